"""What a bot should know of a game beyond its rules.

A game's own advice stands in its `bot.py` as `ADVICE`; if the master is to have another one, as `MASTER`.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.game import CHANCE, OVER, Game, State, View
from stammtisch.core.rng import Rng

NEVER: Final = 1000
"""More seats than any table has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice about a game; this one knows nothing and plays at random.

    States that reach it are imagined: it may look at all of them, but what the acting seat does not know is made up.
    """

    iterations: i64
    """How many iterations of search the expert does in its second at the table, about."""
    exploration: float
    """How much the search prefers what it has tried little."""
    weight: float
    """How many visits the first impression of an action (`bias`) counts for."""

    depth: i64
    """After how many decisions a playout is cut off and `value` estimates; 0 plays to the end of the round."""

    picky: bool
    """Whether an action that makes a poor first impression waits until the better ones have disappointed."""

    paired: bool
    """Whether the actions of the decision itself are compared in the same worlds, and the poorer half is dropped."""

    flat: bool
    """Whether no tree grows below them; only where they are paired."""

    unaware_from: i64
    """From so many seats on, the others play by `rollout` in the tree, too; else they learn there what answers the
    searching hand best, though they cannot see it."""

    def __init__(self) -> None:
        self.paired = False
        self.flat = False
        self.unaware_from = NEVER
        self.picky = False
        self.iterations = 50_000
        self.exploration = 0.7
        self.weight = 0.0
        self.depth = 0

    def thumb(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible action by rules of thumb, from what the seat knows."""
        return state.random_action(seat, rng)

    def careless(self, state: State, seat: i64, rng: Rng) -> i64:
        """What somebody would play who knows the rules but looks no further."""
        return state.random_action(seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """The action of a seat in a playout: fast, and better than chance."""
        return state.random_action(seat, rng)

    def bias(self, state: State, seat: i64, action: i64) -> float:  # noqa: ARG002
        """How promising an action looks before it is tried, from 0 to 1; every action is 0.5 if nothing is known."""
        return 0.5

    def play_on(self, state: State, before: i64, rng: Rng) -> None:
        """Plays by `rollout` until the round is no longer the one it was before, or as far as is enough."""
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
        """Whether a playout is cut off after so many decisions, so that `value` estimates the rest."""
        return decisions == self.depth

    def value(self, state: State, seat: i64) -> float:
        """What the round is worth to a seat, from 0 to 1: settled, or estimated where playouts are cut off."""
        return state.utility(seat)

    def worlds(self, game: Game, view: View, rng: Rng) -> "Worlds":  # noqa: ARG002
        """Where one search gets its worlds from; advice may prefer those that explain what the others did."""
        return Worlds(game, view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds that one search tries: each is imagined by itself."""

    game: Game
    view: View

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def next(self, rng: Rng) -> State:
        """One more world; it is the search's own to play on."""
        return self.game.imagine(self.view, rng)
