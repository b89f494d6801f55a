"""A room: one live table, those who are in it, and the bots and clocks that act by themselves."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from stammtisch.core.game import WATCHER, Refused
from stammtisch.server import wire
from stammtisch.server.entry import (
    Answered,
    AnyEntry,
    Botted,
    Hashed,
    Played,
    Proposed,
    Resigned,
    Revealed,
    Sat,
    Started,
    Stood,
    TookBack,
    from_bytes,
    to_bytes,
)
from stammtisch.server.metrics import Metrics
from stammtisch.server.people import clean_text
from stammtisch.server.presence import Presence, Told
from stammtisch.server.show import may_watch_as, steps, table_now, view_now
from stammtisch.server.steward import Steward
from stammtisch.server.store import Line, Store, StoreDown
from stammtisch.server.summary import summary
from stammtisch.server.table import OPEN, OVER, RUNNING, SOMEBODY, Change, NotAllowed, Table
from stammtisch.server.workers import Workers

CHAT_SHOWN: Final = 50
NEXT_AGAIN: Final = 86_400.0
"""Seconds in which the next match is set up again if a crash came between its agreement and its first entry."""
AWAY_AFTER: Final = 2.0
"""Seconds after which somebody whose connection dropped is shown as away: long enough to load a page again."""

log = logging.getLogger("stammtisch.room")


class Stale(Refused):
    """The match has moved on since the view that the word was meant for."""


class NoSuchTable(Refused):
    """No such table, or none that this person may see."""


class Visitor(Protocol):
    """Somebody in the room, through one connection."""

    person: str
    look: int | None
    """The seat looked through; None is the table's edge, or a closed curtain."""
    parcel: bool
    """Whether views come with the View itself."""

    def send(self, message: bytes) -> None:
        """Sends a message, or drops the connection if it reads too slowly."""

    def dismiss(self, bye: wire.Bye) -> None:
        """Says why and closes the connection."""


