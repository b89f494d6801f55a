"""Decisions to learn from: many matches at once, at tables of all kinds, and what teachers do there."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.levels import parameters_for
from stammtisch.core import shelf
from stammtisch.core.game import State, Value
from stammtisch.core.observe import Layout
from stammtisch.core.rng import Rng
from stammtisch.envs.batch import seen
from stammtisch.envs.lanes import HEURISTIC, NOBODY, SAME_STEP, Lanes
from training.nets.inputs import Inputs
from training.nets.seen import Look, Seen

SEATS: Final = {"seven-seals": (4, 3, 5), "diabolo": (4, 3, 5), "sequence": (2, 3, 4, 6), "sep": (2, 1)}
"""The numbers of seats that a net learns, the most important one first."""


@dataclass(frozen=True)
class Kind:
    """A kind of table, and how many lanes play there."""

    seats: int
    options: Mapping[str, Value]
    lanes: int


def kinds(game: str, lanes: int, rng: Rng) -> Iterator[Kind]:
    """Yield tables with the usual options, half of them with the usual number of seats, and some with any options."""
    found = shelf.game(game)
    usual, *others = SEATS[game]
    share = lanes // (4 * len(SEATS[game]))
    yield Kind(usual, found.check(usual, {}), lanes - share * (3 * len(others) + 1))
    for seats in others:
        yield Kind(seats, found.check(seats, {}), 2 * share)
    for seats in SEATS[game]:
        options = {one.name: one.values[rng.below(len(one.values))] for one in found.options(seats)}
        yield Kind(seats, found.check(seats, options), share)


class Ground:
    """Matches at one kind of table. With `alone`, one seat of each match learns and regulars play the others."""

    def __init__(self, game: str, kind: Kind, seed: int, *, alone: bool) -> None:
        found = shelf.game(game)
        self.seats = kind.seats
        self.lanes = Lanes(found, kind.seats, kind.options, kind.lanes, parameters_for(found)["expert"].advice())
        self.lanes.autoreset = SAME_STEP
        self.lanes.others = HEURISTIC
        self.lanes.by_round = True
        self.rng = Rng(f"teacher {seed}")
        for lane in range(kind.lanes):
            self.lanes.seed(lane, 1_000_003 * seed + lane)
            self.lanes.learners[lane] = lane % kind.seats if alone else NOBODY
            self.lanes.reset(lane)
        self._hand = hand_in(self.lanes.observer.layout)
        self.observations = seen(self.lanes.observations, np.int8).reshape(kind.lanes, -1)
        self.masks = seen(self.lanes.masks, np.int8).reshape(kind.lanes, -1)[:, : found.actions]
        self.rewards = seen(self.lanes.rewards, np.float64)
        self.over = seen(self.lanes.over, np.int64)
        self.returns = seen(self.lanes.returns, np.float64).reshape(kind.lanes, -1)

    def __len__(self) -> int:
        return int(self.lanes.count)

    def regulars(self) -> NDArray[np.int64]:
        """Return what a regular would choose in every lane."""
        lanes = self.lanes
        return np.array([advised(lanes, state, lanes.acting[at], self.rng) for at, state in enumerate(lanes.states)])

    def look(self, inputs: Inputs) -> Seen:
        """Return what a net gets in every lane."""
        look = Look(self.lanes.game, self.seats, self.lanes.observer, inputs)
        for at, state in enumerate(self.lanes.states):
            look.add_true(state, self.lanes.acting[at], self.rng)
        return look.take()

    def next_hands(self) -> NDArray[np.bool_]:
        """Return which cards the seat on the left of the one that acts has in its hand."""
        writes, acting = self.lanes.observer, self.lanes.acting
        told = [
            writes.observe(state, (acting[at] + 1) % self.seats)[self._hand]
            for at, state in enumerate(self.lanes.states)
        ]
        return np.frombuffer(b"".join(told), np.int8).reshape(len(self), -1) > 0

    def rounds(self) -> NDArray[np.int64]:
        """Return the number of the round in every lane."""
        return np.array([state.round for state in self.lanes.states], np.int64)

    def step(self, choices: NDArray[np.int64]) -> None:
        """Play a choice in every lane."""
        self.lanes.step(bytearray(choices.astype("<u2").tobytes()))


def advised(lanes: Lanes, state: State, seat: int, rng: Rng) -> int:
    """Return what a regular would choose; it sees an imagined world."""
    return int(lanes.observer.choice(lanes.action_of(state, seat, rng), seat))


def hand_in(layout: Layout) -> slice:
    """Return where the seat's own hand is in an observation."""
    field = next(one for one in layout.fields if one.name in ("hand", "hands"))
    rows = len(field.rows) if field.name == "hand" else 1
    return slice(layout.offsets[field.name], layout.offsets[field.name] + rows * field.stride())


def sampled(game: str, turns: int, seed: int) -> dict[int, NDArray[np.int8]]:
    """Return observations by the number of seats, from matches in which everybody plays partly at random."""
    rng = np.random.default_rng(seed)
    found: dict[int, list[NDArray[np.int8]]] = {}
    for at, kind in enumerate(kinds(game, 16 * len(SEATS[game]), Rng(seed))):
        ground = Ground(game, kind, seed + at, alone=False)
        for turn in range(turns):
            if turn % 5 == 0:
                found.setdefault(kind.seats, []).append(ground.observations.copy())
            ground.step(mixed(ground.regulars(), ground.masks, 0.1, rng))
    return {seats: np.concatenate(parts) for seats, parts in found.items()}


def mixed(
    choices: NDArray[np.int64], masks: NDArray[np.int8], part: float, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Return the choices with some of them replaced by any legal one."""
    free = np.where(masks > 0, rng.random(masks.shape), -1.0).argmax(axis=1)
    return np.where(rng.random(len(choices)) < part, free, choices)
