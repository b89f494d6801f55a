"""The vocabulary of the project: what a game is, what is true, what is seen, what happened.

A game is a folder with one `Game`. Its `State` holds the whole truth; a `View` is what one viewer may know of
it; an `Event` tells what happened. Everything outside the rules and the search works with Views and words.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.facts import in_words, named
from stammtisch.core.rng import Rng

CHANCE: Final = -1
"""The seat that draws cards."""
WATCHER: Final = -2
"""Eyes at the table's edge: sees what lies open and nothing else."""
JUDGE: Final = -3
"""Sees everything: finished games and tests."""
OVER: Final = -4
"""Nobody's seat: what `next_seat` says of a finished game."""

BACK: Final = "?"
"""A piece that the viewer cannot see."""

Value = str | int | bool
"""The value of an option."""


class Refused(ValueError):
    """Something asked for that cannot be; the message says what was wrong and what would be right."""


class BadSeats(Refused):
    """The game is not played by that many."""


class BadOption(Refused):
    """An option that does not exist here, or a value that it does not take."""


@dataclass(frozen=True)
class Event:
    """One thing that happened, told so that a screen can move the pieces and a story can name them.

    Pieces travel from `source` to `target`, which are places such as `hand 2`, `pool` or `c4`. Equal places mean
    that pieces were shown where they are. To a viewer outside `visible_to` a piece is its back.
    """

    kind: str
    seat: int
    pieces: tuple[str, ...] = ()
    source: str = ""
    target: str = ""
    amount: int = 0
    """Points or tokens, where the kind is about them."""
    visible_to: tuple[int, ...] | None = None
    """The viewers who see the pieces; None means everybody. The judge always does."""
    facts: Mapping[str, object] = field(default_factory=dict, hash=False)
    """What it changes of the facts that everybody knows, by name; of a list or an object perhaps only some members."""

    def seen_by(self, viewer: int) -> "Event":
        """The event as it looks from there."""
        if self.visible_to is None or viewer == JUDGE or viewer in self.visible_to:
            return self
        backs = (BACK,) * len(self.pieces)
        return Event(self.kind, self.seat, backs, self.source, self.target, self.amount, self.visible_to, self.facts)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What one viewer may know: a frozen dataclass of ints, strings, bools, None, tuples and such dataclasses.

    A game's own View adds its `options` and more: all that the viewer has seen and a perfect memory would keep.
    """

    viewer: int
    seats: int
    round: int
    waiting: tuple[int, ...]

    def places(self) -> dict[str, tuple[str, ...]]:
        """Every place with pieces on it, each piece by its word or as a back."""
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
    """All truth of a game under way: mutable, cheap to copy, without undo."""

    seats: i64
    round: i64
    """Counts up the moment a round is settled; search and playouts stop there."""
    story: list[Event] | None
    """Where events are told; None in search, where nobody listens."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.round = 0
        self.story = None

    def next_seat(self) -> i64:
        """A seat that may act now: CHANCE, the first seat waited for, or OVER."""
        raise NotImplementedError

    def waiting_for(self) -> list[int]:
        """Every seat that has a legal word, ascending; [CHANCE]; [] when the game is over."""
        seat = self.next_seat()
        if seat == OVER:
            return []
        return [seat]

    def holding_up(self) -> list[int]:
        """Those of them without whom the game cannot go on."""
        return self.waiting_for()

    def legal(self, seat: i64) -> vec[i64]:
        """The actions of a seat, none if it is not waited for; for CHANCE one for each copy of a card."""
        raise NotImplementedError

    def deck(self) -> tuple[int, int]:
        """While CHANCE is waited for: which deck it draws from, and which shuffling of it (both from 0)."""
        raise NotImplementedError

    def play(self, seat: i64, action: i64) -> None:
        """Acts. It trusts its caller: the action must be legal for that seat now."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """The score sheet's last line so far."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The winning seats, ascending; meaningful when the game is over."""
        raise NotImplementedError

    def view(self, viewer: i64) -> View:
        """What a seat, WATCHER or JUDGE knows."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Return each seat's share of the win of a finished game; without winners all share, but one alone loses."""
        winners = self.winners() or list(range(self.seats if self.seats > 1 else 0))
        return [1.0 / float(len(winners)) if seat in winners else 0.0 for seat in range(self.seats)]

    def copy(self) -> "State":
        """The same truth once more, to be played on its own; it tells no story."""
        raise NotImplementedError

    def utility(self, seat: i64) -> float:
        """How well the round that was settled last went for a seat, from 0 to 1."""
        raise NotImplementedError

    def random_seat(self, rng: Rng) -> i64:  # noqa: ARG002
        """The seat that acts next in random play. Where it matters which of several does, each is equally likely."""
        return self.next_seat()

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """A legal action, each equally likely."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def finish_round(self, rng: Rng) -> i64:
        """Plays at random until the round is settled or the game is over; returns the number of decisions."""
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
        """Plays what chance has to draw now at random; a game may deal a whole deck at once if that is as fair."""
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
        """Add an event to the story, if anybody listens. Hot paths ask `story is not None` before they build words."""
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


def _alternatives(values: tuple[Value, ...]) -> str:
    words = [written(value) for value in values]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def written(value: Value) -> str:
    """An option's value as it is typed: true, not True."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _seat_by_seat(seats: int, _: Mapping[str, Value]) -> tuple[int, ...]:
    return tuple(range(seats))


