"""Tapes: streams of luck that are the same for every position of a match.

They say what a position is worth to each seat if the advice plays all seats from there to the end of the match. Two
positions in a row are played out with the same tapes, and each tape follows the match: where chance or a player moves
on, it moves on by what it would have drawn there. So the difference between two positions has little noise (common
random numbers), and every value is still an unbiased estimate. A tape has a stream for each deck and one for the ties
of the advice, and all of them begin afresh with each round. So later draws have the same luck, whatever happened
before.

Where rounds do not depend on each other and only their points count (`Advice.points_win`), a playout ends with the
round. Its points are put together with those that later rounds brought on many tapes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice
from stammtisch.core.game import CHANCE, OVER, State
from stammtisch.core.rng import Rng

TIES: Final = 2
STREAMS: Final = 3
"""The streams of a tape: two for decks, and one for ties."""
FUTURES: Final = 64
"""How many futures each playout of a round is put together with."""


class Tapes:
    """Some tapes of one match."""

    advice: Advice
    number: i64
    seed: str
    sign: i64
    """Whether the most points win (1), the fewest (-1), or rounds are not independent (0)."""
    rounds: list[list[Rng]]
    """By round: the beginning of its part of every tape, STREAMS for each. These are never changed."""
    now: list[Rng]
    """By tape and stream: where it is in the match."""
    streams: list[Rng]
    """The luck of the playout under way."""
    ahead: i64
    """The round after which `futures` begin; -1 if they are not known yet."""
    futures: vec[i64]
    """By tape and seat: the points of all rounds after that one."""

    def __init__(self, advice: Advice, number: i64, seed: str) -> None:
        self.advice = advice
        advice.depth = 0
        self.number = number
        self.seed = seed
        self.sign = advice.points_win()
        self.rounds = []
        self.now = []
        self.streams = [Rng(0) for _ in range(STREAMS)]
        self.ahead = -1
        self.futures = vec[i64]()
        self.start(0)

    def start(self, round: i64) -> None:
        """Go to the beginning of a round."""
        self.now = []
        for beginning in self.part(round):
            here = Rng(0)
            set_to(here, beginning)
            self.now.append(here)

    def part(self, round: i64) -> list[Rng]:
        """Return the parts of the tapes that belong to a round."""
        while len(self.rounds) <= round:
            name = f"{self.seed}/{len(self.rounds)}"
            self.rounds.append([Rng(f"{name}/{stream}") for stream in range(self.number * STREAMS)])
        return self.rounds[round]

    def values(self, state: State) -> vec[float]:
        """Return what a position is worth, by tape and seat."""
        found = vec[float](capacity=self.number * state.seats)
        tape: i64 = 0
        while tape < self.number:
            self.load(self.now, tape)
            played = state.copy()
            self.finish_round(played)
            if self.sign == 0 or played.next_seat() == OVER:
                self.finish(played, tape)
                for share in played.returns():
                    found = append(found, share)
            else:
                if self.ahead != state.round:
                    self.look_ahead(played)
                    self.ahead = state.round
                found = self.expect(found, played.points(), tape)
            tape += 1
        return found

    def load(self, streams: list[Rng], tape: i64) -> None:
        """Let the next playout have the luck of a tape."""
        stream: i64 = 0
        while stream < STREAMS:
            set_to(self.streams[stream], streams[STREAMS * tape + stream])
            stream += 1

    def finish_round(self, state: State) -> None:
        """Let the advice play to the end of the round."""
        before = state.round
        ties = self.streams[TIES]
        while state.round == before:
            seat = state.next_seat()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.draw(self.streams[state.deck()[0] % TIES])
            else:
                state.play(seat, self.advice.rollout(state, seat, ties))

    def finish(self, state: State, tape: i64) -> None:
        """Let the advice play all later rounds, each with its own part of the tape."""
        while state.next_seat() != OVER:
            self.load(self.part(state.round), tape)
            self.finish_round(state)

    def look_ahead(self, state: State) -> None:
        """Find out what the rounds from here on bring on every tape."""
        self.futures = vec[i64](capacity=self.number * state.seats)
        before = state.points()
        tape: i64 = 0
        while tape < self.number:
            played = state.copy()
            self.finish(played, tape)
            for seat, points in enumerate(played.points()):
                self.futures = append(self.futures, i64(points) - i64(before[seat]))
            tape += 1

    def expect(self, found: vec[float], points: list[int], tape: i64) -> vec[float]:
        """Append the shares of the win after a round, over many futures."""
        seats = len(points)
        base = vec[i64](capacity=seats)
        shares = vec[float](capacity=seats)
        for so_far in points:
            base = append(base, so_far)
            shares = append(shares, 0.0)
        futures: i64 = min(FUTURES, self.number)
        step = self.number // futures
        future: i64 = 0
        while future < futures:
            row = ((tape + future * step) % self.number) * seats
            best: i64 = 0
            winners: i64 = 0
            seat: i64 = 0
            while seat < seats:
                total = self.sign * (base[seat] + self.futures[row + seat])
                if winners == 0 or total > best:
                    best = total
                    winners = 1
                elif total == best:
                    winners += 1
                seat += 1
            seat = 0
            while seat < seats:
                if self.sign * (base[seat] + self.futures[row + seat]) == best:
                    shares[seat] += 1.0 / float(winners)
                seat += 1
            future += 1
        for share in shares:
            found = append(found, share / float(futures))
        return found

    def draw(self, state: State) -> None:
        """Move every tape past the draws that chance has to make now."""
        tape: i64 = 0
        while tape < self.number:
            drawn = state.copy()
            while drawn.round == state.round and drawn.next_seat() == CHANCE:
                drawn.draw(self.now[STREAMS * tape + drawn.deck()[0] % TIES])
            tape += 1

    def agree(self, state: State, seat: i64, action: i64) -> bool:
        """Move every tape past a decision; return whether the advice would play that action on all of them."""
        agreed = True
        tape: i64 = 0
        while tape < self.number:
            if self.advice.rollout(state, seat, self.now[STREAMS * tape + TIES]) != action:
                agreed = False
            tape += 1
        return agreed


def set_to(rng: Rng, other: Rng) -> None:
    """Let a generator go on as another one will."""
    rng.a = other.a
    rng.b = other.b
    rng.c = other.c
    rng.d = other.d
