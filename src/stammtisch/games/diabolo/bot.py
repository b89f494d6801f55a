"""How to play Diabolo: by rules of thumb, carelessly, and with an eye to the standing."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from stammtisch.core.advice import Advice, Worlds
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.book import Book
from stammtisch.games.diabolo.doubling import double_or_keep
from stammtisch.games.diabolo.guess import Guess
from stammtisch.games.diabolo.habit import Habit
from stammtisch.games.diabolo.material import (
    ANGEL,
    BOX,
    DOUBLE,
    DOUBLING,
    DRAW,
    KEEP,
    KINDS,
    LAY,
    MOST_SEATS,
    VALUES,
    value_of,
    worth,
)
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.view import DiaboloView

FEWEST_SEATS: Final = 3
STAKES: Final = 8.0
"""The points by which a round changes the standing, about: it fits the winners of 20,000 games of regulars best."""
HOPELESS: Final = 500.0
"""More than this leaves no chance that a float could tell."""


class DiaboloAdvice(Advice):
    """Advice about Diabolo."""

    books: list[Book]
    """What colours are worth with three seats, with four and with five."""
    habits: list[Habit]
    """How the others may lay, the same; where there are none, only the rules of thumb are thought of."""

    def __init__(self) -> None:
        super().__init__()
        self.iterations = 120_000
        self.paired = True
        self.flat = True
        self.books = [Book(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
        self.habits = []

    def thumb(self, state: State, seat: i64, rng: Rng) -> i64:  # noqa: ARG002 - no chance in it
        """Lays the card after which the colours are worth most; doubles where that promises most."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return double_or_keep(state, seat)
        book = self.books[state.seats - FEWEST_SEATS]
        if state.phase == BOX:
            return book.best_to_box(state, state.hands[seat])
        return book.best_card(state, state.hands[seat])

    def careless(self, state: State, seat: i64, rng: Rng) -> i64:
        """Looks only at its own cards and at who is ahead now, and every third time just plays something."""
        assert isinstance(state, Diabolo)
        if state.phase == DOUBLING:
            return DOUBLE if worth(state.hands[seat], state.row) >= 4 else KEEP
        if state.phase == BOX or rng.below(3) == 0:
            return state.random_action(seat, rng)
        return naive_card(state, seat, rng)

    def rollout(self, state: State, seat: i64, rng: Rng) -> i64:
        """The rules of thumb are fast enough."""
        return self.thumb(state, seat, rng)

    def play_on(self, state: State, before: i64, rng: Rng) -> None:
        """Plays the round to its end; as any game would, but nearly all of it is laying, which comes first here."""
        assert isinstance(state, Diabolo)
        book = self.books[state.seats - FEWEST_SEATS]
        while state.round == before:
            seat = state.turn
            if state.phase == LAY:
                state.lay_card(seat, book.best_card(state, state.hands[seat]))
            elif state.phase <= DRAW:
                state.draw(rng)
            else:
                state.play(seat, self.thumb(state, seat, rng))

    def value(self, state: State, seat: i64) -> float:
        """How likely the seat is to win the game after the round settled last."""
        assert isinstance(state, Diabolo)
        heat = STAKES * sqrt(float(state.rounds - state.round)) + 1.0
        own = standing(state, seat)
        weights = 0.0
        for of in range(state.seats):
            weights += exp(min(HOPELESS, float(standing(state, of) - own) / heat))
        return 1.0 / weights

    def worlds(self, game: Game, view: View, rng: Rng) -> Worlds:
        """Worlds that explain what the others laid."""
        assert isinstance(view, DiaboloView)
        at = view.seats - FEWEST_SEATS
        return Guess(game, view, self.books[at], self.habits[at] if self.habits else None, rng)


def standing(state: Diabolo, seat: i64) -> i64:
    """DI 6: the points of a seat so far."""
    points: i64 = 0
    at = seat
    while at < len(state.sheet):
        points += state.sheet[at]
        at += state.seats
    return points


def naive_card(state: Diabolo, seat: i64, rng: Rng) -> i64:
    """The card after which the own cards count most, as if the round ended now and nobody else held anything."""
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
    """Whether the angels (1), the devils (-1) or none of them (0) are ahead."""
    return max(-1, min(1, lead))


def master_advice() -> DiaboloAdvice:
    """Each of the others may go by the rules of thumb, or lay as experts do."""
    advice = DiaboloAdvice()
    advice.iterations = 110_000
    advice.habits = [Habit(seats) for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]
    return advice


ADVICE = DiaboloAdvice()
MASTER = master_advice()
