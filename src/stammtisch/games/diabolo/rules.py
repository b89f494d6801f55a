"""Diabolo: each card that you lay decides whether its colour is good to hold, and you no longer hold that card
(`rules.md`)."""

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, lowest, nth_of_few, numbers, single, size, zeros
from stammtisch.core.facts import some
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Value
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.material import (
    ALL,
    ANGEL,
    BOX,
    BOXED,
    CARDS,
    DEAL,
    DEALT,
    DEVIL,
    DOUBLE,
    DOUBLE_CARD,
    DOUBLING,
    DRAW,
    EVERY,
    FINISHED,
    KEEP,
    LAY,
    LETTERS,
    MOST_SEATS,
    NOBODY,
    ROW_FULL,
    ROWS,
    SIDE_FULL,
    SPOTS,
    VALUES,
    DiaboloOptions,
    any_card,
    card_word,
    copies,
    first_kind,
    kind_at,
    kinds,
    laid_on,
    listed,
    locks_needed,
    of_colour,
    one,
    row_place,
    side_place,
    value_of,
    words,
    worth,
)
from stammtisch.games.diabolo.state import DiaboloState

PAST: Final = 5
"""The numbers that hold what was laid or boxed, eight turns each; a round has at most 35 (rules.md)."""

AFRESH: Final = (
    *(
        "phase",
        "round",
        "dealer",
        "points",
        "sheet",
        "standing",
        "rows",
        "locked",
        "reckoning",
        "past",
        "stock",
        "hand_sizes",
    ),
    *("shown", "doubles", "said", "open"),
)
"""The facts that a new round changes."""


