"""How good the coach is: does it find blunders, does it leave experts alone, and does it tell levels apart?

A bot of each level plays against regulars, and the coach reviews it. Its loss per decision must be larger for the
weaker level; matches of one round (--option length=single) keep the stakes equal, because who is far behind has no
share to lose. In the expert's matches a random legal action is put in place of some of its decisions. What that costs
is judged by the master's search, longer than the coach's own and in other worlds. The coach should find what costs 5
points of the win share or more.

    .venv/bin/python benchmarks/coach.py sequence --seats 2 [--matches 20] [--plants 100] [--jobs 2]
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from statistics import fmean

from stammtisch.arena.interval import margin
from stammtisch.arena.tournament import Contest, play_game
from stammtisch.bots.halving import Halving
from stammtisch.bots.levels import bot_for, parameters_for
from stammtisch.bots.review import PastDecision, decisions, judge, review, seed_of
from stammtisch.core import shelf
from stammtisch.core.bot import Budget, Stop
from stammtisch.core.game import Game, Refused
from stammtisch.core.rng import Rng

LEVELS = ("novice", "regular", "expert")
COSTLY = 0.05
"""What the coach must find."""
TREES, TREE_WORLDS = 6, 400
"""The judge of what a planted action costs."""


@dataclass(frozen=True)
class Reviewed:
    """The review of one match."""

    losses: list[float]
    grades: list[str]
    seconds: float
    first: float
    """Seconds until the first result."""
    plants: list[tuple[float, str]]
    """What each planted action costs, and how the coach grades it."""


def reviewed(contest: Contest, number: int, plants: int) -> Reviewed:
    """Play a match and review the first seat; plant some actions."""
    _, match = play_game(contest, number, contest.bots)
    begun, first = time.process_time(), 0.0
    found = []
    for one in review(match, 0):
        first = first or time.process_time() - begun
        found.append(one)
    spent = time.process_time() - begun
    rng = Rng(f"plants {contest.seed}/{number}")
    past = decisions(match, 0)
    planted: list[tuple[float, str]] = []
    for at in sorted({int(rng.below(len(past))) for _ in range(plants)}):
        others = [action for action in past[at].legal if action != past[at].action]
        decision = replace(past[at], action=others[rng.below(len(others))])
        judged = judge(match.game, decision, f"{seed_of(match)}/planted {at}")
        assert judged is not None
        planted.append((cost(match.game, decision, f"{number}/{at}"), judged.grade))
    return Reviewed([one.loss for one in found], [one.grade for one in found], spent, first, planted)


def cost(game: Game, decision: PastDecision, seed: str) -> float:
    """Return what an action is worth less than the master's choice, by the master's search in fresh worlds."""
    master = bot_for(game, "master")
    rng = Rng(f"cost {seed}")
    best = master.choose(decision.view, list(decision.legal), rng, Budget(max(1, master.iterations // 10))).action
    if best == decision.action:
        return 0.0
    leads = []
    for _ in range(TREES):
        pair = [best, decision.action]
        search = Halving(game, decision.view, pair, parameters_for(game)["master"].advice(), rng, Stop())
        while search.tried < TREE_WORLDS:
            search.try_worlds()
        one, other = (float(search.total[node]) for node in search.left)
        leads.append((one - other) / float(search.tried))
    return fmean(leads)


def print_level(level: str, found: Sequence[Reviewed]) -> None:
    """Print what the coach says about one level."""
    losses = [100 * fmean(one.losses) for one in found if one.losses]
    grades = Counter(grade for one in found for grade in one.grades)
    number = grades.total()
    said = ", ".join(f"{grade} {grades[grade]}" for grade in ("inaccuracy", "mistake", "blunder"))
    print(
        f"{level:<8} {fmean(losses):5.2f} ± {margin(losses):.2f} points a decision; of {number} decisions "
        f"{100 * (number - grades['']) / number:.1f} % are called bad ({said}); "
        f"{fmean(one.seconds for one in found):.1f} CPU s a match, at most {max(one.seconds for one in found):.1f}, "
        f"first result after at most {max(one.first for one in found):.2f}",
        flush=True,
    )


def main() -> None:
    """Play, review and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--plants", type=int, default=10, help="planted actions in each match of the expert")
    parser.add_argument("--option", action="append", default=[], help="game option as name=value")
    parser.add_argument("--iterations", type=int, default=None)
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    try:
        game = shelf.game(asked.game)
        others = ["regular"] * (asked.seats - 1)
        options = game.read(asked.seats, dict(pair.split("=", 1) for pair in asked.option))
        contests = {
            level: Contest.of(game.name, asked.seats, options, [level, *others], asked.seed, asked.iterations)
            for level in asked.levels.split(",")
        }
    except Refused as problem:
        parser.error(str(problem))
    print(
        f"{game.title}, {asked.seats} seats, {asked.matches} matches a level, expert at "
        f"{next(iter(contests.values())).iterations:,} iterations",
        flush=True,
    )
    with ProcessPoolExecutor(asked.jobs) as pool:
        for level, contest in contests.items():
            plants = asked.plants if level == "expert" else 0
            numbers = range(asked.matches)
            found = list(pool.map(reviewed, [contest] * asked.matches, numbers, [plants] * asked.matches))
            print_level(level, found)
            planted = [plant for one in found for plant in one.plants]
            costly = [grade for worth, grade in planted if worth >= COSTLY]
            if planted:
                hits = sum(bool(grade) for grade in costly)
                cheap = sum(bool(grade) for worth, grade in planted if worth < 0.02)
                print(
                    f"planted: {len(planted)}, of which {len(costly)} cost 5 points or more; {hits} of these are found "
                    f"({100 * hits / max(1, len(costly)):.0f} %); of those that cost less than 2 {cheap} are called bad"
                )


if __name__ == "__main__":
    main()
