"""A deal that anybody can verify, by commit and reveal: the server commits to a seed, the players contribute bytes, and
all chance is drawn from both.

The construction; `||` joins ASCII text, and every hash is SHA-256:

1. `commitment` = hex(hash("stammtisch deal 1\\n" || match id || "\\n" || hex(seed))), published first.
2. The deal begins, with number 0. Each seat may contribute 32 bytes; it sends their hash before any bytes are shown. If
   a seat has sent a hash and does not show its bytes, this beginning is void: nothing is dealt, that seat contributes
   no more, and the deal begins again with the next number and new bytes from the others.
3. `key` = HMAC(seed, lines), one line `"{seat} {hex(contribution)}\\n"` for each seat that contributed, ascending.
   Beginning 0 is version 1 of the deal; a later one is version 2, and `"beginning {number}\\n"` is its first line.
4. Draw k (from 0) of shuffling s of deck d, from the n cards then in that deck, sorted by word, one entry for each
   copy: take try = 0, 1, 2 ... until x = the first four bytes of HMAC(key, "{d} {s} {k} {try}") as a big-endian number
   is below the largest multiple of n up to 2**32; the card is number x mod n.

A draw depends on nothing else: not on the ply, the time or the order of messages.

5. If the table draws lots for the first seat, all players move on together by x mod n of the n seats. x comes from
   HMAC(key, "lots {try}") in the same way. Contributions keep the seats that they were given at.
"""

import hashlib
import hmac
import secrets
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stammtisch.core.game import Refused

VERSION = 1
WITH_BEGINNINGS = 2
"""The version of a deal that began more than once."""
SEED_BYTES = 32


class BadSeed(Refused):
    """Not a seed."""


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Return the bytes of a seed that is a number, 64 hexadecimal digits or 32 bytes."""
    if isinstance(seed, int) and 0 <= seed < 1 << (8 * SEED_BYTES):
        return seed.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str):
        try:
            seed = bytes.fromhex(seed)
        except ValueError:
            seed = b""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    raise BadSeed("a seed is a number from 0 below 2**256, 64 hexadecimal digits, or 32 bytes")


def commitment(match_id: str, seed: bytes) -> str:
    """Return the hash that is published before the game. It binds the server to the seed and does not reveal it."""
    return hashlib.sha256(f"stammtisch deal {VERSION}\n{match_id}\n{seed.hex()}".encode()).hexdigest()


def fair_key(seed: bytes, contributions: Sequence[bytes | None], beginning: int = 0) -> bytes:
    """Return the key for all draws."""
    lines = [f"beginning {beginning}\n"] if beginning else []
    lines += [f"{seat} {given.hex()}\n" for seat, given in enumerate(contributions) if given is not None]
    return hmac.digest(seed, "".join(lines).encode(), "sha256")


def fair_index(key: bytes, deck: int, shuffling: int, draw: int, size: int) -> int:
    """Return the index of the card that a draw takes from `size` cards; each is exactly equally likely."""
    return _index(hmac.new(key, digestmod="sha256"), deck, shuffling, draw, size)


def _index(keyed: hmac.HMAC, deck: int, shuffling: int, draw: int, size: int) -> int:
    return _number(keyed, f"{deck} {shuffling} {draw}", size)


def _number(keyed: hmac.HMAC, purpose: str, size: int) -> int:
    """Return a number below `size` for a purpose, each exactly equally likely."""
    limit = (1 << 32) - (1 << 32) % size
    attempt = 0
    while True:
        mac = keyed.copy()
        mac.update(f"{purpose} {attempt}".encode())
        number = int.from_bytes(mac.digest()[:4], "big")
        if number < limit:
            return number % size
        attempt += 1


@dataclass(frozen=True)
class Beginning:
    """A void beginning of a deal: a seat did not show the bytes that it had committed to. All fields are by seat."""

    hashes: tuple[str | None, ...]
    contributions: tuple[bytes | None, ...]

    @property
    def withheld(self) -> list[int]:
        """The seats that sent a hash and showed no bytes."""
        shown = zip(self.hashes, self.contributions, strict=True)
        return [seat for seat, (bound, given) in enumerate(shown) if bound is not None and given is None]


@dataclass(frozen=True)
class Deal:
    """The source of chance for one match."""

    match_id: str
    seed: bytes
    contributions: tuple[bytes | None, ...] = ()
    """By seat; None where a seat was asked and gave nothing. Empty if nobody was asked."""
    void: tuple[Beginning, ...] = ()
    """The void beginnings before the one that was dealt."""
    lots: bool = False
    """Whether the table draws lots for the first seat."""

    @classmethod
    def fresh(cls, match_id: str | None = None) -> "Deal":
        """Return a deal that nobody can foresee."""
        return cls(secrets.token_hex(8) if match_id is None else match_id, secrets.token_bytes(SEED_BYTES))

    @property
    def commitment(self) -> str:
        """The published hash."""
        return commitment(self.match_id, self.seed)

    @property
    def version(self) -> int:
        """The version of the construction that this deal uses."""
        return WITH_BEGINNINGS if self.void else VERSION

    @property
    def key(self) -> bytes:
        """The key that every draw comes from."""
        return fair_key(self.seed, self.contributions, len(self.void))

    @property
    def id(self) -> str:
        """The same for two deals of the same cards; it tells nothing about them."""
        return hashlib.sha256(b"stammtisch deal id\n" + self.key).hexdigest()[:32]

    def turned(self, seats: int) -> int:
        """Return by how many seats the lots move everybody on; 0 without lots."""
        if not self.lots:
            return 0
        return _number(hmac.new(self.key, digestmod="sha256"), "lots", seats)

    def source(self, drawn: Iterable[tuple[int, int]] = ()) -> "Draws":
        """Return the draws that follow those already made, which are given by deck and shuffling."""
        return Draws(self.key, drawn)


class Draws:
    """The draws of a deal: counts them for each shuffling and says which card comes next."""

    def __init__(self, key: bytes, drawn: Iterable[tuple[int, int]] = ()) -> None:
        self._keyed = hmac.new(key, digestmod="sha256")
        self._drawn: dict[tuple[int, int], int] = Counter(drawn)

    def next(self, deck: int, shuffling: int, words: Sequence[str]) -> str:
        """Return the next card of this deck; `words` are the cards in it, one for each copy."""
        number = self._drawn.get((deck, shuffling), 0)
        self._drawn[deck, shuffling] = number + 1
        return sorted(words)[_index(self._keyed, deck, shuffling, number, len(words))]
