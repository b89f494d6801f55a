"""SQ 1, SQ 5: the squares of the board and the lines of four on it.

Squares are numbered 0 to 47, from a1 along the rows to h6; a set of them is a mask. A line is known by its first
square, the one with the lowest number, and by the step from each of its squares to the next.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import lowest, numbers, single

AREA: Final = 48
"""How many squares there are."""
BOARD: Final = 0xFFFFFFFFFFFF
"""Every square, and every card that is printed on one."""
SQUARES: Final = tuple([column + row for row in "123456" for column in "abcdefgh"])
"""The word of every square."""

ROW: Final = 1
COLUMN: Final = 8
FALLING: Final = 9
RISING: Final = 7
DIRECTIONS: Final = 4
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


def starts_of(step: i64) -> i64:
    """Return the squares that are the first of a line in a direction."""
    if step == ROW:
        return ROW_STARTS
    if step == COLUMN:
        return COLUMN_STARTS
    if step == FALLING:
        return FALLING_STARTS
    return RISING_STARTS


def fours(chips: i64, placed: i64, step: i64, starts: i64) -> i64:
    """SQ 5: the first squares of all fours of chips in one direction that include the placed chip (a mask)."""
    pairs = chips & (chips >> step)
    near = placed | (placed >> step)
    return pairs & (pairs >> (2 * step)) & (near | (near >> (2 * step))) & starts


def any_four(chips: i64, placed: i64) -> bool:
    """SQ 5: whether the placed chip (a mask) is part of four in any direction."""
    found = fours(chips, placed, ROW, ROW_STARTS) | fours(chips, placed, COLUMN, COLUMN_STARTS)
    found |= fours(chips, placed, FALLING, FALLING_STARTS) | fours(chips, placed, RISING, RISING_STARTS)
    return found != 0


def line_from(start: i64, step: i64) -> i64:
    """Return the squares of a line, from the mask of its first square."""
    pair = start | (start << step)
    return pair | (pair << (2 * step))


def clash(line: i64, finished: i64, crossing: bool) -> bool:
    """SQ 5.2: whether two lines share more than they may: one chip; where only crossing lines share, none on a line."""
    shared = line & finished
    if shared == 0:
        return False
    return shared & (shared - 1) != 0 or (crossing and step_in(line) == step_in(finished))


def step_in(line: i64) -> i64:
    """The step from each square of a line to the next."""
    return lowest(line & (line - 1)) - lowest(line)


def all_lines() -> list[tuple[int, int]]:
    """Return the first square and the step of every line: rows, columns, falling and rising diagonals."""
    steps = [step_of(direction) for direction in range(DIRECTIONS)]
    return [(first, step) for step in steps for first in numbers(starts_of(step))]


def ends(first: int, step: int) -> tuple[str, str]:
    """SQ 5.3: the words of the ends of a line, the left one first; in a column the upper one."""
    last = first + 3 * step
    return (SQUARES[last], SQUARES[first]) if step == RISING else (SQUARES[first], SQUARES[last])


LINES: Final = tuple([line_from(single(first), step) for first, step in all_lines()])
"""The squares of every line."""
ENDS: Final = tuple([ends(first, step) for first, step in all_lines()])
"""The words of the two end squares of every line."""
LINE_NUMBERS: Final = {line: number for number, line in enumerate(LINES)}
"""The number of a line, by its squares."""
