"""The workers: a pool of processes that choose bots' words, and which search comes next."""

import asyncio
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from stammtisch.bots.levels import SECOND, SUBSTITUTE, stored_bot
from stammtisch.core.game import Game
from stammtisch.server.fair_queue import FairQueue, Rank, fair_part
from stammtisch.server.limits import TooMuch
from stammtisch.server.metrics import Metrics
from stammtisch.server.worker import AheadTask, Failed, Found, JudgeTask, LuckTask, Ready, Task, Told, Work, Worker
from stammtisch.table.coaching import DecisionAsked, PlayedMatch
from stammtisch.table.finished import JudgedNow, LuckNow
from stammtisch.table.messages import Counsel
from stammtisch.table.ports import Patron
from stammtisch.table.thinking import HINT

LEAST_SECONDS: Final = 0.1
"""The share of its full time that a search gets at least."""
OVERDUE: Final = 30.0
"""Seconds after its time within which a worker must answer; then its process is killed."""
OVERDUE_COACH: Final = 600.0
"""The same for the coach, who goes last and may get little of a busy machine."""
LONGEST_PAUSE: Final = 1.0
"""The longest pause in seconds before a failed search is tried again."""
UNATTENDED_OF_A_NETWORK: Final = 16
"""How many searches of one network may wait for tables where nobody is present; others wait outside the queue."""
UNATTENDED: Final = 256
"""The same in all."""
HINTS_OF_A_NETWORK: Final = 64
"""How many hints of one network may wait; further ones are refused."""
HINTS: Final = 512

NOBODY: Final = Patron(False, "", "")
"""Who waits for what is played ahead."""

log = logging.getLogger("stammtisch.workers")


class PendingSearch:
    """One search that somebody waits for."""

    def __init__(self, rank: Rank, patron: Patron, full: float, task: Callable[[int, float], Work]) -> None:
        self.full = full
        """The seconds that it takes when nobody else waits; 0 if it takes what it takes."""
        self.task = task
        """Makes the task of an attempt, from its number and its seconds."""
        self.rank = rank
        self.patron = patron
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()
        self.since = time.monotonic()
        """When somebody began to wait for it."""
        self.number = -1
        """The number of the current attempt."""
        self.begun = 0.0
        self.seconds = 0.0
        """The seconds of the current attempt."""
        self.failed = 0
        """How many attempts failed."""
        self.gave_way = False
        """Whether the current attempt was stopped because somebody waits for a worker; it begins again later."""
        self.later: asyncio.TimerHandle | None = None
        """The timer that stops the search or tries it again."""

    def sleep(self) -> None:
        """Cancel the timer."""
        if self.later is not None:
            self.later.cancel()
            self.later = None


def search_for(game: Game, parcel: str, legal: Sequence[str], level: str, rank: Rank, patron: Patron) -> PendingSearch:
    """Return a search for a bot's word, or for a hint."""
    full = stored_bot(game, SUBSTITUTE if level == HINT else level).seconds
    words = tuple(legal)
    return PendingSearch(
        rank, patron, full, lambda number, seconds: Task(number, game.name, game.rules, parcel, words, level, seconds)
    )


