"""Review: the decisions of one seat of a finished match, each judged by what that seat could know then.

All legal actions are tried in the same imagined worlds. If another one looks better, it and the action that was played
are tried again in fresh worlds, equally often, because the best of many looks better than it is. A mistake loses at
least 3.5 points of the win share there, and two standard errors; and the master's search must agree. Nothing is said of
smaller losses. The results depend on the match alone.
"""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from stammtisch.bots.halving import Halving
from stammtisch.bots.levels import bot_for, coach_of, parameters_for
from stammtisch.bots.reasons import HiddenHand, explained
from stammtisch.bots.trial import Trial
from stammtisch.core.advice import Parameters
from stammtisch.core.bot import Budget, Reason, Stop
from stammtisch.core.game import Game, Refused, View
from stammtisch.core.match import Match, Record, actions_by_word
from stammtisch.core.record import replayed
from stammtisch.core.rng import Rng

CHAINS: Final = 16
"""The number of chains that the worlds of a trial come from."""
LEAST: Final = 0.035
"""Nothing is said of what loses less of the win share."""
ERRORS: Final = 2.0
"""The least size of a loss, in standard errors."""
TREES: Final = 5
TREE_WORLDS: Final = 400
"""How often the master's search compares the two actions, and in how many worlds each time."""
MASTERS_PART: Final = 20
"""The master chooses among all actions with this part of its iterations at a table."""

Grade = Literal["", "inaccuracy", "mistake", "blunder"]
GRADES: Final[tuple[tuple[float, Grade], ...]] = ((0.14, "blunder"), (0.07, "mistake"), (LEAST, "inaccuracy"))
"""The least loss of each grade."""


class Unfinished(Refused):
    """The match is not over, so nobody may look back at it yet."""


@dataclass(frozen=True)
class Alternative:
    """What an action was worth in the imagined worlds."""

    word: str
    share: float
    """The share of the win, from 0 to 1, if everybody plays on by the regular's rules of thumb."""
    error: float
    """Its standard error."""
    points: float
    """The points that the seat gets on average until the end of the round, or until the playouts are cut off."""


@dataclass(frozen=True)
class Judgement:
    """One decision, judged."""

    ply: int
    """The number of plies before it."""
    seat: int
    played: str
    best: str
    loss: float
    """What the played action is worth less than the best, in fresh worlds, from 0 to 1; 0 if it looked best, too."""
    error: float
    """The standard error of the loss."""
    grade: Grade
    """Empty if there is nothing to say."""
    goal: str
    """What the shares are of: the `match` or the `round`."""
    alternatives: tuple[Alternative, ...]
    """All legal actions, the best first."""
    reasons: tuple[Reason, ...]
    """Why the best is better, the most telling reasons first; empty without a grade."""
    guesses: tuple[HiddenHand, ...] = ()
    """Where hidden pieces lay in the worlds in which the reasons were found; empty without a grade."""
    number: int = 1
    of: int = 1
    """The how manieth of how many decisions."""


@dataclass(frozen=True)
class PastDecision:
    """A decision with a choice, as the seat saw it."""

    ply: int
    view: View
    legal: tuple[int, ...]
    action: int


def review(match: Match | Record, seat: int, stop: Stop | None = None) -> Iterator[Judgement]:
    """Judge the decisions of a seat in the order of the match; refuse a match that is not over.

    Decisions without a choice are left out. A stop ends it after the decision under way, which is not given.
    """
    played = finished(match)
    if not 0 <= seat < played.seats:
        raise Refused(f"there is no seat {seat}; the seats are 0 to {played.seats - 1}")
    seed = seed_of(played)
    found = decisions(played, seat)
    for number, decision in enumerate(found, 1):
        judged = judge(played.game, decision, f"{seed}/{decision.ply}", stop or Stop(), (number, len(found)))
        if judged is None:
            return
        yield judged


def finished(match: Match | Record) -> Match:
    """Return a match that is over, replayed if it is a record; refuse one that is not over."""
    played = match if isinstance(match, Match) else replayed(match)
    if isinstance(match, dict) and not played.over and match.get("ended") in ("resigned", "abandoned"):
        played.break_off(match["ended"])
    if not played.over:
        raise Unfinished("the match is not over; it can be reviewed when it is")
    return played


def seed_of(match: Match) -> str:
    """Return a seed that depends on what was played, and on nothing else."""
    whole = [match.game.name, match.game.rules, match.seats, dict(match.options), match.plies]
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()


