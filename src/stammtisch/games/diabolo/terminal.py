"""Diabolo in plain text: the five rows between devils and angels, the players, and what is waited for."""

from collections.abc import Sequence

from stammtisch.core.game import BACK, Event, View
from stammtisch.games.diabolo.material import (
    BOX,
    DOUBLING,
    DRAW,
    FINISHED,
    LAY,
    LETTERS,
    ROW_FULL,
    ROWS,
    SIDE_FULL,
    locks_needed,
    value_of,
)
from stammtisch.games.diabolo.view import DiaboloView

NAMES = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "p": "purple"}
NAME_WIDTH = 12
RESULT_WIDTH = 29
ARRANGED = (*((f"{colour} devil", f"{colour} angel") for colour in LETTERS), ("stock", "box"))
"""How the places lie in a picture, row by row."""


def draw(view: View, names: Sequence[str]) -> str:
    """Return the table as the viewer sees it, at most 80 characters wide."""
    assert isinstance(view, DiaboloView)
    short = [name[:NAME_WIDTH] for name in names]
    lines = [_heading(view, short), "", "          devils                           angels"]
    lines += [_row(view, row, short) for row in range(ROWS)]
    lines.append("")
    lines += [_player(view, seat, short) for seat in range(view.seats)]
    if view.box:
        lines += ["", "in the box: " + " ".join(view.places()["box"])]
    return "\n".join([*lines, "", _waiting(view, short)])


def narrate(event: Event, names: Sequence[str]) -> str | None:
    """Return one sentence about an event; None if it needs none."""
    name = names[event.seat] if event.seat >= 0 else ""
    cards = " ".join("a card" if piece == BACK else piece for piece in event.pieces)
    side = event.target.rsplit(" ", 1)[-1]
    colour = NAMES.get(side, "")
    sentences = {
        "round": f"Round {event.amount} begins; {name} deals.",
        "draw": f"{name} draws {cards}.",
        "lay": f"{name} plays {cards} to the {side}s.",
        "lock": f"{colour.capitalize()} is locked.",
        "show": f"{name} shows {cards}." if cards else f"{name} has none to show.",
        "box": f"{name} has no card to play and puts {cards} into the box.",
        "equal": f"{colour.capitalize()} is a tie: no cards shown, no points.",
        "angels": f"{colour.capitalize()}: the angels are ahead by {event.amount}.",
        "devils": f"{colour.capitalize()}: the devils are ahead by {event.amount}.",
        "choose": f"{name} has chosen.",
        "double": f"{name} doubles.",
        "keep": f"{name} keeps the double card.",
        "nobody": f"Nobody holds {colour}.",
        "score": f"{name} scores {event.amount} in {colour}.",
        "twice": f"{name} scores {event.amount} in {colour} with the double card.",
        "pay": f"{name} pays {-event.amount} in {colour}.",
        "points": f"{name}: {event.amount:+} in this round.",
        "end": f"{name} wins with {event.amount} points.",
    }
    return sentences.get(event.kind)


def _heading(view: DiaboloView, names: Sequence[str]) -> str:
    return (
        f"Diabolo, round {view.current_round()} of {view.rounds()}, dealt by {names[view.dealer()]}\n"
        f"{view.locked_rows()} of {locks_needed(view.seats)} rows locked, {view.stock} cards in the stock"
    )


def _row(view: DiaboloView, row: int, names: Sequence[str]) -> str:
    devils, angels = view.sums(row)
    left = [str(value_of(kind)) for kind in reversed(view.sides[2 * row])]
    right = [str(value_of(kind)) for kind in view.sides[2 * row + 1]]
    left = ["."] * (SIDE_FULL - len(left)) + left
    right += ["."] * (SIDE_FULL - len(right))
    state = "locked" if view.locked(row) else f"{view.laid(row)} of {ROW_FULL}"
    plate = f"[ {NAMES[LETTERS[row]]:<7}{state:>6} ]"
    sides = f"{devils:>5}   {'  '.join(left)}  {plate}  {'  '.join(right)}   {angels:>2}"
    return f"{sides}   {_result(view, row, names)}".rstrip()


def _result(view: DiaboloView, row: int, names: Sequence[str]) -> str:
    """Return the scores of a row, or who leads in it."""
    devils, angels = view.sums(row)
    if row < view.row:
        if devils == angels:
            return "equal"
        scores = [f"{names[seat]} {points:+}" for seat, points in enumerate(view.scores(row)) if points]
        return _fitting(scores) if scores else "nobody"
    ahead = "" if devils == angels else "angels" if angels > devils else "devils"
    return f"{ahead} <" if view.phase == DOUBLING and row == view.row else ahead


def _fitting(scores: Sequence[str]) -> str:
    """Return the scores, or as many as fit at the end of a row and the number of the others."""
    shown = len(scores)
    line = ", ".join(scores)
    while len(line) > RESULT_WIDTH:
        shown -= 1
        line = ", ".join([*scores[:shown], f"{len(scores) - shown} more"])
    return line


def _player(view: DiaboloView, seat: int, names: Sequence[str]) -> str:
    mark = ">" if seat in view.waiting else " "
    double = "double" if seat in view.doubles else "spent"
    if view.said[seat]:
        double = {"double": "doubles", "keep": "keeps", BACK: "chosen"}[view.said[seat]]
    hand = " ".join(view.places().get(f"hand {seat}", ("no cards",)))
    return f"{mark} {names[seat]:<{NAME_WIDTH}} {view.points()[seat]:>4} points   {double:<8} {hand}"


def _waiting(view: DiaboloView, names: Sequence[str]) -> str:
    if view.phase == FINISHED:
        best = max(view.points())
        return "Won by " + ", ".join(names[seat] for seat, points in enumerate(view.points()) if points == best) + "."
    if view.phase == DOUBLING:
        devils, angels = view.sums(view.row)
        return f"{NAMES[LETTERS[view.row]].capitalize()}, angels {angels} to {devils}: double or keep?"
    if view.phase == LAY:
        return f"{names[view.turn]} plays a card."
    if view.phase == BOX:
        return f"{names[view.turn]} has no card to play and chooses one for the box."
    return f"{names[view.turn]} draws a card." if view.phase == DRAW else f"{names[view.turn]} is dealt a card."
