"""Lots for the first seat: with the deal everybody moves on together, by a number that anybody can work out."""

import hashlib

import pytest

from stammtisch.core import shelf
from stammtisch.core.verify import verify
from stammtisch.table.log import BindingClosed, Botted, Dealt, Entry, Hashed, Opened, Played, Revealed, Started
from stammtisch.table.messages import NewTable
from stammtisch.table.opening import opened
from stammtisch.table.show import table_now
from stammtisch.table.table import Table

PEOPLE = ["anna", "ben", "carla", "dora"]
BYTES = [f"{number:02x}" * 32 for number in range(4)]


def dealt(seed: int, *, lots: bool = True) -> Table:
    """A table of Seven Seals at which four people have contributed to the deal."""
    game = shelf.game("seven-seals")
    options = game.check(4, {"length": "single"})
    table = Table("oak")
    first = Opened("seven-seals", game.rules, 4, options, f"{seed:064x}", "anna", [*PEOPLE], [None] * 4, lots=lots)
    bound = [
        Hashed(seat, PEOPLE[seat], hashlib.sha256(bytes.fromhex(part)).hexdigest()) for seat, part in enumerate(BYTES)
    ]
    shown = [Revealed(seat, PEOPLE[seat], part) for seat, part in enumerate(BYTES)]
    entries: list[Entry] = [first, Started("anna"), *bound, BindingClosed(), *shown]
    for entry in entries:
        table.apply(entry, 0.0)
    assert table.owners == PEOPLE
    return table


def test_everybody_moves_on_by_the_number_of_the_deal_and_neighbours_stay_neighbours() -> None:
    turned = set()
    for seed in range(12):
        table = dealt(seed)
        change = table.apply(Dealt(), 0.0)
        by = table.deal.turned(4)
        assert (change.news, change.seat) == ("lots", 0)
        assert [table.owners[(seat + by) % 4] for seat in range(4)] == PEOPLE
        assert table.players == table.owners
        turned.add(by)
    assert turned == {0, 1, 2, 3}


def test_as_seated_nobody_moves() -> None:
    table = dealt(1, lots=False)
    assert table.apply(Dealt(), 0.0).news == "dealt"
    assert table.owners == PEOPLE


def test_hashes_and_contributions_are_shown_with_the_person_who_gave_them() -> None:
    table = dealt(1)
    table.apply(Dealt(), 0.0)
    assert table.turned
    told = table_now(table, "ben", lambda person: person, PEOPLE, [None] * 4, 0, [], None)
    assert told.lots == table.turned
    assert {seat.name: seat.contribution for seat in told.seats} == dict(zip(PEOPLE, BYTES, strict=True))


def test_record_and_proof_name_the_lots_and_the_record_has_the_final_seats() -> None:
    table = dealt(2)
    table.apply(Dealt(), 0.0)
    while not table.match.over:
        seat = table.match.waiting_for()[0]
        table.apply(Played(seat, table.match.legal(seat)[0]), 0.0)
    record = table.record(lambda person: person)
    assert record["lots"] == table.turned
    assert record["players"] == table.owners
    assert record["contributions"] == BYTES
    verify(record)
    assert table.proof()["lots"] == table.turned


def test_bots_and_those_who_were_replaced_while_the_cards_were_dealt_move_on_too() -> None:
    table = dealt(1)
    table.apply(Botted(2, "expert", why="clock"), 0.0)
    table.apply(Dealt(), 0.0)
    now = table.now_at(2)
    assert (table.owners[now], table.bots[now]) == ("carla", "expert")
    assert [seat for _, seat, _ in table.taken] == [now]


@pytest.mark.parametrize(
    ("game", "seats", "lots"),
    [("seven-seals", 4, True), ("diabolo", 3, True), ("sep", 2, True), ("sep", 1, False), ("sequence", 2, False)],
)
def test_lots_are_drawn_in_games_that_do_not_do_so_themselves(game: str, seats: int, lots: bool) -> None:
    """SQ 3: Sequence draws its own."""
    assert opened(NewTable(game, seats, lots=True), "anna").lots == lots
    assert not opened(NewTable(game, seats), "anna").lots
