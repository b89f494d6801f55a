"""Chosen deals: tables on the deal of a name, of a seed or of a finished match, perhaps after some of its words. Also
the seeds of deals of the day."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from concurrent.futures import Executor

import msgspec

from stammtisch.core.daily import day_id
from stammtisch.core.match import in_hex
from stammtisch.server.store import Store
from stammtisch.table import messages as wire
from stammtisch.table.authority import OVER, NotNow
from stammtisch.table.log import Opened, Started
from stammtisch.table.opening import BadTable
from stammtisch.table.table import Table, written_beginnings


class Deals:
    """The deals that new tables ask for."""

    def __init__(self, store: Store, finished: Callable[[str], Awaitable[Table]], beside: Executor) -> None:
        self._store = store
        self._finished = finished
        """Reads a table whose match is over; refuses any other."""
        self._beside = beside

    async def on(self, opened: Opened, deal: wire.OfName | wire.OfSeed | wire.OfTable) -> Opened:
        """Return the same table on a chosen deal: one that is nobody's secret in a match that still runs."""
        if isinstance(deal, wire.OfTable):
            source = await self._finished(deal.table)
            theirs = source.opened
            if (opened.game, opened.seats, opened.options) != (theirs.game, theirs.seats, theirs.options):
                raise BadTable("deal-differs")
            opened = msgspec.structs.replace(
                opened,
                rules=theirs.rules,
                seed=theirs.seed,
                replays=source.id,
                contributions=in_hex(source.deal.contributions),
                beginnings=written_beginnings(source.deal),
                words=[(word.seat, word.word) for word in source.words[: deal.words]],
            )
        elif isinstance(deal, wire.OfSeed):
            opened = msgspec.structs.replace(opened, seed=deal.seed, chosen="seed", words=deal.words)
        else:
            key = await self._store.secret("deals")
            seed = hmac.digest(key, deal.name.encode(), "sha256").hex()
            opened = msgspec.structs.replace(opened, seed=seed, chosen=f"name {deal.name}")
        if await asyncio.get_running_loop().run_in_executor(self._beside, _ends_at_once, opened):
            raise NotNow("over")
        return opened


class DaySeeds:
    """The seeds of deals of the day. They come from one secret; those that are revealed tell nothing about others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def of(self, day: str, game: str) -> bytes:
        """Return the seed of a deal; nobody may be told before the day is over."""
        self._key = self._key or await self._store.secret("days")
        return hmac.digest(self._key, day_id(day, game).encode(), "sha256")


def _ends_at_once(opened: Opened) -> bool:
    """Say whether the match is over with the words that it begins with; refuse one that cannot be said."""
    trial = Table("")
    trial.apply(opened, 0.0)
    trial.apply(Started(opened.host), 0.0)
    return trial.status == OVER
