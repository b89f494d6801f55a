"""DI 1: what lies on the table, and the word for everything.

Colours are 0 to 4 (red, yellow, green, blue, purple), each with its row. A kind of card is colour * 5 + value - 1.
Several cards are one packed number that counts every kind: a colour takes eleven bits, three for its ones, of which
there are four, and two for each other value. A spot is one side of a row, colour * 2 for the devils and one more for
the angels; the cards laid there are one number with a value in each four bits, the last one lowest.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import first, nth, shift, single, size
from stammtisch.core.game import Option, Value
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo.facts import Colour, Phase

MOST_SEATS: Final = 5
NOBODY: Final = -1
LETTERS: Final[tuple[Colour, ...]] = ("r", "y", "g", "b", "p")
"""DI 1: the colours, in the order of the rows."""
ROWS: Final = 5
SPOTS: Final = 10
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
ONE_COLOUR: Final = 0b11111111111
ALL: Final = 0b10101111100_10101111100_10101111100_10101111100_10101111100
"""DI 1: 2 fives, 2 fours, 3 threes, 3 twos and 4 ones of each colour."""
EACH: Final = 0b01010101001_01010101001_01010101001_01010101001_01010101001
"""The lowest bit of every kind; a set of kinds is a part of it."""
ONES: Final = 0b00000000001_00000000001_00000000001_00000000001_00000000001
"""The lowest bit of the five kinds that have a third bit."""
EVERY: Final = 0b11111111111_11111111111_11111111111_11111111111_11111111111
"""The bits of all colours."""

# Action ids: 0 to 24 is a card that chance draws; the others are counted from these.
DEVIL: Final = 25
ANGEL: Final = 50
BOXED: Final = 75
DOUBLE: Final = 100
KEEP: Final = 101
ACTIONS: Final = 102

DEAL: Final = 0
DRAW: Final = 1
LAY: Final = 2
BOX: Final = 3
DOUBLING: Final = 4
FINISHED: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("deal", "draw", "lay", "box", "doubling", "over")

SIDES: Final = ("devil", "angel")
DOUBLE_CARD: Final = "double"


@dataclass(frozen=True)
class DiaboloOptions:
    """How the table plays."""

    doubling: str = "secret"
    length: str = "standard"


def options(seats: int) -> tuple[Option, ...]:
    """DI 5.2, DI 6: the options, the same for every number of seats."""
    return (
        Option(
            "doubling",
            "secret",
            ("secret", "in-turn", "aloud"),
            "Double cards: all decide together in secret, aloud one after the other, or aloud in any order.",
        ),
        Option("length", "standard", ("standard", "single"), f"Length: {seats} rounds or one."),
    )


def word(action: int) -> str:
    """Return the word of an action."""
    if action == DOUBLE:
        return "double"
    if action == KEEP:
        return "keep"
    card = card_word(action % KINDS)
    if action < DEVIL:
        return card
    if action < BOXED:
        return f"{card} {SIDES[action // KINDS - 1]}"
    return f"box {card}"


def rounds_of(seats: i64, length: str) -> i64:
    """DI 6: as many rounds as players, or a single one."""
    if length == "single":
        return 1
    return seats


def locks_needed(seats: i64) -> i64:
    """DI 4: the locked rows that end a round."""
    if seats == 5:
        return 3
    return 2


# Values, words and places


def value_of(kind: i64) -> i64:
    """DI 1: the value of a card."""
    return kind % VALUES + 1


def card_word(kind: int) -> str:
    """DI 1: the word of a card, such as g5."""
    return f"{LETTERS[kind // VALUES]}{value_of(kind)}"


def words(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Return the words of cards."""
    return tuple([card_word(kind) for kind in cards])


def row_place(row: int) -> str:
    """Return the place of a row as a whole."""
    return f"row {LETTERS[row]}"


def side_place(spot: int) -> str:
    """Return the place of a row's devils or angels."""
    return f"{LETTERS[spot // 2]} {SIDES[spot % 2]}"


# Packed cards


def bit_of(kind: i64) -> i64:
    """Return where the bits of a kind begin; the third bit of the ones moves the other values on."""
    colour = kind // VALUES
    above = kind - colour * VALUES
    return colour * SPAN + 2 * above + ((above + 3) >> 2)


def one(kind: i64) -> i64:
    """Return one card of a kind, packed, to add or to subtract."""
    return single(bit_of(kind))


def copies(cards: i64, kind: i64) -> i64:
    """Return the number of cards of a kind."""
    number = cards >> bit_of(kind)
    if kind % VALUES == 0:
        return number & 7
    return number & 3


def kinds(cards: i64) -> i64:
    """Return the set of kinds among the cards."""
    return ((cards | (cards >> 1)) & EACH) | ((cards >> 2) & ONES)


def kind_at(among: i64, index: i64) -> i64:
    """Return the kind at an index, from 0, of a set of kinds."""
    return size(EACH & first(nth(among, index)))


def first_kind(among: i64) -> i64:
    """Return the lowest kind of a set of kinds."""
    return size(EACH & ((among & -among) - 1))


def total(cards: i64) -> i64:
    """Return the number of cards."""
    return size(cards & EACH) + 2 * size((cards >> 1) & EACH) + 4 * size((cards >> 2) & ONES)


def any_card(cards: i64, number: i64, rng: Rng) -> i64:
    """Return one of the cards, packed, each equally likely; `number` is the number of cards.

    The counts are binary: the first bit of a kind counts single cards, the second pairs, the third fours.
    """
    index = rng.below(number)
    alone = cards & EACH
    single_cards = size(alone)
    if index < single_cards:
        return single(nth(alone, index))
    index -= single_cards
    pairs = (cards >> 1) & EACH
    paired = 2 * size(pairs)
    if index < paired:
        return single(nth(pairs, index >> 1))
    return single(nth((cards >> 2) & ONES, (index - paired) >> 2))


def of_colour(colour: i64) -> i64:
    """Return the bits of a colour."""
    return shift(ONE_COLOUR, SPAN * colour)


def worth(cards: i64, colour: i64) -> i64:
    """DI 5.2: the sum of the cards of a colour."""
    own = cards >> (SPAN * colour)
    return (own & 7) + 2 * ((own >> 3) & 3) + 3 * ((own >> 5) & 3) + 4 * ((own >> 7) & 3) + 5 * ((own >> 9) & 3)


def listed(cards: i64) -> tuple[int, ...]:
    """Return the kinds of packed cards, one entry for each card, ascending."""
    found: list[int] = []
    among = kinds(cards)
    while among != 0:
        kind = first_kind(among)
        found += [kind] * copies(cards, kind)
        among &= among - 1
    return tuple(found)


def packed(cards: tuple[int, ...]) -> i64:
    """Return listed cards, packed again."""
    counted: i64 = 0
    for kind in cards:
        counted += one(kind)
    return counted


# The sides of a row


def laid_on(side: i64) -> i64:
    """Return how many cards lie on a side."""
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


def cards_at(spot: i64, side: i64) -> tuple[int, ...]:
    """Return the kinds on the side at a spot, as they were laid."""
    cards: list[int] = []
    while side != 0:
        cards.insert(0, (spot >> 1) * VALUES + (side & 15) - 1)
        side >>= 4
    return tuple(cards)


def minutes(seats: int, options: Mapping[str, Value]) -> float:
    """About how long a match takes: six minutes for a round of four."""
    rounds = int(rounds_of(seats, str(options["length"])))
    return 1.5 * seats * rounds
