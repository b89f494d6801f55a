"""The setups that the laws are tried with, and one match of each."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final

from stammtisch.core.deal import Deal
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Event, Game, State, Value, View
from stammtisch.core.match import Match, words_by_action
from stammtisch.core.rng import Rng

BOUND: Final = 20_000
"""Far more plies than any game on the shelf needs."""


@dataclass(frozen=True)
class Setup:
    """A game with its number of seats, its options and a seed."""

    game: Game
    seats: int
    options: tuple[tuple[str, Value], ...]
    seed: int = 0

    def __str__(self) -> str:
        agreed = [f"{name}={value}" for name, value in self.options]
        return " ".join([self.game.name, f"{self.seats} seats", *agreed, f"seed {self.seed}"])

    def new(self) -> State:
        """Return the state before the first ply."""
        return self.game.new(self.seats, dict(self.options))

    def match(self, deal: Deal | None = None) -> Match:
        """Return a match with this setup."""
        return Match(self.game, self.seats, dict(self.options), deal=deal)

    def rng(self, purpose: str) -> Rng:
        """Return a separate generator for each purpose."""
        return Rng(f"{self} {purpose}")

    def viewers(self) -> list[int]:
        """Return every seat, the spectator and the judge."""
        return [*range(self.seats), WATCHER, JUDGE]

    def blindfolded(self) -> list[int]:
        """Return the viewers who do not see everything."""
        return [*range(self.seats), WATCHER]


def setups(game: Game, seeds: int = 1) -> Iterator[Setup]:
    """Yield every number of seats with every combination of options, once for each seed."""
    for seats in game.seats:
        choices = [[(option.name, value) for value in option.values] for option in game.options(seats)]
        for options in product(*choices):
            for seed in range(seeds):
                yield Setup(game, seats, options, seed)


@dataclass(frozen=True)
class Playthrough:
    """A whole match, remembered ply by ply."""

    plies: list[tuple[int, int]]
    """The seat and the action of each ply."""
    events: list[tuple[Event, ...]]
    """The events of each ply, with everything visible."""
    states: list[State]
    """Copies of the state, each from before the ply of that number; the last one is the end of the game."""
    judged: list[View]
    """The judge's view of each state, taken from the state that was played on."""

    def seen(self, ply: int, viewer: int) -> tuple[Event, ...]:
        """Return a ply's events as a viewer sees them."""
        return seen(self.events[ply], viewer)

    def moments(self, rng: Rng, count: int) -> list[int]:
        """Return numbers of states: the first, the last two, those beside the end of a round, and random ones."""
        last = len(self.plies)
        rounds = [at for at in range(1, last) if self.states[at].round != self.states[at - 1].round]
        some = [0, last, *rounds[:2], *[at - 1 for at in rounds[-2:]]]
        return sorted({max(0, last - 1), *some[:count], *[rng.below(last + 1) for _ in range(count - len(some))]})


@lru_cache(maxsize=4)
def played(setup: Setup) -> Playthrough:
    """Return a match with this setup. Some players like all legal words equally, others have favourites."""
    rng = setup.rng("players")
    words = words_by_action(setup.game)
    weights = [1] * len(words)
    if setup.rng("temper").below(2):
        fondness = {token: (1, 4, 16)[setup.rng(f"fond of {token}").below(3)] for token in verbs(setup.game)}
        weights = [max(fondness.get(token, 1) for token in word.split()) for word in words]
    game = Playthrough([], [], [], [])
    state = setup.new()
    while True:
        game.states.append(state.copy())
        game.judged.append(state.view(JUDGE))
        waiting = state.waiting_for()
        if not waiting:
            return game
        assert len(game.plies) < BOUND, f"not over after {BOUND} plies"
        seat = waiting[rng.below(len(waiting))]
        actions = list(state.legal(seat))
        assert actions, f"ply {len(game.plies)}: seat {seat} is waited for and has no legal word"
        action = actions[rng.below(len(actions))] if seat == CHANCE else weighted(actions, weights, rng)
        game.events.append(events_of(state, seat, action))
        game.plies.append((seat, action))


def weighted(actions: Sequence[int], weights: Sequence[int], rng: Rng) -> int:
    """Return one of the actions at random, in proportion to the weights."""
    mark = rng.below(sum(weights[action] for action in actions))
    for action in actions:
        mark -= weights[action]
        if mark < 0:
            return action
    raise AssertionError("weights are positive")


def verbs(game: Game) -> list[str]:
    """Return the plain words among the game's words: `take`, `pass`, `devil`, and not `r12` or `KH`."""
    tokens = {token for word in words_by_action(game) for token in word.split()}
    return sorted(token for token in tokens if re.fullmatch("[a-z]{3,}", token))


def events_of(state: State, seat: int, action: int) -> tuple[Event, ...]:
    """Play an action and return its events."""
    story: list[Event] = []
    state.story = story
    state.play(seat, action)
    state.story = None
    return tuple(story)


def seen(events: Sequence[Event], viewer: int) -> tuple[Event, ...]:
    """Return the events as a viewer sees them."""
    return tuple([event.seen_by(viewer) for event in events])


def words(setup: Setup, state: State, seat: int) -> list[str]:
    """Return the legal words of a seat, sorted, one for each copy."""
    named = words_by_action(setup.game)
    return sorted([named[action] for action in state.legal(seat)])
