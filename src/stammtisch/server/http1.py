"""HTTP/1.1 on one connection: uvicorn's protocol, with limits of time and number. What strangers send leaves no trace
in the log."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, cast

import h11
from starlette.requests import ClientDisconnect
from uvicorn import Config
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from stammtisch.server.door import Application, Receive, Scope, Send
from stammtisch.server.gate import PROXY, Gate
from stammtisch.server.head import Head, Unfit, head_of
from stammtisch.server.leaving import FULL, TOO_MUCH, UNFIT, Leaving
from stammtisch.server.networks import home_of

HEAD_SECONDS: Final = 10
"""How many seconds a client has for the head of a request, after it connected or after the last answer."""
BODY_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 120.0
"""How many seconds a client may take to read an answer."""
GO_ON: Final = b"HTTP/1.1 100 Continue\r\n\r\n"

log = logging.getLogger("stammtisch.http")
# A client that does not speak HTTP is not worth a log entry; the metrics count it.
log.setLevel(logging.ERROR)


def arrival(
    config: Config,
    server_state: ServerState,
    app_state: dict[str, Any],
    _loop: asyncio.AbstractEventLoop | None = None,
) -> "Arrival":
    """Return the protocol of a new connection, for uvicorn; the gate is in the application's state."""
    gate: Gate = app_state["gate"]
    return Arrival(gate, lambda: Http(config, server_state, app_state, _loop))


class Arrival(asyncio.Protocol):
    """A new connection: it is let in, or refused at little cost."""

    def __init__(self, gate: Gate, let_in: Callable[[], asyncio.Protocol]) -> None:
        self._gate = gate
        self._let_in = let_in
        self._leaving: Leaving | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the connection in or refuse it."""
        transport = cast(asyncio.Transport, transport)
        network = self._gate.network(transport)
        if self._gate.is_shut_out(network):
            transport.abort()
        elif self._gate.arrives(network):
            protocol = self._let_in()
            transport.set_protocol(protocol)
            protocol.connection_made(transport)
        else:
            self._leaving = Leaving(transport, FULL)

    def data_received(self, data: bytes) -> None:  # noqa: ARG002
        """Ignore what a refused client sends."""
        if self._leaving is not None:
            self._leaving.heard()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that the connection is closed."""
        if self._leaving is not None:
            self._leaving.gone()


class Writing(FlowControl):
    """uvicorn's flow control for writing alone; this module decides when to read."""

    def pause_reading(self) -> None:
        """Leave it as it is."""

    def resume_reading(self) -> None:
        """Leave it as it is."""


