"""Measure how fast the rules run on this machine: random playouts, copies, views and imagined worlds."""

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

from stammtisch.arena.simulation import finish
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER, Game
from stammtisch.core.rng import Rng

SECONDS = 0.5
"""How long each figure is measured. The best of five parts counts, because other programs can only slow it down."""


@dataclass(frozen=True)
class Speed:
    """The figures of one game with one number of seats and default options."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    copy_microseconds: float
    view_microseconds: float
    imagine_microseconds: float

    def as_dict(self) -> dict[str, object]:
        """Return the figures for JSON."""
        return asdict(self)


def measure(name: str, seats: int, seconds: float = SECONDS) -> Speed:
    """Measure one game."""
    game = shelf.game(name)
    per_second, per_game = playouts(game, seats, seconds)
    state = game.new(seats, game.check(seats, {}))
    rng = Rng("speed")
    while state.next_seat() == CHANCE:
        state.draw(rng)
    for _ in range(3):
        if state.next_seat() not in (CHANCE, OVER):
            state.play(state.next_seat(), state.random_action(state.next_seat(), rng))
    viewer = max(0, state.next_seat())
    view = state.view(viewer)
    return Speed(
        game=name,
        seats=seats,
        decisions_per_second=per_second,
        games_per_second=per_second / per_game,
        copy_microseconds=microseconds(state.copy, seconds),
        view_microseconds=microseconds(lambda: state.view(viewer), seconds),
        imagine_microseconds=microseconds(lambda: game.imagine(view, rng), seconds),
    )


def playouts(game: Game, seats: int, seconds: float) -> tuple[float, float]:
    """Return the decisions per second of uniformly random games, and the decisions per game. Chance is timed but not
    counted."""
    options = game.check(seats, {})
    rng = Rng("playouts")
    best = 0.0
    decisions = games = 0
    for _ in range(5):
        played = 0
        started = time.perf_counter()
        while (spent := time.perf_counter() - started) < seconds / 5:
            for _ in range(5):
                played += finish(game.new(seats, options), rng)
                games += 1
        decisions += played
        best = max(best, played / spent)
    return best, decisions / games


def microseconds(call: Callable[[], object], seconds: float) -> float:
    """Return the time of one call, without the loop around it."""

    def nothing() -> None:
        return None

    return max(0.0, _fastest(call, seconds) - _fastest(nothing, seconds / 5)) * 1e6


def _fastest(call: Callable[[], object], seconds: float) -> float:
    best = float("inf")
    ends = time.perf_counter() + seconds
    while time.perf_counter() < ends:
        started = time.perf_counter()
        for _ in range(200):
            call()
        best = min(best, (time.perf_counter() - started) / 200)
    return best
