"""The bots of each game, from random play to a long search. A new level for all games is one more entry in `bots_for`.

A game adds to them in its `bot.py`: `LEVELS` has its search parameters for `expert` and `master`, and those of the
`coach`; `bots(game)` returns further bots.
"""
# ruff: noqa: ARG002 - a bot takes what the contract gives it, needed or not

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from stammtisch.bots.halving import Halving
from stammtisch.bots.net import Net
from stammtisch.bots.search import Search
from stammtisch.core import shelf
from stammtisch.core.advice import Advice, Parameters
from stammtisch.core.bot import Bot, Budget, Stop, Thought
from stammtisch.core.game import OVER, Game, Refused, View
from stammtisch.core.observe import Observer, observer_like
from stammtisch.core.rng import Rng

SAMPLER_WORLDS: Final = 500
SECOND: Final = 0.95
"""A second at a table, minus the time for communication."""
NET: Final = "reflex.net"
"""The file in a game's folder that has its net, if it has one; `training/nets` wrote it."""
SUBSTITUTE: Final = "expert"
"""The bot that plays for somebody who is away or has resigned, or for a bot that no longer exists."""


class UnknownBot(Refused):
    """The game has no such bot."""


class RandomBot(Bot):
    """Plays any legal action."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose any action, each equally likely."""
        return Thought(legal[rng.below(len(legal))])


class SamplerBot(Bot):
    """Flat Monte Carlo: the best mean of random playouts over imagined worlds. A yardstick that is never tuned."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose the action that does best in a fixed number of worlds."""
        seat = view.viewer
        if len(legal) == 1:
            return Thought(legal[0])
        worth = [0.0] * len(legal)
        for _ in range(SAMPLER_WORLDS):
            world = self.game.imagine(view, rng)
            before = world.round
            for at, action in enumerate(legal):
                state = world.copy()
                state.play(seat, action)
                if state.round == before and state.next_seat() != OVER:
                    state.finish_round(rng)
                worth[at] += state.utility(seat)
        best = max(range(len(legal)), key=worth.__getitem__)
        return Thought(legal[best], worth[best] / SAMPLER_WORLDS)


class AdvisedBot(Bot):
    """A bot with advice about its game."""

    def __init__(
        self, game: Game, name: str, sentence: str, parameters: Parameters, seconds: float = 0.0, iterations: int = 1
    ) -> None:
        super().__init__(game, name, sentence, seconds, iterations)
        self.parameters = parameters


class NaiveBot(AdvisedBot):
    """Plays the naive action of the advice."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose in one imagined world."""
        return Thought(int(self.parameters.advice().naive(self.game.imagine(view, rng), view.viewer, rng)))


class HeuristicBot(AdvisedBot):
    """Plays the heuristic action of the advice."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose in one imagined world."""
        return Thought(int(self.parameters.advice().heuristic(self.game.imagine(view, rng), view.viewer, rng)))


class ReflexBot(AdvisedBot):
    """Plays at once what a net likes best, which sees the observation and what the regular would play."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose without any search."""
        if len(legal) == 1:
            return Thought(legal[0])
        world = self.game.imagine(view, rng)  # an observation is written from a state, and depends on the view alone
        kind = (view.seats, view.options)  # type: ignore[attr-defined]
        known = _observers(self.game)
        if kind not in known:
            known[kind] = observer_like(self.game, world)
        advice = self.parameters.advice()
        advised = int(advice.heuristic(world, view.viewer, rng))
        return Thought(int(net_of(self.game).choose(known[kind], advice, world, view.viewer, legal, advised)))


@cache
def net_of(game: Game) -> Net:
    """Return the net of a game that has one."""
    return Net(_net_file(game).read_bytes())


def _net_file(game: Game) -> Traversable:
    return files(shelf.packages()[game.name]) / NET  # in a browser it lies in a zip


@cache
def _observers(_: Game) -> dict[tuple[int, object], Observer]:
    return {}


