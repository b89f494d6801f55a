"""Prints the decks of every game for every number of seats and every option, by the rules.

tests/decks.test.ts compares the faces with them.

python web/tests/decks.py > web/tests/fixtures/decks.json
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

from stammtisch.arena.simulation import random_match
from stammtisch.core import shelf
from stammtisch.core.game import Game


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every choice of options."""
    for seats in game.seats:
        options = game.options(seats)
        for values in itertools.product(*[option.values for option in options]):
            yield seats, dict(zip([option.name for option in options], values, strict=True))


def decks(game: Game, seats: int, options: dict[str, Any]) -> list[str]:
    """The cards of the first shuffling of each deck, in words."""
    match = random_match(game, seats, options, "decks")
    first = {part.deck: part.cards for part in match.shufflings if part.shuffling == 0}
    return [" ".join(first[deck]) for deck in range(len(first))]


def fixture() -> list[dict[str, Any]]:
    """What the file holds."""
    games = [shelf.game(name) for name in sorted(shelf.packages())]
    return [
        {"game": game.name, "seats": seats, "options": options, "decks": decks(game, seats, options)}
        for game in games
        for seats, options in tables(game)
    ]


if __name__ == "__main__":
    print(json.dumps(fixture()))
