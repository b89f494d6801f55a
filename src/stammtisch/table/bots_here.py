"""The bots at one table: which of them think now, and when their words appear."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol

from stammtisch.core.view_codec import packed
from stammtisch.table import pace
from stammtisch.table.log import AnyEntry, Played
from stammtisch.table.pause import Pause
from stammtisch.table.ports import Services
from stammtisch.table.presence import Presence
from stammtisch.table.table import Choice, Table

LONGEST_REST: Final = 60.0
"""The longest time in seconds before a bot whose word was refused thinks again."""

logger = logging.getLogger("stammtisch.bots")


class Keeper(Protocol):
    """What keeps the words of bots: the session."""

    table: Table

    @property
    def patience(self) -> float:
        """Return how many seconds this process leaves the next step to another."""

    async def keep(self, decide: Callable[[Table], AnyEntry | None]) -> bool:
        """Keep what is decided about the table as it is then."""

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something in the background."""


class Thinking(NamedTuple):
    """A bot's choice that is under way."""

    choice: Choice
    attended: bool
    """Whether somebody who plays was present when it began."""
    task: asyncio.Task[None]


class BotsHere:
    """Starts and stops the bots of a table, and says their words when they are due."""

    def __init__(self, services: Services, presence: Presence, pause: Pause, keeper: Keeper) -> None:
        self._services = services
        self._presence = presence
        self._pause = pause
        self._keeper = keeper
        self._changed = asyncio.Event()
        """Set for a moment when something has changed that a word may wait for."""
        self._thinking: dict[int, Thinking] = {}
        """By seat."""

    @property
    def thinking(self) -> bool:
        """Say whether any bot has a word to say."""
        return bool(self._thinking)

    def arrange(self) -> None:
        """Start and stop bots as the table is now."""
        self.look_again()
        waited = self._keeper.table.choices()
        attended = bool(waited) and self._presence.patron(self._keeper.table).attended
        for seat, thinking in [*self._thinking.items()]:
            # Somebody has come: the search moves to the better rank.
            if waited.get(seat) != thinking.choice or (attended and not thinking.attended):
                del self._thinking[seat]
                if thinking.task is not asyncio.current_task():
                    thinking.task.cancel()
        for seat, choice in waited.items():
            if seat not in self._thinking:
                self._thinking[seat] = Thinking(choice, attended, self._keeper.spawn(self._think(seat, choice)))

    def look_again(self) -> None:
        """Let words that wait look at the table again."""
        self._changed.set()
        self._changed.clear()

    async def _think(self, seat: int, choice: Choice) -> None:
        """Say a bot's word; after any failure, try again while the match waits for it."""

        def word_for(table: Table) -> AnyEntry | None:
            return Played(seat, word) if table.choices().get(seat) == choice else None

        rest = pace.TRY_AGAIN
        try:
            while self._keeper.table.choices().get(seat) == choice:
                try:
                    word = await self._word(seat, choice)
                    await self._keeper.keep(word_for)
                except Exception:
                    logger.exception("a bot has not said its word; it tries again")
                if self._keeper.table.choices().get(seat) == choice:
                    await asyncio.sleep(rest)
                    rest = min(2 * rest, LONGEST_REST)
        finally:
            if seat in self._thinking and self._thinking[seat].task is asyncio.current_task():
                del self._thinking[seat]

    async def _word(self, seat: int, choice: Choice) -> str:
        """Return the word of a bot when it may appear."""
        table, now = self._keeper.table, self._services.now
        patron = self._presence.patron(table)
        parcel = packed(table.match.view(seat))
        word = await self._services.bots.choose(table.game, parcel, choice.legal, choice.level, patron)
        ready, after_pause = now(), 0.0
        while True:
            table = self._keeper.table
            if self._pause.readers(table):
                await self._change_within(self._pause.left)
                after_pause = now() + table.opened.bot_seconds
                continue
            due = max(table.bot_due(seat) + self._keeper.patience, after_pause)
            wait = pace.appears(due, ready) - now()
            if wait <= 0:
                return word
            await self._change_within(wait)

    async def _change_within(self, seconds: float) -> None:
        """Wait until something has changed, but no longer than this."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)
