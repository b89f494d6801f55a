"""A line that drops, doubles, delays and reorders messages: each word is played once, and all end in the same state."""

import asyncio
import random
from collections import Counter
from contextlib import AsyncExitStack, suppress
from types import TracebackType
from typing import Final

import msgspec
import pytest
from house import Server, free_port
from strain import kept, rebuilt, run, seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.typing import Data

from scale import scaled
from stammtisch.client import AnyTell, Guest, new_id
from stammtisch.core.game import Value
from stammtisch.table import messages as wire
from stammtisch.table.log import Played, TookBack

pytestmark = pytest.mark.strain

GAMES = scaled(quick=4, normal=14, full=1_000)
AT_ONCE: Final = 40
BAD: Final = 0.1
"""How likely each mischief is for each message."""
LATE: Final = (0.01, 0.1)
PATIENCE: Final = 0.15
"""Seconds after which a client asks again."""
KINDS: Final[list[tuple[str, dict[str, Value]]]] = [
    ("sequence", {}),
    ("diabolo", {"length": "single"}),
    ("seven-seals", {"length": "single"}),
    ("diabolo", {"length": "single"}),
    ("sequence", {}),
    ("diabolo", {}),
    ("sep", {}),
]
"""Mostly short matches; SEP has the longest."""

_tells: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)


