"""Answers about a finished match, when everybody may know all of it."""

import msgspec

from stammtisch.core.game import Value
from stammtisch.core.match import Ending


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
