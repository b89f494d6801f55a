"""The store in one SQLite file, for one server process or a ring of them: in each a thread writes, another reads."""
# ruff: noqa: D102 (Store says what each method does)

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast

import msgspec

from stammtisch.server.backup import back_up_sqlite, fill_sqlite, opened
from stammtisch.server.devices import Devices, Statement, device_id
from stammtisch.server.schema import LISTED, listed_from_row, listed_to_row, migrate_sqlite
from stammtisch.server.store import (
    LARGEST_TELL,
    LINES_KEPT,
    GroupCommit,
    Line,
    Listed,
    Person,
    Row,
    StoreDown,
    StoreRefused,
    Summary,
)

if TYPE_CHECKING:
    from stammtisch.server.ring import Ring

Result = TypeVar("Result")

# Mistakes of a single write; every other error of SQLite is the database's.
MISTAKES: Final = (
    sqlite3.DataError,
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.NotSupportedError,
    sqlite3.ProgrammingError,
)
REMEMBERED_TABLES: Final = 10_000
ENOUGH_TO_TELL: Final = 1 << 16
"""Bytes after which something else that is told is told apart; far less than a letter of the ring may have."""

MOST_AT_ONCE: Final = 64
"""Rows that one statement writes; the statements for all numbers of rows up to this are kept ready."""

ADD_ENTRIES: Final = "INSERT INTO entries VALUES {rows}"
ADD_ENTRY: Final = "INSERT INTO entries VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
UPDATE_TABLES: Final = f"""
INSERT INTO tables ({LISTED}) VALUES {{rows}}
ON CONFLICT (id) DO UPDATE SET game = excluded.game, status = excluded.status, public = excluded.public,
created = excluded.created, changed = excluded.changed, due = excluded.due, about = excluded.about,
people = excluded.people"""


News = tuple[str, bytes]
"""A table, and what the other processes are told of it."""


class Append(NamedTuple):
    """A row to be added to a table's log, and what the lists know of the table from then on."""

    table: str
    number: int
    at: float
    entry: bytes
    summary: Summary

    @property
    def news(self) -> News:
        """That there are new rows."""
        return (self.table, b"")


class Work(NamedTuple):
    """Anything else to be written, and what is told of it if it comes to anything."""

    do: Callable[[sqlite3.Connection], object]
    news: News | None


Write = Append | Work

_news_to_bytes = msgspec.msgpack.Encoder().encode
_news_from_bytes = msgspec.msgpack.Decoder(list[News]).decode


