"""A checker of deals, written from docs/deal.md alone."""

import hashlib
import hmac
from typing import Any


def check_the_deal(proof: dict[str, Any], commitment: str) -> None:
    """Check the whole construction of docs/deal.md, without using the code of the project."""
    check_the_beginnings(proof)
    promise = f"stammtisch deal 1\n{proof['id']}\n{proof['seed']}"
    assert hashlib.sha256(promise.encode()).hexdigest() == proof["commitment"] == commitment
    for seat, given in enumerate(proof["contributions"]):
        if given is not None and not proof["replays"]:
            assert hashlib.sha256(bytes.fromhex(given)).hexdigest() == proof["hashes"][str(seat)]
    number = len(proof["beginnings"])
    lines = f"beginning {number}\n" if number else ""
    lines += "".join([f"{seat} {given}\n" for seat, given in enumerate(proof["contributions"]) if given is not None])
    key = hmac.digest(bytes.fromhex(proof["seed"]), lines.encode(), "sha256")
    decks = {(part["deck"], part["shuffling"]): list(part["cards"]) for part in proof["shufflings"]}
    drawn = dict.fromkeys(decks, 0)
    for deck, shuffling, card in proof["draws"]:
        cards = sorted(decks[deck, shuffling])
        number, attempt = drawn[deck, shuffling], 0
        while True:
            digest = hmac.digest(key, f"{deck} {shuffling} {number} {attempt}".encode(), "sha256")
            x = int.from_bytes(digest[:4], "big")
            if x < (1 << 32) // len(cards) * len(cards):
                break
            attempt += 1
        assert cards[x % len(cards)] == card
        decks[deck, shuffling].remove(card)
        drawn[deck, shuffling] += 1


def check_the_beginnings(proof: dict[str, Any]) -> None:
    """Check that every void beginning names the seats that withheld, and that they take no further part."""
    assert proof["deal"] == (2 if proof["beginnings"] else 1)
    excluded: set[int] = set()
    for void in proof["beginnings"]:
        silent = [
            seat for seat, hash in enumerate(void["hashes"]) if hash is not None and void["contributions"][seat] is None
        ]
        assert silent == void["withheld"] != []
        for hash, given in zip(void["hashes"], void["contributions"], strict=True):
            assert given is None or hashlib.sha256(bytes.fromhex(given)).hexdigest() == hash
        assert not any(void["hashes"][seat] for seat in excluded)
        excluded |= {*void["withheld"]}
    assert not any(proof["contributions"][seat] for seat in excluded)
