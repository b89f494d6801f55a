"""Results: a row for each seat of a finished match, in the same transaction as its last entry."""

import asyncio
import random
import time
from dataclasses import replace

import pytest
from house import Evening, Server, Servers, evening, refused, together
from stores import ADA, BEN, SUMMARY, New, in_a_loop, opened
from strain import rows

from stammtisch.client import new_id
from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.match import Match
from stammtisch.server.rows import Result
from stammtisch.table import messages as wire
from stammtisch.table.results import ranked

WON = Result(0, "sep", 1, "{}", 2, "person", "ada", 7, 1, False, 2, "cards", True, 20.0)
LOST = replace(WON, seat=1, player="both", person="ben", points=3, place=2, resigned=True, hints=0)
OVER = replace(SUMMARY, status="over", results=(WON, LOST))


@in_a_loop
async def test_results_are_kept_with_the_last_entry_and_never_change(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        assert await store.results("oak") == []
        assert not await store.append("oak", 0, 0.0, b"", OVER)
        assert await store.results("oak") == [], "the number was taken: nothing has ended"
        await store.append("oak", 1, 0.0, b"", OVER)
        await store.append("oak", 2, 0.0, b"", replace(OVER, results=(replace(WON, points=0), LOST)))
        assert await store.results("oak") == [WON, LOST]
        assert await store.results_of("ada", 0, 9) == [("oak", WON)]
        assert await store.results_of("ada", 1, 9) == []


@in_a_loop
async def test_a_forgotten_person_is_in_no_result_and_a_deleted_table_has_none(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        await store.append("oak", 0, 0.0, b"", OVER)
        await store.forget("ada")
        assert await store.results("oak") == [replace(WON, person=None), LOST]
        await store.append("oak", 1, 0.0, b"", OVER)
        await store.append("elm", 0, 0.0, b"", OVER)
        assert [result.person for table in ("oak", "elm") for result in await store.results(table)] == [None, "ben"] * 2
        await store.delete("oak")
        assert await store.results("oak") == []
        assert len(await store.results("elm")) == 2


@in_a_loop
async def test_finished_tables_without_results_are_found_and_filled(new: New) -> None:
    async with opened(new()) as store:
        await store.append("running", 0, 0.0, b"", SUMMARY)
        for table in ("c", "a", "b"):
            await store.append(table, 0, 0.0, b"", replace(OVER, results=()))
        await store.append("kept", 0, 0.0, b"", OVER)
        await store.set_aside("b", "cannot be read")
        assert await store.without_results("", 9) == ["a", "c"]
        assert await store.without_results("", 1) == ["a"]
        assert await store.without_results("a", 9) == ["c"]
        await store.add_results([("a", WON), ("a", LOST)])
        assert await store.without_results("", 9) == ["c"]
        assert [result.points for result in await store.results("a")] == [7, 3]


@in_a_loop
async def test_results_come_back_from_a_backup(new: New, tmp_path_factory: pytest.TempPathFactory) -> None:
    backup = tmp_path_factory.mktemp("backup") / "all"
    async with opened(new()) as store:
        await store.add_person(ADA, b"phone")
        await store.append("oak", 0, 0.0, b"", OVER)
        await store.backup(backup)
        await store.delete("oak")
        await store.forget("ada")
        await store.restore(backup)
        assert await store.results("oak") == [WON, replace(LOST, person=None)]


@pytest.mark.parametrize("game", shelf.names())
def test_winners_are_first_and_the_others_follow_by_points(game: str) -> None:
    kind = shelf.game(game)
    for seats in kind.seats:
        match = Match(kind, seats, deal=Deal.fresh())
        rng = random.Random(seats)
        while not match.over:
            seat = rng.choice(match.waiting_for())
            match.play(seat, rng.choice(match.legal(seat)))
        places, points = ranked(match), match.points()
        best = match.winners() or ([] if seats == 1 else [*range(seats)])
        assert [seat for seat in range(seats) if places[seat] == 1] == (best or [0])
        others = [(places[seat], points[seat]) for seat in range(seats) if seat not in best]
        for place, worth in others:
            assert all((place == other) == (worth == points) for other, points in others)


def kept(server: Server, table: str) -> list[tuple[object, ...]]:
    columns = "seat, player, place, resigned, hints, fresh, person_id IS NULL"
    return rows(server.database, f"SELECT {columns} FROM results WHERE table_id = ? ORDER BY seat", table)


@evening
async def test_a_match_leaves_a_row_for_each_seat_and_its_end_cannot_be_taken_back(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", seats=3)
    assert kept(home.server, around.table) == []
    await around.play_out()
    found = kept(home.server, around.table)
    assert [row[1] for row in found] == ["person", "person", "regular"]
    assert 1 in [row[2] for row in found]
    place = around.places[0]
    assert (await refused(place.ask(wire.Propose(new_id(), "takeback", 0)))).code in ("not-now", "not-allowed")
    assert (await refused(place.ask(wire.Back(new_id(), 0, (await place.seen(lambda _: True)).at)))).code != "stale"
    await place.ask(wire.Propose(new_id(), "rematch", 0))
    assert kept(home.server, around.table) == found


@evening
async def test_a_match_given_up_has_no_places_and_says_who_resigned(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    await around.places[1].ask(wire.Resign(new_id(), 1))
    assert kept(home.server, around.table) == [(0, "person", None, 0, 0, 1, 0), (1, "person", None, 1, 0, 1, 0)]


@evening
async def test_hints_are_counted(home: Evening) -> None:
    around = await home.match("sep", "Anna", seats=2)
    (place,) = around.places
    await place.seen(lambda view: bool(view.legal))
    for _ in range(2):
        assert isinstance(await place.ask(wire.Hint(new_id(), 0)), wire.HintNow)
    await place.set_up(lambda table: [seat.hints for seat in table.seats] == [2, 0])
    await place.ask(wire.Resign(new_id(), 0))
    assert [row[4] for row in kept(home.server, around.table)] == [2, 0]


def test_who_is_forgotten_is_in_no_result(servers: Servers) -> None:
    server = servers()

    async def forget() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            await around.places[1].ask(wire.Resign(new_id(), 1))
            assert [row[-1] for row in kept(server, around.table)] == [0, 0]
            await around.guests[0].forget()
            late = time.monotonic() + 10
            while [row[-1] for row in kept(server, around.table)] != [1, 0]:
                assert time.monotonic() < late
                await asyncio.sleep(0.05)

    together(forget())
