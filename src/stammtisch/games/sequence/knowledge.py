"""What everybody can prove about the hidden hands.

Two things are public for ever. First, the *batches*: the discard lies open, so each time it becomes the stock everybody
knows which cards are in the new stock, and which are not because they are in the hands. All cards drawn from one stock
are a batch. A card's batch is public, and so is the number of cards of each batch in each hand: a draw adds a card of
the newest batch, and everybody sees a played or discarded card. Second, the *limits* (SQ 4.5): a player who passes
holds no card that has a use at that moment.

A limit says that a hand has at most `most` of certain cards, all of one batch. It begins with the cards that had a use
and `most` 0. A card drawn later may be any, so it raises `most` by one; a card of the limit that leaves the hand is
shown and lowers it by one. (So it does not matter whether a card played later was held at the pass or drawn since.) The
limits of one hand and batch are nested, because a later pass adds its cards to the earlier ones; together with the
counts they say exactly which hands are possible.

Limits are kept flat, three numbers each: seat, mask of cards, most. The vectors are replaced, never changed.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import size

FIELDS: Final = 3
"""How many numbers a limit has."""


def concern(limits: vec[i64], seat: i64, cards: i64) -> bool:
    """Return whether any limit is about this hand or about these cards."""
    at: i64 = 0
    while at < len(limits):
        if limits[at] == seat or limits[at + 1] & cards != 0:
            return True
        at += FIELDS
    return False


def after_draw(limits: vec[i64], seat: i64, batch: i64) -> vec[i64]:
    """Return the limits after a seat has drawn an unknown card of the newest batch."""
    fresh = limits[:]
    at: i64 = 0
    while at < len(fresh):
        if fresh[at] == seat and fresh[at + 1] & batch != 0:
            fresh[at + 2] += 1
        at += FIELDS
    return fresh


def after_discard(limits: vec[i64], seat: i64, card: i64, hands: vec[i64], batches: vec[i64]) -> vec[i64]:
    """Return the limits after a card (a mask) has left a hand for the discard, where everybody sees it."""
    fresh = limits[:]
    at: i64 = 0
    while at < len(fresh):
        if fresh[at + 1] & card != 0:
            fresh[at + 1] ^= card
            if fresh[at] == seat:
                fresh[at + 2] -= 1
        at += FIELDS
    return telling(fresh, hands, batches)


def after_pass(limits: vec[i64], seat: i64, useful: i64, hands: vec[i64], batches: vec[i64]) -> vec[i64]:
    """SQ 4.5: the limits after a pass; `useful` are the unshown cards that had a use for the seat."""
    fresh = limits[:]
    index: i64 = 0
    while index < len(batches):
        batch = batches[index]
        at: i64 = 0
        while at < len(fresh):
            if fresh[at] == seat and fresh[at + 1] & batch != 0:
                fresh[at + 1] |= useful & batch
            at += FIELDS
        fresh = append(append(append(fresh, seat), useful & batch), 0)
        index += 1
    return telling(fresh, hands, batches)


def telling(limits: vec[i64], hands: vec[i64], batches: vec[i64]) -> vec[i64]:
    """Return the limits that still say something: no others imply them, and there are enough cards and room to break
    them."""
    kept = vec[i64]()
    at: i64 = 0
    while at < len(limits):
        seat = limits[at]
        cards = limits[at + 1]
        most = limits[at + 2]
        if size(cards) > most and held_of(hands[seat], cards, batches) > most and not implied(limits, at):
            kept = append(append(append(kept, seat), cards), most)
        at += FIELDS
    return kept


def held_of(hand: i64, cards: i64, batches: vec[i64]) -> i64:
    """Return how many cards a hand has of the batch that these cards belong to; none if there are no such cards."""
    index: i64 = 0
    while index < len(batches):
        if batches[index] & cards != 0:
            return size(hand & batches[index])
        index += 1
    return 0


def implied(limits: vec[i64], which: i64) -> bool:
    """Return whether another limit says as much; of two equal ones the first does."""
    cards = limits[which + 1]
    most = limits[which + 2]
    at: i64 = 0
    while at < len(limits):
        if at != which and limits[at] == limits[which] and cards & ~limits[at + 1] == 0 and limits[at + 2] <= most:
            same = cards == limits[at + 1] and limits[at + 2] == most
            if not same or at < which:
                return True
        at += FIELDS
    return False
