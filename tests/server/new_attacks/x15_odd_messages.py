"""Odd messages of every kind: deep JSON, huge numbers, signs that grow, long lists. Says what hurt or was logged."""

import json
import tempfile
import time
from pathlib import Path

import begin  # noqa: F401
from strain import Strained
from stranger import TEXT, Stranger, TurnedAway, frame

ODD = {
    "deep list": b"[" * 60_000,
    "deep object": b'{"a":' * 10_000,
    "huge int": b'{"do":"play","id":"x","seat":0,"at":' + b"9" * 60_000 + b',"word":"x"}',
    "huge float": b'{"do":"play","id":"x","seat":0,"at":1e999999999,"word":"x"}',
    "long word": json.dumps({"do": "play", "id": "x", "seat": 0, "at": 1, "word": "w" * 60_000}).encode(),
    "many keys": b'{"do":"look","id":"x",' + b",".join(b'"k%d":1' % n for n in range(6000)) + b"}",
    "same key": b'{"do":"look","id":"x"' + b',"seat":0' * 6000 + b"}",
    "grows under NFC": json.dumps({"do": "say", "id": "x", "text": "\U0001d160" * 500}).encode(),
    "stacked marks": json.dumps({"do": "say", "id": "x", "text": "a" + "\u0315\u0300" * 249}).encode(),
    "zero id": json.dumps({"do": "say", "id": "\u0000", "text": "hm"}).encode(),
    "replay far away": b'{"do":"replay","id":"x","start":999999999999999999,"count":100}',
    "replay very far away": b'{"do":"replay","id":"x","start":99999999999999999999999,"count":100}',
}
BODIES = {
    "options": {"game": "sequence", "seats": 2, "options": {f"k{n}": n for n in range(4000)}},
    "mine": {"game": "sequence", "seats": 2, "mine": [0] * 20_000},
    "bots": {"game": "sequence", "seats": 2, "bots": ["novice"] * 5000},
    "long game": {"game": "x" * 60_000, "seats": 2},
    "long option": {"game": "sequence", "seats": 2, "options": {"draw": "x" * 60_000}},
    "deep option": {"game": "sequence", "seats": 2, "options": {"draw": 10**300}},
}

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Strained(Path(folder), limits=1) as server:
        stranger = Stranger(server.port, "127.0.0.2")
        token = stranger.person()
        table = stranger.table(token, mine=[0, 1], start=True)
        time.sleep(5)
        for name, payload in ODD.items():
            cable = stranger.at(table, token)
            cable.told("chat")
            begun = time.perf_counter()
            try:
                cable.send(frame(TEXT, payload))
                answer = cable._frame()[1]
                said = answer[:90].decode(errors="replace")
            except (TurnedAway, OSError) as error:
                said = str(error)
            print(f"{name:22} {1000 * (time.perf_counter() - begun):7.1f} ms  {said}")
            cable.close()
        for name, body in BODIES.items():
            begun = time.perf_counter()
            status, answer = stranger.http("POST", "/api/tables", body, token)
            print(f"{name:22} {1000 * (time.perf_counter() - begun):7.1f} ms  {status} {len(answer)} {answer[:80]!r}")
        print(*server.troubles()[:5], sep="\n")
