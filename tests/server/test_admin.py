"""For those who host: what they see and decide, and that nobody else can."""

import asyncio
import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from hosts import Far, Host, kept, secret_of
from house import Evening, Server, Servers, at_random, fetch, heard, refused, together
from stores import Postgres, until

from stammtisch.client import Guest, Lost, Place, new_id
from stammtisch.core.game import JUDGE, WATCHER
from stammtisch.core.match import Match
from stammtisch.server.rows import LogRow
from stammtisch.table import messages as wire
from stammtisch.table.log import from_bytes
from stammtisch.table.table import Table

New = Callable[..., Server]
pytestmark = pytest.mark.strain

PATHS = ["/tables", "/people", "/measures", "/reports", "/announcements", "/load", "/tables/x/log", "/people/x/export"]


@pytest.fixture
def hosted(servers: Servers, kind: str, request: pytest.FixtureRequest) -> New:
    """Starts a server on either kind of database."""

    def start(**serving: Any) -> Server:
        if kind == "postgres":
            postgres: Postgres = request.getfixturevalue("postgres")
            serving["database"] = postgres.database()
        else:
            serving.pop("processes", None)  # several need PostgreSQL
        return servers(**serving)

    return start


async def bye_of(place: Place) -> wire.Bye:
    return await heard(place, wire.Bye)


async def turned_away(guest: Guest, table: str) -> wire.Bye:
    async with await guest.at(table) as place:
        return await bye_of(place)


# Who may ask


def test_without_the_secret_there_is_nothing_here(servers: Servers) -> None:
    server = servers()
    nothing = fetch(f"{server.url}/api/nothing-at-all").body
    wrong = [{}, {"Authorization": "Bearer "}, {"Authorization": "Bearer " + "A" * 43}, {"Authorization": "Basic x"}]
    for path in PATHS:
        for headers in wrong:
            answer = fetch(f"{server.url}/api/admin{path}", headers=headers)
            assert (answer.status, answer.body) == (404, nothing)
    for method, path in (("POST", "/measures"), ("DELETE", "/tables/x"), ("POST", "/tables/x/close")):
        assert fetch(f"{server.url}/api/admin{path}", method, {}, wrong[2]).status == 404
    assert Host(server).get("/measures") == []


def test_a_wrong_secret_is_logged_once_a_minute_without_its_value_and_tries_are_limited(servers: Servers) -> None:
    server = servers(limits=1)
    host = Host(server)
    for number in range(30):
        headers = {"Authorization": f"Bearer guess-{number}"}
        assert fetch(f"{server.url}/api/admin/tables", headers=headers).status == 404
    assert server.log().count("wrong secret") == 1
    assert "guess-" not in server.log()
    # Who has tried too often is not listened to for a while, even with the right one.
    assert host.ask("GET", "/tables").status == 404


def test_the_secret_is_in_no_log(servers: Servers) -> None:
    server = servers()
    Host(server).get("/load")
    assert secret_of(server) not in server.log()


def test_only_loopback_and_the_networks_that_were_named_may_ask(servers: Servers) -> None:
    server = servers(proxy="127.0.0.1", admin_from="192.0.2.0/24, 2001:db8::/32")
    host = Host(server)
    for address, status in (
        ("192.0.2.77", 200),
        ("2001:db8:1::5", 200),
        ("127.0.0.1", 200),
        ("::ffff:192.0.2.9", 200),
        ("192.0.3.1", 404),
        ("2001:db9::1", 404),
        ("not an address", 404),
    ):
        assert host.ask("GET", "/tables", headers={"X-Forwarded-For": address}).status == status, address


def test_what_came_through_a_proxy_that_is_not_believed_is_not_local(servers: Servers) -> None:
    host = Host(servers())
    assert host.ask("GET", "/tables").status == 200
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert host.ask("GET", "/tables", headers={name: "127.0.0.1"}).status == 404


# Bans and mutes


