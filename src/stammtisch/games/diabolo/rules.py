"""Diabolo, paragraph by paragraph as in rules.md.

A kind of card is a number, colour * 5 + value - 1. Several cards are one packed number that counts every kind: a colour
takes eleven bits, three for its ones, of which there are four, and two for each other value. Seats are in masks.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, lowest, nth, numbers, shift, single, size, zeros
from stammtisch.core.game import BACK, CHANCE, JUDGE, OVER, Option, State, Value, View
from stammtisch.core.rng import Rng

COLOURS: Final = "rygbp"
"""DI 1: the colours, in the order of the rows."""
ROWS: Final = 5
VALUES: Final = 5
KINDS: Final = 25
CARDS: Final = 70
DEALT: Final = 6
"""DI 2: the cards dealt to each player."""
SIDE_FULL: Final = 3
ROW_FULL: Final = 5
"""DI 3.3: the cards that fit beside and into a row."""

# Packed cards, from purple on the left to red on the right; in a colour the fives on the left, the ones on the right.
SPAN: Final = 11
COLOUR: Final = 0b11111111111
ALL: Final = 0b10101111100_10101111100_10101111100_10101111100_10101111100
"""DI 1: 2 fives, 2 fours, 3 threes, 3 twos and 4 ones of each colour."""
EACH: Final = 0b01010101001_01010101001_01010101001_01010101001_01010101001
"""The lowest bit of every kind; a set of kinds is a part of it."""
ONES: Final = 0b00000000001_00000000001_00000000001_00000000001_00000000001
"""The lowest bit of the five kinds that have a third bit."""
EVERY: Final = 0b11111111111_11111111111_11111111111_11111111111_11111111111
"""All bits: every row is open."""

# Actions: 0 to 24 is a card that chance draws; the others are counted from these.
DEVIL: Final = 25
ANGEL: Final = 50
BOXED: Final = 75
DOUBLE: Final = 100
KEEP: Final = 101
ACTIONS: Final = 102

# Phases.
DEAL: Final = 0
DRAW: Final = 1
LAY: Final = 2
BOX: Final = 3
DOUBLING: Final = 4
FINISHED: Final = 5
PHASES: Final = ("deal", "draw", "lay", "box", "doubling", "over")

SIDES: Final = ("devil", "angel")
DOUBLE_CARD: Final = "double"
UTILITY_SPAN: Final = 60.0
"""The points, compared with the others' average, from a round that is worth 0 to one that is worth 1."""


@dataclass(frozen=True)
class DiaboloOptions:
    """How the table plays."""

    doubling: str = "secret"
    length: str = "standard"


def options(seats: int) -> tuple[Option, ...]:
    """DI 6: the options, the same for every number of seats."""
    return (
        Option(
            "doubling",
            "secret",
            ("secret", "in-turn"),
            "Double cards: all decide together in secret, or aloud one after the other.",
        ),
        Option("length", "standard", ("standard", "single"), f"Length: {seats} rounds, or a single one."),
    )


def word(action: int) -> str:
    """The word of an action."""
    if action == DOUBLE:
        return "double"
    if action == KEEP:
        return "keep"
    card = card_word(action % KINDS)
    if action < DEVIL:
        return card
    if action < ANGEL:
        return card + " devil"
    return card + " angel" if action < BOXED else "box " + card


def card_word(kind: int) -> str:
    """DI 1: the word of a card, such as g5."""
    return f"{COLOURS[kind // VALUES]}{kind % VALUES + 1}"


def side_place(spot: int) -> str:
    """The place of a row's devil or angel side; spots count colour * 2 + side."""
    return f"{COLOURS[spot // 2]} {SIDES[spot % 2]}"


def place_of(kind: i64) -> i64:
    """Where the bits of a kind begin in packed cards; the third bit of the ones moves the other values on."""
    colour = kind // VALUES
    above = kind - colour * VALUES
    return colour * SPAN + 2 * above + ((above + 3) >> 2)


def one(kind: i64) -> i64:
    """A single card of a kind, packed: add it, or take it away."""
    return single(place_of(kind))


def copies(cards: i64, kind: i64) -> i64:
    """How many of a kind there are."""
    number = cards >> place_of(kind)
    if kind % VALUES == 0:
        return number & 7
    return number & 3


