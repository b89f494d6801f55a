"""Events: evenings and tournaments with a link of their own, for people without accounts.

An event is private: its link has 128 random bits, and nothing lists events but the pages of those who take part, of the
host, and of the group for which it is. Entrants are named by numbers, never by the ids of people.
"""

import csv
import io
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.bots.levels import opponent_for
from stammtisch.core import shelf
from stammtisch.server import api_events as said
from stammtisch.server.answer import Handler, body, json, network
from stammtisch.server.event_reader import EventReader
from stammtisch.server.event_shown import Whole, entrants_kept, event_now, host_of, rounds_shown
from stammtisch.server.event_store import OPEN, OVER, PAUSED, RUNNING, Entrant, EventKept
from stammtisch.server.limits import (
    EVENTS,
    EVENTS_OF_AN_ADDRESS,
    GROUP_CHANGES,
    TABLES_OF_AN_ADDRESS,
    Limits,
)
from stammtisch.server.links import NOTED_EVERY, Guard
from stammtisch.server.lobby import Lobby
from stammtisch.server.pairing import people_by_table
from stammtisch.server.rounds import Rounds, least_people, playing
from stammtisch.server.rows import Person
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotAllowed, NotNow
from stammtisch.table.listing import EventListed
from stammtisch.table.names import Names
from stammtisch.table.naming import clean_title
from stammtisch.table.opening import opened
from stammtisch.table.reading import NoSuchTable

MOST_ENTRANTS: Final = 64
LISTED: Final = 12
"""How many events a list shows."""
MOST_HOSTED: Final = 10
"""How many events somebody may be the host of that are not over."""
TRIES: Final = 5
"""How often somebody is entered again if another one got their number."""
RISKY: Final = ("=", "+", "-", "@", "\t", "\r")
"""With these a cell begins that a spreadsheet would take for a formula."""


class NoSuchEvent(NoSuchTable):
    """A link that leads to no event, or to one that was deleted."""


