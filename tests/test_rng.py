"""The generator for search and simulation, against a plain implementation of xoshiro128++ with whole numbers."""

import hashlib
from collections import Counter
from math import sqrt

import pytest

from stammtisch.core.rng import Rng

SPAN = 2**32
SEEDS: tuple[int | str, ...] = (0, 1, 2**70, "a table", "")


class Reference:
    """xoshiro128++ as its authors describe it: four words of 32 bits, two rotations, a shift and six xors."""

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 16, 4)]
        self.words[3] |= 1
        self.drawn = 0

    def next(self) -> int:
        s = self.words
        result = (rotated((s[0] + s[3]) % SPAN, 7) + s[0]) % SPAN
        shifted = s[1] * 2**9 % SPAN
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated(s[3], 11)
        self.drawn += 1
        return result

    def below(self, bound: int) -> int:
        """Draws until the product falls where every result has equally many draws; then its upper half."""
        while True:
            product = self.next() * bound
            if product % SPAN >= SPAN % bound:
                return product // SPAN


def rotated(word: int, by: int) -> int:
    """32 bits turned to the left."""
    return (word << by) % SPAN + (word >> (32 - by))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_stream_of_a_seed_is_that_of_the_reference(seed: int | str) -> None:
    rng, reference = Rng(seed), Reference(seed)
    assert [rng.next() for _ in range(5000)] == [reference.next() for _ in range(5000)]


def test_the_stream_from_one_two_three_four_is_the_published_one() -> None:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = 1, 2, 3, 4
    published = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295]
    assert [rng.next() for _ in range(8)] == published


def test_the_stream_of_a_seed_never_changes() -> None:
    rng = Rng(1)
    assert [rng.next() for _ in range(4)] == [3690960808, 1861834294, 632396598, 508106484]
    assert Rng("Stammtisch").next() == 2140906274


def test_equal_seeds_give_equal_streams_and_other_seeds_others() -> None:
    streams = {tuple(Rng(seed).next() for _ in range(4)) for seed in range(1000)}
    rng, again = Rng(5), Rng(5)
    assert [rng.next() for _ in range(100)] == [again.next() for _ in range(100)]
    assert len({Rng(seed).next() for seed in range(1000)}) == len(streams) == 1000


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 15, 52, 75, 1000, 2**16, 2**29 + 1, 3 * 2**28, 2**30 - 1, 2**30])
def test_below_draws_as_the_reference_does(bound: int) -> None:
    rng, reference = Rng(bound), Reference(bound)
    assert [rng.below(bound) for _ in range(2000)] == [reference.below(bound) for _ in range(2000)]
    assert rng.next() == reference.next()


@pytest.mark.parametrize("bound", [2**29 + 1, 5 * 2**27, 3 * 2**28])
def test_below_draws_again_where_a_result_would_be_too_likely(bound: int) -> None:
    rng, reference = Rng(bound), Reference(bound)
    drawn = [rng.below(bound) for _ in range(2000)]
    assert [reference.below(bound) for _ in range(2000)] == drawn
    assert reference.drawn > 2000, "no draw was refused"


@pytest.mark.parametrize("bound", range(1, 76))
def test_below_reaches_every_number_and_no_other(bound: int) -> None:
    rng = Rng(f"range {bound}")
    assert {rng.below(bound) for _ in range(40 * bound)} == {*range(bound)}


@pytest.mark.parametrize("bound", [2, 3, 5, 15, 60, 75])
def test_below_is_uniform(bound: int) -> None:
    rng = Rng(f"uniform {bound}")
    assert looks_uniform(Counter(rng.below(bound) for _ in range(30_000)), bound, 30_000)


def test_pairs_of_draws_are_uniform() -> None:
    rng = Rng("pairs")
    assert looks_uniform(Counter((rng.below(8), rng.below(8)) for _ in range(30_000)), 64, 30_000)


@pytest.mark.parametrize("bit", range(32))
def test_every_bit_is_set_half_of_the_time(bit: int) -> None:
    rng = Rng(f"bit {bit}")
    assert looks_uniform(Counter(rng.next() >> bit & 1 for _ in range(4000)), 2, 4000)


def test_a_fraction_is_the_next_draw_in_the_unit_interval() -> None:
    rng, reference = Rng("fraction"), Reference("fraction")
    fractions = [rng.fraction() for _ in range(5000)]
    assert fractions == [reference.next() / SPAN for _ in range(5000)]
    assert 0.0 <= min(fractions) < 0.01
    assert 0.99 < max(fractions) < 1.0


def looks_uniform(observed: Counter[object], kinds: int, draws: int) -> bool:
    """Whether the chi-square value is within four deviations above its mean."""
    due = draws / kinds
    value = sum((seen - due) ** 2 / due for seen in observed.values()) + due * (kinds - len(observed))
    return value < kinds - 1 + 4 * sqrt(2 * (kinds - 1))


def test_a_number_aside_leaves_the_stream_as_it_is() -> None:
    rng, untouched = Rng("aside"), Rng("aside")
    for _ in range(100):
        assert [rng.aside(about) for about in range(5)] == [rng.aside(about) for about in range(5)]
        assert rng.next() == untouched.next()


def test_numbers_aside_are_spread_evenly_and_tell_nothing_of_each_other() -> None:
    rng = Rng("aside")
    pairs = Counter[tuple[int, int]]()
    for _ in range(40_000):
        rng.next()
        pairs[int(4 * rng.aside(7)), int(4 * rng.aside(8))] += 1
    assert len(pairs) == 16
    expected = 40_000 / 16
    assert sum((found - expected) ** 2 / expected for found in pairs.values()) < 38, "chi squared, 15 degrees, 0.1 %"
