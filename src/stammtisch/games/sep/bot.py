"""The bots of SEP: a heuristic, naive play, and what the search needs to know."""

from dataclasses import dataclass
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters, Sign
from stammtisch.core.bits import count, single, size
from stammtisch.core.game import State
from stammtisch.core.rng import Rng
from stammtisch.games.sep.aspects import aspects
from stammtisch.games.sep.evaluate import Forecast, in_reserve
from stammtisch.games.sep.material import (
    ACTION,
    ALL_ACTIONS,
    ALL_NUMBERS,
    ASIDE,
    CHOOSING,
    FILL_RESERVE,
    FILL_STOCK,
    FILLING,
    FINISHED,
    LAYING,
    NUMBERS,
    ON,
    PLACES,
    PLACING,
    PLACING_TAKEN,
    RESERVE,
    STOCK,
    STOCKS,
)
from stammtisch.games.sep.rules import Sep
from stammtisch.games.sep.signs import TELLING, signs


@dataclass(frozen=True)
class SepParameters(Parameters):
    """The parameters of a search in SEP."""

    noise: float = 0.0
    """How much better or worse a move may seem in a playout than the heuristic says; not used in the solo game."""

    def advice(self) -> Advice:
        """Return the advice for one search."""
        return SepAdvice(self)


