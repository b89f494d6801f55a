"""Plays two matches with contributions and prints their proofs: the known vectors of tests/proof.test.ts.

The deal of the second began anew twice. Each proof comes with what seat 0 saw being drawn.

python web/tests/prove.py > web/tests/fixtures/proof.json
"""

import hashlib
import json
from typing import Any

from stammtisch.core import shelf
from stammtisch.core.deal import Beginning, Deal
from stammtisch.core.game import BACK
from stammtisch.core.match import Match, in_hex, written_out


def part(name: str) -> bytes:
    """What somebody contributes."""
    return hashlib.sha256(name.encode()).digest()


def fixed(name: str) -> str:
    """Its hash."""
    return hashlib.sha256(part(name)).hexdigest()


def proven(deal: Deal) -> dict[str, Any]:
    """A whole match, its proof and what seat 0 saw being drawn."""
    match = Match(shelf.game("diabolo"), 3, {"length": "single"}, deal=deal)
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    shown = zip(match.events(0), match.drawn(), strict=True)
    hashes = {str(seat): hashlib.sha256(part).hexdigest() for seat, part in enumerate(deal.contributions) if part}
    proof = {
        "id": deal.match_id,
        "deal": deal.version,
        "commitment": deal.commitment,
        "seed": deal.seed.hex(),
        "beginnings": [written_out(beginning) for beginning in deal.void],
        "hashes": hashes,
        "contributions": in_hex(deal.contributions),
        "shufflings": [
            {"deck": part.deck, "shuffling": part.shuffling, "cards": list(part.cards)} for part in match.shufflings
        ],
        "draws": [list(draw) for draw in match.draws],
        "replays": "",
        "fresh": True,
        "chosen": "",
        "lots": deal.turned(3) if deal.lots else None,
    }
    seen = {str(number): event.pieces[0] for event, number in shown if number is not None and event.pieces != (BACK,)}
    return {"proof": proof, "seen": seen}


SEED = bytes(range(32))
VOID = (
    Beginning((fixed("Mira 0"), fixed("Jonas 0"), fixed("Alex 0")), (part("Mira 0"), None, part("Alex 0"))),
    Beginning((fixed("Mira 1"), None, fixed("Alex 1")), (part("Mira 1"), None, None)),
)
PLAIN = Deal("a known match", SEED, (part("Mira"), None, part("Alex")), lots=True)
ANEW = Deal("a match that began anew", SEED, (part("Mira 2"), None, None), VOID)
print(json.dumps({"plain": proven(PLAIN), "anew": proven(ANEW)}))
