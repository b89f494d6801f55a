"""The store in PostgreSQL, for any number of server processes."""
# ruff: noqa: D102 (Store says what each method does)

from __future__ import annotations

import asyncio
import itertools
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import asyncpg

from stammtisch.server.backup import PORTION, insertion, not_empty, opened, portions, written
from stammtisch.server.devices import Devices, Statement, device_id
from stammtisch.server.ear import CHANNEL, COMMAND_SECONDS, CONNECT_SECONDS, DOWN, Ear, telling
from stammtisch.server.schema import COLUMNS, LISTED, listed_from_row, listed_to_row, migrate_postgres, migrate_sqlite
from stammtisch.server.store import (
    LARGEST_TELL,
    LINES_KEPT,
    GroupCommit,
    Line,
    Listed,
    Person,
    Row,
    StoreDown,
    Summary,
)

if TYPE_CHECKING:
    from asyncpg.pool import Pool, PoolConnectionProxy

    BaseConnection = asyncpg.Connection[asyncpg.Record]
else:
    BaseConnection = asyncpg.Connection

# Mistakes of a single write; every other error of PostgreSQL, and any of the network, is the database's.
MISTAKES: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)

# One statement is one transaction and one journey. Rows are taken in one order by all processes, so that two that race
# for the same tables wait for each other but never both at once.
APPEND: Final = f"""
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[], $5::text[], $6::text[], $7::int[],
    $8::float8[], $9::float8[], $10::float8[], $11::bytea[], $12::text[])
  AS given (id, number, at, entry, game, status, public, created, changed, due, about, people)
), added AS (
  INSERT INTO entries (table_id, number, at, entry) SELECT id, number, at, entry FROM given ORDER BY id, number
  ON CONFLICT DO NOTHING RETURNING table_id, number
), last AS (
  SELECT DISTINCT ON (id) given.* FROM given JOIN added ON id = table_id AND given.number = added.number
  ORDER BY id, given.number DESC
), updated AS (
  INSERT INTO tables ({LISTED}) SELECT {LISTED} FROM last ORDER BY id
  ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status, public = excluded.public,
  created = excluded.created, changed = excluded.changed, due = excluded.due, about = excluded.about,
  people = excluded.people
  RETURNING id
), sitting_now AS (
  SELECT DISTINCT id, person ->> 0 AS person_id FROM last, json_array_elements(people::json) AS person
), gone AS (
  DELETE FROM sitting USING updated WHERE table_id = updated.id AND NOT EXISTS
  (SELECT FROM sitting_now WHERE sitting_now.id = table_id AND sitting_now.person_id = sitting.person_id)
), come AS (
  INSERT INTO sitting (table_id, person_id) SELECT id, person_id FROM sitting_now ORDER BY id, person_id
  ON CONFLICT DO NOTHING
), told AS (
  SELECT pg_notify('{CHANNEL}', $13 || ' ' || id || ' ') FROM last
)
SELECT table_id, number, (SELECT count(*) FROM told) FROM added"""

Append = tuple[str, int, float, bytes, Summary]


