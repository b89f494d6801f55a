"""Cookies: those of the first version are exchanged, and behind HTTPS they belong to the host."""

import base64
import hmac
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from sqlite3 import connect
from typing import Any

from browsers import Browser
from house import Evening, Fetched, Server, Servers, evening, fetch, heard, together
from websockets.asyncio import client

from stammtisch.client import Guest, Place
from stammtisch.server.people import hashed
from stammtisch.server.schema import MIGRATIONS, migrate_sqlite
from stammtisch.table import messages as wire

HALF_A_YEAR = "max-age=15552000"


# Cookies of the first version


def first_version(folder: Path) -> dict[str, str]:
    """A database as the first version has left it, with Anna and Ben; gives the cookies that they have."""
    folder.mkdir()
    key, cookies = b"k" * 32, {}
    with closing(connect(folder / "stammtisch.db", isolation_level=None)) as database:
        migrate_sqlite(database, MIGRATIONS[:1])
        database.execute("INSERT INTO secrets VALUES ('cookie', ?)", (key,))
        for name in ("Anna", "Ben"):
            id = name.lower() * 4
            database.execute("INSERT INTO persons VALUES (?, ?, 1.0, 1.0)", (id, name))
            database.execute("INSERT INTO tokens VALUES (?, ?)", (hashed(f"token of {name}"), id))
            signature = base64.urlsafe_b64encode(hmac.digest(key, id.encode(), "sha256")).decode().rstrip("=")
            cookies[name] = f"{id}.{signature}"
    return cookies


def test_a_cookie_of_the_first_version_is_exchanged_and_ends_with_the_first_sign_out(tmp_path: Path) -> None:
    cookies = first_version(tmp_path / "data")
    server = Server(tmp_path).start()
    try:
        anna, thief, ben = (Browser(server.url) for _ in range(3))
        for browser, name in ((anna, "Anna"), (thief, "Anna"), (ben, "Ben")):
            browser.cookies["stammtisch"] = cookies[name]
        assert anna.ask("lists").status == 200, "also before the first hello"
        assert anna.name() == "Anna"
        assert anna.cookies["stammtisch"] != cookies["Anna"]
        assert [one["label"] for one in anna.devices() if one["here"]] == ["Firefox on Android"]
        assert (
            fetch(f"{server.url}/api/me", "POST", {}, {"Authorization": "Bearer token of Anna"}).json()["name"]
            == "Anna"
        )

        async def watched() -> None:
            async with Evening(server) as home:
                table = anna.table()
                # Somebody whose page was open while the server was updated has the old cookie only.
                old = await home.at(WithCookie(server.url, cookies["Anna"]), table)
                anna.ask("me/signout", {"device": None})
                assert (await heard(old, wire.Bye)).code == "signed-out"

        together(watched())
        assert thief.name() == ""
        assert anna.name() == "Anna"
        assert ben.name() == "Ben"
    finally:
        server.stop()


class WithCookie(Guest):
    """Somebody who comes to a table as a page does."""

    async def at(self, table: str, *, parcel: bool = False) -> Place:
        assert not parcel
        headers = {"Origin": self.server, "Cookie": f"stammtisch={self.token}"}
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket"
        return Place(await client.connect(address, additional_headers=headers))


# Cookies and HTTPS


def attributes(answer: Fetched) -> dict[str, Any]:
    return {name: cookie for given in answer.cookies for name, cookie in SimpleCookie(given).items()}


def test_behind_https_cookies_belong_to_the_host_alone(servers: Servers) -> None:
    own = servers(base_url="https://table.example")
    browser = Browser(own.url, origin="https://table.example", Host="table.example")
    answer = browser.ask("me", {"name": "Anna"})
    cookie = attributes(answer)["__Host-stammtisch"]
    assert (cookie["secure"], cookie["httponly"], cookie["samesite"].lower()) == (True, True, "strict")
    assert (cookie["path"], cookie["domain"]) == ("/", "")
    assert browser.name() == "Anna"
    assert answer.headers["strict-transport-security"] == HALF_A_YEAR
    moved = Browser(own.url, origin="https://table.example", Host="table.example").hello("Ben").move(browser)
    assert {*moved.cookies} == {"__Host-stammtisch", "__Host-stammtisch-before"}


def test_a_cookie_from_before_https_is_exchanged_for_one_of_the_host(servers: Servers) -> None:
    own = servers(base_url="https://table.example")
    local = Browser(own.url).hello("Anna")
    assert {*local.cookies} == {"stammtisch"}, "by its number the server is reached without TLS"
    browser = Browser(own.url, origin="https://table.example", Host="table.example")
    browser.cookies = dict(local.cookies)
    assert browser.name() == "Anna"
    assert {*browser.cookies} == {"__Host-stammtisch"}
    browser.cookies["stammtisch"] = "planted" * 5
    assert browser.name() == "Anna", "the cookie of the host comes first"


def test_a_proxy_that_is_believed_says_whether_it_was_https(servers: Servers) -> None:
    own = servers(proxy="127.0.0.1")
    forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    host = own.url.removeprefix("http://")
    browser = Browser(own.url, origin=f"https://{host}", **forwarded)
    answer = browser.ask("me", {"name": "Anna"})
    assert [*attributes(answer)] == ["__Host-stammtisch"]
    assert answer.headers["strict-transport-security"] == HALF_A_YEAR


@evening
async def test_without_tls_nothing_says_that_there_is_tls(home: Evening) -> None:
    answer = Browser(home.server.url).ask("me", {"name": "Anna"})
    assert [*attributes(answer)] == ["stammtisch"]
    assert "strict-transport-security" not in answer.headers
