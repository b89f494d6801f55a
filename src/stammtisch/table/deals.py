"""Chosen deals: tables on the deal of a name, a seed, a puzzle or a finished match, perhaps after some of its words."""

import hmac
from collections.abc import Awaitable, Callable, Mapping

import msgspec

from stammtisch.core.game import Value
from stammtisch.core.match import in_hex
from stammtisch.table import messages as wire
from stammtisch.table.authority import OVER, NotAllowed, NotNow
from stammtisch.table.log import Opened, Started
from stammtisch.table.opening import BadTable
from stammtisch.table.ports import Beside, at_once
from stammtisch.table.puzzle import NoSuchPuzzle, collections
from stammtisch.table.table import Table, written_beginnings


class Deals:
    """The deals that new tables ask for."""

    def __init__(
        self,
        key: Callable[[], Awaitable[bytes]],
        finished: Callable[[str], Awaitable[Table]],
        answered: Callable[[str, str], Awaitable[bool]],
        beside: Beside = at_once,
    ) -> None:
        self._key = key
        """Returns the key from which the deals of names follow."""
        self._finished = finished
        """Reads a table whose match is over; refuses any other."""
        self._answered = answered
        """Says whether a person has answered a puzzle."""
        self._beside = beside

    async def on(self, opened: Opened, deal: wire.OfName | wire.OfSeed | wire.OfTable | wire.OfPuzzle) -> Opened:
        """Return the same table on a chosen deal: one that is nobody's secret in a match that still runs."""
        if isinstance(deal, wire.OfTable):
            source = await self._finished(deal.table)
            theirs = source.opened
            _check(opened, theirs.game, theirs.seats, theirs.options)
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
        elif isinstance(deal, wire.OfPuzzle):
            opened = await self._on_puzzle(opened, deal.puzzle)
        else:
            key = await self._key()
            seed = hmac.digest(key, deal.name.encode(), "sha256").hex()
            opened = msgspec.structs.replace(opened, seed=seed, chosen=f"name {deal.name}")
        if await self._beside(_ends_at_once, opened):
            raise NotNow("over")
        return opened

    async def _on_puzzle(self, opened: Opened, id: str) -> Opened:
        """Return the same table at the position of a puzzle that its host has answered."""
        found = collections().get(opened.game)
        if found is None or id not in found.puzzles:
            raise NoSuchPuzzle("no-puzzle")
        puzzle = found.puzzles[id]
        _check(opened, found.file.game, puzzle.seats, puzzle.options)
        if not await self._answered(opened.host, id):
            raise NotAllowed("answer-first")
        return msgspec.structs.replace(
            opened, rules=found.file.rules, seed=puzzle.seed, chosen="puzzle", words=puzzle.words
        )


def _check(opened: Opened, game: str, seats: int, options: Mapping[str, Value]) -> None:
    """Refuse a table that the deal does not fit."""
    if (opened.game, opened.seats, opened.options) != (game, seats, options):
        raise BadTable("deal-differs")


def _ends_at_once(opened: Opened) -> bool:
    """Say whether the match is over with the words that it begins with; refuse one that cannot be said."""
    trial = Table("")
    trial.apply(opened, 0.0)
    trial.apply(Started(opened.host), 0.0)
    return trial.status == OVER
