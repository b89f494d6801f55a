"""Stalled tables: where others wait because they play the same deal, bots finish what people have walked away from."""

import time
from dataclasses import replace
from typing import Any

import msgspec
from stores import ADA, BEN, New, in_a_loop, opened

from stammtisch.server.app import House, Settings
from stammtisch.server.event_reader import EventReader
from stammtisch.server.event_store import OVER, RUNNING, EventKept
from stammtisch.server.stalled import AFTER, DECIDED_AFTER, Stalled
from stammtisch.server.store import Store
from stammtisch.table import messages as wire
from stammtisch.table.log import Pace, Started
from stammtisch.table.opening import opened as first_entry

OAK, ELM, FIR, ASH = (name * 22 for name in "oefa")
EVENT = EventKept("e", "Cup", "ada", "", "{}", "open", 0, 1.0, 1.0)


async def begin(house: House, id: str, same: str = "set", pace: Pace | None = None) -> None:
    """A table of two people on a deal that others play as well."""
    new = wire.NewTable("sep", 2, {}, pace=pace or Pace(), late=False)
    first = msgspec.structs.replace(
        first_entry(new, ""), owners=["ada", "ben"], seed="07" * 32, chosen="group", same=same
    )
    await house.lobby.begin(id, [first, Started("")])


async def seats(house: House, id: str) -> list[Any]:
    return (await house.lobby.session(id)).table.bots


async def look(house: House, later: float) -> int:
    return await Stalled(house.lobby, lambda: time.time() + later).step()


@in_a_loop
async def test_after_a_day_bots_finish_a_table_on_which_others_wait(new: New) -> None:
    async with opened(new()) as store:
        house = await with_people(store)
        await begin(house, OAK)
        await begin(house, ELM, same="")
        await begin(house, FIR, same="days", pace=Pace("days", 3))
        assert await look(house, AFTER - 60) == 0
        assert await look(house, AFTER + 60) == 1
        assert None not in await seats(house, OAK)
        assert await seats(house, ELM) == [None, None], "nobody waits for it"
        assert await seats(house, FIR) == [None, None], "its clock runs"
        assert await look(house, AFTER + 60) == 0
        await house.lobby.close(wire.Bye("restart", "", again=True))


@in_a_loop
async def test_a_table_for_which_its_event_waits_no_more_is_finished_soon(new: New) -> None:
    async with opened(new()) as store:
        house = await with_people(store)
        for id in (OAK, ELM, FIR):
            await begin(house, id, same=id[:9])
        await store.add_event(EVENT)
        await store.begin_round(EVENT, RUNNING, [(OAK, (0, 1)), (ELM, (2, 3))], 2.0)
        assert await look(house, DECIDED_AFTER + 60) == 0
        await store.count_half("e", 1, 1, 3.0)
        assert await look(house, DECIDED_AFTER - 30) == 0, "perhaps they play on"
        assert await look(house, DECIDED_AFTER + 60) == 1
        assert None in await seats(house, ELM), "only who is waited for"
        assert await seats(house, OAK) == [None, None]
        event = await store.event("e")
        assert event is not None
        assert await store.set_state(event, OVER, 4.0)
        assert await look(house, DECIDED_AFTER + 60) >= 1
        assert await seats(house, OAK) != [None, None]
        assert await seats(house, FIR) == [None, None]
        await house.lobby.close(wire.Bye("restart", "", again=True))


@in_a_loop
async def test_bots_play_at_once_for_those_awaited_where_the_host_waits_no_more(new: New) -> None:
    async with opened(new()) as store:
        house = await with_people(store)
        event = replace(EVENT, asked='{"name":"Cup","game":"sep","seats":2,"same_deal":true}')
        await store.add_event(event)
        await store.begin_round(event, RUNNING, [(OAK, (0, 1)), (ELM, (2, 3))], 2.0)
        await store.note_begun("e", 1)
        for id in (OAK, ELM):
            await begin(house, id)
        now = await store.event("e")
        assert now is not None
        one = await EventReader(store).whole(now)
        await house.events.rounds.wait_no_more(one, 1)
        assert await seats(house, OAK) == [None, None], "its result still counts"
        waiting = await seats(house, ELM)
        assert waiting.count(None) == 1, "the other may still be there"
        await house.events.rounds.wait_no_more(one)
        assert (await seats(house, OAK)).count(None) == 1
        await house.lobby.close(wire.Bye("restart", "", again=True))


async def with_people(store: Store) -> House:
    for person in (ADA, BEN):
        await store.add_person(person, person.id.encode())
    return House(store, Settings())
