"""The lobby: sets tables up, finds them, and wakes the ones where nobody is but something is due."""

import asyncio
import logging
import re
import secrets
import time
import zlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec

from stammtisch.core.game import Refused
from stammtisch.core.match import Record
from stammtisch.server.backfill import fill_results
from stammtisch.server.metrics import Metrics
from stammtisch.server.moderation import Banned, Moderation
from stammtisch.server.publiclist import PublicList
from stammtisch.server.retention import Keeping, Retention
from stammtisch.server.rows import Listed, Person, StoreDown
from stammtisch.server.store import Store
from stammtisch.server.workers import Workers
from stammtisch.table import authority, clock
from stammtisch.table import messages as wire
from stammtisch.table.authority import OPEN, OVER, NotAllowed
from stammtisch.table.deals import Deals
from stammtisch.table.finished import MatchRecord
from stammtisch.table.listing import Lists
from stammtisch.table.listing import listed as shown_in_list
from stammtisch.table.log import Entry, Started
from stammtisch.table.names import shown_name
from stammtisch.table.notices import (
    AnyNotice,
    CallAnswered,
    CallAsked,
    Missed,
    Moderated,
    NameChanged,
    PersonForgotten,
    SignedOut,
    TableClosed,
    TablesGone,
)
from stammtisch.table.opening import new_id, opened
from stammtisch.table.pace import AWAY_SECONDS
from stammtisch.table.ports import Services
from stammtisch.table.presence import SAID_EVERY
from stammtisch.table.reading import Closed, NoSuchTable, SetAside, begin, kept_table
from stammtisch.table.refusals import bye_for
from stammtisch.table.session import Session
from stammtisch.table.show import may_watch_as, steps
from stammtisch.table.summary import about
from stammtisch.table.table import SOMEBODY, Table

if TYPE_CHECKING:
    from stammtisch.server.socket import Socket

Result = TypeVar("Result")

TICK: Final = 1.0
LATE: Final = 10.0
"""Seconds without a tick after which the server is not ready."""
NO_DATABASE: Final = "the database does not answer"
IDLE_SECONDS: Final = 60.0
LISTED: Final = 50
TABLE_ID: Final = re.compile("[A-Za-z0-9_-]{22}")
SWEEP_EVERY: Final = 600.0
AT_ONCE: Final = 100
"""How many due tables are woken in one tick."""
SECONDS_TO_CLOSE: Final = 0.3
"""Seconds from closing a table to deleting it, so that other processes finish their writes."""
SWEEP_PAUSE: Final = 0.02
"""Seconds between two batches of a sweep, so that moves come first."""
REMEMBERED: Final = 60.0
"""Seconds in which somebody who was just signed out may still be connecting."""

FORGOTTEN_BYE: Final = wire.Bye("forgotten", "you are forgotten here", again=False)
SIGNED_OUT_BYE: Final = wire.Bye("signed-out", "this device was signed out", again=False)
MISSED_BYE: Final = wire.Bye("restart", "the server must check your connection again", again=True)

log = logging.getLogger("stammtisch.lobby")


