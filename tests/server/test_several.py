"""Several processes on one SQLite file: whichever serves whom, all are at the same tables.

Where a test has to know which process somebody is at, the processes have addresses of their own and are few of many,
so that most tables are at home in one that is not there, and are served where people come.
"""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from house import Evening, Server, Servers, contribute, free_port, heard, refused, together
from stores import Postgres, made
from strain import PATIENCE, Strained, all_seated, files, kept, run

from stammtisch.client import Guest, new_id
from stammtisch.server.ring import Ring, ring_folder
from stammtisch.server.sqlite import SqliteStore
from stammtisch.table import messages as wire
from stammtisch.table.log import Played

pytestmark = pytest.mark.strain

MANY = 40
PROGRAM = """
import json, sys
from stammtisch.server.serve import HandedOn, Serving, run
run(HandedOn(Serving(**json.loads(sys.argv[1])), sys.argv[2]), 1)
"""


class OneOfMany(Server):
    """A server process of a ring, at an address of its own."""

    def __init__(self, folder: Path, data: Path, ring: Path, **serving: Any) -> None:
        super().__init__(folder, processes=MANY, **serving)
        self.serving["data"] = str(data)
        self.ring = ring

    def command(self) -> list[str]:
        return [sys.executable, "-c", PROGRAM, json.dumps(self.serving), str(self.ring)]


class Two:
    """Two processes on one database, with the numbers 0 and 1."""

    def __init__(self, folder: Path, ring: Path) -> None:
        self.data = folder / "tables"
        asyncio.run(made(SqliteStore(self.data)))
        for name in ("one", "other"):
            (folder / name).mkdir()
        self.one = OneOfMany(folder / "one", self.data, ring)
        self.other = OneOfMany(folder / "other", self.data, ring)
        self._ring = Ring(ring, MANY)

    async def table(self, guest: Guest, home: int | None, asked: wire.NewTable) -> str:
        """A table that is at home in one of the two, or in neither."""
        while True:
            table = await guest.open_table(asked)
            found = self._ring.home(table)
            if found == home or (home is None and found > 1):
                return table


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    with ring_folder() as ring, ExitStack() as ends:
        both = Two(tmp_path, ring)
        for server in (both.one, both.other):
            server.start()
            ends.callback(server.stop)
        yield both
        assert both.one.troubles() == both.other.troubles() == []


def test_people_at_two_processes_play_talk_and_see_each_other(two: Two) -> None:
    async def play() -> None:
        async with Evening(two.one) as here, Evening(two.other) as there:
            ada, bob = await here.guest("Ada"), await there.guest("Bob")
            table = await two.table(ada, None, wire.NewTable("sequence", 2, mine=[0]))
            first, second = await here.at(ada, table), await there.at(bob, table)
            await second.ask(wire.Sit(new_id(), 1))
            set_up = await first.set_up(lambda table: table.seats[1].name == "Bob" and not table.seats[1].away)
            assert [seat.name for seat in set_up.seats] == ["Ada", "Bob"]
            await first.ask(wire.Start(new_id()))
            await asyncio.gather(contribute(first), contribute(second))
            for _ in range(6):
                views = [await place.seen(lambda _: True) for place in (first, second)]
                at = max(view.at for view in views)
                for place in (first, second):
                    view = await place.seen(lambda view: view.at >= at)  # noqa: B023
                    if view.legal:
                        await place.play(view.legal[0])
                        break
            await second.ask(wire.Say(new_id(), "hello"))
            while not (lines := (await heard(first, wire.Chat)).lines):
                pass
            assert [(line.name, line.seat, line.text) for line in lines] == [("Bob", 1, "hello")]
            await second.ask(wire.React(new_id(), "clap"))
            assert (await heard(first, wire.Reacted)).name == "Bob"
            await ada.arrive("Ada L.")
            await second.set_up(lambda table: table.seats[0].name == "Ada L.")
            (listed,) = (await bob.lists()).running
            assert listed.names == ["Ada L.", "Bob"]
            bob.server = two.one.url
            await bob.forget()
            assert (await heard(second, wire.Bye)).code == "forgotten"
            await first.set_up(lambda table: table.seats[1].name == "a player")

    together(play())


def test_a_device_is_signed_out_at_every_process(two: Two) -> None:
    async def play() -> None:
        async with Evening(two.one) as here, Evening(two.other) as there:
            phone = await here.guest("Ada")
            stolen = await Guest(two.other.url).moved((await phone.transfer()).secret)
            table = await two.table(phone, None, wire.NewTable("sep", 2, mine=[0]))
            stays, lost = await here.at(phone, table), await there.at(stolen, table)
            begun = time.monotonic()
            assert [device.here for device in (await phone.sign_out(None)).devices] == [True]
            assert (await heard(lost, wire.Bye)).code == "signed-out"
            assert time.monotonic() - begun < 1.0
            assert (await refused(stolen.lists())).code == "unknown"
            await stays.ask(wire.Say(new_id(), "only one of us"))

    together(play())


def test_two_who_speak_at_once_at_two_processes_never_both_have_the_turn(two: Two) -> None:
    async def play() -> None:
        async with Evening(two.one) as here, Evening(two.other) as there:
            ada = await here.guest("Ada")
            asked = wire.NewTable("sequence", 2, mine=[0, 1], start=True)
            table = await two.table(ada, None, asked)
            elsewhere = Guest(two.other.url, ada.token)
            places = [await here.at(ada, table), await there.at(elsewhere, table)]
            await places[0].set_up(lambda table: table.status == "running")
            for turn in range(15):
                views = [await place.seen(lambda view: view.at >= turn) for place in places]  # noqa: B023
                seat = views[0].holding_up[0]
                for place in places:
                    await place.ask(wire.Look(new_id(), seat))
                view = await places[0].seen(lambda view: view.seat == seat and bool(view.legal))  # noqa: B023
                asks = [place.ask(wire.Play(new_id(), seat, view.at, view.legal[0])) for place in places]
                answers = await asyncio.gather(*asks, return_exceptions=True)
                assert sorted([getattr(answer, "code", "done") for answer in answers]) == ["done", "stale"]
            said = [entry for _, entry in kept(two.data / "stammtisch.db", table) if isinstance(entry, Played)]
            assert len(said) == 15

    together(play())


