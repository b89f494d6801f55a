"""What is kept about events, what follows from it, and what a program does about it, on both databases."""

import asyncio
import time
from dataclasses import replace

import pytest
from stores import ADA, BEN, SUMMARY, New, in_a_loop, opened

from stammtisch.server.app import House, Settings
from stammtisch.server.event_reader import EventReader
from stammtisch.server.event_shown import Whole, entrants_shown, rounds_shown, standings_shown
from stammtisch.server.event_store import OPEN, OVER, PAUSED, RUNNING, EventKept
from stammtisch.server.group_store import Group
from stammtisch.server.rounds import is_lively
from stammtisch.server.rows import Person, Result
from stammtisch.server.store import Store
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotNow


@in_a_loop
async def test_a_round_begins_once_and_people_enter_once(new: New) -> None:
    async with opened(new()) as store:
        for who in ("ada", "ben"):
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
        event = EventKept("e", "Cup", "ada", "", "{}", "open", 0, 1.0, 1.0)
        await store.add_event(event)
        assert await store.event("e") == event
        await asyncio.gather(*[store.enter("e", who, 1.0, 9) for who in ("ada", "ada")])
        await store.enter("e", "ben", 1.0, 9)
        await store.add_bots("e", "novice", 2)
        found = await store.entrants("e")
        assert [(one.number, one.person, one.level) for one in found] == [
            (0, "ada", ""),
            (1, "ben", ""),
            (2, None, "novice"),
            (3, None, "novice"),
        ]
        await store.remove_bots("e", [3, 0])
        assert len(await store.entrants("e")) == 3
        assert await store.count_hosted("ada") == 1
        tables = [("t1", (0, 1)), ("t2", (2, None))]
        begun = await asyncio.gather(*[store.begin_round(event, RUNNING, tables, 2.0) for _ in range(3)])
        assert sorted(begun) == [False, False, True]
        assert not await store.set_state(event, OVER, 3.0)
        assert [(one.round, one.table, one.seats, one.begun) for one in await store.pairings("e")] == [
            (1, "t1", [0, 1], False),
            (1, "t2", [2, None], False),
        ]
        assert [one.id for one in await store.events_under_way()] == ["e"]
        await store.note_begun("e", 1)
        await store.count_half("e", 1, 1, 4.0)
        assert [(one.begun, one.counts, one.is_done) for one in await store.pairings("e")] == [
            (True, True, True),  # there is no such table any more
            (True, False, True),
        ]
        await store.leave_event("e", 1, 4.0, for_good=True)
        await store.leave_event("e", 1, 4.0, for_good=False)
        await store.enter("e", "ben", 5.0, 9)
        assert [one.plays for one in await store.entrants("e")] == [True, False, True]
        assert [one.id for one in await store.events_of("ben", 9)] == []
        await store.forget("ada")
        assert [one.plays for one in await store.entrants("e")] == [False, False, True]
        await store.remove_event("e")
        assert await store.select("SELECT * FROM entrants") == []
        assert await store.select("SELECT * FROM pairings") == []


CUP = EventKept(
    "e", "Cup", "ada", "", '{"name":"Cup","game":"sep","seats":2,"rounds":2,"between":60}', OPEN, 0, 1.0, 1.0
)
WON = Result(0, "sep", 2, "{}", 2, "person", "ada", 9, 1, False, 0, "cards", True, 20.0)


async def over(store: Store, table: str, at: float, number: int = 0) -> None:
    """A finished match of two, which the first has won."""
    lost = replace(WON, seat=1, person="ben", points=3, place=2, at=at)
    await store.append(
        table, number, at, b"", replace(SUMMARY, status="over", results=(replace(WON, at=at), lost), changed=at)
    )


