"""The steward: sees to what happens at a table by itself. Bots speak, clocks run out, the cards are dealt."""

import asyncio
import functools
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from stammtisch.bots.levels import SUBSTITUTE
from stammtisch.core.game import Refused
from stammtisch.core.view_codec import packed
from stammtisch.server import wall
from stammtisch.server.authority import DEALING, RUNNING
from stammtisch.server.entry import AnyEntry, Botted, Closed, Dealt, Level, Played, Voided
from stammtisch.server.rows import StoreDown
from stammtisch.server.table import Table
from stammtisch.server.workers import Patron, Workers

CONTRIBUTIONS_WITHIN: Final = 2.0
"""Seconds that people's devices have to bind themselves to a contribution to the deal, and then as many to show it."""
LOOK_AGAIN: Final = 0.25
GRACE: Final = 30.0
"""Seconds that a person has at least after a room was opened, however long the server was away."""
OTHERS_WAIT: Final = 2.0
"""Seconds that a process which did not make the last entry leaves what follows to the one that did."""
TRY_AGAIN: Final = 1.0
SOON: Final = 60.0
"""Seconds within which a room that nobody is in is kept open for what will happen."""
LONGEST_PAUSE: Final = 60.0
"""Seconds at most before a bot whose word was refused thinks again."""
LATE_BY: Final = 0.25
"""A bot's word that is not there when it is due appears a multiple of so many seconds later."""

log = logging.getLogger("stammtisch.steward")


def appears(due: float, ready: float) -> float:
    """When a word appears: when it is due, or in coarse steps after that, so that its time tells nothing of a hand."""
    return due + max(0, math.ceil((ready - due) / LATE_BY)) * LATE_BY


class Choice(NamedTuple):
    """What a bot decides.

    It stays the same while the match waits for the seat and the seat may say the same: bots that decide together do
    not look at each other, and none begins again because another has spoken.
    """

    level: Level
    since: float
    """Since when the match waits for the seat."""
    spoken: int
    """How many words of the seat stand."""
    legal: tuple[str, ...]


class Thinking(NamedTuple):
    """A bot that thinks."""

    choice: Choice
    attended: bool
    """Whether somebody who plays was present when it began."""
    task: asyncio.Task[None]


class Tended(Protocol):
    """A room, as far as its steward needs it."""

    @property
    def table(self) -> Table:
        """The table as it is kept."""

    @property
    def leads(self) -> bool:
        """Whether this process sees to what follows; if not, another one should, and this one waits a little longer."""

    def here(self) -> set[str]:
        """The people who are in the room."""

    def patron(self) -> Patron:
        """On whose behalf the bots of this table think."""

    async def commit(self, entry: Callable[[], AnyEntry], check: Callable[[], bool] | None = None) -> None:
        """Makes an entry, if there is still reason to."""


