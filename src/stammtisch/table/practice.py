"""Practice: which puzzles somebody gets, which answers count, and how good somebody and a puzzle are.

Ratings are Elo's (Elo, "The Rating of Chessplayers", 1978): a person plays against a puzzle and wins if the first
answer is right. What was answered wrong comes again by Leitner's boxes (Leitner, "So lernt man lernen", 1972): after
a day, and after each right answer later, until it was right in every box.

A client gets the View of a position, then what there is to say about its answer. Nothing is remembered between the two:
the first answer to a puzzle counts, and later ones when it comes again.
"""

import logging
import time
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Final, NamedTuple

from stammtisch.core.game import Refused
from stammtisch.table import posing
from stammtisch.table.clock import DAY
from stammtisch.table.finished import JudgedNow
from stammtisch.table.messages import OfPuzzle
from stammtisch.table.ports import Beside, at_once
from stammtisch.table.posing import Posed, PuzzleAnswered, PuzzleShown, RatingMoved
from stammtisch.table.puzzle import Collection, NoSuchPuzzle, Puzzle, collections
from stammtisch.table.table import Table

START: Final = 1500.0
"""The rating of somebody who has answered nothing."""
SCALE: Final = 400.0
QUICK: Final = 40.0
QUICK_ANSWERS: Final = 20
STEADY: Final = 20.0
"""The largest change of a person's rating by one of the first answers, how many these are, and by a later one."""
PUZZLE_STEP: Final = 8.0
"""The same for a puzzle: what many bots made of it is worth more than one person's answer."""
BOXES: Final = (1, 3, 7, 21)
"""After how many days a puzzle comes again, by box."""
SESSION: Final = 5
AGAIN: Final = 3
"""How many puzzles a session has, and how many of them at most come again while there are new ones."""
NEAR: Final = 12
"""The new puzzles of a session are drawn from this many whose ratings are nearest."""

log = logging.getLogger("stammtisch.practice")


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


class PuzzleBook(ABC):
    """A port: where answers and ratings are kept."""

    @abstractmethod
    async def answers(self, person: str) -> dict[str, AnswerKept]:
        """Return what is kept about somebody's answers, by puzzle."""

    @abstractmethod
    async def ratings(self, person: str) -> dict[str, RatingKept]:
        """Return somebody's ratings by game."""

    @abstractmethod
    async def worth(self) -> dict[str, float]:
        """Return the ratings of those puzzles that somebody has answered."""

    @abstractmethod
    async def mistakes(self, person: str) -> list[MistakeKept]:
        """Return the graded decisions of somebody's last reviewed matches, the latest match first."""

    @abstractmethod
    async def add(self, person: str, answer: AnswerKept, mine: tuple[float, float], its: tuple[float, float]) -> bool:
        """Keep a first answer; False, with nothing changed, if there is one. Move both ratings: from, and by how much.

        Nothing moves by 0.
        """

    @abstractmethod
    async def change(self, person: str, before: AnswerKept, after: AnswerKept) -> None:
        """Keep a later answer, unless another one has come before it."""


