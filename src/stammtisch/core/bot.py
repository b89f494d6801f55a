"""The contract of a bot: what it is given, and what it answers.

A bot belongs to one game. It gets a View and the legal actions, and nothing else to cheat with. Whatever it needs to
remember while it thinks belongs to that one decision, so that several decisions can be under way at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.game import Game, View
from stammtisch.core.rng import Rng

UNLIMITED: Final = 1_000_000_000
"""More iterations than any search does: the clock ends it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """Ends a search early, from another thread too. The bot answers with the best action so far."""

    asked: bool

    def __init__(self) -> None:
        self.asked = False

    def ask(self) -> None:
        """Stop now, or at once if the search has not begun."""
        self.asked = True


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision."""

    iterations: int
    seconds: float = 0.0
    """The longest time; 0 for any."""


@dataclass(frozen=True)
class Considered:
    """What a search found out about one action."""

    action: int
    visits: int
    """How often it was tried."""
    value: float
    """What it was worth on average, from 0 to 1."""
    error: float
    """The standard error of that mean; infinite below two visits. It takes the visits for independent."""


@dataclass(frozen=True)
class Thought:
    """What a bot answers."""

    action: int
    value: float | None = None
    """What the seat may expect of it, from 0 to 1; None where nothing was searched."""
    considered: tuple[Considered, ...] = ()
    """All actions that were compared, the best first; empty where nothing was searched."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot of a game. One object may be asked for several decisions at once."""

    game: Game
    name: str
    sentence: str
    """What a person may expect of it."""
    seconds: float
    """How long it thinks about a decision at a table; 0 if it answers at once."""
    iterations: int
    """How many iterations it does in that time, about."""
    yardstick: bool
    """Whether it is for measuring other bots, and no opponent for people."""

    def __init__(
        self,
        game: Game,
        name: str,
        sentence: str,
        seconds: float = 0.0,
        iterations: int = 1,
        yardstick: bool = False,
    ) -> None:
        self.game = game
        self.name = name
        self.sentence = sentence
        self.seconds = seconds
        self.iterations = iterations
        self.yardstick = yardstick

    def choose(self, view: View, legal: Sequence[int], rng: Rng, budget: Budget, stop: Stop | None = None) -> Thought:
        """Choose one of the legal actions of the view's viewer."""
        raise NotImplementedError

    def at_the_table(self) -> Budget:
        """Return what it may think when nobody else needs the processor."""
        return Budget(UNLIMITED, self.seconds)
