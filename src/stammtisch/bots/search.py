"""Information set Monte Carlo tree search (ISMCTS): many imagined worlds share one tree, whose nodes are what the
searching seat can tell apart.

This is the single-observer form of Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
It selects a child by UCB1 (Auer, Cesa-Bianchi and Fischer, 2002) among the actions that are legal in the current
world; the logarithm counts how often the action was available. The prior of an action counts as some visits.
"""

import time
from math import inf, log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Worlds
from stammtisch.core.bits import zeros
from stammtisch.core.bot import Considered, Stop
from stammtisch.core.game import CHANCE, OVER, Game, State, View
from stammtisch.core.rng import Rng

NONE: Final = -1
CHECK_EVERY: Final = 64
"""The number of iterations between two looks at the clock and at whether the choice is clear."""
MOST_NODES: Final = 800_000
"""The tree stops growing here, so that its memory is bounded. The search goes on in the tree that it has."""


class Search:
    """One search for one decision, from a view. The tree is kept in vectors; a node is an index."""

    game: Game
    view: View
    seat: i64
    advice: Advice
    worlds: Worlds
    rng: Rng
    exploration: float
    weight: float
    picky: bool
    model_others: bool
    """Whether the other seats play by the advice in the tree."""
    stop: Stop
    iterations: i64
    child: vec[i64]
    """By node: its first child, or NONE."""
    sibling: vec[i64]
    action: vec[i64]
    actor: vec[i64]
    """The seat that acts to reach the node."""
    visits: vec[i64]
    available: vec[i64]
    """How often the action was legal when its parent was visited."""
    total: vec[float]
    """The sum of the values of the visits to the actor."""
    bias: vec[float]
    mark: vec[i64]
    """By action id: the stamp of the last check in which it was legal."""
    stamp: i64
    path: vec[i64]
    squares: vec[float]
    """By action id, for the decision itself: the sum of the squared values of its visits."""

    def __init__(self, game: Game, view: View, advice: Advice, rng: Rng, stop: Stop) -> None:
        parameters = advice.parameters
        self.game = game
        self.view = view
        self.seat = view.viewer
        self.advice = advice
        self.worlds = advice.worlds(game, view, rng)
        self.rng = rng
        self.exploration = parameters.exploration
        self.weight = parameters.weight
        self.picky = parameters.picky
        self.model_others = view.seats >= parameters.model_others_from
        self.stop = stop
        self.iterations = 0
        self.child = vec[i64]()
        self.sibling = vec[i64]()
        self.action = vec[i64]()
        self.actor = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.total = vec[float]()
        self.bias = vec[float]()
        self.mark = zeros(game.actions)
        self.stamp = 0
        self.path = vec[i64]()
        self.squares = vec[float](capacity=game.actions)
        for _ in range(game.actions):
            self.squares = append(self.squares, 0.0)
        self.add_node(NONE, NONE, 0.5)

    def run(self, iterations: i64, seconds: float) -> None:
        """Search until the iterations or (if above 0) the seconds are used up, or the choice is clear."""
        begun = time.perf_counter()
        while self.iterations < iterations and not self.stop.asked:
            self.iterate()
            if self.iterations % CHECK_EVERY == 0:
                time.sleep(0.0)  # other threads may run here, one of which may stop the search
                left = iterations - self.iterations
                if seconds > 0.0:
                    spent = time.perf_counter() - begun
                    if spent >= seconds:
                        return
                    left = min(left, i64(float(self.iterations) * (seconds - spent) / max(spent, 1e-6)))
                if self.is_clear(left):
                    return

    def is_clear(self, left: i64) -> bool:
        """Return whether the most visited action stays so, whatever the remaining iterations bring."""
        most: i64 = 0
        second: i64 = 0
        node = self.child[0]
        while node != NONE:
            visits = self.visits[node]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            node = self.sibling[node]
        return most - second > left

    def iterate(self) -> None:
        """Imagine a world and try the tree in it."""
        state = self.worlds.next(self.rng)
        self.descend(state, state.round, 0, self.path[:0])

    def descend(self, state: State, before: i64, node: i64, path: vec[i64]) -> None:
        """Go down the tree from a node, add a node, play the round out, and carry the result back up the path."""
        while state.round == before:
            seat = self.seat if node == 0 else state.next_seat()
            if seat == CHANCE:
                state.draw(self.rng)
                continue
            if seat == OVER:
                break
            grown = len(self.child)
            follows = self.model_others and seat != self.seat
            node = self.follow(state, seat, node) if follows else self.step(state, seat, node)
            if node == NONE:
                break
            path = append(path, node)
            state.play(seat, self.action[node])
            if len(self.child) > grown and not follows:
                break
        self.advice.play_on(state, before, self.rng)
        self.path = path
        self.learn(state, path)
        self.iterations += 1

    def step(self, state: State, seat: i64, parent: i64) -> i64:
        """Return the child to visit: an untried one, else the best by UCB1; NONE if the tree is full."""
        actions = state.legal(seat)
        self.stamp += 2
        legal = self.stamp
        known = legal + 1
        at: i64 = 0
        while at < len(actions):
            self.mark[actions[at]] = legal
            at += 1
        best: i64 = NONE
        best_score = -1.0
        seen: i64 = 0
        node = self.child[parent]
        while node != NONE:
            if self.mark[self.action[node]] == legal and self.actor[node] == seat:
                self.mark[self.action[node]] = known
                seen += 1
                self.available[node] += 1
                score = self.score(node)
                if score > best_score:
                    best_score = score
                    best = node
            node = self.sibling[node]
        if seen == len(actions) or len(self.child) >= MOST_NODES:
            return best
        return self.grow(state, seat, parent, actions, best, best_score)

    def follow(self, state: State, seat: i64, parent: i64) -> i64:
        """Return the child for the action that another seat plays by the advice; NONE if a full tree does not have
        it."""
        action = self.advice.rollout(state, seat, self.rng)
        node = self.child[parent]
        while node != NONE and (self.action[node] != action or self.actor[node] != seat):
            node = self.sibling[node]
        if node == NONE and len(self.child) < MOST_NODES:
            node = self.hang(parent, action, seat, 0.0)
        return node

    def score(self, node: i64) -> float:
        """Return the upper confidence bound of a node, with its prior as some visits."""
        visits = float(self.visits[node])
        mean = (self.total[node] + self.weight * self.bias[node]) / (visits + self.weight)
        return mean + self.exploration * sqrt(log(float(self.available[node])) / visits)

    def grow(self, state: State, seat: i64, parent: i64, actions: vec[i64], known: i64, score: float) -> i64:
        """Add the most promising action without a node (any of equal ones), or return the best known node.

        A picky search values an action without a node as if one visit had confirmed its prior, so poor actions wait.
        """
        legal = self.stamp
        best: i64 = NONE
        best_bias = -1.0
        equals: i64 = 0
        at: i64 = 0
        while at < len(actions):
            action = actions[at]
            if self.mark[action] == legal:
                bias = self.advice.bias(state, seat, action)
                if bias > best_bias:
                    best_bias = bias
                    best = action
                    equals = 1
                elif bias == best_bias:
                    equals += 1
                    if self.rng.below(equals) == 0:
                        best = action
            at += 1
        if known != NONE and self.picky:
            after = log(float(self.available[known] + 1))
            if best_bias + self.exploration * sqrt(after) < score:
                return known
        node = self.hang(parent, best, seat, best_bias)
        self.available[node] = 1
        return node

    def hang(self, parent: i64, action: i64, actor: i64, bias: float) -> i64:
        """Add a child to a node."""
        node = self.add_node(action, actor, bias)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def add_node(self, action: i64, actor: i64, bias: float) -> i64:
        """Add a node without visits."""
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.action = append(self.action, action)
        self.actor = append(self.actor, actor)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.total = append(self.total, 0.0)
        self.bias = append(self.bias, bias)
        return len(self.child) - 1

    def learn(self, state: State, path: vec[i64]) -> None:
        """Add the value of the playout to each actor on the path."""
        worth = vec[float]()
        seat: i64 = 0
        while seat < state.seats:
            worth = append(worth, self.advice.value(state, seat))
            seat += 1
        at: i64 = 0
        while at < len(path):
            node = path[at]
            self.visits[node] += 1
            self.total[node] += worth[self.actor[node]]
            at += 1
        if len(path) > 0:
            mine = worth[self.seat]
            self.squares[self.action[path[0]]] += mine * mine

    def expected(self) -> float:
        """Return the mean value of the best action."""
        node = self.favourite()
        return self.total[node] / max(1.0, float(self.visits[node]))

    def considered(self) -> list[Considered]:
        """Return what was found out about each action, in the order of their first trials."""
        found: list[Considered] = []
        node = self.child[0]
        while node != NONE:
            visits = float(self.visits[node])
            mean = self.total[node] / max(1.0, visits)
            error = inf
            if visits > 1.0:
                spread = self.squares[self.action[node]] - visits * mean * mean
                error = sqrt(max(0.0, spread) / (visits * (visits - 1.0)))
            found.append(Considered(self.action[node], self.visits[node], mean, error))
            node = self.sibling[node]
        found.reverse()
        return found

    def best(self) -> i64:
        """Return the most visited action; of two with equal visits the better one."""
        return self.action[self.favourite()]

    def favourite(self) -> i64:
        """Return the node of the best action."""
        node = self.child[0]
        best = node
        while node != NONE:
            ahead = self.visits[node] - self.visits[best]
            if ahead > 0 or (ahead == 0 and self.total[node] > self.total[best]):
                best = node
            node = self.sibling[node]
        return best
