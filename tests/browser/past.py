"""Matches that were played before anybody comes: the same cards and words each time, so that screens can be compared.

In those that are not over it is Anna's turn, on the first seat; bots have the others.
"""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from stammtisch.core import shelf
from stammtisch.server import people
from stammtisch.server.entry import AnyEntry, Dealt, Opened, Played, Started, to_bytes
from stammtisch.server.people import COOKIE
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Person
from stammtisch.server.summary import summary
from stammtisch.server.table import OVER, Table

MATCHES: Final[dict[str, tuple[str, int, int | None]]] = {
    "seven-seals-prediction": ("seven-seals", 4, 0),
    "seven-seals-trick": ("seven-seals", 4, 30),
    "seven-seals-over": ("seven-seals", 4, None),
    "diabolo-rows": ("diabolo", 4, 12),
    "diabolo-reckoning": ("diabolo", 4, 21),
    "diabolo-over": ("diabolo", 4, None),
    "sequence-board": ("sequence", 3, 24),
    "sequence-over": ("sequence", 3, None),
    "sep-circle": ("sep", 2, 60),
    "sep-alone": ("sep", 1, 30),
    "sep-over": ("sep", 2, None),
}
"""Game, seats, and after how many words at least it is Anna's turn; None is a match that is over."""
SEED: Final = "5e" * 32


def address(match: str) -> str:
    """Where the page of a match is."""
    return f"/t/{_table(match)}"


def keep_matches(folder: Path) -> dict[str, str]:
    """Puts the matches where a server that is started there finds them; gives the cookie that Anna is known by."""
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as beside:
        return {"name": COOKIE, "value": beside.submit(asyncio.run, _keep(folder)).result()}


async def _keep(folder: Path) -> str:
    store = SqliteStore(folder)
    await store.open()
    now = time.time()
    anna = Person("a" * 32, "Anna", now, now)
    await store.add_person(anna, people.hashed(people.new_secret()))
    for match, (game, seats, words) in MATCHES.items():
        await _play(store, Table(_table(match)), _opened(game, seats, anna.id), words)
    known = people.People(store)
    await known.open()
    await store.close()
    return known.cookie(anna)


async def _play(store: SqliteStore, table: Table, opened: Opened, words: int | None) -> None:
    for entry in (opened, Started(opened.host), Dealt()):
        await _write(store, table, entry)
    rng, said = random.Random(opened.seats), 0
    while table.status != OVER:
        holding = table.match.holding_up()
        if words is not None and said >= words and 0 in holding:
            return
        word = rng.choice(table.match.legal(holding[-1]))
        await _write(store, table, Played(holding[-1], word, opened.host if holding[-1] == 0 else ""))
        said += 1


async def _write(store: SqliteStore, table: Table, entry: AnyEntry) -> None:
    number, now = table.number, time.time()
    table.apply(entry, now)
    assert await store.append(table.id, number, now, to_bytes(entry), summary(table))


def _opened(game: str, seats: int, host: str) -> Opened:
    on_shelf = shelf.game(game)
    options = {option.name: option.default for option in on_shelf.options(seats)}
    owners, bots = [host, *[None] * (seats - 1)], [None, *["regular"] * (seats - 1)]
    return Opened(game, on_shelf.rules, seats, options, SEED, host, owners, bots)  # type: ignore[arg-type]


def _table(match: str) -> str:
    return match.ljust(22, "0")
