"""A session: one live table, the people at it, its bots and its clocks.

There is one lock and one way: decide, append to the log, show. People's requests, bots' words, the end of somebody's
time and the steps of the deal all go through `commit`. If an entry could not be kept, or another process was faster,
the log is read again. A client's id of a word is an idempotency key (IETF draft "The Idempotency-Key HTTP Header
Field"): the same word asked for twice is played once and answered twice.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from stammtisch.bots.levels import SUBSTITUTE
from stammtisch.core.game import Refused
from stammtisch.core.view_codec import packed
from stammtisch.table import authority, conditions, log, messages, pace
from stammtisch.table.authority import DEALING, OPEN, OVER, RUNNING, NotAllowed, NotNow
from stammtisch.table.bots_here import BotsHere
from stammtisch.table.chat import Conversation
from stammtisch.table.log import AnyEntry
from stammtisch.table.names import Names
from stammtisch.table.notices import AnyNotice, ChatAdded, NameChanged, PresenceNotice, ReaderGone, ToShow
from stammtisch.table.pause import Pause
from stammtisch.table.ports import Patron, Services, StoreDown, Visitor
from stammtisch.table.presence import Presence
from stammtisch.table.proposals import departure, next_match, proposal
from stammtisch.table.reading import NoSuchTable, SetAside, begin, kept_table
from stammtisch.table.refusals import Reasoned, bye_for
from stammtisch.table.screens import Screens, viewer_of
from stammtisch.table.show import steps
from stammtisch.table.summary import summary
from stammtisch.table.table import Change, Table

NEXT_AGAIN: Final = 86_400.0
"""Seconds in which the next match is still set up if a crash came between the agreement and its first entry."""
AWAY_AFTER: Final = 2.0
"""Seconds after which somebody without a connection is shown as away: long enough to reload a page."""
SHOWN_APART: Final = 0.25
"""Seconds between two updates about who is here."""
OTHERS_WAIT: Final = 2.0
"""Seconds that a process leaves the next step to the process that made the last entry."""
SOON: Final = 60.0
"""A session without people stays open if something is due within this many seconds."""

Decide = Callable[[Table], AnyEntry | None]
"""Decides about the table as it is now: returns an entry for the log or nothing, or raises a refusal."""

logger = logging.getLogger("stammtisch.session")


class Stale(Reasoned):
    """The match has moved on since the view from which the word was chosen."""


class Session:
    """One table that is open in this process. Every change is first kept, then shown."""

    def __init__(self, id: str, services: Services, table: Table | None = None) -> None:
        self.id = id
        self.table = table or Table(id)
        self.visitors: set[Visitor] = set()
        self.used = time.monotonic()
        self.leads = not services.log.shared
        """Whether this process does the next step, because it is alone or made the last entry."""
        self._services = services
        self._log = services.log
        self._lock = asyncio.Lock()
        self._lost = table is None
        """Whether the table in memory may differ from the one in the log."""
        self._unshown = False
        """Whether the table should have been shown while it was lost."""
        self._names = Names(services.log)
        self._presence = Presence(self.visitors, services.now)
        self._pause = Pause(self._presence, services.now)
        self._screens = Screens(self.visitors, self._names, self._pause, services.now, services.away_seconds)
        self._chat = Conversation(services.log, self._names)
        self._showing: asyncio.TimerHandle | None = None
        self._untold = False
        """Whether the other processes do not know yet who is here."""
        self._opened = services.now()
        self._dealing: tuple[tuple[int, bool], float] = ((-1, False), 0.0)
        """The part of the deal that the table waits for, and since when."""
        self._bots = BotsHere(services, self._presence, self._pause, self)
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Coming and going

    async def load(self) -> None:
        """Read the table from its log, and start what is due."""
        async with self._lock:
            await self._fresh()
            if self.table.next_opened is not None and self._services.now() - self.table.changed < NEXT_AGAIN:
                await self._open_next()

    async def enter(self, visitor: Visitor) -> None:
        """Let somebody in and show them everything."""
        async with self._lock:
            # They may come from a process that ended before it could tell others what it showed.
            await self._read_on()
            authority.check_right(self.table, visitor.person, "enter")
            seats = self.table.seats_of(visitor.person)
            visitor.look = seats[0] if len(seats) == 1 and not visitor.screen else None
            await self._names.look_up([visitor.person])
            self.visitors.add(visitor)
            self._presence.saw(visitor.person)
            self._screens.show_table(self.table, to=[visitor])
            self._screens.show_views(self.table, to=[visitor])
            self._arrange()
        self._somebody_moved()
        await self._chat.enter(visitor, self.table)

    def leave(self, visitor: Visitor) -> None:
        """Let somebody out; their seat is kept."""
        if visitor in self.visitors:
            self.visitors.discard(visitor)
            self._presence.saw(visitor.person)
        self._chat.leave(visitor)
        self.used = time.monotonic()
        asyncio.get_running_loop().call_later(AWAY_AFTER, self._somebody_moved)

    def dismiss(self, person: str, bye: messages.Bye) -> None:
        """Send somebody away and drop their unfinished requests."""
        for visitor in [*self.visitors]:
            if visitor.person == person:
                visitor.dismiss(bye)
                self.leave(visitor)

    async def vacate(self, person: str) -> None:
        """Free the seats of somebody who is gone for good."""
        while await self.commit(lambda table: departure(table, person)):
            pass

    async def settled(self) -> Table:
        """Return the table as it is kept, with nothing under way."""
        async with self._lock:
            await self._read_on()
            return self.table

    @property
    def attended_by(self) -> str | None:
        """Return the host if the table is public or has only bots, and somebody who counts is there.

        At an open table only the host counts. Lists and retention use this.
        """
        table, here = self.table, self._presence.here()
        counts = table.opened.host in here if table.status == OPEN else bool(here)
        return table.opened.host if counts and (table.opened.public or not any(table.owners)) else None

    def is_visited_by(self, person: str) -> bool:
        """Say whether somebody is connected to this table here."""
        return any(visitor.person == person for visitor in self.visitors)

    @property
    def idle(self) -> bool:
        """Say whether nobody is there and nothing is due soon; the session is reopened when something is."""
        soon = self._timer is not None and self._timer.when() < asyncio.get_running_loop().time() + SOON
        return not self.visitors and not self._bots.thinking and not soon and not self._lock.locked()

    async def finish(self) -> None:
        """Wait for the write under way, then close."""
        async with self._lock:
            self.close()

    def close(self) -> None:
        """Cancel everything that would still act."""
        for task in self._tasks:
            task.cancel()
        for timer in (self._timer, self._showing):
            if timer is not None:
                timer.cancel()

    # What is asked

    async def do(self, visitor: Visitor, ask: messages.AnyAsk) -> messages.Tell:
        """Carry out a request and answer it; raise a refusal."""
        self.used = time.monotonic()
        if type(ask) in _ANSWERS:
            return await _ANSWERS[type(ask)](self, visitor, ask)
        begun = time.perf_counter()
        await self.commit(lambda _: self._asked(visitor, ask))
        if not isinstance(ask, messages.Play):
            return messages.Done(ask.id, self.table.at)
        self._services.took(time.perf_counter() - begun)
        return messages.Done(ask.id, self.table.known.get((visitor.person, ask.id), self.table.at))

    def allow(self, person: str, ask: messages.AnyAsk) -> None:
        """Refuse a request that this person may not make here. For requests that the session does not carry out."""
        authority.check(self.table, person, ask)

    def _asked(self, visitor: Visitor, ask: messages.AnyAsk) -> AnyEntry | None:
        """Return the entry for a request; nothing if it was carried out before."""
        person, table = visitor.person, self.table
        if isinstance(ask, messages.Play | messages.Back):
            if (person, ask.id) in table.known:
                return None
            missed = ask.at != table.at and table.status in (RUNNING, OVER)
            if missed and ask.seat in table.seats_of(person):
                # Also where the match is over meanwhile: a player who has missed the end must get to see it.
                self._screens.show_views(table, to=[visitor])
                raise Stale("stale")
        authority.check(table, person, ask)
        if visitor not in self.visitors:
            raise NotAllowed("left-table")
        if isinstance(ask, messages.Start):
            return log.Started(person, ask.fill, self._away() if authority.is_together(table) else [])
        if isinstance(ask, messages.Propose):
            return proposal(table, person, ask, self._presence.here(), self._screens.bot_in(table, ask.seat))
        if type(ask) not in _ENTRIES:
            raise NotAllowed("not-askable")
        return _ENTRIES[type(ask)](person, ask)

    def _away(self) -> list[int]:
        """Return the seats of people who are not at the table."""
        here = self._presence.here()
        return [seat for seat, owner in enumerate(self.table.owners) if owner is not None and owner not in here]

    async def _look(self, visitor: Visitor, ask: messages.Look) -> messages.Tell:
        async with self._lock:
            await self._fresh()
            authority.check(self.table, visitor.person, ask)
            visitor.look = ask.seat
            self._screens.show_views(self.table, to=[visitor])
        return messages.Done(ask.id, self.table.at)

    async def _say(self, visitor: Visitor, ask: messages.Say) -> messages.Tell:
        authority.check(self.table, visitor.person, ask)
        await self._chat.say(self.table, visitor.person, ask, self._services.now())
        return messages.Done(ask.id)

    async def _react(self, visitor: Visitor, ask: messages.React) -> messages.Tell:
        authority.check(self.table, visitor.person, ask)
        seats = self.table.seats_of(visitor.person)
        name = self._names.of(visitor.person)
        message = messages.to_json(messages.Reacted(seats[0] if seats else None, name, ask.kind))
        self._screens.show_all(message)
        if self._log.shared:
            await self._log.tell(self.id, ToShow(msgspec.Raw(message)))
        return messages.Done(ask.id)

    async def _go_on(self, visitor: Visitor, ask: messages.GoOn) -> messages.Tell:
        authority.check(self.table, visitor.person, ask)
        self._gone_on(visitor.person)
        if self._log.shared:
            await self._log.tell(self.id, ReaderGone(visitor.person))
        return messages.Done(ask.id)

    def _gone_on(self, person: str) -> None:
        if person in self._pause.readers(self.table):
            self._pause.go_on(person)
            self._somebody_moved(elsewhere=True)

    async def _hint(self, visitor: Visitor, ask: messages.Hint) -> messages.Tell:
        async with self._lock:
            await self._fresh()
            table = self.table
            authority.check(table, visitor.person, ask)
            if not table.opened.hints:
                raise NotNow("hints-off")
            if not table.is_alone(visitor.person) or len(table.seats_of(visitor.person)) != 1:
                raise NotNow("no-hints")
            if table.bots[ask.seat] is not None or ask.seat not in table.match.waiting_for():
                raise NotNow("not-your-turn")
            view, legal = table.match.view(ask.seat), table.match.legal(ask.seat)
        patron = Patron(True, visitor.network, visitor.person)
        found = await self._services.bots.hint(table.game, packed(view), legal, patron)
        await self.commit(lambda _: log.Hinted(ask.seat, visitor.person))
        return messages.HintNow(ask.id, *msgspec.structs.astuple(found))

    async def _replay(self, visitor: Visitor, ask: messages.Replay) -> messages.Tell:
        async with self._lock:
            await self._fresh()
            viewer = viewer_of(self.table, visitor) if ask.viewer is None else ask.viewer
            authority.check(self.table, visitor.person, ask)
            table, words = self.table, [*self.table.words]
        return messages.Steps(
            ask.id, viewer, *await self._services.replay(steps, table, words, viewer, ask.start, ask.count)
        )

    # The one way: decide, append to the log, show

    async def commit(self, decide: Decide) -> bool:
        """Append what is decided and show it; decide again if another process was faster. Say if there was an entry."""
        while True:
            async with self._lock:
                await self._fresh()
                now = self._services.now()
                try:
                    entry = decide(self.table)
                    if entry is None:
                        return False
                    conditions.check(self.table, entry, now)
                except Refused:
                    if await self._read_on():
                        continue
                    raise
                if await self._append(entry, now):
                    return True

    async def _append(self, entry: AnyEntry, now: float) -> bool:
        number, before = self.table.number, self._awaited()
        # Until the entry is kept, the table in memory differs from the log; also if this fails half-way.
        self._lost = True
        change = self.table.apply(entry, now)
        try:
            kept = await self._log.append(self.id, number, now, log.to_bytes(entry), summary(self.table))
        except StoreDown:
            self._services.count("store_failures")
            raise
        if kept:
            self._lost = False
            self.leads = True
            await self._show(entry, change)
            if called := self._awaited() - before - self._presence.here():
                self._services.call(self.id, self.table.game.title, called)
        return kept

    def _awaited(self) -> set[str]:
        """Return the people who are waited for, if a move may take days: others are there anyway."""
        table = self.table
        if table.opened.pace.kind != "days" or table.status != RUNNING:
            return set()
        owners = {table.owners[seat] for seat in table.match.holding_up() if table.bots[seat] is None}
        return {owner for owner in owners if owner is not None}

    async def _fresh(self) -> None:
        """Read the table in memory again from the log after any failure, and show what was missed."""
        if self._lost:
            self.table = await kept_table(self._log, self.id, self._services.now(), self._services.read)
            self._lost = False
            await self._names.look_up([self.table.opened.host, *self.table.owners, *self.table.sitters()])
            await self._show(None, Change(moved=self.table.status in (RUNNING, OVER), table=True))

    async def _read_on(self) -> bool:
        """Read and show what other processes have added; say whether there was anything."""
        await self._fresh()
        rows = await self._log.log(self.id, self.table.number) if self._log.shared else []
        for row in rows:
            entry = log.from_bytes(row.entry)
            self._lost = True
            change = self.table.apply(entry, min(row.at, self._services.now()))
            self._lost = False
            self.leads = False
            await self._show(entry, change)
        return bool(rows)

    async def _show(self, entry: AnyEntry | None, change: Change) -> None:
        """Show what an entry has changed; the lock is held, so that nothing is shown that is not kept."""
        if change.news == "next":
            await self._open_next()
        # The person who asked gets the answer first.
        asyncio.get_running_loop().call_soon(self._dismiss_spectators)
        if isinstance(entry, log.Sat):
            self._somebody_moved()
            await self._names.look_up_again([entry.person])
            for visitor in self.visitors:
                if visitor.person == entry.person and self.table.seats_of(entry.person) == [entry.seat]:
                    visitor.look = entry.seat
        for visitor in self.visitors if change.moved and change.since in (0, None) else ():
            # The lots may have moved everybody on.
            seats = self.table.seats_of(visitor.person)
            if visitor.look is not None and visitor.look not in seats and len(seats) == 1:
                visitor.look = seats[0]
        paused = self._pause.follow(self.table, entry, change)
        if change.table or self._unshown:
            self._show_table(change)
        elif paused:
            self._somebody_moved(elsewhere=True)
        if change.moved:
            self._screens.show_views(self.table, change.since)
        elif change.player:
            self._screens.show_views(
                self.table, to=[one for one in self.visitors if viewer_of(self.table, one) == change.seat]
            )
        self._arrange()

    async def _open_next(self) -> None:
        """Set up the next match that was agreed on; the first process does it."""
        opened = next_match(self.table)
        entries = [opened, log.Started(opened.host)]
        if await begin(self._log, self.table.next, entries, self._services.now()):
            self._services.count("tables")

    # What happens without anybody asking

    def _arrange(self) -> None:
        """Arrange what follows from the table as it is now: start or stop bots, and set an alarm."""
        self._bots.arrange()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wait = self._next_alarm()
        if wait is not None:
            # Never at once: uvloop then returns a handle that does not know its time.
            self._timer = asyncio.get_running_loop().call_later(max(0.001, wait), self._alarm)

    def _next_alarm(self) -> float | None:
        """Return in how many seconds something is due; None if nothing is."""
        table, now = self.table, self._services.now
        if table.status == DEALING:
            if self._dealing[0] != table.exchange.part:
                self._dealing = (table.exchange.part, now())
            return self._dealing[1] + pace.CONTRIBUTIONS_WITHIN - now() if self._due(table) is None else 0.0
        deadlines = table.deadlines(self._opened)
        return min(deadlines.values()) - now() + self.patience if deadlines else None

    def _alarm(self) -> None:
        self._timer = None
        self.spawn(self._act())

    async def _act(self) -> None:
        """Carry out everything that is due now."""
        while await self.keep(self._due):
            pass
        self._arrange()

    def _due(self, table: Table) -> AnyEntry | None:
        """Return what is due: the next step of the deal, or a bot for somebody whose time is up."""
        now = self._services.now()
        if table.status == DEALING:
            part, since = self._dealing
            in_time = part != table.exchange.part or now - since < pace.CONTRIBUTIONS_WITHIN
            return table.exchange.next_step(table.contributors(), in_time=in_time)
        late = [seat for seat, deadline in table.deadlines(self._opened).items() if deadline <= now]
        return log.Botted(late[0], SUBSTITUTE, why="clock") if late else None

    async def keep(self, decide: Decide) -> bool:
        """Commit, and try again while the store is down; ignore a refusal."""
        while True:
            try:
                return await self.commit(decide)
            except StoreDown:
                await asyncio.sleep(pace.TRY_AGAIN)
            except Refused:
                return False

    @property
    def patience(self) -> float:
        """Return how many seconds this process leaves the next step to another."""
        return 0.0 if self.leads else OTHERS_WAIT

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background; log its failure."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, StoreDown):
            logger.warning("the database does not answer; what happens without anybody asking is tried again later")
        elif error is not None:
            logger.error("something that should have happened without anybody asking did not", exc_info=error)

    # What everybody is shown

    def _show_table(self, change: Change | None = None) -> None:
        """Show everybody the table, with what has just changed."""
        self._unshown = self._lost
        if not self._lost:
            self._screens.show_table(self.table, change)

    def _dismiss_spectators(self) -> None:
        """After the deal at a table without spectators, send everybody away who has no seat."""
        if self.table.status in (DEALING, RUNNING) and not self.table.opened.watchers:
            bye = bye_for(NotAllowed("without-spectators"))
            for person in {visitor.person for visitor in self.visitors}.difference(self.table.owners):
                self.dismiss(person, bye)

    def _somebody_moved(self, *, elsewhere: bool = False) -> None:
        """Show who is here now, at most a few times a second."""
        self._untold = self._untold or not elsewhere
        if self._showing is None:
            self._showing = asyncio.get_running_loop().call_later(SHOWN_APART, self._show_who_is_here)

    def _show_who_is_here(self) -> None:
        self._showing = None
        self._bots.look_again()
        self._show_table()
        if self._untold:
            self.tell_who_is_here()

    def rename(self, person: str, name: str | None) -> None:
        """Show somebody's new name, or none, from now on."""
        if name is None:
            self._names.forget(person)
        else:
            self._names.learn(person, name)
        self._show_table()

    # Between processes

    def heard(self, notice: AnyNotice) -> None:
        """Take a notice of another process about this table."""
        match notice:
            case ToShow():
                self._screens.show_all(bytes(notice.message))
            case ReaderGone():
                self._gone_on(notice.person)
            case ChatAdded():
                self.spawn(self._chat.show(self.table))
            case PresenceNotice():
                self._presence.hear(notice)
                self._somebody_moved(elsewhere=True)
                if notice.reply:
                    self.tell_who_is_here(reply=False)
            case NameChanged():
                self.rename(notice.person, notice.name)
            case _:
                self.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        """Read what other processes have added."""
        try:
            await self.settled()
        except (StoreDown, NoSuchTable, SetAside):
            self._lost = True

    def tell_who_is_here(self, *, reply: bool = True) -> None:
        """Tell the other processes who is here."""
        self._untold = False
        if self._log.shared:
            told = self._presence.told(self._services.process, self.table.owners, reply=reply)
            self.spawn(self._log.tell(self.id, told))


