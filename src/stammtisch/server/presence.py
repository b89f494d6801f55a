"""Presence: who is in a room, in this process and in the others that serve the same table."""

import time
from typing import Final

import msgspec

BELIEVED_SECONDS: Final = 15.0
"""How long another process is believed without saying it again."""
SAID_EVERY: Final = 5.0


class Told(msgspec.Struct, frozen=True, array_like=True):
    """What one process says about a room: who is in it, how many watch, and whether it wants to hear the same back."""

    process: str
    people: tuple[str, ...]
    watching: int
    reply: bool


class Presence:
    """What the other processes have said, as long as it can be believed."""

    def __init__(self) -> None:
        self._told: dict[str, tuple[float, Told]] = {}

    def hear(self, payload: bytes) -> Told:
        """Takes note of what another process says."""
        told = msgspec.json.decode(payload, type=Told)
        self._told[told.process] = (time.monotonic(), told)
        return told

    def elsewhere(self) -> list[Told]:
        """What is believed now."""
        late = time.monotonic() - BELIEVED_SECONDS
        self._told = {process: heard for process, heard in self._told.items() if heard[0] > late}
        return [told for _, told in self._told.values()]
