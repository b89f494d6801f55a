"""What a seat knows of a game of Seven Seals, as numbers for learners.

A card is its colour as flags and its value, or in the tricks of the round its number, from 1 on. Left out is nothing
that a View has.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import first, rotated, single, spread, widened
from stammtisch.core.game import State
from stammtisch.core.observe import Field, Layout, Observer, clear, seats_from
from stammtisch.games.seven_seals.material import (
    ACTIONS,
    COLOURS,
    HAND,
    LEADER_AT,
    LETTERS,
    ONE_COLOUR,
    PHASES,
    RETURN,
    RETURNED_AT,
    SABOTEUR,
    SEAL_WORDS,
    TAKE_FROM,
    VALUES,
    rounds_of,
    starting_points,
    word,
)
from stammtisch.games.seven_seals.rules import SevenSeals

CARD_WORDS: Final = tuple([word(card) for card in range(SABOTEUR)])
PLANE: Final = tuple([f"{LETTERS[colour]}{value}" for colour in range(COLOURS) for value in range(1, 17)])
"""A set of cards: sixteen places for each colour, of which fifteen are used."""


def fields(seats: int) -> tuple[Field, ...]:
    """Declare the observation for a number of seats."""
    table = seats_from("you", seats)
    return (
        Field("phase", PHASES, "What the game waits for"),
        Field(
            "numbers",
            ("round", "rounds", "tricks", "seals taken", "saboteur starts"),
            "The round, from 0, of how many; finished tricks; seals taken in this turn of the prediction; what the"
            " saboteur of this round starts from (SS 6)",
            flags=False,
        ),
        Field(
            "options",
            ("black-mage", "standard", "long", "single", "early points", "late points"),
            "What the table agreed on: the edition, the length, what the saboteur starts from in each half",
            flags=False,
        ),
        Field(
            "seats",
            ("turn", "leads", "saboteur", "first", "winning", "tricks"),
            "By seat: whose turn it is, who led the trick, who is the saboteur, who predicted first in the round, whose"
            " card is winning; tricks won",
            rows=table,
            flags=False,
        ),
        Field("out of", tuple(LETTERS), "By seat the colours that it has shown to be out of (SS 4)", rows=table),
        Field("seals", SEAL_WORDS, "By seat its seals", rows=table, flags=False),
        Field("predicted", SEAL_WORDS, "By seat the seals that it predicted with", rows=table, flags=False),
        Field(
            "trick",
            (*LETTERS, "value"),
            "By seat the card that it has laid in this trick: its colour and its value",
            rows=table,
            flags=False,
        ),
        Field("pool", SEAL_WORDS, "The seals in the pool", flags=False),
        Field("hand", PLANE, "Your cards"),
        Field("unseen", PLANE, "The cards in the hands of the others, and in the deck while it is dealt"),
        Field(
            "tricks",
            (*table, "leader", "returned"),
            "The finished tricks of the round: by seat the card, who led, and the seal returned for it",
            rows=tuple([f"trick {number}" for number in range(1, HAND + 1)]),
            words=(*(CARD_WORDS,) * seats, table, SEAL_WORDS),
            flags=False,
        ),
        Field(
            "sheet",
            table,
            "The points of every finished round, by seat",
            rows=tuple([f"round {number}" for number in range(1, 2 * seats + 1)]),
            flags=False,
        ),
    )


class SevenSealsObserver(Observer):
    """Writes what a seat knows."""

    agreed: i64
    """The word of the options."""
    seats: i64
    rounds: i64

    def __init__(self, state: SevenSeals) -> None:
        layout = Layout(fields(state.seats))
        super().__init__(layout, ACTIONS)
        options = state.options
        lengths = ("standard", "long", "single").index(options.length)
        agreed = spread(single(lengths + 1) | int(options.edition == "black-mage"))
        self.agreed = agreed | (options.early_points << 32) | (options.late_points << 40)
        self.seats = state.seats
        self.rounds = rounds_of(state.seats, options.length)

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows."""
        assert isinstance(state, SevenSeals)
        seats = state.seats
        current = state.round
        if current == state.rounds:
            current -= 1
        out[at] = spread(single(state.phase))
        starts = starting_points(state.options, current, state.rounds)
        out[at + 1] = (
            state.round | (self.rounds << 8) | (state.tricks << 16) | (state.seals_taken << 24) | (starts << 32)
        )
        out[at + 2] = self.agreed
        at += 3
        low = state.held[2 * seats]
        high = state.held[2 * seats + 1]
        opening = state.round % seats
        seat = viewer
        step: i64 = 0
        while step < seats:
            if step > 0:
                low |= state.held[2 * seat]
                high |= state.held[2 * seat + 1]
            flags: i64 = 0
            if seat == state.turn:
                flags = 1
            if seat == state.leader:
                flags |= 2
            if seat == state.saboteur:
                flags |= 4
            if seat == opening:
                flags |= 8
            card = ((state.trick >> (7 * seat)) & 127) - 1
            out[at + 4 * seats] = 0
            if card >= 0:
                if seat == state.best_seat:
                    flags |= 16
                colour = card // VALUES
                out[at + 4 * seats] = spread(single(colour)) | ((card - VALUES * colour + 1) << 40)
            out[at] = spread(flags) | (((state.won >> (4 * seat)) & 15) << 40)
            out[at + seats] = spread((state.voids >> (5 * seat)) & 31)
            out[at + 2 * seats] = widened(state.seals[seat])
            out[at + 3 * seats] = widened(state.chronicle[seat])
            at += 1
            seat = state.left_of(seat)
            step += 1
        at += 4 * seats
        out[at] = widened(state.pool)
        put_cards(out, at + 1, state.held[2 * viewer], state.held[2 * viewer + 1])
        put_cards(out, at + 11, low, high)
        self.write_tricks(state, viewer, out, at + 21)

    def write_tricks(self, state: SevenSeals, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write the finished tricks of the round and the finished rounds."""
        seats = state.seats
        step: i64 = 0
        while step < HAND:
            told: i64 = 0
            if step < state.tricks:
                trick = state.chronicle[seats + step]
                leader = ((trick >> LEADER_AT) & 7) - viewer
                if leader < 0:
                    leader += seats
                told = in_bytes(rotated(trick & first(7 * seats), 7 * viewer, 7 * seats))
                told |= ((leader + 1) << (8 * seats)) | ((trick >> RETURNED_AT) << (8 * seats + 8))
            out[at] = told
            at += 1
            step += 1
        clear(out, at, 2 * seats)
        if state.round == 0:
            return
        for line in state.sheet:
            points: i64 = 0
            seat: i64 = 0
            while seat < seats:
                place = seat - viewer
                if place < 0:
                    place += seats
                scored: i64 = line[seat]
                points |= (scored & 255) << (8 * place)
                seat += 1
            out[at] = points
            at += 1

    def choice(self, action: i64, seat: i64) -> i64:
        """SS 3.2: the seat from which a seal is taken is counted from the one that takes it."""
        if action < TAKE_FROM or action >= RETURN:
            return action
        other = (action - TAKE_FROM) % 5
        return action - other + (other - seat) % self.seats

    def action(self, choice: i64, seat: i64) -> i64:
        """Return the action that a choice of a seat stands for."""
        if choice < TAKE_FROM or choice >= RETURN:
            return choice
        other = (choice - TAKE_FROM) % 5
        return choice - other + (other + seat) % self.seats


def put_cards(out: vec[i64], at: i64, low: i64, high: i64) -> None:
    """Write a set of cards, two words for each colour."""
    colour: i64 = 0
    while colour < COLOURS:
        values = (low >> (VALUES * colour)) & ONE_COLOUR
        if colour >= 3:
            values = (high >> (VALUES * (colour - 3))) & ONE_COLOUR
        out[at] = spread(values)
        out[at + 1] = spread(values >> 8)
        at += 2
        colour += 1


def in_bytes(cards: i64) -> i64:
    """Return up to five cards with a byte for each instead of seven bits."""
    wide = (cards & 0x7F) | ((cards & 0x3F80) << 1) | ((cards & 0x1FC000) << 2)
    return wide | ((cards & 0xFE00000) << 3) | ((cards & 0x7F0000000) << 4)


def observer(state: SevenSeals) -> SevenSealsObserver:
    """Return the observer of tables like this one."""
    return SevenSealsObserver(state)
