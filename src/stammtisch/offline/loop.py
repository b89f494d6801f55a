"""The browser's event loop, as the engine needs it."""

import asyncio
from collections.abc import Callable
from typing import Any


def accept_the_past(loop: asyncio.AbstractEventLoop) -> None:
    """Let a loop do at once what was due before: asyncio's own loops do, Pyodide's raises an error."""
    schedule: Callable[..., asyncio.TimerHandle] = loop.call_later

    def call_later(delay: float, callback: Callable[..., object], *arguments: Any, **more: Any) -> asyncio.TimerHandle:
        return schedule(max(0.0, delay), callback, *arguments, **more)

    loop.call_later = call_later  # type: ignore[method-assign, assignment]