_ENTRIES: Final[dict[type[messages.Ask], Callable[[str, Any], AnyEntry]]] = {
    messages.Play: lambda person, ask: log.Played(ask.seat, ask.word, person, ask.id),
    messages.Back: lambda person, ask: log.TookBack(ask.seat, person),
    messages.Sit: lambda person, ask: log.Sat(ask.seat, person),
    messages.Stand: lambda person, ask: log.Stood(ask.seat, person),
    messages.SeatBot: lambda person, ask: log.Botted(ask.seat, ask.level, person),
    messages.Answer: lambda person, ask: log.Answered(person, ask.yes, ask.question),
    messages.Resign: lambda person, ask: log.Resigned(ask.seat, person),
    messages.ShareReview: lambda person, ask: log.Shared(ask.seat, person, ask.on),
    messages.Substitute: lambda person, ask: log.Botted(ask.seat, SUBSTITUTE, person, "asked"),
    messages.Hash: lambda person, ask: log.Hashed(ask.seat, person, ask.hash, ask.beginning),
    messages.Reveal: lambda person, ask: log.Revealed(ask.seat, person, ask.contribution, ask.beginning),
}
"""The entry of a request, for requests that need nothing else."""
_ANSWERS: Final[dict[type[messages.Ask], Callable[[Session, Visitor, Any], Awaitable[messages.Tell]]]] = {
    messages.Look: Session._look,
    messages.Say: Session._say,
    messages.React: Session._react,
    messages.GoOn: Session._go_on,
    messages.Hint: Session._hint,
    messages.Replay: Session._replay,
}
"""Requests that are answered without an entry in the log."""
