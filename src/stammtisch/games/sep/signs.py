"""What is worth telling about a world of SEP before an action is played in it."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Sign
from stammtisch.core.bits import numbers
from stammtisch.core.game import CHANCE
from stammtisch.games.sep.circle import tops
from stammtisch.games.sep.evaluate import completing
from stammtisch.games.sep.material import ALL_NUMBERS, card_word
from stammtisch.games.sep.rules import Sep

TELLING: Final = ("earn", "return", "reshuffle", "sep")
"""The events that explain a choice."""


def signs(state: Sep, seat: i64, action: i64) -> list[Sign]:
    """Return the cards in the opponent's hand that would pay after the action and fit somewhere (`pays`)."""
    if state.seats == 1:
        return []
    after = state.copy()
    after.play(seat, action)
    if after.next_seat() == CHANCE:
        return []
    other = 1 - seat
    found: list[Sign] = []
    for card in numbers(after.hands[other] & ALL_NUMBERS & completing(tops(after.circle))):
        if after.circle.fitting(card) != 0:
            found.append(Sign("pays", other, card_word(card)))
    return found
