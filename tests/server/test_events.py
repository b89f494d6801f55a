"""Events: who has the link takes part, rounds follow from what is kept, and nobody learns a card or a result early."""

import asyncio
import csv
import io
import random
from contextlib import suppress
from typing import Any

import pytest
from house import Evening, Server, Servers, at_random, contribute, evening, fetch, together

from stammtisch.client import Guest, Lost, Turned
from stammtisch.table import messages as wire
from stammtisch.table.log import Question

Answer = tuple[int, Any]
QUICK = {"game": "diabolo", "seats": 3, "options": {"length": "single"}, "bot_seconds": 0.2, "level": "novice"}
TWO = {"game": "sep", "seats": 2, "options": {}}


def ask(home: Evening, guest: Guest, path: str, body: object) -> Answer:
    answer = fetch(f"{home.server.url}/api/{path}", "POST", body, {"Authorization": f"Bearer {guest.token}"})
    return answer.status, answer.json() if answer.body else None


def found(home: Evening, guest: Guest, **settings: Any) -> str:
    status, made = ask(home, guest, "events", {"name": "Cup", "between": None, **QUICK, **settings})
    assert status == 201, made
    return str(made["event"])


def change(home: Evening, guest: Guest, event: str, do: str, **more: object) -> Answer:
    return ask(home, guest, f"events/{event}/change", {"do": do, **more})


def done(home: Evening, guest: Guest, event: str, do: str, **more: object) -> dict[str, Any]:
    status, shown = change(home, guest, event, do, **more)
    assert status == 200, shown
    return dict(shown)


def look(home: Evening, guest: Guest, event: str) -> dict[str, Any]:
    status, shown = ask(home, guest, f"events/{event}", {})
    assert status == 200, shown
    return dict(shown)


async def until(home: Evening, guest: Guest, event: str, key: str, value: object) -> dict[str, Any]:
    while (shown := await asyncio.to_thread(look, home, guest, event))[key] != value:
        await asyncio.sleep(0.1)
    return shown


async def sit(home: Evening, guest: Guest, event: str, round: int = 1) -> Any:
    """The guest's place at their table of a round."""
    await until(home, guest, event, "round", round)
    while (table := (await asyncio.to_thread(look, home, guest, event))["my_table"]) is None:
        await asyncio.sleep(0.1)
    while True:
        with suppress(Lost):
            return await home.at(guest, table)
        await asyncio.sleep(0.1)


async def give_up(home: Evening, guest: Guest, event: str, round: int = 1) -> None:
    """End the match at the guest's table of a round, if it is still played."""
    if (await asyncio.to_thread(look, home, guest, event))["my_table"] is None:
        return
    place = await sit(home, guest, event, round)
    mine = next(seat for seat, one in enumerate(place.table.seats) if one.mine)
    with suppress(Turned):
        await place.set_up(lambda table: table.status != "dealing")
        await place.ask(wire.Resign("r", mine))
    await place.set_up(lambda table: table.status == "over")


async def play(home: Evening, guest: Guest, event: str, round: int = 1) -> None:
    """Play a round to its end."""
    place = await sit(home, guest, event, round)
    await contribute(place)
    await at_random(place, random.Random(round))


