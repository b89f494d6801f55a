"""A load generator: one process plays many matches for two on a server, in the same way on every server.

All expensive parts are shared: the socket, the framing, the timing and the choice of a move are the same code for both
servers, and msgspec decodes each message into the few fields that a player needs. Only the protocols differ:
load_stammtisch.py speaks our JSON messages, load_boardgame.py socket.io.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar, cast

import msgspec

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
KEY: Final = b"\x5a" * 4
"""The masking key of all frames; a server does not notice that it is always the same."""
MASK: Final = bytes([byte ^ KEY[0] for byte in range(256)])
SETTING_UP: Final = 16
"""How many matches are set up at the same time."""
SECONDS: Final = 60.0
"""The time limit for anything before the run fails."""
STUCK: Final = 5.0
"""Seconds after which a move counts as lost."""

T = TypeVar("T")
Heard = Callable[[bytes], None]


class Failed(Exception):
    """The server did something wrong, so the figures would mean nothing."""


class WebSocket(asyncio.Protocol):
    """One WebSocket of a client that needs whole text frames and nothing else."""

    def __init__(self, request: bytes, heard: Heard, lost: Callable[[], None]) -> None:
        self._request = request
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(
        cls, port: int, path: str, headers: dict[str, str], heard: Heard, lost: Callable[[], None]
    ) -> "WebSocket":
        """Return an open connection to a server."""
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "c3RhbW10aXNjaCBsb2FkIQ==",
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        request = f"GET {path} HTTP/1.1\r\n" + "".join([f"{name}: {value}\r\n" for name, value in lines.items()])
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(f"{request}\r\n".encode(), heard, lost), "127.0.0.1", port)
        async with asyncio.timeout(SECONDS):
            await socket.opened
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Note that the connection has ended."""
        if not self.opened.done():
            self.opened.set_exception(Failed("no WebSocket was opened"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Handle all whole frames in what was received."""
        data = self._rest + data
        if not self.opened.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(Failed(head.decode()))
                self.close()
                return
            self.opened.set_result(None)
        start = 0
        while (frame := _frame(data, start)) is not None:
            kind, begin, start = frame
            if kind == TEXT:
                self._heard(data[begin:start])
            elif kind == PING:
                self._send(PONG, data[begin:start])
            elif kind == CLOSE:
                self.close()
        self._rest = data[start:]

    def send(self, text: bytes) -> None:
        """Send a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport is not None:
            size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
            self._transport.write(bytes([0x80 | kind]) + size + KEY + data.translate(MASK))

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Return the kind of the frame at `start`, where its text begins and where it ends; None if it is incomplete."""
    begin = start + 2
    if len(data) < begin:
        return None
    size = data[start + 1]
    if size > 125:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[start + 2 : begin], "big")
    return (data[start] & 0xF, begin, begin + size) if len(data) >= begin + size else None


async def post(port: int, path: str, body: object, kind: type[T], token: str = "") -> T:
    """Send a request and return the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        text = msgspec.json.encode(body)
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n{bearer}"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(text)}\r\n\r\n".encode() + text)
        async with asyncio.timeout(SECONDS):
            answer = await reader.read()
    finally:
        writer.close()
    head, _, content = answer.decode().partition("\r\n\r\n")
    if head.split(" ")[1] not in ("200", "201"):
        raise Failed(f"{path}: {answer.decode()}")
    return msgspec.json.decode(content, type=kind)


@dataclass
class Seen:
    """What the players have seen in one period."""

    moves: int = 0
    """Moves that the other player has seen."""
    delays: list[float] = field(default_factory=list)
    """Seconds from each of them being sent to the other player seeing it."""


class Player(ABC):
    """One of the two players of a match: knows the newest state and its legal moves."""

    def __init__(self, pair: "Pair", seat: int) -> None:
        self.pair = pair
        self.seat = seat
        self.at = -1
        """The number of the newest state seen."""
        self.socket: WebSocket | None = None

    @property
    @abstractmethod
    def may_move(self) -> bool:
        """Whether this player has a move in the newest state."""

    @abstractmethod
    def move(self) -> bytes:
        """Return a message with one of those moves, chosen at random."""

    def play(self) -> None:
        """Make a move and note the time."""
        assert self.socket is not None
        text = self.move()
        self.pair.sent[self.seat] = (self.at, time.perf_counter())
        self.socket.send(text)

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """Take a message."""

    def receive(self, text: bytes) -> None:
        """Handle a message; one that cannot be decoded fails the run."""
        try:
            self.heard(text)
        except Exception as error:
            self.pair.load.fail(Failed(f"{error}: {text[:500]!r}"))

    def lost(self) -> None:
        """Handle the end of the connection."""
        if not self.pair.left:
            self.pair.load.fail(Failed("a connection has ended unexpectedly"))

    def saw(self, at: int, over: bool) -> None:
        """Note a newer state."""
        if at > self.at:
            self.at = at
            self.pair.seen_by(self, over)


class Pair:
    """Two players who play one match after another."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.players: list[Player] = []
        self.sent: list[tuple[int, float] | None] = [None, None]
        """By seat: the state that the last move was made in, and when, until the other has seen what it led to."""
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.left = False
        self._over = 0

    async def begin(self) -> None:
        """Set up a match; both then see its first state."""
        self.begun = asyncio.get_running_loop().create_future()
        self.sent = [None, None]
        self.left = False
        self._over = 0
        self.players = await self.load.seat(self)
        async with asyncio.timeout(SECONDS):
            await self.begun

    def seen_by(self, player: Player, over: bool) -> None:
        """Note how long a move took to be seen; without a pace, let a player with a legal move play."""
        sent = self.sent[1 - player.seat]
        if sent is not None and player.at > sent[0]:
            self.sent[1 - player.seat] = None
            self.load.seen.moves += 1
            self.load.seen.delays.append(time.perf_counter() - sent[1])
        if over:
            self._over += 1
            if self._over == 2:
                self.leave()
                self.load.ended += 1
                if not self.load.stopped:
                    self.load.spawn(self.begin())
        elif not self.begun.done():
            if all(other.at >= 0 for other in self.players) and len(self.players) == 2:
                self.begun.set_result(None)
                if self.load.eager:
                    self.move()
        elif self.load.eager and player.may_move:
            player.play()

    def move(self) -> None:
        """Let a player with a legal move play, if both have seen the last move."""
        if self.sent == [None, None] and self.begun.done() and self.players[0].at == self.players[1].at:
            for player in self.players:
                if player.may_move:
                    player.play()
                    return

    def leave(self) -> None:
        """Disconnect both players."""
        self.left = True
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


class Load(ABC):
    """Many pairs on one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pairs: list[Pair] = []
        self.eager = False
        """Whether all players move as soon as they can."""
        self.stopped = False
        self.warm = 0.0
        """Seconds before anything is counted: Node compiles while it runs, and is slow until then."""
        self.ended = 0
        """Matches that have ended."""
        self.seen = Seen()
        self._tasks: set[asyncio.Task[None]] = set()
        self._failure: BaseException | None = None

    @abstractmethod
    async def seat(self, pair: Pair) -> list[Player]:
        """Set up a match and return its two players."""

    async def set_up(self, matches: int) -> None:
        """Set up matches without making a move."""
        places = asyncio.Semaphore(SETTING_UP)

        async def begin() -> None:
            async with places:
                pair = Pair(self)
                self.pairs.append(pair)
                await pair.begin()

        try:
            await asyncio.gather(*[begin() for _ in range(matches)])
        except TimeoutError:
            raise self._failure or Failed("a match did not begin") from None

    async def saturate(self, seconds: float) -> Seen:
        """Let all players move as soon as they can; new matches follow finished ones.

        Counting begins when as many matches have ended as were set up. The first ones all begin at once, and young
        matches cause shorter messages. The mix of old and new ones is steady only after that.
        """
        self.eager = True
        for pair in self.pairs:
            pair.move()
        await asyncio.sleep(self.warm)
        while self.ended < len(self.pairs) and self._failure is None:
            await asyncio.sleep(0.1)
        seen = await self._look(seconds)
        self.eager = False
        return seen

    async def pace(self, rate: float, seconds: float) -> Seen:
        """Make one move after another in each match at a steady rate, with the matches evenly spread."""
        clock = self.spawn(self._tick(rate))
        await asyncio.sleep(self.warm)
        seen = await self._look(seconds)
        clock.cancel()
        return seen

    async def _tick(self, rate: float) -> None:
        begun, number = time.perf_counter(), 0
        every = 1 / (rate * len(self.pairs))
        while True:
            for pair in self.pairs:
                number += 1
                wait = begun + number * every - time.perf_counter()
                if wait > 0.0005:
                    await asyncio.sleep(wait)
                pair.move()

    async def _look(self, seconds: float) -> Seen:
        self.seen = Seen()
        await asyncio.sleep(seconds)
        seen, self.seen = self.seen, Seen()
        late = time.perf_counter() - max(seconds, STUCK)
        if any(sent is not None and sent[1] < late for pair in self.pairs for sent in pair.sent):
            self.fail(Failed("a move was never seen by the other player"))
        if self._failure is not None:
            raise self._failure
        return seen

    async def stop(self) -> None:
        """Disconnect everybody."""
        self.stopped = True
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pair in self.pairs:
            pair.leave()
        await asyncio.sleep(0)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run work in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.fail(task.exception())

    def fail(self, error: BaseException | None) -> None:
        """Note an error that makes the figures worthless."""
        self._failure = self._failure or error
