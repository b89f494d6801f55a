"""The line: one WebSocket, from the bytes that come to whole messages, and back.

The protocol is that of the library `websockets`, whose part without input and output this is the input and output of.
uvicorn's own would hand each message on in a dictionary, through a queue, and stop listening meanwhile; that took
longer than to play the move. This one speaks ASGI only until somebody is let in.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, MutableMapping
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from stammtisch.server.door import Application

LARGEST_MESSAGE: Final = 1 << 16
MESSAGE: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
PING_SECONDS: Final = 20.0
"""How often the other side is asked whether it is still there; until the next time it must have said something."""

MOST_UNREAD: Final = 16
"""Messages that may wait to be dealt with; as long as there are more, no others are taken."""
SECONDS_TO_CLOSE: Final = 10.0
"""How long the other side has to say goodbye."""

HandOver = Callable[[str, bytes, int], bool]
"""Hands a connection over to another process, given what path was asked for, in which words, and its descriptor."""

log = logging.getLogger("stammtisch.line")


def opened(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> "Line":
    """A line, as uvicorn asks for one; the application has left in its state what is needed."""
    return Line(app_state["application"], server_state, app_state["hand_over"])


class Line(asyncio.Protocol):
    """One connection, from the moment when a client has asked for a WebSocket."""

    def __init__(self, application: Application, server: ServerState, hand_over: HandOver | None = None) -> None:
        self.stuck_since: float | None = None
        """Since when the other side has not taken what was sent."""
        self._application = application
        self._server = server
        self._hand_over = hand_over
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_MESSAGE)
        self._parts: list[bytes] = []
        """What has come of a message that comes in several frames."""
        self._unread: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._paused = False
        self._flushing = False
        self._quiet = False
        """Whether nothing has come since the last ping."""
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        """Whether this side has said goodbye, and hears no more."""
        self._ended = False
        """Whether nothing can be sent any more, since the other side has said goodbye or is gone."""

    # For whoever talks over the line

    def accept(self) -> None:
        """Lets the other side in."""
        if not self._ended:
            self._protocol.send_response(self._welcome)
            self._flush()
            self._after(PING_SECONDS, self._ping)

    async def receive(self) -> bytes | None:
        """The next message; None when there will be no more."""
        while self.open and not self._unread:
            self._reader = self._loop.create_future()
            await self._reader
        if self._closed or not self._unread:
            return None
        if self._paused and len(self._unread) <= MOST_UNREAD // 2:
            self._paused = False
            self._transport.resume_reading()
        return self._unread.popleft()

    def send(self, message: bytes) -> None:
        """Sends a message; what the other side does not take at once waits in memory."""
        if self.open:
            self._protocol.send_text(message)
            if not self._flushing:
                # Each call of the system costs as much as a view: what is said in one breath goes out together.
                self._flushing = True
                self._loop.call_soon(self._flush)

    @property
    def open(self) -> bool:
        """Whether anything can be sent."""
        return not (self._closed or self._ended)

    @property
    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self._transport.get_write_buffer_size()

    def close(self, code: int) -> None:
        """Says goodbye, and hangs up when that is answered or was waited for long enough."""
        if self.open:
            self._closed = True
            self._protocol.send_close(code)
            self._flush()
            self._after(SECONDS_TO_CLOSE, self._transport.abort)
            self._wake()
            if self._paused:
                self._transport.resume_reading()

    # For uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client is there."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The client is gone."""
        self._server.connections.discard(self)
        self._ended = True
        self._wake()
        if self._timer is not None:
            self._timer.cancel()

    def pause_writing(self) -> None:
        """The other side takes less than it gets."""
        self.stuck_since = time.monotonic()

    def resume_writing(self) -> None:
        """The other side has caught up."""
        self.stuck_since = None

    def shutdown(self) -> None:
        """The server stops."""
        if self._protocol.state is State.CONNECTING:
            self._transport.abort()
        else:
            self.close(CloseCode.SERVICE_RESTART)
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Takes what has come."""
        self._quiet = False
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                self._asked(event, data)
            elif isinstance(event, Frame) and event.opcode in MESSAGE:
                self._heard(event)
        self._flush()

    # Coming in

    def _asked(self, request: Request, data: bytes) -> None:
        """Somebody asks for a WebSocket: the application decides, perhaps that of another process."""
        if self._hand_over is not None:
            descriptor = self._transport.get_extra_info("socket").fileno()
            if self._hand_over(request.path, data, descriptor):
                self._ended = True
                self._transport.abort()
                return
        self._welcome = self._protocol.accept(request)
        if self._welcome.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._protocol.send_response(self._welcome)
            return
        peer = self._transport.get_extra_info("peername")
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "client": peer and tuple(peer[:2]),
            "root_path": "",
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
            ],
            "line": self,
        }
        task = self._loop.create_task(self._serve(scope))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    async def _serve(self, scope: MutableMapping[str, Any]) -> None:
        try:
            await self._application(scope, self._nothing, self._refuse)
        except Exception:
            log.exception("a connection failed")
        if self._protocol.state is State.CONNECTING:
            self._turn_away(HTTPStatus.INTERNAL_SERVER_ERROR)
        else:
            self.close(CloseCode.NORMAL_CLOSURE)

    async def _nothing(self) -> MutableMapping[str, Any]:
        return {"type": "websocket.connect"}

    async def _refuse(self, _: MutableMapping[str, Any]) -> None:
        """All that is ever said in ASGI's words is that somebody is not let in."""
        self._turn_away(HTTPStatus.FORBIDDEN)

    def _turn_away(self, status: HTTPStatus) -> None:
        if not self._ended:
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()

    # Listening and speaking

    def _heard(self, frame: Frame) -> None:
        self._parts.append(bytes(frame.data))
        if frame.fin:
            self._unread.append(self._parts[0] if len(self._parts) == 1 else b"".join(self._parts))
            self._parts = []
            self._wake()
            if len(self._unread) > MOST_UNREAD and not self._paused:
                self._paused = True
                self._transport.pause_reading()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _flush(self) -> None:
        """Sends what the protocol has ready; an empty part is the end."""
        self._flushing = False
        parts = self._protocol.data_to_send()
        if parts and not self._transport.is_closing():
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))
            if not parts[-1]:
                self._ended = True
                self._wake()
                self._transport.close()
                self._after(SECONDS_TO_CLOSE, self._transport.abort)

    def _ping(self) -> None:
        """Asks whether the other side is still there, and hangs up if it did not answer the last time."""
        if self._quiet:
            self._transport.abort()
        else:
            self._quiet = True
            self._protocol.send_ping(b"")
            self._flush()
            self._after(PING_SECONDS, self._ping)

    def _after(self, seconds: float, act: Callable[[], None]) -> None:
        """Sees to one thing later, and no more to what was to come before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, act)
