"""Opening a table: from the host's request to the first entry of its log."""

import secrets
from typing import Final

from stammtisch.bots.levels import opponent_for
from stammtisch.core import shelf
from stammtisch.table.log import Opened, Pace
from stammtisch.table.messages import NewTable
from stammtisch.table.naming import clean_name, skeleton
from stammtisch.table.refusals import Reasoned
from stammtisch.table.table import EDITION

LOCAL: Final = "l."
"""The ids of tables that are kept in a browser begin with this; those of a server have no dot."""


class BadTable(Reasoned):
    """A table that cannot be set up like this."""


def new_id(beside: str = "") -> str:
    """Return the id of a new table that is kept where another one is: at the server, or in a browser."""
    return (LOCAL if beside.startswith(LOCAL) else "") + secrets.token_urlsafe(16)


def opened(asked: NewTable, host: str) -> Opened:
    """Return the first entry of a new table with a fresh seed; refuse a table that nobody could play at."""
    game = shelf.game(asked.game)
    options = game.check(asked.seats, asked.options)
    for seat in [*asked.mine, *range(len(asked.bots))]:
        if seat >= asked.seats:
            raise BadTable("table-seat", seat=seat, seats=asked.seats)
    bots = [*asked.bots, *[None] * (asked.seats - len(asked.bots))]
    for level in bots:
        if level is not None:
            opponent_for(game, level)
    if any(bots[seat] is not None for seat in asked.mine):
        raise BadTable("seat-and-bot")
    if asked.start and any(seat not in asked.mine and bots[seat] is None for seat in range(asked.seats)):
        raise BadTable("seats-free")
    return Opened(
        game=game.name,
        rules=game.rules,
        seats=asked.seats,
        options=options,
        seed=secrets.token_hex(32),
        host=host,
        owners=[host if seat in asked.mine else None for seat in range(asked.seats)],
        bots=bots,
        public=asked.public,
        watchers=asked.watchers,
        takebacks=asked.takebacks,
        pace=checked_pace(asked.pace),
        bot_seconds=asked.bot_seconds,
        leeway=asked.leeway,
        one_seat=asked.one_seat,
        edition=EDITION,
        lots=asked.lots and game.lots and asked.seats > 1 and asked.deal is None,
        late=not asked.public if asked.late is None else asked.late,
        called=_called(asked),
    )


def _called(asked: NewTable) -> list[str]:
    """Return the names of the host's seats around one device; refuse names that cannot be shown or look the same."""
    names = [clean_name(name) if name.strip() else "" for name in asked.names]
    taken: set[str] = set()
    for seat, name in enumerate(names):
        if name and seat not in asked.mine:
            raise BadTable("table-seat", seat=seat, seats=asked.seats)
        if name and skeleton(name) in taken:
            raise BadTable("name-twice", name=name)
        taken.add(skeleton(name))
    return [*names, *[""] * (asked.seats - len(names))] if any(names) else []


def checked_pace(pace: Pace) -> Pace:
    """Return the same pace; refuse one at which nobody could play."""
    if pace.kind == "none":
        return Pace()
    if pace.kind == "seconds" and 5 <= pace.move <= 600 and 0 <= pace.reserve <= 7200:
        return pace
    if pace.kind == "days" and 1 <= pace.move <= 30 and pace.reserve == 0:
        return pace
    raise BadTable("bad-pace")
