"""What a net is told about each action of Diabolo: small numbers, group by group (`Advice.aspects`).

They say what an action does to a colour, whichever it is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import NOTHING, STEPS, step_of
from stammtisch.core.bits import size
from stammtisch.games.diabolo.evaluate import (
    ALL_OF_A_COLOUR,
    Book,
    double_or_keep,
    ends_round,
    hopes,
    missing_cards,
    promise,
)
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOXED,
    DOUBLE,
    KINDS,
    LAY,
    ONE_COLOUR,
    ROWS,
    SPAN,
    VALUES,
    laid_on,
    locks_needed,
    side_sum,
    total,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo

GROUPS: Final = 22


def aspects(state: Diabolo, seat: i64, action: i64, book: Book) -> vec[i64]:
    """Return the steps of an action by group."""
    found = vec[i64]([NOTHING] * GROUPS)
    found[0] = state.phase
    found[1] = locks_needed(state.seats) - state.locked
    missing = missing_cards(state)
    found[2] = min(missing, STEPS - 1)
    found[3] = min(state.round, 3)
    if action >= DOUBLE:
        of_doubling(state, seat, action, found)
        return found
    kind = action % KINDS
    row = kind // VALUES
    value = kind % VALUES + 1
    hand = state.hands[seat]
    own = worth(hand, row)
    devils = side_sum(state.sides[2 * row])
    angels = side_sum(state.sides[2 * row + 1])
    laid = laid_on(state.sides[2 * row]) + laid_on(state.sides[2 * row + 1])
    lead = angels - devils
    after = lead
    if action < BOXED:
        after += value if action >= ANGEL else -value
    left = 0 if state.phase == LAY and ends_round(state, row) else missing
    page = book.page(state.stock_size)
    gain = 0.0
    if state.phase == LAY:
        gain = book.gain(state, hand, action, page, missing)
    found[4] = step_of(gain, -2.0, 0.6)
    found[5] = value - 1
    if state.phase == LAY:
        found[6] = 1 if action >= ANGEL else 0
        found[6] += 2 if laid == 4 else 0
        found[6] += 4 if left == 0 else 0
    found[7] = step_of(float(lead), -6.5, 2.0)
    found[8] = step_of(float(after), -6.5, 2.0)
    found[9] = max(0, min(after + 3, 7)) if -3 <= after <= 3 else NOTHING
    found[10] = min(own // 2, STEPS - 1)
    found[11] = min((own - value + 1) // 2, STEPS - 1)
    found[12] = min(laid, STEPS - 1)
    unseen = ALL_OF_A_COLOUR - angels - devils - own
    found[13] = min(unseen // 4, STEPS - 1)
    known: i64 = 0
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            shown = worth(state.known[other], row)
            known += shown
            most = max(most, shown)
    found[14] = min((known + 1) // 2, STEPS - 1)
    found[15] = (1 if most > own else 0) + (2 if most > own - value else 0)
    found[16] = min(size((hand >> (SPAN * row)) & ONE_COLOUR), STEPS - 1)
    found[17] = step_of(book.colour(page, missing, laid, lead, unseen, own), -5.0, 1.6)
    hopeful: i64 = 0
    for other_row in range(ROWS):
        if other_row != row and hopes(state, seat, other_row):
            hopeful += 1
    found[18] = min(hopeful, 3) + (4 if hopes(state, seat, row) else 0)
    found[19] = min(total(hand), STEPS - 1)
    return found


def of_doubling(state: Diabolo, seat: i64, action: i64, found: vec[i64]) -> None:
    """Say what the double card would bring now and later."""
    found[0] = 6 if action == DOUBLE else 7
    found[4] = step_of(promise(state, seat, state.row), 0.5, 1.3)
    later = 0.0
    hopeful: i64 = 0
    row = state.row + 1
    while row < ROWS:
        if hopes(state, seat, row):
            later = max(later, promise(state, seat, row))
            hopeful += 1
        row += 1
    found[17] = step_of(later, 0.5, 1.3)
    found[18] = min(hopeful, 3) + (4 if hopes(state, seat, state.row) else 0)
    found[20] = state.row
    found[21] = 1 if double_or_keep(state, seat) == action else 0
