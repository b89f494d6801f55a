"""One hostile address at full speed, and how that feels to honest people.

`python tests/server/hostile.py --seconds 10` tries every way (tests/server/ways*.py) against a server of its own with
the default limits, and prints the figures as a table. The hostile address is 127.0.0.2; honest people come from others.
All of it happens on loopback, within the time given.
"""

import argparse
import asyncio
import math
import multiprocessing
import resource
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final

from honest import Club, Diary, Felt, pace_of
from strain import Strained, children, files
from stranger import Stranger
from ways import AT_THE_DOOR, Way
from ways_at_tables import AT_TABLES, PREPARING, WITH_BOTS
from ways_found_later import FOUND_LATER

HOSTILE: Final = "127.0.0.2"
CALM: Final = 3.0
"""Seconds of the evening before and after an attack."""
PREPARED_WITHIN: Final = 400.0
RECOVERED_WITHIN: Final = 30.0
LOOK: Final = 0.1
KINDS: Final = ("move", "move seen", "novice", "expert", "arrival")
DESCRIPTORS: Final = 4096
USUAL_DESCRIPTORS: Final = 1024
"""The open files that most systems allow a process; the server here has no more."""

KNOWN: Final = (*AT_THE_DOOR, *AT_TABLES, *FOUND_LATER, *WITH_BOTS)
"""All ways; those that leave bots behind come last."""

_spawning = multiprocessing.get_context("spawn")


@dataclass
class Body:
    """What the server's processes use of the machine, at one moment or at most."""

    megabytes: float = 0.0
    processes: int = 0
    descriptors: int = 0

    def or_more(self, other: "Body") -> "Body":
        """Return the larger of each figure."""
        return Body(
            max(self.megabytes, other.megabytes),
            max(self.processes, other.processes),
            max(self.descriptors, other.descriptors),
        )


def body_of(pid: int) -> Body:
    """Return the memory, processes and open descriptors of a process and all that it has started."""
    found, waiting = Body(), [pid]
    while waiting:
        now = waiting.pop()
        with suppress(OSError, IndexError):
            pages = int(Path(f"/proc/{now}/statm").read_text().split()[1])
            found.megabytes += pages * resource.getpagesize() / 1e6
            found.processes += 1
            found.descriptors += len(files(now))
            waiting += children(now)
    return found


class Scale:
    """Weighs a server again and again, beside everything else."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._weigh, daemon=True)
        self.most = Body()

    def __enter__(self) -> "Scale":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        self._thread.join()

    def _weigh(self) -> None:
        while not self._over.wait(LOOK):
            self.most = self.most.or_more(body_of(self._pid))


@dataclass(frozen=True)
class Phase:
    """What honest people felt in one span of time."""

    moves: Felt
    seen: Felt
    novice: Felt
    expert: Felt
    arrival: Felt
    rate: float
    """Moves a second at the tables of people."""
    troubles: int

    @staticmethod
    def of(diary: Diary, since: float, until: float) -> "Phase":
        """Return the figures of a span."""
        moves, seen, novice, expert, arrival = [diary.felt(kind, since, until) for kind in KINDS]
        rate = moves.number / (until - since)
        return Phase(moves, seen, novice, expert, arrival, rate, len(diary.lost(since, until)))

    @property
    def bots(self) -> float:
        """Return the longest that a bot took, in paces of its table."""
        waits = [(self.novice, pace_of("novice")), (self.expert, pace_of("expert"))]
        return max([felt.most / pace for felt, pace in waits if felt.number], default=math.inf)


@dataclass
class Suffered:
    """What came of one way."""

    way: str
    phases: list[Phase]
    """Before, during and after."""
    bodies: list[Body]
    """Before, at most, after."""
    recovered: float = 0.0
    """Seconds after the attack until the last word was answered that was said during it."""
    counts: Counter[str] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)
    logged: int = 0
    """Bytes that the server wrote into its log."""

    @property
    def during(self) -> Phase:
        """Return the phase of the attack."""
        return self.phases[1]

    @property
    def grown(self) -> float:
        """Return by how many megabytes the memory grew at most."""
        return self.bodies[1].megabytes - self.bodies[0].megabytes


def assail(kind: type[Way], stranger: Stranger, seconds: float, ready: Any, go: Any, told: Any) -> None:
    """Run the attacker's process."""
    way = kind()
    allow_descriptors(DESCRIPTORS)
    try:
        way.prepare(stranger)
        ready.set()
        go.wait()
        stranger.until = time.monotonic() + seconds
        way.attack(stranger)
    finally:
        ready.set()
        told.put(dict(stranger.counts))


class Attack:
    """The attacker, who prepares at once."""

    def __init__(
        self, kind: type[Way], port: int, seconds: float, address: str = HOSTILE, preparing: float = PREPARING
    ) -> None:
        self.way = kind.name
        self._go = _spawning.Event()
        self._ready = _spawning.Event()
        self._told = _spawning.Queue()
        given = (kind, Stranger(port, address, preparing), seconds, self._ready, self._go, self._told)
        self._process: BaseProcess = _spawning.Process(target=assail, args=given, daemon=True)
        self._seconds = seconds
        self._process.start()

    async def prepared(self) -> None:
        """Return when the attack can begin."""
        assert await asyncio.to_thread(self._ready.wait, PREPARED_WITHIN), "the preparations did not end"

    async def run(self) -> None:
        """Run it for its time."""
        self._go.set()
        await asyncio.sleep(self._seconds)

    def end(self) -> Counter[str]:
        """End it; return what it has done."""
        counts: Counter[str] = Counter()
        with suppress(Exception):
            counts = Counter(self._told.get(timeout=10))
        self._process.join(5)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        return counts


