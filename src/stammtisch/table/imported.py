"""Imported matches: a table that follows from the record of a finished match, which was played elsewhere.

The record is verified first: every word is legal, and the deal follows from its seed.
"""

from collections.abc import Collection
from typing import Any, Final

from stammtisch.bots.levels import SUBSTITUTE, stored_bot
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, Refused
from stammtisch.core.match import Record
from stammtisch.core.record import checked
from stammtisch.core.verify import Wrong, verify
from stammtisch.table.log import Entry, Opened, Started, Void
from stammtisch.table.opening import BadTable
from stammtisch.table.table import EDITION

BOT: Final = "bot:"
"""A player of a record that begins with this is a bot of the level after it."""
LONGEST: Final = 5000
"""Plies that a record may have here."""


class CannotImport(BadTable):
    """A record that is wrong, or of a match that was not finished."""


def sound(found: Any) -> Record:
    """Return a record that is right and of a finished match with a known deal; refuse any other."""
    try:
        record = checked(found)
        if len(record["plies"]) > LONGEST:
            raise CannotImport("record-wrong", why="it is too long")
        verify(record)
    except (Wrong, Refused) as error:
        if isinstance(error, CannotImport):
            raise
        raise CannotImport("record-wrong", why=str(error)[:200]) from None
    if "seed" not in record or record.get("ended", "played") != "played":
        raise CannotImport("record-unfinished")
    return record


def entries(record: Record, host: str, mine: Collection[int], chosen: str) -> list[Entry]:
    """Return the log of a table at which the match of a sound record was played; the host had some of the seats.

    The other seats are bots, as far as the record calls them so, or else nobody's.
    """
    players, seats = record["players"], range(record["seats"])
    owners = [host if seat in mine else None for seat in seats]
    game = shelf.game(record["game"], record["rules"])
    levels = [player.removeprefix(BOT) if player.startswith(BOT) else SUBSTITUTE for player in players]
    bots = [stored_bot(game, level).name for level in levels]
    words = [(ply["seat"], ply["word"]) for ply in record["plies"] if ply["seat"] != CHANCE]
    opened = Opened(
        game=record["game"],
        rules=record["rules"],
        seats=record["seats"],
        options=record["options"],
        seed=record["seed"],
        host=host,
        owners=owners,
        bots=[None if owners[seat] else bots[seat] for seat in seats],
        takebacks=False,
        contributions=record.get("contributions", []),
        beginnings=[Void(one["hashes"], one["contributions"]) for one in record.get("beginnings", [])],
        edition=EDITION,
        chosen=chosen,
        words=words,
        called=[players[seat] if owners[seat] else "" for seat in seats] if len(mine) > 1 else [],
    )
    return [opened, Started(host)]
