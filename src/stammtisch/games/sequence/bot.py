"""The bots of Sequence: a heuristic, naive play, and what the search needs to know."""

from dataclasses import dataclass
from math import exp
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters, Sign
from stammtisch.core.game import State
from stammtisch.core.rng import Rng
from stammtisch.games.sequence.aspects import aspects
from stammtisch.games.sequence.board import AREA
from stammtisch.games.sequence.evaluate import AT_ONCE, Evaluation, seen_sides
from stammtisch.games.sequence.material import CHOICE, DRAW, ENDED, PLACE, PLAY, TAKE
from stammtisch.games.sequence.rules import Sequence
from stammtisch.games.sequence.signs import TELLING, signs

CERTAIN: Final = 20.0
"""From this value on a play looks as good as possible."""
EVALUATION: Final = Evaluation()


@dataclass(frozen=True)
class SequenceParameters(Parameters):
    """The parameters of a search in Sequence."""

    noise: float = 0.0
    """How much better or worse a play may seem in a playout than the heuristic says."""

    def advice(self) -> Advice:
        """Return the advice for one search."""
        return SequenceAdvice(self)


@final
class SequenceAdvice(Advice):
    """Advice about Sequence."""

    noise: float
    evaluation: Evaluation

    def __init__(self, parameters: SequenceParameters) -> None:
        super().__init__(parameters)
        self.noise = parameters.noise
        self.evaluation = EVALUATION

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action with the highest value; any of equal ones."""
        return self.best(state, seat, rng, 0.0)

    def best(self, state: State, seat: i64, rng: Rng, noise: float) -> i64:
        """Return the action with the highest value, with some noise on each."""
        truth = cast(Sequence, state)
        actions = truth.legal(seat)
        best = actions[0]
        if len(actions) == 1:
            return best
        sides = seen_sides(truth, seat)
        own = seat % truth.teams
        best_worth = -AT_ONCE
        equals: i64 = 0
        at: i64 = 0
        while at < len(actions):
            action = actions[at]
            worth = (
                self.evaluation.choosing(truth, seat, action)
                if truth.phase == CHOICE
                else self.evaluation.worth(sides, own, action)
            )
            if noise > 0.0:
                worth += noise * (2.0 * rng.aside(action) - 1.0)
            if worth > best_worth:
                best_worth = worth
                best = action
                equals = 1
            elif worth == best_worth:
                equals += 1
                if rng.below(equals) == 0:
                    best = action
            at += 1
        return best

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Join own chips, if it looks at all; ignore the others' lines, and do not save jacks."""
        truth = cast(Sequence, state)
        if truth.phase != CHOICE and truth.may_draw(seat):
            return DRAW
        if truth.phase == CHOICE or rng.below(3) == 0:
            return state.random_action(seat, rng)
        actions = truth.legal(seat)
        chips = truth.chips[seat % truth.teams]
        best: i64 = -1
        most: i64 = 1
        at: i64 = 0
        while at < len(actions):
            action = actions[at]
            if action < TAKE:
                square = (action - PLAY if action < PLACE else action - PLACE) % AREA
                joined = self.evaluation.longest(square, chips, truth.taken & ~chips)
                if joined > most:
                    most = joined
                    best = action
            at += 1
        return state.random_action(seat, rng) if best < 0 else best

    # Advice for the search

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Play as the heuristic does, with noise."""
        return self.best(state, seat, rng, self.noise)

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """Return the value of a play, between 0 and 1; a draw comes first."""
        truth = cast(Sequence, state)
        if truth.phase == CHOICE:
            return 0.5
        if truth.may_draw(seat):
            return 1.0 if action == DRAW else 0.0
        return 1.0 / (
            1.0 + exp(-min(self.evaluation.worth(seen_sides(truth, seat), seat % truth.teams, action), CERTAIN))
        )

    def aspects(self, state: State, seat: i64, action: i64) -> vec[i64]:
        """Return what a net is told about an action."""
        return aspects(cast(Sequence, state), seat, action, self.evaluation)

    def value(self, state: State, seat: i64) -> float:
        """Return the probability of winning, from all lines and jacks; each team has the cards of the imagined
        world."""
        truth = cast(Sequence, state)
        if truth.phase == ENDED:
            return truth.utility(seat)
        own = 0.0
        total = 0.0
        team: i64 = 0
        while team < truth.teams:
            odds = exp(self.evaluation.standing(truth, team))
            total += odds
            if team == seat % truth.teams:
                own = odds
            team += 1
        return own / total

    def goal(self) -> str:
        """Return that `value` is the share of the match."""
        return "match"

    def telling(self) -> tuple[str, ...]:
        """Return the kinds of events that explain a choice."""
        return TELLING

    def signs(self, state: State, seat: i64, action: i64) -> list[Sign]:
        """Return what is worth telling about a world in which the seat may play the action."""
        truth = cast(Sequence, state)
        return signs(truth, seat, action)


LEVELS: Final[dict[str, Parameters]] = {
    "expert": SequenceParameters(
        iterations=24_000, exploration=0.1, weight=8.0, depth=3, picky=True, model_others_from=3
    ),
    "master": SequenceParameters(
        iterations=32_000,
        exploration=0.1,
        weight=8.0,
        depth=3,
        picky=True,
        paired=True,
        model_others_from=2,
        noise=0.15,
    ),
    "coach": SequenceParameters(depth=6, trials=384),
}
