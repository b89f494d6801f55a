"""The bots of Diabolo: a heuristic, naive play, and what the search needs to know."""

from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.advice import Advice, Parameters, Sign, Worlds
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.aspects import aspects
from stammtisch.games.diabolo.evaluate import Book, book_for, double_or_keep
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOX,
    DOUBLE,
    DOUBLING,
    DRAW,
    KEEP,
    KINDS,
    LAY,
    VALUES,
    value_of,
    worth,
)
from stammtisch.games.diabolo.net import habit_for
from stammtisch.games.diabolo.opponents import LikelyHands
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.signs import TELLING, signs
from stammtisch.games.diabolo.view import DiaboloView

STAKES: Final = 8.0
"""Roughly the points by which a round changes the standing, as a softmax temperature. It fits the winners of 20,000
games of regulars best."""
HOPELESS: Final = 500.0
"""A larger difference leaves no chance that a float could represent."""


@dataclass(frozen=True)
class DiaboloParameters(Parameters):
    """The parameters of a search in Diabolo."""

    learned: bool = False
    """Whether the others may lay as experts do, by the net; if not, they are assumed to follow the heuristic."""

    def advice(self) -> Advice:
        """Return the advice for one search."""
        return DiaboloAdvice(self)


class DiaboloAdvice(Advice):
    """Advice about Diabolo."""

    learned: bool
    book: Book | None
    """The values of colours with this number of seats; set at the first use."""

    def __init__(self, parameters: DiaboloParameters) -> None:
        super().__init__(parameters)
        self.learned = parameters.learned
        self.book = None

    def book_of(self, seats: i64) -> Book:
        """Return the values of colours with this number of seats."""
        book = self.book
        if book is None or book.seats != seats:
            book = book_for(seats)
            self.book = book
        return book

    def heuristic(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002 - no chance in it
        """Lay the card after which the colours are worth most; double where that promises most."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return double_or_keep(state, seat)
        book = self.book_of(state.seats)
        if state.phase == BOX:
            return book.best_to_box(state, state.hands[seat])
        return book.best_card(state, state.hands[seat])

    def naive(self, state: State, seat: i64, rng: Rng) -> i64:
        """Look only at the own cards and at who leads now, and play at random one time in three."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return DOUBLE if worth(state.hands[seat], state.row) >= 4 else KEEP
        if state.phase == BOX or rng.below(3) == 0:
            return state.random_action(seat, rng)
        return naive_card(state, seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """Return the action of the heuristic, which is fast enough."""
        return self.heuristic(state, seat, rng)

    def bias(self, state: State, seat: i64, action: i64) -> float:
        """Prefer what the heuristic says about the double card: where both choices end alike, it is not spent."""
        assert isinstance(state, Diabolo)
        if state.phase != DOUBLING:
            return 0.5
        return 1.0 if action == double_or_keep(state, seat) else 0.0

    def aspects(self, state: State, seat: i64, action: i64) -> vec[i64]:
        """Return what a net is told about an action."""
        assert isinstance(state, Diabolo)
        return aspects(state, seat, action, self.book_of(state.seats))

    def play_on(self, state: State, before: i64, rng: Rng) -> None:
        """Play the round to its end. The result is that of the base class; lays are nearly all plies, so they come
        first here."""
        assert isinstance(state, Diabolo)
        book = self.book_of(state.seats)
        while state.round == before:
            seat = state.turn
            if state.phase == LAY:
                state.lay_card(seat, book.best_card(state, state.hands[seat]))
            elif state.phase <= DRAW:
                state.draw(rng)
            else:
                state.play(seat, self.heuristic(state, seat, rng))

    def value(self, state: State, seat: i64) -> float:
        """Return the probability that the seat wins the game after the last settled round."""
        assert isinstance(state, Diabolo)
        heat = STAKES * sqrt(float(state.rounds - state.round)) + 1.0
        own = standing(state, seat)
        weights = 0.0
        for of in range(state.seats):
            weights += exp(min(HOPELESS, float(standing(state, of) - own) / heat))
        return 1.0 / weights

    def goal(self) -> str:
        """Return that `value` is the share of the match."""
        return "match"

    def points_win(self) -> i64:
        """DI 6: the most points win; the heuristic looks at no points of other rounds."""
        return 1

    def telling(self) -> tuple[str, ...]:
        """Return the kinds of events that explain a choice."""
        return TELLING

    def signs(self, state: State, seat: i64, action: i64) -> list[Sign]:
        """Return what is worth telling about a world in which the seat may play the action."""
        assert isinstance(state, Diabolo)
        return signs(state, seat, action)

    def worlds(self, game: Game, view: View, rng: Rng) -> Worlds:
        """Return worlds that explain what the others laid."""
        assert isinstance(view, DiaboloView)
        habit = habit_for(view.seats) if self.learned else None
        return LikelyHands(game, view, self.book_of(view.seats), habit, rng)


def standing(state: Diabolo, seat: i64) -> i64:
    """DI 6: the points of a seat so far."""
    points: i64 = 0
    at = seat
    while at < len(state.sheet):
        points += state.sheet[at]
        at += state.seats
    return points


def naive_card(state: Diabolo, seat: i64, rng: Rng) -> i64:
    """Return the card after which the own cards count most, as if the round ended now and nobody else held anything."""
    best: i64 = -1
    best_gain: i64 = -1000
    equals: i64 = 0
    for action in state.legal(seat):
        kind = action % KINDS
        row = kind // VALUES
        value = value_of(kind)
        own = worth(state.hands[seat], row)
        lead = state.angels_lead(row)
        after = lead + value if action >= ANGEL else lead - value
        gain = (own - value) * sign_of(after) - own * sign_of(lead)
        if gain > best_gain:
            best_gain = gain
            best = action
            equals = 1
        elif gain == best_gain:
            equals += 1
            if rng.below(equals) == 0:
                best = action
    return best


def sign_of(lead: i64) -> i64:
    """Return whether the angels (1), the devils (-1) or neither (0) lead."""
    return max(-1, min(1, lead))


LEVELS: Final[dict[str, Parameters]] = {
    "expert": DiaboloParameters(iterations=120_000, paired=True, flat=True),
    "master": DiaboloParameters(iterations=110_000, paired=True, flat=True, learned=True),
    "coach": DiaboloParameters(trials=768),
}
