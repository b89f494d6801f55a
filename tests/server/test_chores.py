"""What the server does without being asked."""

import asyncio
import logging

import pytest

from stammtisch.server.chores import keep_doing
from stammtisch.server.rows import StoreDown


async def steps_of(outcomes: list[Exception | None], seconds: float, woken: asyncio.Event | None = None) -> int:
    """Do steps that end like this until all are used up; return how many were done."""
    left, done = [*outcomes], asyncio.Event()

    async def step() -> None:
        outcome = left.pop(0)
        if not left:
            done.set()
        if outcome is not None:
            raise outcome

    doing = asyncio.create_task(keep_doing(step, seconds, woken))
    try:
        await asyncio.wait_for(done.wait(), 10)
    finally:
        doing.cancel()
    return len(outcomes) - len(left)


def test_what_fails_is_tried_again_and_said(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "stammtisch.chores"):
        assert asyncio.run(steps_of([ValueError("a mistake"), None, None], 0.01)) == 3
    assert len(caplog.records) == 1
    assert "a mistake" in caplog.text


def test_that_the_database_is_down_is_not_said_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    assert asyncio.run(steps_of([StoreDown(), StoreDown(), None], 0.01)) == 3
    assert caplog.records == []


def test_whoever_wakes_it_does_not_wait() -> None:
    async def scene() -> int:
        woken = asyncio.Event()
        doing = asyncio.create_task(steps_of([None, None], 3600, woken))
        await asyncio.sleep(0.05)
        woken.set()
        return await doing

    assert asyncio.run(scene()) == 2
