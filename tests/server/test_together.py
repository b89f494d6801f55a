"""People over tables, tallies and agendas: what groups compute, without a server."""

import random
import zoneinfo
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from itertools import combinations

import pytest

from stammtisch.core import shelf
from stammtisch.core.game import BadSeats
from stammtisch.server.agenda import BadPlan, calendar, checked_plan, next_time
from stammtisch.server.api_groups import Agreed
from stammtisch.server.evening import PlannedTable, in_pairs, meetings, seated, seats_of_a_pair, spread
from stammtisch.server.group_shown import Results
from stammtisch.server.pairing import pair
from stammtisch.server.tally import (
    SeatResult,
    beaten,
    compared,
    evenings,
    fewest_win,
    ladder,
    played_out,
    tallies,
    winners_first,
)

HOUR = 3600.0


# Over tables


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("alike", [False, True])
def test_everybody_gets_a_seat_and_nobody_sits_alone_without_need(game: str, alike: bool) -> None:
    seats = shelf.game(game).seats
    for people in range(2, 21):
        tables = spread(people, seats, alike=alike)
        assert sum(table.people for table in tables) == people
        assert all(table.seats in seats and 1 <= table.people <= table.seats for table in tables)
        alone = sum(table.people == 1 for table in tables)
        # Only a game for two has nobody to sit with for an odd one out; and a comparison needs two tables.
        assert alone <= (people % 2 if max(seats) == 2 else 0) or (alike and people < 4)
        counts = [table.people for table in tables]
        assert max(counts) - min(counts) <= 2
        if alike:
            assert len(tables) > 1
            assert len({table.seats for table in tables}) == 1


@pytest.mark.parametrize(
    ("people", "game", "wanted"),
    [
        (7, "seven-seals", [(4, 4), (3, 3)]),
        (5, "seven-seals", [(5, 5)]),
        (6, "diabolo", [(3, 3), (3, 3)]),
        (11, "diabolo", [(4, 4), (4, 4), (3, 3)]),
        (5, "sequence", [(3, 3), (2, 2)]),
        (6, "sequence", [(6, 6)]),
        (7, "sequence", [(4, 4), (3, 3)]),
        (7, "sep", [(2, 2), (2, 2), (2, 2), (2, 1)]),
        (2, "diabolo", [(3, 2)]),
    ],
)
def test_bots_fill_seats_only_if_they_are_needed(people: int, game: str, wanted: list[tuple[int, int]]) -> None:
    assert spread(people, shelf.game(game).seats) == [PlannedTable(*one) for one in wanted]


@pytest.mark.parametrize("seats", [range(2, 17), (2, 5, 7), (2, 3, 4, 6), (4,), (1,)])
def test_tables_for_many_people_are_found_at_once_whatever_sizes_a_game_has(seats: Sequence[int]) -> None:
    for people in (13, 40):
        tables = spread(people, seats)
        assert sum(table.people for table in tables) == people
        bots = sum(table.seats - table.people for table in tables)
        assert bots == (-people % 4 if seats == (4,) else 0)


@pytest.mark.parametrize(
    ("game", "seats", "theirs"), [("sequence", 4, [0, 2]), ("sep", 2, [0, 1]), ("diabolo", 3, [0, 1])]
)
def test_a_pair_sits_together_as_partners_where_there_are_some(game: str, seats: int, theirs: list[int]) -> None:
    assert seats_of_a_pair(shelf.game(game)) == (seats, theirs)


def test_pairs_at_a_game_for_one_are_refused() -> None:
    alone = replace(shelf.game("sep"), seats=(1,))
    with pytest.raises(BadSeats):
        seats_of_a_pair(alone)
    assert spread(3, alone.seats) == [PlannedTable(1, 1)] * 3


def test_pairs_have_a_table_each_and_somebody_left_over_plays_with_bots() -> None:
    assert in_pairs(6, 4) == [PlannedTable(4, 2)] * 3
    assert in_pairs(5, 4) == [PlannedTable(4, 2), PlannedTable(4, 2), PlannedTable(4, 1)]
    assert in_pairs(2, 2) == [PlannedTable(2, 1), PlannedTable(2, 1)], "one table alone is compared with none"
    assert in_pairs(1, 2) == [PlannedTable(2, 1)]


def test_people_sit_with_those_they_have_not_met() -> None:
    people = ["anna", "ben", "cleo", "dora"]
    tables = [PlannedTable(2, 2), PlannedTable(2, 2)]
    met: dict[tuple[str, str], int] = {}
    rng = random.Random(7)
    for _ in range(3):
        parts = seated(people, tables, met, rng)
        for two, times in meetings([*parts]).items():
            met[two] = met.get(two, 0) + times
    assert met == {pair(*two): 1 for two in combinations(people, 2)}


# Tallies


def match(table: str, places: dict[str, int], at: float = 0.0, game: str = "sep", same: str = "") -> list[SeatResult]:
    """A match with these places by person; a name that begins with a hyphen is a bot."""
    return [
        SeatResult(table, seat, game, None if who.startswith("-") else who, 10 - place, place, at, same)
        for seat, (who, place) in enumerate(places.items())
    ]


