"""Reading: a table from its log. A log that cannot be read sets its table aside, and nothing else."""

import asyncio
import logging
from concurrent.futures import Executor
from typing import Final

from stammtisch.core.game import Refused
from stammtisch.server import wall
from stammtisch.server.entry import from_bytes
from stammtisch.server.refusals import Reasoned
from stammtisch.server.rows import Row
from stammtisch.server.store import Store
from stammtisch.server.table import Table

LONG: Final = 100
"""A log of more rows is read in a thread, so that everybody else's moves go on."""

log = logging.getLogger("stammtisch.reading")


class NoSuchTable(Reasoned):
    """No such table, or none that this person may see."""


class SetAside(Reasoned):
    """A table whose log cannot be read; nothing happens there until whoever runs the server has looked at it."""


async def kept_table(store: Store, id: str, beside: Executor | None = None) -> Table:
    """Read a table from its log, a long one in a thread; one whose log cannot be read is set aside."""
    rows = await store.log(id)
    if not rows:
        raise NoSuchTable("table-too-old")
    table = Table(id)
    try:
        if len(rows) > LONG:
            await asyncio.get_running_loop().run_in_executor(beside, fold, table, rows)
        else:
            fold(table, rows)
    except Exception as error:
        unknown = table.number == 0 and isinstance(error, Refused)
        # Of a match under way, what the error says may name cards; its kind and the row are enough to look for.
        reason = str(error) if unknown else f"row {table.number} of its log: {type(error).__name__}"
        log.warning("table %s cannot be read and is set aside: %s", id, reason)
        await store.set_aside(id, reason)
        raise SetAside("set-aside", why=reason) from None
    return table


def fold(table: Table, rows: list[Row]) -> None:
    """Let the rows of a log happen at a table."""
    latest = wall.now()
    for row in rows:
        # A clock that was set back between two starts must not make anybody wait.
        table.apply(from_bytes(row.entry), min(row.at, latest))
