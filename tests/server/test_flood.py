"""One hostile address at full speed: those who play go on, memory stays where it is, and the flood ends."""

import asyncio
import errno
import json
import random
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from attacker import FLOODS, frame
from house import Server, Servers, contribute, fetch
from strain import PATIENCE, Strained, crowded, run, seated
from test_websocket import asking, closing_code, until_bytes

from scale import scaled
from stammtisch.client import Guest, Place
from stammtisch.server.http1 import HEAD_SECONDS
from stammtisch.server.limits import CONNECTIONS_OF_AN_ADDRESS
from stammtisch.table import messages as wire
from stammtisch.table.log import Pace

pytestmark = pytest.mark.strain

SECONDS: Final = float(scaled(quick=2, normal=2, full=6))
MOVES: Final = 7.5
"""How many moves two honest people make in a second, at least."""
SOON: Final = 0.25
"""Within so many seconds 99 of 100 moves are kept and acknowledged, whatever others do."""
MEGABYTES: Final = 60.0
FILES: Final = 300
HERE: Final = Path(__file__).parent
TEXT, LAST, GOES_ON = 0x01, 0x80, 0x00


class FewFiles(Strained):
    """A server that may have few files open."""

    def command(self) -> list[str]:
        program, *rest = super().command()
        limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
        return [program, "-c", limit + rest[1], *rest[2:]]


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strained]:
    with Strained(tmp_path_factory.mktemp("attacked"), limits=1.0) as server:
        yield server
        assert server.troubles() == []


@contextmanager
def attack(server: Server, kind: str, **about: Any) -> Iterator[dict[str, int]]:
    """A hostile process, while the body runs; then the counts are there."""
    told = json.dumps({"kind": kind, "port": server.port, "seconds": SECONDS + 1, **about})
    counts: dict[str, int] = {}
    with subprocess.Popen([sys.executable, HERE / "attacker.py", told], stdout=subprocess.PIPE) as process:
        yield counts
        counts.update(json.loads(process.communicate(timeout=PATIENCE)[0]))


async def table_of_mallory(server: Server) -> dict[str, str]:
    """A table and a token for the attacker."""
    guest = await Guest(server.url).arrive("Mallory")
    return {"table": await guest.open_table(wire.NewTable("sep", 2, mine=[0])), "token": guest.token}


HONEST: Final[dict[str, list[Guest]]] = {}
"""By server: two people who play in every attack. New ones each time would soon be too many from one address."""


async def played(server: Server, seconds: float = SECONDS) -> list[float]:
    """How long each move of two honest people took, shortest first."""
    table, people = await seated(server.url, "sep", people=HONEST.get(server.url))
    HONEST[server.url] = people
    places = [await guest.at(table) for guest in people]
    await asyncio.gather(*[contribute(place) for place in places])
    took: list[float] = []
    end = time.monotonic() + seconds

    async def play(place: Place, rng: random.Random) -> None:
        while time.monotonic() < end:
            try:
                async with asyncio.timeout(max(0.1, end - time.monotonic())):
                    view = await place.seen(lambda view: view.over or bool(view.legal))
            except TimeoutError:
                return
            if view.over:
                return
            begun = time.perf_counter()
            await place.play(rng.choice(view.legal))
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(0.03)

    await asyncio.gather(*[play(place, random.Random(seat)) for seat, place in enumerate(places)])
    for place in places:
        await place.leave()
    return sorted(took)


def until(done: Callable[[], bool], what: str) -> None:
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late, what
        time.sleep(0.05)


def played_well(server: Strained, kind: str, **about: Any) -> dict[str, int]:
    """Two people play while somebody attacks: they do so undisturbed; gives what the attacker has counted."""
    before = server.memory()
    most = before
    with attack(server, kind, **about) as counts:
        took = run(played(server))
        most = max(most, server.memory())
    slowest = took[int(len(took) * 0.99)]
    assert len(took) > MOVES * SECONDS, f"only {len(took)} moves in {SECONDS} s"
    assert slowest < SOON * crowded(), f"p99 {slowest:.3f} s of {len(took)} moves"
    assert most - before < MEGABYTES, f"{before:.0f} MB before, {most:.0f} MB during {kind}"
    return counts


