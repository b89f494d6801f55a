"""A small, good generator for search and simulation: xoshiro128++ (Blackman and Vigna, 2021). The same compiled and
plain.

People never play with its cards: the deal of a match comes from `deal.py`.
"""

import hashlib
from typing import Final

from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF
"""The low 32 bits: every step is masked, because i64 wraps only when compiled."""
SPAN: Final = 0x100000000


class Rng:
    """A stream of random numbers that depends on its seed alone."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big") | 1

    def next(self) -> i64:
        """Return 32 random bits."""
        a = self.a
        b = self.b
        total = (a + self.d) & LOW
        drawn = ((((total << 7) & LOW) | (total >> 25)) + a) & LOW
        c = self.c ^ a
        d = self.d ^ b
        self.b = b ^ c
        self.a = a ^ d
        self.c = c ^ ((b << 9) & LOW)
        self.d = ((d << 11) & LOW) | (d >> 21)
        return drawn

    def below(self, bound: i64) -> i64:
        """Return a number from 0 to bound - 1, each exactly equally likely; the bound is at most 2**30.

        The method is Lemire's ("Fast Random Integer Generation in an Interval", 2019).
        """
        product = self.next() * bound
        low = product & LOW
        if low < bound:
            threshold = (SPAN - bound) % bound
            while low < threshold:
                product = self.next() * bound
                low = product & LOW
        return product >> 32

    def fraction(self) -> float:
        """Return a float in [0, 1)."""
        return float(self.next()) / 4294967296.0

    def aside(self, about: i64) -> float:
        """Return a float in [0, 1), hashed from `about` (below 2**20). It does not advance the stream."""
        mixed = (self.a + (about + 1) * 0x9E3779B1) & LOW
        mixed = ((mixed ^ (mixed >> 16)) * 0x45D9F3B) & LOW
        mixed = ((mixed ^ (mixed >> 15)) * 0x2C1B3C6D) & LOW
        return float(mixed ^ (mixed >> 16)) / 4294967296.0