@evening
async def test_people_enter_by_the_link_come_late_and_leave(home: Evening) -> None:
    anna, ben, cleo, dora = await home.guests("Anna", "Ben", "Cleo", "Dora")
    event = found(home, anna, **TWO, form="lots", rounds=2)
    for guest in (ben, cleo, dora):
        assert done(home, guest, event, "enter")["me"] is not None
    assert change(home, ben, event, "start")[1]["reason"] == "only-event-host"
    shown = done(home, anna, event, "start")
    assert (shown["state"], shown["round"], shown["rounds"], shown["played"]) == ("running", 1, 2, False)
    assert sorted(who for table in shown["current"] for who in table["entrants"]) == [0, 1, 2, 3]
    place = await sit(home, ben, event)
    assert (place.table.event, place.table.event_round) == (event, 1)
    # Somebody comes late and waits for the next round; somebody leaves, and a bot takes their seat.
    late = await home.guest("Emil")
    assert done(home, late, event, "enter")["my_table"] is None
    done(home, dora, event, "leave")
    with_dora = next(table for table in look(home, dora, event)["current"] if 3 in table["entrants"])
    seat = with_dora["entrants"].index(3)
    left = [guest for number, guest in enumerate((anna, ben, cleo)) if number in with_dora["entrants"]]
    other = await sit(home, left[0], event)
    await contribute(other)
    while other.table.seats[seat].why != "clock":
        # Dora's seat is a bot's as soon as the table waits for it.
        view = await other.seen(lambda _: True)
        if view.legal:
            await other.play(view.legal[0])
        await asyncio.sleep(0.05)
    await asyncio.gather(*[give_up(home, guest, event) for guest in (left[0], anna if left[0] is not anna else ben)])
    if not look(home, anna, event)["played"]:
        await give_up(home, cleo, event)
    shown = await until(home, late, event, "played", True)
    assert [one["entrant"] for one in shown["entrants"] if one["gone"]] == [3]
    assert change(home, ben, event, "next")[1]["reason"] == "only-event-host"
    assert sum(one["points"] for one in shown["standings"]) == 2
    assert done(home, anna, event, "next")["past"] == [], "nobody changes what is past"
    shown = look(home, anna, event)
    assert sorted(who for table in shown["current"] for who in table["entrants"]) == [0, 1, 2, 4]
    assert {str({*table["entrants"]}) for table in shown["current"]}.isdisjoint(
        {str({*table["entrants"]}) for table in shown["past"][0]["tables"]}
    )
    await asyncio.gather(*[give_up(home, guest, event, 2) for guest in (anna, ben, cleo, late)])
    shown = await until(home, dora, event, "state", "over")
    assert [len(one["tables"]) for one in shown["past"]] == [2, 2]
    assert [[one["mine"] for one in part["tables"]].count(True) for part in shown["past"]] == [0, 1], "Dora has left"
    for known, rounds in ((0, [2, 1]), (1, [2]), (2, [])):
        told = ask(home, anna, f"events/{event}", {"known": known})[1]
        assert [one["round"] for one in told["past"]] == rounds
        assert told["standings"] == shown["standings"]
    file = fetch(f"{home.server.url}/api/events/{event}/results.json").json()
    assert {*file["entrants"][0]} == {"entrant", "name", "level", "gone"}
    assert [one["matches"] for one in shown["standings"]].count(2) == 3
    assert change(home, anna, event, "next")[1]["reason"] == "event-over"
    assert change(home, late, event, "enter")[1]["reason"] == "event-over"


