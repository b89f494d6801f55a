"""Masks, packed counts and vectors, checked against Python's own numbers up to bit 61."""

import random
from collections.abc import Iterator

import pytest

from stammtisch.core import bits

BITS = range(62)
"""The bits that a mask may have."""


def some_masks() -> Iterator[int]:
    """The empty mask, the full one, every single bit, every run from either end, and many at random."""
    dice = random.Random(7)
    yield 0
    for bit in BITS:
        yield 1 << bit
        yield (1 << (bit + 1)) - 1
        yield (1 << 62) - (1 << bit)
    for _ in range(2000):
        yield dice.getrandbits(62) & dice.choice((dice.getrandbits(62), -1))


MASKS = tuple(some_masks())


def members(mask: int) -> list[int]:
    """The numbers in a mask, the slow way."""
    return [bit for bit in BITS if mask & (1 << bit)]


@pytest.mark.parametrize("by", BITS)
def test_a_value_is_shifted_by_every_number_of_bits(by: int) -> None:
    for value in (1, 2, 3, 5, 15, 31, 127, 0x7FFF, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x123456789ABC):
        if value << by < 1 << 62:
            assert bits.shift(value, by) == value << by


@pytest.mark.parametrize("number", BITS)
def test_a_single_number_is_one_bit(number: int) -> None:
    assert bits.single(number) == 1 << number
    assert bits.lowest(bits.single(number)) == bits.highest(bits.single(number)) == number


@pytest.mark.parametrize("count", range(63))
def test_the_first_numbers_are_all_below_their_count(count: int) -> None:
    assert bits.first(count) == (1 << count) - 1
    assert bits.size(bits.first(count)) == count


def test_a_mask_has_its_numbers_and_no_others() -> None:
    for mask in MASKS:
        assert [number for number in BITS if bits.has(mask, number)] == members(mask)
        assert bits.numbers(mask) == members(mask)


def test_the_size_is_the_number_of_bits() -> None:
    for mask in MASKS:
        assert bits.size(mask) == mask.bit_count()


def test_lowest_and_highest_are_the_ends_of_a_mask() -> None:
    for mask in MASKS:
        if mask:
            assert bits.lowest(mask) == members(mask)[0]
            assert bits.highest(mask) == members(mask)[-1]


def test_nth_counts_in_ascending_order() -> None:
    for mask in MASKS:
        assert [bits.nth(mask, index) for index in range(mask.bit_count())] == members(mask)


def test_nth_of_few_counts_in_every_mask_of_sixteen_bits() -> None:
    for mask in range(1 << 16):
        assert [bits.nth_of_few(mask, index) for index in range(mask.bit_count())] == [
            bit for bit in range(16) if mask >> bit & 1
        ]


@pytest.mark.parametrize("kind", range(15))
def test_a_packed_count_holds_up_to_fifteen_of_each_kind(kind: int) -> None:
    assert bits.one_of(kind) == 16**kind
    packed = 0
    for number in range(16):
        assert bits.count(packed, kind) == number
        assert [other for other in range(15) if other != kind and bits.count(packed, other)] == []
        packed += bits.one_of(kind)


def test_one_more_and_one_less_of_a_kind_leave_the_others_alone() -> None:
    dice = random.Random(8)
    for _ in range(1000):
        counts = [dice.randrange(1, 15) for _ in range(15)]
        packed = sum(number << (4 * kind) for kind, number in enumerate(counts))
        more, less = dice.sample(range(15), 2)
        packed += bits.one_of(more) - bits.one_of(less)
        counts[more] += 1
        counts[less] -= 1
        assert [bits.count(packed, kind) for kind in range(15)] == counts


def test_kinds_are_those_of_which_there_is_at_least_one() -> None:
    dice = random.Random(9)
    for there in range(1 << 8):
        for _ in range(8):
            counts = [dice.randrange(1, 16) if there >> kind & 1 else 0 for kind in range(8)]
            assert bits.kinds(sum(number << (4 * kind) for kind, number in enumerate(counts))) == there


@pytest.mark.parametrize("length", [0, 1, 2, 15, 100])
def test_zeros_are_that_many_and_a_vector_of_their_own(length: int) -> None:
    zeros = bits.zeros(length)
    assert [*zeros] == [0] * length
    if length:
        zeros[length - 1] = 5
        assert [*bits.zeros(length)] == [0] * length
