"""Arriving without an account, names, the cookie and the token, another device, and being forgotten."""

import asyncio
import re
from contextlib import closing, suppress
from http.cookies import SimpleCookie
from sqlite3 import connect
from typing import Any

import pytest
from house import Evening, Fetched, Server, evening, fetch, heard, refused, together

from stammtisch.client import Guest, Lost, Place, Turned, new_id
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire

MONTH = 30 * 86_400


def hello(home: Evening, body: object, cookie: str = "") -> Fetched:
    """A browser on a page of the server says hello."""
    headers = {"Origin": home.server.url} | ({"Cookie": cookie} if cookie else {})
    return fetch(f"{home.server.url}/api/me", "POST", body, headers)


def cookie_of(answer: Fetched) -> str:
    """What the browser sends back of the cookie it was given."""
    (given,) = answer.cookies
    return given.split(";")[0]


@evening
async def test_somebody_arrives_without_a_name_and_picks_one_later(home: Evening) -> None:
    first = fetch(f"{home.server.url}/api/me", "POST", {}).json()
    assert not first["named"]
    guest = Guest(home.server.url, first["token"])
    await guest.arrive("Anna")
    assert guest.name == "Anna"
    again = fetch(f"{home.server.url}/api/me", "POST", {}, {"Authorization": f"Bearer {guest.token}"}).json()
    assert again == {"name": "Anna", "named": True}


@evening
async def test_a_browser_gets_a_cookie_that_scripts_and_other_sites_cannot_use(home: Evening) -> None:
    answer = hello(home, {"name": "Anna"})
    assert answer.json() == {"name": "Anna", "named": True}, "a browser is given no token"
    (given,) = answer.cookies
    (cookie,) = SimpleCookie(given).values()
    assert cookie["httponly"]
    assert cookie["samesite"].lower() in ("strict", "lax")
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 3 * MONTH
    assert not cookie["secure"], "over plain HTTP a secure cookie would never come back"
    assert hello(home, {}, cookie_of(answer)).json() == {"name": "Anna", "named": True}


@evening
async def test_a_changed_cookie_is_nobodys(home: Evening) -> None:
    name, _, secret = cookie_of(hello(home, {"name": "Anna"})).partition("=")
    (person,) = kept(home, "SELECT id FROM persons WHERE name = 'Anna' ORDER BY created DESC LIMIT 1")
    (device,) = kept(home, f"SELECT id FROM devices WHERE person_id = '{person}'")
    for forged in (f"{person}.{secret}", f"{person}.", person, device, secret[:-2], f"{secret}.", "", "ä.ö"):
        sent = f"{name}={forged}".encode().decode("latin-1")
        assert not hello(home, {}, sent).json()["named"], forged


@evening
async def test_the_cookie_alone_is_not_enough_without_an_origin(home: Evening) -> None:
    cookie = cookie_of(hello(home, {"name": "Anna"}))
    answer = fetch(f"{home.server.url}/api/lists", "POST", {}, {"Cookie": cookie})
    assert answer.status == 401
    assert (
        fetch(f"{home.server.url}/api/lists", "POST", {}, {"Cookie": cookie, "Origin": home.server.url}).status == 200
    )


@evening
async def test_each_arrival_is_somebody_else_with_a_long_token(home: Evening) -> None:
    tokens = {(await home.guest("Anna")).token for _ in range(20)}
    assert len(tokens) == 20
    assert all(re.fullmatch(r"[\w-]{32,}", token) for token in tokens), "192 bits"


@evening
async def test_neither_tokens_nor_transfer_secrets_are_kept_or_logged(home: Evening) -> None:
    guest = await home.guest("Anna")
    made = await guest.transfer()
    kept = home.server.database.read_bytes() + home.server.database.with_name("stammtisch.db-wal").read_bytes()
    for secret in (guest.token, made.secret):
        assert secret.encode() not in kept
        assert secret not in home.server.log()


@evening
async def test_a_wrong_token_is_nobodys_and_the_refusal_says_what_to_do(home: Evening) -> None:
    refusal = await refused(Guest(home.server.url, "x" * 32).lists())
    assert (refusal.code, "POST /api/me" in str(refusal)) == ("unknown", True)
    assert (await refused(Guest(home.server.url).lists())).code == "unknown"


