"""The house in a browser: sets tables up, lets its one person in, and answers what the page would ask a server."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar
from urllib.parse import parse_qsl, urlsplit

import msgspec

from stammtisch.core.game import JUDGE, Refused
from stammtisch.core.record import to_line
from stammtisch.offline.book import BrowserBook
from stammtisch.offline.browser import Browser
from stammtisch.offline.kept import ME, BrowserLog
from stammtisch.offline.thinking import BrowserBots
from stammtisch.table import clock
from stammtisch.table import messages as wire
from stammtisch.table.authority import OVER, NotAllowed
from stammtisch.table.coach import Coach
from stammtisch.table.deals import Deals
from stammtisch.table.finished import Proof, ReviewAsked
from stammtisch.table.imported import BOT, entries, sound
from stammtisch.table.listing import TableMade
from stammtisch.table.log import FROM_RECORD, Started
from stammtisch.table.names import shown_name
from stammtisch.table.notices import Missed
from stammtisch.table.opening import LOCAL, new_id, opened
from stammtisch.table.ports import Services, StoreDown
from stammtisch.table.posing import PracticeAsked, PuzzleWord
from stammtisch.table.practice import Practice
from stammtisch.table.reading import NoSuchTable, begin, kept_table
from stammtisch.table.reasons import Code, Reason
from stammtisch.table.refusals import LONGEST_TEXT, Problem, bye_for, no_for, problem_for
from stammtisch.table.session import Session
from stammtisch.table.show import may_watch_as, steps
from stammtisch.table.table import SOMEBODY, Table

DEALS_KEY: Final = b"stammtisch"
"""Deals of a name are the same in every browser. They are nobody's secret."""

TOLD_HERE: Final[dict[Code, Reason]] = {"set-aside": "set-aside-here", "store-down": "store-down-here"}
"""What is told in other words where there is no server."""
Told = TypeVar("Told", wire.No, wire.Bye, Problem)

log = logging.getLogger("stammtisch.offline")


class Visit:
    """The page at a table."""

    person = ME
    network = ""
    parcel = False
    pauses = True
    screen = False

    def __init__(self, number: int, browser: Browser, session: Session) -> None:
        self.look: int | None = None
        self.session = session
        self._number = number
        self._browser = browser

    def send(self, message: bytes) -> None:
        """Send a message to the page."""
        self._browser.send(self._number, message.decode())

    def dismiss(self, bye: wire.Bye) -> None:
        """Say why and end the visit."""
        self.send(wire.to_json(told_here(bye)))
        self._browser.close(self._number)

    async def hear(self, message: str) -> None:
        """Answer one message of the page."""
        try:
            ask = wire.ask_from(message.encode())
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self.send(wire.to_json(wire.No(None, "malformed", f"this is not a message: {error}"[:LONGEST_TEXT])))
            return
        self.send(wire.to_json(await self._answer(ask)))

    async def _answer(self, ask: wire.AnyAsk) -> wire.Tell:
        try:
            return wire.Done(ask.id) if isinstance(ask, wire.Ping) else await self.session.do(self, ask)
        except (Refused, StoreDown) as error:
            return told_here(no_for(ask.id, error))
        except Exception:
            log.exception("a request failed")
            return wire.No(ask.id, "error", "something went wrong here; nothing was changed")


