"""What a viewer of Diabolo is told beside the places of the cards; the pages' types are made from this."""

from typing import Literal

import msgspec

Phase = Literal["deal", "draw", "lay", "box", "doubling", "reckoning", "over"]
"""The last but one comes only between two views, while the rows are told one after the other."""
Colour = Literal["r", "y", "g", "b", "p"]
Ahead = Literal["angels", "devils", "equal"]
Choice = Literal["", "?", "double", "keep"]
"""DI 5.2: nothing yet, sealed, or said."""


class Row(msgspec.Struct, frozen=True):
    """A row with its sums, and how it was scored."""

    colour: Colour
    devils: int
    angels: int
    ahead: Ahead
    cards: int
    locked: bool
    done: bool
    doubled: tuple[int, ...]
    """The seats that doubled."""
    scores: tuple[int, ...] | None
    """By seat what a scored row brought; null before it and in a row that was skipped."""


class Lay(msgspec.Struct, frozen=True):
    """What laying a card would do to its row, and what the viewer would keep of the colour."""

    devils: int
    angels: int
    ahead: Ahead
    locks: bool
    held: int
    """What the rest of the hand is worth in this colour."""


class DiaboloFacts(msgspec.Struct, frozen=True):
    """The phase, the rows with their sums and results, what is known of the hands, and the score sheet."""

    phase: Phase
    round: int
    rounds: int
    dealer: int
    turn: int | None
    waiting: tuple[int, ...]
    points: tuple[int, ...]
    sheet: tuple[tuple[int, ...], ...]
    """By round the points of every seat."""
    rows: tuple[Row, ...]
    locked: int
    locks_needed: int
    reckoning: Colour | None
    """The row that is being scored."""
    past: tuple[str, ...]
    """What was laid or boxed, turn by turn, beginning on the dealer's left."""
    stock: int
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[str, ...], ...]
    """By seat the cards in the hand that everybody knows."""
    shown_colours: tuple[Colour, ...]
    """The colours that all have shown."""
    doubles: tuple[int, ...]
    """The seats with their double card before them."""
    said: tuple[Choice, ...]
    """By seat the choice in the row being scored."""
    sums: dict[Colour, int] | None
    """By colour what the viewer's hand is worth; null for a spectator."""
    standing: tuple[int, ...]
    """By seat the place on the score sheet: 1 for the best, the same for equals."""
    lays: dict[str, Lay] | None = None
    """By word what a lay of the viewer would do, while they choose one."""
    open: bool = False
    """While a row is told: whether the hands are open."""