class SepAdvice(Advice):
    """Advice about SEP."""

    noise: float

    def __init__(self, parameters: SepParameters) -> None:
        super().__init__(parameters)
        self.noise = parameters.noise

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002
        """Look one turn ahead: tokens now, then what the opponent and the own hand could score next."""
        assert isinstance(state, Sep)
        forecast = Forecast(state, seat)
        if state.phase == CHOOSING:
            return self.chosen(state, forecast, forecast.stock(), forecast.acting())
        return self.move(state, forecast)

    def move(self, state: Sep, forecast: Forecast) -> i64:
        """Return the best move by a forecast, once stock, reserve or action is chosen."""
        phase = state.phase
        if phase == FILLING:
            return self.filling(state, forecast)
        if phase == PLACING:
            forecast.number(forecast.hand & ALL_NUMBERS)
        elif phase == PLACING_TAKEN:
            forecast.placing(state.taken, forecast.hand & ALL_NUMBERS)
        else:
            forecast.action(forecast.hand & ALL_ACTIONS)
        return forecast.best

    def chosen(self, state: Sep, forecast: Forecast, stock: float, acting: float) -> i64:
        """Return stock, reserve or action, by their values."""
        best = stock
        choice: i64 = STOCK
        card = in_reserve(state)
        if card >= 0:
            worth = forecast.placing(card, forecast.hand & ALL_NUMBERS)
            if worth > best:
                best = worth
                choice = RESERVE
        return ACTION if acting > best and not state.acted else choice

    def filling(self, state: Sep, forecast: Forecast) -> i64:
        """Fill from the reserve if that pays or leaves the opponent less, else from the stock."""
        card = in_reserve(state)
        if card < 0:
            return FILL_STOCK
        return FILL_RESERVE if forecast.filled(card) > forecast.filled_from_stock() else FILL_STOCK

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Usually see a token that can be won at once; otherwise do anything that costs none."""
        assert isinstance(state, Sep)
        forecast = Forecast(state, seat)
        forecast.risk = 0.0
        forecast.hope = 0.0
        if rng.below(4) > 0:
            if state.phase == CHOOSING:
                return self.chosen(state, forecast, forecast.quick_stock(), forecast.quick_acting())
            action = self.move(state, forecast)
            if self.worth(state, action, forecast) >= 1.0:
                return action
        tries: i64 = 8
        action = state.random_action(seat, rng)
        while tries > 0 and ASIDE <= action < STOCK:
            action = state.random_action(seat, rng)
            tries -= 1
        return action

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Play as the heuristic does, with noise and without considering every card that may be drawn."""
        assert isinstance(state, Sep)
        forecast = Forecast(state, seat)
        if self.noise > 0.0 and not forecast.alone:
            forecast.noise = self.noise
            forecast.rng = rng
        if state.phase == CHOOSING:
            return self.chosen(state, forecast, forecast.quick_stock(), forecast.quick_acting())
        return self.move(state, forecast)

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """Return the value of the lead with the action's tokens and prospects."""
        assert isinstance(state, Sep)
        return self.promise(state, seat, self.worth(state, action, Forecast(state, seat)))

    def aspects(self, state: State, seat: i64, action: i64) -> vec[i64]:
        """Return what a net is told about an action."""
        assert isinstance(state, Sep)
        return aspects(state, seat, action)

    def worth(self, state: Sep, action: i64, forecast: Forecast) -> float:
        """Return the value of an action in tokens, by a forecast."""
        hand = forecast.hand & ALL_NUMBERS
        if action < ASIDE:
            card = (action - ON) // PLACES
            place = action - ON - PLACES * card
            if card < NUMBERS:
                return forecast.placed(card, place, hand & ~single(card))
            return forecast.used(card, place)
        if action < STOCK:
            card = action - ASIDE
            if card < NUMBERS:
                return forecast.laid_aside(card, hand & ~single(card))
            return forecast.thrown_away()
        if action == STOCK:
            return forecast.quick_stock()
        if action == ACTION:
            return forecast.quick_acting()
        if action == RESERVE:
            return forecast.placing(in_reserve(state), hand)
        if action == FILL_STOCK:
            return forecast.filled_from_stock()
        return forecast.filled(in_reserve(state))

    def promise(self, state: Sep, seat: i64, more: float) -> float:
        """Return the probability of winning with the current tokens and some more; fitted to games of regulars."""
        if state.seats == 1:
            return self.promise_alone(state, more)
        lead = more + float(count(state.tokens, seat) - count(state.tokens, 1 - seat))
        slope = 0.28 + 0.003 * lead * lead
        if state.stocks >= STOCKS:
            slope += 0.5 * (1.0 - float(size(state.stock)) / float(max(1, size(state.origin))))
        return 1.0 / (1.0 + exp(-slope * lead))

    def promise_alone(self, state: Sep, more: float) -> float:
        """Return the probability of reaching the points that this round must bring (SE 7.6): one for each action card
        left, minus the expected cost of missing tokens and full stacks."""
        missing = float(state.middle) - more
        points = float(size(state.pile)) - 0.9 * missing - 0.15 * float(size(state.circle.closed))
        return self.chance_alone(state, max(points, -missing), state.total, state.round)

    def chance_alone(self, state: Sep, points: float, before: i64, rounds: i64) -> float:
        """Return the probability of winning alone if this round brings `points` after those of earlier rounds."""
        target = 7.0 if state.options.solo_rounds == 2 else 11.0
        need = (target - float(before)) / float(state.options.solo_rounds - rounds)
        return 1.0 / (1.0 + exp(-0.5 * (points - need)))

    def value(self, state: State, seat: i64) -> float:
        """Return the result of a settled round, or the value of the lead in tokens."""
        assert isinstance(state, Sep)
        if state.seats == 1 and state.phase in (LAYING, FINISHED):
            chance = self.chance_alone(state, float(state.scored), state.total - state.scored, state.round - 1)
            if state.phase == FINISHED:
                return 0.1 * chance + (0.9 if len(state.winners()) > 0 else 0.0)
            return chance
        if state.phase == FINISHED:
            return state.utility(seat)
        return self.promise(state, seat, 0.0)

    def goal(self) -> str:
        """Return that `value` is the share of the match."""
        return "match"

    def telling(self) -> tuple[str, ...]:
        """Return the kinds of events that explain a choice."""
        return TELLING

    def signs(self, state: State, seat: i64, action: i64) -> list[Sign]:
        """Return what is worth telling about a world in which the seat may play the action."""
        assert isinstance(state, Sep)
        return signs(state, seat, action)


LEVELS: Final[dict[str, Parameters]] = {
    "expert": SepParameters(
        iterations=100_000, exploration=0.15, weight=1.0, depth=12, picky=True, model_others_from=2
    ),
    "master": SepParameters(
        iterations=100_000,
        exploration=0.15,
        weight=1.0,
        depth=12,
        picky=True,
        paired=True,
        model_others_from=2,
        noise=0.3,
    ),
    "coach": SepParameters(depth=24, trials=768),
}
