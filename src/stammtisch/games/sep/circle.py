"""The circle: six stacks of up to three cards, and what their top cards make possible."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import first, lowest, shift, single, size
from stammtisch.games.sep.material import KINGS, NUMBERS, PLACES, QUEENS


@final
class Circle:
    """The stacks, and for each question that the rules ask of their top cards the places as six bits."""

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
        """The same circle once more."""
        twin = Circle(self.stacks[:])
        twin.by_value = self.by_value
        twin.by_suit = self.by_suit
        twin.deep = self.deep
        twin.closed = self.closed
        return twin

    def put(self, place: i64, stack: i64) -> None:
        """A stack comes in the place of another."""
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
        """A card goes on top of a stack, or on an empty place."""
        self.put(place, (self.stacks[place] << 6) | (card + 1))

    def take(self, place: i64, going: i64) -> i64:
        """That many top cards go; returns them as a set."""
        stack = self.stacks[place]
        gone: i64 = 0
        while going > 0:
            gone |= single((stack & 63) - 1)
            stack >>= 6
            going -= 1
        self.put(place, stack)
        return gone

    def top(self, place: i64) -> i64:
        """The top card of a place, or -1 where there is none."""
        return (self.stacks[place] & 63) - 1

    def cards(self, place: i64) -> tuple[int, ...]:
        """The cards at a place, the lowest first."""
        found: list[int] = []
        stack = self.stacks[place]
        while stack != 0:
            found.append((stack & 63) - 1)
            stack >>= 6
        found.reverse()
        return tuple(found)

    def fitting(self, card: i64) -> i64:
        """SE 3.3: the places where a number card may be laid: beside a top card that it connects with."""
        value = card >> 2
        near = (self.by_value >> (6 * lower(value))) | (self.by_value >> (6 * higher(value)))
        beside = ((self.by_value >> (6 * value)) | (near & (self.by_suit >> (6 * (card & 3))))) & 63
        return ((beside << 1) | (beside >> 5) | (beside >> 1) | (beside << 5)) & 63 & ~self.closed

    def targets(self, card: i64) -> i64:
        """SE 3.4: the places where an action card can be used: jack, queen and king need one, two and three cards."""
        suited = (self.by_suit >> (6 * (card & 3))) & 63
        if card < QUEENS:
            return suited
        if card < KINGS:
            return suited & self.deep
        return suited & self.closed

    def idle(self) -> i64:
        """SE 3.4: all action cards that have no use now, whoever holds them."""
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
        """SE 4: how long the run is that a top card is in; runs of less than three do not count."""
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
        """The place where a card lies on top, as a mask; 0 if it does not."""
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
