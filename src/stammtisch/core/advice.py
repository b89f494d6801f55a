"""What a bot knows about a game beyond its rules, and the parameters of its search.

A game's `bot.py` has its `Parameters` by level, as `LEVELS`. They make one `Advice` for each search, and all scratch
memory belongs to that object.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.game import CHANCE, OVER, Game, State, View
from stammtisch.core.rng import Rng

BATCHES: Final = 16
"""Independent worlds are counted as this number of chains, which is enough for a standard error."""
NEVER: Final = 1000
"""More seats than any table has."""
STEPS: Final = 8
"""Aspects of an action are steps from 0 to 7."""
NOTHING: Final = -1
"""In place of a step where there is nothing to say."""


class Sign(NamedTuple):
    """Something worth telling about an imagined world, before an action is played in it."""

    kind: str
    """A name of the game's own, such as `beaten`; the game's texts put it into words."""
    seat: int = -1
    piece: str = ""
    amount: int = 0


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Parameters:
    """The parameters of a search. The defaults suit a game about which nothing is known."""

    iterations: int = 50_000
    """Iterations of search in one second, roughly."""
    exploration: float = 0.7
    """The constant of UCB1: how strongly the search prefers actions that it has rarely tried."""
    weight: float = 0.0
    """The number of visits that the prior of an action (`bias`) counts for."""
    depth: int = 0
    """The decisions after which a playout is cut off and `value` estimates the rest; 0 plays to the end of the
    round."""
    picky: bool = False
    """Whether an action with a poor prior waits until the better ones have disappointed."""
    paired: bool = False
    """Whether to compare the actions in the same worlds and halve them (`bots/halving.py`), or to select each by
    UCB1."""
    flat: bool = False
    """Whether no tree grows below the actions; used only if they are paired."""
    batch: int = 1
    """The number of worlds that a flat search plays out before it asks for all their `values` at once. More suit a
    net; other evaluations gain nothing."""
    model_others_from: int = NEVER
    """From this number of seats on, the other seats play by `rollout` in the tree. With fewer seats the tree learns
    their best replies to the searching hand, although they cannot see that hand."""

    trials: int = 512
    """The number of worlds in which a review tries every action."""

    def advice(self) -> "Advice":
        """Return the advice for one search."""
        return Advice(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """Advice about a game, for one search. This base class knows nothing and plays at random.

    All states that it gets are imagined. It may look at everything in them, but what the acting seat cannot know is
    made up.
    """

    parameters: Parameters
    depth: i64
    """The depth from the parameters."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.depth = parameters.depth

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return a sensible action, chosen by simple rules from what the seat knows."""
        return state.random_action(seat, rng)

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action of a beginner, who knows the rules and does not look ahead."""
        return state.random_action(seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action of a seat in a playout: fast, and better than chance."""
        return state.random_action(seat, rng)

    def bias(self, state: State, seat: i64, action: i64) -> float:  # noqa: ARG002
        """Return the prior of an action, from 0 to 1: how promising it looks untried; 0.5 if nothing is known."""
        return 0.5

    def aspects(self, state: State, seat: i64, action: i64) -> vec[i64]:  # noqa: ARG002
        """Return what a net is told about an action beside the observation: by group a step, or NOTHING.

        It must not depend on what the seat cannot see, and a group means the same for all actions.
        """
        return vec[i64]()

    def play_on(self, state: State, before: i64, rng: Rng) -> None:
        """Play by `rollout` until `round` is no longer `before`, or until `is_enough`."""
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
        """Return whether a playout stops after these decisions, so that `value` estimates the rest."""
        return decisions == self.depth

    def value(self, state: State, seat: i64) -> float:
        """Return the value of the round for a seat, from 0 to 1: the result, or an estimate where playouts are cut
        off."""
        return state.utility(seat)

    def values(self, states: list[State], seat: i64) -> list[float]:
        """Return the values of several states for a seat. A net that is faster with many states at once overrides this;
        a flat search (`Parameters.flat`) and all who judge positions ask here."""
        return [self.value(state, seat) for state in states]

    def goal(self) -> str:
        """Return what `value` is a share of: the `round` or the `match`."""
        return "round"

    def points_win(self) -> i64:
        """Return 1 if the most points of all rounds win and -1 if the fewest do, where what happens in a round depends
        on no points of others; else 0."""
        return 0

    def signs(self, state: State, seat: i64, action: i64) -> list[Sign]:  # noqa: ARG002
        """Return what is worth telling about a world in which the seat may play the action; a review counts it."""
        return []

    def telling(self) -> tuple[str, ...]:
        """Return the kinds of events that explain a choice; none means all of them."""
        return ()

    def worlds(self, game: Game, view: View, rng: Rng) -> "Worlds":  # noqa: ARG002
        """Return the source of worlds for this search. It may prefer worlds that explain what the others did."""
        return Worlds(game, view)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """The worlds that one search tries. This class imagines each world independently of the others."""

    game: Game
    view: View
    chains: i64
    """How many chains the worlds come from in turn: those of different chains do not depend on each other."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.chains = BATCHES

    def next(self, rng: Rng) -> State:
        """Return one more world. The search may change it."""
        return self.game.imagine(self.view, rng)


def step_of(number: float, least: float, width: float) -> i64:
    """Return a number as a step of an aspect: 0 below `least`, then one for each width."""
    if number < least:
        return 0
    return min(1 + i64((number - least) / width), STEPS - 1)
