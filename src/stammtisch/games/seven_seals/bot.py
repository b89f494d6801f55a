"""The bots of Seven Seals: they value each action by the expected penalty after it.

Playouts sample from a softmax with a temperature, by the Gumbel-max trick (Gumbel, 1954): the best value plus Gumbel
noise wins.
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters, Sign, Worlds
from stammtisch.core.bits import count, has, kinds, size
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.aspects import aspects
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
from stammtisch.games.seven_seals.signs import TELLING, signs

POINT: Final = 0.05
"""The weight of one point of the round in a prior."""
ROUND_SPREAD: Final = 2.3
"""How far a round drives two players apart, on the scale of the logistic curve."""
LAST: Final = 1.0
"""The same after the last round, where close results count almost as shared."""

SEALS_HOTTER: Final = 2.0
"""The temperature for seals taken or returned, relative to the one for cards."""
NO_LUCK: Final = 1e-12
"""Keeps logarithms finite."""


@dataclass(frozen=True)
class SevenSealsParameters(Parameters):
    """The parameters of a search in Seven Seals."""

    temperature: float = 0.0
    """The softmax temperature of playouts: an action that looks this many points worse is taken e times less often; at
    0 the best action is always taken."""

    def advice(self) -> Advice:
        """Return the advice for one search."""
        return SevenSealsAdvice(self)


class SevenSealsAdvice(Advice):
    """Advice about Seven Seals."""

    temperature: float
    prospect: Prospect
    """Created once, filled at every use."""
    weighed: State | None
    """The state for which the search last asked for priors; it asks for one action after the other."""
    moment: i64
    """The time of that question; a state never has the same time twice."""
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
        """Return the action with the lowest expected penalty."""
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
        """Take seals for the highest cards, play high cards for tricks that match a seal, and low ones otherwise."""
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
        """Sample from the softmax of the heuristic by the Gumbel-max trick; at temperature 0 take the
        best action."""
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
        """Return how many points worse an action looks than the best one, on the scale of `value`."""
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

    def aspects(self, state: State, seat: i64, action: i64) -> vec[i64]:
        """Return what a net is told about an action."""
        assert isinstance(state, SevenSeals)
        self.bias(state, seat, action)
        return aspects(state, seat, action, self.prospect)

    def value(self, state: State, seat: i64) -> float:
        """Return the probability of winning the game, given the points; it gets clearer with fewer rounds left."""
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

    def goal(self) -> str:
        """Return that `value` is the share of the match."""
        return "match"

    def points_win(self) -> i64:
        """SS 7: the fewest points win; the heuristic looks at no points of other rounds."""
        return -1

    def telling(self) -> tuple[str, ...]:
        """Return the kinds of events that explain a choice."""
        return TELLING

    def signs(self, state: State, seat: i64, action: i64) -> list[Sign]:
        """Return what is worth telling about a world in which the seat may play the action."""
        assert isinstance(state, SevenSeals)
        return signs(state, seat, action)

    def worlds(self, game: Game, view: View, rng: Rng) -> Worlds:
        """Return worlds in which the others hold cards that explain their seals and their play."""
        return Beliefs(game, view, rng, self.prospect)


def naive_prediction(state: SevenSeals, seat: i64, rng: Rng) -> i64:
    """Return the seals of a naive prediction: one for each of the two highest values of a colour, in red of the five
    highest."""
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
    "coach": SevenSealsParameters(trials=256),
}