def kinds(cards: i64) -> i64:
    """The set of kinds among the cards."""
    return ((cards | (cards >> 1)) & EACH) | ((cards >> 2) & ONES)


def kind_at(among: i64, index: i64) -> i64:
    """The kind at an index, from 0, of a set of kinds."""
    return size(EACH & first(nth(among, index)))


def total(cards: i64) -> i64:
    """How many cards there are."""
    return size(cards & EACH) + 2 * size((cards >> 1) & EACH) + 4 * size((cards >> 2) & ONES)


def any_card(cards: i64, number: i64, rng: Rng) -> i64:
    """The kind of one of the cards, each card equally likely; `number` says how many they are.

    The counts are binary: what a kind's first bit counts comes alone, its second in pairs, its third in fours.
    """
    index = rng.below(number)
    alone = cards & EACH
    single_cards = size(alone)
    if index < single_cards:
        return kind_at(alone, index)
    index -= single_cards
    pairs = (cards >> 1) & EACH
    paired = 2 * size(pairs)
    if index < paired:
        return kind_at(pairs, index >> 1)
    return kind_at((cards >> 2) & ONES, (index - paired) >> 2)


def worth(cards: i64, colour: i64) -> i64:
    """DI 5.2: the sum of the cards of a colour."""
    own = cards >> (SPAN * colour)
    return (own & 7) + 2 * ((own >> 3) & 3) + 3 * ((own >> 5) & 3) + 4 * ((own >> 7) & 3) + 5 * ((own >> 9) & 3)


def of_colour(colour: i64) -> i64:
    """The bits of a colour."""
    return shift(COLOUR, SPAN * colour)


def listed(cards: i64) -> tuple[int, ...]:
    """The kinds of packed cards, one entry for each card, ascending."""
    found: list[int] = []
    among = kinds(cards)
    while among != 0:
        kind = kind_at(among, 0)
        found += [kind] * copies(cards, kind)
        among &= among - 1
    return tuple(found)


def packed(listed_cards: tuple[int, ...]) -> i64:
    """The same cards packed."""
    cards: i64 = 0
    for kind in listed_cards:
        cards += one(kind)
    return cards


def words(listed_cards: tuple[int, ...]) -> tuple[str, ...]:
    """The words of cards."""
    return tuple([card_word(kind) for kind in listed_cards])


def laid_on(side: i64) -> i64:
    """How many cards lie on a side; it has the value of a card in each four bits, the last one lowest."""
    if side == 0:
        return 0
    if side < 0x10:
        return 1
    if side < 0x100:
        return 2
    return 3


def side_sum(side: i64) -> i64:
    """DI 5: the sum of a side."""
    return (side & 15) + ((side >> 4) & 15) + (side >> 8)


