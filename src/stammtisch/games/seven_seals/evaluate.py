"""The value of a hand of Seven Seals, and what an action does to it.

A hand promises tricks in each colour, and each trick costs or saves points. An action is valued by the expected penalty
after it.
"""

from functools import cache
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, has, kinds, lowest, single, zeros
from stammtisch.games.seven_seals.material import (
    BLACK,
    COLOURS,
    DONE,
    NOBODY,
    ONE_COLOUR,
    PLAYING,
    RED,
    RETURN,
    SABOTEUR,
    TAKE,
    TAKE_FROM,
    VALUES,
    WHITE,
)
from stammtisch.games.seven_seals.rules import SevenSeals, beats

# The costs of a round. The numbers come from matches of this heuristic against itself.
LEFT_OVER: Final = 2.3
"""The cost of a coloured seal that is not returned: a little more than its points."""
TOO_MANY: Final = 3.0
"""The cost of a trick that no seal matches."""
WHITE_LEFT: Final = 4.0
VARIANCE_SHARE: Final = 0.35
"""The share of the variance of the tricks that counts; the player can control the rest."""
BY_TRUMPING: Final = 0.234
"""The number of red tricks wanted for each trick that a side colour lacks."""
CREDIT: Final = 1.0
"""How much less such a trick costs, because trumping may bring it."""

# How often a card wins.
RED_BEND: Final = 0.68
SIDE_LEAST: Final = 0.192
SIDE_LENGTH: Final = 0.165
"""A side colour is trumped less often if the others have many cards of it."""
SIDE_MOST: Final = 0.85
SIDE_BEND: Final = 0.8
SIDE_ABOVE: Final = 0.85
"""The factor for the chance of a card for each higher card in the same hand."""
PLACES: Final = 0x2000
"""The size of the table of these chances."""


@final
class Strengths:
    """The strength of cards with a number of seats, as a table. All searches share it."""

    chances: vec[float]
    """The strength of a card, by `place_of`."""
    absent: vec[float]
    """By number of cards: the probability that another seat has none of them."""

    def __init__(self, seats: i64) -> None:
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


@cache
def strengths_for(seats: int) -> Strengths:
    """Return the strength of cards with a number of seats."""
    return Strengths(seats)


@final
class Prospect:
    """The tricks that a seat may expect from its hand, by colour, and their cost with its seals.

    `over` is the excess of tricks over seals in a colour. Trumping may help side colours that fall short, so what they
    lack adds to the need of red.
    """

    seats: i64
    seals: i64
    over: vec[float]
    variance: vec[float]
    """The variance of the tricks, by colour."""
    mine: vec[i64]
    """The hand, by colour."""
    unseen: vec[i64]
    """The cards in the hands of the others, by colour."""
    chances: vec[float]
    absent: vec[float]
    """The table of `Strengths`."""
    missing: float
    """The total that the side colours lack."""
    sides: float
    """The total cost of the side colours."""
    surplus: float
    excess: float
    """The cost of a trick too many; nothing when there are no black seals left."""

    def __init__(self) -> None:
        self.seats = 0
        self.seals = 0
        self.over = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.variance = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
        self.mine = zeros(COLOURS)
        self.unseen = zeros(COLOURS)
        self.chances = vec[float]()
        self.absent = vec[float]()
        self.missing = 0.0
        self.sides = 0.0
        self.surplus = 0.0
        self.excess = 0.0

    def look(self, state: SevenSeals, seat: i64) -> None:
        """Evaluate a seat's hand and seals."""
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
        """Prepare for a number of seats."""
        self.seats = seats
        strengths = strengths_for(seats)
        self.absent = strengths.absent
        self.chances = strengths.chances

    def count_colour(self, colour: i64, cards: i64, unseen: i64) -> None:
        """Add up what the cards of one colour may win."""
        self.mine[colour] = cards
        self.unseen[colour] = unseen
        tricks = 0.0
        variance = 0.0
        above: i64 = 0
        out = size_of_few(unseen)
        while cards != 0:
            value = highest_of_few(cards)
            cards ^= single(value)
            chance = self.chances[place_of(colour, size_of_few(unseen >> value), above, out)]
            tricks += chance
            variance += chance * (1.0 - chance)
            above += 1
        over = tricks - float(count(self.seals, colour))
        self.over[colour] = over
        self.variance[colour] = variance
        if over > 0.0:
            self.surplus += over
        if colour != RED:
            self.sides += self.part(over, variance)
            if over < 0.0:
                self.missing -= over

    def part(self, over: float, variance: float) -> float:
        """Return the cost of a colour: a smooth form of a fixed cost for each trick too many or too few."""
        return (
            0.5 * (self.excess + LEFT_OVER) * sqrt(over * over + VARIANCE_SHARE * variance)
            + 0.5 * (self.excess - LEFT_OVER) * over
        )

    def strength_of(self, card: i64) -> float:
        """Return the probability that a card of the hand wins a trick."""
        colour = card // VALUES
        value = card % VALUES
        unseen = self.unseen[colour]
        above = size_of_few(self.mine[colour] >> value) - 1
        return self.chances[place_of(colour, size_of_few(unseen >> value), above, size_of_few(unseen))]

    def cost(self, gone: i64, chance: float, kind: i64, change: float) -> float:
        """Return the expected penalty after a card of a colour (or NOBODY) with that chance has left the hand, and the
        seals of a kind (or NOBODY) have changed by a number."""
        total = self.sides
        missing = self.missing
        reds = self.over[RED]
        variance = self.variance[RED]
        whites = float(count(self.seals, WHITE))
        surplus = self.surplus
        if gone == RED:
            reds -= chance
            variance -= chance * (1.0 - chance)
        if kind == RED:
            reds -= change
        elif kind == WHITE:
            whites += change
        if gone > RED:
            was = self.over[gone]
            over = was - chance
            if gone == kind:
                over -= change
            hazy = self.variance[gone]
            total += self.part(over, hazy - chance * (1.0 - chance)) - self.part(was, hazy)
            missing += below(over) - below(was)
        if RED < kind < WHITE and kind != gone:
            was = self.over[kind]
            over = was - change
            total += self.part(over, self.variance[kind]) - self.part(was, self.variance[kind])
            missing += below(over) - below(was)
        total += self.part(reds - BY_TRUMPING * missing, variance) - CREDIT * missing
        if whites > 0.0:
            covered = min(whites, surplus)
            total += WHITE_LEFT * (whites - covered) - self.excess * covered
        return total


