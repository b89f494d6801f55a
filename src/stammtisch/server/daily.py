"""The deal of the day: the same cards for everybody, one scored try, and a seed that is revealed when the day is over.

The commitment to a deal is shown from the day before on. Until somebody has played, they are told nothing about the
deal, not even what others made of it; until the day is over, nobody can see another's match (`Opened.sealed`).
"""

import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core import shelf
from stammtisch.core.daily import SEAT, SECONDS, Daily, dailies, day_commitment, day_of, public_seed
from stammtisch.server import api
from stammtisch.server.answer import Handler, body, json, network
from stammtisch.server.day_seeds import DaySeeds
from stammtisch.server.group_store import Group
from stammtisch.server.limits import TABLES, TABLES_OF_AN_ADDRESS, Limits
from stammtisch.server.lobby import Lobby
from stammtisch.server.par import Par
from stammtisch.server.reception import Reception
from stammtisch.server.store import Store
from stammtisch.server.tries import OLDEST, OwnTry, Tries, begin_of, end_of
from stammtisch.server.wishes import DAY_GROUPS, DAY_NAME, set_wish, those_who, wishes_of
from stammtisch.table.authority import OPEN, OVER, NotAllowed, NotNow
from stammtisch.table.log import Started
from stammtisch.table.messages import NewTable
from stammtisch.table.opening import opened

OF_A_NETWORK: Final = 20
"""How many scored tries at one deal may come from one network: a family, an office or a class, but not any number."""


