"""The bots of SEP: a heuristic, naive play, and what the search needs to know."""

from dataclasses import dataclass
from math import exp
from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters
from stammtisch.core.bits import count, single, size
from stammtisch.core.game import State
from stammtisch.core.rng import Rng
from stammtisch.games.sep.evaluate import Outlook, in_reserve
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
        outlook = Outlook(state, seat)
        if state.phase == CHOOSING:
            return self.chosen(state, outlook, outlook.stock(), outlook.acting())
        return self.move(state, outlook)

    def move(self, state: Sep, outlook: Outlook) -> i64:
        """Return the best move by an outlook, once stock, reserve or action is chosen."""
        phase = state.phase
        if phase == FILLING:
            return self.filling(state, outlook)
        if phase == PLACING:
            outlook.number(outlook.hand & ALL_NUMBERS)
        elif phase == PLACING_TAKEN:
            outlook.placing(state.taken, outlook.hand & ALL_NUMBERS)
        else:
            outlook.action(outlook.hand & ALL_ACTIONS)
        return outlook.best

    def chosen(self, state: Sep, outlook: Outlook, stock: float, acting: float) -> i64:
        """Return stock, reserve or action, by their values."""
        best = stock
        choice: i64 = STOCK
        card = in_reserve(state)
        if card >= 0:
            worth = outlook.placing(card, outlook.hand & ALL_NUMBERS)
            if worth > best:
                best = worth
                choice = RESERVE
        return ACTION if acting > best and not state.acted else choice

    def filling(self, state: Sep, outlook: Outlook) -> i64:
        """Fill from the reserve if that pays or leaves the opponent less, else from the stock."""
        card = in_reserve(state)
        if card < 0:
            return FILL_STOCK
        return FILL_RESERVE if outlook.filled(card) > outlook.filled_from_stock() else FILL_STOCK

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Usually see a token that can be won at once; otherwise do anything that costs none."""
        assert isinstance(state, Sep)
        outlook = Outlook(state, seat)
        outlook.risk = 0.0
        outlook.hope = 0.0
        if rng.below(4) > 0:
            if state.phase == CHOOSING:
                return self.chosen(state, outlook, outlook.quick_stock(), outlook.quick_acting())
            action = self.move(state, outlook)
            if self.worth(state, action, outlook) >= 1.0:
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
        outlook = Outlook(state, seat)
        if self.noise > 0.0 and not outlook.alone:
            outlook.noise = self.noise
            outlook.rng = rng
        if state.phase == CHOOSING:
            return self.chosen(state, outlook, outlook.quick_stock(), outlook.quick_acting())
        return self.move(state, outlook)

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """Return the value of the lead with the action's tokens and prospects."""
        assert isinstance(state, Sep)
        return self.promise(state, seat, self.worth(state, action, Outlook(state, seat)))

    def worth(self, state: Sep, action: i64, outlook: Outlook) -> float:
        """Return the value of an action in tokens, by an outlook."""
        hand = outlook.hand & ALL_NUMBERS
        if action < ASIDE:
            card = (action - ON) // PLACES
            place = action - ON - PLACES * card
            if card < NUMBERS:
                return outlook.placed(card, place, hand & ~single(card))
            return outlook.used(card, place)
        if action < STOCK:
            card = action - ASIDE
            if card < NUMBERS:
                return outlook.laid_aside(card, hand & ~single(card))
            return outlook.thrown_away()
        if action == STOCK:
            return outlook.quick_stock()
        if action == ACTION:
            return outlook.quick_acting()
        if action == RESERVE:
            return outlook.placing(in_reserve(state), hand)
        if action == FILL_STOCK:
            return outlook.filled_from_stock()
        return outlook.filled(in_reserve(state))

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
}
