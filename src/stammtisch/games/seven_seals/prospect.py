"""What a hand of Seven Seals promises: the tricks that it will win in each colour, and what they cost or save."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, single, zeros
from stammtisch.games.seven_seals.material import BLACK, COLOURS, ONE_COLOUR, RED, VALUES, WHITE
from stammtisch.games.seven_seals.rules import SevenSeals

# What a round costs. The numbers were found by playing the rules of thumb against themselves.
LEFT_OVER: Final = 2.3
"""What a coloured seal costs that is not returned: a little more than its points."""
TOO_MANY: Final = 3.0
"""What a trick costs that no seal fits."""
WHITE_LEFT: Final = 4.0
DOUBT: Final = 0.35
"""How much of the variance of the tricks counts; the rest the player can steer."""
BY_TRUMPING: Final = 0.234
"""How many tricks of red are wanted for a trick that a side colour falls short of."""
CREDIT: Final = 1.0
"""What such a trick costs less, because trumping may bring it."""

# How often a card wins.
RED_BEND: Final = 0.68
SIDE_LEAST: Final = 0.192
SIDE_LENGTH: Final = 0.165
"""A side colour is trumped the less, the more cards of it the others have to follow with."""
SIDE_MOST: Final = 0.85
SIDE_BEND: Final = 0.8
SIDE_ABOVE: Final = 0.85
"""What each higher card of the same hand leaves of the chance of a card."""
PLACES: Final = 0x2000
"""The size of the table of these chances."""


class Prospect:
    """The tricks that a seat may expect of its hand, by colour, and what they are worth with its seals.

    `over` is by how many tricks a colour exceeds its seals. Side colours that fall short may be served by trumping, so
    what they miss adds to the need of red.
    """

    seats: i64
    seals: i64
    over: vec[float]
    doubt: vec[float]
    """The variance of the tricks, by colour."""
    mine: vec[i64]
    """The hand, by colour."""
    unseen: vec[i64]
    """The cards in the hands of the others, by colour."""
    chances: vec[float]
    """The strength of a card, by `place_of` what it depends on: looked up, not worked out each time."""
    absent: vec[float]
    """By number of cards: the chance that another seat has none of them."""
    missing: float
    """What the side colours fall short by, together."""
    sides: float
    """What the side colours cost, together."""
    surplus: float
    excess: float
    """The cost of a trick too many: nothing when the black seals are gone."""

    def __init__(self) -> None:
        self.seats = 0
        self.seals = 0
        self.over = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.doubt = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.mine = zeros(COLOURS)
        self.unseen = zeros(COLOURS)
        self.chances = vec[float]()
        self.absent = vec[float]()
        self.missing = 0.0
        self.sides = 0.0
        self.surplus = 0.0
        self.excess = 0.0

    def look(self, state: SevenSeals, seat: i64) -> None:
        """Looks at a seat's hand and seals."""
        if self.seats != state.seats:
            self.sit_down(state.seats)
        self.seals = state.seals[seat]
        self.excess = TOO_MANY if count(state.pool, BLACK) > 0 else 0.0
        low: i64 = 0
        high: i64 = 0
        other: i64 = 0
        while other < state.seats:
            if other != seat:
                low |= state.held[2 * other]
                high |= state.held[2 * other + 1]
            other += 1
        my_low = state.held[2 * seat]
        my_high = state.held[2 * seat + 1]
        self.missing = 0.0
        self.sides = 0.0
        self.surplus = 0.0
        colour: i64 = 0
        while colour < COLOURS:
            if colour == 3:
                low = high
                my_low = my_high
            self.count_colour(colour, my_low & ONE_COLOUR, low & ONE_COLOUR)
            low >>= VALUES
            my_low >>= VALUES
            colour += 1

    def sit_down(self, seats: i64) -> None:
        """Prepares for a number of seats."""
        self.seats = seats
        self.absent = vec[float]()
        chance = 1.0
        while len(self.absent) <= VALUES:
            self.absent = append(self.absent, chance)
            chance *= float(seats - 2) / float(seats - 1)
        self.chances = vec[float](capacity=PLACES)
        place: i64 = 0
        while place < PLACES:
            chance = strength(place >> 12, place & 15, (place >> 4) & 15, (place >> 8) & 15, seats - 1)
            self.chances = append(self.chances, chance)
            place += 1

    def count_colour(self, colour: i64, cards: i64, unseen: i64) -> None:
        """Adds up what the cards of one colour may win."""
        self.mine[colour] = cards
        self.unseen[colour] = unseen
        tricks = 0.0
        doubt = 0.0
        above: i64 = 0
        out = size_of_few(unseen)
        while cards != 0:
            value = highest_of_few(cards)
            cards ^= single(value)
            chance = self.chances[place_of(colour, size_of_few(unseen >> value), above, out)]
            tricks += chance
            doubt += chance * (1.0 - chance)
            above += 1
        over = tricks - float(count(self.seals, colour))
        self.over[colour] = over
        self.doubt[colour] = doubt
        if over > 0.0:
            self.surplus += over
        if colour != RED:
            self.sides += self.part(over, doubt)
            if over < 0.0:
                self.missing -= over

    def part(self, over: float, doubt: float) -> float:
        """What a colour costs: a smooth form of so much for each trick too many or too few."""
        return (
            0.5 * (self.excess + LEFT_OVER) * sqrt(over * over + DOUBT * doubt) + 0.5 * (self.excess - LEFT_OVER) * over
        )

    def strength_of(self, card: i64) -> float:
        """The chance that a card of the hand wins a trick."""
        colour = card // VALUES
        value = card % VALUES
        unseen = self.unseen[colour]
        above = size_of_few(self.mine[colour] >> value) - 1
        return self.chances[place_of(colour, size_of_few(unseen >> value), above, size_of_few(unseen))]

    def cost(self, gone: i64, chance: float, kind: i64, change: float) -> float:
        """The penalty to expect once a card of a colour (or NOBODY), with that chance, has left the hand, and seals of
        a kind (or NOBODY) have changed by so many."""
        total = self.sides
        missing = self.missing
        reds = self.over[RED]
        doubt = self.doubt[RED]
        whites = float(count(self.seals, WHITE))
        surplus = self.surplus
        if gone == RED:
            reds -= chance
            doubt -= chance * (1.0 - chance)
        if kind == RED:
            reds -= change
        elif kind == WHITE:
            whites += change
        if gone > RED:
            was = self.over[gone]
            over = was - chance
            if gone == kind:
                over -= change
            hazy = self.doubt[gone]
            total += self.part(over, hazy - chance * (1.0 - chance)) - self.part(was, hazy)
            missing += below(over) - below(was)
        if RED < kind < WHITE and kind != gone:
            was = self.over[kind]
            over = was - change
            total += self.part(over, self.doubt[kind]) - self.part(was, self.doubt[kind])
            missing += below(over) - below(was)
        total += self.part(reds - BY_TRUMPING * missing, doubt) - CREDIT * missing
        if whites > 0.0:
            covered = min(whites, surplus)
            total += WHITE_LEFT * (whites - covered) - self.excess * covered
        return total


