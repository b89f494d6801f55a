"""An evening: how the people who are present are spread over tables, so that nobody sits alone and few bots are needed.

Everything here is a pure function of what it is given; `groups.py` opens the tables.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement
from typing import Final

from stammtisch.core.game import Game
from stammtisch.server.pairing import pair

SHUFFLES: Final = 200
"""How many ways to seat people are tried, to bring together those who have not met this evening."""


@dataclass(frozen=True)
class PlannedTable:
    """A table of an evening: how many seats it has, and how many of them people take."""

    seats: int
    people: int


def spread(people: int, seats: Iterable[int], *, alike: bool = False) -> list[PlannedTable]:
    """Return tables for this number of people, the fullest first; bots take the seats that are left.

    In this order: few people sit alone among bots, few bots are needed, the tables are of similar size, and they are
    few. With `alike` there are at least two tables, with the same number of seats: they can play the same deal.
    """
    sizes = sorted({size for size in seats if size > 1} or {*seats})
    least = min(people, 2 if alike else 1)
    counts = range(least, max(least, people // 2) + 1)
    plans = {plan for count in counts for plan in _plans(sizes, count, people, alike=alike)}
    return min([_filled(plan, people) for plan in plans or {(sizes[-1],) * -(-people // sizes[-1])}], key=_worth)


def _plans(sizes: Sequence[int], count: int, people: int, *, alike: bool) -> Iterator[tuple[int, ...]]:
    """Yield some tables for these people, of one size or of two: as many small ones as there can be.

    More than two sizes are never better by much, and there would be very many ways.
    """
    for small, large in combinations_with_replacement(sizes, 2):
        if large * count >= people and (small == large or not alike):
            needed = max(0, people - small * count)
            more = 0 if small == large else -(-needed // (large - small))
            yield (small,) * (count - more) + (large,) * more


def in_pairs(people: int, seats: int) -> list[PlannedTable]:
    """Return tables of this size for two people each, to play the same deal; bots sit with somebody who is left over.

    There are at least two tables, for a deal that is played once is not compared.
    """
    count = max(min(people, 2), -(-people // 2))
    return _filled((seats,) * count, people)


def seats_of_a_pair(game: Game) -> tuple[int, list[int]]:
    """Return how many seats a table for a pair has, and which are theirs: partners' where the game has teams of two.

    A game for one seat is refused.
    """
    sizes = sorted(size for size in game.seats if size > 1)
    if not sizes:
        game.check(2, {})
    for size in sizes:
        teams = game.teams(size, game.check(size, {}))
        if {*Counter(teams).values()} == {2}:
            return size, [seat for seat in range(size) if teams[seat] == teams[0]]
    return sizes[0], [0, 1]


def _filled(sizes: Sequence[int], people: int) -> list[PlannedTable]:
    """Return these tables with people spread as evenly as their seats allow."""
    taken = [0] * len(sizes)
    largest_first = sorted(range(len(sizes)), key=lambda at: -sizes[at])
    while (left := people - sum(taken)) > 0:
        for at in [at for at in largest_first if taken[at] < sizes[at]][:left]:
            taken[at] += 1
    tables = [PlannedTable(size, count) for size, count in zip(sizes, taken, strict=True)]
    return sorted(tables, key=lambda table: (-table.people, -table.seats))


def _worth(tables: Sequence[PlannedTable]) -> tuple[int, int, int, int]:
    """Return what a plan is judged by; the smallest is the best."""
    counts = [table.people for table in tables]
    alone = sum(count == 1 for count in counts)
    bots = sum(table.seats - table.people for table in tables)
    return alone, bots, max(counts) - min(counts), len(tables)


def seated(
    people: Sequence[str], tables: Sequence[PlannedTable], met: Mapping[tuple[str, str], int], rng: random.Random
) -> list[list[str]]:
    """Return who sits at which table: by lot, but together with those whom they have `met` least this evening."""
    best: list[list[str]] = []
    least = -1
    for _ in range(SHUFFLES):
        order = rng.sample(people, len(people))
        parts = [[order.pop() for _ in range(table.people)] for table in tables]
        again = sum(met.get(pair(*two), 0) for part in parts for two in combinations(part, 2))
        if least < 0 or again < least:
            best, least = parts, again
        if not least:
            break
    return best


def meetings(tables: Iterable[Sequence[str]]) -> dict[tuple[str, str], int]:
    """Return how often each two people sat at one table."""
    return Counter(pair(*two) for people in tables for two in combinations(people, 2))
