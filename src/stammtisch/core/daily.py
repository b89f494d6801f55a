"""The deal of the day: how a game is played on it, how it is scored, and which hashes and seeds belong to a day.

A game that has one says so in its `daily.py`: `DAILY = Daily(...)`. The person sits at seat 0, bots at all others.

A day is a date such as `2026-11-18`, in UTC. The seed of a scored deal is the server's secret until the day is over.
Its commitment is that of `deal.py`, with `day 2026-11-18 sep` in the place of a match's id. The public seed of a day
needs no secret, so a program without a server can deal with it. What is played with it is never scored.
"""

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from stammtisch.core import shelf
from stammtisch.core.deal import commitment
from stammtisch.core.game import Value

SEAT: Final = 0
"""The seat of the person."""
SECONDS: Final = 86_400
"""The length of a day."""
Scoring = Literal["points", "penalties", "lead"]
"""What is compared: points, points of which fewer are better, or how many more points than the best of the others."""


@dataclass(frozen=True)
class Daily:
    """How a game is played on the deal of the day."""

    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    """Those that are not at their default."""
    level: str = "expert"
    """The bots on the other seats."""
    scoring: Scoring = "points"

    def score(self, points: Sequence[int]) -> int:
        """Return the score of the person, from the points of all seats."""
        own = points[SEAT]
        return own - max([*points[:SEAT], *points[SEAT + 1 :]]) if self.scoring == "lead" else own

    def worth(self, score: float) -> float:
        """Return a number that is greater for a better score."""
        return -score if self.scoring == "penalties" else score


def dailies() -> dict[str, Daily]:
    """Return the games that have a deal of the day, by name."""
    found = {name: shelf.part(name, "daily") for name in shelf.names()}
    return {name: part.DAILY for name, part in found.items() if part is not None}


def day_of(seconds: float) -> str:
    """Return the day (UTC) of a time in Unix seconds."""
    return time.strftime("%Y-%m-%d", time.gmtime(seconds))


def day_id(day: str, game: str) -> str:
    """Return what a commitment to the deal of a day names in the place of a match's id."""
    return f"day {day} {game}"


def day_commitment(day: str, game: str, seed: bytes) -> str:
    """Return the hash that is published before the day, and that its seed must fit."""
    return commitment(day_id(day, game), seed)


def public_seed(day: str, game: str) -> bytes:
    """Return the seed with which anybody can deal on a day without a server; it is no secret and never scored."""
    return hashlib.sha256(f"stammtisch public {day_id(day, game)}".encode()).digest()
