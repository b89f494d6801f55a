"""Refusals that are the same for everybody: made once, sent as they are, and then the connection ends."""

import asyncio
from http import HTTPStatus
from typing import Final

from stammtisch.server.door import HEADERS, LENGTH_TEXT
from stammtisch.table import messages as wire
from stammtisch.table.reasons import TEXTS, Code
from stammtisch.table.refusals import Problem

MOST_LEAVING: Final = 64
"""How many connections are told why they are refused; further ones are just closed."""
LEAVING_SECONDS: Final = 1.0
FULL_TEXT: Final = b"This server has too many connections from you, or in all. Try again in a moment.\n"


def refusal(status: HTTPStatus, kind: str, body: bytes) -> bytes:
    """Return the bytes of an answer after which the connection is closed."""
    headers = {
        "Content-Type": kind,
        "Content-Length": str(len(body)),
        "Connection": "close",
        "Retry-After": "5",
        **HEADERS,
    }
    lines = [f"HTTP/1.1 {status.value} {status.phrase}", *[f"{name}: {value}" for name, value in headers.items()]]
    return "\r\n".join([*lines, "", ""]).encode() + body


def _problem(status: HTTPStatus, code: Code, text: str) -> bytes:
    return refusal(status, "application/json", wire.to_json(Problem(code, text)))


FULL: Final = refusal(HTTPStatus.SERVICE_UNAVAILABLE, "text/plain; charset=utf-8", FULL_TEXT)
TOO_MUCH: Final = refusal(
    HTTPStatus.TOO_MANY_REQUESTS,
    "application/json",
    wire.to_json(Problem("too-much", TEXTS["too-fast"], reason="too-fast")),
)
UNFIT: Final = {
    400: _problem(HTTPStatus.BAD_REQUEST, "malformed", "this is no request"),
    413: _problem(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "too-long", LENGTH_TEXT),
    431: _problem(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-long", "a request has fewer and shorter headers"),
}


class Leaving:
    """A connection that is told why it is refused, and ends soon."""

    number = 0
    """How many there are now."""

    def __init__(self, transport: asyncio.Transport, answer: bytes) -> None:
        self._transport = transport
        self._timer: asyncio.TimerHandle | None = None
        if Leaving.number >= MOST_LEAVING or transport.is_closing():
            transport.abort()
            return
        Leaving.number += 1
        self._timer = asyncio.get_running_loop().call_later(LEAVING_SECONDS, transport.abort)
        transport.write(answer)
        # Closing at once would discard the answer if the client is still sending its request.
        transport.write_eof()

    def heard(self) -> None:
        """Ignore what the client sends."""
        self._transport.pause_reading()

    def gone(self) -> None:
        """Note that the connection is closed."""
        if self._timer is not None:
            Leaving.number -= 1
            self._timer.cancel()
            self._timer = None
