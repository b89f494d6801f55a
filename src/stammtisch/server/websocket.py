"""A WebSocket (RFC 6455): from received bytes to whole messages, and back.

The library `websockets` has the protocol without input and output; this module adds those. uvicorn's own module
passes each message on in a dictionary, through a queue, and stops listening meanwhile; that took longer than playing
the move. This one uses ASGI only until a client is let in.

Every frame and every byte count, in both directions. A client that sends faster than its token bucket allows is not
read for a while, so that TCP slows it down (backpressure); if it goes on, it is closed. A client that does not read
what it is sent is closed, too.
"""

import asyncio
import logging
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
from stammtisch.server.gate import PROXY, Gate
from stammtisch.server.limits import FRAMES, FRAMES_OF_AN_ADDRESS, Bucket, Limit

LARGEST_MESSAGE: Final = 1 << 16
MESSAGE: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
PING_SECONDS: Final = 20.0
"""Seconds between two pings; the other side must have sent something before the next one."""

MOST_UNREAD: Final = 16
"""How many messages may wait to be handled; while there are more, nothing is read."""
LAST_WORDS: Final = 3
"""How many waiting messages still count after the connection has ended: perhaps a move, and no more."""
SECONDS_TO_CLOSE: Final = 10.0
"""How many seconds the other side has to answer a close."""

PIECE: Final = 1 << 10
"""Bytes that are parsed before their cost is counted: at most 170 frames."""
BYTES_LIKE_A_FRAME: Final = 256
LIGHT: Final = 0.9
"""A client with this share of its own bucket left is not slowed down when others of its address send too much."""
MOST_FRAGMENTS: Final = 128
"""How many frames one message may have."""
MESSAGE_SECONDS: Final = 20.0
"""How many seconds the other side has to complete a message."""
PATIENCE: Final = 5.0
"""How many seconds a client that sends too much is slowed down before it is closed. They come back slowly."""
PATIENCE_BACK: Final = 0.2
SECONDS_SLOWED: Final = 0.5
"""How many seconds nothing is read when all clients of an address together send too much."""
SECONDS_TO_LEAVE: Final = 1.0
"""How many seconds a client that is closed has to read why."""

MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a slow reader before it is closed; after it reconnects, it gets a fresh view."""
SECONDS_TO_READ: Final = 20.0
"""A client that has read nothing for this many seconds is dropped."""
TOO_SLOW: Final = 4008

log = logging.getLogger("stammtisch.websocket")


def opened(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> "WebSocket":
    """Return a WebSocket, for uvicorn; what it needs is in the application's state."""
    return WebSocket(app_state["application"], server_state, app_state["gate"])