@dataclass(frozen=True)
class DiaboloView(View):
    """What one viewer knows of a game of Diabolo. Cards are kinds."""

    viewer: int
    seats: int
    options: DiaboloOptions
    round: int
    """How many rounds are settled."""
    waiting: tuple[int, ...]
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
    stock: int
    """How many cards are left to draw."""
    row: int
    """DI 5: how many rows are reckoned or skipped."""
    doubles: tuple[int, ...]
    """The seats with their double card before them."""
    said: tuple[str, ...]
    """DI 5.2: by seat the choice in the row being reckoned; "" before it, BACK while it is sealed."""
    doubled: tuple[tuple[int, ...], ...]
    """By row that was reckoned: the seats that doubled."""
    sheet: tuple[tuple[int, ...], ...]
    """By round the points of every seat; the round being reckoned is the last one."""

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
        places["stock"] = words(self._stock()) if self.viewer == JUDGE else (BACK,) * self.stock
        for seat in range(self.seats):
            places[f"double {seat}"] = (DOUBLE_CARD,) if seat in self.doubles else ()
        places["spent"] = (DOUBLE_CARD,) * (self.seats - len(self.doubles))
        return {place: pieces for place, pieces in places.items() if pieces}

    def facts(self) -> dict[str, object]:
        """The phase, the rows with their sums and results, what is known of the hands, and the score sheet."""
        needed = locks_needed(self.seats)
        return {
            "phase": PHASES[self.phase],
            "round": min(self.round + 1, self.rounds()),
            "rounds": self.rounds(),
            "dealer": self.dealer(),
            "turn": None if self.phase in (DOUBLING, FINISHED) else self.turn,
            "waiting": self.waiting,
            "points": self.points(),
            "sheet": self.sheet,
            "rows": [self.row_facts(row) for row in range(ROWS)],
            "locked": sum([self.locked(row) for row in range(ROWS)]),
            "locks_needed": needed,
            "reckoning": COLOURS[self.row] if self.phase == DOUBLING else None,
            "stock": self.stock,
            "hand_sizes": self.sizes,
            "shown": [words(cards) for cards in self.shown],
            "shown_colours": [COLOURS[row] for row in range(ROWS) if self.reckoned(row)],
            "doubles": self.doubles,
            "said": self.said,
            "sums": self.own_sums(),
        }

    def row_facts(self, row: int) -> dict[str, object]:
        """A row with its sums, and how it was reckoned."""
        devils, angels = self.sums(row)
        return {
            "colour": COLOURS[row],
            "devils": devils,
            "angels": angels,
            "ahead": "angels" if angels > devils else "devils" if devils > angels else "equal",
            "cards": len(self.sides[2 * row]) + len(self.sides[2 * row + 1]),
            "locked": self.locked(row),
            "done": row < self.row,
            "doubled": self.doubled[row] if row < self.row else (),
            "scores": self.scores(row) if self.reckoned(row) else None,
        }

    def sums(self, row: int) -> tuple[int, int]:
        """DI 5: the devils' and the angels' sum of a row."""
        devils = sum([kind % VALUES + 1 for kind in self.sides[2 * row]])
        return devils, sum([kind % VALUES + 1 for kind in self.sides[2 * row + 1]])

    def locked(self, row: int) -> bool:
        """DI 3.3: whether the row has its five cards."""
        return len(self.sides[2 * row]) + len(self.sides[2 * row + 1]) == ROW_FULL

    def reckoned(self, row: int) -> bool:
        """DI 5.5: whether all have shown their cards of that colour."""
        devils, angels = self.sums(row)
        return row < self.row and devils != angels

    def scores(self, row: int) -> tuple[int, ...]:
        """DI 5.2, DI 5.3, DI 5.4: by seat what a reckoned row brought."""
        devils, angels = self.sums(row)
        sums = [worth(packed(cards), row) for cards in self.shown]
        best = max(sums)
        signs = [2 if seat in self.doubled[row] else 1 for seat in range(self.seats)]
        if devils > angels:
            signs = [-1] * self.seats
        return tuple([sign * best if held == best else 0 for sign, held in zip(signs, sums, strict=True)])

    def own_sums(self) -> dict[str, int] | None:
        """DI 5.2: what the viewer's own hand is worth in each colour."""
        hand = self.hands[self.viewer] if self.viewer >= 0 else None
        return None if hand is None else {COLOURS[row]: worth(packed(hand), row) for row in range(ROWS)}

    def points(self) -> tuple[int, ...]:
        """The totals of the score sheet."""
        return tuple([sum([line[seat] for line in self.sheet]) for seat in range(self.seats)])

    def rounds(self) -> int:
        """DI 6: how many rounds are played."""
        return 1 if self.options.length == "single" else self.seats

    def dealer(self) -> int:
        """DI 2: the dealer of the round, or of the last one when the game is over."""
        return (min(self.round, self.rounds() - 1) + self.seats - 1) % self.seats

    def _stock(self) -> tuple[int, ...]:
        rest: i64 = ALL - packed(self.box)
        for hand in self.hands:
            rest -= packed(hand or ())
        for cards in self.sides:
            rest -= packed(cards)
        return listed(rest)


def locks_needed(seats: i64) -> i64:
    """DI 4: the locked rows that end a round."""
    if seats == 5:
        return 3
    return 2


