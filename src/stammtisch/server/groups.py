"""Groups: standing tables with a link of their own, their members, and the tables that they open for an evening.

A group is private. Its link has 128 random bits; only members see more than its name, and nothing lists groups but the
pages of their own members. Members are named by numbers, never by the ids of people.
"""

import math
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core import shelf
from stammtisch.core.game import Game, Value
from stammtisch.server import api_groups as said
from stammtisch.server.agenda import calendar, checked_plan, next_time
from stammtisch.server.answer import Handler, body, json, network
from stammtisch.server.evening import PlannedTable, in_pairs, meetings, seated, seats_of_a_pair, spread
from stammtisch.server.group_ratings import ratings_shown, show_rating
from stammtisch.server.group_shown import Results, shown_beaten, shown_evening, shown_ratings, shown_tallies
from stammtisch.server.group_store import Group, Member
from stammtisch.server.limits import (
    GROUP_CHANGES,
    GROUPS,
    GROUPS_OF_AN_ADDRESS,
    TABLES,
    TABLES_OF_AN_ADDRESS,
    Limits,
)
from stammtisch.server.links import HERE_SECONDS, NOTED_EVERY, Guard
from stammtisch.server.lobby import LISTED, Lobby
from stammtisch.server.rating import accounts_in
from stammtisch.server.rows import Listed, Person
from stammtisch.server.tally import (
    ENOUGH,
    SeatResult,
    evenings,
    ladder,
    played_out,
)
from stammtisch.table import messages as wire
from stammtisch.table.authority import OVER, NotAllowed, NotNow
from stammtisch.table.listing import EventListed, GroupListed, TableMade
from stammtisch.table.listing import listed as shown_in_list
from stammtisch.table.log import Opened
from stammtisch.table.names import Names
from stammtisch.table.naming import clean_title
from stammtisch.table.opening import new_id, opened
from stammtisch.table.reading import NoSuchTable
from stammtisch.table.summary import about

MOST_MEMBERS: Final = 100
TRIES: Final = 5
"""How often somebody is added again if another one got their number."""
MOST_SEASONS: Final = 50
MOST_GROUPS: Final = 50
"""How many groups a person may belong to."""
REMEMBERED: Final = 200
"""How many groups' results are remembered until another match is finished."""


class NoSuchGroup(NoSuchTable):
    """A link that leads to no group, or to one that was closed."""


