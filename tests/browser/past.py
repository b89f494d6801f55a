"""Matches that were played before anybody comes: the same cards and words each time, so that screens can be compared.

In those that are not over it is the turn of the first seat: Anna has it and bots the others, or Clara plays with Dan.
"""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from stammtisch.core import shelf
from stammtisch.server import people
from stammtisch.server.sqlite import SqliteStore
from stammtisch.table.authority import OVER
from stammtisch.table.log import AnyEntry, Dealt, Level, Opened, Played, Started, to_bytes
from stammtisch.table.summary import summary
from stammtisch.table.table import Table

PEOPLE: Final = ["Anna", "Clara", "Dan"]
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
"""Anna's matches: game, seats, and after how many words at least it is her turn; None is a match that is over."""
LATE: Final = "sep-late"
"""A match of Clara and Dan, near its end."""
LATE_WORDS: Final = 270
SEED: Final = "5e" * 32


def address(match: str) -> str:
    """Where the page of a match is."""
    return f"/t/{_table(match)}"


def keep_matches(folder: Path) -> dict[str, str]:
    """Puts the matches where a server that is started there finds them; gives the cookies that people are known by."""
    # Playwright has a loop of its own in this thread.
    with ThreadPoolExecutor(1) as beside:
        return beside.submit(asyncio.run, _keep(folder)).result()


async def _keep(folder: Path) -> dict[str, str]:
    store = SqliteStore(folder)
    await store.open()
    known = people.People(store)
    await known.open()
    come = {name: await known.arrive(name, "browser") for name in PEOPLE}
    ids = {name: person.id for name, (person, _) in come.items()}
    for match, (game, seats, words) in MATCHES.items():
        owners = [ids["Anna"], *[None] * (seats - 1)]
        await _play(store, Table(_table(match)), _opened(game, owners), words)
    await _play(store, Table(_table(LATE)), _opened("sep", [ids["Clara"], ids["Dan"]]), LATE_WORDS)
    await store.close()
    return {name: cookie for name, (_, cookie) in come.items()}


async def _play(store: SqliteStore, table: Table, opened: Opened, words: int | None) -> None:
    for entry in (opened, Started(opened.host), Dealt(0)):
        await _write(store, table, entry)
    rng, said = random.Random(opened.seats), 0
    while table.status != OVER:
        holding = table.match.holding_up()
        # The bots have nothing left to do: what they changed later would be newer than the rest.
        if words is not None and said >= words and holding == [0]:
            return
        seat = holding[-1]
        await _write(store, table, Played(seat, rng.choice(table.match.legal(seat)), table.owners[seat] or ""))
        said += 1


async def _write(store: SqliteStore, table: Table, entry: AnyEntry) -> None:
    number, now = table.number, time.time()
    table.apply(entry, now)
    assert await store.append(table.id, number, now, to_bytes(entry), summary(table))


def _opened(game: str, owners: list[str | None]) -> Opened:
    on_shelf = shelf.game(game)
    options = {option.name: option.default for option in on_shelf.options(len(owners))}
    bots: list[Level | None] = [None if owner else "regular" for owner in owners]
    return Opened(game, on_shelf.rules, len(owners), options, SEED, owners[0] or "", owners, bots)


def _table(match: str) -> str:
    return match.ljust(22, "0")