class Connection(BaseConnection):
    """A connection that needs no tidying between two uses, because nothing here changes its session."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Devices):
    """The store in the PostgreSQL database at a URL."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._process = secrets.token_hex(6)
        self._pool: Pool[asyncpg.Record] | None = None
        self._ear: Ear | None = None
        self._group: GroupCommit[Append, bool] = GroupCommit(self._commit)

    @property
    def trouble(self) -> str:
        return self._group.trouble

    async def probe(self) -> None:
        await self._rows("UPDATE secrets SET name = name")
        self._group.works()

    def leads(self, table: str) -> bool:
        del table  # perhaps another process made the last entry, and comes first
        return False

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                # None is kept for its own sake: while the database is gone, asyncpg would log a traceback each second.
                min_size=0,
                max_size=8,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                connection_class=Connection,
                server_settings={"application_name": "stammtisch", "synchronous_commit": "on"},
            )
        except DOWN as error:
            raise StoreDown from error
        try:
            async with self._connection() as connection:
                await migrate_postgres(connection)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        await self._group.finish()
        if self._ear is not None:
            await self._ear.close()
            self._ear = None
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), COMMAND_SECONDS)
            except DOWN:
                pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[PoolConnectionProxy[asyncpg.Record]]:
        if self._pool is None:
            raise StoreDown
        try:
            async with self._pool.acquire(timeout=CONNECT_SECONDS) as connection:
                try:
                    yield connection
                except MISTAKES:
                    raise
                except DOWN:
                    # It may hang, or all may be read-only since another server took over: the next use gets a new one.
                    connection.terminate()
                    await self._pool.expire_connections()
                    raise
        except MISTAKES:
            raise
        except DOWN as error:
            raise StoreDown from error

    async def _rows(self, query: str, *values: object) -> list[Any]:
        async with self._connection() as connection:
            return await connection.fetch(query, *values)

    async def _ask(self, query: str, *values: object) -> list[Any]:
        return await self._rows(query, *values)

    async def _change(self, *statements: Statement) -> list[list[Any]]:
        async with self._connection() as connection, connection.transaction():
            return [await connection.fetch(query, *values) for query, *values in statements]

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        return await self._group.put((table, number, at, entry, summary))

    async def _commit(self, writes: list[Append]) -> list[bool]:
        # Where one number is asked for twice in a batch, the first has it.
        firsts: dict[tuple[str, int], int] = {}
        for index, (table, number, *_) in enumerate(writes):
            firsts.setdefault((table, number), index)
        rows = [
            (table, number, at, entry, *listed_to_row(table, summary)[1:])
            for table, number, at, entry, summary in (writes[index] for index in firsts.values())
        ]
        outcomes = [False] * len(writes)
        for table, number, _ in await self._rows(APPEND, *zip(*rows, strict=True), self._process):
            outcomes[firsts[table, number]] = True
        return outcomes

    async def log(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT number, at, entry FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"
        return [Row(*row) for row in await self._rows(query, table, since)]

    async def table(self, id: str) -> Listed | None:
        rows = await self._rows(f"SELECT {LISTED}, aside, closed FROM tables WHERE id = $1", id)
        return listed_from_row(rows[0]) if rows else None

    async def set_aside(self, table: str, reason: str) -> None:
        await self._rows("UPDATE tables SET aside = $2 WHERE id = $1", table, reason)

    async def take_up(self, table: str = "") -> None:
        await self._rows("UPDATE tables SET aside = '' WHERE aside <> '' AND (id = $1 OR $1 = '')", table)

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        query = (
            f"SELECT {LISTED} FROM (SELECT *, row_number()"
            " OVER (PARTITION BY status = 'over' ORDER BY changed DESC, id)"
            " AS place FROM tables WHERE closed IS NULL"
            " AND id IN (SELECT table_id FROM sitting WHERE person_id = $1)) AS own"
            " WHERE place <= $2 ORDER BY status = 'over', changed DESC, id"
        )
        return [listed_from_row(row) for row in await self._rows(query, person, limit)]

    async def due(self, now: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= $1 AND aside = '' AND closed IS NULL ORDER BY due, id LIMIT $2"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def delete(self, *tables: str) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM tables WHERE id = ANY($1)", tables)
            for name in ("entries", "sitting", "chat"):
                await connection.execute(f"DELETE FROM {name} WHERE table_id = ANY($1)", tables)

    async def add_person(self, person: Person, secret_hash: bytes, kind: str = "program", label: str = "") -> bool:
        statement = (
            "WITH added AS (INSERT INTO persons (id, name, created, seen, signed_cookies) VALUES ($1, $2, $3, $4, 0)"
            " ON CONFLICT DO NOTHING RETURNING *)"
            " INSERT INTO devices (id, person_id, hash, kind, label, created, seen)"
            " SELECT $5, id, $6, $7, $8, created, seen FROM added RETURNING 1"
        )
        row = (person.id, person.name, person.created, person.seen)
        return bool(await self._rows(statement, *row, device_id(secret_hash), secret_hash, kind, label))

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, created, seen FROM persons WHERE id = $1", id)
        return Person(*rows[0]) if rows else None

    async def rename(self, id: str, name: str) -> bool:
        return bool(await self._rows("UPDATE persons SET name = $2 WHERE id = $1 RETURNING 1", id, name))

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        rows = await self._rows("SELECT id, name FROM persons WHERE id = ANY($1)", list(ids))
        return {row[0]: row[1] for row in rows}

    async def forget(self, id: str) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM chat WHERE person_id = $1", id)
            await connection.execute("DELETE FROM sitting WHERE person_id = $1", id)
            await connection.execute("DELETE FROM persons WHERE id = $1", id)

    async def add_transfer(self, transfer_hash: bytes, person: str, expires: float) -> bool:
        statement = (
            "INSERT INTO transfers (hash, person_id, expires) SELECT $1, id, $3 FROM persons WHERE id = $2 RETURNING 1"
        )
        return bool(await self._rows(statement, transfer_hash, person, expires))

    async def take_transfer(self, transfer_hash: bytes, now: float) -> str | None:
        statement = "DELETE FROM transfers WHERE hash = $1 OR expires <= $2 RETURNING hash, person_id, expires"
        for hash, person, expires in await self._rows(statement, transfer_hash, now):
            if hash == transfer_hash and expires > now:
                return str(person)
        return None

    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> Line | None:
        statement = (
            "WITH next AS (UPDATE tables SET said = said + 1 WHERE id = $1 RETURNING said)"
            " INSERT INTO chat (table_id, number, person_id, audience, text, at)"
            " SELECT $1, said, $2, $3, $4, $5 FROM next"
            f" RETURNING number, pg_notify('{CHANNEL}', $6)"
        )
        rows = await self._rows(statement, table, person, audience, text, at, telling(self._process, table, b"chat"))
        if not rows:
            return None
        number: int = rows[0][0]
        if number % LINES_KEPT == 0:
            await self._rows("DELETE FROM chat WHERE table_id = $1 AND number <= $2", table, number - LINES_KEPT)
        return Line(number, person, audience, text, at)

    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[Line]:
        query = (
            "SELECT number, person_id, audience, text, at FROM chat WHERE table_id = $1 AND audience = ANY($2)"
            " ORDER BY number DESC LIMIT $3"
        )
        return [Line(*row) for row in reversed(await self._rows(query, table, audiences, limit))]

    async def secret(self, name: str) -> bytes:
        new = secrets.token_bytes(32)
        await self._rows("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", name, new)
        return bytes((await self._rows("SELECT value FROM secrets WHERE name = $1", name))[0][0])

    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in await self._rows(numbered(query), *values)]

    async def change(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        async with self._connection() as connection, connection.transaction():
            done = [await connection.execute(numbered(text), *values) for text, values in statements]
        return sum(int(tag.rsplit(" ", 1)[1]) for tag in done)

    async def backup(self, path: Path) -> None:
        try:
            with written(path) as target:
                await asyncio.to_thread(migrate_sqlite, target)
                await asyncio.to_thread(target.execute, "BEGIN")
                async with (
                    self._connection() as connection,
                    connection.transaction(isolation="repeatable_read", readonly=True),
                ):
                    for name, columns in COLUMNS.items():
                        rows = await connection.cursor(f"SELECT {', '.join(columns)} FROM {name}")
                        while portion := await rows.fetch(PORTION):
                            await asyncio.to_thread(target.executemany, insertion(name), portion)
                await asyncio.to_thread(target.execute, "COMMIT")
        except (OSError, sqlite3.Error) as error:
            raise StoreDown from error

    async def restore(self, path: Path) -> None:
        try:
            with opened(path) as source:
                async with self._connection() as connection, connection.transaction():
                    await self._fill(connection, source)
        except (OSError, sqlite3.Error) as error:
            raise StoreDown from error

    async def _fill(self, connection: PoolConnectionProxy[asyncpg.Record], source: sqlite3.Connection) -> None:
        await connection.execute(f"LOCK TABLE {', '.join(COLUMNS)} IN ACCESS EXCLUSIVE MODE")
        for name in COLUMNS:
            if name != "secrets" and await connection.fetch(f"SELECT 1 FROM {name} LIMIT 1"):
                raise not_empty(name)
        await connection.execute("DELETE FROM secrets")
        for name, columns in COLUMNS.items():
            for portion in portions(source, name):
                await connection.copy_records_to_table(name, records=portion, columns=columns)

    async def tell(self, table: str, payload: bytes) -> None:
        if len(payload) > LARGEST_TELL:
            raise ValueError(f"{len(payload)} bytes are too many to tell; {LARGEST_TELL} are possible")
        await self._rows(f"SELECT pg_notify('{CHANNEL}', $1)", telling(self._process, table, payload))

    async def listen(self, heard: Callable[[str, bytes], None]) -> None:
        ear = Ear(self._url, self._process, heard)
        await ear.open()
        self._ear = ear


def numbered(query: str) -> str:
    """A query as PostgreSQL reads it: $1, $2 … for its marks."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", query)
