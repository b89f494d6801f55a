"""Sequence in the terminal: the table as text, and events as sentences."""

from collections.abc import Sequence
from textwrap import wrap

from stammtisch.core.bits import has, size
from stammtisch.core.game import BACK, CHANCE, Event, View
from stammtisch.games.sequence.board import SQUARES
from stammtisch.games.sequence.material import (
    CARDS,
    CHIPS,
    CHOICE,
    DEALING,
    ENDED,
    LAST_TURN,
    LOTS,
    TURN,
    card_words,
    lines_to_win,
)
from stammtisch.games.sequence.view import SequenceView

WIDTH = 78
CHIP_SIGNS = "●○▲"
"""The chips of the teams."""
ARRANGED = (*(SQUARES[at : at + 8] for at in range(0, 48, 8)), ("stock", "discard"))
"""How the places lie in a picture, row by row."""
PRINTED = dict(zip(SQUARES, CARDS, strict=False))
"""The card of each square."""


def draw(view: View, names: Sequence[str]) -> str:
    """Return the table as one viewer sees it."""
    assert isinstance(view, SequenceView)
    lines = [*wrap(_heading(view, names), WIDTH), "", *_board(view), "", *_teams(view, names), ""]
    for seat, drawn in enumerate(view.drawn):
        if drawn:
            lines.append(f"{names[seat]} has drawn {' '.join(card_words(drawn))}")
    for seat in range(view.seats):
        lines += _hand(view, seat, names)
    lines += ["", f"Stock {view.stock_size()}, discard {size(view.discard)}", *_memory(view, names)]
    return "\n".join(lines)


def lit(view: View) -> list[str]:
    """Return the squares of finished lines, which a picture lights."""
    assert isinstance(view, SequenceView)
    return [square for at, square in enumerate(SQUARES) if any(has(line, at) for line in view.lines)]


def _heading(view: SequenceView, names: Sequence[str]) -> str:
    if view.phase == LOTS:
        return "Drawing for the start: the highest card begins"
    if view.phase == DEALING:
        return f"The hands are dealt, {names[view.turn]} begins"
    if view.phase == ENDED:
        needed = lines_to_win(view.options.teams)
        won = [names[seat] for seat in range(view.seats) if view.lines_of(seat % view.options.teams) == needed]
        return f"The game is over: {' and '.join(won)} won" if won else "The game is over: nobody has won"
    doing = "chooses a line" if view.phase == CHOICE else "to play"
    heading = f"Turn {view.turns + 1} of at most {LAST_TURN}: {names[view.turn]} {doing}"
    waiting = sorted(set(view.rights)) if view.phase == TURN else []
    return heading + (f"; may draw: {', '.join(names[seat] for seat in waiting)}" if waiting else "")


def _board(view: SequenceView) -> list[str]:
    """Return the board. A finished line is in brackets, the last chip in parentheses."""
    finished = 0
    for line in view.lines:
        finished |= line
    rows = ["    " + "".join(f"   {column}   " for column in "abcdefgh")]
    for row in range(6):
        cells = []
        for square in range(8 * row, 8 * row + 8):
            signs = [sign for sign, chips in zip(CHIP_SIGNS, view.chips, strict=False) if has(chips, square)]
            inside = f"{CARDS[square]} {signs[0] if signs else ' '}"
            if has(finished, square):
                cells.append(f"[{inside}]")
            elif signs and has(view.placed, square):
                cells.append(f"({inside})")
            else:
                cells.append(f" {inside} ")
        rows.append(f"  {row + 1}  " + " ".join(cells))
    return [row.rstrip() for row in rows]


def _teams(view: SequenceView, names: Sequence[str]) -> list[str]:
    count = view.options.teams
    lines: list[str] = []
    for team in range(count):
        players = " and ".join(names[seat] for seat in range(team, view.seats, count))
        left = CHIPS - size(view.chips[team])
        text = f"{CHIP_SIGNS[team]} {players}: {view.lines_of(team)} of {lines_to_win(count)} lines, {left} chips left"
        lines += wrap(text, WIDTH, subsequent_indent="  ")
    return lines


def _hand(view: SequenceView, seat: int, names: Sequence[str]) -> list[str]:
    hand = view.hands[seat]
    count = sum(view.held[seat])
    cards = " ".join(card_words(hand)) if hand is not None else f"{count} card{'' if count == 1 else 's'}"
    you = " (you)" if seat == view.viewer else ""
    return wrap(f"{names[seat]}{you}: {cards or 'no cards'}", WIDTH, subsequent_indent="  ")


def _memory(view: SequenceView, names: Sequence[str]) -> list[str]:
    """Return what a perfect memory knows about hidden hands."""
    lines: list[str] = []
    for at, batch in enumerate(view.batches[:-1]):
        cards = card_words(batch & view.unseen())
        holders = [seat for seat in range(view.seats) if view.hands[seat] is None and view.held[seat][at]]
        if cards and holders:
            shares = ", ".join(f"{names[seat]} {view.held[seat][at]}" for seat in holders)
            lines += wrap(f"Still held: {' '.join(cards)} ({shares})", WIDTH, subsequent_indent="  ")
    for limit in view.limits:
        cards = card_words(limit.cards & view.unseen())
        if cards and view.hands[limit.seat] is None:
            most = "none" if limit.most == 0 else f"at most {limit.most}"
            lines += wrap(f"{names[limit.seat]} holds {most} of {' '.join(cards)}", WIDTH, subsequent_indent="  ")
    return lines


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return one sentence about an event; None if it needs none."""
    who = names[event.seat] if event.seat != CHANCE else ""
    piece = "a card" if not event.pieces or event.pieces[0] == BACK else event.pieces[0]
    sentences = {
        "lot": f"{who} draws {piece} to see who starts.",
        "tie": f"{who} is tied and draws again.",
        "start": f"{who} begins.",
        "play": f"{who} plays {piece}.",
        "place": f"{who} puts a chip on {_square(event.target)}.",
        "take": f"{who} takes the chip off {_square(event.source)}.",
        "swap": f"{who} swaps {piece} for a new card.",
        "draw": f"{who} draws {piece}.",
        "lost": f"{who} forgot to draw and is a card short.",
        "pass": f"{who} has no move and passes.",
        "line": f"{who} finishes the line from {event.source} to {event.target}.",
        "shuffle": "The discard becomes the new stock.",
        "end": f"{who} wins." if who else "It's a draw.",
    }
    return sentences.get(event.kind)


def _square(square: str) -> str:
    return f"{square} ({CARDS[SQUARES.index(square)]})" if square in SQUARES else square