class Groups:
    """Founds groups, shows them to their members, and opens their tables."""

    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        who: Callable[[Request], Awaitable[Person]],
        events: Callable[[str, Person], Awaitable[list[EventListed]]],
        base_url: str,
    ) -> None:
        self._store = lobby.store
        self._lobby = lobby
        self._limits = limits
        self._guard = Guard(limits)
        self._who = who
        self._events = events
        self._base = base_url.rstrip("/")
        self._results: OrderedDict[str, tuple[object, Results]] = OrderedDict()
        self._rng = random.SystemRandom()

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked: dict[str, Handler] = {
            "/api/groups": self.found,
            "/api/groups/{link}": self.show,
            "/api/groups/{link}/change": self.change,
            "/api/groups/{link}/tables": self.open_table,
            "/api/groups/{link}/evening": self.play_tonight,
            "/api/groups/{link}/past": self.past,
            "/api/groups/{link}/season": self.season,
        }
        posts = [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]
        return [*posts, Route("/api/groups/{link}/evenings.ics", answering(self.evenings))]

    # What is answered

    async def found(self, request: Request) -> Response:
        """Found a group."""
        person, asked = await self._who(request), await body(request, said.NewGroup)
        self._limits.spend(GROUPS, person.id)
        self._limits.spend(GROUPS_OF_AN_ADDRESS, network(request))
        await self._check_join(person)
        link = secrets.token_urlsafe(16)
        group = Group(secrets.token_hex(16), link, clean_title(asked.name), person.id, time.time(), "")
        await self._store.add_group(group, time.time())
        return json(said.GroupMade(link), 201)

    async def show(self, request: Request) -> Response:
        """Show a group: all of it to a member, its name to anybody else with the link."""
        person, group = await self._who(request), await self._group(request)
        await self._store.note_member(group.id, person.id, time.time(), NOTED_EVERY)
        return json(await self._now(group, person))

    async def change(self, request: Request) -> Response:
        """Carry out a change and show the group as it is then."""
        person, group = await self._who(request), await self._group(request)
        asked: said.AnyGroupAsk = await body(request, said.AnyGroupAsk)  # type: ignore[arg-type]
        self._limits.spend(GROUP_CHANGES, person.id)
        await self._change(group, person, asked)
        if isinstance(asked, said.CloseGroup):
            return Response(status_code=204)
        after = await self._store.group_with_id(group.id)
        if after is None:
            return Response(status_code=204)  # the last member has left
        return json(await self._now(after, person))

    async def open_table(self, request: Request) -> Response:
        """Set up a table of the group; members find it on its page."""
        person, group = await self._who(request), await self._group(request)
        await self._member(group, person)
        self._spend_tables(person, request, 1)
        asked = msgspec.structs.replace(await body(request, wire.NewTable), public=False)
        return json(TableMade(await self._lobby.create(person, asked, group=group.id)), 201)

    async def play_tonight(self, request: Request) -> Response:
        """Open tables for some members and seat them."""
        person, group = await self._who(request), await self._group(request)
        await self._member(group, person)
        asked = await body(request, said.PlayTonight)
        if not asked.members:
            raise msgspec.ValidationError("nobody is named")
        members = {one.number: one for one in await self._store.members(group.id)}
        if any(number not in members for number in asked.members):
            raise NotNow("others-at-tables")
        playing = [members[number] for number in {*asked.members}]
        planned, pair = planned_tables(shelf.game(asked.game), asked, len(playing))
        self._spend_tables(person, request, len(planned))
        made = await self._open_evening(group, person, asked, playing, planned, pair)
        mine = next((id for id, first in made.items() if person.id in first.owners), None)
        return json(said.TablesMade([*made], mine), 201)

    async def past(self, request: Request) -> Response:
        """Show an evening to a member: the last one that had begun by some moment."""
        person, group = await self._who(request), await self._group(request)
        members, asked = await self._member(group, person), await body(request, said.PastAsked)
        self._limits.spend(GROUP_CHANGES, person.id)
        rows = await self._rows(group.id, await self._store.deals_under_way(group.id))
        played = evenings(played_out(rows))
        found = next((one for one in played if one[0][0].at <= asked.at), [])
        tables = await self._store.tables_among([seats[0].table for seats in found])
        names = {one.person: one.name for one in members} | await self._store.names(_owners(tables))
        evening = Results([one for seats in found for one in seats], await self._luck_of(group.id))
        numbers = {one.person: one.number for one in members}
        listed = [shown_in_list(one.table, one.summary, person.id, names) for one in tables]
        return json(said.PastEvening(shown_evening(evening, numbers), listed))

    async def season(self, request: Request) -> Response:
        """Show the ladder of a season to a member, and who was placed before whom."""
        person, group = await self._who(request), await self._group(request)
        members, asked = await self._member(group, person), await body(request, said.SeasonAsked)
        self._limits.spend(GROUP_CHANGES, person.id)
        rows = await self._rows(group.id, await self._store.deals_under_way(group.id))
        until = math.inf if asked.until is None else asked.until
        found = Results([one for one in rows if one.at < until], await self._luck_of(group.id), asked.since)
        numbers = {one.person: one.number for one in members}
        ranked = shown_tallies(found.season, ladder(found.season), numbers)
        return json(said.SeasonShown(ranked, shown_beaten(found.beaten, numbers)))

    async def evenings(self, request: Request) -> Response:
        """Return the agreed day and hour as a file for calendars."""
        group = await self._group(request)
        if not group.plan:
            raise NotNow("bad-plan")
        base = self._base or f"{request.url.scheme}://{request.url.netloc}"
        file = calendar(plan_of(group), group.id, group.name, f"{base}/g/{group.link}", time.time())
        headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="stammtisch.ics"'}
        return Response(file, media_type="text/calendar", headers=headers)

    async def listed(self, person: Person) -> list[GroupListed]:
        """Return the groups of a person, for the front page."""
        now, found = time.time(), []
        groups = await self._store.groups_of(person.id)
        sizes = await self._store.sizes([group.id for group in groups], person.id, now - HERE_SECONDS)
        for group in groups:
            coming = next_time(plan_of(group), now) if group.plan else None
            found.append(GroupListed(group.link, group.name, *sizes.get(group.id, (0, 0)), coming))
        return found

    # Parts of the above

    async def _group(self, request: Request) -> Group:
        """Return the group that a request is about; count a link that leads nowhere."""
        group = await self._store.group(self._guard.link(request, "link"))
        if group is None:
            self._guard.leads_nowhere(request)
            raise NoSuchGroup("no-group")
        return group

    async def _member(self, group: Group, person: Person) -> list[Member]:
        """Return the members; refuse somebody who is none."""
        members = await self._store.members(group.id)
        if person.id not in [one.person for one in members]:
            raise NotAllowed("only-members")
        return members

    async def _check_join(self, person: Person) -> None:
        if not person.name:
            raise NotAllowed("name-first")
        if len(await self._store.groups_of(person.id)) >= MOST_GROUPS:
            raise NotNow("many-groups", most=MOST_GROUPS)

    def _spend_tables(self, person: Person, request: Request, tables: int) -> None:
        self._limits.spend(TABLES, person.id, tables)
        self._limits.spend(TABLES_OF_AN_ADDRESS, network(request), tables)

    async def _change(self, group: Group, person: Person, asked: said.AnyGroupAsk) -> None:
        if isinstance(asked, said.JoinGroup):
            await self._join(group, person)
            return
        members = await self._member(group, person)
        match asked:
            case said.LeaveGroup():
                await self._store.remove_member(group.id, person.id, for_good=False)
                if len(members) == 1:
                    await self._store.remove_groups(group.id)
                return
            case said.PlanEvenings():
                plan = "" if asked.plan is None else msgspec.json.encode(checked_plan(asked.plan, time.time())).decode()
                await self._store.plan_group(group.id, plan)
                return
            case said.SayComing():
                await self._say_coming(group, person, yes=asked.yes)
                return
            case said.ShowRating():
                await show_rating(self._store, group.id, person.id, on=asked.on)
                return
        if person.id != founder_of(group, members):
            raise NotAllowed("only-founder")
        await self._founder_asks(group, person, members, asked)

    async def _say_coming(self, group: Group, person: Person, *, yes: bool | None) -> None:
        start = next_time(plan_of(group), time.time()) if group.plan else None
        if start is None:
            raise NotNow("bad-plan")
        await self._store.note_coming(group.id, person.id, 0.0 if yes is None else start if yes else -start)

    async def _founder_asks(
        self, group: Group, person: Person, members: Iterable[Member], asked: said.AnyGroupAsk
    ) -> None:
        match asked:
            case said.RenameGroup():
                await self._store.change_group(group.id, "name", clean_title(asked.name))
            case said.RemoveMember():
                other = self._other(members, asked.member, person)
                await self._store.remove_member(group.id, other, for_good=True)
            case said.HandOver():
                await self._store.change_group(group.id, "founder", self._other(members, asked.member, person))
            case said.NewSeason():
                await self._store.change_group(group.id, "seasons", await self._with_new_season(group))
            case said.NewLink():
                await self._store.change_group(group.id, "link", secrets.token_urlsafe(16))
            case said.CloseGroup():
                await self._store.remove_groups(group.id)

    async def _with_new_season(self, group: Group) -> str:
        """Return the seasons of a group with a new one; one in which nobody has played is none."""
        begun, last = seasons_of(group), (await self._store.results_stamp(group.id))[1]
        kept = [since for since in begun if since < last]
        return msgspec.json.encode([*kept, time.time()][-MOST_SEASONS:]).decode()

    def _other(self, members: Iterable[Member], number: int, person: Person) -> str:
        """Return the person behind a number: another member than the one who asks."""
        for one in members:
            if one.number == number and one.person != person.id:
                return one.person
        raise NotNow("no-member")

    async def _join(self, group: Group, person: Person) -> None:
        members = await self._store.members(group.id)
        if person.id in [one.person for one in members]:
            return
        if await self._store.was_removed(group.id, person.id):
            raise NotAllowed("removed-member")
        await self._check_join(person)
        for _ in range(TRIES):
            if await self._store.add_member(group.id, person.id, time.time(), MOST_MEMBERS):
                return
            if person.id in [one.person for one in await self._store.members(group.id)]:
                return
        raise NotNow("group-full", most=MOST_MEMBERS)

    async def _now(self, group: Group, person: Person) -> said.GroupNow:
        """Return what somebody sees of a group."""
        members = await self._store.members(group.id)
        founder = founder_of(group, members)
        names = Names(self._store)
        for one in members:
            names.learn(one.person, one.name)
        mine = person.id in [one.person for one in members]
        shown = said.GroupNow(
            group.link, group.name, mine, mine and person.id == founder, names.of(founder), len(members)
        )
        if not mine:
            return shown
        now = time.time()
        tables = await self._store.tables_of_group(group.id, LISTED)
        alive = [one for one in tables if one.summary.status != OVER]
        # Of very many tables some are not shown here; they still play.
        few = len(alive) < LISTED
        under_way = {one.summary.same for one in alive} if few else await self._store.deals_under_way(group.id)
        under_way.discard("")
        over = [one for one in tables if one.summary.status == OVER and one.summary.same not in under_way]
        known = {one.person: one.name for one in members} | await self._store.names(_owners(tables))
        seasons = seasons_of(group)
        results = await self._results_of(group.id, under_way, max(seasons, default=0.0))
        numbers = {one.person: one.number for one in members}
        plan = plan_of(group) if group.plan else None
        start = None if plan is None else next_time(plan, now)
        rating = any(one.rating for one in members if one.person == person.id)
        return msgspec.structs.replace(
            shown,
            members=[
                said.MemberShown(
                    member=one.number,
                    name=names.of(one.person),
                    me=one.person == person.id,
                    founder=one.person == founder,
                    here=is_here(one, now),
                    table=next((table.table for table in alive if one.person in about(table.summary).owners), None),
                    coming=one.comes(start),
                )
                for one in members
            ],
            plan=plan,
            next=start,
            tables=[shown_in_list(one.table, one.summary, person.id, known) for one in alive],
            finished=[shown_in_list(one.table, one.summary, person.id, known) for one in over],
            evening=shown_evening(results, numbers),
            evenings=results.spans,
            season=shown_tallies(results.season, ladder(results.season), numbers),
            beaten=shown_beaten(results.beaten, numbers),
            seasons=seasons[::-1],
            enough=ENOUGH,
            events=await self._events(group.id, person),
            rating=rating,
            ratings=shown_ratings(await ratings_shown(self._store, group.id)) if rating else [],
        )

    async def _results_of(self, group: str, under_way: set[str], since: float) -> Results:
        """Return the results of a group; matches on a deal that is still being played are left out."""
        stamp = (await self._store.results_stamp(group), frozenset(under_way), since)
        kept = self._results.get(group)
        if kept is None or kept[0] != stamp:
            luck = await self._luck_of(group)
            kept = (stamp, Results(await self._rows(group, under_way), luck, since))
            self._results[group] = kept
            if len(self._results) > REMEMBERED:
                self._results.popitem(last=False)
        self._results.move_to_end(group)
        return kept[1]

    async def _rows(self, group: str, under_way: set[str]) -> list[SeatResult]:
        return [one for one in await self._store.results_of_group(group) if one.same not in under_way]

    async def _luck_of(self, group: str) -> dict[str, list[float]]:
        """Return what luck was worth, by table and seat, where somebody has asked for it."""
        found = await self._store.luck_of_group(group)
        return {table: [account.luck for account in accounts_in(kept)] for table, kept in found}

    # An evening

    async def _open_evening(
        self,
        group: Group,
        person: Person,
        asked: said.PlayTonight,
        members: list[Member],
        planned: Sequence[PlannedTable],
        pair: Sequence[int],
    ) -> dict[str, Opened]:
        """Open the tables of an evening and return them by their ids; `pair` has the seats of the two at each."""
        game = shelf.game(asked.game)
        tonight = await self._store.tables_of_group(group.id, LISTED)
        since = time.time() - HERE_SECONDS
        met = meetings([sorted(_owners([one])) for one in tonight if one.summary.changed > time.time() - 86_400 / 2])
        parts = seated([one.person for one in members], planned, met, self._rng)
        here = {one.person for one in members if one.seen > since} | {person.id}
        seed, same = secrets.token_hex(32), secrets.token_hex(16) if asked.same_deal and len(parts) > 1 else ""
        firsts = []
        for table, people in zip(planned, parts, strict=True):
            host = person.id if person.id in people else next((one for one in people if one in here), people[0])
            owners = _at_seats(table.seats, people, pair or range(table.seats))
            new = wire.NewTable(
                game.name,
                table.seats,
                fitting(game, table.seats, asked.options),
                watchers=not same,
                takebacks=not same,
                pace=asked.pace,
                bot_seconds=asked.bot_seconds,
                bots=[asked.level if one is None else None for one in owners],
                mine=[0],
                lots=not same,
            )
            first = msgspec.structs.replace(opened(new, host), owners=owners, group=group.id)
            if same:
                first = msgspec.structs.replace(first, seed=seed, chosen="group", same=same, hints=False)
            firsts.append(first)
        made = {new_id(): first for first in firsts}
        for id, first in made.items():
            await self._lobby.begin(id, [first])
        return made


