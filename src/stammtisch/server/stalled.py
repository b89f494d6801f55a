"""Stalled tables: bots finish a match for which others wait, because they play the same deal.

As long as one table of such a set plays, nothing of the others is told (`Lobby.check_deal`). So a table from which
people have walked away must not play for ever. People can take their seats back.
"""

import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Final

from stammtisch.bots.levels import SUBSTITUTE
from stammtisch.core.game import Refused
from stammtisch.server.chores import keep_doing
from stammtisch.server.lobby import Lobby
from stammtisch.server.rows import LISTED, listed_from_row
from stammtisch.table import authority
from stammtisch.table.log import Botted
from stammtisch.table.summary import about
from stammtisch.table.table import Table

LOOK_EVERY: Final = 30.0
AFTER: Final = 86_400.0
"""Seconds without a move after which bots play for everybody at a table without a clock."""
DECIDED_AFTER: Final = 60.0
"""Seconds without a move after which bots play for those awaited where an event waits for the table no more."""

DECIDED: Final = """
EXISTS (SELECT 1 FROM pairings JOIN events ON events.id = event_id
WHERE table_id = tables.id AND (counts = 0 OR state = 'over'))"""
# SQLite uses an index of a part of the rows only if the query says which part that is.
STALLED: Final = f"""
SELECT {LISTED}, {DECIDED} FROM tables WHERE status <> 'over' AND status = 'running' AND same_deal <> ''
AND closed IS NULL AND aside = '' AND changed < ? AND (changed < ? OR {DECIDED}) ORDER BY changed, id"""


class Stalled:
    """Lets bots finish what has stood still for too long."""

    def __init__(self, lobby: Lobby, now: Callable[[], float] = time.time) -> None:
        self._lobby = lobby
        self._now = now

    async def work(self) -> None:
        """Look for such tables, for ever."""
        await keep_doing(self.step, LOOK_EVERY)

    async def step(self) -> int:
        """Let bots play on where it is time; return at how many tables."""
        now, found = self._now(), 0
        rows = await self._lobby.store.select(STALLED, now - DECIDED_AFTER, now - AFTER)
        for *row, decided in rows:
            one = listed_from_row(row)
            # Where a clock runs, a bot comes when the time is up.
            if decided or not about(one.summary).lapses:
                found += await bots_play_on(self._lobby, one.table, everywhere=not decided)
        return found


async def bots_play_on(lobby: Lobby, table: str, *, everywhere: bool = False) -> bool:
    """Let bots play for the people for whom a table waits, or for all; say whether there was somebody."""
    done = False
    with suppress(Refused):  # for example a table that was closed or cannot be read
        session = await lobby.session(table)
        while await session.keep(lambda now: substitute(now, now.owners, everywhere=everywhere)):
            done = True
    return done


def substitute(table: Table, people: Collection[str | None], *, everywhere: bool = False) -> Botted | None:
    """Return the entry that puts a bot on the next seat that one of these people has and the match waits for."""
    if table.status != authority.RUNNING:
        return None
    for seat in range(table.opened.seats) if everywhere else table.match.holding_up():
        if table.bots[seat] is None and table.owners[seat] is not None and table.owners[seat] in people:
            return Botted(seat, SUBSTITUTE, why="clock")
    return None
