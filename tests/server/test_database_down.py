"""The database fails: nobody is told that a word was kept that was not, and play goes on as soon as it is back."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import pytest
from stores import Postgres
from strain import Strained, kept, rebuilt, run, seated

from stammtisch.client import Guest, Place, Turned, new_id
from stammtisch.table import messages as wire
from stammtisch.table.log import AnyEntry, Played, from_bytes

pytestmark = pytest.mark.strain

CLEAR = "nothing is lost, try again"
"""What a player must be told."""
Log = Callable[[str], Awaitable[list[tuple[float, AnyEntry]]]]


class Match:
    """Two people at a table, and one with a bot at another, who play on whatever happens."""

    def __init__(self, table: str, places: list[Place], alone: str, person: Place) -> None:
        self.table = table
        self.places = places
        self.alone = alone
        self.person = person
        self.acknowledged: list[str] = []

    async def word(self) -> tuple[Place, wire.Play]:
        """The next word, ready to be said."""
        while True:
            views = [await place.seen(lambda _: True) for place in self.places]
            newest = max(view.at for view in views)
            for place in self.places:
                view = await place.seen(lambda view: view.at >= newest)  # noqa: B023
                if view.legal and view.seat is not None:
                    return place, wire.Play(new_id(), view.seat, view.at, view.legal[0])

    async def say(self, place: Place, ask: wire.Play) -> None:
        """Says it, and notes that it was acknowledged; both see it."""
        await asyncio.wait_for(place.ask(ask), 30)
        self.acknowledged.append(ask.id)
        for one in self.places:
            await asyncio.wait_for(one.seen(lambda view: view.at > ask.at), 30)

    async def is_refused(self, place: Place, ask: wire.Play) -> None:
        """The word is refused, soon and clearly."""
        begun = time.monotonic()
        with pytest.raises(Turned, match=CLEAR) as refusal:
            await asyncio.wait_for(place.ask(ask), 30)
        assert refusal.value.code == "store-down"
        assert time.monotonic() - begun < 15

    async def check(self, log: Log) -> None:
        """What was acknowledged was kept once, what was refused was not, and everybody looks at the same match."""
        entries = await log(self.table)
        said = [entry.id for _, entry in entries if isinstance(entry, Played)]
        assert said == self.acknowledged
        at = rebuilt(self.table, entries).at
        for place in self.places:
            assert (await place.seen(lambda _: True)).at == at

    async def the_bot_plays_on(self) -> None:
        """Where a bot was waited for while nothing could be kept, it speaks as soon as that can be."""
        while True:
            view = await self.person.seen(lambda view: bool(view.legal) or view.over)
            if view.over:
                return
            await asyncio.wait_for(self.person.play(view.legal[0]), 30)
            now = view.at
            await asyncio.wait_for(self.person.seen(lambda view: view.at > now + 1 or view.over), 30)  # noqa: B023
            return


@asynccontextmanager
async def match(url: str) -> AsyncIterator[Match]:
    """Two matches under way."""
    table, people = await seated(url, "sequence")
    guest = await Guest(url).arrive("alone")
    asked = wire.NewTable("sequence", 2, mine=[0], bots=[None, "novice"], bot_seconds=0.2, start=True)
    alone = await guest.open_table(asked)
    places = [await one.at(table) for one in people]
    person = await guest.at(alone)
    try:
        yield Match(table, places, alone, person)
    finally:
        for place in [*places, person]:
            await place.leave()


async def comes_to_an_end(write: Callable[[], Awaitable[object]]) -> None:
    """A smaller write may find room where a word found none; soon there is none for it either, and that is said."""
    refusal = ""
    for _ in range(5):
        try:
            await write()
        except Turned as turned:
            refusal = str(turned)
            break
    assert CLEAR in refusal


def test_on_a_full_disk_nothing_is_acknowledged_and_with_room_again_play_goes_on(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:

        async def log(table: str) -> list[tuple[float, AnyEntry]]:
            return kept(server.database, table)

        async def full() -> None:
            async with match(server.url) as two:
                for _ in range(5):
                    await two.say(*await two.word())
                room = server.database.with_name("stammtisch.db-wal").stat().st_size + 50_000
                _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (room, most))
                refused = None
                while refused is None:
                    place, ask = await two.word()
                    try:
                        await two.say(place, ask)
                    except Turned:
                        refused = place, ask
                    assert len(two.acknowledged) < 100, "the disk is not full"
                for _ in range(3):
                    await two.is_refused(*refused)
                await two.check(log)
                await comes_to_an_end(lambda: refused[0].ask(wire.Say(new_id(), "is anybody there?")))
                await comes_to_an_end(lambda: Guest(server.url).arrive("late"))
                await two.is_refused(*refused)
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
                await two.say(*refused)
                for _ in range(5):
                    await two.say(*await two.word())
                await two.check(log)
                await two.the_bot_plays_on()

        run(full(), 120)
        assert not server.troubles(), server.troubles()[:2]


@pytest.mark.parametrize("how", ["stopped", "read-only"])
def test_postgres_may_be_away_and_play_goes_on_when_it_is_back(how: str, postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()

    async def log(table: str) -> list[tuple[float, AnyEntry]]:
        rows = await asked(url, f"SELECT at, entry FROM entries WHERE table_id = '{table}' ORDER BY number")
        return [(row[0], from_bytes(row[1])) for row in rows]

    async def away(server: Strained) -> None:
        async with match(server.url) as two:
            for _ in range(5):
                await two.say(*await two.word())
            if how == "stopped":
                await asyncio.to_thread(postgres.stop)
            else:
                await made_read_only(url, "on")
            refused = await two.word()
            await two.is_refused(*refused)
            if how == "stopped":
                assert await asyncio.to_thread(server.health) == 503
                await two.is_refused(*refused)
                await asyncio.to_thread(postgres.start)
            else:
                await two.check(log)
                await made_read_only(url, "off")
            await until(lambda: server.health() == 200)
            await two.say(*refused)
            for _ in range(5):
                await two.say(*await two.word())
            await two.check(log)
            await two.the_bot_plays_on()

    with Strained(tmp_path, database=url) as server:
        try:
            run(away(server), 120)
        finally:
            postgres.start()
        assert not server.troubles(), server.troubles()[:2]


async def asked(url: str, *statements: str) -> list[asyncpg.Record]:
    """What the last of the statements gives."""
    connection = await asyncpg.connect(url)
    try:
        found: list[asyncpg.Record] = []
        for statement in statements:
            found = await connection.fetch(statement)
        return found
    finally:
        await connection.close()


async def made_read_only(url: str, on: str) -> None:
    """From now on every connection to this database finds it read-only, or not any more."""
    name = url.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{}' AND pid <> pg_backend_pid()"
    setting = f"ALTER DATABASE {name} SET default_transaction_read_only = {on}"
    await asked(url.replace(f"/{name}", "/postgres"), setting, others.format(name))


async def until(true: Callable[[], bool]) -> None:
    """Waits until something is so."""
    begun = time.monotonic()
    while not await asyncio.to_thread(true):
        assert time.monotonic() - begun < 30
        await asyncio.sleep(0.05)