class Diabolo(State):
    """The whole truth of a game of Diabolo."""

    options: DiaboloOptions
    in_turn: bool
    """DI 5.2: whether doubling is said aloud, one after the other."""
    rounds: i64
    phase: i64
    turn: i64
    """The seat that gets a card or acts; while doubling, the next one."""
    stock: i64
    """The cards left to draw, packed."""
    stock_size: i64
    hands: vec[i64]
    """By seat, packed."""
    known: vec[i64]
    """By seat the part of the hand that everybody has seen."""
    sides: vec[i64]
    """By colour * 2, for the devils, plus 1, for the angels: the values laid, four bits each, the last one lowest."""
    devil_open: i64
    """The bits of the colours that the devils' side takes."""
    angel_open: i64
    locked: i64
    """How many rows are locked."""
    row: i64
    """How many rows are reckoned or skipped."""
    doubles: i64
    """The seats with their double card before them."""
    chosen: i64
    """The seats that have chosen in the row being reckoned."""
    doubling: i64
    """Those of them that double."""
    doubled: i64
    """Five bits a row: the seats that doubled there."""
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
        sheet: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.options = options
        self.in_turn = options.doubling == "in-turn"
        self.rounds = seats
        if options.length == "single":
            self.rounds = 1
        self.hands = hands
        self.known = known
        self.sides = sides
        self.sheet = sheet
        self.phase = DEAL
        self.turn = 0
        self.stock = ALL
        self.stock_size = CARDS
        self.devil_open = EVERY
        self.angel_open = EVERY
        self.locked = 0
        self.row = 0
        self.doubles = first(seats)
        self.chosen = 0
        self.doubling = 0
        self.doubled = 0

    def copy(self) -> "Diabolo":
        """The same truth once more."""
        other = Diabolo(
            self.seats,
            self.options,
            hands=self.hands[:],
            known=self.known[:],
            sides=self.sides[:],
            sheet=self.sheet[:],
        )
        other.round = self.round
        other.phase = self.phase
        other.turn = self.turn
        other.stock = self.stock
        other.stock_size = self.stock_size
        other.devil_open = self.devil_open
        other.angel_open = self.angel_open
        other.locked = self.locked
        other.row = self.row
        other.doubles = self.doubles
        other.chosen = self.chosen
        other.doubling = self.doubling
        other.doubled = self.doubled
        return other

    # Who may do what

    def next_seat(self) -> i64:
        """Chance deals and draws; otherwise a seat is waited for until the game is over."""
        phase = self.phase
        if phase <= DRAW:
            return CHANCE
        if phase == FINISHED:
            return OVER
        return self.turn

    def waiting_for(self) -> list[int]:
        """DI 5.2: in secret, all who still have to choose are waited for together."""
        if self.phase == DOUBLING and not self.in_turn:
            return numbers(self.doubles & ~self.chosen)
        seat = self.next_seat()
        return [] if seat == OVER else [seat]

    def deck(self) -> tuple[int, int]:
        """DI 2: one deck, shuffled anew for every round."""
        return (0, self.round)

    def legal(self, seat: i64) -> vec[i64]:
        """The actions of a seat; for chance one entry for each card in the stock."""
        found = vec[i64]()
        phase = self.phase
        if seat == CHANCE:
            if phase <= DRAW:
                for kind in listed(self.stock):
                    found = append(found, kind)
        elif phase == DOUBLING:
            if has(self.doubles & ~self.chosen, seat) and (not self.in_turn or seat == self.turn):
                found = append(append(found, DOUBLE), KEEP)
        elif seat == self.turn and phase == LAY:
            found = added(found, DEVIL, kinds(self.hands[seat]) & self.devil_open)
            found = added(found, ANGEL, kinds(self.hands[seat]) & self.angel_open)
        elif seat == self.turn and phase == BOX:
            found = added(found, BOXED, kinds(self.hands[seat]))
        return found

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely."""
        phase = self.phase
        if phase <= DRAW:
            return any_card(self.stock, self.stock_size, rng)
        if phase == DOUBLING:
            return DOUBLE + rng.below(2)
        held = kinds(self.hands[seat])
        if phase == BOX:
            return BOXED + kind_at(held, rng.below(size(held)))
        for_devils = held & self.devil_open
        for_angels = held & self.angel_open
        devils = size(for_devils)
        index = rng.below(devils + size(for_angels))
        if index < devils:
            return DEVIL + kind_at(for_devils, index)
        return ANGEL + kind_at(for_angels, index - devils)

    def draw(self, rng: Rng) -> None:
        """Deals, if it is time to deal, and draws the card of the turn that follows."""
        while self.phase == DEAL:
            self._deal(any_card(self.stock, self.stock_size, rng))
        if self.phase == DRAW:
            self._draw(any_card(self.stock, self.stock_size, rng))

    def play(self, seat: i64, action: i64) -> None:
        """Acts in the phase that the round is in."""
        phase = self.phase
        if phase == DRAW:
            self._draw(action)
        elif phase == LAY:
            self._lay(seat, action)
        elif phase == DEAL:
            self._deal(action)
        elif phase == DOUBLING:
            self._decide(seat, action == DOUBLE)
        else:
            self._box(seat, action - BOXED)

    # The turns

    def _deal(self, kind: i64) -> None:
        """DI 2: six cards each, one at a time from the left of the dealer; then the first turn begins."""
        seat = self.turn
        if self.story is not None:
            if self.stock_size == CARDS:
                self.tell("round", (seat + self.seats - 1) % self.seats, amount=self.round + 1)
            self.tell("deal", seat, (card_word(kind),), "stock", f"hand {seat}", eyes=(seat,))
        self._take(seat, kind)
        self.turn = self._after(seat)
        if self.stock_size == CARDS - DEALT * self.seats:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """DI 3, DI 3.5: a turn begins with a draw while there is a stock; a player without cards ends the round."""
        if self.stock_size > 0:
            self.phase = DRAW
        elif self.hands[self.turn] != 0:
            self._look_at_hand(self.turn)
        else:
            self._reckon()

    def _draw(self, kind: i64) -> None:
        """DI 3.1: draw one card."""
        seat = self.turn
        if self.story is not None:
            self.tell("draw", seat, (card_word(kind),), "stock", f"hand {seat}", eyes=(seat,))
        self._take(seat, kind)
        self._look_at_hand(seat)

    def _look_at_hand(self, seat: i64) -> None:
        """DI 3.4: who can lay no card shows his hand."""
        hand = self.hands[seat]
        if hand & (self.devil_open | self.angel_open) != 0:
            self.phase = LAY
            return
        self.phase = BOX
        self.known[seat] = hand
        if self.story is not None:
            self.tell("show", seat, words(listed(hand)), f"hand {seat}", f"hand {seat}")

    def _lay(self, seat: i64, action: i64) -> None:
        """DI 3.2, DI 3.3: lay a card with the devils or the angels of its row; three fill a side, five lock the row."""
        side: i64 = 0
        kind = action - DEVIL
        if action >= ANGEL:
            side = 1
            kind = action - ANGEL
        colour = kind // VALUES
        spot = 2 * colour + side
        laid = (self.sides[spot] << 4) | (kind - colour * VALUES + 1)
        self.sides[spot] = laid
        self._part_with(seat, kind)
        if self.story is not None:
            self.tell("lay", seat, (card_word(kind),), f"hand {seat}", side_place(spot))
        on_side = laid_on(laid)
        if on_side == SIDE_FULL:
            if side == 0:
                self.devil_open &= ~of_colour(colour)
            else:
                self.angel_open &= ~of_colour(colour)
        if on_side + laid_on(self.sides[spot ^ 1]) == ROW_FULL:
            self._lock(seat, colour)
        self._end_turn(seat)

    def _lock(self, seat: i64, colour: i64) -> None:
        """DI 3.3: a row of five takes no more cards."""
        self.devil_open &= ~of_colour(colour)
        self.angel_open &= ~of_colour(colour)
        self.locked += 1
        if self.story is not None:
            self.tell("lock", seat, target=row_place(colour), amount=self.locked)

    def _box(self, seat: i64, kind: i64) -> None:
        """DI 3.4: a card of the shown hand leaves the round."""
        self._part_with(seat, kind)
        if self.story is not None:
            self.tell("box", seat, (card_word(kind),), f"hand {seat}", "box")
        self._end_turn(seat)

    def _end_turn(self, seat: i64) -> None:
        """DI 4: the round ends the moment enough rows are locked; otherwise the next player has his turn."""
        self.turn = self._after(seat)
        if self.locked == locks_needed(self.seats):
            self._reckon()
        else:
            self._begin_turn()

    def _take(self, seat: i64, kind: i64) -> None:
        card = one(kind)
        self.stock -= card
        self.stock_size -= 1
        self.hands[seat] += card

    def _part_with(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand in the open; if everybody knew one of its kind there, it was that one."""
        self.hands[seat] -= one(kind)
        if self.known[seat] != 0 and copies(self.known[seat], kind) > 0:
            self.known[seat] -= one(kind)

    def _after(self, seat: i64) -> i64:
        seat += 1
        if seat == self.seats:
            return 0
        return seat

    # The reckoning

    def _reckon(self) -> None:
        """DI 5: row by row from red to purple, until a row waits for double cards or all are done."""
        while self.row < ROWS:
            lead = self._lead(self.row)
            if self.story is not None:
                self._tell_lead(lead)
            if lead > 0 and self.doubles != 0:
                self._ask_for_doubles()
                return
            self._count(lead)
        self._settle()

    def _lead(self, row: i64) -> i64:
        """DI 5: by how much the angels of a row are ahead; negative if the devils are."""
        return side_sum(self.sides[2 * row + 1]) - side_sum(self.sides[2 * row])

    def _tell_lead(self, lead: i64) -> None:
        kind = "equal" if lead == 0 else "angels" if lead > 0 else "devils"
        self.tell(kind, -1, target=row_place(self.row), amount=max(lead, -lead))

    def _ask_for_doubles(self) -> None:
        """DI 5.2: all who still have their double card decide, together or in turn from the left of the dealer."""
        self.phase = DOUBLING
        waiting = self.doubles & ~self.chosen
        if not self.in_turn:
            self.turn = lowest(waiting)
            return
        self.turn = self.round % self.seats
        while not has(waiting, self.turn):
            self.turn = self._after(self.turn)

    def _decide(self, seat: i64, doubles: bool) -> None:
        """DI 5.2: a choice, sealed or aloud; after the last one the row is counted."""
        self.chosen |= single(seat)
        if doubles:
            self.doubling |= single(seat)
        if self.in_turn:
            self._announce(seat)
        elif self.story is not None:
            self.tell("choose", seat, target=row_place(self.row))
        if self.doubles & ~self.chosen != 0:
            self._ask_for_doubles()
            return
        if not self.in_turn:
            for other in range(self.seats):
                if has(self.chosen, other):
                    self._announce(other)
        self._count(self._lead(self.row))
        self._reckon()

    def _announce(self, seat: i64) -> None:
        """DI 5.2: the table learns a choice; a double card that was used is spent."""
        if has(self.doubling, seat):
            self.doubles &= ~single(seat)
            if self.story is not None:
                self.tell("double", seat, (DOUBLE_CARD,), f"double {seat}", "spent")
        elif self.story is not None:
            self.tell("keep", seat, target=row_place(self.row))

    def _count(self, lead: i64) -> None:
        """DI 5.1, DI 5.4: an equal row is skipped; otherwise all show the colour, and all who hold most of it score."""
        colour = self.row
        if lead != 0:
            best = self._show(colour)
            if best > 0:
                for seat in range(self.seats):
                    if worth(self.hands[seat], colour) == best:
                        self._score(seat, best if lead > 0 else -best)
            elif self.story is not None:
                self.tell("nobody", -1, target=row_place(colour))
        self.doubled |= self.doubling << (ROWS * colour)
        self.chosen = 0
        self.doubling = 0
        self.row += 1

    def _show(self, colour: i64) -> i64:
        """DI 5.5: all show their cards of a colour, which stay known; the highest sum."""
        best: i64 = 0
        bits = of_colour(colour)
        for seat in range(self.seats):
            cards = self.hands[seat] & bits
            self.known[seat] = (self.known[seat] & ~bits) | cards
            best = max(best, worth(cards, colour))
            if self.story is not None:
                self.tell("show", seat, words(listed(cards)), f"hand {seat}", f"hand {seat}")
        return best

    def _score(self, seat: i64, points: i64) -> None:
        """DI 5.2, DI 5.3: plus points, which the player's own double card doubles, or minus points."""
        twice = has(self.doubling, seat)
        if twice:
            points *= 2
        self.sheet[self.round * self.seats + seat] += points
        if self.story is not None:
            kind = "pay" if points < 0 else "twice" if twice else "score"
            self.tell(kind, seat, target=row_place(self.row), amount=points)

    # The rounds

    def _settle(self) -> None:
        """DI 6: the round is over; the next one begins, or the game is over."""
        if self.story is not None:
            for seat in range(self.seats):
                self.tell("points", seat, amount=self.sheet[self.round * self.seats + seat])
        self.round += 1
        if self.round < self.rounds:
            if self.story is not None:
                self._tell_gathering()
            self._begin_round()
            return
        self.phase = FINISHED
        if self.story is not None:
            points = self.points()
            for winner in self.winners():
                self.tell("end", winner, amount=points[winner])

    def _begin_round(self) -> None:
        """DI 2: all cards form the stock, everybody has his double card, the left of the new dealer gets the first."""
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.known[seat] = 0
        for spot in range(2 * ROWS):
            self.sides[spot] = 0
        self.phase = DEAL
        self.turn = self.round % self.seats
        self.stock = ALL
        self.stock_size = CARDS
        self.devil_open = EVERY
        self.angel_open = EVERY
        self.locked = 0
        self.row = 0
        self.doubles = first(self.seats)
        self.doubled = 0

    def _tell_gathering(self) -> None:
        """DI 2: every card goes back face down, every spent double card to its player."""
        for place, pieces in self.view(JUDGE).places().items():
            if place == "spent":
                for seat in range(self.seats):
                    if not has(self.doubles, seat):
                        self.tell("return", seat, (DOUBLE_CARD,), place, f"double {seat}")
            elif place != "stock" and not place.startswith(DOUBLE_CARD):
                self.tell("gather", -1, pieces, place, "stock", eyes=())

    def points(self) -> list[int]:
        """The totals of the score sheet."""
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
        """How far the round settled last went better than for the others on average; 0.5 is just as well."""
        line = (self.round - 1) * self.seats
        others: i64 = 0
        for other in range(self.seats):
            others += self.sheet[line + other]
        own = self.sheet[line + seat]
        others -= own
        margin = float(own) - float(others) / float(self.seats - 1)
        return min(1.0, max(0.0, 0.5 + margin / UTILITY_SPAN))

    # What a viewer knows

    def view(self, viewer: i64) -> DiaboloView:
        """Open cards, his own hand, what others had to show, and his own sealed choice."""
        hands: list[tuple[int, ...] | None] = []
        shown: list[tuple[int, ...]] = []
        sizes: list[int] = []
        said: list[str] = []
        boxed: i64 = ALL - self.stock
        for seat in range(self.seats):
            sees = viewer in (seat, JUDGE)
            hands.append(listed(self.hands[seat]) if sees else None)
            shown.append(listed(self.known[seat]))
            sizes.append(total(self.hands[seat]))
            said.append(self._said(seat, sees or self.in_turn))
            boxed -= self.hands[seat]
        sides: list[tuple[int, ...]] = []
        for spot in range(2 * ROWS):
            cards = self._laid(spot)
            sides.append(cards)
            boxed -= packed(cards)
        return DiaboloView(
            viewer,
            self.seats,
            self.options,
            self.round,
            tuple(self.waiting_for()),
            self.phase,
            self.turn,
            tuple(hands),
            tuple(shown),
            tuple(sizes),
            tuple(sides),
            listed(boxed),
            self.stock_size,
            self.row,
            tuple(numbers(self.doubles)),
            tuple(said),
            tuple([tuple(numbers((self.doubled >> (ROWS * row)) & first(ROWS))) for row in range(self.row)]),
            self._score_sheet(),
        )

    def hideable(self) -> i64:
        """DI 5.5: the bits of the colours that hands may hide: not of those that all have shown."""
        bits: i64 = EVERY
        for row in range(self.row):
            if self._lead(row) != 0:
                bits &= ~of_colour(row)
        return bits

    def _said(self, seat: i64, heard: bool) -> str:
        if not has(self.chosen, seat):
            return ""
        if not heard:
            return BACK
        return "double" if has(self.doubling, seat) else "keep"

    def _laid(self, spot: i64) -> tuple[int, ...]:
        """The kinds on a side, as they were laid."""
        side = self.sides[spot]
        cards: list[int] = []
        while side != 0:
            cards.insert(0, (spot >> 1) * VALUES + (side & 15) - 1)
            side >>= 4
        return tuple(cards)

    def _score_sheet(self) -> tuple[tuple[int, ...], ...]:
        lines: list[tuple[int, ...]] = []
        for number in range(min(self.round + 1, self.rounds)):
            lines.append(tuple([self.sheet[number * self.seats + seat] for seat in range(self.seats)]))
        return tuple(lines)


