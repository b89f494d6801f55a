"""Answers by HTTP: what every handler reads and returns."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from stammtisch.server.head import LARGEST_BODY
from stammtisch.server.networks import home_of
from stammtisch.table import messages as wire
from stammtisch.table.reasons import Code
from stammtisch.table.refusals import LONGEST_TEXT, Problem

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


async def body(request: Request, kind: type[T]) -> T:
    """Return the body of a request, decoded as this type; refuse any other."""
    sent = b""
    async for chunk in request.stream():
        sent += chunk
        if len(sent) > LARGEST_BODY:
            raise HTTPException(413, "that is too long")
    return msgspec.json.decode(sent or b"{}", type=kind)


def json(answer: msgspec.Struct, status: int = 200) -> Response:
    """Return an answer that no cache keeps."""
    return Response(wire.to_json(answer), status, media_type="application/json", headers={"Cache-Control": "no-store"})


def problem(status: int, code: Code, text: str) -> Response:
    """Return the answer to a request that was refused."""
    return json(Problem(code, text[:LONGEST_TEXT]), status)


def address(connection: HTTPConnection) -> str:
    """Return the address that a request comes from."""
    return connection.client.host if connection.client is not None else "unknown"


def network(connection: HTTPConnection) -> str:
    """Return the network that a request counts for: an IPv6 address counts by its /64."""
    return home_of(address(connection))
