"""Environments for reinforcement learning, with the interfaces that the field knows (`docs/research.md`).

They need the packages of `pip install 'stammtisch[research]'`; each module imports only those of its own interface.
"""

from collections.abc import Iterator

from stammtisch.core import shelf
from stammtisch.core.game import Game


def usual_seats(game: Game) -> int:
    """Return how many seats a game has unless somebody says otherwise: two or, if that is not possible, the fewest."""
    return 2 if 2 in game.seats else game.seats[0]


def names() -> Iterator[tuple[str, str]]:
    """Yield every game that has observations, and its name in registries of environments: stammtisch/SevenSeals-v1.

    The number changes when observations or rewards do.
    """
    for name in shelf.names():
        if shelf.part(name, "observe") is not None:
            spelled = "".join(word.capitalize() for word in name.split("-"))
            yield name, f"stammtisch/{spelled}-v1"
