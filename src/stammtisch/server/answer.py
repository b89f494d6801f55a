"""Answers by HTTP: what every handler reads and gives."""

from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stammtisch.server.head import LARGEST_BODY
from stammtisch.server.networks import home_of
from stammtisch.table import messages as wire
from stammtisch.table.reasons import Code
from stammtisch.table.refusals import LONGEST_TEXT

T = TypeVar("T")


async def body(request: Request, kind: type[T]) -> T:
    """What was sent, if it is of that kind."""
    sent = b""
    async for chunk in request.stream():
        sent += chunk
        if len(sent) > LARGEST_BODY:
            raise HTTPException(413, "that is too long")
    return msgspec.json.decode(sent or b"{}", type=kind)


def json(answer: msgspec.Struct, status: int = 200) -> Response:
    """An answer that nobody keeps."""
    return Response(wire.to_json(answer), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def problem(status: int, code: Code, text: str) -> Response:
    """The answer to what was not done."""
    return json(wire.Problem(code, text[:LONGEST_TEXT]), status)


def address(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else "unknown"


def network(connection: HTTPConnection) -> str:
    """Where a request comes from, as it is counted: an IPv6 connection by its /64."""
    return home_of(address(connection))