def test_who_sits_at_a_table_that_another_process_removes_is_told(two: Two) -> None:
    async def stay() -> None:
        async with Evening(two.other) as there:
            ada = await there.guest("Ada")
            table = await two.table(ada, 0, wire.NewTable("sequence", 2, mine=[0]))
            two.one.kill()
            place = await there.at(ada, table)
            with closing(sqlite3.connect(two.data / "stammtisch.db")) as database, database:
                database.execute("UPDATE tables SET created = created - 100000 WHERE id = ?", (table,))
            await asyncio.to_thread(two.one.start)
            assert (await heard(place, wire.Bye)).code == "gone"
            assert (await refused(ada.record(table))).code == "no-such-table"

    together(stay())


def test_bots_go_on_at_tables_that_nobody_is_at(servers: Servers) -> None:
    server = servers(processes=2)

    async def leave() -> None:
        async with Evening(server) as home:
            ada = await home.guest("Ada")
            asked = wire.NewTable("sequence", 2, bots=["novice", "novice"], bot_seconds=0.2, start=True)
            tables: list[str] = []
            while len({Ring(Path(), 2).home(table) for table in tables}) < 2 or len(tables) < 4:
                tables.append(await ada.open_table(asked))
            late = time.monotonic() + 30
            while any(len(kept(server.database, table)) < 8 for table in tables):
                assert time.monotonic() < late
                await asyncio.sleep(0.1)

    together(leave())


def test_two_processes_of_one_server_share_postgres(servers: Servers, postgres: Postgres) -> None:
    server = servers(processes=2, database=postgres.database())

    async def play() -> None:
        async with Evening(server) as home:
            rounds = await asyncio.gather(*[home.match("sequence", "Ada", "Bob") for _ in range(4)])
            for views in await asyncio.gather(*[around.play_out() for around in rounds]):
                assert all(view.over for view in views)
            alone = await home.match("sequence", "Ada", seats=2)
            assert all(view.over for view in await alone.play_out())

    together(play())


def test_a_process_that_is_killed_is_started_anew(tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2) as server:
        before = server.both()
        os.kill(before[0], signal.SIGKILL)
        after = server.both(besides=before[0])
        assert before[1] in after
        assert server.is_well()
        server.stop()
        assert not server.troubles()


def test_the_processes_end_with_the_first_one_and_another_server_goes_on(tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2) as server:
        both = server.both()
        server.kill()
        late = time.monotonic() + 10
        while any(Path(f"/proc/{pid}").exists() for pid in both):
            assert time.monotonic() < late
            time.sleep(0.05)
        server.start()
        assert not server.troubles()
        server.stop()


@pytest.mark.parametrize(("first", "second"), [(1, 2), (2, 1), (2, 2)])
def test_a_second_server_on_the_same_folder_is_refused(servers: Servers, first: int, second: int) -> None:
    data = servers(processes=first).data
    command = [sys.executable, "-m", "stammtisch", "serve", "--data", str(data)]
    command += ["--port", str(free_port()), "--processes", str(second)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "another process serves the tables" in done.stderr


def test_a_system_that_cannot_have_several_says_so(tmp_path: Path) -> None:
    without = "import sys; sys.modules['fcntl'] = None; from stammtisch.cli import main; main()"
    command = [sys.executable, "-c", without, "serve", "--processes", "2", "--data", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    said = "stammtisch: this system can serve with one process only; leave --processes out"
    assert done.stderr.splitlines() == [said]


def owner(server: Strained, port: int, pids: list[int]) -> int:
    """The process that has the server's end of the connection from a client's port, once only one has it."""
    late = time.monotonic() + PATIENCE
    while len(found := owners(server, port, pids)) != 1:
        assert time.monotonic() < late, f"{len(found)} processes have the connection with port {port}"
        time.sleep(0.02)
    return found[0]


def owners(server: Strained, port: int, pids: list[int]) -> list[int]:
    """The processes that have it just now."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, here, there, *_, inode = line.split()[:10]
        if int(here.rpartition(":")[2], 16) == server.port and int(there.rpartition(":")[2], 16) == port:
            return [pid for pid in pids if f"socket:[{inode}]" in files(pid)]
    return []


def test_whoever_comes_to_a_table_is_served_where_it_is_at_home(tmp_path: Path) -> None:
    async def served(server: Strained) -> dict[int, set[int]]:
        """By where tables are at home: the processes that serve their people, who all play a word."""
        found: dict[int, set[int]] = {}
        for table, people in await all_seated(server.url, ["sep"], 8):
            places = [await guest.at(table) for guest in people]
            views = [await place.seen(lambda view: not view.over) for place in places]
            mover = views[0].waiting[0]
            await places[mover].play(views[mover].legal[0])
            pids = {owner(server, place._line.local_address[1], server.both()) for place in places}
            found.setdefault(zlib.crc32(table.encode()) % 2, set()).update(pids)
            for place in places:
                await place.leave()
        return found

    with Strained(tmp_path, processes=2) as server:
        server.both()
        homes = run(served(server))
    assert [len(pids) for pids in homes.values()] == [1] * len(homes)
    assert len(set().union(*homes.values())) == len(homes)
