"""Presence: who is at a table, in this process and in the others that serve the same table."""

from collections.abc import Callable, Collection
from typing import Final

from stammtisch.table.notices import PresenceNotice
from stammtisch.table.ports import Patron, Visitor
from stammtisch.table.table import Table

BELIEVED_SECONDS: Final = 15.0
"""How many seconds the notice of another process counts."""
SAID_EVERY: Final = 5.0


class Presence:
    """Who is here, by this process and by recent notices of others, and when people were last here."""

    def __init__(self, visitors: Collection[Visitor], now: Callable[[], float]) -> None:
        self._visitors = visitors
        self._now = now
        self._told: dict[str, tuple[float, PresenceNotice]] = {}
        self._seen: dict[str, float] = {}
        self._begun = now()

    def here(self) -> set[str]:
        """Return the people who are at the table, in this process or in another; nobody sits at a big screen."""
        found = {visitor.person for visitor in self._people()}
        return found.union(*[told.people for told in self._elsewhere()])

    def pausing(self) -> set[str]:
        """Return the people here who want to read the result of a round before bots go on."""
        found = {visitor.person for visitor in self._people() if visitor.pauses}
        return found.union(*[told.pausing for told in self._elsewhere()])

    def watching(self, owners: Collection[str | None]) -> int:
        """Return how many connections of people without a seat there are."""
        return self._watching_here(owners) + sum(told.watching for told in self._elsewhere())

    def spectators(self, owners: Collection[str | None]) -> set[str]:
        """Return the people without a seat who are at the table in this process."""
        return {visitor.person for visitor in self._people()}.difference(owners)

    def screens(self) -> int:
        """Return how many big screens show the table."""
        return self._screens_here() + sum(told.screens for told in self._elsewhere())

    def saw(self, *people: str) -> None:
        """Note that people are here."""
        self._seen |= dict.fromkeys(people, self._now())

    def absent(self, person: str) -> float:
        """Return for how many seconds somebody has been away; at most since this process began to look."""
        return self._now() - self._seen.get(person, self._begun)

    def patron(self, table: Table) -> Patron:
        """Return for whom the bots of a table think: somebody present who plays, or else the host."""
        players = table.people()
        present = [visitor for visitor in self._people() if visitor.person in players]
        if present:
            first = min(present, key=lambda visitor: visitor.person)
            return Patron(True, first.network, first.person)
        if elsewhere := players & self.here():
            return Patron(True, min(elsewhere), min(elsewhere))
        return Patron(False, table.opened.host, table.opened.host)

    # Between processes

    def told(self, process: str, owners: Collection[str | None], *, reply: bool) -> PresenceNotice:
        """Return the notice of this process: people with a seat by id, others as a number, so that it stays short."""
        seated = {visitor.person for visitor in self._people()}.intersection(owners)
        pausing = seated.intersection([visitor.person for visitor in self._people() if visitor.pauses])
        people, readers = tuple(sorted(seated)), tuple(sorted(pausing))
        return PresenceNotice(process, people, self._watching_here(owners), reply, readers, self._screens_here())

    def hear(self, told: PresenceNotice) -> None:
        """Take the notice of another process."""
        self._told[told.process] = (self._now(), told)
        self.saw(*told.people)

    def _watching_here(self, owners: Collection[str | None]) -> int:
        return sum(visitor.person not in owners for visitor in self._people())

    def _people(self) -> list[Visitor]:
        return [visitor for visitor in self._visitors if not visitor.screen]

    def _screens_here(self) -> int:
        return sum(visitor.screen for visitor in self._visitors)

    def _elsewhere(self) -> list[PresenceNotice]:
        late = self._now() - BELIEVED_SECONDS
        self._told = {process: heard for process, heard in self._told.items() if heard[0] > late}
        return [told for _, told in self._told.values()]
