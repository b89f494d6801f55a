"""Plays a whole match with contributions and prints its proof: the known vector of tests/proof.test.ts.

python web/tests/prove.py > web/tests/fixtures/proof.json
"""

import hashlib
import json

from stammtisch.core import shelf
from stammtisch.core.deal import Deal, commitment
from stammtisch.core.match import Match

ID = "a known match"
SEED = bytes(range(32))
GIVEN = (hashlib.sha256(b"Mira").digest(), None, hashlib.sha256(b"Alex").digest())

match = Match(shelf.game("diabolo"), 3, {"length": "single"}, deal=Deal(ID, SEED, GIVEN))
while not match.over:
    seat = match.waiting_for()[0]
    match.play(seat, match.legal(seat)[0])
print(
    json.dumps(
        {
            "id": ID,
            "deal": 1,
            "commitment": commitment(ID, SEED),
            "seed": SEED.hex(),
            "hashes": {str(seat): hashlib.sha256(part).hexdigest() for seat, part in enumerate(GIVEN) if part},
            "contributions": [None if part is None else part.hex() for part in GIVEN],
            "shufflings": [
                {"deck": part.deck, "shuffling": part.shuffling, "cards": list(part.cards)} for part in match.shufflings
            ],
            "draws": [list(draw) for draw in match.draws],
            "replays": "",
        }
    )
)
