"""The ways in which one hostile address tries to spoil the evening of everybody else, one class each.

Here are those of frames, connections and requests; `ways_at_tables` has those that need tables of their own, and
`ways_found_later` those that were not in the first report.

`prepare` sets up what the attack needs, within the limits and before it is measured; `attack` goes on at full speed
until the stranger's time is over. If the server turns it away, it tries again.
"""

import itertools
import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Final

from stranger import CONTINUED, PING, PONG, TEXT, Cable, Stranger, TurnedAway, frame, message

AT_ONCE: Final = 4000
"""Frames that are sent at once."""
SILENT: Final = 1000


class Way:
    """One way to attack."""

    name: ClassVar[str]
    processes: ClassVar[int] = 1

    def prepare(self, stranger: Stranger) -> None:
        """Set up what is needed."""

    def attack(self, stranger: Stranger) -> None:
        """Attack until the time is over."""
        raise NotImplementedError


# Frames


class Frames(Way):
    """One connection to a table of honest people, and the same frames without end."""

    breath: ClassVar[bytes]
    first: ClassVar[bytes] = b""
    read: ClassVar[bool] = True

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()

    def attack(self, stranger: Stranger) -> None:
        table = stranger.popular(self.token)

        def flood() -> None:
            cable = stranger.at(table, self.token)
            try:
                cable.push(self.first)
                while stranger.on:
                    cable.push(self.breath, read=self.read)
                    stranger.counts["breaths"] += 1
            finally:
                cable.close()

        stranger.again(flood, "connections")


class PingsRead(Frames):
    """Pings, and their pongs are read."""

    name = "pings, answers read"
    breath = frame(PING) * AT_ONCE


class PingsUnread(Frames):
    """Pings, and their pongs are not read."""

    name = "pings, answers unread"
    breath = frame(PING, b"x" * 125) * AT_ONCE
    read = False


class Pongs(Frames):
    """Pongs that nobody asked for."""

    name = "pongs"
    breath = frame(PONG) * AT_ONCE


class EmptyFragments(Frames):
    """A message that never ends, in empty parts."""

    name = "empty fragments"
    first = frame(TEXT, last=False)
    breath = frame(CONTINUED, last=False) * AT_ONCE


class Malformed(Frames):
    """Tiny malformed messages."""

    name = "malformed messages"
    breath = frame(TEXT, b"{") * AT_ONCE


