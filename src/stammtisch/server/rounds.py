"""The rounds of events: pairs them, opens and starts their tables, and goes on when all are done.

Everything follows from what is kept, and every step may be done twice: after a restart, or by another process. A round
is kept with its tables before any of them is set up. All tables of a round are set up before one is started, so that no
match on a shared deal can be over before the others know that they play it, too.
"""

import asyncio
import hashlib
import hmac
import json
import logging
import random
import time
from contextlib import suppress
from typing import Final

import msgspec

from stammtisch.core.game import Refused
from stammtisch.server.chores import keep_doing
from stammtisch.server.event_reader import EventReader
from stammtisch.server.event_shown import Whole
from stammtisch.server.event_store import OVER, RUNNING, EventKept, Paired
from stammtisch.server.lobby import Lobby
from stammtisch.server.pairing import next_round
from stammtisch.server.rows import StoreDown
from stammtisch.server.stalled import bots_play_on, substitute
from stammtisch.table import authority
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotNow
from stammtisch.table.log import Opened, Started
from stammtisch.table.opening import new_id, opened
from stammtisch.table.reading import NoSuchTable, SetAside

LOOK_EVERY: Final = 0.5
"""Seconds between two looks at the events that are under way."""

SELDOM: Final = 5.0
"""The same where nothing begins on its own, or nothing has moved for long."""
QUIET: Final = 600.0
"""Seconds without a move after which nothing has moved for long."""

log = logging.getLogger("stammtisch.rounds")


