"""How much seeing all hands would help the expert: its own search, but in the true world instead of imagined ones.

Only future draws stay unknown. One such player sits among regulars, on duplicate deals. A fair player knows less, so a
target that this one barely reaches is out of reach for a fair player with this search.

    .venv/bin/python benchmarks/open_hands.py sequence --seats 2 [--games 400] [--iterations I] [--jobs 2]
"""

import argparse
import hashlib
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from stammtisch.arena.tournament import IN_THE_ARENA, PlayedDeal, PlayedGame, standings
from stammtisch.bots.levels import bot_for, parameters_for, searching
from stammtisch.core import shelf
from stammtisch.core.advice import Worlds
from stammtisch.core.bot import Budget
from stammtisch.core.deal import Deal
from stammtisch.core.game import Refused, State
from stammtisch.core.match import Match, words_by_action
from stammtisch.core.rng import Rng

PEEKING = "expert with open hands"


class Truth(Worlds):
    """A source that always gives the true world."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match.game, match.view(seat))
        self.state = match.state

    def next(self, rng: Rng) -> State:  # noqa: ARG002
        """Return a copy that the search may change."""
        return self.state.copy()


def peek(match: Match, seat: int, rng: Rng, iterations: int) -> int:
    """Return the expert's action when it sees all cards."""
    legal = [int(action) for action in match.state.legal(seat)]
    if len(legal) == 1:
        return legal[0]
    search = searching(match.game, match.view(seat), legal, rng, parameters_for(match.game)["expert"].advice())
    search.worlds = Truth(match, seat)
    search.run(iterations, 0.0)
    return int(search.best())


def play_game(name: str, seats: int, number: int, peeking: set[int], iterations: int) -> PlayedGame:
    """Return one game of a deal, with these seats peeking."""
    game = shelf.game(name)
    title = f"open hands {number}"
    match = Match(game, seats, {}, deal=Deal(title, hashlib.sha256(title.encode()).digest()))
    words, rngs = words_by_action(game), [Rng(f"{title} {seat}") for seat in range(seats)]
    while not match.over:
        seat = int(match.state.next_seat())
        if seat in peeking:
            action = peek(match, seat, rngs[seat], iterations)
        else:
            legal = [int(action) for action in match.state.legal(seat)]
            action = bot_for(game, "regular").choose(match.view(seat), legal, rngs[seat], Budget(0)).action
        match.play(seat, words[action])
    bots = tuple([PEEKING if seat in peeking else "regular" for seat in range(seats)])
    return PlayedGame(bots, tuple(match.points()), tuple(match.winners()), tuple([() for _ in range(seats)]))


def play_deal(name: str, seats: int, iterations: int, number: int) -> PlayedDeal:
    """Return one deal, each team or seat peeking once."""
    teams = shelf.game(name).teams(seats, shelf.game(name).check(seats, {}))
    sides = [{seat for seat in range(seats) if teams[seat] == team} for team in sorted({*teams})]
    return PlayedDeal(number, tuple([play_game(name, seats, number, side, iterations) for side in sides]))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--iterations", type=int)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    try:
        game = shelf.game(asked.game)
        sides = len({*game.teams(asked.seats, game.check(asked.seats, {}))})
    except Refused as problem:
        parser.error(str(problem))
    iterations = asked.iterations or bot_for(game, "expert").iterations // IN_THE_ARENA
    play = partial(play_deal, game.name, asked.seats, iterations)
    with ProcessPoolExecutor(asked.jobs) as pool:
        deals = list(pool.map(play, range(asked.games // sides)))
    for standing in standings(deals):
        low, high = standing.share - standing.margin, standing.share + standing.margin
        share = f"{100 * standing.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        print(
            f"{game.title}, {asked.seats} seats, {standing.bot} at {iterations:,}: {share}, {len(deals) * sides} games"
        )


if __name__ == "__main__":
    main()
