"""The ports of the engine: what a session needs from outside. Each has several implementations, and none is here.

`Log`: SQLite, PostgreSQL (`server/`), memory (`memory.py`). `Bots`: a pool of processes (`server/workers.py`), or the
same process (`thinking.py`). `Audience`: a WebSocket (`server/socket.py`), a test.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from stammtisch.core.game import Game
from stammtisch.table import clock
from stammtisch.table.messages import Bye
from stammtisch.table.pace import AWAY_SECONDS

T = TypeVar("T")


# What is kept


class StoreDown(Exception):
    """The database cannot take or give anything now; its cause says why, for the log."""

    def __init__(self) -> None:
        super().__init__("the table cannot save moves at the moment; nothing is lost, try again")


@dataclass(frozen=True)
class LogRow:
    """One line of a table's log."""

    number: int
    at: float
    """Unix seconds, as all times here."""
    entry: bytes


@dataclass(frozen=True)
class Result:
    """What a finished match came to for one seat."""

    seat: int
    game: str
    rules: int
    options: str
    """JSON."""
    seats: int
    player: str
    """`person`, the level of a bot, or `both` where a bot played part of the match in somebody's place."""
    person: str | None
    """Whose seat it was, for as long as they are known here."""
    points: int
    place: int | None
    """1 is best; seats that are equal share a place. None if the match was broken off."""
    resigned: bool
    hints: int
    deal: str
    """The same for two matches that were dealt the same cards."""
    fresh: bool
    """Whether the deal was a new one that nobody could know."""
    at: float


@dataclass(frozen=True)
class Summary:
    """What lists and the clock need to know of a table, written in the same transaction as each row."""

    game: str
    status: str
    """`open` (not started), `running` or `over`."""
    public: bool
    created: float
    changed: float
    due: float | None
    """When something must happen without anybody asking: a bot's turn, a clock; None if never."""
    about: bytes
    """JSON for lists, opaque here."""
    people: tuple[tuple[str, bool], ...]
    """Each person's id, and whether the table waits for that person."""
    results: tuple[Result, ...] = ()
    """One for each seat once the match is over. They are kept once: what comes later does not change them."""


@dataclass(frozen=True)
class ChatMessage:
    """One message of a table's chat; numbers ascend within a table and are never given twice."""

    number: int
    person: str | None
    audience: str
    text: str
    at: float


class Log(Protocol):
    """The logs of all tables, their chat, and the names of people. Every method may raise StoreDown.

    Several processes may write to one table (optimistic concurrency): a row's number is given once, and whoever comes
    second reads on and decides again.
    """

    shared: bool
    """Whether other processes may write to it."""

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Return once the row is durable; False, with nothing written, if that number is taken."""

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the rows from number `since` on, ascending; none if the table is unknown."""

    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read, so that nobody tries again and nothing is due there."""

    async def tell(self, table: str, payload: bytes) -> None:
        """Tell the other processes something about a table."""

    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> ChatMessage | None:
        """Keep a message of the chat; None if there is no such table."""

    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[ChatMessage]:
        """Return the last messages for these audiences, ascending."""

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those people that have one."""


# Who thinks


@dataclass(frozen=True)
class Patron:
    """On whose behalf a bot thinks."""

    attended: bool
    """Whether somebody who plays is present at the table."""
    network: str
    """The address, or the block of addresses, that somebody present comes from."""
    person: str


class Bots(Protocol):
    """Those who think for the bots. A call that is cancelled ends its search.

    They get the packed View of a seat and the words that it may say, and nothing else.
    """

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:
        """Return the word that a bot of this level says."""

    async def hint(self, game: Game, parcel: str, legal: Sequence[str], patron: Patron) -> tuple[str, float | None]:
        """Return the word that an expert would say, and what may be expected of it, from 0 to 1."""


# Who sees it


class Audience(Protocol):
    """One connection to whoever looks at a table."""

    def send(self, message: bytes) -> None:
        """Send a message, or drop the connection if it reads too slowly."""

    def dismiss(self, bye: Bye) -> None:
        """Say why and close the connection."""


class Visitor(Audience, Protocol):
    """Somebody at a table, through one connection."""

    person: str
    network: str
    """Where the connection comes from, for sharing what is scarce."""
    look: int | None
    """The seat looked through; None is the table's edge, or a closed curtain."""
    parcel: bool
    """Whether views come with the View itself."""


# What an engine is given besides


class Beside(Protocol):
    """Does something long beside everything else: in a thread where there are threads."""

    def __call__(self, work: Callable[..., T], /, *arguments: object) -> Awaitable[T]:
        """Return what comes of it."""


async def at_once(work: Callable[..., T], /, *arguments: object) -> T:
    """Do it here and now, where there are no threads."""
    return work(*arguments)


def _ignore(_: object) -> None:
    """Measure nothing."""


@dataclass(frozen=True)
class Services:
    """What all sessions of one program share."""

    log: Log
    bots: Bots
    now: Callable[[], float] = clock.now
    """Unix seconds; they pass as the event loop's do."""
    away_seconds: float = AWAY_SECONDS
    process: str = ""
    """The name of this process among those that write to the log."""
    read: Beside = at_once
    """Where long logs are read."""
    replay: Beside = at_once
    """Where matches are played again to be shown."""
    count: Callable[[str], None] = _ignore
    """Counts `tables` that are set up and `store_failures`."""
    took: Callable[[float], None] = _ignore
    """Measures how many seconds a move took, from the message to the log."""
