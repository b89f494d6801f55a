"""The regret of a bot for not thinking longer: its choices, judged by a search twenty times as long as the expert's.

One seat, an expert, is judged; the others are bots of one level. At roughly every tenth of its decisions the expert and
the master choose with the budget of the arena, and a judge, which searches like one of them, with twenty times the
expert's. Where they differ, all choices are played out in the same new worlds (common random numbers). The regret is
the difference to the judge's choice. It depends on what the judge believes about the others and about later play.

    .venv/bin/python benchmarks/regret.py diabolo --seats 4 --others regular --judge expert [--decisions 200]
"""

import argparse
from statistics import fmean
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.arena.interval import margin
from stammtisch.bots.halving import Halving
from stammtisch.bots.levels import bot_for, parameters_for
from stammtisch.core import shelf
from stammtisch.core.advice import Parameters
from stammtisch.core.bot import Bot, Budget, Stop
from stammtisch.core.game import CHANCE, OVER, Game, Refused, View
from stammtisch.core.rng import Rng

TWENTIETH: Final = 20
EVERY: Final = 10
WORLDS: Final = 5000
LEVELS: Final = ("expert", "master")


def budget_of(bot: Bot) -> Budget:
    """Return the budget of a bot in the arena."""
    return Budget(max(1, bot.iterations // TWENTIETH))


def given_away(game: Game, view: View, legal: list[int], parameters: Parameters, rng: Rng) -> list[float]:
    """Return the regret of the expert's and the master's choices, as fractions of a win."""
    bots = [bot_for(game, level) for level in LEVELS]
    choices = [bot.choose(view, legal, rng, budget_of(bot)).action for bot in bots]
    judge = Halving(game, view, legal, parameters.advice(), rng, Stop())
    judge.run(bots[0].iterations, 0.0)
    best = int(judge.best())
    if set(choices) == {best}:
        return [0.0 for _ in choices]
    trial = Halving(game, view, legal, parameters.advice(), rng, Stop())
    compared = vec[i64]()
    for node in trial.left:
        if int(trial.action[node]) in (best, *choices):
            compared = append(compared, node)
    trial.left = compared
    for _ in range(WORLDS):
        trial.try_worlds()
    worth = {int(trial.action[node]): float(trial.total[node]) / WORLDS for node in compared}
    return [worth[best] - worth[choice] for choice in choices]


def main() -> None:
    """Play, judge and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--others", default="expert")
    parser.add_argument("--judge", choices=LEVELS, default="master")
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    try:
        game = shelf.game(asked.game)
        options = game.check(asked.seats, {})
        others = bot_for(game, asked.others)
    except Refused as problem:
        parser.error(str(problem))
    parameters = parameters_for(game)[asked.judge]
    rng = Rng(asked.seed)
    found: list[list[float]] = []
    games = decisions = 0
    while len(found) < asked.decisions:
        state = game.new(asked.seats, options)
        while (seat := int(state.next_seat())) != OVER:
            if seat == CHANCE:
                state.draw(rng)
                continue
            is_judged = seat == games % asked.seats
            bot = bot_for(game, "expert") if is_judged else others
            legal = [int(action) for action in state.legal(seat)]
            if is_judged and len(legal) > 1:
                decisions += 1
                if rng.below(EVERY) == 0:
                    found.append(given_away(game, state.view(seat), legal, parameters, rng))
            state.play(seat, bot.choose(state.view(seat), legal, rng, budget_of(bot)).action)
        games += 1
    print(
        f"{game.title}: {len(found)} of {decisions} decisions in {games} games; given away, in points of the win share"
    )
    for level_name, losses in zip(LEVELS, zip(*found, strict=True), strict=True):
        mean, unsure = 100 * fmean(losses), 100 * margin(losses)
        share = decisions / games
        agreed = sum(loss == 0.0 for loss in losses) / len(losses)
        print(
            f"{level_name:<8}{mean:.3f} ± {unsure:.3f} a decision, {share * mean:.1f} ± {share * unsure:.1f} a game; "
            f"the judge's own choice {agreed:.0%}"
        )


if __name__ == "__main__":
    main()
