"""Calls: "your turn" reaches people who are away where a move may take days, and nobody else."""

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from house import Evening, Round, Servers, fetch, together
from starlette.requests import Request
from stores import New, in_a_loop, opened

import bootstrap
from stammtisch.client import Guest
from stammtisch.core import shelf
from stammtisch.server.api_groups import Agreed
from stammtisch.server.calls import MEETING, YOUR_TURN, Calls
from stammtisch.server.group_store import Group
from stammtisch.server.limits import Limits
from stammtisch.server.outgoing import NoSuchPlace, _is_public, checked, post
from stammtisch.server.reminders import Reminders
from stammtisch.server.rows import CallKept, Person

DAYS = {"kind": "days", "move": 3, "reserve": 0}
HERE = "127.0.0.1"
QUIET = 0.5


@dataclass
class Receiver:
    """A push service, or somebody's ntfy: keeps what it is sent."""

    url: str = ""
    status: int = 201
    headers: str = ""
    got: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    async def until(self, calls: int) -> None:
        while len(self.got) < calls:
            await asyncio.sleep(0.02)


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        content = await reader.readexactly(int(headers["content-length"]))
        receiver.got.append((head[0], headers, content))
        writer.write(f"HTTP/1.1 {receiver.status} x\r\n{receiver.headers}Content-Length: 0\r\n\r\n".encode())
        writer.close()

    server = await asyncio.start_server(answer, HERE)
    async with server:
        receiver.url = f"http://{HERE}:{server.sockets[0].getsockname()[1]}"
        yield receiver


def ask(guest: Guest, path: str, **body: object) -> Any:
    answer = fetch(f"{guest.server}/api/me/{path}", "POST", body, {"Authorization": f"Bearer {guest.token}"})
    return answer.json() if answer.status == 200 else answer.json()["reason"]


async def asked(guest: Guest, path: str, **body: object) -> Any:
    return await asyncio.to_thread(lambda: ask(guest, path, **body))


async def until_the_other_is_waited_for(around: Round, seat: int) -> None:
    """Ada, at her seat, plays until the other is waited for."""
    place = around.places[seat]
    while True:
        view = await place.seen(lambda _: True)
        if seat not in view.holding_up:
            return
        said = await place.play(view.legal[0])
        assert said is not None
        await place.seen(lambda view, said=said: view.at >= said)  # type: ignore[misc]


async def a_match(evening: Evening, pace: dict[str, Any]) -> tuple[Round, Guest]:
    """Ada and Bob play; it is Ada's turn, and Bob goes away."""
    around = await evening.match("sep", "Ada", "Bob", pace=pace)
    while (await around.turn()) is not around.places[0]:
        await around.say()
    return around, around.guests[1]


def test_somebody_away_is_called_once_where_moves_take_days(servers: Servers) -> None:
    server = servers(call_host=[HERE], base_url="https://games.example.org")

    async def playing() -> None:
        async with receiving() as receiver, Evening(server) as evening:
            around, bob = await a_match(evening, DAYS)
            browser = ec.generate_private_key(ec.SECP256R1())
            point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
            keys = {"keys": text_of(point), "auth": text_of(b"sixteen bytes ok")}
            now = await asked(bob, "calls/add", address=f"{receiver.url}/push", language="de", **keys)
            assert [one["browser"] for one in now["calls"]] == [True]
            await asked(bob, "calls/add", address=f"{receiver.url}/topic", language="fr")
            await around.places[1].leave()
            await until_the_other_is_waited_for(around, 0)
            await receiver.until(2)
            by_path = {line.split()[1]: (headers, content) for line, headers, content in receiver.got}
            headers, content = by_path["/push"]
            told = http_ece.decrypt(content, private_key=browser, auth_secret=b"sixteen bytes ok", version="aes128gcm")
            title = shelf.game("sep").title
            assert json.loads(told) == {"title": title, "body": YOUR_TURN["de"], "table": around.table}
            assert is_signed(headers["authorization"], now["key"], receiver.url)
            headers, content = by_path["/topic"]
            assert content.decode().endswith(YOUR_TURN["fr"])
            assert headers["click"] == f"https://games.example.org/t/{around.table}"
            # Within ten minutes nobody is called again: Bob comes, plays and goes.
            again = await evening.at(bob, around.table)
            place = Round(around.table, around.guests, [around.places[0], again])
            await until_the_other_is_waited_for(place, 1)
            await again.leave()
            await until_the_other_is_waited_for(place, 0)
            await asyncio.sleep(QUIET)
            assert len(receiver.got) == 2
            # Off by one tap.
            assert (await asked(bob, "calls/remove"))["calls"] == []

    together(playing())


