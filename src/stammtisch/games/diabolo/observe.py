"""What a seat knows of a game of Diabolo, as numbers for learners. Left out is nothing that a View has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import first, has, rotated, single, spread
from stammtisch.core.game import State
from stammtisch.core.observe import Field, Layout, Observer, clear, seats_from
from stammtisch.games.diabolo.material import (
    ACTIONS,
    BOXED,
    DOUBLING,
    KINDS,
    LETTERS,
    MOST_SEATS,
    PHASES,
    ROWS,
    SPAN,
    one,
    side_sum,
    total,
    word,
    worth,
)
from stammtisch.games.diabolo.rules import PAST, Diabolo

CARDS: Final = ("1", "2", "3", "4", "5", "worth")
"""The cards of a colour, counted by value, and their sum."""
TURNS: Final = tuple([word(action) for action in range(1, BOXED + KINDS)])


def fields(seats: int) -> tuple[Field, ...]:
    """Declare the observation for a number of seats."""
    table = seats_from("you", seats)
    colours = tuple(LETTERS)
    shown = tuple([f"{seat}, {colour}" for seat in table for colour in colours])
    return (
        Field("phase", PHASES, "What the game waits for"),
        Field(
            "numbers",
            ("round", "rounds", "row", "stock", "locked", "turns"),
            "The round, from 0, of how many; rows scored or skipped; cards in the stock; locked rows; finished turns of"
            " the round",
            flags=False,
        ),
        Field("options", ("secret", "in-turn", "aloud", "standard", "single"), "How the table doubles, and the length"),
        Field(
            "seats",
            ("turn", "waited for", "first", "double card", "chosen", "doubles", "keeps", "cards"),
            "By seat: whose turn it is; who is waited for; who began the round; who has their double card; who"
            " has chosen in the row being scored, and what, as far as you know; cards in the hand",
            rows=table,
            flags=False,
        ),
        Field("hand", CARDS, "Your cards by colour", rows=colours, flags=False),
        Field("unseen", CARDS, "The cards in the stock and in hands that were not shown to you", colours, flags=False),
        Field("box", CARDS, "The cards that left the round (DI 3.4)", colours, flags=False),
        Field("shown", CARDS, "By seat the cards of its hand that everybody knows", shown, flags=False),
        Field(
            "rows",
            ("devil a", "devil b", "devil c", "devils", "angel a", "angel b", "angel c", "angels"),
            "By row the values on each side, a is the one laid last, and their sums",
            colours,
            flags=False,
        ),
        Field(
            "scored",
            ("done", *table),
            "By row whether it is scored or skipped, and which seats doubled there",
            colours,
        ),
        Field(
            "turns",
            tuple([str(turn) for turn in range(1, 8 * PAST + 1)]),
            "What was laid or boxed in the turns of the round, beginning with the seat that is first",
            words=(TURNS,) * (8 * PAST),
            flags=False,
        ),
        Field(
            "sheet",
            table,
            "By round the points of every seat; the round being scored is the last one",
            tuple([f"round {number}" for number in range(1, seats + 1)]),
            flags=False,
        ),
    )


class DiaboloObserver(Observer):
    """Writes what a seat knows."""

    agreed: i64
    """The word of the options."""

    def __init__(self, state: Diabolo) -> None:
        super().__init__(Layout(fields(state.seats)), ACTIONS)
        doubling = ("secret", "in-turn", "aloud").index(state.options.doubling)
        self.agreed = spread(single(doubling) | single(3 + int(state.options.length == "single")))

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows."""
        assert isinstance(state, Diabolo)
        seats = state.seats
        out[at] = spread(single(state.phase))
        out[at + 1] = (
            state.round
            | (state.rounds << 8)
            | (state.row << 16)
            | (state.stock_size << 24)
            | (state.locked << 32)
            | (state.turns << 40)
        )
        out[at + 2] = self.agreed
        at += 3
        unseen = self.write_seats(state, viewer, out, at)
        at += seats
        put_cards(out, at, state.hands[viewer])
        put_cards(out, at + ROWS, unseen)
        put_cards(out, at + 2 * ROWS, boxed(state))
        at += 3 * ROWS
        seat = viewer
        step: i64 = 0
        while step < seats:
            put_cards(out, at, state.known[seat])
            at += ROWS
            seat = state.left_of(seat)
            step += 1
        row: i64 = 0
        while row < ROWS:
            out[at + row] = in_bytes(state.sides[2 * row]) | (in_bytes(state.sides[2 * row + 1]) << 32)
            doubled = (state.doubled >> (MOST_SEATS * row)) & first(MOST_SEATS)
            flags = 2 * rotated(doubled, viewer, seats)
            if row < state.row:
                flags |= 1
            out[at + ROWS + row] = spread(flags)
            row += 1
        at += 2 * ROWS
        number: i64 = 0
        while number < PAST:
            out[at] = state.past[number]
            at += 1
            number += 1
        write_sheet(state, viewer, out, at)

    def write_seats(self, state: Diabolo, viewer: i64, out: vec[i64], at: i64) -> i64:
        """Write a row for each seat; return the cards that the viewer does not know."""
        unseen = state.stock
        waiting: i64 = 0
        if state.phase == DOUBLING and not state.in_turn:
            waiting = state.doubles & ~state.chosen
        elif state.next_seat() >= 0:
            waiting = single(state.turn)
        opening = state.round % state.seats
        seat = viewer
        step: i64 = 0
        while step < state.seats:
            flags: i64 = 0
            if seat == state.turn and (state.in_turn or state.phase != DOUBLING):
                flags = 1
            if has(waiting, seat):
                flags |= 2
            if seat == opening:
                flags |= 4
            if has(state.doubles, seat):
                flags |= 8
            if has(state.chosen, seat):
                flags |= 16
                if seat == viewer or state.aloud:
                    flags |= 32
                    if not has(state.doubling, seat):
                        flags ^= 96
            out[at] = spread(flags) | (total(state.hands[seat]) << 56)
            if seat != viewer:
                unseen += state.hands[seat] - state.known[seat]
            at += 1
            seat = state.left_of(seat)
            step += 1
        return unseen


