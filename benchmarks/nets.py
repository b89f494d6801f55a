"""How long a net takes for a decision, with all that belongs to it: imagining a world, asking the regular, observing.

A game without a net gets one of the usual size that has learned nothing. Regulars play the positions. Times are of the
processor.

    .venv/bin/python -m benchmarks.nets [--decisions 2000]
"""

import argparse
import time
from importlib.resources import files
from statistics import median, quantiles

import numpy as np

from stammtisch.bots.levels import NET, parameters_for
from stammtisch.bots.net import Net
from stammtisch.core import shelf
from stammtisch.core.rng import Rng
from training.nets.files import content, untaught
from training.nets.gather import SEATS, Ground, Kind, sampled
from training.nets.inputs import Inputs


def main() -> None:
    """Measure every game and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=2000)
    asked = parser.parse_args()
    for game in SEATS:
        file = files(shelf.packages()[game]) / NET
        inputs = Inputs.seen_in(game, sampled(game, 200, 1))
        made = content(game, inputs.told(), untaught(game, inputs.count), "benchmarks/nets.py")
        if file.is_file():
            made = file.read_bytes()
        times = measured(game, Net(made), asked.decisions)
        late = quantiles(times, n=100)[-1]
        print(
            f"{game:12} {len(made):>7,} bytes  median {median(times):5.1f} µs  99 % within {late:5.1f} µs", flush=True
        )


def measured(game: str, net: Net, decisions: int) -> list[float]:
    """Return the microseconds of some decisions with more than one legal action."""
    found = shelf.game(game)
    seats = SEATS[game][0]
    ground = Ground(game, Kind(seats, found.check(seats, {}), 32), 1, alone=False)
    advice, rng = parameters_for(found)["expert"].advice(), Rng("speed")
    writes = ground.lanes.observer
    times: list[float] = []
    while len(times) < decisions:
        for lane, state in enumerate(ground.lanes.states):
            seat = ground.lanes.acting[lane]
            view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
            if len(legal) > 1:
                began = time.thread_time_ns()
                world = found.imagine(view, rng)
                net.choose(writes, advice, world, seat, legal, int(advice.heuristic(world, seat, rng)))
                times.append((time.thread_time_ns() - began) / 1000)
        ground.step(np.asarray(ground.regulars()))
    return times


if __name__ == "__main__":
    main()
