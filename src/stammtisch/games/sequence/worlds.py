"""Imagine the hidden hands of Sequence: they fit everything that everybody may remember."""

from math import comb, prod
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import size
from stammtisch.core.game import View
from stammtisch.core.rng import Rng
from stammtisch.games.sequence.material import DEALING, hand_size, some_of
from stammtisch.games.sequence.rules import Sequence
from stammtisch.games.sequence.view import SequenceView

PATIENCE: Final = 100
"""The number of trials for a deal within limits before its ways are counted."""


def imagine(view: View, rng: Rng) -> Sequence:
    """Return a state that agrees with the view. All ways in which the hidden cards can lie are equally likely.

    The hidden hands are dealt batch by batch, each hand with its known number of cards of that batch, within the limits
    from passes. The stock is what is left of the newest batch. If all hands are visible, the result is the true state.
    """
    seen = cast(SequenceView, view)
    state = Sequence(
        seen.seats,
        seen.options,
        hands=vec[i64]([0 if hand is None else hand for hand in seen.hands]),
        chips=vec[i64](seen.chips),
        lines=vec[i64](seen.lines),
        older=vec[i64](seen.batches[:-1]),
        limits=vec[i64]([number for limit in seen.limits for number in (limit.seat, limit.cards, limit.most)]),
        rights=vec[i64](seen.rights),
        drawn=vec[i64](seen.drawn),
    )
    state.round = seen.round
    state.phase = seen.phase
    state.turn = seen.turn
    state.team = seen.turn % seen.options.teams
    state.drawer = seen.drawer
    state.discard = seen.discard
    state.shuffling = seen.shuffling
    state.batch = seen.batches[-1]
    for chips in seen.chips:
        state.taken |= chips
    for line in seen.lines:
        state.safe |= line
    state.placed = seen.placed
    state.recent = seen.recent
    state.discarded = seen.discarded
    state.swaps_left = seen.swaps_left
    state.passes = seen.passes
    state.turns = seen.turns
    state.tied = seen.tied
    state.leaders = seen.leaders
    state.top = seen.top
    if seen.phase == DEALING:
        state.undealt = seen.seats * hand_size(seen.seats) - sum([sum(held) for held in seen.held])
    unseen = seen.unseen()
    for at, batch in enumerate(seen.batches):
        unseen ^= deal_batch(state, seen, at, unseen & batch, rng)
    state.stock = unseen
    return state


def deal_batch(state: Sequence, seen: SequenceView, at: int, cards: int, rng: Rng) -> int:
    """Deal the unseen cards of one batch to the hidden hands; return the dealt cards."""
    left = cards
    limited = [limit for limit in seen.limits if limit.cards & seen.batches[at] != 0 and seen.hands[limit.seat] is None]
    bound = sorted({limit.seat for limit in limited}) if limited else []
    if bound:
        share = Share(
            cards,
            [seen.held[seat][at] for seat in bound],
            [[(limit.cards, limit.most) for limit in limited if limit.seat == seat] for seat in bound],
        )
        for seat, hand in zip(bound, share.deal(rng), strict=True):
            state.hands[seat] |= hand
            left ^= hand
    for seat, hidden in enumerate(seen.hands):
        if hidden is None and seen.held[seat][at] > 0 and seat not in bound:
            hand = some_of(left, seen.held[seat][at], rng)
            state.hands[seat] |= hand
            left ^= hand
    return cards ^ left