def test_a_browser_that_is_gone_is_forgotten_and_nobody_is_called_from_a_live_table(servers: Servers) -> None:
    server = servers(call_host=[HERE])

    async def playing() -> None:
        async with receiving() as receiver, Evening(server) as evening:
            receiver.status = 410
            live, carl = await a_match(evening, {"kind": "none", "move": 0, "reserve": 0})
            await asked(carl, "calls/add", address=f"{receiver.url}/live")
            await live.places[1].leave()
            await until_the_other_is_waited_for(live, 0)
            around, bob = await a_match(evening, DAYS)
            point = ec.generate_private_key(ec.SECP256R1()).public_key()
            keys = text_of(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
            await asked(bob, "calls/add", address=f"{receiver.url}/push", keys=keys, auth=text_of(b"sixteen bytes ok"))
            assert (await bob.export()).calls == [f"{receiver.url}/push"]
            await around.places[1].leave()
            await until_the_other_is_waited_for(around, 0)
            await receiver.until(1)
            while (await asked(bob, "calls"))["calls"]:
                await asyncio.sleep(0.02)
            assert [line for line, _, _ in receiver.got] == ["POST /push HTTP/1.1"]

    together(playing())


def test_addresses_that_the_server_must_not_call_are_refused(servers: Servers) -> None:
    server = servers()

    async def trying() -> None:
        async with receiving() as receiver, Evening(server) as evening:
            guest = await evening.guest("Ada")
            for wrong in (
                receiver.url,
                "ftp://example.org/",
                "https://user:secret@example.org/",
                "https://",
                "nonsense",
            ):
                assert await asked(guest, "calls/add", address=wrong) == "call-address"
            for number in range(10):
                await asked(guest, "calls/add", address=f"https://example.org/{number}")
            assert await asked(guest, "calls/add", address="https://example.org/one-more") == "call-too-many"

    together(trying())


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "192.168.1.1", "[fd00::1]", "0.0.0.0"),
        *("[::ffff:127.0.0.1]", "[64:ff9b::a9fe:a9fe]", "[2002:7f00:1::]", "[::127.0.0.1]"),
        *("[fec0::1]", "[64:ff9b:1::a00:1]", "224.0.0.1", "[ff0e::1]", "[::ffff:224.0.0.1]", "[3fff::1]"),
    ],
)
def test_nothing_private_is_reached_by_any_name(host: str) -> None:
    checked(f"https://{host}/")
    with pytest.raises(OSError, match="not a public address"):
        asyncio.run(post(f"https://{host}/", b"", {}))
    with pytest.raises(NoSuchPlace):
        checked(f"http://{host}/")


@pytest.mark.parametrize("number", ["9.9.9.9", "2620:fe::fe"])
def test_a_number_of_everybodys_is_public(number: str) -> None:
    assert _is_public(number)


