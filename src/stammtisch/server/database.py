"""A database: connections, transactions and notices, whichever it is. The queries are in the parts of the store."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from pathlib import Path
from secrets import token_bytes
from typing import Any, Final

from stammtisch.table.notices import AnyNotice

LARGEST_TELL: Final = 7999
"""How many bytes a notice may have, with the names of its process and its table; PostgreSQL allows 7,999."""

Statement = tuple[str, tuple[object, ...]]
"""SQL with a ? for each value, and the values."""
Rows = list[tuple[Any, ...]]


def marks(values: Iterable[object]) -> str:
    """Return a ? for each value, or NULL, which equals nothing."""
    return ", ".join(["?" for _ in values]) or "NULL"


class Database(ABC):
    """A database; every method raises StoreDown when it fails, and works again when the database does.

    After StoreDown from a write the write may still have reached the database (the connection broke before the answer
    came). Read again if you must know.
    """

    shared: bool
    """Whether several processes may use the database; if not, `listen` hears nothing and `tell` does nothing."""

    @property
    @abstractmethod
    def trouble(self) -> str:
        """Return why writes fail; empty while they work."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writes work again."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; StoreRefused if the schema is newer or another process holds it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the writes under way and close the database."""

    @abstractmethod
    async def select(self, query: str, *values: object) -> Rows:
        """Return the rows of a query with a ? for each value."""

    @abstractmethod
    async def transact(
        self, *statements: Statement, chained: bool = False, tells: tuple[str, AnyNotice] | None = None
    ) -> list[Rows]:
        """Carry out statements in one transaction; return the rows of each SELECT, and [(rows changed,)] of others.

        With `chained`, stop at the first that changes nothing. `tells` goes to other processes if all were done.
        """

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write everything, as it is at one moment, into one SQLite file, whatever the database; play goes on."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Fill an empty database from a backup of either kind; StoreRefused if there is anything in it."""

    @abstractmethod
    async def listen(self, heard: Callable[[str, AnyNotice], None]) -> None:
        """Call `heard(table, notice)` for every notice of other processes until `close`. Call this once.

        The table is "" for a notice about none. `append` tells RowsAdded, `say` ChatAdded.
        """

    @abstractmethod
    async def tell(self, table: str, notice: AnyNotice) -> None:
        """Tell the other processes something about a table, or about none (""), in at most LARGEST_TELL bytes."""

    async def change(self, *statements: Statement) -> int:
        """Carry out statements in one transaction; return how many rows they changed."""
        return sum([rows[0][0] for rows in await self.transact(*statements)])

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes, made once per database and name, and the same for all processes."""
        _, found = await self.transact(
            ("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", (name, token_bytes(32))),
            ("SELECT value FROM secrets WHERE name = ?", (name,)),
        )
        return bytes(found[0][0])
