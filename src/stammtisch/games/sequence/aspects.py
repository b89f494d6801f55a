"""What a net is told about each action of Sequence: small numbers, group by group (`Advice.aspects`).

They say what a square means for the lines through it, wherever it is.
"""

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import NOTHING, STEPS
from stammtisch.core.bits import single, size
from stammtisch.games.sequence.board import AREA, BOARD
from stammtisch.games.sequence.evaluate import Evaluation, Side, seen_sides
from stammtisch.games.sequence.material import CHOICE, DRAW, ONE_EYED, PLACE, PLAY, SWAP, TAKE, TWO_EYED
from stammtisch.games.sequence.rules import Sequence

GROUPS: Final = 20


def aspects(state: Sequence, seat: i64, action: i64, evaluation: Evaluation) -> vec[i64]:
    """Return the steps of an action by group."""
    found = vec[i64]([NOTHING] * GROUPS)
    own = seat % state.teams
    hand = state.hands[seat]
    found[1] = min(size(hand & TWO_EYED), 3) + 4 * min(size(hand & ONE_EYED), 1)
    found[2] = min(size(state.taken) // 8, STEPS - 1)
    if state.phase == CHOICE or action >= SWAP:
        found[0] = 3 if state.phase == CHOICE else (4 if action == DRAW else 5)
        return found
    sides = seen_sides(state, seat)
    found[3] = (1 if sides[own].done != 0 else 0) + (2 if sides[1 - min(own, 1)].done != 0 else 0)
    square = action - PLAY
    if action >= TAKE:
        found[0] = 2
        square = (action - TAKE) % AREA
    elif action >= PLACE:
        found[0] = 1
        square = (action - PLACE) % AREA
    else:
        found[0] = 0
    found[4] = logarithmic(evaluation.worth(sides, own, action))
    at_lines(evaluation, sides[own], square, found, 5)
    team: i64 = 0
    first: i64 = 9
    while team < len(sides):
        if team != own:
            at_lines(evaluation, sides[team], square, found, first)
            first = 13
        team += 1
    found[17] = 1 if sides[own].good & single(square) != 0 else 0
    found[17] += 2 if sides[own].hard & single(square) != 0 else 0
    found[18] = min(size(sides[own].good & BOARD), STEPS - 1)
    column = square % 8
    found[19] = (1 if column in (0, 7) else 0) + (2 if square < 8 or square >= AREA - 8 else 0)
    return found


def at_lines(evaluation: Evaluation, side: Side, square: i64, found: vec[i64], first: i64) -> None:
    """Say how far the lines of a team through a square are: most chips, most with the cards in the hand, how many."""
    here = single(square)
    most: i64 = 0
    ready: i64 = 0
    threes: i64 = 0
    open_lines: i64 = 0
    at = evaluation.begin[square]
    while at < evaluation.begin[square + 1]:
        line = evaluation.through[at]
        at += 1
        if line & side.closed & ~here == 0:
            chips = size(line & side.chips & ~here)
            most = max(most, chips)
            open_lines += 1
            if chips >= 2:
                threes += 1
            if line & side.hard & ~here == 0:
                ready = max(ready, chips + size(line & side.good & ~here))
    found[first] = min(most, STEPS - 1)
    found[first + 1] = min(ready, STEPS - 1)
    found[first + 2] = min(threes, STEPS - 1)
    found[first + 3] = min(open_lines // 2, STEPS - 1)


def logarithmic(worth: float) -> i64:
    """Return a value as a step, each for twice as much as the one before."""
    if worth < 0.1:
        return 0
    return min(1 + i64(log(worth / 0.1) / log(2.2)), STEPS - 1)