# Frames


@pytest.mark.parametrize("kind", [*FLOODS])
def test_a_flood_of_frames_of_any_kind_disturbs_nobody(attacked: Strained, kind: str) -> None:
    before = attacked.counted("refusals_total") + attacked.counted("floods_total")
    counts = played_well(attacked, kind, **run(table_of_mallory(attacked)))
    assert counts["101"] > 0, "the attacker was never let in"
    assert attacked.counted("refusals_total") + attacked.counted("floods_total") > before


@pytest.mark.parametrize("kind", ["pings", "pongs", "tiny fragments"])
def test_whoever_goes_on_flooding_is_told_why_and_let_go(attacked: Strained, kind: str) -> None:
    before = attacked.counted("floods_total")
    with attack(attacked, kind, seconds=8, **run(table_of_mallory(attacked))) as counts:
        pass
    assert counts.get("policy", 0) > 0, counts
    assert attacked.counted("floods_total") > before


def test_pongs_that_nobody_reads_do_not_pile_up_even_without_limits(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:
        before = server.memory()
        with attack(server, "unread pings", **run(table_of_mallory(server))):
            time.sleep(SECONDS)
            assert server.memory() - before < MEGABYTES
        assert server.counted("slow_readers_total") > 0


@contextmanager
def raw_line(server: Server) -> Iterator[socket.socket]:
    """A connection to a table, let in, frame by frame."""
    about = run(table_of_mallory(server))
    with socket.create_connection(("127.0.0.1", server.port), timeout=40) as line:
        line.sendall(asking(server, f"/api/tables/{about['table']}/socket", about["token"]))
        assert until_bytes(line, b"\r\n\r\n").startswith(b"HTTP/1.1 101 ")
        yield line


def test_a_fast_burst_is_slowed_down_and_all_of_it_is_answered(attacked: Strained) -> None:
    with raw_line(attacked) as line:
        line.sendall(frame(0x89, b"still?") * 700)
        pongs, got = 0, b""
        while pongs < 700:
            part = line.recv(1 << 16)
            assert part, f"the line ended after {pongs} pongs"
            got += part
            pongs = got.count(b"\x8a\x06still?")
        line.sendall(frame(TEXT | LAST, b'{"do":"look","id":"here","seat":0}'))
        while b'"id":"here"' not in got:
            got += line.recv(1 << 16)


def test_a_message_has_so_many_frames_and_no_more(attacked: Strained) -> None:
    with raw_line(attacked) as line:
        line.sendall(frame(TEXT, b"{") + frame(GOES_ON, b" ") * 127)
        line.sendall(frame(GOES_ON | LAST, b'"do":"look","id":"pieces","seat":0}'))
        got = b""
        while b'"pieces"' not in got:
            got += line.recv(1 << 16)
    with raw_line(attacked) as line:
        line.sendall(frame(TEXT, b"{") + frame(GOES_ON, b" ") * 200)
        assert closing_code(line) == 1008


@pytest.mark.parametrize(
    "begun", [frame(TEXT, b"{"), frame(TEXT | LAST, b"x" * 100)[:50]], ids=["a fragment", "half a frame"]
)
def test_a_message_that_is_begun_must_be_complete_in_time(attacked: Strained, begun: bytes) -> None:
    before = attacked.counted("timeouts_total")
    with raw_line(attacked) as line:
        line.sendall(begun)
        assert closing_code(line) == 1008
    assert attacked.counted("timeouts_total") == before + 1


# Connections


@pytest.mark.parametrize("kind", ["silent", "half heads", "slow heads", "slow bodies", "churn", "requests"])
def test_connections_that_hang_on_or_come_and_go_disturb_nobody(attacked: Strained, kind: str) -> None:
    before = attacked.counted("refusals_total")
    counts = played_well(attacked, kind, number=1000)
    assert attacked.counted("refusals_total") > before, counts
    until(lambda: attacked.counted("connections") <= 2, "connections that are gone are still counted")


def test_pages_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(random.Random(1).randbytes(8_000_000))
    with Strained(tmp_path, limits=1.0, web=str(tmp_path)) as server:
        played_well(server, "unread pages", number=1000)
        assert server.counted("slow_readers_total") > 0


def test_through_a_proxy_many_come_from_one_address_and_each_is_counted_for_himself(servers: Servers) -> None:
    server = servers(limits=1.0, proxy="127.0.0.1")
    about = run(table_of_mallory(server))
    asked = asking(server, f"/api/tables/{about['table']}/socket", about["token"])
    with ExitStack() as held:
        for number in range(CONNECTIONS_OF_AN_ADDRESS + 20):
            line = held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10))
            if number < 15:
                client = f"\r\nX-Forwarded-For: 192.0.2.{number}\r\n\r\n".encode()
                line.sendall(asked.replace(b"\r\n\r\n", client))
                assert until_bytes(line, b"\r\n\r\n").startswith(b"HTTP/1.1 101 ")
        until(lambda: server.metric("connections") >= CONNECTIONS_OF_AN_ADDRESS + 20, "some were refused")
        assert server.metric("addresses") == 16, "fifteen clients and the proxy"
        for seat in range(30):
            line = held.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=10))
            line.sendall(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: 2001:db8::%x\r\n\r\n" % seat)
            assert line.recv(12) == b"HTTP/1.1 200"
    until(lambda: server.metric("connections") <= 2, "some are still counted")
    assert server.metric("addresses") <= 1


@pytest.mark.parametrize(
    "said",
    [b"", b"GET / HTTP/1.1\r\nHost: 127", b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"],
    ids=["nothing", "half a head", "one request"],
)
def test_whoever_does_not_ask_within_seconds_is_closed(attacked: Strained, said: bytes) -> None:
    with socket.create_connection(("127.0.0.1", attacked.port), timeout=40) as line:
        begun = time.monotonic()
        line.sendall(said)
        while line.recv(1 << 16):
            pass
        assert HEAD_SECONDS - 1 < time.monotonic() - begun < HEAD_SECONDS + 5 * crowded()


def test_a_head_that_comes_byte_by_byte_is_not_waited_for(attacked: Strained) -> None:
    with socket.create_connection(("127.0.0.1", attacked.port), timeout=2) as line:
        begun = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - begun < 3 * HEAD_SECONDS:
                line.sendall(b"x")
                time.sleep(0.5)
        assert time.monotonic() - begun < 2 * HEAD_SECONDS


def test_with_few_files_newcomers_are_let_in_and_those_inside_play_on(tmp_path: Path) -> None:
    with FewFiles(tmp_path, limits=1.0) as server:
        counts = played_well(server, "silent", number=1000, addresses=8)
        assert counts["most"] > 0
        assert server.counted("evictions_total") > 0
        with attack(server, "half heads", number=1000, addresses=8):
            time.sleep(2)
            assert len(run(played(server, 2.0))) > 5, "nobody could come in"
        assert server.troubles() == []


def test_with_few_files_a_full_house_refuses_in_plain_words(tmp_path: Path) -> None:
    """Those who hold every place have asked for something, so none of them makes room."""
    with FewFiles(tmp_path, limits=0) as server:
        guest = run(Guest(server.url).arrive("Anna"))
        table = run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))

        async def crowd() -> tuple[bytes, list[float]]:
            inside = await seated(server.url, "sep")
            places = [await someone.at(inside[0]) for someone in inside[1]]
            await asyncio.gather(*[contribute(place) for place in places])
            held: list[socket.socket] = []
            refused = b""
            while not refused:
                assert len(held) < FILES, "there was room for all"
                line = socket.create_connection(("127.0.0.1", server.port), timeout=10)
                held.append(line)
                line.sendall(asking(server, f"/api/tables/{table}/socket", guest.token))
                answer = await asyncio.to_thread(line.recv, 4096)
                refused = b"" if answer.startswith(b"HTTP/1.1 101") else answer
            took = []
            for _ in range(20):
                views = [await place.seen(lambda _: True) for place in places]
                place, view = next((p, v) for p, v in zip(places, views, strict=True) if v.legal)
                begun = time.perf_counter()
                at = await place.play(view.legal[0])
                took.append(time.perf_counter() - begun)
                for other in places:
                    await other.seen(lambda view, at=at: view.at >= (at or 0))  # type: ignore[misc]
            for line in held:
                line.close()
            for place in places:
                await place.leave()
            return refused, sorted(took)

        refused, took = run(crowd())
        assert refused.startswith(b"HTTP/1.1 503 ")
        assert b"too many connections" in refused
        assert took[-1] < 4 * SOON * crowded()
        assert 'stammtisch_refusals_total{limit="connections"}' in fetch(f"{server.url}/metrics").body.decode()
        assert server.troubles() == []


