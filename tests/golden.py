"""The golden records: games whose every word is kept, so that a change of the rules cannot go unnoticed.

Those of former rules, or from before an option was added, stand beside the present ones under a name of their own.

`python tests/golden.py` writes them anew. Do that only when a change of the rules is meant, and read the difference.
"""

import itertools
from collections.abc import Iterator
from pathlib import Path

from stammtisch.arena.simulation import random_match
from stammtisch.core import shelf
from stammtisch.core.game import Game, Value
from stammtisch.core.record import opened, to_line

FOLDER = Path(__file__).parent / "records"
GOLDEN = FOLDER / "golden"
EXAMPLES = FOLDER / "examples"
GAMES_AT_LEAST = 20
RECORDS_PER_OPTION_SET = 3


def option_sets(game: Game) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of seats with every choice of its options."""
    for seats in game.seats:
        declared = game.options(seats)
        for values in itertools.product(*(option.values for option in declared)):
            yield seats, {option.name: value for option, value in zip(declared, values, strict=True)}


def records_each(game: Game) -> int:
    """How many records each option set gets, so that there are enough for the game."""
    sets = len(list(option_sets(game)))
    return max(RECORDS_PER_OPTION_SET, -(-GAMES_AT_LEAST // sets))


def main() -> None:
    """Writes all golden records."""
    GOLDEN.mkdir(parents=True, exist_ok=True)
    for name in shelf.names():
        game = shelf.game(name)
        with opened(GOLDEN / f"{name}.jsonl.gz", "wt") as file:
            for number, (seats, options) in enumerate(option_sets(game)):
                for again in range(records_each(game)):
                    match = random_match(game, seats, options, f"golden {name} {number}/{again}")
                    file.write(to_line(match.record(legal=True)) + "\n")
        print(name)


if __name__ == "__main__":
    main()
