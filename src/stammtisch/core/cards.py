"""Ordinary playing cards: a deck of suits and ranks, who wins a trick, and hidden cards dealt within constraints.

A card is a number below 62: its suit times the number of ranks, plus its rank. A set of cards is a mask (`bits.py`).

`deal` draws uniformly from all deals that satisfy the constraints. It first deals the cards that some holder cannot
have, each in proportion to the room that is left. Then it accepts the deal with the probability that makes all deals
equally likely: rejection sampling (von Neumann, "Various techniques used in connection with random digits", 1951). If
that fails too often, it counts the deals and draws in proportion to the counts (Jerrum, Valiant and Vazirani, "Random
generation of combinatorial structures from a uniform distribution", 1986).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, lowest, nth, numbers, shift, single, size, zeros
from stammtisch.core.game import Refused
from stammtisch.core.rng import Rng

MOST_CARDS: Final = 62
NO_TRUMP: Final = -1
ATTEMPTS: Final = 60
"""How many deals are tried before the deals are counted."""


class ImpossibleDeal(Refused):
    """The cards cannot be dealt within these constraints."""


class Deck:
    """The cards of a game: every suit with every rank, low to high."""

    suits: str
    ranks: str
    suit_size: i64
    all: i64
    """The mask of all cards."""

    def __init__(self, suits: str, ranks: str) -> None:
        if not 0 < len(suits) * len(ranks) <= MOST_CARDS or len({*suits}) < len(suits) or len({*ranks}) < len(ranks):
            raise Refused(f"a deck needs different suits and ranks, and 1 to {MOST_CARDS} cards: {suits!r}, {ranks!r}")
        self.suits = suits
        self.ranks = ranks
        self.suit_size = len(ranks)
        self.all = first(len(suits) * len(ranks))

    def word(self, card: i64) -> str:
        """Return the word of a card: rank and suit, such as `KH`."""
        return self.ranks[card % self.suit_size] + self.suits[card // self.suit_size]

    def card(self, word: str) -> int:
        """Return the card of a word."""
        if len(word) != 2 or word[0] not in self.ranks or word[1] not in self.suits:
            raise Refused(f"there is no card {word!r}; a card is one of {self.ranks} and one of {self.suits}")
        return self.suits.index(word[1]) * len(self.ranks) + self.ranks.index(word[0])

    def suit(self, card: i64) -> i64:
        """Return the number of a card's suit."""
        return card // self.suit_size

    def rank(self, card: i64) -> i64:
        """Return the number of a card's rank, low to high."""
        return card % self.suit_size

    def of_suit(self, suit: i64) -> i64:
        """Return the mask of a suit."""
        return shift(first(self.suit_size), suit * self.suit_size)

    def of_rank(self, rank: i64) -> i64:
        """Return the mask of a rank."""
        found: i64 = 0
        suit: i64 = 0
        while suit < len(self.suits):
            found |= single(suit * self.suit_size + rank)
            suit += 1
        return found

    def words(self, cards: i64) -> tuple[str, ...]:
        """Return the words of a mask of cards, suit by suit."""
        return tuple([self.word(card) for card in numbers(cards)])

    def mask(self, words: tuple[str, ...]) -> int:
        """Return the mask of some words."""
        found: i64 = 0
        for word in words:
            found |= single(self.card(word))
        return found

    def beats(self, card: i64, best: i64, trump: i64) -> bool:
        """Return whether a card beats the best card so far: it is a higher card of that suit, or the first trump."""
        suit = card // self.suit_size
        if suit == best // self.suit_size:
            return card > best
        return suit == trump

    def winner(self, trick: vec[i64], trump: i64) -> i64:
        """Return the index of the card that wins a trick; the cards are in the order of play."""
        at: i64 = 0
        index: i64 = 1
        while index < len(trick):
            if self.beats(trick[index], trick[at], trump):
                at = index
            index += 1
        return at

    def following(self, hand: i64, led: i64) -> i64:
        """Return the cards of a hand that may follow a led suit: those of that suit, or the whole hand without any."""
        fitting = hand & self.of_suit(led)
        return fitting if fitting != 0 else hand


FRENCH: Final = Deck("CDHS", "23456789TJQKA")
"""52 cards, `2C` to `AS`."""
PIQUET: Final = Deck("CDHS", "789TJQKA")
"""32 cards, `7C` to `AS`."""


