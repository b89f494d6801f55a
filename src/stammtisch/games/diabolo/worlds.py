"""Imagine the cards and the sealed choices of Diabolo that a viewer does not see."""

from mypy_extensions import i64

from stammtisch.core.bits import single
from stammtisch.core.game import BACK, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.material import EVERY, LAY, MOST_SEATS, any_card, of_colour, packed, total, value_of
from stammtisch.games.diabolo.rules import Diabolo, fresh
from stammtisch.games.diabolo.view import DiaboloView


def imagine(view: View, rng: Rng) -> State:
    """Return a whole state that agrees with this view; all ways to deal and to choose in secret are equally likely."""
    assert isinstance(view, DiaboloView)
    state = as_seen(view)
    if state.phase == LAY:
        fill_hand(state, state.turn, view.sizes[view.turn], state.devil_open | state.angel_open, rng)
    for seat in range(state.seats):
        fill_hand(state, seat, view.sizes[seat], EVERY, rng)
        if view.said[seat] == "double" or (view.said[seat] == BACK and rng.below(2) == 0):
            state.doubling |= single(seat)
    return state


def as_seen(view: DiaboloView) -> Diabolo:
    """Return the state with everything that the view says; all hidden cards are in the stock."""
    seats: i64 = view.seats
    state = fresh(seats, view.options)
    for seat in range(seats):
        hand = view.hands[seat]
        state.known[seat] = packed(view.shown[seat])
        state.hands[seat] = state.known[seat] if hand is None else packed(hand)
        state.stock -= state.hands[seat]
        if view.said[seat] != "":
            state.chosen |= single(seat)
        for number, line in enumerate(view.sheet):
            state.sheet[number * seats + seat] = line[seat]
    for spot, cards in enumerate(view.sides):
        state.stock -= packed(cards)
        for kind in cards:
            state.put(spot, value_of(kind))
    state.stock -= packed(view.box)
    for action in view.past:
        state.remember(action)
    state.stock_size = view.stock
    state.round = view.round
    state.phase = view.phase
    state.turn = view.turn
    state.row = view.row
    state.doubles = 0
    for owner in view.doubles:
        state.doubles |= single(owner)
    for row, doubled in enumerate(view.doubled):
        for doubler in doubled:
            state.doubled |= single(MOST_SEATS * row + doubler)
    return state


def fill_hand(state: Diabolo, seat: i64, full: i64, wanted: i64, rng: Rng) -> None:
    """Deal the cards that a hand hides, at least one of them of the wanted colours.

    DI 5.5: none is of a colour that was shown. DI 3.4: a player who is about to lay a card and did not show their hand
    has one that can be laid. The hand is dealt until that is so. The first try succeeds at least four times in seven,
    because the unseen cards of locked colours are at most 18 and the others at least 24.
    """
    hidden = full - total(state.hands[seat])
    if hidden == 0:
        return
    possible = state.stock & hideable(state)
    number = total(possible)
    dealt: i64 = 0
    while dealt & wanted == 0:
        dealt = 0
        for missing in range(hidden):
            dealt += any_card(possible - dealt, number - missing, rng)
    state.hands[seat] += dealt
    state.stock -= dealt


def hideable(state: Diabolo) -> i64:
    """DI 5.1, DI 5.5: the bits of the colours that hands may hide: not those that all have shown."""
    bits: i64 = EVERY
    for row in range(state.row):
        if state.angels_lead(row) != 0:
            bits &= ~of_colour(row)
    return bits