def test_ipv6_is_served_and_counted_by_its_network(tmp_path: Path) -> None:
    with socket.socket(socket.AF_INET6) as probe:
        try:
            probe.bind(("::1", 0))
        except OSError as error:
            assert error.errno == errno.EADDRNOTAVAIL, "only a machine without IPv6 may go without"  # noqa: PT017
            return
    server = Strained(tmp_path, limits=1.0, host="::1")
    server.url = f"http://[::1]:{server.port}"
    with server:
        statuses = [fetch(f"{server.url}/api/games").status for _ in range(80)]
        assert statuses[0] == 200
        assert 429 in statuses


# What strangers cannot do to the log


def test_strangers_write_nothing_into_the_log(servers: Servers) -> None:
    server = servers(limits=1.0)
    before = server.log()
    for said in (
        b"nonsense\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET nonsense\r\n\r\n\x00\xff",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\nhalf",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ):
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
                line.sendall(said)
                line.settimeout(0.2)
                with suppress(OSError):
                    line.recv(4096)
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
    server.stop()
    assert server.log() == before


def test_the_limit_of_files_is_the_one_that_was_set(tmp_path: Path) -> None:
    with FewFiles(tmp_path) as server:
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (FILES, FILES)


# Requests that are refused before they are parsed

PAGE: Final = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
CHUNKED: Final = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"


def connected(server: Server, address: str = "127.0.0.1") -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), 10, (address, 0))


