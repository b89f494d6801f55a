"""The material of Sequence: board, cards and chips, their numbers and words, and the lines of four on the board.

A square and the card printed on it have the same number, 0 to 47 from a1 along the rows to h6; the jacks follow. So
one mask may be read as cards or as squares, and the squares open to a hand are `hand & free`.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import single

PRINTED: Final = (
    "2S 3S 4S 5S 6S 7S 8S 9S "
    "AD AC KC QC TC 9C 8C TS "
    "KD TH 9H 8H 7H 6H 7C QS "
    "QD QH 2H 3H 4H 5H 6C KS "
    "TD KH AH 2C 3C 4C 5C AS "
    "9D 8D 7D 6D 5D 4D 3D 2D"
)
"""SQ 1: the board, row by row from the top."""

CARDS: Final = (*PRINTED.split(), "JC", "JD", "JS", "JH")
"""The word of every card."""
SQUARES: Final = tuple(column + row for row in "123456" for column in "abcdefgh")
"""The word of every square."""

BOARD: Final = 0xFFFFFFFFFFFF
"""Every square, and every card that is printed on one."""
JC: Final = 48
JS: Final = 50
TWO_EYED: Final = 0x3000000000000
"""The jacks of clubs and diamonds."""
ONE_EYED: Final = 0xC000000000000
"""The jacks of spades and hearts."""
DECK: Final = 0xFFFFFFFFFFFFF
"""All 52 cards."""
RANKS: Final = "23456789TJQKA"
"""From the lowest to the highest: the ace is high."""

CHIPS: Final = 25
"""SQ 1: the chips of a team."""
LAST_TURN: Final = 300
"""SQ 8: the turn after which nobody has won."""

# A line is known by its first square, the one with the lowest number, and by the step from each square to the next.
ROW: Final = 1
COLUMN: Final = 8
FALLING: Final = 9
RISING: Final = 7
ROW_STARTS: Final = 0x1F1F1F1F1F1F
"""Columns a to e: there is room for four to the right."""
COLUMN_STARTS: Final = 0x000000FFFFFF
"""Rows 1 to 3: there is room for four downwards."""
FALLING_STARTS: Final = 0x0000001F1F1F
RISING_STARTS: Final = 0x000000F8F8F8
"""Columns d to h of the rows 1 to 3: a rising line is followed from its upper end, at the right."""


def step_of(direction: i64) -> i64:
    """SQ 5.3: the directions in the order in which they are settled."""
    if direction == 0:
        return ROW
    if direction == 1:
        return COLUMN
    if direction == 2:
        return FALLING
    return RISING


def fours(chips: i64, placed: i64, step: i64) -> i64:
    """SQ 5: the first squares of all fours of chips in one direction that the placed chip (a mask) is part of."""
    starts: i64 = ROW_STARTS
    if step == COLUMN:
        starts = COLUMN_STARTS
    elif step == FALLING:
        starts = FALLING_STARTS
    elif step == RISING:
        starts = RISING_STARTS
    complete = chips & (chips >> step) & (chips >> (2 * step)) & (chips >> (3 * step)) & starts
    around = placed | (placed >> step) | (placed >> (2 * step)) | (placed >> (3 * step))
    return complete & around


def any_four(chips: i64, placed: i64) -> bool:
    """SQ 5: whether the placed chip (a mask) is part of four in any direction."""
    pairs = chips & (chips >> 1)
    found = pairs & (pairs >> 2) & ROW_STARTS & (placed | (placed >> 1) | (placed >> 2) | (placed >> 3))
    pairs = chips & (chips >> 8)
    found |= pairs & (pairs >> 16) & COLUMN_STARTS & (placed | (placed >> 8) | (placed >> 16) | (placed >> 24))
    pairs = chips & (chips >> 9)
    found |= pairs & (pairs >> 18) & FALLING_STARTS & (placed | (placed >> 9) | (placed >> 18) | (placed >> 27))
    pairs = chips & (chips >> 7)
    found |= pairs & (pairs >> 14) & RISING_STARTS & (placed | (placed >> 7) | (placed >> 14) | (placed >> 21))
    return found != 0


def line_from(start: i64, step: i64) -> i64:
    """The squares of a line, from the mask of its first square."""
    return start | (start << step) | (start << (2 * step)) | (start << (3 * step))


def _all_lines() -> tuple[tuple[int, int], ...]:
    starts = {ROW: ROW_STARTS, COLUMN: COLUMN_STARTS, FALLING: FALLING_STARTS, RISING: RISING_STARTS}
    return tuple([(step, first) for step in starts for first in range(48) if starts[step] >> first & 1])


def _ends(step: int, first: int) -> tuple[str, str]:
    """SQ 5.3: the left end first; in a column the upper one."""
    last = first + 3 * step
    return (SQUARES[last], SQUARES[first]) if step == RISING else (SQUARES[first], SQUARES[last])


_LINES: Final = _all_lines()
LINES: Final = tuple([line_from(single(first), step) for step, first in _LINES])
"""The squares of every line: rows, columns, falling and rising diagonals."""
ENDS: Final = tuple([_ends(step, first) for step, first in _LINES])
"""The words of the two end squares of every line."""
LINE_NUMBERS: Final = {line: number for number, line in enumerate(LINES)}
"""The number of a line, by its squares."""

# Actions. A draw by chance is the number of the card; then come the plays, in the order of the words below.
PLAY: Final = 52
"""`KH b5`: plus the square."""
JACK: Final = 100
"""`JC c4`: plus the square, and 48 for every jack before this one."""
SWAP: Final = 292
"""`swap KH`: plus the card."""
PASS: Final = 344
DRAW: Final = 345
LINE: Final = 346
"""`line a1-d1`: plus the number of the line."""
WORDS: Final = (
    *CARDS,
    *[f"{card} {square}" for card, square in zip(CARDS, SQUARES, strict=False)],
    *[f"{jack} {square}" for jack in CARDS[JC:] for square in SQUARES],
    *[f"swap {card}" for card in CARDS],
    "pass",
    "draw",
    *[f"line {left}-{right}" for left, right in ENDS],
)
"""The word of every action."""
ACTIONS: Final = len(WORDS)


def rank(card: int) -> int:
    """SQ 3: how high a card is."""
    return RANKS.index(CARDS[card][0])


def hand_size(seats: i64) -> i64:
    """SQ 3: how many cards are dealt to each seat."""
    if seats == 2:
        return 7
    if seats == 6:
        return 5
    return 6


def lines_to_win(teams: i64) -> i64:
    """SQ 5.4: how many lines win."""
    if teams == 2:
        return 2
    return 1