class Share:
    """Deals cards of one batch to hands with limits, so that all deals within the limits are equally likely.

    Cards that no limit tells apart are of one kind, so a hand is a number of cards of each kind. Hands are dealt in
    turn, each in proportion to its own ways. That alone would favour deals that leave the later hands few ways. So each
    hand is rejected with the probability that its ways fall short of the most it could have, and the deal starts again:
    rejection sampling (von Neumann, 1951). After PATIENCE such trials (a tight deal of few cards) the ways are counted
    instead.
    """

    def __init__(self, cards: int, counts: list[int], limits: list[list[tuple[int, int]]]) -> None:
        self.cards = cards
        self.counts = counts
        """The number of cards for each hand."""
        self.limits = limits
        """The limits of each hand: cards and the most of them."""
        self.own_kinds = [kinds_of(cards, hand) for hand in limits]
        """For each hand: the kinds that its own limits tell apart."""
        self.kinds = kinds_of(cards, [limit for hand in limits for limit in hand])
        """The kinds that any limit tells apart."""
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}
        """The ways counted so far."""

    def deal(self, rng: Rng) -> list[int]:
        """Return the cards of each hand, as masks."""
        most = [self.most_ways(hand) for hand in range(len(self.counts))]
        for _ in range(PATIENCE):
            hands = self.proposed(most, rng)
            if hands is not None:
                return hands
        return self.counted(rng)

    def proposed(self, most: list[int], rng: Rng) -> list[int] | None:
        """Return one trial; None if it was rejected."""
        left = self.cards
        hands: list[int] = []
        for hand, kinds in enumerate(self.own_kinds):
            sizes = sizes_of(kinds, left)
            choices = choices_of(self.counts[hand], kinds, sizes, self.limits[hand])
            weights = [ways_to_take(sizes, taken) for taken in choices]
            if any_below(most[hand], rng) >= sum(weights):
                return None
            hands.append(some_of_each(kinds, left, choices[pick(weights, rng)], rng))
            left ^= hands[-1]
        return hands

    def most_ways(self, hand: int) -> int:
        """Return the ways of a hand if earlier hands took as many as possible of the cards that it may hold fewest
        of."""
        kinds = self.own_kinds[hand]
        sizes = list(sizes_of(kinds, self.cards))
        gone = sum(self.counts[:hand])
        for kind in sorted(range(len(kinds)), key=lambda kind: -len(limits_on(kinds[kind], self.limits[hand]))):
            taken = min(gone, sizes[kind])
            sizes[kind] -= taken
            gone -= taken
        there = tuple(sizes)
        choices = choices_of(self.counts[hand], kinds, there, self.limits[hand])
        return sum([ways_to_take(there, taken) for taken in choices])

    def counted(self, rng: Rng) -> list[int]:
        """Return a deal by counting, for each hand, the ways of all later hands."""
        left = self.cards
        hands: list[int] = []
        for hand, count in enumerate(self.counts):
            sizes = sizes_of(self.kinds, left)
            choices = choices_of(count, self.kinds, sizes, self.limits[hand])
            weights = [self.weight(hand, sizes, taken) for taken in choices]
            hands.append(some_of_each(self.kinds, left, choices[pick(weights, rng)], rng))
            left ^= hands[-1]
        return hands

    def weight(self, hand: int, sizes: tuple[int, ...], taken: tuple[int, ...]) -> int:
        """Return in how many ways this hand can take these numbers of each kind and later hands take theirs."""
        left = tuple([there - count for there, count in zip(sizes, taken, strict=True)])
        return ways_to_take(sizes, taken) * self.ways(hand + 1, left)

    def ways(self, hand: int, sizes: tuple[int, ...]) -> int:
        """Return in how many ways this and later hands can be dealt from these numbers of each kind."""
        if hand == len(self.counts):
            return 1
        known = self.known.get((hand, sizes))
        if known is None:
            choices = choices_of(self.counts[hand], self.kinds, sizes, self.limits[hand])
            known = sum([self.weight(hand, sizes, taken) for taken in choices])
            self.known[hand, sizes] = known
        return known


def kinds_of(cards: int, limits: list[tuple[int, int]]) -> list[int]:
    """Return the cards in groups that no limit tells apart."""
    kinds = [cards]
    for mask, _ in limits:
        kinds = [part for kind in kinds for part in (kind & mask, kind & ~mask) if part != 0]
    return kinds


def sizes_of(kinds: list[int], left: int) -> tuple[int, ...]:
    """Return how many cards of each kind are left."""
    return tuple([int(size(kind & left)) for kind in kinds])


def limits_on(kind: int, limits: list[tuple[int, int]]) -> list[int]:
    """Return which limits a kind falls under."""
    return [at for at, (mask, _) in enumerate(limits) if mask & kind != 0]


def choices_of(
    wanted: int, kinds: list[int], sizes: tuple[int, ...], limits: list[tuple[int, int]]
) -> list[tuple[int, ...]]:
    """Return how many cards of each kind a hand of `wanted` cards may take."""
    found: list[tuple[tuple[int, ...], int, tuple[int, ...]]] = [((), wanted, tuple([most for _, most in limits]))]
    for at, kind in enumerate(kinds):
        under = limits_on(kind, limits)
        later = sum(sizes[at + 1 :])
        further: list[tuple[tuple[int, ...], int, tuple[int, ...]]] = []
        for taken, missing, allowed in found:
            room = min([missing, sizes[at], *[allowed[limit] for limit in under]])
            for count in range(max(0, missing - later), room + 1):
                rest = tuple([most - count if limit in under else most for limit, most in enumerate(allowed)])
                further.append(((*taken, count), missing - count, rest))
        found = further
    return [taken for taken, _, _ in found]


def ways_to_take(sizes: tuple[int, ...], taken: tuple[int, ...]) -> int:
    """Return in how many ways these numbers of each kind can be chosen."""
    return prod([comb(there, count) for there, count in zip(sizes, taken, strict=True)])


def some_of_each(kinds: list[int], left: int, taken: tuple[int, ...], rng: Rng) -> int:
    """Return these numbers of cards of each kind, out of what is left."""
    hand = 0
    for kind, count in zip(kinds, taken, strict=True):
        hand |= some_of(kind & left, count, rng)
    return hand


def pick(weights: list[int], rng: Rng) -> int:
    """Return an index at random, in proportion to its weight."""
    ticket = any_below(sum(weights), rng)
    at = 0
    while ticket >= weights[at]:
        ticket -= weights[at]
        at += 1
    return at


def any_below(bound: int, rng: Rng) -> int:
    """Return a number from 0 to bound - 1, each equally likely; the bound may be of any size."""
    if bound <= 1 << 30:
        return rng.below(bound)
    bits = bound.bit_length()
    words = (bits + 31) // 32
    while True:
        number = 0
        for _ in range(words):
            part: int = rng.next()
            number = number * 4294967296 + part
        number >>= words * 32 - bits
        if number < bound:
            return number
