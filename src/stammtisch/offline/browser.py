"""The browser, as the engine needs it: a database, a second worker that thinks, and the page.

`web/src/offline/worker.ts` has all of this; tests have it in memory. Only text, numbers and yes or no cross the border.
"""

from collections.abc import Awaitable
from typing import Protocol


class Browser(Protocol):
    """What is outside of the worker. Anything that is awaited may fail with any error."""

    def append(self, table: str, number: int, at: float, entry: str, listed: str) -> Awaitable[bool]:
        """Keep a row of a log, and what lists show of its table; False, with nothing kept, if the number is taken."""

    def rows(self, table: str, since: int) -> Awaitable[str]:
        """Return the rows of a log from a number on, as JSON: number, time and entry of each."""

    def set_aside(self, table: str, reason: str) -> Awaitable[None]:
        """Note why a table cannot be read."""

    def reviews(self, table: str, seat: int) -> Awaitable[str]:
        """Return what the coach has said about a seat, as JSON: by ply."""

    def add_review(self, table: str, seat: int, ply: int, said: str) -> Awaitable[None]:
        """Keep what the coach has said."""

    def tables(self) -> Awaitable[str]:
        """Return what lists show of the tables here, as JSON, those that changed last first."""

    def note(self, name: str) -> Awaitable[str]:
        """Return the note of that name; "" if there is none."""

    def write_note(self, name: str, before: str, after: str) -> Awaitable[bool]:
        """Write a note; False, with nothing written, if it is not the one before any more."""

    def think(self, number: int, task: str) -> Awaitable[str]:
        """Let the other worker do a task of this number, and return what it found."""

    def stop(self, number: int) -> None:
        """End a task that nobody waits for any more."""

    def send(self, visit: int, message: str) -> None:
        """Send a message to a visitor."""

    def close(self, visit: int) -> None:
        """End a visit."""

    def tell(self, table: str) -> None:
        """Tell the other tabs that a table has changed."""
