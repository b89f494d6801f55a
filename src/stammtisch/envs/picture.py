"""The table as a picture, drawn from what a viewer knows: the places in the middle, and beside them the seats.

Every game can be drawn, because the words of pieces say what they look like: cards, chips, seals, tokens. A game may
say in its `terminal.py` how its places lie (`ARRANGED`, row by row), what is printed on them (`PRINTED`), and which are
to be lit now (`lit`).
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from stammtisch.core import shelf
from stammtisch.core.facts import named
from stammtisch.core.game import BACK, Game, View

WIDTH: Final = 960
HEIGHT: Final = 600
FINE: Final = 2
"""It is drawn this much larger and then made smaller, so that edges are smooth."""
SEATS_AT: Final = 600
"""Where the column of the seats begins."""
GAP: Final = 12
CARD: Final = (34, 46)
ROUND: Final = 24
"""The size of chips, seals and tokens."""
LABEL: Final = 15
"""The height of a label above a tray."""
LARGE: Final = 1.9
"""How much larger the cards of a trick are."""
STEP: Final = 9
"""How much of a covered card is seen at least."""

TABLE: Final = "#DDBF92"
GROOVE: Final = "#CFAD7C"
EDGE: Final = "#B08A58"
PAPER: Final = "#FFFBF3"
INK: Final = "#24180F"
FAINT: Final = "#553F2C"
LAMP: Final = "#FFC247"
CARD_PAPER: Final = "#FFFDF8"
CARD_EDGE: Final = "#C9B28D"
BACK_FACE: Final = "#1F4A4A"
BACK_LINES: Final = "#CFE3D4"
COLOURS: Final = {
    "r": ("#C2311D", "#FFFFFF"),
    "y": ("#F2B622", "#24180F"),
    "g": ("#43A86D", "#10261A"),
    "b": ("#1D6CBC", "#FFFFFF"),
    "p": ("#5A3391", "#FFFFFF"),
    "w": ("#FFFDF8", "#24180F"),
    "black": ("#24180F", "#FFFFFF"),
}
"""What is coloured so, and what stands on it."""
SUITS: Final = {"S": "#24180F", "H": "#B62A17", "D": "#9F4A00", "C": "#1C6647"}
TEAMS: Final = ("#1D6CBC", "#43A86D", "#C2311D")
GOLD: Final = "#E0A526"

COLOURED = re.compile(r"([rygbp])(\d+)")
SUITED = re.compile(r"([2-9TJQKA])([SHDC])")
ROUND_PIECE = re.compile(r"(seal|chip) (\w+)|token")
OF_A_SEAT = re.compile(r"(\w+) (\d+)")


def picture(game: Game, view: View, names: Sequence[str], heading: str, won: Sequence[int] = ()) -> NDArray[Any]:
    """Return a table as an image: height, width and three colours, always of the same size."""
    paper = _Paper(HEIGHT)
    bottom = _drawn(paper, game, view, names, heading, won)
    if bottom > HEIGHT:
        paper = _Paper(bottom)
        _drawn(paper, game, view, names, heading, won)
    return paper.finished()


def _drawn(paper: "_Paper", game: Game, view: View, names: Sequence[str], heading: str, won: Sequence[int]) -> int:
    """Draw everything, and return how far down it goes."""
    part: Any = shelf.part(game.name, "terminal")
    arranged: Sequence[Sequence[str]] = getattr(part, "ARRANGED", ())
    printed: Mapping[str, str] = getattr(part, "PRINTED", {})
    places = view.places()
    middle = [*arranged]
    listed = {place for row in middle for place in row}
    seated = {place: seat for place in places if place not in listed and (seat := _seat_of(place, view.seats)) >= 0}
    middle += [[place] for place in places if place not in listed and place not in seated and places[place]]
    facts: dict[str, Any] = dict(named(view.facts()))
    lit = part.lit(view) if hasattr(part, "lit") else ()
    paper.text(heading, GAP, 10, INK, 17)
    top, bottom = 44, 44
    for row in middle:
        across = (SEATS_AT - GAP) // max(1, len(row))
        below = top
        for at, place in enumerate(row):
            pieces, left = places.get(place, ()), GAP + at * across
            if place in printed:
                below = paper.square(printed[place], pieces, left, top, across - 8, place in lit)
            elif who := _who_played(facts.get(place), pieces):
                below = paper.played(place, pieces, [names[seat] for seat in who], left, top, across - 8)
            else:
                below = paper.tray(place, pieces, left, top, across - 8)
        top = below
    points = facts.get("points", ())
    for seat in range(view.seats):
        own = {place: pieces for place, pieces in places.items() if seated.get(place) == seat and pieces}
        note = "won" if seat in won else f"{points[seat]}" if len(points) == view.seats else ""
        bottom = paper.seat(names[seat], note, own, bottom, lit=seat in (won or view.waiting))
    return max(top, bottom)


def _seat_of(place: str, seats: int) -> int:
    """Return whose place it is, as its name says; -1 if it is everybody's."""
    found = OF_A_SEAT.fullmatch(place)
    return int(found[2]) if found and int(found[2]) < seats else -1


