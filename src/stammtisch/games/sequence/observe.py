"""What a seat knows of a game of Sequence, as numbers for learners.

Left out of what a View has: the order in which lines were finished, the seat that drew last, which card lies on top
of the discard, and the lots that decide who begins. Nobody acts on them. There is room for more old stocks, rights to
draw and proofs by passing than a game usually has; where it has still more, the oldest stocks are put together, and the
oldest rights and the newest proofs are told.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import single, size, spread
from stammtisch.core.game import State
from stammtisch.core.observe import Field, Layout, Observer, clear, put_flags, put_number, seats_from
from stammtisch.games.sequence.board import AREA, ENDS, LINE_NUMBERS, SQUARES
from stammtisch.games.sequence.knowledge import FIELDS
from stammtisch.games.sequence.material import (
    ACTIONS,
    ANY,
    CARDS,
    DECK,
    JC,
    PHASES,
    RECENT_BITS,
)
from stammtisch.games.sequence.rules import Sequence

CARD_WORDS: Final = 7
"""The words of a set of cards."""
SQUARE_WORDS: Final = 6
LINE_WORDS: Final = 11
STOCKS: Final = 16
"""The stocks that are told apart."""
RIGHTS: Final = 16
"""The rights to draw that are told."""
LIMITS: Final = 4
"""The proofs by passing that are told."""
SLOW: Final = 100
"""Turns are two numbers, in hundreds and the rest."""


def fields(seats: int) -> tuple[Field, ...]:
    """Declare the observation for a number of seats. Teams are counted from the viewer's, too."""
    table = seats_from("you", seats)
    teams = seats_from("your team", 3 if seats in (3, 6) else 2)
    stocks = ("present", *[f"stock -{age}" for age in range(1, STOCKS)])
    return (
        Field("phase", PHASES, "What the game waits for"),
        Field(
            "numbers",
            ("hundreds of turns", "turns", "swaps left", "passes", "stock", "rights", "shuffling", "placed"),
            "Finished turns; cards that may still be swapped in this turn; passes in a row; cards in the stock; rights"
            " to draw; how often the cards were shuffled; the square of the chip placed last",
            words=((), (), (), (), (), (), (), SQUARES),
            flags=False,
        ),
        Field(
            "options",
            ("manual", "any sharing", "any swaps", "open hands", "two teams", "three teams"),
            "What the table agreed on (SQ 4.4, SQ 5.2, SQ 6, SQ 7)",
        ),
        Field(
            "seats",
            ("turn", "team-mate", "may draw", "cards", "last card", "last square"),
            "By seat: whose turn it is, whether it is on your team, its rights to draw, the cards in its hand, and what"
            " it did in its last turn",
            table,
            words=((), (), (), (), CARDS, SQUARES),
            flags=False,
        ),
        Field("chips", SQUARES, "By team its chips", teams),
        Field("lines", tuple([f"{left}-{right}" for left, right in ENDS]), "The finished lines"),
        Field(
            "hands",
            CARDS,
            "Your cards and, if hands are open to team-mates (SQ 7), theirs",
            tuple([f"mate {number}" if number else "you" for number in range(max(1, seats // 2))]),
        ),
        Field("unseen", CARDS, "The cards in the stock and in the hands that you do not see"),
        Field("discard", CARDS, "The cards in the discard"),
        Field(
            "stock of",
            CARDS,
            "By card that is in a hand since an earlier stock, how many stocks ago (SQ 4.6)",
            flags=False,
        ),
        Field("held", stocks, "By seat how many of its cards come from each stock", table, flags=False),
        Field(
            "limits",
            (*CARDS, "seat", "most"),
            "What passes have shown (SQ 4.5): of these cards a seat holds at most this number",
            tuple([f"proof {number}" for number in range(1, LIMITS + 1)]),
            words=(*((),) * len(CARDS), table),
            flags=False,
        ),
        Field(
            "rights",
            tuple([str(number) for number in range(1, RIGHTS + 1)]),
            "SQ 6: who has the oldest right to draw, the next one, and so on",
            words=(table,) * RIGHTS,
            flags=False,
        ),
    )


class SequenceObserver(Observer):
    """Writes what a seat knows."""

    agreed: i64
    """The word of the options."""
    mates: i64
    """How many hands there is room for."""
    rooms: i64
    """How many teams there is room for."""

    def __init__(self, state: Sequence) -> None:
        super().__init__(Layout(fields(state.seats)), ACTIONS)
        options = state.options
        chosen = (state.manual, options.sharing == ANY, state.swaps_any, options.open_hands, state.teams == 2)
        agreed = sum([int(yes) << at for at, yes in enumerate(chosen)])
        self.agreed = spread(agreed if state.teams == 2 else agreed | 32)
        self.mates = max(1, state.seats // 2)
        self.rooms = 3 if state.seats in (3, 6) else 2

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows."""
        assert isinstance(state, Sequence)
        out[at] = spread(single(state.phase))
        hundreds = state.turns // SLOW
        placed: i64 = 0
        if state.placed != 0:
            placed = size(state.placed - 1) + 1
        out[at + 1] = (
            hundreds
            | ((state.turns - SLOW * hundreds) << 8)
            | (state.swaps_left << 16)
            | (state.passes << 24)
            | (size(state.stock) << 32)
            | (len(state.rights) << 40)
            | (state.shuffling << 48)
            | (placed << 56)
        )
        out[at + 2] = self.agreed
        at += 3
        self.write_seats(state, viewer, out, at)
        at += state.seats
        team = viewer % state.teams
        room: i64 = 0
        while room < self.rooms:
            chips: i64 = 0
            if room < state.teams:
                chips = state.chips[team]
            put_flags(out, at, chips, SQUARE_WORDS)
            at += SQUARE_WORDS
            team += 1
            if team == state.teams:
                team = 0
            room += 1
        clear(out, at, LINE_WORDS)
        index: i64 = 0
        while index < len(state.lines):
            line: i64 = LINE_NUMBERS[state.lines[index]]
            put_number(out, at + (line >> 3), single(line & 7), 1)
            index += 1
        at += LINE_WORDS
        seen = self.write_hands(state, viewer, out, at)
        at += CARD_WORDS * self.mates
        put_flags(out, at, DECK & ~state.discard & ~seen, CARD_WORDS)
        put_flags(out, at + CARD_WORDS, state.discard, CARD_WORDS)
        at += 2 * CARD_WORDS
        self.write_stocks(state, viewer, out, at)
        at += CARD_WORDS + 2 * state.seats
        self.write_limits(state, viewer, out, at)
        at += CARD_WORDS * LIMITS
        out[at] = 0
        out[at + 1] = 0
        index = 0
        while index < len(state.rights) and index < RIGHTS:
            seat = (state.rights[index] - viewer) % state.seats
            out[at + (index >> 3)] |= (seat + 1) << (8 * (index & 7))
            index += 1

    def write_seats(self, state: Sequence, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write a row for each seat."""
        seat = viewer
        step: i64 = 0
        while step < state.seats:
            flags: i64 = 0
            if seat == state.turn:
                flags = 1
            if (seat - viewer) % state.teams == 0:
                flags |= 256
            play = (state.recent >> (RECENT_BITS * seat)) & 255
            if play > AREA:
                jack = (play - 1) // AREA
                flags |= ((JC + jack) << 32) | ((play - AREA * jack) << 40)
            else:
                flags |= (play << 32) | (play << 40)
            rights: i64 = 0
            index: i64 = 0
            while index < len(state.rights):
                if state.rights[index] == seat:
                    rights += 1
                index += 1
            out[at] = flags | (rights << 16) | (size(state.hands[seat]) << 24)
            at += 1
            seat += 1
            if seat == state.seats:
                seat = 0
            step += 1

    def write_hands(self, state: Sequence, viewer: i64, out: vec[i64], at: i64) -> i64:
        """SQ 7: write the hands that the viewer sees; return their cards."""
        put_flags(out, at, state.hands[viewer], CARD_WORDS)
        seen = state.hands[viewer]
        mate: i64 = 1
        while mate < self.mates:
            at += CARD_WORDS
            cards: i64 = 0
            if state.options.open_hands and mate * state.teams < state.seats:
                cards = state.hands[(viewer + mate * state.teams) % state.seats]
            put_flags(out, at, cards, CARD_WORDS)
            seen |= cards
            mate += 1
        return seen

    def write_stocks(self, state: Sequence, viewer: i64, out: vec[i64], at: i64) -> None:
        """SQ 4.6: write which stocks the cards in the hands come from."""
        clear(out, at, CARD_WORDS + 2 * state.seats)
        by_seat = at + CARD_WORDS
        age: i64 = 0
        while age <= len(state.older):
            batch = state.batch
            told = age
            if age > 0:
                if age >= STOCKS:
                    told = STOCKS - 1
                batch = state.older[len(state.older) - age]
                put_number(out, at, batch & ~state.discard, told)
            seat = viewer
            step: i64 = 0
            while step < state.seats:
                out[by_seat + 2 * step + (told >> 3)] += size(state.hands[seat] & batch) << (8 * (told & 7))
                seat += 1
                if seat == state.seats:
                    seat = 0
                step += 1
            age += 1

    def write_limits(self, state: Sequence, viewer: i64, out: vec[i64], at: i64) -> None:
        """SQ 4.5: write what passes have shown."""
        end = at + CARD_WORDS * LIMITS
        index: i64 = len(state.limits) - FIELDS * LIMITS
        index = max(index, 0)
        while index < len(state.limits):
            put_flags(out, at, state.limits[index + 1], CARD_WORDS)
            seat = (state.limits[index] - viewer) % state.seats
            out[at + CARD_WORDS - 1] |= ((seat + 1) << 32) | (state.limits[index + 2] << 40)
            at += CARD_WORDS
            index += FIELDS
        clear(out, at, end - at)


def observer(state: Sequence) -> SequenceObserver:
    """Return the observer of tables like this one."""
    return SequenceObserver(state)