def test_a_win_is_measured_against_the_fair_share() -> None:
    matches = [
        match("1", {"anna": 1, "ben": 2, "cleo": 2, "dora": 2}),
        match("2", {"anna": 1, "ben": 1, "cleo": 3, "dora": 3}),
        match("3", {"anna": 2, "ben": 1}, game="sequence"),
    ]
    found = tallies(matches, {"1": [0.25, -0.25, 0.0, 0.0]})
    anna = found["anna"]
    assert (anna.matches, anna.won, anna.fair) == (3, 1.5, 1.0)
    assert anna.games == {"sep": [2, 1.5, 0.5], "sequence": [1, 0.0, 0.5]}
    assert (anna.luck, anna.lucky, found["ben"].luck) == (0.25, 1, -0.25)
    assert sum(one.won for one in found.values()) == sum(one.fair for one in found.values()) == 3


def test_only_matches_of_two_people_or_more_that_were_played_out_count() -> None:
    alone = match("1", {"anna": 1, "-bot": 2})
    broken = [SeatResult("2", seat, "sep", who, 0, None, 0.0) for seat, who in enumerate(["anna", "ben"])]
    both = match("3", {"anna": 1, "ben": 2})
    assert played_out([*alone, *broken, *both]) == [both]


def test_a_match_against_somebody_who_is_forgotten_still_counts_for_the_others() -> None:
    seats = match("1", {"anna": 1, "ben": 2})
    left = [seats[0], replace(seats[1], person=None, forgotten=True)]
    assert played_out(left) == [left]
    found = tallies([left], {})
    assert ({*found}, found["anna"].matches, found["anna"].won, found["anna"].fair) == ({"anna"}, 1, 1.0, 0.5)
    assert beaten([left]) == {}
    around = match("2", {"anna": 1, "anna ": 2})
    both = [replace(one, person="anna") for one in around]
    assert played_out(both) == [], "nobody plays with themselves"
    compared_once = [*match("3", {"anna": 1, "-bot": 2}, same="s"), *match("4", {"ben": 2, "-bot": 1}, same="s")]
    compared_once[2] = replace(compared_once[2], person=None, forgotten=True)
    assert tallies(played_out(compared_once), {})["anna"].share == 1.0


def test_people_alone_among_bots_at_the_same_deal_are_compared_and_nothing_else() -> None:
    one, two = match("1", {"anna": 1, "-bot": 2}, same="s"), match("2", {"ben": 2, "-bot": 1}, same="s")
    same_twice = match("3", {"cleo": 1, "-bot": 2}, same="t") + match("4", {"cleo": 2, "-bot": 1}, same="t")
    assert played_out([*one, *two, *same_twice]) == [one, two], "nobody is compared with themselves"
    found = tallies([one, two], {"1": [0.5, -0.5]})
    anna, ben = found["anna"], found["ben"]
    assert (anna.matches, anna.won, anna.games, anna.lucky) == (0, 0, {}, 0), "bots are no company to win from"
    assert (anna.deals, anna.share, ben.deals, ben.share) == (1, 1.0, 1, 0.0)
    assert beaten([one, two]) == {}
    both = tallies([one, two, match("5", {"anna": 2, "ben": 1})], {})
    assert winners_first(both) == ["ben", "anna"]
    assert winners_first(both, by_comparison=True) == ["anna", "ben"]
    evening = Results([*one, *two], {})
    assert (evening.by_comparison, [one.matches for one in evening.spans]) == (True, [2])
    rematch = match("5", {"anna": 2, "ben": 1})
    assert Results([*one, *two, *rematch], {}).by_comparison, "most of the evening"
    assert not Results([*one, *two, *rematch, *match("7", {"anna": 2, "ben": 1})], {}).by_comparison, "only half of it"
    assert not Results(match("6", {"anna": 2, "ben": 1}, same="u"), {}).by_comparison, "there is no other table"


def test_too_few_matches_have_no_place_before_enough() -> None:
    matches = [match(f"{number}", {"anna": 2, "ben": 1}) for number in range(5)]
    matches.append(match("x", {"cleo": 1, "ben": 2}))
    found = tallies(matches, {})
    assert ladder(found) == ["ben", "anna", "cleo"]
    later = Results([one for seats in matches for one in seats], {}, since=1.0)
    assert (later.season, later.beaten, len(later.spans)) == ({}, {}, 1), "the evening was before the season"
    assert beaten(matches) == {("ben", "anna", "sep"): 5, ("cleo", "ben", "sep"): 1}


