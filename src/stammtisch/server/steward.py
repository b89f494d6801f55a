"""The steward: sees to what happens at a table by itself. Bots speak, clocks run out, the cards are dealt."""

import asyncio
import functools
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from stammtisch.core.game import Refused
from stammtisch.server import wall
from stammtisch.server.authority import DEALING, RUNNING
from stammtisch.server.entry import AnyEntry, Botted, Closed, Dealt, Played, Voided
from stammtisch.server.store import StoreDown
from stammtisch.server.table import SUBSTITUTE, Table
from stammtisch.server.workers import Workers

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

log = logging.getLogger("stammtisch.steward")


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
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: at which point of the match its bot thinks, and the thinking."""
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
        table = self._room.table
        waited = dict.fromkeys(table.waiting_bots(), table.at)
        for seat, (at, task) in [*self._thinking.items()]:
            if waited.get(seat) != at:
                del self._thinking[seat]
                if task is not asyncio.current_task():
                    task.cancel()
        for seat, at in waited.items():
            if seat not in self._thinking:
                self._thinking[seat] = (at, self.spawn(self._bot(seat, at)))
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
        now = wall.now()
        return [seat for seat, deadline in self._deadlines().items() if deadline <= now]

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

    async def _bot(self, seat: int, at: int) -> None:
        table = self._room.table
        level = table.bots[seat]
        assert level is not None
        due = table.bot_due(seat) + self._patience()
        word = await self._workers.choose(table.game, table.match.view(seat), level)
        await asyncio.sleep(max(0.0, due - wall.now()))

        def still_waited_for() -> bool:
            return self._room.table.at == at and self._room.table.bots[seat] is not None

        try:
            await self._until_kept(lambda: self._room.commit(lambda: Played(seat, word), still_waited_for))
        finally:
            if self._thinking.get(seat, (0, None))[1] is asyncio.current_task():
                del self._thinking[seat]

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
