"""The store in one SQLite file, for one server process: a thread writes, another reads."""
# ruff: noqa: D102 (Store says what each method does)

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, TypeVar, cast

from stammtisch.server.backup import back_up_sqlite, fill_sqlite, opened
from stammtisch.server.database import Rows, Statement
from stammtisch.server.group_commit import GroupCommit
from stammtisch.server.rows import (
    ADD_RESULT,
    LISTED,
    UPDATED,
    StoreDown,
    StoreRefused,
    Summary,
    listed_to_row,
    result_to_row,
)
from stammtisch.server.schema import migrate_sqlite
from stammtisch.server.store import Store
from stammtisch.table.notices import AnyNotice

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], object]

# Errors of a single write; all other errors of SQLite mean that the database is down.
MISTAKES: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)
REMEMBERED_TABLES: Final = 10_000
MOST_AT_ONCE: Final = 64
"""The most rows of one statement; the statements for all numbers up to this are prepared."""

ADD_ENTRIES: Final = "INSERT INTO entries VALUES {rows}"
ADD_ENTRY: Final = "INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UPDATE_TABLES: Final = f"INSERT INTO tables ({LISTED}) VALUES {{rows}} {UPDATED}"


class Append(NamedTuple):
    """A row to be added to a table's log, and what the lists know of the table from then on."""

    table: str
    number: int
    at: float
    entry: bytes
    summary: Summary


