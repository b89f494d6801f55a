"""The ratings of the bots on the scale of openskill, from their measured win shares: fixed points for people's ratings.

In the model of Plackett and Luce one bot with rating a beats k others with rating b in the share s of all games, if
a - b = beta * sqrt(k + 1) * ln(k * s / (1 - s)). The regular has the rating of an unknown person.
"""

import json
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import Final

REGULAR: Final = 25.0
BETA: Final = 25 / 6
"""How far two ratings lie apart if the better one wins about two of three games: openskill's default."""


@cache
def measured() -> dict[str, dict[str, float]]:
    """Return by game the rating of each level; a game that was not measured is missing."""
    kept = json.loads(files("stammtisch.bots").joinpath("ratings.json").read_text(encoding="utf-8"))
    return {game: ratings(found["seats"], found["shares"]) for game, found in kept["games"].items()}


def ratings(seats: int, shares: dict[str, tuple[str, float, int]]) -> dict[str, float]:
    """Return the rating of each level, the weakest first, from the win share of each against a level below."""
    ahead = {level: lead(share, seats - 1) for level, (_, share, _) in shares.items()}
    found = {"novice": REGULAR - ahead["regular"], "regular": REGULAR}
    for level, (below, _, _) in shares.items():
        if level != "regular":
            found[level] = found[below] + ahead[level]
    return found


def lead(share: float, others: int) -> float:
    """Return by how much one rating exceeds those of the others if it wins this share of all games."""
    return BETA * sqrt(others + 1) * log(others * share / (1 - share))