class Events:
    """Opens events, shows them, and carries out what their hosts and entrants ask."""

    def __init__(self, lobby: Lobby, limits: Limits, who: Callable[[Request], Awaitable[Person]]) -> None:
        self._store = lobby.store
        self._limits = limits
        self._guard = Guard(limits)
        self._who = who
        self._reader = EventReader(lobby.store)
        self.rounds = Rounds(lobby, self._reader)

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked: dict[str, Handler] = {
            "/api/events": self.found,
            "/api/events/{event}": self.show,
            "/api/events/{event}/change": self.change,
        }
        return [
            *[Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()],
            Route("/api/events/{event}/results.json", answering(self.as_json)),
            Route("/api/events/{event}/results.csv", answering(self.as_csv)),
        ]

    # What is answered

    async def found(self, request: Request) -> Response:
        """Open an event."""
        person, asked = await self._who(request), await body(request, said.NewEvent)
        self._limits.spend(EVENTS, person.id)
        self._limits.spend(EVENTS_OF_AN_ADDRESS, network(request))
        if not person.name:
            raise NotAllowed("name-first")
        if await self._store.count_hosted(person.id) >= MOST_HOSTED:
            raise NotNow("events-many", most=MOST_HOSTED)
        asked = checked(asked)
        group = await self._group_of(person, asked.group)
        now, link = time.time(), secrets.token_urlsafe(16)
        kept = msgspec.json.encode(msgspec.structs.replace(asked, group="")).decode()
        event = EventKept(link, clean_title(asked.name), person.id, group, kept, OPEN, 0, now, now)
        await self._store.add_event(event)
        if asked.play:
            await self._store.enter(link, person.id, now, MOST_ENTRANTS)
        await self._store.add_bots(link, asked.level, asked.bots)
        return json(said.EventMade(link), 201)

    async def show(self, request: Request) -> Response:
        """Show an event to somebody with its link."""
        person, event = await self._who(request), await self._event(request)
        asked = await body(request, said.EventAsked)
        await self._store.note_entrant(event.id, person.id, time.time(), NOTED_EVERY)
        return json(await self._now(event, person, asked.known))

    async def change(self, request: Request) -> Response:
        """Carry out a change and show the event as it is then."""
        person, event = await self._who(request), await self._event(request)
        asked: said.AnyEventAsk = await body(request, said.AnyEventAsk)  # type: ignore[arg-type]
        self._limits.spend(GROUP_CHANGES, person.id)
        one = await self._reader.whole(event)
        if isinstance(asked, said.EnterEvent | said.LeaveEvent):
            await self._come_or_go(one, person, asked)
        else:
            if person.id != host_of(one, await self._store.names([event.host])):
                raise NotAllowed("only-event-host")
            await self._host_asks(one, asked, request)
        after = await self._store.event(event.id)
        if after is None:
            return Response(status_code=204)
        # A page asks no more once the event is over, and must know all rounds then.
        return json(await self._now(after, person, 0 if after.state == OVER else after.round))

    async def as_json(self, request: Request) -> Response:
        """Return the results as a file for programs."""
        return json(await self._results(request))

    async def as_csv(self, request: Request) -> Response:
        """Return the results as a file for spreadsheets: the standings, then every seat of every table."""
        results = await self._results(request)
        headers = {"Cache-Control": "no-store", "Content-Disposition": 'attachment; filename="stammtisch-event.csv"'}
        return Response(results_as_csv(results), media_type="text/csv; charset=utf-8", headers=headers)

    async def listed(self, person: Person) -> list[EventListed]:
        """Return the events of a person, for the front page."""
        return await self._listed(await self._store.events_of(person.id, LISTED), person)

    async def of_group(self, group: str, person: Person) -> list[EventListed]:
        """Return the events of a group, as one of its members sees them."""
        return await self._listed(await self._store.events_of_group(group, LISTED), person)

    async def _listed(self, events: Sequence[EventKept], person: Person) -> list[EventListed]:
        found = []
        taking_part = await self._store.entrants_of([event.id for event in events])
        playing = [event.id for event in events if event.state in (RUNNING, PAUSED)]
        now = await self._store.pairings_now(playing)
        for event in events:
            entrants = taking_part[event.id]
            me = [who.number for who in entrants if who.person == person.id]
            tables = now.get(event.id, ())
            table = next((one.table for one in tables if me and me[0] in one.seats and not one.is_done), None)
            game = msgspec.json.decode(event.asked, type=said.NewEvent).game
            size = sum(who.plays for who in entrants)
            found.append(EventListed(event.id, event.name, game, event.state, event.round, size, table))  # type: ignore[arg-type]
        return found

    # Parts of the above

    async def _event(self, request: Request) -> EventKept:
        """Return the event that a request is about; count a link that leads nowhere."""
        event = await self._store.event(self._guard.link(request, "event"))
        if event is None:
            self._guard.leads_nowhere(request)
            raise NoSuchEvent("no-event")
        return event

    async def _group_of(self, person: Person, link: str) -> str:
        """Return the id of a group of a person by its link; empty if none is named."""
        if not link:
            return ""
        mine = {group.link: group.id for group in await self._store.groups_of(person.id)}
        if link not in mine:
            raise NotAllowed("only-members")
        return mine[link]

    async def _names(self, one: Whole) -> tuple[dict[str, str], dict[str, str]]:
        """Return the names of people as they are shown here, no two alike, and as they are kept."""
        people = [who.person for who in one.entrants if who.person is not None]
        known = await self._store.names({one.event.host, *people})
        names = Names(self._store)
        for who in [*people, one.event.host]:
            if who in known and names.of(who) != known[who]:
                names.learn(who, known[who])
        return {who: names.of(who) for who in known}, known

    async def _now(self, event: EventKept, person: Person, rounds_known: int) -> said.EventNow:
        one = await self._reader.whole(event)
        names, known = await self._names(one)
        shown = event_now(one, self._reader.played(one), names, known, person.id, time.time(), rounds_known)
        if not event.group:
            return shown
        mine = {group.id: group.link for group in await self._store.groups_of(person.id)}
        return msgspec.structs.replace(shown, group=mine.get(event.group, ""))

    async def _results(self, request: Request) -> said.EventResults:
        one = await self._reader.whole(await self._event(request))
        names, _ = await self._names(one)
        asked, event = one.asked, one.event
        return said.EventResults(
            name=event.name,
            game=asked.game,
            seats=asked.seats,
            options=asked.options,
            form=asked.form,
            same_deal=asked.same_deal,
            state=event.state,  # type: ignore[arg-type]
            entrants=entrants_kept(one, names),
            standings=self._reader.played(one).standings,
            rounds=rounds_shown(one, "", range(1, event.round + 1)),
        )

    # Changes

    async def _come_or_go(self, one: Whole, person: Person, asked: said.EnterEvent | said.LeaveEvent) -> None:
        event, me = one.event, next((who for who in one.entrants if who.person == person.id), None)
        if isinstance(asked, said.LeaveEvent):
            await self._take_out(one, None if me is None or me.gone else me, for_good=False)
            return
        if me is not None and me.removed:
            raise NotAllowed("event-removed")
        if not person.name:
            raise NotAllowed("name-first")
        if event.state == OVER:
            raise NotNow("event-over")
        if me is None and event.state != OPEN and not one.asked.late:
            raise NotNow("event-closed")
        for _ in range(TRIES):
            await self._store.enter(event.id, person.id, time.time(), MOST_ENTRANTS)
            if any(who.person == person.id and who.plays for who in await self._store.entrants(event.id)):
                return
        raise NotNow("event-full", most=MOST_ENTRANTS)

    async def _take_out(self, one: Whole, who: Entrant | None, *, for_good: bool) -> None:
        """Pair somebody no more; a bot takes their seat at a table that still plays."""
        if who is None or who.person is None:
            raise NotNow("no-member")
        await self._store.leave_event(one.event.id, who.number, time.time(), for_good=for_good)
        await self.rounds.tend(await self._reader.whole(one.event))

    async def _host_asks(self, one: Whole, asked: said.AnyEventAsk, request: Request) -> None:
        event = one.event
        match asked:
            case said.RenameEvent():
                await self._store.rename_event(event.id, clean_title(asked.name))
            case said.DeleteEvent():
                await self._store.remove_event(event.id)
                await self.rounds.wait_no_more(one)
            case said.RemoveEntrant():
                who = next((who for who in one.entrants if who.number == asked.entrant), None)
                await self._take_out(one, who, for_good=True)
            case said.SetBots():
                await self._set_bots(one, asked.count)
            case said.StartEvent() | said.NextRound():
                await self._begin(one, asked, request)
            case _ if event.state == OVER:
                raise NotNow("event-over")
            case _:
                await self._while_it_runs(one, asked)

    async def _while_it_runs(self, one: Whole, asked: said.AnyEventAsk) -> None:
        event = one.event
        if event.state == OPEN and not isinstance(asked, said.EndEvent):
            raise NotNow("event-not-begun")
        match asked:
            case said.EndEvent():
                await self.set_state(event, OVER)
                await self.rounds.wait_no_more(one)
            case said.PauseEvent():
                await self.set_state(event, PAUSED)
            case said.ResumeEvent():
                await self.set_state(event, RUNNING)
            case said.PlayOn():
                await self.rounds.play_on(one, asked.table)
            case said.CountHalf():
                table = playing(one, asked.table)
                await self._store.count_half(event.id, event.round, table.number, time.time())
                await self.rounds.wait_no_more(one, table.number)

    async def set_state(self, event: EventKept, state: str) -> None:
        """Change the state of an event; if a round has just begun, try again."""
        if await self._store.set_state(event, state, time.time()):
            return
        now = await self._store.event(event.id)
        if now is None or now.state == state:
            return
        if now.state == OVER or not await self._store.set_state(now, state, time.time()):
            raise NotNow("event-over" if now.state == OVER else "event-round")

    async def _set_bots(self, one: Whole, count: int) -> None:
        if one.event.state != OPEN:
            raise NotNow("event-begun")
        bots = [who.number for who in one.entrants if who.level]
        people = len(one.players) - len(bots)
        if people + count > MOST_ENTRANTS:
            raise NotNow("event-full", most=MOST_ENTRANTS)
        await self._store.remove_bots(one.event.id, bots[count:])
        await self._store.add_bots(one.event.id, one.asked.level, max(0, count - len(bots)))

    async def _begin(self, one: Whole, asked: said.StartEvent | said.NextRound, request: Request) -> None:
        event = one.event
        if event.state == OVER:
            raise NotNow("event-over")
        if isinstance(asked, said.StartEvent) and event.state != OPEN:
            raise NotNow("event-begun")
        if isinstance(asked, said.NextRound):
            if event.state == OPEN:
                raise NotNow("event-not-begun")
            if event.state == PAUSED:
                raise NotNow("event-paused")
            if not one.is_round_done:
                raise NotNow("event-round")
            if one.is_last:
                raise NotNow("event-over")
        if not least_people(one):
            raise NotNow("event-few")
        tables = people_by_table(len(one.players), one.asked.seats)
        self._limits.spend(TABLES_OF_AN_ADDRESS, network(request), len(tables))
        await self.rounds.begin_next(one)


