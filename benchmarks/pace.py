"""How many iterations the expert and the master do in the same time, in the same positions of one game.

Both search every position for a tenth of a second in turn, so that both share the fast and slow minutes of the machine.
The master's choice is played.

    .venv/bin/python benchmarks/pace.py sequence --seats 2 [--seed 1] [--decisions 60]
"""

import argparse
import time

from stammtisch.bots.levels import parameters_for, searching
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER, Refused
from stammtisch.core.rng import Rng

SECONDS = 0.1
PLENTY = 1_000_000_000


def main() -> None:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--decisions", type=int, default=60)
    asked = parser.parse_args()
    try:
        game = shelf.game(asked.game)
        state = game.new(asked.seats, game.check(asked.seats, {}))
    except Refused as problem:
        parser.error(str(problem))
    rng = Rng(asked.seed)
    levels = [parameters_for(game)[level] for level in ("expert", "master")]
    iterations, spent, decisions = [0, 0], [0.0, 0.0], 0
    while decisions < asked.decisions and state.next_seat() != OVER:
        seat = int(state.next_seat())
        if seat == CHANCE:
            state.draw(rng)
            continue
        legal = [int(action) for action in state.legal(seat)]
        action = legal[0]
        if len(legal) > 1:
            decisions += 1
            for at, parameters in enumerate(levels):
                search = searching(game, state.view(seat), legal, rng, parameters.advice())
                begun = time.process_time()
                search.run(PLENTY, SECONDS)
                spent[at] += time.process_time() - begun
                iterations[at] += int(search.iterations)
                action = int(search.best())
        state.play(seat, action)
    expert, master = (done / seconds for done, seconds in zip(iterations, spent, strict=True))
    print(
        f"{game.title}, {decisions} decisions: expert {expert:,.0f} and master {master:,.0f} iterations a second, "
        f"{master / expert:.2f} times as many"
    )


if __name__ == "__main__":
    main()
