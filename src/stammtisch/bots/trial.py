"""A trial: some actions of one decision, played out in the same imagined worlds with the same luck.

Worlds may come from Markov chains and then resemble each other, so that a standard error over worlds would be too
small. A trial starts the chains again some times and keeps its sums by chain. Its standard errors are those of the
means of chains, which do not depend on each other.
"""

import time
from collections.abc import Sequence
from math import inf, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice
from stammtisch.core.bot import Stop
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng

USUAL: Final = -1
"""In place of an action: whatever the advice would play."""
LET_IN_SECONDS: Final = 0.002
"""How often other threads may run, one of which may stop the trial."""


class Trial:
    """Actions of one decision, compared in the same worlds."""

    game: Game
    view: View
    seat: i64
    advice: Advice
    rng: Rng
    actions: vec[i64]
    worlds: vec[i64]
    """By chain: the number of its worlds."""
    worth: vec[float]
    """By chain and action: the sum of the values."""
    points: vec[float]
    """By action: the sum of the points that the seat got until the playout ended."""
    before: i64
    """The points of the seat before the decision."""

    def __init__(self, game: Game, view: View, actions: Sequence[int], advice: Advice, rng: Rng) -> None:
        self.game = game
        self.view = view
        self.seat = view.viewer
        self.advice = advice
        self.rng = rng
        self.actions = vec[i64]()
        self.worlds = vec[i64]()
        self.worth = vec[float]()
        self.points = vec[float]()
        for action in actions:
            self.actions = append(self.actions, action)
            self.points = append(self.points, 0.0)
        self.before = game.imagine(view, rng).points()[self.seat]

    def run(self, chains: i64, worlds: i64, stop: Stop) -> None:
        """Try at least this many worlds from at least this many new chains, unless stopped."""
        let_in = time.perf_counter()
        begun: i64 = 0
        tried: i64 = 0
        while begun < chains and not stop.asked:
            source = self.advice.worlds(self.game, self.view, self.rng)
            first = len(self.worlds)
            chain: i64 = 0
            while chain < source.chains:
                self.add_chain()
                chain += 1
            begun += source.chains
            share = (worlds * begun + chains - 1) // chains
            chain = 0
            while (tried < share or chain != 0) and not stop.asked:
                self.try_world(source.next(self.rng), first + chain)
                tried += 1
                chain += 1
                if chain == source.chains:
                    chain = 0
                now = time.perf_counter()
                if now - let_in >= LET_IN_SECONDS:
                    let_in = now
                    time.sleep(0.0)

    def add_chain(self) -> None:
        """Make room for the sums of one more chain."""
        self.worlds = append(self.worlds, 0)
        for _ in range(len(self.actions)):
            self.worth = append(self.worth, 0.0)

    def try_world(self, world: State, chain: i64) -> None:
        """Play every action out in a world, each with the same luck."""
        rng = self.rng
        a = rng.a
        b = rng.b
        c = rng.c
        d = rng.d
        row = chain * len(self.actions)
        at: i64 = 0
        while at < len(self.actions):
            rng.a = a
            rng.b = b
            rng.c = c
            rng.d = d
            state = world.copy()
            if self.actions[at] != USUAL:
                state.play(self.seat, self.actions[at])
            self.advice.play_on(state, world.round, rng)
            self.worth[row + at] += self.advice.value(state, self.seat)
            self.points[at] += float(i64(state.points()[self.seat]) - self.before)
            at += 1
        self.worlds[chain] += 1

    def tried(self) -> int:
        """Return the number of worlds so far."""
        total: i64 = 0
        for worlds in self.worlds:
            total += worlds
        return total

    def share(self, at: i64) -> float:
        """Return the mean value of an action."""
        total = 0.0
        chain: i64 = 0
        while chain < len(self.worlds):
            total += self.worth[chain * len(self.actions) + at]
            chain += 1
        return total / max(1.0, float(self.tried()))

    def gained(self, at: i64) -> float:
        """Return the mean of the points that the seat gets after an action."""
        return self.points[at] / max(1.0, float(self.tried()))

    def error(self, at: i64) -> float:
        """Return the standard error of the mean value of an action."""
        return self.spread(at, -1)

    def lead(self, at: i64, of: i64) -> float:
        """Return how much more an action is worth than another."""
        return self.share(at) - self.share(of)

    def lead_error(self, at: i64, of: i64) -> float:
        """Return the standard error of a lead."""
        return self.spread(at, of)

    def spread(self, at: i64, of: i64) -> float:
        """Return the standard error over chains of an action's value, or of its lead if `of` is not negative."""
        chains: i64 = 0
        total = 0.0
        squares = 0.0
        chain: i64 = 0
        while chain < len(self.worlds):
            if self.worlds[chain] > 0:
                row = chain * len(self.actions)
                mean = self.worth[row + at]
                if of >= 0:
                    mean -= self.worth[row + of]
                mean /= float(self.worlds[chain])
                total += mean
                squares += mean * mean
                chains += 1
            chain += 1
        if chains < 2:
            return inf
        number = float(chains)
        return sqrt(max(0.0, squares - total * total / number) / (number * (number - 1.0)))

    def best(self) -> i64:
        """Return the number of the best action; the first of equal ones."""
        best: i64 = 0
        at: i64 = 1
        while at < len(self.actions):
            if self.share(at) > self.share(best):
                best = at
            at += 1
        return best
