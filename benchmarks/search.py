"""Iterations per second of the generic search with uniform playouts, beside OpenSpiel's ISMCTSBot on hearts.

One run, one core, in turns; the fastest turn counts. Both search a decision after 13 cards of a round have been played.

    .venv/bin/pip install --require-hashes --no-build-isolation -r requirements/bench.txt
    .venv/bin/python benchmarks/search.py [--turns 7] [--iterations 5000]
"""

import argparse
import random
import time
from dataclasses import replace

import pyspiel

from stammtisch.bots.levels import parameters_for
from stammtisch.bots.search import Search
from stammtisch.core import shelf
from stammtisch.core.advice import Parameters
from stammtisch.core.bot import Stop
from stammtisch.core.game import CHANCE, Game, State
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.material import PLAYING
from stammtisch.games.seven_seals.view import SevenSealsView

CARDS_PLAYED = 13


def seven_seals_after_cards() -> tuple[Game, State]:
    """Return a state of Seven Seals with 4 seats after 13 cards, in which the seat to move has a choice of cards."""
    game = shelf.game("seven-seals")
    for number in range(1000):
        rng = Rng(f"search {number}")
        state = game.new(4, game.check(4, {}))
        while state.round == 0:
            seat = state.next_seat()
            if seat == CHANCE:
                state.draw(rng)
                continue
            view = state.view(seat)
            assert isinstance(view, SevenSealsView)
            played = 4 * view.tricks + len(view.cards_in(view.trick, view.leader))
            if played == CARDS_PLAYED and view.phase == PLAYING and len(state.legal(seat)) >= 3:
                return game, state
            if played > CARDS_PLAYED:
                break
            state.play(seat, state.random_action(seat, rng))
    raise AssertionError("no such state was found")


def ours(parameters: Parameters, iterations: int) -> float:
    """Return the iterations per second of our search."""
    game, state = seven_seals_after_cards()
    seat = state.next_seat()
    search = Search(game, state.view(seat), replace(parameters, exploration=0.7, weight=0.0).advice(), Rng(1), Stop())
    begun = time.perf_counter()
    while search.iterations < iterations:
        search.iterate()
    return iterations / (time.perf_counter() - begun)


def open_spiel(iterations: int) -> float:
    """Return the iterations per second of OpenSpiel's ISMCTSBot on hearts, with its own random rollouts in C++."""
    game = pyspiel.load_game("hearts")
    rng = random.Random(1)
    state = game.new_initial_state()
    cards = 0
    while cards < CARDS_PLAYED or state.is_chance_node() or len(state.legal_actions()) < 3:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
            continue
        state.apply_action(rng.choice(state.legal_actions()))
        cards += 1
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1), 2.0, iterations)
    begun = time.perf_counter()
    bot.step(state)
    return iterations / (time.perf_counter() - begun)


def main() -> None:
    """Measure in turns and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=7)
    parser.add_argument("--iterations", type=int, default=5000)
    arguments = parser.parse_args()
    best = {"Seven Seals, uniform playouts": 0.0, "Seven Seals, the expert's advice": 0.0, "OpenSpiel, hearts": 0.0}
    for _ in range(arguments.turns):
        speeds = (
            ours(Parameters(), arguments.iterations),
            ours(parameters_for(shelf.game("seven-seals"))["expert"], arguments.iterations),
            open_spiel(arguments.iterations),
        )
        for name, speed in zip(best, speeds, strict=True):
            best[name] = max(best[name], speed)
    print("| search | iterations/s | of OpenSpiel's |\n|---|---:|---:|")
    for name, speed in best.items():
        print(f"| {name} | {speed:,.0f} | {speed / best['OpenSpiel, hearts']:.2f} |")


if __name__ == "__main__":
    main()
