"""A turn of Diabolo that is over, and how unlikely what was laid in it is from the hands that it may have come from."""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import has, shift, single
from stammtisch.games.diabolo.book import Book, ends_round, missing_cards
from stammtisch.games.diabolo.habit import Habit, Page
from stammtisch.games.diabolo.material import (
    ANGEL,
    DEVIL,
    KINDS,
    ONE_COLOUR,
    ROWS,
    SPAN,
    VALUES,
    first_kind,
    kinds,
    of_colour,
    value_of,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo

CAUTION: Final = 0.2
"""A lay that gains so much less than the best one, by the rules of thumb, is e times less likely."""
MOST_UNLIKELY: Final = 6.0
"""However poor, no lay is more than e to this times less likely than the best one: people have ideas of their own."""
UNKNOWN: Final = -10_000.0
"""Not reckoned yet."""
NOTHING: Final = -9_000.0
"""The gain of a colour of which nothing can be laid."""


class Turn:
    """A turn of the round that is over; what was boxed in it tells nothing."""

    table: Diabolo
    """The table before it."""
    action: i64
    kind: i64

    def __init__(self, table: Diabolo, action: i64) -> None:
        self.table = table
        self.action = action
        self.kind = action % KINDS

    def unlikelihood(self, hand: i64) -> float:  # noqa: ARG002
        """How unlikely it is that just this was laid from a hand, as an exponent."""
        return 0.0


class Considered(Turn):
    """The turn of a player who lays by the rules of thumb, about; what was reckoned is kept by colour."""

    book: Book
    page: i64
    missing: i64
    ending: i64
    """The rows in which the next card ends the round, as a mask."""
    best: vec[float]
    """By colour and the cards of it: what the best of them gains."""
    end: vec[float]
    """By colour and the cards of it: what an end of the round changes."""
    gained: vec[float]
    """By the cards of its colour: what the lay itself gains."""

    def __init__(self, book: Book, table: Diabolo, action: i64) -> None:
        super().__init__(table, action)
        self.book = book
        self.page = book.page(table.stock_size)
        self.missing = missing_cards(table)
        self.ending = 0
        for row in range(ROWS):
            if ends_round(table, row):
                self.ending |= single(row)
        self.best = unknowns(ROWS)
        self.end = unknowns(ROWS if self.ending != 0 else 0)
        self.gained = unknowns(1)

    def unlikelihood(self, hand: i64) -> float:
        """By how much less the lay gains than the best one."""
        return min(MOST_UNLIKELY, self.regret(hand) / CAUTION)

    def regret(self, hand: i64) -> float:
        """How much less the lay gains a hand than the best one."""
        ends = 0.0
        if self.ending != 0:
            for row in range(ROWS):
                ends += self.end_of(hand, row)
        best = NOTHING
        for row in range(ROWS):
            at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
            gain = self.best[at]
            if gain == UNKNOWN:
                gain = self.best_of(hand, row)
                self.best[at] = gain
            if has(self.ending, row):
                gain += ends - self.end_of(hand, row)
            best = max(best, gain)
        row = self.kind // VALUES
        at = (hand >> (SPAN * row)) & ONE_COLOUR
        gained = self.gained[at]
        if gained == UNKNOWN:
            gained = self.book.gain(self.table, hand, self.action, self.page, self.missing)
            self.gained[at] = gained
        if has(self.ending, row):
            gained += ends - self.end_of(hand, row)
        return best - gained

    def best_of(self, hand: i64, row: i64) -> float:
        """What the best lay in a row gains a hand."""
        best = NOTHING
        bits = of_colour(row)
        among = kinds(hand & bits)
        while among != 0:
            kind = first_kind(among)
            among &= among - 1
            if self.table.devil_open & bits != 0:
                best = max(best, self.book.gain(self.table, hand, DEVIL + kind, self.page, self.missing))
            if self.table.angel_open & bits != 0:
                best = max(best, self.book.gain(self.table, hand, ANGEL + kind, self.page, self.missing))
        return best

    def end_of(self, hand: i64, row: i64) -> float:
        """What an end of the round changes for a colour."""
        at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
        if self.end[at] == UNKNOWN:
            self.end[at] = self.book.ending(self.table, hand, row, self.page, self.missing)
        return self.end[at]


class Habitual(Turn):
    """The turn of a player who lays as experts do; what was reckoned is kept by colour."""

    pages: list[Page | None]
    """By row: its page, or None if it was locked."""
    sums: vec[float]
    """By colour and the cards of it: the weights of all their lays."""

    def __init__(self, habit: Habit, table: Diabolo, action: i64) -> None:
        super().__init__(table, action)
        self.pages = []
        for row in range(ROWS):
            is_open = (table.devil_open | table.angel_open) & of_colour(row) != 0
            self.pages.append(habit.page(table, row) if is_open else None)
        self.sums = unknowns(ROWS)

    def unlikelihood(self, hand: i64) -> float:
        """By how likely the lay is among all that the hand could have laid."""
        total = 0.0
        weight = 0.0
        laid = self.kind // VALUES
        for row in range(ROWS):
            page = self.pages[row]
            if page is not None:
                at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
                if self.sums[at] == UNKNOWN:
                    self.sums[at] = page.all_weights(self.table, row, hand)
                total += self.sums[at]
                if row == laid:
                    weight = page.weight(worth(hand, row), value_of(self.kind), 1 if self.action >= ANGEL else 0)
        return min(MOST_UNLIKELY, log(total / weight))


def unknowns(colours: i64) -> vec[float]:
    """Room for some colours and whatever cards of them are held."""
    size = shift(colours, SPAN)
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, UNKNOWN)
    return found
