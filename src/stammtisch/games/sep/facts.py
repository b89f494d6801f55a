"""What a viewer of SEP is told beside the places of the cards; the pages' types are made from this."""

from typing import Literal

import msgspec

Phase = Literal[
    "laying",
    "dealing",
    "dealing actions",
    "drawing",
    "drawing action",
    "drawing fill",
    "choosing",
    "placing",
    "placing taken",
    "using",
    "filling",
    "finished",
]


class FormerStock(msgspec.Struct, frozen=True):
    """Cards of a former stock: a hidden hand holds that many of them."""

    cards: tuple[str, ...]
    held: int


class Known(msgspec.Struct, frozen=True):
    """What must be so of a hidden hand."""

    certain: tuple[str, ...]
    """The cards that it has."""
    former_stocks: tuple[FormerStock, ...]
    actions_can_be: tuple[tuple[str, ...], ...]
    """For each of its action cards all that it can be."""
    numbers_can_be: tuple[tuple[str, ...], ...] = ()
    """Alone, where laying aside is free: for each of its number cards all that it can be."""


class Outlook(msgspec.Struct, frozen=True):
    """What a word does at once."""

    word: str
    tokens: int
    """The tokens that it earns or costs."""
    removes: int = 0
    """How many cards it takes off a stack."""
    beside: tuple[int, ...] = ()
    """The numbers of the neighbouring places that a number card connects with."""


class SepFacts(msgspec.Struct, frozen=True):
    """Whose turn it is, the counts, and what a perfect memory knows of the hidden cards."""

    phase: Phase
    round: int
    """How many rounds are settled."""
    waiting: tuple[int, ...]
    mover: int
    turns: int
    points: tuple[int, ...]
    tokens: tuple[int, ...]
    middle: int
    stock: int
    stocks: int
    """Which stock is being drawn from, counted from 1."""
    actions: int
    rounds: int | None
    """Alone: how many rounds are played."""
    scored: int | None
    """Alone: the points of the last round."""
    may_act: bool | None
    """Alone: whether an action is allowed on the next turn."""
    free_aside: bool | None
    """Alone: whether laying aside costs nothing, and is only allowed where no card fits."""
    last_turn: int | None
    """Two players: the turn that is the last one."""
    overtime: bool | None
    """Two players: whether the third stock was empty at a tie, and play goes on."""
    fill: str | None
    """The place that is to be filled."""
    taken: str | None
    """The card taken from the reserve."""
    outlook: tuple[Outlook, ...]
    """What the words of the seat to move do, as far as the viewer sees the cards."""
    stock_made_of: tuple[str, ...]
    unseen: tuple[str, ...]
    unseen_actions: tuple[str, ...]
    known: tuple[Known | None, ...]
    """By seat, null for a hand that the viewer sees."""
