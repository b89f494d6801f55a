"""What a bot knows of a game beyond its rules, and the numbers that it searches by.

A game's `bot.py` has its `Parameters` by level, as `LEVELS`. They make the `Advice` for one search: scratch memory
belongs to that object and to nobody else.
"""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.game import CHANCE, OVER, Game, State, View
from stammtisch.core.rng import Rng

NEVER: Final = 1000
"""More seats than any table has."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Parameters:
    """How a bot searches. These fit a game of which nothing is known."""

    iterations: int = 50_000
    """How many iterations of search it does in a second, about."""
    exploration: float = 0.7
    """The constant of UCB1: how much the search prefers what it has tried little."""
    weight: float = 0.0
    """How many visits the prior of an action (`bias`) counts for."""
    depth: int = 0
    """After how many decisions a playout is cut off and `value` estimates; 0 plays to the end of the round."""
    picky: bool = False
    """Whether an action with a poor prior waits until the better ones have disappointed."""
    paired: bool = False
    """Whether the actions are compared in the same worlds and halved (`bots/halving.py`), or each by UCB1."""
    flat: bool = False
    """Whether no tree grows below them; only where they are paired."""
    model_others_from: int = NEVER
    """From this number of seats on, the other seats play by `rollout` in the tree, too. With fewer seats they learn
    there what answers the searching hand best, though they cannot see it."""

    def advice(self) -> "Advice":
        """Return advice for one search."""
        return Advice(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice about a game, for one search; this one knows nothing and plays at random.

    States that reach it are imagined: it may look at all of them, but what the acting seat does not know is made up.
    """

    parameters: Parameters
    depth: i64
    """That of the parameters."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.depth = parameters.depth

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return a sensible action by simple rules, from what the seat knows."""
        return state.random_action(seat, rng)

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return what somebody plays who knows the rules but looks no further."""
        return state.random_action(seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action of a seat in a playout: fast, and better than chance."""
        return state.random_action(seat, rng)

    def bias(self, state: State, seat: i64, action: i64) -> float:  # noqa: ARG002
        """Return the prior of an action, from 0 to 1: how promising it looks untried; 0.5 if nothing is known."""
        return 0.5

    def play_on(self, state: State, before: i64, rng: Rng) -> None:
        """Play by `rollout` until the round is no longer the one before, or as far as is enough."""
        decisions: i64 = 0
        while state.round == before:
            seat = state.next_seat()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.draw(rng)
            else:
                state.play(seat, self.rollout(state, seat, rng))
                decisions += 1
                if self.is_enough(state, decisions):
                    return

    def is_enough(self, state: State, decisions: i64) -> bool:  # noqa: ARG002
        """Say whether a playout is cut off after these decisions, so that `value` estimates the rest."""
        return decisions == self.depth

    def value(self, state: State, seat: i64) -> float:
        """Return what the round is worth to a seat, from 0 to 1: settled, or estimated where playouts are cut off."""
        return state.utility(seat)

    def worlds(self, game: Game, view: View, rng: Rng) -> "Worlds":  # noqa: ARG002
        """Return the source of the worlds of this search; it may prefer those that explain what the others did."""
        return Worlds(game, view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds that one search tries. Here each is imagined independently of the others."""

    game: Game
    view: View

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def next(self, rng: Rng) -> State:
        """Return one more world, which the search may play on."""
        return self.game.imagine(self.view, rng)