def deal(unseen: i64, room: vec[i64], barred: vec[i64], rng: Rng) -> vec[i64]:
    """Deal all unseen cards to holders. All deals in which nobody gets a card barred to them are equally likely.

    `room` is the number of cards for each holder, `barred` the cards that each cannot have. A stock is a holder, too.
    """
    hands = zeros(len(room))
    total: i64 = 0
    everybody: i64 = 0
    holder: i64 = 0
    while holder < len(room):
        total += room[holder]
        if room[holder] > 0:
            everybody |= single(holder)
        holder += 1
    if total != size(unseen):
        raise ImpossibleDeal(f"{size(unseen)} cards do not fit into room for {total}")
    kinds = kinds_of(unseen, everybody, barred)
    if len(kinds) > 0:
        left = room[:]
        deal_tight(hands, kinds, allowed_to(kinds, everybody, barred), left, rng)
        at: i64 = 0
        while at < len(kinds):
            unseen &= ~kinds[at]
            at += 1
        room = left
    deal_freely(hands, unseen, room, rng)
    return hands


def deal_freely(hands: vec[i64], cards: i64, room: vec[i64], rng: Rng) -> None:
    """Deal cards that everybody may hold. The last holder with room takes what is left."""
    left = size(cards)
    holder: i64 = 0
    while left > 0:
        if room[holder] == left:
            hands[holder] |= cards
            return
        part = some_of(cards, left, room[holder], rng)
        hands[holder] |= part
        cards ^= part
        left -= room[holder]
        holder += 1


def some_of(cards: i64, count: i64, number: i64, rng: Rng) -> i64:
    """Return `number` of the cards, which are `count` in all; every choice is equally likely."""
    part: i64 = 0
    while number > 0:
        card = single(nth(cards, rng.below(count)))
        part |= card
        cards ^= card
        count -= 1
        number -= 1
    return part


def kinds_of(unseen: i64, everybody: i64, barred: vec[i64]) -> vec[i64]:
    """Return the cards that some holder with room may not have, grouped by who may have them."""
    kinds = vec[i64]()
    free = unseen
    holder: i64 = 0
    while holder < len(barred):
        if has(everybody, holder):
            free &= ~barred[holder]
        holder += 1
    if free == unseen:
        return kinds
    kinds = append(kinds, unseen & ~free)
    holder = 0
    while holder < len(barred):
        cut = barred[holder]
        if has(everybody, holder) and cut & unseen != 0:
            at: i64 = 0
            known: i64 = len(kinds)
            while at < known:
                part = kinds[at] & cut
                if part != 0 and part != kinds[at]:
                    kinds[at] &= ~cut
                    kinds = append(kinds, part)
                at += 1
        holder += 1
    return kinds


def allowed_to(kinds: vec[i64], everybody: i64, barred: vec[i64]) -> vec[i64]:
    """Return, for each kind, the holders that may have it. Sort the kinds, too: the tightest come first."""
    allowed = zeros(len(kinds))
    at: i64 = 0
    while at < len(kinds):
        allowed[at] = everybody
        holder: i64 = 0
        while holder < len(barred):
            if kinds[at] & barred[holder] != 0:
                allowed[at] &= ~single(holder)
            holder += 1
        place = at
        while place > 0 and size(allowed[place]) < size(allowed[place - 1]):
            allowed[place], allowed[place - 1] = allowed[place - 1], allowed[place]
            kinds[place], kinds[place - 1] = kinds[place - 1], kinds[place]
            place -= 1
        at += 1
    return allowed


def room_of(room: vec[i64], holders: i64) -> i64:
    """Return the total room of some holders."""
    total: i64 = 0
    while holders != 0:
        total += room[lowest(holders)]
        holders &= holders - 1
    return total


def deal_tight(hands: vec[i64], kinds: vec[i64], allowed: vec[i64], room: vec[i64], rng: Rng) -> None:
    """Deal the tight kinds so that all deals are equally likely.

    A deal comes up with a probability in inverse proportion to a product over the kinds: the number of ways in which
    the room for that kind could take its cards when it was dealt. The deal is accepted with the probability (that
    product) / (the largest possible product).
    """
    before = room[:]
    most = zeros(len(kinds))
    at: i64 = 0
    while at < len(kinds):
        most[at] = most_room(before, kinds, allowed, at)
        if most[at] < size(kinds[at]):
            raise ImpossibleDeal(f"there is room for {most[at]} of {size(kinds[at])} cards that are barred to others")
        at += 1
    attempt: i64 = 0
    while attempt < ATTEMPTS:
        chance = 1.0
        at = 0
        while at < len(kinds):
            number = size(kinds[at])
            total = room_of(room, allowed[at])
            if total < number:
                chance = 0.0
                break
            index: i64 = 0
            while index < number:
                chance *= float(total - index) / float(most[at] - index)
                index += 1
            spread(hands, kinds[at], allowed[at], total, room, rng)
            at += 1
        if chance >= 1.0 or (chance > 0.0 and rng.fraction() < chance):
            return
        holder: i64 = 0
        while holder < len(room):
            room[holder] = before[holder]
            hands[holder] = 0
            holder += 1
        attempt += 1
    DealCount(kinds, allowed, room).deal(hands, rng)


