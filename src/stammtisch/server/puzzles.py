"""Puzzles at a server: sessions for everybody, their answers, and when a puzzle comes again.

A client gets the View of a position, then what there is to say about its answer. Nothing is remembered between the two:
the first answer to a puzzle counts, and later ones when it comes again.
"""

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable
from functools import cache
from random import SystemRandom
from typing import Final, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.server import api
from stammtisch.server.answer import body, json
from stammtisch.server.limits import PUZZLES, Limits
from stammtisch.server.lobby import Lobby
from stammtisch.server.reception import Reception
from stammtisch.server.store import Statement, Store
from stammtisch.table import clock, practice
from stammtisch.table.finished import JudgedNow
from stammtisch.table.messages import OfPuzzle
from stammtisch.table.puzzle import BadPuzzles, Collection, NoSuchPuzzle, Puzzle, collection

LAST_MATCHES: Final = 5
"""The mistakes come from this many of somebody's last reviewed matches."""
NO_GRADE: Final = b'"grade":""'
"""What the coach had nothing to say about."""

log = logging.getLogger("stammtisch.puzzles")
Handler = Callable[[Request], Awaitable[Response]]


class AnswerKept(NamedTuple):
    """What is kept about somebody's answers to one puzzle."""

    puzzle: str
    game: str
    solved: bool
    """Whether the first answer was right."""
    box: int
    due: float | None
    """When it comes again; None if it does not."""
    at: float
    """When it was answered last."""


class RatingKept(NamedTuple):
    """How good somebody is at the puzzles of a game."""

    rating: float
    answers: int


class MistakeKept(NamedTuple):
    """A graded decision of somebody's own."""

    table: str
    seat: int
    game: str
    judged: JudgedNow

    @property
    def id(self) -> str:
        """The id of the puzzle that it is."""
        return f"{self.table}/{self.seat}/{self.judged.ply}"


