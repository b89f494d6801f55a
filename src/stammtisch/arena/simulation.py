"""Whole games of random players: counted at full speed, or recorded ply by ply."""

import hashlib
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from stammtisch.core.deal import Deal
from stammtisch.core.game import OVER, Game, State, Value
from stammtisch.core.match import Match, Record
from stammtisch.core.record import decisions
from stammtisch.core.rng import Rng


@dataclass
class Tally:
    """The totals of some games."""

    seats: int
    games: int = 0
    drawn: int = 0
    decisions: int = 0
    seconds: float = 0.0
    points: list[int] = field(default_factory=list)
    """The sum of the points of each seat."""
    wins: list[float] = field(default_factory=list)
    """The games won by each seat; a shared win counts in equal parts."""

    def __post_init__(self) -> None:
        self.points = [0] * self.seats
        self.wins = [0.0] * self.seats

    def add(self, points: list[int], winners: list[int], decisions: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.drawn += not winners
        self.decisions += decisions
        for seat, scored in enumerate(points):
            self.points[seat] += scored
        for seat in winners:
            self.wins[seat] += 1 / len(winners)


def simulate(
    game: Game,
    seats: int,
    options: Mapping[str, Value],
    games: int,
    seed: int,
    after_each: Callable[[], None] = lambda: None,
) -> Tally:
    """Play games at random and return their totals; chance comes from the generator, too."""
    checked = game.check(seats, options)
    tally = Tally(seats)
    started = time.perf_counter()
    for number in range(games):
        state = game.new(seats, checked)
        tally_decisions = finish(state, Rng(f"{seed}/{number}"))
        tally.add(state.points(), state.winners(), tally_decisions)
        after_each()
    tally.seconds = time.perf_counter() - started
    return tally


def finish(state: State, rng: Rng) -> int:
    """Play a state to the end of the game at random; return the number of decisions."""
    played = 0
    while state.next_seat() != OVER:
        played += state.finish_round(rng)
    return played


def recorded(
    game: Game, seats: int, options: Mapping[str, Value], games: int, seed: int, *, legal: bool = False
) -> Iterator[Record]:
    """Play games at random, each dealt from its own seed, and yield their records."""
    for number in range(games):
        yield random_match(game, seats, options, f"{seed}/{number}").record(legal=legal)


def random_match(game: Game, seats: int, options: Mapping[str, Value], name: str) -> Match:
    """Return a finished match of random players. Its name determines the cards and the words."""
    deal = Deal(f"simulated {name}", hashlib.sha256(f"deal {name}".encode()).digest())
    match = Match(game, seats, options, players=["bot:random"] * seats, deal=deal)
    rng = Rng(name)
    while not match.over:
        waiting = match.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        words = match.legal(seat)
        match.play(seat, words[rng.below(len(words))])
    return match


def tallied(records: Iterator[Record], seats: int) -> Iterator[tuple[Record, Tally]]:
    """Yield each record with the totals up to it."""
    tally = Tally(seats)
    started = time.perf_counter()
    for record in records:
        tally.add(record["points"], record["winners"], decisions(record))
        tally.seconds = time.perf_counter() - started
        yield record, tally