@in_a_loop
async def test_no_call_goes_on_to_where_its_address_leads(new: New) -> None:
    async def nobody(_: Request) -> Person:
        raise AssertionError("nobody asks")

    async with opened(new()) as store, receiving() as private, receiving() as receiver:
        receiver.headers = f"Location: {private.url}/elsewhere\r\n"
        calls = Calls(store, Limits(0), nobody, "", [HERE])
        await calls.open()
        point = ec.generate_private_key(ec.SECP256R1()).public_key()
        keys = text_of(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        await store.add_person(Person("ada", "Ada", 1.0, 2.0), b"1")
        for id, keyed in (("push", keys), ("topic", "")):
            kept = CallKept(id, f"{receiver.url}/{id}", keyed, text_of(b"sixteen bytes ok") if keyed else "", "en")
            assert await store.add_call("ada", kept, 2)
        for number, status in enumerate((301, 302, 303, 307, 308), 1):
            receiver.status = status
            calls.remind("secret", "Our round", 30, ["ada"])
            await receiver.until(2 * number)
        await calls.close()
        assert {line for line, _, _ in receiver.got} == {"POST /push HTTP/1.1", "POST /topic HTTP/1.1"}
        assert private.got == []
        assert len(await store.calls("ada")) == 2


@in_a_loop
async def test_calls_are_kept_apart_and_go_with_their_person(new: New) -> None:
    async with opened(new()) as store:
        await store.add_person(Person("ada", "Ada", 1.0, 2.0), b"1")
        call = CallKept("one", "https://example.org/", "", "", "en")
        assert await store.add_call("ada", call, 1)
        assert await store.add_call("ada", CallKept("two", call.address, "", "", "nl"), 1)
        assert not await store.add_call("ada", CallKept("three", "https://example.net/", "", "", "nl"), 1)
        now = time.time()
        assert [one.id for one in await store.calls_due("ada", now, 600.0)] == ["two"]
        assert await store.calls_due("ada", now + 599, 600.0) == []
        assert len(await store.calls_due("ada", now + 601, 600.0)) == 1
        await store.forget("ada")
        assert await store.calls("ada") == []


@in_a_loop
async def test_members_who_want_to_be_called_are_reminded_once_half_an_hour_before(new: New) -> None:
    async def nobody(_: Request) -> Person:
        raise AssertionError("nobody asks")

    clock = datetime.fromisoformat("2026-11-19T18:00+00:00").timestamp()
    async with opened(new()) as store, receiving() as receiver:
        calls = Calls(store, Limits(0), nobody, "https://games.example.org", [HERE])
        await calls.open()
        reminders = Reminders(store, calls, lambda: clock)
        for who in ("ada", "ben", "cleo", "dora"):
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
        plan = msgspec.json.encode(Agreed("2026-11-12", "20:00", "Europe/Vienna")).decode()
        await store.add_group(Group("g", "secret", "Our round", "ada", 1.0, plan), 1.0)
        await store.add_group(Group("h", "other", "No day", "dora", 1.0, ""), 1.0)
        for who in ("ben", "cleo"):
            await store.add_member("g", who, 1.0, 9)
        browser = ec.generate_private_key(ec.SECP256R1())
        point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        auth = text_of(b"sixteen bytes ok")
        for who, path, keys, language in (
            ("ada", "push", text_of(point), "de"),
            ("ben", "topic", "", "pl"),
            ("cleo", "cannot", "", "en"),
            ("dora", "stranger", "", "en"),
        ):
            kept = CallKept(who, f"{receiver.url}/{path}", keys, auth if keys else "", language)
            assert await store.add_call(who, kept, 1)
        # They meet at 19:00 UTC, and Cleo cannot come: an hour before is too early.
        await store.note_coming("g", "cleo", -(clock + 3600))
        assert await reminders.step() == 0
        assert await store.select("SELECT id, meets FROM groups WHERE meets > 0") == [("g", clock + 3600)]
        clock += 1810
        assert await reminders.step() == 1
        await receiver.until(2)
        by_path = {line.split()[1]: (headers, content) for line, headers, content in receiver.got}
        assert {*by_path} == {"/push", "/topic"}
        told = http_ece.decrypt(
            by_path["/push"][1], private_key=browser, auth_secret=bytes_of(auth), version="aes128gcm"
        )
        assert json.loads(told) == {"title": "Our round", "body": "Ihr trefft euch in 30 min.", "group": "secret"}
        headers, content = by_path["/topic"]
        assert content.decode() == "Our round: Gracie za 30 min."
        assert (headers["title"], headers["click"]) == ("Our round", "https://games.example.org/"), "others read this"
        # Once, also if the hour is moved; not when it has begun; and the week after again.
        moved = msgspec.json.encode(Agreed("2026-11-12", "20:05", "Europe/Vienna")).decode()
        await store.plan_group("g", moved)
        assert await reminders.step() == 0
        await store.change(("UPDATE groups SET reminded = 0", ()))
        clock += 2100
        assert await reminders.step() == 0
        clock += 7 * 86_400 - 900
        assert await reminders.step() == 1
        await receiver.until(4)
        await calls.close()
        once = msgspec.json.encode(Agreed("2026-11-12", "20:00", "Europe/Vienna", weeks=0)).decode()
        await store.plan_group("g", once)
        await store.change(("UPDATE groups SET reminded = 0", ()))
        assert await reminders.step() == 0
        assert await store.select("SELECT meets FROM groups WHERE id = 'g'") == [(None,)], "never again"


@in_a_loop
async def test_nobody_waits_for_an_address_that_does_not_answer(new: New) -> None:
    async def nobody(_: Request) -> Person:
        raise AssertionError("nobody asks")

    ended = asyncio.Event()

    async def silence(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await ended.wait()
        writer.close()

    silent = await asyncio.start_server(silence, HERE)
    async with opened(new()) as store, receiving() as receiver, silent:
        calls = Calls(store, Limits(0), nobody, "", [HERE])
        for who, url in (("ada", f"http://{HERE}:{silent.sockets[0].getsockname()[1]}"), ("ben", receiver.url)):
            await store.add_person(Person(who, who.title(), 1.0, 2.0), who.encode())
            assert await store.add_call(who, CallKept(who, f"{url}/x", "", "", "en"), 1)
        calls.call("table", "SEP", ["ada", "ben"])
        async with asyncio.timeout(5):
            await receiver.until(1)
        ended.set()
        await calls.close()


def test_every_language_has_its_sentences() -> None:
    assert {*YOUR_TURN} == {*MEETING} == {path.stem for path in (bootstrap.WEB / "src" / "locale").glob("*.ftl")}


def text_of(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_signed(header: str, key: str, audience: str) -> bool:
    """Check a signature by VAPID, and for whom it is."""
    said = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert said["k"].strip() == key
    head, claims, signature = said["t"].strip().split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), bytes_of(key))
    raw = bytes_of(signature)
    der = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return bool(json.loads(bytes_of(claims))["aud"] == audience)
