"""What is kept and for how long, and what the public list shows."""

import asyncio
import time
from dataclasses import replace

from hosts import Far, Host, kept
from house import Evening, Servers, together
from stores import SUMMARY, New, in_a_loop, opened

from scale import scaled
from stammtisch.client import new_id
from stammtisch.server.event_store import EventKept
from stammtisch.server.publiclist import HOST_AWAY_SECONDS, PublicList
from stammtisch.server.retention import DAY, Keeping, Retention
from stammtisch.server.rows import Person
from stammtisch.server.store import Store
from stammtisch.table import messages as wire

NOW = 1000 * DAY
ABOUT = b'{"seats":2,"owners":[null,null],"bots":[null,null],"watchers":true,"winners":[],"points":[]}'
PATIENCE = 60.0


async def add(store: Store, table: str, status: str, days: float, people: tuple[str, ...] = ("ada", "ben")) -> None:
    """A table that was set up and last changed so many days ago."""
    at = NOW - days * DAY
    who = tuple((person, False) for person in people)
    await store.append(table, 0, at, b"", replace(SUMMARY, status=status, created=at, changed=at, people=who))


@in_a_loop
async def test_every_kind_of_table_is_kept_as_long_as_it_is_said(new: New) -> None:
    async with opened(new()) as store:
        for status, people, days in (
            ("open", ("ada",), 1.0),
            ("running", ("ada",), 60.0),
            ("over", ("ada",), 365.0),
            ("over", (), 7.0),
            ("running", (), 1.0),
        ):
            kind = f"{status}-{'bots' if not people else 'people'}"
            await add(store, f"{kind}-old", status, days + 0.1, people)
            await add(store, f"{kind}-young", status, days - 0.1, people)
        await add(store, "watched-bots", "running", 3.0, ())
        await add(store, "closed-old", "running", 1.0)
        await add(store, "closed-young", "running", 1.0)
        for table, column, days in (
            ("watched-bots", "attended", 0.5),
            ("closed-old", "closed", 31.0),
            ("closed-young", "closed", 29.0),
        ):
            await store.change((f"UPDATE tables SET {column} = ? WHERE id = ?", (NOW - days * DAY, table)))
        stale = await Retention(store, Keeping()).stale(NOW, 100)
        assert sorted(stale) == [
            "closed-old",
            "open-people-old",
            "over-bots-old",
            "over-people-old",
            "running-bots-old",
            "running-people-old",
        ]
        assert len(await Retention(store, Keeping()).stale(NOW, 2)) == 2


@in_a_loop
async def test_idle_identities_are_those_not_seen_without_a_running_or_recent_table(new: New) -> None:
    long_ago = NOW - 401 * DAY
    async with opened(new()) as store:
        for name in ("idle", "plays", "played", "seen", "closed"):
            seen = NOW if name == "seen" else long_ago - 1 if name == "idle" else long_ago
            await store.add_person(Person(name, name, long_ago, seen), name.encode())
        await add(store, "run", "running", 500, ("plays",))
        await add(store, "late", "over", 10, ("played",))
        await add(store, "early", "over", 450, ("idle",))
        await add(store, "shut", "running", 450, ("closed",))
        await store.change(("UPDATE tables SET closed = ? WHERE id = ?", (NOW, "shut")))
        assert [person.id for person in await Retention(store, Keeping()).idle(NOW)] == ["idle", "closed"]


@in_a_loop
async def test_what_has_ended_is_tidied_away(new: New) -> None:
    async with opened(new()) as store:
        measure = "INSERT INTO measures (kind, target, until, reason, made) VALUES ('ban', ?, ?, '', 0)"
        report = (
            "INSERT INTO reports (id, table_id, reporter, person_id, reason, text, chat, at, state, settled)"
            " VALUES (?, '', '', '', '', '', '[]', 0, ?, ?)"
        )
        await store.change(
            (measure, ("ended", NOW - 1)),
            (measure, ("going on", NOW + 1)),
            (report, ("open", "open", None)),
            (report, ("new", "resolved", NOW - 89 * DAY)),
            (report, ("old", "dismissed", NOW - 91 * DAY)),
        )
        await Retention(store, Keeping()).tidy(NOW)
        assert await store.select("SELECT target FROM measures") == [("going on",)]
        assert await store.select("SELECT id FROM reports ORDER BY id") == [("new",), ("open",)]


@in_a_loop
async def test_an_event_stays_as_long_as_one_of_its_tables_moves(new: New) -> None:
    async with opened(new()) as store:
        for id, state, days in (("live", "running", 1.0), ("dead", "running", 61.0), ("old", "over", 366.0)):
            event = EventKept(id, "Cup", "ada", "", "{}", "open", 0, 0.0, 0.0)
            await store.add_event(event)
            await store.begin_round(event, state, [(f"table-{id}", (0, 1))], NOW - 400 * DAY)
            await add(store, f"table-{id}", "running", days)
        await store.add_event(EventKept("kept", "Cup", "ada", "", "{}", "over", 1, 0.0, NOW - 364 * DAY))
        await Retention(store, Keeping()).tidy(NOW)
        assert await store.select("SELECT id FROM events ORDER BY id") == [("kept",), ("live",)]


