"""What the server does without being asked: a step, a wait, the next step, for ever."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from stammtisch.server.rows import StoreDown

log = logging.getLogger("stammtisch.chores")


async def keep_doing(step: Callable[[], Awaitable[object]], seconds: float, woken: asyncio.Event | None = None) -> None:
    """Do a step again and again, some seconds apart, or sooner if `woken` is set. What fails is tried again."""
    woken = woken or asyncio.Event()
    while True:
        woken.clear()
        try:
            await step()
        except StoreDown:
            pass  # the store says so, once
        except Exception:
            log.exception("something failed that nobody asked for; it is tried again")
        with suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
