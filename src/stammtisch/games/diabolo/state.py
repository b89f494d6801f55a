"""The state of Diabolo: all that is true of a running game, its standing, and what each viewer knows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, numbers
from stammtisch.core.game import CHANCE, JUDGE, OVER, WATCHER, State
from stammtisch.games.diabolo.facts import Choice
from stammtisch.games.diabolo.material import (
    ALL,
    CARDS,
    DEAL,
    DOUBLING,
    DRAW,
    EVERY,
    FINISHED,
    MOST_SEATS,
    SPOTS,
    DiaboloOptions,
    cards_at,
    listed,
    packed,
    rounds_of,
    side_sum,
    total,
    word,
    words,
)
from stammtisch.games.diabolo.view import DiaboloView

UTILITY_SPAN: Final = 60.0
"""The difference in points, compared with the others' average, between a round worth 0 and a round worth 1."""


class DiaboloState(State):
    """All that is true of a running game. The rules for changing it are in rules.py."""

    options: DiaboloOptions
    in_turn: bool
    """DI 5.2: whether doubling is said one after the other."""
    aloud: bool
    """DI 5.2: whether everybody hears at once who doubles."""
    rounds: i64
    phase: i64 = DEAL
    turn: i64 = 0
    """The seat that gets a card or acts; while doubling, the next one."""
    stock: i64 = ALL
    """The cards left to draw, packed."""
    stock_size: i64 = CARDS
    hands: vec[i64]
    """By seat, packed."""
    known: vec[i64]
    """By seat the part of the hand that everybody has seen."""
    sides: vec[i64]
    """By spot the values laid there."""
    devil_open: i64 = EVERY
    """The bits of the colours that can be laid on the devils' side."""
    angel_open: i64 = EVERY
    locked: i64 = 0
    """How many rows are locked."""
    row: i64 = 0
    """The number of rows that are scored or skipped."""
    doubles: i64
    """The seats that still have their double card."""
    chosen: i64 = 0
    """The seats that have chosen in the row that is scored now."""
    doubling: i64 = 0
    """Those of them that double."""
    doubled: i64 = 0
    """Five bits for each row: the seats that doubled there."""
    turns: i64 = 0
    """The number of finished turns of the round."""
    past: vec[i64]
    """What was laid or boxed in them, the actions of eight turns in each number."""
    sheet: vec[i64]
    """The points by round * seats + seat."""

    def __init__(
        self,
        seats: i64,
        options: DiaboloOptions,
        *,
        hands: vec[i64],
        known: vec[i64],
        sides: vec[i64],
        past: vec[i64],
        sheet: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.in_turn = options.doubling == "in-turn"
        self.aloud = options.doubling != "secret"
        self.rounds = rounds_of(seats, options.length)
        self.hands = hands
        self.known = known
        self.sides = sides
        self.past = past
        self.sheet = sheet
        self.doubles = first(seats)

    def take_over(self, other: "DiaboloState") -> None:
        """Copy everything but the vectors from another state."""
        self.round = other.round
        self.phase = other.phase
        self.turn = other.turn
        self.stock = other.stock
        self.stock_size = other.stock_size
        self.devil_open = other.devil_open
        self.angel_open = other.angel_open
        self.locked = other.locked
        self.row = other.row
        self.doubles = other.doubles
        self.chosen = other.chosen
        self.doubling = other.doubling
        self.doubled = other.doubled
        self.turns = other.turns

    def next_seat(self) -> i64:
        """Return CHANCE while it deals and draws; otherwise the seat waited for, until the game is over."""
        phase = self.phase
        if phase <= DRAW:
            return CHANCE
        if phase == FINISHED:
            return OVER
        return self.turn

    def waiting_for(self) -> list[int]:
        """DI 5.2: unless they speak in turn, all who still have to choose are waited for together."""
        if self.phase == DOUBLING and not self.in_turn:
            return numbers(self.doubles & ~self.chosen)
        return super().waiting_for()

    def deck(self) -> tuple[int, int]:
        """DI 2: one deck, shuffled again for every round."""
        return 0, self.round

    def happened(self, turn: i64) -> i64:
        """DI 3: what was laid or boxed in a turn of the round."""
        return (self.past[turn >> 3] >> (8 * (turn & 7))) & 127

    def left_of(self, seat: i64) -> i64:
        """Return the next seat, clockwise."""
        following = seat + 1
        if following == self.seats:
            following = 0
        return following

    def angels_lead(self, row: i64) -> i64:
        """DI 5: the lead of the angels in a row; negative if the devils lead."""
        return side_sum(self.sides[2 * row + 1]) - side_sum(self.sides[2 * row])

    def points(self) -> list[int]:
        """Return the totals of the score sheet."""
        totals: list[int] = []
        for seat in range(self.seats):
            points: i64 = 0
            for number in range(self.rounds):
                points += self.sheet[number * self.seats + seat]
            totals.append(points)
        return totals

    def winners(self) -> list[int]:
        """DI 6: most points; a tie is shared."""
        points = self.points()
        best = max(points)
        return [seat for seat in range(self.seats) if points[seat] == best]

    def utility(self, seat: i64) -> float:
        """Return how much better the last settled round went than for the others on average; 0.5 is equal."""
        line = (self.round - 1) * self.seats
        own = self.sheet[line + seat]
        others = -own
        for other in range(self.seats):
            others += self.sheet[line + other]
        margin = float(own) - float(others) / float(self.seats - 1)
        return min(1.0, max(0.0, 0.5 + margin / UTILITY_SPAN))

    def view(self, viewer: i64) -> DiaboloView:
        """Return what a viewer knows: open cards, the own hand, what others had to show, and the own sealed choice."""
        hands: list[tuple[int, ...] | None] = []
        shown: list[tuple[int, ...]] = []
        sizes: list[int] = []
        said: list[Choice] = []
        boxed: i64 = ALL - self.stock
        for seat in range(self.seats):
            sees = viewer in (seat, JUDGE)
            hands.append(listed(self.hands[seat]) if sees else None)
            shown.append(listed(self.known[seat]))
            sizes.append(total(self.hands[seat]))
            said.append(self.said_by(seat, sees or self.aloud))
            boxed -= self.hands[seat]
        sides: list[tuple[int, ...]] = []
        for spot in range(SPOTS):
            cards = cards_at(spot, self.sides[spot])
            sides.append(cards)
            boxed -= packed(cards)
        doubled: list[tuple[int, ...]] = []
        for row in range(self.row):
            doubled.append(tuple(numbers((self.doubled >> (MOST_SEATS * row)) & first(MOST_SEATS))))
        return DiaboloView(
            viewer,
            self.seats,
            self.round,
            tuple(self.waiting_for()),
            self.options,
            self.phase,
            self.turn,
            tuple(hands),
            tuple(shown),
            tuple(sizes),
            tuple(sides),
            listed(boxed),
            tuple([int(self.happened(turn)) for turn in range(self.turns)]),
            self.stock_size,
            self.row,
            tuple(numbers(self.doubles)),
            tuple(said),
            tuple(doubled),
            self.score_sheet(),
        )

    def said_by(self, seat: i64, heard: bool) -> Choice:
        """DI 5.2: a seat's choice in the row that is scored now, for a viewer who may know it or not."""
        if not has(self.chosen, seat):
            return ""
        if not heard:
            return "?"
        return "double" if has(self.doubling, seat) else "keep"

    def tell_taking(self, kind: str, seat: i64, card: i64) -> None:
        """DI 2, DI 3.1: a card has gone from the stock to a hand."""
        facts: dict[str, object] = {"stock": self.stock_size, "hand_sizes": {seat: total(self.hands[seat])}}
        if kind == "draw":
            facts["phase"] = "lay"
        self.emit(kind, seat, words(listed(card)), "stock", f"hand {seat}", visible_to=(seat,), facts=facts)

    def after_parting(self, seat: i64) -> dict[str, object]:
        """Return what everybody knows after a card has left a hand in the open."""
        return {
            "hand_sizes": {seat: total(self.hands[seat])},
            "past": {self.turns - 1: word(self.happened(self.turns - 1))},
            "shown": {seat: words(listed(self.known[seat]))},
        }

    def after_laying(self, seat: i64, row: i64) -> dict[str, object]:
        """Return what everybody knows after a card was laid; whether that locks the row is told next."""
        laid = self.view(WATCHER).row_facts(row)
        sums = {"devils": laid.devils, "angels": laid.angels, "ahead": laid.ahead, "cards": laid.cards}
        return {**self.after_parting(seat), "rows": {row: sums}}

    def score_sheet(self) -> tuple[tuple[int, ...], ...]:
        """Return the points of every seat by round, down to the round being played."""
        lines: list[tuple[int, ...]] = []
        for number in range(min(self.round + 1, self.rounds)):
            lines.append(tuple([self.sheet[number * self.seats + seat] for seat in range(self.seats)]))
        return tuple(lines)