class SearchBot(AdvisedBot):
    """Plays by search."""

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose by a search, if there is a choice."""
        if len(legal) == 1:
            return Thought(legal[0])
        thinking = searching(self.game, view, legal, rng, self.parameters.advice(), stop or Stop())
        thinking.run(budget.iterations, budget.seconds)
        if thinking.iterations == 0 and not self.parameters.paired:
            thinking.iterate()  # it was stopped before it had tried anything
        best = int(thinking.best())
        found = sorted(thinking.considered(), key=lambda one: (one.action != best, -one.visits, -one.value))
        return Thought(best, thinking.expected(), tuple(found))


def searching(
    game: Game, view: View, legal: Sequence[int], rng: Rng, advice: Advice, stop: Stop | None = None
) -> Search:
    """Return a search of the kind that the parameters ask for, before its first iteration."""
    if advice.parameters.paired:
        return Halving(game, view, legal, advice, rng, stop or Stop())
    return Search(game, view, advice, rng, stop or Stop())


def parameters_for(game: Game) -> Mapping[str, Parameters]:
    """Return the game's own parameters by level, from its `bot.py`; empty if it has none."""
    found: Mapping[str, Parameters] = getattr(shelf.part(game.name, "bot"), "LEVELS", {})
    return found


def coach_of(game: Game) -> Parameters:
    """Return the parameters of playouts that judge decisions: a game's own, or those of its expert."""
    own = parameters_for(game)
    return own.get("coach", own.get("expert", Parameters()))


@cache
def bots_for(game: Game) -> dict[str, Bot]:
    """Return the bots of a game by name, the weakest first."""
    own = parameters_for(game)
    expert = own.get("expert", Parameters())
    master = own.get("master", expert)
    found = [
        RandomBot(game, "random", "Plays any legal move; a yardstick, not an opponent.", yardstick=True),
        SamplerBot(
            game, "sampler", "Plays what does best in 500 random worlds; a yardstick, not an opponent.", yardstick=True
        ),
        NaiveBot(game, "novice", "Knows the rules and looks no further than the next card.", expert),
        HeuristicBot(game, "regular", "Plays by good rules of thumb, at once.", expert),
        *_reflex(game, expert),
        SearchBot(
            game,
            "expert",
            "Thinks up to a second about what the others may hold.",
            expert,
            seconds=SECOND,
            iterations=expert.iterations,
        ),
        SearchBot(
            game,
            "master",
            "Thinks up to three seconds; the best we can do.",
            master,
            seconds=3 * SECOND,
            iterations=3 * master.iterations,
        ),
        *getattr(shelf.part(game.name, "bot"), "bots", _no_more)(game),
    ]
    return {bot.name: bot for bot in found}


def _reflex(game: Game, expert: Parameters) -> list[Bot]:
    if not _net_file(game).is_file():
        return []
    return [ReflexBot(game, "reflex", "Plays at once, by rules of thumb that a net corrects.", expert)]


def _no_more(_: Game) -> list[Bot]:
    return []


def opponents_for(game: Game) -> dict[str, Bot]:
    """Return the bots that people play against, by name, the weakest first."""
    return {name: bot for name, bot in bots_for(game).items() if not bot.yardstick}


def bot_for(game: Game, name: str) -> Bot:
    """Return a bot by its name; refuse one that the game does not have."""
    bots = bots_for(game)
    if name not in bots:
        raise UnknownBot(f"{game.title} has no bot {name!r}; its bots are {', '.join(bots)}")
    return bots[name]


def opponent_for(game: Game, name: str) -> Bot:
    """Return a bot that people play against; refuse any other."""
    bots = opponents_for(game)
    if name not in bots:
        raise UnknownBot(f"{game.title} has no bot {name!r}; its bots are {', '.join(bots)}")
    return bots[name]


def refuse_unknown(name: str) -> None:
    """Refuse a name that is no opponent in any game."""
    known = dict.fromkeys(bot for game in shelf.names() for bot in opponents_for(shelf.game(game)))
    if name not in known:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(known)}")


def stored_bot(game: Game, name: str) -> Bot:
    """Return the bot that a stored match names, or the substitute if the game no longer has it."""
    bots = bots_for(game)
    return bots.get(name, bots[SUBSTITUTE])
