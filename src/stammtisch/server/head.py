"""The head of a request, checked before anything is parsed: whether it is acceptable, and where the request ends.

A refusal here costs only a search through a few bytes. The parser gets one whole request at a time, so its work is
bounded, too.
"""

import re
from dataclasses import dataclass
from typing import Final

from stammtisch.server.folder import below

LARGEST_HEAD: Final = 1 << 14
MOST_HEADERS: Final = 100
LARGEST_BODY: Final = 1 << 16

_END: Final = re.compile(rb"\n\r?\n")
_LENGTH: Final = re.compile(rb"\ncontent-length:[ \t]*([0-9]{1,9})[ \t]*\r?\n")
_FORWARDED: Final = re.compile(rb"\nx-forwarded-for:[^\n]*?([^\s,]+)[ \t]*\r?\n")
_FIRST_PRINTABLE: Final = 0x21


class Unfit(Exception):
    """A request that is refused with this status, whatever it asks for."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass(frozen=True, slots=True)
class Head:
    """What is known of a request before it is parsed."""

    size: int
    """The bytes of the whole request, including its body."""
    api: bool
    """Whether it asks for something below /api."""
    handshake: bool
    """Whether it asks for a WebSocket."""
    expects: bool
    """Whether the client waits for `100 Continue` before it sends the body."""
    forwarded: str
    """The client that a proxy names. Do not believe it unless a trusted proxy sent it."""


def head_of(coming: bytes | bytearray, folder: str = "") -> Head | None:
    """Return the head at the beginning of these bytes; None if it is not complete.

    `folder` is where a proxy serves this server.
    """
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
        api=below(folder.lower(), target.decode("latin-1")).startswith("/api/"),
        handshake=b"\nupgrade: websocket\r" in head,
        expects=b"\nexpect:" in head,
        forwarded=forwarded[-1].decode("latin-1") if forwarded else "",
    )


def _length_in(head: bytes) -> int:
    """Return the length of the body; the head must name it exactly once."""
    if b"\ntransfer-encoding" in head:
        raise Unfit(413)
    said = head.count(b"\ncontent-length")
    if not said:
        return 0
    found = _LENGTH.search(head)
    if said > 1 or found is None or int(found[1]) > LARGEST_BODY:
        raise Unfit(413)
    return int(found[1])
