"""How an expert fares against distracted regulars, who play some of their decisions as a novice.

The targets of `docs/bots.md` ask little of the regular against random players and novices, and much of the expert
against regulars. This benchmark finds the opponent that fits them: a regular so distracted that it just meets its own
targets.

    .venv/bin/python benchmarks/distracted.py sequence --seats 2 --percent 50 [--games 400] [--seed 1] [--jobs 2]
"""

import argparse
from collections.abc import Sequence
from math import ceil

from stammtisch.arena.tournament import Contest, standings, tournament
from stammtisch.bots.levels import bots_for
from stammtisch.core import shelf
from stammtisch.core.bot import Bot, Budget, Stop, Thought
from stammtisch.core.game import Game, Refused, View
from stammtisch.core.rng import Rng


class DistractedBot(Bot):
    """Plays as the regular, and a percentage of its decisions as the novice."""

    def __init__(self, game: Game, percent: int) -> None:
        super().__init__(game, f"distracted {percent}", "A regular that is sometimes distracted.")
        self.percent = percent

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose as the regular or as the novice."""
        level = "novice" if rng.below(100) < self.percent else "regular"
        return bots_for(self.game)[level].choose(view, legal, rng, budget, stop)


for name in shelf.names():  # at the top level, so that every worker has them
    for percent in range(101):
        bots_for(shelf.game(name))[f"distracted {percent}"] = DistractedBot(shelf.game(name), percent)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--percent", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    if not 0 <= asked.percent <= 100:
        parser.error(f"--percent must be 0 to 100, not {asked.percent}")
    if asked.games < 1:
        parser.error(f"--games must be at least 1, not {asked.games}")
    distracted = f"distracted {asked.percent}"
    for one, rest in ((distracted, "random"), (distracted, "novice"), ("expert", distracted)):
        try:
            game = shelf.game(asked.game)
            bots = (one,) + (rest,) * (asked.seats - 1)
            contest = Contest.of(game.name, asked.seats, {}, bots, asked.seed, None)
        except Refused as problem:
            parser.error(str(problem))
        deals = list(tournament(contest, range(ceil(asked.games / len(contest.rotations()))), asked.jobs))
        standing = next(standing for standing in standings(deals) if standing.bot == one)
        low, high = 100 * (standing.share - standing.margin), 100 * (standing.share + standing.margin)
        print(
            f"{game.title}, {one} against {rest}: {100 * standing.share:.1f} % ({low:.1f} to {high:.1f}), "
            f"{standing.games} games"
        )


if __name__ == "__main__":
    main()
