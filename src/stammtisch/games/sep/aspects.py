"""What a net is told about each action of SEP: small numbers, group by group (`Advice.aspects`).

They say what an action earns and leaves behind, whatever the cards and places.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import NOTHING, STEPS, step_of
from stammtisch.core.bits import count, has, lowest, single, size
from stammtisch.games.sep.evaluate import NEVER, Forecast, completing, in_reserve
from stammtisch.games.sep.material import (
    ACTION,
    ALL_ACTIONS,
    ALL_NUMBERS,
    ASIDE,
    FILL_STOCK,
    KINGS,
    NUMBERS,
    ON,
    PLACES,
    QUEENS,
    RESERVE,
    STOCK,
)
from stammtisch.games.sep.rules import Sep

GROUPS: Final = 25


def aspects(state: Sep, seat: i64, action: i64) -> vec[i64]:
    """Return the steps of an action by group."""
    found = vec[i64]([NOTHING] * GROUPS)
    forecast = Forecast(state, seat)
    of_table(state, seat, forecast, found)
    hand = forecast.hand & ALL_NUMBERS
    if action < ASIDE:
        card = (action - ON) // PLACES
        place = action - ON - PLACES * card
        if card < NUMBERS:
            found[0] = 0
            found[1] = 1 if has(forecast.circle.deep, place) else 0
            if found[1] == 1:
                king = KINGS + (card & 3)
                found[1] = 2 if has(forecast.hand, king) else (3 if has(forecast.hidden, king) else 1)
            shown = (forecast.shown & ~single(forecast.circle.top(place))) | single(card)
            found[2] = forecast.tokens(shown, card)
            found[23] = 1 if has(completing(forecast.shown), card) else 0
            found[23] += 2 if has(completing(shown), card) else 0
            of_left(forecast, shown, hand & ~single(card), found)
        else:
            found[0] = 1 if card < QUEENS else (2 if card < KINGS else 3)
            stack = forecast.circle.stacks[place]
            shown = forecast.shown & ~single((stack & 63) - 1)
            stack >>= 6
            if card >= QUEENS:
                stack >>= 6
            if card >= KINGS:
                stack = 0
            found[1] = 4 if stack == 0 else 5
            found[2] = 1 if card >= KINGS else 0
            if stack != 0:
                under = (stack & 63) - 1
                shown |= single(under)
                found[2] = forecast.tokens(shown, under)
            of_left(forecast, shown, hand, found)
        return found
    if action < STOCK:
        card = action - ASIDE
        found[0] = 4 if card < NUMBERS else 5
        if card < NUMBERS:
            found[2] = 4 + (1 if has(completing(forecast.shown), card) else 0)
            hand &= ~single(card)
    elif action in (STOCK, ACTION):
        found[0] = 6 if action == STOCK else 7
        of_choice(state, forecast, action, found)
    else:
        found[3] = 0 if action == RESERVE else (1 if action == FILL_STOCK else 2)
        open_card = in_reserve(state)
        if action == RESERVE:
            of_choice(state, forecast, action, found)
        if action != FILL_STOCK and open_card >= 0:
            shown = forecast.shown | single(open_card)
            found[2] = forecast.tokens(shown, open_card)
            of_left(forecast, shown, hand, found)
            return found
    of_left(forecast, forecast.shown, hand, found)
    return found


def of_choice(state: Sep, forecast: Forecast, action: i64, found: vec[i64]) -> None:
    """Say what a turn of this kind is worth, in all and compared with the others."""
    stock = forecast.stock()
    acting = NEVER if state.acted else forecast.acting()
    open_card = in_reserve(state)
    reserve = NEVER if open_card < 0 else forecast.placing(open_card, forecast.hand & ALL_NUMBERS)
    mine = stock if action == STOCK else (acting if action == ACTION else reserve)
    other = max(stock if action != STOCK else NEVER, acting if action != ACTION else NEVER)
    if action != RESERVE:
        other = max(other, reserve)
    found[18] = step_of(mine - other, -0.75, 0.25)
    found[19] = step_of(mine, -0.6, 0.3)


def of_left(forecast: Forecast, shown: i64, hand: i64, found: vec[i64]) -> None:
    """Say what could score next: the cards that nobody has seen, those that fit somewhere, and the own ones."""
    useful = completing(shown)
    unseen = useful & forecast.unseen
    found[4] = min(size(unseen) // 2, STEPS - 1)
    found[5] = min(i64(16.0 * float(size(unseen)) / float(size(forecast.unseen))), STEPS - 1)
    fitting: i64 = 0
    while unseen != 0:
        card = lowest(unseen)
        unseen &= unseen - 1
        if forecast.circle.fitting(card) != 0:
            fitting += 1
    found[6] = min(fitting // 2, STEPS - 1)
    mine = useful & hand
    found[7] = min(size(mine), 3)
    fitting = 0
    while mine != 0:
        card = lowest(mine)
        mine &= mine - 1
        if forecast.circle.fitting(card) != 0:
            fitting += 1
    found[7] += 4 if fitting > 0 else 0
    change = size(useful & forecast.unseen) - size(completing(forecast.shown) & forecast.unseen)
    found[8] = max(0, min(4 + change // 2, STEPS - 1))
    found[9] = min(size(shown), STEPS - 1)
    found[20] = step_of(forecast.after(shown, hand, -1), -1.6, 0.3)
    runs = completing(shown) & ~sets_of(shown)
    found[21] = min(size(runs & forecast.unseen) // 2, STEPS - 1)
    found[22] = min(size(sets_of(shown) & forecast.unseen), STEPS - 1)


def sets_of(shown: i64) -> i64:
    """Return the cards that would be in a set if they lay open beside these."""
    value: i64 = 0
    found: i64 = 0
    while value < 10:
        here = (shown >> (4 * value)) & 15
        if size(here) >= 2:
            found |= (15 & ~here) << (4 * value)
        value += 1
    return found


def of_table(state: Sep, seat: i64, forecast: Forecast, found: vec[i64]) -> None:
    """Say how the match stands."""
    found[10] = min(size(state.stock) // 6, STEPS - 1)
    found[11] = min(size(forecast.hand & ALL_NUMBERS), 3) + 4 * min(size(forecast.hand & ALL_ACTIONS), 1)
    found[12] = min(state.stocks, 3) + (4 if forecast.loss > 0.0 else 0)
    found[13] = min(size(forecast.hidden), STEPS - 1)
    if state.seats == 2:
        other = state.hands[1 - seat]
        lead = count(state.tokens, seat) - count(state.tokens, 1 - seat)
        found[14] = max(0, min(4 + lead, STEPS - 1))
        found[15] = min(size(other & ALL_NUMBERS), 3) + 4 * min(size(other & ALL_ACTIONS), 1)
    found[16] = min(size(forecast.circle.closed), STEPS - 1)
    found[17] = min(size(completing(forecast.shown) & forecast.hand), 3)
    found[24] = max(0, min(state.phase - 4, STEPS - 1))
