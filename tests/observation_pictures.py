"""Draws one observation of each game for `docs/observations.md`; `python tests/observations.py` writes them.

Every number is a square: empty for 0, amber for more, blue for less. The paper is part of the picture, so that it can
be read on a light page and on a dark one.
"""

from html import escape

from stammtisch import match
from stammtisch.core.observe import Field, observer
from stammtisch.core.rng import Rng

CELL, GAP, LINE = 11, 3, 16
"""The size of a square, the space below a field, and how many squares a line has at most; in pixels and squares."""
NAMES, COLUMNS, MARGIN = 86, 3, 14
"""The width of the names of rows, the columns of the picture, and the space around them."""
WIDTH = NAMES + LINE * CELL + 26
HEAD = 20
INK, SOFT, PAPER, EMPTY, EDGE = "#24180F", "#553F2C", "#FFFBF3", "#F5EBDA", "#DCCBB0"
MORE = ("#FFE9BD", "#FFD27A", "#F2A81D", "#B97400", "#8A5200", "#5A3500")
LESS = "#1D6CBC"
STEPS = (1, 2, 4, 8, 16)
"""From which number on a square is darker than the one before."""


def picture(name: str, seats: int, plies: int) -> str:
    """Return what the seat that acts knows after some random plies, as SVG."""
    table = match(name, seats=seats, seed=1)
    rng = Rng("picture")
    while len([ply for ply in table.plies if ply.seat >= 0]) < plies:
        seat = table.waiting_for()[0]
        words = table.legal(seat)
        table.play(seat, words[rng.below(len(words))])
    seat = table.waiting_for()[0]
    layout = observer(table.game, seats).layout
    numbers = [*memoryview(observer(table.game, seats).observe(table.state, seat)).cast("b")]
    blocks = [(field, layout.offsets[field.name]) for field in layout.fields]
    whole = sum(height(field) for field, _ in blocks)
    column, top, tallest, parts = 0, MARGIN, 0, []
    for field, offset in blocks:
        if column < COLUMNS - 1 and top > MARGIN and top - MARGIN + height(field) / 2 > whole / COLUMNS:
            column, top = column + 1, MARGIN
        parts.append(drawn(field, offset, numbers, MARGIN + column * WIDTH, top))
        top += height(field)
        tallest = max(tallest, top)
    width, tall = COLUMNS * WIDTH + MARGIN, tallest + MARGIN - GAP
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {tall}" width="{width}" height="{tall}" '
        f'font-family="system-ui, sans-serif" font-size="10"><rect width="{width}" height="{tall}" rx="10" '
        f'fill="{PAPER}" stroke="{EDGE}"/>{"".join(parts)}</svg>\n'
    )


def height(field: Field) -> int:
    """Return how tall a field is drawn."""
    return HEAD + len(field.rows) * lines(field) * CELL + GAP + 8


def lines(field: Field) -> int:
    """Return how many lines a row takes."""
    return -(-field.stride() // LINE)


def drawn(field: Field, offset: int, numbers: list[int], left: int, top: int) -> str:
    """Return a field: its name, its offset, and a line of squares for each row."""
    size = field.stride() * len(field.rows)
    parts = [
        f'<text x="{left}" y="{top + 11}" fill="{INK}" font-size="11" font-weight="700">{escape(field.name)}</text>'
        f'<text x="{left + NAMES}" y="{top + 11}" fill="{SOFT}">{offset} to {offset + size - 1}</text>'
    ]
    for row, called in enumerate(field.rows):
        y = top + HEAD + row * lines(field) * CELL - 3
        parts.append(f'<text x="{left}" y="{y + 9}" fill="{SOFT}" font-size="9">{escape(called)}</text>')
        for at in range(field.stride()):
            number = numbers[offset + row * field.stride() + at]
            place = f'x="{left + NAMES + at % LINE * CELL}" y="{y + at // LINE * CELL}"'
            shade = "" if at < len(field.labels) else ' opacity=".45"'
            parts.append(f'<rect {place} width="{CELL - 1}" height="{CELL - 1}" fill="{colour(number)}"{shade}/>')
    return "".join(parts)


def colour(number: int) -> str:
    """Return the colour of a number."""
    if number < 0:
        return LESS
    return EMPTY if number == 0 else MORE[sum(number >= step for step in STEPS)]
