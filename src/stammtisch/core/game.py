"""The vocabulary of the project: what a game is, what is true, what is seen, what happened.

A game is a folder with one `Game`. Its `State` holds the whole truth. A `View` is what one viewer may know of it. An
`Event` is something that happened. Everything outside the rules and the search works with Views and words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.facts import in_words, named
from stammtisch.core.rng import Rng

CHANCE: Final = -1
"""The seat that draws cards."""
WATCHER: Final = -2
"""A spectator: sees what lies open and nothing else."""
JUDGE: Final = -3
"""Sees everything; for finished games and tests."""
OVER: Final = -4
"""Nobody's seat: the answer of `next_seat` when the game is over."""

BACK: Final = "?"
"""A piece that the viewer cannot see."""

Value = str | int | bool
"""The value of an option."""


class Refused(ValueError):
    """A request that cannot be met; the message says what is wrong and what would be right."""


class BadSeats(Refused):
    """The game is not played with this number of seats."""


class BadOption(Refused):
    """The game has no such option, or the option does not have such a value."""


@dataclass(frozen=True)
class Event:
    """One thing that happened. A screen can move the pieces by it, and a log can name them.

    Pieces travel from `source` to `target`, which are places such as `hand 2`, `pool` or `c4`. Equal places mean
    that pieces were shown where they are. To a viewer outside `visible_to` a piece is its back.
    """

    kind: str
    seat: int
    pieces: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    amount: int = 0
    """Points or tokens, if the kind of event has them."""
    visible_to: tuple[int, ...] | None = None
    """The viewers who see the pieces; None means everybody. The judge always sees them."""
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)
    """What it changes of the facts that everybody knows, by name; of a list or an object perhaps only some members."""

    def seen_by(self, viewer: int) -> "Event":
        """Return the event as a viewer sees it."""
        if self.visible_to is None or viewer == JUDGE or viewer in self.visible_to:
            return self
        backs = (BACK,) * len(self.pieces)
        return Event(self.kind, self.seat, backs, self.source, self.target, self.amount, self.visible_to, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one viewer may know: a frozen dataclass of ints, strings, bools, None, tuples and such dataclasses.

    A game's own View adds its `options` and all that the viewer has seen and would remember with a perfect memory.
    """

    viewer: int
    seats: int
    round: int
    waiting: tuple[int, ...]

    def places(self) -> dict[str, tuple[str, ...]]:
        """Return every place that has pieces, each piece as its word or as a back."""
        raise NotImplementedError

    def facts(self) -> Any:
        """Return what else the viewer knows, in words and numbers: a struct of the game's own, or a dictionary."""
        raise NotImplementedError

    def __str__(self) -> str:
        lines = [f"{name}: {in_words(fact)}" for name, fact in named(self.facts()).items()]
        lines += [f"{place}: {' '.join(pieces)}" for place, pieces in self.places().items()]
        return "\n".join(lines)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of a running game: mutable, cheap to copy, without undo."""

    seats: i64
    round: i64
    """Goes up by one when a round is settled; search and playouts stop there."""
    story: list[Event] | None
    """The list that takes events; None in search, which needs none."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.round = 0
        self.story = None

    def next_seat(self) -> i64:
        """Return a seat that may act now: CHANCE, the first seat waited for, or OVER."""
        raise NotImplementedError

    def waiting_for(self) -> list[int]:
        """Return every seat that has a legal word, ascending; [CHANCE]; [] when the game is over."""
        seat = self.next_seat()
        if seat == OVER:
            return []
        return [seat]

    def holding_up(self) -> list[int]:
        """Return those seats without which the game cannot go on."""
        return self.waiting_for()

    def asked_seat(self) -> i64:
        """Return the seat that acts next where one is asked at a time: one that holds the game up, CHANCE or OVER."""
        return self.next_seat()

    def legal(self, seat: i64) -> vec[i64]:
        """Return the legal actions of a seat, none if it is not waited for; for CHANCE one for each copy of a card."""
        raise NotImplementedError

    def deck(self) -> tuple[int, int]:
        """Return the deck that CHANCE draws from now, and which shuffling of it, both from 0."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Play an action. The caller must make sure that it is legal for that seat now."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Return the points of each seat so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """Return the winning seats, ascending; only meaningful when the game is over."""
        raise NotImplementedError

    def view(self, viewer: i64) -> View:
        """Return what a seat, WATCHER or JUDGE knows."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return each seat's share of the win of a finished game. Without winners all share it; a single seat loses."""
        winners = self.winners() or list(range(self.seats if self.seats > 1 else 0))
        return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(self.seats)]

    def copy(self) -> "State":
        """Return an independent copy of the state, without a story."""
        raise NotImplementedError

    def utility(self, seat: i64) -> float:
        """Return how well the last settled round went for a seat, from 0 to 1."""
        raise NotImplementedError

    def random_seat(self, rng: Rng) -> i64:  # noqa: ARG002
        """Return the seat that acts next in random play; where the order matters, each is equally likely."""
        return self.next_seat()

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Return a random legal action, each equally likely."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def finish_round(self, rng: Rng) -> i64:
        """Play at random until the round is settled or the game is over; return the number of decisions."""
        decisions: i64 = 0
        before = self.round
        while self.round == before:
            seat = self.random_seat(rng)
            if seat == OVER:
                break
            if seat == CHANCE:
                self.draw(rng)
            else:
                self.play(seat, self.random_action(seat, rng))
                decisions += 1
        return decisions

    def draw(self, rng: Rng) -> None:
        """Draw at random what chance has to draw now. A game may deal a whole deck at once if that is as fair."""
        before = self.round
        while self.round == before and self.next_seat() == CHANCE:
            self.play(CHANCE, self.random_action(CHANCE, rng))

    def emit(
        self,
        kind: str,
        seat: i64,
        pieces: tuple[str, ...] = (),
        source: str = "",
        target: str = "",
        amount: i64 = 0,
        visible_to: tuple[int, ...] | None = None,
        facts: Mapping[str, object] | None = None,
    ) -> None:
        """Add an event to the story, if there is one. Hot paths check `story is not None` before they build words."""
        if self.story is not None:
            self.story.append(Event(kind, seat, pieces, source, target, amount, visible_to, facts or {}))