class Http(H11Protocol):
    """One connection that speaks HTTP, until it ends or becomes a WebSocket.

    It handles one whole request at a time: what comes later waits until that one is answered.
    """

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
        """When the last step happened: the connection, the head of its request, or the end of the answer."""
        self._coming = bytearray()
        """The received bytes that are not parsed yet."""
        self._head: Head | None = None
        """The head of the current request."""
        self._taken = False
        """Whether a whole request is here and not answered yet."""
        self._turn: str | None = None
        """The network in whose queue this connection waits or is answered."""
        self._paused = False
        self._leaving: Leaving | None = None

    @property
    def waiting(self) -> int:
        """Return how many bytes the other side has not read yet."""
        return self.transport.get_write_buffer_size()

    def look(self, now: float) -> None:
        """End the connection if a head, a body or an answer takes too long."""
        most = HEAD_SECONDS if self._head is None else BODY_SECONDS
        if self.waiting or self._taken:
            most = ANSWER_SECONDS
        if now - self._since > most:
            self.drop("timeouts")

    def drop(self, why: str) -> None:
        """End it at once."""
        self._gate.metrics.counts[why] += 1
        self.transport.abort()

    # For uvicorn and the event loop

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to listen to a new client."""
        super().connection_made(transport)
        self.flow = Writing(transport)
        self.network = self._gate.network(transport)
        self._since = self.loop.time()
        self._gate.enter(self)
        self._gate.is_silent(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after a client that is gone."""
        self._gate.leave(self)
        self._end_turn()
        if self._leaving is not None:
            self._leaving.gone()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Give the turn to others while the client is slow to read its answer."""
        super().pause_writing()
        self._end_turn()

    def data_received(self, data: bytes) -> None:
        """Take the received bytes."""
        if self._leaving is not None:
            self._leaving.heard()
            return
        if self._gate.is_shut_out(self.network):
            self.transport.abort()
            return
        self._unset_keepalive_if_required()
        self._coming += data
        if self._taken:
            self._paused = True
            self.transport.pause_reading()
        else:
            self._take()

    def _take(self) -> None:
        """Take the next request if it is complete."""
        if self._taken or self.transport.is_closing() or not self._coming:
            return
        if self._head is None:
            try:
                self._head = head_of(self._coming, self._gate.folder)
            except Unfit as error:
                self._gate.metrics.counts["malformed"] += 1
                self._refuse(UNFIT[error.status])
                return
            if self._head is None:
                self._listen()
                return
            self._since = self.loop.time()
            if self._head.expects and len(self._coming) < self._head.size:
                self.transport.write(GO_ON)
        if len(self._coming) < self._head.size:
            self._listen()
            return
        self._gate.speaks(self)
        network = self.network
        if network == PROXY and self._head.forwarded:
            network = home_of(self._head.forwarded)
        if self._gate.is_shut_out(network) or not self._gate.may_ask(network, self._head):
            if network != self.network:
                self._gate.turned_away(network)
            self._refuse(TOO_MUCH)
            return
        self._taken = True
        if network == PROXY or not self._gate.limits.factor:
            self.begin()
        else:
            self._turn = network
            self._gate.turns.ask(network, self)

    def begin(self) -> None:
        """Let the application answer the request: it is its turn."""
        if self.transport.is_closing() or self._head is None:
            self._end_turn()
            return
        request = bytes(self._coming[: self._head.size])
        del self._coming[: self._head.size]
        try:
            super().data_received(request)
        except h11.LocalProtocolError:
            self._gate.metrics.counts["malformed"] += 1
            self.transport.abort()
        else:
            if self.cycle is not None and self.cycle.more_body and self._leaving is None:
                # The parser disagrees with the head about where the request ends.
                self.drop("malformed")

    def _end_turn(self) -> None:
        if self._turn is not None:
            network, self._turn = self._turn, None
            if not self._gate.turns.give_up(network, self):
                self.loop.call_soon(self._gate.turns.end, network)

    def on_response_complete(self) -> None:
        """Go on after an answer is written; perhaps the next request is here already."""
        self._since = self.loop.time()
        self._end_turn()
        self._taken = False
        self._head = None
        super().on_response_complete()
        if self._coming:
            self.loop.call_soon(self._take)
        else:
            self._listen()
            self._gate.is_silent(self)

    def _listen(self) -> None:
        """Read on if no whole request is among the received bytes."""
        if self._paused and not self.transport.is_closing():
            self._paused = False
            self.transport.resume_reading()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to a WebSocket, which is counted on its own."""
        self._end_turn()
        self._gate.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002
        """Answer bytes that are no request, unless another answer is under way."""
        self._gate.metrics.counts["malformed"] += 1
        self._end_turn()
        if self.cycle is not None and not self.cycle.response_complete:
            self._gone()
        else:
            self._refuse(UNFIT[400])

    def _refuse(self, answer: bytes) -> None:
        """Send the refusal and end; read nothing more."""
        self._gate.turned_away(self.network)
        self._coming.clear()
        self._leaving = Leaving(self.transport, answer)

    def shutdown(self) -> None:
        """End the connection because the server stops."""
        with suppress(h11.LocalProtocolError):
            super().shutdown()

    def timeout_keep_alive_handler(self) -> None:
        """End the connection: no further request has come."""
        with suppress(h11.LocalProtocolError):
            super().timeout_keep_alive_handler()

    # Quietly

    async def _answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer. It is no error if the client is gone meanwhile or does not keep to HTTP."""
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
