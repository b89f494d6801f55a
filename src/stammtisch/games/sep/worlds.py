"""Imagine the cards of SEP that a viewer does not see."""

from librt.vecs import append
from mypy_extensions import i64

from stammtisch.core.bits import lowest, nth, one_of, single, size
from stammtisch.core.game import State, View
from stammtisch.core.rng import Rng
from stammtisch.games.sep.knowledge import hands_among, may_have, number_of, packed, without
from stammtisch.games.sep.material import NUMBERS
from stammtisch.games.sep.rules import Sep, fresh_table
from stammtisch.games.sep.view import SepView


def imagine(view: View, rng: Rng) -> State:
    """Return a whole state that agrees with the view.

    Every way to put the hidden cards into hands, stock and pile that agrees with the view is equally likely: a number
    card stays with the stock it was drawn from, and a hand of action cards agrees with every `away`. Ways are counted
    by where the cards are now, not by the draws that brought them there.
    """
    assert isinstance(view, SepView)
    seats = view.seats
    state = fresh_table(seats, view.options)
    for place, cards in enumerate(view.circle):
        for card in cards:
            state.circle.lay(place, card)
    for card in view.reserve:
        state.reserve = append(state.reserve, card)
    state.round = view.round
    state.discard = view.discard
    state.used = view.used
    state.middle = view.middle
    state.phase = view.phase
    state.mover = view.mover
    state.due = view.due
    state.place = view.place
    state.taken = view.taken
    state.acted = view.acted
    state.turns = view.turns
    state.stocks = view.stocks
    state.shufflings = view.shufflings
    state.action_shufflings = view.action_shufflings
    state.origin = view.origin
    state.groups = view.groups
    state.numbers_kept = view.numbers_kept
    state.total = view.total
    state.scored = view.scored
    for seat in range(seats):
        state.tokens += view.tokens[seat] * one_of(seat)
        state.hands[seat] = view.hands[seat]
        state.kept[seat] = packed(view.kept[seat])
    imagine_numbers(state, view, rng)
    imagine_actions(state, view, rng)
    return state


def imagine_numbers(state: Sep, view: SepView, rng: Rng) -> None:
    """SE 6.2: each hidden hand has as many cards from each stock as its owner drew there and did not play.

    SE 7.1: where it is known what they can be, they are drawn until they are that.
    """
    for seat in range(view.seats):
        if not view.sees(seat):
            known = state.hands[seat]
            state.hands[seat] = known | hidden_hand(state, view, seat, rng)
            while not agrees(state.hands[seat] & ~known, view.numbers_kept):
                state.hands[seat] = known | hidden_hand(state, view, seat, rng)
    state.stock = view.hidden(len(view.groups))
    for seat in range(view.seats):
        state.stock &= ~state.hands[seat]


def hidden_hand(state: Sep, view: SepView, seat: i64, rng: Rng) -> i64:
    """The number cards of a hidden hand, from each stock as many as it has."""
    taken: i64 = 0
    for other in range(seat):
        taken |= state.hands[other]
    hand: i64 = 0
    for stock in range(len(view.groups) + 1):
        hand |= some(view.hidden(stock) & ~taken, view.held[seat][stock], rng)
    return hand


def agrees(hand: i64, kept: tuple[int, ...]) -> bool:
    """SE 7.1: whether the cards of a hand can be what each of them is known to be; each mask lies within the next."""
    return all(size(hand & mask) > at for at, mask in enumerate(kept))


def some(cards: i64, wanted: i64, rng: Rng) -> i64:
    """Return some of the cards; every choice is equally likely."""
    chosen: i64 = 0
    while wanted > 0:
        card = single(nth(cards, rng.below(size(cards))))
        chosen |= card
        cards ^= card
        wanted -= 1
    return chosen


def imagine_actions(state: Sep, view: SepView, rng: Rng) -> None:
    """SE 3.4: hidden hands of action cards that agree with what was kept after each `away`."""
    cards: i64 = view.hidden_actions()
    unseen = [seat for seat in range(view.seats) if not view.sees(seat)]
    for index, seat in enumerate(unseen):
        kept: i64 = state.kept[seat]
        after: i64 = state.kept[unseen[index + 1]] if index + 1 < len(unseen) else 0
        hand = kept_hand(cards, kept, after, rng)
        state.hands[seat] = state.hands[seat] | hand
        cards &= ~hand
    state.pile = cards


def kept_hand(cards: i64, kept: i64, after: i64, rng: Rng) -> i64:
    """Return a hand that agrees with `kept`, in proportion to the hands that the other seat could then have."""
    among = cards >> NUMBERS
    if among & ~kept == 0 and (after == 0 or among & ~after == 0):
        return some(cards, number_of(kept), rng)
    hand: i64 = 0
    later = cards
    while kept != 0:
        pick = rng.below(ways_to_hold(later, cards, kept, after))
        while True:
            card = lowest(later)
            later &= later - 1
            if may_have(kept, card):
                ways = ways_to_hold(later, cards & ~single(card), without(kept, card), after)
                if pick < ways:
                    break
                pick -= ways
        hand |= single(card)
        cards &= ~single(card)
        kept = without(kept, card)
    return hand


def ways_to_hold(later: i64, cards: i64, kept: i64, after: i64) -> i64:
    """Return the number of hands for `kept` among the later cards, each with one for `after` among all that is left."""
    if after == 0:
        return hands_among(later, kept)
    if kept == 0:
        return hands_among(cards, after)
    ways: i64 = 0
    while later != 0:
        card = lowest(later)
        later &= later - 1
        if may_have(kept, card):
            ways += ways_to_hold(later, cards & ~single(card), without(kept, card), after)
    return ways
