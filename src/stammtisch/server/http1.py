"""HTTP/1.1 of one connection: uvicorn's, within limits of time and of number, and without a trace in the log of
whatever strangers send."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast

import h11
from starlette.requests import ClientDisconnect
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from stammtisch.server.door import Application, Receive, Scope, Send
from stammtisch.server.gate import Gate

HEAD_SECONDS: Final = 10
"""How long a client has for the head of a request, from when it came or from the answer before."""
BODY_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 120.0
"""How long a client may take to read an answer."""
LARGEST_HEAD: Final = 1 << 14

MOST_LEAVING: Final = 64
"""Connections that are told why they are refused; if there are more, they are just closed."""
LEAVING_SECONDS: Final = 1.0
FULL_TEXT: Final = b"This server has too many connections from you, or in all. Try again in a moment.\n"
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nRetry-After: 5\r\n"
    b"Connection: close\r\nContent-Length: %d\r\n\r\n%b" % (len(FULL_TEXT), FULL_TEXT)
)

log = logging.getLogger("stammtisch.http")
# That somebody does not speak HTTP is nothing to tell; the metrics count it.
log.setLevel(logging.ERROR)


def arrival(
    config: Config,
    server_state: ServerState,
    app_state: dict[str, Any],
    _loop: asyncio.AbstractEventLoop | None = None,
) -> "Arrival":
    """Whoever has just connected, as uvicorn asks for it; the application has left the gate in its state."""
    gate: Gate = app_state["gate"]
    return Arrival(gate, lambda: Http(config, server_state, app_state, _loop))


class Arrival(asyncio.Protocol):
    """A connection that has just come: it is let in, or refused at little cost."""

    leaving = 0
    """How many are being told that they are refused."""

    def __init__(self, gate: Gate, let_in: Callable[[], asyncio.Protocol]) -> None:
        self._gate = gate
        self._let_in = let_in
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Decides."""
        self._transport = cast(asyncio.Transport, transport)
        if self._gate.arrives(self._gate.network(transport)):
            protocol = self._let_in()
            self._transport.set_protocol(protocol)
            protocol.connection_made(transport)
        elif Arrival.leaving >= MOST_LEAVING:
            self._transport.abort()
        else:
            Arrival.leaving += 1
            self._timer = asyncio.get_running_loop().call_later(LEAVING_SECONDS, self._transport.abort)
            self._transport.write(FULL)
            # Closing at once would take the answer away from a client that is still sending its request.
            self._transport.write_eof()

    def data_received(self, data: bytes) -> None:  # noqa: ARG002
        """Whatever a refused client sends is not read, beyond what is on its way."""
        self._transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """It is gone."""
        if self._timer is not None:
            Arrival.leaving -= 1
            self._timer.cancel()


class Http(H11Protocol):
    """One connection that speaks HTTP, until it ends or becomes a WebSocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.network = ""
        self.logger = log
        self._application = cast(Application, self.app)
        self.app = self._answered
        self._gate: Gate = app_state["gate"]
        self._since = 0.0
        """When the connection came, the head of its request, or the end of the answer."""

    @property
    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    @property
    def _busy(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def look(self, now: float) -> None:
        """Ends the connection if a head, a body or an answer takes too long."""
        if self.waiting or (self._busy and not self.cycle.more_body):
            most = ANSWER_SECONDS
        else:
            most = BODY_SECONDS if self._busy else HEAD_SECONDS
        if now - self._since > most:
            self.drop("timeouts")

    def drop(self, why: str) -> None:
        """Ends it at once."""
        self._gate.metrics.counts[why] += 1
        self.transport.abort()

    # For uvicorn and the event loop

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client is there."""
        super().connection_made(transport)
        self.network = self._gate.network(transport)
        self._since = self.loop.time()
        self._gate.enter(self)
        self._gate.is_silent(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._gate.leave(self)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Takes what has come."""
        asked = self.cycle
        try:
            super().data_received(data)
        except h11.LocalProtocolError:
            self._gate.metrics.counts["malformed"] += 1
            self.transport.abort()
        if self.cycle is not asked:
            self._since = self.loop.time()
        if self._busy and not self.cycle.more_body:
            self._gate.speaks(self)

    def on_response_complete(self) -> None:
        """The answer is written; perhaps the next request has come already."""
        answered = self.cycle
        self._since = self.loop.time()
        super().on_response_complete()
        if self.cycle is answered:
            self._gate.is_silent(self)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a line, which counts for itself."""
        self._gate.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Answers what is no request, unless another answer is under way."""
        self._gate.metrics.counts["malformed"] += 1
        if self._busy or self.conn.our_state is not h11.IDLE:
            self._gone()
        else:
            super().send_400_response(msg)

    def shutdown(self) -> None:
        """The server stops."""
        with suppress(h11.LocalProtocolError):
            super().shutdown()

    def timeout_keep_alive_handler(self) -> None:
        """No further request has come."""
        with suppress(h11.LocalProtocolError):
            super().timeout_keep_alive_handler()

    # Quietly

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Has the application answer; that the client is gone meanwhile, or does not keep to HTTP, is no error."""
        if self._gate.is_choked(self.network):
            self._gate.metrics.counts["slow_readers"] += 1
            self._gone()
            return
        try:
            await self._application(scope, receive, send)
        except (h11.LocalProtocolError, ClientDisconnect):
            self._gate.metrics.counts["disconnects"] += 1
            self._gone()

    def _gone(self) -> None:
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.abort()
