"""People around one device have names of their own, at the table, in lists and in records."""

from typing import Any

import pytest
from house import Evening, contribute, evening, fetch, refused

from stammtisch.client import new_id
from stammtisch.table import messages as wire


def around(names: list[str], **more: Any) -> wire.NewTable:
    return wire.NewTable("sequence", 3, mine=[0, 1, 2], names=names, bot_seconds=0.2, **more)


@evening
async def test_each_seat_is_called_as_the_host_says_also_after_lots_and_in_the_next_match(home: Evening) -> None:
    anna = await home.guest("Anna")
    asked = wire.NewTable(
        "seven-seals", 3, mine=[0, 1, 2], names=["Oma", "Ben", ""], lots=True, options={"length": "single"}
    )
    table = await anna.open_table(asked)
    place = await home.at(anna, table)
    assert [seat.name for seat in (await place.set_up(lambda _: True)).seats] == ["Oma", "Ben", "Anna"]
    await place.ask(wire.Start(new_id()))
    await contribute(place)
    seen = await place.set_up(lambda table: table.status == "running")
    assert seen.lots is not None
    turned = (
        ["Oma", "Ben", "Anna"][-seen.lots :] + ["Oma", "Ben", "Anna"][: -seen.lots]
        if seen.lots
        else ["Oma", "Ben", "Anna"]
    )
    assert [seat.name for seat in seen.seats] == turned
    (listed,) = (await anna.lists()).running
    assert listed.names == turned
    for seat in range(3):
        await place.ask(wire.Resign(new_id(), seat))
    await place.set_up(lambda table: table.status == "over")
    assert (await anna.record(table))["players"] == turned
    await place.ask(wire.Propose(new_id(), "rematch", 0))
    after = (await place.set_up(lambda table: bool(table.next))).next
    again = await home.at(anna, after)
    assert [seat.name for seat in (await again.set_up(lambda _: True)).seats] == [turned[2], turned[0], turned[1]]


@evening
async def test_a_friend_with_the_same_name_gets_a_number(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0, 1], names=["Anna", "Ben"]))
    other = await home.at(ben, table)
    await other.ask(wire.Sit(new_id(), 2))
    seen = await other.set_up(lambda table: table.seats[2].name is not None)
    assert [seat.name for seat in seen.seats][1:] == ["Ben", "Ben 2"]


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"names": ["Oma", "0ma", ""]}, "name-twice"),
        ({"names": ["Bot", "", ""]}, "reserved-name"),
        ({"names": ["A\u043d\u043da", "", ""]}, "mixed-name"),
        ({"names": ["\u200b\u2800", "", ""]}, "name-length"),
        ({"names": ["", "", "", "Oma"]}, "table-seat"),
        ({"names": ["", "Ben", ""], "mine": [0]}, "table-seat"),
    ],
)
@evening
async def test_names_that_cannot_be_shown_are_refused(home: Evening, asked: dict[str, Any], reason: str) -> None:
    anna = await home.guest("Anna")
    wanted = {"game": "sequence", "seats": 3, "mine": [0, 1, 2], **asked}
    headers = {"Authorization": f"Bearer {anna.token}"}
    answer = fetch(f"{home.server.url}/api/tables", "POST", wanted, headers)
    assert (answer.status, answer.json()["reason"]) == (400, reason)
    too_long = {**wanted, "names": ["x" * 31]}
    assert fetch(f"{home.server.url}/api/tables", "POST", too_long, headers).status == 400


@evening
async def test_who_stands_up_takes_the_name_along(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(around(["Oma", "Opa", "Tante"]))
    place, other = await home.at(anna, table), await home.at(ben, table)
    await place.ask(wire.Stand(new_id(), 1))
    await other.ask(wire.Sit(new_id(), 1))
    seen = await other.set_up(lambda table: table.seats[1].name is not None)
    assert [seat.name for seat in seen.seats] == ["Oma", "Ben", "Tante"]
    assert (await refused(other.ask(wire.Stand(new_id(), 0)))).code == "not-allowed"


@evening
async def test_the_names_go_when_their_host_is_forgotten(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    asked = wire.NewTable("sequence", 3, mine=[0, 1], names=["Oma", "Opa"], bot_seconds=0.2)
    table = await anna.open_table(asked)
    place, other = await home.at(anna, table), await home.at(ben, table)
    await other.ask(wire.Sit(new_id(), 2))
    await place.ask(wire.Start(new_id()))
    await other.set_up(lambda table: table.status != "open")
    await anna.forget()
    seen = await other.set_up(lambda table: table.seats[0].resigned and table.seats[1].resigned)
    assert [seat.name for seat in seen.seats] == ["a player", "a player", "Ben"]
