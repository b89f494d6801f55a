"""Reads events. Many look at them every few seconds, and earlier rounds change no more: those are remembered."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from stammtisch.server import api_events as said
from stammtisch.server.event_shown import RoundsPlayed, Row, Whole
from stammtisch.server.event_store import EventKept, Paired
from stammtisch.server.store import Store

REMEMBERED: Final = 200
"""Of how many events something is remembered."""
FOR: Final = 60.0
"""For how many seconds: an operator may close a table of an earlier round."""

Value = TypeVar("Value")


class Earlier(NamedTuple):
    """The rounds before one, and when they were read."""

    round: int
    at: float
    paired: list[Paired]
    results: dict[str, list[Row]]


class EventReader:
    """Reads all that is kept about an event."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._earlier = _Lately[Earlier]()
        self._played = _Lately[tuple[object, RoundsPlayed]]()

    async def whole(self, event: EventKept) -> Whole:
        """Return everything that is kept about an event."""
        asked = msgspec.json.decode(event.asked, type=said.NewEvent)
        earlier = await self._before(event)
        entrants = await self._store.entrants(event.id)
        current = await self._store.pairings(event.id, event.round)
        results = await self._store.event_results(event.id, event.round)
        return Whole(event, asked, entrants, [*earlier.paired, *current], {**earlier.results, **results})

    def played(self, one: Whole) -> RoundsPlayed:
        """Return what the tables of an event that are done come to."""
        earlier = self._earlier.get(one.event.id)
        stamp = (
            one.event,
            None if earlier is None else earlier.at,
            [(who.number, who.plays) for who in one.entrants],
            [
                (table.number, table.begun, table.counts, table.status, table.table in one.results)
                for table in one.current
            ],
        )
        kept = self._played.get(one.event.id)
        if kept is None or kept[0] != stamp:
            kept = (stamp, RoundsPlayed(one))
            self._played.keep(one.event.id, kept)
        return kept[1]

    async def _before(self, event: EventKept) -> Earlier:
        """Return the rounds before the current one."""
        kept = self._earlier.get(event.id)
        if kept is None or kept.round != event.round or self._now() - kept.at > FOR:
            paired = await self._store.pairings(event.id, 0, event.round)
            results = await self._store.event_results(event.id, 0, event.round)
            kept = Earlier(event.round, self._now(), paired, results)
            self._earlier.keep(event.id, kept)
        return kept


class _Lately(Generic[Value]):
    """What is remembered of the events that were looked at lately."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Value] = OrderedDict()

    def get(self, event: str) -> Value | None:
        """Return what is remembered of an event."""
        if event in self._kept:
            self._kept.move_to_end(event)
        return self._kept.get(event)

    def keep(self, event: str, value: Value) -> None:
        """Remember something, and forget what was not asked for longest."""
        self._kept[event] = value
        self._kept.move_to_end(event)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)