@in_a_loop
async def test_what_ends_after_the_end_of_an_event_does_not_count(new: New) -> None:
    async with opened(new()) as store:
        await store.add_event(CUP)
        await store.add_bots("e", "novice", 4)
        await store.begin_round(CUP, RUNNING, [("t1", (0, 1)), ("t2", (2, 3))], 10.0)
        await store.note_begun("e", 1)
        await over(store, "t1", 20.0)
        await store.append("t2", 0, 11.0, b"", SUMMARY)
        now = await store.event("e")
        assert now is not None
        assert await store.set_state(now, OVER, 30.0)
        for at in (None, 40.0):
            if at is not None:
                await store.append("t2", 1, at, b"", replace(SUMMARY, status="over", results=(replace(WON, at=at),)))
            ended = await store.event("e")
            assert ended is not None
            one = await EventReader(store).whole(ended)
            shown = rounds_shown(one, "", [1])[0].tables
            assert [table.state for table in shown] == ["over", "playing" if at is None else "gone"]
            assert [(table.points, table.scores) for table in shown] == [([9, 3], [1.0, 0.0]), ([], [])]
            assert {row.entrant: row.matches for row in standings_shown(one)} == {0: 1, 1: 1, 2: 0, 3: 0}


@in_a_loop
async def test_after_a_decision_of_the_host_the_break_is_kept(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        await store.add_event(CUP)
        for person in (ADA, BEN):
            await store.enter("e", person.id, 1.0, 9)
        await store.begin_round(CUP, RUNNING, [("t1", (0, 1))], 10.0)
        await store.append("t1", 0, 11.0, b"", SUMMARY)
        await store.note_begun("e", 1)
        await store.count_half("e", 1, 0, 500.0)
        now = await store.event("e")
        assert now is not None
        assert (await EventReader(store).whole(now)).next_at == 560.0


@in_a_loop
async def test_who_leaves_before_they_are_paired_leaves_no_trace(new: New) -> None:
    async with opened(new()) as store:
        names = ("ada", "ben", "cleo", "dora", "emil")
        for who in names:
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
        await store.add_event(CUP)
        for who in ("ada", "ben", "cleo", "dora"):
            await store.enter("e", who, 1.0, 4)
        await store.enter("e", "emil", 1.0, 4)
        assert [one.person for one in await store.entrants("e")] == [*names[:4]], "four is the most"
        await store.leave_event("e", 2, 2.0, for_good=False)
        await store.leave_event("e", 3, 2.0, for_good=True)
        await store.begin_round(CUP, RUNNING, [("t1", (0, 1))], 10.0)
        await store.note_begun("e", 1)
        await over(store, "t1", 20.0)
        await store.leave_event("e", 1, 21.0, for_good=False)
        now = await store.event("e")
        assert now is not None
        one = await EventReader(store).whole(now)
        assert [row.entrant for row in standings_shown(one)] == [0, 1]
        assert [row.entrant for row in entrants_shown(one, {}, "", 22.0)] == [0, 1]
        await store.enter("e", "emil", 30.0, 4)
        assert len(await store.entrants("e")) == 5, "somebody might just be paired"
        await store.enter("e", "emil", 300.0, 4)
        kept = {one.person: (one.gone, one.removed) for one in await store.entrants("e")}
        assert kept == {"ada": (False, False), "ben": (True, False), "dora": (True, True), "emil": (False, False)}
        await store.enter("e", "ben", 301.0, 2)
        assert len([one for one in await store.entrants("e") if one.plays]) == 2, "two are the most: there are two"
        await store.enter("e", "ben", 301.0, 3)
        assert len([one for one in await store.entrants("e") if one.plays]) == 3


@in_a_loop
async def test_earlier_rounds_are_remembered_for_a_while_and_the_current_one_is_read(new: New) -> None:
    async with opened(new()) as store:
        await store.add_event(CUP)
        await store.add_bots("e", "novice", 2)
        await store.begin_round(CUP, RUNNING, [("t1", (0, 1))], 10.0)
        await store.note_begun("e", 1)
        await over(store, "t1", 20.0)
        first = await store.event("e")
        assert first is not None
        await store.begin_round(first, RUNNING, [("t2", (1, 0))], 30.0)
        await store.note_begun("e", 2)
        await store.append("t2", 0, 31.0, b"", SUMMARY)
        now = await store.event("e")
        assert now is not None
        clock = [0.0]
        reader = EventReader(store, lambda: clock[0])

        async def told() -> tuple[list[list[int]], list[int]]:
            one = await reader.whole(now)
            played = reader.played(one)
            return [part.tables[0].points for part in played.past(0, 0)], [row.matches for row in played.standings]

        assert await told() == ([[9, 3]], [1, 1])
        assert reader.played(await reader.whole(now)) is reader.played(await reader.whole(now)), "computed once"
        await store.delete("t1")
        await over(store, "t2", 40.0, 1)
        assert await told() == ([[9, 3]], [2, 2]), "what is over now counts at once"
        clock[0] = 61.0
        assert (await told())[0] == [[]], "a table of an earlier round was deleted"


@in_a_loop
async def test_an_event_is_looked_at_often_only_while_a_round_may_soon_begin_on_its_own(new: New) -> None:
    async with opened(new()) as store:
        await store.add_event(CUP)
        reader = EventReader(store)
        for change, lively in (
            ({"changed": time.time(), "state": RUNNING}, True),
            ({"changed": time.time() - 3600}, False),
            ({"changed": time.time(), "state": "paused"}, False),
            ({"state": RUNNING, "asked": CUP.asked.replace("60", "null")}, False),
        ):
            names = ", ".join(f"{name} = ?" for name in change)
            await store.change((f"UPDATE events SET {names}", (*change.values(),)))
            event = await store.event("e")
            assert event is not None
            assert is_lively(await reader.whole(event)) is lively, change


@in_a_loop
async def test_lists_ask_once_for_all_events_and_for_all_groups(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        for id in ("e", "f"):
            event = replace(CUP, id=id)
            await store.add_event(event)
            await store.enter(id, "ada", 1.0, 9)
            await store.begin_round(event, RUNNING, [(f"{id}1", (0, None))], 10.0)
            await store.add_group(Group(id, f"link-{id}", "Round", "ada", 1.0, ""), 100.0)
        await store.enter("f", "ben", 1.0, 9)
        await store.add_member("f", "ben", 50.0, 9)
        await store.add_member("f", "ben", 50.0, 9)
        entrants = await store.entrants_of(["e", "f"])
        assert {id: [one.person for one in some] for id, some in entrants.items()} == {
            "e": ["ada"],
            "f": ["ada", "ben"],
        }
        now = await store.pairings_now(["e", "f"])
        assert {id: [(one.table, one.seats) for one in some] for id, some in now.items()} == {
            "e": [("e1", [0, None])],
            "f": [("f1", [0, None])],
        }
        assert await store.pairings_now([]) == {}
        assert await store.sizes(["e", "f"], "ada", 20.0) == {"e": (1, 0), "f": (2, 1)}
        assert await store.sizes(["f"], "ben", 60.0) == {"f": (2, 1)}


@in_a_loop
async def test_a_round_begins_although_one_of_its_tables_was_closed(new: New) -> None:
    async with opened(new()) as store:
        house = House(store, Settings())
        await store.add_event(CUP)
        await store.add_bots("e", "novice", 4)
        tables = ["one" * 7 + "x", "two" * 7 + "x"]
        await store.begin_round(CUP, RUNNING, [(tables[0], (0, 1)), (tables[1], (2, 3))], time.time())
        reader = EventReader(store)

        async def now() -> Whole:
            event = await store.event("e")
            assert event is not None
            return await reader.whole(event)

        await house.lobby.begin(tables[0], [house.events.rounds._opened(await now(), (await now()).current[0], "", "")])
        assert await house.lobby.close_table(tables[0])
        await house.events.rounds.tend(await now())
        assert [(one.begun, one.status) for one in (await now()).current] == [(True, ""), (True, "running")]
        await house.lobby.close(wire.Bye("restart", "", again=True))


@in_a_loop
async def test_a_host_who_pauses_while_a_round_begins_is_heard(new: New) -> None:
    async with opened(new()) as store:
        events = House(store, Settings()).events
        await store.add_event(CUP)
        await store.begin_round(CUP, RUNNING, [], 5.0)
        first = await store.event("e")
        assert first is not None
        await store.begin_round(first, RUNNING, [], 6.0)
        await events.set_state(first, PAUSED)
        now = await store.event("e")
        assert now is not None
        assert (now.state, now.round) == (PAUSED, 2)
        await events.set_state(now, OVER)
        with pytest.raises(NotNow):
            await events.set_state(first, PAUSED)
