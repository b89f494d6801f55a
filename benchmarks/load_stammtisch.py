"""Players for the load generator (load.py) on our server, which speaks JSON messages."""

import asyncio
import hashlib
import os
import random
import zlib
from typing import Any, Final

import msgspec

from load import SECONDS, Failed, Load, Pair, Player, WebSocket, post


class View(msgspec.Struct, tag_field="is", tag="view"):
    """What a player needs of the match."""

    at: int
    legal: list[str]
    over: bool


class Seat(msgspec.Struct):
    """Whether a person sits there."""

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
        """Let one player open a table and the other sit down; both contribute to the deal."""
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
            player.socket = await WebSocket.to(port, path, headers, player.receive, player.lost)
        players[1].ask(Ask("sit", "sit", 1))
        async with asyncio.timeout(SECONDS):
            await players[0].full
        players[0].ask(Ask("start", "start"))
        return [*players]

    async def _arrive(self) -> str:
        return (await post(self.port, "/api/me", {}, dict[str, Any]))["token"]  # type: ignore[no-any-return]

    async def seat_experts(self, tables: int) -> None:
        """Open tables where experts play each other, so that one thinks at each table all the time."""
        asked = {"game": "sep", "seats": 2, "bots": ["expert", "expert"], "bot_seconds": 0.2, "start": True}
        token = await self._arrive()
        for _ in range(tables):
            await post(self.port, "/api/tables", asked, dict[str, str], token)


CONTRIBUTIONS: Final = ("hash", "reveal")
"""Requests that may be refused: on a busy machine the cards may be dealt without them."""


class Sitter(Player):
    """A player on our server."""

    def __init__(self, pair: Pair, seat: int) -> None:
        super().__init__(pair, seat)
        self.full: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both are seen to sit; with two server processes each learns it at its own time."""
        self._legal: list[str] = []
        self._contribution = b""
        self._shown = False

    @property
    def may_move(self) -> bool:
        """Whether there is a legal word."""
        return bool(self._legal)

    def move(self) -> bytes:
        """Return a random legal word."""
        return _encoder.encode(Ask("play", os.urandom(8).hex(), self.seat, self.at, random.choice(self._legal)))

    def ask(self, ask: Ask) -> None:
        """Send a request."""
        assert self.socket is not None
        self.socket.send(_encoder.encode(ask))

    def heard(self, text: bytes) -> None:
        """Take a message."""
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
