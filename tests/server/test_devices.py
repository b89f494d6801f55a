"""Devices: where somebody is known, signing one out, moving between them, the way back, and what is kept."""

import asyncio
import base64
import time
from contextlib import closing
from sqlite3 import connect
from typing import Any

import asyncpg
import pytest
from browsers import FIREFOX, Browser
from house import Evening, Server, Servers, evening, fetch, heard, refused, together
from stores import Postgres, until

from stammtisch.client import Guest, Lost, Place, Turned, new_id
from stammtisch.server import agent
from stammtisch.server.cookies import MOST_BEFORE
from stammtisch.server.people import MOST_DEVICES, hashed
from stammtisch.server.reception import EXPORTED_LINES, EXPORTED_TABLES
from stammtisch.table import messages as wire

AT_ONCE = 1.0
"""Seconds in which somebody who is signed out is out."""


# The list


@evening
async def test_a_device_is_listed_by_a_short_label_and_nothing_else_of_it_is_kept(home: Evening) -> None:
    phone = Browser(home.server.url).hello("Anna")
    laptop = await Guest(home.server.url).moved(phone.link())
    shown = phone.devices()
    assert [(one["kind"], one["label"], one["here"]) for one in shown] == [
        ("program", "", False),
        ("browser", "Firefox on Android", True),
    ]
    assert all(abs(one["seen"] - time.time()) < 60 and one["created"] == one["seen"] for one in shown)
    assert [one.here for one in (await laptop.devices()).devices] == [True, False]
    kept = home.server.database.read_bytes() + home.server.database.with_name("stammtisch.db-wal").read_bytes()
    for secret in ("rv:131.0", "Gecko", laptop.token, phone.cookies["stammtisch"]):
        assert secret.encode() not in kept
    assert hashed(phone.cookies["stammtisch"]) in kept


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        (FIREFOX, "Firefox on Android"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605 Version/17.5 Safari/604",
            "Safari on iPhone",
        ),
        ("Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/129.0 Safari/537 Edg/129.0", "Edge on Windows"),
        ("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537 HeadlessChrome/129.0 Safari/537", "Chrome on Linux"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605 Version/17.5 Safari/605", "Safari on Mac"),
        ("<b>" * 1000, ""),
        ("", ""),
    ],
)
def test_a_label_says_which_browser_on_which_system(user_agent: str, label: str) -> None:
    assert agent.label(user_agent) == label


@evening
async def test_that_somebody_was_seen_is_noted_once_an_hour(home: Evening) -> None:
    anna = await home.guest("Anna")
    with closing(connect(home.server.database, timeout=10)) as database:
        for kind in ("devices", "persons"):
            database.execute(f"UPDATE {kind} SET seen = 7000.0")
        database.commit()
        before = time.time()
        await anna.lists()
        await until(lambda: seen(database, anna) > 7000.0)
        noted = seen(database, anna)
        assert noted >= before - 1
        await anna.lists()
        assert seen(database, anna) == noted
        (person,) = database.execute(
            "SELECT seen FROM persons WHERE id = (SELECT person_id FROM devices WHERE hash = ?)", (hashed(anna.token),)
        ).fetchone()
        assert person == noted


def seen(database: Any, guest: Guest) -> float:
    return float(database.execute("SELECT seen FROM devices WHERE hash = ?", (hashed(guest.token),)).fetchone()[0])


# Signing out


@evening
async def test_a_device_that_is_signed_out_is_out_at_once_and_for_good(home: Evening) -> None:
    phone = Browser(home.server.url).hello("Anna")
    stolen = Browser(home.server.url).move(phone)
    table = phone.table()
    kept, lost = await home.at(phone.guest(), table), await home.at(stolen.guest(), table)
    link = stolen.link()
    (device,) = [one["device"] for one in phone.devices() if not one["here"]]
    begun = time.monotonic()
    left = phone.ask("me/signout", {"device": device}).json()["devices"]
    bye = await heard(lost, wire.Bye)
    assert time.monotonic() - begun < AT_ONCE
    assert (bye.code, bye.again) == ("signed-out", False)
    assert [one["here"] for one in left] == [True]
    with pytest.raises(Lost):
        await lost.ask(wire.Say(new_id(), "still here?"))
    assert stolen.ask("lists").status == 401
    assert (await refused(Guest(home.server.url).moved(link))).code == "unknown", "a link that it has made is void"
    assert await kept.ask(wire.Say(new_id(), "only we two"))
    assert phone.name() == "Anna"
    assert stolen.name() == "", "it is a new guest"


