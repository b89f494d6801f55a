"""Backups: one SQLite file with every table of the schema, written from either database and restored into either."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from stammtisch.server.rows import StoreRefused
from stammtisch.server.schema import COLUMNS, READS_VERSION, migrate_sqlite

PORTION: Final = 1000
"""How many rows are moved at a time."""


@contextmanager
def written(path: Path) -> Iterator[sqlite3.Connection]:
    """Give an empty database. It becomes the file `path` if all goes well, and is deleted if not."""
    if not path.parent.is_dir():
        raise StoreRefused(f"there is no folder {path.parent} for the backup {path.name}")
    handle, name = tempfile.mkstemp(prefix=path.name, suffix=".part", dir=path.parent)
    os.close(handle)
    part = Path(name)
    try:
        with closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as connection:
            yield connection
            # Otherwise a copied database would still need the write-ahead log of the original.
            connection.execute("PRAGMA journal_mode = DELETE")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def back_up_sqlite(database: Path, path: Path) -> None:
    """Copy a SQLite database as it is at this moment; a server may go on writing to it."""
    if not database.is_file():
        raise StoreRefused(f"there is no database {database} to back up")
    with closing(sqlite3.connect(database, timeout=5)) as source, written(path) as target:
        source.backup(target)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Give a copy of a backup with the newest schema; the backup itself does not change."""
    if not path.is_file():
        raise StoreRefused(f"there is no backup {path}")
    with tempfile.TemporaryDirectory(prefix="stammtisch-restore-") as folder:
        copy = sqlite3.connect(Path(folder) / "copy", isolation_level=None, check_same_thread=False)
        with closing(copy):
            try:
                with closing(sqlite3.connect(path)) as source:
                    source.execute(READS_VERSION)
                    source.backup(copy)
            except sqlite3.DatabaseError as error:
                raise StoreRefused(f"{path} is not a backup of stammtisch: {error}") from error
            migrate_sqlite(copy)
            yield copy


def insertion(name: str) -> str:
    """Return the statement that puts one row into a table of a SQLite database."""
    columns = COLUMNS[name]
    return f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"


def portions(source: sqlite3.Connection, name: str) -> Iterator[list[tuple[Any, ...]]]:
    """Return all rows of a table of a SQLite database, some at a time."""
    rows = source.execute(f"SELECT {', '.join(COLUMNS[name])} FROM {name}")
    while portion := rows.fetchmany(PORTION):
        yield portion


def fill_sqlite(target: sqlite3.Connection, source: sqlite3.Connection) -> None:
    """Put all rows of an opened backup into an empty SQLite database, within the transaction that is open there."""
    for name in COLUMNS:
        if name != "secrets" and target.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone():
            raise not_empty(name)
    # A server that was merely started has already made secrets; people's cookies need those of the backup.
    target.execute("DELETE FROM secrets")
    for name in COLUMNS:
        for portion in portions(source, name):
            target.executemany(insertion(name), portion)


def not_empty(name: str) -> StoreRefused:
    """Return the refusal to restore into a database that is not empty."""
    return StoreRefused(f"a backup can only be restored into an empty database, and this one has {name} already")