def test_a_banned_person_goes_at_once_is_refused_everywhere_and_comes_back_when_it_ends(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def banned() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            anna, place = around.guests[0], around.places[0]
            measure = host.ban(host.person("Anna"), minutes=0.05, reason="spam")
            bye = await bye_of(place)
            assert (bye.code, bye.again, bye.until) == ("banned", False, measure["until"])
            assert "spam" not in bye.text
            again = await turned_away(anna, around.table)
            assert (again.code, again.until) == ("banned", measure["until"])
            assert (await refused(anna.lists())).code == "banned"
            await around.places[1].ask(wire.Say(new_id(), "still here"))
            await asyncio.sleep(measure["until"] - time.time())
            back = await home.at(anna, around.table)
            assert (await back.set_up(lambda _: True)).seats[0].mine

    together(banned())


def test_a_ban_can_be_lifted_and_who_is_banned_can_still_be_forgotten(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def lifted() -> None:
        async with Evening(server) as home:
            anna, ben = await home.guests("Anna", "Ben")
            for name in ("Anna", "Ben"):
                host.ban(host.person(name))
            host.post("/measures/lift", kind="ban", target=host.person("Anna"))
            assert (await anna.lists()).running == []
            assert (await refused(ben.lists())).code == "banned"
            await ben.forget()
            assert host.get("/people?text=Ben") == []
            assert host.get("/measures") == []

    together(lifted())


def test_a_banned_network_is_kept_out_and_all_others_stay(hosted: New) -> None:
    server = hosted(proxy="127.0.0.1")
    host = Host(server)

    async def banned() -> None:
        near = await Far(server.url, "2001:db8:7:7::1").arrive("Near")
        table = await near.open_table(wire.NewTable("sep", 2, mine=[0]))
        same = await Far(server.url, "2001:db8:7:7:ffff::9").arrive("Same")
        other = await Far(server.url, "2001:db8:7:8::1").arrive("Other")
        async with await near.at(table) as one, await same.at(table) as two, await other.at(table) as three:
            for place in (one, two, three):
                await place.set_up(lambda _: True)
            measure = host.ban("2001:db8:7:7::1234")
            assert measure["target"] == "2001:db8:7:7::/64"
            assert [(await bye_of(place)).code for place in (one, two)] == ["banned", "banned"]
            await three.ask(wire.Say(new_id(), "me not"))
        assert (await refused(Far(server.url, "2001:db8:7:7::2").arrive("New"))).code == "banned"
        assert (await turned_away(same, table)).code == "banned"
        host.post("/measures/lift", kind="ban", target="2001:db8:7:7::/64")
        await Far(server.url, "2001:db8:7:7::2").arrive("New")

    together(banned())


def test_the_network_of_a_person_can_be_banned_without_knowing_it(hosted: New) -> None:
    server = hosted(proxy="127.0.0.1")
    host = Host(server)

    async def banned() -> None:
        await Far(server.url, "198.51.100.7").arrive("Anna")
        anna = host.person("Anna")
        await Far(server.url, "198.51.100.8").arrive("Ben")
        far = Far(server.url, "198.51.100.7")
        far.token = (await Far(server.url, "198.51.100.7").arrive("Cleo")).token
        await far.lists()
        cleo = host.person("Cleo")
        assert host.get(f"/people/{cleo}")["network"] == "198.51.100.7"
        assert host.ban(cleo, network=True)["target"] == "198.51.100.7/32"
        assert (await refused(far.lists())).code == "banned"
        assert host.get(f"/people/{anna}")["row"]["measures"] == []

    together(banned())


@pytest.mark.parametrize(
    "network", ["0.0.0.0/0", "10.0.0.0/7", "::/0", "2000::/16", "here.", "1.2.3.4/33", "127.0.0.1", "::1"]
)
def test_a_network_that_is_none_or_too_wide_is_not_banned(servers: Servers, network: str) -> None:
    answer = Host(servers()).ask("POST", "/measures", {"kind": "ban", "target": network, "minutes": 5})
    assert answer.status == 400
    assert answer.json()["code"] == "bad-network"


def test_who_is_muted_plays_on_in_silence_until_it_ends(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def muted() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            measure = host.post("/measures", kind="mute", target=host.person("Anna"), minutes=0.05)
            anna = around.places[0]
            for ask in (wire.Say(new_id(), "hello"), wire.React(new_id(), "wow")):
                assert (await refused(anna.ask(ask))).code == "muted"
            await around.say()
            await around.say()
            await asyncio.sleep(measure["until"] - time.time())
            await anna.ask(wire.Say(new_id(), "hello"))

    together(muted())


def test_a_name_can_be_taken_away_for_a_time(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def renamed() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Rude Word", "Ben")
            given = host.post(f"/people/{host.person('Rude Word')}/rename")["name"]
            assert re.fullmatch(r"Guest \d{4}", given)
            await around.places[1].set_up(lambda table: table.seats[0].name == given)
            assert (await refused(around.guests[0].arrive("Rude Word"))).code == "renamed"

    together(renamed())


# Tables


def test_a_closed_table_ends_for_all_and_lets_nobody_in_until_it_is_reopened(hosted: New) -> None:
    server = hosted(processes=2)
    host = Host(server)

    async def closed() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben", public=True)
            await around.say()
            host.post(f"/tables/{around.table}/close")
            assert [(await bye_of(place)).code for place in around.places] == ["closed", "closed"]
            assert (await turned_away(around.guests[0], around.table)).code == "closed"
            assert (await refused(around.guests[0].record(around.table))).code == "closed"
            lists = await around.guests[0].lists()
            assert (lists.running, lists.public) == ([], [])
            assert [row["table"] for row in host.get("/tables?which=closed")] == [around.table]
            host.post(f"/tables/{around.table}/reopen")
            place = await home.at(around.guests[0], around.table)
            assert (await place.seen(lambda _: True)).at == 2

    together(closed())


def test_a_removed_table_leaves_nothing_though_it_is_being_played_at(hosted: New, kind: str) -> None:
    server = hosted(processes=2)
    host = Host(server)

    async def removed() -> None:
        async with Evening(server) as home:
            around = await home.match("sequence", "Anna", seats=2)
            anna = around.places[0]
            await anna.ask(wire.Say(new_id(), "hello"))
            host.delete(f"/tables/{around.table}")
            with pytest.raises(Lost):
                await at_random(anna, random.Random(1))
            assert (await turned_away(around.guests[0], around.table)).code == "no-such-table"
            assert host.ask("GET", f"/tables/{around.table}").status == 404
            if kind == "sqlite":
                for name in ("entries", "chat", "sitting"):
                    assert kept(server, f"SELECT count(*) FROM {name} WHERE table_id = ?", around.table) == [(0,)]

    together(removed())


def test_a_table_can_be_hidden_from_the_public_list_and_shown_again(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def hidden() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            table = await anna.open_table(wire.NewTable("sep", 2, mine=[0], public=True))
            for act, listed in (("hide", []), ("show", [table])):
                host.post(f"/tables/{table}/{act}")
                assert [one.table for one in (await anna.lists()).public] == listed

    together(hidden())


def test_tables_that_were_set_aside_are_listed_with_the_reason_and_tried_again(servers: Servers) -> None:
    server = servers()
    host = Host(server)

    async def aside() -> None:
        async with Evening(server) as home:
            table = await (await home.guest("Anna")).open_table(wire.NewTable("sep", 2, mine=[0]))
            kept(server, "UPDATE tables SET aside = ? WHERE id = ?", "row 0 cannot be read", table)
            (row,) = host.get("/tables?which=aside")
            assert (row["table"], row["aside"]) == (table, "row 0 cannot be read")
            host.post(f"/tables/{table}/retry")
            assert host.get("/tables?which=aside") == []

    together(aside())


def test_looking_at_a_table_tells_who_and_what_but_no_card(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def looked() -> None:
        async with Evening(server) as home:
            around = await home.match("seven-seals", "Anna", "Ben", seats=3)
            await around.places[0].ask(wire.Say(new_id(), "hello"))
            found = host.get(f"/tables/{around.table}")
            assert found["row"]["names"] == ["Anna", "Ben", None]
            assert found["row"]["bots"][2] == "regular"
            assert (found["row"]["status"], found["row"]["game"], found["lines"]) == ("running", "seven-seals", 1)
            assert found["rows"] >= 5
            assert found["bytes"] > 100
            assert found["host"] == host.person("Anna")
            assert "seed" not in json.dumps(found)

    together(looked())


def hidden_pieces(rows: list[LogRow], table: str) -> set[str]:
    """The pieces that a judge sees and a spectator does not."""
    known = Table(table)
    for row in rows:
        known.apply(from_bytes(row.entry), row.at)
    match: Match = known.match
    judge, spectator = match.view(JUDGE).places(), match.view(WATCHER).places()
    seen = {piece for place in spectator.values() for piece in place}
    return {piece for place in judge.values() for piece in place} - seen


@pytest.mark.parametrize("game", ["seven-seals", "diabolo", "sequence", "sep"])
def test_the_log_of_a_running_match_has_no_card_that_a_spectator_could_not_see(servers: Servers, game: str) -> None:
    server = servers()
    host = Host(server)
    seats = {"seven-seals": 3, "diabolo": 3}.get(game, 2)

    async def looked() -> None:
        async with Evening(server) as home:
            around = await home.match(game, *("Anna", "Ben", "Cleo")[:seats])
            playing = [asyncio.create_task(at_random(place, random.Random(7))) for place in around.places]
            await until(lambda: all(place.view is not None and place.view.at > 15 for place in around.places))
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)
            log = host.ask("GET", f"/tables/{around.table}/log").body.decode()
            kept_rows = kept(server, "SELECT number, at, entry FROM entries WHERE table_id = ?", around.table)
            lines = [json.loads(line) for line in log.splitlines()]
            # A word that was on its way may have been kept since.
            rows = [LogRow(*row) for row in kept_rows][: len(lines)]
            assert [line["number"] for line in lines] == [row.number for row in rows]
            assert {line["word"] for line in lines if line["entry"] == "played"} == {"hidden"}
            assert lines[0]["seed"] == "hidden"
            secret = hidden_pieces(rows, around.table)
            assert len(secret) > 5
            words = set(re.findall(r"[\w*+-]+", log)) - {line["game"] for line in lines if "game" in line}
            assert secret & words == set()
            entries = [json.loads(row.entry) for row in rows]
            assert not [entry for entry in entries if entry.get("seed") and entry["seed"] in log]
            played = log.split("\n", 1)[1]
            assert not [entry for entry in entries if entry.get("word") and f'"{entry["word"]}"' in played]

    together(looked())


def test_the_log_of_a_finished_match_is_complete(servers: Servers) -> None:
    server = servers()
    host = Host(server)

    async def looked() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            place = await around.say()
            await place.ask(wire.Resign(new_id(), around.places.index(place)))
            await place.seen(lambda view: view.over)
            lines = [json.loads(x) for x in host.ask("GET", f"/tables/{around.table}/log").body.splitlines()]
            assert re.fullmatch("[0-9a-f]{64}", lines[0]["seed"])
            assert all(line["word"] != "hidden" for line in lines if line["entry"] == "played")

    together(looked())


# Reports


def test_a_report_reaches_the_host_with_the_last_lines_and_nobody_else(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def reported() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            anna, ben = around.places
            for number in range(25):
                await ben.ask(wire.Say(new_id(), f"rude {number}"))
            last = (await heard(anna, wire.Chat, lambda chat: chat.lines[-1].text == "rude 24")).lines[-1]
            await anna.ask(wire.Report(new_id(), "chat", line=last.number, text=" he will not stop "))
            await anna.ask(wire.Report(new_id(), "stalling", seat=1, text="again"))
            found = host.get("/reports")
            (one,) = found["reports"]
            ids = (host.person("Anna"), host.person("Ben"))
            assert (one["reporter"], one["person"], one["table"]) == (*ids, around.table)
            assert (one["reason"], one["text"], one["state"]) == ("stalling", "again", "open")
            assert [line["text"] for line in one["chat"]] == [f"rude {number}" for number in range(5, 25)]
            assert found["names"][ids[1]] == "Ben"
            await around.say()
            assert not [tell for tell in drained(ben) if b"report" in wire.to_json(tell)]
            host.post(f"/reports/{one['id']}", state="resolved")
            assert host.get("/reports")["reports"] == []
            assert [report["id"] for report in host.get("/reports?state=resolved")["reports"]] == [one["id"]]

    together(reported())


def drained(place: Place) -> list[Any]:
    found = []
    while not place._told.empty():
        found.append(place._told.get_nowait())
    return found


def test_a_report_is_about_another_person_who_can_be_seen(servers: Servers) -> None:
    server = servers()
    host = Host(server)

    async def reported() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            stranger = await home.at(await home.guest("Cleo"), around.table)
            await stranger.ask(wire.Say(new_id(), "only spectators hear this"))
            anna = around.places[0]
            for ask in (
                wire.Report(new_id(), "other", seat=0),
                wire.Report(new_id(), "other", seat=9),
                wire.Report(new_id(), "other"),
                wire.Report(new_id(), "other", line=1),
                wire.Report(new_id(), "other", line=99),
            ):
                assert (await refused(anna.ask(ask))).code in ("bad-report", "not-now")
            await stranger.ask(wire.Report(new_id(), "cheating", seat=1))
            assert len(host.get("/reports")["reports"]) == 1

    together(reported())


def test_reports_are_limited(servers: Servers) -> None:
    server = servers(limits=1)

    async def reported() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            for _ in range(5):
                await around.places[0].ask(wire.Report(new_id(), "other", seat=1))
            assert (await refused(around.places[0].ask(wire.Report(new_id(), "other", seat=1)))).code == "too-much"

    together(reported())


def test_forgetting_somebody_takes_their_words_out_of_reports(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def forgotten() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            stranger = await home.at(await home.guest("Cleo"), around.table)
            for place, text in ((around.places[0], "from anna"), (around.places[1], "from ben")):
                await place.ask(wire.Say(new_id(), text))
            await stranger.ask(wire.Report(new_id(), "chat", seat=1, text="look"))
            await around.places[1].ask(wire.Report(new_id(), "chat", seat=0))
            await around.guests[0].forget()
            (one,) = host.get("/reports")["reports"]
            assert [line["text"] for line in one["chat"]] == ["from ben"]
            assert one["text"] == "look"

    together(forgotten())


# Announcements


def test_an_announcement_reaches_everybody_in_every_process_and_ends(hosted: New) -> None:
    server = hosted(processes=2)
    host = Host(server)

    async def announced() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            tables = [await anna.open_table(wire.NewTable("sep", 2, mine=[0])) for _ in range(8)]
            places = [await home.at(anna, table) for table in tables]
            made = host.post("/announcements", texts={"": "Restart at 22:00", "de": "Neustart um 22 Uhr"}, minutes=5)
            for place in places:
                told = await heard(place, wire.Announced)
                assert told.announcements == [wire.Announcement(made["id"], made["texts"], made["until"])]
            late = await home.at(await home.guest("Ben"), tables[0])
            assert (await heard(late, wire.Announced)).announcements[0].texts["de"] == "Neustart um 22 Uhr"
            assert [one.id for one in (await anna.lists()).announcements] == [made["id"]]
            host.delete(f"/announcements/{made['id']}")
            for place in places:
                assert (await heard(place, wire.Announced)).announcements == []
            assert (await anna.lists()).announcements == []

    together(announced())


# Load and people


def test_the_load_is_that_of_all_processes(servers: Servers, postgres: Postgres) -> None:
    server = servers(processes=2, database=postgres.database())
    host = Host(server)

    async def loaded() -> None:
        async with Evening(server) as home:
            while len(host.get("/load")["processes"]) < 2:
                pass  # the second process is still starting
            rounds = [await home.match("sep", "Anna", "Ben") for _ in range(6)]
            for around in rounds:
                await around.say()
            found = host.get("/load")
            assert len(found["processes"]) == 2
            assert found["figures"]["stammtisch_move_seconds_count"] == 6
            assert found["figures"]["stammtisch_sockets"] == 12
            assert found["figures"]["stammtisch_memory_bytes"] > 20_000_000
            assert (found["tables"], found["people"], found["reports"]) == ({"running": 6}, 12, 0)

    together(loaded())


def test_everything_about_one_person_is_exported_and_nothing_about_others(hosted: New) -> None:
    server = hosted()
    host = Host(server)

    async def exported() -> None:
        async with Evening(server) as home:
            around = await home.match("sep", "Anna", "Ben")
            for place, text in zip(around.places, ("mine", "not mine"), strict=True):
                await place.ask(wire.Say(new_id(), text))
            await around.places[0].ask(wire.Report(new_id(), "other", seat=1, text="my report"))
            anna, ben = host.person("Anna"), host.person("Ben")
            found = host.get(f"/people/{anna}/export")
            assert (found["person"], found["name"]) == (anna, "Anna")
            assert [(one["table"], one["seats"]) for one in found["tables"]] == [(around.table, [0])]
            assert [line["text"] for line in found["chat"]] == ["mine"]
            assert found["results"] == []
            await around.places[1].ask(wire.Resign(new_id(), 1))
            (result,) = host.get(f"/people/{anna}/export")["results"]
            assert (result["table"], result["seat"], result["game"], result["place"]) == (around.table, 0, "sep", None)
            assert [one["text"] for one in found["reports"]] == ["my report"]
            assert ben not in json.dumps(found)
            assert host.ask("GET", "/people/nobody/export").status == 404

    together(exported())
