"""The listener: what one process hears from the others through PostgreSQL (LISTEN and NOTIFY)."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg

from stammtisch.server.rows import StoreDown
from stammtisch.table.notices import AnyNotice, Missed, notice_from, notice_to_json

CHANNEL: Final = "stammtisch"
CONNECT_SECONDS: Final = 2
COMMAND_SECONDS: Final = 5
RECONNECT_SECONDS: Final = 0.3
PULSE_SECONDS: Final = 5

DOWN: Final = (
    OSError,
    asyncio.TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # asyncpg raises these when a connection breaks in the middle of a command.
    asyncpg.InternalClientError,
)
"""All errors of PostgreSQL or the network that mean that the database is down."""


def telling(process: str, table: str, notice: AnyNotice) -> str:
    """Return the text that tells other processes something about a table."""
    return f"{process} {table} {notice_to_json(notice)}"


class Listener:
    """Listens on a connection of its own, and connects again when that is lost."""

    def __init__(self, url: str, process: str, heard: Callable[[str, AnyNotice], None]) -> None:
        self._url = url
        self._process = process
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect; return as soon as everything is heard."""
        listening: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._keep_listening(listening))
        await listening

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _hear(self, *notification: object) -> None:
        *_, told = notification
        process, table, notice = str(told).split(" ", 2)
        if process != self._process:
            self._heard(table, notice_from(notice))

    async def _keep_listening(self, listening: "asyncio.Future[None]") -> None:
        while True:
            try:
                await self._listen(listening)
            except DOWN as error:
                if not listening.done():
                    down = StoreDown()
                    down.__cause__ = error
                    listening.set_exception(down)
                    return
            await asyncio.sleep(RECONNECT_SECONDS)

    async def _listen(self, listening: "asyncio.Future[None]") -> None:
        connection = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(CHANNEL, self._hear)
            if listening.done():
                # In a separate callback: if it fails, listening goes on.
                asyncio.get_running_loop().call_soon(self._heard, "", Missed())
            else:
                listening.set_result(None)
            while not lost.is_set():
                with suppress(TimeoutError):
                    async with asyncio.timeout(PULSE_SECONDS):
                        await lost.wait()
                # Only a query notices a network that broke silently.
                await connection.execute("SELECT 1")
        finally:
            connection.terminate()
