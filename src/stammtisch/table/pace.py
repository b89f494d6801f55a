"""Pace: what happens at a table without anybody asking, and when. Bots decide, clocks run out, the cards are dealt.

These are functions of the table and of times that they are given. The session acts on them.
"""

import math
from typing import Final, NamedTuple

from stammtisch.table.authority import DEALING
from stammtisch.table.clock import DAY
from stammtisch.table.log import AnyEntry, Closed, Dealt, Level, Pace, Voided
from stammtisch.table.table import Table

CONTRIBUTIONS_WITHIN: Final = 2.0
"""Seconds that people's devices have to bind themselves to a contribution to the deal, and then as many to show it."""
GRACE: Final = 30.0
"""Seconds that a person has at least after a session was opened, however long the program was away."""
LATE_BY: Final = 0.25
"""A bot's word that is not there when it is due appears a multiple of so many seconds later."""


class Choice(NamedTuple):
    """What a bot decides.

    It stays the same while the match waits for the seat and the seat may say the same: bots that decide together do
    not look at each other, and none begins again because another has spoken.
    """

    level: Level
    since: float
    """Since when the match waits for the seat."""
    spoken: int
    """How many words of the seat stand."""
    legal: tuple[str, ...]


def choices(table: Table) -> dict[int, Choice]:
    """Return what the bots that the match waits for have to decide, by seat."""
    return {seat: _choice(table, seat) for seat in table.waiting_bots()}


def _choice(table: Table, seat: int) -> Choice:
    spoken = sum(word.seat == seat for word in table.words)
    return Choice(str(table.bots[seat]), table.clock.since.get(seat, 0.0), spoken, tuple(table.match.legal(seat)))


def appears(due: float, ready: float) -> float:
    """Return when a word appears: when it is due, or in coarse steps after that, so that it tells nothing of a hand."""
    return due + max(0, math.ceil((ready - due) / LATE_BY)) * LATE_BY


def patience(pace: Pace, least: float) -> float:
    """Return how long the others wait for somebody who is away: at least some seconds, longer where play is slow."""
    return DAY if pace.kind == "days" else max(least, float(pace.move))


def deadlines(table: Table, opened: float) -> dict[int, float]:
    """Return when the time is up of each person who holds the match up, by seat.

    `opened` is when the session was opened: people it waited for before have the grace.
    """
    found = {}
    for seat in table.match.holding_up():
        deadline = table.clock.deadline(seat)
        if deadline is not None and table.bots[seat] is None:
            waited_before = table.clock.since[seat] < opened
            found[seat] = max(deadline, opened + GRACE) if waited_before else deadline
    return found


def next_of_deal(table: Table, in_time: bool) -> AnyEntry | None:
    """Return what follows in the deal, once all have done their part or the time for it is over; None until then."""
    exchange = table.exchange
    if table.status != DEALING:
        return None
    if not exchange.showing:
        if in_time and any(seat not in exchange.hashes for seat in table.contributors()):
            return None
        return Closed(exchange.number) if exchange.hashes else Dealt(exchange.number)
    if exchange.hidden:
        return None if in_time else Voided(exchange.hidden, exchange.number)
    return Dealt(exchange.number)
