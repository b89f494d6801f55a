"""A client of a server: what a program needs to sit down at a table and play."""

import asyncio
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from types import TracebackType
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stammtisch.core import shelf
from stammtisch.core.game import Refused, View
from stammtisch.core.match import Record
from stammtisch.core.view_codec import unpacked
from stammtisch.server import api
from stammtisch.table import messages as wire
from stammtisch.table.catalogue import GameList
from stammtisch.table.finished import LuckNow, ReviewAsked, ReviewNow
from stammtisch.table.listing import Lists, TableMade
from stammtisch.table.posing import PracticeAsked, PracticeNow, PuzzleAnswered, PuzzleSession, PuzzleWord
from stammtisch.table.refusals import Problem

AnyTell = (
    wire.Done
    | wire.No
    | wire.TableNow
    | wire.ViewNow
    | wire.Chat
    | wire.Reacted
    | wire.HintNow
    | wire.Steps
    | wire.Announced
    | wire.Bye
)
T = TypeVar("T")
SECONDS: Final = 30.0
"""How long an answer may take: a busy server judges a decision of a match in some seconds."""
LARGEST_ANSWER: Final = 1 << 24

_tells: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)
_encoder = msgspec.json.Encoder()


class Turned(Refused):
    """The server refused a request; `code` says what kind of refusal it is, `reason` why."""

    def __init__(self, refusal: wire.No | Problem) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code
        self.reason = refusal.reason
        self.values = refusal.values
        self.legal = refusal.legal if isinstance(refusal, wire.No) else None


class Lost(Exception):
    """The connection is gone; connect to the table again to go on."""


