"""What each choice would have brought in matches of regulars: the lesson of `outplay.py`.

At some decisions of a match every choice is played, and regulars play on from there, with the cards as they really
lie and the same luck later. The net will not see those cards. So over many decisions it learns what a choice brings on
average, given what the seat can know, and nobody has to imagine hands.

    nice .venv/bin/python -m training.nets.playouts seven-seals data/seven-seals --seats 4 --matches 20000
"""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.levels import coach_of, parameters_for
from stammtisch.bots.net import Candidates
from stammtisch.bots.trial import Trial
from stammtisch.core import shelf
from stammtisch.core.advice import Parameters
from stammtisch.core.game import CHANCE, OVER, Game
from stammtisch.core.rng import Rng

SHARD: Final = 100
"""The matches in one file."""
PART: Final = 2
"""Of as many decisions one is tried."""


@dataclass
class Tried:
    """What was found out in some matches: every choice made, and what choices would have brought."""

    seats: int
    numbers: NDArray[np.int64]
    """The numbers of the matches."""
    choices: NDArray[np.int16]
    """Every action that was played, match after match."""
    compared: NDArray[np.int8]
    """By choice: how many actions were tried there, 0 for most."""
    actions: NDArray[np.int16]
    """The actions that were tried, the regular's first."""
    worth: NDArray[np.float32]
    """What each of them brought: a share of the win."""

    def write(self, file: Path) -> None:
        """Keep it."""
        np.savez_compressed(file, **vars(self))

    @classmethod
    def read(cls, file: Path) -> "Tried":
        """Return what is in a file."""
        with np.load(file) as kept:
            found = {name: kept[name] for name in kept.files}
        return cls(int(found.pop("seats")), **found)


def main() -> None:
    """Play matches and keep what was found out, a file for some matches each; files that are there are kept."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("game")
    asking.add_argument("folder", type=Path)
    asking.add_argument("--seats", type=int, required=True)
    asking.add_argument("--matches", type=int, default=10_000)
    asking.add_argument("--first", type=int, default=0, help="the number of the first match")
    asking.add_argument("--depth", type=int, help="after how many decisions a playout is cut off and judged")
    asking.add_argument("--repeats", type=int, default=1, help="how often every choice is played, with other luck")
    asked = asking.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    game = shelf.game(asked.game)
    judge = coach_of(game) if asked.depth is None else replace(coach_of(game), depth=asked.depth)
    for first in range(asked.first, asked.first + asked.matches, SHARD):
        file = asked.folder / f"{asked.seats}-{first:07}.npz"
        if not file.exists():
            tried(game, asked.seats, range(first, first + SHARD), judge, asked.repeats).write(file)


def tried(game: Game, seats: int, numbers: range, judge: Parameters, repeats: int = 1) -> Tried:
    """Play some matches and try the choices of some decisions."""
    regular, coach = parameters_for(game)["expert"].advice(), judge.advice()
    options = game.check(seats, {})
    choices, compared, actions, worth = [], [], [], []
    for number in numbers:
        name = f"{game.name} {seats} {number}"
        luck, ties, later = Rng(f"deal {name}"), Rng(f"ties {name}"), Rng(f"playouts {name}")
        state = game.new(seats, options)
        while (seat := int(state.next_seat())) != OVER:
            if seat == CHANCE:
                state.draw(luck)
                continue
            view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
            played = legal[0]
            there: list[int] = []
            if len(legal) > 1:
                world = game.imagine(view, ties)
                played = int(regular.heuristic(world, seat, ties))
                if later.below(PART) == 0:
                    there = [int(action) for action in Candidates(regular, world, seat, legal, played).actions]
                    trial = Trial(game, view, there, coach, later)
                    trial.add_chain()
                    for _ in range(repeats):
                        trial.try_world(state, 0)
                    actions += there
                    worth += [trial.share(at) for at in range(len(there))]
            choices.append(played)
            compared.append(len(there))
            state.play(seat, played)
    return Tried(
        seats,
        np.array(numbers),
        np.array(choices, np.int16),
        np.array(compared, np.int8),
        np.array(actions, np.int16),
        np.array(worth, np.float32),
    )


if __name__ == "__main__":
    main()