class DailyDeals:
    """The deals of all days, who may play them for points, and what may be told about them."""

    def __init__(
        self,
        store: Store,
        lobby: Lobby,
        reception: Reception,
        limits: Limits,
        par: Par,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.tries = Tries(store)
        self._store = store
        self._lobby = lobby
        self._reception = reception
        self._limits = limits
        self._par = par
        self._now = now
        """The time of day, in Unix seconds."""
        self._seeds = DaySeeds(store)
        self._dailies = dailies()

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked: dict[str, Handler] = {
            "/api/daily": self.day,
            "/api/daily/play": self.play,
            "/api/daily/mine": self.mine,
            "/api/me/wishes": self.wishes,
        }
        return [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]

    # What is answered

    async def day(self, request: Request) -> Response:
        """Return the deals of a day, as far as the person may know them."""
        person = (await self._reception.who(request)).person.id
        asked = await body(request, api.DayAsked)
        return json(await self.shown(person, asked.day, asked.group))

    async def play(self, request: Request) -> Response:
        """Return the table at which the person plays a deal: the scored try, or one for fun."""
        person = (await self._reception.who(request)).person.id
        asked = await body(request, api.DailyPlay)
        forgotten = self._reception.played_by_forgotten(request, self.today())
        earlier = await self._reception.earlier(request)
        return json(await self.begin(person, network(request), earlier, asked, forgotten=asked.game in forgotten))

    async def mine(self, request: Request) -> Response:
        """Return the person's tries."""
        person = (await self._reception.who(request)).person.id
        return json(api.DaysKept(self.today(), await self.tries.kept(person, self._now())))

    async def wishes(self, request: Request) -> Response:
        """Switch wishes of the person on or off."""
        person = (await self._reception.who(request)).person.id
        asked = await body(request, api.Wishes)
        for wish, on in ((DAY_NAME, asked.day_name), (DAY_GROUPS, asked.day_groups)):
            if on is not None:
                await set_wish(self._store, person, wish, on=on)
        return json(await wishes_of(self._store, person))

    # Which day it is

    def today(self) -> str:
        """Return the day that it is now, in UTC."""
        return day_of(self._now())

    def _known(self, day: str | None) -> str:
        """Return a day whose deals may be asked for; refuse those to come, those long past, and what is no day."""
        today = self.today()
        if day is None or day == today:
            return today
        try:
            begins = begin_of(day)
        except ValueError:
            raise NotNow("not-a-day") from None
        if not self._now() - OLDEST * SECONDS < begins < self._now():
            raise NotNow("not-a-day")
        return day

    # Playing

    async def begin(
        self, person: str, network: str, earlier: Collection[str], asked: api.DailyPlay, *, forgotten: bool = False
    ) -> api.DailyMade:
        """Open a table on the deal of a day, or return to the try that is not over yet.

        `earlier` are other identities of the same browser: a deal that one of them has played is played for fun, also
        if that one is `forgotten` since.
        """
        day = self._known(asked.day)
        if asked.game not in self._dailies:
            raise NotNow("no-daily")
        found = await self.tries.last(person, day, asked.game) if day == self.today() else None
        if found is None:
            why = await self._against(network, earlier, day, asked.game, forgotten=forgotten)
        elif found[2] == OVER:
            why = "again"
        else:
            table, scored, status = found
            why = "" if scored else "again"
            if status in (None, OPEN):
                # The try was kept, and then the table or its beginning could not be.
                await self._set_up(person, day, asked, table, why)
            return api.DailyMade(table, scored, why)
        return await self._open(person, network, day, asked, why)

    async def _against(
        self, network: str, earlier: Collection[str], day: str, game: str, *, forgotten: bool
    ) -> api.Unscored:
        """Return why a first try is not scored; empty if it is."""
        factor = self._limits.factor
        if day != self.today():
            return "past"
        if forgotten or await self.tries.any_of(earlier, day, game):
            return "browser"
        many = factor and await self.tries.number_of(network, day, game) >= OF_A_NETWORK * factor
        return "network" if many else ""

    async def _open(
        self, person: str, network: str, day: str, asked: api.DailyPlay, why: api.Unscored
    ) -> api.DailyMade:
        """Keep the try and open its table; if somebody asks twice at once, the try that was kept first is scored."""
        self._limits.spend(TABLES, person)
        self._limits.spend(TABLES_OF_AN_ADDRESS, network)
        table, scored = secrets.token_urlsafe(16), why == ""
        if not await self.tries.add(table, day, asked.game, person, network, self._now(), scored=scored):
            found = await self.tries.last(person, day, asked.game)
            table = table if found is None else found[0]
        await self._set_up(person, day, asked, table, why)
        self._par.wake()
        return api.DailyMade(table, scored, why)

    async def _set_up(self, person: str, day: str, asked: api.DailyPlay, table: str, why: api.Unscored) -> None:
        daily, scored = self._dailies[asked.game], why == ""
        wanted = NewTable(
            game=asked.game,
            seats=daily.seats,
            options=dict(daily.options),
            watchers=False,
            takebacks=not scored,
            bot_seconds=asked.bot_seconds,
            leeway=asked.leeway,
            bots=[None if seat == SEAT else daily.level for seat in range(daily.seats)],
            mine=[SEAT],
            late=False,
        )
        first = msgspec.structs.replace(
            opened(wanted, person),
            seed=(await self._seeds.of(day, asked.game)).hex(),
            chosen=f"day {day}" if scored else f"day {day} {why}",
            lots=False,
            hints=not scored,
            sealed=float(end_of(day)),
        )
        await self._lobby.begin(table, [first, Started(person)])

    # What may be told

    async def shown(self, person: str, asked: str | None = None, group: str | None = None) -> api.DayNow:
        """Return the deals of a day; of today's, nothing that a person could use before they have played."""
        wishes, groups = await wishes_of(self._store, person), await self._store.groups_of(person)
        among = None if group is None else await self._among(groups, group, wanted=wishes.day_groups)
        day, today = self._known(asked), self.today()
        left = max(0.0, end_of(day) - self._now())
        own = await self.tries.of(person, day, day)
        deals = [
            await self._deal(person, day, game, [one for one in own if one.game == game], among, over=not left)
            for game in self._dailies
        ]
        tomorrow = day_of(end_of(today))
        seeds = {game: await self._seeds.of(tomorrow, game) for game in self._dailies}
        announced = {game: day_commitment(tomorrow, game, seed) for game, seed in seeds.items()}
        shown = [api.DayGroup(one.link, one.name) for one in groups]
        return api.DayNow(day, today, left, deals, announced, wishes.day_name, wishes.day_groups, shown)

    async def _among(self, groups: Sequence[Group], link: str, *, wanted: bool) -> list[str] | None:
        """Return the members of a group who want to compare their results; None if the person does not."""
        group = next((one for one in groups if one.link == link), None)
        if group is None:
            raise NotAllowed("only-members")
        members = [one.person for one in await self._store.members(group.id)]
        return await those_who(self._store, DAY_GROUPS, members) if wanted else None

    async def _deal(
        self, person: str, day: str, name: str, own: Sequence[OwnTry], among: Collection[str] | None, *, over: bool
    ) -> api.DealOfDay:
        daily, game, seed = self._dailies[name], shelf.game(name), await self._seeds.of(day, name)
        options = game.check(daily.seats, daily.options)
        scored = next((one for one in own if one.scored), None)
        score = None if scored is None else scored.score(daily)
        told = over or any(one.status == OVER for one in (own if scored is None else [scored]))
        return api.DealOfDay(
            game=name,
            seats=daily.seats,
            options=options,
            level=daily.level,
            scoring=daily.scoring,
            minutes=round(game.minutes(daily.seats, options)),
            commitment=day_commitment(day, name, seed),
            seed=seed.hex() if over else "",
            public_seed=public_seed(day, name).hex(),
            state=_state(daily, scored, over=over),
            table="" if scored is None else scored.table,
            score=score,
            later=[one.table for one in own if not one.scored],
            standing=await self.tries.standing(day, name, person, score) if told else None,
            group=await self.tries.standing(day, name, person, score, among) if told and among is not None else None,
            par=await self._par.shown(day, name) if told else None,
        )


def _state(daily: Daily, scored: OwnTry | None, *, over: bool) -> api.DayState:
    if scored is None:
        return "missed" if over else "new"
    if scored.score(daily) is not None:
        return "done"
    return "unscored" if over or scored.status == OVER else "running"