class Steward:
    """Sees to one room."""

    def __init__(self, room: Tended, workers: Workers) -> None:
        self._room = room
        self._workers = workers
        self._opened = wall.now()
        self._waiting: tuple[tuple[int, bool], float] = ((-1, False), 0.0)
        """Which part of which beginning of the deal is waited for, and since when."""
        self._thinking: dict[int, Thinking] = {}
        """By seat."""
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nothing will happen by itself soon; the lobby opens the room again when something is due."""
        soon = self._timer is not None and self._timer.when() < asyncio.get_running_loop().time() + SOON
        return not self._thinking and not soon

    def close(self) -> None:
        """Lets everything be."""
        for task in self._tasks:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    def arrange(self) -> None:
        """Sees to what follows from the table as it is now; called after every change."""
        waited = {seat: self._choice(seat) for seat in self._room.table.waiting_bots()}
        attended = bool(waited) and self._room.patron().attended
        for seat, thinking in [*self._thinking.items()]:
            # Somebody who has come need not wait as long as nobody would have.
            if waited.get(seat) != thinking.choice or (attended and not thinking.attended):
                del self._thinking[seat]
                if thinking.task is not asyncio.current_task():
                    thinking.task.cancel()
        for seat, choice in waited.items():
            if choice is not None and seat not in self._thinking:
                self._thinking[seat] = Thinking(choice, attended, self.spawn(self._bot(seat, choice)))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        wait = self._next_alarm()
        if wait is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._alarm)

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Does something beside everything else; what goes wrong with it is logged."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _next_alarm(self) -> float | None:
        table = self._room.table
        if table.status == DEALING:
            part = (table.exchange.number, table.exchange.showing)
            if self._waiting[0] != part:
                self._waiting = (part, time.monotonic())
            return LOOK_AGAIN if self._next_of_deal() is None else 0.0
        if table.status != RUNNING:
            return None
        times = self._deadlines().values()
        return min(times) - wall.now() + self._patience() if times else None

    def _deadlines(self) -> dict[int, float]:
        """When the time is up of each person who holds the match up; who was waited for before has the grace."""
        table, found = self._room.table, {}
        for seat in table.match.holding_up():
            deadline = table.clock.deadline(seat)
            if deadline is not None and table.bots[seat] is None:
                waited_before = table.clock.since[seat] < self._opened
                found[seat] = max(deadline, self._opened + GRACE) if waited_before else deadline
        return found

    def _patience(self) -> float:
        return 0.0 if self._room.leads else OTHERS_WAIT

    def _alarm(self) -> None:
        self._timer = None
        self.spawn(self._deal() if self._room.table.status == DEALING else self._run_out())

    async def _run_out(self) -> None:
        for seat in self._late():
            entry = Botted(seat, SUBSTITUTE, why="clock")
            still = functools.partial(self._is_late, seat)
            await self._until_kept(lambda entry=entry, still=still: self._room.commit(lambda: entry, still))  # type: ignore[misc]
        self.arrange()

    def _late(self) -> list[int]:
        return [seat for seat, deadline in self._deadlines().items() if deadline <= wall.now()]

    def _is_late(self, seat: int) -> bool:
        """Who has spoken after all while this was being seen to keeps the seat."""
        return seat in self._late()

    def _next_of_deal(self) -> AnyEntry | None:
        """What follows in the deal, once everybody has done his part or had the time to; None until then."""
        table = self._room.table
        exchange = table.exchange
        if table.status != DEALING or self._waiting[0] != (exchange.number, exchange.showing):
            return None
        in_time = time.monotonic() - self._waiting[1] < CONTRIBUTIONS_WITHIN
        if not exchange.showing:
            if in_time and any(seat not in exchange.hashes for seat in table.contributors()):
                return None
            return Closed(exchange.number) if exchange.hashes else Dealt(exchange.number)
        if in_time and exchange.hidden:
            return None
        return Voided(exchange.hidden, exchange.number) if exchange.hidden else Dealt(exchange.number)

    async def _deal(self) -> None:
        if self._is_deal_due():
            await self._until_kept(lambda: self._room.commit(self._due_in_deal, self._is_deal_due))
        self.arrange()

    def _is_deal_due(self) -> bool:
        return self._next_of_deal() is not None

    def _due_in_deal(self) -> AnyEntry:
        due = self._next_of_deal()
        assert due is not None
        return due

    def _choice(self, seat: int) -> Choice | None:
        """What the bot of a seat has to decide now, if it is waited for."""
        table = self._room.table
        level = table.bots[seat]
        if level is None or seat not in table.waiting_bots():
            return None
        spoken = sum(word.seat == seat for word in table.words)
        return Choice(level, table.clock.since.get(seat, 0.0), spoken, tuple(table.match.legal(seat)))

    async def _bot(self, seat: int, choice: Choice) -> None:
        """Says a bot's word; whatever goes wrong, tries again for as long as it is waited for."""

        def still_waited_for() -> bool:
            return self._choice(seat) == choice

        pause = TRY_AGAIN
        try:
            while still_waited_for():
                try:
                    word = await self._word(seat, choice.level, choice.legal)
                    await self._until_kept(lambda: self._room.commit(lambda: Played(seat, word), still_waited_for))  # noqa: B023
                except Exception:
                    log.exception("a bot has not said its word; it tries again")
                if still_waited_for():
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            if seat in self._thinking and self._thinking[seat].task is asyncio.current_task():
                del self._thinking[seat]

    async def _word(self, seat: int, level: Level, legal: tuple[str, ...]) -> str:
        """The word of a bot, as soon as it may appear."""
        table = self._room.table
        due = table.bot_due(seat) + self._patience()
        word = await self._workers.choose(table.game, packed(table.match.view(seat)), legal, level, self._room.patron())
        await asyncio.sleep(max(0.0, appears(due, wall.now()) - wall.now()))
        return word

    async def _until_kept(self, act: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                return await act()
            except StoreDown:
                await asyncio.sleep(TRY_AGAIN)
            except Refused:
                return None


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except StoreDown:
        log.warning("the database does not answer; what happens by itself is tried again later")
    except Exception:
        log.exception("something that should have happened by itself did not")
