"""Ratings of people by openskill (the Plackett-Luce model of Weng and Lin, 2011), one for each game.

A match is rated if it was played to the end on a fresh deal, by a person alone and without hints, against somebody.
Who had several seats, around one device, is not rated.
Bots are fixed points: they have the ratings that were measured in the arena and keep them. If the coach has accounted
for the luck of a match, its result counts without it: a share of the win between 0 and 1 moves a rating by that share
of a win and the rest of a loss.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

from stammtisch.bots.measured import measured
from stammtisch.core import shelf
from stammtisch.core.game import Refused, Value
from stammtisch.server.chores import keep_doing
from stammtisch.server.database import marks
from stammtisch.server.rows import RESULT, Result, result_from_row
from stammtisch.server.store import IDS_AT_ONCE, Store
from stammtisch.table.coach import WHOLE

FIXED: Final = 0.5
"""The uncertainty of a bot's rating."""
AFTER: Final = 1800.0
"""Seconds from the end of a match to its rating, so that the coach can be asked first."""
LOOK_EVERY: Final = 60.0
BATCH: Final = 200
"""How many matches are rated in one transaction."""

NEXT: Final = """
SELECT table_id, at FROM results WHERE seat = 0 AND (at > ? OR at = ? AND table_id > ?) AND at >= ? AND at <= ?
AND fresh = 1 AND seats > 1 ORDER BY at, table_id LIMIT ?"""


class Rated(NamedTuple):
    """A rating: its mean, its uncertainty and the number of matches."""

    mu: float
    sigma: float
    matches: int


class SeatAccount(msgspec.Struct, frozen=True):
    """What is needed of the account of luck of a seat, whichever version of the coach has made it."""

    fair: float
    seats: float
    deal: float
    own_draws: float
    other_draws: float
    own_decisions: float
    other_decisions: float
    error: float

    @property
    def luck(self) -> float:
        """Return what seats, deal and draws changed of the share of the win."""
        return self.seats + self.deal + self.own_draws + self.other_draws


class MatchAccounts(msgspec.Struct, frozen=True):
    """The accounts of a match, without its curve."""

    accounts: list[SeatAccount]


_model: Final = PlackettLuce()
_accounts: Final = msgspec.json.Decoder(MatchAccounts)
UNRATED: Final = Rated(_model.rating().mu, _model.rating().sigma, 0)


def shares(seats: Sequence[Result]) -> list[float]:
    """Return the share of the win of each seat's side; the winning sides share it."""
    teams = teams_of(seats[0])
    won = {teams[one.seat] for one in seats if one.place == 1}
    return [1 / len(won) if teams[one.seat] in won else 0.0 for one in seats]


def teams_of(result: Result) -> tuple[int, ...]:
    """Return the team of each seat."""
    return _teams(result.game, result.rules, result.seats, result.options)


@lru_cache(1000)
def _teams(game: str, rules: int, seats: int, written: str) -> tuple[int, ...]:
    options: dict[str, Value] = msgspec.json.decode(written)
    try:
        return shelf.game(game, rules).teams(seats, options)
    except Refused:
        return tuple(range(seats))


def counts(one: Result) -> bool:
    """Say whether a seat's result tells something about its person."""
    return one.person is not None and one.player == "person" and one.place is not None and not one.hints


def several_seats(seats: Sequence[Result]) -> set[str]:
    """Return the people who had more than one seat of a match: they played against themselves, around one device."""
    return {person for person, seats in Counter(one.person for one in seats).items() if person and seats > 1}


def accounts_in(kept: bytes) -> list[SeatAccount]:
    """Return the accounts of luck of a match by seat, from what the coach has said."""
    return _accounts.decode(kept).accounts


def without_luck(account: SeatAccount) -> float:
    """Return the share of the win without deal and draws, from 0 to 1."""
    return min(1.0, max(0.0, account.fair + account.own_decisions + account.other_decisions))


def rate(
    known: Mapping[tuple[str, str], Rated], seats: Sequence[Result], accounts: Sequence[SeatAccount] = ()
) -> dict[tuple[str, str], Rated]:
    """Return the new ratings of the people at one match, by person and game, from those they had before it."""
    game, teams = seats[0].game, teams_of(seats[0])
    around = several_seats(seats)
    rated = [at for at, one in enumerate(seats) if counts(one) and one.person not in around]
    sides = sorted({*teams})
    if not rated or len(sides) < 2 or any(one.place is None for one in seats):
        return {}
    before = [_before(known, game, one) for one in seats]
    grouped = [[at for at, one in enumerate(seats) if teams[one.seat] == side] for side in sides]
    won = shares(seats)
    found: dict[tuple[str, str], Rated] = {}
    for at in rated:
        one = seats[at]
        share = without_luck(accounts[one.seat]) if accounts else won[at]
        good, bad = [_after(before, grouped, at, wins=wins) for wins in (True, False)]
        mu = share * good[0] + (1 - share) * bad[0]
        sigma = share * good[1] + (1 - share) * bad[1]
        found[str(one.person), game] = Rated(mu, sigma, before[at].matches + 1)
    return found


