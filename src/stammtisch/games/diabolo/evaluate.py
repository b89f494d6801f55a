"""The value of a colour of Diabolo to a hand, by a heuristic, and when to use the double card.

The values are kept in tables. A page is made when it is first needed, and all searches share it.
"""

from functools import cache
from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import shift
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOXED,
    CARDS,
    DEALT,
    DEVIL,
    DOUBLE,
    KEEP,
    KINDS,
    ONE_COLOUR,
    ROW_FULL,
    ROWS,
    SPAN,
    SPOTS,
    VALUES,
    first_kind,
    kinds,
    laid_on,
    locks_needed,
    side_sum,
    total,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.worlds import hideable

ALL_OF_A_COLOUR: Final = 37
"""DI 1: the sum of the fourteen cards of a colour."""

# The value of a colour; the numbers come from matches between such heuristics.
SPREAD: Final = 1.5
"""How much a card that is still to come may change the lead of a row."""
PACE: Final = 3.5
"""This many cards before the end of the round, a row gets half of the cards that it has room for."""
MOST_SCALE: Final = 0.6
MOST_SHIFT: Final = 0.5
"""The chance to hold most falls with the others' mean by a curve of this width, shifted because a tie scores, too."""
OWN_DOUBLE: Final = 0.5
THEIR_DOUBLE: Final = 0.3
"""What double cards add to plus points, roughly."""
DUMP: Final = 0.95
"""Devils to come are a little less bad: there may be time to get rid of the cards."""
BELIEF: Final = 0.1
MOST_BELIEVED: Final = 4
"""How much likelier each point of the angels' lead makes it that the others hold a card of the colour, up to this
lead."""

# The sizes of the tables.
MOST_HELD: Final = 28
"""One more than the highest possible sum of seven cards of a colour."""
UNSEEN: Final = 38
BELIEF_SIZE: Final = 1064
"""Unseen sums times own sums."""
MOST_LEAD: Final = 15
LEADS: Final = 31
MISSINGS: Final = 16
"""One more than the number of cards that three empty rows take."""
IMPOSSIBLE: Final = -1000.0


@final
class BookPage:
    """The value of the cards of a colour, for one size of the stock: by belief, unseen sum and own sum."""

    plus: vec[float]
    """If the angels end ahead."""
    minus: vec[float]
    """The cost if the devils end ahead."""

    def __init__(self, seats: i64, stock_size: i64) -> None:
        self.plus = vec[float]()
        self.minus = vec[float]()
        held = float(DEALT * (seats - 1))
        share = held / float(seats - 1) / (held + float(stock_size))
        for lead in range(-MOST_BELIEVED, MOST_BELIEVED + 1):
            for unseen in range(UNSEEN):
                mean = float(unseen) * share * liking(lead)
                for own in range(MOST_HELD):
                    self.write(seats - 1, float(own), mean)

    def write(self, others: i64, held: float, mean: float) -> None:
        """Add the value of a sum when the others hold this much on average."""
        deviation = sqrt(mean * 3.0) + 0.3
        most = 0.0
        if held > 0.0:
            one_less = less(held, mean)
            most = one_less
            for _ in range(others - 1):
                most *= one_less
        theirs = (1.0 - most) * (mean + deviation) / float(others)
        self.plus = append(self.plus, held * most * (1.0 + OWN_DOUBLE * most) - theirs * (1.0 + THEIR_DOUBLE))
        self.minus = append(self.minus, held * most - theirs)