class Puzzles:
    """Hands puzzles out and takes answers."""

    def __init__(self, store: Store, lobby: Lobby, reception: Reception, limits: Limits) -> None:
        self._store = store
        self._lobby = lobby
        self._reception = reception
        self._limits = limits
        self._rng = SystemRandom()

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked = {"/api/puzzles": self.now, "/api/puzzles/session": self.session, "/api/puzzles/answer": self.answer}
        return [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]

    async def now(self, request: Request) -> Response:
        """Return how far somebody is."""
        person = await self._person(request)
        answers, ratings, now = await self.answers(person), await self.ratings(person), clock.now()
        by_game: dict[str, list[AnswerKept]] = defaultdict(list)
        for one in answers.values():
            by_game[one.game].append(one)
        games = [
            practice.PracticeShown(
                game=game,
                puzzles=len(found.puzzles),
                answered=len(kept := [one for one in by_game[game] if one.puzzle in found.puzzles]),
                right=sum(one.solved for one in kept),
                due=sum(_is_due(one, now) for one in kept),
                rating=round(ratings[game].rating) if game in ratings else None,
            )
            for game, found in collections().items()
        ]
        mistakes = [one for one in await self._mistakes(person) if _is_open(answers.get(one.id), now)]
        return json(practice.PracticeNow(games, len(mistakes)))

    async def session(self, request: Request) -> Response:
        """Return some puzzles for somebody."""
        person, asked = await self._person(request), await body(request, api.PracticeAsked)
        self._limits.spend(PUZZLES, person)
        shown = await (self._own_session(person) if asked.mistakes else self._session(person, asked.game))
        return json(practice.PuzzleSession(shown))

    async def answer(self, request: Request) -> Response:
        """Return what there is to say about an answer; the first one counts, and those to what comes again."""
        person, asked = await self._person(request), await body(request, api.PuzzleWord)
        self._limits.spend(PUZZLES, person)
        if "/" in asked.puzzle:
            posed = await self._own(person, asked.puzzle)
            game, puzzle, deal = posed.game, posed.puzzle, posed.deal
            again = (await self._count(person, game, puzzle, asked.word, rated=False))[1]
            return json(practice.judged(puzzle, asked.word, deal, None, again))
        for game, found in collections().items():
            if asked.puzzle in found.puzzles:
                puzzle = found.puzzles[asked.puzzle]
                moved, again = await self._count(person, game, puzzle, asked.word, rated=True)
                return json(practice.judged(puzzle, asked.word, OfPuzzle(puzzle.id), moved, again))
        raise NoSuchPuzzle("no-puzzle")

    async def _person(self, request: Request) -> str:
        return (await self._reception.who(request)).person.id

    # Which puzzles

    async def _session(self, person: str, game: str) -> list[practice.PuzzleShown]:
        """Draw a session from the puzzles of a game, or of all games."""
        there = {name: found for name, found in collections().items() if game in ("", name)}
        known = {id: name for name, found in there.items() for id in found.puzzles}
        answers, ratings, now = await self.answers(person), await self.ratings(person), clock.now()
        kept = sorted([one for one in answers.values() if one.puzzle in known], key=lambda one: one.due or one.at)
        again = [one.puzzle for one in kept if _is_due(one, now)]
        old = [one.puzzle for one in kept if one.puzzle not in again]
        worth = await self._worth(there)
        fresh = [
            (abs(worth[id] - (ratings[name].rating if name in ratings else practice.START)), id)
            for id, name in known.items()
            if id not in answers
        ]
        chosen = sorted(practice.drawn(again, fresh, old, self._rng), key=worth.__getitem__)
        wanted = [(there[known[id]], id) for id in chosen]
        return await self._lobby.beside(_shown, wanted, {*again})

    async def _worth(self, there: dict[str, Collection]) -> dict[str, float]:
        """Return the ratings of puzzles: the bots' estimates, changed by people's answers."""
        rows = await self._store.select("SELECT puzzle, rating FROM puzzle_ratings")
        moved = {row[0]: row[1] for row in rows}
        return {
            id: moved.get(id, float(puzzle.rating)) for found in there.values() for id, puzzle in found.puzzles.items()
        }

    async def _own_session(self, person: str) -> list[practice.PuzzleShown]:
        """Return the latest mistakes of somebody's own that were not solved yet, or come again."""
        answers, now = await self.answers(person), clock.now()
        shown: list[practice.PuzzleShown] = []
        for one in await self._mistakes(person):
            if len(shown) < practice.SESSION and _is_open(answers.get(one.id), now):
                try:
                    shown.append(practice.shown(await self._posed(person, one), "mistake"))
                except Refused as problem:
                    log.info("the mistake %s is left out: %s", one.id, problem)
        return shown

    async def _own(self, person: str, id: str) -> practice.Posed:
        """Return a mistake of somebody's own; refuse any other."""
        found = next((one for one in await self._mistakes(person) if one.id == id), None)
        if found is None:
            raise NoSuchPuzzle("no-puzzle")
        return await self._posed(person, found)

    async def _posed(self, person: str, one: MistakeKept) -> practice.Posed:
        """Return a mistake at its position; refuse a decision that somebody else made at that seat."""
        table = await self._lobby.finished(one.table)
        if table.words[one.judged.step].person != person:
            raise NoSuchPuzzle("no-puzzle")
        return await self._lobby.beside(practice.mistake, one.id, table.match, one.judged, one.seat, one.table)

    # What is kept

    async def answers(self, person: str) -> dict[str, AnswerKept]:
        """Return what is kept about somebody's answers, by puzzle, in the order of the puzzles' ids."""
        query = "SELECT puzzle, game, solved, box, due, at FROM puzzle_answers WHERE person_id = ? ORDER BY puzzle"
        rows = await self._store.select(query, person)
        return {row[0]: AnswerKept(row[0], row[1], bool(row[2]), *row[3:]) for row in rows}

    async def ratings(self, person: str) -> dict[str, RatingKept]:
        """Return somebody's ratings by game."""
        query = "SELECT game, rating, answers FROM puzzle_players WHERE person_id = ? ORDER BY game"
        return {game: RatingKept(*kept) for game, *kept in await self._store.select(query, person)}

    async def _mistakes(self, person: str) -> list[MistakeKept]:
        """Return the graded decisions of the seats that somebody held to the end, of their last reviewed matches."""
        query = (
            "SELECT own.table_id, own.seat, own.game, reviews.found FROM reviews JOIN"
            " (SELECT table_id, seat, game, at FROM results WHERE person_id = ? AND EXISTS (SELECT 1 FROM reviews"
            " WHERE reviews.table_id = results.table_id AND reviews.seat = results.seat) ORDER BY at DESC LIMIT ?)"
            " AS own ON reviews.table_id = own.table_id AND reviews.seat = own.seat"
            " ORDER BY own.at DESC, own.table_id, reviews.ply"
        )
        rows = await self._store.select(query, person, LAST_MATCHES)
        return [
            MistakeKept(table, seat, game, msgspec.json.decode(found, type=JudgedNow))
            for table, seat, game, found in rows
            if NO_GRADE not in bytes(found)
        ]

    async def _count(
        self, person: str, game: str, puzzle: Puzzle, word: str, *, rated: bool
    ) -> tuple[practice.RatingMoved | None, float | None]:
        """Keep an answer if it counts; return how the person's rating moved, and when the puzzle comes again."""
        right, now = practice.is_right(puzzle, word), clock.now()
        kept = (await self.answers(person)).get(puzzle.id)
        if kept is None:
            return await self._first(person, game, puzzle, right, rated)
        if not _is_due(kept, now):
            return None, kept.due
        box, due = practice.boxed(kept.box, right, now)
        statement = "UPDATE puzzle_answers SET box = ?, due = ?, at = ? WHERE person_id = ? AND puzzle = ? AND due = ?"
        await self._store.change((statement, (box, due, now, person, puzzle.id, kept.due)))
        return None, due

    async def _first(
        self, person: str, game: str, puzzle: Puzzle, right: bool, rated: bool
    ) -> tuple[practice.RatingMoved | None, float | None]:
        """Keep a first answer and move both ratings, all at once; of two at the same moment one counts."""
        now = clock.now()
        due = None if right else practice.boxed(0, False, now)[1]
        first = (
            "INSERT INTO puzzle_answers (person_id, puzzle, game, solved, box, due, at)"
            " SELECT id, ?, ?, ?, 0, ?, ? FROM persons WHERE id = ? ON CONFLICT DO NOTHING"
        )
        statements: list[Statement] = [(first, (puzzle.id, game, int(right), due, now, person))]
        moved = None
        if rated:
            before = (await self.ratings(person)).get(game, RatingKept(practice.START, 0))
            rows = await self._store.select("SELECT rating FROM puzzle_ratings WHERE puzzle = ?", puzzle.id)
            its = float(rows[0][0]) if rows else float(puzzle.rating)
            mine, theirs = practice.steps(before.rating, before.answers, its, right)
            moved = practice.RatingMoved(round(before.rating), round(before.rating + mine))
            statements += [
                (
                    "INSERT INTO puzzle_players (person_id, game, rating, answers) VALUES (?, ?, ?, 1)"
                    " ON CONFLICT (person_id, game)"
                    " DO UPDATE SET rating = puzzle_players.rating + ?, answers = puzzle_players.answers + 1",
                    (person, game, before.rating + mine, mine),
                ),
                (
                    "INSERT INTO puzzle_ratings (puzzle, rating, answers) VALUES (?, ?, 1) ON CONFLICT (puzzle)"
                    " DO UPDATE SET rating = puzzle_ratings.rating + ?, answers = puzzle_ratings.answers + 1",
                    (puzzle.id, its + theirs, theirs),
                ),
            ]
        done = await self._store.transact(*statements, chained=True)
        return (moved, due) if len(done) == len(statements) and done[0] != [(0,)] else (None, due)


def collections() -> dict[str, Collection]:
    """Return the puzzles of every game that has some, by game."""
    found = {game: _readable(game) for game in shelf.names()}
    return {game: one for game, one in found.items() if one is not None}


def number_of(game: str) -> int:
    """Return how many puzzles a game has."""
    found = _readable(game)
    return 0 if found is None else len(found.puzzles)


@cache
def _readable(game: str) -> Collection | None:
    """Return the puzzles of a game, or None if there are none or they cannot be used."""
    try:
        return collection(game)
    except BadPuzzles as problem:
        log.warning("%s", problem)
        return None


def _shown(wanted: list[tuple[Collection, str]], again: set[str]) -> list[practice.PuzzleShown]:
    posed = [practice.posed(found.file, found.puzzles[id]) for found, id in wanted]
    return [practice.shown(one, "again" if one.puzzle.id in again else "new") for one in posed]


def _is_due(kept: AnswerKept, now: float) -> bool:
    return kept.due is not None and kept.due <= now


def _is_open(kept: AnswerKept | None, now: float) -> bool:
    """Return whether a mistake waits for its owner."""
    return kept is None or _is_due(kept, now)
