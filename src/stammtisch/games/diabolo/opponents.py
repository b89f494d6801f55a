"""What the others may hold in Diabolo, inferred from what they laid: a player who lays a card had no much better one.

The method is Markov chain Monte Carlo by the Metropolis algorithm (Metropolis et al., 1953); see `LikelyHands`.
"""

from math import log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Worlds
from stammtisch.core.bits import has, shift, single
from stammtisch.core.game import BACK, Game, State
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.evaluate import Book, BookPage, double_or_keep, ends_round, missing_cards
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOXED,
    CARDS,
    DEALT,
    DEVIL,
    DOUBLE,
    KINDS,
    ONE_COLOUR,
    ROWS,
    SPAN,
    VALUES,
    any_card,
    copies,
    first_kind,
    kinds,
    of_colour,
    one,
    value_of,
    worth,
)
from stammtisch.games.diabolo.net import Habit, RowHabit
from stammtisch.games.diabolo.rules import Diabolo, fresh
from stammtisch.games.diabolo.view import DiaboloView
from stammtisch.games.diabolo.worlds import hideable, imagine

MOST_TURNS: Final = 35
"""The number of turns in the longest round (rules.md)."""
WARMING: Final = 2000
STEPS: Final = 20
"""The exchanges tried before the first world, and between two worlds."""
SELDOM: Final = 8
"""In one of this many steps a player may change to the other type."""
CAUTION: Final = 0.2
"""The softmax temperature of lays: a lay that gains this much less than the best one is e times less likely."""
MOST_UNLIKELY: Final = 6.0
"""No lay is more than e to this power less likely than the best one, because people have ideas of their own."""
UNKNOWN: Final = -10_000.0
"""Not computed yet."""
NOTHING: Final = -9_000.0
"""The gain of a colour without a legal lay."""


class PastTurn:
    """A past turn of the round. This base class is for boxed cards, which say nothing about the hand."""

    table: Diabolo
    """The table before the turn."""
    action: i64
    kind: i64

    def __init__(self, table: Diabolo, action: i64) -> None:
        self.table = table
        self.action = action
        self.kind = action % KINDS

    def unlikelihood(self, hand: i64) -> float:  # noqa: ARG002
        """Return how unlikely this lay is from a hand, as a negative logarithm."""
        return 0.0


class HeuristicTurn(PastTurn):
    """The turn of a player who roughly follows the heuristic. Results are cached by colour."""

    book: Book
    page: BookPage
    missing: i64
    ending: i64
    """The rows in which the next card ends the round, as a mask."""
    best: vec[float]
    """By colour and its cards: the gain of the best lay."""
    end: vec[float]
    """By colour and its cards: the effect of an end of the round."""
    gained: vec[float]
    """By the cards of its colour: the gain of the lay itself."""

    def __init__(self, book: Book, table: Diabolo, action: i64) -> None:
        super().__init__(table, action)
        self.book = book
        self.page = book.page(table.stock_size)
        self.missing = missing_cards(table)
        self.ending = 0
        for row in range(ROWS):
            if ends_round(table, row):
                self.ending |= single(row)
        self.best = unknowns(ROWS)
        self.end = unknowns(ROWS if self.ending != 0 else 0)
        self.gained = unknowns(1)

    def unlikelihood(self, hand: i64) -> float:
        """Return how much less the lay gains than the best one, on the scale of the temperature."""
        return min(MOST_UNLIKELY, self.regret(hand) / CAUTION)

    def regret(self, hand: i64) -> float:
        """Return how much less the lay gains a hand than the best one."""
        ends = 0.0
        if self.ending != 0:
            for row in range(ROWS):
                ends += self.end_of(hand, row)
        best = NOTHING
        for row in range(ROWS):
            at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
            gain = self.best[at]
            if gain == UNKNOWN:
                gain = self.best_of(hand, row)
                self.best[at] = gain
            if has(self.ending, row):
                gain += ends - self.end_of(hand, row)
            best = max(best, gain)
        row = self.kind // VALUES
        at = (hand >> (SPAN * row)) & ONE_COLOUR
        gained = self.gained[at]
        if gained == UNKNOWN:
            gained = self.book.gain(self.table, hand, self.action, self.page, self.missing)
            self.gained[at] = gained
        if has(self.ending, row):
            gained += ends - self.end_of(hand, row)
        return best - gained

    def best_of(self, hand: i64, row: i64) -> float:
        """Return the gain of the best lay in a row."""
        best = NOTHING
        bits = of_colour(row)
        among = kinds(hand & bits)
        while among != 0:
            kind = first_kind(among)
            among &= among - 1
            if self.table.devil_open & bits != 0:
                best = max(best, self.book.gain(self.table, hand, DEVIL + kind, self.page, self.missing))
            if self.table.angel_open & bits != 0:
                best = max(best, self.book.gain(self.table, hand, ANGEL + kind, self.page, self.missing))
        return best

    def end_of(self, hand: i64, row: i64) -> float:
        """Return the effect of an end of the round on a colour."""
        at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
        if self.end[at] == UNKNOWN:
            self.end[at] = self.book.ending(self.table, hand, row, self.page, self.missing)
        return self.end[at]


