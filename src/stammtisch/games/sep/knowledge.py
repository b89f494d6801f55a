"""SE 3.4: what everybody can prove about a hand of action cards.

Each card of the hand has a mask of the cards that it can be, twelve bits from the first jack on. A card just drawn can
be any. After `away` the cards that are kept had no use then, and stay those cards. An older card has been through more
of these, so each mask lies within the next one. They are packed into one number, the narrowest lowest.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import has, size
from stammtisch.games.sep.material import NUMBERS

ANY: Final = 0xFFF
"""All action cards."""


def number_of(kept: i64) -> i64:
    """Return how many cards the hand has."""
    if kept == 0:
        return 0
    if kept >> 12 == 0:
        return 1
    if kept >> 24 == 0:
        return 2
    return 3


def joined(kept: i64, drawn: i64) -> i64:
    """Return the masks with one more card, which can be any in the mask."""
    return kept | (drawn << (12 * number_of(kept)))


def without(kept: i64, card: i64) -> i64:
    """Return the masks after this card has left: it may have been any of them, and dropping the narrowest mask leaves
    most open."""
    bit = card - NUMBERS
    if has(kept, bit):
        return kept >> 12
    if has(kept >> 12, bit):
        return (kept & ANY) | ((kept >> 24) << 12)
    return kept & 0xFFFFFF


def narrowed(kept: i64, idle: i64) -> i64:
    """Return the masks after `away`: the two cards that are left are among the idle ones."""
    mask = idle >> NUMBERS
    return kept & (mask | (mask << 12))


def may_have(kept: i64, card: i64) -> bool:
    """Return whether one of the cards can be this one."""
    return has(kept | (kept >> 12) | (kept >> 24), card - NUMBERS)


def hands_among(cards: i64, kept: i64) -> i64:
    """Return how many hands these cards can make: at least one card from the first mask, two from the first two, and so
    on."""
    among = cards >> NUMBERS
    a = size(among & kept & ANY)
    b = size(among & (kept >> 12) & ANY) - a
    c = size(among & (kept >> 24)) - a - b
    if kept == 0:
        return 1
    if kept >> 12 == 0:
        return a
    if kept >> 24 == 0:
        return a * (a - 1) // 2 + a * b
    return a * (a - 1) * (a - 2) // 6 + a * (a - 1) // 2 * (b + c) + a * (b * (b - 1) // 2 + b * c)


def masks_of(kept: i64) -> tuple[int, ...]:
    """Return the masks one by one, as sets of cards."""
    masks: list[int] = []
    while kept != 0:
        masks.append((kept & ANY) << NUMBERS)
        kept >>= 12
    return tuple(masks)


def packed(masks: tuple[int, ...]) -> i64:
    """Return the packed masks."""
    kept: i64 = 0
    for mask in masks:
        kept = joined(kept, mask >> NUMBERS)
    return kept
