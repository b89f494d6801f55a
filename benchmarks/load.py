"""A load generator: one process plays many matches of two on a server, the same way whichever server it is.

Everything that costs is shared: the socket, the framing, the timing and the choice of a move are the same code for
both servers, and each message is decoded by msgspec into the few fields that a player needs. Only the words differ:
our server speaks JSON messages, boardgame.io those of socket.io.
"""

import asyncio
import hashlib
import os
import random
import time
import zlib
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
"""The key that masks what is sent: a server cannot tell that it is always the same."""
MASK: Final = bytes([byte ^ KEY[0] for byte in range(256)])
SETTING_UP: Final = 16
"""How many matches are set up at the same time."""
SECONDS: Final = 60.0
"""How long anything may take before the run is given up."""
STUCK: Final = 5.0
"""Seconds after which a move will not be seen any more."""

T = TypeVar("T")
Heard = Callable[[bytes], None]


class Failed(Exception):
    """The server did what it should not; the figures would mean nothing."""


class Line(asyncio.Protocol):
    """One WebSocket, seen from a client that needs whole text frames and nothing else."""

    def __init__(self, request: bytes, heard: Heard, lost: Callable[[], None]) -> None:
        self._request = request
        self._heard = heard
        self._lost = lost
        self._rest = b""
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def to(cls, port: int, path: str, headers: dict[str, str], heard: Heard, lost: Callable[[], None]) -> "Line":
        """A line to a server, once it is open."""
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
        _, line = await loop.create_connection(lambda: cls(f"{request}\r\n".encode(), heard, lost), "127.0.0.1", port)
        async with asyncio.timeout(SECONDS):
            await line.opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """The server has gone, or was left."""
        if not self.opened.done():
            self.opened.set_exception(Failed("no WebSocket was opened"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        """Takes whole frames off what has come."""
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
        """Sends a text."""
        self._send(TEXT, text)

    def _send(self, kind: int, data: bytes) -> None:
        if self._transport is not None:
            size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
            self._transport.write(bytes([0x80 | kind]) + size + KEY + data.translate(MASK))

    def close(self) -> None:
        """Leaves."""
        if self._transport is not None:
            self._transport.close()


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The kind of the frame at `start`, where its text begins and where it ends, if it is all there."""
    begin = start + 2
    if len(data) < begin:
        return None
    size = data[start + 1]
    if size > 125:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[start + 2 : begin], "big")
    return (data[start] & 0xF, begin, begin + size) if len(data) >= begin + size else None


async def post(port: int, path: str, body: object, kind: type[T], token: str = "") -> T:
    """What a server answers to a request."""
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
    """What the players have seen in one span of time."""

    moves: int = 0
    """Moves that the other player has seen."""
    delays: list[float] = field(default_factory=list)
    """Seconds from each of them being sent to the other player seeing it."""


class Player(ABC):
    """One of the two at a match: knows the newest state, and what can be said there."""

    def __init__(self, pair: "Pair", seat: int) -> None:
        self.pair = pair
        self.seat = seat
        self.at = -1
        """The number of the newest state seen."""
        self.line: Line | None = None

    @property
    @abstractmethod
    def may_move(self) -> bool:
        """Whether this player has a move in the newest state."""

    @abstractmethod
    def move(self) -> bytes:
        """A message with one of those moves, chosen at random."""

    def play(self) -> None:
        """Makes a move and notes when."""
        assert self.line is not None
        text = self.move()
        self.pair.sent[self.seat] = (self.at, time.perf_counter())
        self.line.send(text)

    @abstractmethod
    def heard(self, text: bytes) -> None:
        """Takes a message."""

    def told(self, text: bytes) -> None:
        """A message has come; one that cannot be understood makes the figures worthless."""
        try:
            self.heard(text)
        except Exception as error:
            self.pair.load.fail(Failed(f"{error}: {text[:500]!r}"))

    def lost(self) -> None:
        """The connection has ended."""
        if not self.pair.left:
            self.pair.load.fail(Failed("a connection has ended that should not"))

    def saw(self, at: int, over: bool) -> None:
        """A newer state has come."""
        if at > self.at:
            self.at = at
            self.pair.seen_by(self, over)


class Pair:
    """Two who play one match after the other."""

    def __init__(self, load: "Load") -> None:
        self.load = load
        self.players: list[Player] = []
        self.sent: list[tuple[int, float] | None] = [None, None]
        """By seat: the state that the last move was made in, and when, until the other has seen what it led to."""
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.left = False
        self._over = 0

    async def begin(self) -> None:
        """Sets up a match; both then see its first state."""
        self.begun = asyncio.get_running_loop().create_future()
        self.sent = [None, None]
        self.left = False
        self._over = 0
        self.players = await self.load.seat(self)
        async with asyncio.timeout(SECONDS):
            await self.begun

    def seen_by(self, player: Player, over: bool) -> None:
        """Notes how long a move took to be seen; who may move does, if nobody sets the pace."""
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
        """One of those who may move does, if both have seen the last move."""
        if self.sent == [None, None] and self.begun.done() and self.players[0].at == self.players[1].at:
            for player in self.players:
                if player.may_move:
                    player.play()
                    return

    def leave(self) -> None:
        """Both go away."""
        self.left = True
        for player in self.players:
            if player.line is not None:
                player.line.close()


class Load(ABC):
    """Many pairs on one server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.pairs: list[Pair] = []
        self.eager = False
        """Whether everybody moves as soon as he can."""
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
        """Sets up a match and brings two players to it."""

    async def set_up(self, matches: int) -> None:
        """Sets up matches and makes no move in them yet."""
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
        """Everybody moves as soon as he can; finished matches are followed by others.

        Counting begins when as many matches have ended as were set up: the first all begin in one moment, and while
        they are young there is less to tell of each. Only when old and new ones are mixed does it go on as it will.
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
        """In each match one move after the other at a steady rate, the matches evenly spread."""
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
        """Everybody goes away."""
        self.stopped = True
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for pair in self.pairs:
            pair.leave()
        await asyncio.sleep(0)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Does something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.fail(task.exception())

    def fail(self, error: BaseException | None) -> None:
        """Something went wrong that makes the figures worthless."""
        self._failure = self._failure or error


# Our server


class View(msgspec.Struct, tag_field="is", tag="view"):
    """What a player needs of the match."""

    at: int
    legal: list[str]
    over: bool


class Seat(msgspec.Struct):
    """Whether somebody sits there."""

    person: bool


class Table(msgspec.Struct, tag_field="is", tag="table"):
    """What a player needs of the table."""

    status: str
    reveal: bool
    seats: list[Seat]


class Done(msgspec.Struct, tag_field="is", tag="done"):
    """A request was carried out."""


class Chat(msgspec.Struct, tag_field="is", tag="chat"):
    """Nobody talks here."""


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """A request was not carried out."""

    id: str | None
    code: str
    text: str


class Bye(msgspec.Struct, tag_field="is", tag="bye"):
    """The server ends the connection."""

    code: str
    text: str


class Ask(msgspec.Struct, omit_defaults=True):
    """A request."""

    do: str
    id: str
    seat: int | None = None
    at: int | None = None
    word: str | None = None
    hash: str | None = None
    contribution: str | None = None


_tells: msgspec.json.Decoder[View | Table | Done | Chat | Refused | Bye] = msgspec.json.Decoder(
    View | Table | Done | Chat | Refused | Bye
)
_encoder = msgspec.json.Encoder()


class Stammtisch(Load):
    """Pairs at SEP on our server."""

    def __init__(self, *ports: int) -> None:
        super().__init__(ports[0])
        self._ports = ports
        """Those of all servers on the same database."""
        self._tokens: dict[Pair, list[str]] = {}

    async def seat(self, pair: Pair) -> list[Player]:
        """One opens a table, the other sits down, both contribute to the deal."""
        if pair not in self._tokens:
            self._tokens[pair] = [await self._arrive() for _ in range(2)]
        tokens = self._tokens[pair]
        asked = {"game": "sep", "seats": 2, "mine": [0]}
        table = (await post(self.port, "/api/tables", asked, dict[str, str], tokens[0]))["table"]
        players = [Sitter(pair, seat) for seat in range(2)]
        pair.players = [*players]
        for player, token in zip(players, tokens, strict=True):
            headers = {"Authorization": f"Bearer {token}"}
            path = f"/api/tables/{table}/socket"
            port = self._ports[zlib.crc32(table.encode()) % len(self._ports)]
            player.line = await Line.to(port, path, headers, player.told, player.lost)
        players[1].ask(Ask("sit", "sit", 1))
        async with asyncio.timeout(SECONDS):
            await players[0].full
        players[0].ask(Ask("start", "start"))
        return [*players]

    async def _arrive(self) -> str:
        return (await post(self.port, "/api/me", {}, dict[str, Any]))["token"]  # type: ignore[no-any-return]

    async def seat_experts(self, tables: int) -> None:
        """Sets up tables where experts play against each other, so that as many think at every moment."""
        asked = {"game": "sep", "seats": 2, "bots": ["expert", "expert"], "bot_seconds": 0.2, "start": True}
        token = await self._arrive()
        for _ in range(tables):
            await post(self.port, "/api/tables", asked, dict[str, str], token)


CONTRIBUTIONS: Final = ("hash", "reveal")
"""Requests that may be refused: on a busy machine the cards can be dealt without them."""


class Sitter(Player):
    """A player on our server."""

    def __init__(self, pair: Pair, seat: int) -> None:
        super().__init__(pair, seat)
        self.full: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Until both are seen to sit: with two server processes each learns it in its own time."""
        self._legal: list[str] = []
        self._contribution = b""
        self._shown = False

    @property
    def may_move(self) -> bool:
        """Whether there is a legal word."""
        return bool(self._legal)

    def move(self) -> bytes:
        """A random legal word."""
        return _encoder.encode(Ask("play", os.urandom(8).hex(), self.seat, self.at, random.choice(self._legal)))

    def ask(self, ask: Ask) -> None:
        """Sends a request."""
        assert self.line is not None
        self.line.send(_encoder.encode(ask))

    def heard(self, text: bytes) -> None:
        """Takes a message."""
        message = _tells.decode(text)
        if isinstance(message, View):
            self._legal = message.legal
            self.saw(message.at, message.over)
        elif isinstance(message, Table):
            self._contribute(message)
        elif isinstance(message, Bye) or (isinstance(message, Refused) and message.id not in CONTRIBUTIONS):
            self.pair.load.fail(Failed(f"{message.code}: {message.text}"))

    def _contribute(self, table: Table) -> None:
        if not self.full.done() and all(seat.person for seat in table.seats):
            self.full.set_result(None)
        if table.status == "dealing" and not self._contribution:
            self._contribution = os.urandom(32)
            self.ask(Ask("hash", "hash", self.seat, hash=hashlib.sha256(self._contribution).hexdigest()))
        if table.reveal and not self._shown:
            self._shown = True
            self.ask(Ask("reveal", "reveal", self.seat, contribution=self._contribution.hex()))


# boardgame.io


class Cards(msgspec.Struct):
    """The cards of a player, left out of the state of another."""

    hand: list[str]
    actions: list[str]


class Truth(msgspec.Struct):
    """What a player needs of `G`."""

    phase: str
    circle: list[list[str]]
    players: dict[str, Cards]
    reserve: list[str]
    taken: str | None


class Context(msgspec.Struct):
    """What a player needs of `ctx`."""

    player: str = msgspec.field(name="currentPlayer")
    gameover: dict[str, list[int]] | None = None


class State(msgspec.Struct):
    """The state as one player gets it."""

    G: Truth
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The answer to `sync`."""

    state: State


SPACE: Final = "/sep,"
VALUES: Final = "A23456789T"
NEXT: Final = {
    value + suit: {VALUES[(at + by) % len(VALUES)] + suit for by in (1, -1)} | {value + other for other in "SHDC"}
    for at, value in enumerate(VALUES)
    for suit in "SHDC"
}
"""The cards that a card connects with."""
DEPTHS: Final = {"J": (1, 2, 3), "Q": (2, 3), "K": (3,)}
"""How many cards a stack may have for an action card to be used on it."""
_updates = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
_synced = msgspec.json.Decoder(tuple[str, str, Synced])


def placements(truth: Truth, cards: list[str]) -> list[tuple[object, ...]]:
    """Where number cards may go."""
    tops = [stack[-1] if stack else "" for stack in truth.circle]
    found: list[tuple[object, ...]] = []
    for place, stack in enumerate(truth.circle):
        if 0 < len(stack) < 3:
            beside = {tops[place - 1], tops[place - 5]}
            found += [("place", card, place) for card in cards if not beside.isdisjoint(NEXT[card])]
    return found


def uses(truth: Truth, cards: list[str]) -> list[tuple[object, ...]]:
    """Where action cards can be used."""
    return [
        ("use", card, place)
        for place, stack in enumerate(truth.circle)
        for card in cards
        if stack and stack[-1][1] == card[1] and len(stack) in DEPTHS[card[0]]
    ]


def choices(truth: Truth, own: Cards) -> list[tuple[object, ...]]:
    """All moves that a player has."""
    if truth.phase == "placing":
        return placements(truth, own.hand) + [("aside", card) for card in own.hand]
    if truth.phase == "placing taken":
        return placements(truth, [truth.taken or ""])
    if truth.phase == "using":
        return uses(truth, own.actions) or [("away", card) for card in own.actions]
    if truth.phase == "filling":
        return [("fill", "stock"), ("fill", "reserve")] if truth.reserve else [("fill", "stock")]
    fitting = truth.reserve and placements(truth, truth.reserve[-1:])
    return [("stock",), ("action",), ("reserve",)] if fitting else [("stock",), ("action",)]


class Boardgame(Load):
    """Pairs at SEP on boardgame.io."""

    async def seat(self, pair: Pair) -> list[Player]:
        """A match is made and joined by two."""
        match = (await post(self.port, "/games/sep/create", {"numPlayers": 2}, dict[str, str]))["matchID"]
        players: list[Player] = []
        pair.players = players
        for seat in range(2):
            asked = {"playerID": str(seat), "playerName": f"player {seat}"}
            joined = await post(self.port, f"/games/sep/{match}/join", asked, dict[str, str])
            player = Client(pair, seat, match, joined["playerCredentials"])
            players.append(player)
            path = "/socket.io/?EIO=4&transport=websocket"
            player.line = await Line.to(self.port, path, {}, player.told, player.lost)
            player.begin()
        return players


class Client(Player):
    """A player on boardgame.io, who speaks socket.io."""

    def __init__(self, pair: Pair, seat: int, match: str, credentials: str) -> None:
        super().__init__(pair, seat)
        self._match = match
        self._credentials = credentials
        self._state: State | None = None

    def begin(self) -> None:
        """Comes into the game's namespace."""
        assert self.line is not None
        self.line.send(f"40{SPACE}".encode())

    @property
    def may_move(self) -> bool:
        """Whether it is this player's turn."""
        state = self._state
        return state is not None and state.ctx.gameover is None and state.ctx.player == str(self.seat)

    def move(self) -> bytes:
        """A random move."""
        assert self._state is not None
        truth = self._state.G
        kind, *given = random.choice(choices(truth, truth.players[str(self.seat)]))
        payload = {"type": kind, "args": given, "playerID": str(self.seat), "credentials": self._credentials}
        return self._message("update", {"type": "MAKE_MOVE", "payload": payload}, self.at, self._match, str(self.seat))

    def _message(self, *parts: object) -> bytes:
        return f"42{SPACE}".encode() + _encoder.encode(parts)

    def heard(self, text: bytes) -> None:
        """Takes a message."""
        if text == b"2":
            assert self.line is not None
            self.line.send(b"3")
        elif text.startswith(b'42/sep,["update"'):
            self._sees(_updates.decode(memoryview(text)[len(SPACE) + 2 :])[2])
        elif text.startswith(b'42/sep,["sync"'):
            self._sees(_synced.decode(memoryview(text)[len(SPACE) + 2 :])[2].state)
        elif text.startswith(b"40/sep,"):
            assert self.line is not None
            self.line.send(self._message("sync", self._match, str(self.seat), self._credentials, 2))
        elif not text.startswith((b"0", b'42/sep,["matchData"')):
            self.pair.load.fail(Failed(text.decode()))

    def _sees(self, state: State) -> None:
        self._state = state
        self.saw(state.number, state.ctx.gameover is not None)