class Room:
    """One table that is open in this process. Whatever changes it is first kept, then shown."""

    def __init__(self, id: str, store: Store, workers: Workers, metrics: Metrics, process: str) -> None:
        self.id = id
        self.table = Table(id)
        self.visitors: set[Visitor] = set()
        self.used = time.monotonic()
        self._store = store
        self._workers = workers
        self._metrics = metrics
        self._process = process
        self._lock = asyncio.Lock()
        self._names: dict[str, str] = {}
        self._presence = Presence()
        self._steward = Steward(self, workers)
        self._lost = True
        """Whether the table in memory may differ from the one on disk."""
        self.leads = store.leads(id)
        """Whether this process sees to what follows, because it made the last entry or the table is at home here."""
        self._unshown = False
        """Whether the table was to be shown while an entry was being kept."""
        self._last_line = 0
        """The number of the newest line of chat that was shown as it came."""
        self._heard: dict[Visitor, int] = {}
        """The number of the newest line that a visitor was shown, once he was told what had been said before."""

    # Coming and going

    async def load(self) -> None:
        """Reads the table from its log."""
        async with self._lock:
            await self._reload()
            if self.table.next_opened is not None and time.time() - self.table.changed < NEXT_AGAIN:
                await self._open_next()
        self._steward.arrange()

    async def enter(self, visitor: Visitor) -> None:
        """Lets somebody in and shows him everything there is."""
        async with self._lock:
            # He may come from a process that ended before it could tell what he has seen there.
            await self._up_to_date()
            seats = self.table.seats_of(visitor.person)
            if not seats and not self.table.opened.watchers and self.table.status not in (OPEN, OVER):
                raise NotAllowed("this table is played without watchers")
            visitor.look = seats[0] if len(seats) == 1 else None
            await self._learn_names([visitor.person])
            self.visitors.add(visitor)
            self.show_table()
            self._show_view_to(visitor, None)
        self.tell_who_is_here()
        await self._show_chat_to(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Lets somebody out; his seat is kept."""
        self.visitors.discard(visitor)
        self._heard.pop(visitor, None)
        self.used = time.monotonic()
        asyncio.get_running_loop().call_later(AWAY_AFTER, self._somebody_left)

    def _somebody_left(self) -> None:
        self.show_table()
        self.tell_who_is_here()

    def here(self) -> set[str]:
        """The people who are in the room, in this process or in another."""
        found = {visitor.person for visitor in self.visitors}
        return found.union(*[told.people for told in self._presence.elsewhere()])

    @property
    def idle(self) -> bool:
        """Whether nobody is there and nothing happens by itself."""
        return not self.visitors and self._steward.idle and not self._lock.locked()

    async def settled(self) -> Table:
        """The table as it is kept, with nothing under way."""
        async with self._lock:
            await self._up_to_date()
            return self.table

    async def finish(self) -> None:
        """Waits for what is being kept, then lets go of everything."""
        async with self._lock:
            self.close()

    def close(self) -> None:
        """Lets go of everything that would still act."""
        self._steward.close()

    # What is asked

    async def do(self, visitor: Visitor, ask: wire.AnyAsk) -> wire.Tell:
        """Carries out a request and answers it; what is refused is raised."""
        self.used = time.monotonic()
        match ask:
            case wire.Play():
                return await self._play(visitor, ask)
            case wire.Look():
                return await self._look(visitor, ask)
            case wire.Say():
                return await self._say(visitor, ask)
            case wire.React():
                return await self._react(visitor, ask)
            case wire.Hint():
                return await self._hint(visitor, ask)
            case wire.Replay():
                return await self._replay(visitor, ask)
            case wire.Back():
                await self.commit(lambda: TookBack(ask.seat, visitor.person), self._unless_stale(visitor, ask.at))
            case _:
                await self.commit(lambda: self._entry(visitor.person, ask))
        return wire.Done(ask.id, self.table.at)

    def _entry(self, person: str, ask: wire.AnyAsk) -> AnyEntry:
        match ask:
            case wire.Sit():
                return Sat(ask.seat, person)
            case wire.Stand():
                return Stood(ask.seat, person)
            case wire.SeatBot():
                return Botted(ask.seat, ask.level, person)
            case wire.Start():
                return Started(person, ask.fill)
            case wire.Propose():
                if ask.what == "bot" and self.table.owners[self.table.checked_seat(ask.seat)] in self.here():
                    raise NotAllowed("a bot can be asked for only in the seat of somebody who is away")
                another = ask.what in ("rematch", "same-deal")
                table = secrets.token_urlsafe(16) if another else ""
                absent = [who for who in self.table.owners if who is not None and who not in self.here()]
                seed = secrets.token_hex(32) if another else ""
                return Proposed(ask.what, ask.seat, person, table, seed, absent if another else [])
            case wire.Answer():
                return Answered(person, ask.yes)
            case wire.Resign():
                return Resigned(ask.seat, person)
            case wire.Hash():
                return Hashed(ask.seat, person, ask.hash)
            case wire.Reveal():
                if not self._steward.reveal:
                    raise NotAllowed("contributions are shown when all who are here have bound themselves")
                return Revealed(ask.seat, person, ask.contribution)
            case _:
                raise NotAllowed("that cannot be asked here")

    async def _play(self, visitor: Visitor, ask: wire.Play) -> wire.Tell:
        begun = time.perf_counter()
        # Until an entry is kept, the table in memory knows more than may be acknowledged.
        known = None if self._lost else self.table.known.get((visitor.person, ask.id))
        if known is None:
            entry = Played(ask.seat, ask.word, visitor.person, ask.id)
            await self.commit(lambda: entry, self._unless_stale(visitor, ask.at, ask.id))
            known = self.table.known.get((visitor.person, ask.id), self.table.at)
            self._metrics.move_took(time.perf_counter() - begun)
        return wire.Done(ask.id, known)

    def _unless_stale(self, visitor: Visitor, at: int, id: str = "") -> Callable[[], bool]:
        """Whether there is still something to do; a word for an older view is refused, and the newest view shown."""

        def check() -> bool:
            if id and (visitor.person, id) in self.table.known:
                return False
            if at != self.table.at:
                self._show_view_to(visitor, None)
                raise Stale("the table has moved on; look again")
            return True

        return check

    async def _look(self, visitor: Visitor, ask: wire.Look) -> wire.Tell:
        async with self._lock:
            await self._fresh()
            if ask.seat is not None and self.table.owners[self.table.checked_seat(ask.seat)] != visitor.person:
                raise NotAllowed("that seat is not yours")
            visitor.look = ask.seat
            self._show_view_to(visitor, None)
        return wire.Done(ask.id, self.table.at)

    async def _say(self, visitor: Visitor, ask: wire.Say) -> wire.Tell:
        text = clean_text(ask.text)
        if not text:
            raise NotAllowed("there is nothing to read in that")
        audience = "players" if visitor.person in self.table.owners else "watchers"
        line = await self._store.say(self.id, visitor.person, audience, text, time.time())
        if line is None:
            raise NoSuchTable("this table is no longer there")
        await self._hear_chat()
        return wire.Done(ask.id)

    async def _react(self, visitor: Visitor, ask: wire.React) -> wire.Tell:
        seats = self.table.seats_of(visitor.person)
        reacted = wire.Reacted(seats[0] if seats else None, self.name(visitor.person), ask.kind)
        message = wire.to_json(reacted)
        self._show_to_all(message)
        if self._store.shared:
            await self._store.tell(self.id, b"show " + message)
        return wire.Done(ask.id)

    async def _hint(self, visitor: Visitor, ask: wire.Hint) -> wire.Tell:
        async with self._lock:
            await self._fresh()
            table = self.table
            if table.status != RUNNING or table.owners[table.checked_seat(ask.seat)] != visitor.person:
                raise NotAllowed("a hint is for a seat of your own in a running match")
            if table.people() != {visitor.person} or len(table.seats_of(visitor.person)) != 1:
                raise NotAllowed("there are no hints while another person plays")
            if ask.seat not in table.match.waiting_for():
                raise NotAllowed("it is not your turn")
            view = table.match.view(ask.seat)
        return wire.HintNow(ask.id, *await self._workers.hint(table.game, view))

    async def _replay(self, visitor: Visitor, ask: wire.Replay) -> wire.Tell:
        async with self._lock:
            await self._fresh()
            if self.table.status not in (RUNNING, OVER):
                raise NotAllowed("the match has not begun yet")
            viewer = self._eyes(visitor) if ask.viewer is None else ask.viewer
            if not may_watch_as(self.table, visitor.person, viewer):
                raise NotAllowed("the match can be seen through other eyes when it is over")
            total, found = steps(self.table, viewer, ask.start, ask.count)
        return wire.Steps(ask.id, viewer, total, found)

    # Keeping

    async def commit(self, entry: Callable[[], AnyEntry], check: Callable[[], bool] | None = None) -> None:
        """Makes an entry, and once it is kept shows what it changed; begins again where another process was faster."""
        kept = False
        while not kept:
            async with self._lock:
                await self._fresh()
                if check is not None and not check():
                    return
                made = entry()
                status, proposal = self.table.status, self.table.proposal
                now = time.time()
                number = self.table.number
                try:
                    change = self.table.apply(made, now)
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                kept = await self._kept(number, now, made)
                if kept:
                    self.leads = True
                    changed = status != self.table.status or proposal is not self.table.proposal
                    await self._after(made, change, changed)

    async def _kept(self, number: int, now: float, entry: AnyEntry) -> bool:
        self._lost = True
        try:
            kept = await self._store.append(self.id, number, now, to_bytes(entry), summary(self.table))
        except StoreDown:
            self._metrics.counts["store_failures"] += 1
            raise
        self._lost = not kept
        return kept

    async def _fresh(self) -> None:
        """The table in memory is the one on disk, whatever went wrong before; all see what they have missed."""
        if self._lost:
            await self._reload()
            await self._after(None, Change(moved=self.table.status in (RUNNING, OVER)), True)

    async def _reload(self) -> None:
        self.table = await kept_table(self._store, self.id)
        self._lost = False
        await self._learn_names([who for who in self.table.owners if who is not None])

    async def catch_up(self) -> None:
        """Reads what other processes have added."""
        try:
            async with self._lock:
                await self._up_to_date()
        except (StoreDown, NoSuchTable):
            self._lost = True

    async def _up_to_date(self) -> None:
        await self._fresh()
        await self._read_on()

    async def _read_on(self) -> bool:
        """Reads and shows what other processes have added, and says whether there was anything."""
        if not self._store.shared:
            return False
        rows = await self._store.log(self.id, self.table.number)
        for row in rows:
            entry = from_bytes(row.entry)
            change = self.table.apply(entry, row.at)
            self.leads = False
            await self._after(entry, change, True)
        return bool(rows)

    async def _after(self, entry: AnyEntry | None, change: Change, table_changed: bool) -> None:
        """Shows what an entry has changed; the lock is held, so that nothing is shown that is not kept."""
        if change.news == "next":
            await self._open_next()
        if isinstance(entry, Sat):
            await self._learn_names([entry.person])
            for visitor in self.visitors:
                if visitor.person == entry.person and self.table.seats_of(entry.person) == [entry.seat]:
                    visitor.look = entry.seat
        if change.news or table_changed or self._unshown:
            self.show_table(change)
        if change.moved:
            self._show_views(change.since)
        elif isinstance(entry, Sat | Botted | Resigned) or change.news == "bot agreed":
            for visitor in [*self.visitors]:
                if self._eyes(visitor) == change.seat:
                    self._show_view_to(visitor, None)
        self._steward.arrange()

    async def _open_next(self) -> None:
        """Sets up the next match that was agreed on; whichever process comes first does."""
        opened = self.table.next_match()
        table = Table(self.table.next)
        now = time.time()
        for entry in (opened, Started(opened.host)):
            number = table.number
            table.apply(entry, now)
            await self._store.append(table.id, number, now, to_bytes(entry), summary(table))

    # Showing

    def name(self, person: str) -> str:
        """What a person is called."""
        return self._names.get(person, SOMEBODY)

    async def _learn_names(self, people: list[str]) -> None:
        unknown = [who for who in people if who not in self._names]
        if unknown:
            self._names |= await self._store.names(unknown)

    async def rename(self, person: str, name: str | None) -> None:
        """Somebody is called otherwise now, or not known any more."""
        if name is None:
            self._names.pop(person, None)
        else:
            self._names[person] = name
        self.show_table()

    def show_table(self, change: Change | None = None) -> None:
        """Shows everybody the table, with what has just changed."""
        if self._lost:
            self._unshown = True
            return
        self._unshown = False
        here = self.here()
        watching = sum(visitor.person not in self.table.owners for visitor in self.visitors)
        watching += sum(told.watching for told in self._presence.elsewhere())
        messages: dict[str, bytes] = {}
        for visitor in [*self.visitors]:
            if visitor.person not in messages:
                shown = table_now(self.table, visitor.person, self.name, here, watching, self._steward.reveal, change)
                messages[visitor.person] = wire.to_json(shown)
            visitor.send(messages[visitor.person])

    def _show_views(self, since: int | None) -> None:
        now = time.time()
        messages: dict[tuple[int, bool], bytes] = {}
        for visitor in [*self.visitors]:
            eyes = self._eyes(visitor)
            if not may_watch_as(self.table, visitor.person, eyes):
                continue
            kind = (eyes, visitor.parcel)
            if kind not in messages:
                messages[kind] = wire.to_json(view_now(self.table, eyes, since, now, parcel=visitor.parcel))
            visitor.send(messages[kind])

    def _show_view_to(self, visitor: Visitor, since: int | None) -> None:
        eyes = self._eyes(visitor)
        if self.table.status in (RUNNING, OVER) and may_watch_as(self.table, visitor.person, eyes):
            visitor.send(wire.to_json(view_now(self.table, eyes, since, time.time(), parcel=visitor.parcel)))

    def _eyes(self, visitor: Visitor) -> int:
        """Whose eyes a visitor looks through: never those of a seat that is not his."""
        look = visitor.look
        return WATCHER if look is None or self.table.owners[look] != visitor.person else look

    def _show_to_all(self, message: bytes) -> None:
        for visitor in [*self.visitors]:
            visitor.send(message)

    def _show_lines(self, lines: list[Line]) -> None:
        """Shows everybody those lines that are for him and new to him."""
        messages: dict[tuple[int, bool], bytes] = {}
        for visitor, heard in [*self._heard.items()]:
            kind = (heard, visitor.person in self.table.owners)
            if kind not in messages:
                fresh = [line for line in lines if line.number > heard and line.audience in audiences(plays=kind[1])]
                spoken = [self._spoken(line) for line in fresh]
                messages[kind] = wire.to_json(wire.Chat(spoken)) if spoken else b""
            if messages[kind]:
                visitor.send(messages[kind])
        self._last_line = max([self._last_line, *[line.number for line in lines]])
        self._heard = {visitor: max(heard, self._last_line) for visitor, heard in self._heard.items()}

    async def _show_chat_to(self, visitor: Visitor) -> None:
        """Tells somebody who has come what was said before; again if something was said meanwhile."""
        told = -1
        while told != self._last_line:
            told = self._last_line
            lines = await self._store.chat(self.id, audiences(plays=visitor.person in self.table.owners), CHAT_SHOWN)
            await self._learn_names([line.person for line in lines if line.person is not None])
        if visitor in self.visitors:
            self._heard[visitor] = max([self._last_line, *[line.number for line in lines]])
            visitor.send(wire.to_json(wire.Chat([self._spoken(line) for line in lines])))

    def _spoken(self, line: Line) -> wire.Spoken:
        seats = [] if line.person is None else self.table.seats_of(line.person)
        name = SOMEBODY if line.person is None else self.name(line.person)
        watcher = line.audience == "watchers"
        return wire.Spoken(line.number, name, seats[0] if seats else None, watcher, line.text, line.at)

    # Between processes

    def heard(self, payload: bytes) -> None:
        """Another process has told something about this table."""
        kind, _, rest = payload.partition(b" ")
        if kind == b"show":
            self._show_to_all(rest)
        elif kind == b"chat":
            self._steward.spawn(self._hear_chat())
        elif kind == b"here":
            told = self._presence.hear(rest)
            self.show_table()
            if told.reply:
                self.tell_who_is_here(reply=False)
        elif kind == b"name":
            person, name = msgspec.json.decode(rest, type=tuple[str, str | None])
            self._steward.spawn(self.rename(person, name))
        else:
            self._steward.spawn(self.catch_up())

    async def _hear_chat(self) -> None:
        """Shows what has been said, here or elsewhere, in its order."""
        lines = await self._store.chat(self.id, audiences(plays=False), CHAT_SHOWN)
        await self._learn_names([line.person for line in lines if line.person is not None])
        self._show_lines(lines)

    def tell_who_is_here(self, *, reply: bool = True) -> None:
        """Tells the other processes."""
        if self._store.shared:
            here = sorted({visitor.person for visitor in self.visitors})
            watching = sum(visitor.person not in self.table.owners for visitor in self.visitors)
            told = Told(self._process, tuple(here), watching, reply)
            self._steward.spawn(self._store.tell(self.id, b"here " + msgspec.json.encode(told)))


def audiences(*, plays: bool) -> tuple[str, ...]:
    """Whose lines somebody hears: players do not hear the watchers."""
    return ("players",) if plays else ("players", "watchers")


async def kept_table(store: Store, id: str) -> Table:
    """A table as its log has it."""
    rows = await store.log(id)
    if not rows:
        raise NoSuchTable("there is no such table; perhaps it was too long ago")
    table = Table(id)
    for row in rows:
        table.apply(from_bytes(row.entry), row.at)
    return table