def added(found: vec[i64], base: i64, among: i64) -> vec[i64]:
    """The actions counted from a base, one for each of some kinds."""
    while among != 0:
        found = append(found, base + kind_at(among, 0))
        among &= among - 1
    return found


def row_place(row: i64) -> str:
    """The place of a row as a whole."""
    return f"row {COLOURS[row]}"


def new(seats: int, options: Mapping[str, Value]) -> Diabolo:
    """A game before the first card is dealt."""
    chosen = DiaboloOptions(cast(str, options["doubling"]), cast(str, options["length"]))
    return _at_first(seats, chosen)


def _at_first(seats: i64, options: DiaboloOptions) -> Diabolo:
    return Diabolo(
        seats,
        options,
        hands=zeros(seats),
        known=zeros(seats),
        sides=zeros(2 * ROWS),
        sheet=zeros(seats * seats),
    )


def imagine(view: View, rng: Rng) -> State:
    """A state that the view could come from: hidden cards are dealt, sealed choices made, all equally likely."""
    assert isinstance(view, DiaboloView)
    state = _as_seen(view)
    if view.phase == LAY:
        _fill_hand(state, view.turn, view.sizes[view.turn], rng)
    for seat in range(state.seats):
        _fill_hand(state, seat, view.sizes[seat], rng)
        if view.said[seat] == "double" or (view.said[seat] == BACK and rng.below(2) == 0):
            state.doubling |= single(seat)
    return state


