"""The commands around the server, run as an operator or a player at a terminal would run them."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import Evening, Server, fetch, free_port, heard, together

from stammtisch.client import new_id
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

SECONDS = 60


def stammtisch(*words: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "stammtisch", *words]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=SECONDS, check=False, env={**os.environ, **more}
    )


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`stammtisch serve`, told everything by environment variables."""
    port = free_port()
    settings = {"STAMMTISCH_PORT": str(port), "STAMMTISCH_DATA": str(tmp_path / "data"), "STAMMTISCH_LOG": "json"}
    process = subprocess.Popen(
        [sys.executable, "-m", "stammtisch", "serve"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings},
    )
    with process:
        yield process, f"http://127.0.0.1:{port}"
        process.kill()


def wait_for(url: str) -> None:
    late = time.monotonic() + SECONDS
    while True:
        try:
            assert fetch(f"{url}/health").body == b"ok\n"
            return
        except OSError:
            assert time.monotonic() < late
            time.sleep(0.05)


def test_a_server_says_where_it_is_and_ends_when_it_is_told(served: tuple[subprocess.Popen[str], str]) -> None:
    process, url = served
    assert process.stdout is not None
    said = process.stdout.readline()
    assert "on this machine only" in said
    assert "matches are kept in" in said
    wait_for(url)
    assert "stammtisch_move_seconds_count 0" in fetch(f"{url}/metrics").body.decode()
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=SECONDS)
    for line in log.splitlines():
        assert json.loads(line)["level"] in ("info", "warning"), line


def test_players_are_told_that_the_server_stops_and_find_their_match_again(tmp_path: Path) -> None:
    server = Server(tmp_path).start()

    async def before() -> str:
        async with Evening(server) as home:
            around = await home.match("sep", "Ada", "Bob")
            await around.say()
            server.process.terminate()  # type: ignore[union-attr]
            bye = await heard(around.places[0], wire.Bye)
            assert bye.code == "restart"
            assert bye.again
            tokens.extend([guest.token for guest in around.guests])
            return around.table

    async def after(table: str) -> None:
        async with Evening(server) as home:
            ada = await home.guest()
            ada.token = tokens[0]
            place = await home.at(ada, table)
            view = await place.seen(lambda _: True)
            assert view.at == 2
            assert view.seat == 0

    tokens: list[str] = []
    found: list[str] = []

    async def first() -> None:
        found.append(await before())

    together(first())
    assert server.process is not None
    server.process.wait(SECONDS)
    server.process = None
    server.start()
    together(after(found[0]))
    server.stop()


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--processes", "0"], "at least 1"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--data", "here", "--database", "postgresql://x"], "not both"),
        (["--base-url", "games.example.org"], "begins with http"),
        (["--base-url", "https://example.org/games?x=1"], "or with a folder such as /games"),
        (["--database", "postgresql://127.0.0.1:1/none"], "does not answer"),
    ],
)
def test_a_server_that_cannot_be_is_refused_in_one_line(flags: list[str], said: str) -> None:
    done = stammtisch("serve", *flags)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_second_server_on_the_same_folder_is_refused(server: Server) -> None:
    done = stammtisch("serve", "--data", str(server.data), "--port", str(free_port()))
    assert done.returncode == 2
    assert "another process serves the tables" in done.stderr


def test_a_match_can_be_played_from_the_terminal_at_a_servers_table(server: Server, tmp_path: Path) -> None:
    tables: list[str] = []

    async def open_table() -> None:
        async with Evening(server) as home:
            host = await home.guest("Host")
            tables.append(await host.open_table(wire.NewTable("sequence", 2, bots=[None, "novice"], bot_seconds=0.2)))
            place = await home.at(host, tables[0])
            joining = subprocess.Popen(
                [sys.executable, "-m", "stammtisch", "join", f"{server.url}/t/{tables[0]}", "--name", "Ada"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
            )
            with joining:
                await place.set_up(lambda table: table.seats[0].name == "Ada")
                await place.ask(wire.Start(new_id()))
                out, _ = joining.communicate("nonsense\n" + "1\n" * 400, timeout=SECONDS)
            assert "'nonsense' isn't possible now" in out
            assert "Won by" in out or "drawn" in out
            assert "Traceback" not in out
            view = await place.seen(lambda view: view.over)
            assert view.ended is None

    together(open_table())
    assert json.loads((tmp_path / "stammtisch" / "tokens.json").read_text()).keys() == {server.url}


@pytest.mark.parametrize("link", ["http://localhost/x", "table", "ftp://a/t/b"])
def test_a_link_that_leads_to_no_table_is_refused(link: str) -> None:
    done = stammtisch("join", link)
    assert done.returncode == 2
    assert "is not a link to a table" in done.stderr
