"""Everybody comes back at once, and somebody does not read what he is sent."""

import asyncio
import base64
import contextlib
import json
import os
import random
import resource
import socket
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import msgspec
import pytest
from house import Server
from strain import Strained, all_seated, crowded, rebuilt, run, seated
from websockets.asyncio.client import ClientConnection, connect

from scale import scaled
from stammtisch.client import AnyTell, Guest, new_id
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

SOCKETS = scaled(quick=60, normal=200, full=1_000)
AT_A_TABLE: Final = 10
COME_WITHIN: Final = 5.0
IN_SYNC_WITHIN: Final = 10.0
NOT_NOTICED: Final = 1.0
"""Seconds from a word to the other's view that nobody would call a delay, beside a flood."""

_tells: msgspec.json.Decoder[AnyTell] = msgspec.json.Decoder(AnyTell)


def socket_address(url: str, table: str) -> str:
    return f"ws{url.removeprefix('http')}/api/tables/{table}/socket"


async def storm(server: Strained) -> tuple[float, int]:
    """Has all sockets come back to a server that was killed; returns how long it took until all were in sync."""
    rng = random.Random(6)
    tables = await all_seated(server.url, ("sequence", "sep"), SOCKETS // AT_A_TABLE)
    comers: list[tuple[str, str, bool]] = []
    watcher = await Guest(server.url).arrive("watcher")
    for table, people in tables:
        comers += [(table, guest.token, True) for guest in people]
        comers += [(table, watcher.token, False)] * (AT_A_TABLE - len(people))
    async with AsyncExitStack() as lines:
        before = await asyncio.gather(*[arrive(server, lines, *comer) for comer in comers])
        assert len(before) == SOCKETS
        await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    ats = {table: rebuilt(table, server.kept(table)).at for table, _ in tables}
    begun = time.monotonic()

    async def come_back(table: str, token: str, plays: bool) -> float:
        await asyncio.sleep(rng.uniform(0, COME_WITHIN))
        view = await arrive(server, lines, table, token, plays)
        assert view.at == ats[table]
        return time.monotonic() - begun

    async with AsyncExitStack() as lines:
        took = max(await asyncio.gather(*[come_back(*comer) for comer in comers]))
        assert server.counted("sockets") == SOCKETS
        table, people = tables[0]
        place = await people[0].at(table)
        view = await place.seen(lambda _: True)
        if view.legal:
            await place.play(view.legal[0])
        await place.leave()
    return took, len(comers)


async def arrive(server: Server, lines: AsyncExitStack, table: str, token: str, plays: bool) -> wire.ViewNow:
    """Comes to a table and waits until it has been told all: the table, the view and the chat."""
    headers = {"Authorization": f"Bearer {token}"}
    line = await lines.enter_async_context(
        connect(socket_address(server.url, table), additional_headers=headers, compression=None, open_timeout=30)
    )
    told: dict[str, AnyTell] = {}
    while not {"ViewNow", "TableNow", "Chat"} <= {*told}:
        message = _tells.decode(await asyncio.wait_for(line.recv(), 30))
        assert not isinstance(message, wire.Bye), message.text
        told[type(message).__name__] = message
    view = told["ViewNow"]
    assert isinstance(view, wire.ViewNow)
    assert (view.seat is not None) is plays
    return view


def test_when_all_come_back_at_once_all_are_soon_in_sync(tmp_path: Path) -> None:
    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most if most == resource.RLIM_INFINITY else min(most, 8_192), most))
    try:
        with Strained(tmp_path) as server:
            before = crowded()
            took, sockets = run(storm(server), 240)
            assert not server.troubles(), server.troubles()[:2]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, most))
    print(f"{sockets} sockets came back within {COME_WITHIN:g} s; all were in sync after {took:.1f} s")
    assert took < IN_SYNC_WITHIN * max(before, crowded())


def deaf(port: int, table: str, token: str) -> socket.socket:
    """A connection that asks for everything and reads nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
    line.settimeout(30)
    line.connect(("127.0.0.1", port))
    key = base64.b64encode(os.urandom(16)).decode()
    head = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Authorization: Bearer {token}",
    ]
    line.sendall("\r\n".join([*head, "", ""]).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


async def flood(line: ClientConnection, server: Strained) -> int:
    """Chats without pause until the one who does not read has been dropped; returns the number of lines."""
    said = 0
    while server.counted("slow_readers_total") == 0:
        assert said < 20_000, "whoever does not read is never dropped"
        for _ in range(50):
            await line.send(json.dumps({"do": "say", "id": new_id(), "text": "\U0001f600" * 480}))
        heard = 0
        while heard < 50:
            heard += isinstance(_tells.decode(await asyncio.wait_for(line.recv(), 30)), wire.Done)
        said += 50
        await asyncio.sleep(0)
    return said


FEWEST_MOVES: Final = 5


async def slow_reader(server: Strained) -> tuple[int, list[float]]:
    table, people = await seated(server.url, "sequence")
    watcher, talker = [await Guest(server.url).arrive(name) for name in ("watcher", "talker")]
    places = [await guest.at(table) for guest in people]
    line = await asyncio.to_thread(deaf, server.port, table, watcher.token)
    took: list[float] = []

    async def play_on() -> None:
        while True:
            views = [await place.seen(lambda _: True) for place in places]
            newest = max(view.at for view in views)
            views = [await place.seen(lambda view: view.at >= newest) for place in places]  # noqa: B023
            mover = next((number for number, view in enumerate(views) if view.legal), None)
            if mover is None:
                return
            begun = time.monotonic()
            await places[mover].play(views[mover].legal[0])
            await places[1 - mover].seen(lambda view: view.at > newest)  # noqa: B023
            took.append(time.monotonic() - begun)
            await asyncio.sleep(0.02)

    headers = {"Authorization": f"Bearer {talker.token}"}
    async with connect(socket_address(server.url, table), additional_headers=headers, max_size=None) as mouth:
        playing = asyncio.create_task(play_on())
        said = await flood(mouth, server)
        while len(took) < FEWEST_MOVES and not playing.done():
            await asyncio.sleep(0.01)
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
    assert await asyncio.to_thread(ends, line), "the one who did not read is still there"
    async with await watcher.at(table) as again:
        assert (await asyncio.wait_for(again.seen(lambda _: True), 30)).places
    for place in places:
        assert place.bye is None
        await place.leave()
    return said, took


def ends(line: socket.socket) -> bool:
    """Whether the other side has closed, once all is read that was on its way."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 20)
    late = time.monotonic() + 60
    with line, contextlib.suppress(ConnectionResetError):
        while line.recv(65_536):
            if time.monotonic() > late:
                return False
    return True


def test_whoever_does_not_read_is_dropped_and_the_others_do_not_notice(tmp_path: Path) -> None:
    with Strained(tmp_path) as server:
        said, took = run(slow_reader(server), 240)
        assert not server.troubles(), server.troubles()[:2]
    took.sort()
    print(f"dropped after {said} lines; {len(took)} moves meanwhile, the slowest seen after {took[-1] * 1e3:.0f} ms")
    assert took[len(took) // 2] < NOT_NOTICED * crowded()