def _who_played(told: Any, pieces: Sequence[str]) -> list[int]:
    """Return who played each piece of a place, if the facts of that name say so."""
    if not pieces or not isinstance(told, tuple) or not all(isinstance(one, tuple) and len(one) == 2 for one in told):
        return []
    return [seat for seat, _ in told] if [piece for _, piece in told] == [*pieces] else []


class _Paper:
    """An image that is drawn on."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.image = Image.new("RGB", (FINE * WIDTH, FINE * height), TABLE)
        self.draw: Any = ImageDraw.Draw(self.image)

    def finished(self) -> NDArray[Any]:
        """Return the image, as large as every other one."""
        small = self.image.resize((WIDTH * HEIGHT // self.height, HEIGHT), Image.Resampling.LANCZOS)
        whole = Image.new("RGB", (WIDTH, HEIGHT), TABLE)
        whole.paste(small, ((WIDTH - small.width) // 2, 0))
        return np.asarray(whole)

    def text(self, words: str, left: float, top: float, ink: str, size: int, anchor: str = "la") -> None:
        """Write a line."""
        font = ImageFont.load_default(FINE * size)
        self.draw.text((FINE * left, FINE * top), words, ink, font, anchor=anchor)

    def box(self, left: float, top: float, width: float, height: float, fill: str, edge: str = "") -> None:
        """Draw a box with round corners."""
        corners = (FINE * left, FINE * top, FINE * (left + width) - 1, FINE * (top + height) - 1)
        self.draw.rounded_rectangle(corners, FINE * 5, fill, edge or None, FINE if edge else 0)

    def disc(self, left: float, top: float, size: float, fill: str, edge: str) -> None:
        """Draw a disc."""
        self.draw.ellipse((FINE * left, FINE * top, FINE * (left + size), FINE * (top + size)), fill, edge, FINE)

    def tray(self, place: str, pieces: Sequence[str], left: int, top: int, width: int) -> int:
        """Draw a place in the middle, and return where the next row begins."""
        self.text(place, left + 2, top, FAINT, 12)
        self.box(left, top + LABEL, width, CARD[1] + 10, GROOVE, EDGE)
        self.pieces(pieces, left + 6, top + LABEL + 5, width - 12)
        return top + LABEL + CARD[1] + 10 + GAP

    def played(self, place: str, pieces: Sequence[str], names: Sequence[str], left: int, top: int, width: int) -> int:
        """Draw cards larger, with the names of those who played them, and return where the next row begins."""
        height = int(LARGE * CARD[1]) + 28
        self.text(place, left + 2, top, FAINT, 12)
        self.box(left, top + LABEL, width, height, GROOVE, EDGE)
        across = width / len(pieces)
        for at, (piece, name) in enumerate(zip(pieces, names, strict=True)):
            middle = left + (at + 0.5) * across
            self.card(piece, middle - LARGE * CARD[0] / 2, top + LABEL + 6, scale=LARGE)
            self.text(name, middle, top + LABEL + height - 18, INK, 12, "ma")
        return top + LABEL + height + GAP

    def square(self, printed: str, pieces: Sequence[str], left: int, top: int, width: int, lit: bool) -> int:
        """Draw a square of a board, what is printed on it and the chips there, and return where the next row begins."""
        height = CARD[1] + 16
        self.box(left, top, width, height, LAMP if lit else CARD_PAPER, CARD_EDGE)
        self.card(printed, left + 3, top + 3, edge=False)
        for piece in pieces:
            self.round(piece, left + width - ROUND - 5, top + height - ROUND - 5)
        return top + height + 6

    def seat(self, name: str, note: str, places: Mapping[str, Sequence[str]], top: int, *, lit: bool) -> int:
        """Draw a seat with its places, and return where the next one begins."""
        width = WIDTH - SEATS_AT - GAP
        flat = [(place, pieces) for place, pieces in places.items() if not place.startswith("hand ")]
        hand = next((pieces for place, pieces in places.items() if place.startswith("hand ")), ())
        cards = any(_is_card(piece) for _, pieces in flat for piece in pieces)
        height = 34 + (CARD[1] + 6 if hand else 0) + (0 if not flat else 21 + CARD[1] if cards else 44)
        self.box(SEATS_AT, top, width, height, PAPER, LAMP if lit else CARD_EDGE)
        if lit:
            self.box(SEATS_AT, top, width, 28, LAMP)
        self.text(name, SEATS_AT + 10, top + 6, INK, 15)
        self.text(note, SEATS_AT + width - 10, top + 6, INK, 15, "ra")
        at = top + 32
        if hand:
            self.pieces(hand, SEATS_AT + 10, at, width - 20, each=True)
            at += CARD[1] + 5
        across = (width - 20) // max(1, len(flat))
        for number, (place, pieces) in enumerate(flat):
            left = SEATS_AT + 10 + number * across
            self.text(place.rpartition(" ")[0], left, at, FAINT, 11)
            self.pieces(pieces, left, at + 15, across - 8, low=not cards, each=cards)
        return top + height + 8

    def pieces(
        self, pieces: Sequence[str], left: float, top: float, width: float, *, low: bool = False, each: bool = False
    ) -> None:
        """Draw pieces beside each other, one over the other if there is no room; many alike as one and a number, or
        each card for itself."""
        shown = [*_grouped(pieces, each)]
        sizes = [self.width(piece, number) for piece, number in shown]
        room = width - (sizes[-1] if sizes else 0)
        wanted = sum(size + 4 for size in sizes[:-1])
        tight = min(1.0, max(0.0, room) / wanted) if wanted else 1.0
        for (piece, number), size in zip(shown, sizes, strict=True):
            middle = top if low else top + (CARD[1] - ROUND) / 2
            if _is_card(piece):
                self.card(piece, left, top)
                if number > 1:
                    self.text(f"{number}", left + CARD[0] + 4, top + CARD[1] / 2, INK, 14, "lm")
            elif ROUND_PIECE.fullmatch(piece):
                self.round(piece, left, middle)
                if number > 1:
                    self.text(f"{number}", left + ROUND + 3, middle + ROUND / 2, INK, 13, "lm")
            else:
                self.box(left, middle, size, ROUND, INK)
                self.text(piece, left + 7, middle + ROUND / 2, PAPER, 12, "lm")
            left += max(min(STEP, size), tight * (size + 4)) if _is_card(piece) else tight * (size + 4)

    def width(self, piece: str, number: int) -> float:
        """Return how wide a piece is, with its number."""
        told = 20 if number > 1 else 0
        if _is_card(piece):
            return CARD[0] + told
        if ROUND_PIECE.fullmatch(piece):
            return ROUND + told
        return 14 + 6.5 * len(piece)

    def card(self, word: str, left: float, top: float, *, edge: bool = True, scale: float = 1.0) -> None:
        """Draw a card by its word."""
        width, height = scale * CARD[0], scale * CARD[1]
        if word == BACK:
            self.box(left, top, width, height, BACK_FACE, CARD_PAPER)
            self.box(left + 5, top + 5, width - 10, height - 10, BACK_FACE, BACK_LINES)
        elif coloured := COLOURED.fullmatch(word):
            face, ink = COLOURS[coloured[1]]
            self.box(left, top, width, height, face, CARD_PAPER)
            self.text(coloured[2], left + 5, top + 4, ink, int(scale * 13))
            self.text(coloured[2], left + 0.58 * width, top + 0.7 * height, ink, int(scale * 19), "mm")
        elif suited := SUITED.fullmatch(word):
            if edge:
                self.box(left, top, width, height, CARD_PAPER, CARD_EDGE)
            ink = SUITS[suited[2]]
            self.text(suited[1].replace("T", "10"), left + 5, top + 4, ink, int(scale * 15))
            self.suit(suited[2], left + 5, top + height - scale * 23, scale * 17, ink)

    def suit(self, suit: str, left: float, top: float, size: float, ink: str) -> None:
        """Draw the sign of a suit."""
        x, y, s = FINE * left, FINE * top, FINE * size
        polygon, ellipse = self.draw.polygon, self.draw.ellipse
        if suit == "D":
            polygon([(x + s / 2, y), (x + 0.9 * s, y + s / 2), (x + s / 2, y + s), (x + 0.1 * s, y + s / 2)], ink)
            return
        foot = [(x + s / 2, y + 0.5 * s), (x + 0.72 * s, y + s), (x + 0.28 * s, y + s)]
        if suit == "H":
            ellipse((x, y + 0.05 * s, x + 0.53 * s, y + 0.58 * s), ink)
            ellipse((x + 0.47 * s, y + 0.05 * s, x + s, y + 0.58 * s), ink)
            polygon([(x + 0.04 * s, y + 0.43 * s), (x + 0.96 * s, y + 0.43 * s), (x + s / 2, y + s)], ink)
        elif suit == "S":
            polygon([(x + s / 2, y), (x + 0.96 * s, y + 0.55 * s), (x + 0.04 * s, y + 0.55 * s)], ink)
            ellipse((x, y + 0.36 * s, x + 0.53 * s, y + 0.84 * s), ink)
            ellipse((x + 0.47 * s, y + 0.36 * s, x + s, y + 0.84 * s), ink)
            polygon(foot, ink)
        else:
            ellipse((x + 0.26 * s, y, x + 0.74 * s, y + 0.48 * s), ink)
            ellipse((x, y + 0.36 * s, x + 0.48 * s, y + 0.84 * s), ink)
            ellipse((x + 0.52 * s, y + 0.36 * s, x + s, y + 0.84 * s), ink)
            polygon(foot, ink)

    def round(self, piece: str, left: float, top: float) -> None:
        """Draw a seal, a chip or a token."""
        kind, _, which = piece.partition(" ")
        face, ink = (GOLD, INK) if kind == "token" else COLOURS.get(which, ("", PAPER))
        if kind == "chip":
            face = TEAMS[int(which) % len(TEAMS)]
        self.disc(left, top, ROUND, face, FAINT if face != INK else EDGE)
        self.disc(left + 5, top + 5, ROUND - 10, face, ink)


def _is_card(piece: str) -> bool:
    return piece == BACK or bool(COLOURED.fullmatch(piece) or SUITED.fullmatch(piece))


def _grouped(pieces: Sequence[str], each: bool) -> Iterator[tuple[str, int]]:
    """Yield pieces with how many of them lie there: more than three alike together, but open cards each for itself."""
    for piece, alike in groupby(pieces):
        number = len([*alike])
        if number > 3 and (not _is_card(piece) or (piece == BACK and not each)):
            yield piece, number
        else:
            yield from [(piece, 1)] * number
