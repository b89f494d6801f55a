"""Practice: which puzzles somebody gets, what they are told, and how good somebody and a puzzle are.

Ratings are Elo's (Elo, "The Rating of Chessplayers", 1978): a person plays against a puzzle and wins if the first
answer is right. What was answered wrong comes again by Leitner's boxes (Leitner, "So lernt man lernen", 1972): after
a day, and after each right answer later, until it was right in every box.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, Literal, NamedTuple

import msgspec

from stammtisch.core.game import Value
from stammtisch.core.match import IllegalMove, Match
from stammtisch.table.clock import DAY
from stammtisch.table.finished import AlternativeShown, JudgedNow
from stammtisch.table.messages import Because, OfPuzzle, OfTable, ViewNow
from stammtisch.table.puzzle import Puzzle, PuzzleFile, position

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
AS_GOOD: Final = 0.035
"""What a word may be worth less than the best one and still solve one's own mistake, as in a review."""


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle to answer: what the seat knows, and nothing else."""

    puzzle: str
    game: str
    seats: int
    seat: int
    options: dict[str, Value]
    view: ViewNow
    kind: Literal["new", "again", "mistake"]
    """Whether it is new to you, comes again, or is a mistake of your own."""
    played: str = ""
    """What you played in the match; only for a mistake of your own."""


class PuzzleSession(msgspec.Struct, frozen=True):
    """Some puzzles for you, the easier ones first."""

    puzzles: list[PuzzleShown]


class RatingMoved(msgspec.Struct, frozen=True):
    """How an answer has changed your rating."""

    before: int
    after: int


class PuzzleAnswered(msgspec.Struct, frozen=True):
    """What there is to say about your answer."""

    right: bool
    accepted: list[str]
    """The right words, the best first."""
    lure: str
    """The wrong word that the reasons compare the best one with: what bots play, or what you played."""
    goal: Literal["match", "round"]
    """What the shares are of."""
    alternatives: list[AlternativeShown]
    """Every legal word, the best first."""
    reasons: list[Because]
    """Why the best word is better than the lure, the most telling first."""
    rating: RatingMoved | None
    """Null if it did not count: only the first answer to a puzzle does, and none to your own mistakes."""
    again: float | None
    """When the puzzle comes again (Unix seconds); null if it does not."""
    deal: OfPuzzle | OfTable
    """The deal of a table at which the match goes on from here."""


class PracticeShown(msgspec.Struct, frozen=True):
    """How far you are with the puzzles of a game."""

    game: str
    puzzles: int
    answered: int
    right: int
    """How many of your first answers were right."""
    due: int
    """How many come again now."""
    rating: int | None
    """Null before your first answer."""


class PracticeNow(msgspec.Struct, frozen=True):
    """How far you are with all puzzles."""

    games: list[PracticeShown]
    mistakes: int
    """How many mistakes of your last reviewed matches wait for you."""


class Posed(NamedTuple):
    """A puzzle in a match that stands at its position."""

    game: str
    puzzle: Puzzle
    match: Match
    deal: OfPuzzle | OfTable
    rated: bool = True


def posed(file: PuzzleFile, puzzle: Puzzle) -> Posed:
    """Return a puzzle of a game at its position."""
    return Posed(file.game, puzzle, position(file, puzzle), OfPuzzle(puzzle.id))


def mistake(id: str, match: Match, judged: JudgedNow, seat: int, table: str) -> Posed:
    """Return a decision of a finished match, which the coach has graded, as a puzzle."""
    before = Match(match.game, match.seats, match.options)
    for ply in match.plies[: judged.ply]:
        before.play(*ply)
    best = judged.alternatives[0].share
    puzzle = Puzzle(
        id=id,
        match=0,
        seats=match.seats,
        seat=seat,
        options=dict(match.options),
        seed="",
        words=[],
        accepted=[one.word for one in judged.alternatives if best - one.share < AS_GOOD and one.word != judged.played],
        lure=judged.played,
        goal=judged.goal,
        alternatives=judged.alternatives,
        reasons=judged.reasons,
        failed={},
        rating=round(START),
    )
    return Posed(match.game.name, puzzle, before, OfTable(table, judged.step), rated=False)


def shown(posed: Posed, kind: Literal["new", "again", "mistake"]) -> PuzzleShown:
    """Return a puzzle as its solver gets it: the View of the seat."""
    puzzle, match = posed.puzzle, posed.match
    view = match.view(puzzle.seat)
    now = ViewNow(
        at=len(match.plies),
        seat=puzzle.seat,
        places=view.places(),
        facts=view.facts(),
        legal=match.legal(puzzle.seat),
        draws=len(match.draws),
        back=False,
        waiting=match.waiting_for(),
        holding_up=match.holding_up(),
        over=False,
        ended=None,
        points=match.points(),
        winners=[],
        clocks=None,
        events=None,
    )
    played = "" if posed.rated else puzzle.lure
    return PuzzleShown(puzzle.id, posed.game, puzzle.seats, puzzle.seat, puzzle.options, now, kind, played)


def judged(
    puzzle: Puzzle, word: str, deal: OfPuzzle | OfTable, rating: RatingMoved | None, again: float | None
) -> PuzzleAnswered:
    """Return what there is to say about an answer."""
    return PuzzleAnswered(
        right=is_right(puzzle, word),
        accepted=puzzle.accepted,
        lure=puzzle.lure,
        goal=puzzle.goal,
        alternatives=puzzle.alternatives,
        reasons=puzzle.reasons,
        rating=rating,
        again=again,
        deal=deal,
    )


def is_right(puzzle: Puzzle, word: str) -> bool:
    """Return whether a word solves a puzzle; refuse one that is not legal there."""
    legal = [one.word for one in puzzle.alternatives]
    if word not in legal:
        raise IllegalMove(f"{word!r} is not legal in this puzzle", legal)
    return word in puzzle.accepted


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
