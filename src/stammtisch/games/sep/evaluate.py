"""The value of a position of SEP: a heuristic that values every move."""

from typing import Final, final

from mypy_extensions import i64

from stammtisch.core.bits import count, has, lowest, single, size
from stammtisch.core.rng import Rng
from stammtisch.games.sep.circle import Circle, adds_to_run, adds_to_set, run_around, tops
from stammtisch.games.sep.material import (
    ACTION,
    ALL_ACTIONS,
    ALL_NUMBERS,
    ASIDE,
    FILL_RESERVE,
    KINGS,
    NUMBERS,
    ON,
    PLACES,
    QUEENS,
)
from stammtisch.games.sep.rules import Sep

EVERY_FOURTH: Final = 0x1111111111
"""The lowest of the four bits of each value."""
CHANCES: Final = 2.5
"""Roughly how many unseen cards the next player can use: two in the hand and one drawn."""
NEVER: Final = -99.0


# Top cards as a set


def turned(cards: i64, by: i64) -> i64:
    """Return the set with every card replaced by the card of its suit that is some values higher."""
    return ((cards << (4 * by)) | (cards >> (NUMBERS - 4 * by))) & ALL_NUMBERS


def completing(shown: i64) -> i64:
    """SE 4: the cards that would be in a set or a run if they lay open beside these."""
    counts = (
        (shown & EVERY_FOURTH)
        + ((shown >> 1) & EVERY_FOURTH)
        + ((shown >> 2) & EVERY_FOURTH)
        + ((shown >> 3) & EVERY_FOURTH)
    )
    pairs = ((counts >> 1) | (counts >> 2)) & EVERY_FOURTH
    above = turned(shown, 1)
    below = turned(shown, 9)
    runs = (above & below) | (above & turned(shown, 2)) | (below & turned(shown, 8))
    return pairs * 15 | runs


def tokens_for(before: i64, shown: i64, card: i64, renewed_pays: bool) -> i64:
    """SE 4: what a card pays that becomes visible among these; it is one of them."""
    due: i64 = 0
    if size((shown >> (card & ~3)) & 15) >= 3 and (renewed_pays or adds_to_set(before, shown, card)):
        due = 1
    length = size(run_around(shown, card))
    if length >= 3 and (renewed_pays or adds_to_run(before, shown, card)):
        due += 2 if length == 6 else 1
    return due


