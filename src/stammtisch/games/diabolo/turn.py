"""A turn of Diabolo that is over, and how well what was laid in it suits the hands that it may have come from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import has, shift, single
from stammtisch.games.diabolo.book import Book, ends_round, missing_cards
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
)
from stammtisch.games.diabolo.rules import Diabolo

UNKNOWN: Final = -10_000.0
"""Not reckoned yet."""
NOTHING: Final = -9_000.0
"""The gain of a colour of which nothing can be laid."""


class Turn:
    """A turn of the round that is over, and how well its lay suits a hand; what was reckoned is kept by colour."""

    book: Book
    table: Diabolo
    """The table before the lay."""
    action: i64
    kind: i64
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
        self.book = book
        self.table = table
        self.action = action
        self.kind = action % KINDS
        self.page = book.page(table.stock_size)
        self.missing = missing_cards(table)
        self.ending = 0
        for row in range(ROWS):
            if ends_round(table, row):
                self.ending |= single(row)
        self.best = unknowns(ROWS)
        self.end = unknowns(ROWS if self.ending != 0 else 0)
        self.gained = unknowns(1)

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


def unknowns(colours: i64) -> vec[float]:
    """Room for some colours and whatever cards of them are held."""
    size = shift(colours, SPAN)
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, UNKNOWN)
    return found
