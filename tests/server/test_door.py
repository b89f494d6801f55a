"""The door: foreign pages and names stay outside, nobody gets more than a fair share, and secrets stay secret."""

import asyncio
import base64
import hashlib
import json
import os
import socket
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest
from house import Fetched, Server, Servers, fetch
from strain import Strained, crowded, run, seated
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from stammtisch.client import Guest, Lost, Turned, new_id
from stammtisch.server.limits import (
    CHAT,
    IDENTITIES,
    MESSAGES,
    RENAMES,
    SECRETS,
    SOCKETS_OF_A_PERSON,
    TABLES,
)
from stammtisch.table import messages as wire

FOREIGN: Final = ("http://evil.example", "https://127.0.0.1.evil.example", "null", "http://127.0.0.1:1", "")
BASE: Final = "https://games.example"
LEAST_BITS: Final = 128


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Strained]:
    """A server as people run it: with limits, behind a name."""
    with Strained(tmp_path_factory.mktemp("guarded"), base_url=BASE, limits=1.0) as server:
        yield server
        assert server.troubles() == []


def knock(server: Server, path: str, headers: Mapping[str, str]) -> int:
    """Asks for a socket with just these headers; returns the status."""
    key = base64.b64encode(os.urandom(16)).decode()
    head = {
        "Host": f"127.0.0.1:{server.port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
        **headers,
    }
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        lines = [f"GET {path} HTTP/1.1", *[f"{name}: {value}" for name, value in head.items()], "", ""]
        line.sendall("\r\n".join(lines).encode())
        return int(line.recv(12).split()[1])


def own(server: Server) -> str:
    return server.url


def hello(server: Server, **headers: str) -> Fetched:
    return fetch(f"{server.url}/api/me", "POST", {"name": "Anna"}, headers)


def cookie_of(answer: Fetched) -> str:
    assert len(answer.cookies) == 1, answer
    return answer.cookies[0].split(";")[0]


# Foreign pages and names


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_are_refused_with_whatever_they_know(server: Server, origin: str) -> None:
    guest = run(Guest(server.url).arrive("Anna"))
    table = run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))
    cookie = cookie_of(hello(server, Origin=own(server)))
    for known in ({}, {"Authorization": f"Bearer {guest.token}"}, {"Cookie": cookie}):
        headers = {"Origin": origin, **known}
        for method, path in (("POST", "/api/me"), ("POST", "/api/lists"), ("GET", "/api/games"), ("GET", "/")):
            answer = fetch(f"{server.url}{path}", method, {} if method == "POST" else None, headers)
            assert answer.status == 403, f"{method} {path} from {origin}"
            assert answer.cookies == []
            assert not [name for name in answer.headers if name.startswith("access-control")]
        assert knock(server, f"/api/tables/{table}/socket", headers) == 403


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "",
        "a b",
        "[::1",
        "[::1].evil",
        "[::1]evil:80",
        "evil@127.0.0.1",
        "127.0.0.1:80:80",
    ],
)
def test_under_foreign_names_nothing_is_answered(server: Server, host: str) -> None:
    guest = run(Guest(server.url).arrive("Anna"))
    table = run(guest.open_table(wire.NewTable("sep", 2, mine=[0])))
    token = {"Authorization": f"Bearer {guest.token}"}
    for headers in ({"Host": host}, {"Host": host, "Origin": f"http://{host}"}, {"Host": host, **token}):
        assert knock(server, f"/api/tables/{table}/socket", headers) in (400, 403)
    if host:
        answer = fetch(f"{server.url}/api/games", headers={"Host": host})
        assert answer.status in (400, 403)


def test_of_two_origins_none_counts(server: Server) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nContent-Length: 2\r\n"
    for first, second in ((own(server), "http://evil.example"), (own(server), own(server))):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
            line.sendall(f"{head}Origin: {first}\r\nOrigin: {second}\r\n\r\n{{}}".encode())
            assert line.recv(12) == b"HTTP/1.1 403"


def test_the_own_page_is_let_in_with_its_cookie_and_nobody_else_is(server: Server) -> None:
    answer = hello(server, Origin=own(server))
    assert answer.status == 200
    assert "token" not in answer.json()
    cookie = answer.cookies[0].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "secure" not in cookie
    known = {"Cookie": cookie_of(answer)}
    lists = f"{server.url}/api/lists"
    assert fetch(lists, "POST", {}, {**known, "Origin": own(server)}).status == 200
    assert fetch(lists, "POST", {}, known).status == 401, "a cookie without an Origin is nobody's"
    name, _, value = known["Cookie"].partition("=")
    for forged in (
        value[:-1],
        value.swapcase(),
        value.partition(".")[0] + ".",
        "0" * 32 + "." + value.partition(".")[2],
    ):
        headers = {"Cookie": f"{name}={forged}", "Origin": own(server)}
        assert fetch(lists, "POST", {}, headers).status == 401


