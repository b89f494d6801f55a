"""How to play Diabolo well: what a colour is worth to a hand, before and after a card of it is laid."""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice
from stammtisch.core.bits import shift
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOX,
    BOXED,
    DEVIL,
    DOUBLE,
    DOUBLING,
    KEEP,
    ONE_COLOUR,
    ROW_FULL,
    ROWS,
    SPAN,
    VALUES,
    any_card,
    first_kind,
    kinds,
    laid_on,
    locks_needed,
    side_sum,
    total,
    value_of,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.view import DiaboloView
from stammtisch.games.diabolo.worlds import hideable

ALL_OF_A_COLOUR: Final = 37
"""DI 1: the sum of the fourteen cards of a colour."""
SIDE: Final = 25
"""How far the actions of a kind with the devils, with the angels and into the box lie apart."""

# What a colour is worth; found by playing rules of thumb with other numbers against each other.
SPREAD: Final = 1.5
"""How much a card that is still to come may change the lead of a row."""
PACE: Final = 3.5
"""So many cards before the end of the round, a row gets half of the cards that it has room for."""
MOST_SCALE: Final = 0.6
MOST_SHIFT: Final = 0.5
"""The chance to hold most falls with the others' mean by a curve of this width, shifted because a tie scores too."""
OWN_DOUBLE: Final = 0.5
THEIR_DOUBLE: Final = 0.3
"""What double cards add to plus points, about."""
DUMP: Final = 0.95
"""Devils to come are a little less bad: there may be time to lay the cards off."""
BELIEF: Final = 0.1
MOST_BELIEVED: Final = 4
"""A point of the angels' lead makes it so much likelier that the others hold a card of the colour, up to this lead."""
SWAPS: Final = 24
"""How many times a supposed world is changed."""
STAKES: Final = 12.0
"""The points by which a round changes the standing, about."""

# The book that playouts look up.
MOST_LEAD: Final = 10
LEADS: Final = 21
SUMS: Final = 20
MISSINGS: Final = 16
BOOK: Final = 40320


class Table:
    """What a seat knows of the table while cards are laid; filled anew for every decision."""

    share: float
    """The part of the unseen cards that one other hand holds."""
    others: i64
    missing: i64
    """How many cards the rows nearest to their lock still take until the round ends."""
    last_lock: bool
    """Whether the next lock ends the round."""

    def __init__(self) -> None:
        self.share = 0.1
        self.others = 3
        self.missing = 10
        self.last_lock = False


