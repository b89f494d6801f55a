"""The store in PostgreSQL, for any number of server processes."""
# ruff: noqa: D102 (Store says what each method does)

from __future__ import annotations

import asyncio
import itertools
import re
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import asyncpg

from stammtisch.server.backup import PORTION, insertion, not_empty, opened, portions, written
from stammtisch.server.database import LARGEST_TELL, Rows, Statement
from stammtisch.server.group_commit import GroupCommit
from stammtisch.server.listener import CHANNEL, COMMAND_SECONDS, CONNECT_SECONDS, DOWN, Listener, telling
from stammtisch.server.rows import ADD_RESULT, LISTED, UPDATED, StoreDown, Summary, listed_to_row, result_to_row
from stammtisch.server.schema import COLUMNS, migrate_postgres, migrate_sqlite
from stammtisch.server.store import Store
from stammtisch.table.notices import AnyNotice, RowsAdded, notice_to_json

if TYPE_CHECKING:
    from asyncpg.pool import Pool, PoolConnectionProxy

    BaseConnection = asyncpg.Connection[asyncpg.Record]
else:
    BaseConnection = asyncpg.Connection

# Errors of a single write; all other errors of PostgreSQL and the network mean that the database is down.
MISTAKES: Final = (asyncpg.DataError, asyncpg.IntegrityConstraintViolationError, ValueError)
NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"

# One statement is one transaction and one round trip. All processes lock rows in the same order, so that there is
# never a deadlock.
APPEND: Final = f"""
WITH given AS (
  SELECT * FROM unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[], $5::text[], $6::text[], $7::int[],
    $8::float8[], $9::float8[], $10::float8[], $11::bytea[], $12::text[], $13::text[], $14::text[])
  AS given (id, number, at, entry, game, status, public, created, changed, due, about, people, group_id, same_deal)
), added AS (
  INSERT INTO entries (table_id, number, at, entry) SELECT id, number, at, entry FROM given ORDER BY id, number
  ON CONFLICT DO NOTHING RETURNING table_id, number
), last AS (
  SELECT DISTINCT ON (id) given.* FROM given JOIN added ON id = table_id AND given.number = added.number
  ORDER BY id, given.number DESC
), updated AS (
  INSERT INTO tables ({LISTED}) SELECT {LISTED} FROM last ORDER BY id
  {UPDATED} RETURNING id
), sitting_now AS (
  SELECT DISTINCT id, person ->> 0 AS person_id FROM last, json_array_elements(people::json) AS person
), gone AS (
  DELETE FROM sitting USING updated WHERE table_id = updated.id AND NOT EXISTS
  (SELECT FROM sitting_now WHERE sitting_now.id = table_id AND sitting_now.person_id = sitting.person_id)
), come AS (
  INSERT INTO sitting (table_id, person_id) SELECT id, person_id FROM sitting_now ORDER BY id, person_id
  ON CONFLICT DO NOTHING
), told AS (
  SELECT pg_notify('{CHANNEL}', $15 || ' ' || id || ' {notice_to_json(RowsAdded())}') FROM last
)
SELECT table_id, number, (SELECT count(*) FROM told) FROM added"""

Append = tuple[str, int, float, bytes, Summary]


class Connection(BaseConnection):
    """A connection without a reset between two uses: nothing here changes its session."""

    def get_reset_query(self) -> str:
        return ""


class PostgresStore(Store):
    """The store in the PostgreSQL database at a URL."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._process = secrets.token_hex(6)
        self._pool: Pool[asyncpg.Record] | None = None
        self._listener: Listener | None = None
        self._group: GroupCommit[Append, bool] = GroupCommit(self._commit)

    @property
    def trouble(self) -> str:
        return self._group.trouble

    async def probe(self) -> None:
        await self.change(("UPDATE secrets SET name = name", ()))
        self._group.works()

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                # No connection is opened in advance: without a database, asyncpg would log a traceback each second.
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
        if self._listener is not None:
            await self._listener.close()
            self._listener = None
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
                    # It may hang, or be read-only because another server took over: the next use gets a new one.
                    connection.terminate()
                    await self._pool.expire_connections()
                    raise
        except MISTAKES:
            raise
        except DOWN as error:
            raise StoreDown from error

    async def select(self, query: str, *values: object) -> Rows:
        async with self._connection() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(query), *values)]

    async def transact(
        self, *statements: Statement, chained: bool = False, tells: tuple[str, AnyNotice] | None = None
    ) -> list[Rows]:
        found: list[Rows] = []
        async with self._connection() as connection, connection.transaction():
            for text, values in statements:
                if text.startswith("SELECT"):
                    found.append([tuple(row) for row in await connection.fetch(numbered(text), *values)])
                else:
                    done = await connection.execute(numbered(text), *values)
                    found.append([(int(done.rsplit(" ", 1)[1]),)])
                if chained and found[-1] == [(0,)]:
                    return found
            if tells is not None:
                await connection.execute(NOTIFY, telling(self._process, *tells))
        return found

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        return await self._group.put((table, number, at, entry, summary))

    async def _commit(self, writes: list[Append]) -> list[bool]:
        # If a batch has the same number twice, the first one gets it.
        firsts: dict[tuple[str, int], int] = {}
        for index, (table, number, *_) in enumerate(writes):
            firsts.setdefault((table, number), index)
        rows = [
            (table, number, at, entry, *listed_to_row(table, summary)[1:])
            for table, number, at, entry, summary in (writes[index] for index in firsts.values())
        ]
        outcomes = [False] * len(writes)
        async with self._connection() as connection:
            if not any(summary.results for *_, summary in writes):
                added = await connection.fetch(APPEND, *zip(*rows, strict=True), self._process)
            else:
                async with connection.transaction():
                    added = await connection.fetch(APPEND, *zip(*rows, strict=True), self._process)
                    kept = [writes[firsts[table, number]] for table, number, _ in added]
                    results = [result_to_row(write[0], result) for write in kept for result in write[4].results]
                    await connection.executemany(numbered(ADD_RESULT), results)
        for table, number, _ in added:
            outcomes[firsts[table, number]] = True
        return outcomes

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

    async def tell(self, table: str, notice: AnyNotice) -> None:
        told = telling(self._process, table, notice)
        if len(told.encode()) > LARGEST_TELL:
            raise ValueError(f"{len(told.encode())} bytes are too many for a notice; {LARGEST_TELL} are possible")
        await self.select(NOTIFY, told)

    async def listen(self, heard: Callable[[str, AnyNotice], None]) -> None:
        listener = Listener(self._url, self._process, heard)
        await listener.open()
        self._listener = listener


@lru_cache(1000)
def numbered(query: str) -> str:
    """Return a query as PostgreSQL reads it: $1, $2 … for its marks."""
    numbers = itertools.count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", query)
