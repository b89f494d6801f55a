"""Draw any game's View and describe its events: by the game's own `terminal.py`, or plainly without one."""

import re
from collections.abc import Sequence

from stammtisch.core import shelf
from stammtisch.core.game import BACK, Event, View


def distinct(names: Sequence[str]) -> list[str]:
    """Return the names; those that several players share get their seat number."""
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names)]


def draw(game: str, view: View, names: Sequence[str]) -> str:
    """Return the table as text, as a viewer sees it."""
    own = shelf.part(game, "terminal")
    return str(own.draw(view, names)) if own is not None else str(view)


def narrate(game: str, event: Event, names: Sequence[str]) -> str | None:
    """Return one sentence about an event; None if it needs none."""
    own = shelf.part(game, "terminal")
    if own is None:
        return plainly(event, names)
    said = own.narrate(event, names)
    return None if said is None else str(said)


def plainly(event: Event, names: Sequence[str]) -> str:
    """Return an event as plain words: who, what, which pieces, from where to where."""
    said = [names[event.seat] if event.seat >= 0 else "The table", event.kind]
    said += ["a card" if piece == BACK else piece for piece in event.pieces]
    if event.source and event.source != event.target:
        said += ["from", event.source]
    if event.target:
        said += ["to", event.target] if event.source != event.target else ["in", event.target]
    if event.amount:
        said.append(f"({event.amount})")
    return " ".join(said)


def as_people_sort(word: str) -> list[tuple[int, str]]:
    """Return a sort key that puts r9 before r10."""
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in re.split(r"(\d+)", word)]


def in_columns(words: Sequence[str]) -> str:
    """Return the words as numbered columns."""
    cells = [f"{number:>3} {word}" for number, word in enumerate(words, 1)]
    width = max(map(len, cells)) + 3
    columns = max(1, 78 // width)
    rows = [cells[start : start + columns] for start in range(0, len(cells), columns)]
    return "\n".join("".join(cell.ljust(width) for cell in row).rstrip() for row in rows)
