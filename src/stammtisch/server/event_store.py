"""What is kept about events: their settings, who takes part, and who sat where in each round."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple, dataclass
from typing import Any, Final

from stammtisch.server.database import Database, marks

OPEN: Final = "open"
"""People enter; nothing is played yet."""
RUNNING: Final = "running"
PAUSED: Final = "paused"
"""Tables play on, and no round begins."""
OVER: Final = "over"
MOST_ROUNDS: Final = 1_000_000


@dataclass(frozen=True)
class EventKept:
    """An event as it is kept. Its id is its link."""

    id: str
    name: str
    host: str
    group: str
    """The id of the group for which it is; empty if there is none."""
    asked: str
    """The settings, as JSON."""
    state: str
    round: int
    """The current round; 0 before the first."""
    created: float
    changed: float


@dataclass(frozen=True)
class Entrant:
    """Somebody who takes part, or a bot that does."""

    number: int
    person: str | None
    """None for a bot, and for somebody who is forgotten."""
    level: str
    """The level of a bot; empty for a person."""
    gone: bool
    """Whether they are paired no more."""
    removed: bool
    """Whether the host took them out, so that they cannot come back."""
    seen: float
    """When they last had the page of the event open."""

    @property
    def plays(self) -> bool:
        """Say whether they are paired in the next round."""
        return not self.gone and (self.person is not None or bool(self.level))


@dataclass(frozen=True)
class Paired:
    """A table of a round."""

    round: int
    number: int
    table: str
    seats: Sequence[int | None]
    """The entrants by seat; None for a bot that only fills the seat."""
    begun: bool
    """Whether the table was set up and started; until then that is done again."""
    counts: bool
    """False if the host has decided that it counts one half for everybody."""
    status: str
    """The status of the table; empty if there is none (any more)."""
    changed: float
    people: str
    """The JSON of Summary.people."""

    @property
    def is_done(self) -> bool:
        """Say whether the round needs to wait for it no more."""
        return not self.counts or (self.begun and self.status in ("", OVER))


class EventStore(Database):
    """Events, their entrants and their rounds."""

    async def add_event(self, event: EventKept) -> None:
        """Add an event."""
        values = tuple(astuple(event))
        await self.change((f"INSERT INTO events ({EVENT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values))

    async def event(self, id: str) -> EventKept | None:
        """Return an event by its link."""
        rows = await self.select(f"SELECT {EVENT} FROM events WHERE id = ?", id)
        return EventKept(*rows[0]) if rows else None

    async def events_of(self, person: str, limit: int) -> list[EventKept]:
        """Return the events of which somebody is the host or in which they take part, newest first."""
        query = (
            f"SELECT {EVENT} FROM events WHERE host = ? OR id IN"
            " (SELECT event_id FROM entrants WHERE person_id = ? AND removed = 0) ORDER BY changed DESC, id LIMIT ?"
        )
        return [EventKept(*row) for row in await self.select(query, person, person, limit)]

    async def events_of_group(self, group: str, limit: int) -> list[EventKept]:
        """Return the events of a group, newest first."""
        query = f"SELECT {EVENT} FROM events WHERE group_id = ? AND group_id <> '' ORDER BY created DESC, id LIMIT ?"
        return [EventKept(*row) for row in await self.select(query, group, limit)]

    async def events_under_way(self) -> list[EventKept]:
        """Return all events in which something is played or about to be."""
        query = f"SELECT {EVENT} FROM events WHERE state IN ('{RUNNING}', '{PAUSED}') ORDER BY id"
        return [EventKept(*row) for row in await self.select(query)]

    async def count_hosted(self, person: str) -> int:
        """Return how many events of a host are not over."""
        query = "SELECT count(*) FROM events WHERE host = ? AND state <> ?"
        return int((await self.select(query, person, OVER))[0][0])

    async def set_state(self, event: EventKept, state: str, now: float) -> bool:
        """Change the state of an event, unless that or the round has changed meanwhile."""
        statement = "UPDATE events SET state = ?, changed = ? WHERE id = ? AND state = ? AND round = ?"
        return await self.change((statement, (state, now, event.id, event.state, event.round))) > 0

    async def rename_event(self, id: str, name: str) -> None:
        """Give an event another name."""
        await self.change(("UPDATE events SET name = ? WHERE id = ?", (name, id)))

    async def remove_event(self, id: str) -> None:
        """Delete an event; its tables stay with those who sat at them."""
        await self.change(("DELETE FROM events WHERE id = ?", (id,)))

    # Who takes part

    async def entrants(self, event: str) -> list[Entrant]:
        """Return everybody who has ever entered, in this order."""
        return (await self.entrants_of([event]))[event]

    async def entrants_of(self, events: Collection[str]) -> dict[str, list[Entrant]]:
        """Return everybody who has ever entered some events, event by event and in this order."""
        query = f"SELECT {ENTRANT}, event_id FROM entrants WHERE event_id IN ({marks(events)}) ORDER BY number"
        found: dict[str, list[Entrant]] = {event: [] for event in events}
        for number, person, level, gone, removed, seen, event in await self.select(query, *events):
            found[event].append(Entrant(number, person, level, bool(gone), bool(removed), seen))
        return found

    async def enter(self, event: str, person: str, now: float, most: int) -> None:
        """Let a person take part, again if they had left; nothing happens if they do, were removed, or `most` do.

        Others who have left before they were paired leave no trace.
        """
        again = f"UPDATE entrants SET gone = 0 WHERE event_id = ? AND person_id = ? AND removed = 0 AND {PLAYING} < ?"
        added = f"{ADD_ENTRANT} AND {PLAYING} < ? ON CONFLICT DO NOTHING"
        await self.change(
            (DROP_LEAVERS, (event, now - LEFT_FOR)),
            (again, (event, person, event, most)),
            (added, (person, "", now, event, event, most)),
        )

    async def add_bots(self, event: str, level: str, count: int) -> None:
        """Let some bots take part."""
        await self.change(*[(ADD_ENTRANT, (None, level, 0.0, event)) for _ in range(count)])

    async def remove_bots(self, event: str, numbers: Iterable[int]) -> None:
        """Take bots out of an event that has not begun."""
        statement = "DELETE FROM entrants WHERE event_id = ? AND number = ? AND person_id IS NULL"
        await self.change(*[(statement, (event, number)) for number in numbers])

    async def leave_event(self, event: str, number: int, now: float, *, for_good: bool) -> None:
        """Pair somebody no more; `for_good` means that they cannot come back, and nothing takes that back."""
        statement = (
            "UPDATE entrants SET gone = 1, removed = CASE WHEN removed = 1 THEN 1 ELSE ? END, seen = ?"
            " WHERE event_id = ? AND number = ?"
        )
        await self.change((statement, (int(for_good), now, event, number)))

    async def note_entrant(self, event: str, person: str, now: float, every: float) -> None:
        """Note that somebody has the page of an event open, at most once in some seconds."""
        statement = "UPDATE entrants SET seen = ? WHERE event_id = ? AND person_id = ? AND seen < ?"
        await self.change((statement, (now, event, person, now - every)))

    # Rounds

    async def begin_round(
        self, event: EventKept, state: str, tables: Sequence[tuple[str, Sequence[int | None]]], now: float
    ) -> bool:
        """Begin the next round with these tables; False if that has been done already, or the state has changed."""
        first = "UPDATE events SET round = round + 1, state = ?, changed = ? WHERE id = ? AND round = ? AND state = ?"
        columns = "event_id, round, number, table_id, seats, begun, counts"
        added = f"INSERT INTO pairings ({columns}) VALUES (?, ?, ?, ?, ?, 0, 1)"
        done = await self.transact(
            (first, (state, now, event.id, event.round, event.state)),
            *[
                (added, (event.id, event.round + 1, number, table, json.dumps(seats)))
                for number, (table, seats) in enumerate(tables)
            ],
            chained=True,
        )
        return len(done) == len(tables) + 1

    async def pairings(self, event: str, since: int = 0, until: int = MOST_ROUNDS) -> list[Paired]:
        """Return the tables of all rounds in order, or of those from one on and before another."""
        query = f"{PAIRED} WHERE event_id = ? AND round >= ? AND round < ? ORDER BY round, number"
        return [paired_from_row(row) for row in await self.select(query, event, since, until)]

    async def pairings_now(self, events: Collection[str]) -> dict[str, list[Paired]]:
        """Return the tables of the current round of some events."""
        query = (
            f"{PAIRED} WHERE event_id IN ({marks(events)})"
            " AND pairings.round = (SELECT events.round FROM events WHERE events.id = event_id)"
        )
        found: dict[str, list[Paired]] = {event: [] for event in events}
        for row in await self.select(query, *events):
            found[row[-1]].append(paired_from_row(row))
        return found

    async def note_begun(self, event: str, round: int) -> None:
        """Note that all tables of a round were set up and started."""
        await self.change(("UPDATE pairings SET begun = 1 WHERE event_id = ? AND round = ?", (event, round)))

    async def count_half(self, event: str, round: int, number: int, now: float) -> None:
        """Let a table count one half for everybody; the break before the next round begins now."""
        statement = "UPDATE pairings SET counts = 0 WHERE event_id = ? AND round = ? AND number = ?"
        await self.change(
            (statement, (event, round, number)), ("UPDATE events SET changed = ? WHERE id = ?", (now, event))
        )

    async def event_results(
        self, event: str, since: int = 0, until: int = MOST_ROUNDS
    ) -> dict[str, list[tuple[int, int | None, bool, float]]]:
        """Return the results of all finished tables of some rounds: points, place, whether they resigned, and when."""
        query = (
            "SELECT results.table_id, points, place, resigned, at FROM pairings"
            " JOIN results ON results.table_id = pairings.table_id WHERE event_id = ? AND round >= ? AND round < ?"
            " ORDER BY results.table_id, seat"
        )
        found: dict[str, list[tuple[int, int | None, bool, float]]] = {}
        for table, points, place, resigned, at in await self.select(query, event, since, until):
            found.setdefault(table, []).append((points, place, bool(resigned), at))
        return found


def paired_from_row(row: Sequence[Any]) -> Paired:
    """Return a table of a round from a row of PAIRED."""
    round, number, table, seats, begun, counts, status, changed, people, closed, aside, _ = row
    # A table that was deleted or closed, or that cannot be read, has no status.
    alive = "" if status is None or closed or aside else status
    kept = (round, number, table, json.loads(seats), bool(begun), bool(counts), alive)
    return Paired(*kept, changed or 0.0, people or "[]")


PAIRED: Final = """
SELECT pairings.round, number, table_id, seats, begun, counts, status, changed, people, closed, aside, event_id
FROM pairings LEFT JOIN tables ON tables.id = table_id"""
EVENT: Final = "id, name, host, group_id, asked, state, round, created, changed"
ENTRANT: Final = "number, person_id, level, gone, removed, seen"
ADD_ENTRANT: Final = """
INSERT INTO entrants (event_id, number, person_id, level, gone, removed, seen)
SELECT id, (SELECT coalesce(max(number) + 1, 0) FROM entrants WHERE event_id = events.id), ?, ?, 0, 0, ? FROM events
WHERE id = ?"""
PLAYING: Final = """
(SELECT count(*) FROM entrants AS one WHERE one.event_id = ? AND gone = 0 AND (person_id IS NOT NULL OR level <> ''))"""
LEFT_FOR: Final = 60.0
"""Seconds after which somebody who has left is in no pairing that is just being made."""
DROP_LEAVERS: Final = """
DELETE FROM entrants WHERE event_id = ? AND gone = 1 AND removed = 0 AND seen < ? AND NOT EXISTS (
SELECT 1 FROM pairings WHERE pairings.event_id = entrants.event_id
AND replace(replace(seats, '[', ' '), ']', ',') LIKE '% ' || CAST(entrants.number AS text) || ',%')"""
"""Deletes those who have left before they were paired; else new identities make the list ever longer."""
