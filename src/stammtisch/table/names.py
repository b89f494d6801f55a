"""Names: what the people of one room are called there, so that no two of them look alike."""

from stammtisch.table.naming import skeleton


class Names:
    """Who is called what. Who comes later under a name that looks the same gets a number behind it."""

    def __init__(self) -> None:
        self._shown: dict[str, str] = {}
        self._taken: dict[str, str] = {}
        """By what a name looks like: who has it."""

    def of(self, person: str) -> str | None:
        """What a person is called here; None if nobody knows."""
        return self._shown.get(person)

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
