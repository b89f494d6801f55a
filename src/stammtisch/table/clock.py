"""The clock of a match: since when it waits for whom, and what is left of each reserve. Also the time of day.

The time of day follows the monotonic clock within a process: an operator or NTP may set the system's clock by minutes
while matches run, and nobody's time to move may change by that.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from stammtisch.table.log import Pace

DAY = 86_400.0
_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Return Unix seconds: right when the process began, and never jumping since."""
    return time.monotonic() + _OFFSET


class Decision(NamedTuple):
    """How a seat's time stood when it decided."""

    seat: int
    since: float | None
    reserve: float


class Clock:
    """Counts seconds for every seat; times are given to it, it never looks at one itself."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.reserve = [float(pace.reserve)] * seats
        self.since: dict[int, float] = {}
        """When the match began to wait for each seat that has a word."""
        self.holding: set[int] = set()
        """Those of them that hold it up: their time runs."""
        self._spent: list[Decision] = []
        """The decisions in a row of the seat that spoke last, so that their time runs on if they are taken back."""

    @property
    def move(self) -> float:
        """The seconds for one decision before the reserve is touched."""
        return self.pace.move * (DAY if self.pace.kind == "days" else 1.0)

    def waits(self, waiting: Iterable[int], holding_up: Iterable[int], now: float, acted: int | None) -> None:
        """From now on the match waits for these; who held it up and has acted or is let go pays for the time."""
        waited, held = {*waiting}, {*holding_up}
        for seat in [*self.since]:
            begins_to_hold_up = seat in held and seat not in self.holding
            if seat == acted or seat not in waited or begins_to_hold_up:
                over = now - self.since.pop(seat) - self.move
                if self.pace.kind == "seconds" and seat in self.holding and over > 0:
                    self.reserve[seat] = max(0.0, self.reserve[seat] - over)
        for seat in waited:
            self.since.setdefault(seat, now)
        self.holding = held

    def decides(self, seat: int) -> None:
        """Note a decision that is about to be made."""
        if self._spent and self._spent[-1].seat != seat:
            self._spent.clear()
        self._spent.append(Decision(seat, self.since.get(seat), self.reserve[seat]))

    def runs_on(self, seat: int) -> None:
        """The last decision of a seat was taken back: its time runs on as if it had not been made."""
        while self._spent and self._spent[-1].seat != seat:
            self._spent.pop()
        if self._spent:
            _, since, self.reserve[seat] = self._spent.pop()
            if since is not None and seat in self.since:
                self.since[seat] = since

    def begin_again(self) -> None:
        """Forgets whom the match waited for: play has gone back."""
        self.since.clear()
        self.holding.clear()

    def again(self, seat: int, now: float) -> None:
        """Gives a seat a new start: its owner is back, or its bot has come."""
        if seat in self.since:
            self.since[seat] = now

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up, if it is running."""
        if self.pace.kind == "none" or seat not in self.holding:
            return None
        return self.since[seat] + self.move + self.reserve[seat]
