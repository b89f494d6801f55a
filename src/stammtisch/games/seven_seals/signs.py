"""What is worth telling about a world of Seven Seals before a card is played in it."""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Sign
from stammtisch.core.bits import count, size
from stammtisch.games.seven_seals.material import COLOURS, LETTERS, NOBODY, PLAYING, RED, SEAL_WORDS, VALUES, word
from stammtisch.games.seven_seals.rules import SevenSeals, beats

TELLING: Final = ("win", "return", "black", "spared", "compensate")
"""The events that explain a choice."""


def signs(state: SevenSeals, seat: i64, action: i64) -> list[Sign]:
    """Return who can beat a card (`beaten`), and the seals of its colour (`needed`) beside the cards that nobody can
    beat (`sure`)."""
    if state.phase != PLAYING or action >= COLOURS * VALUES:
        return []
    found: list[Sign] = []
    led = action // VALUES if state.led == NOBODY else state.led
    if state.led == NOBODY or beats(action, state.best):
        other = state.left_of(seat)
        left = state.seats - state.trick_size - 1
        while left > 0:
            if can_beat(state, other, action, led):
                found.append(Sign("beaten", other, word(action)))
            other = state.left_of(other)
            left -= 1
    needed = count(state.seals[seat], led)
    if needed > 0:
        found.append(Sign("needed", seat, SEAL_WORDS[led], needed))
        sure = unbeaten(state, seat, led)
        if sure > 0:
            found.append(Sign("sure", seat, LETTERS[led], sure))
    return found


def can_beat(state: SevenSeals, other: i64, card: i64, led: i64) -> bool:
    """SS 4: whether a seat that has to follow the led colour can beat a card."""
    following = state.of_colour(other, led)
    if following != 0:
        return card // VALUES == led and following >> (card % VALUES + 1) != 0
    trumps = state.of_colour(other, RED)
    return trumps >> (card + 1) != 0 if card // VALUES == RED else trumps != 0


def unbeaten(state: SevenSeals, seat: i64, colour: i64) -> i64:
    """Return how many cards of a colour a seat has above all that the others hold of it."""
    others: i64 = 0
    other = state.left_of(seat)
    while other != seat:
        others |= state.of_colour(other, colour)
        other = state.left_of(other)
    mine = state.of_colour(seat, colour)
    while others != 0:
        others >>= 1
        mine >>= 1
    return size(mine)
