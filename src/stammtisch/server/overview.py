"""The overview: what hosts see of tables and people. Nothing here replays a match."""

import time
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from stammtisch.server.moderation import Measure
from stammtisch.server.store import Store
from stammtisch.table.log import Opened, from_bytes
from stammtisch.table.summary import About

SHOWN: Final = 100
HIDDEN: Final = "hidden"
PLAIN: Final = frozenset(
    [
        *("entry", "seat", "person", "level", "why", "what", "yes", "fill", "hash", "id", "table", "absent"),
        *("game", "rules", "seats", "options", "host", "owners", "bots", "public", "watchers", "takebacks"),
        *("pace", "bot_seconds", "replays", "chosen"),
    ]
)
"""The fields of entries without cards and seeds. Other fields are not shown while a match runs."""
NEVER: Final = frozenset({"seed"})
"""Hidden even after a match unless it is the match's own: the next match may be running with it."""

_abouts = msgspec.json.Decoder(About)


class TableRow(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: str
    public: bool
    hidden: bool
    closed: float | None
    aside: str
    """Why its log cannot be read, if it was set aside for that; otherwise empty."""
    created: float
    changed: float
    due: float | None
    seats: int
    people: list[str | None]
    """Ids by seat."""
    names: list[str | None]
    bots: list[str | None]


class TableFull(msgspec.Struct, frozen=True):
    """A table with all that is kept except its cards."""

    row: TableRow
    host: str
    options: dict[str, Any]
    pace: dict[str, Any]
    watchers: bool
    takebacks: bool
    rows: int
    bytes: int
    lines: int
    reports: int


class PersonRow(msgspec.Struct, frozen=True):
    """A person in a list."""

    person: str
    name: str
    created: float
    seen: float
    tables: int
    reports: int
    """The number of open reports about them."""
    measures: list[Measure]


class Overview:
    """Queries for hosts; the store is their only source."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def tables(self, which: str, text: str = "", limit: int = SHOWN) -> list[TableRow]:
        """Return tables, last changed first; `which`: all, a status, public, closed or aside; ids begin with `text`."""
        conditions = {
            "all": "1 = 1",
            "open": "status = 'open'",
            "running": "status = 'running'",
            "over": "status = 'over'",
            "public": "public = 1 AND status <> 'over'",
            "closed": "closed IS NOT NULL",
            "aside": "aside <> ''",
        }
        query = f"{TABLES} WHERE {conditions.get(which, '1 = 1')} AND id LIKE ? ORDER BY changed DESC, id LIMIT ?"
        return await self._table_rows(await self._store.select(query, f"{escaped(text)}%", limit))

    async def tables_of(self, person: str, limit: int = SHOWN) -> list[TableRow]:
        """Return the tables of one person."""
        query = (
            f"{TABLES} WHERE id IN (SELECT table_id FROM sitting WHERE person_id = ?) ORDER BY changed DESC, id LIMIT ?"
        )
        return await self._table_rows(await self._store.select(query, person, limit))

    async def _table_rows(self, rows: list[tuple[Any, ...]]) -> list[TableRow]:
        abouts = [_abouts.decode(row[-1]) for row in rows]
        names = await self.names({who for about in abouts for who in about.owners if who is not None})
        return [
            TableRow(
                *(table, game, status, bool(public), bool(hidden), closed, aside, created, changed, due, about.seats),
                people=about.owners,
                names=[None if who is None else names.get(who, "") for who in about.owners],
                bots=list(about.bots),
            )
            for (table, game, status, public, hidden, closed, aside, created, changed, due, _), about in zip(
                rows, abouts, strict=True
            )
        ]

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        """Return the names of people."""
        asked = sorted({*people})
        return await self._store.names(asked) if asked else {}

    async def table(self, id: str) -> TableFull | None:
        """Return everything about one table."""
        rows = await self._table_rows(await self._store.select(f"{TABLES} WHERE id = ?", id))
        if not rows:
            return None
        measured = "SELECT count(*), coalesce(sum(length(entry)), 0) FROM entries WHERE table_id = ?"
        ((number, size),) = await self._store.select(measured, id)
        ((lines,),) = await self._store.select("SELECT count(*) FROM chat WHERE table_id = ?", id)
        ((reports,),) = await self._store.select("SELECT count(*) FROM reports WHERE table_id = ?", id)
        first = await self._store.select("SELECT entry FROM entries WHERE table_id = ? AND number = 0", id)
        opened = _opened(bytes(first[0][0])) if first else None
        return TableFull(
            row=rows[0],
            host="" if opened is None else opened.host,
            options={} if opened is None else opened.options,
            pace={} if opened is None else msgspec.to_builtins(opened.pace),
            watchers=opened is not None and opened.watchers,
            takebacks=opened is not None and opened.takebacks,
            rows=number,
            bytes=int(size),
            lines=lines,
            reports=reports,
        )

    async def log(self, id: str) -> bytes:
        """Return the log of a table as JSON lines; during a match, without words, seeds and contributions."""
        ((status,),) = await self._store.select("SELECT status FROM tables WHERE id = ?", id) or [("",)]
        return b"".join(
            msgspec.json.encode({"number": row.number, "at": row.at, **shown(row.entry, over=status == "over")}) + b"\n"
            for row in await self._store.log(id)
        )

    async def people(self, text: str = "", limit: int = SHOWN) -> list[PersonRow]:
        """Return people whose name contains a text or whose id begins with it; last seen first."""
        query = f"{PEOPLE} WHERE lower(name) LIKE ? OR id LIKE ? ORDER BY seen DESC, id LIMIT ?"
        plain = escaped(text)
        return await self._person_rows(await self._store.select(query, f"%{plain.lower()}%", f"{plain}%", limit))

    async def person(self, id: str) -> PersonRow | None:
        """Return one person."""
        found = await self._person_rows(await self._store.select(f"{PEOPLE} WHERE id = ?", id))
        return found[0] if found else None

    async def _person_rows(self, rows: list[tuple[Any, ...]]) -> list[PersonRow]:
        query = "SELECT kind, target, until, reason, made FROM measures WHERE until > ?"
        measures = [Measure(*row) for row in await self._store.select(query, time.time())] if rows else []
        return [
            PersonRow(id, name, created, seen, tables, reports, [one for one in measures if one.target == id])
            for id, name, created, seen, tables, reports in rows
        ]

    async def export(self, id: str) -> dict[str, Any] | None:
        """Return everything that is kept about one person, without cards: records have those."""
        person = await self.person(id)
        if person is None:
            return None
        said = "SELECT table_id, number, audience, text, at FROM chat WHERE person_id = ? ORDER BY at"
        reported = "SELECT id, table_id, reason, text, at, state FROM reports WHERE reporter = ? ORDER BY at"
        results = "SELECT table_id, seat, game, points, place, hints, at FROM results WHERE person_id = ? ORDER BY at"
        devices = "SELECT kind, label, created, seen FROM devices WHERE person_id = ? ORDER BY created"
        return {
            "person": person.person,
            "name": person.name,
            "created": person.created,
            "seen": person.seen,
            "tables": [
                {
                    "table": row.table,
                    "game": row.game,
                    "status": row.status,
                    "created": row.created,
                    "changed": row.changed,
                    "seats": [seat for seat, who in enumerate(row.people) if who == id],
                }
                for row in await self.tables_of(id, 1_000_000)
            ],
            "chat": _dicts(await self._store.select(said, id), "table", "number", "audience", "text", "at"),
            "reports": _dicts(await self._store.select(reported, id), "id", "table", "reason", "text", "at", "state"),
            "results": _dicts(
                await self._store.select(results, id), "table", "seat", "game", "points", "place", "hints", "at"
            ),
            "devices": _dicts(await self._store.select(devices, id), "kind", "label", "created", "seen"),
            "measures": [{"kind": one.kind, "until": one.until} for one in person.measures],
        }


TABLES: Final = "SELECT id, game, status, public, hidden, closed, aside, created, changed, due, about FROM tables"
PEOPLE: Final = (
    "SELECT id, name, created, seen, (SELECT count(*) FROM sitting WHERE person_id = persons.id),"
    " (SELECT count(*) FROM reports WHERE person_id = persons.id AND state = 'open') FROM persons"
)


def _dicts(rows: list[tuple[Any, ...]], *names: str) -> list[dict[str, Any]]:
    return [dict(zip(names, row, strict=True)) for row in rows]


def escaped(text: str) -> str:
    """Return a text for LIKE, with its wildcards escaped."""
    return text.replace("%", "")


def _opened(entry: bytes) -> Opened | None:
    try:
        found = from_bytes(entry)
    except msgspec.MsgspecError:
        return None
    return found if isinstance(found, Opened) else None


def shown(entry: bytes, *, over: bool) -> dict[str, Any]:
    """Return an entry for hosts: built up from known fields, so that a new field is never shown by accident."""
    try:
        kept: dict[str, Any] = msgspec.json.decode(entry, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {"entry": "unreadable", "bytes": len(entry)}
    if over:
        own = kept.get("entry") == "opened"
        return {name: HIDDEN if name in NEVER and not own else value for name, value in kept.items()}
    return {name: value if name in PLAIN else HIDDEN for name, value in kept.items()}
