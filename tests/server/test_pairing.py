"""Pairing and standings of events, without a server."""

import random
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from stammtisch.server.pairing import (
    SURPLUS,
    Form,
    Meetings,
    have_all_met,
    least_rounds,
    next_round,
    people_by_table,
)
from stammtisch.server.standing import TableResult, scores, standings


def play(
    entrants: list[int], seats: int, form: Form, rounds: int, seed: int = 0
) -> tuple[Meetings, list[list[list[int]]]]:
    """Some rounds with results by lot; return who met whom, and the entrants of every table."""
    rng, past, points = random.Random(seed), Meetings(), Counter[int]()
    teams, found = range(seats), []
    for _ in range(rounds):
        tables = next_round(entrants, teams, form, past, points, rng)
        for table in tables:
            assert len(table) == seats
            past.add(table, teams)
            points[rng.choice([who for who in table if who is not None])] += 1
        found.append([[who for who in table if who is not None] for table in tables])
    return past, found


@settings(max_examples=30, deadline=None)
@given(
    some.integers(2, 20), some.integers(2, 5), some.sampled_from(["lots", "swiss", "all"]), some.integers(0, 2**32 - 1)
)
def test_everybody_has_one_seat_in_every_round_and_bots_are_spread_fairly(
    people: int, seats: int, form: Form, seed: int
) -> None:
    entrants = random.Random(seed).sample(range(100), people)
    past, rounds = play(entrants, seats, form, 4, seed)
    for tables in rounds:
        assert sorted(who for table in tables for who in table) == sorted(entrants)
        sizes = [len(table) for table in tables]
        assert max(sizes) - min(sizes) <= 1
        assert len(tables) == -(-people // seats)
    # All tables of a round have as many bots as the others, or one more; over the rounds that evens out.
    filled = [past.filled[who] for who in entrants]
    assert max(filled) - min(filled) <= 3


def test_a_large_table_is_seated_at_once_and_people_get_other_seats() -> None:
    past, rng = Meetings(), random.Random(4)
    for _ in range(4):
        (table,) = next_round([*range(15)], range(16), "lots", past, {}, rng)
        assert sorted(who for who in table if who is not None) == [*range(15)]
        past.add(table, range(16))
    assert max(past.sat.values()) < 4


@settings(max_examples=15, deadline=None)
@given(some.integers(2, 11), some.integers(2, 4), some.integers(0, 2**32 - 1))
def test_all_play_all_ends_when_everybody_has_met_everybody(people: int, seats: int, seed: int) -> None:
    entrants, least = [*range(people)], least_rounds(people, seats)
    past, rounds, teams = Meetings(), 0, range(seats)
    while not have_all_met(entrants, past):
        for table in next_round(entrants, teams, "all", past, {}, random.Random(seed + rounds)):
            past.add(table, teams)
        rounds += 1
    assert least <= rounds <= SURPLUS * least + SURPLUS
    if seats == 2:
        assert rounds == least
        assert {*past.met.values()} == {1}


@pytest.mark.parametrize(("people", "seats", "rounds"), [(8, 2, 5), (9, 2, 5), (32, 2, 6), (32, 4, 5), (20, 3, 5)])
@pytest.mark.parametrize("form", ["lots", "swiss"])
def test_nobody_meets_twice_where_that_can_be_avoided(form: Form, people: int, seats: int, rounds: int) -> None:
    past, _ = play([*range(people)], seats, form, rounds)
    again = sum(times > 1 for times in past.met.values())
    # Five rounds of 32 at tables of four are near the limit, and Swiss rounds must also match the points.
    assert again <= (3 if (people, form) == (32, "swiss") and seats == 4 else 0)


def test_a_swiss_round_brings_equals_together() -> None:
    rng, past = random.Random(3), Meetings()
    points = {who: float(who // 4) for who in range(16)}
    for table in next_round([*range(16)], range(4), "swiss", past, points, rng):
        assert len({points[who] for who in table if who is not None}) == 1


def test_seats_and_partners_change() -> None:
    entrants, teams, past = [*range(4)], (0, 1, 0, 1), Meetings()
    for number in range(3):
        for table in next_round(entrants, teams, "lots", past, {}, random.Random(number)):
            past.add(table, teams)
    # Three rounds of four people: everybody had everybody as a partner once, and seats change.
    assert {*past.sided.values()} == {1}
    assert max(past.sat.values()) <= 2


def test_people_at_tables() -> None:
    assert people_by_table(5, 4) == [3, 2]
    assert people_by_table(9, 2) == [2, 2, 2, 2, 1]
    assert people_by_table(32, 4) == [4] * 8


# Scores and standings


def test_a_table_scores_the_share_of_those_who_did_worse() -> None:
    four = TableResult(1, (0, 1, 2, 3), (40, 30, 30, 10), (1, 2, 2, 4), (False,) * 4)
    assert scores([four], range(4), compared=False) == [[1.0, 0.5, 0.5, 0.0]]
    teams = TableResult(1, (0, 1, 2, 3), (2, 0, 2, 0), (1, 3, 1, 3), (False,) * 4)
    assert scores([teams], (0, 1, 0, 1), compared=False) == [[1.0, 0.0, 1.0, 0.0]]
    drawn = TableResult(1, (0, 1), (3, 3), (1, 1), (False, False))
    resigned = TableResult(1, (0, 1), (5, 0), (None, None), (True, False))
    decided = TableResult(1, (0, 1))
    assert scores([drawn, resigned, decided], range(2), compared=False) == [[0.5, 0.5], [0.0, 1.0], [0.5, 0.5]]


@pytest.mark.parametrize("sign", [1, -1])
def test_with_the_same_cards_everybody_is_compared_with_their_seat_at_the_other_tables(sign: int) -> None:
    def table(*points: int) -> TableResult:
        order = sorted({*points}, reverse=sign > 0)
        places = tuple(1 + order.index(one) for one in points)
        return TableResult(1, tuple(range(len(points))), points, places, (False,) * len(points))

    tables = [table(30 * sign, 10 * sign), table(20 * sign, 10 * sign), table(20 * sign, 15 * sign)]
    wanted = [[1.0, 0.25], [0.25, 0.25], [0.25, 1.0]]
    assert scores(tables, range(2), compared=True, fewest=sign < 0) == wanted
    broken = TableResult(1, (0, 1), (0, 0), (None, None), (True, False))
    assert scores([*tables[:2], broken], range(2), compared=True)[2] == [0.0, 1.0]


def test_ties_are_broken_by_opponents_then_by_those_beaten_then_by_wins() -> None:
    def won(round: int, winner: int, loser: int | None) -> TableResult:
        return TableResult(round, (winner, loser), (1, 0), (1, 2), (False, False))

    rounds = {1: [won(1, 0, 1), won(1, 2, 3)], 2: [won(2, 0, 2), won(2, 1, 3)], 3: [won(3, 0, 3), won(3, 1, 2)]}
    found = standings(range(4), rounds, range(2), compared=False)
    assert [(one.place, one.entrant, one.points, one.buchholz, one.berger) for one in found] == [
        (1, 0, 3, 3, 3),
        (2, 1, 2, 4, 1),
        (3, 2, 1, 5, 0),
        (4, 3, 0, 6, 0),
    ]
    # Two with one point each: 2 lost against 0, who has two, and is ahead of 1, who lost against nobody better.
    short = {1: [won(1, 0, 2), won(1, 1, 3)], 2: [won(2, 0, 1), won(2, 2, 3)]}
    assert [one.entrant for one in standings(range(4), short, range(2), compared=False)] == [0, 1, 2, 3]
    alike = standings(range(4), {1: [won(1, 0, 2), won(1, 1, 3)]}, range(2), compared=False)
    assert [one.place for one in alike] == [1, 1, 3, 3]
    # A seat that is filled by a bot counts as somebody of average strength.
    assert standings([0], {1: [won(1, 0, None)]}, range(2), compared=False)[0].buchholz == 0.5


@settings(max_examples=100, deadline=None)
@given(some.lists(some.permutations([1, 2, 3, 4]), min_size=1, max_size=6), some.booleans())
def test_every_table_gives_half_a_point_a_seat(places: list[list[int]], compared: bool) -> None:
    tables = [TableResult(1, (0, 1, 2, 3), [-one for one in part], part, [False] * 4) for part in places]
    scored = scores(tables, range(4), compared=compared)
    assert sum(map(sum, scored)) == pytest.approx(2 * len(tables))
    rounds = {number: [table] for number, table in enumerate(tables)}
    found = standings(range(4), rounds, range(4), compared=False)
    assert sum(one.points for one in found) == pytest.approx(2 * len(tables))
    assert all(one.worth >= other.worth for one, other in pairwise(found))