def test_the_same_deal_is_compared_seat_by_seat() -> None:
    one = [SeatResult("1", 0, "sep", "anna", 30, 1, 0.0, "s"), SeatResult("1", 1, "sep", "ben", 20, 2, 0.0, "s")]
    two = [SeatResult("2", 0, "sep", "cleo", 10, 2, 0.0, "s"), SeatResult("2", 1, "sep", None, 20, 1, 0.0, "s")]
    assert dict(compared([one, two])) == {"anna": 1.0, "ben": 0.5, "cleo": 0.0}
    assert compared([one]) == []
    few = "seven-seals"
    low = [SeatResult("1", 0, few, "anna", 30, 2, 0.0, "s"), SeatResult("1", 1, few, "ben", 20, 1, 0.0, "s")]
    other = [SeatResult("2", 0, few, "cleo", 35, 2, 0.0, "s"), SeatResult("2", 1, few, "dora", 9, 1, 0.0, "s")]
    assert (fewest_win(few), fewest_win("sep"), fewest_win("gone")) == (True, False, False)
    assert dict(compared([low, other])) == {"anna": 1.0, "ben": 0.0, "cleo": 0.0, "dora": 1.0}
    assert tallies([one, two], {})["ben"].compared == 0.5


def test_an_evening_ends_with_a_long_break() -> None:
    matches = [match(str(at), {"anna": 1, "ben": 2}, at * HOUR) for at in (40.0, 38.5, 33.0, 20.0, 19.0)]
    found = [[seats[0].table for seats in one] for one in evenings(matches)]
    assert found == [["33.0", "38.5", "40.0"], ["19.0", "20.0"]]
    assert evenings([]) == []


# Agendas


def moment(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


def test_a_round_keeps_its_hour_when_the_clocks_change() -> None:
    plan = checked_plan(Agreed("2026-10-22", "20:00", "Europe/Vienna"), moment("2026-10-01T00:00+00:00"))
    assert next_time(plan, moment("2026-10-01T00:00+00:00")) == moment("2026-10-22T18:00+00:00")
    assert next_time(plan, moment("2026-10-22T22:30+00:00")) == moment("2026-10-29T19:00+00:00")
    # It is still tonight for three hours after the beginning.
    assert next_time(plan, moment("2026-10-22T20:59+00:00")) == moment("2026-10-22T18:00+00:00")
    assert next_time(plan, moment("2027-07-20T12:00+00:00")) == moment("2027-07-22T18:00+00:00")
    fortnight = Agreed("2026-10-22", "20:00", "Europe/Vienna", weeks=2)
    assert next_time(fortnight, moment("2026-10-23T12:00+00:00")) == moment("2026-11-05T19:00+00:00")
    once = Agreed("2026-10-22", "20:00", "Europe/Vienna", weeks=0)
    assert next_time(once, moment("2026-10-22T12:00+00:00")) == moment("2026-10-22T18:00+00:00")
    assert next_time(once, moment("2026-10-23T12:00+00:00")) is None


@pytest.mark.parametrize("zone", ["Europe/Vienna", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC"])
def test_the_calendar_says_when_the_clocks_change(zone: str) -> None:
    now = moment("2026-11-18T10:00+00:00")
    file = calendar(
        Agreed("2026-11-19", "20:00", zone), "id", "Our, round; \\ Ünïcode " + "ü" * 60, "https://x/g/1", now
    )
    assert file.endswith("END:VCALENDAR\r\n")
    assert all(len(line.encode()) <= 75 for line in file.split("\r\n"))
    unfolded = file.replace("\r\n ", "")
    assert f"DTSTART;TZID={zone}:20261119T200000\r\n" in unfolded
    assert "RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=TH\r\n" in unfolded
    assert "SUMMARY:Our\\, round\\; \\\\ Ünïcode " in unfolded
    assert "TRIGGER:-PT30M" in unfolded
    changes = unfolded.count("BEGIN:STANDARD") + unfolded.count("BEGIN:DAYLIGHT")
    assert changes == (1 if zone in ("UTC", "Asia/Kolkata") else 7)
    if zone == "Europe/Vienna":
        spring = "BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\n"
        autumn = "BEGIN:STANDARD\r\nDTSTART:20271031T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\n"
        assert spring in unfolded
        assert autumn in unfolded


def test_a_machine_that_knows_no_time_zones_uses_those_of_the_package() -> None:
    zoneinfo.reset_tzpath(to=())
    try:
        zone = zoneinfo.ZoneInfo.no_cache("Europe/Vienna")
    finally:
        zoneinfo.reset_tzpath()
    assert str(datetime(2026, 7, 1, tzinfo=zone).utcoffset()) == "2:00:00"


@pytest.mark.parametrize(
    "plan",
    [
        Agreed("2026-02-30", "20:00", "Europe/Vienna"),
        Agreed("2026-11-19", "25:00", "Europe/Vienna"),
        Agreed("2026-11-19", "20:00", "Europe/Atlantis"),
        Agreed("2026-11-19", "20:00", "../etc/passwd"),
        Agreed("9999-12-31", "20:00", "Europe/Vienna"),
        Agreed("2032-01-01", "20:00", "Europe/Vienna"),
        Agreed("0001-01-01", "00:00", "Europe/Vienna"),
    ],
)
def test_a_day_that_does_not_exist_or_is_far_away_is_refused(plan: Agreed) -> None:
    with pytest.raises(BadPlan):
        checked_plan(plan, moment("2026-11-18T10:00+00:00"))