def most_room(room: vec[i64], kinds: vec[i64], allowed: vec[i64], at: i64) -> i64:
    """Return the most room that can be left for a kind when it is dealt, after what earlier kinds must use."""
    most = room_of(room, allowed[at])
    earlier: i64 = 0
    while earlier < at:
        forced = size(kinds[earlier]) - room_of(room, allowed[earlier] & ~allowed[at])
        if forced > 0:
            most -= forced
        earlier += 1
    return most


def spread(hands: vec[i64], cards: i64, allowed: i64, total: i64, room: vec[i64], rng: Rng) -> None:
    """Deal cards of one kind to the holders that may have it, in proportion to their room (`total` in all)."""
    while cards != 0:
        card = cards & -cards
        cards ^= card
        index = rng.below(total)
        holders = allowed
        while index >= room[lowest(holders)]:
            index -= room[lowest(holders)]
            holders &= holders - 1
        room[lowest(holders)] -= 1
        hands[lowest(holders)] |= card
        total -= 1


class DealCount:
    """The number of ways to deal the tight kinds, to draw one of them: exact in every case, but slower.

    It counts the spaces in the hands that the cards of a kind may take. The ways to deal the other cards into the
    spaces that are left are the same for every choice, so they need not be counted.
    """

    kinds: vec[i64]
    allowed: vec[i64]
    room: vec[i64]
    known: dict[tuple[int, ...], int]

    def __init__(self, kinds: vec[i64], allowed: vec[i64], room: vec[i64]) -> None:
        self.kinds = kinds
        self.allowed = allowed
        self.room = room
        self.known = {}

    def ways(self, at: i64, holder: i64, left: i64) -> int:
        """Return in how many ways `left` cards of a kind can go to this and later holders, with all later kinds."""
        later = self.allowed[at] & ~first(holder)
        if at + 1 == len(self.kinds):
            return binomial(room_of(self.room, later), left)
        if later == 0:
            return self.ways(at + 1, 0, size(self.kinds[at + 1])) if left == 0 else 0
        key = (int(at), int(holder), int(left), *[int(space) for space in self.room])
        known = self.known.get(key)
        if known is None:
            known = 0
            number: i64 = 0
            while number <= self.most(at, holder, left):
                known += self.ways_with(at, holder, left, number)
                number += 1
            self.known[key] = known
        return known

    def most(self, at: i64, holder: i64, left: i64) -> i64:
        """Return how many of the cards a holder can get at most."""
        return min(left, self.room[holder]) if has(self.allowed[at], holder) else 0

    def ways_with(self, at: i64, holder: i64, left: i64, number: i64) -> int:
        """Do the same as `ways`, if this holder gets `number` of them."""
        self.room[holder] -= number
        ways = self.ways(at, holder + 1, left - number)
        self.room[holder] += number
        return ways * binomial(self.room[holder], number)

    def deal(self, hands: vec[i64], rng: Rng) -> None:
        """Deal kind by kind and holder by holder, each number in proportion to its ways."""
        at: i64 = 0
        while at < len(self.kinds):
            cards = self.kinds[at]
            left = size(cards)
            holder: i64 = 0
            while holder < len(self.room):
                number = self.drawn(at, holder, left, rng)
                part = some_of(cards, left, number, rng)
                hands[holder] |= part
                cards ^= part
                left -= number
                self.room[holder] -= number
                holder += 1
            at += 1

    def drawn(self, at: i64, holder: i64, left: i64, rng: Rng) -> i64:
        """Return how many cards a holder gets, drawn in proportion to the ways."""
        total = self.ways(at, holder, left)
        if total == 0:
            raise ImpossibleDeal("the cards cannot be dealt within these constraints")
        ticket = below(total, rng)
        number: i64 = 0
        while True:
            ways = self.ways_with(at, holder, left, number)
            if ticket < ways:
                return number
            ticket -= ways
            number += 1


def binomial(total: i64, number: i64) -> int:
    """Return the number of ways to choose some of a total."""
    ways = 1
    step: i64 = 0
    while step < number:
        ways = ways * int(total - step) // int(step + 1)
        step += 1
    return ways


def below(bound: int, rng: Rng) -> int:
    """Return a number from 0 to bound - 1, each equally likely; the bound may be of any size."""
    while True:
        number = 0
        reach = 1
        while reach < bound:
            number = number * 4294967296 + int(rng.next())
            reach *= 4294967296
        if number < reach - reach % bound:
            return number % bound
