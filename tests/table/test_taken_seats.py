"""A bot's seat taken in the running match, as the log has it: conditions, clocks, summary, and logs from before."""

import pytest

from stammtisch.core import shelf
from stammtisch.table import conditions
from stammtisch.table.authority import NotAllowed, NotNow, SeatTaken
from stammtisch.table.log import Botted, Dealt, Opened, Pace, Resigned, Sat, Started, from_bytes, to_bytes
from stammtisch.table.messages import NewTable
from stammtisch.table.opening import opened
from stammtisch.table.results import results
from stammtisch.table.show import table_now, view_now
from stammtisch.table.summary import about, summary
from stammtisch.table.table import Table

NOON = 1_000.0


def running(*, late: bool = True, pace: Pace | None = None) -> Table:
    """A match of Anna and three bots."""
    game = shelf.game("sequence")
    table = Table("oak")
    first = Opened(
        "sequence", game.rules, 4, game.check(4, {}), "5e" * 32, "anna", ["anna", None, None, None],
        [None, "novice", "regular", "expert"], late=late, pace=pace or Pace(),
    )  # fmt: skip
    for entry in (first, Started("anna"), Dealt(0)):
        table.apply(entry, NOON)
    return table


def sits(table: Table, seat: int, person: str) -> None:
    entry = Sat(seat, person)
    conditions.check(table, entry, NOON)
    table.apply(entry, NOON)


def test_the_seat_is_the_guests_from_then_on_and_its_past_is_a_bots() -> None:
    table = running()
    at = table.at
    sits(table, 2, "oma")
    assert (table.owners, table.bots) == (["anna", None, "oma", None], [None, "novice", None, "expert"])
    assert table.at == at, "the match itself has not moved"
    assert table.players[2] == "bot:regular"
    assert [(seat, who) for _, seat, who in table.taken] == [(2, "oma")]
    assert not table.is_alone("anna")
    assert view_now(table, 2, None, NOON).seat == 2
    table.apply(Resigned(0, "anna"), NOON)
    assert results(table)[2].player == "both"


def test_everybody_is_told_who_has_joined() -> None:
    table = running()
    change = table.apply(Sat(3, "oma"), NOON)
    shown = table_now(table, "anna", str.title, {"anna", "oma"}, [None] * 4, 0, [], change)
    assert shown.news is not None
    assert (shown.news.what, shown.news.seat, shown.news.name, shown.news.mine) == ("joined", 3, "Oma", False)
    told = table_now(table, "oma", str.title, {"anna", "oma"}, [None] * 4, 0, [], change)
    assert told.news is not None
    assert told.news.mine
    assert [seat.host for seat in told.seats] == [True, False, False, False]


@pytest.mark.parametrize(
    ("late", "seat", "person", "refusal"),
    [
        (False, 1, "oma", NotNow),
        (True, 0, "oma", SeatTaken),
        (True, 1, "anna", NotAllowed),
        (True, 7, "oma", NotNow),
    ],
)
def test_what_cannot_be_taken_is_refused(late: bool, seat: int, person: str, refusal: type[Exception]) -> None:
    table = running(late=late)
    with pytest.raises(refusal):
        conditions.check(table, Sat(seat, person), NOON)


def test_the_seat_of_a_person_stays_theirs_while_a_bot_plays_it() -> None:
    table = running()
    sits(table, 1, "oma")
    table.apply(Botted(1, "expert", why="clock"), NOON)
    with pytest.raises(SeatTaken):
        conditions.check(table, Sat(1, "opa"), NOON)
    sits(table, 1, "oma")
    assert table.bots[1] is None


def test_the_guests_time_begins_when_they_sit_down() -> None:
    table = running(pace=Pace("seconds", 30, 60))
    (up,) = table.match.holding_up()
    seat = up if up else 1
    table.apply(Sat(seat, "oma"), NOON + 500)
    if up:
        assert table.clock.deadline(seat) == NOON + 500 + 30 + 60
        assert about(summary(table)).lapses == NOON + 500 + 90
    else:
        assert about(summary(table)).lapses == NOON + 90


def test_the_log_tells_it_all_again() -> None:
    table, again = running(), Table("oak")
    entries = [table.opened, Started("anna"), Dealt(0), Sat(2, "oma")]
    table.apply(entries[-1], NOON)
    for entry in entries:
        again.apply(from_bytes(to_bytes(entry)), NOON)
    assert (again.owners, again.bots, again.taken) == (table.owners, table.bots, table.taken)


def test_an_entry_of_before_knows_no_late_guests_and_no_names_around_a_device() -> None:
    kept = to_bytes(running(late=False).opened)
    assert b"late" not in kept
    assert b"called" not in kept
    table = Table("oak")
    table.apply(from_bytes(kept), NOON)
    assert (table.opened.late, table.called, table.sitters()) == (False, [""] * 4, ["anna", None, None, None])


def test_a_new_table_welcomes_late_guests_unless_it_is_public() -> None:
    for public, late, found in ((False, None, True), (True, None, False), (True, True, True), (False, False, False)):
        assert opened(NewTable("sep", 2, public=public, late=late), "anna").late is found
