"""How much of a hidden hand in SEP can be inferred: the bits of the opponent's two number cards, for three readers.

Experts play each other. At the start of a turn, the opponent's pair is one of those that the rules allow (the first
reader). The second assumes that the opponent seldom holds a card that would pay now. The third keeps a table of all
pairs through all turns and weights each by how well it explains the lays, by the heuristic.

    .venv/bin/python benchmarks/hands.py [--games 10] [--iterations 1000]
"""

import argparse
from itertools import combinations
from math import exp, log2
from statistics import fmean
from typing import Final

from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bits import numbers, single, size
from stammtisch.core.bot import Budget
from stammtisch.core.game import CHANCE, OVER
from stammtisch.core.rng import Rng
from stammtisch.games.sep.circle import tops
from stammtisch.games.sep.evaluate import Forecast, completing
from stammtisch.games.sep.material import ALL_ACTIONS, ALL_NUMBERS, ASIDE, CHOOSING, ON, PLACES, PLACING
from stammtisch.games.sep.rules import Sep
from stammtisch.games.sep.view import SepView

GAME: Final = shelf.game("sep")
OVERLOOKED: Final = 0.15
"""The second reader: the factor for each card that would pay."""
TEMPERATURE: Final = 0.5
"""The third: the softmax temperature; a move worth this many tokens less than the best one is e times less likely."""
NOISE: Final = 0.02
"""The minimum probability of any move."""

Weights = dict[int, float]
"""By pair of cards, as a mask."""


def unseen(state: Sep) -> int:
    """Return the number cards that are not visible and have not been seen since the stock was made."""
    seen = state.discard
    for place in range(PLACES):
        for card in state.circle.cards(place):
            seen |= single(card)
    for card in state.reserve:
        seen |= single(card)
    if state.taken >= 0:
        seen |= single(state.taken)
    return ALL_NUMBERS & ~seen


def pairs_of(cards: int) -> list[int]:
    """Return all pairs of some cards."""
    return [single(one) | single(two) for one, two in combinations(numbers(cards), 2)]


def left_by_the_rules(view: SepView) -> list[int]:
    """Return the pairs that the opponent may hold: cards of earlier stocks are known."""
    former = 0
    for stock in range(len(view.groups)):
        former |= view.hidden(stock)
    return [pair for pair in pairs_of(view.hidden(len(view.groups)) | former) if pair & former == former]


def surprise(weights: Weights, pairs: list[int], true: int) -> float:
    """Return the bits of the true pair, given the weights of the pairs."""
    total = sum(weights.get(pair, 0.0) for pair in pairs)
    return -log2(max(weights.get(true, 0.0) / total, 1e-9)) if total > 0 else log2(len(pairs))


def likelihood(state: Sep, seat: int, action: int, hand: int) -> float:
    """Return the likelihood of a lay from a hand of these three cards."""
    imagined = state.copy()
    imagined.hands[seat] = (state.hands[seat] & ALL_ACTIONS) | hand
    imagined.hands[1 - seat] = state.hands[1 - seat] & ALL_ACTIONS
    imagined.stock = unseen(state) & ~hand
    outlook = Forecast(imagined, seat)
    worth: dict[int, float] = {}
    for card in numbers(hand):
        rest = hand & ~single(card)
        worth[ASIDE + card] = outlook.laid_aside(card, rest)
        for place in numbers(imagined.circle.fitting(card)):
            worth[ON + PLACES * card + place] = outlook.placed(card, place, rest)
    return NOISE + (1 - NOISE) * exp((worth[action] - max(worth.values())) / TEMPERATURE)


def after(weights: Weights, state: Sep, seat: int, action: int) -> Weights:
    """Return the table of pairs after a turn: the opponent drew one of three cards and laid one."""
    laid = single((action - ON) // PLACES if action < ASIDE else action - ASIDE)
    found: Weights = {}
    for pair in pairs_of(unseen(state) & ~laid):
        low = pair & -pair
        before = weights.get(pair, 0.0) + weights.get(low | laid, 0.0) + weights.get(pair ^ low | laid, 0.0)
        if before > 0:
            found[pair] = before * likelihood(state, seat, action, pair | laid)
    total = sum(found.values())
    return {pair: weight / total for pair, weight in found.items()}


def read(seed: int, iterations: int) -> list[tuple[float, float, float]]:
    """Return the bits for the three readers at the start of each turn of one game."""
    state = GAME.new(2, GAME.check(2, {}))
    assert isinstance(state, Sep)
    luck, players = Rng(seed), [Rng(f"{seed} {seat}") for seat in range(2)]
    tables: list[Weights] | None = None
    found: list[tuple[float, float, float]] = []
    while (seat := state.next_seat()) != OVER:
        if seat == CHANCE:
            state.draw(luck)
            continue
        tables = tables or [dict.fromkeys(pairs_of(unseen(state)), 1.0) for _ in range(2)]
        view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
        if state.phase == CHOOSING and state.turns > 1:
            pairs, true = left_by_the_rules(view), state.hands[1 - seat] & ALL_NUMBERS
            paying = completing(tops(state.circle))
            restrained = {pair: OVERLOOKED ** size(pair & paying) for pair in pairs}
            readers = (dict.fromkeys(pairs, 1.0), restrained, tables[1 - seat])
            one, two, three = (surprise(weights, pairs, true) for weights in readers)
            found.append((one, two, three))
        action = bot_for(GAME, "expert").choose(view, legal, players[seat], Budget(iterations)).action
        if state.phase == PLACING:
            tables[seat] = after(tables[seat], state, seat, action)
        state.play(seat, action)
        hidden = unseen(state)
        tables = [{pair: weight for pair, weight in table.items() if pair & ~hidden == 0} for table in tables]
    return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--iterations", type=int, default=1000)
    arguments = parser.parse_args()
    found = [bits for seed in range(arguments.games) for bits in read(seed, arguments.iterations)]
    print(f"{len(found)} decisions in {arguments.games} games of experts at {arguments.iterations:,} iterations")
    readers = ("the rules", "nobody keeps what pays", "all their turns")
    for reader, bits in zip(readers, zip(*found, strict=True), strict=True):
        print(f"{reader:<24}{fmean(bits):.2f} bits")


if __name__ == "__main__":
    main()
