"""Several processes on one PostgreSQL database: whichever serves whom, all are at the same tables.

Where a test has to know which process somebody is at, there are two servers with addresses of their own.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
import zlib
from collections.abc import Sequence
from pathlib import Path

import pytest
from house import Evening, Server, Servers, contribute, free_port, heard, refused, together
from stores import Postgres
from strain import Strained, kept, rows

from stammtisch.client import Guest, new_id
from stammtisch.core.game import Refused
from stammtisch.server.processes import Peers
from stammtisch.table import messages as wire
from stammtisch.table.log import Played

pytestmark = pytest.mark.strain


class Two:
    """Two servers on one database, each with an address of its own."""

    def __init__(self, one: Server, other: Server) -> None:
        self.one = one
        self.other = other


@pytest.fixture
def two(servers: Servers, postgres: Postgres) -> Two:
    database = postgres.database()
    return Two(servers(database=database), servers(database=database))


def test_people_at_two_processes_play_talk_and_see_each_other(two: Two) -> None:
    async def play() -> None:
        async with Evening(two.one) as here, Evening(two.other) as there:
            ada, bob = await here.guest("Ada"), await there.guest("Bob")
            table = await ada.open_table(wire.NewTable("sequence", 2, mine=[0]))
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
            table = await phone.open_table(wire.NewTable("sep", 2, mine=[0]))
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
            table = await ada.open_table(asked)
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
            said = [entry for _, entry in kept(two.one.serving["database"], table) if isinstance(entry, Played)]
            assert len(said) == 15

    together(play())


def test_who_sits_at_a_table_that_another_process_removes_is_told(two: Two) -> None:
    async def stay() -> None:
        async with Evening(two.other) as there:
            ada = await there.guest("Ada")
            table = await ada.open_table(wire.NewTable("sequence", 2, mine=[0]))
            two.one.kill()
            place = await there.at(ada, table)
            query = "UPDATE tables SET created = created - 100000 WHERE id = ? RETURNING 1"
            assert rows(two.one.serving["database"], query, table)
            await asyncio.to_thread(two.one.start)
            assert (await heard(place, wire.Bye)).code == "gone"
            late = time.monotonic() + 10
            while (await refused(ada.record(table))).code != "no-such-table":
                # First all are sent away, then the table is deleted.
                assert time.monotonic() < late
                await asyncio.sleep(0.05)

    together(stay())


def test_bots_go_on_at_tables_that_nobody_is_at(servers: Servers, postgres: Postgres) -> None:
    server = servers(processes=2, database=postgres.database())

    async def leave() -> None:
        async with Evening(server) as home:
            ada = await home.guest("Ada")
            asked = wire.NewTable("sequence", 2, bots=["novice", "novice"], bot_seconds=0.2, start=True)
            tables: list[str] = []
            while len({zlib.crc32(table.encode()) % 2 for table in tables}) < 2 or len(tables) < 4:
                tables.append(await ada.open_table(asked))
            late = time.monotonic() + 30
            while any(len(kept(server.serving["database"], table)) < 8 for table in tables):
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


def test_a_process_that_is_killed_is_started_again(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:
        before = server.both()
        os.kill(before[0], signal.SIGKILL)
        after = server.both(besides=before[0])
        assert before[1] in after
        assert server.is_well()
        server.stop()
        assert not server.troubles()


def test_the_processes_end_with_the_first_one_and_another_server_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:
        both = server.both()
        server.kill()
        late = time.monotonic() + 10
        while any(Path(f"/proc/{pid}").exists() for pid in both):
            assert time.monotonic() < late
            time.sleep(0.05)
        server.start()
        assert not server.troubles()
        server.stop()


def test_a_second_server_on_the_same_folder_is_refused(servers: Servers) -> None:
    done = serve("--data", str(servers().data), "--port", str(free_port()))
    assert done.returncode == 2
    assert "another process serves the tables" in done.stderr


def test_several_processes_on_sqlite_are_refused_with_a_way_out(tmp_path: Path) -> None:
    done = serve("--processes", "2", "--data", str(tmp_path))
    assert done.returncode == 2
    said = "several processes need PostgreSQL: give --database postgresql://…, or leave --processes out"
    assert done.stderr.splitlines() == [f"stammtisch: {said}"]
    assert [*tmp_path.iterdir()] == []


def test_a_system_that_cannot_have_several_says_so() -> None:
    without = "import sys; sys.modules['fcntl'] = None; from stammtisch.cli import main; main()"
    done = serve("--processes", "2", "--database", "postgresql://nobody@127.0.0.1:1/none", program=["-c", without])
    assert done.returncode == 2
    said = "stammtisch: this system can serve with one process only; leave --processes out"
    assert done.stderr.splitlines() == [said]


def serve(*flags: str, program: Sequence[str] = ("-m", "stammtisch")) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *program, "serve", *flags]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def test_each_process_has_a_number_of_its_own_and_its_successor_takes_it(tmp_path: Path) -> None:
    first, second = Peers(tmp_path, 2), Peers(tmp_path, 2)
    assert [first.number, second.number] == [0, 1]
    with pytest.raises(Refused, match="2 processes serve already"):
        Peers(tmp_path, 2)
    first.close()
    third = Peers(tmp_path, 2)
    assert third.number == 0
    for peers in (second, third):
        peers.close()


def test_a_process_knows_what_the_others_have_published_until_they_are_gone(tmp_path: Path) -> None:
    first, second = Peers(tmp_path, 2), Peers(tmp_path, 2)
    assert first.figures() == {}
    second.publish(b"old")
    second.publish(b"new")
    first.publish(b"own")
    assert first.figures() == {1: b"new"}
    long_ago = time.time() - 60
    os.utime(tmp_path / "1.figures", (long_ago, long_ago))
    assert first.figures() == {}
    for peers in (first, second):
        peers.close()