class Workers:
    """Processes of lowest priority, fewer than there are cores, or one for each process that serves.

    Each does one search at a time. Fair queuing decides which search is next. If many wait, each search is shorter, and
    a search that has used up its share is stopped when others come. A search is also stopped when nobody waits for it.
    A process that ends is replaced, and its search is tried again while somebody waits for it.
    """

    def __init__(self, serving: int = 1, metrics: Metrics | None = None) -> None:
        self.number = max(1, ((os.cpu_count() or 2) - 1) // serving)
        self._metrics = metrics or Metrics()
        self._queue: FairQueue[PendingSearch] = FairQueue()
        self._asked: dict[Rank, Counter[str]] = {rank: Counter() for rank in Rank}
        """By rank and network: how many searches wait, are under way, or arrived less than a full search ago."""
        self._idle: set[Worker] = set()
        """The idle workers."""
        self._busy: dict[Worker, PendingSearch] = {}
        self._all: set[Worker] = set()
        self._old: set[Worker] = set()
        """Those that a new one will replace."""
        self._leaving: set[Worker] = set()
        """Those that have been replaced and finish their last search."""
        self._begun = False
        self._stopped = False
        self._coaching = True
        """Whether questions to the coach are still taken."""
        self._young_deaths = 0
        """How many workers have ended in a row without an answer between them."""
        self._tries = 0
        self._gate = asyncio.Semaphore(UNATTENDED)
        self._gates: dict[str, tuple[asyncio.Semaphore, int]] = {}
        self._started = asyncio.Event()
        self._measure()

    def _measure(self) -> None:
        for name in ("searches", "searches_stopped", "searches_failed", "workers_restarted", "hints_refused"):
            self._metrics.counts[name] += 0
        self._metrics.gauges["bots_thinking"] = lambda: self.waiting
        self._metrics.gauges["searches_queued"] = lambda: len(self._queue)
        self._metrics.gauges["searches_longest_wait_seconds"] = self.longest_wait
        self._metrics.gauges["workers"] = lambda: len(self._all)

    @property
    def waiting(self) -> int:
        """Return how many searches wait or are under way."""
        return len(self._queue) + len(self._busy)

    def longest_wait(self) -> float:
        """Return the longest time in seconds that a search has waited to begin."""
        now = time.monotonic()
        return max([now - search.since for search in self._queue], default=0.0)

    async def start(self) -> None:
        """Start the processes, so that the first bot need not wait for them; return when one is ready."""
        self._begin()
        await self._started.wait()

    async def renew_from(self, folder: Path) -> None:
        """Wait until a folder with the same package is there, compiled, and let bots think with that one.

        What this process has imported stays as it is: a package remembers its own folder.
        """
        while not folder.is_dir():
            await asyncio.sleep(1.0)
        sys.path.insert(0, str(folder))
        log.info("the rules are compiled; from now on bots think with them")
        self._old = set(self._all)
        for _ in self._old:
            self._all.add(Worker(self._told, self._ended))

    def stop(self) -> None:
        """End the processes and drop their searches."""
        self._begun = self._stopped = True
        for worker in self._all:
            worker.kill()
        self._all.clear()
        self._idle.clear()
        for search in [*self._busy.values(), *self._queue]:
            search.sleep()
            search.found.cancel()
        self._busy.clear()

    def end_coaching(self) -> None:
        """Answer everybody who waits for the coach that it has stopped: the server is about to end."""
        self._coaching = False
        for search in [*self._busy.values(), *self._queue]:
            if search.rank == Rank.REVIEW and not search.found.done():
                search.found.set_result(Found(search.number))

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:
        """Return the word that a bot says, from the packed View of its seat and its legal words."""
        if patron.attended:
            return (await self._found(search_for(game, parcel, legal, level, Rank.ATTENDED, patron))).word
        async with self._admitted(patron.network):
            return (await self._found(search_for(game, parcel, legal, level, Rank.UNATTENDED, patron))).word

    async def hint(self, game: Game, parcel: str, legal: Sequence[str], patron: Patron) -> Counsel:
        """Return the word that an expert would say, how good it is, and why."""
        hints = self._asked[Rank.HINT]
        if hints[patron.network] >= HINTS_OF_A_NETWORK or hints.total() >= HINTS:
            self._metrics.counts["hints_refused"] += 1
            raise TooMuch("hints-crowded")
        found = await self._found(search_for(game, parcel, legal, HINT, Rank.HINT, patron))
        return found.counsel or Counsel(found.word, None)

    async def judge(self, question: DecisionAsked, patron: Patron) -> JudgedNow | None:
        """Return what the coach says about a decision of a finished match; None if it was stopped."""
        async with self._admitted(patron.network):
            search = PendingSearch(Rank.REVIEW, patron, 0.0, lambda number, _: JudgeTask(number, question))
            return (await self._found(search)).judged if self._coaching else None

    async def account(self, past: PlayedMatch, patron: Patron) -> LuckNow | None:
        """Return the account of luck of a finished match; None if it was stopped."""
        async with self._admitted(patron.network):
            search = PendingSearch(Rank.REVIEW, patron, 0.0, lambda number, _: LuckTask(number, past))
            return (await self._found(search)).luck if self._coaching else None

    async def play_ahead(
        self, game: Game, parcel: str, legal: Sequence[str], level: str, iterations: int, luck: str
    ) -> str:
        """Return a bot's word in a match that nobody waits for, after a number of iterations.

        The search gives way: it is stopped when anything else waits, and begins again when nothing does.
        """
        task = AheadTask(0, game.name, game.rules, parcel, tuple(legal), level, iterations, luck)
        search = PendingSearch(Rank.AHEAD, NOBODY, 0.0, lambda number, _: msgspec.structs.replace(task, number=number))
        return (await self._found(search)).word

    @asynccontextmanager
    async def _admitted(self, network: str) -> AsyncIterator[None]:
        """Wait outside the queue until there is a place in it, for the network and in all."""
        gate, users = self._gates.get(network, (asyncio.Semaphore(UNATTENDED_OF_A_NETWORK), 0))
        self._gates[network] = (gate, users + 1)
        try:
            async with gate, self._gate:
                yield
        finally:
            gate, users = self._gates.pop(network)
            if users > 1:
                self._gates[network] = (gate, users - 1)

    async def _found(self, search: PendingSearch) -> Found:
        self._begin()
        asked = self._asked[search.rank]
        asked[search.patron.network] += 1
        self._queue.put(search)
        self._go_on()
        try:
            return await search.found
        finally:
            self._queue.remove(search)
            search.sleep()
            for worker, busy in self._busy.items():
                if busy is search:
                    self._stop(worker, search)
            self._forget_soon(search)

    def _forget_soon(self, search: PendingSearch) -> None:
        """Count a search for as long as a full one takes, so that searches asked for together get the same time."""
        left = search.since + SECOND - time.monotonic()
        if search.full and left > 0 and not search.found.cancelled():
            asyncio.get_running_loop().call_later(left, self._forget, search)
        else:
            self._forget(search)

    def _forget(self, search: PendingSearch) -> None:
        asked, network = self._asked[search.rank], search.patron.network
        asked[network] -= 1
        if not asked[network]:
            del asked[network]

    # Who does which search

    def _go_on(self) -> None:
        """Give idle workers the next searches; shorten the others if somebody waits."""
        while self._idle and self._queue:
            self._give(self._idle.pop())
        if self._queue:
            for worker, search in self._busy.items():
                if search.rank == Rank.AHEAD:
                    self._give_way(worker, search)
                else:
                    self._shorten(worker, search)

    def _give(self, worker: Worker) -> None:
        search = self._queue.take()
        if search is None:
            self._idle.add(worker)
            return
        self._busy[worker] = search
        self._tries += 1
        search.number = self._tries
        search.begun = time.monotonic()
        search.seconds = self._time_for(search)
        worker.give(search.task(search.number, search.seconds))
        self._metrics.counts["searches"] += 1
        overdue = OVERDUE_COACH if search.rank >= Rank.REVIEW else OVERDUE
        self._later(search, search.seconds + overdue, worker.kill)

    def _time_for(self, search: PendingSearch) -> float:
        """Return the seconds that a search gets now."""
        if search.full == 0:
            return 0.0
        if self._queue.waits_before(search.rank):
            return LEAST_SECONDS
        least = LEAST_SECONDS / search.full
        return search.full * fair_part(search.patron.network, self._asked[search.rank], self.number, least)

    def _shorten(self, worker: Worker, search: PendingSearch) -> None:
        """Stop a search as soon as its share is used up."""
        if search.found.done() or (seconds := self._time_for(search)) >= search.seconds:
            return
        search.seconds = seconds
        self._later(search, search.begun + seconds - time.monotonic(), lambda: self._stop(worker, search))

    def _give_way(self, worker: Worker, search: PendingSearch) -> None:
        """Stop a search that nobody waits for if somebody waits for another."""
        if not search.gave_way and self._queue.waits_before(search.rank):
            search.gave_way = True
            self._stop(worker, search)

    def _stop(self, worker: Worker, search: PendingSearch) -> None:
        self._metrics.counts["searches_stopped"] += 1
        worker.stop(search.number)
        self._later(search, OVERDUE, worker.kill)

    def _later(self, search: PendingSearch, seconds: float, act: Callable[[], None]) -> None:
        search.sleep()
        search.later = asyncio.get_running_loop().call_later(max(0.0, seconds), act)

    # Messages of the workers

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            for _ in range(self.number):
                self._hire()

    def _hire(self) -> None:
        if not self._stopped and len(self._all) < self.number:
            self._all.add(Worker(self._told, self._ended))

    def _told(self, worker: Worker, told: Told) -> None:
        if worker not in self._all:
            return
        if isinstance(told, Ready):
            self._started.set()
            self._idle.add(worker)
            if worker not in self._old:
                self._replace_one()
        else:
            self._young_deaths = 0
            search = self._busy.pop(worker)
            self._idle.add(worker)
            if worker in self._leaving:
                self._dismiss(worker)
            search.sleep()
            if isinstance(told, Failed):
                if not search.failed:
                    log.error("a bot has failed; it tries again\n%s", told.trace)
                self._failed(search)
            elif search.found.done():
                pass
            elif search.gave_way:
                search.gave_way = False
                self._queue.put(search)
            else:
                search.found.set_result(told)
        self._go_on()

    def _replace_one(self) -> None:
        """Let an old worker go, an idle one if there is one, now that a new one is ready."""
        if self._old:
            worker = next((one for one in self._old if one in self._idle), next(iter(self._old)))
            self._old.discard(worker)
            self._leaving.add(worker)
            if worker in self._idle:
                self._dismiss(worker)

    def _dismiss(self, worker: Worker) -> None:
        for those in (self._all, self._idle, self._leaving):
            those.discard(worker)
        worker.kill()

    def _ended(self, worker: Worker) -> None:
        """Replace a process that ended unexpectedly, and try its search again."""
        if worker not in self._all:
            return
        log.warning("the process of a worker has ended; starting another one")
        self._metrics.counts["workers_restarted"] += 1
        for those in (self._all, self._idle, self._old, self._leaving):
            those.discard(worker)
        asyncio.get_running_loop().call_later(pause(self._young_deaths), self._hire)
        self._young_deaths += 1
        search = self._busy.pop(worker, None)
        if search is not None:
            self._failed(search)

    def _failed(self, search: PendingSearch) -> None:
        """Let a failed search pause, then put it at the end of the queue."""
        self._metrics.counts["searches_failed"] += 1
        search.sleep()
        if not search.found.done():
            self._later(search, pause(search.failed), lambda: self._again(search))
            search.failed += 1

    def _again(self, search: PendingSearch) -> None:
        self._queue.put(search)
        self._go_on()


def pause(failed: int) -> float:
    """Return the seconds before the next attempt, after this many failures."""
    return min(LONGEST_PAUSE, 0.05 * 2.0 ** min(failed, 10)) if failed else 0.0