class Rounds:
    """Keeps events going."""

    def __init__(self, lobby: Lobby, reader: EventReader) -> None:
        self._lobby = lobby
        self._store = lobby.store
        self._reader = reader
        self._later: dict[str, tuple[EventKept, float]] = {}
        """When to look again at each event, unless it has changed."""
        self._rng = random.SystemRandom()

    async def work(self) -> None:
        """Keep all events going, for ever."""
        await keep_doing(self.step, LOOK_EVERY)

    async def step(self) -> None:
        """Look at the events for which it is time."""
        events = await self._store.events_under_way()
        self._later = {event.id: self._later[event.id] for event in events if event.id in self._later}
        for event in events:
            before, at = self._later.get(event.id, (None, 0.0))
            if event != before or at <= time.monotonic():
                self._later[event.id] = (event, time.monotonic() + await self._tend_or_log(event))

    async def _tend_or_log(self, event: EventKept) -> float:
        """Take care of an event; if that fails, the others go on. Return in how many seconds to look again."""
        try:
            one = await self._reader.whole(event)
            await self.tend(one)
            return LOOK_EVERY if is_lively(one) else SELDOM
        except StoreDown:
            raise
        except Refused as error:
            log.warning("an event waits: %s", error)
        except Exception:
            log.exception("an event could not go on; trying again")
        return SELDOM

    async def tend(self, one: Whole) -> None:
        """Do what is due: start tables, put bots on the seats of those who left, begin the next round, or end."""
        if any(not table.begun for table in one.current):
            await self._open_tables(one)
            return
        await self._replace_leavers(one)
        if one.event.state != RUNNING or not one.is_round_done:
            return
        if one.is_last:
            await self._store.set_state(one.event, OVER, time.time())
        elif one.next_at is not None and one.next_at <= time.time():
            await self.begin_next(one)

    async def begin_next(self, one: Whole) -> None:
        """Pair the next round and open its tables; nothing happens if somebody else has just done that."""
        standings = {who.entrant: who.points for who in one.standings()}
        asked = one.asked
        tables = await asyncio.to_thread(next_round, one.players, one.teams, asked.form, one.past, standings, self._rng)
        paired = [(new_id(), seats) for seats in tables]
        if await self._store.begin_round(one.event, RUNNING, paired, time.time()):
            event = await self._store.event(one.event.id)
            if event is not None:
                await self._open_tables(await self._reader.whole(event))

    async def _open_tables(self, one: Whole) -> None:
        """Set up all tables of the current round, then start them."""
        seed, same = await self._shared_deal(one)
        for table in one.current:
            await self._lobby.begin(table.table, [self._opened(one, table, seed, same)])
        for table in one.current:
            # A host of the server may have closed one; the others begin.
            with suppress(NoSuchTable, SetAside):
                session = await self._lobby.session(table.table)
                await session.keep(lambda now: Started("", one.asked.level) if now.status == authority.OPEN else None)
        await self._store.note_begun(one.event.id, one.event.round)

    async def _shared_deal(self, one: Whole) -> tuple[str, str]:
        """Return the seed that all tables of the current round share and the name of their set; empty if there is none.

        Nobody can compute the seed without the server's secret, and it is the same after a restart.
        """
        if not one.asked.same_deal or len(one.current) < 2:
            return "", ""
        named = f"{one.event.id} {one.event.round}".encode()
        seed = hmac.digest(await self._store.secret("events"), named, "sha256").hex()
        return seed, hashlib.sha256(named).hexdigest()[:32]

    def _opened(self, one: Whole, table: Paired, seed: str, same: str) -> Opened:
        """Return the first entry of a table. Nobody is its host: it starts at once, and nothing there is optional."""
        asked, entrants = one.asked, {who.number: who for who in one.entrants}
        sitting = [None if who is None else entrants.get(who) for who in table.seats]
        new = wire.NewTable(
            asked.game,
            asked.seats,
            asked.options,
            watchers=not same,
            takebacks=False,
            pace=asked.pace,
            bot_seconds=asked.bot_seconds,
            late=False,
        )
        first = msgspec.structs.replace(
            opened(new, ""),
            owners=[None if who is None else who.person for who in sitting],
            bots=[asked.level if who is None or who.person is None else None for who in sitting],
            hints=False,
            group=one.event.group,
            event=one.event.id,
            event_round=one.event.round,
        )
        return msgspec.structs.replace(first, seed=seed, chosen="event", same=same) if same else first

    async def _replace_leavers(self, one: Whole) -> None:
        """Let a bot play for those who left the event and for whom their table waits."""
        left = {who.person for who in one.entrants if who.person is not None and who.gone}
        for table in one.current:
            if table.status == RUNNING and any(waits and who in left for who, waits in json.loads(table.people)):
                session = await self._lobby.session(table.table)
                while await session.keep(lambda now: substitute(now, left)):
                    pass

    async def play_on(self, one: Whole, number: int) -> None:
        """Let bots play for the people for whom a table of this round waits."""
        table = playing(one, number)
        session = await self._lobby.session(table.table)
        done = False
        while await session.commit(lambda now: substitute(now, now.owners)):
            done = True
        if not done:
            raise NotNow("event-waits")

    async def wait_no_more(self, one: Whole, number: int | None = None) -> None:
        """Let bots play on at a table of this round, or at all, of which the event needs no result any more.

        Only with the same deal: there the others cannot look back before the last of them is over.
        """
        for table in one.current if one.asked.same_deal and len(one.current) > 1 else ():
            if table.status == RUNNING and number in (None, table.number):
                await bots_play_on(self._lobby, table.table)


def playing(one: Whole, number: int) -> Paired:
    """Return a table of the current round that still plays."""
    for table in one.current:
        if table.number == number and not table.is_done:
            return table
    raise NotNow("event-table")


def is_lively(one: Whole) -> bool:
    """Say whether a round may soon begin on its own."""
    last = max([one.event.changed, *[table.changed for table in one.current]])
    return one.event.state == RUNNING and one.asked.between is not None and time.time() - last < QUIET


def least_people(one: Whole) -> bool:
    """Say whether enough take part to begin: two, of whom one is a person."""
    return len(one.players) > 1 and any(who.plays and who.person is not None for who in one.entrants)
