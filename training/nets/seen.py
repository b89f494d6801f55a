"""What a net gets of some decisions: the inputs that are on, and the actions that it compares."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.levels import parameters_for
from stammtisch.bots.net import GAPS, Candidates
from stammtisch.core import shelf
from stammtisch.core.advice import STEPS
from stammtisch.core.game import CHANCE, Game, State
from stammtisch.core.observe import Observer
from stammtisch.core.rng import Rng
from training.nets.inputs import Inputs

MOST_ASPECTS: Final = 28
"""The most aspects that an action has."""


def aspects_of(game: str) -> int:
    """Return how many aspects there are in a game: its choices, the regular's, the gaps and the game's own."""
    found = shelf.game(game)
    seats = found.seats[-1]
    state, luck = found.new(seats, found.check(seats, {})), Rng(1)
    while (seat := int(state.next_seat())) == CHANCE:
        state.draw(luck)
    groups = len(parameters_for(found)["expert"].advice().aspects(state, seat, int(state.legal(seat)[0])))
    return found.actions + 1 + len(GAPS) + 1 + STEPS * groups


@dataclass
class Seen:
    """Some decisions."""

    on: NDArray[np.uint16]
    """By decision the inputs that are on, filled up with the number of inputs."""
    begins: NDArray[np.int64]
    """By decision where its actions begin, the regular's first; and where all end."""
    aspects: NDArray[np.uint16]
    """By action its aspects, its choice first, filled up with the number of aspects."""

    def __len__(self) -> int:
        return len(self.on)

    def places(self, which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return where the actions of some decisions are, and where those of each begin among them."""
        sizes = (self.begins[1:] - self.begins[:-1])[which]
        begins = np.concatenate(([0], np.cumsum(sizes)))
        return np.repeat(self.begins[which] - begins[:-1], sizes) + np.arange(begins[-1]), begins

    def chosen(self, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return by decision the choice that the action with this number is."""
        found: NDArray[np.int64] = self.aspects[self.begins[:-1] + numbers, 0].astype(np.int64)
        return found

    def part(self, which: NDArray[np.int64]) -> "Seen":
        """Return some of the decisions."""
        places, begins = self.places(which)
        return Seen(self.on[which], begins, self.aspects[places])


class Look:
    """Looks at decisions for a net, one after the other."""

    def __init__(self, game: Game, seats: int, writes: Observer, inputs: Inputs) -> None:
        self.game = game
        self.inputs = inputs
        self.advice = parameters_for(game)["expert"].advice()
        self.observer = writes
        self.seats = seats
        self.empty = aspects_of(game.name)
        self._observed: list[bytes] = []
        self._sizes: list[int] = []
        self._aspects: list[Sequence[int]] = []

    def add(self, world: State, seat: int, legal: Sequence[int], advised: int) -> list[int]:
        """Add a decision, by a world that a seat imagines; return the actions that are compared."""
        candidates = Candidates(self.advice, world, seat, legal, advised)
        self._observed.append(self.observer.observe(world, seat))
        actions = [int(action) for action in candidates.actions]
        self._sizes.append(len(actions))
        for at, action in enumerate(actions):
            self._aspects.append(list(candidates.aspects(at, self.observer.choice(action, seat), self.game.actions)))
        return actions

    def add_true(self, state: State, seat: int, rng: Rng) -> list[int]:
        """Add a decision of a match."""
        world = self.game.imagine(state.view(seat), rng)
        legal = [int(action) for action in state.legal(seat)]
        return self.add(world, seat, legal, int(self.advice.heuristic(world, seat, rng)))

    def observed(self) -> NDArray[np.int8]:
        """Return the observations of the decisions that were added."""
        return np.frombuffer(b"".join(self._observed), np.int8).reshape(len(self._observed), -1)

    def take(self) -> Seen:
        """Return what was added since."""
        aspects = np.full((len(self._aspects), MOST_ASPECTS), self.empty, np.uint16)
        for at, some in enumerate(self._aspects):
            aspects[at, : len(some)] = some
        found = Seen(
            self.inputs.on(self.observed(), self.seats),
            np.concatenate(([0], np.cumsum(np.array(self._sizes, np.int64)))),
            aspects,
        )
        self._observed, self._sizes, self._aspects = [], [], []
        return found


def together(parts: Sequence[Seen]) -> Seen:
    """Return several decisions as one."""
    begins = [np.zeros(1, np.int64)]
    for part in parts:
        begins.append(begins[-1][-1] + part.begins[1:])
    on, aspects = (np.concatenate([getattr(part, name) for part in parts]) for name in ("on", "aspects"))
    return Seen(on, np.concatenate(begins), aspects)
