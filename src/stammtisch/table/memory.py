"""Memory: a log that lives as long as its program."""

from collections.abc import Iterable

from stammtisch.table.notices import AnyNotice
from stammtisch.table.ports import ChatMessage, LogRow, Summary


class MemoryLog:
    """Tables, their chat and the names of people, in memory."""

    shared = False

    def __init__(self, people: dict[str, str] | None = None) -> None:
        self.people = people or {}
        """Names by id."""
        self.summaries: dict[str, Summary] = {}
        self.aside: dict[str, str] = {}
        """Why a table cannot be read."""
        self._rows: dict[str, list[LogRow]] = {}
        self._chat: dict[str, list[ChatMessage]] = {}

    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Keep a row; False, with nothing kept, if that number is taken."""
        rows = self._rows.setdefault(table, [])
        if number != len(rows):
            return False
        rows.append(LogRow(number, at, entry))
        self.summaries[table] = summary
        return True

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the rows from number `since` on."""
        return self._rows.get(table, [])[since:]

    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read."""
        self.aside[table] = reason

    async def tell(self, table: str, notice: AnyNotice) -> None:
        """Tell nobody: there is no other process."""

    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> ChatMessage | None:
        """Keep a message of the chat; None if there is no such table."""
        if table not in self._rows:
            return None
        chat = self._chat.setdefault(table, [])
        chat.append(ChatMessage(len(chat) + 1, person, audience, text, at))
        return chat[-1]

    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[ChatMessage]:
        """Return the last messages for these audiences, ascending."""
        return [message for message in self._chat.get(table, []) if message.audience in audiences][-limit:]

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those people that have one."""
        return {id: self.people[id] for id in ids if id in self.people}
