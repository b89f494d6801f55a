"""A record of one's own: what somebody has played here, with whom, with which result, and how much of it was luck.

It is made from the rows of `results` and from what the coach has said. Nobody else can ask for it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import fmean
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.bots.measured import measured
from stammtisch.server import api
from stammtisch.server.answer import Handler, body, json
from stammtisch.server.group_ratings import ratings_in_groups
from stammtisch.server.rating import (
    Rated,
    SeatAccount,
    accounts_of,
    matches_of,
    rating_of,
    several_seats,
    shares,
    teams_of,
)
from stammtisch.server.reception import Reception, other_seats
from stammtisch.server.rows import LISTED as COLUMNS
from stammtisch.server.rows import Result, listed_from_row
from stammtisch.server.store import Store
from stammtisch.server.wishes import RATINGS, set_wish, wishes_of
from stammtisch.table.listing import listed as shown_in_list

MATCHES: Final = 1000
"""How many of the last matches are counted."""
LISTED: Final = 100
"""How many of them are listed, and how many that were played without a connection."""
ACCOUNTS: Final = 200
"""How many accounts of luck are told."""

LAST: Final = """
SELECT table_id FROM results WHERE person_id = ? GROUP BY table_id ORDER BY max(at) DESC, table_id LIMIT ?"""
HANDED: Final = f"""
SELECT {COLUMNS} FROM tables WHERE id IN (SELECT table_id FROM handed WHERE person_id = ?) AND closed IS NULL
ORDER BY changed DESC, id LIMIT ?"""


@dataclass
class GameTally:
    """What is counted of some matches."""

    matches: int = 0
    won: float = 0.0
    fair: float = 0.0
    points: list[int] = field(default_factory=list)
    """Of matches against somebody; what one reaches alone has another measure."""
    solo: list[int] = field(default_factory=list)
    hints: int = 0
    resigned: int = 0

    def add(self, own: Result, share: float, fair: float, *, contested: bool) -> None:
        """Count one match."""
        self.matches += 1
        self.hints += own.hints
        self.resigned += own.resigned
        if own.place is None or not contested:
            return
        if own.seats == 1:
            self.solo.append(own.points)
        else:
            self.points.append(own.points)
            self.won += share
            self.fair += fair


class OwnRecord:
    """Answers about one's own matches."""

    def __init__(self, store: Store, reception: Reception) -> None:
        self._store = store
        self._reception = reception

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        return [Route("/api/me/record", answering(self.record), methods=["POST"])]

    async def record(self, request: Request) -> Response:
        """Return the person's record; switch ratings on or off first if that is asked."""
        person = (await self._reception.who(request)).person.id
        asked = await body(request, api.RecordAsked)
        if asked.ratings is not None:
            await set_wish(self._store, person, RATINGS, on=asked.ratings)
        return json(await self.of(person))

    async def of(self, person: str) -> api.OwnRecordNow:
        """Return the record of a person."""
        tables = [row[0] for row in await self._store.select(LAST, person, MATCHES)]
        matches = await matches_of(self._store, tables)
        luck = await accounts_of(self._store, tables[:ACCOUNTS])
        others = {one.person for seats in matches.values() for one in seats if one.person not in (None, person)}
        names = await self._store.names([str(one) for one in others])
        wishes = await wishes_of(self._store, person)
        rated = await rating_of(self._store, person) if wishes.ratings else {}
        games, opponents = dict[str, GameTally](), dict[str, api.OpponentShown]()
        listed: list[api.OwnMatch] = []
        for id in tables:
            seats = matches[id]
            own = next(one for one in seats if one.person == person)
            won = shares(seats)[seats.index(own)]
            fair = 1 / len({*teams_of(own)})
            # Who has played against themselves has won and lost.
            contested = person not in several_seats(seats)
            games.setdefault(own.game, GameTally()).add(own, won, fair, contested=contested)
            if contested:
                _meet(opponents, own, seats, names)
            if len(listed) < LISTED or id in luck:
                listed.append(_listed(id, own, seats, names, luck.get(id, [])))
        handed = [listed_from_row(row) for row in await self._store.select(HANDED, person, LISTED)]
        called = await self._store.names([person])
        return api.OwnRecordNow(
            matches=len(tables),
            most=MATCHES,
            games=[_summed(game, tally, rated) for game, tally in games.items()],
            opponents=sorted(opponents.values(), key=lambda one: (-one.matches, one.name, one.level)),
            last=listed,
            ratings=wishes.ratings,
            handed=[shown_in_list(one.table, one.summary, person, called) for one in handed],
            groups=[
                api.OwnGroup(one.link, one.name, one.shown())
                for one in await ratings_in_groups(self._store, person)
                if one.on
            ],
        )


def _summed(game: str, tally: GameTally, rated: dict[str, Rated]) -> api.OwnGame:
    found = rated.get(game)
    return api.OwnGame(
        game=game,
        matches=tally.matches,
        contested=len(tally.points),
        won=tally.won,
        fair=tally.fair,
        points=fmean(tally.points) if tally.points else None,
        best_solo=max(tally.solo, default=None),
        solo=fmean(tally.solo) if tally.solo else None,
        hints=tally.hints,
        resigned=tally.resigned,
        rating=None if found is None else api.RatingShown(*found),
        bots=measured().get(game, {}) if found is not None else {},
    )


def _meet(found: dict[str, api.OpponentShown], own: Result, seats: list[Result], names: dict[str, str]) -> None:
    """Count a match for everybody it was played against: each person or kind of bot once."""
    if own.place is None:
        return
    teams = teams_of(own)
    for key, other in {_key(one): one for one in seats if teams[one.seat] != teams[own.seat]}.items():
        if other.place is None:
            continue
        before = found.get(key)
        name = names.get(other.person or "", "")
        level = other.player if other.person is None else ""
        better, worse = own.place < other.place, own.place > other.place
        found[key] = api.OpponentShown(
            name=name,
            level=level,
            matches=1 + (before.matches if before else 0),
            better=int(better) + (before.better if before else 0),
            worse=int(worse) + (before.worse if before else 0),
        )


def _key(one: Result) -> str:
    return one.player if one.person is None else f"person {one.person}"


def _listed(
    id: str, own: Result, seats: list[Result], names: dict[str, str], accounts: list[SeatAccount]
) -> api.OwnMatch:
    account = accounts[own.seat] if accounts else None
    return api.OwnMatch(
        table=id,
        game=own.game,
        at=own.at,
        seat=own.seat,
        points=own.points,
        place=own.place,
        seats=own.seats,
        hints=own.hints,
        resigned=own.resigned,
        fresh=own.fresh,
        others=other_seats(seats, own.seat, names),
        luck=None if account is None else account.luck,
        decisions=None if account is None else account.own_decisions,
        error=None if account is None else account.error,
    )
