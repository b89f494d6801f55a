"""Names: what the people of one table are called there, so that no two of them look alike."""

from collections.abc import Iterable

from stammtisch.table.naming import skeleton
from stammtisch.table.ports import Log
from stammtisch.table.table import SOMEBODY


class Names:
    """The names at one table. If two names look the same, the later one gets a number."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._shown: dict[str, str] = {}
        self._taken: dict[str, str] = {}
        """By what a name looks like, the person who has it."""

    def of(self, person: str) -> str:
        """Return the name of a person at this table."""
        return self._shown.get(person) or SOMEBODY

    async def look_up(self, people: Iterable[str | None]) -> None:
        """Look up the names of these people that are not known yet."""
        unknown = [who for who in people if who is not None and who not in self._shown]
        if unknown:
            for who, name in (await self._log.names(unknown)).items():
                self.learn(who, name)

    def learn(self, person: str, name: str) -> None:
        """Use this name for a person from now on."""
        self.forget(person)
        shown, number = name, 1
        while name and skeleton(shown) in self._taken:
            number += 1
            shown = f"{name} {number}"
        self._shown[person] = shown
        if name:
            self._taken[skeleton(shown)] = person

    def forget(self, person: str) -> None:
        """Forget the name of a person."""
        shown = self._shown.pop(person, None)
        if shown:
            del self._taken[skeleton(shown)]