class Lock:
    """Keeps every other server off a folder, which is created if it is missing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Take the lock; StoreRefused if another server has it."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite's own lock on an empty file: it works everywhere, always ends with the process,
            # and is not inherited by its children.
            lock = sqlite3.connect(self._folder / "lock", timeout=1, isolation_level=None, check_same_thread=False)
            try:
                lock.execute("BEGIN EXCLUSIVE")
            except sqlite3.OperationalError as error:
                lock.close()
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                raise StoreRefused(
                    f"another process serves the tables in {self._folder}; stop it, or choose another folder"
                ) from error
            self._connection = lock
        except (OSError, sqlite3.Error) as error:
            raise StoreDown from error

    def release(self) -> None:
        """Release the lock."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class ConnectionThread:
    """One thread with a connection of its own, which is reopened after a failure."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    def open(self) -> None:
        """Start the thread and connect."""
        self._thread = ThreadPoolExecutor(1, self._name)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return the result of the work; if it fails, undo what is not committed."""
        if self._thread is None:
            raise StoreDown
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await asyncio.get_running_loop().run_in_executor(thread, self._drop)
            thread.shutdown()

    def _work(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._connect()
            return work(self._connection)
        except BaseException as error:
            self._drop()
            if isinstance(error, (sqlite3.Error, OSError)) and not isinstance(error, MISTAKES):
                raise StoreDown from error
            raise

    def _connect(self) -> sqlite3.Connection:
        # mode=rw: a database that has vanished is not silently replaced by an empty one.
        connection = sqlite3.connect(
            f"{self._path.as_uri()}?mode=rw",
            uri=True,
            timeout=5,
            isolation_level=None,
            cached_statements=4 * MOST_AT_ONCE,
        )
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA wal_autocheckpoint = 4000")
            # Deleted data is overwritten, so that no backup has it either.
            connection.execute("PRAGMA secure_delete = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    def _drop(self) -> None:
        """Close the connection, which undoes what is not committed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


class SqliteStore(Store):
    """The store in the file `stammtisch.db` of a folder, which one process holds while the store is open."""

    shared = False

    def __init__(self, folder: Path) -> None:
        self.folder = folder.absolute()
        self.path = self.folder / "stammtisch.db"
        self._writer = ConnectionThread(self.path, "store-writer")
        self._reader = ConnectionThread(self.path, "store-reader")
        self._group: GroupCommit[Append | Work, object] = GroupCommit(self._commit)
        self._lock = Lock(self.folder)
        # Who sits where, as the row of that number wrote it: it seldom changes, so most later rows need not write it
        # again.
        self._sitting: dict[str, tuple[int, set[str]]] = {}

    @property
    def trouble(self) -> str:
        return self._group.trouble

    async def probe(self) -> None:
        await self.change(("UPDATE secrets SET name = name", ()))

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        self._writer.open()
        self._reader.open()
        try:
            await self._writer.run(migrate_sqlite)
        except BaseException:
            await self.close()
            raise

    def _prepare(self) -> None:
        self._lock.take()
        try:
            os.close(os.open(self.path, os.O_RDONLY | os.O_CREAT, 0o600))
        except OSError as error:
            self._lock.release()
            raise StoreDown from error

    async def close(self) -> None:
        await self._group.finish()
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def select(self, query: str, *values: object) -> Rows:
        return await self._reader.run(lambda connection: connection.execute(query, values).fetchall())

    async def transact(
        self, *statements: Statement, chained: bool = False, tells: tuple[str, AnyNotice] | None = None
    ) -> list[Rows]:
        del tells  # no other process is there

        def work(connection: sqlite3.Connection) -> list[Rows]:
            found: list[Rows] = []
            for text, values in statements:
                cursor = connection.execute(text, values)
                found.append(cursor.fetchall() if cursor.description else [(cursor.rowcount,)])
                if chained and found[-1] == [(0,)]:
                    break
            return found

        return cast(list[Rows], await self._group.put(work))

    async def _commit(self, writes: list[Append | Work]) -> list[object]:
        return await self._writer.run(lambda connection: self._commit_now(connection, writes))

    def _commit_now(self, connection: sqlite3.Connection, writes: list[Append | Work]) -> list[object]:
        try:
            connection.execute("BEGIN IMMEDIATE")
            kept = iter(self._append(connection, [write for write in writes if isinstance(write, Append)]))
            outcomes = [next(kept) if isinstance(write, Append) else write(connection) for write in writes]
            connection.execute("COMMIT")
        except BaseException:
            self._sitting.clear()
            raise
        return outcomes

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        return cast(bool, await self._group.put(Append(table, number, at, entry, summary)))

    def _append(self, connection: sqlite3.Connection, appends: list[Append]) -> list[bool]:
        kept: list[bool] = []
        for portion in _portions(appends):
            kept += self._add(connection, portion)
        added = [append for append, is_kept in zip(appends, kept, strict=True) if is_kept]
        for portion in _portions(added):
            _write_rows(connection, UPDATE_TABLES, [listed_to_row(one.table, one.summary) for one in portion])
        for append in added:
            self._seat(connection, append)
            for result in append.summary.results:
                connection.execute(ADD_RESULT, result_to_row(append.table, result))
        return kept

    def _add(self, connection: sqlite3.Connection, appends: list[Append]) -> list[bool]:
        """Add rows, all at once if none of their numbers is taken."""
        rows = [append[:4] for append in appends]
        try:
            _write_rows(connection, ADD_ENTRIES, rows)
        except sqlite3.IntegrityError:
            return [connection.execute(ADD_ENTRY, row).rowcount == 1 for row in rows]
        return [True] * len(rows)

    def _seat(self, connection: sqlite3.Connection, append: Append) -> None:
        table, sitting = append.table, {person for person, _ in append.summary.people}
        if self._sitting.get(table) != (append.number - 1, sitting):
            connection.execute("DELETE FROM sitting WHERE table_id = ?", (table,))
            connection.executemany("INSERT INTO sitting VALUES (?, ?)", [(table, person) for person in sitting])
            if len(self._sitting) >= REMEMBERED_TABLES:
                self._sitting.clear()
        self._sitting[table] = (append.number, sitting)

    async def delete(self, *tables: str) -> None:
        await super().delete(*tables)
        for table in tables:
            self._sitting.pop(table, None)

    async def backup(self, path: Path) -> None:
        try:
            await asyncio.to_thread(back_up_sqlite, self.path, path)
        except (OSError, sqlite3.Error) as error:
            raise StoreDown from error

    async def restore(self, path: Path) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with opened(path) as source:
                fill_sqlite(connection, source)

        await self._group.put(work)

    async def listen(self, heard: Callable[[str, AnyNotice], None]) -> None:
        """Do nothing: there is no other process."""

    async def tell(self, table: str, notice: AnyNotice) -> None:
        """Do nothing: there is no other process."""


def _portions(appends: list[Append]) -> Iterator[list[Append]]:
    return (appends[start : start + MOST_AT_ONCE] for start in range(0, len(appends), MOST_AT_ONCE))


def _write_rows(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Write rows by one statement: each statement waits once for Python's global lock."""
    marks = f"({', '.join('?' * len(rows[0]))})"
    connection.execute(statement.format(rows=", ".join([marks] * len(rows))), [value for row in rows for value in row])
