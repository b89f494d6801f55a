"""What the server keeps, whichever database keeps it: each table's log, lists, people and chat."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from stammtisch.core.game import Refused
from stammtisch.table.ports import ChatMessage
from stammtisch.table.ports import Row as Row  # noqa: PLC0414 - what the engine keeps is part of what a store offers
from stammtisch.table.ports import StoreDown as StoreDown  # noqa: PLC0414
from stammtisch.table.ports import Summary as Summary  # noqa: PLC0414

Line = ChatMessage
Write = TypeVar("Write")
Outcome = TypeVar("Outcome")

LARGEST_BATCH: Final = 500
SECONDS_APART: Final = 0.002
"""From one commit to the next: nobody notices, more is done at once, and a word said alone waits for nothing."""

LARGEST_TELL: Final = 6000
LINES_KEPT: Final = 500
"""How many lines of a table's chat are kept at least, and at most twice as many."""
STEADY_SECONDS: Final = 3.0
"""How long after the last failure a write must work before all is well again."""

log = logging.getLogger("stammtisch.store")


class StoreRefused(Refused):
    """The store will not do what was asked, now or later; the message tells whoever runs the server why."""


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it."""

    table: str
    summary: Summary
    aside: str = ""
    """Why its log cannot be read, if that is so."""
    closed: float | None = None
    """When those who host have closed it, if they have."""


@dataclass(frozen=True)
class Person:
    """Someone who has picked a name."""

    id: str
    name: str
    created: float
    seen: float


@dataclass(frozen=True)
class Device:
    """A browser or a program that somebody is known by; the secret itself, a cookie or a token, is not kept."""

    id: str
    person: str
    kind: str
    """`browser` or `program`."""
    label: str
    """What its owner knows it by, such as `Firefox on Android`; empty where nothing is known."""
    created: float
    seen: float


class Store(ABC):
    """A durable store; every method raises StoreDown when the database fails, and works again when the database does.

    Ids are short strings without spaces. After StoreDown from a write the write may still have reached the database
    (the connection broke before the answer came): whoever must know reads the log again.
    """

    shared: bool
    """Whether several processes may use the database; where not, `listen` hears nothing and `tell` does nothing."""

    @property
    @abstractmethod
    def trouble(self) -> str:
        """Why writes fail; empty while they do not."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing, to see whether writes work again."""

    @abstractmethod
    def leads(self, table: str) -> bool:
        """Whether a process that has just read a table sees at once to what follows: to its bots and clocks."""

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; StoreRefused if the schema is newer or another process holds it."""

    @abstractmethod
    async def close(self) -> None:
        """Finish the writes under way and let go of the database."""

    @abstractmethod
    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Return once the row is durable; False, with nothing written, if that number is taken."""

    @abstractmethod
    async def log(self, table: str, since: int = 0) -> list[Row]:
        """Rows from number `since` on, ascending; none if the table is unknown."""

    @abstractmethod
    async def table(self, id: str) -> Listed | None:
        """Return what is known of a table beside its log."""

    @abstractmethod
    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read, so that nobody tries again and nothing is due there."""

    @abstractmethod
    async def take_up(self, table: str = "") -> None:
        """Let a table that was set aside be tried again, or all of them."""

    @abstractmethod
    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """The tables a person sits at, then those where they sat at the end: so many of either, last changed first.

        Closed ones are left out.
        """

    @abstractmethod
    async def due(self, now: float, limit: int) -> list[str]:
        """Tables whose `due` has come, earliest first, but for those set aside or closed."""

    @abstractmethod
    async def delete(self, *tables: str) -> None:
        """Delete tables in one transaction: their logs, their summaries, their chat."""

    @abstractmethod
    async def add_person(self, person: Person, secret_hash: bytes, kind: str = "program", label: str = "") -> bool:
        """Add a person with a first device; False if the id is taken."""

    @abstractmethod
    async def person(self, id: str) -> Person | None:
        """The person with this id."""

    @abstractmethod
    async def rename(self, id: str, name: str) -> bool:
        """Give a person another name; False if there is no such person."""

    @abstractmethod
    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """The names of those ids that have one."""

    @abstractmethod
    async def forget(self, id: str) -> None:
        """Delete a person with devices, transfers and chat lines; logs keep only the id, which then has no name."""

    @abstractmethod
    async def add_transfer(self, transfer_hash: bytes, person: str, expires: float) -> bool:
        """Keep the hash of a code that moves an identity to another device; False if there is no such person."""

    @abstractmethod
    async def take_transfer(self, transfer_hash: bytes, now: float) -> str | None:
        """The id of the person whose code this is, to one asker only and only until it expires."""

    # Devices, and what one person is told of all that is kept of them

    @abstractmethod
    async def add_device(
        self, person: str, secret_hash: bytes, kind: str, label: str, at: float, most: int
    ) -> Device | None:
        """Give a person one more device; None if there is no such person, or one with `most` devices."""

    @abstractmethod
    async def device(self, secret_hash: bytes) -> tuple[Device, Person] | None:
        """The device whose secret has this hash, and its owner."""

    @abstractmethod
    async def devices(self, person: str) -> list[Device]:
        """A person's devices, last seen first."""

    @abstractmethod
    async def known_devices(self, ids: Iterable[str]) -> set[str]:
        """Those of these devices that have not been removed."""

    @abstractmethod
    async def remove_devices(self, person: str, only: str | None = None, but: str = "") -> list[str]:
        """Remove one device of a person, or all but one, and give the ids of those removed.

        The person's signed cookies and open transfers end as well: whoever held them may be whom this is against.
        """

    @abstractmethod
    async def touch(self, device: str, at: float) -> None:
        """Note that a device and its owner were seen; nothing happens if there is no such device."""

    @abstractmethod
    async def person_with_signed_cookie(self, id: str) -> Person | None:
        """The person with this id, if cookies of the first version still count for them."""

    @abstractmethod
    async def transfer(self, transfer_hash: bytes, now: float) -> str | None:
        """The id of the person whose code this is, without taking it."""

    @abstractmethod
    async def tables_in_order(self, person: str, start: int, count: int) -> list[Listed]:
        """A part of all the tables a person sits or sat at, oldest first."""

    @abstractmethod
    async def lines_in_order(self, person: str, start: int, count: int) -> list[tuple[str, Line]]:
        """A part of all that a person has said in chat, oldest first, each line with its table."""

    @abstractmethod
    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> Line | None:
        """Add a line of chat and drop those long past; None if there is no such table."""

    @abstractmethod
    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[Line]:
        """The last lines for these audiences, ascending."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes, made once per database and name, and the same for all processes."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write everything, as it is at one moment, into one SQLite file, whatever the database; play goes on."""

    @abstractmethod
    async def restore(self, path: Path) -> None:
        """Fill an empty database from a backup of either kind; StoreRefused if there is anything in it."""

    @abstractmethod
    async def listen(self, heard: Callable[[str, bytes], None]) -> None:
        """Call `heard(table, payload)` for all that other processes tell, from now until `close`; to be called once.

        The payload b"" means new rows, b"chat" a new line. `heard("", b"")` means that something may have been missed.
        """

    @abstractmethod
    async def tell(self, table: str, payload: bytes) -> None:
        """Tell the other processes up to LARGEST_TELL bytes; `append` and `say` tell by themselves."""

    # For those who host: what is seldom asked is written once for both databases, in SQL with ? for each value

    @abstractmethod
    async def select(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows of a query."""

    @abstractmethod
    async def change(self, *statements: tuple[str, tuple[object, ...]]) -> int:
        """Carry out statements with their values in one transaction; how many rows they changed."""


class GroupCommit(Generic[Write, Outcome]):
    """Commits together whatever was asked for while the commit before was under way, and in the moment after it."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[list[Outcome]]]) -> None:
        self._commit = commit
        self._queue: list[tuple[Write, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        """When the next commit may begin, by the loop's clock."""
        self.trouble = ""
        """Why commits fail; empty while they do not."""
        self._failed = 0.0

    def put(self, write: Write) -> asyncio.Future[Outcome]:
        """What comes of a write, once it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._queue.append((write, future))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return future

    async def finish(self) -> None:
        """Return when nothing is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                await asyncio.sleep(self._next - loop.time())
                batch = self._queue[:LARGEST_BATCH]
                del self._queue[:LARGEST_BATCH]
                await self._commit_batch(batch)
                self._next = loop.time() + SECONDS_APART
        finally:
            self._task = None

    async def _commit_batch(self, batch: list[tuple[Write, asyncio.Future[Outcome]]]) -> None:
        try:
            outcomes = await self._commit([write for write, _ in batch])
        except StoreDown as down:
            self._fails(down)
            for _, future in batch:
                if not future.done():
                    error = StoreDown()
                    error.__cause__ = down.__cause__
                    future.set_exception(error)
        except Exception as error:
            # One write is impossible in itself (a text the database cannot hold); the others must not suffer for it.
            if len(batch) > 1:
                for one in batch:
                    await self._commit_batch([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
        else:
            if self.trouble:
                self.works()
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    def _fails(self, down: StoreDown) -> None:
        self._failed = asyncio.get_running_loop().time()
        if not self.trouble:
            self.trouble = str(down.__cause__ or "the database does not answer").splitlines()[0]
            log.warning("nothing can be kept (%s); no move is acknowledged until that works again", self.trouble)

    def works(self) -> None:
        """A write has worked. On a full disk small ones may work for a while yet: all is well after some seconds."""
        if asyncio.get_running_loop().time() - self._failed > STEADY_SECONDS:
            self.trouble = ""
            log.warning("moves are kept again")
