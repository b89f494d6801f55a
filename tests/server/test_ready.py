"""Health, readiness and figures: whichever process is asked, and what signals and kills leave behind."""

import asyncio
import os
import random
import resource
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from house import Servers, fetch
from stores import Postgres
from strain import PATIENCE, Account, Player, Strained, run, seated

from stammtisch.client import Guest, Turned
from stammtisch.server import wire

pytestmark = pytest.mark.strain


def until(done: Callable[[], bool], what: str) -> None:
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late, what
        time.sleep(0.05)


def test_a_server_that_is_well_is_healthy_and_ready(servers: Servers) -> None:
    server = servers()
    for path, said in (("health", b"ok\n"), ("ready", b"ready\n")):
        answer = fetch(f"{server.url}/{path}")
        assert (answer.status, answer.body) == (200, said)
    assert server.metric("ready") == 1
    assert server.metric("floods_total") == 0, "what is counted is there from the beginning"


def test_a_full_disk_is_said_once_and_seen_until_there_is_room_again(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:
        _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        guest = run(Guest(server.url).arrive("Anna"))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, most))
        with pytest.raises(Turned):
            run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))
        until(lambda: server.health() == 503, "the server is not unready")
        time.sleep(1.5)
        answers = [fetch(f"{server.url}/ready") for _ in range(20)]
        assert {answer.status for answer in answers} == {503}
        assert b"nothing can be kept" in answers[0].body
        assert fetch(f"{server.url}/health").status == 200, "it lives all the same"
        assert server.metric("ready") == 0
        for _ in range(5):
            with pytest.raises(Turned):
                run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        until(lambda: server.health() == 200, "the server is not ready again")
        assert run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))
        log = server.log()
        assert log.count("nothing can be kept") == 1
        until(lambda: server.log().count("moves are kept again") == log.count("nothing can be kept"), server.log())
        assert server.troubles() == []


@pytest.mark.parametrize("processes", [1, 2])
def test_without_its_database_a_server_lives_but_is_not_ready(
    processes: int, postgres: Postgres, tmp_path: Path
) -> None:
    with Strained(tmp_path, database=postgres.database(), processes=processes) as server:
        until(lambda: server.counted("ready") == processes, "not all processes serve")
        try:
            postgres.stop()
            until(lambda: server.health() == 503, "the server is not unready")
            time.sleep(2.0)
            assert b"database" in fetch(f"{server.url}/ready").body
            assert fetch(f"{server.url}/health").status == 200
            assert {server.health() for _ in range(20)} == {503}, "whichever process is asked"
        finally:
            postgres.start()
        until(lambda: server.health() == 200, "the server is not ready again")
        assert server.log().count("the database does not answer") == processes


def test_figures_of_all_processes_are_told_by_each(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:
        server.both()

        async def hello() -> None:
            for table, people in [await seated(server.url, "sep") for _ in range(6)]:
                assert table
                assert people

        run(hello())
        until(lambda: server.counted("tables_total") == 6, "tables are missing")
        time.sleep(1.5)
        for _ in range(20):
            page = fetch(f"{server.url}/metrics").body.decode()
            assert 'stammtisch_tables_total{process="0"}' in page
            assert 'stammtisch_tables_total{process="1"}' in page
            assert server.metric("tables_total") == 6


def test_a_hangup_starts_the_processes_anew_by_turns_and_play_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:
        before = server.both()

        async def play() -> Account:
            account = Account()
            table, people = await seated(server.url, "sep")
            players = [Player(guest, table, [server.url], account, random.Random(1)) for guest in people]
            playing = [asyncio.create_task(player.play(0.02)) for player in players]
            while not all(player.dealt for player in players):
                await asyncio.sleep(0.05)
            os.kill(server.pid, signal.SIGHUP)
            while "all processes are new" not in server.log():
                await asyncio.sleep(0.1)
                assert not any(task.done() and task.exception() for task in playing)
            said = len(account.words)
            while len(account.words) < said + 10 and not all(task.done() for task in playing):
                await asyncio.sleep(0.05)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            return account

        account = run(play(), 2 * PATIENCE)
        account.check({table: server.kept(table) for table in {words[0] for words in account.words.values()}})
        assert not {*before} & {*server.both()}
        assert server.troubles() == []


def test_signals_that_would_change_the_number_of_processes_are_refused(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:
        before = server.both()
        for number in (signal.SIGTTIN, signal.SIGTTOU):
            os.kill(server.pid, number)
        until(lambda: server.log().count("the number of processes is") == 2, "nothing was said")
        assert server.both() == before


def test_a_hangup_stops_a_server_of_one_process_in_good_order(servers: Servers) -> None:
    server = servers()
    assert server.process is not None
    server.process.send_signal(signal.SIGHUP)
    server.process.wait(PATIENCE)
    server.process = None
    server.start()
