"""Screens: what everybody at one table is sent. People who see the same get the same bytes."""

from collections.abc import Callable, Collection
from typing import Final

from stammtisch.core.game import WATCHER
from stammtisch.table.authority import OVER, RUNNING
from stammtisch.table.messages import PauseNow, to_json
from stammtisch.table.names import Names
from stammtisch.table.pace import patience
from stammtisch.table.pause import Pause
from stammtisch.table.ports import Visitor
from stammtisch.table.show import may_watch_as, table_now, view_now
from stammtisch.table.table import Change, Table

MOST_NAMED: Final = 8
"""How many spectators are named; the others are a number."""


class Screens:
    """Shows the table and the match to visitors."""

    def __init__(
        self,
        visitors: Collection[Visitor],
        names: Names,
        pause: Pause,
        now: Callable[[], float],
        away_seconds: float,
    ) -> None:
        self._visitors = visitors
        self._names = names
        self._presence = pause.presence
        self._pause = pause
        self._now = now
        self._away_seconds = away_seconds

    def show_table(self, table: Table, change: Change | None = None, to: Collection[Visitor] | None = None) -> None:
        """Show the table to everybody or to some, with what has just changed."""
        here, watching = self._presence.here(), self._presence.watching(table.owners)
        names = {self._names.of(person) for person in self._presence.spectators(table.owners)}
        spectators, screens = sorted(names)[:MOST_NAMED], self._presence.screens()
        bots_in = [self.bot_in(table, seat) for seat in range(table.opened.seats)]
        pause = self._paused(table)
        matter = {*table.owners, table.opened.host, None if change is None else change.person}
        shown: dict[str, bytes] = {}
        for visitor in [*(self._visitors if to is None else to)]:
            # Everybody who neither plays nor is the host sees the same.
            person = visitor.person if visitor.person in matter else ""
            if person not in shown:
                now = table_now(
                    table, person, self._names.of, here, bots_in, watching, spectators, change, pause, screens
                )
                shown[person] = to_json(now)
            visitor.send(shown[person])

    def _paused(self, table: Table) -> PauseNow | None:
        readers = self._pause.readers(table)
        if not readers:
            return None
        seats = [seat for seat, owner in enumerate(table.owners) if owner in readers and table.bots[seat] is None]
        return PauseNow(seats, round(self._pause.left, 1))

    def bot_in(self, table: Table, seat: int) -> float | None:
        """Return in how many seconds a bot can be asked for in the place of somebody away; None if nobody is."""
        owner = table.owners[seat]
        if owner is None or owner in self._presence.here():
            return None
        return max(0.0, patience(table.opened.pace, self._away_seconds) - self._presence.absent(owner))

    def show_views(self, table: Table, since: int | None = None, to: Collection[Visitor] | None = None) -> None:
        """Show the match to everybody or to some, with what happened from a ply on; None means without events."""
        if table.status not in (RUNNING, OVER):
            return
        now = self._now()
        shown: dict[tuple[int, bool], bytes] = {}
        for visitor in [*(self._visitors if to is None else to)]:
            viewer = viewer_of(table, visitor)
            if not may_watch_as(table, visitor.person, viewer):
                continue
            kind = (viewer, visitor.parcel)
            if kind not in shown:
                shown[kind] = to_json(view_now(table, viewer, since, now, parcel=visitor.parcel))
            visitor.send(shown[kind])

    def show_all(self, message: bytes) -> None:
        """Send everybody the same message."""
        for visitor in [*self._visitors]:
            visitor.send(message)


def viewer_of(table: Table, visitor: Visitor) -> int:
    """Return the viewer that somebody is: never a seat that is not theirs."""
    look = visitor.look
    return WATCHER if look is None or table.owners[look] != visitor.person else look
