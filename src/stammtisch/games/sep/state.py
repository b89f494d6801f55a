"""The state of SEP: everything on the table and in the hands, and what each viewer knows."""

from librt.vecs import pop, vec
from mypy_extensions import i64

from stammtisch.core.bits import count, one_of, single, size
from stammtisch.core.game import CHANCE, JUDGE, OVER, State
from stammtisch.games.sep.circle import Circle
from stammtisch.games.sep.knowledge import ANY, joined, masks_of, without
from stammtisch.games.sep.material import (
    ALL_ACTIONS,
    ALL_NUMBERS,
    CHOOSING,
    DEALING_ACTIONS,
    DRAWING_ACTION,
    FINISHED,
    FREE,
    LAYING,
    NUMBERS,
    PAYS,
    PLACES,
    STOCKS,
    TOKENS,
    SepOptions,
    card_word,
    place_word,
    words_of,
)
from stammtisch.games.sep.view import SepView, held_from


class SepState(State):
    """All that is true of a running game. The rules for changing it are in rules.py."""

    options: SepOptions
    renewed_pays: bool
    """SE 4: whether a combination pays that is neither new nor longer."""
    free_aside: bool
    """SE 7.1: whether laying aside is free, and only allowed where nothing can be placed."""
    circle: Circle
    reserve: vec[i64]
    """SE 3.2: the open pile, its top card last."""
    hands: vec[i64]
    """The cards of each seat, number cards and action cards, without the one it took from the reserve."""
    kept: vec[i64]
    """SE 3.4: what everybody knows of the action cards of each seat (see knowledge.py)."""
    numbers_kept: tuple[int, ...] = ()
    """SE 7.1: where laying aside is free, what everybody knows of the number cards in the hand: for each the cards that
    it can be, each mask within the next."""
    stock: i64 = ALL_NUMBERS
    discard: i64 = 0
    """SE 3.5: face down, but everybody saw what went there."""
    pile: i64 = ALL_ACTIONS
    """The action cards left to draw."""
    used: i64 = 0
    """SE 3.5: the action cards that were used or discarded."""
    tokens: i64 = 0
    """SE 5: the tokens of each seat, as packed counts."""
    middle: i64 = TOKENS
    """The tokens in the middle."""
    phase: i64 = LAYING
    mover: i64 = 0
    """The seat to move."""
    due: i64 = PLACES
    """How many cards chance still lays, deals or draws in this phase."""
    place: i64 = 0
    """SE 3.6: the place that waits to be filled."""
    taken: i64 = -1
    """SE 3.1: the card taken from the reserve that must be placed now, or -1."""
    acted: bool = False
    """SE 7.2: whether the turn before this one was an action."""
    turns: i64 = 0
    """The number of finished turns in this round."""
    stocks: i64 = 1
    """SE 6.2: the number of the stock, from 1; above 3 the game goes on only until one seat leads."""
    shufflings: i64 = 0
    """How often the number cards were shuffled in this game, without the first time."""
    action_shufflings: i64 = 0
    origin: i64 = ALL_NUMBERS
    """The cards that went into the current stock."""
    groups: tuple[int, ...] = ()
    """For each earlier stock, the oldest first, its cards that were in the hands when the current stock was made.
    Everybody knows them, because the stock was empty then; who holds which is another matter."""
    total: i64 = 0
    """SE 7.6: the points of the rounds settled."""
    scored: i64 = 0
    """The points of the round that was settled last."""

    def __init__(
        self,
        seats: i64,
        options: SepOptions,
        *,
        circle: Circle,
        reserve: vec[i64],
        hands: vec[i64],
        kept: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.renewed_pays = options.renewed == PAYS
        self.free_aside = seats == 1 and options.solo_aside == FREE
        self.circle = circle
        self.reserve = reserve
        self.hands = hands
        self.kept = kept

    def take_over(self, other: "SepState") -> None:
        """Copy everything but circle, reserve, hands and the knowledge about them from another state."""
        self.round = other.round
        self.stock = other.stock
        self.discard = other.discard
        self.pile = other.pile
        self.used = other.used
        self.tokens = other.tokens
        self.middle = other.middle
        self.phase = other.phase
        self.mover = other.mover
        self.due = other.due
        self.place = other.place
        self.taken = other.taken
        self.acted = other.acted
        self.turns = other.turns
        self.stocks = other.stocks
        self.shufflings = other.shufflings
        self.action_shufflings = other.action_shufflings
        self.origin = other.origin
        self.groups = other.groups
        self.numbers_kept = other.numbers_kept
        self.total = other.total
        self.scored = other.scored

    def view(self, viewer: i64) -> SepView:
        """Return what a viewer knows: the open table, their own hand, and conclusions about the others."""
        held: i64 = 0
        hands: list[int] = []
        tokens: list[int] = []
        for seat in range(self.seats):
            held |= self.hands[seat]
            hands.append(self.hands[seat] if viewer in (seat, JUDGE) else 0)
            tokens.append(count(self.tokens, seat))
        groups = tuple([group & held for group in self.groups if group & held != 0])
        return SepView(
            viewer=viewer,
            seats=self.seats,
            options=self.options,
            round=self.round,
            waiting=tuple(self.waiting_for()),
            phase=self.phase,
            mover=self.mover,
            due=self.due,
            place=self.place,
            taken=self.taken,
            acted=self.acted,
            turns=self.turns,
            total=self.total,
            scored=self.scored,
            tokens=tuple(tokens),
            middle=self.middle,
            circle=tuple([self.circle.cards(place) for place in range(PLACES)]),
            reserve=tuple(self.reserve),
            discard=self.discard,
            used=self.used,
            stock_left=size(self.stock),
            pile_left=size(self.pile),
            stocks=self.stocks,
            shufflings=self.shufflings,
            action_shufflings=self.action_shufflings,
            origin=self.origin,
            groups=groups,
            numbers_kept=self.numbers_kept,
            held=tuple([held_from(hand, (*groups, self.origin)) for hand in self.hands]),
            kept=tuple([masks_of(kept) for kept in self.kept]),
            hands=tuple(hands),
        )

    def emit_gathered(self, kind: str, source: str, pieces: tuple[str, ...], target: str) -> None:
        """Emit that all pieces of a place go face down into a deck."""
        if pieces:
            self.emit(kind, CHANCE, pieces, source, target, visible_to=())

    def emit_combination(self, kind: str, card: i64, place: i64, places: list[int]) -> None:
        """SE 4: emit the card that makes or joins a set or a run, then every card of it."""
        here = place_word(place)
        self.emit(kind, self.mover, (card_word(card),), here, here, len(places))
        for there in places:
            self.emit("lit", self.mover, (card_word(self.circle.top(there)),), place_word(there), place_word(there))

    def next_seat(self) -> i64:
        """Return CHANCE while cards are laid, dealt or drawn, else the seat to move."""
        if self.phase < CHOOSING:
            return CHANCE
        if self.phase == FINISHED:
            return OVER
        return self.mover

    def deck(self) -> tuple[int, int]:
        """Return the deck: 0 for the number cards, 1 for the action cards."""
        if self.phase in (DRAWING_ACTION, DEALING_ACTIONS):
            return (1, self.action_shufflings)
        return (0, self.shufflings)

    def _reserve_fits(self) -> bool:
        """SE 3.1: the top card of the reserve may be taken only if it could be placed right now."""
        last = len(self.reserve) - 1
        return last >= 0 and self.circle.fitting(self.reserve[last]) != 0

    def _lead(self) -> i64:
        """Return the lead of seat 0 in tokens."""
        return count(self.tokens, 0) - count(self.tokens, 1)

    def _can_draw(self) -> bool:
        """SE 6.2: whether the stock, or a new one, has a card."""
        return self.stock != 0 or (self.stocks < STOCKS and (self.discard != 0 or len(self.reserve) > 0))

    def points(self) -> list[int]:
        """SE 5: the tokens held; alone the points of the rounds settled (SE 7.6)."""
        if self.seats == 1:
            return [self.total]
        return [count(self.tokens, 0), count(self.tokens, 1)]

    def winners(self) -> list[int]:
        """SE 6.3, SE 6.4: the seat with more tokens; alone 7 points win two rounds, 11 win three (SE 7.6)."""
        if self.seats == 1:
            return [0] if self.total >= (7 if self.options.solo_rounds == 2 else 11) else []
        if self._lead() == 0:
            return []
        return [0] if self._lead() > 0 else [1]

    def utility(self, seat: i64) -> float:
        """Return 1 for the winner, half for a draw; alone the points of the round, scaled from -7 to 10."""
        if self.seats == 1:
            return float(self.scored + TOKENS) / 17.0
        if self.phase != FINISHED or self._lead() == 0:
            return 0.5
        return 1.0 if (self._lead() > 0) == (seat == 0) else 0.0

    # Moving pieces

    def _hold(self, card: i64, seat: i64, kind: str) -> None:
        """Give a seat a card from the stock or from the action pile; only that seat sees which."""
        self.hands[seat] = self.hands[seat] | single(card)
        if card < NUMBERS:
            self.stock ^= single(card)
            if self.free_aside:
                self.numbers_kept = (*self.numbers_kept, ALL_NUMBERS)
        else:
            self.pile ^= single(card)
            self.kept[seat] = joined(self.kept[seat], ANY)
        if self.story is not None:
            source = "stock" if card < NUMBERS else "actions"
            target = f"hand {seat}" if card < NUMBERS else f"actions {seat}"
            self.emit(kind, seat, (card_word(card),), source, target, visible_to=(seat,))

    def _take_reserve(self) -> i64:
        self.reserve, card = pop(self.reserve)
        return card

    def _spend(self, card: i64, seat: i64) -> None:
        """SE 3.5: an action card goes to the used ones, face up."""
        self.hands[seat] = self.hands[seat] ^ single(card)
        self.kept[seat] = without(self.kept[seat], card)
        self.used |= single(card)

    def _give_back(self) -> None:
        """SE 3.2, SE 3.4: one token goes back to the middle, if there is one."""
        seat = self.mover
        if count(self.tokens, seat) > 0:
            self.tokens -= one_of(seat)
            self.middle += 1
            if self.story is not None:
                self.emit("return", seat, ("token",), f"tokens {seat}", "middle", 1)

    def _reshuffle_actions(self) -> None:
        """SE 6.1: all action cards go back, including those in the hands; five will be dealt."""
        if self.story is not None:
            self.emit_gathered("reshuffle", "used", words_of(self.used), "actions")
            for seat in range(2):
                self.emit_gathered("reshuffle", f"actions {seat}", words_of(self.hands[seat] & ALL_ACTIONS), "actions")
        self.pile = ALL_ACTIONS
        self.used = 0
        for seat in range(2):
            self.hands[seat] = self.hands[seat] & ALL_NUMBERS
            self.kept[seat] = 0
        self.action_shufflings += 1
        self.due = 5