def test_a_client_without_an_origin_gets_a_token_and_never_a_cookie(server: Server) -> None:
    answer = hello(server)
    assert answer.cookies == []
    token = answer.json()["token"]
    assert fetch(f"{server.url}/api/lists", "POST", {}, {"Authorization": f"Bearer {token}"}).status == 200
    assert fetch(f"{server.url}/api/lists", "POST", {}, {"Authorization": f"Bearer {token}x"}).status == 401
    assert fetch(f"{server.url}/api/lists", "POST", {}, {"Authorization": token}).status == 401


def test_behind_its_own_name_the_cookie_travels_only_encrypted(guarded: Strained) -> None:
    headers = {"Host": "games.example", "Origin": BASE}
    answer = fetch(f"{guarded.url}/api/me", "POST", {}, headers)
    assert answer.status == 200
    assert "secure" in answer.cookies[0].lower()
    assert (
        fetch(f"{guarded.url}/api/me", "POST", {}, {"Host": "games.example", "Origin": "https://a.example"}).status
        == 403
    )


def test_every_answer_has_the_security_headers(server: Server) -> None:
    asked = [
        fetch(f"{server.url}/"),
        fetch(f"{server.url}/t/whatever"),
        fetch(f"{server.url}/health"),
        fetch(f"{server.url}/api/games"),
        fetch(f"{server.url}/api/tables/none/record"),
        fetch(f"{server.url}/api/nothing"),
        fetch(f"{server.url}/api/me", "PUT"),
        fetch(f"{server.url}/api/games", headers={"Origin": "http://evil.example"}),
    ]
    assert [answer.status for answer in asked] == [200, 200, 200, 200, 404, 404, 405, 403]
    for answer in asked:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


# Sizes and limits


def test_frames_and_bodies_over_64_kb_are_refused(server: Server) -> None:
    async def too_long() -> int | None:
        table, (guest, _) = await seated(server.url, "sep")
        headers = {"Authorization": f"Bearer {guest.token}"}
        async with connect(
            f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket", additional_headers=headers
        ) as line:
            await line.send(b'{"do":"say","id":"a","text":"' + b"x" * 65_536)
            try:
                async with asyncio.timeout(10):
                    async for _ in line:
                        pass
            except ConnectionClosed:
                pass
            return line.close_code

    assert run(too_long()) == 1009
    assert fetch(f"{server.url}/api/me", "POST", b'{"name":"' + b"x" * 65_536).status == 413


def test_a_refusal_repeats_little_of_what_was_asked(server: Server) -> None:
    token = {"Authorization": f"Bearer {run(Guest(server.url).arrive('Anna')).token}"}
    for asked in (
        {"game": "x" * 60_000, "seats": 2},
        {"game": "sequence", "seats": 2, "options": {"draw": "x" * 60_000}},
        {"game": "sequence", "seats": 2, "options": {"x" * 60_000: 1}},
        {"game": "sequence", "seats": 2, "x" * 60_000: 1},
    ):
        answer = fetch(f"{server.url}/api/tables", "POST", asked, token)
        assert answer.status == 400
        assert len(answer.body) < 500


def refusals(server: Server, number: float, path: str, body: object, **headers: str) -> int:
    """How many of so many requests were too many."""
    asked = [fetch(f"{server.url}{path}", "POST", body, headers).status for _ in range(int(number))]
    assert {*asked} <= {200, 201, 400, 401, 429}
    return asked.count(429)


def test_nobody_makes_people_without_end(servers: Servers) -> None:
    limited = servers(limits=1.0)
    assert refusals(limited, IDENTITIES.burst - 1, "/api/me", {}) == 0
    assert refusals(limited, 6, "/api/me", {}) >= 4


def test_nobody_tries_secrets_tables_or_names_without_end(servers: Servers) -> None:
    limited = servers(limits=1.0)
    token = {"Authorization": f"Bearer {run(Guest(limited.url).arrive('Anna')).token}"}
    assert refusals(limited, SECRETS.burst + 4, "/api/moved", {"secret": "x" * 32}) >= 3
    assert refusals(limited, TABLES.burst + 5, "/api/tables", {"game": "sep", "seats": 2}, **token) >= 2
    assert refusals(limited, RENAMES.burst + 5, "/api/me", {"name": "Berta"}, **token) >= 1