def checked(asked: said.NewEvent) -> said.NewEvent:
    """Return the same settings, with all options; refuse those with which nobody could play."""
    game = shelf.game(asked.game)
    options = game.check(asked.seats, asked.options)
    opponent_for(game, asked.level)
    pace = opened(wire.NewTable(asked.game, asked.seats, options, pace=asked.pace), "").pace
    if asked.bots + asked.play > MOST_ENTRANTS:
        raise NotNow("event-full", most=MOST_ENTRANTS)
    return msgspec.structs.replace(asked, options=options, pace=pace)


def results_as_csv(results: said.EventResults) -> str:
    """Return the results of an event as two tables of comma-separated values (RFC 4180)."""
    names = {one.entrant: _called(one) for one in results.entrants}
    file = io.StringIO()
    rows = csv.writer(file)
    rows.writerow(["place", "entrant", "name", "points", "buchholz", "berger", "wins", "matches"])
    for one in results.standings:
        rows.writerow(
            [one.place, one.entrant, names[one.entrant], one.points, one.buchholz, one.berger, one.wins, one.matches]
        )
    rows.writerow([])
    rows.writerow(["round", "table", "state", "seat", "entrant", "name", "points", "place", "score"])
    for number, tables in ((part.round, part.tables) for part in results.rounds):
        for table in tables:
            for seat, who in enumerate(table.entrants):
                rows.writerow([number, table.number + 1, table.state, seat, *_seat(table, seat, who, names)])
    return file.getvalue()


def _seat(table: said.EventTable, seat: int, who: int | None, names: Mapping[int, str]) -> Sequence[object]:
    score = table.scores[seat] if table.scores else ""
    points = (table.points[seat], table.places[seat]) if table.points else ("", "")
    return ("" if who is None else who, "bot" if who is None else names[who], *points, score)


def _called(one: said.EntrantKept) -> str:
    """Return what an entrant is called in a file; a name is no formula."""
    if one.level:
        return f"bot {one.entrant} ({one.level})"
    return f"'{one.name}" if one.name.startswith(RISKY) else one.name
