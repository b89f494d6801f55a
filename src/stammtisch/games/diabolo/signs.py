"""What is worth telling about a world of Diabolo before a card is laid or a row is doubled in it."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Sign
from stammtisch.games.diabolo.material import BOXED, DOUBLING, KINDS, LETTERS, VALUES, value_of, worth
from stammtisch.games.diabolo.rules import Diabolo

TELLING: Final = ("score", "twice", "pay", "lock", "box")
"""The events that explain a choice."""


def signs(state: Diabolo, seat: i64, action: i64) -> list[Sign]:
    """Return who holds more than the seat in the colour that the action is about (`more`), or that nobody does
    (`most`)."""
    if state.phase == DOUBLING:
        row = state.row
        own = worth(state.hands[seat], row)
    elif action < BOXED:
        kind = action % KINDS
        row = kind // VALUES
        own = worth(state.hands[seat], row) - value_of(kind)
    else:
        return []
    found = [
        Sign("more", other, LETTERS[row])
        for other in range(state.seats)
        if other != seat and worth(state.hands[other], row) > own
    ]
    if not found and own > 0:
        found.append(Sign("most", seat, LETTERS[row]))
    return found
