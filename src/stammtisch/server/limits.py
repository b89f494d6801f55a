"""Limits: how often somebody may do something.

They are token buckets: a bucket holds up to `burst` tokens and is refilled at a constant rate; each action costs some.
Turner, "New Directions in Communications" (1986) has the same rule as a leaky bucket."""

import time
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from stammtisch.server.metrics import Metrics
from stammtisch.table.refusals import Reasoned

MOST_BUCKETS: Final = 50_000
"""Beyond this number, the least recently used bucket is forgotten."""
LEAST_SHARE: Final = 0.25
"""Each of several processes allows at least this many: a whole family may be at one of them."""


class TooMuch(Reasoned):
    """Too many requests; slow down."""


@dataclass(frozen=True)
class Limit:
    """How many at once, and how many a second in the long run; the metrics count refusals by its name."""

    burst: float
    rate: float
    name: str = "other"
    shared: bool = False
    """Whether the processes of one server share it: all of them serve an address, one serves a seat."""


# At a table
MESSAGES: Final = Limit(60, 20, "messages")
MESSAGES_OF_AN_ADDRESS: Final = Limit(600, 200, "messages_of_an_address", shared=True)
CHAT: Final = Limit(8, 0.5, "chat")
CHAT_OF_AN_ADDRESS: Final = Limit(80, 5, "chat_of_an_address", shared=True)
SEATING: Final = Limit(30, 1, "seating")
"""Seats taken and left, questions and answers: everybody at the table is sent the table again."""
SEATING_OF_AN_ADDRESS: Final = Limit(200, 5, "seating_of_an_address", shared=True)
HINTS: Final = Limit(10, 0.2, "hints")
HINTS_OF_AN_ADDRESS: Final = Limit(40, 0.8, "hints_of_an_address", shared=True)
REVIEWS: Final = Limit(150, 2, "reviews")
"""Decisions that the coach judges for a person."""
PUZZLES: Final = Limit(40, 0.5, "puzzles")
"""Sessions of puzzles, and answers to them."""
REPLAYS: Final = Limit(20, 2, "replays")
REPLAYS_OF_AN_ADDRESS: Final = Limit(60, 6, "replays_of_an_address", shared=True)
"""By HTTP and at a table: records, proofs and steps of finished matches."""
FRAMES: Final = Limit(600, 50, "frames")
"""For one connection: every frame of a WebSocket counts one, whatever its kind, and one more for each 256 bytes."""
FRAMES_OF_AN_ADDRESS: Final = Limit(6000, 500, "frames_of_an_address", shared=True)

# By HTTP
REQUESTS: Final = Limit(60, 10, "requests", shared=True)
"""By address, for everything below /api."""
FETCHES: Final = Limit(400, 40, "fetches", shared=True)
"""By address, for everything else too: pages, health and metrics."""
TABLES: Final = Limit(20, 0.1, "tables")
TABLES_OF_AN_ADDRESS: Final = Limit(100, 0.5, "tables_of_an_address", shared=True)
HANDED: Final = Limit(60, 0.2, "handed")
"""Matches that a person hands over or removes again, and by address: each is replayed to verify it."""
HANDED_OF_AN_ADDRESS: Final = Limit(200, 0.5, "handed_of_an_address", shared=True)
GROUPS: Final = Limit(5, 5 / 3600, "groups")
"""Groups that a person founds."""
GROUPS_OF_AN_ADDRESS: Final = Limit(20, 20 / 3600, "groups_of_an_address", shared=True)
EVENTS: Final = Limit(5, 5 / 3600, "events")
"""Events that a person opens."""
EVENTS_OF_AN_ADDRESS: Final = Limit(20, 20 / 3600, "events_of_an_address", shared=True)
WRONG_LINKS: Final = Limit(30, 0.1, "wrong_links", shared=True)
"""By address: links of groups and events that lead nowhere."""
GROUP_CHANGES: Final = Limit(30, 0.5, "group_changes")
"""What a person changes in groups and events."""
IDENTITIES: Final = Limit(30, 0.1, "identities", shared=True)
"""By address: a school or an office shares one."""
SECRETS: Final = Limit(10, 0.05, "secrets")
"""Attempts at links that move an identity."""
DEVICES: Final = Limit(20, 0.2, "devices")
"""Devices signed out, and identities swapped on one."""
CALLS: Final = Limit(20, 0.02, "calls")
"""Addresses at which one person wants to be called."""
EXPORTS: Final = Limit(30, 0.2, "exports")
"""Parts of one person's data."""
SECRETS_OF_AN_ADDRESS: Final = Limit(30, 0.1, "secrets_of_an_address", shared=True)
CODES: Final = Limit(15, 0.05, "codes", shared=True)
"""By address: wrong codes of tables."""
CODES_IN_ALL: Final = Limit(500, 1, "codes_in_all", shared=True)
"""Wrong codes of everybody together: many addresses cannot guess faster than this."""
RENAMES: Final = Limit(10, 0.1, "renames")
RENAMES_OF_AN_ADDRESS: Final = Limit(100, 1, "renames_of_an_address", shared=True)
REPORTS: Final = Limit(5, 5 / 3600, "reports")
REPORTS_OF_AN_ADDRESS: Final = Limit(20, 20 / 3600, "reports_of_an_address", shared=True)
ADMIN_TRIES: Final = Limit(10, 0.1, "admin_tries", shared=True)
"""Wrong attempts at the hosts' secret."""