@final
class Diabolo(DiaboloState):
    """A running game of Diabolo."""

    def copy(self) -> "Diabolo":
        """Return an independent copy."""
        other = Diabolo(
            self.seats,
            self.options,
            hands=self.hands[:],
            known=self.known[:],
            sides=self.sides[:],
            past=self.past[:],
            sheet=self.sheet[:],
        )
        other.take_over(self)
        return other

    # Who may do what

    def legal(self, seat: i64) -> vec[i64]:
        """Return the actions of a seat; for chance one entry for each card in the stock."""
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

    def random_seat(self, rng: Rng) -> i64:
        """DI 5.2: aloud in any order, each of those who still have to choose, equally likely."""
        if self.phase == DOUBLING and self.aloud and not self.in_turn:
            waiting = self.doubles & ~self.chosen
            return nth_of_few(waiting, rng.below(size(waiting)))
        return self.next_seat()

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """Return one of the legal actions, each equally likely."""
        phase = self.phase
        if phase <= DRAW:
            return first_kind(any_card(self.stock, self.stock_size, rng))
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
        """Deal, if it is time to deal, and draw the card of the next turn."""
        while self.phase == DEAL:
            self.deal_card(any_card(self.stock, self.stock_size, rng))
        if self.phase == DRAW:
            self.draw_card(any_card(self.stock, self.stock_size, rng))

    def play(self, seat: i64, action: i64) -> None:
        """Play an action of the current phase."""
        phase = self.phase
        if phase == DRAW:
            self.draw_card(one(action))
        elif phase == LAY:
            self.lay_card(seat, action)
        elif phase == DEAL:
            self.deal_card(one(action))
        elif phase == DOUBLING:
            self.decide(seat, action == DOUBLE)
        else:
            self.box_card(seat, action - BOXED)

    # The turns

    def deal_card(self, card: i64) -> None:
        """DI 2: six cards each, one at a time from the left of the dealer; then the first turn begins."""
        seat = self.turn
        if self.story is not None and self.stock_size == CARDS:
            fresh = some(self.view(WATCHER).facts(), *AFRESH)
            self.emit("round", (seat + self.seats - 1) % self.seats, amount=self.round + 1, facts=fresh)
        self.take_card(seat, card)
        if self.story is not None:
            self.tell_taking("deal", seat, card)
        self.turn = self.left_of(seat)
        if self.stock_size == CARDS - DEALT * self.seats:
            self.begin_turn()

    def begin_turn(self) -> None:
        """DI 3, DI 3.5: a turn begins with a draw while there is a stock; a player without cards ends the round."""
        if self.stock_size > 0:
            self.phase = DRAW
        elif self.hands[self.turn] != 0:
            self.look_at_hand(self.turn)
        else:
            self.score_rows()

    def draw_card(self, card: i64) -> None:
        """DI 3.1: draw one card."""
        seat = self.turn
        self.take_card(seat, card)
        if self.story is not None:
            self.tell_taking("draw", seat, card)
        self.look_at_hand(seat)

    def look_at_hand(self, seat: i64) -> None:
        """DI 3.4: a player who can lay no card shows their hand."""
        hand = self.hands[seat]
        if hand & (self.devil_open | self.angel_open) != 0:
            self.phase = LAY
            return
        self.phase = BOX
        self.known[seat] = hand
        if self.story is not None:
            facts = {"phase": "box", "shown": {seat: words(listed(hand))}}
            self.emit("show", seat, words(listed(hand)), f"hand {seat}", f"hand {seat}", facts=facts)

    def lay_card(self, seat: i64, action: i64) -> None:
        """DI 3.2: lay a card on the side of the devils or the angels of its row."""
        side: i64 = 0
        kind = action - DEVIL
        if action >= ANGEL:
            side = 1
            kind = action - ANGEL
        row = kind // VALUES
        spot = 2 * row + side
        self.part_with(seat, kind)
        self.remember(action)
        locks = self.put(spot, value_of(kind))
        if self.story is not None:
            facts = self.after_laying(seat, row)
            self.emit("lay", seat, (card_word(kind),), f"hand {seat}", side_place(spot), facts=facts)
            if locks:
                facts = {"locked": self.locked, "rows": {row: {"locked": True}}}
                self.emit("lock", seat, target=row_place(row), amount=self.locked, facts=facts)
        self.end_turn(seat)

    def put(self, spot: i64, value: i64) -> bool:
        """DI 3.3: put a card at a spot; three fill the side, five lock the row. Return whether this card locks it."""
        side = (self.sides[spot] << 4) | value
        self.sides[spot] = side
        laid = laid_on(side)
        others = ~of_colour(spot >> 1)
        if laid == SIDE_FULL:
            if spot & 1 == 0:
                self.devil_open &= others
            else:
                self.angel_open &= others
        if laid + laid_on(self.sides[spot ^ 1]) < ROW_FULL:
            return False
        self.devil_open &= others
        self.angel_open &= others
        self.locked += 1
        return True

    def box_card(self, seat: i64, kind: i64) -> None:
        """DI 3.4: a card of the shown hand leaves the round."""
        self.part_with(seat, kind)
        self.remember(BOXED + kind)
        if self.story is not None:
            self.emit("box", seat, (card_word(kind),), f"hand {seat}", "box", facts=self.after_parting(seat))
        self.end_turn(seat)

    def end_turn(self, seat: i64) -> None:
        """DI 4: the round ends as soon as enough rows are locked; otherwise it is the next player's turn."""
        self.turn = self.left_of(seat)
        if self.locked == locks_needed(self.seats):
            self.score_rows()
        else:
            self.begin_turn()

    def take_card(self, seat: i64, card: i64) -> None:
        """DI 2, DI 3.1: a card goes from the stock to a hand."""
        self.stock -= card
        self.stock_size -= 1
        self.hands[seat] += card

    def part_with(self, seat: i64, kind: i64) -> None:
        """DI 3.4: a card leaves a hand in the open; if everybody knew one of its kind there, it was that one."""
        card = one(kind)
        self.hands[seat] -= card
        if self.known[seat] != 0 and copies(self.known[seat], kind) > 0:
            self.known[seat] -= card

    def remember(self, action: i64) -> None:
        """DI 3: what was laid or boxed, turn by turn; everybody has seen it."""
        self.past[self.turns >> 3] |= action << (8 * (self.turns & 7))
        self.turns += 1

    # Scoring

    def score_rows(self) -> None:
        """DI 5: score row by row from red to purple, until a row waits for double cards or all are done."""
        while self.row < ROWS:
            lead = self.angels_lead(self.row)
            if self.story is not None:
                self.emit_lead(lead)
            if lead > 0 and self.doubles != 0:
                self.ask_for_doubles()
                return
            self.count_row(lead)
        self.settle_round()

    def emit_lead(self, lead: i64) -> None:
        """DI 5: the row that is scored now."""
        kind = "equal" if lead == 0 else "angels" if lead > 0 else "devils"
        facts: dict[str, object] = {
            "phase": "doubling" if lead > 0 and self.doubles != 0 else "reckoning",
            "reckoning": LETTERS[self.row],
            "open": False,
            "said": ("",) * self.seats,
        }
        if lead == 0:
            facts["rows"] = {self.row: {"done": True}}
        self.emit(kind, NOBODY, target=row_place(self.row), amount=max(lead, -lead), facts=facts)

    def ask_for_doubles(self) -> None:
        """DI 5.2: all who still have their double card decide, together or in turn from the left of the dealer."""
        self.phase = DOUBLING
        waiting = self.doubles & ~self.chosen
        if not self.in_turn:
            self.turn = lowest(waiting)
            return
        self.turn = self.round % self.seats
        while not has(waiting, self.turn):
            self.turn = self.left_of(self.turn)

    def decide(self, seat: i64, doubles: bool) -> None:
        """DI 5.2: a choice, sealed or out loud; after the last one the row is counted."""
        self.chosen |= single(seat)
        if doubles:
            self.doubling |= single(seat)
        if self.aloud:
            self.announce(seat)
        elif self.story is not None:
            self.emit("choose", seat, target=row_place(self.row))
        if self.doubles & ~self.chosen != 0:
            self.ask_for_doubles()
            return
        if not self.aloud:
            for other in range(self.seats):
                if has(self.chosen, other):
                    self.announce(other)
        self.count_row(self.angels_lead(self.row))
        self.score_rows()

    def announce(self, seat: i64) -> None:
        """DI 5.2: the table learns a choice; a used double card is spent."""
        if has(self.doubling, seat):
            self.doubles &= ~single(seat)
            if self.story is not None:
                facts = {"said": {seat: "double"}, "doubles": tuple(numbers(self.doubles))}
                self.emit("double", seat, (DOUBLE_CARD,), f"double {seat}", "spent", facts=facts)
        elif self.story is not None:
            self.emit("keep", seat, target=row_place(self.row), facts={"said": {seat: "keep"}})

    def count_row(self, lead: i64) -> None:
        """DI 5.1, DI 5.4: an equal row is skipped; otherwise all show the colour, and all who hold most of it score."""
        colour = self.row
        if lead != 0:
            best = self.show_colour(colour)
            if best > 0:
                for seat in range(self.seats):
                    if worth(self.hands[seat], colour) == best:
                        self.score(seat, best, lead > 0)
            elif self.story is not None:
                facts = {"rows": {colour: {"done": True, "scores": (0,) * self.seats}}}
                self.emit("nobody", NOBODY, target=row_place(colour), facts=facts)
        self.doubled |= self.doubling << (MOST_SEATS * colour)
        self.chosen = 0
        self.doubling = 0
        self.row += 1

    def show_colour(self, colour: i64) -> i64:
        """DI 5.5: all show their cards of a colour, which stay known; the highest sum."""
        best: i64 = 0
        bits = of_colour(colour)
        for seat in range(self.seats):
            cards = self.hands[seat] & bits
            self.known[seat] = (self.known[seat] & ~bits) | cards
            best = max(best, worth(cards, colour))
            if self.story is not None:
                facts = {
                    "phase": "reckoning",
                    "open": True,
                    "shown": {seat: words(listed(self.known[seat]))},
                    "rows": {colour: {"doubled": tuple(numbers(self.doubling))}},
                }
                self.emit("show", seat, words(listed(cards)), f"hand {seat}", f"hand {seat}", facts=facts)
        return best

    def gain(self, seat: i64, best: i64, angels: bool) -> i64:
        """DI 5.2, DI 5.3: plus points, which the player's own double card doubles, or minus points."""
        if not angels:
            return -best
        return 2 * best if has(self.doubling, seat) else best

    def score(self, seat: i64, best: i64, angels: bool) -> None:
        """DI 5.4: a seat that holds most of the colour of the row gets its points."""
        points = self.gain(seat, best, angels)
        self.sheet[self.round * self.seats + seat] += points
        if self.story is not None:
            kind = "pay" if points < 0 else "twice" if has(self.doubling, seat) else "score"
            scores = [
                int(self.gain(other, best, angels)) if worth(self.hands[other], self.row) == best else 0
                for other in range(seat + 1)
            ]
            facts = {
                "rows": {self.row: {"done": True, "scores": (*scores, *(0,) * (self.seats - 1 - seat))}},
                "sheet": {self.round: self.score_sheet()[self.round]},
                "points": {seat: self.points()[seat]},
            }
            self.emit(kind, seat, target=row_place(self.row), amount=points, facts=facts)

    # The rounds

    def settle_round(self) -> None:
        """DI 6: the round is over; the next one begins, or the game is over."""
        if self.story is not None:
            standing = {"standing": self.view(WATCHER).standing()}
            for seat in range(self.seats):
                self.emit("points", seat, amount=self.sheet[self.round * self.seats + seat], facts=standing)
        self.round += 1
        if self.round < self.rounds:
            if self.story is not None:
                self.emit_gathering()
            self.begin_round()
            return
        self.phase = FINISHED
        if self.story is not None:
            points = self.points()
            for winner in self.winners():
                facts = {"phase": "over", "reckoning": None, "open": False, "said": ("",) * self.seats}
                self.emit("end", winner, amount=points[winner], facts=facts)

    def begin_round(self) -> None:
        """DI 2: all cards form the stock, everybody has their double card, the seat to the left of the new dealer is
        first."""
        for seat in range(self.seats):
            self.hands[seat] = 0
            self.known[seat] = 0
        for spot in range(SPOTS):
            self.sides[spot] = 0
        for number in range(PAST):
            self.past[number] = 0
        self.turns = 0
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

    def emit_gathering(self) -> None:
        """DI 2: every card goes back face down, every spent double card to its player."""
        for place, pieces in self.view(JUDGE).places().items():
            if place != "stock" and DOUBLE_CARD not in pieces:
                self.emit("gather", NOBODY, pieces, place, "stock", visible_to=())
        for seat in range(self.seats):
            if not has(self.doubles, seat):
                self.emit("return", seat, (DOUBLE_CARD,), "spent", f"double {seat}")


def added(found: vec[i64], base: i64, among: i64) -> vec[i64]:
    """Return the actions counted from a base, one for each of some kinds."""
    while among != 0:
        found = append(found, base + first_kind(among))
        among &= among - 1
    return found


def new(seats: int, options: Mapping[str, Value]) -> Diabolo:
    """Return a game before the first card is dealt."""
    return fresh(seats, DiaboloOptions(str(options["doubling"]), str(options["length"])))


def fresh(seats: i64, options: DiaboloOptions) -> Diabolo:
    """Return a state before the first ply, with these options."""
    return Diabolo(
        seats,
        options,
        hands=zeros(seats),
        known=zeros(seats),
        sides=zeros(SPOTS),
        past=zeros(PAST),
        sheet=zeros(seats * seats),
    )
