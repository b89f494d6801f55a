"""Messages that are none: nothing changes, nothing breaks, nothing is logged as unhandled, no memory is lost."""

import asyncio
import json
import random
import string
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg
import msgspec
import pytest
from stores import Postgres
from strain import GONE, Strained, run, seated
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from scale import scaled
from stammtisch.client import Guest
from stammtisch.server import api
from stammtisch.server.head import LARGEST_BODY
from stammtisch.server.schema import COLUMNS
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

MESSAGES = scaled(quick=800, normal=4_000, full=100_000)
MOST_GROWTH = 20.0
BEFORE_WRONG = 15
"""After so many malformed ones a proper message follows, lest the line be closed."""
HEX: Final = "0123456789abcdef" * 4

PROPER: Final[list[dict[str, Any]]] = [
    {"do": "sit", "id": "a", "seat": 1},
    {"do": "stand", "id": "a", "seat": 1},
    {"do": "bot", "id": "a", "seat": 1, "level": "novice"},
    {"do": "start", "id": "a", "fill": "expert"},
    {"do": "look", "id": "a", "seat": 0},
    {"do": "play", "id": "a", "seat": 0, "at": 1, "word": "pass"},
    {"do": "back", "id": "a", "seat": 0, "at": 1},
    {"do": "propose", "id": "a", "what": "takeback", "seat": 0},
    {"do": "answer", "id": "a", "yes": True},
    {"do": "resign", "id": "a", "seat": 0},
    {"do": "hash", "id": "a", "seat": 0, "hash": HEX},
    {"do": "reveal", "id": "a", "seat": 0, "contribution": HEX},
    {"do": "say", "id": "a", "text": "hello"},
    {"do": "react", "id": "a", "kind": "clap"},
    {"do": "hint", "id": "a", "seat": 0},
    {"do": "replay", "id": "a", "start": 0, "count": 10, "viewer": 0},
]
BODIES: Final[dict[str, list[dict[str, Any]]]] = {
    "/api/me": [{"name": "Anna"}],
    "/api/moved": [{"secret": "x" * 32}],
    "/api/tables": [
        {"game": "sep", "seats": 2, "options": {}, "bots": [None, "novice"], "mine": [0], "start": True},
        {"game": "sequence", "seats": 3, "pace": {"kind": "seconds", "move": 30, "reserve": 60}, "bot_seconds": 1.5},
    ],
}
KINDS: Final = {"/api/me": api.Me, "/api/moved": api.Moved, "/api/tables": wire.NewTable}
ODD: Final[list[Any]] = [
    None, True, False, 0, -1, 16, 2**31, 2**63, -(2**63) - 1, 10**400, 1.5, -0.0, 1e308, "", "a" * 5_000, "\0",
    "\u202e", "\U0001f600" * 50, "__proto__", "'; DROP TABLE entries; --", "../../etc/passwd", [], {}, [[]], {"": {}},
    [None] * 500,
]  # fmt: skip
RAW: Final[list[bytes]] = [
    b"", b" ", b"null", b"{", b"}", b"[]", b"{}", b'""', b"NaN", b"-", b"1e999", b"9" * 10_000, b"[" * 30_000,
    b'{"a":' * 10_000, b'{"do":"say","id":"a","text":"\\ud800"}', b'{"do":"say","id":"a","text":"\\udc00\\ud800 lone"}',
    b'{"do":"say","id":"a","text":"\xff\xfe"}', b'{"do":"say","id":"a","text":"\xed\xa0\x80 lone"}', b"\xef\xbb\xbf{}",
    b'{"do":"say","do":"sit","id":"a"}', b'{"do":"play","id":"a","seat":0,"at":1,"word":"pass"', b"\x00" * 100,
    b'{"do":"say","id":"a","text":"a"}{}', b'{"do":"\\u0000","id":"a"}', b"\xf4\x90\x80\x80", b"true" * 5_000,
]  # fmt: skip

SPLINTERS: Final = (b"\\ud800", b"\\u0000", b"\xff", b'"', b"{", b"]", b"1e9")


def malformed(proper: list[dict[str, Any]], kind: Any, rng: random.Random) -> Iterator[bytes]:
    """Mutations of proper messages, and bytes of all sorts, without end; none of them means anything."""
    while True:
        made = mutated(rng.choice(proper), rng) if rng.random() < 0.85 else scrap(rng)
        if not understood(made, kind):
            yield made


