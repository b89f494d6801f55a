"""Chat: what is said at one table, and who has been shown which message."""

from typing import Final

from stammtisch.table.authority import NotNow
from stammtisch.table.messages import Chat, Say, Spoken, to_json
from stammtisch.table.names import Names
from stammtisch.table.naming import clean_text
from stammtisch.table.ports import ChatMessage, Log, Visitor
from stammtisch.table.reading import NoSuchTable
from stammtisch.table.table import SOMEBODY, Table

PLAYERS: Final = "players"
"""What players say is for everybody."""
WATCHERS: Final = "watchers"
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
            found = await self._last(table, audiences(table, visitor.person))
        if visitor in self._shown:
            self._shown[visitor] = max([self._newest, *[message.number for message in found]])
            visitor.send(to_json(Chat([self._spoken(message, table) for message in found])))

    def leave(self, visitor: Visitor) -> None:
        """Stop showing messages to a visitor."""
        self._shown.pop(visitor, None)

    async def say(self, table: Table, person: str, ask: Say, now: float) -> None:
        """Keep a message, and show it."""
        text = clean_text(ask.text)
        if not text:
            raise NotNow("empty-line")
        if len(text) > LONGEST:
            # Some characters become several in the normal form.
            raise NotNow("long-line", most=LONGEST)
        audience = _audience(table, person, ask)
        if await self._log.say(table.id, person, audience, text, now) is None:
            raise NoSuchTable("table-removed")
        await self.show(table)

    async def show(self, table: Table) -> None:
        """Show everybody the new messages that are for them, in order; other processes may have added some."""
        teams = {*table.game.teams(table.opened.seats, table.opened.options)}
        found = await self._last(table, (PLAYERS, WATCHERS, *[f"team {team}" for team in sorted(teams)]))
        shown: dict[tuple[int, tuple[str, ...]], bytes] = {}
        for visitor, before in [*self._shown.items()]:
            kind = (before, audiences(table, visitor.person))
            if kind not in shown:
                fresh = [message for message in found if message.number > before and message.audience in kind[1]]
                shown[kind] = to_json(Chat([self._spoken(message, table) for message in fresh])) if fresh else b""
            if before != NOT_YET and shown[kind]:
                visitor.send(shown[kind])
        self._newest = max([self._newest, *[message.number for message in found]])
        self._shown = {
            visitor: before if before == NOT_YET else max(before, self._newest)
            for visitor, before in self._shown.items()
        }

    async def _last(self, table: Table, heard: tuple[str, ...]) -> list[ChatMessage]:
        found = await self._log.chat(table.id, heard, SHOWN)
        await self._names.look_up([message.person for message in found])
        return found

    def _spoken(self, message: ChatMessage, table: Table) -> Spoken:
        seats = [] if message.person is None else table.seats_of(message.person)
        name = SOMEBODY if message.person is None else self._names.of(message.person)
        watcher, team = message.audience == WATCHERS, message.audience.startswith("team ")
        return Spoken(message.number, name, seats[0] if seats else None, watcher, team, message.text, message.at)


def audiences(table: Table, person: str) -> tuple[str, ...]:
    """Return to whom messages are said that somebody reads: players do not read the watchers', nor other teams'."""
    if person not in table.owners:
        return (PLAYERS, WATCHERS)
    return (PLAYERS, *[f"team {team}" for team in table.team_chats(person)])


def _audience(table: Table, person: str, ask: Say) -> str:
    """Return to whom a message is said."""
    if not ask.team:
        return PLAYERS if person in table.owners else WATCHERS
    teams = table.team_chats(person)
    if len(teams) != 1:
        raise NotNow("no-team-chat")
    return f"team {teams[0]}"
