"""What a bot decides, from a state: shared by the tests of bots."""

from stammtisch.bots.levels import bot_for
from stammtisch.core.bot import Budget, Thought
from stammtisch.core.game import Game, State
from stammtisch.core.rng import Rng


def thought(game: Game, level: str, state: State, seat: int, rng: Rng, iterations: int) -> Thought:
    """What a bot answers; the iterations are the expert's, and others do as much more as they do at the table."""
    bot = bot_for(game, level)
    budget = Budget(iterations * bot.iterations // bot_for(game, "expert").iterations)
    return bot.choose(state.view(seat), [int(action) for action in state.legal(seat)], rng, budget)


def choice(game: Game, level: str, state: State, seat: int, rng: Rng, iterations: int) -> int:
    """The action that a bot chooses."""
    return thought(game, level, state, seat, rng, iterations).action
