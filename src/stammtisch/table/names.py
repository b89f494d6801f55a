"""Names: what the people of one table are called there, so that no two of them look alike."""

from collections.abc import Iterable, Mapping

from stammtisch.table.naming import skeleton
from stammtisch.table.ports import Log
from stammtisch.table.table import CALLED, SOMEBODY


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
        await self.look_up_again([who for who in unknown if not who.startswith(CALLED)])
        for who in unknown:
            if who.startswith(CALLED) and (name := shown_name(who, self._shown)) != SOMEBODY:
                self.learn(who, name)

    async def look_up_again(self, people: Iterable[str]) -> None:
        """Look up the names of these people, who may have changed them."""
        asked = [*people]
        for who, name in (await self._log.names(asked)).items() if asked else ():
            self.learn(who, name)

    def learn(self, person: str, name: str) -> None:
        """Use this name for a person from now on."""
        self._drop(person)
        shown, number = name, 1
        while name and skeleton(shown) in self._taken:
            number += 1
            shown = f"{name} {number}"
        self._shown[person] = shown
        if name:
            self._taken[skeleton(shown)] = person

    def forget(self, person: str) -> None:
        """Forget the name of a person, and of those around their device."""
        for who in [person, *[one for one in self._shown if one.startswith(f"{CALLED}{person} ")]]:
            self._drop(who)

    def _drop(self, person: str) -> None:
        shown = self._shown.pop(person, None)
        if shown:
            del self._taken[skeleton(shown)]


def shown_name(who: str, known: Mapping[str, str]) -> str:
    """Return the name of a person, or of somebody around a person's device; neither outlives the person."""
    if not who.startswith(CALLED):
        return known.get(who, SOMEBODY)
    person, _, name = who.removeprefix(CALLED).partition(" ")
    return name if person in known else SOMEBODY
