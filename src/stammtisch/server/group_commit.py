"""Group commit: writes that are asked for while another commit is under way become durable together in the next one."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Generic, TypeVar

from stammtisch.server.rows import StoreDown

Write = TypeVar("Write")
Outcome = TypeVar("Outcome")

LARGEST_BATCH: Final = 500
SECONDS_APART: Final = 0.002
"""From one commit to the next: nobody notices, more is done at once, and a word said alone waits for nothing."""
STEADY_SECONDS: Final = 3.0
"""How long after the last failure a write must work before all is well again."""

log = logging.getLogger("stammtisch.store")


class GroupCommit(Generic[Write, Outcome]):
    """Commits together whatever was asked for while the commit before was under way, and in the moment after it."""

    def __init__(self, commit: Callable[[list[Write]], Awaitable[list[Outcome]]]) -> None:
        self._commit = commit
        self._queue: list[tuple[Write, asyncio.Future[Outcome]]] = []
        self._task: asyncio.Task[None] | None = None
        self._next = 0.0
        """When the next commit may begin, by the loop's clock."""
        self.trouble = ""
        """Why commits fail; empty while they do not."""
        self._failed = 0.0

    def put(self, write: Write) -> asyncio.Future[Outcome]:
        """What comes of a write, once it is durable."""
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
            # One write is impossible in itself (a text the database cannot hold); the others must not suffer for it.
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
        """A write has worked. On a full disk small ones may work for a while yet: all is well after some seconds."""
        if asyncio.get_running_loop().time() - self._failed > STEADY_SECONDS:
            self.trouble = ""
            log.warning("moves are kept again")
