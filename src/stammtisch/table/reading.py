"""Reading: a table from its log, which a new table begins. A log that cannot be read sets its table aside only."""

import logging
from collections.abc import Iterable
from typing import Final

from stammtisch.core.game import Refused
from stammtisch.table.log import Entry, from_bytes, to_bytes
from stammtisch.table.ports import Beside, Log, LogRow, at_once
from stammtisch.table.refusals import Reasoned
from stammtisch.table.summary import summary
from stammtisch.table.table import Table

LONG: Final = 100
"""A log of more rows is read beside the rest, so that everybody else's moves go on."""

log = logging.getLogger("stammtisch.reading")


class NoSuchTable(Reasoned):
    """No such table, or none that this person may see."""


class SetAside(Reasoned):
    """A table whose log cannot be read; nothing happens there until whoever runs the server has looked at it."""


async def kept_table(store: Log, id: str, now: float, beside: Beside = at_once) -> Table:
    """Read a table from its log, a long one beside the rest; one whose log cannot be read is set aside."""
    rows = await store.log(id)
    if not rows:
        raise NoSuchTable("table-too-old")
    table = Table(id)
    try:
        if len(rows) > LONG:
            await beside(fold, table, rows, now)
        else:
            fold(table, rows, now)
    except Exception as error:
        unknown = table.number == 0 and isinstance(error, Refused)
        # Of a match under way, what the error says may name cards; its kind and the row are enough to look for.
        reason = str(error) if unknown else f"row {table.number} of its log: {type(error).__name__}"
        log.warning("table %s cannot be read and is set aside: %s", id, reason)
        await store.set_aside(id, reason)
        raise SetAside("set-aside", why=reason) from None
    return table


async def begin(log: Log, id: str, entries: Iterable[Entry], now: float) -> bool:
    """Keep the first entries of a new table; say whether it was not there before."""
    table = Table(id)
    rows = []
    for entry in entries:
        table.apply(entry, now)
        rows.append((to_bytes(entry), summary(table)))
    kept = [await log.append(id, number, now, *row) for number, row in enumerate(rows)]
    return kept[0]


def fold(table: Table, rows: list[LogRow], now: float) -> None:
    """Let the rows of a log happen at a table."""
    for row in rows:
        # A clock that was set back between two starts must not make anybody wait.
        table.apply(from_bytes(row.entry), min(row.at, now))
