"""Par: what masters make of the deal of a day at the person's seat, played ahead by the server.

A master plays that seat and bots of the deal's level the others, a few times over; the mean and the spread of the
scores are the par. Each decision is a search of the lowest rank in the bots' processes, which gets a View and nothing
else. It does a fixed number of iterations, a part of what the bot does at a table, so par does not depend on how busy
the machine is. Nothing is computed for a game that nobody has played on a deal of the day lately.
"""

import asyncio
import statistics
import time
from collections.abc import Callable
from typing import Final

from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.daily import SEAT, SECONDS, dailies, day_id, day_of
from stammtisch.core.deal import Deal
from stammtisch.core.match import Match
from stammtisch.core.view_codec import packed
from stammtisch.server import api
from stammtisch.server.chores import keep_doing
from stammtisch.server.day_seeds import DaySeeds
from stammtisch.server.store import Store
from stammtisch.server.workers import Workers

LEVEL: Final = "master"
PLAYTHROUGHS: Final = 8
PART: Final = 0.25
"""How many of a bot's iterations at a table each decision gets."""
LATELY: Final = 7
"""For how many days after a try the deals of its game are played ahead."""
LOOK_EVERY: Final = 60.0
LATELY_PLAYED: Final = "SELECT DISTINCT game FROM tries WHERE day >= ?"


class Par:
    """Plays the deals of today and tomorrow ahead, whenever the bots' processes have nothing else to do."""

    def __init__(
        self, store: Store, workers: Workers, now: Callable[[], float] = time.time, part: float = PART
    ) -> None:
        self._store = store
        self._workers = workers
        self._now = now
        self._part = part
        self._seeds = DaySeeds(store)
        self._dailies = dailies()
        self._woken = asyncio.Event()

    def wake(self) -> None:
        """Look soon whether there is something to play."""
        self._woken.set()

    async def work(self) -> None:
        """Play what is missing, for ever."""
        await keep_doing(self._catch_up, LOOK_EVERY, self._woken)

    async def _catch_up(self) -> None:
        while (missing := await self.missing()) is not None:
            await self.play(*missing)

    async def missing(self) -> tuple[str, str, int] | None:
        """Return the day, the game and the number of the next playthrough; today's come first."""
        now = self._now()
        since = day_of(now - LATELY * SECONDS)
        rows = await self._store.select(LATELY_PLAYED, since)
        for day in (day_of(now), day_of(now + SECONDS)):
            for game in sorted({row[0] for row in rows} & {*self._dailies}):
                found = await self._store.select("SELECT number FROM pars WHERE day = ? AND game = ?", day, game)
                left = {*range(PLAYTHROUGHS)} - {row[0] for row in found}
                if left:
                    return day, game, min(left)
        return None

    async def play(self, day: str, name: str, number: int) -> int:
        """Play a deal once, keep the score and return it."""
        daily, game = self._dailies[name], shelf.game(name)
        seed = await self._seeds.of(day, name)
        match = Match(game, daily.seats, game.check(daily.seats, daily.options), deal=Deal("par", seed))
        while not match.over:
            seat = match.holding_up()[0]
            legal = match.legal(seat)
            word = legal[0]
            if len(legal) > 1:
                level = LEVEL if seat == SEAT else daily.level
                iterations = max(1, round(self._part * bot_for(game, level).iterations))
                luck = f"{day_id(day, name)} {number} {len(match.plies)}"
                word = await self._workers.play_ahead(game, packed(match.view(seat)), legal, level, iterations, luck)
            match.play(seat, word)
        score = daily.score(match.points())
        statement = "INSERT INTO pars (day, game, number, score) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        await self._store.change((statement, (day, name, number, score)))
        return score

    async def shown(self, day: str, game: str) -> api.ParShown | None:
        """Return the par of a deal; None if there are too few playthroughs to say anything."""
        rows = await self._store.select("SELECT score FROM pars WHERE day = ? AND game = ?", day, game)
        scores = [int(row[0]) for row in rows]
        if len(scores) < 2:
            return None
        best_first = sorted(scores, key=lambda score: -self._dailies[game].worth(score))
        return api.ParShown(
            playthroughs=len(scores),
            wanted=PLAYTHROUGHS,
            mean=statistics.fmean(scores),
            spread=statistics.stdev(scores),
            best=best_first[0],
            worst=best_first[-1],
            level=LEVEL,
            part=self._part,
        )
