"""The levels of bots. A bot is a function of a view, a generator and a budget, and gets nothing else to cheat with."""

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache

from stammtisch.bots.halving import Halving
from stammtisch.bots.search import Search
from stammtisch.core import shelf
from stammtisch.core.advice import Advice
from stammtisch.core.game import OVER, Game, Refused, State, View
from stammtisch.core.rng import Rng

SAMPLER_WORLDS = 500
MASTER_FACTOR = 3
"""The master thinks three times as long as the expert."""


class Stop:
    """Stops a search from another thread, whether it has begun or not; the bot answers with its best so far."""

    def __init__(self) -> None:
        self._asked = threading.Event()
        self._search: Search | None = None

    def ask(self) -> None:
        """Stop now."""
        self._asked.set()
        if self._search is not None:
            self._search.stopped = True

    def watch(self, search: Search) -> None:
        """Stop this search when asked to, or at once if that was before."""
        self._search = search
        if self._asked.is_set():
            search.stopped = True

    def wait(self, seconds: float) -> None:
        """Return after so many seconds, or as soon as it is asked to stop."""
        self._asked.wait(seconds)


@dataclass(frozen=True)
class Budget:
    """How much a bot may think: iterations, and if they are above 0, seconds; and what may stop it earlier."""

    iterations: int
    seconds: float = 0.0
    stop: Stop | None = field(default=None, compare=False)


Choose = Callable[[Game, View, Rng, Budget], int]
"""The action that a bot chooses, from what the viewer of the view knows."""


class UnknownBot(Refused):
    """No such level."""


@dataclass(frozen=True)
class Bot:
    """One level."""

    name: str
    sentence: str
    """What a person may expect of it."""
    choose: Choose


@cache
def advice_for(name: str) -> Advice:
    """What is known about playing a game well; a game without a `bot.py` is played without advice."""
    own = shelf.part(name, "bot")
    found = getattr(own, "ADVICE", None)
    return found if isinstance(found, Advice) else Advice()


@cache
def advice_for_master(name: str) -> Advice:
    """The master's own advice, where a game's `bot.py` has some as `MASTER`."""
    found = getattr(shelf.part(name, "bot"), "MASTER", None)
    return found if isinstance(found, Advice) else advice_for(name)


def seat_of(view: View) -> int:
    """The seat that looks through a view."""
    seat: int = view.viewer  # type: ignore[attr-defined]
    return seat


def imagined(game: Game, view: View, rng: Rng) -> State:
    """A world in which the seat is waited for."""
    state = game.imagine(view, rng)
    if seat_of(view) not in state.waiting_for():
        raise Refused("a bot is asked only when its seat is waited for")
    return state


def choose_at_random(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """Any legal action."""
    return int(imagined(game, view, rng).random_action(seat_of(view), rng))


def choose_carelessly(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """What the advice calls careless."""
    return int(advice_for(game.name).careless(imagined(game, view, rng), seat_of(view), rng))


def choose_by_thumb(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """The advice's rules of thumb."""
    return int(advice_for(game.name).thumb(imagined(game, view, rng), seat_of(view), rng))


def choose_by_sampling(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """Flat Monte Carlo, a yardstick that is never tuned: the best mean of random playouts over imagined worlds."""
    seat = seat_of(view)
    actions = list(imagined(game, view, rng).legal(seat))
    if len(actions) == 1:
        return int(actions[0])
    worth = [0.0] * len(actions)
    for _ in range(SAMPLER_WORLDS):
        world = game.imagine(view, rng)
        before = world.round
        for at, action in enumerate(actions):
            state = world.copy()
            state.play(seat, action)
            if state.round == before and state.next_seat() != OVER:
                state.finish_round(rng)
            worth[at] += state.utility(seat)
    return int(actions[max(range(len(actions)), key=worth.__getitem__)])


@dataclass(frozen=True)
class Thought:
    """What a search comes to."""

    action: int
    odds: float | None
    """What the seat may expect of it, from 0 to 1; None where there was nothing to choose."""


def search(game: Game, view: View, rng: Rng, budget: Budget, advice: Advice) -> Thought:
    """Search with some advice, where there is anything to choose."""
    seat = seat_of(view)
    actions = list(imagined(game, view, rng).legal(seat))
    if len(actions) == 1:
        return Thought(int(actions[0]), None)
    thinking = searching(game, view, rng, advice)
    if budget.stop is not None:
        budget.stop.watch(thinking)
    thinking.run(budget.iterations, budget.seconds)
    if thinking.iterations == 0 and not advice.paired:
        thinking.iterate()  # it was stopped before it had tried anything
    return Thought(int(thinking.best()), thinking.odds())


def searching(game: Game, view: View, rng: Rng, advice: Advice) -> Search:
    """A search as the advice wants it, before its first iteration."""
    if advice.paired:
        return Halving(game, view, seat_of(view), advice, rng)
    return Search(game, view, seat_of(view), advice, rng, advice.exploration, advice.weight)


def hint(game: Game, view: View, rng: Rng, budget: Budget) -> Thought:
    """What an expert would do in the place of a person, and what he expects of it."""
    return search(game, view, rng, budget, advice_for(game.name))


def choose_by_search(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """Search with the game's advice."""
    return search(game, view, rng, budget, advice_for(game.name)).action


def choose_by_long_search(game: Game, view: View, rng: Rng, budget: Budget) -> int:
    """Search three times as long as the expert, with the master's advice; in a second that may do more iterations."""
    return search(game, view, rng, master_budget(game.name, budget), advice_for_master(game.name)).action


def master_budget(name: str, budget: Budget) -> Budget:
    """Return what the master may think at a game where the expert may think so much."""
    iterations = MASTER_FACTOR * budget.iterations * advice_for_master(name).iterations // advice_for(name).iterations
    return Budget(iterations, MASTER_FACTOR * budget.seconds, budget.stop)


BOTS = {
    bot.name: bot
    for bot in (
        Bot("random", "Plays any legal move; a yardstick, not an opponent.", choose_at_random),
        Bot("sampler", "Plays what does best in 500 random worlds; a yardstick, not an opponent.", choose_by_sampling),
        Bot("novice", "Knows the rules and looks no further than the next card.", choose_carelessly),
        Bot("regular", "Plays by good rules of thumb, at once.", choose_by_thumb),
        Bot("expert", "Thinks up to a second about what the others may hold.", choose_by_search),
        Bot("master", "Thinks up to three seconds; the best we can do.", choose_by_long_search),
    )
}


def bot(name: str) -> Bot:
    """A level by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name]
