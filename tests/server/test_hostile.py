"""One hostile address at full speed, in each known way: the others do not notice.

With `-s` the figures are printed. `python tests/server/hostile.py` tries each way at a server of its own, for longer.
"""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
import ways
import ways_at_tables
import ways_found_later
from honest import Club
from hostile import HEAD, KNOWN, USUAL_DESCRIPTORS, Attack, Suffered, allow_descriptors, done_by, line_of, suffer
from strain import Strained, crowded
from ways import Way

from scale import scaled

pytestmark = [pytest.mark.strain, pytest.mark.alone]

SHORT: Final = (
    ways.PingsRead,
    ways_found_later.AfterGoodbye,
    ways_found_later.OneByteChunks,
    ways.Handshakes,
    ways_at_tables.Records,
    ways_at_tables.ReplaysOfTen,
    ways_at_tables.Seats,
    ways_at_tables.BotTables,
)
TRIED: Final = SHORT if scaled(quick=0, normal=0, full=1) == 0 else KNOWN
SECONDS: Final = scaled(quick=1, normal=2, full=10)
LONGER: Final = 4
"""How many times longer a way is tried again that was felt."""
PREPARING: Final = scaled(quick=2, normal=4, full=20)
CALM: Final = scaled(quick=5, normal=5, full=20) / 10
NOT_NOTICED: Final = 0.25
"""Seconds from a word to its acknowledgement, at the 99th percentile."""
PACES: Final = 2.0
"""How many times its pace a bot may take."""
MEGABYTES: Final = 60.0
"""What one address may make the server hold, beyond what it held before."""


@dataclass(frozen=True)
class Evening:
    """What came of each way, how crowded the machine was by others meanwhile, and what the server logged of it."""

    suffered: dict[str, tuple[Suffered, float]]
    troubles: list[str]


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """All ways at one server, one after the other, each from an address of its own with all its limits."""
    allow_descriptors(USUAL_DESCRIPTORS)
    with Strained(Path(tmp_path_factory.mktemp("hostile")), limits=1) as server:
        found = asyncio.run(asyncio.wait_for(spent(server), 60 * len(TRIED) + 60))
        troubles = server.troubles()
    print(f"\n{HEAD}", *[line_of(one) for one, _ in found.values()], sep="\n")
    print(*[done_by(one) for one, _ in found.values()], sep="\n")
    return Evening(found, troubles)


async def spent(server: Strained) -> dict[str, tuple[Suffered, float]]:
    found = {}
    async with Club(server.url) as club:
        attacks = [
            Attack(kind, server.port, SECONDS, f"127.0.0.{20 + number}", PREPARING) for number, kind in enumerate(TRIED)
        ]
        for attack in attacks:
            await attack.prepared()
        for number, (kind, attack) in enumerate(zip(TRIED, attacks, strict=True)):
            found[kind.name] = await one(server, club, attack)
            if not is_unnoticed(*found[kind.name]):
                # In so short a time the 99th percentile is one word: what is really felt is felt for longer, too.
                longer = Attack(kind, server.port, LONGER * SECONDS, f"127.0.0.{120 + number}", PREPARING)
                found[kind.name] = await one(server, club, longer)
    return found


async def one(server: Strained, club: Club, attack: Attack) -> tuple[Suffered, float]:
    """What comes of one attack, and how crowded the machine was meanwhile."""
    crowd = crowded()
    suffered = await suffer(server, club, attack, CALM)
    return suffered, max(crowd, crowded())


def is_unnoticed(suffered: Suffered, crowd: float) -> bool:
    """Whether honest people were answered as fast as they should be."""
    during = suffered.during
    slowest = max(during.moves.p99, during.seen.p99)
    return slowest <= NOT_NOTICED * crowd and during.bots <= PACES * crowd


@pytest.mark.parametrize("way", TRIED, ids=lambda kind: kind.name)
def test_honest_people_do_not_notice_one_hostile_address(evening: Evening, way: type[Way]) -> None:
    suffered, crowd = evening.suffered[way.name]
    during = suffered.during
    assert suffered.troubles == []
    assert is_unnoticed(suffered, crowd), during
    assert suffered.grown <= MEGABYTES
    assert suffered.bodies[1].processes <= suffered.bodies[0].processes + 1


def test_a_hostile_address_writes_no_trace_into_the_log(evening: Evening) -> None:
    assert evening.troubles == []
