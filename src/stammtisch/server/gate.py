"""The gate: limits on connections, for each address and in all, and the end of those that linger.

The process has fewer connections than it may have open files, so that one is always left for the database. A
silent connection never keeps others out: it is the first to go when there is no more room.

A refusal costs, too. An address that goes on after many refusals is shut out for some seconds: its requests and
new connections are closed without an answer. People at tables stay there.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Protocol

from stammtisch.server.head import Head
from stammtisch.server.limits import (
    ARRIVALS,
    CONNECTIONS_OF_AN_ADDRESS,
    FETCHES,
    FRAMES_OF_AN_ADDRESS,
    HANDSHAKES_OF_AN_ADDRESS,
    REQUESTS,
    TURNED_AWAY,
    Bucket,
    Limits,
)
from stammtisch.server.metrics import Metrics
from stammtisch.server.networks import home_of
from stammtisch.server.turns import Turns

MOST_CONNECTIONS: Final = 10_000
RESERVED_FILES: Final = 128
"""Open files reserved for the database, the bots' processes, the log, and connections that are closing."""
MOST_WAITING_OF_AN_ADDRESS: Final = 1 << 25
"""The bytes that may wait for all connections of one address together."""
SWEEP_SECONDS: Final = 1.0
SHUT_OUT_SECONDS: Final = 3.0
"""How many seconds an address is shut out after too many refusals."""
PROXY: Final = ""
"""The network of a proxy, which speaks for many: its clients are counted by the addresses that it names."""

log = logging.getLogger("stammtisch.gate")


class Guarded(Protocol):
    """What the gate needs to know of a connection."""

    network: str

    @property
    def waiting(self) -> int:
        """Return how many bytes the other side has not read yet."""

    def look(self, now: float) -> None:
        """Once a second, end the connection if something takes too long."""

    def drop(self, why: str) -> None:
        """End it at once and count that under the given name."""


