"""Long tables: what has happened at a table can never grow so that reading it stops the others."""

import random
import time

import pytest
from house import Evening, evening, fetch, refused

from stammtisch.client import new_id
from stammtisch.core import shelf
from stammtisch.table import conditions
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotNow
from stammtisch.table.log import Answered, Dealt, Opened, Played, Proposed, Started, TookBack, from_bytes, to_bytes
from stammtisch.table.table import EDITION, Table

SECONDS_TO_READ = 2.0
"""Far more than the worst log takes, also uncompiled on a busy machine; each takeback once played the match again."""


def worst(seats: int = 3) -> tuple[Table, list[bytes]]:
    """A match of Seven Seals in which everything was taken back as often as it can be, and its log."""
    owners: list[str | None] = [f"person {seat}" for seat in range(seats)]
    game = shelf.game("seven-seals")
    options = game.check(seats, {})
    opened = Opened(
        game.name, game.rules, seats, options, "5e" * 32, "person 0", owners, [None] * seats, edition=EDITION
    )
    table, log, rng = Table("worst"), [], random.Random(1)

    def add(entry: Opened | Started | Dealt | Played | TookBack | Proposed | Answered) -> None:
        if not isinstance(entry, Opened):
            conditions.check(table, entry, 0.0)
        table.apply(entry, 0.0)
        log.append(to_bytes(entry))

    for entry in (opened, Started("person 0"), Dealt(0)):
        add(entry)
    while table.status == "running":
        seat = table.match.holding_up()[0]
        add(Played(seat, rng.choice(table.match.legal(seat)), f"person {seat}"))
        if table.status == "running" and table.takebacks < conditions.MOST_TAKEBACKS and len(table.words) > 150:
            others = [who for who in owners if who != f"person {seat}"]
            add(Proposed("takeback", seat, f"person {seat}", asked=[str(who) for who in others]))
            for who in others:
                add(Answered(str(who), yes=True))
    return table, log


def test_the_worst_log_is_read_quickly_and_comes_to_the_same() -> None:
    table, log = worst()
    assert table.takebacks == conditions.MOST_TAKEBACKS
    again, begun = Table("worst"), time.process_time()
    for row in log:
        again.apply(from_bytes(row), 0.0)
    took = time.process_time() - begun
    print(f"{len(log)} rows with {table.takebacks} takebacks are read in {took * 1000:.0f} ms")
    assert took < SECONDS_TO_READ
    assert again.match.plies == table.match.plies
    assert again.match.record() == table.match.record()


def test_takebacks_and_rows_are_capped_and_moves_are_not() -> None:
    table, _ = worst()
    with pytest.raises(NotNow, match="that is enough"):
        conditions._takebacks_left(table)
    table.number, table.status = conditions.MOST_ROWS, "running"
    for entry in (TookBack(0, "person 0"), Proposed("takeback", 0, "person 0"), Answered("person 1", yes=True)):
        with pytest.raises(NotNow, match="only moves can be made"):
            conditions.check(table, entry, 0.0)


@evening
async def test_who_asks_too_early_makes_the_server_read_nothing(home: Evening) -> None:
    """The refusal comes from the lists; a match without a room stays without one."""
    around = await home.match("sequence", "Anna", "Ben", watchers=False)
    for place in around.places:
        await place.leave()
    for export in ("record", "proof", "replay"):
        assert fetch(f"{home.server.url}/api/tables/{around.table}/{export}").status == 403


@evening
async def test_a_replay_is_made_beside_the_match(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    for word in ("take r", "done"):
        await around.say(word)
    steps = await around.places[0].ask(wire.Replay(new_id(), count=100))
    assert isinstance(steps, wire.Steps)
    assert [step.number for step in steps.steps] == [0, 1, 2]
    assert "another viewer" in str(await refused(around.places[0].ask(wire.Replay(new_id(), viewer=1))))
