"""When to use the double card of Diabolo, by rules of thumb."""

from mypy_extensions import i64

from stammtisch.games.diabolo.book import ALL_OF_A_COLOUR, less, liking
from stammtisch.games.diabolo.material import DOUBLE, KEEP, ROWS, side_sum, total, worth
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.worlds import hideable


def double_or_keep(state: Diabolo, seat: i64) -> i64:
    """Doubles if no later row of angels promises more."""
    later = state.row + 1
    while later < ROWS and not hopes(state, seat, later):
        later += 1
    if later == ROWS:
        return DOUBLE if hopes(state, seat, state.row) else KEEP
    now = promise(state, seat, state.row)
    if now <= 0.0:
        return KEEP
    while later < ROWS:
        if hopes(state, seat, later) and promise(state, seat, later) > now:
            return KEEP
        later += 1
    return DOUBLE


def hopes(state: Diabolo, seat: i64, row: i64) -> bool:
    """Whether a row with the angels ahead may bring points to a seat."""
    own = worth(state.hands[seat], row)
    if own == 0 or state.angels_lead(row) <= 0:
        return False
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, worth(state.known[other], row))
    return most <= own


def promise(state: Diabolo, seat: i64, row: i64) -> float:
    """What a colour with angels will probably bring once all show it."""
    own = worth(state.hands[seat], row)
    if own == 0:
        return 0.0
    unseen = ALL_OF_A_COLOUR - own - side_sum(state.sides[2 * row]) - side_sum(state.sides[2 * row + 1])
    hidden: i64 = 0
    for of in range(state.seats):
        if of != seat:
            hidden += total(state.hands[of]) - total(state.known[of])
            unseen -= worth(state.known[of], row)
    pool = float(hidden + state.stock_size) - float(total(state.stock) - total(state.stock & hideable(state)))
    chance = 1.0
    for of in range(state.seats):
        if of != seat:
            known = worth(state.known[of], row)
            if known > own:
                return 0.0
            cards = float(total(state.hands[of]) - total(state.known[of]))
            mean = float(unseen) * cards / pool * liking(state.angels_lead(row))
            chance *= less(float(own - known), mean)
    return float(own) * chance