def answered(line: socket.socket) -> bytes:
    """All that is said until the end."""
    got = b""
    with suppress(ConnectionError):
        while part := line.recv(1 << 16):
            got += part
    return got


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (CHUNKED + b"1\r\n \r\n" * 60_000, b"413"),
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"a:\r\n" * 15_000 + b"\r\n", b"431"),
        (b"GET /" + b"x" * 20_000, b"431"),
        (b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n", b"413"),
        (b"nonsense\r\n\r\n", b"400"),
    ],
    ids=["chunks of one byte", "15,000 headers", "an endless line", "two lengths", "no request"],
)
def test_what_is_no_request_of_ours_is_refused_and_closed(attacked: Strained, said: bytes, status: bytes) -> None:
    with connected(attacked, "127.0.0.21") as line:
        with suppress(ConnectionError):
            line.sendall(said)
        begun = time.monotonic()
        answer = answered(line)
        assert answer.startswith(b"HTTP/1.1 " + status), answer[:80]
        assert b"\r\nConnection: close\r\n" in answer
        assert b"\r\nContent-Security-Policy: " in answer
        assert time.monotonic() - begun < 3 * crowded()


def test_requests_in_one_breath_are_answered_one_after_the_other(attacked: Strained) -> None:
    with connected(attacked, "127.0.0.22") as line:
        line.sendall(PAGE * 20 + PAGE.replace(b"Host", b"Connection: close\r\nHost"))
        assert answered(line).count(b"HTTP/1.1 200 OK") == 21


def test_a_body_may_come_in_parts_and_after_a_word(attacked: Strained) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nContent-Length: 17\r\n\r\n"
    with connected(attacked, "127.0.0.23") as line:
        line.sendall(head[:30])
        time.sleep(0.1)
        line.sendall(head[30:])
        assert until_bytes(line, b"\r\n\r\n").startswith(b"HTTP/1.1 100 ")
        for part in (b'{"name":', b'"Ann', b'a"  }'):
            line.sendall(part)
            time.sleep(0.05)
        assert b"HTTP/1.1 200 OK" in until_bytes(line, b"Anna")


