"""Calls: "your turn" reaches people who are away where a move may take days, and nobody else."""

import asyncio
import base64
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from house import Evening, Round, Servers, fetch, together
from stores import New, in_a_loop, opened

from stammtisch.client import Guest
from stammtisch.core import shelf
from stammtisch.server.calls import YOUR_TURN
from stammtisch.server.outgoing import NoSuchPlace, checked, post
from stammtisch.server.rows import CallKept, Person

DAYS = {"kind": "days", "move": 3, "reserve": 0}
HERE = "127.0.0.1"
QUIET = 0.5


@dataclass
class Receiver:
    """A push service, or somebody's ntfy: keeps what it is sent."""

    url: str = ""
    status: int = 201
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
        writer.write(f"HTTP/1.1 {receiver.status} x\r\nContent-Length: 0\r\n\r\n".encode())
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
    "host", ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "169.254.169.254", "192.168.1.1", "[fd00::1]"]
)
def test_nothing_private_is_reached_by_any_name(host: str) -> None:
    checked(f"https://{host}/")
    with pytest.raises(OSError, match="not a public address"):
        asyncio.run(post(f"https://{host}/", b"", {}))
    with pytest.raises(NoSuchPlace):
        checked(f"http://{host}/")


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
