"""Answers about a finished match, when everybody may know all of it."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.core.match import Ending
from stammtisch.table.messages import Because


class BeginningShown(msgspec.Struct, frozen=True):
    """A void beginning of a deal: by seat the hash and the contribution, and the seats that showed nothing."""

    hashes: list[str | None]
    contributions: list[str | None]
    withheld: list[int]


class ShufflingShown(msgspec.Struct, frozen=True):
    """The cards of a deck before its first draw."""

    deck: int
    shuffling: int
    cards: list[str]


class Proof(msgspec.Struct, frozen=True):
    """What is needed to check a deal after the match."""

    id: str
    deal: int
    """The version of the method of the deal."""
    commitment: str
    seed: str
    beginnings: list[BeginningShown]
    """The void beginnings before the one that was dealt."""
    hashes: dict[str, str]
    """By seat."""
    contributions: list[str | None]
    shufflings: list[ShufflingShown]
    draws: list[tuple[int, int, str]]
    """Deck, shuffling and card of every draw, in order."""
    replays: str
    """The match whose deal was played again; empty if there is none."""
    fresh: bool
    """Whether the deal was a new one that nobody could know."""
    chosen: str
    """How the deal was chosen if it is neither fresh nor another match's."""
    lots: int | None
    """By how many seats the lots have moved everybody on; null if none were drawn."""


class PlySaid(msgspec.Struct, frozen=True):
    """A word of a record; seat -1 is chance."""

    seat: int
    word: str


class MatchRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a page needs of the [record](records.md) of a finished match, which has more."""

    game: str
    seats: int
    options: dict[str, Value]
    players: list[str]
    plies: list[PlySaid]
    points: list[int] = []
    winners: list[int] = []
    ended: Ending | None = None
    resigned: list[int] = []
    won_by_resignation: list[int] = []


class AlternativeShown(msgspec.Struct, frozen=True):
    """What a word was worth, by what its seat could know."""

    word: str
    share: float
    """The share of the win, from 0 to 1, if everybody plays on by simple rules."""
    error: float
    """Its standard error."""
    points: float
    """The points that the seat gets on average until the end of the round."""


class GuessShown(msgspec.Struct, frozen=True):
    """A hidden place of a seat: its likeliest pieces, each with in how many of 100 imagined worlds it lay there."""

    place: str
    seat: int
    pieces: list[tuple[str, float]]


Grade = Literal["", "inaccuracy", "mistake", "blunder"]


class JudgedNow(msgspec.Struct, frozen=True):
    """One of your decisions, judged by what you could know then."""

    step: int
    """The step of the replay before it."""
    ply: int
    played: str
    best: str
    loss: float
    """What the played word is worth less than the best one, from 0 to 1."""
    error: float
    """The standard error of the loss."""
    grade: Grade
    """Empty if there is nothing to say."""
    goal: Literal["match", "round"]
    """What the shares are of."""
    alternatives: list[AlternativeShown]
    """Every legal word, the best first."""
    reasons: list[Because]
    """Why the best word is better, the most telling first."""
    guesses: list[GuessShown] = []
    """Where hidden pieces lay in the hands that fitted what the seat knew; empty without a grade."""


class ReviewNow(msgspec.Struct, frozen=True):
    """A part of a review: some of your decisions, judged."""

    seat: int
    start: int
    total: int
    """How many decisions there are."""
    decisions: list[JudgedNow]
    others: list[int]
    """The other seats whose owners let you see their review."""


class AccountShown(msgspec.Struct, frozen=True):
    """Where the result of one seat came from, in shares of the win. The result is the sum of all the rest."""

    fair: float
    seats: float
    """Who begins, if the seats are not equal."""
    deal: float
    own_draws: float
    other_draws: float
    own_decisions: float
    other_decisions: float
    result: float
    error: float
    """The standard error of the luck: of deal and draws together."""
    known: float | None
    """The part of the own decisions that could be known; the rest is how the cards lay. Null for a bot, and for
    somebody whose review you may not see."""
    known_error: float
    """Its standard error."""


class ChangeShown(msgspec.Struct, frozen=True):
    """What every seat could expect after a step of the match, and what changed it."""

    step: int
    source: Literal["seats", "deal", "draw", "decision"]
    seat: int
    """Whose draw or decision it was; -1 for a deal and for the seats."""
    after: list[float]


class LuckNow(msgspec.Struct, frozen=True):
    """The account of luck of a match that was played out."""

    accounts: list[AccountShown]
    """By seat."""
    curve: list[ChangeShown]


class ReviewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some decisions of one of your seats in a finished match."""

    seat: Annotated[int, Meta(ge=0, le=15)]
    start: Annotated[int, Meta(ge=0, le=10_000)] = 0
    count: Annotated[int, Meta(ge=1, le=8)] = 4
