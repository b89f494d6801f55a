"""Puzzles as a client gets them: the View of a position, and what there is to say about an answer."""

from typing import Annotated, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.core.match import IllegalMove, Match
from stammtisch.table.finished import AlternativeShown, JudgedNow
from stammtisch.table.messages import Because, OfPuzzle, OfTable, ViewNow
from stammtisch.table.puzzle import Puzzle, PuzzleFile, position

AS_GOOD: Final = 0.035
"""What a word may be worth less than the best one and still solve one's own mistake, as in a review."""
Kind = Literal["new", "again", "mistake"]
"""Whether a puzzle is new to you, comes again, or is a mistake of your own."""


class PracticeAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some puzzles of a game, of all games (""), or your own mistakes."""

    game: Annotated[str, Meta(max_length=60)] = ""
    mistakes: bool = False


class PuzzleWord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your answer to a puzzle."""

    puzzle: Annotated[str, Meta(max_length=60)]
    word: Annotated[str, Meta(max_length=60)]


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle to answer: what the seat knows, and nothing else."""

    puzzle: str
    game: str
    seats: int
    seat: int
    options: dict[str, Value]
    view: ViewNow
    kind: Kind
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
        rating=0,
    )
    return Posed(match.game.name, puzzle, before, OfTable(table, judged.step), rated=False)


def shown(posed: Posed, kind: Kind) -> PuzzleShown:
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
