"""Limits: how often somebody may do something, counted by leaking buckets."""

import time
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from stammtisch.core.game import Refused

MOST_BUCKETS: Final = 50_000
"""Full buckets are forgotten beyond that many."""


class TooMuch(Refused):
    """More than anybody needs; slow down."""


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many a second in the long run."""

    burst: float
    rate: float


MESSAGES: Final = Limit(60, 20)
MESSAGES_OF_AN_ADDRESS: Final = Limit(600, 200)
REQUESTS: Final = Limit(60, 10)
TABLES: Final = Limit(20, 0.1)
TABLES_OF_AN_ADDRESS: Final = Limit(100, 0.5)
IDENTITIES: Final = Limit(30, 0.1)
"""By address: a school or an office shares one."""
SECRETS: Final = Limit(10, 0.05)
"""Tries at links that move an identity."""
DEVICES: Final = Limit(20, 0.2)
"""Devices signed out, and identities swapped on one."""
EXPORTS: Final = Limit(30, 0.2)
"""Parts of what is kept of one person."""
CHAT: Final = Limit(8, 0.5)
HINTS: Final = Limit(10, 0.2)
RENAMES: Final = Limit(10, 0.1)
REPORTS: Final = Limit(5, 5 / 3600)
REPORTS_OF_AN_ADDRESS: Final = Limit(20, 20 / 3600)
ADMIN_TRIES: Final = Limit(10, 0.1)
"""Wrong tries at the secret of those who host."""
SOCKETS_OF_A_PERSON: Final = 20
SOCKETS_OF_AN_ADDRESS: Final = 200


class Limits:
    """The buckets of one process. `factor` widens every limit; 0 takes them all away."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: dict[tuple[Limit, Hashable], tuple[float, float]] = {}
        self._open: dict[Hashable, int] = {}

    def spend(self, limit: Limit, who: Hashable) -> None:
        """Counts one; refuses it beyond the limit."""
        if not self.factor:
            return
        now = time.monotonic()
        level, since = self._buckets.get((limit, who), (0.0, now))
        level = max(0.0, level - (now - since) * limit.rate * self.factor) + 1
        if level > limit.burst * self.factor:
            raise TooMuch("that is too much at once; wait a moment")
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        self._buckets[limit, who] = (level, now)

    def is_spent(self, limit: Limit, who: Hashable) -> bool:
        """Whether one more would be refused."""
        level, since = self._buckets.get((limit, who), (0.0, time.monotonic()))
        left = level - (time.monotonic() - since) * limit.rate * self.factor
        return bool(self.factor) and left + 1 > limit.burst * self.factor

    def enter(self, who: Hashable, most: int) -> None:
        """Counts something that stays open."""
        if self.factor and self._open.get(who, 0) >= most * self.factor:
            raise TooMuch("too many connections are open; close some")
        self._open[who] = self._open.get(who, 0) + 1

    def leave(self, who: Hashable) -> None:
        """Counts it closed."""
        left = self._open[who] - 1
        if left:
            self._open[who] = left
        else:
            del self._open[who]

    def _forget(self, now: float) -> None:
        self._buckets = {
            key: (level, since)
            for key, (level, since) in self._buckets.items()
            if level > (now - since) * key[0].rate * self.factor
        }
