"""The pause between two rounds: bots wait until everybody who reads the result has gone on, but not for long.

It is not part of the log, like presence: after a restart nobody waits.
"""

from collections.abc import Callable
from typing import Final

from stammtisch.table.log import AnyEntry, Played
from stammtisch.table.presence import Presence
from stammtisch.table.table import Change, Table

LONGEST_READING: Final = 60.0
"""Seconds after which bots go on even if somebody still reads."""


class Pause:
    """Who still reads the result of a round: people who play, are here and said that they want to be waited for."""

    def __init__(self, presence: Presence, now: Callable[[], float]) -> None:
        self.presence = presence
        self._now = now
        self._until = 0.0
        self._gone_on: set[str] = set()

    def follow(self, table: Table, entry: AnyEntry | None, change: Change) -> bool:
        """Begin or end with what has just happened at the table; say whether it matters."""
        before = self._until > self._now()
        if change.round and any(table.bots):
            self._until = self._now() + LONGEST_READING
            self._gone_on = set()
            return True
        if change.moved and change.since is None:
            # Somebody took a move back, or the match was broken off.
            self._until = 0.0
        elif isinstance(entry, Played) and entry.person:
            self._gone_on.add(entry.person)
        return before

    def go_on(self, person: str) -> None:
        """Wait for this person no longer."""
        self._gone_on.add(person)

    def readers(self, table: Table) -> set[str]:
        """Return the people for whom bots wait now."""
        if self._now() >= self._until:
            return set()
        return (table.people() & self.presence.pausing()) - self._gone_on

    @property
    def left(self) -> float:
        """Return for how many seconds bots wait at most."""
        return max(0.0, self._until - self._now())
