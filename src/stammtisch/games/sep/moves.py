"""What a hand can do at the circle, listed and at random."""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import lowest, nth, nth_of_few, size
from stammtisch.core.rng import Rng
from stammtisch.games.sep.circle import Circle
from stammtisch.games.sep.material import ASIDE, ON, PLACES


def cards_in(cards: i64) -> vec[i64]:
    """Every card that chance can draw."""
    found = vec[i64]()
    while cards != 0:
        found = append(found, lowest(cards))
        cards &= cards - 1
    return found


def on_places(found: vec[i64], card: i64, places: i64) -> vec[i64]:
    """A card on each of the places."""
    while places != 0:
        found = append(found, ON + PLACES * card + lowest(places))
        places &= places - 1
    return found


def placements(circle: Circle, hand: i64) -> vec[i64]:
    """SE 3.2: every number card on every place where it fits, and aside."""
    found = vec[i64]()
    while hand != 0:
        card = lowest(hand)
        found = append(on_places(found, card, circle.fitting(card)), ASIDE + card)
        hand &= hand - 1
    return found


def uses(circle: Circle, hand: i64) -> vec[i64]:
    """SE 3.4: every action card on every place where it can be used; if there is none, each of them thrown away."""
    found = vec[i64]()
    useless = hand & ~circle.idle() == 0
    while hand != 0:
        card = lowest(hand)
        found = append(found, ASIDE + card) if useless else on_places(found, card, circle.targets(card))
        hand &= hand - 1
    return found


def random_place(card: i64, places: i64, rng: Rng) -> i64:
    """A card on one of the places."""
    return ON + PLACES * card + nth_of_few(places, rng.below(size(places)))


def random_placement(circle: Circle, hand: i64, rng: Rng) -> i64:
    """SE 3.2: one of the placements of three cards, each equally likely."""
    a = lowest(hand)
    hand &= hand - 1
    b = lowest(hand)
    c = lowest(hand & (hand - 1))
    on_a = circle.fitting(a)
    on_b = circle.fitting(b)
    on_c = circle.fitting(c)
    ways_a = size(on_a)
    ways_b = ways_a + size(on_b)
    ways = ways_b + size(on_c)
    pick = rng.below(ways + 3)
    if pick < ways_a:
        return ON + PLACES * a + nth_of_few(on_a, pick)
    if pick < ways_b:
        return ON + PLACES * b + nth_of_few(on_b, pick - ways_a)
    if pick < ways:
        return ON + PLACES * c + nth_of_few(on_c, pick - ways_b)
    if pick == ways:
        return ASIDE + a
    if pick == ways + 1:
        return ASIDE + b
    return ASIDE + c


def random_use(circle: Circle, hand: i64, rng: Rng) -> i64:
    """SE 3.4: one of the uses, each equally likely."""
    ways: i64 = 0
    left = hand
    while left != 0:
        ways += size(circle.targets(lowest(left)))
        left &= left - 1
    if ways == 0:
        return ASIDE + nth(hand, rng.below(size(hand)))
    pick = rng.below(ways)
    while True:
        card = lowest(hand)
        places = circle.targets(card)
        ways = size(places)
        if pick < ways:
            return ON + PLACES * card + nth_of_few(places, pick)
        pick -= ways
        hand &= hand - 1
