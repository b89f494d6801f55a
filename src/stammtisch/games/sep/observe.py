"""What a seat knows of a game of SEP, as numbers for learners.

Left out of what a View has: how often cards were shuffled, because the numbers of the stocks say as much, how many
cards chance still deals, and what spectators know of a solo player's hand.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import count, single, size, spread
from stammtisch.core.game import State
from stammtisch.core.observe import Field, Layout, Observer, clear, put_flags, put_number, seats_from
from stammtisch.games.sep.knowledge import ANY
from stammtisch.games.sep.material import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_NUMBERS,
    FREE,
    LAST_DRAW,
    NUMBERS,
    PAYS,
    PHASES,
    PLACES,
    SUITS,
    card_word,
    place_word,
)
from stammtisch.games.sep.rules import Sep

CARDS: Final = tuple([card_word(card) for card in range(52)])
NUMBER_CARDS: Final = CARDS[:NUMBERS]
ACTION_CARDS: Final = CARDS[NUMBERS:]
CARD_WORDS: Final = 7
"""The words of a set of all cards."""
NUMBER_WORDS: Final = 5
"""The words of a set of number cards."""
KEPT: Final = 3
"""The most action cards of a hand."""
SLOW: Final = 100
"""Turns are two numbers, in hundreds and the rest."""


def fields(seats: int) -> tuple[Field, ...]:
    """Declare the observation for a number of seats."""
    table = seats_from("you", seats)
    return (
        Field("phase", PHASES, "What the game waits for"),
        Field(
            "numbers",
            (
                *("round", "hundreds of turns", "turns", "middle", "stock", "action pile", "stocks", "reserve"),
                *("total", "scored", "place", "acted"),
            ),
            "The round, from 0; finished turns; tokens in the middle; cards left in the stock and in the action pile;"
            " the number of the stock; cards in the reserve; alone: points so far and in the last round, and whether"
            " the turn before was an action (SE 7.2); the place to fill, from 0",
            flags=False,
        ),
        Field(
            "options",
            ("renewed pays", "solo", "three rounds", "last draw", "free aside"),
            "What the table agreed on (SE 4, SE 7)",
        ),
        Field(
            "seats",
            ("moves", "tokens", "number cards", "action cards"),
            "By seat: whose turn it is, its tokens, its cards",
            table,
            flags=False,
        ),
        Field("hand", CARDS, "Your cards"),
        Field("taken", NUMBER_CARDS, "The card taken from the reserve that must be placed now (SE 3.1)"),
        Field(
            "circle",
            (*SUITS, "value", "second", "third", "height"),
            "By place the top card, its suit and its value from 1 for an ace, the cards below, and how many there are",
            tuple([place_word(place) for place in range(PLACES)]),
            words=((), (), (), (), (), NUMBER_CARDS, NUMBER_CARDS, ()),
            flags=False,
        ),
        Field(
            "reserve",
            tuple([str(number) for number in range(1, NUMBERS + 1)]),
            "The cards of the reserve, the top one first (SE 3.2)",
            words=(NUMBER_CARDS,) * NUMBERS,
            flags=False,
        ),
        Field("discard", NUMBER_CARDS, "The number cards in the discard"),
        Field("used", ACTION_CARDS, "The action cards that were used or discarded"),
        Field("origin", NUMBER_CARDS, "The cards that went into the present stock"),
        Field("unseen", CARDS, "The cards that you cannot see"),
        Field(
            "former",
            NUMBER_CARDS,
            "The cards that everybody knows to be in a hand since an earlier stock: 1 for the oldest such stock",
            flags=False,
        ),
        Field(
            "held",
            ("present", *[f"stock {number}" for number in range(1, 8)]),
            "By seat how many of its number cards are from the present stock, and from each of those earlier ones",
            table,
            flags=False,
        ),
        Field(
            "kept",
            ACTION_CARDS,
            "By seat and action card all that it can be (SE 3.4), as everybody knows; each lies within the next",
            tuple([f"{seat}, card {number}" for seat in table for number in range(1, KEPT + 1)]),
        ),
    )


class SepObserver(Observer):
    """Writes what a seat knows."""

    agreed: i64
    """The word of the options."""

    def __init__(self, state: Sep) -> None:
        super().__init__(Layout(fields(state.seats)), ACTIONS)
        options = state.options
        chosen = (
            options.renewed == PAYS,
            state.seats == 1,
            options.solo_rounds == 3,
            options.solo_end == LAST_DRAW,
            options.solo_aside == FREE,
        )
        self.agreed = spread(sum([int(yes) << at for at, yes in enumerate(chosen)]))

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows."""
        assert isinstance(state, Sep)
        put_flags(out, at, single(state.phase), 2)
        self.write_numbers(state, out, at + 2)
        out[at + 4] = self.agreed
        at += 5
        hand = state.hands[viewer]
        taken: i64 = 0
        if state.taken >= 0:
            taken = single(state.taken)
        unseen = state.stock | state.pile
        held: i64 = 0
        seat = viewer
        step: i64 = 0
        while step < state.seats:
            cards = state.hands[seat]
            held |= cards
            moves: i64 = 0
            if seat == state.mover:
                moves = 1
            numbers = size(cards & ALL_NUMBERS)
            out[at] = moves | (count(state.tokens, seat) << 8) | (numbers << 16) | (size(cards & ALL_ACTIONS) << 24)
            at += 1
            seat = state.seats - 1 - seat
            step += 1
        put_flags(out, at, hand, CARD_WORDS)
        put_flags(out, at + CARD_WORDS, taken, NUMBER_WORDS)
        at += CARD_WORDS + NUMBER_WORDS
        place: i64 = 0
        while place < PLACES:
            out[at] = in_bytes(state.circle.stacks[place])
            at += 1
            place += 1
        self.write_reserve(state, out, at)
        at += NUMBER_WORDS
        put_flags(out, at, state.discard, NUMBER_WORDS)
        put_flags(out, at + NUMBER_WORDS, state.used >> NUMBERS, 2)
        put_flags(out, at + NUMBER_WORDS + 2, state.origin, NUMBER_WORDS)
        at += 2 * NUMBER_WORDS + 2
        put_flags(out, at, unseen | (held & ~hand), CARD_WORDS)
        self.write_former(state, viewer, held, out, at + CARD_WORDS)

    def write_numbers(self, state: Sep, out: vec[i64], at: i64) -> None:
        """Write the counts."""
        hundreds = state.turns // SLOW
        out[at] = (
            state.round
            | (hundreds << 8)
            | ((state.turns - SLOW * hundreds) << 16)
            | (state.middle << 24)
            | (size(state.stock) << 32)
            | (size(state.pile) << 40)
            | (state.stocks << 48)
            | (len(state.reserve) << 56)
        )
        acted: i64 = 0
        if state.acted:
            acted = 1
        out[at + 1] = (state.total & 255) | ((state.scored & 255) << 8) | (state.place << 16) | (acted << 24)

    def write_reserve(self, state: Sep, out: vec[i64], at: i64) -> None:
        """Write the reserve, its top card first."""
        clear(out, at, NUMBER_WORDS)
        last: i64 = len(state.reserve) - 1
        index: i64 = 0
        while index <= last:
            out[at + (index >> 3)] |= (state.reserve[last - index] + 1) << (8 * (index & 7))
            index += 1

    def write_former(self, state: Sep, viewer: i64, held: i64, out: vec[i64], at: i64) -> None:
        """Write what everybody knows of the hands: the stocks that their cards come from, and what actions can be."""
        seats = state.seats
        clear(out, at, NUMBER_WORDS)
        by_seat = at + NUMBER_WORDS
        seat = viewer
        step: i64 = 0
        while step < seats:
            out[by_seat + step] = size(state.hands[seat] & state.origin)
            kept = state.kept[seat]
            row: i64 = 0
            while row < KEPT:
                put_flags(out, by_seat + seats + 2 * (KEPT * step + row), kept & ANY, 2)
                kept >>= 12
                row += 1
            seat = seats - 1 - seat
            step += 1
        number: i64 = 0
        for group in state.groups:
            cards: i64 = group & held
            if cards == 0:
                continue
            number += 1
            put_number(out, at, cards, number)
            seat = viewer
            step = 0
            while step < seats:
                out[by_seat + step] |= size(state.hands[seat] & cards) << (8 * number)
                seat = seats - 1 - seat
                step += 1


def in_bytes(stack: i64) -> i64:
    """Return a stack: the suit of its top card as flags, its value, the cards below, and the height."""
    if stack == 0:
        return 0
    card = (stack & 63) - 1
    second = (stack >> 6) & 63
    third = stack >> 12
    height: i64 = 1
    if third != 0:
        height = 3
    elif second != 0:
        height = 2
    return spread(single(card & 3)) | (((card >> 2) + 1) << 32) | (second << 40) | (third << 48) | (height << 56)


def observer(state: Sep) -> SepObserver:
    """Return the observer of tables like this one."""
    return SepObserver(state)