@pytest.mark.parametrize(
    ("asked", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\nMaria\t!", "Anna Maria !"),
        ("An\u202ena", "Anna"),
        ("A\u0308nne", "Änne"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        ("안나 🂡", "안나 🂡"),
    ],
)
@evening
async def test_a_name_is_one_line_without_signs_that_cannot_be_seen(home: Evening, asked: str, shown: str) -> None:
    assert (await home.guest(asked)).name == shown


@pytest.mark.parametrize("name", ["", "   ", "\n", "\u200b", "x" * 31, "bot:master", " BOT: x", "\u202ebot:x"])
@evening
async def test_a_name_that_cannot_be_shown_is_refused_and_makes_nobody(home: Evening, name: str) -> None:
    before = people_kept(home)
    answer = fetch(f"{home.server.url}/api/me", "POST", {"name": name})
    assert answer.status == 400
    assert answer.json()["code"] in ("bad-name", "reserved-name", "malformed")
    assert answer.json()["text"]
    assert people_kept(home) == before


def people_kept(home: Evening) -> int:
    """How many people the server knows."""
    return len(kept(home, "SELECT id FROM persons"))


def kept(home: Evening, query: str) -> list[Any]:
    """The first column of what the database has."""
    with closing(connect(home.server.database)) as database:
        return [row[0] for row in database.execute(query)]


@evening
async def test_a_new_name_is_seen_at_once_at_every_table(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.guests[1].arrive("Benedikt")
    seen = await around.places[0].set_up(lambda table: table.seats[1].name == "Benedikt")
    assert [seat.name for seat in seen.seats] == ["Anna", "Benedikt"]
    (listed,) = (await around.guests[0].lists()).running
    assert listed.names == ["Anna", "Benedikt"]


@evening
async def test_a_refused_name_leaves_the_old_one(home: Evening) -> None:
    guest = await home.guest("Anna")
    assert (await refused(guest.arrive("bot:anna"))).code == "reserved-name"
    assert (await guest.arrive()).name == "Anna"


@evening
async def test_an_identity_moves_to_another_device_once_and_not_twice(home: Evening) -> None:
    phone = await home.guest("Anna")
    table = await phone.open_table(wire.NewTable("sep", 2, mine=[0]))
    made = await phone.transfer()
    assert 60 <= made.seconds <= 3600
    laptop = await Guest(home.server.url).moved(made.secret)
    assert laptop.name == "Anna"
    assert laptop.token != phone.token
    assert [listed.table for listed in (await laptop.lists()).running] == [table]
    assert [listed.table for listed in (await phone.lists()).running] == [table], "the first device stays"
    refusal = await refused(Guest(home.server.url).moved(made.secret))
    assert refusal.code == "unknown"
    assert "used already or is too old" in str(refusal)


@evening
async def test_of_many_who_try_one_secret_at_once_one_gets_it(home: Evening) -> None:
    secret = (await (await home.guest("Anna")).transfer()).secret
    tries = [Guest(home.server.url).moved(secret) for _ in range(8)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(outcome, Guest) for outcome in outcomes) == 1


@evening
async def test_a_browser_that_moves_gets_a_cookie_and_no_token(home: Evening) -> None:
    secret = (await (await home.guest("Anna")).transfer()).secret
    answer = fetch(f"{home.server.url}/api/moved", "POST", {"secret": secret}, {"Origin": home.server.url})
    assert answer.json() == {"name": "Anna", "named": True}
    assert hello(home, {}, cookie_of(answer)).json()["name"] == "Anna"


@evening
async def test_a_guessed_or_outdated_secret_moves_nobody(home: Evening) -> None:
    assert (await refused(Guest(home.server.url).moved("x" * 32))).code == "unknown"
    secret = (await (await home.guest("Anna")).transfer()).secret
    with closing(connect(home.server.database, timeout=10)) as database:
        database.execute("UPDATE transfers SET expires = 1")
        database.commit()
    assert (await refused(Guest(home.server.url).moved(secret))).code == "unknown"


def test_people_and_their_cookies_outlive_the_server(mortal: Server) -> None:
    own = mortal

    async def stay() -> None:
        async with Evening(own) as home:
            anna = await home.guest("Anna")
            cookie = cookie_of(hello(home, {"name": "Ben"}))
            secret = (await anna.transfer()).secret
            own.kill()
            own.start()
            assert (await anna.arrive()).name == "Anna"
            assert hello(home, {}, cookie).json()["name"] == "Ben"
            assert (await Guest(own.url).moved(secret)).name == "Anna"

    together(stay())


@evening
async def test_who_is_forgotten_is_a_player_in_records_and_lists(home: Evening) -> None:
    around = await home.match("sequence", "Annabella", "Ben")
    await around.play_out()
    anna, ben = around.guests
    assert (await ben.record(around.table))["players"] == ["Annabella", "Ben"]
    await anna.forget()
    record = await ben.record(around.table)
    assert record["players"] == ["a player", "Ben"]
    assert "Annabella" not in to_line(record)
    verify(record)
    (listed,) = (await ben.lists()).finished
    assert listed.names == ["a player", "Ben"]
    seen = await around.places[1].set_up(lambda table: table.seats[0].name == "a player")
    assert seen.seats[1].name == "Ben"


@evening
async def test_who_is_forgotten_is_forgotten_by_all_devices(home: Evening) -> None:
    phone = await home.guest("Anna")
    laptop = await Guest(home.server.url).moved((await phone.transfer()).secret)
    left_over = (await phone.transfer()).secret
    await phone.forget()
    for guest in (phone, laptop):
        assert (await refused(guest.lists())).code == "unknown"
    assert (await refused(Guest(home.server.url).moved(left_over))).code == "unknown"


@evening
async def test_a_forgotten_browser_loses_its_cookie(home: Evening) -> None:
    cookie = cookie_of(hello(home, {"name": "Anna"}))
    headers = {"Cookie": cookie, "Origin": home.server.url}
    gone = fetch(f"{home.server.url}/api/me", "DELETE", headers=headers)
    assert gone.status == 204
    assert "max-age=0" in gone.cookies[0].lower()
    assert not hello(home, {}, cookie).json()["named"], "the old cookie is nobody's now"


@evening
async def test_chat_and_names_of_who_is_forgotten_are_nowhere_on_disk(home: Evening) -> None:
    around = await home.match("sequence", "Qwertzuiop", "Ben")
    await around.places[0].ask(wire.Say(new_id(), "asdfghjklöä"))
    await around.places[1].ask(wire.Say(new_id(), "still there"))
    await around.guests[0].forget()
    with closing(connect(home.server.database)) as database:
        rows = [str(row) for kind in ("chat", "persons") for row in database.execute(f"SELECT * FROM {kind}")]
    assert not [row for row in rows if "Qwertzuiop" in row or "asdfghjkl" in row]
    late = await home.at(around.guests[1], around.table)
    chat = await heard(late, wire.Chat)
    assert [line.text for line in chat.lines] == ["still there"]


@evening
async def test_who_is_forgotten_resigns_running_games_and_frees_open_seats(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    anna, ben, _ = around.guests
    table = await ben.open_table(wire.NewTable("sep", 2, mine=[0]))
    waiting = await home.at(ben, table)
    await (await home.at(anna, table)).ask(wire.Sit(new_id(), 1))
    await anna.forget()
    seen = await around.places[1].set_up(lambda table: table.seats[0].resigned)
    assert (seen.seats[0].name, seen.seats[0].bot, seen.status) == ("a player", "expert", "running")
    free = await waiting.set_up(lambda table: table.seats[1].name is None)
    assert not free.seats[1].person


@evening
async def test_the_connections_of_who_is_forgotten_are_closed_with_a_word(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.guests[0].forget()
    bye = await heard(around.places[0], wire.Bye)
    assert (bye.code, bye.again) == ("forgotten", False)
    with pytest.raises(Lost):
        await around.places[0].ask(wire.Say(new_id(), "still here?"))


@evening
async def test_nobody_keeps_a_seat_or_a_voice_who_acts_while_they_are_forgotten(home: Evening) -> None:
    """Forgetting somebody with many tables takes its time; meanwhile they sit down and come in again and again."""
    host, ghost = await home.guest("Anna"), await home.guest("Ghost")
    for _ in range(12):
        await ghost.open_table(wire.NewTable("sequence", 2, mine=[0]))
    target = await host.open_table(wire.NewTable("sequence", 2, mine=[0]))
    over = asyncio.Event()
    came: list[Place] = []

    async def sit_again(place: Place) -> None:
        with suppress(Lost):
            while not over.is_set():
                with suppress(Turned):
                    await place.ask(wire.Sit(new_id(), 1))
                await asyncio.sleep(0.01)

    async def come_again() -> None:
        with suppress(Lost, Turned, OSError):
            while not over.is_set():
                came.append(await ghost.at(target))
                await asyncio.sleep(0.01)

    acting = [asyncio.create_task(act) for act in (sit_again(await ghost.at(target)), come_again())]
    await asyncio.sleep(0.1)
    await ghost.forget()
    await asyncio.sleep(0.3)
    over.set()
    await asyncio.gather(*acting)
    for place in came:
        with pytest.raises((Lost, Turned, OSError, TimeoutError)):
            async with asyncio.timeout(1):
                await place.ask(wire.Say(new_id(), "I am still here"))
    seen = await (await home.at(host, target)).set_up(lambda _: True)
    assert not seen.seats[1].person