@final
class Forecast:
    """A seat's evaluation of the table: the heuristic values every move."""

    circle: Circle
    shown: i64
    """The top cards."""
    hand: i64
    unseen: i64
    """The number cards that the seat does not see: they are in the stock or with the opponent."""
    hidden: i64
    """The action cards that it does not see."""
    risk: float
    """The cost of each unseen card that could score next; alone it is a prospect."""
    hope: float
    """The value of each card in the own hand that could score next."""
    loss: float
    """The cost of giving a token back; nothing if there is none."""
    room: float
    """Alone: the cost of one more card on the circle, which an action card must remove again."""
    price: float
    """Alone: the cost of a card from the action pile (SE 7.4)."""
    alone: bool
    renewed_pays: bool
    """SE 4: whether a combination pays that is neither new nor longer."""
    may_lay_aside: bool
    """SE 7.1: whether a card may be laid aside though another could be placed."""
    best: i64
    """The best move of the last question."""
    noise: float
    """How much better or worse a move may seem than it is; drawn separately for each move."""
    rng: Rng | None
    """The source of the noise, if there is any."""

    def __init__(self, state: Sep, seat: i64) -> None:
        self.circle = state.circle
        self.shown = tops(state.circle)
        self.hand = state.hands[seat]
        self.unseen = state.stock
        self.hidden = state.pile
        self.alone = state.seats == 1
        if not self.alone:
            self.unseen |= state.hands[1 - seat] & ALL_NUMBERS
            self.hidden |= state.hands[1 - seat] & ALL_ACTIONS
        if self.unseen == 0:
            self.unseen = state.discard
        if self.hidden == 0:
            self.hidden = state.used
        self.risk = (-0.3 if self.alone else 1.0) * CHANCES / float(size(self.unseen))
        self.hope = 0.5 if self.alone else 0.3
        self.room = 0.2 if self.alone else 0.0
        self.price = 0.7 if self.alone else 0.0
        self.renewed_pays = state.renewed_pays
        self.may_lay_aside = not state.free_aside
        self.loss = 1.0 if count(state.tokens, seat) > 0 else 0.0
        self.best = -1
        self.noise = 0.0
        self.rng = None

    def seeming(self, action: i64, worth: float) -> float:
        """Return the value of a move with noise."""
        rng = self.rng
        return worth if rng is None else worth + self.noise * (2.0 * rng.aside(action) - 1.0)

    def tokens(self, shown: i64, card: i64) -> i64:
        """What a card pays at once that becomes visible, where these are shown then."""
        return tokens_for(self.shown, shown, card, self.renewed_pays)

    def after(self, shown: i64, hand: i64, closing: i64) -> float:
        """Return the value of a table with these top cards to the seat that has just moved and holds this hand.

        `closing` is the suit of a stack that got its third card, on which a king would earn a token, or -1.
        """
        useful = completing(shown)
        worth = self.hope * float(size(useful & hand)) - self.risk * float(size(useful & self.unseen))
        if closing >= 0:
            if has(self.hand, KINGS + closing):
                worth += 0.3
            elif has(self.hidden, KINGS + closing) and not self.alone:
                worth -= CHANCES / float(size(self.hidden))
        return worth

    def placed(self, card: i64, place: i64, hand: i64) -> float:
        """Return the value of a number card on a place; `hand` is what is held afterwards."""
        shown = (self.shown & ~single(self.circle.top(place))) | single(card)
        closing = card & 3 if has(self.circle.deep, place) else -1
        worth = float(self.tokens(shown, card)) + self.after(shown, hand, closing) - self.room
        return self.seeming(ON + PLACES * card + place, worth)

    def placing(self, card: i64, hand: i64) -> float:
        """Return the best place for a number card."""
        best = NEVER
        places = self.circle.fitting(card)
        while places != 0:
            place = lowest(places)
            places &= places - 1
            worth = self.placed(card, place, hand)
            if worth > best:
                best = worth
                self.best = ON + PLACES * card + place
        return best

    def laid_aside(self, card: i64, hand: i64) -> float:
        """What laying a card aside is worth: the opponent should not get one that pays."""
        worth = self.after(self.shown, hand, -1)
        if self.may_lay_aside:
            worth -= self.loss
        if not self.alone and has(completing(self.shown), card) and self.circle.fitting(card) != 0:
            worth -= 1.0
        return self.seeming(ASIDE + card, worth)

    def laying_aside(self, hand: i64) -> float:
        """Return the best card to lay aside."""
        best = NEVER
        cards = hand
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth = self.laid_aside(card, hand & ~single(card))
            if worth > best:
                best = worth
                self.best = ASIDE + card
        return best

    def number(self, hand: i64) -> float:
        """Return the best use of a number card of a hand."""
        best = NEVER
        chosen: i64 = -1
        cards = hand
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth = self.placing(card, hand & ~single(card))
            if worth > best:
                best = worth
                chosen = self.best
        if best == NEVER or (self.loss == 0.0 and self.alone and self.may_lay_aside):
            worth = self.laying_aside(hand)
            if worth > best:
                best = worth
                chosen = self.best
        self.best = chosen
        return best

    def used(self, card: i64, place: i64) -> float:
        """Return the value of an action card on a stack."""
        hand = self.hand & ALL_NUMBERS
        stack = self.circle.stacks[place]
        shown = self.shown & ~single((stack & 63) - 1)
        stack >>= 6
        worth = 0.0
        if card >= QUEENS:
            stack >>= 6
        if card >= KINGS:
            stack = 0
            worth = 1.0
        if stack != 0:
            under = (stack & 63) - 1
            shown |= single(under)
            worth += float(self.tokens(shown, under))
        else:
            worth += float(size(completing(shown) & self.unseen)) / float(size(self.unseen))
        return self.seeming(ON + PLACES * card + place, worth + self.after(shown, hand, -1))

    def using(self, card: i64) -> float:
        """Return the best stack for an action card."""
        best = NEVER
        places = self.circle.targets(card)
        while places != 0:
            place = lowest(places)
            places &= places - 1
            worth = self.used(card, place)
            if worth > best:
                best = worth
                self.best = ON + PLACES * card + place
        return best

    def thrown_away(self) -> float:
        """Return the value of discarding an action card."""
        return self.seeming(ACTION, self.after(self.shown, self.hand & ALL_NUMBERS, -1) - self.loss)

    def action(self, hand: i64) -> float:
        """Return the best use of an action card of a hand."""
        best = NEVER
        chosen: i64 = -1
        cards = hand
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            worth = self.using(card)
            if worth > best:
                best = worth
                chosen = self.best
        if chosen == -1:
            chosen = ASIDE + lowest(hand)
            best = self.thrown_away()
        self.best = chosen
        return best

    def stock(self) -> float:
        """Return the value of drawing a number card: the mean over all cards that may come."""
        hand = self.hand & ALL_NUMBERS
        total = 0.0
        cards = self.unseen
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += self.number(hand | single(card))
        return total / float(size(self.unseen))

    def acting(self) -> float:
        """Return the value of drawing an action card: the mean over all cards that may come."""
        hand = self.hand & ALL_ACTIONS
        total = 0.0
        cards = self.hidden
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            total += self.action(hand | single(card))
        return total / float(size(self.hidden)) - self.price

    def quick_stock(self) -> float:
        """Return the value of drawing a number card, from the hand alone."""
        best = self.number(self.hand & ALL_NUMBERS) + 0.1
        drawn = self.after(self.shown, self.hand & ALL_NUMBERS, -1)
        return best if best > drawn else drawn

    def quick_acting(self) -> float:
        """Return the value of drawing an action card, from the hand alone."""
        best = NEVER
        cards = self.hand & ALL_ACTIONS
        while cards != 0:
            worth = self.using(lowest(cards))
            best = max(best, worth)
            cards &= cards - 1
        if best == NEVER:
            return self.thrown_away() + 0.3 - self.price
        return best + 0.05 - self.price

    def filled(self, card: i64) -> float:
        """Return the value of an open card on the emptied place."""
        shown = self.shown | single(card)
        worth = float(self.tokens(shown, card)) + self.after(shown, self.hand & ALL_NUMBERS, -1)
        return self.seeming(FILL_RESERVE, worth)

    def filled_from_stock(self) -> float:
        """Return roughly the value of a card from the stock on the emptied place."""
        chance = float(size(completing(self.shown) & self.unseen)) / float(size(self.unseen))
        return chance + self.after(self.shown, self.hand & ALL_NUMBERS, -1) - 0.1


def in_reserve(state: Sep) -> i64:
    """Return the top card of the reserve, or -1."""
    last = len(state.reserve) - 1
    if last < 0:
        return -1
    return state.reserve[last]
