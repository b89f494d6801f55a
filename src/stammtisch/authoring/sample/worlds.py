"""Imagine the cards of Sample that a viewer does not see."""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import single, size
from stammtisch.core.cards import PIQUET, deal
from stammtisch.core.game import State, View
from stammtisch.core.rng import Rng

from .rules import Sample
from .view import SampleView


def imagine(view: View, rng: Rng) -> State:
    """Return a whole state that agrees with the view. All deals that fit the shown voids (SA 3) are equally likely."""
    assert isinstance(view, SampleView)
    unseen = int(PIQUET.all)
    for card in view.trick:
        unseen ^= int(single(card))
    room, barred = vec[i64](), vec[i64]()
    for seat, hand in enumerate(view.hands):
        unseen ^= view.won[seat] | (hand or 0)
        room = append(room, view.sizes[seat] if hand is None else 0)
        barred = append(barred, view.barred[seat])
    stock = int(size(unseen)) - sum(room)
    dealt = deal(unseen, append(room, stock), append(barred, 0), rng)
    hands = [dealt[seat] if hand is None else hand for seat, hand in enumerate(view.hands)]
    state = Sample(view.seats, view.options, dealt[view.seats], hands)
    state.round = view.round
    state.trick = list(view.trick)
    state.leader = view.leader
    state.won = list(view.won)
    state.barred = list(view.barred)
    return state
