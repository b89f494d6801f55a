"""What the server counts, in the text format of Prometheus."""

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counters, gauges read when asked for, and how long moves take. Nothing in it names a person or a card."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self._moves = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0
        self._begun = time.time()

    def move_took(self, seconds: float) -> None:
        """Counts a move, from its message to its commit."""
        self._moves[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self) -> str:
        """All of it."""
        lines = [_typed("stammtisch_start_time_seconds", "gauge"), f"stammtisch_start_time_seconds {self._begun:.3f}"]
        for name in sorted(self.counts):
            lines += [_typed(f"stammtisch_{name}_total", "counter"), f"stammtisch_{name}_total {self.counts[name]}"]
        for name in sorted(self.gauges):
            lines += [_typed(f"stammtisch_{name}", "gauge"), f"stammtisch_{name} {self.gauges[name]():g}"]
        lines.append(_typed("stammtisch_move_seconds", "histogram"))
        total = 0
        for bound, number in zip([*BOUNDS, float("inf")], self._moves, strict=True):
            total += number
            edge = "+Inf" if bound == float("inf") else f"{bound:g}"
            lines.append(f'stammtisch_move_seconds_bucket{{le="{edge}"}} {total}')
        lines += [f"stammtisch_move_seconds_sum {self._seconds:.6f}", f"stammtisch_move_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _typed(name: str, kind: str) -> str:
    return f"# TYPE {name} {kind}"
