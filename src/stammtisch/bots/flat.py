"""Flat search: the actions of a decision are compared in the same imagined worlds, and the poorer half is dropped.

That is sequential halving. Its worlds are used for all actions, down to the same cards drawn later, so that what
differs is the actions and not their luck.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Worlds
from stammtisch.core.game import Game, View
from stammtisch.core.rng import Rng

LET_IN_EVERY: Final = 64
"""After how many worlds the search lets other threads in: each time costs it as much as several playouts."""


class Flat:
    """One search for one decision, from a view."""

    seat: i64
    advice: Advice
    rng: Rng
    worlds: Worlds
    iterations: i64
    """The playouts so far."""
    tried: i64
    """The worlds so far."""
    actions: vec[i64]
    """Those still compared."""
    total: vec[float]
    """What they were worth, summed over the worlds, which are the same for all; first impressions count as some."""
    stopped: bool
    """Set from outside to end the search; it answers with its best so far."""

    def __init__(self, game: Game, view: View, seat: i64, advice: Advice, rng: Rng) -> None:
        self.seat = seat
        self.advice = advice
        self.rng = rng
        self.worlds = advice.worlds(game, view, rng)
        self.iterations = 0
        self.tried = 0
        self.actions = game.imagine(view, rng).legal(seat)
        self.total = vec[float]()
        world = game.imagine(view, rng)
        for action in self.actions:
            self.total = append(self.total, advice.weight * advice.bias(world, seat, action))
        self.stopped = False

    def run(self, iterations: i64, seconds: float) -> None:
        """Halves the actions down to one, each time after an equal part of the iterations or (above 0) the seconds."""
        begun = time.perf_counter()
        halvings: i64 = 0
        left = len(self.actions)
        while left > 1:
            left = (left + 1) // 2
            halvings += 1
        halved: i64 = 0
        while halved < halvings and not self.stopped:
            self.try_world()
            if self.tried % LET_IN_EVERY == 0:
                time.sleep(0.0)  # lets other threads in, one of which may stop the search
            used = float(self.iterations) / float(iterations)
            if seconds > 0.0:
                used = max(used, (time.perf_counter() - begun) / seconds)
            if used > 0.0 and self.is_clear(float(self.iterations) * (1.0 / used - 1.0)):
                return
            while halved < halvings and used * float(halvings) >= float(halved + 1):
                self.halve()
                halved += 1

    def is_clear(self, left: float) -> bool:
        """Whether one of the last two stays ahead whatever the iterations left bring."""
        return len(self.actions) == 2 and abs(self.total[0] - self.total[1]) > left / 2.0

    def try_world(self) -> None:
        """Plays every action out in one more world, each with the same luck."""
        world = self.worlds.next(self.rng)
        rng = self.rng
        a = rng.a
        b = rng.b
        c = rng.c
        d = rng.d
        at: i64 = 0
        while at < len(self.actions):
            rng.a = a
            rng.b = b
            rng.c = c
            rng.d = d
            state = world.copy()
            state.play(self.seat, self.actions[at])
            self.advice.play_on(state, world.round, self.rng)
            self.total[at] += self.advice.value(state, self.seat)
            at += 1
        self.iterations += len(self.actions)
        self.tried += 1

    def halve(self) -> None:
        """Drops the poorer half of the actions."""
        kept = (len(self.actions) + 1) // 2
        actions = vec[i64]()
        total = vec[float]()
        while len(actions) < kept:
            at = self.leader()
            actions = append(actions, self.actions[at])
            total = append(total, self.total[at])
            self.total[at] = -1.0
        self.actions = actions
        self.total = total

    def leader(self) -> i64:
        """The index of the best action so far; of equal ones the first."""
        best: i64 = 0
        at: i64 = 1
        while at < len(self.actions):
            if self.total[at] > self.total[best]:
                best = at
            at += 1
        return best

    def best(self) -> i64:
        """The best action so far."""
        return self.actions[self.leader()]

    def odds(self) -> float:
        """What the best action was worth in the worlds so far."""
        return self.total[self.leader()] / max(1.0, float(self.tried) + self.advice.weight)
