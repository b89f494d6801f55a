"""A WebSocket: what the protocol of WebSockets promises holds, also for those who speak it strangely."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import pytest
from attacker import frame
from house import Server, Servers
from strain import run
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stammtisch.client import Guest
from stammtisch.server.gate import Gate
from stammtisch.server.limits import Limits
from stammtisch.server.metrics import Metrics
from stammtisch.server.websocket import LAST_WORDS, WebSocket
from stammtisch.table import messages as wire

CLOSE: Final = 0x8
MANY: Final = 200


@asynccontextmanager
async def a_websocket(server: Server) -> AsyncIterator[ClientConnection]:
    """A connection of somebody who sits alone at a new table, after the greeting."""
    guest = await Guest(server.url).arrive("Anna")
    table = await guest.open_table(wire.NewTable("sep", 2, mine=[0]))
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    bearer = {"Authorization": f"Bearer {guest.token}"}
    async with connect(address, additional_headers=bearer, ping_interval=None) as connection:
        await until(connection, "chat")
        yield connection


async def until(connection: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), 10))
        if told["is"] == kind:
            return told


def reaction(id: str) -> str:
    return json.dumps({"do": "react", "id": id, "kind": "clap"})


def test_a_message_in_several_frames_is_one_message(server: Server) -> None:
    async def several() -> str:
        async with a_websocket(server) as connection:
            words = reaction("in pieces")
            await connection.send([words[:3], words[3:10], "", words[10:]])
            return str((await until(connection, "done"))["id"])

    assert run(several()) == "in pieces"


def test_bytes_are_understood_like_text(server: Server) -> None:
    async def in_bytes() -> str:
        async with a_websocket(server) as connection:
            await connection.send(reaction("bytes").encode())
            return str((await until(connection, "done"))["id"])

    assert run(in_bytes()) == "bytes"


def test_whoever_says_much_at_once_is_answered_in_order(server: Server) -> None:
    async def much() -> list[str]:
        async with a_websocket(server) as connection:
            for number in range(MANY):
                await connection.send(json.dumps({"do": "look", "id": str(number), "seat": 0}))
            return [str((await until(connection, "done"))["id"]) for _ in range(MANY)]

    assert run(much()) == [str(number) for number in range(MANY)]


def test_a_ping_is_answered_and_a_goodbye_returned(server: Server) -> None:
    async def goodbye() -> tuple[float, int | None, int]:
        async with a_websocket(server) as connection:
            took = await asyncio.wait_for(await connection.ping(), 10)
            await connection.close(4321, "going home")
            assert connection.protocol.close_rcvd is not None
            return took, connection.close_code, connection.protocol.close_rcvd.code

    took, code, returned = run(goodbye())
    assert took < 10
    assert (code, returned) == (4321, 4321)


def test_text_that_is_none_is_malformed_and_nothing_ends(server: Server) -> None:
    async def nonsense() -> tuple[str, str]:
        async with a_websocket(server) as connection:
            await connection.send(b'{"do": "react", "id": "\xff\xfe"}')
            code = (await until(connection, "refused"))["code"]
            await connection.send(reaction("still here"))
            return code, (await until(connection, "done"))["id"]

    assert run(nonsense()) == ("malformed", "still here")


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (b"\x81\x02hi", 1002),  # not masked
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # no such kind of frame
        (b"\xc1\x80\x00\x00\x00\x00", 1002),  # an extension that was not agreed on
        (b"\x80\x80\x00\x00\x00\x00", 1002),  # goes on with nothing
        (b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"x" * 126, 1002),  # too long for a ping
        (b"\x81\xff" + struct.pack("!Q", 1 << 40) + b"\x00\x00\x00\x00", 1009),
    ],
)
def test_whoever_breaks_the_protocol_is_told_how_and_let_go(server: Server, frame: bytes, code: int) -> None:
    async def table() -> tuple[str, str]:
        guest = await Guest(server.url).arrive("Anna")
        return await guest.open_table(wire.NewTable("sep", 2, mine=[0])), guest.token

    id, token = run(table())
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(asking(server, f"/api/tables/{id}/socket", token))
        head = until_bytes(connection, b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head
        connection.sendall(frame)
        assert closing_code(connection) == code
    assert server.is_well()


def asking(server: Server, path: str, token: str) -> bytes:
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Authorization: Bearer {token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def until_bytes(connection: socket.socket, end: bytes) -> bytes:
    """What comes up to and with an ending, and no byte more."""
    got = b""
    while not got.endswith(end):
        byte = connection.recv(1)
        assert byte, got
        got += byte
    return got


def exactly(connection: socket.socket, count: int) -> bytes:
    got = b""
    while len(got) < count:
        part = connection.recv(count - len(got))
        assert part, "the server hung up without a word"
        got += part
    return got


def closing_code(connection: socket.socket) -> int:
    """The code by which the server ends the connection, after whatever else it says; then it hangs up."""
    while True:
        kind, size = exactly(connection, 2)
        if size > 125:
            size = int.from_bytes(exactly(connection, 2 if size == 126 else 8), "big")
        text = exactly(connection, size)
        if kind & 0xF == CLOSE:
            assert connection.recv(1) == b""
            return int.from_bytes(text[:2], "big")


def test_a_request_that_is_no_handshake_is_refused(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall(asking(server, "/api/tables/x/socket", "y").replace(b"Version: 13", b"Version: 12"))
        assert connection.recv(12) == b"HTTP/1.1 400"


def test_the_log_says_nothing_of_those_who_come_and_go(servers: Servers) -> None:
    async def come_and_go(server: Server) -> None:
        async with a_websocket(server):
            pass

    server = servers()
    run(come_and_go(server))
    server.stop()
    assert "connection" not in server.log()


def test_nobody_is_kept_waiting_for_a_goodbye(server: Server) -> None:
    async def unknown() -> tuple[str, int | None]:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{'x' * 22}/socket"
        async with connect(address, additional_headers={"Authorization": "Bearer nobody"}) as connection:
            bye = await until(connection, "bye")
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(connection.recv(), 10)
            return bye["code"], connection.close_code

    assert run(unknown()) == ("unknown", 4404)


def test_of_what_somebody_said_before_they_went_only_the_last_words_count() -> None:
    """A move said just before a page is closed is played; a long queue of somebody who is gone is not."""

    async def heard() -> list[bytes]:
        told: list[bytes] = []
        all_told, gone = asyncio.Event(), asyncio.Event()

        async def application(scope: Any, receive: Any, send: Any) -> None:
            connection = scope["websocket"]
            connection.accept()
            await gone.wait()
            while (message := await connection.receive()) is not None:
                told.append(message)
            all_told.set()

        loop = asyncio.get_running_loop()
        limits, metrics = Limits(), Metrics()
        here, there = socket.socketpair()
        transport, connection = await loop.connect_accepted_socket(
            lambda: WebSocket(application, ServerState(), Gate(limits, metrics)), there
        )
        key = base64.b64encode(os.urandom(16))
        here.sendall(
            b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n\r\n"
        )
        await loop.run_in_executor(None, here.recv, 1000)
        here.sendall(b"".join(frame(0x81, b"%d" % number) for number in range(10)))
        here.close()
        while not transport.is_closing() or connection.open:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        gone.set()
        await asyncio.wait_for(all_told.wait(), 10)
        return told

    assert run(heard()) == [b"%d" % number for number in range(LAST_WORDS)]
