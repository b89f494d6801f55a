"""What a browser keeps: the logs of its tables, what lists show of them, and what the coach has said."""

from collections.abc import Awaitable
from typing import TypeVar

import msgspec

from stammtisch.offline.browser import Browser
from stammtisch.table.listing import listed
from stammtisch.table.memory import MemoryLog
from stammtisch.table.notices import AnyNotice
from stammtisch.table.ports import LogRow, StoreDown, Summary

ME = "me"
"""The person whose browser it is."""
T = TypeVar("T")

_rows = msgspec.json.Decoder(list[tuple[int, float, str]])
_reviews = msgspec.json.Decoder(dict[int, str])


class BrowserLog(MemoryLog):
    """Tables in the browser's database. Several tabs may write to one; the chat is forgotten with the tab."""

    shared = True

    def __init__(self, browser: Browser, name: str) -> None:
        super().__init__({ME: name})
        self._browser = browser

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Return once the browser has the row; False if another tab has written that number."""
        shown = msgspec.json.encode(listed(table, summary, ME, self.people)).decode()
        kept = await awaited(self._browser.append(table, number, at, entry.decode(), shown))
        if kept:
            self._browser.tell(table)
        return kept

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the rows from number `since` on."""
        found = _rows.decode(await awaited(self._browser.rows(table, since)))
        return [LogRow(number, at, entry.encode()) for number, at, entry in found]

    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read."""
        await awaited(self._browser.set_aside(table, reason))

    async def tell(self, table: str, notice: AnyNotice) -> None:
        """Tell nobody: other tabs hear of every row, and presence has no meaning among the tabs of one person."""

    async def reviews(self, table: str, seat: int) -> dict[int, bytes]:
        """Return what the coach has said about a seat of a finished match, by ply."""
        found = _reviews.decode(await awaited(self._browser.reviews(table, seat)))
        return {ply: said.encode() for ply, said in found.items()}

    async def add_review(self, table: str, seat: int, ply: int, said: bytes) -> None:
        """Keep what the coach has said."""
        await awaited(self._browser.add_review(table, seat, ply, said.decode()))


async def awaited(asked: Awaitable[T]) -> T:
    """Return what the database answers; whatever goes wrong there, nothing was kept."""
    try:
        return await asked
    except Exception as error:
        raise StoreDown from error