async def suffer(server: Strained, club: Club, attack: Attack, calm: float = CALM) -> Suffered:
    """Measure an evening with one attack in its middle."""
    try:
        await attack.prepared()
        phases, bodies = [await felt_for(club, calm)], [body_of(server.pid)]
        begun = time.monotonic()
        with Scale(server.pid) as scale:
            await attack.run()
        over = time.monotonic()
        bodies.append(scale.most)
    finally:
        counts = await asyncio.to_thread(attack.end)
    while club.diary.waits_since("move", over) and time.monotonic() < over + RECOVERED_WITHIN:
        await asyncio.sleep(LOOK)
    recovered = club.diary.ended("move", over) - over
    phases.append(Phase.of(club.diary, begun, over))
    phases.append(await felt_for(club, calm))
    troubles = club.diary.lost(begun, time.monotonic())
    bodies.append(body_of(server.pid))
    return Suffered(attack.way, phases, bodies, recovered, counts, troubles, len(server.log()))


async def felt_for(club: Club, seconds: float) -> Phase:
    """Return what honest people feel in the next seconds."""
    begun = time.monotonic()
    await asyncio.sleep(seconds)
    return Phase.of(club.diary, begun, time.monotonic())


def milliseconds(seconds: float) -> str:
    """Return a time as the tables show it."""
    return "none" if math.isinf(seconds) else f"{1000 * seconds:,.0f}"


COLUMNS: Final = (
    "way",
    "p50, p99, most before (ms)",
    "during",
    "after",
    "the others see it, p99 during",
    "moves/s before, during",
    "bots, in paces: before, during",
    "a newcomer's first view: before, during (s)",
    "answered again after (s)",
    "MB before, most, after",
    "processes",
    "descriptors",
)
HEAD: Final = f"| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}"


def line_of(found: Suffered) -> str:
    """Return one line of the table."""
    before, during, after = found.phases
    cells = [found.way]
    for phase in (before, during, after):
        felt = phase.moves
        cells.append(", ".join(milliseconds(value) for value in (felt.median, felt.p99, felt.most)))
    cells.append(milliseconds(during.seen.p99))
    cells.append(f"{before.rate:.0f}, {during.rate:.0f}")
    cells.append(f"{before.bots:.1f}, {during.bots:.1f}")
    cells.append(f"{before.arrival.most:.1f}, {during.arrival.most:.1f}".replace("inf", "none"))
    cells.append(f"{found.recovered:.1f}")
    cells.append(", ".join(f"{body.megabytes:.0f}" for body in found.bodies))
    cells.append(f"{found.bodies[0].processes}, {found.bodies[1].processes}")
    cells.append(f"{found.bodies[0].descriptors}, {found.bodies[1].descriptors}")
    return f"| {' | '.join(cells)} |"


def allow_descriptors(wanted: int) -> None:
    """Let this process and its children open this many files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def try_ways(
    kinds: Sequence[type[Way]], seconds: float, preparing: float = PREPARING, **serving: Any
) -> list[Suffered]:
    """Try these ways, each at its own server; print the figures as they come."""
    allow_descriptors(USUAL_DESCRIPTORS)
    found = []
    print(HEAD, flush=True)
    for kind in kinds:
        with (
            tempfile.TemporaryDirectory(prefix="stammtisch-hostile-") as folder,
            Strained(Path(folder), limits=1, **serving) as server,
        ):
            found.append(asyncio.run(alone(server, kind, seconds, preparing)))
            print(line_of(found[-1]), flush=True)
            print(done_by(found[-1]), *[line[-300:] for line in server.troubles()[:3]], sep="\n  ", file=sys.stderr)
    return found


async def alone(server: Strained, kind: type[Way], seconds: float, preparing: float) -> Suffered:
    """Run one attack at a server without other load."""
    async with Club(server.url) as club:
        return await suffer(server, club, Attack(kind, server.port, seconds, preparing=preparing))


def done_by(found: Suffered) -> str:
    """Return what an attacker has done, and what it has cost besides time."""
    done = ", ".join(f"{number:,} {what}" for what, number in sorted(found.counts.items()))
    lost = Counter(text.split(":")[0] for text in found.troubles)
    return f"{found.way}: {done}; {found.logged:,} bytes of log; {sum(lost.values())} troubles {[*lost]}"


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each attack lasts (default 10)")
    parser.add_argument("--preparing", type=float, default=PREPARING, help="how long slow tables are prepared")
    parser.add_argument("ways", nargs="*", help="only those whose class names are given, such as PingsRead")
    asked = parser.parse_args()
    known = {kind.__name__: kind for kind in KNOWN}
    unknown = [name for name in asked.ways if name not in known]
    if unknown:
        parser.error(f"there is no {unknown[0]}; there are {', '.join(known)}")
    try_ways([known[name] for name in asked.ways] or KNOWN, asked.seconds, asked.preparing)


if __name__ == "__main__":
    main()
