"""Sets of small numbers as masks, counts packed into one number, and vectors of zeros.

This is the only module with bit tricks. Masks use the bits 0 to 61 only, because mypyc boxes literals from 2**62 on.
The counts are parallel sums (Warren, "Hacker's Delight", chapter 5).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NIBBLE: Final = 15


def shift(value: i64, by: i64) -> i64:
    """Return `value << by`. mypyc would shift a literal, or a local that holds one, in 32 bits; passing it here avoids
    that."""
    return value << by


def single(number: i64) -> i64:
    """Return the mask of one number."""
    return shift(1, number)


def first(count: i64) -> i64:
    """Return the mask of the numbers below count."""
    return shift(1, count) - 1


def has(mask: i64, number: i64) -> bool:
    """Return whether the mask contains the number."""
    return (mask >> number) & 1 == 1


def size(mask: i64) -> i64:
    """Return how many numbers are in the mask."""
    mask = mask - ((mask >> 1) & 0x1555555555555555)
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((mask * 0x0101010101010101) >> 56) & 0xFF


def lowest(mask: i64) -> i64:
    """Return the smallest number in a non-empty mask."""
    return size((mask & -mask) - 1)


def highest(mask: i64) -> i64:
    """Return the largest number in a non-empty mask."""
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    return size(mask) - 1


def nth(mask: i64, index: i64) -> i64:
    """Return the number at an index (from 0) of the mask in ascending order. The index must be below the mask's size.

    It halves the mask by the counts of its parts, without a branch: `beyond` is -1 if the number lies past a part, else
    0.
    """
    twos = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (twos & 0x3333333333333333) + ((twos >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    sixteens = (eights + (eights >> 8)) & 0x00FF00FF00FF00FF
    part = (sixteens + (sixteens >> 16)) & 0xFF
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at = 32 & beyond
    part = (sixteens >> at) & 0xFF
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 16 & beyond
    part = (eights >> at) & 0xFF
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 8 & beyond
    part = (fours >> at) & 15
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 4 & beyond
    part = (twos >> at) & 3
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 2 & beyond
    part = (mask >> at) & 1
    return at + (1 & ((part - 1 - index) >> 61))


def nth_of_few(mask: i64, index: i64) -> i64:
    """Do the same as `nth`, for masks of numbers below 16."""
    twos = mask - ((mask >> 1) & 0x5555)
    fours = (twos & 0x3333) + ((twos >> 2) & 0x3333)
    part = (fours + (fours >> 4)) & 15
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at = 8 & beyond
    part = (fours >> at) & 15
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 4 & beyond
    part = (twos >> at) & 3
    beyond = (part - 1 - index) >> 61
    index -= part & beyond
    at += 2 & beyond
    part = (mask >> at) & 1
    return at + (1 & ((part - 1 - index) >> 61))


def numbers(mask: i64) -> list[int]:
    """Return the numbers in the mask in ascending order."""
    found: list[int] = []
    while mask != 0:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


def count(packed: i64, kind: i64) -> i64:
    """Return how many pieces of a kind a packed count holds; each kind has four bits."""
    return (packed >> (4 * kind)) & NIBBLE


def one_of(kind: i64) -> i64:
    """Return the packed count of one piece of a kind, to add or to subtract."""
    return shift(1, 4 * kind)


def kinds(packed: i64) -> i64:
    """Return the mask of those of the first eight kinds that occur in a packed count."""
    found = packed | (packed >> 1)
    found = (found | (found >> 2)) & 0x11111111
    found = (found | (found >> 3)) & 0x03030303
    found = (found | (found >> 6)) & 0x000F000F
    return (found | (found >> 12)) & 0xFF


def zeros(length: i64) -> vec[i64]:
    """Return a vector of zeros."""
    fresh = vec[i64](capacity=length)
    index: i64 = 0
    while index < length:
        fresh = append(fresh, 0)
        index += 1
    return fresh


def spread(mask: i64) -> i64:
    """Return eight bytes, each 1 where the mask has its number (0 to 7), else 0; the first byte is the lowest.

    The product puts the bits 0 to 6 seven apart, so that bit n arrives at 8 * n; nothing is carried.
    """
    return (((mask & 0x7F) * 0x2040810204081) & 0x01010101010101) | ((mask & 0x80) << 49)


def widened(packed: i64) -> i64:
    """Return a packed count of eight kinds with a byte for each kind instead of four bits; none is above 7 in the last
    kind."""
    wide = (packed & 0xFFFF) | ((packed & 0xFFFF0000) << 16)
    wide = (wide & 0x000000FF000000FF) | ((wide & 0x0000FF000000FF00) << 8)
    return (wide & 0x000F000F000F000F) | ((wide & 0x00F000F000F000F0) << 4)


def rotated(mask: i64, by: i64, length: i64) -> i64:
    """Return a mask of numbers below a length, each of them less by something, from 0 down to the highest again."""
    return ((mask >> by) | (mask << (length - by))) & first(length)
