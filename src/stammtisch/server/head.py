"""The head of a request, looked at before anything is parsed: whether it may be, and where the request ends.

A request that is refused here costs a search through a few bytes. The parser gets one whole request at a time, so what
it makes of one is bounded, too.
"""

import re
from dataclasses import dataclass
from typing import Final

LARGEST_HEAD: Final = 1 << 14
MOST_HEADERS: Final = 100
LARGEST_BODY: Final = 1 << 16

_END: Final = re.compile(rb"\n\r?\n")
_LENGTH: Final = re.compile(rb"\ncontent-length:[ \t]*([0-9]{1,9})[ \t]*\r?\n")
_FORWARDED: Final = re.compile(rb"\nx-forwarded-for:[^\n]*?([^\s,]+)[ \t]*\r?\n")
_FIRST_PRINTABLE: Final = 0x21


class Unfit(Exception):
    """A request that is refused whatever it asks for; says with which status."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a request before it is parsed."""

    size: int
    """Bytes of the whole request, its body among them."""
    api: bool
    """Whether it asks for something below /api."""
    handshake: bool
    """Whether it asks for a WebSocket."""
    expects: bool
    """Whether the client waits for a word before it sends the body."""
    forwarded: str
    """The client that a proxy names; whoever is no proxy can write there what they like."""


def head_of(coming: bytes | bytearray) -> Head | None:
    """Return the head that these bytes begin with; None if it has not come whole."""
    if coming and coming[0] < _FIRST_PRINTABLE:
        raise Unfit(400)
    end = _END.search(coming, 0, LARGEST_HEAD)
    if end is None:
        if len(coming) >= LARGEST_HEAD or coming.count(b"\n") > MOST_HEADERS:
            raise Unfit(431)
        return None
    head = bytes(coming[: end.end()]).lower()
    if head.count(b"\n") > MOST_HEADERS + 2:
        raise Unfit(431)
    _, _, target = head.partition(b" ")
    forwarded = _FORWARDED.findall(head)
    return Head(
        size=len(head) + _length_in(head),
        api=target.startswith(b"/api/"),
        handshake=b"\nupgrade: websocket\r" in head,
        expects=b"\nexpect:" in head,
        forwarded=forwarded[-1].decode("latin-1") if forwarded else "",
    )


def _length_in(head: bytes) -> int:
    """Return how long the body is; the head must say so, once."""
    if b"\ntransfer-encoding" in head:
        raise Unfit(413)
    said = head.count(b"\ncontent-length")
    if not said:
        return 0
    found = _LENGTH.search(head)
    if said > 1 or found is None or int(found[1]) > LARGEST_BODY:
        raise Unfit(413)
    return int(found[1])
