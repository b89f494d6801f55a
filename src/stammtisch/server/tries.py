"""Tries at deals of the day: who has played which deal at which table, and which results count.

A result counts if a person has played to the end, alone and before the day was over.
"""

import calendar
import hashlib
import hmac
import time
from collections.abc import Collection
from typing import Final, NamedTuple

from stammtisch.core.daily import SECONDS, Daily, dailies, day_of
from stammtisch.server import api
from stammtisch.server.database import marks
from stammtisch.server.store import Store
from stammtisch.server.wishes import DAY_NAME

OLDEST: Final = 400
"""How many days back a deal can be seen and played."""
NAMED: Final = 50
"""How many results are shown with names."""

BEST_OTHER: Final = """
(SELECT max(other.points) FROM results AS other WHERE other.table_id = tries.table_id AND other.seat <> 0)"""
# The first value is 1 if the best of the others is subtracted, else 0.
SCORED: Final = f"""
SELECT tries.person_id AS person_id, results.points - ? * coalesce({BEST_OTHER}, 0) AS score
FROM tries JOIN results ON results.table_id = tries.table_id AND results.seat = 0
WHERE tries.day = ? AND tries.game = ? AND tries.scored = 1 AND results.player = 'person'
AND results.place IS NOT NULL AND results.at < ?"""
OWN: Final = f"""
SELECT tries.day, tries.game, tries.table_id, tries.scored, tables.status, results.points, {BEST_OTHER},
results.player, results.place, results.at
FROM tries LEFT JOIN tables ON tables.id = tries.table_id
LEFT JOIN results ON results.table_id = tries.table_id AND results.seat = 0
WHERE tries.person_id = ? AND tries.day >= ? AND tries.day <= ? ORDER BY tries.day DESC, tries.at, tries.table_id"""
LAST: Final = """
SELECT tries.table_id, scored, tables.status FROM tries LEFT JOIN tables ON tables.id = tries.table_id
WHERE tries.person_id = ? AND day = ? AND tries.game = ? ORDER BY scored DESC, at DESC LIMIT 1"""
ADD: Final = """
INSERT INTO tries (table_id, day, game, person_id, scored, network, at)
SELECT ?, ?, ?, id, ?, ?, ? FROM persons WHERE id = ? ON CONFLICT DO NOTHING"""


class OwnTry(NamedTuple):
    """One try of a person, with the result of its match if there is one."""

    day: str
    game: str
    table: str
    scored: int
    status: str | None
    """Of its table; None if there is none."""
    points: int | None
    others: int | None
    """The most points of another seat."""
    player: str | None
    place: int | None
    at: float | None

    def score(self, daily: Daily) -> int | None:
        """Return the score if it counts."""
        late = self.at is None or self.at >= end_of(self.day)
        if not self.scored or self.points is None or self.player != "person" or self.place is None or late:
            return None
        return daily.score([self.points] if self.others is None else [self.points, self.others])


class Tries:
    """All tries at deals of the day."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._dailies = dailies()
        self._key = b""

    async def add(self, table: str, day: str, game: str, person: str, network: str, at: float, *, scored: bool) -> bool:
        """Keep a try; False if it is scored and the person has a scored one already."""
        hashed = await self._hashed(network) if scored else ""
        return await self._store.change((ADD, (table, day, game, int(scored), hashed, at, person))) > 0

    async def last(self, person: str, day: str, game: str) -> tuple[str, bool, str | None] | None:
        """Return the table of a person's scored try, or else of their last one; whether it is scored; and its status.

        The status is None if the table is not there.
        """
        rows = await self._store.select(LAST, person, day, game)
        return (rows[0][0], bool(rows[0][1]), rows[0][2]) if rows else None

    async def any_of(self, people: Collection[str], day: str, game: str) -> bool:
        """Say whether one of these people has a scored try."""
        query = "SELECT 1 FROM tries WHERE day = ? AND game = ? AND scored = 1 AND person_id IN ({}) LIMIT 1"
        return bool(people) and bool(await self._store.select(query.format(marks(people)), day, game, *people))

    async def number_of(self, network: str, day: str, game: str) -> int:
        """Return how many scored tries have come from a network."""
        query = "SELECT count(*) FROM tries WHERE day = ? AND game = ? AND scored = 1 AND network = ?"
        rows = await self._store.select(query, day, game, await self._hashed(network))
        return int(rows[0][0])

    async def of(self, person: str, since: str, until: str) -> list[OwnTry]:
        """Return the tries of a person at the deals of some days: newest days first, within a day in their order."""
        rows = [OwnTry(*row) for row in await self._store.select(OWN, person, since, until)]
        return [row for row in rows if row.game in self._dailies]

    async def kept(self, person: str, now: float) -> list[api.TryKept]:
        """Return all tries of a person, newest days first."""
        return [
            api.TryKept(one.day, one.game, one.table, bool(one.scored), one.score(self._dailies[one.game]))
            for one in await self.of(person, day_of(now - OLDEST * SECONDS), day_of(now))
        ]

    async def standing(
        self, day: str, game: str, person: str, score: int | None, among: Collection[str] | None = None
    ) -> api.StandingShown:
        """Return the results that count, of everybody or of some people, who then see each other's names."""
        daily = self._dailies[game]
        query, values = SCORED, [int(daily.scoring == "lead"), day, game, float(end_of(day)), *(among or ())]
        if among is not None:
            query += f" AND tries.person_id IN ({marks(among)})"
        shows = f"JOIN wishes ON wishes.person_id = scored.person_id AND wish = '{DAY_NAME}'" if among is None else ""
        best_first = "score" if daily.scoring == "penalties" else "score DESC"
        counted = await self._store.select(f"SELECT score, count(*) FROM ({query}) AS scored GROUP BY score", *values)
        named = await self._store.select(
            f"SELECT scored.person_id, name, score FROM ({query}) AS scored"
            f" JOIN persons ON persons.id = scored.person_id {shows}"
            f" WHERE name <> '' ORDER BY {best_first}, name, scored.person_id LIMIT {NAMED}",
            *values,
        )
        scores = sorted([(int(row[0]), int(row[1])) for row in counted], key=lambda one: -daily.worth(one[0]))
        better = [count for one, count in scores if score is not None and daily.worth(one) > daily.worth(score)]
        return api.StandingShown(
            players=sum([count for _, count in scores]),
            scores=scores,
            named=[api.ScoreShown(row[1], int(row[2]), mine=row[0] == person) for row in named],
            rank=None if score is None else 1 + sum(better),
        )

    async def _hashed(self, network: str) -> str:
        """Return a keyed hash of a network, so that the database does not tell where people live."""
        self._key = self._key or await self._store.secret("network")
        return hmac.digest(self._key, f"day {network}".encode(), hashlib.sha256).hex()[:24]


def begin_of(day: str) -> int:
    """Return when a day begins, in Unix seconds."""
    return calendar.timegm(time.strptime(day, "%Y-%m-%d"))


def end_of(day: str) -> int:
    """Return when a day is over, in Unix seconds."""
    return begin_of(day) + SECONDS