@final
class Book:
    """The values of colours with a number of seats. All searches share it: its entries never change, and a page is
    added when it is complete."""

    seats: i64
    angels: vec[float]
    """The probability that the angels of a row end ahead, by missing cards, cards laid and lead."""
    devils: vec[float]
    pages: list[BookPage | None]
    """By number of cards in the stock, when everybody else holds six cards."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.angels = vec[float]()
        self.devils = vec[float]()
        self.pages = [None] * CARDS
        for missing in range(MISSINGS):
            for laid in range(ROW_FULL + 1):
                for lead in range(-MOST_LEAD, MOST_LEAD + 1):
                    self.write_chances(lead, laid, missing)

    def write_chances(self, lead: i64, laid: i64, missing: i64) -> None:
        """Fill in the probabilities of angels and devils in a row."""
        if missing == 0 or laid == ROW_FULL:
            angel = 1.0 if lead > 0 else 0.0
            devil = 1.0 if lead < 0 else 0.0
        else:
            soon = float(missing)
            room = float(ROW_FULL - laid) * soon / (soon + PACE)
            x = float(lead) / (SPREAD * sqrt(room) + 0.2)
            angel = 0.5 + 0.5 * x / sqrt(1.0 + x * x)
            devil = (1.0 - angel) * DUMP
        self.angels = append(self.angels, angel)
        self.devils = append(self.devils, devil)

    def page(self, stock_size: i64) -> BookPage:
        """Return the page for a number of cards in the stock."""
        page = self.pages[stock_size]
        if page is None:
            page = BookPage(self.seats, stock_size)
            self.pages[stock_size] = page
        return page

    def colour(self, page: BookPage, missing: i64, laid: i64, lead: i64, unseen: i64, own: i64) -> float:
        """Return the value of a colour to a hand."""
        at = believed(lead) * BELIEF_SIZE + unseen * MOST_HELD + own
        row = (missing * (ROW_FULL + 1) + laid) * LEADS + lead + MOST_LEAD
        return self.angels[row] * page.plus[at] - self.devils[row] * page.minus[at]

    # Cards

    def best_card(self, state: Diabolo, hand: i64) -> i64:
        """Return the lay that gains a hand most; among equals devils first, then the first colour and the lowest value.

        It does the same as `gain` for all cards at once: playouts spend most of their time here.
        """
        page = self.page(state.stock_size)
        missing = missing_cards(state)
        last_lock = locks_needed(state.seats) - state.locked == 1
        angel_chance = self.angels
        devil_chance = self.devils
        plus = page.plus
        minus = page.minus
        sides = state.sides
        devil_open = state.devil_open
        angel_open = state.angel_open
        best_devil: i64 = -1
        best_angel: i64 = -1
        devil_gain = IMPOSSIBLE
        angel_gain = IMPOSSIBLE
        bits: i64 = ONE_COLOUR
        row: i64 = 0
        while row < ROWS:
            held = hand & bits
            if held & (devil_open | angel_open) != 0:
                own = worth(hand, row)
                devils = side_sum(sides[2 * row])
                angels = side_sum(sides[2 * row + 1])
                laid = laid_on(sides[2 * row]) + laid_on(sides[2 * row + 1])
                lead = angels - devils
                sums = (ALL_OF_A_COLOUR - angels - devils - own) * MOST_HELD + own
                chance = (missing * (ROW_FULL + 1) + laid) * LEADS + lead + MOST_LEAD
                at = sums + believed(lead) * BELIEF_SIZE
                before = angel_chance[chance] * plus[at] - devil_chance[chance] * minus[at]
                chance += LEADS
                if last_lock and laid + 1 == ROW_FULL:
                    chance = ROW_FULL * LEADS + lead + MOST_LEAD
                    before -= self.endings(state, hand, row, page, missing)
                among = kinds(held)
                while among != 0:
                    kind = first_kind(among)
                    among &= among - 1
                    value = kind - row * VALUES + 1
                    if devil_open & bits != 0:
                        at = sums - value + believed(lead - value) * BELIEF_SIZE
                        to = chance - value
                        gain = angel_chance[to] * plus[at] - devil_chance[to] * minus[at] - before
                        if gain > devil_gain:
                            devil_gain = gain
                            best_devil = DEVIL + kind
                    if angel_open & bits != 0:
                        at = sums - value + believed(lead + value) * BELIEF_SIZE
                        to = chance + value
                        gain = angel_chance[to] * plus[at] - devil_chance[to] * minus[at] - before
                        if gain > angel_gain:
                            angel_gain = gain
                            best_angel = ANGEL + kind
            bits = bits << SPAN
            row += 1
        if angel_gain > devil_gain:
            return best_angel
        return best_devil

    def endings(self, state: Diabolo, hand: i64, but: i64, page: BookPage, missing: i64) -> float:
        """Return what the end of the round now changes for all colours but one."""
        gained = 0.0
        for row in range(ROWS):
            if row != but:
                gained += self.ending(state, hand, row, page, missing)
        return gained

    def ending(self, state: Diabolo, hand: i64, row: i64, page: BookPage, missing: i64) -> float:
        """Return what the end of the round now changes for a colour."""
        own = worth(hand, row)
        devils = side_sum(state.sides[2 * row])
        angels = side_sum(state.sides[2 * row + 1])
        laid = laid_on(state.sides[2 * row]) + laid_on(state.sides[2 * row + 1])
        unseen = ALL_OF_A_COLOUR - angels - devils - own
        now = self.colour(page, 0, laid, angels - devils, unseen, own)
        return now - self.colour(page, missing, laid, angels - devils, unseen, own)

    def gain(self, state: Diabolo, hand: i64, action: i64, page: BookPage, missing: i64) -> float:
        """Return what a hand gains in a colour by laying a card of it, without the effect of an end of the round
        elsewhere."""
        kind = action % KINDS
        row = kind // VALUES
        value = kind % VALUES + 1
        own = worth(hand, row)
        devils = side_sum(state.sides[2 * row])
        angels = side_sum(state.sides[2 * row + 1])
        laid = laid_on(state.sides[2 * row]) + laid_on(state.sides[2 * row + 1])
        lead = angels - devils
        unseen = ALL_OF_A_COLOUR - angels - devils - own
        before = self.colour(page, missing, laid, lead, unseen, own)
        after = lead + value if action >= ANGEL else lead - value
        left = 0 if ends_round(state, row) else missing
        return self.colour(page, left, laid + 1, after, unseen, own - value) - before

    def best_to_box(self, state: Diabolo, hand: i64) -> i64:
        """DI 3.4: the card that a hand of locked colours needs least."""
        page = self.page(state.stock_size)
        missing = missing_cards(state)
        best: i64 = -1
        best_gain = IMPOSSIBLE
        among = kinds(hand)
        while among != 0:
            kind = first_kind(among)
            among &= among - 1
            row = kind // VALUES
            own = worth(hand, row)
            devils = side_sum(state.sides[2 * row])
            angels = side_sum(state.sides[2 * row + 1])
            unseen = ALL_OF_A_COLOUR - angels - devils - own
            after = self.colour(page, missing, ROW_FULL, angels - devils, unseen, own - kind % VALUES - 1)
            gain = after - self.colour(page, missing, ROW_FULL, angels - devils, unseen, own)
            if gain > best_gain:
                best_gain = gain
                best = BOXED + kind
        return best


@cache
def book_for(seats: int) -> Book:
    """Return the book for a number of seats."""
    return Book(seats)


def less(own: float, mean: float) -> float:
    """Return the probability that one other hand, with this expected sum, holds no more than a sum."""
    deviation = sqrt(mean * 3.0) + 0.3
    x = (own + MOST_SHIFT - mean) / (MOST_SCALE * deviation)
    return 1.0 / (1.0 + exp(-x))


def believed(lead: i64) -> i64:
    """Return the index of the belief that follows from a lead."""
    if lead > MOST_BELIEVED:
        return 2 * MOST_BELIEVED
    if lead < -MOST_BELIEVED:
        return 0
    return lead + MOST_BELIEVED


def liking(lead: i64) -> float:
    """Return how many times likelier than by chance the others hold a card of a colour with this lead of the angels."""
    return 1.0 + BELIEF * float(max(-MOST_BELIEVED, min(MOST_BELIEVED, lead)))


def ends_round(state: Diabolo, row: i64) -> bool:
    """DI 4: whether the next card in a row ends the round."""
    laid = laid_on(state.sides[2 * row]) + laid_on(state.sides[2 * row + 1])
    return laid + 1 == ROW_FULL and locks_needed(state.seats) - state.locked == 1


def missing_cards(state: Diabolo) -> i64:
    """Return how many cards the rows nearest to their lock still take until the round ends."""
    needed = locks_needed(state.seats) - state.locked
    sides = state.sides
    fills: i64 = 0
    spot: i64 = 0
    while spot < SPOTS:
        fills += shift(1, 4 * (laid_on(sides[spot]) + laid_on(sides[spot + 1])))
        spot += 2
    missing: i64 = 0
    space: i64 = 1
    while needed > 0:
        rows = min(needed, (fills >> (4 * (ROW_FULL - space))) & 15)
        missing += rows * space
        needed -= rows
        space += 1
    return missing


# The double card


def double_or_keep(state: Diabolo, seat: i64) -> i64:
    """Double if no later row of angels promises more."""
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
    """Return whether a row in which the angels lead may bring a seat points."""
    own = worth(state.hands[seat], row)
    if own == 0 or state.angels_lead(row) <= 0:
        return False
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, worth(state.known[other], row))
    return most <= own


def promise(state: Diabolo, seat: i64, row: i64) -> float:
    """Return what a colour of the angels will probably bring when all show it."""
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
