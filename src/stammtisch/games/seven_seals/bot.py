"""The bots of Seven Seals: each action is weighed by the penalty that it leaves to expect."""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters, Worlds
from stammtisch.core.bits import count, has, kinds, size
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.evaluate import Prospect, weigh
from stammtisch.games.seven_seals.material import (
    COLOURS,
    DONE,
    NOBODY,
    PLAYING,
    PREDICTING,
    RED,
    SABOTEUR,
    TAKE,
    VALUES,
)
from stammtisch.games.seven_seals.opponents import Beliefs
from stammtisch.games.seven_seals.rules import SevenSeals

POINT: Final = 0.05
"""What a point of the round counts in a prior."""
ROUND_SPREAD: Final = 2.3
"""How far a round drives two players apart, on the scale of the logistic curve."""
LAST: Final = 1.0
"""The same after the last round: close results count almost as shared."""

SEALS_HOTTER: Final = 2.0
"""The temperature for seals taken or returned, compared with the one for cards."""
NO_LUCK: Final = 1e-12
"""Keeps logarithms finite."""


@dataclass(frozen=True)
class SevenSealsParameters(Parameters):
    """How a bot searches in Seven Seals."""

    temperature: float = 0.0
    """The softmax temperature of playouts: how many points worse an action must look to be taken e times less often; at
    0 only the best one is."""

    def advice(self) -> Advice:
        """Return advice for one search."""
        return SevenSealsAdvice(self)


class SevenSealsAdvice(Advice):
    """What to know about playing Seven Seals."""

    temperature: float
    prospect: Prospect
    """Made once, filled at every look."""
    weighed: State | None
    """The state of which the search asked last for priors: it asks for one action after the other."""
    moment: i64
    """When that was; a state never comes back to the same moment."""
    actions: vec[i64]
    worth: vec[float]

    def __init__(self, parameters: SevenSealsParameters) -> None:
        super().__init__(parameters)
        self.temperature = parameters.temperature
        self.prospect = Prospect()
        self.weighed = None
        self.moment = NOBODY
        self.actions = vec[i64]()
        self.worth = vec[float]()

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action that leaves the least penalty to expect."""
        assert isinstance(state, SevenSeals)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        worth = weigh(state, seat, actions, self.prospect)
        best: i64 = 0
        at: i64 = 1
        while at < len(actions):
            if worth[at] > worth[best] or (worth[at] == worth[best] and rng.below(2) == 0):
                best = at
            at += 1
        return actions[best]

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Seals for the highest cards, high cards for the tricks that fit, low ones for the others."""
        assert isinstance(state, SevenSeals)
        if state.phase == PREDICTING:
            return naive_prediction(state, seat, rng)
        if state.phase != PLAYING:
            return state.random_action(seat, rng)
        actions = state.legal(seat)
        at: i64 = rng.below(len(actions))
        led = state.led
        if led == NOBODY:
            return actions[at]
        fitting = has(kinds(state.seals[seat]), led)
        best: i64 = NOBODY
        at = 0
        while at < len(actions):
            card = actions[at]
            if best == NOBODY or (card % VALUES > best % VALUES) == fitting:
                best = card
            at += 1
        return best

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Sample from the softmax of the heuristic, by the Gumbel-max trick; at temperature 0 take its best action."""
        if self.temperature == 0.0:
            return self.heuristic(state, seat, rng)
        assert isinstance(state, SevenSeals)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        worth = weigh(state, seat, actions, self.prospect)
        temperature = self.temperature if state.phase == PLAYING else SEALS_HOTTER * self.temperature
        best: i64 = 0
        most = 0.0
        at: i64 = 0
        while at < len(actions):
            luck = -log(1.0 - rng.fraction()) + NO_LUCK
            score = worth[at] - temperature * log(luck)
            if at == 0 or score > most:
                most = score
                best = at
            at += 1
        return actions[best]

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """By how many points an action looks worse than the best one, on the scale of `value`."""
        assert isinstance(state, SevenSeals)
        moment = ((state.round * 16 + state.tricks) * 16 + state.trick_size) * 32 + state.seals_taken
        moment = (moment * 8 + state.phase) * 8 + seat
        if state is not self.weighed or moment != self.moment:
            self.weighed = state
            self.moment = moment
            self.actions = state.legal(seat)
            self.worth = weigh(state, seat, self.actions, self.prospect)
        best = self.worth[0]
        mine = best
        at: i64 = 0
        while at < len(self.actions):
            best = max(best, self.worth[at])
            if self.actions[at] == action:
                mine = self.worth[at]
            at += 1
        return max(0.0, 1.0 / float(state.seats) + (mine - best) * POINT)

    def value(self, state: State, seat: i64) -> float:
        """Return the chance to win the game that the points leave, the more clear-cut the fewer rounds are left."""
        assert isinstance(state, SevenSeals)
        points = state.points()
        scale = ROUND_SPREAD * sqrt(float(state.rounds - state.round))
        if scale == 0.0:
            scale = LAST
        mine = float(points[seat])
        total = 0.0
        for other in points:
            total += exp((mine - float(other)) / scale)
        return 1.0 / total

    def worlds(self, game: Game, view: View, rng: Rng) -> Worlds:
        """Worlds in which the others hold cards that explain their seals and their play."""
        return Beliefs(game, view, rng, self.prospect)


def naive_prediction(state: SevenSeals, seat: i64, rng: Rng) -> i64:
    """Return a seal for each of the two highest values of a colour, in red for each of the five highest."""
    words = state.predictions(seat)
    if has(words, 0) and rng.below(8) == 0:
        return SABOTEUR
    top = 3 * state.seats - 2
    colour: i64 = 0
    while colour < COLOURS:
        wanted = size(state.of_colour(seat, colour) >> top)
        if colour == RED:
            wanted = size(state.of_colour(seat, colour) >> (top - 3))
        if count(state.seals[seat], colour) < wanted and has(words, TAKE - SABOTEUR + colour):
            return TAKE + colour
        colour += 1
    return DONE


LEVELS: Final[dict[str, Parameters]] = {
    "expert": SevenSealsParameters(iterations=34_000, exploration=0.1, weight=30.0),
    "master": SevenSealsParameters(
        iterations=42_000, exploration=0.1, weight=30.0, paired=True, model_others_from=3, temperature=0.15
    ),
}
