"""The line: one WebSocket, from the bytes that come to whole messages, and back.

The protocol is that of the library `websockets`, whose part without input and output this is the input and output of.
uvicorn's own would hand each message on in a dictionary, through a queue, and stop listening meanwhile; that took
longer than to play the move. This one speaks ASGI only until somebody is let in.

Every frame counts, whatever its kind, and so does every byte, either way. Who sends faster than the limit is not read
for a while, which slows an honest burst down; who goes on with it is let go. Who does not read is let go, too.
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
"""How often the other side is asked whether it is still there; until the next time it must have said something."""

MOST_UNREAD: Final = 16
"""Messages that may wait to be dealt with; as long as there are more, no others are taken."""
LAST_WORDS: Final = 3
"""Messages that still count of those that came before the connection ended: a move, perhaps, and no more."""
SECONDS_TO_CLOSE: Final = 10.0
"""How long the other side has to say goodbye."""

PIECE: Final = 1 << 10
"""Bytes that are parsed before what they cost is counted: at most 170 frames."""
BYTES_LIKE_A_FRAME: Final = 256
LIGHT: Final = 0.9
"""Who has so much of his own bucket left does not suffer when others of his address send too much."""
MOST_FRAGMENTS: Final = 128
"""Frames that one message may come in."""
MESSAGE_SECONDS: Final = 20.0
"""How long the other side has for a message that it has begun."""
PATIENCE: Final = 5.0
"""Seconds that somebody who sends too much is slowed down; then he is let go. They come back slowly."""
PATIENCE_BACK: Final = 0.2
SECONDS_SLOWED: Final = 0.5
"""How long nothing is taken when all of an address together send too much."""
SECONDS_TO_LEAVE: Final = 1.0
"""How long somebody who is let go has to read why."""

MOST_WAITING: Final = 1 << 20
"""Bytes that may wait for a slow reader before he is dropped; he comes back to a fresh view."""
SECONDS_TO_READ: Final = 20.0
"""Who has not taken a message for so long is dropped."""
TOO_SLOW: Final = 4008

log = logging.getLogger("stammtisch.websocket")


def opened(config: Config, server_state: ServerState, app_state: dict[str, Any]) -> "WebSocket":
    """A line, as uvicorn asks for one; the application has left in its state what is needed."""
    return WebSocket(app_state["application"], server_state, app_state["gate"])


class WebSocket(asyncio.Protocol):
    """One connection, from the moment when a client has asked for a WebSocket."""

    def __init__(self, application: Application, server: ServerState, gate: Gate) -> None:
        self.network = ""
        """What its frames are counted by; that of a proxy's client is known when it has been let in."""
        self._application = application
        self._server = server
        self._gate = gate
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=LARGEST_MESSAGE)
        self._parts: list[bytes] = []
        """What has come of a message that comes in several frames."""
        self._unread: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._new = True
        """Whether nothing has come yet; what comes first is the request, whole."""
        self._unparsed = bytearray()
        """What has come while nothing was taken."""
        self._full = False
        """Whether nothing is taken because too many messages wait to be dealt with."""
        self._slowed: asyncio.TimerHandle | None = None
        """Until when nothing is taken because too much has come."""
        self._paused = False
        """Whether the event loop knows that nothing is taken."""
        self._frames: Bucket | None = Bucket(FRAMES, gate.limits.factor) if gate.limits.factor else None
        self._shared_frames: Bucket | None = None
        """Those of all lines of the network."""
        self._patience = PATIENCE
        self._patient_since = 0.0
        self._message_since: float | None = None
        """Since when a message that comes in several frames has been coming."""
        self._frame_since: float | None = None
        """Since when bytes have come that are no frame yet."""
        self._stuck_since: float | None = None
        """Since when the other side has not taken what was sent."""
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
        if self._full and len(self._unread) <= MOST_UNREAD // 2:
            self._full = False
            self._loop.call_soon(self._go_on)
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

    def close(self, code: int, reason: str = "", seconds: float = SECONDS_TO_CLOSE) -> None:
        """Says goodbye, and hangs up when that is answered or was waited for long enough."""
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
        """Counts its frames and its place for a network: that of the client, where a proxy has brought it."""
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
        """A client is there."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]
        self._patient_since = self._loop.time()
        self.network = self._gate.network(transport)
        if self.network == PROXY:
            self._gate.enter(self)
        else:
            self.count_for(self.network)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The client is gone."""
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
        """The other side takes less than it gets."""
        self._stuck_since = self._loop.time()

    def resume_writing(self) -> None:
        """The other side has caught up."""
        self._stuck_since = None

    def shutdown(self) -> None:
        """The server stops."""
        if self._protocol.state is State.CONNECTING:
            self._transport.abort()
        else:
            self.close(CloseCode.SERVICE_RESTART)
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Takes what has come, unless too much has."""
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
        """Ends the line if the other side takes too long over a message, or over reading."""
        if self._stuck_since is not None and now - self._stuck_since > SECONDS_TO_READ:
            self.drop("slow_readers")
            return
        for since in (self._frame_since, self._message_since):
            # Where nothing is taken, the other side is not to blame for what has not come.
            if since is not None and now - since > MESSAGE_SECONDS and not self._paused:
                self._let_go("timeouts", "a message was not complete in time")
                return

    def drop(self, why: str) -> None:
        """Ends it at once."""
        self._gate.metrics.counts[why] += 1
        self._ended = True
        self._unread.clear()
        self._wake()
        self._transport.abort()

    # Coming in

    def _asked(self, request: Request) -> None:
        """Somebody asks for a WebSocket: the application decides."""
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
        """All that is ever said in ASGI's words is that somebody is not let in."""
        self._turn_away(HTTPStatus.FORBIDDEN)

    def _turn_away(self, status: HTTPStatus) -> None:
        if not self._ended:
            self._protocol.send_response(self._protocol.reject(status, ""))
            self._flush()

    # Listening and speaking

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
            # A piece with no whole frame in it is a turn of the event loop, too.
            self._count((len(events) or 1) + len(data) / BYTES_LIKE_A_FRAME, self._frames)

    def _count(self, cost: float, frames: Bucket) -> None:
        """Counts what has come; beyond the limits nothing is taken for a while."""
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
        """Takes nothing for some time."""
        if self._slowed is None and not self._ended:
            self._gate.metrics.refused(limit.name)
            self._slowed = self._loop.call_later(seconds, self._faster)
            self._pause()

    def _faster(self) -> None:
        self._slowed = None
        self._go_on()

    def _go_on(self) -> None:
        """Takes what has come meanwhile, as far as that may be, and then more."""
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
        """Ends the line against the other side's will, and says why; nothing more is read."""
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
            # Closing while there is something unread would take the words away before they are read.
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
        """Sends what the protocol has ready; an empty part is the end."""
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
