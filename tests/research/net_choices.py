"""Prints what nets that have learned nothing choose in fixed positions, for a comparison of compiled and plain code."""

from stammtisch.bots.net import Net
from stammtisch.core import shelf
from training.nets.files import content, untaught
from training.nets.gather import SEATS, Ground, Kind, sampled
from training.nets.inputs import Inputs


def main() -> None:
    """Print a line for each game: whether its net is compiled, and its choices."""
    for game in SEATS:
        inputs = Inputs.seen_in(game, sampled(game, 10, 1))
        net = Net(content(game, inputs.told(), untaught(game, inputs.count), "a test"))
        seats = SEATS[game][-1]
        ground = Ground(game, Kind(seats, shelf.game(game).check(seats, {}), 12), 2, alone=False)
        chosen: list[int] = []
        for _ in range(4):
            for lane, state in enumerate(ground.lanes.states):
                seat = ground.lanes.acting[lane]
                legal = [int(action) for action in state.legal(seat)]
                chosen.append(net.choose(ground.lanes.observer, ground.lanes.advice, state, seat, legal, legal[0]))
            ground.step(ground.regulars())
        print(game, *chosen)


if __name__ == "__main__":
    main()
