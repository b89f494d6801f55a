"""What one viewer knows of a game of Diabolo."""

from dataclasses import dataclass

from mypy_extensions import i64

from stammtisch.core.game import BACK, JUDGE, View
from stammtisch.games.diabolo.facts import Ahead, Choice, Colour, DiaboloFacts, Lay, Row
from stammtisch.games.diabolo.material import (
    ALL,
    ANGEL,
    DEVIL,
    DOUBLE_CARD,
    DOUBLING,
    FINISHED,
    LAY,
    LETTERS,
    PHASES,
    ROW_FULL,
    ROWS,
    SIDE_FULL,
    VALUES,
    DiaboloOptions,
    listed,
    locks_needed,
    packed,
    rounds_of,
    side_place,
    value_of,
    word,
    words,
    worth,
)


@dataclass(frozen=True)
class DiaboloView(View):
    """What one viewer knows. Cards are kinds."""

    options: DiaboloOptions
    phase: int
    turn: int
    """The seat that gets a card or acts; the first of several."""
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat the whole hand, where the viewer sees it."""
    shown: tuple[tuple[int, ...], ...]
    """DI 3.4, DI 5.5: by seat the cards of the hand that everybody knows."""
    sizes: tuple[int, ...]
    """By seat the number of cards in the hand."""
    sides: tuple[tuple[int, ...], ...]
    """The cards at red's devils, red's angels, yellow's devils and so on, as they were laid."""
    box: tuple[int, ...]
    """DI 3.4: the cards that left the round."""
    past: tuple[int, ...]
    """What was laid or boxed in the turns of the round, one action each, beginning on the dealer's left."""
    stock: int
    """How many cards are left to draw."""
    row: int
    """DI 5: how many rows are scored or skipped."""
    doubles: tuple[int, ...]
    """The seats with their double card before them."""
    said: tuple[Choice, ...]
    """DI 5.2: by seat the choice in the row being scored; "" before it, BACK while it is sealed."""
    doubled: tuple[tuple[int, ...], ...]
    """By row that was scored: the seats that doubled."""
    sheet: tuple[tuple[int, ...], ...]
    """By round the points of every seat; the round being scored is the last one."""

    def places(self) -> dict[str, tuple[str, ...]]:
        """The cards in hands, rows, box and stock, and the double cards."""
        places: dict[str, tuple[str, ...]] = {}
        for seat in range(self.seats):
            hand = self.hands[seat]
            shown = self.shown[seat]
            places[f"hand {seat}"] = (
                words(shown) + (BACK,) * (self.sizes[seat] - len(shown)) if hand is None else words(hand)
            )
        for spot, cards in enumerate(self.sides):
            places[side_place(spot)] = words(cards)
        places["box"] = words(self.box)
        places["stock"] = words(self.stock_cards()) if self.viewer == JUDGE else (BACK,) * self.stock
        for seat in range(self.seats):
            places[f"double {seat}"] = (DOUBLE_CARD,) if seat in self.doubles else ()
        places["spent"] = (DOUBLE_CARD,) * (self.seats - len(self.doubles))
        return {place: pieces for place, pieces in places.items() if pieces}

    def facts(self) -> DiaboloFacts:
        """Return the phase, the rows with their sums and results, what is known of the hands, and the score sheet."""
        return DiaboloFacts(
            phase=PHASES[self.phase],
            round=self.current_round(),
            rounds=self.rounds(),
            dealer=self.dealer(),
            turn=None if self.phase in (DOUBLING, FINISHED) else self.turn,
            waiting=self.waiting,
            points=self.points(),
            sheet=self.sheet,
            rows=tuple([self.row_facts(row) for row in range(ROWS)]),
            locked=self.locked_rows(),
            locks_needed=locks_needed(self.seats),
            reckoning=LETTERS[self.row] if self.phase == DOUBLING else None,
            past=tuple([word(action) for action in self.past]),
            stock=self.stock,
            hand_sizes=self.sizes,
            shown=tuple([words(cards) for cards in self.shown]),
            shown_colours=tuple([LETTERS[row] for row in range(ROWS) if self.reckoned(row)]),
            doubles=self.doubles,
            said=self.said,
            sums=self.own_sums(),
            standing=self.standing(),
            lays=self.lays(),
        )

    def row_facts(self, row: int) -> Row:
        """Return a row with its sums, and how it was scored."""
        devils, angels = self.sums(row)
        return Row(
            colour=LETTERS[row],
            devils=devils,
            angels=angels,
            ahead=ahead(devils, angels),
            cards=self.laid(row),
            locked=self.locked(row),
            done=row < self.row,
            doubled=self.doubled[row] if row < self.row else (),
            scores=self.scores(row) if self.reckoned(row) else None,
        )

    def sums(self, row: int) -> tuple[int, int]:
        """DI 5: the devils' and the angels' sum of a row."""
        devils = sum([value_of(kind) for kind in self.sides[2 * row]])
        return devils, sum([value_of(kind) for kind in self.sides[2 * row + 1]])

    def laid(self, row: int) -> int:
        """How many cards lie in a row."""
        return len(self.sides[2 * row]) + len(self.sides[2 * row + 1])

    def locked(self, row: int) -> bool:
        """DI 3.3: whether the row has its five cards."""
        return self.laid(row) == ROW_FULL

    def locked_rows(self) -> int:
        """DI 4: how many rows are locked."""
        return sum([self.locked(row) for row in range(ROWS)])

    def reckoned(self, row: int) -> bool:
        """DI 5.5: whether all have shown their cards of that colour."""
        devils, angels = self.sums(row)
        return row < self.row and devils != angels

    def scores(self, row: int) -> tuple[int, ...]:
        """DI 5.2, DI 5.3, DI 5.4: by seat what a scored row brought."""
        devils, angels = self.sums(row)
        held = [worth(packed(cards), row) for cards in self.shown]
        most = max(held)
        found: list[int] = []
        for seat in range(self.seats):
            factor = -1 if devils > angels else 2 if seat in self.doubled[row] else 1
            found.append(factor * most if held[seat] == most else 0)
        return tuple(found)

    def own_sums(self) -> dict[Colour, int] | None:
        """DI 5.2: what the viewer's own hand is worth in each colour."""
        hand = self.hands[self.viewer] if self.viewer >= 0 else None
        return None if hand is None else {LETTERS[row]: worth(packed(hand), row) for row in range(ROWS)}

    def lays(self) -> dict[str, Lay] | None:
        """DI 3.2: by word what each lay of the viewer would do to its row, while it is their turn to lay."""
        hand = self.hands[self.viewer] if self.viewer >= 0 else None
        if hand is None or self.phase != LAY or self.turn != self.viewer:
            return None
        found: dict[str, Lay] = {}
        for kind in sorted({*hand}):
            row = kind // VALUES
            for side in (0, 1):
                if not self.locked(row) and len(self.sides[2 * row + side]) < SIDE_FULL:
                    found[word(kind + (DEVIL, ANGEL)[side])] = self.lay(hand, kind, side)
        return found

    def lay(self, hand: tuple[int, ...], kind: int, side: int) -> Lay:
        """DI 3.2: what laying one card of a hand would do."""
        row, value = kind // VALUES, int(value_of(kind))
        devils, angels = self.sums(row)
        if side == 0:
            devils += value
        else:
            angels += value
        held = worth(packed(hand), row) - value
        return Lay(devils, angels, ahead(devils, angels), self.laid(row) + 1 == ROW_FULL, int(held))

    def standing(self) -> tuple[int, ...]:
        """DI 6: by seat the place of its points, of which the most are the best."""
        points = self.points()
        return tuple([1 + sum([other > own for other in points]) for own in points])

    def points(self) -> tuple[int, ...]:
        """The totals of the score sheet."""
        return tuple([sum([line[seat] for line in self.sheet]) for seat in range(self.seats)])

    def rounds(self) -> int:
        """DI 6: how many rounds are played."""
        return rounds_of(self.seats, self.options.length)

    def current_round(self) -> int:
        """The round being played, from 1, or the last one when the game is over."""
        return min(self.round + 1, self.rounds())

    def dealer(self) -> int:
        """DI 2: the dealer of that round."""
        return (self.current_round() + self.seats - 2) % self.seats

    def stock_cards(self) -> tuple[int, ...]:
        """The cards left to draw, for the judge, who sees all others."""
        rest: i64 = ALL - packed(self.box)
        for hand in self.hands:
            rest -= packed(hand or ())
        for cards in self.sides:
            rest -= packed(cards)
        return listed(rest)


def ahead(devils: int, angels: int) -> Ahead:
    """DI 5: who has more in a row."""
    return "angels" if angels > devils else "devils" if devils > angels else "equal"
