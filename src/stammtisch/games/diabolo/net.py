"""How experts lay in Diabolo: a policy net with one hidden layer, trained on their games.

`net.json` has its weights, its version and the command that made it. The net looks only at the row of the card and at
the hand's sum in its colour, so all its answers for a row fit into a table, which is filled as needed.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.diabolo.evaluate import ALL_OF_A_COLOUR, MISSINGS, MOST_HELD, missing_cards
from stammtisch.games.diabolo.material import (
    ROW_FULL,
    SIDE_FULL,
    first_kind,
    kinds,
    laid_on,
    of_colour,
    side_sum,
    value_of,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo

LOOKS: Final = 28
"""What is known about a side: how many cards it has, and their sum."""
LOOKS_OF_TWO: Final = 4
LOOKS_OF_THREE: Final = 12
"""Where the looks of two and of three cards begin, minus their lowest sums."""
CONTEXTS: Final = 25_088
"""The looks of both sides, the missing cards, and whether a card in the row leaves one fewer."""
LAYS: Final = 10
"""The values of a colour, on the side of the devils or the angels."""
UNKNOWN: Final = -1.0
"""Not computed yet."""

VERSION: Final = 1
"""The version of the net that this module reads; it fixes the meaning of the inputs."""


def part_of_net(part: str) -> vec[float]:
    """Return one part of the net."""
    net = json.loads((files("stammtisch.games.diabolo") / "net.json").read_text(encoding="utf-8"))
    if net["version"] != VERSION:
        raise ValueError(f"net.json has version {net['version']}, but version {VERSION} is needed")
    return vec[float]([float(number) for number in net[part]])


WEIGHTS: Final = part_of_net("first")
SHIFTS: Final = part_of_net("shift")
OUTWARD: Final = part_of_net("second")
"""The net: the input weights and the bias of each hidden unit, and its output weight."""


class Habit:
    """The policy of experts with a number of seats. All searches share it: an entry that is filled in never changes."""

    seats: i64
    pages: list["RowHabit | None"]
    """By context: its page, or None before it is needed."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.pages = [None] * CONTEXTS

    def page(self, table: Diabolo, row: i64) -> "RowHabit":
        """Return the page for a row that is not locked."""
        devils = table.sides[2 * row]
        angels = table.sides[2 * row + 1]
        missing = missing_cards(table)
        then = table.copy()
        then.put(2 * row if laid_on(devils) < SIDE_FULL else 2 * row + 1, 1)
        after = missing_cards(then)
        context = ((look(devils) * LOOKS + look(angels)) * MISSINGS + missing) * 2 + missing - after
        page = self.pages[context]
        if page is None:
            page = RowHabit(self.seats, devils, angels, missing, after)
            self.pages[context] = page
        return page


@final
class RowHabit:
    """The policy of experts beside a row that looks a certain way."""

    seats: i64
    devils: i64
    angels: i64
    missing: i64
    """The cards missing until the end of the round."""
    after: i64
    """The same after one more card in this row."""
    weights: vec[float]
    """By own sum, value and side: the weight of a lay relative to the others of a hand; at first UNKNOWN."""

    def __init__(self, seats: i64, devils: i64, angels: i64, missing: i64, after: i64) -> None:
        self.seats = seats
        self.devils = devils
        self.angels = angels
        self.missing = missing
        self.after = after
        self.weights = vec[float]()
        for _ in range(MOST_HELD * LAYS):
            self.weights = append(self.weights, UNKNOWN)

    def weight(self, own: i64, value: i64, side: i64) -> float:
        """Return the weight of laying a value on a side (1 is the angels' side) from a hand with this sum of its
        colour."""
        at = own * LAYS + 2 * (value - 1) + side
        weight = self.weights[at]
        if weight == UNKNOWN:
            weight = exp(liking(self.inputs(own, value, side)))
            self.weights[at] = weight
        return weight

    def inputs(self, own: i64, value: i64, side: i64) -> vec[float]:
        """Return the inputs of the net for a lay: the seats, both sides of the row, the own sum in its colour, the
        value, the side, and the cards missing until the end of the round, before and after it."""
        lead = side_sum(self.angels) - side_sum(self.devils)
        then = lead + value if side == 1 else lead - value
        with_devils = laid_on(self.devils) + 1 - side
        with_angels = laid_on(self.angels) + side
        laid = with_devils + with_angels
        unseen = ALL_OF_A_COLOUR - side_sum(self.devils) - side_sum(self.angels) - own
        return vec[float](
            [
                float(self.seats - 4),
                float(own) * 0.2,
                float(own - value) * 0.2,
                truth(own == value),
                float(lead) * 0.2,
                truth(lead > 0),
                truth(lead < 0),
                float(then) * 0.2,
                truth(then > 0),
                truth(then < 0),
                truth(then == 0),
                float(then) * 0.6 / sqrt(float(self.after) + 0.5),
                float(with_devils) * 0.33,
                truth(with_devils == SIDE_FULL),
                float(with_angels) * 0.33,
                truth(with_angels == SIDE_FULL),
                truth(laid == ROW_FULL - 1),
                truth(laid == ROW_FULL),
                float(unseen) * 0.1 - 1.0,
                float(self.missing) * 0.2,
                float(self.after) * 0.2,
                truth(self.after == 0),
                truth(self.after == 1),
                float(side),
                float(value) * 0.3,
                float(value * side) * 0.3,
            ]
        )

    def all_weights(self, table: Diabolo, row: i64, hand: i64) -> float:
        """Return the total weight of all lays of a hand in the row."""
        total = 0.0
        bits = of_colour(row)
        own = worth(hand, row)
        among = kinds(hand & bits)
        while among != 0:
            value = value_of(first_kind(among))
            among &= among - 1
            if table.devil_open & bits != 0:
                total += self.weight(own, value, 0)
            if table.angel_open & bits != 0:
                total += self.weight(own, value, 1)
        return total


@cache
def habit_for(seats: int) -> Habit:
    """Return the policy for a number of seats."""
    return Habit(seats)


def look(side: i64) -> i64:
    """Return the index of the look of a side."""
    laid = laid_on(side)
    if laid < 2:
        return side_sum(side)
    return side_sum(side) + (LOOKS_OF_TWO if laid == 2 else LOOKS_OF_THREE)


def truth(holds: bool) -> float:
    """Return 1 for true, else 0."""
    return 1.0 if holds else 0.0


def liking(seen: vec[float]) -> float:
    """Return the preference of an expert for a lay: the output of the net."""
    total = 0.0
    at: i64 = 0
    unit: i64 = 0
    while unit < len(SHIFTS):
        excitement = SHIFTS[unit]
        for number in seen:
            excitement += WEIGHTS[at] * number
            at += 1
        total += OUTWARD[unit] * (1.0 - 2.0 / (exp(2.0 * excitement) + 1.0))
        unit += 1
    return total