def understood(made: bytes, kind: Any) -> bool:
    try:
        msgspec.json.decode(made or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return True


def scrap(rng: random.Random) -> bytes:
    if rng.random() < 0.5:
        return rng.choice(RAW)
    return rng.randbytes(rng.choice([1, 5, 40, 1_000]))


def mutated(proper: dict[str, Any], rng: random.Random) -> bytes:
    """A message with something wrong in it: a key, a value, or its text."""
    message = dict(proper)
    for _ in range(rng.choice([1, 1, 2, 3])):
        key = rng.choice(list(message) or ["do"])
        change = rng.randrange(6)
        if change == 0:
            message.pop(key, None)
        elif change == 1:
            message["".join(rng.choices(string.printable, k=rng.randrange(12)))] = rng.choice(ODD)
        elif change == 2:
            message[key] = {key: message.get(key)} if rng.random() < 0.5 else [message.get(key)]
        elif change == 3:
            message[key] = nested(rng.choice([3, 50, 600]), rng.random() < 0.5)
        else:
            message[key] = rng.choice(ODD)
    text = bytearray(json.dumps(message, ensure_ascii=rng.random() < 0.5).encode(errors="surrogatepass"))
    if rng.random() < 0.4:
        for _ in range(rng.choice([1, 1, 3, 10])):
            at = rng.randrange(len(text) + 1)
            how = rng.randrange(3)
            if how == 0:
                text[at : at + 1] = b""
            elif how == 1:
                text[at:at] = rng.randbytes(1)
            else:
                text[at : at + rng.randrange(8)] = rng.choice(
                    [b"\\ud800", b"\\u0000", b"\xff", b'"', b"{", b"]", b"1e9"]
                )
    return bytes(text[:60_000])


def nested(depth: int, lists: bool) -> Any:
    inner: Any = 0
    for _ in range(depth):
        inner = [inner] if lists else {"a": inner}
    return inner


NONSENSE: Final[list[dict[str, Any]]] = [
    {"do": "play", "id": "n", "seat": 0, "at": 10**30, "word": "pass"},
    {"do": "play", "id": "n", "seat": 15, "at": 1, "word": "pass"},
    {"do": "play", "id": "n", "seat": 1, "at": 1, "word": "\x00"},
    {"do": "back", "id": "n", "seat": 15, "at": -5},
    {"do": "sit", "id": "n", "seat": 9},
    {"do": "stand", "id": "n", "seat": 9},
    {"do": "bot", "id": "n", "seat": 9, "level": "master"},
    {"do": "start", "id": "n"},
    {"do": "look", "id": "n", "seat": 15},
    {"do": "propose", "id": "n", "what": "rematch", "seat": 9},
    {"do": "answer", "id": "n", "yes": True},
    {"do": "resign", "id": "n", "seat": 15},
    {"do": "hash", "id": "n", "seat": 0, "hash": HEX},
    {"do": "reveal", "id": "n", "seat": 15, "contribution": HEX},
    {"do": "hint", "id": "n", "seat": 15},
    {"do": "replay", "id": "n", "viewer": -3},
    {"do": "replay", "id": "n", "start": 10**40, "viewer": 15},
]
"""What is a message, and still can never be done."""


class Reply(msgspec.Struct):
    """What matters of an answer."""

    kind: str = msgspec.field(name="is")
    code: str | None = None


async def by_socket(
    server: Strained, token: str, table: str, count: int, rng: random.Random, seen: Counter[str]
) -> int:
    """Sends malformed messages through as many connections as it takes; returns how many were answered as such."""
    sent = answered = 0
    stream = malformed(PROPER, wire.AnyAsk, rng)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
    while sent < count:
        try:
            async with connect(address, additional_headers=headers, compression=None) as line:
                for _ in range(min(200, count - sent) // BEFORE_WRONG + 1):
                    for _ in range(BEFORE_WRONG):
                        made = next(stream)
                        as_text = rng.random() < 0.5 and understood_as_text(made)
                        await line.send(made.decode() if as_text else made)
                        sent += 1
                    await line.send(json.dumps({**rng.choice(NONSENSE), "id": "end"}))
                    answered += await until_the_end(line, seen)
        except (*GONE, ConnectionClosed):
            if token:
                raise
            sent += BEFORE_WRONG
    return answered


def understood_as_text(made: bytes) -> bool:
    try:
        made.decode()
    except UnicodeDecodeError:
        return False
    return True


async def until_the_end(line: ClientConnection, seen: Counter[str]) -> int:
    wrong = 0
    while True:
        frame = await asyncio.wait_for(line.recv(), 30)
        assert b"Traceback" not in (frame.encode() if isinstance(frame, str) else frame)
        reply = msgspec.json.decode(frame, type=Reply)
        seen[reply.code or reply.kind] += 1
        if reply.code == "malformed":
            wrong += 1
        if '"end"' in str(frame):
            return wrong


async def by_http(server: Strained, token: str, table: str, count: int, rng: random.Random, seen: Counter[str]) -> None:
    """Sends malformed requests down one connection after another."""
    streams = {path: malformed(proper, KINDS[path], rng) for path, proper in BODIES.items()}
    targets: list[Callable[[], tuple[str, str, bytes]]] = [
        *[lambda path=path: ("POST", path, next(streams[path])) for path in BODIES],
        lambda: ("GET", f"/api/tables/{table}/replay?start={rng.choice(['x', '-1', '9' * 5000, '1e5', '%00'])}", b""),
        lambda: ("GET", f"/api/tables/{table}/replay?viewer={rng.choice(['', 'x', '-9', '99', '%ff'])}", b""),
        lambda: ("GET", f"/api/tables/{rng.choice(['%00', '%ff', '..%2f', 'a' * 3000, '%F0%9F%98%80'])}/record", b""),
        lambda: (rng.choice(["PUT", "PATCH", "DELETE", "X"]), f"/api/tables/{table}/record", rng.randbytes(20)),
        lambda: ("POST", "/api/tables", b'{"game":"' + b"x" * 70_000),
    ]
    sent = 0
    while sent < count:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        try:
            for _ in range(min(50, count - sent)):
                method, path, body = rng.choice(targets)()
                head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Content-Length: {len(body)}"]
                if token:
                    head.append(f"Authorization: Bearer {token}")
                writer.write("\r\n".join([*head, "", ""]).encode() + body)
                sent += 1
                try:
                    status, answer = await asyncio.wait_for(answered(reader), 30)
                except (asyncio.IncompleteReadError, ConnectionResetError):
                    # Of many that are too long at once, only some are told so before they are hung up on.
                    assert len(body) > LARGEST_BODY
                    seen["hung up"] += 1
                    break
                assert status in (400, 401, 403, 404, 405, 413), f"{method} {path} {body!r}: {status} {answer!r}"
                assert b"Traceback" not in answer
                seen[str(status)] += 1
                if status == 413:
                    break
        finally:
            writer.close()


async def answered(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    length = head.partition("content-length:")[2].split("\r\n")[0]
    return int(head.split()[1]), await reader.readexactly(int(length or "0"))


async def assault(server: Strained, count: int, seen: Counter[str]) -> None:
    """Somebody seated, somebody watching and somebody unknown send malformed messages by every way."""
    table, (host, other) = await seated(server.url, "sep")
    watcher = await Guest(server.url).arrive("watcher")
    for guest in (host, other):
        async with await guest.at(table) as place:
            await place.seen(lambda _: True)
    before = await everything(server)
    memory = [server.memory()]
    number = 0
    while seen["malformed"] + seen["400"] < count:
        share = max(count // 8, 200)
        rng = random.Random(number)
        got = await asyncio.gather(
            by_socket(server, host.token, table, share // 3, rng, seen),
            by_socket(server, watcher.token, table, share // 6, rng, seen),
            by_socket(server, "", table, share // 12, rng, seen),
            by_http(server, host.token, table, share // 4, rng, seen),
            by_http(server, "", table, share // 4, rng, seen),
        )
        assert got[0] >= share // 3
        memory.append(server.memory())
        number += 1
    assert await everything(server) == before
    assert seen["error"] == 0
    assert not server.troubles(), server.troubles()[:3]
    print(f"{seen['malformed'] + seen['400']} malformed messages; the server grew by {memory[-1] - memory[0]:.1f} MB;")
    print(f"all answers: {dict(seen)}")
    assert memory[-1] - memory[0] < MOST_GROWTH
    async with await host.at(table) as place:
        assert (await place.seen(lambda _: True)).places


async def everything(server: Strained) -> dict[str, list[Any]]:
    """All that the database holds."""
    if "database" not in server.serving:
        return {name: server.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in COLUMNS}
    connection = await asyncpg.connect(server.serving["database"])
    try:
        return {name: await connection.fetch(f"SELECT * FROM {name} ORDER BY 1, 2") for name in COLUMNS}
    finally:
        await connection.close()


def test_malformed_messages_change_nothing_and_break_nothing(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:
        run(assault(server, MESSAGES, Counter()), 60 + MESSAGES / 50)


def test_nor_do_they_on_postgres(postgres: Postgres, tmp_path: Path) -> None:
    with Strained(tmp_path, database=postgres.database()) as server:
        run(assault(server, MESSAGES // 10, Counter()), 60 + MESSAGES / 50)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_signs_that_a_database_cannot_hold_are_refused_or_kept(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A chat line may have a zero in it, and PostgreSQL has no place for one."""
    serving: dict[str, Any] = {}
    if kind == "postgres":
        serving["database"] = request.getfixturevalue("postgres").database()

    async def chat(server: Strained) -> None:
        table, (host, _) = await seated(server.url, "sep")
        async with connect(
            f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket",
            additional_headers={"Authorization": f"Bearer {host.token}"},
        ) as line:
            seen: Counter[str] = Counter()
            for text in ("zero \0 zero", "\u202e turned", "\U0001f600", "\ufffe", "\x1b[2J"):
                await line.send(json.dumps({"do": "say", "id": "end", "text": text}))
                await until_the_end(line, seen)
            assert seen["error"] == 0

    with Strained(tmp_path, **serving) as server:
        run(chat(server))
        assert not server.troubles(), server.troubles()[:3]