@evening
async def test_with_the_same_deal_nobody_learns_anything_before_the_round_is_over(home: Evening) -> None:
    guests = await home.guests("Anna", "Ben", "Cleo", "Dora")
    anna = guests[0]
    event = found(home, anna, **TWO, same_deal=True, rounds=2, form="lots")
    for guest in guests[1:]:
        done(home, guest, event, "enter")
    done(home, anna, event, "start")
    places = {guest: await sit(home, guest, event) for guest in guests}
    tables = {guest: str(place.table.table) for guest, place in places.items()}
    first = [guest for guest in guests if tables[guest] == tables[anna]]
    second = [guest for guest in guests if guest not in first]
    here, there = tables[first[0]], tables[second[0]]
    hands = [[(await places[guest].seen(lambda _: True)).places for guest in pair] for pair in (first, second)]
    assert hands[0] in (hands[1], hands[1][::-1])
    table = places[first[0]].table
    assert (table.watchers, table.takebacks, table.hints, table.late, table.host) == (False, False, False, False, False)
    # Nobody sees another's table while it plays, whoever they are, and the page does not even name it.
    assert [one["table"] for one in look(home, second[0], event)["current"]].count(None) == 1
    for guest in (*second, await home.guest("Emil")):
        with pytest.raises(Lost, match="another table still plays"):
            await home.at(guest, here)
    # One table is over; the other still plays the same cards.
    mine = next(seat for seat, one in enumerate(places[first[0]].table.seats) if one.mine)
    await places[first[0]].ask(wire.Resign("r", mine))
    await places[first[0]].set_up(lambda table: table.status == "over")
    for what in ("record", "proof", "replay"):
        for guest in (first[0], second[0]):
            bearer = {"Authorization": f"Bearer {guest.token}"}
            answer = fetch(f"{home.server.url}/api/tables/{here}/{what}", headers=bearer)
            assert (answer.status, answer.json()["reason"]) == (403, "deal-elsewhere")
    for what in ("review", "luck"):
        assert ask(home, first[0], f"tables/{here}/{what}", {"seat": 0})[0] in (400, 403)
    with pytest.raises(Lost, match="another table still plays"):
        await home.at(second[0], here)
    of_it = {"game": "sep", "seats": 2, "deal": {"of": "table", "table": here}}
    assert ask(home, first[0], "tables", of_it)[0] >= 400
    questions: dict[Question, str] = {"rematch": "event-goes-on", "same-deal": "deal-elsewhere"}
    for what, reason in questions.items():
        with pytest.raises(Turned) as refused:
            await places[first[0]].ask(wire.Propose(what, what, mine))
        assert refused.value.reason == reason
    shown = look(home, second[0], event)
    assert (shown["played"], shown["standings"]) == (False, [])
    assert all(not one["points"] and not one["scores"] for one in shown["current"])
    for file in ("results.json", "results.csv"):
        body = fetch(f"{home.server.url}/api/events/{event}/{file}").body.decode()
        assert here not in body
        assert there not in body
    # Both are over: now everything is open.
    other = next(seat for seat, one in enumerate(places[second[0]].table.seats) if one.mine)
    await places[second[0]].ask(wire.Resign("r", other))
    shown = await until(home, anna, event, "played", True)
    assert {one["table"] for one in shown["current"]} == {here, there}
    assert sorted(one["points"] for one in shown["standings"]) == [0, 0, 1, 1]
    assert fetch(f"{home.server.url}/api/tables/{here}/record").status == 200
    # The next round has other cards, and only the server could know them.
    done(home, anna, event, "next")
    again = [(await (await sit(home, guest, event, 2)).seen(lambda _: True)).places for guest in guests]
    assert hands[0][0] not in again


