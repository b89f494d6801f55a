"""Verify a record: every ply is legal, the end and the result are right, and the deal is the committed one."""

import hashlib

from stammtisch.core.deal import Beginning, Deal
from stammtisch.core.game import CHANCE
from stammtisch.core.match import IllegalMove, Match, Record
from stammtisch.core.record import deal_of, match_of


class Wrong(Exception):
    """An error in a record; the message names the first wrong ply, counted from 0."""


def verify(record: Record) -> Match:
    """Replay a record and return the match; raise Wrong at the first error."""
    if "seed" in record:
        if record.get("commitment") is not None:
            _commitment(record)
        _beginnings(record, deal_of(record))
        _lots(record, deal_of(record))
    match = match_of(record)
    declared = match.game.options(match.seats)
    missing = [option.name for option in declared if option.name not in record["options"] and not option.added]
    if missing:
        raise Wrong(f"options: {', '.join(missing)} is missing; a record names every option")
    _plies(match, record)
    _end(match, record)
    return match


def _commitment(record: Record) -> None:
    promised = deal_of(record).commitment
    if record["commitment"] != promised:
        raise Wrong(f"the commitment does not match the seed; it should be {promised}")


def _lots(record: Record, deal: Deal) -> None:
    drawn = deal.turned(record["seats"])
    if record.get("lots", drawn) != drawn:
        raise Wrong(f"the lots do not follow from the deal: they would move everybody on by {drawn}")


def _beginnings(record: Record, deal: Deal) -> None:
    """Check every void beginning against docs/deal.md: no choice was made in secret, and nobody had a second one."""
    if record.get("deal", deal.version) != deal.version:
        raise Wrong(f"deal version {record['deal']} with {len(deal.void)} void beginnings: it would be {deal.version}")
    if deal.contributions and len(deal.contributions) != record["seats"]:
        raise Wrong(f"there are {len(deal.contributions)} contributions for {record['seats']} seats")
    excluded: set[int] = set()
    shown: set[bytes] = set()
    for number, beginning in enumerate(deal.void):
        name = f"beginning {number}"
        _void(beginning, name, record["beginnings"][number]["withheld"])
        _only_new(beginning.contributions, name, excluded, shown)
        for seat in excluded:
            if beginning.hashes[seat] is not None:
                raise Wrong(f"{name}: seat {seat} has a hash, but withheld its contribution before")
        excluded.update(beginning.withheld)
    _only_new(deal.contributions, "the deal", excluded, shown)


def _void(beginning: Beginning, name: str, withheld: list[int]) -> None:
    for seat, (bound, given) in enumerate(zip(beginning.hashes, beginning.contributions, strict=True)):
        if given is not None and hashlib.sha256(given).hexdigest() != bound:
            raise Wrong(f"{name}: the contribution of seat {seat} does not match its hash")
    if withheld != beginning.withheld:
        raise Wrong(f"{name}: the seats {beginning.withheld} showed nothing, not {withheld}")
    if not withheld:
        raise Wrong(f"{name}: every seat has shown its contribution; nothing made this beginning void")


def _only_new(contributions: tuple[bytes | None, ...], name: str, excluded: set[int], shown: set[bytes]) -> None:
    for seat, given in enumerate(contributions):
        if given is not None and seat in excluded:
            raise Wrong(f"{name}: seat {seat} contributes, but withheld its contribution before")
        if given in shown:
            raise Wrong(f"{name}: seat {seat} contributes what was shown in an earlier beginning")
    shown.update([given for given in contributions if given is not None])


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
