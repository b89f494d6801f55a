"""kill -9 at random moments under load: what was acknowledged is kept, and play goes on at once."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest
from stores import Postgres
from strain import Account, Player, Strained, all_seated, crowded, rebuilt, run, sockets

from scale import scaled
from stammtisch.table.log import AnyEntry, from_bytes

pytestmark = pytest.mark.strain

KILLS = scaled(quick=2, normal=4, full=100)
MATCHES = scaled(quick=4, normal=8, full=100)
GAMES = ("sep", "sequence", "diabolo", "seven-seals")
BACK_WITHIN = 2.0
RESUMED_WITHIN = 3.0
SECONDS = 60 + 15 * KILLS + MATCHES


async def under_load(
    servers: list[Strained], disturb: Callable[[random.Random], float], account: Account
) -> list[float]:
    """Lets people play at all tables and disturbs the servers once all have cards; returns how long each time took."""
    rng = random.Random(4)
    addresses = [server.url for server in servers]
    players: list[Player] = []
    for table, people in await all_seated(addresses[0], GAMES, MATCHES):
        account.tables.append(table)
        players += [Player(guest, table, addresses, account, rng) for guest in people]
    playing = [asyncio.create_task(player.play(pause=0.02)) for player in players]
    took: list[float] = []
    try:
        while not all(player.dealt for player in players):
            await asyncio.sleep(0.05)
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            acknowledged = len(account.words)
            took.append(await asyncio.to_thread(disturb, rng))
            begun = time.monotonic()
            while len(account.words) == acknowledged and not all(task.done() for task in playing):
                assert time.monotonic() - begun < 20, "nobody plays on"
                await asyncio.sleep(0.05)
            for task in playing:
                if task.done():
                    task.result()
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    broken = [end for end in ended if isinstance(end, Exception)]
    if broken:
        raise broken[0]
    return took


def test_a_killed_server_has_kept_every_acknowledged_move_and_is_soon_back(tmp_path: Path) -> None:
    account = Account()
    alone: list[float] = []
    with Strained(tmp_path) as server:

        def kill(_: random.Random) -> float:
            server.kill()
            account.check({table: server.kept(table) for table in account.tables})
            took, queued = server.back_after()
            alone.append(took - queued)
            assert alone[-1] < BACK_WITHIN, f"back in service only after {took:.2f} s, {queued:.2f} s of them queued"
            return took

        took = run(under_load([server], kill, account), SECONDS)
        account.check({table: server.kept(table) for table in account.tables})
        for table in account.tables:
            assert rebuilt(table, server.kept(table)).status in ("dealing", "running", "over")
        assert not server.troubles()
    print(f"SQLite: {len(took)} kills, {len(account.tables)} matches, {len(account.words)} acknowledged moves, 0 lost;")
    print(f"back in service after {sorted(took)[len(took) // 2]:.2f} s, at most {max(took):.2f} s;")
    print(f"without waiting for a processor {sorted(alone)[len(alone) // 2]:.2f} s, at most {max(alone):.2f} s")


def test_with_two_processes_on_postgres_the_clients_of_a_killed_one_resume_on_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    account = Account()
    url = postgres.database()
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
    with Strained(tmp_path / "one", database=url) as one, Strained(tmp_path / "other", database=url) as other:

        def kill(rng: random.Random) -> float:
            victim = rng.choice([one, other])
            victim.kill()
            time.sleep(1.0)
            return victim.back_after()[0]

        run(under_load([one, other], kill, account), SECONDS)
        account.check(run(everything(url, account.tables)))
        assert not [*one.troubles(), *other.troubles()]
    print(f"PostgreSQL: {KILLS} kills, {len(account.tables)} matches, {len(account.words)} acknowledged moves, 0 lost;")
    print(f"{len(account.away)} clients resumed after {sorted(account.away)[len(account.away) // 2]:.2f} s")
    print(f"in the middle, at most {max(account.away):.2f} s")
    assert max(account.away) < RESUMED_WITHIN * crowded()


def test_of_two_processes_of_one_server_the_clients_of_a_killed_one_resume_on_the_other(
    postgres: Postgres, tmp_path: Path
) -> None:
    account = Account()
    with Strained(tmp_path, processes=2, database=postgres.database()) as server:

        def kill(_: random.Random) -> float:
            victim = max(server.both(), key=sockets)
            os.kill(victim, signal.SIGKILL)
            begun = time.monotonic()
            # The other one goes on: what it promises from now on cannot be in a log that is read now.
            promised = Account(dict(account.words), account.tables)
            promised.check({table: server.kept(table) for table in account.tables})
            server.both(besides=victim)
            took = time.monotonic() - begun
            time.sleep(1.0)
            return took

        run(under_load([server], kill, account), SECONDS)
        account.check({table: server.kept(table) for table in account.tables})
        server.stop()
        assert not server.troubles()
    print(f"Two processes: {KILLS} kills, {len(account.tables)} matches, {len(account.words)} acknowledged moves,")
    print(f"0 lost; {len(account.away)} clients resumed after {sorted(account.away)[len(account.away) // 2]:.2f} s")
    print(f"in the middle, at most {max(account.away):.2f} s")
    assert max(account.away) < RESUMED_WITHIN * crowded()


async def everything(url: str, tables: list[str]) -> dict[str, list[tuple[float, AnyEntry]]]:
    """The logs of these tables in PostgreSQL."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT table_id, at, entry FROM entries ORDER BY table_id, number")
    finally:
        await connection.close()
    found: dict[str, list[tuple[float, AnyEntry]]] = {table: [] for table in tables}
    for table, at, entry in rows:
        if table in found:
            found[table].append((at, from_bytes(entry)))
    return found
