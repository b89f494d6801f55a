"""Tallies: what the results of finished matches come to, person by person. All of it follows from rows of `results`.

The measure is simple and says what it is: a match gives one win, which its winners share equally, and the fair share of
a seat is one by the number of seats. Somebody who won as much as their fair shares is exactly as good as their company.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby, permutations
from operator import attrgetter
from typing import Final

from stammtisch.core import shelf
from stammtisch.core.game import Refused

ENOUGH: Final = 5
"""From how many matches on somebody has a place on the ladder; with fewer there is too little to say."""
BREAK: Final = 6 * 3600.0
"""Seconds without a finished match after which another evening begins."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat of a finished match."""

    table: str
    seat: int
    game: str
    person: str | None
    points: int
    place: int | None
    at: float
    same: str = ""
    """The set of tables that played the same deal; empty if it is the only one."""
    forgotten: bool = False
    """Whether a person played who is not known any more."""

    @property
    def who(self) -> str | None:
        """Return something that tells people apart, also those who are forgotten; None for a bot."""
        return f"{self.table} {self.seat}" if self.forgotten else self.person


@dataclass
class Achieved:
    """What somebody has achieved in some matches."""

    matches: int = 0
    won: float = 0.0
    """Wins, shared among the winners of a match."""
    fair: float = 0.0
    """The sum of the fair shares."""
    games: dict[str, list[float]] = field(default_factory=dict)
    """By game: matches, wins and fair shares."""
    luck: float = 0.0
    """What deals and draws changed, in wins, by the account of luck; over `lucky` matches."""
    lucky: int = 0
    compared: float = 0.0
    """The share of other tables with the same deal that did worse in the same seat; over `deals` matches."""
    deals: int = 0

    @property
    def ratio(self) -> float:
        """Return the wins as a multiple of the fair share."""
        return self.won / self.fair if self.fair else 0.0

    @property
    def share(self) -> float:
        """Return the mean share of other tables with the same deal that did worse."""
        return self.compared / self.deals if self.deals else 0.0

    def add(self, game: str, won: float, fair: float) -> None:
        """Count one more match."""
        self.matches += 1
        self.won += won
        self.fair += fair
        by_game = self.games.setdefault(game, [0, 0.0, 0.0])
        for at, value in enumerate((1, won, fair)):
            by_game[at] += value


Luck = Mapping[str, Sequence[float]]
"""By table and seat: what luck was worth, in wins."""


def played_out(rows: Iterable[SeatResult]) -> list[list[SeatResult]]:
    """Return the matches that count: played to their end by at least two people, whether they are still known or not.

    With the same deal at several tables, the two may sit at different ones: there they are compared.
    """
    found = [[*seats] for _, seats in groupby(rows, attrgetter("table"))]
    over = [seats for seats in found if seats[0].place is not None]
    at_deal: defaultdict[str, set[str]] = defaultdict(set)
    for seats in over:
        at_deal[seats[0].same or seats[0].table] |= people_at(seats)
    return [seats for seats in over if people_at(seats) and len(at_deal[seats[0].same or seats[0].table]) > 1]


def people_at(seats: Sequence[SeatResult]) -> set[str]:
    """Return the people at a table."""
    return {one.who for one in seats if one.who is not None}


def tallies(matches: Iterable[Sequence[SeatResult]], luck: Luck) -> dict[str, Achieved]:
    """Return what everybody has achieved in these matches; a win against bots alone is none, only a comparison."""
    found: defaultdict[str, Achieved] = defaultdict(Achieved)
    sets: defaultdict[str, list[Sequence[SeatResult]]] = defaultdict(list)
    for seats in matches:
        if seats[0].same:
            sets[seats[0].same].append(seats)
        if len(people_at(seats)) < 2:
            continue
        winners = sum(one.place == 1 for one in seats) or len(seats)
        account = luck.get(seats[0].table)
        for one in seats:
            if one.person is None:
                continue
            found[one.person].add(one.game, (one.place == 1) / winners, 1 / len(seats))
            if account is not None and one.seat < len(account):
                found[one.person].luck += account[one.seat]
                found[one.person].lucky += 1
    for tables in sets.values():
        for person, share in compared(tables):
            found[person].compared += share
            found[person].deals += 1
    return dict(found)


def compared(tables: Sequence[Sequence[SeatResult]]) -> list[tuple[str, float]]:
    """Return for everybody the share of the other tables that did worse in the same seat; a tie counts one half."""
    if len(tables) < 2:
        return []
    sign = -1 if fewest_win(tables[0][0].game) else 1
    found = []
    for table in tables:
        for one in table:
            if one.person is None:
                continue
            others = [
                sign * other.points for rest in tables if rest is not table for other in rest if other.seat == one.seat
            ]
            own = sign * one.points
            if others:
                better = sum((own > points) + (own == points) / 2 for points in others)
                found.append((one.person, better / len(others)))
    return found


def fewest_win(game: str) -> bool:
    """Say whether the fewest points win in a game, which may be on the shelf no more."""
    try:
        return shelf.game(game).fewest
    except Refused:
        return False


def ladder(found: Mapping[str, Achieved]) -> list[str]:
    """Return people by how much more than their fair share they won; those with too few matches come last."""
    return sorted(found, key=lambda who: (found[who].matches < ENOUGH, -found[who].ratio, -found[who].matches, who))


def winners_first(found: Mapping[str, Achieved], *, by_comparison: bool = False) -> list[str]:
    """Return people by what they won, for an evening, in which all have played about as much, or by comparison."""
    if by_comparison:
        return sorted(found, key=lambda who: (-found[who].share, -found[who].deals, who))
    return sorted(found, key=lambda who: (-found[who].won, -found[who].ratio, who))


def beaten(matches: Iterable[Sequence[SeatResult]]) -> dict[tuple[str, str, str], int]:
    """Return how often somebody was placed before somebody else, by both and the game; a shared place is no win."""
    found: defaultdict[tuple[str, str, str], int] = defaultdict(int)
    for seats in matches:
        for one, other in permutations(seats, 2):
            if one.person is not None and other.person is not None and (one.place or 0) < (other.place or 0):
                found[one.person, other.person, one.game] += 1
    return dict(found)


def evenings(matches: Iterable[Sequence[SeatResult]]) -> list[list[Sequence[SeatResult]]]:
    """Return the matches evening by evening, the newest evening first, in each the oldest match first."""
    found: list[list[Sequence[SeatResult]]] = []
    before = -BREAK
    for seats in sorted(matches, key=lambda seats: seats[0].at):
        if not found or seats[0].at - before > BREAK:
            found.append([])
        found[-1].append(seats)
        before = seats[0].at
    return found[::-1]
