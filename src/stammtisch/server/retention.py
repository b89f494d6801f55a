"""Retention: how long what is finished, abandoned or idle is kept."""

from dataclasses import dataclass
from typing import Final

from stammtisch.core.daily import day_of
from stammtisch.server.rows import Person
from stammtisch.server.store import Store

DAY: Final = 86_400.0
BATCH: Final = 25
"""How many tables are deleted in one transaction: a move waits that long at most."""

# If no person sits at a table, there are only bots and `people` is empty.
PAIRED: Final = "EXISTS (SELECT 1 FROM pairings WHERE table_id = tables.id)"
"""A table of an event: its result counts in the standings, even if only bots sat there."""
STALE: Final = f"""
SELECT id FROM tables WHERE status <> 'over' AND (
  status = 'open' AND created < ?
  OR status = 'running' AND changed < ?
  OR status = 'running' AND people = '[]' AND coalesce(attended, created) < ? AND NOT {PAIRED}
)
UNION SELECT id FROM tables WHERE status = 'over' AND changed < ?
UNION SELECT id FROM tables WHERE status = 'over' AND changed < ? AND people = '[]' AND NOT {PAIRED}
UNION SELECT id FROM tables WHERE closed IS NOT NULL AND closed < ?
LIMIT ?"""
IDLE: Final = """
SELECT id, name, created, seen FROM persons WHERE seen < ? AND NOT EXISTS (
  SELECT 1 FROM sitting JOIN tables ON tables.id = sitting.table_id WHERE sitting.person_id = persons.id
  AND (tables.changed >= ? OR tables.status <> 'over' AND tables.closed IS NULL)
) ORDER BY seen LIMIT ?"""

OLD_NETWORKS: Final = "UPDATE tries SET network = '' WHERE network <> '' AND day < ?"
STILL_EVENTS: Final = """
DELETE FROM events WHERE changed < ? AND NOT EXISTS (
  SELECT 1 FROM pairings JOIN tables ON tables.id = table_id WHERE event_id = events.id AND tables.changed >= ?
)"""
"""Deletes events in which nothing has moved for long; a round may take months where a move takes days."""


@dataclass(frozen=True)
class Keeping:
    """How many days things are kept after nobody goes on with them."""

    unstarted_days: float = 1.0
    abandoned_days: float = 60.0
    finished_days: float = 365.0
    bots_days: float = 7.0
    """A finished match of bots only."""
    unwatched_days: float = 1.0
    """A running match of bots only, since somebody last looked at it."""
    closed_days: float = 30.0
    people_days: float = 400.0
    """An identity that was not seen again and has no running table."""
    reports_days: float = 90.0
    """A report, since it was settled."""


class Retention:
    """Finds what was kept long enough."""

    def __init__(self, store: Store, keeping: Keeping) -> None:
        self._store = store
        self.keeping = keeping

    async def stale(self, now: float, limit: int = BATCH) -> list[str]:
        """Return tables to delete."""
        keeping = self.keeping
        days = (
            keeping.unstarted_days,
            keeping.abandoned_days,
            keeping.unwatched_days,
            keeping.finished_days,
            keeping.bots_days,
            keeping.closed_days,
        )
        rows = await self._store.select(STALE, *[now - one * DAY for one in days], limit)
        return [row[0] for row in rows]

    async def idle(self, now: float, limit: int = BATCH) -> list[Person]:
        """Return identities to forget."""
        since = now - self.keeping.people_days * DAY
        return [Person(*row) for row in await self._store.select(IDLE, since, since, limit)]

    async def tidy(self, now: float) -> None:
        """Delete what has ended: measures, announcements, codes of tables, old events, old settled reports, groups
        without members, and where tries at the deals of past days came from."""
        finished, abandoned = (now - days * DAY for days in (self.keeping.finished_days, self.keeping.abandoned_days))
        await self._store.remove_groups(*await self._store.groups_without_members(BATCH))
        await self._store.change(
            ("DELETE FROM measures WHERE until < ?", (now,)),
            ("DELETE FROM announcements WHERE until < ?", (now,)),
            ("DELETE FROM codes WHERE expires < ?", (now,)),
            (STILL_EVENTS, (finished, finished)),
            (f"{STILL_EVENTS} AND state <> 'over'", (abandoned, abandoned)),
            ("DELETE FROM reports WHERE state <> 'open' AND settled < ?", (now - self.keeping.reports_days * DAY,)),
            (OLD_NETWORKS, (day_of(now),)),
        )
