"""Turns: a limit on the requests of one network at the same time; the others wait, first come, first served.

All requests share the event loop with the moves at tables. With few requests of each network at a time, a move waits
only shortly, however many connections that network has.
"""

from collections import Counter
from typing import Final, Protocol

MOST_AT_ONCE: Final = 6
"""As many as a browser has connections."""


class Waiting(Protocol):
    """Something that waits for its turn."""

    def begin(self) -> None:
        """Start: it is your turn."""


class Turns:
    """The requests under way and those that wait, by network."""

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
        """Stop waiting; return False if it did not wait."""
        waiting = self._waiting.get(network, {})
        if who not in waiting:
            return False
        del waiting[who]
        if not waiting:
            del self._waiting[network]
        return True

    def end(self, network: str) -> None:
        """Note that a request of the network is answered; start the next one."""
        waiting = self._waiting.get(network)
        if waiting:
            who = next(iter(waiting))
            self.give_up(network, who)
            who.begin()
            return
        self._answered[network] -= 1
        if not self._answered[network]:
            del self._answered[network]
