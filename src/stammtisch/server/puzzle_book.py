"""Everybody's answers to puzzles, in the database of a server."""

from typing import Final

import msgspec

from stammtisch.server.database import Statement
from stammtisch.server.store import Store
from stammtisch.table.finished import JudgedNow
from stammtisch.table.practice import AnswerKept, MistakeKept, PuzzleBook, RatingKept

LAST_MATCHES: Final = 5
"""The mistakes come from this many of somebody's last reviewed matches."""
NO_GRADE: Final = b'"grade":""'
"""What the coach had nothing to say about."""


class StoreBook(PuzzleBook):
    """The book of everybody's answers in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def answers(self, person: str) -> dict[str, AnswerKept]:
        """Return what is kept about somebody's answers, by puzzle, in the order of the puzzles' ids."""
        query = "SELECT puzzle, game, solved, box, due, at FROM puzzle_answers WHERE person_id = ? ORDER BY puzzle"
        rows = await self._store.select(query, person)
        return {row[0]: AnswerKept(row[0], row[1], bool(row[2]), *row[3:]) for row in rows}

    async def ratings(self, person: str) -> dict[str, RatingKept]:
        """Return somebody's ratings by game."""
        query = "SELECT game, rating, answers FROM puzzle_players WHERE person_id = ? ORDER BY game"
        return {game: RatingKept(*kept) for game, *kept in await self._store.select(query, person)}

    async def worth(self) -> dict[str, float]:
        """Return the ratings of those puzzles that somebody has answered."""
        return {row[0]: row[1] for row in await self._store.select("SELECT puzzle, rating FROM puzzle_ratings")}

    async def mistakes(self, person: str) -> list[MistakeKept]:
        """Return the graded decisions of the seats that somebody held to the end, of their last reviewed matches."""
        query = (
            "SELECT own.table_id, own.seat, own.game, reviews.found FROM reviews JOIN"
            " (SELECT table_id, seat, game, at FROM results WHERE person_id = ? AND EXISTS (SELECT 1 FROM reviews"
            " WHERE reviews.table_id = results.table_id AND reviews.seat = results.seat) ORDER BY at DESC LIMIT ?)"
            " AS own ON reviews.table_id = own.table_id AND reviews.seat = own.seat"
            " ORDER BY own.at DESC, own.table_id, reviews.ply"
        )
        return [
            MistakeKept(table, seat, game, msgspec.json.decode(found, type=JudgedNow))
            for table, seat, game, found in await self._store.select(query, person, LAST_MATCHES)
            if NO_GRADE not in bytes(found)
        ]

    async def add(self, person: str, answer: AnswerKept, mine: tuple[float, float], its: tuple[float, float]) -> bool:
        """Keep a first answer and move both ratings, all at once; of two answers at the same moment one counts."""
        first = (
            "INSERT INTO puzzle_answers (person_id, puzzle, game, solved, box, due, at)"
            " SELECT id, ?, ?, ?, ?, ?, ? FROM persons WHERE id = ? ON CONFLICT DO NOTHING"
        )
        kept = (answer.puzzle, answer.game, int(answer.solved), answer.box, answer.due, answer.at)
        statements: list[Statement] = [(first, (*kept, person))]
        if mine[1]:
            statements += [
                (
                    "INSERT INTO puzzle_players (person_id, game, rating, answers) VALUES (?, ?, ?, 1)"
                    " ON CONFLICT (person_id, game)"
                    " DO UPDATE SET rating = puzzle_players.rating + ?, answers = puzzle_players.answers + 1",
                    (person, answer.game, sum(mine), mine[1]),
                ),
                (
                    "INSERT INTO puzzle_ratings (puzzle, rating, answers) VALUES (?, ?, 1) ON CONFLICT (puzzle)"
                    " DO UPDATE SET rating = puzzle_ratings.rating + ?, answers = puzzle_ratings.answers + 1",
                    (answer.puzzle, sum(its), its[1]),
                ),
            ]
        done = await self._store.transact(*statements, chained=True)
        return len(done) == len(statements) and done[0] != [(0,)]

    async def change(self, person: str, before: AnswerKept, after: AnswerKept) -> None:
        """Keep a later answer, unless another one has come before it."""
        statement = "UPDATE puzzle_answers SET box = ?, due = ?, at = ? WHERE person_id = ? AND puzzle = ? AND due = ?"
        await self._store.change((statement, (after.box, after.due, after.at, person, after.puzzle, before.due)))