def _fill_hand(state: Diabolo, seat: i64, full: i64, rng: Rng) -> None:
    """Deals the cards that a hand hides.

    DI 5.5: none is of a colour that was shown. DI 3.4: who is about to lay a card and did not show his hand has one
    that can be laid. His cards are dealt until it is so: at least four times in seven it is so at once, because the
    unseen cards of locked colours are at most 18 and the others at least 24.
    """
    hidden = full - total(state.hands[seat])
    possible = state.stock & state.hideable()
    number = total(possible)
    wanted: i64 = EVERY
    if state.phase == LAY and seat == state.turn:
        wanted = state.devil_open | state.angel_open
    dealt: i64 = 0
    while hidden > 0 and dealt & wanted == 0:
        dealt = 0
        for missing in range(hidden):
            dealt += one(any_card(possible - dealt, number - missing, rng))
    state.hands[seat] += dealt
    state.stock -= dealt


def _as_seen(view: DiaboloView) -> Diabolo:
    """The state with all that the view says; the cards that it hides are all in the stock."""
    seats: i64 = view.seats
    state = _at_first(seats, view.options)
    for seat in range(seats):
        hand = view.hands[seat]
        state.known[seat] = packed(view.shown[seat])
        state.hands[seat] = state.known[seat] if hand is None else packed(hand)
        if view.said[seat] != "":
            state.chosen |= single(seat)
        for number, line in enumerate(view.sheet):
            state.sheet[number * seats + seat] = line[seat]
        state.stock -= state.hands[seat]
    for row in range(ROWS):
        _lay_out(state, row, view.sides[2 * row], view.sides[2 * row + 1])
    state.stock -= packed(view.box)
    state.round = view.round
    state.phase = view.phase
    state.turn = view.turn
    state.stock_size = view.stock
    state.row = view.row
    state.doubles = 0
    for seat in view.doubles:
        state.doubles |= single(seat)
    for row, doubled in enumerate(view.doubled):
        for seat in doubled:
            state.doubled |= single(ROWS * row + seat)
    return state


def _lay_out(state: Diabolo, row: i64, devils: tuple[int, ...], angels: tuple[int, ...]) -> None:
    """Takes the cards of a row from the stock to their places and closes what is full."""
    state.stock -= packed(devils) + packed(angels)
    for kind in devils:
        state.sides[2 * row] = (state.sides[2 * row] << 4) | (kind % VALUES + 1)
    for kind in angels:
        state.sides[2 * row + 1] = (state.sides[2 * row + 1] << 4) | (kind % VALUES + 1)
    full = len(devils) + len(angels) == ROW_FULL
    if full:
        state.locked += 1
    if full or len(devils) == SIDE_FULL:
        state.devil_open &= ~of_colour(row)
    if full or len(angels) == SIDE_FULL:
        state.angel_open &= ~of_colour(row)