def planned_tables(game: Game, asked: said.PlayTonight, people: int) -> tuple[list[PlannedTable], Sequence[int]]:
    """Return the tables of an evening; if two people sit at each, also on which seats."""
    if not (asked.same_deal and asked.pairs):
        return spread(people, game.seats, alike=asked.same_deal), ()
    size, pair = seats_of_a_pair(game)
    return in_pairs(people, size), pair


def fitting(game: Game, seats: int, options: dict[str, Value]) -> dict[str, Value]:
    """Return those options that a table of this size has, with values that it knows."""
    known = {option.name: option.values for option in game.options(seats)}
    return {name: value for name, value in options.items() if value in known.get(name, ())}


def founder_of(group: Group, members: Iterable[Member]) -> str:
    """Return the founder; if they have left or are forgotten, the longest member."""
    people = [one.person for one in members]
    return group.founder if group.founder in people else next(iter(people), "")


def is_here(member: Member, now: float) -> bool:
    """Say whether a member has the page of the group open."""
    return now - member.seen < HERE_SECONDS


def seasons_of(group: Group) -> list[float]:
    """Return when the seasons of a group began, oldest first; the very first has no beginning."""
    return msgspec.json.decode(group.seasons, type=list[float]) if group.seasons else []


def plan_of(group: Group) -> said.Agreed:
    """Return the agreed day and hour of a group that has one."""
    return msgspec.json.decode(group.plan, type=said.Agreed)


def _owners(tables: Iterable[Listed]) -> set[str]:
    return {who for one in tables for who in about(one.summary).owners if who is not None}


def _at_seats(size: int, people: list[str], seats: Sequence[int]) -> list[str | None]:
    """Return who sits at each seat of a table; nobody where a bot does."""
    sitting = dict(zip(seats, people, strict=False))
    return [sitting.get(seat) for seat in range(size)]