def below(over: float) -> float:
    """By how much a colour falls short."""
    return -over if over < 0.0 else 0.0


def size_of_few(mask: i64) -> i64:
    """As `size`, for masks of the numbers below 16."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 31


def highest_of_few(mask: i64) -> i64:
    """As `highest`, for masks of the numbers below 16."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    return size_of_few(mask) - 1


def place_of(colour: i64, higher: i64, above: i64, unseen: i64) -> i64:
    """Where the table of chances has a card: side colours after red, the rest in four bits each."""
    side: i64 = 0 if colour == RED else 0x1000
    return side | (unseen << 8) | (above << 4) | higher


def strength(colour: i64, higher: i64, above: i64, unseen: i64, others: i64) -> float:
    """The chance that a card wins a trick, by the higher cards that others hold and those of its own hand."""
    under = 1.0
    if unseen > 0:
        under -= float(higher) / float(unseen)
    if colour == RED:
        return under * (1.0 - RED_BEND + RED_BEND * under)
    chance = SIDE_LEAST + SIDE_LENGTH * float(unseen) / float(others)
    chance = min(chance, SIDE_MOST)
    while above > 0:
        chance *= SIDE_ABOVE
        above -= 1
    under *= under
    return chance * under * (1.0 - SIDE_BEND + SIDE_BEND * under)
