"""Turns: how many requests of one network are answered at the same time; the others wait, first come first served.

The event loop goes round: whatever is asked at the same time stands between two words at a table. With few requests of
each network at a time a round stays short, however many connections that network has.
"""

from collections import Counter
from typing import Final, Protocol

MOST_AT_ONCE: Final = 6
"""As many as a browser has connections."""


class Waiting(Protocol):
    """Somebody whose turn comes."""

    def begin(self) -> None:
        """It is their turn."""


class Turns:
    """Those who are answered and those who wait, by network."""

    def __init__(self) -> None:
        self._answered: Counter[str] = Counter()
        self._waiting: dict[str, dict[Waiting, None]] = {}

    def ask(self, network: str, who: Waiting) -> None:
        """Begin at once, or when enough others of the network have been answered."""
        if self._answered[network] < MOST_AT_ONCE:
            self._answered[network] += 1
            who.begin()
        else:
            self._waiting.setdefault(network, {})[who] = None

    def give_up(self, network: str, who: Waiting) -> bool:
        """Wait no more; False if nobody waited."""
        waiting = self._waiting.get(network, {})
        if who not in waiting:
            return False
        del waiting[who]
        if not waiting:
            del self._waiting[network]
        return True

    def end(self, network: str) -> None:
        """One of the network is answered: it is the next one's turn."""
        waiting = self._waiting.get(network)
        if waiting:
            who = next(iter(waiting))
            self.give_up(network, who)
            who.begin()
            return
        self._answered[network] -= 1
        if not self._answered[network]:
            del self._answered[network]