def below(over: float) -> float:
    """Return by how much a colour falls short."""
    return -over if over < 0.0 else 0.0


def size_of_few(mask: i64) -> i64:
    """Do the same as `size`, for masks of numbers below 16."""
    mask = mask - ((mask >> 1) & 0x5555)
    mask = (mask & 0x3333) + ((mask >> 2) & 0x3333)
    mask = (mask + (mask >> 4)) & 0x0F0F
    return (mask + (mask >> 8)) & 31


def highest_of_few(mask: i64) -> i64:
    """Do the same as `highest`, for masks of numbers below 16."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    return size_of_few(mask) - 1


def place_of(colour: i64, higher: i64, above: i64, unseen: i64) -> i64:
    """Return the index of a card in the table of chances: side colours after red, the rest in four bits each."""
    side: i64 = 0 if colour == RED else 0x1000
    return side | (unseen << 8) | (above << 4) | higher


def strength(colour: i64, higher: i64, above: i64, unseen: i64, others: i64) -> float:
    """Return the probability that a card wins a trick, from the higher cards of the others and of its own hand."""
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


# Actions

# How often somebody who can beat a card does so: a player who wants the trick, and one who does not.
BEATS_GLADLY: Final = 0.85
BEATS: Final = 0.496
TRUMPS_GLADLY: Final = 0.584
TRUMPS: Final = 0.03

KEEP: Final = 0.5
"""How much the saboteur cares about later tricks."""
SABOTEUR_COST: Final = 0.5
"""A prediction must promise to cost less than this to be better than being the saboteur."""


def weigh(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """Return the value of each action, in points."""
    prospect.look(state, seat)
    if state.phase == PLAYING:
        if seat == state.saboteur:
            return weigh_sabotage(state, seat, actions, prospect)
        return weigh_cards(state, seat, actions, prospect)
    now = prospect.cost(NOBODY, 0.0, NOBODY, 0.0)
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        action = actions[at]
        if action == SABOTEUR:
            worth = append(worth, planned_cost(state, prospect) - SABOTEUR_COST)
        elif action == DONE:
            worth = append(worth, 0.0)
        elif action >= RETURN:
            worth = append(worth, now - prospect.cost(NOBODY, 0.0, action - RETURN, -1.0))
        else:
            colour = action - TAKE if action < TAKE_FROM else (action - TAKE_FROM) // 5
            worth = append(worth, now - prospect.cost(NOBODY, 0.0, colour, 1.0))
        at += 1
    return worth


def planned_cost(state: SevenSeals, prospect: Prospect) -> float:
    """Return roughly the expected penalty after a good prediction, each colour on its own."""
    now = prospect.cost(NOBODY, 0.0, NOBODY, 0.0)
    planned = now
    colour: i64 = 0
    while colour < COLOURS:
        least = now
        taken = 1.0
        while True:
            cost = prospect.cost(NOBODY, 0.0, colour, taken)
            if cost >= least:
                break
            least = cost
            taken += 1.0
        planned += least - now
        colour += 1
    return planned


def weigh_cards(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """Return the lowest expected penalty after each card, won or lost."""
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        card = actions[at]
        at += 1
        chance = prospect.strength_of(card)
        wins = chance_to_win(state, seat, card, prospect)
        cost = 0.0
        if wins < 1.0:
            cost = (1.0 - wins) * prospect.cost(card // VALUES, chance, NOBODY, 0.0)
        if wins > 0.0:
            cost += wins * cost_of_winning(state, prospect, card, chance)
        worth = append(worth, -cost)
    return worth


def cost_of_winning(state: SevenSeals, prospect: Prospect, card: i64, chance: float) -> float:
    """Return the expected penalty if a card wins the trick and the best seal is returned for it."""
    led = state.led
    if led == NOBODY:
        led = card // VALUES
    fitting = single(led) | single(WHITE)
    if card < VALUES:
        fitting |= single(RED)
    fitting &= kinds(prospect.seals)
    if fitting == 0:
        return prospect.excess + prospect.cost(card // VALUES, chance, NOBODY, 0.0)
    least = prospect.cost(card // VALUES, chance, lowest(fitting), -1.0)
    fitting &= fitting - 1
    while fitting != 0:
        cost = prospect.cost(card // VALUES, chance, lowest(fitting), -1.0)
        least = min(least, cost)
        fitting &= fitting - 1
    return least


def chance_to_win(state: SevenSeals, seat: i64, card: i64, prospect: Prospect) -> float:
    """Return the probability that a card wins the trick, given what later players may hold and want."""
    colour = card // VALUES
    led = state.led
    if led == NOBODY:
        led = colour
    elif not beats(card, state.best):
        return 0.0
    left = state.seats - state.trick_size - 1
    if left == 0:
        return 1.0
    none_higher = prospect.absent[size_of_few(prospect.unseen[colour] >> (card % VALUES))]
    no_red = none_higher if colour == RED else prospect.absent[size_of_few(prospect.unseen[RED])]
    no_led = prospect.absent[size_of_few(prospect.unseen[led])]
    chance = 1.0
    other = seat
    while left > 0:
        other = state.left_of(other)
        left -= 1
        seals = kinds(state.seals[other]) if other != state.saboteur else 0
        wants = has(seals, led) or has(seals, WHITE)
        void = has(state.voids, 5 * other + led)
        if colour == led and not void:
            chance *= 1.0 - (1.0 - none_higher) * (BEATS_GLADLY if wants else BEATS)
        if led != RED and not has(state.voids, 5 * other + RED):
            wants = wants or has(seals, RED)
            chance *= 1.0 - (1.0 if void else no_led) * (1.0 - no_red) * (TRUMPS_GLADLY if wants else TRUMPS)
    return chance


def weigh_sabotage(state: SevenSeals, seat: i64, actions: vec[i64], prospect: Prospect) -> vec[float]:
    """Value the saboteur's cards: leave a trick to those whom it hurts, and take it from those who need it."""
    worth = vec[float](capacity=len(actions))
    at: i64 = 0
    while at < len(actions):
        card = actions[at]
        at += 1
        wins = chance_to_win(state, seat, card, prospect)
        led = state.led
        if led == NOBODY:
            led = card // VALUES
        value = (1.0 - wins) * harm(state, seat, led, prospect.excess)
        worth = append(worth, value - KEEP * prospect.strength_of(card) * harm_later(state, seat, card // VALUES))
    return worth


def harm(state: SevenSeals, seat: i64, led: i64, excess: float) -> float:
    """Return the mean cost to the others of winning a trick in the led colour: those still to play, and the best so
    far."""
    total = 0.0
    number = 0.0
    other: i64 = 0
    while other < state.seats:
        waits = other != seat and (state.trick >> (7 * other)) & 127 == 0
        if waits or (state.trick_size > 0 and other == state.best_seat):
            number += 1.0
            fits = (single(led) | single(WHITE)) & kinds(state.seals[other]) != 0
            total += -LEFT_OVER if fits else excess + 1.0
        other += 1
    return total / number


def harm_later(state: SevenSeals, seat: i64, colour: i64) -> float:
    """Return how many of the others need tricks of a colour, minus those who do not."""
    needing = -0.5 * float(state.seats - 1)
    other: i64 = 0
    while other < state.seats:
        if other != seat and has(kinds(state.seals[other]), colour):
            needing += 1.0
        other += 1
    return needing
