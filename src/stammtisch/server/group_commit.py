"""Group commit: writes that arrive while a commit is under way become durable together in the next one.

DeWitt et al., "Implementation Techniques for Main Memory Database Systems" (1984)."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from stammtisch.server.rows import StoreDown

Write = TypeVar("Write")
Outcome = TypeVar("Outcome")

LARGEST_BATCH: Final = 500
SECONDS_APART: Final = 0.002
"""Seconds between two commits: nobody notices them, more is done at once, and a single write waits for nothing."""
STEADY_SECONDS: Final = 3.0
"""How many seconds after the last failure a write must work before the trouble is over."""

log = logging.getLogger("stammtisch.store")


class GroupCommit(Generic[Write, Outcome]):
    """A queue of writes: those that arrive during a commit and just after it are committed together."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[list[Outcome]]]) -> None:
        self._commit = commit
        self._queue: list[tuple[Write, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        """When the next commit may begin, by the loop's clock."""
        self.trouble = ""
        """Why commits fail; empty while they work."""
        self._failed = 0.0

    def put(self, write: Write) -> asyncio.Future[Outcome]:
        """Return the result of a write, once it is durable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        self._queue.append((write, future))
        if self._task is None:
            self._task = loop.create_task(self._run())
        return future

    async def finish(self) -> None:
        """Return when nothing is under way."""
        while self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._queue:
                await asyncio.sleep(self._next - loop.time())
                batch = self._queue[:LARGEST_BATCH]
                del self._queue[:LARGEST_BATCH]
                await self._commit_batch(batch)
                self._next = loop.time() + SECONDS_APART
        finally:
            self._task = None

    async def _commit_batch(self, batch: list[tuple[Write, asyncio.Future[Outcome]]]) -> None:
        try:
            outcomes = await self._commit([write for write, _ in batch])
        except StoreDown as down:
            self._fails(down)
            for _, future in batch:
                if not future.done():
                    error = StoreDown()
                    error.__cause__ = down.__cause__
                    future.set_exception(error)
        except Exception as error:
            # One write is impossible (a text that the database cannot hold); the others must not fail with it.
            if len(batch) > 1:
                for one in batch:
                    await self._commit_batch([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
        else:
            if self.trouble:
                self.works()
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if not future.done():
                    future.set_result(outcome)

    def _fails(self, down: StoreDown) -> None:
        self._failed = asyncio.get_running_loop().time()
        if not self.trouble:
            self.trouble = str(down.__cause__ or "the database does not answer").splitlines()[0]
            log.warning("nothing can be kept (%s); no move is acknowledged until that works again", self.trouble)

    def works(self) -> None:
        """Note that a write worked. Small ones may work on a full disk, so the trouble ends some seconds later."""
        if asyncio.get_running_loop().time() - self._failed > STEADY_SECONDS:
            self.trouble = ""
            log.warning("moves are kept again")
