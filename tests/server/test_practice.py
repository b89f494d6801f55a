"""Puzzles at a server: what a solver is shown, ratings, what comes again after days, and one's own mistakes."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from house import Evening, Server, evening, fetch, refused, together
from moved_clock import MovedClock
from stores import Postgres, opened

from stammtisch.client import Guest, Lost
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.sqlite import SqliteStore
from stammtisch.table import messages as wire
from stammtisch.table.finished import JudgedNow
from stammtisch.table.posing import PuzzleAnswered, PuzzleShown
from stammtisch.table.practice import BOXES, START
from stammtisch.table.puzzle import Puzzle, collection, position

DAY = 86_400.0


def puzzle_of(shown: PuzzleShown) -> Puzzle:
    found = collection(shown.game)
    assert found is not None
    return found.puzzles[shown.puzzle]


async def wrong(guest: Guest, shown: PuzzleShown) -> PuzzleAnswered:
    return await guest.solve(shown.puzzle, puzzle_of(shown).lure)


async def right(guest: Guest, shown: PuzzleShown) -> PuzzleAnswered:
    return await guest.solve(shown.puzzle, puzzle_of(shown).accepted[0])


@evening
async def test_a_session_shows_views_and_nothing_else_of_five_puzzles(home: Evening) -> None:
    anna = await home.guest("Anna")
    for game in [one.game for one in (await anna.practice()).games]:
        session = (await anna.puzzles(game)).puzzles
        assert len({one.puzzle for one in session}) == 5
        for one in session:
            found, puzzle = collection(game), puzzle_of(one)
            assert found is not None
            match = position(found.file, puzzle)
            seen = json.loads(wire.to_json(one.view))
            assert seen["places"] == {name: [*pieces] for name, pieces in match.view(puzzle.seat).places().items()}
            assert seen["legal"] == match.legal(puzzle.seat)
            assert set(json.loads(wire.to_json(one))) == {*PuzzleShown.__struct_fields__}, (
                "no deal, no words, no answer"
            )
            assert (one.kind, one.played) == ("new", "")


@evening
async def test_the_first_answer_counts_and_moves_both_ratings(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    first, second = (await anna.puzzles("sep")).puzzles[:2]
    puzzle = puzzle_of(first)
    assert (await refused(anna.solve(first.puzzle, "no such word"))).code == "illegal-move"
    assert (await refused(anna.solve("0123456789ab", puzzle.lure))).code == "not-allowed"
    solved = await right(anna, first)
    assert (solved.right, solved.again) == (True, None)
    assert solved.rating is not None
    assert solved.rating.before == START < solved.rating.after
    assert solved.accepted == puzzle.accepted
    assert solved.reasons
    assert solved.alternatives[0].word == puzzle.accepted[0]
    assert (await right(anna, first)).rating is None, "a second answer changes nothing"
    missed = await wrong(anna, second)
    assert (missed.right, missed.rating is not None, missed.again is not None) == (False, True, True)
    assert missed.rating is not None
    assert missed.rating.after < missed.rating.before == solved.rating.after
    assert (await right(anna, second)).again == missed.again, "it is not due yet, so this was practice"
    now = next(one for one in (await anna.practice()).games if one.game == "sep")
    assert (now.answered, now.right, now.due, now.rating) == (2, 1, 0, missed.rating.after)
    assert {one.puzzle for one in (await anna.puzzles("sep")).puzzles}.isdisjoint({first.puzzle, second.puzzle})
    assert next(one for one in (await ben.practice()).games if one.game == "sep").answered == 0


@evening
async def test_the_match_goes_on_from_a_puzzle_that_was_answered(home: Evening) -> None:
    anna = await home.guest("Anna")
    shown = (await anna.puzzles("sep")).puzzles[0]
    seats = shown.seats
    asked = wire.NewTable(
        shown.game,
        seats,
        shown.options,
        mine=[shown.seat],
        bots=[None if seat == shown.seat else "regular" for seat in range(seats)],
        start=True,
        deal=wire.OfPuzzle(shown.puzzle),
    )
    assert (await refused(anna.open_table(asked))).code == "not-allowed", "it would show how the match goes on"
    answered = await wrong(anna, shown)
    assert answered.deal == asked.deal
    place = await home.at(anna, await anna.open_table(asked))
    view = await place.seen(lambda view: bool(view.legal))
    assert view.places == shown.view.places
    assert view.legal == shown.view.legal
    other = wire.NewTable("diabolo", 4, mine=[0], deal=wire.OfPuzzle(shown.puzzle))
    assert (await refused(anna.open_table(other))).code == "not-allowed"


async def judged_decision(guest: Guest, table: str, number: int) -> JudgedNow:
    """Ask the coach until there is an answer: it thinks at the lowest priority."""
    while True:
        with suppress(Lost):
            return (await guest.review(table, 0, number, 1)).decisions[0]


@pytest.mark.alone  # the coach thinks last of all, and other tests would starve it
@evening
async def test_mistakes_of_my_reviewed_matches_come_back_to_me_alone(home: Evening) -> None:
    anna, ben, cleo = await home.guests("Anna", "Ben", "Cleo")
    for seed in range(6):
        around = await home.match("diabolo", anna, ben, cleo, options={"length": "single"})
        await around.play_out(seed)
        told = [await judged_decision(anna, around.table, number) for number in range(6)]
        graded = [one for one in told if one.grade]
        if graded:
            break
    assert (await anna.practice()).mistakes == len(graded)
    assert (await ben.practice()).mistakes == 0
    assert (await ben.puzzles(mistakes=True)).puzzles == []
    shown, judged = (await anna.puzzles(mistakes=True)).puzzles[0], graded[0]
    assert (shown.kind, shown.seat, shown.played) == ("mistake", 0, judged.played)
    assert sorted(shown.view.legal) == sorted(one.word for one in judged.alternatives)
    assert (await refused(ben.solve(shown.puzzle, judged.best))).code == "not-allowed"
    again = await anna.solve(shown.puzzle, judged.played)
    assert (again.right, again.rating, again.lure) == (False, None, judged.played)
    assert again.again is not None
    assert again.deal == wire.OfTable(around.table, judged.step)
    assert (await anna.practice()).mistakes == len(graded) - 1, "it waits for a day"


@pytest.mark.strain
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_wrong_answer_comes_again_after_days_until_it_is_known(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    serving: dict[str, Any] = {}
    if kind == "postgres":
        database: Postgres = request.getfixturevalue("postgres")
        serving = {"database": database.database()}
    own = MovedClock(tmp_path, **serving)
    own.start()
    passed = 0.0

    def later(days: float) -> None:
        nonlocal passed
        passed += days * DAY
        own.move(passed)

    async def due(anna: Guest) -> list[str]:
        return [one.puzzle for one in (await anna.puzzles("sep")).puzzles if one.kind == "again"]

    async def practise() -> None:
        async with Evening(own) as home:
            anna = await home.guest("Anna")
            shown = (await anna.puzzles("sep")).puzzles[0]
            await wrong(anna, shown)
            assert await due(anna) == []
            later(BOXES[0] + 0.1)
            assert await due(anna) == [shown.puzzle]
            solved = await right(anna, shown)
            assert (solved.right, solved.rating) == (True, None)
            assert solved.again is not None
            assert await due(anna) == []
            later(BOXES[1] + 0.1)
            assert await due(anna) == [shown.puzzle]
            missed = await wrong(anna, shown)
            assert missed.again is not None
            assert missed.again - solved.again < (BOXES[0] + 0.2) * DAY, "it begins again in the first box"
            kept = await anna.export()
            assert [(one.puzzle, one.solved, one.due) for one in kept.puzzles] == [(shown.puzzle, False, missed.again)]
            assert {*kept.puzzle_ratings} == {"sep"}
            await anna.forget()

    try:
        together(practise())
    finally:
        own.stop()
    assert own.troubles() == []
    assert asyncio.run(rows(own, "puzzle_answers", "puzzle_players")) == [0, 0]


async def rows(server: Server, *tables: str) -> list[int]:
    """How many rows of some tables a server has left, on either database."""
    where = server.serving.get("database")
    async with opened(PostgresStore(str(where)) if where else SqliteStore(server.data)) as store:
        return [int((await store.select(f"SELECT count(*) FROM {table}"))[0][0]) for table in tables]


def test_puzzles_are_for_people_who_said_hello(server: Server) -> None:
    for path in ("", "/session", "/answer"):
        assert fetch(f"{server.url}/api/puzzles{path}", "POST", {}).status == 401