class DiaboloAdvice(Advice):
    """Advice about Diabolo."""

    book: vec[float]
    """What a colour is worth by missing cards, cards laid, lead and own sum, for a number of seats."""
    book_seats: i64

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 100_000
        self.exploration = 0.1
        self.weight = 10.0
        self.patience = 1_000_000
        self.book = vec[float]()
        self.book_seats = 0

    # Rules of thumb

    def thumb(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002 - no chance in it
        """Lays the card after which the colours are worth most; doubles where that promises most."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return self.double_or_keep(state, seat)
        return self.best_card(state, seat)

    def careless(self, state: State, seat: i64, rng: Rng) -> i64:
        """Looks only at its own cards and at who is ahead now, and every third time just plays something."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return DOUBLE if worth(state.hands[seat], state.row) >= 4 else KEEP
        if state.phase == BOX or rng.below(3) == 0:
            return state.random_action(seat, rng)
        return naive_card(state, seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002 - no chance in it
        """As the rules of thumb, but what a colour is worth is looked up."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return self.double_or_keep(state, seat)
        if state.phase == BOX:
            return self.best_card(state, seat)
        return self.card_by_book(state, seat)

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """How much an action gains by the rules of thumb."""
        assert isinstance(state, Diabolo)
        if action >= DOUBLE:
            return 0.6 if action == self.double_or_keep(state, seat) else 0.4
        gain = self.gain(state, seat, action, self.look(state, seat))
        return min(1.0, max(0.0, 0.5 + gain / 60.0))

    def value(self, state: State, seat: i64) -> float:
        """How likely the seat is to win the game after the round settled last."""
        assert isinstance(state, Diabolo)
        points = vec[i64]()
        best: i64 = -10_000
        for of in range(state.seats):
            standing: i64 = 0
            for number in range(state.rounds):
                standing += state.sheet[number * state.seats + of]
            points = append(points, standing)
            best = max(best, standing)
        heat = STAKES * sqrt(float(state.rounds - state.round)) + 1.0
        weights = 0.0
        for of in range(state.seats):
            weights += exp(float(points[of] - best) / heat)
        return exp(float(points[seat] - best) / heat) / weights

    def imagine(self, game: Game, view: View, rng: Rng) -> State:
        """A world in which the others hold what suits the rows."""
        assert isinstance(view, DiaboloView)
        state = game.imagine(view, rng)
        assert isinstance(state, Diabolo)
        suppose(state, view.viewer, rng)
        return state

    # Laying by the book

    def write_book(self, seats: i64) -> None:
        """Reckons what a colour is worth for all that a playout looks at."""
        self.book_seats = seats
        book = vec[float](capacity=BOOK)
        table = Table()
        table.others = seats - 1
        table.share = 6.0 / (66.0 - 6.0 * float(seats) / 4.0 - 6.0)
        for missing in range(MISSINGS):
            for laid in range(ROW_FULL + 1):
                for lead in range(-MOST_LEAD, MOST_LEAD + 1):
                    for own in range(SUMS):
                        unseen = max(0, ALL_OF_A_COLOUR - own - (5 * laid) // 2)
                        book = append(book, self.colour_worth(lead, laid, own, unseen, table, missing))
        self.book = book

    def card_by_book(self, state: Diabolo, seat: i64) -> i64:
        """The card that gains most by the book."""
        if self.book_seats != state.seats:
            self.write_book(state.seats)
        book = self.book
        hand = state.hands[seat]
        missing = missing_cards(state)
        last_lock = locks_needed(state.seats) - state.locked == 1
        base = missing * (ROW_FULL + 1) * LEADS * SUMS
        best: i64 = -1
        best_gain = -1000.0
        bits: i64 = ONE_COLOUR
        for row in range(ROWS):
            if hand & bits & (state.devil_open | state.angel_open) != 0:
                own = worth(hand, row)
                devils = state.sides[2 * row]
                angels = state.sides[2 * row + 1]
                lead = side_sum(angels) - side_sum(devils)
                laid = laid_on(angels) + laid_on(devils)
                before = book[base + place(laid, lead, own)]
                start = base
                if laid + 1 == ROW_FULL and last_lock:
                    start = 0
                    for other in range(ROWS):
                        if other != row:
                            before -= self.ending_by_book(state, hand, other, base)
                among = kinds(hand & bits)
                while among != 0:
                    kind = first_kind(among)
                    among &= among - 1
                    value = kind - row * VALUES + 1
                    if state.angel_open & bits != 0:
                        gain = book[start + place(laid + 1, lead + value, own - value)] - before
                        if gain > best_gain:
                            best_gain = gain
                            best = ANGEL + kind
                    if state.devil_open & bits != 0:
                        gain = book[start + place(laid + 1, lead - value, own - value)] - before
                        if gain > best_gain:
                            best_gain = gain
                            best = DEVIL + kind
            bits = bits << SPAN
        return best

    def ending_by_book(self, state: Diabolo, hand: i64, row: i64, base: i64) -> float:
        """What it changes for a colour that the round ends now."""
        devils = state.sides[2 * row]
        angels = state.sides[2 * row + 1]
        at = place(laid_on(angels) + laid_on(devils), side_sum(angels) - side_sum(devils), worth(hand, row))
        return self.book[at] - self.book[base + at]

    # Laying

    def best_card(self, state: Diabolo, seat: i64) -> i64:
        """The action that gains most."""
        table = self.look(state, seat)
        actions = state.legal(seat)
        best = actions[0]
        best_gain = self.gain(state, seat, best, table)
        for action in actions:
            gain = self.gain(state, seat, action, table)
            if gain > best_gain:
                best = action
                best_gain = gain
        return best

    def look(self, state: Diabolo, seat: i64) -> Table:
        """What the seat knows of the table as a whole."""
        table = Table()
        table.others = state.seats - 1
        held: i64 = 0
        for of in range(state.seats):
            if of != seat:
                held += total(state.hands[of])
        table.share = float(held) / float(table.others) / float(held + state.stock_size)
        table.last_lock = locks_needed(state.seats) - state.locked == 1
        table.missing = missing_cards(state)
        return table

    def gain(self, state: Diabolo, seat: i64, action: i64, table: Table) -> float:
        """What a seat gains by laying or boxing a card."""
        kind = action % SIDE
        row = kind // VALUES
        value = value_of(kind)
        own = worth(state.hands[seat], row)
        devils = state.sides[2 * row]
        angels = state.sides[2 * row + 1]
        lead = side_sum(angels) - side_sum(devils)
        laid = laid_on(angels) + laid_on(devils)
        unseen = ALL_OF_A_COLOUR - side_sum(angels) - side_sum(devils) - own
        before = self.colour_worth(lead, laid, own, unseen, table, table.missing)
        if action >= BOXED:
            return self.colour_worth(lead, laid, own - value, unseen, table, table.missing) - before
        after = lead + value if action >= ANGEL else lead - value
        if laid + 1 == ROW_FULL and table.last_lock:
            gained = self.colour_worth(after, ROW_FULL, own - value, unseen, table, 0) - before
            for other in range(ROWS):
                if other != row:
                    gained += self.ending(state, seat, other, table)
            return gained
        return self.colour_worth(after, laid + 1, own - value, unseen, table, table.missing) - before

    def ending(self, state: Diabolo, seat: i64, row: i64, table: Table) -> float:
        """What it changes for a colour that the round ends now."""
        own = worth(state.hands[seat], row)
        devils = state.sides[2 * row]
        angels = state.sides[2 * row + 1]
        lead = side_sum(angels) - side_sum(devils)
        laid = laid_on(angels) + laid_on(devils)
        unseen = ALL_OF_A_COLOUR - side_sum(angels) - side_sum(devils) - own
        return self.colour_worth(lead, laid, own, unseen, table, 0) - self.colour_worth(
            lead, laid, own, unseen, table, table.missing
        )

    def colour_worth(self, lead: i64, laid: i64, own: i64, unseen: i64, table: Table, missing: i64) -> float:
        """What a colour is worth to a hand: its chance of angels, of devils, and to hold most of it."""
        mean = float(unseen) * table.share * liking(lead)
        deviation = sqrt(mean * 3.0) + 0.3
        if missing == 0 or laid == ROW_FULL:
            angel = 1.0 if lead > 0 else 0.0
            devil = 1.0 if lead < 0 else 0.0
        else:
            soon = float(missing)
            room = float(ROW_FULL - laid) * soon / (soon + PACE)
            x = float(lead) / (SPREAD * sqrt(room) + 0.2)
            angel = 0.5 + 0.5 * x / sqrt(1.0 + x * x)
            devil = (1.0 - angel) * DUMP
        held = float(own)
        most = self.chance_of_most(held, mean, deviation, table.others)
        theirs = (1.0 - most) * (mean + deviation) / float(table.others)
        plus = angel * (held * most * (1.0 + OWN_DOUBLE * most) - theirs * (1.0 + THEIR_DOUBLE))
        return plus - devil * (held * most - theirs)

    def chance_of_most(self, own: float, mean: float, deviation: float, others: i64) -> float:
        """How likely none of the others holds more of a colour."""
        if own < 0.5:
            return 0.0
        x = (own + MOST_SHIFT - mean) / (MOST_SCALE * deviation)
        one_less = 1.0 / (1.0 + exp(-x))
        most = one_less
        for _ in range(others - 1):
            most *= one_less
        return most

    # Doubling

    def double_or_keep(self, state: Diabolo, seat: i64) -> i64:
        """Doubles if no later row of angels promises more."""
        now = self.promise(state, seat, state.row)
        if now <= 0.0:
            return KEEP
        for row in range(state.row + 1, ROWS):
            if state.angels_lead(row) > 0 and self.promise(state, seat, row) > now:
                return KEEP
        return DOUBLE

    def promise(self, state: Diabolo, seat: i64, row: i64) -> float:
        """What a colour with angels will probably bring once all show it."""
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
                deviation = sqrt(mean * 3.0) + 0.3
                x = (float(own - known) + MOST_SHIFT - mean) / (MOST_SCALE * deviation)
                chance *= 1.0 / (1.0 + exp(-x))
        return float(own) * chance


def suppose(state: Diabolo, seat: i64, rng: Rng) -> None:
    """Gives the others more of the colours of angels and less of the devils', as people lay so that it suits them.

    Hidden cards are swapped with cards of the stock; what everybody knows stays as it is.
    """
    pool = state.stock & hideable(state)
    number = total(pool)
    if number == 0:
        return
    for _ in range(SWAPS):
        other = rng.below(state.seats - 1)
        if other >= seat:
            other += 1
        hidden = state.hands[other] - state.known[other]
        if hidden == 0:
            continue
        given = any_card(hidden, total(hidden), rng)
        taken = any_card(pool, number, rng)
        likes = liking(state.angels_lead(first_kind(taken) // VALUES))
        likes /= liking(state.angels_lead(first_kind(given) // VALUES))
        if likes >= 1.0 or rng.fraction() < likes:
            state.hands[other] += taken - given
            state.stock += given - taken
            pool += given - taken


def liking(lead: i64) -> float:
    """How many times likelier than by chance the others hold a card of a colour with this lead of the angels."""
    return 1.0 + BELIEF * float(max(-MOST_BELIEVED, min(MOST_BELIEVED, lead)))


def missing_cards(state: Diabolo) -> i64:
    """How many cards the rows nearest to their lock still take until the round ends."""
    needed = locks_needed(state.seats) - state.locked
    fills: i64 = 0
    for row in range(ROWS):
        fills += shift(1, 4 * (laid_on(state.sides[2 * row]) + laid_on(state.sides[2 * row + 1])))
    missing: i64 = 0
    space: i64 = 1
    while needed > 0:
        rows = min(needed, (fills >> (4 * (ROW_FULL - space))) & 15)
        missing += rows * space
        needed -= rows
        space += 1
    return missing


def place(laid: i64, lead: i64, own: i64) -> i64:
    """Where the book keeps a row and a sum."""
    lead = max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD
    return (laid * LEADS + lead) * SUMS + min(own, SUMS - 1)


def naive_card(state: Diabolo, seat: i64, rng: Rng) -> i64:
    """The card after which the own cards count most, as if the round ended now and nobody else held anything."""
    best: i64 = -1
    best_gain: i64 = -1000
    equals: i64 = 0
    for action in state.legal(seat):
        kind = action % SIDE
        row = kind // VALUES
        value = value_of(kind)
        own = worth(state.hands[seat], row)
        lead = state.angels_lead(row)
        after = lead + value if action >= ANGEL else lead - value
        gain = (own - value) * sign_of(after) - own * sign_of(lead)
        if gain > best_gain:
            best_gain = gain
            best = action
            equals = 1
        elif gain == best_gain:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def sign_of(lead: i64) -> i64:
    """Whether the angels (1), the devils (-1) or none of them (0) are ahead."""
    return max(-1, min(1, lead))


ADVICE = DiaboloAdvice()
