"""The circle: six stacks of up to three cards, what their top cards make possible, and what a hand can do there."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, lowest, nth, nth_of_few, shift, single, size
from stammtisch.core.rng import Rng
from stammtisch.games.sep.material import ASIDE, KINGS, NUMBERS, ON, PLACES, QUEENS

SET: Final = 1
RUN: Final = 2


@final
class Circle:
    """The stacks, and for each question that the rules ask about their top cards the places as six bits."""

    stacks: vec[i64]
    """SE 3.3: six bits for each card (its number + 1), the top one lowest; 0 is an empty place."""
    by_value: i64
    """The places whose top card has a value: six bits for each value."""
    by_suit: i64
    """The places whose top card has a suit: six bits for each suit."""
    deep: i64
    """The places with two cards or three."""
    closed: i64
    """SE 3.3: the places on which no card may be laid: those with three cards, and empty ones."""

    def __init__(self, stacks: vec[i64]) -> None:
        self.stacks = stacks
        self.by_value = 0
        self.by_suit = 0
        self.deep = 0
        self.closed = first(PLACES)

    def copy(self) -> "Circle":
        """Return an independent copy."""
        twin = Circle(self.stacks[:])
        twin.by_value = self.by_value
        twin.by_suit = self.by_suit
        twin.deep = self.deep
        twin.closed = self.closed
        return twin

    def put(self, place: i64, stack: i64) -> None:
        """Replace the stack of a place."""
        here = single(place)
        before = self.stacks[place]
        if before != 0:
            card = (before & 63) - 1
            self.by_value ^= here << (6 * (card >> 2))
            self.by_suit ^= here << (6 * (card & 3))
        self.stacks[place] = stack
        self.deep &= ~here
        self.closed &= ~here
        if stack == 0:
            self.closed |= here
            return
        card = (stack & 63) - 1
        self.by_value |= here << (6 * (card >> 2))
        self.by_suit |= here << (6 * (card & 3))
        if stack >> 6 != 0:
            self.deep |= here
            if stack >> 12 != 0:
                self.closed |= here

    def lay(self, place: i64, card: i64) -> None:
        """Lay a card on top of a stack or on an empty place."""
        self.put(place, (self.stacks[place] << 6) | (card + 1))

    def take(self, place: i64, going: i64) -> i64:
        """Remove some top cards; return them as a set."""
        stack = self.stacks[place]
        gone: i64 = 0
        while going > 0:
            gone |= single((stack & 63) - 1)
            stack >>= 6
            going -= 1
        self.put(place, stack)
        return gone

    def top(self, place: i64) -> i64:
        """Return the top card of a place, or -1 if it is empty."""
        return (self.stacks[place] & 63) - 1

    def cards(self, place: i64) -> tuple[int, ...]:
        """Return the cards at a place, the lowest first."""
        found: list[int] = []
        stack = self.stacks[place]
        while stack != 0:
            found.append((stack & 63) - 1)
            stack >>= 6
        found.reverse()
        return tuple(found)

    def connecting(self, card: i64) -> i64:
        """SE 3.3: the places whose top card connects with a number card: of its value, or next to it in its suit."""
        value = card >> 2
        near = (self.by_value >> (6 * lower(value))) | (self.by_value >> (6 * higher(value)))
        return ((self.by_value >> (6 * value)) | (near & (self.by_suit >> (6 * (card & 3))))) & 63

    def fitting(self, card: i64) -> i64:
        """SE 3.3: the places where a number card may be laid: beside a top card that it connects with."""
        beside = self.connecting(card)
        return ((beside << 1) | (beside >> 5) | (beside >> 1) | (beside << 5)) & 63 & ~self.closed

    def misfits(self) -> i64:
        """SE 3.3: all number cards that may be laid nowhere now, in any hand."""
        found: i64 = 0
        card: i64 = 0
        while card < NUMBERS:
            if self.fitting(card) == 0:
                found |= single(card)
            card += 1
        return found

    def targets(self, card: i64) -> i64:
        """SE 3.4: the places where an action card can be used: jack, queen and king need one, two and three cards."""
        suited = (self.by_suit >> (6 * (card & 3))) & 63
        if card < QUEENS:
            return suited
        if card < KINGS:
            return suited & self.deep
        return suited & self.closed

    def idle(self) -> i64:
        """SE 3.4: all action cards that have no use now, no matter who holds them."""
        idle: i64 = 0
        suit: i64 = 0
        while suit < 4:
            suited = (self.by_suit >> (6 * suit)) & 63
            if suited == 0:
                idle |= shift(1, NUMBERS + suit)
            if suited & self.deep == 0:
                idle |= shift(1, QUEENS + suit)
            if suited & self.closed == 0:
                idle |= shift(1, KINGS + suit)
            suit += 1
        return idle

    def equals(self, card: i64) -> i64:
        """SE 4: the places whose top card has the value of this one."""
        return (self.by_value >> (6 * (card >> 2))) & 63

    def run(self, card: i64) -> i64:
        """SE 4: the length of the run that a top card is in; runs below three do not count."""
        suit = card & 3
        if size((self.by_suit >> (6 * suit)) & 63) < 3:
            return 1
        length: i64 = 1
        value = higher(card >> 2)
        while self.place_of(value, suit) != 0:
            length += 1
            value = higher(value)
        value = lower(card >> 2)
        while self.place_of(value, suit) != 0:
            length += 1
            value = lower(value)
        return length

    def run_places(self, card: i64) -> list[int]:
        """SE 4: the places of the run that a top card is in, from its low end."""
        suit = card & 3
        value = card >> 2
        while self.place_of(lower(value), suit) != 0:
            value = lower(value)
        found: list[int] = []
        while self.place_of(value, suit) != 0:
            found.append(lowest(self.place_of(value, suit)))
            value = higher(value)
        return found

    def place_of(self, value: i64, suit: i64) -> i64:
        """Return the place where a card lies on top, as a mask; 0 if it does not."""
        return (self.by_value >> (6 * value)) & (self.by_suit >> (6 * suit)) & 63


def higher(value: i64) -> i64:
    """SE 3.3, SE 4: the value one higher; the ace follows the ten."""
    if value == 9:
        return 0
    return value + 1


def lower(value: i64) -> i64:
    """SE 3.3, SE 4: the value one lower; the ten goes before the ace."""
    if value == 0:
        return 9
    return value - 1


# Top cards as a set


def tops(circle: Circle) -> i64:
    """The top cards of the circle."""
    found: i64 = 0
    place: i64 = 0
    while place < PLACES:
        top = circle.top(place)
        if top >= 0:
            found |= single(top)
        place += 1
    return found


def adds_to_set(before: i64, shown: i64, card: i64) -> bool:
    """SE 4: whether more of the cards shown have the value of this one than of those before."""
    value = card & ~3
    return size((shown >> value) & 15) > size((before >> value) & 15)


def adds_to_run(before: i64, shown: i64, card: i64) -> bool:
    """SE 4: whether the run around a card is longer than every run of three or more before that shares a card."""
    run = run_around(shown, card)
    shared = run & before
    while shared != 0:
        length = size(run_around(before, lowest(shared)))
        if length >= 3 and length >= size(run):
            return False
        shared &= shared - 1
    return True


def run_around(shown: i64, card: i64) -> i64:
    """SE 4: the shown cards of one suit in succession around this one; the ten values form a circle."""
    run = single(card)
    at = card + 4 if card < 36 else card - 36
    while has(shown, at) and not has(run, at):
        run |= single(at)
        at = at + 4 if at < 36 else at - 36
    at = card - 4 if card >= 4 else card + 36
    while has(shown, at) and not has(run, at):
        run |= single(at)
        at = at - 4 if at >= 4 else at + 36
    return run


def paying(circle: Circle, card: i64, before: i64, renewed: bool) -> i64:
    """SE 4: which combinations of a card that became visible pay: SET, RUN, both or none.

    `before` are the top cards before; they do not matter where a combination that is neither new nor longer pays, too.
    """
    found: i64 = 0
    many = size(circle.equals(card)) >= 3
    long = circle.run(card) >= 3
    if not many and not long:
        return found
    shown = 0 if renewed else tops(circle)
    if many and (renewed or adds_to_set(before, shown, card)):
        found |= SET
    if long and (renewed or adds_to_run(before, shown, card)):
        found |= RUN
    return found


# What a hand can do, listed and at random


def cards_in(cards: i64) -> vec[i64]:
    """Return every card that chance can draw."""
    found = vec[i64]()
    while cards != 0:
        found = append(found, lowest(cards))
        cards &= cards - 1
    return found


def on_places(found: vec[i64], card: i64, places: i64) -> vec[i64]:
    """Return a card on each of the places."""
    while places != 0:
        found = append(found, ON + PLACES * card + lowest(places))
        places &= places - 1
    return found


def placements(circle: Circle, hand: i64, free_aside: bool) -> vec[i64]:
    """SE 3.2: every number card on every place where it fits, and aside; where that is free (SE 7.1), if none fits."""
    found = vec[i64]()
    left = hand
    while left != 0:
        card = lowest(left)
        found = on_places(found, card, circle.fitting(card))
        if not free_aside:
            found = append(found, ASIDE + card)
        left &= left - 1
    if len(found) == 0:
        while hand != 0:
            found = append(found, ASIDE + lowest(hand))
            hand &= hand - 1
    return found


def uses(circle: Circle, hand: i64) -> vec[i64]:
    """SE 3.4: every action card on every place where it can be used; if there is none, each of them discarded."""
    found = vec[i64]()
    useless = hand & ~circle.idle() == 0
    while hand != 0:
        card = lowest(hand)
        found = append(found, ASIDE + card) if useless else on_places(found, card, circle.targets(card))
        hand &= hand - 1
    return found


def random_place(card: i64, places: i64, rng: Rng) -> i64:
    """Return a card on one of the places."""
    return ON + PLACES * card + nth_of_few(places, rng.below(size(places)))


def random_placement(circle: Circle, hand: i64, free_aside: bool, rng: Rng) -> i64:
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
    pick = rng.below(ways if free_aside and ways > 0 else ways + 3)
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
