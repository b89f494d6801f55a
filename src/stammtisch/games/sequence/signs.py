"""What is worth telling about a world of Sequence before a card is played in it."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Sign
from stammtisch.core.bits import single, size
from stammtisch.games.sequence.board import AREA
from stammtisch.games.sequence.material import CARDS, ONE_EYED, PLACE, PLAY, TAKE, TURN
from stammtisch.games.sequence.rules import Sequence

TELLING: Final = ("line", "take", "end")
"""The events that explain a choice."""


def signs(state: Sequence, seat: i64, action: i64) -> list[Sign]:
    """Return which opponents hold the card of a square (`wanted`), and who can take a chip with a jack (`taker`)."""
    if state.phase != TURN or action < PLAY or action >= TAKE:
        return []
    square = (action - PLAY if action < PLACE else action - PLACE) % AREA
    own = seat % state.teams
    found: list[Sign] = []
    for other in range(state.seats):
        if other % state.teams != own:
            if state.hands[other] & single(square) != 0:
                found.append(Sign("wanted", other, CARDS[square]))
            if size(state.hands[other] & ONE_EYED) > 0:
                found.append(Sign("taker", other))
    return found
