"""Ways that were found after the first report: each stopped or swelled the first version of the server."""

import selectors
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from stranger import GONE, TEXT, Cable, Stranger, frame, message
from ways import Frames, Requests, Way, request
from ways_at_tables import Replays

from stammtisch.server.lobby import IDLE_SECONDS

NEW_LINES: Final = b"nonsense\r\n\r\n"
UPGRADES: Final = b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: nothing\r\n\r\n" * 500
CHUNKED: Final = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
ROOM_CLOSES: Final = IDLE_SECONDS + 5
GROWS: Final = "\U0001d160"
"""A character that NFC makes three times as long."""


class HeaderBomb(Requests):
    """Requests of 60 KB that are nothing but tiny headers."""

    name = "requests with 15,000 headers"
    connections = 4

    def requests(self) -> list[bytes]:
        return [b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 15_000 + b"\r\n"]


class OneByteChunks(Requests):
    """Bodies in chunks of one byte: each chunk may cost a turn of the event loop."""

    name = "bodies in chunks of one byte"
    connections = 4

    def requests(self) -> list[bytes]:
        return [CHUNKED + b"1\r\n \r\n" * 60_000 + b"0\r\n\r\n"]


class NotAnswered(Requests):
    """Requests that are refused before any limit is checked: foreign hosts, unknown methods."""

    name = "403, 404 and 405"
    connections = 40

    def requests(self) -> list[bytes]:
        return [
            request("GET", "/").replace(b"localhost", b"evil.example"),
            request("OPTIONS", "/api/me"),
            request("TRACE", "/"),
            request("PUT", "/api/tables"),
            request("POST", "/t/x", {"a": 1}),
        ]


class NotHttp(Way):
    """Bytes that are not HTTP, and upgrades to nothing: each may add a line to the log."""

    name = "bytes that are no HTTP"

    def attack(self, stranger: Stranger) -> None:
        def nonsense() -> None:
            cable = stranger.cable()
            cable.send(NEW_LINES)
            cable.close()

        def upgrades() -> None:
            cable = stranger.cable()
            try:
                while stranger.on:
                    cable.push(UPGRADES)
                    cable.drop_heard()
            finally:
                cable.close()

        stranger.beside([nonsense, upgrades])


class OpenedAndClosed(Way):
    """Connections that are opened and closed without a word."""

    name = "connections opened and closed"

    def attack(self, stranger: Stranger) -> None:
        stranger.beside([lambda: stranger.cable().close()] * 4)


class ManyKeepalives(Way):
    """Many connections that ask for a page each, again and again."""

    name = "800 connections that ask for pages"

    def attack(self, stranger: Stranger) -> None:
        pick = selectors.DefaultSelector()
        breath = request("GET", "/") * 20
        cables: list[Cable] = []
        while stranger.on:
            with suppress(*GONE):
                if len(cables) < 800:
                    cables.append(stranger.cable())
                    cables[-1].socket.setblocking(False)
                    pick.register(cables[-1].socket, selectors.EVENT_READ)
                    cables[-1].socket.send(breath)
            for key, _ in pick.select(0.01):
                line = key.fileobj
                assert isinstance(line, socket.socket)
                try:
                    if not line.recv(1 << 18):
                        raise ConnectionResetError
                    line.send(breath)
                    stranger.counts["breaths"] += 1
                except BlockingIOError:
                    pass
                except OSError:
                    pick.unregister(line)
                    cables = [cable for cable in cables if cable.socket is not line]
                    line.close()
        for cable in cables:
            cable.close()


class AfterGoodbye(Frames):
    """Large frames after the server has closed because of a malformed message."""

    name = "frames after the goodbye"
    breath = frame(TEXT, b" " * 60_000) * 20
    first = frame(TEXT, b"{") * 60


