"""An evening that does not end: people come, play, talk, look back and leave, and the server does not grow."""

import asyncio
import random
import time
from pathlib import Path
from typing import Final

import pytest
from strain import Account, Player, Strained, run, seated

from scale import scaled
from stammtisch.client import Guest, Turned, new_id
from stammtisch.core.game import Value
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

SECONDS = scaled(quick=5, normal=12, full=3_600)
WARMING: Final = 1 / 3
"""The part of the time in which a server may still take what it needs."""
MOST_GROWTH: Final = 1.0
"""Megabytes in ten minutes."""
BY_CHANCE = scaled(quick=8, normal=8, full=0)
"""Megabytes that a server may take at once; in a short time that looks like growth."""
TABLES: Final = 12
GAMES: Final[list[tuple[str, dict[str, Value]]]] = [
    ("sequence", {}),
    ("diabolo", {"length": "single"}),
    ("seven-seals", {"length": "single"}),
    ("sep", {}),
]


async def evenings(server: Strained, number: int, until: float) -> int:
    """One table after the other: people arrive, play a match, talk, look back on it and want to be forgotten."""
    rng = random.Random(number)
    matches = 0
    while time.monotonic() < until:
        game, options = GAMES[(number + matches) % len(GAMES)]
        table, people = await seated(server.url, game, options=options)
        account = Account()
        watcher = await Guest(server.url).arrive("watcher")
        async with await watcher.at(table) as edge:
            players = [Player(guest, table, [server.url], account, rng) for guest in people]
            playing = [asyncio.create_task(player.play(pause=0.05)) for player in players]
            await asyncio.wait(playing, timeout=max(0.1, until - time.monotonic()))
            await edge.seen(lambda _: True)
            await edge.ask(wire.Say(new_id(), "good night"))
            await edge.ask(wire.Replay(new_id(), count=100))
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended
        for guest in [*people, watcher]:
            await guest.lists()
        try:
            await watcher.record(table)
        except Turned as refusal:
            if refusal.code != "not-allowed":
                raise
        for guest in [*people, watcher]:
            await guest.forget()
        matches += 1
    return matches


async def soak(server: Strained) -> tuple[int, list[tuple[float, float]]]:
    begun = time.monotonic()
    until = begun + SECONDS
    busy = [asyncio.create_task(evenings(server, number, until)) for number in range(TABLES)]
    sizes: list[tuple[float, float]] = []
    while time.monotonic() < until:
        await asyncio.sleep(SECONDS / 120)
        sizes.append((time.monotonic() - begun, server.memory()))
        for task in busy:
            if task.done():
                task.result()
    return sum(await asyncio.gather(*busy)), sizes


def growth(sizes: list[tuple[float, float]]) -> float:
    """Megabytes a second, by the straight line that fits best."""
    middle = sum(at for at, _ in sizes) / len(sizes)
    mean = sum(size for _, size in sizes) / len(sizes)
    return sum((at - middle) * (size - mean) for at, size in sizes) / sum((at - middle) ** 2 for at, _ in sizes)


def test_a_server_that_runs_for_long_does_not_grow(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:
        matches, sizes = run(soak(server), SECONDS + 120)
        assert not server.troubles(), server.troubles()[:2]
        moves = server.counted("move_seconds_count")
    settled = [(at, size) for at, size in sizes if at > WARMING * SECONDS]
    seconds = settled[-1][0] - settled[0][0]
    grown = growth(settled) * seconds
    print(f"{SECONDS} s, {matches} matches, {moves:.0f} moves: from {sizes[0][1]:.1f} to {sizes[-1][1]:.1f} MB;")
    print(f"after the first third {grown:+.2f} MB in {seconds / 60:.1f} minutes")
    assert grown < MOST_GROWTH * seconds / 600 + BY_CHANCE
