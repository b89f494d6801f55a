"""Reading a table from its log, and beginning a new log. A log that cannot be read sets only its own table aside."""

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
"""A log with more rows is read beside the rest, so that other tables do not wait."""

log = logging.getLogger("stammtisch.reading")


class NoSuchTable(Reasoned):
    """A table that does not exist, or that this person may not see."""


class Closed(NoSuchTable):
    """A table that a host of the server has closed."""

    def __init__(self) -> None:
        super().__init__("closed")


class SetAside(Reasoned):
    """A table whose log cannot be read; nothing happens there until the operator has looked at it."""


async def kept_table(store: Log, id: str, now: float, beside: Beside = at_once) -> Table:
    """Read a table from its log, a long one beside the rest; set the table aside if the log cannot be read."""
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
        # The text of an error may name cards of a running match; its type and the row are enough to look for.
        reason = str(error) if unknown else f"row {table.number} of its log: {type(error).__name__}"
        log.warning("table %s cannot be read and is set aside: %s", id, reason)
        await store.set_aside(id, reason)
        raise SetAside("set-aside", why=reason) from None
    return table


async def begin(log: Log, id: str, entries: Iterable[Entry], now: float) -> bool:
    """Keep the first entries of a new table; say whether it is new."""
    table = Table(id)
    rows = []
    for entry in entries:
        table.apply(entry, now)
        rows.append((to_bytes(entry), summary(table)))
    kept = [await log.append(id, number, now, *row) for number, row in enumerate(rows)]
    return kept[0]


def fold(table: Table, rows: list[LogRow], now: float) -> None:
    """Apply the rows of a log to a table."""
    for row in rows:
        # Nobody must wait because the clock was set back between two starts.
        table.apply(from_bytes(row.entry), min(row.at, now))
