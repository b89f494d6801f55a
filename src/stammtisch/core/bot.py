"""The contract of a bot: what it gets, and what it answers.

A bot belongs to one game. It gets a View and the legal actions, and nothing else. All memory that it needs while it
thinks belongs to that one decision, so it can work on several decisions at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from stammtisch.core.game import Game, View
from stammtisch.core.rng import Rng

UNLIMITED: Final = 1_000_000_000
"""More iterations than any search does, so the clock ends it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stop:
    """A way to end a search early, also from another thread. The bot then answers with the best action so far."""

    asked: bool

    def __init__(self) -> None:
        self.asked = False

    def ask(self) -> None:
        """Ask the search to stop now, or as soon as it begins."""
        self.asked = True


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision."""

    iterations: int
    seconds: float = 0.0
    """The time limit; 0 for none."""


@dataclass(frozen=True)
class Considered:
    """What a search found out about one action."""

    action: int
    visits: int
    """How often the search tried the action."""
    value: float
    """Its mean value, from 0 to 1."""
    error: float
    """The standard error of the mean; infinite below two visits. It treats visits as independent."""


@dataclass(frozen=True)
class Reason:
    """One reason why an action is better than another, in values that a face can put into words."""

    kind: str
    """What is said; docs/coach.md lists the kinds. Games have further kinds of their own."""
    seat: int = -1
    """The seat that it is about; -1 for none."""
    piece: str = ""
    place: str = ""
    event: str = ""
    """The kind of the event, if it is about one."""
    amount: int = 0
    often: float = 0.0
    """In how many of 100 worlds: after the better action, if the two differ in that."""
    otherwise: float = 0.0
    """The same after the other action; a mean number where the kind is `count`."""
    lead_if: float = 0.0
    """The lead of the better action in the worlds where it is so, in points of the win share."""
    lead_if_not: float = 0.0


@dataclass(frozen=True)
class Suggestion:
    """What a bot would do in a person's place, how sure it is, and why. It follows from their View alone."""

    action: int
    share: float | None = None
    """The share of the win that may be expected, from 0 to 1; None if there was nothing to choose."""
    error: float = 0.0
    """The standard error of the share."""
    goal: str = "match"
    """What is to be won: the `match` or the `round`."""
    runner_up: int = -1
    """The action that comes next, or -1."""
    runner_share: float = 0.0
    reasons: tuple[Reason, ...] = ()
    """Why the action is better than the runner-up, the most telling first."""


@dataclass(frozen=True)
class Thought:
    """The answer of a bot."""

    action: int
    value: float | None = None
    """The value that the seat may expect, from 0 to 1; None without a search."""
    considered: tuple[Considered, ...] = ()
    """All actions that were compared, the best first; empty without a search."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A bot of a game. One object can work on several decisions at once."""

    game: Game
    name: str
    sentence: str
    """One sentence for people about how it plays."""
    seconds: float
    """How long it thinks about a decision at a table; 0 if it answers at once."""
    iterations: int
    """How many iterations it does in that time, roughly."""
    yardstick: bool
    """Whether it only measures other bots and is no opponent for people."""

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
        """Choose one of the legal actions for the viewer of the view."""
        raise NotImplementedError

    def at_the_table(self) -> Budget:
        """Return the budget at a table when nobody else needs the processor."""
        return Budget(UNLIMITED, self.seconds)