# Connections
ARRIVALS: Final = Limit(300, 30, "arrivals", shared=True)
"""New connections of an address, for any purpose."""
TURNED_AWAY: Final = Limit(60, 2, "shut_out")
"""Refused requests and connections of an address; beyond that it is shut out for some seconds."""
HANDSHAKES: Final = Limit(40, 2, "handshakes")
"""WebSockets that a person opens."""
HANDSHAKES_OF_AN_ADDRESS: Final = Limit(250, 20, "handshakes_of_an_address", shared=True)
CONNECTIONS_OF_AN_ADDRESS: Final = 300
SOCKETS_OF_A_PERSON: Final = 20
SOCKETS_OF_AN_ADDRESS: Final = 200


class Bucket:
    """A token bucket outside of `Limits`, for what is counted too often to look it up. It may be overdrawn."""

    __slots__ = ("_at", "_rate", "_tokens", "burst")

    def __init__(self, limit: Limit, factor: float) -> None:
        self.burst = limit.burst * factor
        self._rate = limit.rate * factor
        self._tokens = self.burst
        self._at = 0.0

    def spend(self, number: float, now: float) -> float:
        """Take some tokens; return how many are left, below zero if it is overdrawn."""
        tokens = self._tokens + (now - self._at) * self._rate
        self._tokens = (tokens if tokens < self.burst else self.burst) - number
        self._at = now
        return self._tokens

    @property
    def seconds(self) -> float:
        """Return how many seconds it takes until the bucket is no longer overdrawn."""
        return max(0.0, -self._tokens / self._rate)


class Limits:
    """The buckets of one process. `factor` widens every limit; 0 removes them all."""

    def __init__(self, factor: float = 1.0, metrics: Metrics | None = None, processes: int = 1) -> None:
        self.factor = factor
        self._share = max(LEAST_SHARE, 1 / processes)
        self._metrics = metrics or Metrics()
        self._levels: OrderedDict[tuple[Limit, Hashable], tuple[float, float]] = OrderedDict()
        self._open: dict[Hashable, int] = {}

    def spend(self, limit: Limit, who: Hashable, cost: int = 1) -> None:
        """Count one, or something that costs more; refuse it beyond the limit. Who has one left may do either."""
        if not self.allows(limit, who, cost):
            raise TooMuch("too-fast")

    def factor_of(self, limit: Limit) -> float:
        """Return by which factor a limit is wider here."""
        return self.factor * self._share if limit.shared else self.factor

    def shared(self, most: int) -> float:
        """Return how many of something an address may have in this process."""
        return most * self.factor * self._share

    def allows(self, limit: Limit, who: Hashable, cost: int = 1) -> bool:
        """Count one and say whether it is within the limit; one beyond it counts as refused."""
        if not self.factor:
            return True
        now = time.monotonic()
        key = (limit, who)
        level, since = self._levels.get(key, (0.0, now))
        factor = self.factor_of(limit)
        level = max(0.0, level - (now - since) * limit.rate * factor) + 1
        if level > limit.burst * factor:
            if key in self._levels:
                self._levels.move_to_end(key)  # a key that is refused often is not forgotten
            self._metrics.refused(limit.name)
            return False
        self._levels[key] = (level + cost - 1, now)
        self._levels.move_to_end(key)
        if len(self._levels) > MOST_BUCKETS:
            self._levels.popitem(last=False)
        return True

    def is_spent(self, limit: Limit, who: Hashable) -> bool:
        """Say whether one more would be refused."""
        level, since = self._levels.get((limit, who), (0.0, 0.0))
        factor = self.factor_of(limit)
        # An unknown key is as free as one that was not used for long.
        if not factor or level + 1 <= limit.burst * factor:
            return False
        return level - (time.monotonic() - since) * limit.rate * factor + 1 > limit.burst * factor

    def enter(self, who: Hashable, most: float) -> None:
        """Count something that stays open; refuse it beyond `most`."""
        if self.factor and self._open.get(who, 0) >= most:
            self._metrics.refused("connections")
            raise TooMuch("too-many-connections")
        self._open[who] = self._open.get(who, 0) + 1

    def leave(self, who: Hashable) -> None:
        """Note that it is closed."""
        left = self._open[who] - 1
        if left:
            self._open[who] = left
        else:
            del self._open[who]
