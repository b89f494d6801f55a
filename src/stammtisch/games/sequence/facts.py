"""What a viewer of Sequence is told beside the places of cards and chips; the pages' types are made from this."""

from typing import Literal

import msgspec

Phase = Literal["lots", "dealing", "turn", "choice", "drawing", "ended"]


class Threat(msgspec.Struct, frozen=True):
    """Three chips of a team, and the free square that would make them four."""

    team: int
    squares: tuple[str, ...]
    free: str


class Held(msgspec.Struct, frozen=True):
    """Cards of a former stock that are still in hands that the viewer does not see, and how many each seat holds."""

    cards: tuple[str, ...]
    hands: tuple[int, ...]


class AtMost(msgspec.Struct, frozen=True):
    """What a pass has shown: a seat holds at most that many of these cards."""

    seat: int
    cards: tuple[str, ...]
    most: int


class Latest(msgspec.Struct, frozen=True):
    """What a seat did in its last turn."""

    number: int
    """Which turn of the match it was, from 0."""
    card: str
    square: str
    took: bool
    """Whether a chip was taken from the square; otherwise one was put there."""


class SequenceFacts(msgspec.Struct, frozen=True):
    """Whose turn it is, the lines and threats, and what a perfect memory knows of the hidden cards."""

    phase: Phase
    round: int
    waiting: tuple[int, ...]
    turn: int
    points: tuple[int, ...]
    """By seat the lines of its team."""
    teams: tuple[int, ...]
    """By seat."""
    lines: tuple[str, ...]
    """Finished lines by their ends, such as a1-d1."""
    threats: tuple[Threat, ...]
    placed: str
    """The square of the chip that was placed last, or nothing."""
    latest: tuple[Latest | None, ...]
    """By seat, null before its first turn and after a pass."""
    discarded: str
    """The card that went to the discard last, or nothing while that is empty."""
    draw: Literal["auto", "manual"]
    lines_to_win: int
    swaps_left: int
    """How many more cards may be swapped in this turn."""
    rights: tuple[int, ...]
    """The seats that may still draw, once for each card, the oldest right first."""
    passes: int
    turns: int
    last_turn: int
    shuffling: int
    stock: int
    hands: tuple[int, ...]
    still_held: tuple[Held, ...]
    limits: tuple[AtMost, ...]