@evening
async def test_the_time_until_the_next_round_is_told_in_seconds_left(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    event = found(home, anna, **TWO, rounds=2, between=60)
    done(home, ben, event, "enter")
    assert done(home, anna, event, "start")["left"] is None
    left = done(home, anna, event, "half", table=0)["left"]
    assert 0 < left <= 60
    await asyncio.sleep(0.2)
    assert 0 < look(home, ben, event)["left"] < left


@evening
async def test_a_host_pauses_lets_bots_play_on_and_decides_a_table_that_stalls(home: Evening) -> None:
    anna, ben, cleo, dora = await home.guests("Anna", "Ben", "Cleo", "Dora")
    event = found(home, anna, **TWO, rounds=2, between=0, late=False)
    assert change(home, anna, event, "start")[1]["reason"] == "event-few"
    for do in ("next", "pause", "resume"):
        assert change(home, anna, event, do)[1]["reason"] == "event-not-begun"
    for guest in (ben, cleo, dora):
        done(home, guest, event, "enter")
    shown = done(home, anna, event, "bots", count=2)
    assert [one["level"] for one in shown["entrants"]] == [None] * 4 + ["novice"] * 2
    shown = done(home, anna, event, "bots", count=0)
    assert [one["name"] for one in shown["entrants"]] == ["Anna", "Ben", "Cleo", "Dora"]
    assert change(home, ben, event, "remove", entrant=2)[1]["reason"] == "only-event-host"
    done(home, anna, event, "start")
    assert change(home, anna, event, "bots", count=2)[1]["reason"] == "event-begun"
    assert change(home, await home.guest("Emil"), event, "enter")[1]["reason"] == "event-closed"
    assert done(home, anna, event, "pause")["state"] == "paused"
    assert change(home, anna, event, "next")[1]["reason"] == "event-paused"
    for do, table in (("play-on", 9), ("half", 9)):
        assert change(home, anna, event, do, table=table)[1]["reason"] == "event-table"
    # Nobody comes to a table: bots play on there, and the people may still come back.
    while not (shown := look(home, anna, event))["current"][0]["waits_for"]:
        await asyncio.sleep(0.1)
    done(home, anna, event, "play-on", table=0)
    while look(home, anna, event)["current"][0]["waits_for"] == shown["current"][0]["waits_for"]:
        await asyncio.sleep(0.1)
    shown = done(home, anna, event, "half", table=0)
    assert (shown["current"][0]["state"], shown["current"][0]["scores"]) == ("decided", [0.5, 0.5])
    assert shown["played"] is False
    assert done(home, anna, event, "half", table=1)["played"] is True
    assert [one["points"] for one in shown["standings"]].count(0.5) == 2
    await asyncio.sleep(1.2)
    assert look(home, anna, event)["round"] == 1
    done(home, anna, event, "resume")
    shown = await until(home, anna, event, "round", 2)
    assert {*shown["current"][0]["entrants"]} != {*shown["past"][0]["tables"][0]["entrants"]}
    assert [one["round"] for one in done(home, anna, event, "rename", name="Cup 2")["past"]] == []
    # Who is taken out cannot come back, and is paired no more; with nobody left to play, it is over.
    for name in (1, 2, 3):
        done(home, anna, event, "remove", entrant=name)
    assert change(home, cleo, event, "enter")[1]["reason"] == "event-removed"
    assert change(home, cleo, event, "leave")[1]["reason"] == "no-member"
    assert change(home, cleo, event, "enter")[1]["reason"] == "event-removed", "leaving takes no removal back"
    for table in (0, 1):
        done(home, anna, event, "half", table=table)
    await until(home, anna, event, "state", "over")
    assert change(home, anna, event, "pause")[1]["reason"] == "event-over"
    after = done(home, anna, event, "rename", name="Cup")
    assert [one["round"] for one in after["past"]] == [2, 1], "a page asks no more, and must know all"
    assert change(home, ben, event, "delete")[1]["reason"] == "only-event-host"
    assert change(home, anna, event, "delete") == (204, None)
    assert ask(home, anna, f"events/{event}", {})[1]["reason"] == "no-event"


@evening
async def test_nobody_learns_of_an_event_without_its_link_and_a_group_sees_its_own(home: Evening) -> None:
    anna, ben, cleo, nobody = *await home.guests("Anna", "Ben", "Cleo"), await home.guest()
    group = ask(home, anna, "groups", {"name": "Round"})[1]["group"]
    ask(home, cleo, f"groups/{group}/change", {"do": "join"})
    event = found(home, anna, group=group)
    assert change(home, nobody, event, "enter")[1]["reason"] == "name-first"
    assert ask(home, nobody, "events", {"name": "Cup", **QUICK})[1]["reason"] == "name-first"
    assert ask(home, ben, "events", {"name": "Cup", "group": group, **QUICK})[1]["reason"] == "only-members"
    for guest, seen in ((anna, [event]), (ben, []), (cleo, [])):
        assert [one["event"] for one in ask(home, guest, "lists", {})[1]["events"]] == seen
    assert [one["event"] for one in ask(home, cleo, f"groups/{group}", {})[1]["events"]] == [event]
    assert ask(home, ben, f"groups/{group}", {})[1]["events"] == []
    assert (look(home, cleo, event)["group"], look(home, ben, event)["group"]) == (group, "")
    shown = look(home, ben, event)
    assert {*shown["entrants"][0]} == {"entrant", "name", "level", "me", "here", "gone"}
    assert (shown["host"], shown["me"], shown["host_name"]) == (False, None, "Anna")
    # A spectator of a table does not learn to which event it belongs.
    done(home, ben, event, "enter")
    done(home, anna, event, "start")
    table = (await sit(home, anna, event)).table
    watching = await home.at(cleo, table.table)
    assert (table.event, watching.table.event if watching.table else None) == (event, "")
    for wrong in ("nothing", "A" * 22, "%00", "' OR 1=1"):
        assert ask(home, anna, f"events/{wrong.replace(' ', '%20')}", {})[0] == 404
    for bad in ({"seats": 9}, {"options": {"x": 1}}, {"level": "god"}, {"name": "\u200b"}, {"rounds": 0}, {"bots": 64}):
        assert ask(home, anna, "events", {"name": "Cup", **QUICK, **bad})[0] == 400
    # The host is forgotten: whoever entered first is the host from then on.
    bearer = {"Authorization": f"Bearer {anna.token}"}
    assert fetch(f"{home.server.url}/api/me", "DELETE", None, bearer).status == 204
    shown = look(home, ben, event)
    assert (shown["host"], [one["name"] for one in shown["entrants"]]) == (True, ["", "Ben"])


def test_events_are_not_opened_or_guessed_in_bulk(servers: Servers) -> None:
    server = servers(limits=1.0)
    hello = fetch(f"{server.url}/api/me", "POST", {"name": "Anna"}).json()
    bearer = {"Authorization": f"Bearer {hello['token']}"}
    made = [fetch(f"{server.url}/api/events", "POST", {"name": "x", **QUICK}, bearer).status for _ in range(6)]
    assert made == [201] * 5 + [429]
    tries = [fetch(f"{server.url}/api/events/{'A' * 22}", "POST", {}, bearer).status for _ in range(31)]
    assert tries == [404] * 30 + [429]


@pytest.mark.strain
def test_32_players_of_whom_24_are_bots_play_to_the_end_over_a_restart(
    kind: str, servers: Servers, request: Any
) -> None:
    more = {"database": request.getfixturevalue("postgres").database()} if kind == "postgres" else {}
    server = servers(**more)
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gerd", "=Hans"]

    async def tournament() -> None:
        async with Evening(server) as home:
            guests = await home.guests(*names)
            event = found(home, guests[0], seats=4, rounds=3, bots=24, between=0, same_deal=True)
            for guest in guests[1:]:
                done(home, guest, event, "enter")
            shown = done(home, guests[0], event, "start")
            assert [len(shown["entrants"]), len(shown["current"])] == [32, 8]
            places = [await sit(home, guest, event) for guest in guests[:4]]
            await asyncio.gather(*[at_random_for_a_while(place) for place in places])
            before = look(home, guests[0], event)["current"]
            await asyncio.to_thread(server.restart)
            after = look(home, guests[0], event)["current"]
            assert [one["entrants"] for one in after] == [one["entrants"] for one in before]
            await asyncio.gather(*[play(home, guest, event) for guest in guests])
            for round in (2, 3):
                await asyncio.gather(*[play(home, guest, event, round) for guest in guests])
            shown = await until(home, guests[0], event, "state", "over")
            check(shown, home.server, event)

    together(tournament(), 120.0)


async def at_random_for_a_while(place: Any) -> None:
    """Say one word, if it is soon one's turn."""
    with suppress(TimeoutError, Turned):
        async with asyncio.timeout(1.0):
            view = await place.seen(lambda view: bool(view.legal))
            await place.play(view.legal[0])


def check(shown: dict[str, Any], server: Server, event: str) -> None:
    """A tournament of 32 over three rounds at tables of four, with the same deal at every table of a round."""
    assert [len(one["tables"]) for one in shown["past"]] == [8, 8, 8]
    assert {table["state"] for one in shown["past"] for table in one["tables"]} == {"over"}
    for one in shown["past"]:
        assert sorted(who for table in one["tables"] for who in table["entrants"]) == [*range(32)]
        assert sum(score for table in one["tables"] for score in table["scores"]) == pytest.approx(16)
    pairs = [
        {*two}
        for one in shown["past"]
        for table in one["tables"]
        for two in [(a, b) for a in table["entrants"] for b in table["entrants"] if a < b]
    ]
    assert all(pairs.count(two) == 1 for two in pairs)
    assert [one["place"] for one in shown["standings"]] == sorted(one["place"] for one in shown["standings"])
    assert {one["matches"] for one in shown["standings"]} == {3}
    assert sum(one["points"] for one in shown["standings"]) == pytest.approx(48, abs=0.03)
    results = fetch(f"{server.url}/api/events/{event}/results.json").json()
    assert results["standings"] == shown["standings"]
    rows = [*csv.reader(io.StringIO(fetch(f"{server.url}/api/events/{event}/results.csv").body.decode()))]
    assert len(rows) == 1 + 32 + 1 + 1 + 96
    assert "'=Hans" in {row[2] for row in rows[1:33]}
    deals = {table["table"] for table in shown["past"][0]["tables"]}
    records = [fetch(f"{server.url}/api/tables/{table}/record").json() for table in deals]
    assert len({one["seed"] for one in records}) == 1
