"""Train the policy net of Diabolo's master on games of experts, and test how well it predicts their lays.

Experts play each other with three, four and five seats. A net with one hidden layer learns which of the possible lays
they chose; every tenth game is held out for the test.

    .venv/bin/python benchmarks/habits.py [--games 300] [--iterations 1500] [--jobs 2] [--write]

With --write the net is saved to src/stammtisch/games/diabolo/net.json, otherwise the net in that file is tested.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.game import CHANCE, OVER
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.bot import LEVELS
from stammtisch.games.diabolo.material import ANGEL, KINDS, LAY, VALUES, value_of, worth
from stammtisch.games.diabolo.net import VERSION, Habit
from stammtisch.games.diabolo.rules import Diabolo

GAME: Final = shelf.game("diabolo")
SEATS: Final = (3, 4, 5)
HIDDEN: Final = 32
EXAMINED: Final = 10
"""Every tenth game is held out for the test."""
EPOCHS: Final = 40
BATCH: Final = 256
RATE: Final = 3e-3
SLOWEST_RATE: Final = 1e-4
MEMORY: Final = (0.9, 0.999)
"""The decay rates of the gradients and of their squares (Adam; Kingma and Ba, 2015)."""
NET: Final = Path("src/stammtisch/games/diabolo/net.json")

Numbers = NDArray[np.float64]


@dataclass(frozen=True)
class Lays:
    """Lays of experts: the inputs of the net for every possible lay, decision by decision."""

    seen: Numbers
    begins: NDArray[np.int64]
    """By decision: the index of its first lay."""
    chosen: NDArray[np.int64]
    """By decision: the lay that was chosen."""
    by_heuristic: NDArray[np.int64]
    """By decision: the lay that the heuristic would choose."""


@dataclass(frozen=True)
class Net:
    """The contents of `net.json`."""

    first: Numbers
    shift: Numbers
    second: Numbers


def looked_at(habit: Habit, state: Diabolo, seat: int, action: int) -> list[float]:
    """Return the inputs of the net for a lay."""
    kind, side = action % KINDS, int(action >= ANGEL)
    row = kind // VALUES
    return list(habit.page(state, row).inputs(worth(state.hands[seat], row), value_of(kind), side))


def decisions(seats: int, number: int, iterations: int) -> list[tuple[list[list[float]], int, int]]:
    """Return the lays of one game of experts: all possible ones, the chosen one, and that of the heuristic."""
    state = GAME.new(seats, GAME.check(seats, {}))
    assert isinstance(state, Diabolo)
    rng, habit = Rng(f"habits {seats} {number}"), Habit(seats)
    found = []
    while (seat := int(state.next_seat())) != OVER:
        if seat == CHANCE:
            state.draw(rng)
            continue
        legal = [int(lay) for lay in state.legal(seat)]
        action = bot_for(GAME, "expert").choose(state.view(seat), legal, rng, Budget(iterations)).action
        if state.phase == LAY and len(legal) > 1:
            by_heuristic = int(LEVELS["expert"].advice().heuristic(state, seat, rng))
            seen = [looked_at(habit, state, seat, lay) for lay in legal]
            found.append((seen, legal.index(action), legal.index(by_heuristic)))
        state.play(seat, action)
    return found


def gather(numbers: list[int], iterations: int, jobs: int) -> Lays:
    """Return the lays of some games with every number of seats."""
    tables = [(seats, number) for seats in SEATS for number in numbers]
    with ProcessPoolExecutor(jobs) as pool:
        played = pool.map(decisions, *zip(*tables, strict=True), [iterations] * len(tables))
        made = [decision for game in played for decision in game]
    begins = np.cumsum([0] + [len(seen) for seen, _, _ in made])[:-1]
    return Lays(
        np.array([lay for seen, _, _ in made for lay in seen]),
        begins,
        begins + [chosen for _, chosen, _ in made],
        begins + [by_heuristic for _, _, by_heuristic in made],
    )


def chances(net: Net, seen: Numbers, begins: NDArray[np.int64]) -> tuple[Numbers, Numbers]:
    """Return the hidden layer, and the probability of each lay within its decision."""
    hidden = np.tanh(seen @ net.first.T + net.shift)
    liked = hidden @ net.second
    sizes = np.diff(begins, append=len(seen))
    weights = np.exp(liked - np.repeat(np.maximum.reduceat(liked, begins), sizes))
    return hidden, weights / np.repeat(np.add.reduceat(weights, begins), sizes)


def batches(lays: Lays, rng: np.random.Generator) -> Iterator[tuple[Numbers, NDArray[np.int64], NDArray[np.int64]]]:
    """Yield all decisions once, in random order: the inputs, where each begins, and what was chosen."""
    ends = np.append(lays.begins[1:], len(lays.seen))
    order = rng.permutation(len(lays.begins))
    for at in range(0, len(order), BATCH):
        some = order[at : at + BATCH]
        rows = np.concatenate([np.arange(lays.begins[one], ends[one]) for one in some])
        begins = np.cumsum(np.append(0, ends[some] - lays.begins[some]))[:-1]
        yield lays.seen[rows], begins, begins + lays.chosen[some] - lays.begins[some]


def net_of(numbers: Numbers) -> Net:
    """Return the net from all its numbers in one vector."""
    parts = np.split(numbers, [len(numbers) - 2 * HIDDEN, len(numbers) - HIDDEN])
    return Net(parts[0].reshape(HIDDEN, -1), parts[1], parts[2])


def learn(lays: Lays) -> Net:
    """Return the net of maximum likelihood, found by gradient descent (Adam)."""
    rng = np.random.default_rng(1)
    width = lays.seen.shape[1]
    first, second = rng.normal(0, width**-0.5, HIDDEN * width), rng.normal(0, HIDDEN**-0.5, HIDDEN)
    numbers = np.concatenate([first, np.zeros(HIDDEN), second])
    slope, square = np.zeros_like(numbers), np.zeros_like(numbers)
    steps = 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + SLOWEST_RATE
        for seen, begins, chosen in batches(lays, rng):
            net = net_of(numbers)
            hidden, likely = chances(net, seen, begins)
            likely[chosen] -= 1
            likely /= len(begins)
            back = np.outer(likely, net.second) * (1 - hidden * hidden)
            found = np.concatenate([(back.T @ seen).ravel(), back.sum(0), hidden.T @ likely])
            steps += 1
            slope += (1 - MEMORY[0]) * (found - slope)
            square += (1 - MEMORY[1]) * (found * found - square)
            spread = np.sqrt(square / (1 - MEMORY[1] ** steps))
            numbers -= rate * slope / (1 - MEMORY[0] ** steps) / (spread + 1e-8)
    return net_of(numbers)


def write(net: Net, command: str) -> None:
    """Save the net with the command that made it."""
    parts = {"first": net.first, "shift": net.shift, "second": net.second}
    lines = [f' "version": {VERSION}', f' "made_by": {json.dumps(command)}']
    lines += [f' "inputs": {net.first.shape[1]}', f' "hidden": {len(net.shift)}']
    for name, part in parts.items():
        table = wrap(", ".join(f"{number:.3f}" for number in part.flatten()), 118)
        lines.append("\n".join([f' "{name}": [', *[f"  {line}" for line in table], " ]"]))
    NET.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def present() -> Net:
    """Return the net that the master has."""
    kept = json.loads(NET.read_text(encoding="utf-8"))
    return net_of(np.array([*kept["first"], *kept["shift"], *kept["second"]]))


def examine(net: Net, lays: Lays) -> None:
    """Print how well a net predicts lays."""
    _, likely = chances(net, lays.seen, lays.begins)
    best = np.maximum.reduceat(likely, lays.begins)
    predicted, by_heuristic = likely[lays.chosen] == best, lays.chosen == lays.by_heuristic
    print(f"{len(lays.begins)} lays, one of {np.diff(lays.begins, append=len(lays.seen)).mean():.1f} each")
    print(f"predicted by the net          {predicted.mean():.1%}")
    print(f"predicted by the heuristic    {by_heuristic.mean():.1%}")
    print(f"nats per lay, by the net      {-np.log(likely[lays.chosen]).mean():.3f}")
    print(f"nats per lay, by chance       {np.log(np.diff(lays.begins, append=len(lays.seen))).mean():.3f}")


def main() -> None:
    """Play, train if asked to, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=300, help="with each number of seats")
    parser.add_argument("--iterations", type=int, default=1500)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    numbers = range(max(EXAMINED, asked.games))
    net = present()
    if asked.write:
        net = learn(gather([one for one in numbers if one % EXAMINED], asked.iterations, asked.jobs))
        options = f"--games {asked.games} --iterations {asked.iterations} --write"
        write(net, f".venv/bin/python benchmarks/habits.py {options}")
    examine(net, gather([one for one in numbers if one % EXAMINED == 0], asked.iterations, asked.jobs))


if __name__ == "__main__":
    main()
