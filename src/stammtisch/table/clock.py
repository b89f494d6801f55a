"""The clock of a match: since when it waits for each seat, and what is left of each reserve. Also the time of day.

The time of day follows the monotonic clock within a process: an operator or NTP may change the system's clock while
matches run, and that must not change anybody's time to move.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

from stammtisch.table.log import Pace

DAY = 86_400.0
_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Return Unix seconds: correct when the process started, and without jumps since."""
    return time.monotonic() + _OFFSET


class Decision(NamedTuple):
    """A seat's time when it decided."""

    seat: int
    since: float | None
    reserve: float


class Clock:
    """Counts seconds for every seat. The caller passes the time."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.reserve = [float(pace.reserve)] * seats
        self.since: dict[int, float] = {}
        """When the match began to wait for each seat with a legal word."""
        self.holding: set[int] = set()
        """The seats that hold the match up: their time runs."""
        self._spent: list[Decision] = []
        """The latest decisions in a row of one seat, so that their time runs on if they are taken back."""

    @property
    def move(self) -> float:
        """Return the seconds for one decision before the reserve is used."""
        return self.pace.move * (DAY if self.pace.kind == "days" else 1.0)

    def waits(self, waiting: Iterable[int], holding_up: Iterable[int], now: float, acted: int | None) -> None:
        """Wait for these seats from now on; a seat that no longer holds the match up pays for its time."""
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
        """Note a decision just before it is made."""
        if self._spent and self._spent[-1].seat != seat:
            self._spent.clear()
        self._spent.append(Decision(seat, self.since.get(seat), self.reserve[seat]))

    def runs_on(self, seat: int) -> None:
        """Let a seat's time run on as if its last decision, which was taken back, had not been made."""
        while self._spent and self._spent[-1].seat != seat:
            self._spent.pop()
        if self._spent:
            _, since, self.reserve[seat] = self._spent.pop()
            if since is not None and seat in self.since:
                self.since[seat] = since

    def begin_again(self) -> None:
        """Forget which seats the match waited for, because play has gone back."""
        self.since.clear()
        self.holding.clear()

    def again(self, seat: int, now: float) -> None:
        """Restart a seat's time: its owner is back, or a bot has taken it."""
        if seat in self.since:
            self.since[seat] = now

    def deadline(self, seat: int) -> float | None:
        """Return when a seat's time is up, if it is running."""
        if self.pace.kind == "none" or seat not in self.holding:
            return None
        return self.since[seat] + self.move + self.reserve[seat]
