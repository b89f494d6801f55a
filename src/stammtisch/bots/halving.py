"""Sequential halving (Karnin, Koren and Somekh, 2013): compare the actions of a decision in the same worlds, and drop
the poorer half after each equal part of the budget.

Every imagined world is used for all actions, with the same cards drawn later (common random numbers). So the actions
differ by their merit and not by their luck. The tree of the search grows below each action, unless the parameters say
flat.
"""

import time
from collections.abc import Sequence
from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.bots.search import Search
from stammtisch.core.advice import Advice
from stammtisch.core.bot import Stop
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng

CHECK_EVERY: Final = 64
"""The number of worlds between two checks whether the choice is clear."""
LET_IN_SECONDS: Final = 0.002
"""How often other threads may run, one of which may stop the search. Each time costs as much as several playouts."""
ENOUGH_WORLDS: Final = 256
BY_FAR: Final = 4.0
"""At a table a search ends after this many worlds when one action leads by this many standard deviations."""


class Halving(Search):
    """One search for one decision, from a view. It halves the actions down to one."""

    left: vec[i64]
    """The nodes of the actions still compared; each was visited once in every world so far."""
    tried: i64
    """The number of worlds so far."""
    flat: bool
    batch: i64
    """The number of worlds that are tried at once."""

    def __init__(self, game: Game, view: View, legal: Sequence[int], advice: Advice, rng: Rng, stop: Stop) -> None:
        super().__init__(game, view, advice, rng, stop)
        self.left = vec[i64]()
        self.tried = 0
        self.flat = advice.parameters.flat
        self.batch = advice.parameters.batch if self.flat else 1
        world = game.imagine(view, rng)
        for action in legal:
            self.left = append(self.left, self.hang(0, action, self.seat, advice.bias(world, self.seat, action)))

    def run(self, iterations: i64, seconds: float) -> None:
        """Halve the actions down to one, each time after an equal part of the iterations or (if above 0) the
        seconds."""
        begun = time.perf_counter()
        halvings: i64 = 0
        left = len(self.left)
        while left > 1:
            left = (left + 1) // 2
            halvings += 1
        halved: i64 = 0
        let_in = begun
        while halved < halvings and not self.stop.asked:
            self.try_worlds()
            now = time.perf_counter()
            if now - let_in >= LET_IN_SECONDS:
                let_in = now
                time.sleep(0.0)
            used = float(self.iterations) / float(iterations)
            if seconds > 0.0:
                used = max(used, (now - begun) / seconds)
                if self.tried % CHECK_EVERY < self.batch and self.is_clear_by_far():
                    return
            if used > 0.0 and self.is_settled(float(self.iterations) * (1.0 / used - 1.0)):
                return
            while halved < halvings and used * float(halvings) >= float(halved + 1):
                self.halve()
                halved += 1

    def is_settled(self, left: float) -> bool:
        """Return whether one of the last two actions stays ahead, whatever the remaining iterations bring."""
        return len(self.left) == 2 and abs(self.promise(self.left[0]) - self.promise(self.left[1])) > left / 2.0

    def is_clear_by_far(self) -> bool:
        """Return whether one action leads all others by more than chance could explain.

        The actions share their worlds, so the real chance is even smaller than this test assumes.
        """
        if self.tried < ENOUGH_WORLDS:
            return False
        best = self.favourite()
        worlds = float(self.tried)
        for node in self.left:
            if node != best:
                lead = (self.total[best] - self.total[node]) / worlds
                if lead < BY_FAR * sqrt((self.variance(best) + self.variance(node)) / worlds):
                    return False
        return True

    def variance(self, node: i64) -> float:
        """Return the variance of an action's value over the worlds."""
        mean = self.total[node] / float(self.tried)
        return max(0.0, self.squares[self.action[node]] / float(self.tried) - mean * mean)

    def try_worlds(self) -> None:
        """Play every action out in one more world, each with the same luck; without a tree, in a whole batch."""
        if not self.flat:
            self.play_out_in_one()
            return
        ends: list[State] = []
        worlds: i64 = 0
        while worlds < self.batch:
            self.play_out_in_one(ends)
            worlds += 1
        worths = self.advice.values(ends, self.seat)
        at: i64 = 0
        while at < len(worths):
            worth = worths[at]
            node = self.left[at % len(self.left)]
            self.total[node] += worth
            self.squares[self.action[node]] += worth * worth
            self.visits[node] += 1
            self.iterations += 1
            at += 1

    def play_out_in_one(self, ends: list[State] | None = None) -> None:
        """Play every action out in one more world; without a tree, add the ends to the list."""
        world = self.worlds.next(self.rng)
        rng = self.rng
        a = rng.a
        b = rng.b
        c = rng.c
        d = rng.d
        for node in self.left:
            rng.a = a
            rng.b = b
            rng.c = c
            rng.d = d
            state = world.copy()
            state.play(self.seat, self.action[node])
            if ends is None:
                self.descend(state, world.round, node, append(self.path[:0], node))
            else:
                self.advice.play_on(state, world.round, rng)
                ends.append(state)
        self.tried += 1

    def halve(self) -> None:
        """Drop the poorer half of the actions; the best come first."""
        among = self.left
        kept = (len(among) + 1) // 2
        self.left = vec[i64]()
        while len(self.left) < kept:
            best: i64 = -1
            at: i64 = 0
            while at < len(among):
                if among[at] >= 0 and (best < 0 or self.is_better(among[at], among[best])):
                    best = at
                at += 1
            self.left = append(self.left, among[best])
            among[best] = -1

    def promise(self, node: i64) -> float:
        """Return the sum of an action's values in the worlds so far, with its prior as some more."""
        return self.total[node] + self.weight * self.bias[node]

    def is_better(self, node: i64, other: i64) -> bool:
        """Return whether an action promises more than another or, where both promise the same, looks better untried."""
        lead = self.promise(node) - self.promise(other)
        return lead > 0.0 or (lead == 0.0 and self.bias[node] > self.bias[other])

    def favourite(self) -> i64:
        """Return the node of the best action so far; the first of equal ones."""
        best = self.left[0]
        for node in self.left:
            if self.is_better(node, best):
                best = node
        return best

    def expected(self) -> float:
        """Return the mean value of the best action in the worlds so far."""
        return self.promise(self.favourite()) / max(1.0, float(self.tried) + self.weight)
