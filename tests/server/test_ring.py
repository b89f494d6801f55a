"""The processes of one server: their numbers, what they tell each other, and connections that change hands."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from stores import in_a_loop, until

from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.game import Refused
from stammtisch.core.match import Match
from stammtisch.core.view_codec import packed
from stammtisch.server import ring as rings
from stammtisch.server.ring import Ring, Turn, ring_folder
from stammtisch.server.workers import Workers
from stammtisch.table.ports import Patron

PROCESS = """
import asyncio, sys
from pathlib import Path
from stammtisch.server.ring import Ring

async def main():
    ring = Ring(Path(sys.argv[1]), int(sys.argv[2]))
    def taken(data, connection):
        connection.sendall(data + b" at %d" % ring.number)
        connection.close()
    ring.listen(lambda payload: payload and ring.tell(b"heard " + payload))
    ring.take(taken)
    await ring.open()
    print(ring.number, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.fixture
def folder() -> Iterator[Path]:
    with ring_folder() as folder:
        yield folder


@asynccontextmanager
async def joined(folder: Path, size: int) -> AsyncIterator[tuple[Ring, list[bytes]]]:
    """A place in a ring, and what is heard there."""
    heard: list[bytes] = []
    ring = Ring(folder, size)
    ring.listen(heard.append)
    await ring.open()
    try:
        yield ring, heard
    finally:
        ring.close()


@asynccontextmanager
async def process(folder: Path, size: int) -> AsyncIterator[tuple[subprocess.Popen[bytes], int]]:
    """A place in a ring that another process has, and its number."""
    with subprocess.Popen([sys.executable, "-c", PROCESS, folder, str(size)], stdout=subprocess.PIPE) as other:
        try:
            assert other.stdout is not None
            yield other, int(await asyncio.to_thread(other.stdout.readline))
        finally:
            other.kill()


@in_a_loop
async def test_each_process_has_a_number_and_each_table_is_at_home_in_one(folder: Path) -> None:
    tables = [f"table {number}" for number in range(100)]
    async with joined(folder, 3) as (one, _), joined(folder, 3) as (two, _), joined(folder, 3) as (three, _):
        assert sorted([one.number, two.number, three.number]) == [0, 1, 2]
        for table in tables:
            assert [ring.number for ring in (one, two, three) if ring.is_home(table)] == [one.home(table)]
        assert {one.home(table) for table in tables} == {0, 1, 2}
        number = two.number
        two.close()
        async with joined(folder, 3) as (another, _):
            assert another.number == number


@in_a_loop
async def test_one_process_too_many_waits_and_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with joined(folder, 1) as (one, _):
        patient = Ring(folder, 1)
        waiting = asyncio.create_task(patient.open())
        await asyncio.sleep(0.2)
        assert not waiting.done()
        monkeypatch.setattr(rings, "CLAIM_SECONDS", 0.1)
        with pytest.raises(Refused, match="1 processes serve already"):
            await Ring(folder, 1).open()
        one.close()
        await waiting
        patient.close()


@in_a_loop
async def test_what_one_tells_all_the_others_hear_in_order_however_much_it_is(folder: Path) -> None:
    async with joined(folder, 3) as (one, own), joined(folder, 3) as (two, heard), joined(folder, 3) as (three, third):
        await until(lambda: own.count(b"") == 2)
        del own[:], heard[:], third[:]
        told = [b"%d" % number + bytes(number) for number in range(500)]
        for payload in told:
            one.tell(payload)
        two.tell(b"from two")
        three.tell(b"from three")
        await until(lambda: len(heard) == len(third) == 501)
        assert [payload for payload in heard if payload != b"from three"] == told
        assert [payload for payload in third if payload != b"from two"] == told
        assert sorted(own) == [b"from three", b"from two"]


@in_a_loop
async def test_who_could_not_be_told_everything_learns_that_he_missed_something(folder: Path) -> None:
    async with joined(folder, 2) as (one, _), joined(folder, 2) as (_, heard):
        for number in range(2000):
            one.tell(b"%d" % number)
        await until(lambda: heard[-1:] == [b""])
        assert heard[:-1] == [b"%d" % number for number in range(len(heard) - 1)]
        assert 1000 <= len(heard) - 1 < 2000
        one.tell(b"again")
        one.tell(bytes(rings.LARGEST))
        await until(lambda: heard[-2:] == [b"again", b""])


@in_a_loop
async def test_a_process_that_comes_up_says_that_something_may_have_been_missed(folder: Path) -> None:
    async with joined(folder, 2) as (one, own):
        one.tell(b"to nobody")
        async with joined(folder, 2) as (_, heard):
            await until(lambda: own == [b""])
            one.tell(b"to somebody")
            await until(lambda: b"to somebody" in heard)
            assert b"to nobody" not in heard


@in_a_loop
async def test_connections_are_handed_over_to_another_process_however_many_come_at_once(folder: Path) -> None:
    async with process(folder, 2) as (_, number), joined(folder, 2) as (here, _):
        clients = []
        with socket.create_server(("127.0.0.1", 0)) as door:
            for index in range(40):
                clients.append(socket.create_connection(door.getsockname()))
                connection, _ = door.accept()
                with connection:
                    assert here.hand_over(number, b"client %d" % index, connection.fileno())
        for index, client in enumerate(clients):
            with client:
                await asyncio.sleep(0.01)
                client.settimeout(10)
                answer = await asyncio.to_thread(client.recv, 100)
                assert answer == b"client %d at %d" % (index, number)


@in_a_loop
async def test_a_connection_that_nobody_would_take_is_not_handed_over(folder: Path) -> None:
    left, right = socket.socketpair()
    with left, right:
        async with joined(folder, 3) as (here, _), process(folder, 3) as (other, number):
            (absent,) = {0, 1, 2} - {here.number, number}
            assert not here.hand_over(absent, b"", left.fileno())
            assert not here.hand_over(here.number, b"", left.fileno())
            other.kill()
            other.wait()
            assert not here.hand_over(number, b"", left.fileno())
            here.tell(b"to the dead")


@in_a_loop
async def test_the_number_of_a_killed_process_is_free_and_its_successor_is_heard(folder: Path) -> None:
    async with joined(folder, 2) as (here, heard):
        for _ in range(2):
            async with process(folder, 2) as (other, number):
                assert number == 1 - here.number
                here.tell(b"hello")
                await until(lambda: heard[-1:] == [b"heard hello"])
                other.kill()
                other.wait()
                heard.clear()


@in_a_loop
async def test_what_waits_for_a_process_that_dies_is_dropped(folder: Path) -> None:
    left, right = socket.socketpair()
    with right:
        async with joined(folder, 2) as (here, _):
            async with joined(folder, 2) as (there, _):
                for _ in range(50):
                    here.tell(b"before")
                assert here.hand_over(there.number, b"", left.fileno())
                left.close()
            right.settimeout(10)
            assert await asyncio.to_thread(right.recv, 1) == b""


@in_a_loop
async def test_fewer_bots_think_at_once_than_there_are_cores_however_many_processes_serve(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(shelf.game("sep"), 2, deal=Deal.fresh())
    async with joined(folder, 2) as (here, _), joined(folder, 2) as (there, _):
        monkeypatch.setattr("os.cpu_count", lambda: 8)
        assert Workers(here).number + Workers(there).number <= 7
        monkeypatch.setattr("os.cpu_count", lambda: 2)
        both = [Workers(here), Workers(there)]
        try:
            for workers in both:
                assert workers.number == 1
                await workers.start()
            with Turn(here.shared("bots", 1)):
                parcel, patron = packed(match.view(0)), Patron(True, "home", "Anna")
                asked = [workers.choose(match.game, parcel, match.legal(0), "novice", patron) for workers in both]
                words = [asyncio.ensure_future(one) for one in asked]
                done, _ = await asyncio.wait(words, timeout=1)
                assert not done, "a bot thinks while another has the only core to spare"
            assert {*await asyncio.wait_for(asyncio.gather(*words), 30)} <= {*match.legal(0)}
        finally:
            for workers in both:
                workers.stop()


def test_a_folder_with_too_long_a_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    long = tmp_path / ("x" * 90)
    long.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(long))
    with pytest.raises(Refused, match="too long a name"), ring_folder():
        pass
    assert [*long.iterdir()] == []
