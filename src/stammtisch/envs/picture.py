"""The table as people see it in the terminal, as a picture: each character in its own cell, chips as shapes."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

CELL: Final = (9, 18)
"""The width and the height of a character."""
MARGIN: Final = 12
PAPER: Final = "#fbf8f1"
INK: Final = "#2b2620"
BACKS: Final = "#9a8f80"
TEAMS: Final = {"●": "#1f5f99", "○": "#2e7d4f", "▲": "#b3402e"}
"""The chips of the teams."""


def picture(text: str, columns: int = 80, rows: int = 26) -> NDArray[Any]:
    """Return a text as an image: height, width and three colours. It has at least that many columns and rows."""
    lines = text.splitlines()
    across = max([columns, *map(len, lines)])
    down = max(rows, len(lines))
    image = Image.new("RGB", (2 * MARGIN + CELL[0] * across, 2 * MARGIN + CELL[1] * down), PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default(14)
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            left, top = MARGIN + CELL[0] * column, MARGIN + CELL[1] * row
            if character in TEAMS:
                _chip(draw, character, left, top)
            elif character != " ":
                ink = BACKS if character == "?" else INK
                draw.text((left + CELL[0] / 2, top + CELL[1] / 2), character, ink, font, anchor="mm")
    return np.asarray(image)


def _chip(draw: Any, character: str, left: int, top: int) -> None:
    width, height = CELL
    box = (left, top + (height - width) // 2, left + width, top + (height + width) // 2)
    colour = TEAMS[character]
    if character == "▲":
        draw.polygon([(box[0], box[3]), (box[2], box[3]), ((box[0] + box[2]) / 2, box[1])], fill=colour)
    else:
        draw.ellipse(box, fill=colour if character == "●" else None, outline=colour, width=2)