class LocalHouse:
    """All tables of one browser."""

    def __init__(self, browser: Browser, name: str = "", now: Callable[[], float] = clock.now) -> None:
        self._browser = browser
        self._now = now
        self._log = BrowserLog(browser, name)
        bots = BrowserBots(browser)
        self._services = Services(self._log, bots, now=now)
        self._sessions: dict[str, Session] = {}
        self._opening: dict[str, asyncio.Future[Session]] = {}
        self._visits: dict[int, Visit] = {}
        self._coach = Coach(self._log, lambda table, _: self._finished(table), bots)
        self._book = BrowserBook(browser)
        self._practice = Practice(self._book, lambda table, _: self._finished(table), now=now)
        self._deals = Deals(_deals_key, self._finished, self._book.has)

    # At a table

    async def enter(self, visit: int, table: str) -> None:
        """Let the page in at a table; its messages come under this number."""
        try:
            session = await self._session(table)
            visitor = self._visits[visit] = Visit(visit, self._browser, session)
            await session.enter(visitor)
        except (Refused, StoreDown) as error:
            self._visits.pop(visit, None)
            bye = told_here(bye_for(error, again=isinstance(error, StoreDown)))
            self._browser.send(visit, wire.to_json(bye).decode())
            self._browser.close(visit)

    async def hear(self, visit: int, message: str) -> None:
        """Take a message of the page at a table."""
        if visit in self._visits:
            await self._visits[visit].hear(message)

    def leave(self, visit: int) -> None:
        """Let the page out; its seats are kept."""
        visitor = self._visits.pop(visit, None)
        if visitor is not None:
            visitor.session.leave(visitor)

    def heard(self, table: str) -> None:
        """Read on at a table that another tab has changed."""
        if table in self._sessions:
            self._sessions[table].heard(Missed())

    def call(self, name: str) -> None:
        """Use this name for the person from now on."""
        self._log.people[ME] = name
        for session in self._sessions.values():
            session.rename(ME, name)

    async def _session(self, table: str) -> Session:
        if table not in self._sessions and table not in self._opening:
            self._opening[table] = asyncio.ensure_future(self._open(table))
        if table in self._opening:
            try:
                self._sessions[table] = await self._opening[table]
            finally:
                self._opening.pop(table, None)
        return self._sessions[table]

    async def _open(self, table: str) -> Session:
        for id, idle in [*self._sessions.items()]:
            if idle.idle:
                del self._sessions[id]
                idle.close()
        session = Session(table, self._services)
        await session.load()
        # Nobody else is likely to take the next step; if another tab does, this one steps back.
        session.leads = True
        return session

    # What is asked as of a server

    async def ask(self, method: str, path: str, body: str) -> str:
        """Answer a request as a server does by HTTP: its answer as JSON, or `{"problem": …}`."""
        try:
            return (await self._answer(method, path, body)).decode()
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            problem = problem_for(Malformed(f"this is not what is asked for here: {error}"))
        except (Refused, StoreDown) as error:
            problem = told_here(problem_for(error))
        except Exception as error:
            log.exception("a request failed")
            problem = problem_for(error)
        return msgspec.json.encode({"problem": problem}).decode()

    async def _answer(self, method: str, path: str, body: str) -> bytes:
        url = urlsplit(path)
        match method, url.path.split("/"):
            case "POST", ["tables"]:
                return wire.to_json(TableMade(await self._create(msgspec.json.decode(body, type=wire.NewTable))))
            case "POST", ["records"]:
                return wire.to_json(TableMade(await self._import(msgspec.json.decode(body))))
            case "POST", ["puzzles"]:
                return wire.to_json(await self._practice.overview(ME))
            case "POST", ["puzzles", "session"]:
                return wire.to_json(await self._practice.session(ME, msgspec.json.decode(body, type=PracticeAsked)))
            case "POST", ["puzzles", "answer"]:
                return wire.to_json(await self._practice.answer(ME, msgspec.json.decode(body, type=PuzzleWord)))
            case _, ["tables", table, what] if (method, what) in _ABOUT_FINISHED:
                return await _ABOUT_FINISHED[method, what](self, table, url.query or body)
        raise NoSuchTable("link-incomplete")

    async def _create(self, asked: wire.NewTable) -> str:
        first = opened(asked, ME)
        if asked.deal is not None:
            first = await self._deals.on(first, asked.deal)
        id = new_id(beside=LOCAL)
        await begin(self._log, id, [first, Started(ME)] if asked.start else [first], self._now())
        return id

    async def _import(self, found: object) -> str:
        """Keep the finished match of a record, as if its people had sat around this device."""
        record = sound(found)
        people = [seat for seat, player in enumerate(record["players"]) if not player.startswith(BOT)]
        id = new_id(beside=LOCAL)
        await begin(self._log, id, entries(record, ME, people, FROM_RECORD), self._now())
        return id

    async def _finished(self, id: str) -> Table:
        if id in self._sessions:
            table = await self._sessions[id].settled()
        else:
            table = await kept_table(self._log, id, self._now())
        if table.status != OVER:
            raise NotAllowed("when-over")
        return table

    async def _record(self, id: str, _: str) -> bytes:
        table = await self._finished(id)
        return to_line(table.record(lambda who: shown_name(who, self._log.people) or SOMEBODY)).encode()

    async def _proof(self, id: str, _: str) -> bytes:
        return wire.to_json(msgspec.convert((await self._finished(id)).proof(), Proof))

    async def _replay(self, id: str, query: str) -> bytes:
        asked = msgspec.convert({"id": "replay", **dict(parse_qsl(query))}, wire.Replay, strict=False)
        viewer = JUDGE if asked.viewer is None else asked.viewer
        table = await self._finished(id)
        if not may_watch_as(table, "", viewer):
            raise NotAllowed("no-such-seat")
        return wire.to_json(wire.Steps(asked.id, viewer, *steps(table, table.words, viewer, asked.start, asked.count)))

    async def _review(self, id: str, body: str) -> bytes:
        return wire.to_json(await self._coach.review(ME, "", id, msgspec.json.decode(body, type=ReviewAsked)))

    async def _luck(self, id: str, _: str) -> bytes:
        return wire.to_json(await self._coach.luck(ME, "", id))


def told_here(told: Told) -> Told:
    """Return a refusal as it is told in a browser: nobody else has to do with it."""
    return msgspec.structs.replace(told, reason=TOLD_HERE.get(told.code, told.reason))


class Malformed(Refused):
    """A request that is none."""


async def _deals_key() -> bytes:
    return DEALS_KEY


_ABOUT_FINISHED: Final[dict[tuple[str, str], Callable[[LocalHouse, str, str], Awaitable[bytes]]]] = {
    ("GET", "record"): LocalHouse._record,
    ("GET", "proof"): LocalHouse._proof,
    ("GET", "replay"): LocalHouse._replay,
    ("POST", "review"): LocalHouse._review,
    ("POST", "luck"): LocalHouse._luck,
}