class WebSocket(asyncio.Protocol):
    """One connection, from the moment when a client asks for a WebSocket."""

    def __init__(self, application: Application, server: ServerState, gate: Gate) -> None:
        self.network = ""
        """The network for which its frames count; for a proxy's client it is known once the client is let in."""
        self._application = application
        self._server = server
        self._gate = gate
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_MESSAGE)
        self._parts: list[bytes] = []
        """The frames so far of a message in several frames."""
        self._unread: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._new = True
        """Whether nothing was received yet; the first bytes are the whole request."""
        self._unparsed = bytearray()
        """The bytes received while nothing is parsed."""
        self._full = False
        """Whether nothing is parsed because too many messages wait."""
        self._slowed: asyncio.TimerHandle | None = None
        """Until when nothing is parsed because too much was received."""
        self._paused = False
        """Whether the event loop was asked to read nothing."""
        self._frames: Bucket | None = Bucket(FRAMES, gate.limits.factor) if gate.limits.factor else None
        self._shared_frames: Bucket | None = None
        """The frames of all WebSockets of the network."""
        self._patience = PATIENCE
        self._patient_since = 0.0
        self._message_since: float | None = None
        """Since when a message in several frames is incomplete."""
        self._frame_since: float | None = None
        """Since when a frame is incomplete."""
        self._stuck_since: float | None = None
        """Since when the other side does not read what is sent."""
        self._flushing = False
        self._quiet = False
        """Whether nothing was received since the last ping."""
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        """Whether this side has sent a close and listens no more."""
        self._ended = False
        """Whether nothing can be sent any more because the other side has closed or is gone."""

    # For those who send and receive messages

    def accept(self) -> None:
        """Let the other side in."""
        if not self._ended:
            self._protocol.send_response(self._welcome)
            self._flush()
            self._after(PING_SECONDS, self._ping)

    async def receive(self) -> bytes | None:
        """Return the next message; None when there will be no more."""
        while self.open and not self._unread:
            self._reader = self._loop.create_future()
            await self._reader
        if self._closed or not self._unread:
            return None
        if self._full and len(self._unread) <= MOST_UNREAD // 2:
            self._full = False
            self._loop.call_soon(self._go_on)
        return self._unread.popleft()

    def send(self, message: bytes) -> None:
        """Send a message; what the other side does not read at once waits in memory."""
        if self.open:
            self._protocol.send_text(message)
            if not self._flushing:
                # A system call costs as much as a view: messages of the same moment go out together.
                self._flushing = True
                self._loop.call_soon(self._flush)

    @property
    def open(self) -> bool:
        """Say whether anything can be sent."""
        return not (self._closed or self._ended)

    @property
    def waiting(self) -> int:
        """Return how many bytes the other side has not read yet."""
        return self._transport.get_write_buffer_size()

    def close(self, code: int, reason: str = "", seconds: float = SECONDS_TO_CLOSE) -> None:
        """Send a close; end the connection when that is answered or after some seconds."""
        if self.open:
            self._closed = True
            self._protocol.send_close(code, reason)
            self._flush()
            self._after(seconds, self._transport.abort)
            self._wake()
            self._full = False
            self._unread.clear()
            self._loop.call_soon(self._go_on)

    def count_for(self, network: str) -> None:
        """Count its frames and its place for a network: behind a proxy, that of the client."""
        if self._ended:
            return
        if self._shared_frames is not None:
            self._gate.give_back(self.network)
        self._gate.leave(self)
        self.network = network
        self._gate.enter(self)
        self._shared_frames = self._gate.frames_of(network) if self._frames is not None else None

    # For uvicorn and the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin to listen to a new client."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]
        self._patient_since = self._loop.time()
        self.network = self._gate.network(transport)
        if self.network == PROXY:
            self._gate.enter(self)
        else:
            self.count_for(self.network)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Clean up after a client that is gone."""
        self._server.connections.discard(self)
        self._gate.leave(self)
        if self._shared_frames is not None:
            self._gate.give_back(self.network)
            self._shared_frames = None
        self._ended = True
        while len(self._unread) > LAST_WORDS:
            self._unread.pop()
        self._unparsed.clear()
        self._wake()
        for timer in (self._timer, self._slowed):
            if timer is not None:
                timer.cancel()

    def pause_writing(self) -> None:
        """Note that the other side reads too slowly."""
        self._stuck_since = self._loop.time()

    def resume_writing(self) -> None:
        """Note that the other side has caught up."""
        self._stuck_since = None

    def shutdown(self) -> None:
        """Close because the server stops."""
        if self._protocol.state is State.CONNECTING:
            self._transport.abort()
        else:
            self.close(CloseCode.SERVICE_RESTART)
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Parse the received bytes, unless there are too many."""
        self._quiet = False
        if self._ended:
            return
        if (len(data) <= PIECE and not (self._unparsed or self._full or self._slowed)) or self._new:
            self._new = False
            self._parse(data)
        else:
            self._unparsed += data
            self._go_on()

    # For the gate

    def look(self, now: float) -> None:
        """Close if the other side takes too long to send a message or to read."""
        if self._stuck_since is not None and now - self._stuck_since > SECONDS_TO_READ:
            self.drop("slow_readers")
            return
        for since in (self._frame_since, self._message_since):
            # While nothing is read, an incomplete message is not the other side's fault.
            if since is not None and now - since > MESSAGE_SECONDS and not self._paused:
                self._let_go("timeouts", "a message was not complete in time")
                return

    def drop(self, why: str) -> None:
        """End it at once."""
        self._gate.metrics.counts[why] += 1
        self._ended = True
        self._unread.clear()
        self._wake()
        self._transport.abort()

    # The handshake

    def _asked(self, request: Request) -> None:
        """Let the application decide about a request for a WebSocket."""
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
            "websocket": self,
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
        """Refuse the client: ASGI is used for nothing else."""
        self._turn_away(HTTPStatus.FORBIDDEN)

    def _turn_away(self, status: HTTPStatus) -> None:
        if not self._ended:
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()

    # Receiving and sending

    def _parse(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        events = self._protocol.events_received()
        for event in events:
            if isinstance(event, Request):
                self._asked(event)
            elif isinstance(event, Frame) and event.opcode in MESSAGE:
                self._heard(event)
        if events:
            self._frame_since = None
        elif self._frame_since is None:
            self._frame_since = self._loop.time()
        self._flush()
        if self._frames is not None:
            # A piece without a whole frame costs a turn of the event loop, too.
            self._count((len(events) or 1) + len(data) / BYTES_LIKE_A_FRAME, self._frames)

    def _count(self, cost: float, frames: Bucket) -> None:
        """Count what was received; beyond the limits, read nothing for a while."""
        now = self._loop.time()
        left = frames.spend(cost, now)
        left_to_all = 0.0 if self._shared_frames is None else self._shared_frames.spend(cost, now)
        if left < 0:
            self._patience = min(PATIENCE, self._patience + (now - self._patient_since) * PATIENCE_BACK)
            self._patience -= frames.seconds
            self._patient_since = now
            if self._patience < 0:
                self._let_go("floods", "too much for too long")
            else:
                self._slow_down(frames.seconds, FRAMES)
        elif left_to_all < 0 and left < LIGHT * frames.burst:
            self._slow_down(SECONDS_SLOWED, FRAMES_OF_AN_ADDRESS)

    def _slow_down(self, seconds: float, limit: Limit) -> None:
        """Read nothing for some seconds."""
        if self._slowed is None and not self._ended:
            self._gate.metrics.refused(limit.name)
            self._slowed = self._loop.call_later(seconds, self._faster)
            self._pause()

    def _faster(self) -> None:
        self._slowed = None
        self._go_on()

    def _go_on(self) -> None:
        """Parse the bytes that wait, within the limits, and then read on."""
        while self._unparsed and not (self._full or self._slowed or self._transport.is_closing()):
            piece = bytes(self._unparsed[:PIECE])
            del self._unparsed[:PIECE]
            self._parse(piece)
        if self._full or self._slowed:
            self._pause()
        elif self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()
            now = self._loop.time()
            self._frame_since = None if self._frame_since is None else now
            self._message_since = None if self._message_since is None else now

    def _pause(self) -> None:
        if not self._paused and not self._transport.is_closing():
            self._paused = True
            self._transport.pause_reading()

    def _let_go(self, counted: str, why: str) -> None:
        """Close for a fault of the other side and say why; read nothing more."""
        if self._ended:
            return
        self._gate.metrics.counts[counted] += 1
        self._closed = True
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(CloseCode.POLICY_VIOLATION, why)
        self._flush()
        self._ended = True
        self._unparsed.clear()
        self._pause()
        self._wake()
        if not self._transport.is_closing():
            # Closing with unread input would discard the reason before the other side reads it.
            self._transport.write_eof()
            self._after(SECONDS_TO_LEAVE, self._transport.abort)

    def _heard(self, frame: Frame) -> None:
        if self._closed:
            return
        if frame.fin and not self._parts:
            self._unread.append(bytes(frame.data))
        else:
            self._parts.append(bytes(frame.data))
            if not frame.fin:
                if len(self._parts) == 1:
                    self._message_since = self._loop.time()
                elif len(self._parts) > MOST_FRAGMENTS:
                    self._let_go("floods", "a message in too many frames")
                return
            self._unread.append(b"".join(self._parts))
            self._parts = []
            self._message_since = None
        self._wake()
        if len(self._unread) > MOST_UNREAD:
            self._full = True
            self._pause()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _flush(self) -> None:
        """Send what the protocol has ready; an empty part is the end."""
        self._flushing = False
        parts = self._protocol.data_to_send()
        if parts and not self._ended and not self._transport.is_closing():
            self._transport.write(parts[0] if len(parts) == 1 else b"".join(parts))
            if not parts[-1]:
                self._ended = True
                self._wake()
                self._transport.close()
                self._after(SECONDS_TO_CLOSE, self._transport.abort)
            elif self.open and self._transport.get_write_buffer_size() > MOST_WAITING:
                self._gate.metrics.counts["slow_readers"] += 1
                self.close(TOO_SLOW)

    def _ping(self) -> None:
        """Send a ping; end the connection if nothing was received since the last one."""
        if self._quiet:
            self._transport.abort()
        else:
            self._quiet = True
            self._protocol.send_ping(b"")
            self._flush()
            self._after(PING_SECONDS, self._ping)

    def _after(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something later, instead of what was planned before."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, act)
