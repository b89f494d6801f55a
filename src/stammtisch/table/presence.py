"""Presence: who is in a room, in this process and in the others that serve the same table."""

from typing import Final

import msgspec

from stammtisch.table import wall

BELIEVED_SECONDS: Final = 15.0
"""How long another process is believed without saying it again."""
SAID_EVERY: Final = 5.0


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What one process says about a room: who of the seated is in it, how many watch, and whether it wants a reply."""

    process: str
    people: tuple[str, ...]
    watching: int
    reply: bool


class Presence:
    """What the other processes have said, as long as it can be believed, and when each person was last here."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Told]] = {}
        self._seen: dict[str, float] = {}
        self._begun = wall.now()

    def saw(self, *people: str) -> None:
        """Note that people are here."""
        self._seen |= dict.fromkeys(people, wall.now())

    def absent(self, person: str) -> float:
        """For how many seconds somebody has been away; at most since this process looks."""
        return wall.now() - self._seen.get(person, self._begun)

    def hear(self, payload: bytes) -> Told:
        """Takes note of what another process says."""
        told = msgspec.json.decode(payload, type=Told)
        self._told[told.process] = (wall.now(), told)
        self.saw(*told.people)
        return told

    def elsewhere(self) -> list[Told]:
        """What is believed now."""
        late = wall.now() - BELIEVED_SECONDS
        self._told = {process: heard for process, heard in self._told.items() if heard[0] > late}
        return [told for _, told in self._told.values()]