class LearnedTurn(PastTurn):
    """The turn of a player who lays as experts do. Results are cached by colour."""

    pages: list[RowHabit | None]
    """By row: its page, or None if it was locked."""
    sums: vec[float]
    """By colour and its cards: the total weight of all their lays."""

    def __init__(self, habit: Habit, table: Diabolo, action: i64) -> None:
        super().__init__(table, action)
        self.pages = []
        for row in range(ROWS):
            is_open = (table.devil_open | table.angel_open) & of_colour(row) != 0
            self.pages.append(habit.page(table, row) if is_open else None)
        self.sums = unknowns(ROWS)

    def unlikelihood(self, hand: i64) -> float:
        """Return how unlikely the lay is among all that the hand could have laid."""
        total = 0.0
        weight = 0.0
        laid = self.kind // VALUES
        for row in range(ROWS):
            page = self.pages[row]
            if page is not None:
                at = shift(row, SPAN) | ((hand >> (SPAN * row)) & ONE_COLOUR)
                if self.sums[at] == UNKNOWN:
                    self.sums[at] = page.all_weights(self.table, row, hand)
                total += self.sums[at]
                if row == laid:
                    weight = page.weight(worth(hand, row), value_of(self.kind), 1 if self.action >= ANGEL else 0)
        return min(MOST_UNLIKELY, log(total / weight))


def unknowns(colours: i64) -> vec[float]:
    """Return room for some colours and all possible cards of them."""
    size = shift(colours, SPAN)
    found = vec[float](capacity=size)
    for _ in range(size):
        found = append(found, UNKNOWN)
    return found


