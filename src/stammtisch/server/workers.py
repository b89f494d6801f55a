"""The bots' processes: each gets a View, never a seed or a hand that its seat cannot see, and gives a word back."""

import asyncio
import logging
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from stammtisch.bots.levels import Budget, bot, hint
from stammtisch.core import shelf
from stammtisch.core.game import Game, View
from stammtisch.core.match import words_by_action
from stammtisch.core.parcel import packed, unpacked
from stammtisch.core.rng import Rng

if TYPE_CHECKING:
    from stammtisch.server.ring import Ring

ITERATIONS: Final = 10_000_000
"""At the table the clock ends a search, not a count."""
SECONDS: Final = 0.95
"""The expert's time for a decision; the master takes three times as long."""
LEAST_SECONDS: Final = 0.1
LOWEST_PRIORITY: Final = 19

Think = Callable[[str, int, str, str, str, float], tuple[str, float | None]]

log = logging.getLogger("stammtisch.workers")


class Workers:
    """Processes of lowest priority, of which fewer think at once than there are cores, for all who serve together.

    When many bots think at once, each thinks for less long.
    """

    def __init__(self, ring: "Ring | None" = None) -> None:
        self._spare = max(1, (os.cpu_count() or 2) - 1)
        serving = 1 if ring is None else ring.size
        self.number = max(1, self._spare // serving)
        self._ring = ring if serving > self._spare else None
        """Those with whom the spare cores are shared by turns, since there are too few for one each."""
        self.waiting = 0
        """How many bots are thinking or wait for a process."""
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Starts the processes, so that the first bot need not wait for them."""
        loop = asyncio.get_running_loop()
        try:
            await asyncio.gather(*[loop.run_in_executor(self._processes(), _ready) for _ in range(self.number)])
        except BrokenProcessPool:
            log.warning("a bot's process has ended while it started; another is started when it is needed")
            self._pool = None

    def stop(self) -> None:
        """Ends the processes; what they think about is dropped."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    async def choose(self, game: Game, view: View, level: str) -> str:
        """The word that a bot says."""
        return (await self._asked(_choose, game, view, level))[0]

    async def hint(self, game: Game, view: View) -> tuple[str, float | None]:
        """The word that an expert would say, and what he expects of it, from 0 to 1."""
        return await self._asked(_hint, game, view, "")

    async def _asked(self, think: Think, game: Game, view: View, level: str) -> tuple[str, float | None]:
        self.waiting += 1
        try:
            seconds = max(LEAST_SECONDS, SECONDS / max(1.0, self.waiting / self.number))
            turn = None if self._ring is None else self._ring.shared("bots", self._spare)
            job = (turn, think, game.name, game.rules, packed(view), level, secrets.token_hex(16), seconds)
            loop = asyncio.get_running_loop()
            try:
                return await loop.run_in_executor(self._processes(), _in_turn, *job)
            except BrokenProcessPool:
                log.warning("a bot's process has ended; starting another")
                self._pool = None
                return await loop.run_in_executor(self._processes(), _in_turn, *job)
        finally:
            self.waiting -= 1

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawning = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.number, mp_context=spawning, initializer=_begin)
        return self._pool


def _begin() -> None:
    _let_others_go_first()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def end_with_the_server() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=end_with_the_server, daemon=True).start()


def _let_others_go_first() -> None:
    """Takes the lowest priority there is.

    Where the system knows idle work, a core that does nothing else counts as free: whoever serves people is put there,
    and not in line behind others.
    """
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    if hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _ready() -> None:
    for name in shelf.names():
        shelf.part(name, "bot")


def _in_turn(
    path: Path | None, think: Think, name: str, rules: int, parcel: str, level: str, seed: str, seconds: float
) -> tuple[str, float | None]:
    if path is None:
        return think(name, rules, parcel, level, seed, seconds)
    from stammtisch.server.ring import Turn  # noqa: PLC0415 - not every system has what it needs

    turn = Turn(path)
    try:
        with turn:
            return think(name, rules, parcel, level, seed, seconds)
    finally:
        turn.close()


def _choose(name: str, rules: int, parcel: str, level: str, seed: str, seconds: float) -> tuple[str, float | None]:
    game = shelf.game(name, rules)
    action = bot(level).choose(game, unpacked(parcel, shelf.packages()[name]), Rng(seed), Budget(ITERATIONS, seconds))
    return words_by_action(game)[action], None


def _hint(name: str, rules: int, parcel: str, level: str, seed: str, seconds: float) -> tuple[str, float | None]:
    del level  # a hint is an expert's
    game = shelf.game(name, rules)
    thought = hint(game, unpacked(parcel, shelf.packages()[name]), Rng(seed), Budget(ITERATIONS, seconds))
    return words_by_action(game)[thought.action], thought.odds