class BadLine:
    """A proxy before a server that mistreats messages both ways, each in one way at most."""

    def __init__(self, server: str, seed: int) -> None:
        self._server = server
        self._rng = random.Random(seed)
        self.port = free_port()
        self.done: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ends = AsyncExitStack()

    async def __aenter__(self) -> "BadLine":
        await self._ends.enter_async_context(
            serve(self._between, "127.0.0.1", self.port, compression=None, max_size=None, ping_interval=None)
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in self._tasks:
            task.cancel()
        await self._ends.aclose()

    async def _between(self, client: ServerConnection) -> None:
        assert client.request is not None
        address = f"ws{self._server.removeprefix('http')}{client.request.path}"
        headers = {"Authorization": client.request.headers["Authorization"]}
        async with connect(address, additional_headers=headers, compression=None, max_size=None) as server:
            ways = [
                asyncio.create_task(self._carry(client, server)),
                asyncio.create_task(self._carry(server, client)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)

    async def _carry(
        self, source: ServerConnection | ClientConnection, target: ServerConnection | ClientConnection
    ) -> None:
        kept: Data | None = None
        with suppress(ConnectionClosed):
            async for message in source:
                luck = self._rng.random()
                if luck < BAD:
                    self.done["dropped"] += 1
                    continue
                if luck < 2 * BAD:
                    self.done["delayed"] += 1
                    self._later(target, message)
                    continue
                if luck < 3 * BAD and kept is None:
                    self.done["reordered"] += 1
                    kept = message
                    continue
                await target.send(message)
                self.done["carried"] += 1
                if luck < 4 * BAD:
                    self.done["doubled"] += 1
                    await target.send(message)
                if kept is not None:
                    await target.send(kept)
                    kept = None

    def _later(self, target: ServerConnection | ClientConnection, message: Data) -> None:
        async def send() -> None:
            await asyncio.sleep(self._rng.uniform(*LATE))
            with suppress(ConnectionClosed):
                await target.send(message)

        task = asyncio.create_task(send())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


class Stubborn:
    """A client for such a line: believes only the newest view, and asks with the same id until it is answered."""

    def __init__(self, line: ClientConnection, seat: int, rng: random.Random) -> None:
        self._line = line
        self._seat = seat
        self._rng = rng
        self.view: wire.ViewNow | None = None
        self._answers: dict[str, wire.Done | wire.No] = {}
        self.acknowledged: dict[str, str] = {}

    async def play_out(self) -> wire.ViewNow:
        """Plays random legal words, sometimes taking one back, until the match is over."""
        while self.view is None or not self.view.over:
            view = self.view
            if view is None or not (view.legal or view.back):
                await self._listen(None)
                if self.view is view:
                    await self._send(wire.Look(new_id(), self._seat))
            elif view.back and (not view.legal or self._rng.random() < 0.1):
                if self._rng.random() < 0.2:
                    await self._answered(wire.Back(new_id(), self._seat, view.at))
                else:
                    await self._listen(None)
            else:
                word = self._rng.choice(view.legal)
                ask = wire.Play(new_id(), self._seat, view.at, word)
                if isinstance(await self._answered(ask), wire.Done):
                    self.acknowledged[ask.id] = word
        return self.view

    async def _answered(self, ask: wire.Play | wire.Back) -> wire.Done | wire.No:
        while ask.id not in self._answers:
            await self._send(ask)
            await self._listen(ask.id)
        answer = self._answers.pop(ask.id)
        newest = ask.at + 1 if isinstance(answer, wire.Done) or answer.code == "stale" else ask.at
        while self.view is not None and self.view.at < newest and not self.view.over:
            await self._send(wire.Look(new_id(), self._seat))
            await self._listen(None)
        return answer

    async def _send(self, ask: wire.AnyAsk) -> None:
        await self._line.send(msgspec.json.encode(ask), text=True)

    async def _listen(self, id: str | None) -> None:
        """Listens until an answer is there, or with no id until there is a newer view; gives up after a while."""
        known = self.view
        with suppress(asyncio.TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while (id is None or id not in self._answers) and (id is not None or self.view is known):
                    self._hear(_tells.decode(await self._line.recv()))

    def _hear(self, message: AnyTell) -> None:
        if isinstance(message, wire.ViewNow):
            if self.view is None or message.at > self.view.at:
                self.view = message
        elif isinstance(message, (wire.Done, wire.No)) and message.id is not None:
            self._answers[message.id] = message


async def one_game(server: Server, proxy: BadLine, number: int) -> None:
    """A whole match whose players all have a bad line."""
    rng = random.Random(number)
    game, options = KINDS[number % len(KINDS)]
    table, people = await seated(server.url, game, options=options)
    address = f"ws://127.0.0.1:{proxy.port}/api/tables/{table}/socket"
    players: list[Stubborn] = []
    async with AsyncExitStack() as lines:
        for seat, guest in enumerate(people):
            headers = {"Authorization": f"Bearer {guest.token}"}
            line = await lines.enter_async_context(
                connect(address, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
            )
            players.append(Stubborn(line, seat, rng))
        last = await asyncio.wait_for(asyncio.gather(*[player.play_out() for player in players]), 300)
    await all_agree(server, table, people[0], players, last)


async def all_agree(
    server: Server, table: str, guest: Guest, players: list[Stubborn], last: list[wire.ViewNow]
) -> None:
    """Nothing was played twice, nothing that was acknowledged is missing, and everybody saw the same end."""
    log = kept(server.database, table)
    said = Counter(entry.id for _, entry in log if isinstance(entry, Played))
    assert max(said.values()) == 1, [id for id, times in said.items() if times > 1]
    for player in players:
        missing = {*player.acknowledged} - {*said}
        assert not missing, f"acknowledged and not kept: {[player.acknowledged[id] for id in missing]}"
    again = rebuilt(table, log)
    assert again.status == "over"
    record = await guest.record(table)
    assert len(again.words) == len(said) - sum(isinstance(entry, TookBack) for _, entry in log)
    for view in last:
        assert (view.at, view.points, view.winners) == (again.at, again.match.points(), again.match.winners())
        assert record["points"] == view.points
        assert view.places == last[0].places or view.seat is not None


async def all_games(server: Server) -> Counter[str]:
    """As many matches as asked for, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)
    async with BadLine(server.url, 4) as proxy:

        async def one(number: int) -> None:
            async with gate:
                await one_game(server, proxy, number)

        async with asyncio.TaskGroup() as games:
            for number in range(GAMES):
                games.create_task(one(number))
    return proxy.done


def test_over_a_bad_line_each_word_is_played_once_and_all_end_alike(server: Server) -> None:
    done = run(all_games(server), 120 + 10 * GAMES)
    print(f"{GAMES} games, {sum(done.values())} messages: {dict(done)}")
    for mischief in ("dropped", "delayed", "reordered", "doubled"):
        assert done[mischief] > 0.05 * done["carried"]
