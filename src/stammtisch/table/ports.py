"""The ports of the engine: what a session needs from outside. Each has several implementations.

`Log`: SQLite, PostgreSQL (`server/`), a browser (`offline/kept.py`), memory (`memory.py`). `Bots`: a pool of processes
(`server/workers.py`), a browser's second worker (`offline/thinking.py`), the same process (`thinking.py`). `Audience`:
a WebSocket (`server/socket.py`), a page in the same browser (`offline/house.py`), a test.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from stammtisch.core.game import Game
from stammtisch.table import clock
from stammtisch.table.messages import Bye, Counsel
from stammtisch.table.notices import AnyNotice
from stammtisch.table.pace import AWAY_SECONDS

T = TypeVar("T")


# What is kept


class StoreDown(Exception):
    """The database is not available now; its cause says why, for the log."""

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
    """The result of a finished match for one seat."""

    seat: int
    game: str
    rules: int
    options: str
    """JSON."""
    seats: int
    player: str
    """`person`, the level of a bot, or `both` where a bot played part of the match in somebody's place."""
    person: str | None
    """The owner of the seat, while they are known here."""
    points: int
    place: int | None
    """1 is best; equal seats share a place. None if the match was not finished."""
    resigned: bool
    hints: int
    deal: str
    """Equal for two matches with the same deal."""
    fresh: bool
    """Whether the deal was fresh: nobody could know it."""
    at: float


@dataclass(frozen=True)
class Summary:
    """What lists and alarms need to know of a table, written in the same transaction as each row."""

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
    """One for each seat once the match is over. They are kept once and never change."""
    group: str = ""
    """The group whose table it is."""
    same: str = ""
    """The set of tables that play the same deal."""


@dataclass(frozen=True)
class ChatMessage:
    """One message of a table's chat; numbers ascend within a table and are never used twice."""

    number: int
    person: str | None
    audience: str
    text: str
    at: float


class Log(Protocol):
    """The logs of all tables, their chat, and the names of people. Every method may raise StoreDown.

    Several processes may write to one table, by optimistic concurrency (Kung and Robinson, "On Optimistic Methods for
    Concurrency Control", 1981): a row's number is used once, and the process that comes second reads on and decides
    again.
    """

    shared: bool
    """Whether other processes may write to it."""

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Return once the row is durable; False, with nothing written, if that number is taken."""

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the rows from number `since` on, ascending; none if the table is unknown."""

    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read, so that nobody tries again and nothing is due there."""

    async def tell(self, table: str, notice: AnyNotice) -> None:
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
    """The choices of bots. A cancelled call ends its search.

    They get the packed View of a seat and its legal words, and nothing else.
    """

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:
        """Return the word that a bot of this level says."""

    async def hint(self, game: Game, parcel: str, legal: Sequence[str], patron: Patron) -> Counsel:
        """Return the word that an expert would say, how good it is, and why."""


# Who sees it


class Audience(Protocol):
    """One connection to somebody at a table."""

    def send(self, message: bytes) -> None:
        """Send a message, or drop the connection if it reads too slowly."""

    def dismiss(self, bye: Bye) -> None:
        """Say why and close the connection."""


class Visitor(Audience, Protocol):
    """Somebody at a table, through one connection."""

    person: str
    network: str
    """Where the connection comes from, to share scarce resources fairly."""
    look: int | None
    """The seat whose view is shown; None is the view of a spectator."""
    parcel: bool
    """Whether views come with the View itself."""
    pauses: bool
    """Whether they say when they have read the result of a round, so that bots can wait for them."""
    screen: bool
    """Whether this is a big screen for all around it: it shows what spectators see, and nobody sits at it."""


# What an engine is given besides


class Beside(Protocol):
    """Runs long work beside everything else: in a thread, if there are threads."""

    def __call__(self, work: Callable[..., T], /, *arguments: object) -> Awaitable[T]:
        """Return its result."""


async def at_once(work: Callable[..., T], /, *arguments: object) -> T:
    """Do it here and now, without threads."""
    return work(*arguments)


def _ignore(_: object) -> None:
    """Measure nothing."""


def _call_nobody(_: str, __: str, ___: object) -> None:
    """Let people come when they like."""


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
    """Runs the reading of long logs."""
    replay: Beside = at_once
    """Runs the replays of matches."""
    count: Callable[[str], None] = _ignore
    """Counts `tables` that are set up and `store_failures`."""
    call: Callable[[str, str, Collection[str]], None] = _call_nobody
    """Calls people to a table (its id and its game) who are waited for there and not present."""
    took: Callable[[float], None] = _ignore
    """Measures how many seconds a move took, from the message to the log."""