def boxed(state: Diabolo) -> i64:
    """DI 3.4: the cards that left the round, packed."""
    found: i64 = 0
    turn: i64 = 0
    while turn < state.turns:
        action = state.happened(turn)
        if action >= BOXED:
            found += one(action - BOXED)
        turn += 1
    return found


def put_cards(out: vec[i64], at: i64, cards: i64) -> None:
    """Write packed cards, a word for each colour."""
    if cards == 0:
        clear(out, at, ROWS)
        return
    colour: i64 = 0
    while colour < ROWS:
        own = cards >> (SPAN * colour)
        out[at + colour] = (
            (own & 7)
            | (((own >> 3) & 3) << 8)
            | (((own >> 5) & 3) << 16)
            | (((own >> 7) & 3) << 24)
            | (((own >> 9) & 3) << 32)
            | (worth(cards, colour) << 40)
        )
        colour += 1


def in_bytes(side: i64) -> i64:
    """Return the values of a side and their sum, a byte each."""
    return (side & 15) | ((side & 0xF0) << 4) | ((side & 0xF00) << 8) | (side_sum(side) << 24)


def write_sheet(state: Diabolo, viewer: i64, out: vec[i64], at: i64) -> None:
    """Write the points of every round, by seat."""
    seats = state.seats
    clear(out, at, seats)
    number: i64 = 0
    while number <= state.round and number < state.rounds:
        points: i64 = 0
        seat = viewer
        step: i64 = 0
        while step < seats:
            points |= (state.sheet[number * seats + seat] & 255) << (8 * step)
            seat = state.left_of(seat)
            step += 1
        out[at + number] = points
        number += 1


def observer(state: Diabolo) -> DiaboloObserver:
    """Return the observer of tables like this one."""
    return DiaboloObserver(state)
