"""Standings of an event: what finished tables score, and who is ahead. All of it follows from rows of `results`.

A table scores between 0 and 1: the share of the others that did worse, an equal one counting one half. The others are
the other sides of the table, or, with the same deal everywhere, those who had the same seat at another table of the
round (matchpoints, as in duplicate bridge). So a win at a table of two scores 1 and a drawn match 1/2.

Ties are broken by the points of those whom one has met (Buchholz, 1932), then by the points of those whom one has
beaten (Sonneborn and Berger, 1886), then by the number of first places. Those who are equal in all of
this share a place.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

HALF: Final = 0.5


@dataclass(frozen=True)
class TableResult:
    """A table of an event whose match is over or was decided."""

    round: int
    seats: Sequence[int | None]
    """The entrants by seat; None for a bot that only fills the seat."""
    points: Sequence[int] = ()
    """By seat; empty if the table counts one half for everybody."""
    places: Sequence[int | None] = ()
    resigned: Sequence[bool] = ()


@dataclass
class EntrantStanding:
    """How an entrant has done so far."""

    entrant: int
    points: float = 0.0
    buchholz: float = 0.0
    """The points of all whom they met."""
    berger: float = 0.0
    """The points of all whom they beat, and half the points of those with whom they drew."""
    wins: int = 0
    """First places, shared or not."""
    matches: int = 0
    place: int = 1
    met: list[tuple[int | None, float]] = field(default_factory=list)
    """Everybody they met, and which share of the meeting was theirs: 1, 1/2 or 0."""

    @property
    def worth(self) -> tuple[float, float, float, int]:
        """Return what they are ranked by; more is better."""
        return (round(self.points, 6), round(self.buchholz, 6), round(self.berger, 6), self.wins)


def ranks(table: TableResult) -> list[int]:
    """Return the place of each seat; in a match that was broken off, those come last who resigned."""
    if any(place is None for place in table.places):
        return [1 + gone for gone in table.resigned]
    return [place or 1 for place in table.places]


def against(own: float, other: float) -> float:
    """Return the share of a meeting that goes to the better one; the lower place is better."""
    return HALF if own == other else float(own < other)


def scores(
    tables: Sequence[TableResult], teams: Sequence[int], *, compared: bool, fewest: bool = False
) -> list[list[float]]:
    """Return what each seat of the tables of one round scores; `fewest` says that the fewest points win."""
    fair = [table for table in tables if table.points and None not in table.places]
    sign = -1 if fewest else 1
    return [
        _by_comparison(table, fair, sign) if compared and table in fair and len(fair) > 1 else _at_table(table, teams)
        for table in tables
    ]


def _at_table(table: TableResult, teams: Sequence[int]) -> list[float]:
    if not table.points:
        return [HALF] * len(table.seats)
    placed = ranks(table)
    found = []
    for seat, own in enumerate(placed):
        others = [against(own, place) for other, place in enumerate(placed) if teams[other] != teams[seat]]
        found.append(fmean(others) if others else HALF)
    return found


def _by_comparison(table: TableResult, fair: Sequence[TableResult], sign: int) -> list[float]:
    return [
        fmean([against(-sign * points, -sign * other.points[seat]) for other in fair if other is not table])
        for seat, points in enumerate(table.points)
    ]


def standings(
    entrants: Iterable[int],
    rounds: Mapping[int, Sequence[TableResult]],
    teams: Sequence[int],
    *,
    compared: bool,
    fewest: bool = False,
) -> list[EntrantStanding]:
    """Return how all entrants have done in some rounds, the best first."""
    found = {who: EntrantStanding(who) for who in entrants}
    for tables in rounds.values():
        for table, scored in zip(tables, scores(tables, teams, compared=compared, fewest=fewest), strict=True):
            _count(found, table, scored, teams)
    for one in found.values():
        # A bot that only fills a seat counts as somebody of average strength.
        strength = [found[who].points if who in found else one.matches * HALF for who, _ in one.met]
        one.buchholz = sum(strength)
        one.berger = sum(points * share for points, (_, share) in zip(strength, one.met, strict=True))
    order = sorted(found.values(), key=lambda one: ([-value for value in one.worth], one.entrant))
    for one in order:
        one.place = 1 + sum(other.worth > one.worth for other in order)
    return order


def _count(
    found: dict[int, EntrantStanding], table: TableResult, scored: Sequence[float], teams: Sequence[int]
) -> None:
    """Add what a table has brought its entrants."""
    placed = ranks(table) if table.points else [1] * len(table.seats)
    for seat, who in enumerate(table.seats):
        if who is None or who not in found:
            continue
        one = found[who]
        one.points += scored[seat]
        one.matches += 1
        one.wins += bool(table.points) and placed[seat] == 1
        for other, whom in enumerate(table.seats):
            if other != seat and teams[other] != teams[seat]:
                one.met.append((whom, against(placed[seat], placed[other])))