class LargeMessages(Way):
    """Large messages on many sockets, more than the server may handle."""

    name = "large messages on 190 sockets"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(10)

    def attack(self, stranger: Stranger) -> None:
        table = stranger.popular(self.tokens[0])
        large = frame(TEXT, b'{"do":"say","id":"x","text":"' + b"x" * 60_000 + b'"}') * 4
        cables: list[Cable] = []
        with suppress(*GONE):
            for token in self.tokens * 19:
                cables.append(stranger.at(table, token))
                cables[-1].socket.setblocking(False)
        while stranger.on:
            sent = 0
            for cable in [*cables]:
                try:
                    sent += cable.socket.send(large)
                except BlockingIOError:
                    pass
                except OSError:
                    cables.remove(cable)
                    stranger.counts["closed"] += 1
            if not sent:
                time.sleep(0.005)
        for cable in cables:
            cable.close()


class ChatHistory(Way):
    """Handshakes at a table whose chat is as long as can be, which is not read."""

    name = "handshakes at a table with much chat"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(20)
        self.table = stranger.table(self.tokens[0], mine=[0])
        for token in self.tokens[:7]:
            cable = stranger.at(self.table, token)
            for _ in range(8):
                cable.ask("say", text=GROWS * 500)
            cable.close()

    def attack(self, stranger: Stranger) -> None:
        kept: list[Cable] = []

        def come(token: str) -> Callable[[], None]:
            def act() -> None:
                kept.append(stranger.at(self.table, token))
                if len(kept) > 400:
                    kept.pop(0).close()

            return act

        stranger.beside([come(token) for token in self.tokens])
        for cable in kept:
            cable.close()


class SittingRows(Way):
    """A table that never starts but has thousands of rows of sitting and standing, read by HTTP again and again."""

    name = "a table with rows of sitting and standing"

    def prepare(self, stranger: Stranger) -> None:
        tokens = stranger.persons(10)
        self.table = stranger.table(tokens[0], game="sequence", seats=6)
        stranger.until = time.monotonic() + stranger.preparing
        cables = [stranger.at(self.table, token) for token in tokens]

        def flap(cable: Cable, seat: int) -> Callable[[], None]:
            def act() -> None:
                for do in ("sit", "stand"):
                    stranger.counts["rows"] += cable.ask(do, seat=seat)["is"] == "done"

            return act

        stranger.beside([flap(cable, number % 6) for number, cable in enumerate(cables)])
        for cable in cables:
            cable.close()
        time.sleep(ROOM_CLOSES)

    def attack(self, stranger: Stranger) -> None:
        stranger.beside([lambda: stranger.http("GET", f"/api/tables/{self.table}/record")] * 8)


class UnreadReplays(Replays):
    """Handshakes beyond the limit, each with requests for replays; nothing is read, and the refused never hang up."""

    name = "replays unread on many sockets"
    people = 20

    def attack(self, stranger: Stranger) -> None:
        kept: list[Cable] = []

        def ask(token: str) -> Callable[[], None]:
            def act() -> None:
                for _ in range(9):
                    kept.append(stranger.at(self.table, token, "?parcel=1"))
                    for _ in range(2):
                        kept[-1].send(message("replay", start=200, count=100))
                    stranger.counts["replays"] += 2

            return act

        stranger.beside([ask(token) for token in self.tokens])


class OneByteSegments(Way):
    """Frames that come a byte at a time: every byte may be a turn of the event loop."""

    name = "frames a byte at a time"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        self.table = stranger.popular(self.token)

    def attack(self, stranger: Stranger) -> None:
        long = frame(TEXT, b" " * 60_000)

        def drip() -> None:
            cable = stranger.at(self.table, self.token)
            cable.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for place in range(len(long)):
                if not stranger.on:
                    break
                cable.socket.send(long[place : place + 1])
                stranger.counts["bytes"] += 1
            cable.close()

        stranger.beside([drip] * 8)


FOUND_LATER: Final[tuple[type[Way], ...]] = (
    HeaderBomb,
    OneByteChunks,
    NotAnswered,
    NotHttp,
    OpenedAndClosed,
    ManyKeepalives,
    AfterGoodbye,
    LargeMessages,
    ChatHistory,
    SittingRows,
    UnreadReplays,
    OneByteSegments,
)