def test_nobody_talks_or_connects_without_end(servers: Servers) -> None:
    limited = servers(limits=1.0)

    async def too_much() -> None:
        guest = await Guest(limited.url).arrive("Anna")
        table = await guest.open_table(wire.NewTable("sep", 2, mine=[0]))
        async with await guest.at(table) as place:
            codes = []
            for _ in range(int(CHAT.burst) + 4):
                try:
                    await place.ask(wire.Say(new_id(), "hello"))
                except Turned as refusal:
                    codes.append(refusal.code)
            assert codes[-1] == "too-much"
        headers = {"Authorization": f"Bearer {guest.token}"}
        address = f"ws{limited.url.removeprefix('http')}/api/tables/{table}/socket"
        async with connect(address, additional_headers=headers, close_timeout=1) as line:
            for number in range(int(MESSAGES.burst) + 4):
                await line.send(json.dumps({"do": "look", "id": str(number)}))
            while (told := json.loads(await asyncio.wait_for(line.recv(), 30))).get("code") != "too-much":
                pass
            assert told["id"] is not None, "whoever asks is told that it was this that was too much"
        lines = [
            await connect(address, additional_headers=headers, close_timeout=1) for _ in range(SOCKETS_OF_A_PERSON + 1)
        ]
        last = str(await asyncio.wait_for(lines[-1].recv(), 30))
        assert "too-much" in last
        await asyncio.gather(*[line.close() for line in lines])

    run(too_much())


# Secrets


def test_secrets_are_long_hashed_at_rest_used_once_and_never_logged(tmp_path: Path) -> None:
    async def a_life(server: Strained) -> list[str]:
        guest = await Guest(server.url).arrive("Anna")
        moved = (await guest.transfer()).secret
        unused = (await guest.transfer()).secret
        other = await Guest(server.url).moved(moved)
        assert other.token not in ("", guest.token)
        with pytest.raises(Turned):
            await Guest(server.url).moved(moved)
        table = await other.open_table(wire.NewTable("sep", 2, mine=[0], bots=[None, "novice"], start=True))
        async with await guest.at(table) as place:
            await place.seen(lambda _: True)
        with pytest.raises(Lost):
            async with await Guest(server.url, "wrong" + guest.token).at(table) as place:
                await place.seen(lambda _: True)
        for secret in (guest.token, other.token, moved, unused):
            assert len(base64.urlsafe_b64decode(secret + "=" * (-len(secret) % 4))) * 8 >= LEAST_BITS
        assert len(base64.urlsafe_b64decode(table + "==")) * 8 >= LEAST_BITS
        return [guest.token, other.token, moved, unused]

    with Strained(tmp_path) as server:
        secrets = run(a_life(server))
        cookie = cookie_of(hello(server, Origin=own(server))).partition("=")[2]
        stored = b"".join(path.read_bytes() for path in server.data.iterdir())
        assert hashlib.sha256(secrets[0].encode()).digest() in stored
        for secret in [*secrets, cookie]:
            assert secret.encode() not in stored
        assert not [secret for secret in [*secrets, cookie] if secret in server.log()]
        seeds = [json.loads(row[0])["seed"] for row in server.rows("SELECT entry FROM entries WHERE number = 0")]
        server.stop()
        assert seeds
        assert not [seed for seed in seeds if seed in server.log()]


# Time


def test_the_moment_of_a_bots_word_tells_nothing(server: Server) -> None:
    """However much or little a bot has to think about, its word comes at the table's pace."""
    pace = 0.6

    async def paces() -> list[float]:
        guest = await Guest(server.url).arrive("Anna")
        asked = wire.NewTable("sequence", 2, mine=[0], bots=[None, "regular"], bot_seconds=pace, start=True)
        took: list[float] = []
        async with await guest.at(await guest.open_table(asked)) as place:
            for _ in range(6):
                view = await place.seen(lambda view: bool(view.legal) or view.over)
                begun = time.monotonic()
                said = await place.play(view.legal[0])
                assert said is not None
                await place.seen(lambda view: view.at > said)  # noqa: B023
                took.append(time.monotonic() - begun)
        return took

    took = run(paces())
    assert min(took) > pace - 0.05, took
    assert sorted(took)[len(took) // 2] < pace + 0.3 * crowded(), took
