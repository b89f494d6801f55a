"""What the server counts. Every process answers with the figures of all processes; `exposition` writes them down."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COUNTED: Final = {
    "messages": "Messages that came through sockets.",
    "malformed": "Messages and requests that could not be understood.",
    "errors": "Requests that failed by a mistake of the server.",
    "tables": "Tables that were set up.",
    "tables_removed": "Tables that were removed because nobody went on with them.",
    "store_failures": "Moves that could not be kept.",
    "slow_readers": "Connections that were dropped because they did not read.",
    "floods": "Connections that were dropped because they sent too much for too long.",
    "timeouts": "Connections that were closed because a request or a message was not complete in time.",
    "evictions": "Connections without a request that were closed to make room for others.",
    "disconnects": "Requests whose client was gone before it was answered.",
}
"""The counters that are shown from the start, with 0."""
FAMILIES: Final[dict[str, str]] = {
    "refusals": "What was refused because it was too much, by the name of the limit.",
    "move_seconds": "How long moves took, from the message to the commit.",
}


class Histogram(msgspec.Struct):
    """How many durations were within each bound, and their sum."""

    buckets: list[int] = msgspec.field(default_factory=lambda: [0] * (len(BOUNDS) + 1))
    seconds: float = 0.0


class Figures(msgspec.Struct):
    """What one process has counted since it started."""

    begun: float
    counts: dict[str, int]
    refusals: dict[str, int]
    histograms: dict[str, Histogram]
    gauges: dict[str, float]
    trouble: str
    """Why it is not ready; empty if it is."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Figures).decode


class Metrics:
    """Counters, gauges that are read on request, and durations. Nothing here names a person or a card."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTED, 0))
        self.gauges: dict[str, Callable[[], float]] = {}
        self.trouble: Callable[[], str] = str
        """Returns why this process is not ready; empty if it is."""
        self.process: int | None = None
        """The number of this process if there are several."""
        self._refusals: Counter[str] = Counter()
        self._histograms: dict[str, Histogram] = {"move_seconds": Histogram()}
        self._begun = time.time()
        self.others: Callable[[], dict[int, bytes]] = dict
        """Returns the figures of the other processes of this server, by their numbers."""

    def refused(self, limit: str) -> None:
        """Count a refusal by the name of its limit."""
        self._refusals[limit] += 1

    def observe(self, name: str, seconds: float) -> None:
        """Add a duration to the histogram of that name."""
        histogram = self._histograms.setdefault(name, Histogram())
        histogram.buckets[bisect_left(BOUNDS, seconds)] += 1
        histogram.seconds += seconds

    def move_took(self, seconds: float) -> None:
        """Count a move; the seconds are from its message to its commit."""
        self.observe("move_seconds", seconds)

    # Between processes

    def figures(self) -> Figures:
        """Return the figures of this process."""
        gauges = {name: float(read()) for name, read in self.gauges.items()}
        trouble = self.trouble()
        gauges["ready"] = float(not trouble)
        return Figures(self._begun, dict(self.counts), dict(self._refusals), self._histograms, gauges, trouble)

    def told(self) -> bytes:
        """Return the figures of this process as bytes, for another."""
        return _encode(self.figures())

    def of_all(self) -> dict[int | None, Figures]:
        """Return the figures of every running process by its number; a single process has the number None."""
        found: dict[int | None, Figures] = {self.process: self.figures()}
        for number, told in self.others().items():
            found[number] = _decode(told)
        return found

    def troubles(self) -> str:
        """Return why this server is not ready, as far as any of its processes knows; empty if it is."""
        return next((figures.trouble for figures in self.of_all().values() if figures.trouble), "")