def test_whoever_goes_on_after_many_refusals_is_shut_out_for_seconds_and_nobody_else(attacked: Strained) -> None:
    hostile = "127.0.0.24"

    def is_answered(address: str) -> bool:
        with connected(attacked, address) as line, suppress(ConnectionError):
            line.sendall(PAGE)
            return line.recv(12) == b"HTTP/1.1 200"
        return False

    assert is_answered(hostile)
    before = attacked.counted("refusals_total")
    for _ in range(100):
        with suppress(ConnectionError), connected(attacked, hostile) as line:
            line.sendall(b"nonsense\r\n\r\n")
            answered(line)
    assert not is_answered(hostile)
    assert is_answered("127.0.0.25")
    assert attacked.counted("refusals_total") > before
    assert 'limit="shut_out"' in fetch(f"{attacked.url}/metrics").body.decode()
    until(lambda: is_answered(hostile), "it is never let in again")


def test_a_family_behind_one_address_loads_all_its_pages(attacked: Strained) -> None:
    """Eight people at the same time, each with 30 files through six connections, as browsers do."""
    family = "127.0.0.26"
    lines = [connected(attacked, family) for _ in range(8 * 6)]
    for _ in range(5):
        for line in lines:
            line.sendall(PAGE)
        for line in lines:
            assert until_bytes(line, b"ok\n").startswith(b"HTTP/1.1 200 OK")
    for line in lines:
        line.close()


def test_a_flood_of_requests_takes_no_memory(attacked: Strained) -> None:
    upgrades = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: nothing\r\n\r\n" * 20_000
    before = attacked.memory()
    for number in range(4):
        with connected(attacked, f"127.0.0.{30 + number}") as line, suppress(ConnectionError, TimeoutError):
            line.settimeout(2)
            line.sendall(upgrades)
    assert attacked.memory() - before < MEGABYTES / 2


def test_sockets_that_are_turned_away_and_stay_are_closed_soon(attacked: Strained) -> None:
    with connected(attacked, "127.0.0.27") as line:
        line.sendall(asking(attacked, f"/api/tables/{'x' * 22}/socket", "nobody"))
        begun = time.monotonic()
        got = answered(line)
        assert b"bye" in got
        assert time.monotonic() - begun < 3 * crowded()


def test_a_message_a_byte_at_a_time_counts_by_its_parts(attacked: Strained) -> None:
    def slowed() -> list[str]:
        page = fetch(f"{attacked.url}/metrics").body.decode()
        return [line for line in page.splitlines() if 'limit="frames"' in line]

    about = run(table_of_mallory(attacked))
    before = slowed()
    with connected(attacked, "127.0.0.28") as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(asking(attacked, f"/api/tables/{about['table']}/socket", about["token"]))
        until_bytes(line, b"\r\n\r\n")
        with suppress(ConnectionError):
            line.sendall(b"\x81\xfe\xea\x60" + bytes(4))
            for _ in range(2000):
                line.send(b" ")
                time.sleep(0.0005)
    assert slowed() != before


class Hasty(Strained):
    """A server that closes rooms with nobody in them after a second."""

    def command(self) -> list[str]:
        program, *rest = super().command()
        hasty = "import stammtisch.server.lobby; stammtisch.server.lobby.IDLE_SECONDS = 1.0"
        return [program, "-c", hasty + rest[1], *rest[2:]]


def test_a_table_with_a_clock_of_days_stays_in_memory_only_while_somebody_is_there(tmp_path: Path) -> None:
    with Hasty(tmp_path, limits=1.0) as server:

        async def opened() -> tuple[Guest, str]:
            guest = await Guest(server.url).arrive("Anna")
            asked = wire.NewTable("sequence", 2, mine=[0, 1], pace=Pace("days", 30), start=True)
            table = await guest.open_table(asked)
            async with await guest.at(table) as place:
                await place.set_up(lambda table: table.status == "running")
                assert server.counted("rooms") == 1
            return guest, table

        guest, table = run(opened())
        until(lambda: server.counted("rooms") == 0, "the room stays in memory")

        async def again() -> str:
            async with await guest.at(table) as place:
                return (await place.set_up(lambda _: True)).status

        assert run(again()) == "running"
