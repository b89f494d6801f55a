"""The backfill: results of matches that finished in earlier versions, read from their logs while the server runs."""

import asyncio
import logging
import time
from typing import Final

from stammtisch.server.rows import StoreDown
from stammtisch.server.store import Store
from stammtisch.table import clock
from stammtisch.table.reading import fold
from stammtisch.table.results import results
from stammtisch.table.table import Table

BATCH: Final = 20
"""Tables whose results are kept in one transaction."""
REST: Final = 4.0
"""It rests this many times as long as it has worked, so that moves come first."""
TRY_AGAIN: Final = 5.0

log = logging.getLogger("stammtisch.backfill")


async def fill_results(store: Store) -> int:
    """Keep the missing results and return the number of their matches; skip logs that cannot be read."""
    filled, after = 0, ""
    while True:
        try:
            tables = await store.without_results(after, BATCH)
            if not tables:
                break
            found = []
            for id in tables:
                table = await _finished(store, id)
                found += [] if table is None else [(id, result) for result in results(table)]
                filled += table is not None
            await store.add_results(found)
            after = tables[-1]
        except StoreDown:
            await asyncio.sleep(TRY_AGAIN)
    if filled:
        log.info("added the results of %d matches from an earlier version", filled)
    return filled


async def _finished(store: Store, id: str) -> Table | None:
    rows = await store.log(id)
    begun = time.perf_counter()
    table = Table(id)
    try:
        await asyncio.to_thread(fold, table, rows, clock.now())
    except Exception:
        return None
    finally:
        await asyncio.sleep(REST * (time.perf_counter() - begun))
    return table