class Lobby:
    """All tables, with or without people."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        moderation: Moderation,
        public: PublicList,
        keeping: Keeping,
        share: tuple[int, int] = (0, 1),
        away_seconds: float = AWAY_SECONDS,
        *,
        call: Callable[[str, str, Collection[str]], None],
    ) -> None:
        self.store = store
        self.workers = workers
        self.metrics = metrics
        self.moderation = moderation
        self.public = public
        self.retention = Retention(store, keeping)
        self.hears: Callable[[CallAsked | CallAnswered], None] = lambda _: None
        """Takes a roll call of another process."""
        self._number, self._processes = share
        """The number of this process and how many there are: each wakes its share of the tables."""
        self._replays = ThreadPoolExecutor(1, "replays")
        """Replays matches, one at a time, so that running matches do not wait."""
        self._deals = Deals(lambda: store.secret("deals"), self.finished, store.has_answered, self.beside)
        self._services = Services(
            store,
            workers,
            away_seconds=away_seconds,
            process=secrets.token_hex(8),
            read=asyncio.to_thread,
            replay=self.beside,
            count=self._count,
            call=call,
            took=metrics.move_took,
        )
        self._sessions: dict[str, Session] = {}
        self._opening: dict[str, asyncio.Future[Session]] = {}
        self._ticking: asyncio.Task[None] | None = None
        self._announced = wire.to_json(wire.Announced([]))
        """The announcements that were sent last."""
        self._sweeping: asyncio.Task[None] | None = None
        self._refreshing: asyncio.Task[None] | None = None
        self._filling: asyncio.Task[int] | None = None
        self._swept = 0.0
        self._said = 0.0
        self.sockets: set[Socket] = set()
        """All connections, including those that are still being let in."""
        self._outs: list[tuple[float, SignedOut]] = []
        """The people and devices signed out or forgotten in the last minute."""
        self._checking: asyncio.Task[None] | None = None
        self._ticked = time.monotonic()
        self._failing = ""
        metrics.gauges["rooms"] = lambda: len(self._sessions)
        metrics.gauges["sockets"] = lambda: sum(len(session.visitors) for session in self._sessions.values())

    async def open(self) -> None:
        """Start to listen and to wake tables that are due."""
        self.moderation.changed = self._moderated
        await self.store.listen(self._heard)
        # Perhaps this version can read what the one before could not.
        await self.store.take_up()
        await self.moderation.refresh()
        self._ticking = asyncio.create_task(self._tick_for_ever())
        if self._number == 0:
            self._filling = asyncio.create_task(fill_results(self.store))

    async def close(self, bye: wire.Bye) -> None:
        """Close all sessions and connections."""
        for task in (self._ticking, self._checking, self._sweeping, self._refreshing, self._filling):
            if task is not None:
                task.cancel()
        for session in self._sessions.values():
            for visitor in [*session.visitors]:
                visitor.dismiss(bye)
            await session.finish()
        self._replays.shutdown(wait=False, cancel_futures=True)

    async def visit(self, id: str, person: str) -> Session:
        """Return the session of a table for somebody who may enter it; for others, read nothing from its log."""
        if id in self._sessions:
            table = self._sessions[id].table
            if person not in table.owners:
                await self.check_deal(table.opened.same)
        else:
            listed = (await self.listed(id)).summary
            known = about(listed)
            # The lists do not know the host; without a seat a host is a spectator like any other.
            who = authority.roles(person, "", known.owners, None)
            if not authority.may("enter", listed.status, who, spectators=known.watchers):
                raise NotAllowed(authority.why_not("enter", listed.status, who, spectators=known.watchers))
            authority.check_seal(known.sealed, known.owners, person, time.time())
            if person not in known.owners:
                await self.check_deal(listed.same)
        session = await self.session(id)
        authority.check_seal(session.table.opened.sealed, session.table.owners, person, time.time())
        return session

    async def check_deal(self, same: str) -> None:
        """Refuse a look at cards with which a table still plays, and a seat there to who may know them."""
        if await self.store.is_deal_under_way(same):
            raise NotAllowed("deal-elsewhere")

    async def session(self, id: str) -> Session:
        """Return the session of a table; open it if necessary."""
        if id in self._sessions:
            return self._sessions[id]
        if id not in self._opening:
            self._opening[id] = asyncio.ensure_future(self._open_session(id))
        try:
            return await asyncio.shield(self._opening[id])
        finally:
            self._opening.pop(id, None)

    async def _open_session(self, id: str) -> Session:
        await self.listed(id)
        session = Session(id, self._services)
        await session.load()
        # It may have been closed meanwhile; from now on, this process hears about it.
        self._sessions[id] = session
        try:
            await self.listed(id)
        except BaseException:
            self._sessions.pop(id, None)
            session.close()
            raise
        return session

    async def finished(self, id: str, person: str = "") -> Table:
        """Return a table whose match is over; read nothing for somebody who asks too early.

        As long as others play the same deal, it is shown to nobody, not even to its players.
        """
        if id in self._sessions:
            table = await self._sessions[id].settled()
            if table.status == OVER:
                authority.check_seal(table.opened.sealed, table.owners, person, time.time())
                await self.check_deal(table.opened.same)
                return table
        elif (listed := (await self.listed(id)).summary).status == OVER:
            known = about(listed)
            authority.check_seal(known.sealed, known.owners, person, time.time())
            await self.check_deal(listed.same)
            # One at a time: each busy thread takes as much time from running matches as they get themselves.
            return await kept_table(self.store, id, clock.now(), self.beside)
        raise NotAllowed("when-over")

    async def listed(self, id: str) -> Listed:
        """Return what the lists know of a table, if it can be opened."""
        if not TABLE_ID.fullmatch(id):
            # This is checked before a database sees it.
            raise NoSuchTable("link-incomplete")
        listed = await self.store.table(id)
        if listed is None:
            raise NoSuchTable("table-too-old")
        if listed.closed is not None:
            raise Closed
        if listed.aside:
            raise SetAside("set-aside", why=listed.aside)
        return listed

    async def replay(
        self, id: str, viewer: int, start: int, count: int, person: str = ""
    ) -> tuple[int, list[wire.Step]]:
        """Return steps of a finished match, as any viewer saw it."""
        table = await self.finished(id, person)
        if not may_watch_as(table, "", viewer):
            raise NotAllowed("no-such-seat")
        return await self.beside(steps, table, table.words, viewer, start, count)

    def beside(self, work: Callable[..., Result], /, *arguments: object) -> Awaitable[Result]:
        """Replay a match in a thread of its own, one at a time."""
        return asyncio.get_running_loop().run_in_executor(self._replays, work, *arguments)

    def _count(self, name: str) -> None:
        self.metrics.counts[name] += 1

    async def create(self, person: Person, asked: wire.NewTable, address: str = "", group: str = "") -> str:
        """Set up a table for its host, perhaps for a group, and return its id."""
        first = msgspec.structs.replace(opened(asked, person.id), group=group)
        if asked.deal is not None:
            first = await self._deals.on(first, asked.deal)
        id = new_id()
        await self.begin(id, [first, Started(person.id)] if asked.start else [first])
        if asked.public:
            await self.public.add(id, person.id, address)
        return id

    async def begin(self, id: str, entries: Sequence[Entry], at: float | None = None) -> None:
        """Set up a table with its first entries, unless it is there already; `at` is for what was played before."""
        if await begin(self.store, id, entries, clock.now() if at is None else at):
            self.metrics.counts["tables"] += 1

    async def lists(self, person: Person) -> Lists:
        """Return the tables that a person may go on with, look back on, join or watch."""
        mine = await self.store.tables_of(person.id, LISTED)
        public = await self.public.tables(LISTED)
        people = {who for listed in [*mine, *public] for who in about(listed.summary).owners if who is not None}
        names = await self.store.names(people)
        shown = [shown_in_list(listed.table, listed.summary, person.id, names) for listed in mine]
        running = [table for table in shown if table.status != OVER]
        return Lists(
            running=sorted(running, key=lambda table: (not table.my_turn, -table.changed)),
            finished=[table for table in shown if table.status == OVER],
            public=[
                shown_in_list(listed.table, listed.summary, person.id, names)
                for listed in public
                if listed.summary.status == OPEN or about(listed.summary).watchers
            ],
            announcements=self.moderation.announced(),
        )

    async def record(self, id: str, person: str = "") -> Record | MatchRecord:
        """Return the record of a finished match, with names; as long as others play the same deal, without its seed."""
        table = await self.finished(id, person)
        names = await self.store.names([who for who in table.owners if who is not None])
        record = table.record(lambda who: shown_name(who, names) or SOMEBODY)
        return msgspec.convert(record, MatchRecord) if time.time() < table.opened.sealed else record

    async def renamed(self, person: str, name: str | None) -> None:
        """Show a person's new name to everybody who sees them."""
        seated = [listed.table for listed in await self.store.tables_of(person, LISTED)]
        # Somebody who takes a name at the door has no seat yet.
        visited = [session.id for session in self._sessions.values() if session.is_visited_by(person)]
        for table in dict.fromkeys([*seated, *visited]):
            await self._rename_at(table, person, name)

    async def _rename_at(self, table: str, person: str, name: str | None) -> None:
        if table in self._sessions:
            self._sessions[table].rename(person, name)
        await self.store.tell(table, NameChanged(person, name))

    async def forget(self, person: Person) -> None:
        """Delete what is known of a person, close their connections and free their seats."""
        sat = [listed.table for listed in await self.store.tables_of(person.id, LISTED)]
        tables = await self._tables_of(person.id)
        # Those are the person's alone, and have names that were typed on their device.
        for handed in await self.store.handed_by(person.id):
            await self._delete([handed])
        await self.moderation.forget(person.id)
        # From now on nobody is let in as this person. Connections under way are closed once the seats are free.
        await self.store.forget(person.id)
        await self._send_away(person.id)
        for table in sat:
            await self._rename_at(table, person.id, None)
        await self._free(tables, person.id)
        await self._send_away(person.id)
        await self._free([*tables, *await self._tables_of(person.id)], person.id)
        await self.store.forget(person.id)

    async def _tables_of(self, person: str) -> list[str]:
        listed = await self.store.tables_of(person, 10 * LISTED)
        return [one.table for one in listed if one.summary.status != OVER]

    async def _send_away(self, person: str) -> None:
        """Close somebody's connections, here and in the other processes."""
        self._dismiss(SignedOut(person, None, ""), FORGOTTEN_BYE)
        await self.store.tell("", PersonForgotten(person))

    async def _free(self, tables: list[str], person: str) -> None:
        for table in tables:
            with suppress(Refused):  # for example a table that cannot be read
                await (await self.session(table)).vacate(person)

    async def sign_out(self, person: str, only: str | None, but: str = "") -> None:
        """Sign one device of a person out, or all but one, and close their connections in every process."""
        await self.store.remove_devices(person, only, but)
        out = SignedOut(person, only, but)
        self._dismiss(out, SIGNED_OUT_BYE)
        await self.store.tell("", out)

    def is_out(self, person: str, device: str) -> bool:
        """Say whether somebody was signed out or forgotten while they were connecting."""
        return any(out.means(person, device) for _, out in self._outs)

    def _dismiss(self, out: SignedOut, bye: wire.Bye) -> None:
        now = time.monotonic()
        self._outs = [*[one for one in self._outs if now - one[0] < REMEMBERED], (now, out)]
        self._send_out({socket for socket in self.sockets if out.means(socket.person, socket.device)}, bye)

    def _send_out(self, sockets: "set[Socket]", bye: wire.Bye) -> None:
        """Close connections; requests there that are not done yet are dropped."""
        for socket in sockets:
            socket.dismiss(bye)
        for session in self._sessions.values():
            for visitor in session.visitors & sockets:
                session.leave(visitor)

    async def _check_devices(self) -> None:
        """Close the connections of devices that are no longer known; a notice may have been missed."""
        asked = {*self.sockets}
        while True:
            try:
                known = await self.store.known_devices({socket.device for socket in asked})
                break
            except StoreDown:
                await asyncio.sleep(TICK)
        self._send_out({socket for socket in asked if socket.device and socket.device not in known}, SIGNED_OUT_BYE)
        # A client with a cookie of the first version reconnects if the cookie still counts.
        self._send_out({socket for socket in asked if not socket.device}, MISSED_BYE)

    def _heard(self, id: str, notice: AnyNotice) -> None:
        match notice:
            case TableClosed():
                self._remove(id, BYE_CLOSED)
            case TablesGone():
                for gone in notice.tables:
                    self._remove(gone, BYE_GONE)
            case PersonForgotten():
                self._dismiss(SignedOut(notice.person, None, ""), FORGOTTEN_BYE)
            case SignedOut():
                self._dismiss(notice, SIGNED_OUT_BYE)
            case Moderated():
                self._refreshing = asyncio.create_task(self._refresh())
            case CallAsked() | CallAnswered():
                self.hears(notice)
            case Missed() if not id:
                self._missed()
            case _ if id in self._sessions:
                self._sessions[id].heard(notice)

    def _missed(self) -> None:
        """Check everything again: a notice may have been missed."""
        self._refreshing = asyncio.create_task(self._refresh())
        for session in self._sessions.values():
            session.heard(Missed())
        if self._checking is not None:
            self._checking.cancel()
        self._checking = asyncio.create_task(self._check_devices())

    # For hosts

    async def _refresh(self) -> None:
        with suppress(StoreDown):
            await self.moderation.refresh()

    def _moderated(self) -> None:
        """Apply new measures: send away the banned, and show everybody the announcements."""
        announced = wire.to_json(wire.Announced(self.moderation.announced()))
        for socket in [*self.sockets]:
            try:
                self.moderation.check(socket.address, socket.person)
            except Banned as error:
                self._send_out({socket}, bye_for(error))
        before, self._announced = self._announced, announced
        for session in self._sessions.values() if announced != before else ():
            for visitor in [*session.visitors]:
                visitor.send(announced)

    async def close_table(self, id: str) -> bool:
        """Close a table and let nobody in any more; return False if there is no such table."""
        statement = "UPDATE tables SET closed = ? WHERE id = ? AND closed IS NULL"
        if not await self.store.change((statement, (time.time(), id))):
            return bool(await self.store.select("SELECT 1 FROM tables WHERE id = ?", id))
        session = self._remove(id, BYE_CLOSED)
        await self.store.tell(id, TableClosed())
        if session is not None:
            await session.finish()
        return True

    async def reopen_table(self, id: str) -> bool:
        """Let people in again; the match goes on."""
        return await self.store.change(("UPDATE tables SET closed = NULL WHERE id = ?", (id,))) > 0

    async def remove_table(self, id: str) -> bool:
        """Close a table and delete all of it; return False if there is none."""
        if not await self.close_table(id):
            return False
        await asyncio.sleep(SECONDS_TO_CLOSE if self.store.shared else 0)
        await self._delete([id])
        return True

    async def _delete(self, ids: list[str]) -> None:
        for id in ids:
            self._remove(id, BYE_GONE)
        await self.store.delete(*ids)
        await self.store.tell("", TablesGone(tuple(ids)))
        self.metrics.counts["tables_removed"] += len(ids)

    @property
    def trouble(self) -> str:
        """Return why tables are not woken; empty if they are."""
        if self._failing:
            return self._failing
        late = time.monotonic() - self._ticked
        return f"the tables were not woken for {late:.0f} seconds" if late > LATE else ""

    async def _tick_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self._tick()
            except StoreDown:
                if self._failing != NO_DATABASE:
                    log.warning("%s; trying again", NO_DATABASE)
                self._failing = NO_DATABASE
            except Exception:
                log.exception("waking the tables failed; going on")
                self._failing = "waking the tables fails"
            else:
                if self._failing:
                    log.warning("the tables are woken again")
                self._failing = ""
                self._ticked = time.monotonic()

    async def _tick(self) -> None:
        now = clock.now()
        due = await self.store.due(now, AT_ONCE * self._processes)
        for id in filter(self._is_home, due):
            await self._wake(id)
        for id, session in [*self._sessions.items()]:
            if session.idle and time.monotonic() - session.used > IDLE_SECONDS:
                del self._sessions[id]
                session.close()
        if time.monotonic() - self._said > SAID_EVERY:
            self._said = time.monotonic()
            for session in self._sessions.values():
                if session.visitors:
                    session.tell_who_is_here(reply=False)
        await self.public.note(session for session in [*self._sessions.values()] if session.visitors)
        if self._number == 0 and now - self._swept > SWEEP_EVERY and (self._sweeping is None or self._sweeping.done()):
            self._swept = now
            self._sweeping = asyncio.create_task(self._sweep(now))

    async def _wake(self, id: str) -> None:
        """Open the session of a table that is due; if that fails, the others go on."""
        try:
            session = await self.session(id)
            session.used = time.monotonic()
        except (NoSuchTable, SetAside):
            pass
        except StoreDown:
            raise
        except Exception:
            log.exception("a table that is due could not be opened")

    async def _sweep(self, now: float) -> None:
        """Remove what was kept long enough, a little at a time."""
        try:
            while stale := await self.retention.stale(now):
                await self._delete(stale)
                await asyncio.sleep(SWEEP_PAUSE)
            while idle := await self.retention.idle(now):
                for person in idle:
                    await self.forget(person)
                    self.metrics.counts["people_forgotten"] += 1
                    await asyncio.sleep(SWEEP_PAUSE)
            await self.retention.tidy(now)
        except StoreDown:
            log.warning("the database does not answer; old data will be removed later")
        except Exception:
            log.exception("removing old data failed; trying again later")

    def _is_home(self, id: str) -> bool:
        """Say whether this process wakes a table where nobody is."""
        return zlib.crc32(id.encode()) % self._processes == self._number

    def _remove(self, id: str, bye: wire.Bye) -> Session | None:
        session = self._sessions.pop(id, None)
        if session is not None:
            for visitor in [*session.visitors]:
                visitor.dismiss(bye)
            session.close()
        return session


BYE_GONE: Final = wire.Bye("gone", "this table is gone", again=False)
BYE_CLOSED: Final = bye_for(Closed())
