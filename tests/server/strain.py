"""A server under strain: its process, started and killed at will, and players who do not give up.

Everything is real: the process, the database, the sockets. Nothing here knows more than a stranger with the protocol,
except where a test looks into the database to see what was kept.
"""

import asyncio
import os
import random
import re
import sqlite3
import time
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Any, Final, TypeVar

import asyncpg
from house import Server, fetch
from websockets.exceptions import InvalidHandshake

from stammtisch.client import Guest, Lost, Place, Turned, new_id
from stammtisch.core import shelf
from stammtisch.server.postgres import numbered
from stammtisch.table import messages as wire
from stammtisch.table.log import AnyEntry, Played, from_bytes
from stammtisch.table.table import Table

T = TypeVar("T")
PATIENCE: Final = 60.0
"""Seconds after which a test gives up on anything that should have taken a moment."""
GONE: Final = (Lost, OSError, InvalidHandshake, EOFError)
"""What a client meets while its server is away."""


def run(work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Do the work in its own event loop, within a time."""

    async def within() -> T:
        return await asyncio.wait_for(work, seconds)

    return asyncio.run(within())


def crowded() -> float:
    """Return how many times slower everything runs now, because others use the processors too."""
    wall, alone = time.perf_counter(), time.thread_time()
    while time.thread_time() - alone < 0.05:
        pass
    return max(1.0, (time.perf_counter() - wall) / 0.05)


class Strained(Server):
    """A server whose end is planned: at one port for as long as the test lasts, however often it is killed."""

    def __enter__(self) -> "Strained":
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def back_after(self) -> tuple[float, float]:
        """Start it; return the seconds until it was healthy, and how many of them others had the processors."""
        begun = time.monotonic()
        self.start()
        return time.monotonic() - begun, self.queued()

    def queued(self) -> float:
        """Return the seconds that the process waited for a processor, if the system counts them."""
        counts = Path(f"/proc/{self.pid}/schedstat")
        return int(counts.read_text().split()[1]) / 1e9 if counts.exists() else 0.0

    def health(self) -> int:
        """Return its answer about whether moves are kept."""
        return fetch(f"{self.url}/ready").status

    def counted(self, name: str) -> float:
        """Return one of its figures; 0 if it has not counted any yet."""
        try:
            return self.metric(name)
        except AssertionError:
            return 0.0

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        assert self.process is not None
        return self.process.pid

    def both(self, besides: int = 0) -> list[int]:
        """Wait for its two serving processes and return their ids."""
        late = time.monotonic() + PATIENCE
        while True:
            found = [pid for pid in children(self.pid) if pid != besides and is_serving(pid)]
            if len(found) == 2:
                return found
            assert time.monotonic() < late, f"there are {len(found)} processes"
            time.sleep(0.02)

    def memory(self) -> float:
        """Return the megabytes of the process itself, without its bots' processes."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.pid}/status").read_text())
        assert found is not None
        return int(found[1]) / 1024

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what its database holds, read from outside while it runs."""
        return rows(self.where, query, *values)

    def kept(self, table: str) -> list[tuple[float, AnyEntry]]:
        """Return a table's log on disk: when, and what."""
        return kept(self.where, table)

    @property
    def where(self) -> Path | str:
        """Its SQLite file, or the address of its PostgreSQL database."""
        return str(self.serving.get("database", "")) or self.database


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # the thread has ended meanwhile
            found += [int(word) for word in (thread / "children").read_text().split()]
    return found


def files(pid: int) -> list[str]:
    """Return what a process has open; nothing if it has ended."""
    try:
        return [str(link.readlink()) for link in Path(f"/proc/{pid}/fd").iterdir()]
    except OSError:
        return []


def sockets(pid: int) -> int:
    """Return how many sockets a process has open."""
    return sum(name.startswith("socket:") for name in files(pid))


def is_serving(pid: int) -> bool:
    """Say whether a process is one of several that serve, and has its number."""
    return any(name.endswith(".lock") for name in files(pid))


def rows(database: Path | str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return what a SQLite file or a PostgreSQL database holds, read from outside while a server runs on it."""
    if isinstance(database, str):
        with ThreadPoolExecutor(1) as beside:  # this thread may have an event loop already
            return beside.submit(asyncio.run, _selected(database, query, *values)).result()
    connection = sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=10)
    try:
        return connection.execute(query, values).fetchall()
    finally:
        connection.close()


async def _selected(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(url)
    try:
        return [tuple(row) for row in await connection.fetch(numbered(query), *values)]
    finally:
        await connection.close()


def kept(database: Path | str, table: str) -> list[tuple[float, AnyEntry]]:
    """Return a table's log on disk: when, and what."""
    found = rows(database, "SELECT at, entry FROM entries WHERE table_id = ? ORDER BY number", table)
    return [(at, from_bytes(entry)) for at, entry in found]


def rebuilt(id: str, log: list[tuple[float, AnyEntry]]) -> Table:
    """Return a table played again from its log, as any server would."""
    table = Table(id)
    for at, entry in log:
        table.apply(entry, at)
    return table


@dataclass
class Account:
    """What the players were promised: every word that was acknowledged, by its id."""

    words: dict[str, tuple[str, int, str, int]] = field(default_factory=dict)
    """Table, seat, word, and `at` as the acknowledgement gave it."""
    tables: list[str] = field(default_factory=list)
    away: list[float] = field(default_factory=list)
    """How long players were without a view, each time their server vanished."""

    def check(self, kept: dict[str, list[tuple[float, AnyEntry]]]) -> None:
        """Check that every promise was kept, exactly once, and that every match can be read and goes on."""
        said: dict[str, list[tuple[str, int, str]]] = {}
        for table, log in kept.items():
            for _, entry in log:
                if isinstance(entry, Played):
                    said.setdefault(entry.id, []).append((table, entry.seat, entry.word))
        for id, (table, seat, word, _) in self.words.items():
            assert said.get(id) == [(table, seat, word)], f"{word!r} was acknowledged; kept is {said.get(id)}"
        twice = [id for id, times in said.items() if id and len(times) > 1]
        assert not twice, f"words were played twice: {twice}"
        for id in self.tables:
            again = rebuilt(id, kept[id])
            promised = [at for table, _, _, at in self.words.values() if table == id]
            assert again.at >= max(promised, default=0), f"{id} stands at {again.at}, promised was {max(promised)}"


class Player:
    """Somebody who plays random legal words at one table and reconnects whenever the server has vanished."""

    def __init__(self, guest: Guest, table: str, servers: list[str], account: Account, rng: random.Random) -> None:
        self._guest = guest
        self.table = table
        self._servers = servers
        self._account = account
        self._rng = rng
        self._here = rng.randrange(len(servers))
        self._unanswered: tuple[int, wire.Play] | None = None
        self.dealt = False
        """Whether they have seen any view: there is none until the cards are dealt."""
        self.ats = 0
        """The newest view that they have seen: none may ever be older."""

    async def play(self, pause: float = 0.0) -> wire.ViewNow:
        """Play until the match is over; return the last view."""
        missed: float | None = None
        while True:
            try:
                self._guest.server = self._servers[self._here]
                async with await self._guest.at(self.table) as place:
                    # Not wait_for: in Python 3.11 it goes on if it is cancelled at the moment of its success.
                    async with asyncio.timeout(5):
                        view = await place.seen(lambda _: True)
                    self.dealt = True
                    if missed is not None:
                        self._account.away.append(time.monotonic() - missed)
                        missed = None
                    return await self._at(place, view, pause)
            except (TimeoutError, *GONE):
                missed = missed or time.monotonic()
                self._here = (self._here + 1) % len(self._servers)
                await asyncio.sleep(0.05)

    async def _at(self, place: Place, view: wire.ViewNow, pause: float) -> wire.ViewNow:
        if self._unanswered is not None:
            await self._ask(place, self._unanswered[1])
        while not view.over:
            assert view.at >= self.ats, f"the view went back from {self.ats} to {view.at}"
            self.ats = view.at
            if view.legal and view.seat is not None:
                word = view.legal[self._rng.randrange(len(view.legal))]
                await self._ask(place, wire.Play(new_id(), view.seat, view.at, word))
                await asyncio.sleep(pause)
            now = view.at
            view = await place.seen(lambda view, now=now: view.at > now or view.over)  # type: ignore[misc]
        return view

    async def _ask(self, place: Place, ask: wire.Play) -> None:
        """Ask; if the connection is lost before the answer, ask the next server again with the same id."""
        self._unanswered = (ask.seat, ask)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await place.ask(ask)
        except TimeoutError as error:
            raise AssertionError(f"{ask.word!r} was not answered, and the line was open") from error
        except Turned as refusal:
            if refusal.code == "store-down":
                raise Lost(str(refusal)) from refusal
            if refusal.code != "stale":
                raise AssertionError(f"{ask.word!r} was refused: {refusal}") from refusal
        else:
            assert isinstance(answer, wire.Done)
            assert answer.at is not None
            self._account.words[ask.id] = (self.table, ask.seat, ask.word, answer.at)
        self._unanswered = None


async def guests(server: str, *names: str) -> list[Guest]:
    """Return new people."""
    return [await Guest(server).arrive(name) for name in names]


async def seated(
    server: str, game: str, seats: int = 0, people: list[Guest] | None = None, **about: Any
) -> tuple[str, list[Guest]]:
    """Return a table with a person on every seat, started; it is dealt as soon as nobody is waited for.

    New people come, unless some are named.
    """
    seats = seats or min(number for number in shelf.game(game).seats if number > 1)
    people = people or await guests(server, *[f"player {seat}" for seat in range(seats)])
    table = await people[0].open_table(wire.NewTable(game, seats, mine=[0], **about))
    for seat in range(1, seats):
        async with await people[seat].at(table) as place:
            await place.ask(wire.Sit(new_id(), seat))
    async with await people[0].at(table) as place:
        await place.ask(wire.Start(new_id()))
    return table, people


async def all_seated(server: str, games: Sequence[str], number: int, **about: Any) -> list[tuple[str, list[Guest]]]:
    """Set up this many tables, the games in turn, a few at a time."""
    gate = asyncio.Semaphore(8)

    async def one(index: int) -> tuple[str, list[Guest]]:
        async with gate:
            return await seated(server, games[index % len(games)], **about)

    return await asyncio.gather(*[one(index) for index in range(number)])


def own_workers(server: int | None = None) -> list[int]:
    """Return the workers of a process: only they run in the idle class."""
    found = []
    for pid in children(server or os.getpid()):
        try:
            if os.sched_getscheduler(pid) == os.SCHED_IDLE and "Z" not in state_of(pid):
                found.append(pid)
        except OSError:
            continue
    return found


def state_of(pid: int) -> str:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
