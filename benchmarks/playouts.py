"""Decisions per second of uniformly random games: ours, compiled and plain, beside OpenSpiel and RLCard.

One run, one core. A decision is a ply of a player; chance is timed but not counted. All subjects are measured in turn,
and the fastest turn of each counts, because other programs on the machine can only slow it down.

    .venv/bin/pip install --require-hashes --no-build-isolation -r requirements/bench.txt
    .venv/bin/python benchmarks/playouts.py [--turns 7] [--seconds 0.4] [--write docs/performance.md]
"""

import argparse
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pyspiel

from stammtisch import compiled
from stammtisch.arena.simulation import finish
from stammtisch.arena.speed import measure
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.view import SevenSealsView

ROOT = Path(__file__).resolve().parent.parent
OPEN_SPIEL_GAMES = ("hearts", "spades", "euchre")
OURS = (("seven-seals", 4), ("diabolo", 4), ("sequence", 2), ("sep", 2))

Subject = Callable[[float], float]
"""Runs for about this many seconds and returns decisions per second."""


def ours(name: str, seats: int) -> Subject:
    """Return a subject: our random games from the first card to the last."""
    game = shelf.game(name)
    options = game.check(seats, {})
    rng = Rng(1)

    def run(seconds: float) -> float:
        decisions = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            for _ in range(5):
                decisions += finish(game.new(seats, options), rng)
        return decisions / spent

    return run


def dealt(game: "pyspiel.Game", rng: random.Random) -> "pyspiel.State":
    """Return a state of an OpenSpiel game after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def play_out(state: "pyspiel.State", rng: random.Random) -> int:
    """Play an OpenSpiel state to its end at random; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def open_spiel_python(name: str) -> Subject:
    """Return a subject: OpenSpiel driven from Python, whole games with their deal."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def run(seconds: float) -> float:
        decisions = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            decisions += play_out(game.new_initial_state(), rng)
        return decisions / spent

    return run


def open_spiel_native(name: str) -> Subject:
    """Return a subject: OpenSpiel's own rollouts in C++ after the deal, many for one node of its search."""
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    root = dealt(game, rng)
    per_rollout = sum(play_out(root.clone(), rng) for _ in range(300)) / 300

    def run(seconds: float) -> float:
        rollouts = 200
        while True:
            evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=rng.randrange(1 << 30))
            bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
            started = time.perf_counter()
            bot.mcts_search(root)
            spent = time.perf_counter() - started
            if spent > seconds / 2:
                return rollouts * per_rollout / spent
            rollouts = max(2 * rollouts, int(rollouts * seconds / max(spent, 1e-6)))

    return run


def rlcard(name: str) -> Subject:
    """Return a subject: RLCard with its own random agents, whole games."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make(name, config={"seed": 1})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])

    def run(seconds: float) -> float:
        before = environment.timestep
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds:
            environment.run(is_training=False)
        return float(environment.timestep - before) / spent

    return run


PLAIN_PROGRAM = """
import json, sys
sys.path.insert(0, sys.argv[1])
from benchmarks.playouts import OURS, ours
from stammtisch import compiled
assert not any(compiled.modules().values()), "the plain copy is compiled"
print(json.dumps([ours(*subject)(float(sys.argv[2])) for subject in OURS]))
"""


def plain_turn(copy: Path, seconds: float) -> list[float]:
    """Return one turn of our games in a copy of the source without extensions."""
    environment = os.environ | {"PYTHONPATH": f"{copy / 'src'}{os.pathsep}{copy}"}
    command = [sys.executable, "-c", PLAIN_PROGRAM, str(copy / "src"), str(seconds)]
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    speeds: list[float] = json.loads(printed)
    return speeds


def plain_copy(folder: Path) -> Path:
    """Return a copy of the source without extensions."""
    for name in ("src", "benchmarks"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def imagine_with_voids(seconds: float) -> float:
    """Return the mean microseconds to imagine a world of Seven Seals with 4 seats, over views that show voids."""
    game = shelf.game("seven-seals")
    rng = Rng("voids")
    views: list[SevenSealsView] = []
    while len(views) < 500:
        state = game.new(4, game.check(4, {}))
        while state.round == 0:
            seat = state.next_seat()
            if seat == CHANCE:
                state.draw(rng)
                continue
            view = state.view(seat)
            if isinstance(view, SevenSealsView) and view.voids and rng.below(8) == 0:
                views.append(view)
            state.play(seat, state.random_action(seat, rng))

    best = float("inf")
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        started = time.perf_counter()
        for view in views:
            game.imagine(view, rng)
        best = min(best, time.perf_counter() - started)
    return best / len(views) * 1e6


def main() -> None:
    """Measure and print or write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--write", type=Path)
    arguments = parser.parse_args()
    missing = [name for name, is_compiled in compiled.modules().items() if not is_compiled]
    if missing:
        sys.exit(f"not compiled: {', '.join(missing)}")

    subjects: dict[str, Subject] = {f"{name}, {seats} seats, compiled": ours(name, seats) for name, seats in OURS}
    subjects |= {f"OpenSpiel {name}, C++ rollouts": open_spiel_native(name) for name in OPEN_SPIEL_GAMES}
    subjects |= {f"OpenSpiel {name}, driven from Python": open_spiel_python(name) for name in OPEN_SPIEL_GAMES}
    subjects |= {"RLCard bridge": rlcard("bridge")}
    best = dict.fromkeys(subjects, 0.0)
    plain_best = [0.0] * len(OURS)
    with tempfile.TemporaryDirectory() as folder:
        copy = plain_copy(Path(folder))
        for turn in range(arguments.turns):
            for name, run in subjects.items():
                best[name] = max(best[name], run(arguments.seconds))
            plain_best = [max(pair) for pair in zip(plain_best, plain_turn(copy, arguments.seconds), strict=True)]
            print(f"turn {turn + 1} of {arguments.turns}", file=sys.stderr)
    for (name, seats), speed in zip(OURS, plain_best, strict=True):
        best[f"{name}, {seats} seats, plain Python"] = speed

    median = statistics.median(best[f"OpenSpiel {name}, C++ rollouts"] for name in OPEN_SPIEL_GAMES)
    lines = ["| what | decisions/s | of OpenSpiel's C++ median |", "|---|---:|---:|"]
    for name, speed in sorted(best.items(), key=lambda entry: -entry[1]):
        lines.append(f"| {name} | {speed:,.0f} | {speed / median:.2f} |")
    lines += ["", "| game | compiled over plain | copy µs | view µs | imagine µs |", "|---|---:|---:|---:|---:|"]
    for (name, seats), plain in zip(OURS, plain_best, strict=True):
        ratio = best[f"{name}, {seats} seats, compiled"] / plain
        single = measure(name, seats)
        lines.append(
            f"| {name}, {seats} seats | {ratio:.0f} | {single.copy_microseconds:.2f} "
            f"| {single.view_microseconds:.2f} | {single.imagine_microseconds:.2f} |"
        )
    voids = imagine_with_voids(5 * arguments.seconds)
    lines += [
        "",
        f"Seven Seals, where voids were shown: {voids:.2f} µs to imagine, on average over 500 positions.",
    ]
    table = "\n".join(lines)
    print(table)
    if arguments.write is not None:
        text = arguments.write.read_text(encoding="utf-8")
        before, _, rest = text.partition("<!-- playouts -->\n")
        _, _, after = rest.partition("<!-- /playouts -->")
        whole = f"{before}<!-- playouts -->\n\n{table}\n\n<!-- /playouts -->{after}"
        arguments.write.write_text(whole, encoding="utf-8")


if __name__ == "__main__":
    main()