class Lock:
    """Keeps every other server off a folder, which is made if it is not there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """StoreRefused if another server has it."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            # SQLite's own lock on an empty file: it works everywhere, ends with the process however that ends, and
            # is not inherited by its children.
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
        """Lets others in."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class Desk:
    """One thread with a connection of its own, which is opened anew after it failed."""

    def __init__(self, path: Path, name: str) -> None:
        self._path = path
        self._name = name
        self._thread: ThreadPoolExecutor | None = None
        self._connection: sqlite3.Connection | None = None

    def open(self) -> None:
        """Be ready to work."""
        self._thread = ThreadPoolExecutor(1, self._name)

    async def run(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """What the work comes to; what it left uncommitted when it failed is undone."""
        if self._thread is None:
            raise StoreDown
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._work, work)

    async def close(self) -> None:
        """Close the connection and end the thread."""
        if self._thread is not None:
            thread, self._thread = self._thread, None
            await asyncio.get_running_loop().run_in_executor(thread, self._drop)
            thread.shutdown()

    def _work(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
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
        # mode=rw: a database that has vanished is not silently begun anew.
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
            # What is forgotten is overwritten, so that no backup has it either.
            connection.execute("PRAGMA secure_delete = ON")
        except BaseException:
            connection.close()
            raise
        return connection

    def _drop(self) -> None:
        """Closing undoes what is not committed."""
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None


class SqliteStore(Devices):
    """The store in the file `stammtisch.db` of a folder.

    One process holds the folder while the store is open. With a ring, that is the first process, which has also made
    the database, and those of the ring share it: each writes when it is its turn and then tells the others.
    """

    def __init__(self, folder: Path, ring: "Ring | None" = None) -> None:
        self.shared = ring is not None
        self.folder = folder.absolute()
        self.path = self.folder / "stammtisch.db"
        self._writer = Desk(self.path, "store-writer")
        self._reader = Desk(self.path, "store-reader")
        self._group: GroupCommit[Write, object] = GroupCommit(self._commit)
        self._ring = ring
        self._turn: AbstractContextManager[None] = nullcontext() if ring is None else ring.turn
        self._untold: list[News] = []
        self._lock = Lock(self.folder)
        # Who sits where, as this process has written it with the row of that number: it seldom changes, so most rows
        # that follow need not write it again.
        self._sitting: dict[str, tuple[int, set[str]]] = {}

    @property
    def trouble(self) -> str:
        return self._group.trouble

    async def probe(self) -> None:
        await self._changes("UPDATE secrets SET name = name")

    def leads(self, table: str) -> bool:
        return self._ring is None or self._ring.is_home(table)

    async def open(self) -> None:
        if self._ring is None:
            await asyncio.to_thread(self._prepare)
        self._writer.open()
        self._reader.open()
        try:
            await self._writer.run(self._migrate)
        except BaseException:
            await self.close()
            raise

    def _migrate(self, connection: sqlite3.Connection) -> None:
        with self._turn:
            migrate_sqlite(connection)

    def _prepare(self) -> None:
        self._lock.take()
        try:
            os.close(os.open(self.path, os.O_RDONLY | os.O_CREAT, 0o600))
        except OSError as error:
            self._lock.release()
            raise StoreDown from error

    async def close(self) -> None:
        await self._group.finish()
        self._tell_all()
        await self._reader.close()
        await self._writer.close()
        self._lock.release()

    async def _commit(self, writes: list[Write]) -> list[object]:
        outcomes = await self._writer.run(lambda connection: self._commit_now(connection, writes))
        if self._ring is not None:
            news = {write.news: None for write, outcome in zip(writes, outcomes, strict=True) if outcome and write.news}
            self._tell(news)
        return outcomes

    def _tell(self, news: Iterable[News]) -> None:
        """Tells the others, at once with whatever else is told in this moment: some thousand rooms may speak in one."""
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_all)
        self._untold += news

    def _tell_all(self) -> None:
        untold, self._untold = self._untold, []
        told, size = 0, 0
        for number, (table, payload) in enumerate(untold, 1):
            size += len(table) + len(payload)
            if self._ring is not None and (size > ENOUGH_TO_TELL or number == len(untold)):
                self._ring.tell(_news_to_bytes(untold[told:number]))
                told, size = number, 0

    def _commit_now(self, connection: sqlite3.Connection, writes: list[Write]) -> list[object]:
        with self._turn:
            try:
                connection.execute("BEGIN IMMEDIATE")
                kept = iter(self._append(connection, [write for write in writes if isinstance(write, Append)]))
                outcomes = [next(kept) if isinstance(write, Append) else write.do(connection) for write in writes]
                connection.execute("COMMIT")
            except BaseException:
                self._sitting.clear()
                raise
        return outcomes

    async def _write(self, work: Callable[[sqlite3.Connection], Result], news: News | None = None) -> Result:
        return cast(Result, await self._group.put(Work(work, news)))

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
        return kept

    def _add(self, connection: sqlite3.Connection, appends: list[Append]) -> list[bool]:
        """Adds rows, all at once if there is none with the number of one of them."""
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

    async def log(self, table: str, since: int = 0) -> list[Row]:
        query = "SELECT number, at, entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        return [Row(*row) for row in await self._rows(query, table, since)]

    async def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._reader.run(lambda connection: connection.execute(query, values).fetchall())

    async def _changes(self, statement: str, *values: object) -> bool:
        return await self._write(lambda connection: connection.execute(statement, values).rowcount > 0)

    async def table(self, id: str) -> Listed | None:
        rows = await self._rows(f"SELECT {LISTED}, aside, closed FROM tables WHERE id = ?", id)
        return listed_from_row(rows[0]) if rows else None

    async def set_aside(self, table: str, reason: str) -> None:
        await self._changes("UPDATE tables SET aside = ? WHERE id = ?", reason, table)

    async def take_up(self, table: str = "") -> None:
        await self._changes("UPDATE tables SET aside = '' WHERE aside <> '' AND (id = ?1 OR ?1 = '')", table)

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._rows(query.replace("$", "?"), *values)

    async def _change(self, *statements: Statement) -> list[list[tuple[Any, ...]]]:
        def work(connection: sqlite3.Connection) -> list[list[tuple[Any, ...]]]:
            return [connection.execute(query.replace("$", "?"), values).fetchall() for query, *values in statements]

        return await self._write(work)

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        query = (
            f"SELECT {LISTED} FROM (SELECT *, row_number()"
            " OVER (PARTITION BY status = 'over' ORDER BY changed DESC, id)"
            " AS place FROM tables WHERE closed IS NULL"
            " AND id IN (SELECT table_id FROM sitting WHERE person_id = ?)) AS own"
            " WHERE place <= ? ORDER BY status = 'over', changed DESC, id"
        )
        return [listed_from_row(row) for row in await self._rows(query, person, limit)]

    async def due(self, now: float, limit: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= ? AND aside = '' AND closed IS NULL ORDER BY due, id LIMIT ?"
        return [row[0] for row in await self._rows(query, now, limit)]

    async def delete(self, *tables: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            marks = ", ".join("?" * len(tables))
            for name in ("entries", "sitting", "chat"):
                connection.execute(f"DELETE FROM {name} WHERE table_id IN ({marks})", tables)
            connection.execute(f"DELETE FROM tables WHERE id IN ({marks})", tables)
            for table in tables:
                self._sitting.pop(table, None)

        await self._write(work)

    async def add_person(self, person: Person, secret_hash: bytes, kind: str = "program", label: str = "") -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            row = (person.id, person.name, person.created, person.seen)
            statement = "INSERT INTO persons VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
            if not connection.execute(statement, row).rowcount:
                return False
            device = (device_id(secret_hash), person.id, secret_hash, kind, label, person.created, person.seen)
            connection.execute("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?, ?)", device)
            return True

        return await self._write(work)

    async def person(self, id: str) -> Person | None:
        rows = await self._rows("SELECT id, name, created, seen FROM persons WHERE id = ?", id)
        return Person(*rows[0]) if rows else None

    async def rename(self, id: str, name: str) -> bool:
        return await self._changes("UPDATE persons SET name = ? WHERE id = ?", name, id)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        asked = tuple(ids)
        query = f"SELECT id, name FROM persons WHERE id IN ({', '.join('?' * len(asked))})"
        return dict(await self._rows(query, *asked))

    async def forget(self, id: str) -> None:
        def work(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM chat WHERE person_id = ?", (id,))
            connection.execute("DELETE FROM sitting WHERE person_id = ?", (id,))
            connection.execute("DELETE FROM persons WHERE id = ?", (id,))

        await self._write(work)

    async def add_transfer(self, transfer_hash: bytes, person: str, expires: float) -> bool:
        statement = "INSERT INTO transfers SELECT ?, id, ? FROM persons WHERE id = ?"
        return await self._changes(statement, transfer_hash, expires, person)

    async def take_transfer(self, transfer_hash: bytes, now: float) -> str | None:
        def work(connection: sqlite3.Connection) -> str | None:
            query = "SELECT person_id FROM transfers WHERE hash = ? AND expires > ?"
            row = connection.execute(query, (transfer_hash, now)).fetchone()
            connection.execute("DELETE FROM transfers WHERE hash = ? OR expires <= ?", (transfer_hash, now))
            return row[0] if row else None

        return await self._write(work)

    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> Line | None:
        def work(connection: sqlite3.Connection) -> Line | None:
            if not connection.execute("UPDATE tables SET said = said + 1 WHERE id = ?", (table,)).rowcount:
                return None
            (number,) = connection.execute("SELECT said FROM tables WHERE id = ?", (table,)).fetchone()
            row = (table, number, person, audience, text, at)
            connection.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", row)
            if number % LINES_KEPT == 0:
                old = (table, number - LINES_KEPT)
                connection.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", old)
            return Line(number, person, audience, text, at)

        return await self._write(work, (table, b"chat"))

    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[Line]:
        query = (
            "SELECT number, person_id, audience, text, at FROM chat WHERE table_id = ?"
            f" AND audience IN ({', '.join('?' * len(audiences))}) ORDER BY number DESC LIMIT ?"
        )
        return [Line(*row) for row in reversed(await self._rows(query, table, *audiences, limit))]

    async def secret(self, name: str) -> bytes:
        def work(connection: sqlite3.Connection) -> bytes:
            row = (name, secrets.token_bytes(32))
            connection.execute("INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING", row)
            return cast(bytes, connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

        return await self._write(work)

    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await self._rows(query, *values)

    async def change(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        return await self._write(
            lambda connection: sum(connection.execute(text, values).rowcount for text, values in statements)
        )

    async def backup(self, path: Path) -> None:
        try:
            await asyncio.to_thread(back_up_sqlite, self.path, path)
        except (OSError, sqlite3.Error) as error:
            raise StoreDown from error

    async def restore(self, path: Path) -> None:
        def work(connection: sqlite3.Connection) -> None:
            with opened(path) as source:
                fill_sqlite(connection, source)

        await self._write(work)

    async def listen(self, heard: Callable[[str, bytes], None]) -> None:
        def hear(told: bytes) -> None:
            for table, payload in _news_from_bytes(told) if told else [("", b"")]:
                heard(table, payload)

        if self._ring is not None:
            self._ring.listen(hear)

    async def tell(self, table: str, payload: bytes) -> None:
        if self._ring is not None:
            if len(payload) > LARGEST_TELL:
                raise ValueError(f"{len(payload)} bytes are too many to tell; {LARGEST_TELL} are possible")
            self._tell([(table, payload)])


def _portions(appends: list[Append]) -> Iterator[list[Append]]:
    return (appends[start : start + MOST_AT_ONCE] for start in range(0, len(appends), MOST_AT_ONCE))


def _write_rows(connection: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
    """Writes rows by one statement: each means waiting once for the thread that serves people to let go of Python."""
    marks = f"({', '.join('?' * len(rows[0]))})"
    connection.execute(statement.format(rows=", ".join([marks] * len(rows))), [value for row in rows for value in row])