def decisions(match: Match, seat: int) -> list[PastDecision]:
    """Return the decisions in which a seat had a choice."""
    actions = actions_by_word(match.game)
    state = match.game.new(match.seats, match.options)
    found: list[PastDecision] = []
    for ply, (mover, word) in enumerate(match.plies):
        if mover == seat:
            legal = tuple(dict.fromkeys(int(action) for action in state.legal(seat)))
            if len(legal) > 1:
                found.append(PastDecision(ply, state.view(seat), legal, actions[word]))
        state.play(mover, actions[word])
    return found


def judge(
    game: Game, decision: PastDecision, seed: str, stop: Stop | None = None, count: tuple[int, int] = (1, 1)
) -> Judgement | None:
    """Judge one decision from the view of its seat; None if stopped. The seed makes it repeatable."""
    stop = stop or Stop()
    view, legal = decision.view, decision.legal
    parameters = coach_of(game)
    first = Trial(game, view, legal, parameters.advice(), Rng(f"{seed}/first"))
    first.run(CHAINS, parameters.trials, stop)
    played, best = legal.index(decision.action), int(first.best())
    loss = error = 0.0
    grade: Grade = ""
    fresh: Trial | None = None
    if first.lead(best, played) + ERRORS * first.lead_error(best, played) >= LEAST:
        fresh = Trial(game, view, [legal[best], decision.action], parameters.advice(), Rng(f"{seed}/fresh"))
        fresh.run(2 * CHAINS, 2 * parameters.trials, stop)
        loss, error = float(fresh.lead(0, 1)), float(fresh.lead_error(0, 1))
        if loss >= max(LEAST, ERRORS * error) and master_agrees(game, decision, legal[best], f"{seed}/tree", stop):
            grade = next(name for least, name in GRADES if loss >= least)
    why: tuple[Reason, ...] = ()
    guesses: tuple[HiddenHand, ...] = ()
    if grade:
        rng = Rng(f"{seed}/why")
        why, guesses = explained(game, view, legal[best], decision.action, parameters.advice(), rng, stop)
    if stop.asked:
        return None
    return Judgement(
        ply=decision.ply,
        seat=view.viewer,
        played=game.word(decision.action),
        best=game.word(legal[best]),
        loss=loss,
        error=error,
        grade=grade,
        goal=parameters.advice().goal(),
        alternatives=alternatives(game, first, fresh, best, played),
        reasons=why,
        guesses=guesses,
        number=count[0],
        of=count[1],
    )


def master_agrees(game: Game, decision: PastDecision, best: int, seed: str, stop: Stop) -> bool:
    """Return whether the master would not play the action either, and finds that the best one leads by enough."""
    own = parameters_for(game)
    parameters = own.get("master", own.get("expert", Parameters()))
    leads: list[float] = []
    for tree in range(TREES):
        pair = [best, decision.action]
        search = Halving(game, decision.view, pair, parameters.advice(), Rng(f"{seed}/{tree}"), stop)
        while search.tried < TREE_WORLDS:
            if stop.asked:
                return False
            search.try_worlds()
        better, other = (float(search.total[node]) for node in search.left)
        leads.append((better - other) / float(search.tried))
    mean = sum(leads) / TREES
    error = sqrt(sum((lead - mean) ** 2 for lead in leads) / TREES / (TREES - 1))
    if mean < max(LEAST, ERRORS * error):
        return False
    master = bot_for(game, "master")
    budget = Budget(max(1, master.iterations // MASTERS_PART))
    return master.choose(decision.view, decision.legal, Rng(f"{seed}/choice"), budget, stop).action != decision.action


def alternatives(game: Game, first: Trial, fresh: Trial | None, best: int, played: int) -> tuple[Alternative, ...]:
    """Return what all actions were worth, the best first.

    If the best and the played action were tried again, their values are from the fresh worlds. The others keep their
    distance to the best one.
    """
    number = len(first.actions)
    order: Sequence[int] = sorted(range(number), key=lambda at: (-first.share(at), at != best, at))
    share, gained = [first.share(at) for at in range(number)], [first.gained(at) for at in range(number)]
    error = [first.error(at) for at in range(number)]
    if fresh is not None:
        lift, more = fresh.share(0) - share[best], fresh.gained(0) - gained[best]
        share, gained = [one + lift for one in share], [one + more for one in gained]
        for at, again in ((best, 0), (played, 1)):
            share[at], gained[at], error[at] = fresh.share(again), fresh.gained(again), fresh.error(again)
    return tuple([Alternative(game.word(int(first.actions[at])), share[at], error[at], gained[at]) for at in order])
