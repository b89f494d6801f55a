"""Chat: what is said at one table, and who has been shown which message."""

from typing import Final

from stammtisch.table.authority import NotNow
from stammtisch.table.messages import Chat, Spoken, to_json
from stammtisch.table.names import Names
from stammtisch.table.naming import clean_text
from stammtisch.table.ports import ChatMessage, Log, Visitor
from stammtisch.table.reading import NoSuchTable
from stammtisch.table.table import SOMEBODY, Table

SHOWN: Final = 50
LONGEST: Final = 500
NOT_YET: Final = -1


class Conversation:
    """The chat of one session."""

    def __init__(self, log: Log, names: Names) -> None:
        self._log = log
        self._names = names
        self._newest = 0
        """The number of the newest message that was shown when it was said."""
        self._shown: dict[Visitor, int] = {}
        """The number of the newest message that a visitor was shown; NOT_YET before they got the earlier ones."""

    async def enter(self, visitor: Visitor, table: Table) -> None:
        """Show a new visitor the earlier messages, and those that come meanwhile."""
        self._shown[visitor] = newest = NOT_YET
        while newest != self._newest:
            newest = self._newest
            found = await self._last(table, plays=visitor.person in table.owners)
        if visitor in self._shown:
            self._shown[visitor] = max([self._newest, *[message.number for message in found]])
            visitor.send(to_json(Chat([self._spoken(message, table) for message in found])))

    def leave(self, visitor: Visitor) -> None:
        """Stop showing messages to a visitor."""
        self._shown.pop(visitor, None)

    async def say(self, table: Table, person: str, text: str, now: float) -> None:
        """Keep a message, and show it."""
        text = clean_text(text)
        if not text:
            raise NotNow("empty-line")
        if len(text) > LONGEST:
            # Some characters become several in the normal form.
            raise NotNow("long-line", most=LONGEST)
        audience = "players" if person in table.owners else "watchers"
        if await self._log.say(table.id, person, audience, text, now) is None:
            raise NoSuchTable("table-removed")
        await self.show(table)

    async def show(self, table: Table) -> None:
        """Show everybody the new messages that are for them, in order; other processes may have added some."""
        found = await self._last(table, plays=False)
        shown: dict[tuple[int, bool], bytes] = {}
        for visitor, before in [*self._shown.items()]:
            kind = (before, visitor.person in table.owners)
            if kind not in shown:
                heard = audiences(plays=kind[1])
                fresh = [message for message in found if message.number > before and message.audience in heard]
                shown[kind] = to_json(Chat([self._spoken(message, table) for message in fresh])) if fresh else b""
            if before != NOT_YET and shown[kind]:
                visitor.send(shown[kind])
        self._newest = max([self._newest, *[message.number for message in found]])
        self._shown = {
            visitor: before if before == NOT_YET else max(before, self._newest)
            for visitor, before in self._shown.items()
        }

    async def _last(self, table: Table, *, plays: bool) -> list[ChatMessage]:
        found = await self._log.chat(table.id, audiences(plays=plays), SHOWN)
        await self._names.look_up([message.person for message in found])
        return found

    def _spoken(self, message: ChatMessage, table: Table) -> Spoken:
        seats = [] if message.person is None else table.seats_of(message.person)
        name = SOMEBODY if message.person is None else self._names.of(message.person)
        watcher = message.audience == "watchers"
        return Spoken(message.number, name, seats[0] if seats else None, watcher, message.text, message.at)


def audiences(*, plays: bool) -> tuple[str, ...]:
    """Return the audiences whose messages somebody reads: players do not read those of spectators."""
    return ("players",) if plays else ("players", "watchers")