class LikelyHands(Worlds):
    """Worlds in proportion to their likelihood, given the lays of the others: a Markov chain over who was dealt and
    drew what.

    Every card that another player was dealt or drew has a place. A step exchanges the cards of two places, or of a
    place and the stock, and is accepted by the ratio of the likelihoods of all lays (the Metropolis algorithm, 1953).
    All deals are equally likely beforehand, so worlds come as often as the lays suggest. Secret choices follow from the
    hands. With a net, each of the others is one of two types, which is part of the world: they roughly follow the
    heuristic, or they lay as experts do.
    """

    state: Diabolo
    """The current world of the chain."""
    viewer: i64
    sealed: i64
    """DI 5.2: the seats that have chosen in secret."""
    shown: i64
    """DI 5.5: the bits of the colours that all have shown."""
    turns: list[PastTurn]
    """The turns that are over."""
    otherwise: list[PastTurn]
    """The same turns, if their players are of the other type; empty if there is only one type."""
    hands: vec[i64]
    """By turn: the hand it was laid from."""
    regrets: vec[float]
    """By turn: how unlikely that lay was, as a negative logarithm."""
    owner: vec[i64]
    """By place: the owner of the card."""
    since: vec[i64]
    """By place: the first turn of the round in which its owner may lay the card."""
    card: vec[i64]
    """By place: the card, packed."""
    new_hands: vec[i64]
    new_regrets: vec[float]
    """The values of a step that is being tried."""
    allowed: float
    """How much the negative logarithm may still grow in this step."""
    warm: bool
    """Whether the chain has forgotten its start."""

    def __init__(self, game: Game, view: DiaboloView, book: Book, habit: Habit | None, rng: Rng) -> None:
        super().__init__(game, view)
        self.chains = 1
        state = imagine(view, rng)
        assert isinstance(state, Diabolo)
        self.state = state
        self.viewer = view.viewer
        self.sealed = 0
        for seat in range(state.seats):
            if view.said[seat] == BACK:
                self.sealed |= single(seat)
        self.shown = ~hideable(state)
        self.turns = []
        self.otherwise = []
        self.hands = vec[i64]()
        self.regrets = vec[float]()
        self.owner = vec[i64]()
        self.since = vec[i64]()
        self.card = vec[i64]()
        self.new_hands = vec[i64]()
        self.new_regrets = vec[float]()
        self.allowed = 0.0
        self.warm = False
        self.remember(view, book, habit)

    def remember(self, view: DiaboloView, book: Book, habit: Habit | None) -> None:
        """Rebuild the turns of the round so far. At first everybody is assumed to have drawn what they laid."""
        seats = self.state.seats
        beginner: i64 = self.state.round % seats
        table = fresh(seats, view.options)
        for turn, action in enumerate(view.past):
            seat: i64 = (beginner + turn) % seats
            table.stock_size = CARDS - DEALT * seats - turn - 1
            past = PastTurn(table.copy(), action) if action >= BOXED else HeuristicTurn(book, table.copy(), action)
            if habit is not None:
                self.otherwise.append(past if action >= BOXED else LearnedTurn(habit, past.table, action))
            card = one(past.kind)
            hand = self.state.hands[seat] + card
            self.turns.append(past)
            self.hands = append(self.hands, hand)
            self.regrets = append(self.regrets, 0.0 if seat == self.viewer else past.unlikelihood(hand))
            self.new_hands = append(self.new_hands, 0)
            self.new_regrets = append(self.new_regrets, 0.0)
            if seat != self.viewer:
                self.add_place(seat, turn, card)
            if action < BOXED:
                table.put(past.kind // VALUES * 2 + (1 if action >= ANGEL else 0), value_of(past.kind))
        for other in range(seats):
            if other != self.viewer:
                dealt = self.state.hands[other]
                while dealt != 0:
                    card = one(first_kind(kinds(dealt)))
                    dealt -= card
                    self.add_place(other, (other - beginner + seats) % seats, card)

    def add_place(self, seat: i64, since: i64, card: i64) -> None:
        """Add a card that a seat was dealt or drew."""
        self.owner = append(self.owner, seat)
        self.since = append(self.since, since)
        self.card = append(self.card, card)

    def next(self, rng: Rng) -> State:
        """Return the next world."""
        if len(self.card) > 0:
            for _ in range(STEPS if self.warm else WARMING):
                self.step(rng)
        self.warm = True
        world = self.state.copy()
        for seat in range(world.seats):
            if has(self.sealed, seat):
                world.doubling &= ~single(seat)
                if double_or_keep(world, seat) == DOUBLE:
                    world.doubling |= single(seat)
        return world

    def step(self, rng: Rng) -> None:
        """Try to exchange the card of a place for another's or one of the stock, or try the other type of player."""
        self.allowed = -log(1.0 - rng.fraction())
        if len(self.otherwise) > 0 and rng.below(SELDOM) == 0:
            self.take_otherwise(rng.below(self.state.seats))
            return
        place = rng.below(len(self.card))
        if rng.below(2) == 0:
            self.exchange_with_stock(place, any_card(self.state.stock, self.state.stock_size, rng))
            return
        other = rng.below(len(self.card))
        if self.owner[place] != self.owner[other]:
            self.exchange_with_other(place, other)
        elif self.since[place] < self.since[other]:
            self.exchange_in_time(place, other)
        elif self.since[place] > self.since[other]:
            self.exchange_in_time(other, place)

    def take_otherwise(self, seat: i64) -> None:
        """Change a player to the other type, if that is likely enough."""
        if seat == self.viewer:
            return
        seats = self.state.seats
        begins = (seat - self.state.round % seats + seats) % seats
        turn = begins
        while turn < len(self.hands):
            self.new_hands[turn] = self.hands[turn]
            self.new_regrets[turn] = self.otherwise[turn].unlikelihood(self.hands[turn])
            self.allowed -= self.new_regrets[turn] - self.regrets[turn]
            turn += seats
        if self.allowed < 0.0:
            return
        self.keep(begins, MOST_TURNS)
        turn = begins
        while turn < len(self.hands):
            past = self.turns[turn]
            self.turns[turn] = self.otherwise[turn]
            self.otherwise[turn] = past
            turn += seats

    def exchange_with_stock(self, place: i64, taken: i64) -> None:
        """Exchange a card for one of the stock, if that is likely enough."""
        seat = self.owner[place]
        given = self.card[place]
        if self.may_change(seat, given, taken) and self.tries(self.since[place], MOST_TURNS, given, taken):
            self.keep(self.since[place], MOST_TURNS)
            self.card[place] = taken
            self.state.hands[seat] += taken - given
            self.state.stock += given - taken

    def exchange_with_other(self, place: i64, other: i64) -> None:
        """Exchange cards between two players, if that is likely enough."""
        seat = self.owner[place]
        partner = self.owner[other]
        given = self.card[place]
        taken = self.card[other]
        if not self.may_change(seat, given, taken) or not self.may_change(partner, taken, given):
            return
        if self.tries(self.since[place], MOST_TURNS, given, taken) and self.tries(
            self.since[other], MOST_TURNS, taken, given
        ):
            self.keep(self.since[place], MOST_TURNS)
            self.keep(self.since[other], MOST_TURNS)
            self.card[place] = taken
            self.card[other] = given
            self.state.hands[seat] += taken - given
            self.state.hands[partner] += given - taken

    def exchange_in_time(self, earlier: i64, later: i64) -> None:
        """Exchange the times at which a player got two cards, if that is likely enough."""
        given = self.card[earlier]
        taken = self.card[later]
        if given != taken and self.tries(self.since[earlier], self.since[later], given, taken):
            self.keep(self.since[earlier], self.since[later])
            self.card[earlier] = taken
            self.card[later] = given

    def may_change(self, seat: i64, given: i64, taken: i64) -> bool:
        """DI 3.4, DI 5.5: return whether what everybody knows of a hand stays as it is."""
        if given == taken or (given | taken) & self.shown != 0:
            return False
        known = self.state.known[seat]
        if known == 0:
            return True
        kind = first_kind(given)
        return copies(self.state.hands[seat], kind) > copies(known, kind)

    def tries(self, since: i64, until: i64, given: i64, taken: i64) -> bool:
        """Return whether a seat may have held another card between two of its turns; this uses up what is allowed."""
        kind = first_kind(given)
        seats = self.state.seats
        turn = since
        while turn < until and turn < len(self.hands):
            past = self.turns[turn]
            hand = self.hands[turn]
            if past.kind == kind and copies(hand, kind) == 1:
                return False
            hand += taken - given
            regret = past.unlikelihood(hand)
            self.new_hands[turn] = hand
            self.new_regrets[turn] = regret
            self.allowed -= regret - self.regrets[turn]
            turn += seats
        return self.allowed >= 0.0

    def keep(self, since: i64, until: i64) -> None:
        """Accept the hands as they were tried."""
        turn = since
        while turn < until and turn < len(self.hands):
            self.hands[turn] = self.new_hands[turn]
            self.regrets[turn] = self.new_regrets[turn]
            turn += self.state.seats