class Practice:
    """Hands puzzles out and takes answers."""

    def __init__(
        self,
        book: PuzzleBook,
        finished: Callable[[str, str], Awaitable[Table]],
        beside: Beside = at_once,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._book = book
        self._finished = finished
        """Reads a table whose match is over for a person; refuses any other."""
        self._beside = beside
        self._now = now
        self._rng = SystemRandom()

    async def overview(self, person: str) -> posing.PracticeNow:
        """Return how far somebody is."""
        answers, ratings, now = await self._book.answers(person), await self._book.ratings(person), self._now()
        by_game: dict[str, list[AnswerKept]] = defaultdict(list)
        for one in answers.values():
            by_game[one.game].append(one)
        games = [_standing(game, found, by_game[game], ratings, now) for game, found in collections().items()]
        mistakes = [one for one in await self._book.mistakes(person) if _is_open(answers.get(one.id), now)]
        return posing.PracticeNow(games, len(mistakes))

    async def session(self, person: str, asked: posing.PracticeAsked) -> posing.PuzzleSession:
        """Return some puzzles for somebody."""
        found = await (self._own_session(person) if asked.mistakes else self._session(person, asked.game))
        return posing.PuzzleSession(found)

    async def answer(self, person: str, asked: posing.PuzzleWord) -> PuzzleAnswered:
        """Return what there is to say about an answer; the first one counts, and those to what comes again."""
        if "/" in asked.puzzle:
            posed = await self._own(person, asked.puzzle)
            _, again = await self._count(person, posed.game, posed.puzzle, asked.word, rated=False)
            return posing.judged(posed.puzzle, asked.word, posed.deal, None, again)
        for game, found in collections().items():
            if asked.puzzle in found.puzzles:
                puzzle = found.puzzles[asked.puzzle]
                moved, again = await self._count(person, game, puzzle, asked.word, rated=True)
                return posing.judged(puzzle, asked.word, OfPuzzle(puzzle.id), moved, again)
        raise NoSuchPuzzle("no-puzzle")

    # Which puzzles

    async def _session(self, person: str, game: str) -> list[PuzzleShown]:
        """Draw a session from the puzzles of a game, or of all games."""
        there = {name: found for name, found in collections().items() if game in ("", name)}
        known = {id: name for name, found in there.items() for id in found.puzzles}
        answers, ratings, now = await self._book.answers(person), await self._book.ratings(person), self._now()
        kept = sorted([one for one in answers.values() if one.puzzle in known], key=lambda one: one.due or one.at)
        again = [one.puzzle for one in kept if _is_due(one, now)]
        old = [one.puzzle for one in kept if one.puzzle not in again]
        moved = await self._book.worth()
        worth = {id: moved.get(id, float(there[name].puzzles[id].rating)) for id, name in known.items()}
        fresh = [
            (abs(worth[id] - (ratings[name].rating if name in ratings else START)), id)
            for id, name in known.items()
            if id not in answers
        ]
        chosen = sorted(drawn(again, fresh, old, self._rng), key=worth.__getitem__)
        return await self._beside(_shown, [(there[known[id]], id) for id in chosen], {*again})

    async def _own_session(self, person: str) -> list[PuzzleShown]:
        """Return the latest mistakes of somebody's own that were not solved yet, or come again."""
        answers, now = await self._book.answers(person), self._now()
        found: list[PuzzleShown] = []
        for one in await self._book.mistakes(person):
            if len(found) < SESSION and _is_open(answers.get(one.id), now):
                try:
                    found.append(posing.shown(await self._posed(person, one), "mistake"))
                except Refused as problem:
                    log.info("the mistake %s is left out: %s", one.id, problem)
        return found

    async def _own(self, person: str, id: str) -> Posed:
        """Return a mistake of somebody's own; refuse any other."""
        found = next((one for one in await self._book.mistakes(person) if one.id == id), None)
        if found is None:
            raise NoSuchPuzzle("no-puzzle")
        return await self._posed(person, found)

    async def _posed(self, person: str, one: MistakeKept) -> Posed:
        """Return a mistake at its position; refuse a decision that somebody else made at that seat."""
        table = await self._finished(one.table, person)
        if table.words[one.judged.step].person != person:
            raise NoSuchPuzzle("no-puzzle")
        return await self._beside(posing.mistake, one.id, table.match, one.judged, one.seat, one.table)

    # Which answers count

    async def _count(
        self, person: str, game: str, puzzle: Puzzle, word: str, *, rated: bool
    ) -> tuple[RatingMoved | None, float | None]:
        """Keep an answer if it counts; return how the person's rating moved, and when the puzzle comes again."""
        right, now = posing.is_right(puzzle, word), self._now()
        kept = (await self._book.answers(person)).get(puzzle.id)
        if kept is None:
            return await self._first(person, game, puzzle, right, rated)
        if not _is_due(kept, now):
            return None, kept.due
        box, due = boxed(kept.box, right, now)
        await self._book.change(person, kept, kept._replace(box=box, due=due, at=now))
        return None, due

    async def _first(
        self, person: str, game: str, puzzle: Puzzle, right: bool, rated: bool
    ) -> tuple[RatingMoved | None, float | None]:
        now = self._now()
        due = None if right else boxed(0, False, now)[1]
        before = (await self._book.ratings(person)).get(game, RatingKept(START, 0))
        its = (await self._book.worth()).get(puzzle.id, float(puzzle.rating))
        mine, theirs = steps(before.rating, before.answers, its, right) if rated else (0.0, 0.0)
        answer = AnswerKept(puzzle.id, game, right, 0, due, now)
        if not await self._book.add(person, answer, (before.rating, mine), (its, theirs)) or not rated:
            return None, due
        return RatingMoved(round(before.rating), round(before.rating + mine)), due


def _standing(
    game: str, found: Collection, answers: Iterable[AnswerKept], ratings: Mapping[str, RatingKept], now: float
) -> posing.PracticeShown:
    """Return how far somebody is with the puzzles of a game."""
    kept = [one for one in answers if one.puzzle in found.puzzles]
    return posing.PracticeShown(
        game=game,
        puzzles=len(found.puzzles),
        answered=len(kept),
        right=sum(one.solved for one in kept),
        due=sum(_is_due(one, now) for one in kept),
        rating=round(ratings[game].rating) if game in ratings else None,
    )


def _shown(wanted: Sequence[tuple[Collection, str]], again: set[str]) -> list[PuzzleShown]:
    posed = [posing.posed(found.file, found.puzzles[id]) for found, id in wanted]
    return [posing.shown(one, "again" if one.puzzle.id in again else "new") for one in posed]


def _is_due(kept: AnswerKept, now: float) -> bool:
    return kept.due is not None and kept.due <= now


def _is_open(kept: AnswerKept | None, now: float) -> bool:
    """Return whether a mistake waits for its owner."""
    return kept is None or _is_due(kept, now)


# Ratings, boxes and draws


def steps(mine: float, answers: int, its: float, right: bool) -> tuple[float, float]:
    """Return by how much an answer changes the ratings of a person with some answers, and of the puzzle."""
    surprise = right - 1.0 / (1.0 + 10.0 ** ((its - mine) / SCALE))
    return (QUICK if answers < QUICK_ANSWERS else STEADY) * surprise, -PUZZLE_STEP * surprise


def boxed(box: int, right: bool, now: float) -> tuple[int, float | None]:
    """Return the next box of a puzzle that is in a box, and when it comes again; None if it is learned."""
    following = box + 1 if right else 0
    return following, now + BOXES[following] * DAY if following < len(BOXES) else None


def drawn(again: Sequence[str], fresh: Iterable[tuple[float, str]], old: Sequence[str], rng: Random) -> list[str]:
    """Draw a session from the puzzles that come again, new ones with their distances, and old ones for want of others.

    `again` and `old` are in the order in which they come.
    """
    near = [id for _, id in sorted(fresh)[:NEAR]]
    repeated = list(again[: max(AGAIN, SESSION - len(near))])[:SESSION]
    chosen = repeated + rng.sample(near, min(len(near), SESSION - len(repeated)))
    return chosen + list(old[: SESSION - len(chosen)])
