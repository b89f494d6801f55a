"""A text-only player at a real table: it reads JSON, chooses one word, and says it.

    python docs/examples/text_player.py http://localhost:8181 diabolo 3 length=single

It opens a table, takes the first seat, lets bots play the others, and plays to the end. `reply` is where a language
model goes: it gets the rules of the game as text and the server's message as it is, and returns one of the legal words.
This one takes the shortest, so that the example can be tested without a model. It uses nothing of the package, only the
protocol (docs/protocol.md).
"""

import asyncio
import json
import sys
import urllib.request
from typing import Any
from uuid import uuid4

from websockets.asyncio.client import connect


def reply(rules: str, view: dict[str, Any]) -> str:
    """Return a word for this view. A model would read the rules and the view here."""
    assert rules, "the rules come with the game"
    legal: list[str] = view["legal"]
    return min(legal, key=lambda word: (len(word), word))


def house(server: str, path: str, body: Any = None, token: str = "") -> bytes:
    """Ask the house by HTTP: with a body by POST, otherwise by GET."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers), timeout=20) as answer:
        found: bytes = answer.read()
        return found


async def play(server: str, game: str, seats: int, options: dict[str, str]) -> list[int]:
    """Play one match against bots and return the winning seats."""
    token = json.loads(house(server, "/api/me", {"name": "Text"}))["token"]
    rules = house(server, f"/api/games/{game}/rules/en").decode()
    wanted = {"game": game, "seats": seats, "options": options, "mine": [0], "bots": [None] + ["novice"] * (seats - 1)}
    wanted |= {"start": True, "bot_seconds": 0.2}
    table = json.loads(house(server, "/api/tables", wanted, token))["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        async for frame in line:
            told = json.loads(frame)
            if told["is"] == "refused" and told["code"] != "stale":
                raise RuntimeError(told["text"])
            if told["is"] != "view":
                continue
            if told["over"]:
                return list(told["winners"])
            if told["legal"]:
                word = reply(rules, told)
                ask = {"do": "play", "id": uuid4().hex, "seat": told["seat"], "at": told["at"], "word": word}
                await line.send(json.dumps(ask))
    raise ConnectionError("the connection ended before the match")


if __name__ == "__main__":
    address, name, number, *texts = sys.argv[1:]
    agreed = dict(text.split("=", 1) for text in texts)
    print("winning seats:", asyncio.run(play(address, name, int(number), agreed)))