class Guest:
    """Somebody known to a server, by a token."""

    def __init__(self, server: str, token: str = "", name: str = "") -> None:
        self.server = server.rstrip("/")
        self.token = token
        self.name = name

    async def arrive(self, name: str | None = None) -> "Guest":
        """Say hello; make an identity if there is none yet."""
        hello = await self._post("/api/me", api.Me(name), api.MeNow)
        self.token = hello.token or self.token
        self.name = hello.name
        return self

    async def games(self) -> GameList:
        """Return what can be played there."""
        return await self._ask("GET", "/api/games", None, GameList)

    async def lists(self) -> Lists:
        """Return your tables, and public ones."""
        return await self._post("/api/lists", None, Lists)

    async def open_table(self, table: wire.NewTable) -> str:
        """Set up a table and return its id."""
        return (await self._post("/api/tables", table, TableMade)).table

    async def day(self, day: str | None = None, group: str | None = None) -> api.DayNow:
        """Return the deals of a day, by default of today; with a group's link also the results of its members."""
        return await self._post("/api/daily", api.DayAsked(day, group), api.DayNow)

    async def play_day(self, game: str, day: str | None = None, bot_seconds: float = 1.2) -> api.DailyMade:
        """Return the table at which you play the deal of a day."""
        return await self._post("/api/daily/play", api.DailyPlay(game, day, bot_seconds), api.DailyMade)

    async def days(self) -> api.DaysKept:
        """Return your tries at deals of the day."""
        return await self._post("/api/daily/mine", None, api.DaysKept)

    async def wish(self, wishes: api.Wishes) -> api.WishesNow:
        """Switch something on or off for yourself."""
        return await self._post("/api/me/wishes", wishes, api.WishesNow)

    async def own_record(self, *, ratings: bool | None = None) -> api.OwnRecordNow:
        """Return what you have played here."""
        return await self._post("/api/me/record", api.RecordAsked(ratings), api.OwnRecordNow)

    async def transfer(self) -> api.TransferMade:
        """Return a secret that moves this identity to another device."""
        return await self._post("/api/me/transfer", None, api.TransferMade)

    async def moved(self, secret: str) -> "Guest":
        """Become the person whose secret this is."""
        hello = await self._post("/api/moved", api.Moved(secret), api.MeNow)
        self.token, self.name = hello.token or self.token, hello.name
        return self

    async def devices(self) -> api.DevicesNow:
        """Return the devices of this identity."""
        return await self._post("/api/me/devices", None, api.DevicesNow)

    async def sign_out(self, device: str | None) -> api.DevicesNow:
        """Sign a device out; None means all except this one."""
        return await self._post("/api/me/signout", api.SignOut(device), api.DevicesNow)

    async def export(self, part: int = 0) -> api.Exported:
        """Return a part of the data of this identity."""
        return await self._post("/api/me/export", api.Export(part), api.Exported)

    async def forget(self) -> None:
        """Delete this identity."""
        await asyncio.to_thread(self._fetch, "DELETE", "/api/me", None)

    async def record(self, table: str) -> Record:
        """Return the record of a finished match."""
        answer: Record = json.loads(await asyncio.to_thread(self._fetch, "GET", f"/api/tables/{table}/record", None))
        return answer

    async def proof(self, table: str) -> dict[str, Any]:
        """Return the proof of its deal."""
        answer: dict[str, Any] = json.loads(
            await asyncio.to_thread(self._fetch, "GET", f"/api/tables/{table}/proof", None)
        )
        return answer

    async def review(self, table: str, seat: int, start: int = 0, count: int = 4) -> ReviewNow:
        """Return what the coach says about some of your decisions in a finished match."""
        return await self._post(f"/api/tables/{table}/review", ReviewAsked(seat, start, count), ReviewNow)

    async def luck(self, table: str) -> LuckNow:
        """Return how much of a finished match was luck."""
        return await self._post(f"/api/tables/{table}/luck", None, LuckNow)

    async def practice(self) -> PracticeNow:
        """Return how far you are with the puzzles."""
        return await self._post("/api/puzzles", None, PracticeNow)

    async def puzzles(self, game: str = "", *, mistakes: bool = False) -> PuzzleSession:
        """Return some puzzles of a game or of all games, or mistakes of your own."""
        return await self._post("/api/puzzles/session", PracticeAsked(game, mistakes), PuzzleSession)

    async def solve(self, puzzle: str, word: str) -> PuzzleAnswered:
        """Answer a puzzle, and return what there is to say about it."""
        return await self._post("/api/puzzles/answer", PuzzleWord(puzzle, word), PuzzleAnswered)

    async def at(self, table: str, *, parcel: bool = False) -> "Place":
        """Connect to a table; with `parcel` every view has the View itself (`view_of`)."""
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket{'?parcel=1' if parcel else ''}"
        headers = {"Authorization": f"Bearer {self.token}"}
        line = await connect(address, additional_headers=headers, max_size=LARGEST_ANSWER, compression=None)
        return Place(line)

    async def _post(self, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return await self._ask("POST", path, body, kind)

    async def _ask(self, method: str, path: str, body: msgspec.Struct | None, kind: type[T]) -> T:
        return msgspec.json.decode(await asyncio.to_thread(self._fetch, method, path, body), type=kind)

    def _fetch(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        data = None if method == "GET" else b"{}" if body is None else _encoder.encode(body)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.server + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                found: bytes = answer.read()
                return found
        except urllib.error.HTTPError as error:
            with error:
                problem = msgspec.json.decode(error.read(), type=Problem)
            raise Turned(problem) from None
        except OSError as error:
            raise Lost(f"{self.server} does not answer: {error}") from error


class Place:
    """A connection to a table, for one task: it keeps the newest table and view, and gives messages one by one."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._answers: dict[str, asyncio.Future[AnyTell]] = {}
        self._told: asyncio.Queue[AnyTell | None] = asyncio.Queue()
        self.table: wire.TableNow | None = None
        self.view: wire.ViewNow | None = None
        self.bye: wire.Bye | None = None
        self.announced: list[wire.Announcement] = []
        self._reader = asyncio.create_task(self._read())

    async def __aenter__(self) -> "Place":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Close the connection; your seat is kept."""
        await self._line.close()
        await self._reader

    async def ask(self, ask: wire.AnyAsk) -> AnyTell:
        """Send a request and return the answer; raise a refusal."""
        future: asyncio.Future[AnyTell] = asyncio.get_running_loop().create_future()
        self._answers[ask.id] = future
        try:
            await self._line.send(_encoder.encode(ask), text=True)
            answer = await future
        except ConnectionClosed:
            raise Lost("the connection is gone") from None
        finally:
            self._answers.pop(ask.id, None)
            if not future.cancel() and not future.cancelled():
                future.exception()  # the reader may have noticed first that the connection is gone
        if isinstance(answer, wire.No):
            raise Turned(answer)
        return answer

    async def play(self, word: str, seat: int | None = None, *, id: str | None = None) -> int | None:
        """Say a word from the seat of the current view, or from another one."""
        view = await self.seen(lambda _: True)
        chosen = view.seat if seat is None else seat
        if chosen is None:
            raise Refused("choose a seat first")
        answer = await self.ask(wire.Play(id or new_id(), chosen, view.at, word))
        return answer.at if isinstance(answer, wire.Done) else None

    async def told(self) -> AsyncIterator[AnyTell]:
        """Give every message of the server except answers, until the connection ends."""
        while (message := await self._told.get()) is not None:
            yield message

    async def seen(self, wanted: Callable[[wire.ViewNow], bool]) -> wire.ViewNow:
        """Wait for a view that is wanted, and return it."""
        while self.view is None or not wanted(self.view):
            await self._next()
        return self.view

    async def set_up(self, wanted: Callable[[wire.TableNow], bool]) -> wire.TableNow:
        """Wait for a state of the table that is wanted, and return it."""
        while self.table is None or not wanted(self.table):
            await self._next()
        return self.table

    async def _next(self) -> None:
        if await self._told.get() is None:
            raise Lost(self.bye.text if self.bye is not None else "the connection is gone")

    async def _read(self) -> None:
        try:
            async for frame in self._line:
                message = _tells.decode(frame)
                self._keep(message)
                id = getattr(message, "id", None)
                future = self._answers.get(id) if id is not None else None
                if future is None:
                    self._told.put_nowait(message)
                elif not future.done():
                    future.set_result(message)
        except ConnectionClosed:
            pass
        finally:
            for future in self._answers.values():
                if not future.done():
                    future.set_exception(Lost("the connection is gone"))
            self._told.put_nowait(None)

    def _keep(self, message: AnyTell) -> None:
        if isinstance(message, wire.TableNow):
            self.table = message
        elif isinstance(message, wire.ViewNow):
            self.view = message
        elif isinstance(message, wire.Announced):
            self.announced = message.announcements
        elif isinstance(message, wire.Bye):
            self.bye = message


def view_of(game: str, shown: wire.ViewNow) -> View:
    """Return the View of a message, from which a bot chooses."""
    if shown.parcel is None:
        raise Refused("this view came without the View itself; come to the table with parcel=True")
    return unpacked(shown.parcel, shelf.packages()[game])


def new_id() -> str:
    """Return a new id for a request."""
    return uuid4().hex


def table_of(link: str) -> tuple[str, str]:
    """Return the server and the table of a link."""
    parts = urlsplit(link)
    folder, mark, table = parts.path.rstrip("/").rpartition("/t/")
    if parts.scheme not in ("http", "https") or not mark or "/" in table:
        raise Refused(f"{link} is not a link to a table; it looks like http://host/t/…")
    return f"{parts.scheme}://{parts.netloc}{folder}", table