class Storm(Way):
    """Several people at one table who ask for something without a pause."""

    people: ClassVar[int] = 10
    asks: ClassVar[tuple[bytes, ...]]

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(self.people)

    def attack(self, stranger: Stranger) -> None:
        breath = b"".join(self.asks)
        table = stranger.popular(self.tokens[0])

        def storm(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(table, token)
                try:
                    while stranger.on:
                        cable.push(breath)
                finally:
                    cable.close()

            return act

        stranger.beside([storm(token) for token in self.tokens])


class Messages(Storm):
    """Everything that a spectator may ask, at the table of honest people."""

    name = "valid messages (look, say, react)"
    asks = (message("look"), message("say", text="well played"), message("react", kind="clap"))


class Refused(Storm):
    """What a spectator may not do, at the table of honest people."""

    name = "asks that are refused"
    asks = (
        message("play", seat=0, at=0, word="x"),
        message("sit", seat=1),
        message("propose", what="takeback", seat=1),
        message("answer", yes=True),
        message("back", seat=0, at=0),
        message("resign", seat=2),
    )


# Connections


class Handshakes(Way):
    """Sockets that are opened and closed at once, at a table of honest people."""

    name = "handshakes"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()

    def attack(self, stranger: Stranger) -> None:
        table = stranger.popular(self.token)
        stranger.beside([lambda: stranger.at(table, self.token).close()] * 4)


class Churn(Way):
    """Visitors who come, stay for a moment and go: the room is always full and never the same."""

    name = "visitors who come and go"
    stay: ClassVar[int] = 180

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(25)

    def attack(self, stranger: Stranger) -> None:
        inside: list[Cable] = []
        tokens = itertools.cycle(self.tokens)
        table = stranger.popular(self.tokens[0])

        def visit() -> None:
            inside.append(stranger.at(table, next(tokens)))
            if len(inside) > self.stay:
                inside.pop(0).close()
            if stranger.counts["visits"] % 20 == 0:
                for cable in [*inside]:
                    try:
                        cable.drop_heard()
                    except OSError:
                        inside.remove(cable)

        try:
            stranger.again(visit, "visits")
        finally:
            for cable in inside:
                cable.close()


class Silent(Way):
    """As many connections as there can be, and not a word."""

    name = "silent connections"
    first: ClassVar[bytes] = b""

    def attack(self, stranger: Stranger) -> None:
        cables: list[Cable] = []
        try:
            while stranger.on:
                try:
                    if len(cables) < SILENT:
                        cables.append(stranger.cable())
                        cables[-1].send(self.first)
                    else:
                        time.sleep(0.01)
                    self.go_on(cables)
                except OSError:
                    cables.pop().close() if cables else None
                    time.sleep(0.005)
        finally:
            stranger.counts["connections"] = len(cables)
            for cable in cables:
                cable.close()

    def go_on(self, cables: list[Cable]) -> None:
        """Send what keeps the connection alive."""


class HalfHeaders(Silent):
    """Headers that never end, a byte at a time."""

    name = "half headers"
    first = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "

    def go_on(self, cables: list[Cable]) -> None:
        cables[secrets.randbelow(len(cables))].send(b"x")


class SlowBodies(HalfHeaders):
    """Bodies that never end, a byte at a time."""

    name = "slow bodies"
    first = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"


# Requests


class Requests(Way):
    """Several connections that ask by HTTP without a pause and read the answers."""

    connections: ClassVar[int] = 8

    def attack(self, stranger: Stranger) -> None:
        requests = itertools.cycle(self.requests())

        def ask() -> None:
            cable = stranger.cable()
            try:
                while stranger.on:
                    cable.push(next(requests))
                    stranger.counts["requests"] += 1
                    cable.drop_heard()
            finally:
                cable.close()

        stranger.beside([ask] * self.connections)

    def requests(self) -> list[bytes]:
        """Return the requests, one after the other."""
        raise NotImplementedError


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """Return the bytes of a request."""
    data = b"" if body is None else json.dumps(body).encode()
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{who}Content-Length: {len(data)}\r\n\r\n".encode() + data


class Identities(Requests):
    """New people."""

    name = "identities"

    def requests(self) -> list[bytes]:
        return [request("POST", "/api/me", {"name": "nobody"})]


class Guesses(Requests):
    """Secrets of move links, guessed."""

    name = "move links guessed"

    def requests(self) -> list[bytes]:
        return [request("POST", "/api/moved", {"secret": secrets.token_urlsafe(24)}) for _ in range(1000)]


class Lists(Requests):
    """The lists of somebody who sits at many tables."""

    name = "lists"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        with suppress(TurnedAway):
            while True:
                stranger.table(self.token, mine=[0, 1])

    def requests(self) -> list[bytes]:
        return [request("POST", "/api/lists", {}, self.token)]


class Pages(Requests):
    """Pages, figures and health, which need no identity."""

    name = "GET pages, health, metrics"
    connections = 40

    def requests(self) -> list[bytes]:
        return [request("GET", path) for path in ("/", "/health", "/metrics", "/t/nothing", "/sw.js")]


class SpamTables(Requests):
    """Public tables that nobody wants."""

    name = "spam tables"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(8)

    def requests(self) -> list[bytes]:
        body = {"game": "sequence", "seats": 2, "public": True, "mine": [0]}
        return [request("POST", "/api/tables", body, token) for token in self.tokens]


AT_THE_DOOR: Final[tuple[type[Way], ...]] = (
    PingsRead,
    PingsUnread,
    Pongs,
    EmptyFragments,
    Malformed,
    Messages,
    Refused,
    Handshakes,
    Churn,
    Silent,
    HalfHeaders,
    SlowBodies,
    Lists,
    Pages,
    Identities,
    Guesses,
    SpamTables,
)
