"""A room: one live table, those who are in it, and the bots and clocks that act by themselves."""

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Final, Protocol

import msgspec

from stammtisch.core.game import JUDGE, WATCHER, Refused
from stammtisch.core.view_codec import packed
from stammtisch.server import authority, conditions, wall, wire
from stammtisch.server.authority import DEALING, OPEN, OVER, RUNNING, NotAllowed, NotNow
from stammtisch.server.clock import AWAY_SECONDS, patience
from stammtisch.server.entry import (
    Answered,
    AnyEntry,
    Botted,
    Hashed,
    Hinted,
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
from stammtisch.server.names import Names
from stammtisch.server.naming import clean_text
from stammtisch.server.presence import Presence, Told
from stammtisch.server.reading import NoSuchTable, SetAside, kept_table
from stammtisch.server.refusals import Reasoned, bye_for
from stammtisch.server.rows import ChatMessage, StoreDown
from stammtisch.server.show import may_watch_as, steps, table_now, view_now
from stammtisch.server.steward import Steward
from stammtisch.server.store import Store
from stammtisch.server.summary import summary
from stammtisch.server.table import SOMEBODY, Change, Table
from stammtisch.server.workers import Patron, Workers

CHAT_SHOWN: Final = 50
LONGEST_LINE: Final = 500
NEXT_AGAIN: Final = 86_400.0
"""Seconds in which the next match is set up again if a crash came between its agreement and its first entry."""
AWAY_AFTER: Final = 2.0
"""Seconds after which somebody whose connection dropped is shown as away: long enough to load a page again."""
SHOWN_APART: Final = 0.25
"""Seconds between two times that everybody is shown who comes and goes."""

log = logging.getLogger("stammtisch.room")


class Stale(Reasoned):
    """The match has moved on since the view that the word was meant for."""


class Visitor(Protocol):
    """Somebody in the room, through one connection."""

    person: str
    network: str
    """Where the connection comes from, for sharing what is scarce."""
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

    def __init__(
        self,
        id: str,
        store: Store,
        workers: Workers,
        metrics: Metrics,
        process: str,
        replays: Executor,
        away_seconds: float = AWAY_SECONDS,
    ) -> None:
        self.id = id
        self.table = Table(id)
        self.visitors: set[Visitor] = set()
        self.used = time.monotonic()
        self._store = store
        self._workers = workers
        self._metrics = metrics
        self._process = process
        self._replays = replays
        """Where matches are played again, beside everything else."""
        self._away_seconds = away_seconds
        self._lock = asyncio.Lock()
        self._names = Names()
        self._presence = Presence()
        self._showing: asyncio.TimerHandle | None = None
        self._untold = False
        """Whether the other processes do not know yet who is here."""
        self._steward = Steward(self, workers)
        self._lost = True
        """Whether the table in memory may differ from the one on disk."""
        self.leads = not store.shared
        """Whether this process sees to what follows, because it is alone or made the last entry."""
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
            if self.table.next_opened is not None and wall.now() - self.table.changed < NEXT_AGAIN:
                await self._open_next()
        self._steward.arrange()

    async def enter(self, visitor: Visitor) -> None:
        """Let somebody in and show them everything there is."""
        async with self._lock:
            # They may come from a process that ended before it could tell what they have seen there.
            await self._up_to_date()
            self._allow(visitor.person, "enter", None)
            seats = self.table.seats_of(visitor.person)
            visitor.look = seats[0] if len(seats) == 1 else None
            await self._learn_names([visitor.person])
            self.visitors.add(visitor)
            self._presence.saw(visitor.person)
            self._show_table_to([visitor], None)
            self._show_view_to(visitor, None)
            self._steward.arrange()
        self._somebody_moved()
        await self._show_chat_to(visitor)

    def leave(self, visitor: Visitor) -> None:
        """Let somebody out; their seat is kept."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._presence.saw(visitor.person)
        self._heard.pop(visitor, None)
        self.used = time.monotonic()
        asyncio.get_running_loop().call_later(AWAY_AFTER, self._somebody_moved)

    def dismiss(self, person: str, bye: wire.Bye) -> None:
        """Send somebody away: whatever they have asked for and is not done yet, is not done."""
        for visitor in [*self.visitors]:
            if visitor.person == person:
                visitor.dismiss(bye)
                self.leave(visitor)

    def _somebody_moved(self, *, elsewhere: bool = False) -> None:
        """Show who is here now: at most some times a second, however many come and go."""
        self._untold = self._untold or not elsewhere
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(SHOWN_APART, self._show_who_is_here)

    def _show_who_is_here(self) -> None:
        self._showing = None
        self.show_table()
        if self._untold:
            self.tell_who_is_here()

    def here(self) -> set[str]:
        """The people who are in the room, in this process or in another."""
        found = {visitor.person for visitor in self.visitors}
        return found.union(*[told.people for told in self._presence.elsewhere()])

    def bot_in(self, seat: int) -> float | None:
        """In how many seconds a bot can be asked for in the place of somebody who is away; None if nobody is."""
        owner = self.table.owners[seat]
        if owner is None or owner in self.here():
            return None
        return max(0.0, patience(self.table.opened.pace, self._away_seconds) - self._presence.absent(owner))

    def patron(self) -> Patron:
        """On whose behalf the bots of this table think: somebody present who plays, or else the host."""
        players = self.table.people()
        present = [visitor for visitor in self.visitors if visitor.person in players]
        if present:
            first = min(present, key=lambda visitor: visitor.person)
            return Patron(True, first.network, first.person)
        if elsewhere := players & self.here():
            return Patron(True, min(elsewhere), min(elsewhere))
        return Patron(False, self.table.opened.host, self.table.opened.host)

    @property
    def attended_by(self) -> str | None:
        """The host, if the table is public or of bots alone and somebody who counts is there: of an open one the host.

        Lists and retention go by that.
        """
        table, here = self.table, self.here()
        counts = table.opened.host in here if table.status == OPEN else bool(here)
        return table.opened.host if counts and (table.opened.public or not any(table.owners)) else None

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
        if self._showing is not None:
            self._showing.cancel()

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
                await self.commit(lambda: self._entry(visitor, ask), self._unless_stale(visitor, ask))
            case _:
                await self.commit(lambda: self._entry(visitor, ask))
        return wire.Done(ask.id, self.table.at)

    def allow(self, person: str, ask: wire.AnyAsk) -> None:
        """Refuse a request that this person may not make here, where another than the room carries it out."""
        self._allow(person, *_request(ask))

    def _allow(self, person: str, request: str, seat: int | None) -> None:
        """Refuse what this person may not ask for at this table."""
        table = self.table
        if seat is not None:
            table.checked_seat(seat)
        who = authority.roles(person, table.opened.host, table.owners, seat)
        spectators = table.opened.watchers
        if not authority.may(request, table.status, who, spectators=spectators):
            raise NotAllowed(authority.why_not(request, table.status, who, spectators=spectators))

    def _entry(self, visitor: Visitor, ask: wire.AnyAsk) -> AnyEntry:
        person = visitor.person
        self._allow(person, *_request(ask))
        if visitor not in self.visitors:
            raise NotAllowed("left-table")
        match ask:
            case wire.Play():
                return Played(ask.seat, ask.word, person, ask.id)
            case wire.Back():
                return TookBack(ask.seat, person)
            case wire.Sit():
                return Sat(ask.seat, person)
            case wire.Stand():
                return Stood(ask.seat, person)
            case wire.SeatBot():
                return Botted(ask.seat, ask.level, person)
            case wire.Start():
                return Started(person, ask.fill)
            case wire.Propose():
                return self._proposal(person, ask)
            case wire.Answer():
                return Answered(person, ask.yes, ask.question)
            case wire.Resign():
                return Resigned(ask.seat, person)
            case wire.Hash():
                return Hashed(ask.seat, person, ask.hash, ask.beginning)
            case wire.Reveal():
                return Revealed(ask.seat, person, ask.contribution, ask.beginning)
            case _:
                raise NotAllowed("not-askable")

    def _proposal(self, person: str, ask: wire.Propose) -> Proposed:
        others = {who for who in self.table.owners if who is not None} - {person}
        if ask.what == "takeback":
            return Proposed(ask.what, ask.seat, person, asked=self._to_be_asked(others))
        if ask.what == "bot":
            wait = self.bot_in(self.table.checked_seat(ask.seat))
            if wait is None:
                raise NotNow("bot-not-away")
            if wait:
                raise NotNow("bot-wait", seconds=math.ceil(wait))
            asked = self.table.people() - {person, str(self.table.owners[ask.seat])}
            return Proposed(ask.what, ask.seat, person, asked=sorted(asked))
        absent = sorted(others - self.here())
        table, seed = secrets.token_urlsafe(16), secrets.token_hex(32)
        asked = others.difference(absent)
        return Proposed(ask.what, ask.seat, person, table, seed, absent, asked=sorted(asked))

    def _to_be_asked(self, others: set[str]) -> list[str]:
        """Who must agree to a takeback: also those in whose place a bot plays, who may come back."""
        left = {who for seat, who in enumerate(self.table.owners) if who in others and seat not in self.table.resigned}
        if others and not left:
            raise NotNow("nobody-to-agree")
        return sorted(str(who) for who in left)

    async def _play(self, visitor: Visitor, ask: wire.Play) -> wire.Tell:
        begun = time.perf_counter()
        # Until an entry is kept, the table in memory knows more than may be acknowledged.
        known = None if self._lost else self.table.known.get((visitor.person, ask.id))
        if known is None:
            await self.commit(lambda: self._entry(visitor, ask), self._unless_stale(visitor, ask))
            known = self.table.known.get((visitor.person, ask.id), self.table.at)
            self._metrics.move_took(time.perf_counter() - begun)
        return wire.Done(ask.id, known)

    def _unless_stale(self, visitor: Visitor, ask: wire.Play | wire.Back) -> Callable[[], bool]:
        """Whether there is still something to do; what was meant for an older view is refused, and the newest shown."""

        def check() -> bool:
            if (visitor.person, ask.id) in self.table.known:
                return False
            self._allow(visitor.person, *_request(ask))
            if ask.at != self.table.at:
                self._show_view_to(visitor, None)
                raise Stale("stale")
            return True

        return check

    async def _look(self, visitor: Visitor, ask: wire.Look) -> wire.Tell:
        async with self._lock:
            await self._fresh()
            self._allow(visitor.person, *_request(ask))
            visitor.look = ask.seat
            self._show_view_to(visitor, None)
        return wire.Done(ask.id, self.table.at)

    async def _say(self, visitor: Visitor, ask: wire.Say) -> wire.Tell:
        self._allow(visitor.person, *_request(ask))
        text = clean_text(ask.text)
        if not text:
            raise NotNow("empty-line")
        if len(text) > LONGEST_LINE:
            # Some signs become several when they are written in the usual way.
            raise NotNow("long-line", most=LONGEST_LINE)
        audience = "players" if visitor.person in self.table.owners else "watchers"
        line = await self._store.say(self.id, visitor.person, audience, text, wall.now())
        if line is None:
            raise NoSuchTable("table-removed")
        await self._hear_chat()
        return wire.Done(ask.id)

    async def _react(self, visitor: Visitor, ask: wire.React) -> wire.Tell:
        self._allow(visitor.person, *_request(ask))
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
            self._allow(visitor.person, *_request(ask))
            table = self.table
            if not table.is_alone(visitor.person) or len(table.seats_of(visitor.person)) != 1:
                raise NotNow("no-hints")
            if table.bots[ask.seat] is not None or ask.seat not in table.match.waiting_for():
                raise NotNow("not-your-turn")
            view, legal = table.match.view(ask.seat), table.match.legal(ask.seat)
        patron = Patron(True, visitor.network, visitor.person)
        found = await self._workers.hint(table.game, packed(view), legal, patron)
        await self.commit(lambda: Hinted(ask.seat, visitor.person))
        return wire.HintNow(ask.id, *found)

    async def _replay(self, visitor: Visitor, ask: wire.Replay) -> wire.Tell:
        async with self._lock:
            await self._fresh()
            viewer = self._eyes(visitor) if ask.viewer is None else ask.viewer
            self._allow(visitor.person, *_request(ask))
            table, words = self.table, [*self.table.words]
        again = asyncio.get_running_loop().run_in_executor(
            self._replays, steps, table, words, viewer, ask.start, ask.count
        )
        return wire.Steps(ask.id, viewer, *await again)

    # Keeping

    async def commit(self, entry: Callable[[], AnyEntry], check: Callable[[], bool] | None = None) -> None:
        """Makes an entry, and once it is kept shows what it changed; begins again where another process was faster."""
        kept = False
        while not kept:
            async with self._lock:
                await self._fresh()
                now = wall.now()
                try:
                    if check is not None and not check():
                        return
                    made = entry()
                    conditions.check(self.table, made, now)
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                status, proposal, number = self.table.status, self.table.proposal, self.table.number
                # Until it is kept, the table in memory is not the one on disk; nor is it if this fails half-way.
                self._lost = True
                change = self.table.apply(made, now)
                kept = await self._kept(number, now, made)
                if kept:
                    self.leads = True
                    changed = status != self.table.status or proposal is not self.table.proposal
                    await self._after(made, change, changed)

    async def _kept(self, number: int, now: float, entry: AnyEntry) -> bool:
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
        except (StoreDown, NoSuchTable, SetAside):
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
            self._lost = True
            change = self.table.apply(entry, min(row.at, wall.now()))
            self._lost = False
            self.leads = False
            await self._after(entry, change, True)
        return bool(rows)

    async def _after(self, entry: AnyEntry | None, change: Change, table_changed: bool) -> None:
        """Shows what an entry has changed; the lock is held, so that nothing is shown that is not kept."""
        if change.news == "next":
            await self._open_next()
        # Whoever has asked for this gets the answer first.
        asyncio.get_running_loop().call_soon(self._dismiss_spectators)
        if isinstance(entry, Sat):
            self._somebody_moved()
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

    def _dismiss_spectators(self) -> None:
        """Once the cards are dealt at a table without spectators, nobody stays who has no seat."""
        if self.table.status in (DEALING, RUNNING) and not self.table.opened.watchers:
            bye = bye_for(NotAllowed("without-spectators"))
            for person in {visitor.person for visitor in self.visitors}.difference(self.table.owners):
                self.dismiss(person, bye)

    async def _open_next(self) -> None:
        """Sets up the next match that was agreed on; whichever process comes first does."""
        opened = self.table.next_match()
        table = Table(self.table.next)
        now = wall.now()
        for entry in (opened, Started(opened.host)):
            number = table.number
            table.apply(entry, now)
            kept = await self._store.append(table.id, number, now, to_bytes(entry), summary(table))
            self._metrics.counts["tables"] += kept and number == 0

    # Showing

    def name(self, person: str) -> str:
        """What a person is called."""
        return self._names.of(person) or SOMEBODY

    async def _learn_names(self, people: list[str]) -> None:
        unknown = [who for who in people if self._names.of(who) is None]
        if unknown:
            for who, name in (await self._store.names(unknown)).items():
                self._names.learn(who, name)

    async def rename(self, person: str, name: str | None) -> None:
        """Somebody is called otherwise now, or not known any more."""
        if name is None:
            self._names.forget(person)
        else:
            self._names.learn(person, name)
        self.show_table()

    def show_table(self, change: Change | None = None) -> None:
        """Shows everybody the table, with what has just changed."""
        if self._lost:
            self._unshown = True
            return
        self._unshown = False
        self._show_table_to([*self.visitors], change)

    def _show_table_to(self, visitors: list[Visitor], change: Change | None) -> None:
        here = self.here()
        watching = sum(visitor.person not in self.table.owners for visitor in self.visitors)
        watching += sum(told.watching for told in self._presence.elsewhere())
        bots_in = [self.bot_in(seat) for seat in range(self.table.opened.seats)]
        messages: dict[str, bytes] = {}
        for visitor in visitors:
            # All who neither play nor are the host see the same.
            person = visitor.person if self._matters(visitor.person) else ""
            if person not in messages:
                shown = table_now(self.table, person, self.name, here, bots_in, watching, change)
                messages[person] = wire.to_json(shown)
            visitor.send(messages[person])

    def _matters(self, person: str) -> bool:
        return person in self.table.owners or person == self.table.opened.host

    def _show_views(self, since: int | None) -> None:
        now = wall.now()
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
            visitor.send(wire.to_json(view_now(self.table, eyes, since, wall.now(), parcel=visitor.parcel)))

    def _eyes(self, visitor: Visitor) -> int:
        """Whose eyes a visitor looks through: never those of a seat that is not his."""
        look = visitor.look
        return WATCHER if look is None or self.table.owners[look] != visitor.person else look

    def _show_to_all(self, message: bytes) -> None:
        for visitor in [*self.visitors]:
            visitor.send(message)

    def _show_lines(self, lines: list[ChatMessage]) -> None:
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

    def _spoken(self, line: ChatMessage) -> wire.Spoken:
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
            self._somebody_moved(elsewhere=True)
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
        self._untold = False
        if self._store.shared:
            # Who has a seat matters; of the others, how many they are. So this stays short in any crowd.
            here = sorted({visitor.person for visitor in self.visitors} & {who for who in self.table.owners if who})
            watching = sum(visitor.person not in self.table.owners for visitor in self.visitors)
            told = Told(self._process, tuple(here), watching, reply)
            self._steward.spawn(self._store.tell(self.id, b"here " + msgspec.json.encode(told)))


def audiences(*, plays: bool) -> tuple[str, ...]:
    """Whose lines somebody hears: players do not hear the watchers."""
    return ("players",) if plays else ("players", "watchers")


def _request(ask: wire.AnyAsk) -> tuple[str, int | None]:
    """What `authority` calls a request, and which seat it is about."""
    match ask:
        case wire.Propose():
            return f"propose {ask.what}", ask.seat
        case wire.Look():
            return ("look away" if ask.seat is None else "look"), ask.seat
        case wire.Replay(viewer=int(viewer)) if viewer >= 0:
            return "replay as a seat", viewer
        case wire.Replay(viewer=viewer) if viewer == JUDGE:
            return "replay as the judge", None
    return str(ask.__struct_config__.tag), getattr(ask, "seat", None)
