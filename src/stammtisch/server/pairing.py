"""Pairing: who sits at which table and on which seat in the next round of an event.

Everything here is a pure function of numbers. Entrants are numbers; a seat with None is filled by a bot that is in
nobody's standings. What is looked for is a round of the social golfer problem: groups of equal size in which people
meet who have not met before. It is found as in Dotú and Van Hentenryck, "Scheduling Social Golfers Locally" (2005): by
exchanging two people of different tables as long as that makes the round better, from several beginnings. Swiss rounds
use the same search; the distance of the players in the standings counts as well. For tables of two, all-play-all uses
the circle method of Kirkman (1847), which never repeats a meeting.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations, product
from typing import Final, Literal, TypeVar

Form = Literal["lots", "swiss", "all"]
"""By lot, by points (Swiss), or until everybody has met everybody."""
Who = TypeVar("Who", int, str)
Seats = list[int | None]
"""The entrants at a table, by seat."""

BEGINNINGS: Final = 12
"""From how many beginnings the search starts."""
MET: Final = 10_000.0
"""What a meeting costs that has happened before; matching the points costs less."""
FILLED: Final = 9_000.0
"""What it costs to sit with a bot for somebody who had one more than others had; two more weigh as three MET."""
MOST_PERMUTED: Final = 6
"""Up to this number of seats all orders of people are compared; above it some."""
ORDERS: Final = 1000
ROUNDING: Final = 1e-9
"""A gain that is smaller may be none."""
SURPLUS: Final = 2
"""By which factor all-play-all may be longer than it would be if every round brought new meetings only."""


@dataclass
class Meetings:
    """What has happened in the rounds before."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two entrants sat at one table."""
    sided: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often they were in one team."""
    filled: Counter[int] = field(default_factory=Counter)
    """How many seats at an entrant's tables were filled with bots."""
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often an entrant had a seat."""

    def add(self, table: Sequence[int | None], teams: Sequence[int]) -> None:
        """Remember a table of an earlier round."""
        for seat, who in enumerate(table):
            if who is not None:
                self.sat[who, seat] += 1
                self.filled[who] += table.count(None)
        for (seat, one), (place, other) in combinations(enumerate(table), 2):
            if one is not None and other is not None:
                self.met[pair(one, other)] += 1
                self.sided[pair(one, other)] += teams[seat] == teams[place]


def pair(one: Who, other: Who) -> tuple[Who, Who]:
    """Return two people in an order that does not depend on who is named first."""
    return (one, other) if one < other else (other, one)


def next_round(
    entrants: Sequence[int],
    teams: Sequence[int],
    form: Form,
    past: Meetings,
    points: Mapping[int, float],
    rng: random.Random,
) -> list[Seats]:
    """Return the tables of the next round; `teams` has the team of each seat of a table.

    In this order: few meetings are repeated, bots are spread fairly, and in a Swiss round people of equal points meet.
    """
    search = _Search(entrants, len(teams), past, points if form == "swiss" else {})
    found = [*search.rounds(rng)]
    if form == "all" and len(teams) == 2:
        # The first of equals is taken: a round of the circle, so that all of them are used up.
        found = [*_circle(entrants), *found]
    best = min(found, key=lambda parts: sum(map(search.cost, parts)))
    return [seated(part, teams, past, rng) for part in best]


def people_by_table(entrants: int, seats: int) -> list[int]:
    """Return how many entrants sit at each table: as few tables as possible, and bots spread evenly over them."""
    tables = -(-entrants // seats)
    return [entrants // tables + (number < entrants % tables) for number in range(tables)]


class _Search:
    """Looks for a good next round. What it costs that two sit together is computed once, for every two."""

    def __init__(self, entrants: Sequence[int], seats: int, past: Meetings, points: Mapping[int, float]) -> None:
        self._entrants = entrants
        self._seats = seats
        self._points = {who: points.get(who, 0.0) for who in entrants} if points else {}
        least = min([past.filled[who] for who in entrants])
        self._filled = {who: FILLED * (past.filled[who] - least) ** 2 for who in entrants}
        self._pairs = {one: {other: self._pair(one, other, past) for other in entrants} for one in entrants}

    def _pair(self, one: int, other: int, past: Meetings) -> float:
        times = past.met[pair(one, other)]
        again = MET + times if times else 0.0
        return again + ((self._points[one] - self._points[other]) ** 2 if self._points else 0.0)

    def rounds(self, rng: random.Random) -> Iterator[list[list[int]]]:
        """Yield rounds that no exchange of two people makes better, until one is as good as can be."""
        for number in range(BEGINNINGS):
            order = rng.sample(self._entrants, len(self._entrants))
            if self._points:
                # The first beginning is in order of the points, the others ever less so.
                order.sort(key=lambda who: -self._points[who] - number * rng.random())
            parts = list[list[int]]()
            for size in people_by_table(len(order), self._seats):
                parts.append(order[:size])
                del order[:size]
            self._improve(parts)
            yield parts
            if not any(map(self.cost, parts)):
                return

    def cost(self, part: Sequence[int]) -> float:
        """Return what it costs that some people sit at one table."""
        met = sum([self._pairs[one][other] for one, other in combinations(part, 2)])
        return met + (self._seats - len(part)) * sum([self._filled[who] for who in part])

    def _improve(self, parts: list[list[int]]) -> None:
        """Exchange two people of different tables as long as that makes the round better."""
        better = True
        while better:
            better = False
            for here, there in combinations(parts, 2):
                if self.cost(here) + self.cost(there):
                    better |= self._exchange(here, there)

    def _exchange(self, here: list[int], there: list[int]) -> bool:
        """Make every exchange between two tables that is better than none; say whether there was one."""
        found, more_bots = False, len(there) - len(here)
        for mine, theirs in product(range(len(here)), range(len(there))):
            one, other = here[mine], there[theirs]
            ours, others = self._pairs[one], self._pairs[other]
            gain = sum([ours[who] - others[who] for who in here if who != one])
            gain += sum([others[who] - ours[who] for who in there if who != other])
            gain += more_bots * (self._filled[one] - self._filled[other])
            if gain > ROUNDING:
                here[mine], there[theirs] = other, one
                found = True
        return found


def _circle(entrants: Sequence[int]) -> Iterator[list[list[int]]]:
    """Yield the rounds of a tournament in which everybody meets everybody once, by the circle method."""
    ring: list[int | None] = [*sorted(entrants), *[None] * (len(entrants) % 2)]
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        pairs = [[ring[at], ring[-1 - at]] for at in range(half)]
        yield [[who for who in two if who is not None] for two in pairs]
        ring = [ring[0], ring[-1], *ring[1:-1]]


def seated(people: Sequence[int], teams: Sequence[int], past: Meetings, rng: random.Random) -> Seats:
    """Return who has which seat: one that they had seldom, with partners whom they had seldom."""
    filled: Seats = [*people, *[None] * (len(teams) - len(people))]
    ways: list[Sequence[int | None]]
    if len(teams) > MOST_PERMUTED:
        ways = [rng.sample(filled, len(filled)) for _ in range(ORDERS)]
    else:
        ways = [*permutations(filled)]
        rng.shuffle(ways)

    def cost(way: Sequence[int | None]) -> int:
        often = sum(past.sat[who, seat] for seat, who in enumerate(way) if who is not None)
        sides = [
            past.sided[pair(one, other)]
            for (seat, one), (place, other) in combinations(enumerate(way), 2)
            if one is not None and other is not None and teams[seat] == teams[place]
        ]
        return often + len(teams) * sum(sides)

    return [*min(ways, key=cost)]


def least_rounds(entrants: int, seats: int) -> int:
    """Return in how many rounds everybody can have met everybody at best."""
    if entrants < 2:
        return 0
    if seats == 2:
        return entrants - 1 + entrants % 2
    return -(-(entrants - 1) // (seats - 1))


def have_all_met(entrants: Sequence[int], past: Meetings) -> bool:
    """Say whether everybody has met everybody."""
    return all(past.met[pair(one, other)] for one, other in combinations(entrants, 2))
