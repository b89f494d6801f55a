"""Names: what the people of one table are called there, so that no two of them look alike."""

from collections.abc import Iterable

from stammtisch.table.naming import skeleton
from stammtisch.table.ports import Log
from stammtisch.table.table import SOMEBODY


class Names:
    """Who is called what. Who comes later under a name that looks the same gets a number behind it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._shown: dict[str, str] = {}
        self._taken: dict[str, str] = {}
        """By what a name looks like: who has it."""

    def of(self, person: str) -> str:
        """Return what a person is called here."""
        return self._shown.get(person) or SOMEBODY

    async def look_up(self, people: Iterable[str | None]) -> None:
        """Learn the names of these people, as far as they are not known yet."""
        unknown = [who for who in people if who is not None and who not in self._shown]
        if unknown:
            for who, name in (await self._log.names(unknown)).items():
                self.learn(who, name)

    def learn(self, person: str, name: str) -> None:
        """Call a person by a name from now on."""
        self.forget(person)
        shown, number = name, 1
        while name and skeleton(shown) in self._taken:
            number += 1
            shown = f"{name} {number}"
        self._shown[person] = shown
        if name:
            self._taken[skeleton(shown)] = person

    def forget(self, person: str) -> None:
        """Call a person by no name any more."""
        shown = self._shown.pop(person, None)
        if shown:
            del self._taken[skeleton(shown)]