def _before(known: Mapping[tuple[str, str], Rated], game: str, one: Result) -> Rated:
    if one.person is not None:
        return known.get((one.person, game), UNRATED)
    mu = measured().get(game, {}).get(one.player)
    return UNRATED if mu is None else Rated(mu, FIXED, 0)


def _after(before: Sequence[Rated], sides: Sequence[Sequence[int]], seat: int, *, wins: bool) -> tuple[float, float]:
    """Return mean and uncertainty of a seat after its side has won, or has lost to all others."""
    own = next(number for number, side in enumerate(sides) if seat in side)
    ranks = [float((number == own) != wins) for number in range(len(sides))]
    teams = [[_model.rating(mu=before[at].mu, sigma=before[at].sigma) for at in side] for side in sides]
    after = _model.rate(teams, ranks=ranks)[own][list(sides[own]).index(seat)]
    return after.mu, after.sigma


Further = Callable[
    [Store, Mapping[str, Sequence[Result]], Mapping[str, Sequence[SeatAccount]]],
    Awaitable[list[tuple[str, tuple[object, ...]]]],
]
"""What else is to be written after some matches, from their results and accounts of luck by table, in their order."""


class Rater:
    """Rates the matches of all people in the order in which they ended."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float] = time.time,
        after: float = AFTER,
        further: Further | None = None,
    ) -> None:
        self._store = store
        self._further = further
        self._now = now
        self._after = after

    async def work(self) -> None:
        """Rate what has ended, for ever."""
        await keep_doing(self._catch_up, LOOK_EVERY)

    async def _catch_up(self) -> None:
        while await self.step():
            await asyncio.sleep(0.05)

    async def step(self) -> int:
        """Rate the next matches; return how many there were."""
        rows = await self._store.select("SELECT at, table_id FROM rated")
        at, table = rows[0] if rows else (0.0, "")
        found = await self._store.select(NEXT, at, at, table, at, self._now() - self._after, BATCH)
        if not found:
            return 0
        tables = [row[0] for row in found]
        known, changed = await self._known(tables), dict[tuple[str, str], Rated]()
        seats, luck = await matches_of(self._store, tables), await accounts_of(self._store, tables)
        for id in tables:
            new = rate({**known, **changed}, seats[id], luck.get(id, ()))
            changed |= new
        further = (
            [] if self._further is None else await self._further(self._store, {id: seats[id] for id in tables}, luck)
        )
        last = found[-1]
        await self._store.change(
            ("DELETE FROM rated", ()),
            ("INSERT INTO rated (at, table_id) VALUES (?, ?)", (last[1], last[0])),
            *[(SET, (game, *rated, person)) for (person, game), rated in changed.items()],
            *further,
        )
        return len(tables)

    async def _known(self, tables: Sequence[str]) -> dict[tuple[str, str], Rated]:
        query = (
            "SELECT person_id, game, mu, sigma, matches FROM ratings WHERE person_id IN"
            f" (SELECT person_id FROM results WHERE table_id IN ({marks(tables)}) AND person_id IS NOT NULL)"
        )
        return {(row[0], row[1]): Rated(*row[2:]) for row in await self._store.select(query, *tables)}


SET: Final = """
INSERT INTO ratings (person_id, game, mu, sigma, matches) SELECT id, ?, ?, ?, ? FROM persons WHERE id = ?
ON CONFLICT (person_id, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, matches = excluded.matches"""


async def matches_of(store: Store, tables: Iterable[str]) -> dict[str, list[Result]]:
    """Return the results of several matches, by table and seat."""
    asked, found = [*tables], dict[str, list[Result]]()
    for start in range(0, len(asked), IDS_AT_ONCE):
        some = asked[start : start + IDS_AT_ONCE]
        query = f"SELECT table_id, {RESULT} FROM results WHERE table_id IN ({marks(some)}) ORDER BY table_id, seat"
        for table, *row in await store.select(query, *some):
            found.setdefault(table, []).append(result_from_row(row))
    return found


async def accounts_of(store: Store, tables: Iterable[str]) -> dict[str, list[SeatAccount]]:
    """Return the accounts of luck that the coach has made of several matches, by table."""
    asked, found = [*tables], dict[str, list[SeatAccount]]()
    for start in range(0, len(asked), IDS_AT_ONCE):
        some = asked[start : start + IDS_AT_ONCE]
        # The ply tells the version of the account; the newest has the lowest and comes last.
        query = (
            f"SELECT table_id, found FROM reviews WHERE seat = ? AND ply < 0 AND table_id IN ({marks(some)})"
            " ORDER BY ply DESC"
        )
        for table, kept in await store.select(query, WHOLE, *some):
            found[table] = accounts_in(bytes(kept))
    return found


async def rating_of(store: Store, person: str) -> dict[str, Rated]:
    """Return the ratings of a person, by game."""
    query = "SELECT game, mu, sigma, matches FROM ratings WHERE person_id = ?"
    return {row[0]: Rated(*row[1:]) for row in await store.select(query, person)}
