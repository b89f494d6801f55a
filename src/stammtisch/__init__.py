"""Stammtisch: four tabletop games as a fast library, in the terminal and in the browser.

Examples:
    >>> import stammtisch
    >>> match = stammtisch.match("sep", seats=2, seed=7)
    >>> match.waiting_for()
    [0]
"""

from collections.abc import Sequence

from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Event, Game, Refused, Value, View
from stammtisch.core.match import IllegalMove, Match
from stammtisch.core.rng import Rng
from stammtisch.core.shelf import game
from stammtisch.core.shelf import names as game_names

__all__ = [
    "CHANCE",
    "JUDGE",
    "WATCHER",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Refused",
    "Rng",
    "View",
    "game",
    "game_names",
    "match",
]

__version__ = "0.1.0"


def match(
    name: str,
    seats: int,
    seed: int | str | bytes | None = None,
    *,
    players: Sequence[str] | None = None,
    **options: Value,
) -> Match:
    """Return a new match of a game. The same seed always deals the same cards; without a seed they cannot be foreseen.

    Give options by name: `match("seven-seals", 4, edition="black-mage")`.
    """
    deal = Deal.fresh() if seed is None else Deal("", seed_bytes(seed))
    return Match(game(name), seats, options, players=players, deal=deal)
