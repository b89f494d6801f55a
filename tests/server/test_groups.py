"""Groups: whoever has the link belongs to it, its tables and results are its members' alone, and it can be left."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from house import Evening, Servers, contribute, evening, fetch, refused
from stores import SUMMARY, New, in_a_loop, opened

from stammtisch.client import Guest, Lost
from stammtisch.server.group_store import Group
from stammtisch.server.rating import accounts_in
from stammtisch.server.rows import Person, Result
from stammtisch.table import messages as wire
from stammtisch.table.coach import ACCOUNT as KEPT
from stammtisch.table.coach import WHOLE

Answer = tuple[int, Any]
PARTS = ("fair", "seats", "deal", "own_draws", "other_draws", "own_decisions", "other_decisions", "error")
UNLUCKY = dict.fromkeys(PARTS, 0.0)
RESULT = Result(0, "sep", 2, "{}", 2, "person", "ada", 9, 1, False, 0, "cards", True, 20.0)


def ask(home: Evening, guest: Guest, path: str, body: object) -> Answer:
    answer = fetch(f"{home.server.url}/api/{path}", "POST", body, {"Authorization": f"Bearer {guest.token}"})
    return answer.status, answer.json() if answer.body else None


def found(home: Evening, guest: Guest, name: str = "Our Thursday round") -> str:
    status, made = ask(home, guest, "groups", {"name": name})
    assert status == 201, made
    return str(made["group"])


def change(home: Evening, guest: Guest, group: str, do: str, **more: object) -> Answer:
    return ask(home, guest, f"groups/{group}/change", {"do": do, **more})


def look(home: Evening, guest: Guest, group: str) -> dict[str, Any]:
    status, shown = ask(home, guest, f"groups/{group}", {})
    assert status == 200, shown
    return dict(shown)


def number_of(shown: dict[str, Any], name: str) -> int:
    return next(int(one["member"]) for one in shown["members"] if one["name"] == name)


async def group_of(home: Evening, *names: str) -> tuple[str, list[Guest]]:
    guests = await home.guests(*names)
    group = found(home, guests[0])
    for guest in guests[1:]:
        assert change(home, guest, group, "join")[0] == 200
    return group, guests


@evening
async def test_whoever_has_the_link_and_a_name_belongs_to_it_and_others_see_only_its_name(home: Evening) -> None:
    group, (anna, ben) = await group_of(home, "Anna", "Ben")
    stranger, nobody = await home.guest("Dora"), await home.guest()
    shown = look(home, stranger, group)
    assert (shown["name"], shown["founder_name"], shown["size"]) == ("Our Thursday round", "Anna", 2)
    assert (shown["mine"], shown["members"], shown["tables"], shown["season"]) == (False, [], [], [])
    mine = look(home, ben, group)
    assert [(one["name"], one["me"], one["founder"], one["here"]) for one in mine["members"]] == [
        ("Anna", False, True, True),
        ("Ben", True, False, True),
    ]
    assert change(home, nobody, group, "join")[1]["reason"] == "name-first"
    assert ask(home, stranger, f"groups/{group}/tables", {"game": "sep", "seats": 2})[1]["reason"] == "only-members"
    evening_asked = {"game": "sep", "members": [0, 1]}
    assert ask(home, stranger, f"groups/{group}/evening", evening_asked)[1]["reason"] == "only-members"
    assert ask(home, ben, f"groups/{group}/evening", {"game": "sep", "members": []})[0] == 400
    assert ask(home, ben, f"groups/{group}/evening", {"game": "sep", "members": [7]})[1]["reason"] == "others-at-tables"
    assert change(home, stranger, group, "leave")[1]["reason"] == "only-members"
    assert ask(home, stranger, f"groups/{group}/past", {"at": 1.0})[1]["reason"] == "only-members"
    assert ask(home, ben, f"groups/{group}/past", {"at": 1.0})[1] == {"evening": None, "tables": []}
    assert ask(home, stranger, f"groups/{group}/season", {})[1]["reason"] == "only-members"
    assert ask(home, ben, f"groups/{group}/season", {"since": 1.0})[1] == {"season": [], "beaten": []}
    for wrong in ("nothing", "A" * 22, "%00", "' OR 1=1"):
        assert ask(home, anna, f"groups/{wrong.replace(' ', '%20')}", {})[0] == 404
    listed = ask(home, ben, "lists", {})[1]["groups"]
    assert [(one["group"], one["name"], one["size"], one["here"]) for one in listed] == [
        (group, "Our Thursday round", 2, 1)
    ]
    assert ask(home, stranger, "lists", {})[1]["groups"] == []


@evening
async def test_the_founder_renames_removes_hands_over_and_closes_and_nobody_else_does(home: Evening) -> None:
    group, (anna, ben, cleo) = await group_of(home, "Anna", "Ben", "Cleo")
    shown = look(home, anna, group)
    third = number_of(shown, "Cleo")
    for do in (
        {"do": "rename", "name": "x"},
        {"do": "remove", "member": third},
        {"do": "season"},
        {"do": "new-link"},
        {"do": "close"},
    ):
        assert ask(home, ben, f"groups/{group}/change", do)[1]["reason"] == "only-founder"
    assert change(home, anna, group, "rename", name="  Die\u202e Runde  ")[1]["name"] == "Die Runde"
    assert change(home, anna, group, "rename", name="\u200b")[1]["reason"] == "group-name"
    assert change(home, anna, group, "remove", member=0)[1]["reason"] == "no-member"
    assert [one["name"] for one in change(home, anna, group, "remove", member=third)[1]["members"]] == ["Anna", "Ben"]
    assert change(home, cleo, group, "join")[1]["reason"] == "removed-member"
    assert look(home, cleo, group)["mine"] is False
    begun = [change(home, anna, group, "season")[1]["seasons"] for _ in range(2)]
    assert [len(one) for one in begun] == [1, 1], "a season in which nobody has played is none"
    assert begun[0] < begun[1]
    after = change(home, anna, group, "new-link")[1]["group"]
    assert after != group
    assert ask(home, ben, f"groups/{group}", {})[0] == 404
    handed = change(home, anna, after, "hand-over", member=number_of(shown, "Ben"))[1]
    assert (handed["founder"], handed["founder_name"]) == (False, "Ben")
    assert change(home, ben, after, "leave")[1]["founder_name"] == "Anna"
    assert change(home, anna, after, "close")[0] == 204
    assert ask(home, anna, f"groups/{after}", {})[1]["reason"] == "no-group"


@evening
async def test_ratings_are_told_to_members_who_have_switched_theirs_on(home: Evening) -> None:
    group, (anna, ben) = await group_of(home, "Anna", "Ben")
    assert look(home, anna, group)["rating"] is False
    shown = change(home, anna, group, "ratings", on=True)[1]
    assert (shown["rating"], shown["ratings"]) == (True, [])
    assert look(home, ben, group)["rating"] is False
    stranger = await home.guest("Dora")
    assert change(home, stranger, group, "ratings", on=True)[1]["reason"] == "only-members"
    assert "rating" not in look(home, stranger, group) or look(home, stranger, group)["ratings"] == []
    assert change(home, anna, group, "ratings", on=False)[1]["rating"] is False


@evening
async def test_a_group_ends_with_its_last_member_and_forgets_who_is_forgotten(home: Evening) -> None:
    group, (anna, ben) = await group_of(home, "Anna", "Ben")
    assert ask(home, anna, "me/export", {})[1]["groups"] == [
        {"name": "Our Thursday round", "group": group, "ratings": {}}
    ]
    bearer = {"Authorization": f"Bearer {anna.token}"}
    assert fetch(f"{home.server.url}/api/me", "DELETE", None, bearer).status == 204
    shown = look(home, ben, group)
    assert [(one["name"], one["founder"]) for one in shown["members"]] == [("Ben", True)]
    assert change(home, ben, group, "leave")[0] == 204
    assert ask(home, ben, f"groups/{group}", {})[0] == 404


@evening
async def test_an_agreed_day_is_shown_and_comes_as_a_file_with_the_link(home: Evening) -> None:
    group, (anna, ben) = await group_of(home, "Anna", "Ben")
    ics = f"{home.server.url}/api/groups/{group}/evenings.ics"
    assert fetch(ics).status == 409
    plan = {"day": "2026-11-19", "time": "20:00", "zone": "Europe/Vienna"}
    shown = change(home, anna, group, "plan", plan=plan)[1]
    assert shown["plan"]["weeks"] == 1
    assert shown["next"] > time.time() - 3 * 3600
    file = fetch(ics)
    assert file.headers["content-type"].startswith("text/calendar")
    assert f"/g/{group}" in file.body.decode().replace("\r\n ", "")
    assert ask(home, anna, "lists", {})[1]["groups"][0]["next"] == shown["next"]
    assert change(home, anna, group, "plan", plan={**plan, "zone": "Nowhere/At_All"})[1]["reason"] == "bad-plan"
    assert [one["coming"] for one in shown["members"]] == [None, None]
    for yes in (True, False):
        told = change(home, ben, group, "coming", yes=yes)[1]
        assert [one["coming"] for one in told["members"]] == [None, yes]
    told = change(home, anna, group, "coming", yes=True)[1]
    assert [one["coming"] for one in told["members"]] == [True, False]
    # Another hour is another evening.
    moved = change(home, anna, group, "plan", plan={**plan, "time": "20:30"})[1]
    assert [one["coming"] for one in moved["members"]] == [None, None]
    assert change(home, anna, group, "plan", plan=None)[1]["next"] is None
    assert change(home, anna, group, "coming", yes=True)[1]["reason"] == "bad-plan"


@evening
async def test_five_people_play_at_two_tables_and_the_results_are_theirs(home: Evening) -> None:
    names = ("Anna", "Ben", "Cleo", "Dora", "Emil")
    group, guests = await group_of(home, *names)
    everybody = [one["member"] for one in look(home, guests[0], group)["members"]]
    asked = {"game": "sequence", "members": everybody, "bot_seconds": 0.2}
    status, made = ask(home, guests[0], f"groups/{group}/evening", asked)
    assert (status, len(made["tables"])) == (201, 2)
    shown = look(home, guests[4], group)
    assert sorted(len(table["names"]) for table in shown["tables"]) == [2, 3]
    assert sorted(name for table in shown["tables"] for name in table["names"]) == sorted(names)
    assert {one["table"] for one in shown["members"]} == {*made["tables"]}
    pair = next(table for table in shown["tables"] if table["seats"] == 2)
    two = [guest for guest, name in zip(guests, names, strict=True) if name in pair["names"]]
    places = [await home.at(guest, pair["table"]) for guest in two]
    host = next(place for place in places if place.table is not None and place.table.host)
    await host.ask(wire.Start("s"))
    await asyncio.gather(*[contribute(place) for place in places])
    await host.ask(wire.Resign("r", next(n for n, seat in enumerate(host.table.seats) if seat.mine)))  # type: ignore[union-attr]
    await host.set_up(lambda table: table.status == "over")
    finished = look(home, guests[0], group)["finished"]
    assert [table["table"] for table in finished] == [pair["table"]]
    # The next match of these two belongs to the group as well.
    await places[0].ask(wire.Propose("p", "rematch", 0))
    await places[1].ask(wire.Answer("a", True))
    following = await places[0].set_up(lambda table: table.next != "")
    assert following.next in [table["table"] for table in look(home, guests[2], group)["tables"]]
    stranger = await home.guest("Gast")
    public = {one["table"] for one in ask(home, stranger, "lists", {})[1]["public"]}
    assert public.isdisjoint({*made["tables"], following.next}), "other tests may have opened public tables"


@evening
async def test_nobody_looks_at_cards_with_which_another_table_still_plays(home: Evening) -> None:
    group, guests = await group_of(home, "Anna", "Ben", "Cleo", "Dora")
    everybody = [one["member"] for one in look(home, guests[0], group)["members"]]
    asked = {"game": "sep", "members": everybody, "same_deal": True, "level": "novice", "bot_seconds": 0.2}
    made = ask(home, guests[0], f"groups/{group}/evening", asked)[1]["tables"]
    shown = look(home, guests[0], group)["tables"]
    assert len(made) == 2
    hands = []
    for id in made:
        table = next(one for one in shown if one["table"] == id)
        assert (table["fresh"], table["watchers"]) == (False, False)
        here = [
            guest for guest, name in zip(guests, ("Anna", "Ben", "Cleo", "Dora"), strict=True) if name in table["names"]
        ]
        places = [await home.at(guest, id) for guest in here]
        host = next(place for place in places if place.table is not None and place.table.host)
        await host.ask(wire.Start("s"))
        hands.append((here, places, [(await place.seen(lambda _: True)).places for place in places]))
    assert hands[0][2] == hands[1][2] or hands[0][2] == hands[1][2][::-1]
    (first, places, _), (second, others, _) = hands
    mine = 0 if places[0].table and places[0].table.seats[0].mine else 1
    await places[0].ask(wire.Resign("r", mine))
    await places[0].set_up(lambda table: table.status == "over")
    for what in ("record", "proof", "replay"):
        answer = fetch(f"{home.server.url}/api/tables/{made[0]}/{what}")
        assert (answer.status, answer.json()["reason"]) == (403, "deal-elsewhere")
    with pytest.raises(Lost, match="another table still plays"):
        await home.at(second[0], made[0])
    status, told = ask(home, first[0], "tables", {"game": "sep", "seats": 2, "deal": {"of": "table", "table": made[0]}})
    assert status >= 400, told
    assert (await refused(places[0].ask(wire.Propose("p", "same-deal", mine)))).reason == "deal-elsewhere"
    # Its result would tell how good the cards are: it is counted when both are over.
    assert look(home, guests[0], group)["finished"] == []
    await others[0].ask(wire.Resign("r", 0 if others[0].table and others[0].table.seats[0].mine else 1))
    await others[0].set_up(lambda table: table.status == "over")
    assert len(look(home, guests[0], group)["finished"]) == 2
    assert fetch(f"{home.server.url}/api/tables/{made[0]}/record").status == 200
    await places[0].ask(wire.Propose("q", "same-deal", mine))


@evening
async def test_every_pair_plays_the_same_deal_as_partners_among_bots(home: Evening) -> None:
    group, guests = await group_of(home, "Anna", "Ben", "Cleo", "Dora", "Emil")
    everybody = [one["member"] for one in look(home, guests[0], group)["members"]]
    asked = {"game": "sequence", "members": everybody, "same_deal": True, "pairs": True, "bot_seconds": 0.2}
    status, made = ask(home, guests[0], f"groups/{group}/evening", asked)
    assert (status, len(made["tables"])) == (201, 3)
    shown = look(home, guests[0], group)["tables"]
    assert [(len(table["bots"]), table["watchers"], table["fresh"]) for table in shown] == [(4, False, False)] * 3
    assert all(None not in (table["bots"][1], table["bots"][3]) for table in shown), "bots are their opponents"
    assert sorted(table["bots"].count(None) for table in shown) == [1, 2, 2], "and partners of whoever is left over"
    people = [name for table in shown for name, bot in zip(table["names"], table["bots"], strict=True) if bot is None]
    assert sorted(people) == ["Anna", "Ben", "Cleo", "Dora", "Emil"]
    # One of them sees the cards and gives up: now they may not sit down where the same cards are not dealt yet.
    alone = next(table for table in shown if table["bots"].count(None) == 1)
    others = next(table for table in shown if table["bots"].count(None) == 2)
    left_over = next(guest for guest in guests if guest.name in alone["names"])
    place = await home.at(left_over, alone["table"])
    await place.ask(wire.Start("s"))
    seen = await place.set_up(lambda table: table.status == "running")
    mine = next(seat for seat, one in enumerate(seen.seats) if one.mine)
    assert (seen.hints, seen.takebacks) == (False, False)
    await place.ask(wire.Resign("r", mine))
    await place.set_up(lambda table: table.status == "over")
    with pytest.raises(Lost, match="another table still plays"):
        await home.at(left_over, others["table"])


@evening
async def test_a_table_of_tonight_begins_without_its_host_who_takes_the_seat_from_a_bot_later(home: Evening) -> None:
    group, guests = await group_of(home, "Anna", "Ben", "Cleo")
    asked = {"game": "diabolo", "members": [0, 1, 2], "options": {"length": "single"}, "bot_seconds": 0.2}
    made = ask(home, guests[0], f"groups/{group}/evening", asked)[1]["tables"]
    # Ben and Cleo come, and Anna, who has opened it, never does.
    ben, cleo = [await home.at(guest, made[0]) for guest in guests[1:]]
    seen = await ben.set_up(lambda table: [seat.away for seat in table.seats].count(True) == 1)
    assert (seen.host, seen.together) == (False, True)
    dora = await home.at(await home.guest("Dora"), made[0])
    assert (await refused(dora.ask(wire.Start("s")))).reason == "only-host"
    assert (await refused(ben.ask(wire.SeatBot("b", 0, "novice")))).reason == "only-host", "only that is everybody's"
    await ben.ask(wire.Start("s"))
    await asyncio.gather(*[contribute(place) for place in (ben, cleo)])
    running = await ben.set_up(lambda table: table.status == "running")
    assert [seat.bot for seat in running.seats if seat.away] == ["expert"]
    assert [seat.bot for seat in running.seats if not seat.away] == [None, None]
    anna = await home.at(guests[0], made[0])
    hers = next(number for number, seat in enumerate((await anna.set_up(lambda _: True)).seats) if seat.mine)
    await anna.ask(wire.Sit("a", hers))
    await anna.set_up(lambda table: all(seat.bot is None for seat in table.seats))
    # Where moves may take days, everybody is away most of the time, and the host decides as ever.
    slow = ask(home, guests[0], f"groups/{group}/evening", {**asked, "pace": {"kind": "days", "move": 2}})[1]["tables"]
    late = await home.at(guests[1], slow[0])
    assert (await refused(late.ask(wire.Start("s")))).reason == "only-host"


@evening
async def test_a_table_can_be_opened_for_the_group_and_any_member_takes_a_seat(home: Evening) -> None:
    group, (anna, ben) = await group_of(home, "Anna", "Ben")
    new = {"game": "sequence", "seats": 2, "mine": [0], "public": True}
    status, made = ask(home, anna, f"groups/{group}/tables", new)
    assert status == 201
    assert [table["table"] for table in look(home, ben, group)["tables"]] == [made["table"]]
    place = await home.at(ben, made["table"])
    await place.ask(wire.Sit("s", 1))
    table = await place.set_up(lambda table: table.seats[1].mine)
    assert table.public is False
    for bad in ({"game": "sequence", "members": []}, {"game": "sequence", "members": [0, 99]}):
        assert ask(home, anna, f"groups/{group}/evening", bad)[0] in (400, 409)


def test_groups_are_not_founded_or_guessed_in_bulk(servers: Servers) -> None:
    server = servers(limits=1.0)
    hello = fetch(f"{server.url}/api/me", "POST", {"name": "Anna"}).json()
    bearer = {"Authorization": f"Bearer {hello['token']}"}
    made = [fetch(f"{server.url}/api/groups", "POST", {"name": "x"}, bearer).status for _ in range(6)]
    assert made == [201] * 5 + [429]
    tries = [fetch(f"{server.url}/api/groups/{'A' * 22}", "POST", {}, bearer).status for _ in range(31)]
    assert tries == [404] * 30 + [429]


def test_an_evening_costs_as_much_as_its_tables(servers: Servers) -> None:
    server = servers(limits=1.0)

    def bearer(name: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {fetch(f'{server.url}/api/me', 'POST', {'name': name}).json()['token']}"}

    host, *others = [bearer(f"Guest {number}") for number in range(8)]
    group = fetch(f"{server.url}/api/groups", "POST", {"name": "x"}, host).json()["group"]
    for guest in others:
        assert fetch(f"{server.url}/api/groups/{group}/change", "POST", {"do": "join"}, guest).status == 200
    asked = {"game": "sep", "members": [*range(8)]}
    made = [fetch(f"{server.url}/api/groups/{group}/evening", "POST", asked, host) for _ in range(6)]
    assert [answer.status for answer in made] == [201] * 5 + [429]
    assert [len(answer.json()["tables"]) for answer in made[:5]] == [4] * 5


@in_a_loop
async def test_groups_and_their_members_are_kept_and_forgotten(new: New) -> None:
    async with opened(new()) as store:
        for who in ("ada", "ben", "cleo"):
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
        group = Group("g", "link", "Round", "ada", 1.0, "")
        await store.add_group(group, 10.0)
        assert await store.group("link") == group
        for _ in range(2):
            await store.add_member("g", "ben", 11.0, 9)
        await store.add_member("g", "cleo", 12.0, 9)
        assert [(one.number, one.name) for one in await store.members("g")] == [(0, "Ada"), (1, "Ben"), (2, "Cleo")]
        await store.note_member("g", "ben", 100.0, 8.0)
        await store.note_member("g", "ben", 104.0, 8.0)
        assert [one.seen for one in await store.members("g")] == [10.0, 100.0, 12.0]
        await store.remove_member("g", "cleo", for_good=True)
        await store.add_member("g", "cleo", 13.0, 9)
        assert await store.was_removed("g", "cleo")
        assert len(await store.members("g")) == 2
        await store.change_group("g", "link", "other")
        assert await store.group("link") is None
        assert [one.link for one in await store.groups_of("ben")] == ["other"]
        assert await store.results_stamp("g") == (0, 0.0, 0, 0, 0)
        assert await store.results_of_group("g") == []
        assert await store.luck_of_group("g") == []
        over = replace(SUMMARY, status="over", group="g")
        await store.append("oak", 0, 0.0, b"", over)
        for version, luck in ((KEPT + 1, -1.0), (KEPT, 0.25)):
            accounts = [{**UNLUCKY, "deal": luck}]
            await store.add_review("oak", WHOLE, version, msgspec.json.encode({"accounts": accounts, "curve": []}))
        assert await store.results_stamp("g") == (1, over.changed, 2, 0, 0)
        # What counts: fresh cards, and the same at several tables; not those that somebody could know before.
        for table, fresh, same in (("elm", True, ""), ("fir", False, ""), ("ash", False, "set")):
            await store.append(table, 0, 0.0, b"", replace(over, same=same, results=(replace(RESULT, fresh=fresh),)))
        assert {one.table for one in await store.results_of_group("g")} == {"elm", "ash"}
        assert [one.table for one in await store.tables_among(["elm", "ash", "none"])] == ["ash", "elm"]
        assert not await store.is_deal_under_way("set")
        await store.append("yew", 0, 0.0, b"", replace(SUMMARY, group="g", same="set"))
        assert await store.is_deal_under_way("set")
        await store.append("bay", 0, 0.0, b"", replace(SUMMARY, group="g"))
        assert await store.deals_under_way("g") == {"set"}
        told = {table: accounts_in(found) for table, found in await store.luck_of_group("g")}
        assert [one.luck for one in told["oak"]] == [0.25], "the newest version of the account"
        stamp = await store.results_stamp("g")
        await store.change(("UPDATE tables SET closed = 1 WHERE id = 'oak'", ()))
        assert await store.results_stamp("g") == (*stamp[:3], 1, 0)
        await store.forget("ada")
        assert await store.results_stamp("g") == (*stamp[:3], 1, 3)
        assert [(one.person, one.forgotten) for one in await store.results_of_group("g")] == [(None, True)] * 2
        await store.forget("ben")
        await store.change(("DELETE FROM members", ()))
        assert await store.groups_without_members(10) == ["g"]
        # Nobody is left, and the group is not swept away yet: whoever has the link can still belong to it.
        for who in ("dora", "emil", "fritz", "gerd"):
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
        assert await store.add_member("g", "dora", 20.0, 3)
        tries = [
            await asyncio.gather(*[store.add_member("g", who, 20.0, 3) for who in ("emil", "fritz")]) for _ in "ab"
        ]
        assert sum(sum(some) for some in tries) == 2, "who misses a number gets the next one"
        assert not await store.add_member("g", "gerd", 20.0, 3), "three is the most"
        assert sorted(one.number for one in await store.members("g")) == [0, 1, 2]
        await store.remove_groups("g")
        assert await store.group("other") is None
        assert await store.select("SELECT * FROM members") == []
