"""Information states: all that a seat has seen and done, as text with perfect recall."""

from collections.abc import Sequence

from stammtisch.core.game import Event
from stammtisch.core.match import Match


def information_state(match: Match, seat: int) -> str:
    """Return everything that a seat has seen and done, in its order: a history with perfect recall, one line each."""
    agreed = " ".join(f"{name}={value}" for name, value in match.options.items())
    lines = [f"{match.game.name} {match.game.rules}, {match.seats} seats, {agreed}, seat {seat}"]
    for at, ply in enumerate(match.plies):
        lines += seen_lines(seat, ply.seat, ply.word, match.told(at))
    return "\n".join(lines)


def seen_lines(viewer: int, seat: int, word: str, events: Sequence[Event]) -> list[str]:
    """Return one ply as a seat has seen it, a line for each event; what it said itself is a line of its own."""
    lines = [f"> {word}"] if seat == viewer else []
    for event in events:
        seen = event.seen_by(viewer)
        told = [seen.kind, str(seen.seat), *seen.pieces, seen.source, "-", seen.target]
        if seen.amount:
            told.append(str(seen.amount))
        lines.append(" ".join([part for part in told if part]))
    return lines
