"""Hints: what an expert would do in a person's place, how sure that is, and why. All of it follows from their View."""

from collections.abc import Sequence
from typing import Final

from stammtisch.bots.levels import SUBSTITUTE, bot_for, coach_of, parameters_for
from stammtisch.bots.reasons import reasons
from stammtisch.bots.trial import Trial
from stammtisch.core.advice import Parameters
from stammtisch.core.bot import Budget, Considered, Stop, Suggestion
from stammtisch.core.game import Game, View
from stammtisch.core.rng import Rng

SEARCHING: Final = 0.7
"""The part of the time that the search takes; the reasons take the rest."""
UNHURRIED: Final = 0.5
"""With fewer seconds there is no time for reasons: others wait for the processor."""
TIED: Final = 0.0005
"""Two actions are tied if their shares differ by no more than this."""
TRIED: Final = 0.02
"""Of an action with a smaller part of the visits of the best one, the search knows too little to give it a share."""
ERROR_CHAINS: Final = 16
ERROR_WORLDS: Final = 256
"""The chains and worlds that tell how sure a share is; a search uses few chains."""


def hint(
    game: Game, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None
) -> Suggestion:
    """Return what an expert would do for the viewer of a view, and why."""
    stop = stop or Stop()
    if len(legal) == 1:
        return Suggestion(legal[0])
    reasoned = budget.seconds == 0 or budget.seconds >= UNHURRIED
    less = Budget(budget.iterations, SEARCHING * budget.seconds if reasoned else budget.seconds)
    thought = bot_for(game, SUBSTITUTE).choose(view, legal, rng, less, stop)
    if not thought.considered:
        return Suggestion(thought.action, thought.value)
    best = sane(game, view, thought.considered, rng)
    goal = coach_of(game).advice().goal()
    second = runner_up(thought.considered, best)
    if second is None or not reasoned or stop.asked:
        return Suggestion(best.action, best.value, best.error, goal)
    trial = Trial(game, view, [best.action, second.action], coach_of(game).advice(), rng)
    trial.run(ERROR_CHAINS, ERROR_WORLDS, stop)
    share = second.value if second.visits >= TRIED * best.visits else best.value - float(trial.lead(0, 1))
    return Suggestion(
        best.action,
        best.value,
        max(best.error, float(trial.error(0))),
        goal,
        second.action,
        max(0.0, min(share, best.value)),
        reasons(game, view, best.action, second.action, coach_of(game).advice(), rng, stop),
    )


def runner_up(considered: Sequence[Considered], best: Considered) -> Considered | None:
    """Return the best of the other actions among those that were tried enough, or else the one that was tried most."""
    others = [one for one in considered if one is not best]
    tried = [one for one in others if one.visits >= TRIED * best.visits]
    if tried:
        return max(tried, key=lambda one: one.value)
    return max(others, key=lambda one: one.visits, default=None)


def sane(game: Game, view: View, considered: Sequence[Considered], rng: Rng) -> Considered:
    """Return the best action; of tied ones that which the rules of thumb would choose, so that nothing pointless is
    suggested."""
    best = considered[0]
    tied = [one for one in considered if one.visits > 1 and abs(one.value - best.value) <= TIED]
    if len(tied) > 1:
        own = parameters_for(game).get(SUBSTITUTE, Parameters())
        usual = own.advice().heuristic(game.imagine(view, rng), view.viewer, rng)
        return next((one for one in tied if one.action == usual), best)
    return best
