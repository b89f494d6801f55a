"""Verifying a record: every ply legal, the end where it says, the result right, and the deal as it was promised."""

from stammtisch.core.game import CHANCE
from stammtisch.core.match import IllegalMove, Match, Record
from stammtisch.core.record import deal_of, match_of


class Wrong(Exception):
    """What is wrong with a record; the message names the first wrong ply, counted from 0."""


def verify(record: Record) -> Match:
    """Plays a record again and returns the match; raises Wrong at the first thing that cannot be."""
    if record.get("commitment") is not None and "seed" in record:
        _commitment(record)
    match = match_of(record)
    missing = [name for name in match.options if name not in record["options"]]
    if missing:
        raise Wrong(f"options: {', '.join(missing)} is missing; a record names every option")
    _plies(match, record)
    _end(match, record)
    return match


def _commitment(record: Record) -> None:
    promised = deal_of(record).commitment
    if record["commitment"] != promised:
        raise Wrong(f"the commitment does not belong to the seed: it would be {promised}")


def _plies(match: Match, record: Record) -> None:
    draws = deal_of(record).source() if "seed" in record else None
    for number, ply in enumerate(record["plies"]):
        seat, word = ply["seat"], ply["word"]
        if match.over:
            raise Wrong(f"ply {number}: {word!r} comes after the end of the game")
        if "legal" in ply and match.legal(seat) != ply["legal"]:
            raise Wrong(f"ply {number}: seat {seat} had other legal words: {', '.join(match.legal(seat)) or 'none'}")
        if seat == CHANCE and draws is not None and match.state.next_seat() == CHANCE:
            dealt = draws.next(*match.state.deck(), match.deck_words())
            if word != dealt:
                raise Wrong(f"ply {number}: the seed deals {dealt!r}, not {word!r}")
        try:
            match.play(seat, word)
        except IllegalMove as error:
            raise Wrong(f"ply {number}: {error}") from error


def _end(match: Match, record: Record) -> None:
    after = f"after the last ply ({len(record['plies'])} in all)"
    if record.get("ended", "played") != "played":
        if match.over:
            raise Wrong(f"{after}: the game is over, but the record says {record['ended']!r}")
        if "points" in record or "winners" in record:
            raise Wrong(f"{after}: a game broken off has no points and no winners")
        return
    if not match.over:
        seat = match.waiting_for()[0]
        waited = "chance" if seat == CHANCE else f"seat {seat}"
        legal = ", ".join(match.legal(seat))
        raise Wrong(f"{after}: the game is not over; {waited} could say {legal}")
    for key, right in (("points", match.points()), ("winners", match.winners())):
        if record.get(key) != right:
            raise Wrong(f"{after}: {key} are {right}, not {record.get(key)}")