@dataclass(frozen=True)
class Option:
    """One choice that a table makes before the game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    label: str
    """One plain sentence about what it changes."""
    added: bool = False
    """Whether it came without a new version of the rules: older records lack it and have its default."""


def alternatives(values: Sequence[Value]) -> str:
    """Return values as a choice for people: 3, 4 or 5."""
    words = [written(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def written(value: Value) -> str:
    """Return the value of an option as people type it: true, not True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def typed(options: Sequence[str]) -> dict[str, str]:
    """Return the options that a person has typed as name=value, by name, for `Game.read`."""
    texts: dict[str, str] = {}
    for option in options:
        name, equals, text = option.partition("=")
        if not equals:
            raise Refused(f"an option must be name=value, not {option!r}")
        texts[name] = text
    return texts


def _seat_by_seat(seats: int, _: Mapping[str, Value]) -> tuple[int, ...]:
    return tuple(range(seats))


def _unknown(_: int, __: Mapping[str, Value]) -> float:
    return 0.0


def _no_talk(_: Mapping[str, Value]) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class Game:
    """One game on the shelf."""

    name: str
    title: str
    rules: int
    """The version of the rules. Stored matches refer to it."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    actions: int
    """The number of action ids; ids never change within a version."""
    options: Callable[[int], tuple[Option, ...]]
    """The options that exist for a number of seats."""
    word: Callable[[int], str]
    """The word of an action id, unique within the game."""
    new: Callable[[int, Mapping[str, Value]], State]
    """Return a state before the first ply; the options must be complete and checked."""
    imagine: Callable[[View, Rng], State]
    """Return a whole state that agrees with this view."""
    teams: Callable[[int, Mapping[str, Value]], tuple[int, ...]] = _seat_by_seat
    """The team of each seat."""
    team_talk: Callable[[Mapping[str, Value]], bool] = _no_talk
    """Whether team-mates may talk about their cards, in a chat that the others do not read."""
    minutes: Callable[[int, Mapping[str, Value]], float] = _unknown
    """About how many minutes a match takes; 0 if the game does not say."""
    lots: bool = False
    """Whether the table draws lots for the first seat, because the game does not do so."""
    fewest: bool = False
    """Whether the fewest points win."""
    versions: Mapping[int, "Game"] = field(default_factory=dict)
    """Earlier rules, kept while stored matches use them."""

    def check(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """Return all options for this number of seats, given ones and defaults; refuse what does not fit."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is played with {alternatives(self.seats)} seats, not {seats}")
        known = {option.name: option for option in self.options(seats)}
        for name in given:
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadOption(f"{self.title} with {seats} seats has no option {name!r} (it has: {there})")
        checked: dict[str, Value] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                raise BadOption(f"{name} must be {alternatives(option.values)}, not {written(value)}")
            checked[name] = value
        return checked

    def legal_mask(self, state: State, seat: int) -> bytearray:
        """Return one byte for each action id: 1 where the action is legal for the seat now, else 0."""
        mask = bytearray(self.actions)
        for action in state.legal(seat):
            mask[action] = 1
        return mask

    def read(self, seats: int, texts: Mapping[str, str]) -> dict[str, Value]:
        """Return the options that a person has typed, as `check` does."""
        known = {option.name: option for option in self.options(seats)} if seats in self.seats else {}
        given: dict[str, Value] = {}
        for name, text in texts.items():
            given[name] = text
            if name in known:
                for value in known[name].values:
                    if written(value) == text:
                        given[name] = value
        return self.check(seats, given)