@dataclass(frozen=True, eq=False)
class Game:
    """One game as the shelf holds it."""

    name: str
    title: str
    rules: int
    """The version of the rules; stored matches name it."""
    seats: tuple[int, ...]
    """The numbers of seats it is played with."""
    actions: int
    """How many action ids there are; they never change within a version."""
    options: Callable[[int], tuple[Option, ...]]
    """The options that exist for a number of seats."""
    word: Callable[[int], str]
    """The word of an action id, unique within the game."""
    new: Callable[[int, Mapping[str, Value]], State]
    """A state before the first ply; the options are complete and checked."""
    imagine: Callable[[View, Rng], State]
    """A whole state that this view could come from."""
    teams: Callable[[int, Mapping[str, Value]], tuple[int, ...]] = _seat_by_seat
    """The team of each seat."""
    versions: Mapping[int, "Game"] = field(default_factory=dict)
    """Former rules, as long as stored matches use them."""

    def check(self, seats: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """All options of a game with that many seats, the given ones and the defaults; refuses what does not fit."""
        if seats not in self.seats:
            raise BadSeats(f"{self.title} is played with {_alternatives(self.seats)} seats, not {seats}")
        known = {option.name: option for option in self.options(seats)}
        for name in given:
            if name not in known:
                there = ", ".join(known) or "none"
                raise BadOption(f"{self.title} with {seats} seats has no option {name!r} (it has: {there})")
        checked: dict[str, Value] = {}
        for name, option in known.items():
            value = given.get(name, option.default)
            if not any(type(value) is type(allowed) and value == allowed for allowed in option.values):
                raise BadOption(f"{name} must be {_alternatives(option.values)}, not {written(value)}")
            checked[name] = value
        return checked

    def legal_mask(self, state: State, seat: int) -> bytearray:
        """Return one byte for each action id: 1 where the action is legal for the seat now, else 0."""
        mask = bytearray(self.actions)
        for action in state.legal(seat):
            mask[action] = 1
        return mask

    def read(self, seats: int, texts: Mapping[str, str]) -> dict[str, Value]:
        """Options that somebody typed, as `check` gives them."""
        known = {option.name: option for option in self.options(seats)} if seats in self.seats else {}
        given: dict[str, Value] = {}
        for name, text in texts.items():
            given[name] = text
            if name in known:
                for value in known[name].values:
                    if written(value) == text:
                        given[name] = value
        return self.check(seats, given)