class Gate:
    """The connections of one process."""

    def __init__(self, limits: Limits, metrics: Metrics, folder: str = "") -> None:
        self.limits = limits
        self.metrics = metrics
        self.folder = folder
        """Where a proxy serves this server; empty if that is the root."""
        self.most = most_connections()
        self.is_proxy: Callable[[str], bool] = lambda _: False
        """Whether an address is that of a trusted proxy."""
        self._here: dict[str, dict[Guarded, None]] = {}
        """All connections, by network, in the order in which they came."""
        self._silent: dict[str, dict[Guarded, None]] = {}
        """The silent ones among them, longest silent first."""
        self._number = 0
        self._frames: dict[str, tuple[Bucket, int]] = {}
        """By address its bucket of frames, and how many connections share it."""
        self._shut_out: dict[str, float] = {}
        """Until when an address is shut out."""
        self.turns = Turns()
        self._sweeping: asyncio.TimerHandle | None = None
        metrics.gauges["connections"] = lambda: self._number
        metrics.gauges["addresses"] = lambda: len(self._here)

    def open(self) -> None:
        """Start to watch the connections."""
        self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def close(self) -> None:
        """Stop watching."""
        if self._sweeping is not None:
            self._sweeping.cancel()

    def network(self, transport: asyncio.BaseTransport) -> str:
        """Return the network at the other end."""
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else "unknown"
        return PROXY if self.is_proxy(address) else home_of(address)

    def arrives(self, network: str) -> bool:
        """Say whether a new connection may stay."""
        if (network == PROXY or self.limits.allows(ARRIVALS, network)) and self.has_room(network):
            return True
        self.turned_away(network)
        return False

    def turned_away(self, network: str) -> None:
        """Count a refusal; after too many, shut the address out."""
        if network != PROXY and not self.limits.allows(TURNED_AWAY, network):
            self._shut_out[network] = time.monotonic() + SHUT_OUT_SECONDS

    def is_shut_out(self, network: str) -> bool:
        """Say whether an address is shut out now; count that."""
        if network not in self._shut_out or self._shut_out[network] < time.monotonic():
            return False
        self.metrics.refused(TURNED_AWAY.name)
        return True

    def may_ask(self, network: str, head: Head) -> bool:
        """Say whether an address is still within its limit; the application counts the requests."""
        if network == PROXY:
            return True
        which = HANDSHAKES_OF_AN_ADDRESS if head.handshake else REQUESTS if head.api else FETCHES
        for limit in {FETCHES, which}:
            if self.limits.is_spent(limit, network):
                self.metrics.refused(limit.name)
                return False
        return True

    def has_room(self, network: str) -> bool:
        """Say whether there is room for one more; a silent connection may have to go."""
        if network != PROXY and self.limits.factor:
            most = self.limits.shared(CONNECTIONS_OF_AN_ADDRESS)
            if len(self._here.get(network, ())) >= most and not self._evict(network):
                self.metrics.refused("connections_of_an_address")
                return False
        if self._number >= self.most and not (
            self._silent and self._evict(max(self._silent, key=lambda one: len(self._silent[one])))
        ):
            self.metrics.refused("connections")
            return False
        return True

    def _evict(self, network: str) -> bool:
        silent = self._silent.get(network)
        if not silent:
            return False
        oldest = next(iter(silent))
        self.leave(oldest)
        oldest.drop("evictions")
        return True

    def enter(self, connection: Guarded) -> None:
        """Count a connection that may stay."""
        self._here.setdefault(connection.network, {})[connection] = None
        self._number += 1

    def leave(self, connection: Guarded) -> None:
        """Stop counting a connection."""
        self.speaks(connection)
        if _removed(self._here, connection):
            self._number -= 1

    def is_silent(self, connection: Guarded) -> None:
        """Note that a connection has nothing under way."""
        if connection in self._here.get(connection.network, ()):
            self._silent.setdefault(connection.network, {})[connection] = None

    def speaks(self, connection: Guarded) -> None:
        """Note that a connection has asked for something."""
        _removed(self._silent, connection)

    def is_choked(self, network: str) -> bool:
        """Say whether an address gets no more answers because too many bytes wait for it (backpressure)."""
        if network == PROXY:
            return False
        waiting = sum([connection.waiting for connection in self._here.get(network, ())])
        return waiting > MOST_WAITING_OF_AN_ADDRESS

    # Frames

    def frames_of(self, network: str) -> Bucket:
        """Return the bucket that all WebSockets of a network share; `give_back` ends its use."""
        bucket, sharing = self._frames.get(network) or (
            Bucket(FRAMES_OF_AN_ADDRESS, self.limits.factor_of(FRAMES_OF_AN_ADDRESS)),
            0,
        )
        self._frames[network] = (bucket, sharing + 1)
        return bucket

    def give_back(self, network: str) -> None:
        """Note that a WebSocket no longer uses the bucket of its network."""
        bucket, sharing = self._frames[network]
        if sharing == 1:
            del self._frames[network]
        else:
            self._frames[network] = (bucket, sharing - 1)

    # Once a second

    def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep)
        now = time.monotonic()
        self._shut_out = {network: until for network, until in self._shut_out.items() if until > now}
        now = loop.time()
        for network, connections in [*self._here.items()]:
            waiting: Counter[Guarded] = Counter()
            for connection in [*connections]:
                connection.look(now)
                waiting[connection] = connection.waiting
            if network != PROXY:
                self._let_go(waiting)

    def _let_go(self, waiting: Counter[Guarded]) -> None:
        """Drop the connections with the most waiting bytes, until their address is within its limit."""
        total = waiting.total()
        if total > MOST_WAITING_OF_AN_ADDRESS:
            for connection, size in waiting.most_common():
                if total <= MOST_WAITING_OF_AN_ADDRESS:
                    return
                connection.drop("slow_readers")
                total -= size


def most_connections() -> int:
    """Return how many connections this process can have; ask the system for as many open files as it gives."""
    try:
        import resource  # noqa: PLC0415 - not every system has it
    except ImportError:
        return MOST_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + RESERVED_FILES
    if soft != resource.RLIM_INFINITY and soft < wanted:
        most = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError):
            log.warning("the system allows only %d open files", soft)
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return min(MOST_CONNECTIONS, max(soft - RESERVED_FILES, soft // 2))


def _removed(groups: dict[str, dict[Guarded, None]], connection: Guarded) -> bool:
    group = groups.get(connection.network)
    if group is None or connection not in group:
        return False
    del group[connection]
    if not group:
        del groups[connection.network]
    return True