def test_thousands_of_old_tables_go_while_people_play_on_undisturbed(servers: Servers) -> None:
    server = servers()
    server.stop()
    old = time.time() - 400 * DAY
    many = scaled(quick=1_000, normal=4_000, full=20_000)
    fill = f"""WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {many})"""
    kept(
        server,
        f"{fill} INSERT INTO tables (id, game, status, public, created, changed, about, people)"
        f" SELECT printf('old-%018d', i), 'sep', 'over', 0, {old}, {old}, ?, '[[\"ada\",false]]' FROM n",
        ABOUT,
    )
    kept(
        server,
        f"{fill} INSERT INTO entries SELECT printf('old-%018d', i), j.value, {old}, zeroblob(200)"
        " FROM n, json_each('[0,1,2,3,4]') AS j",
    )
    server.start()

    async def played() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            waits = []
            begun_at = time.monotonic()
            end = time.monotonic() + PATIENCE
            while kept(server, "SELECT count(*) FROM tables WHERE status = 'over'") != [(0,)]:
                assert time.monotonic() < end
                begun = time.perf_counter()
                for place in around.places:
                    await place.ask(wire.React(new_id(), "clap"))
                await around.places[0].ask(wire.Say(new_id(), "kept"))
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(0.05)
            print(f"{many} tables were gone after {time.monotonic() - begun_at:.0f} s")
            assert len(waits) > 5
            waits.sort()
            assert waits[len(waits) // 2] < 0.25
            assert (await around.guests[0].lists()).running[0].table == around.table

    together(played(), 2 * PATIENCE)
    assert kept(server, "SELECT count(*) FROM entries WHERE table_id LIKE 'old-%'") == [(0,)]
    assert server.metric("tables_removed_total") == many


def test_idle_identities_are_forgotten_as_if_they_had_asked(servers: Servers) -> None:
    server = servers()
    host = Host(server)

    async def came() -> None:
        async with Evening(server) as home:
            await home.guest("Idle")
            playing = await home.match("sep", "Anna", "Ben")
            await playing.say()

    together(came())
    server.stop()
    kept(server, "UPDATE persons SET seen = ?, created = ?", time.time() - 500 * DAY, time.time() - 500 * DAY)
    server.start()
    end = time.monotonic() + PATIENCE
    while {row["name"] for row in host.get("/people")} != {"Anna", "Ben"}:
        assert time.monotonic() < end
        time.sleep(0.05)


# The public list


async def open_public(store: Store, table: str, host: str, address: str, created: float, *others: str) -> None:
    people = tuple((person, False) for person in (host, *others))
    summary = replace(SUMMARY, status="open", public=True, created=created, changed=created, about=ABOUT, people=people)
    await store.append(table, 0, created, b"", summary)
    await PublicList(store).add(table, host, address)


@in_a_loop
async def test_one_person_has_three_places_in_the_public_list_and_one_network_six(new: New) -> None:
    async with opened(new()) as store:
        for number in range(10):
            await open_public(store, f"one-{number}", "spammer", "192.0.2.1", 100.0 + number)
        for number in range(40):
            await open_public(store, f"many-{number:02}", f"puppet-{number}", f"2001:db8::{number}", 200.0 + number)
        for number in range(3):
            await open_public(store, f"honest-{number}", f"host-{number}", f"198.51.100.{number}", 1.0 + number)
        await open_public(store, "joined", "cem", "203.0.113.1", 0.5, "ada")
        found = [listed.table for listed in await PublicList(store).tables(50)]
        assert found[0] == "joined"
        assert [table for table in found if table.startswith("one")] == ["one-9", "one-8", "one-7"]
        assert [table for table in found if table.startswith("many")] == [f"many-{n}" for n in range(39, 33, -1)]
        assert {table for table in found if table.startswith("honest")} == {"honest-0", "honest-1", "honest-2"}
        wider = [listed.table for listed in await PublicList(store, 2).tables(50)]
        assert len([table for table in wider if table.startswith("one")]) == 6
        assert len(await PublicList(store, 0).tables(50)) == 50


@in_a_loop
async def test_an_open_table_whose_host_has_gone_is_not_listed_after_ten_minutes(new: New) -> None:
    async with opened(new()) as store:
        for table, status, away in (
            ("fresh", "open", HOST_AWAY_SECONDS - 60),
            ("left", "open", HOST_AWAY_SECONDS + 1),
            ("running", "running", HOST_AWAY_SECONDS + 1),
        ):
            await open_public(store, table, f"host of {table}", table, 5.0)
            await store.append(table, 1, 5.0, b"", replace(SUMMARY, status=status, public=True, about=ABOUT))
            await store.change(("UPDATE tables SET attended = ? WHERE id = ?", (time.time() - away, table)))
        assert [listed.table for listed in await PublicList(store).tables(9)] == ["fresh", "running"]


def test_seventy_spam_tables_of_one_address_do_not_push_others_out_of_the_list(servers: Servers) -> None:
    server = servers(proxy="127.0.0.1", limits=1)

    async def spam() -> None:
        honest = await Far(server.url, "198.51.100.1").arrive("Anna")
        table = await honest.open_table(wire.NewTable("sep", 2, mine=[0], public=True))
        for number in range(8):
            spammer = await Far(server.url, "192.0.2.1").arrive(f"Spam {number}")
            for _ in range(5):
                await spammer.open_table(wire.NewTable("sep", 2, mine=[0], public=True))
        listed = [one.table for one in (await honest.lists()).public]
        assert table in listed
        assert len(listed) == 7

    together(spam())


def test_a_host_who_stays_keeps_the_table_in_the_list(servers: Servers) -> None:
    server = servers()

    async def stays() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            there, left = [await anna.open_table(wire.NewTable("sep", 2, mine=[0], public=True)) for _ in range(2)]
            await home.at(anna, there)
            kept(server, "UPDATE tables SET attended = 5")
            end = time.monotonic() + PATIENCE
            while [one.table for one in (await anna.lists()).public] != [there]:
                assert time.monotonic() < end
                await asyncio.sleep(0.5)
            assert left != there

    together(stays(), 2 * PATIENCE)