@evening
async def test_all_others_are_signed_out_together(home: Evening) -> None:
    phone = Browser(home.server.url).hello("Anna")
    others = [Browser(home.server.url).move(phone) for _ in range(3)]
    program = await Guest(home.server.url).moved(phone.link())
    table = phone.table()
    places = [await home.at(one.guest(), table) for one in others] + [await home.at(program, table)]
    assert [one["here"] for one in phone.ask("me/signout", {"device": None}).json()["devices"]] == [True]
    for place in places:
        assert (await heard(place, wire.Bye)).code == "signed-out"
    assert [one.ask("lists").status for one in [*others, phone]] == [401, 401, 401, 200]
    assert (await refused(program.lists())).code == "unknown"


@evening
async def test_nobody_signs_out_the_device_of_somebody_else(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    (device,) = (await ben.devices()).devices
    await anna.sign_out(device.device)
    assert (await ben.arrive()).name == "Ben"
    assert (await refused(Guest(home.server.url).sign_out(device.device))).code == "unknown"
    ben_in_a_browser = Browser(home.server.url).hello("Ben")
    answer = fetch(
        f"{home.server.url}/api/me/signout", "POST", {"device": None}, {"Cookie": ben_in_a_browser.headers["Cookie"]}
    )
    assert answer.status == 401, "a cookie without an origin"


@evening
async def test_a_browser_that_signs_itself_out_loses_its_cookie(home: Evening) -> None:
    phone = Browser(home.server.url).hello("Anna")
    (device,) = phone.devices()
    assert phone.ask("me/signout", {"device": device["device"]}).status == 200
    assert phone.cookies == {}


@evening
async def test_who_is_being_let_in_while_signed_out_does_not_stay(home: Evening) -> None:
    """Signing out and coming in race; whoever wins, the device has no open connection afterwards."""
    for _ in range(10):
        phone = await home.guest("Anna")
        table = await phone.open_table(wire.NewTable("sep", 2, mine=[0]))
        stolen = await Guest(home.server.url).moved((await phone.transfer()).secret)

        async def come(guest: Guest = stolen, at: str = table) -> None:
            place = await guest.at(at)
            try:
                async for _ in place.told():
                    pass
                assert place.bye is not None
                assert place.bye.code in ("signed-out", "unknown")
            finally:
                await place.leave()

        await asyncio.gather(*[come() for _ in range(4)], phone.sign_out(None))


def test_a_device_is_signed_out_in_every_process(servers: Servers, postgres: Postgres) -> None:
    database = postgres.database()
    one, other = servers(database=database), servers(database=database)

    async def spend() -> None:
        async with Evening(one) as home, Evening(other) as away:
            phone = await home.guest("Anna")
            stolen = await Guest(other.url).moved((await phone.transfer()).secret)
            table = await phone.open_table(wire.NewTable("sep", 2, mine=[0]))
            lost = await away.at(stolen, table)
            begun = time.monotonic()
            await phone.sign_out(None)
            assert (await heard(lost, wire.Bye)).code == "signed-out"
            assert time.monotonic() - begun < AT_ONCE
            assert (await refused(stolen.lists())).code == "unknown"

    together(spend())


def test_a_sign_out_that_was_not_heard_is_found_out_later(servers: Servers, postgres: Postgres) -> None:
    own = servers(database=postgres.database())

    async def spend() -> None:
        async with Evening(own) as home:
            phone, ben = await home.guests("Anna", "Ben")
            stolen = await Guest(own.url).moved((await phone.transfer()).secret)
            table = await phone.open_table(wire.NewTable("sep", 2, mine=[0]))
            lost, stays = await home.at(stolen, table), await home.at(ben, table)
            await unheard(own, stolen)
            assert (await heard(lost, wire.Bye)).code == "signed-out"
            await answered(stays)
            assert stays.bye is None

    together(spend())


async def answered(place: Place) -> None:
    """Returns when the server answers again; right after its connections broke it may say that it cannot."""
    while True:
        try:
            await place.ask(wire.Look(new_id(), None))
        except Turned as refusal:
            assert refusal.code == "store-down"  # noqa: PT017 (anything else is a fault)
        else:
            return


async def unheard(server: Server, guest: Guest) -> None:
    """Removes a device as another process would, while the server cannot hear of it because its connections break."""
    database = await asyncpg.connect(server.serving["database"])
    try:
        await database.execute("DELETE FROM devices WHERE hash = $1", hashed(guest.token))
        others = "datname = current_database() AND pid <> pg_backend_pid()"
        await database.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
    finally:
        await database.close()


@evening
async def test_a_person_has_so_many_devices_and_no_more(home: Evening) -> None:
    phone = await home.guest("Anna")
    with closing(connect(home.server.database, timeout=10)) as database:
        ((person,),) = database.execute("SELECT person_id FROM devices WHERE hash = ?", (hashed(phone.token),))
        rows = [
            (f"{person}{n}", person, b"%b%d" % (person.encode(), n), "program", "", 1.0, 1.0)
            for n in range(MOST_DEVICES - 1)
        ]
        database.executemany("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        database.commit()
    refusal = await refused(Guest(home.server.url).moved((await phone.transfer()).secret))
    assert refusal.code == "too-many-devices"
    await phone.sign_out(str(rows[0][0]))
    assert (await Guest(home.server.url).moved((await phone.transfer()).secret)).name == "Anna"


# From device to device


@evening
async def test_a_link_says_whose_it_is_before_it_is_used(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    ben.table()
    link = anna.link()
    for _ in range(2):
        shown = ben.ask("moving", {"secret": link}).json()
        assert (shown["name"], shown["same"]) == ("Anna", False)
        assert (shown["here"]["name"], shown["here"]["running"]) == ("Ben", 1)
    stranger = Browser(home.server.url)
    assert stranger.ask("moving", {"secret": link}).json() == {"name": "Anna", "same": False, "here": None}
    assert stranger.cookies == {}, "to look makes nobody"
    assert anna.ask("moving", {"secret": link}).json()["same"]
    assert ben.name() == "Ben"
    assert ben.ask("moved", {"secret": link}).json()["name"] == "Anna"
    assert ben.ask("moving", {"secret": link}).json()["code"] == "unknown"


@evening
async def test_who_this_browser_was_before_stays_reachable(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    table = ben.table()
    elsewhere = await home.at(ben.guest(), table)
    ben.move(anna)
    assert ben.name() == "Anna"
    assert [(one["name"], one["running"]) for one in ben.before()] == [("Ben", 1)]
    assert ben.ask("lists").json()["running"] == []
    (was,) = ben.before()
    assert ben.ask("me/back", {"device": was["device"]}).json()["name"] == "Ben"
    assert [one["table"] for one in ben.ask("lists").json()["running"]] == [table]
    assert [one["name"] for one in ben.before()] == ["Anna"]
    assert await elsewhere.ask(wire.Say(new_id(), "nothing was closed"))
    assert anna.name() == "Anna"
    again = ben.before()[0]
    assert ben.ask("me/back", {"device": again["device"]}).json()["name"] == "Anna"
    assert len(anna.devices()) == 2, "back and forth makes no new devices"


@evening
async def test_several_moves_in_a_row_keep_the_last_ones(home: Evening) -> None:
    roamer = Browser(home.server.url).hello("Ben")
    names = [f"Anna {number}" for number in range(MOST_BEFORE + 2)]
    for name in names:
        roamer.move(Browser(home.server.url).hello(name))
    assert roamer.name() == names[-1]
    assert [one["name"] for one in roamer.before()] == names[-2::-1][:MOST_BEFORE]
    assert MOST_BEFORE >= 3


@evening
async def test_a_nameless_identity_without_tables_is_not_kept(home: Evening) -> None:
    anna, nobody = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello()
    nobody.move(anna)
    assert nobody.before() == []
    seated = Browser(home.server.url).hello()
    seated.table()
    seated.move(anna)
    assert [(one["name"], one["running"]) for one in seated.before()] == [("", 1)]


@evening
async def test_a_link_to_oneself_or_to_who_one_was_makes_no_second_device(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    anna.move(anna)
    assert (anna.name(), len(anna.devices()), anna.before()) == ("Anna", 1, [])
    phone = Browser(home.server.url).move(ben).move(anna)
    phone.move(ben)
    assert (phone.name(), [one["name"] for one in phone.before()]) == ("Ben", ["Anna"])
    assert (len(ben.devices()), len(anna.devices())) == (2, 2)


@evening
async def test_who_this_browser_was_can_be_dropped(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    other = Browser(home.server.url).move(ben)
    ben.move(anna)
    (was,) = ben.before()
    assert ben.ask("me/drop", {"device": was["device"]}).json()["before"] == []
    assert ben.before() == []
    assert ben.name() == "Anna"
    assert [one["here"] for one in other.devices()] == [True], "the device is signed out"
    assert ben.ask("me/back", {"device": was["device"]}).status == 401


@evening
async def test_only_the_browser_itself_goes_back(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    ben.move(anna)
    (was,) = ben.before()
    assert anna.ask("me/back", {"device": was["device"]}).status == 401
    alone = {"Cookie": ben.headers["Cookie"]}
    assert fetch(f"{home.server.url}/api/me/back", "POST", {"device": was["device"]}, alone).status == 401
    ben.ask("me/signout", {"device": None})
    assert ben.before() == [was], "signing Anna out elsewhere leaves Ben alone"


@evening
async def test_forgetting_one_identity_leaves_the_one_before(home: Evening) -> None:
    anna, ben = Browser(home.server.url).hello("Anna"), Browser(home.server.url).hello("Ben")
    ben.move(anna)
    assert ben.ask("me", None, "DELETE").status == 204
    assert ben.name() == ""
    assert [one["name"] for one in ben.before()] == ["Ben"]


# What is kept of a person


@evening
async def test_a_person_is_given_all_that_is_kept_of_them(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    anna = around.guests[0]
    await around.places[0].ask(wire.Say(new_id(), "Good evening"))
    await around.places[1].ask(wire.Say(new_id(), "Hello Anna"))
    await around.places[1].ask(wire.Resign(new_id(), 1))
    await around.places[0].seen(lambda view: view.over)
    given = await anna.export()
    assert (given.name, given.more, len(given.devices)) == ("Anna", False, 1)
    (table,) = given.tables
    assert (table.table, table.game, table.status, table.seats) == (around.table, "sequence", "over", [0])
    (listed,) = (await anna.lists()).finished
    assert (table.winners, table.points) == (listed.winners, listed.points)
    assert [line.text for line in given.chat] == ["Good evening"]
    assert [(one.table, one.seat, one.place, one.hints) for one in given.results] == [(around.table, 0, None, 0)]
    assert [(other.name, other.level) for other in given.results[0].others] == [("Ben", "")]
    answer = fetch(f"{home.server.url}/api/me/export", "POST", {}, {"Authorization": f"Bearer {anna.token}"})
    with closing(connect(home.server.database, timeout=10)) as database:
        people = [id for (id,) in database.execute("SELECT id FROM persons")]
    kept = base64.b64encode(hashed(anna.token)).decode()
    for secret in (anna.token, hashed(anna.token).hex(), kept, "Hello Anna", *people):
        assert secret.encode() not in answer.body
    assert (await refused(Guest(home.server.url).export())).code == "unknown"


@evening
async def test_what_is_kept_comes_in_parts_of_a_size(home: Evening) -> None:
    anna = await home.guest("Anna")
    await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    with closing(connect(home.server.database, timeout=10)) as database:
        ((person,),) = database.execute("SELECT person_id FROM devices WHERE hash = ?", (hashed(anna.token),))
        lines = [
            (person, number, person, "players", f"line {number}", float(number)) for number in range(EXPORTED_LINES + 5)
        ]
        database.executemany("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", lines)
        database.commit()
    first, second = await anna.export(), await anna.export(1)
    assert [line.text for line in first.chat + second.chat] == [line[4] for line in lines]
    assert (first.more, second.more, len(first.tables), second.tables) == (True, False, 1, [])
    assert (second.devices, EXPORTED_TABLES > 0) == ([], True)
    assert ((await anna.export(99_999)).chat, (await anna.export(99_999)).more) == ([], False)
