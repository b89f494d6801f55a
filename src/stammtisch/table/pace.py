"""Pace: how long a table waits for people and bots."""

import math
from typing import Final

from stammtisch.table.clock import DAY
from stammtisch.table.log import Pace

AWAY_SECONDS: Final = 60.0
"""How many seconds somebody may be away before the others can ask for a bot in their place."""
CONTRIBUTIONS_WITHIN: Final = 2.0
"""Seconds that people's devices have to commit to a contribution to the deal, and again to show it."""
GRACE: Final = 30.0
"""Seconds that a person has at least after a session is opened, even if the program was down for long."""
ON_THE_WAY: Final = 0.15
"""Seconds after its thinking time within which a bot's word always arrives, so that its time tells nothing."""
LATE_BY: Final = 0.25
"""A late word of a bot appears a multiple of this many seconds after it was due."""

TRY_AGAIN: Final = 1.0
"""Seconds before a failed write is tried again."""


def appears(due: float, ready: float) -> float:
    """Return when a word appears: when it is due, or in coarse steps after that, so that it tells nothing of a hand."""
    return due + max(0, math.ceil((ready - due) / LATE_BY)) * LATE_BY


def patience(pace: Pace, least: float) -> float:
    """Return how long the others wait for somebody who is away: at least some seconds, longer where play is slow."""
    return DAY if pace.kind == "days" else max(least, float(pace.move))
