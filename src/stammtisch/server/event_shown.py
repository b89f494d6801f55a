"""What somebody with the link of an event sees: its rounds, its tables and its standings, made from what is kept.

With the same deal at every table of a round, nothing of the round is told before all its tables are done: neither
points nor places, and no link to another's table.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from stammtisch.core import shelf
from stammtisch.server import api_events as said
from stammtisch.server.event_store import OPEN, OVER, PAUSED, RUNNING, Entrant, EventKept, Paired
from stammtisch.server.links import HERE_SECONDS
from stammtisch.server.pairing import SURPLUS, Meetings, have_all_met, least_rounds
from stammtisch.server.standing import EntrantStanding, TableResult, scores, standings

Row = tuple[int, int | None, bool, float]
"""Points, place, whether the seat resigned, and when the match ended."""


@dataclass(frozen=True)
class Whole:
    """Everything that is kept about an event."""

    event: EventKept
    asked: said.NewEvent
    entrants: Sequence[Entrant]
    paired: Sequence[Paired]
    results: Mapping[str, Sequence[Row]]

    @property
    def teams(self) -> Sequence[int]:
        """Return the team of each seat."""
        return shelf.game(self.asked.game).teams(self.asked.seats, self.asked.options)

    @property
    def fewest(self) -> bool:
        """Say whether the fewest points win."""
        return shelf.game(self.asked.game).fewest

    @property
    def players(self) -> list[int]:
        """Return those who are paired in the next round."""
        return [one.number for one in self.entrants if one.plays]

    @property
    def taking_part(self) -> list[Entrant]:
        """Return those who are paired in the next round, and those who were in some."""
        paired = {who for one in self.paired for who in one.seats}
        return [one for one in self.entrants if one.plays or one.number in paired]

    def round(self, number: int) -> list[Paired]:
        """Return the tables of a round."""
        return [one for one in self.paired if one.round == number]

    @property
    def current(self) -> list[Paired]:
        """Return the tables of the current round."""
        return self.round(self.event.round)

    @property
    def is_round_done(self) -> bool:
        """Say whether the current round waits for no table."""
        return all(one.is_done for one in self.current)

    @property
    def past(self) -> Meetings:
        """Return who has met whom."""
        found = Meetings()
        for one in self.paired:
            found.add(one.seats, self.teams)
        return found

    @property
    def rounds(self) -> int:
        """Return how many rounds there will be, or at least."""
        if self.asked.form != "all":
            return max(self.asked.rounds, self.event.round)
        return max(least_rounds(len(self.players), self.asked.seats), self.event.round)

    @property
    def is_last(self) -> bool:
        """Say whether no round follows the current one."""
        if len(self.players) < 2 or not any(one.plays and one.person is not None for one in self.entrants):
            return True
        if self.asked.form != "all":
            return self.event.round >= self.asked.rounds
        most = SURPLUS * least_rounds(len(self.players), self.asked.seats) + SURPLUS
        return self.event.round >= most or have_all_met(self.players, self.past)

    @property
    def next_at(self) -> float | None:
        """Return when the next round begins on its own."""
        event, between = self.event, self.asked.between
        if event.state != RUNNING or between is None or not event.round or not self.is_round_done or self.is_last:
            return None
        ended = [row[3] for one in self.current for row in self.results.get(one.table, ())]
        return max([event.changed, *ended]) + between

    def shown_rounds(self) -> dict[int, list[Paired]]:
        """Return the tables whose results may be told, by round."""
        found: dict[int, list[Paired]] = {}
        for one in self.paired:
            secret = one.round == self.event.round and self.asked.same_deal and not self.is_round_done
            if one.is_done and not secret and not self.came_late(one) and self.event.state != OPEN:
                found.setdefault(one.round, []).append(one)
        return found

    def came_late(self, one: Paired) -> bool:
        """Say whether a table was finished after the end of the event: it does not count."""
        ended = [row[3] for row in self.results.get(one.table, ())]
        return self.event.state == OVER and one.counts and max(ended, default=0.0) > self.event.changed

    def played(self, one: Paired) -> TableResult:
        """Return the result of a table that is done."""
        rows = self.results.get(one.table, ()) if one.counts else ()
        points, places, resigned = ([row[at] for row in rows] for at in range(3))
        return TableResult(one.round, one.seats, points, places, resigned)  # type: ignore[arg-type]

    def standings(self) -> list[EntrantStanding]:
        """Return the standings, the best first."""
        rounds = {number: [self.played(one) for one in tables] for number, tables in self.shown_rounds().items()}
        who = [one.number for one in self.taking_part]
        return standings(who, rounds, self.teams, compared=self.asked.same_deal, fewest=self.fewest)


class RoundsPlayed:
    """What the tables that are done come to. It is the same for everybody who looks, and computed once."""

    def __init__(self, one: Whole) -> None:
        self._one = one

    @cached_property
    def standings(self) -> list[said.EventStanding]:
        """Return the standings."""
        return standings_shown(self._one)

    @cached_property
    def _rounds(self) -> list[said.RoundShown]:
        """Return all rounds that are done, newest first."""
        last = self._one.event.round + (self._one.event.state == OVER)
        return rounds_shown(self._one, "", range(last - 1, 0, -1))

    def past(self, me: int | None, known: int) -> list[said.RoundShown]:
        """Return those that somebody does not know, newest first; they know the first ones."""
        return [
            said.RoundShown(part.round, [_as_mine(table) if me in table.entrants else table for table in part.tables])
            for part in self._rounds
            if part.round > known
        ]


def _as_mine(table: said.EventTable) -> said.EventTable:
    return msgspec.structs.replace(table, mine=True)


def host_of(one: Whole, known: Mapping[str, str]) -> str:
    """Return the host; if they are forgotten, the person who entered first."""
    if one.event.host in known:
        return one.event.host
    return next((who.person for who in one.entrants if who.person is not None and not who.gone), "")


def entrants_shown(one: Whole, names: Mapping[str, str], person: str, now: float) -> list[said.EntrantShown]:
    """Return who takes part, or did."""
    return [
        said.EntrantShown(
            entrant=who.number,
            name=_name(who, names),
            level=who.level or None,
            me=who.person == person,
            here=who.person is not None and now - who.seen < HERE_SECONDS,
            gone=not who.plays,
        )
        for who in one.taking_part
    ]


def entrants_kept(one: Whole, names: Mapping[str, str]) -> list[said.EntrantKept]:
    """Return who takes part, or did, for a file."""
    return [
        said.EntrantKept(who.number, _name(who, names), who.level or None, not who.plays) for who in one.taking_part
    ]


def _name(who: Entrant, names: Mapping[str, str]) -> str:
    return "" if who.level else names.get(who.person or "", "")


def rounds_shown(one: Whole, person: str, rounds: Iterable[int]) -> list[said.RoundShown]:
    """Return some rounds as somebody sees them."""
    me = {who.number for who in one.entrants if who.person is not None and who.person == person}
    people = {who.person: who.number for who in one.entrants if who.person is not None}
    told = one.shown_rounds()
    found = []
    for number in rounds:
        done = told.get(number, [])
        results = [one.played(table) for table in done]
        scored = scores(results, one.teams, compared=one.asked.same_deal, fewest=one.fewest)
        score = {table.number: values for table, values in zip(done, scored, strict=True)}
        tables = [_table(one, table, me, people, score.get(table.number)) for table in one.round(number)]
        found.append(said.RoundShown(number, tables))
    return found


def _table(
    one: Whole, table: Paired, me: set[int], people: Mapping[str, int], score: list[float] | None
) -> said.EventTable:
    mine = any(who in me for who in table.seats)
    alone = not one.asked.same_deal or len(one.round(table.round)) == 1
    open_to_all = alone or table.round < one.event.round or one.is_round_done
    rows = one.results.get(table.table, ()) if score is not None and table.counts else ()
    state = "gone" if one.came_late(table) else _state(table)
    awaited = [who for who, waits in json.loads(table.people) if waits] if state == "playing" else []
    return said.EventTable(
        number=table.number,
        table=table.table if (mine or open_to_all) and (table.status or not table.begun) else None,
        state=state,
        entrants=[*table.seats],
        mine=mine,
        waits_for=[people[who] for who in awaited if who in people],
        changed=table.changed,
        points=[row[0] for row in rows],
        places=[row[1] or 0 for row in rows],
        scores=score or [],
    )


def _state(table: Paired) -> said.TableState:
    if not table.counts:
        return "decided"
    if table.begun and not table.status:
        return "gone"
    return "over" if table.status == OVER else "playing"


def standings_shown(one: Whole) -> list[said.EventStanding]:
    """Return the standings, once something is finished."""
    if not one.shown_rounds():
        return []
    return [
        said.EventStanding(
            place=who.place,
            entrant=who.entrant,
            points=round(who.points, 3),
            buchholz=round(who.buchholz, 3),
            berger=round(who.berger, 3),
            wins=who.wins,
            matches=who.matches,
        )
        for who in one.standings()
    ]


def event_now(
    one: Whole,
    played: RoundsPlayed,
    names: Mapping[str, str],
    known: Mapping[str, str],
    person: str,
    now: float,
    rounds_known: int,
) -> said.EventNow:
    """Return an event as somebody sees it; `names` are as shown, `known` has everybody who still exists."""
    event, asked = one.event, one.asked
    host = host_of(one, known)
    current = rounds_shown(one, person, [event.round])[0].tables if event.round and event.state != OVER else []
    mine = [table.table for table in current if table.mine and table.state == "playing"]
    me = next((who.number for who in one.entrants if who.person == person), None)
    return said.EventNow(
        event=event.id,
        name=event.name,
        host=person == host,
        host_name=names.get(host, ""),
        group="",
        game=asked.game,
        seats=asked.seats,
        teams=[*one.teams],
        options=asked.options,
        form=asked.form,
        same_deal=asked.same_deal,
        pace=asked.pace,
        level=asked.level,
        between=asked.between,
        late=asked.late,
        state=event.state,  # type: ignore[arg-type]
        round=event.round,
        rounds=one.rounds,
        played=bool(event.round) and one.is_round_done,
        last=one.is_last if event.state in (RUNNING, PAUSED) else event.state == OVER,
        left=None if one.next_at is None else max(0.0, one.next_at - now),
        me=me,
        my_table=mine[0] if mine and event.state != OVER else None,
        entrants=entrants_shown(one, names, person, now),
        current=current,
        past=played.past(me, rounds_known),
        standings=played.standings,
    )
