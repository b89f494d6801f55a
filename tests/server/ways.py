"""The ways in which one hostile address tries to spoil the evening of everybody else, one class each.

`prepare` sets up what the attack needs, within the limits and before it is measured; `attack` goes on at full speed until
the stranger's time is over. Each takes what the server gives: who is turned away tries again.
"""

import itertools
import json
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from stranger import CONTINUED, GONE, PING, PONG, TEXT, Cable, Stranger, TurnedAway, frame, message

AT_ONCE: Final = 4000
"""Frames that are sent in one breath."""
SILENT: Final = 1000
PREPARING: Final = 20.0
"""Seconds after which preparations end, whatever they have come to."""


class Way:
    """One way to attack."""

    name: ClassVar[str]
    processes: ClassVar[int] = 1

    def prepare(self, stranger: Stranger) -> None:
        """Sets up what is needed."""

    def attack(self, stranger: Stranger) -> None:
        """Goes on until the time is over."""
        raise NotImplementedError


# Frames


class Frames(Way):
    """One connection to a table of honest people, and the same frames without end."""

    breath: ClassVar[bytes]
    read: ClassVar[bool] = True

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        self.table = stranger.popular(self.token)

    def attack(self, stranger: Stranger) -> None:
        def flood() -> None:
            cable = stranger.at(self.table, self.token)
            try:
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
    """A message in so many empty parts that it never ends."""

    name = "empty fragments"
    breath = frame(CONTINUED, last=False) * AT_ONCE

    def attack(self, stranger: Stranger) -> None:
        def flood() -> None:
            cable = stranger.at(self.table, self.token)
            try:
                cable.push(frame(TEXT, last=False))
                while stranger.on:
                    cable.push(self.breath)
            finally:
                cable.close()

        stranger.again(flood, "connections")


class Malformed(Frames):
    """Tiny messages that are none."""

    name = "malformed messages"
    breath = frame(TEXT, b"{") * AT_ONCE


class Storm(Way):
    """Several people at one table who ask for something without a pause."""

    people: ClassVar[int] = 10
    asks: ClassVar[tuple[bytes, ...]]

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(self.people)
        self.table = stranger.popular(self.tokens[0])

    def attack(self, stranger: Stranger) -> None:
        breath = b"".join(self.asks)

        def storm(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(self.table, token)
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
        self.table = stranger.popular(self.token)

    def attack(self, stranger: Stranger) -> None:
        stranger.beside([lambda: stranger.at(self.table, self.token).close()] * 4)


class Churn(Way):
    """Visitors who come, stay for a moment and go: the room is always full and never the same."""

    name = "visitors who come and go"
    stay: ClassVar[int] = 180

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(25)
        self.table = stranger.popular(self.tokens[0])

    def attack(self, stranger: Stranger) -> None:
        inside: list[Cable] = []
        tokens = itertools.cycle(self.tokens)

        def visit() -> None:
            inside.append(stranger.at(self.table, next(tokens)))
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
                    self.go_on(stranger, cables)
                except OSError:
                    cables.pop().close() if cables else None
                    time.sleep(0.005)
        finally:
            stranger.counts["connections"] = len(cables)
            for cable in cables:
                cable.close()

    def go_on(self, stranger: Stranger, cables: list[Cable]) -> None:
        """What is said meanwhile."""


class HalfHeaders(Silent):
    """Headers that go on for ever, a letter at a time."""

    name = "half headers"
    first = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: "

    def go_on(self, stranger: Stranger, cables: list[Cable]) -> None:
        cables[secrets.randbelow(len(cables))].send(b"x")


class SlowBodies(HalfHeaders):
    """Bodies that go on for ever, a letter at a time."""

    name = "slow bodies"
    first = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n"


# Requests


class Requests(Way):
    """Several connections that ask by HTTP without a pause and read the answers."""

    connections: ClassVar[int] = 8

    def attack(self, stranger: Stranger) -> None:
        requests = itertools.cycle(self.requests(stranger))

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

    def requests(self, stranger: Stranger) -> list[bytes]:
        """What is asked for, one after the other."""
        raise NotImplementedError


def request(method: str, path: str, body: object = None, token: str = "") -> bytes:
    """The bytes of a request."""
    data = b"" if body is None else json.dumps(body).encode()
    who = f"Authorization: Bearer {token}\r\n" if token else ""
    return f"{method} {path} HTTP/1.1\r\nHost: localhost\r\n{who}Content-Length: {len(data)}\r\n\r\n".encode() + data


class Records(Requests):
    """Records, proofs and replays of running, finished and unknown tables."""

    name = "GET record, proof, replay"

    def prepare(self, stranger: Stranger) -> None:
        token = stranger.person()
        finished = stranger.table(token, game="seven-seals", seats=3, mine=[0, 1, 2], start=True)
        cable = stranger.at(finished, token)
        play_alone(cable, 150, 3, stranger.preparing)
        for seat in range(3):
            cable.ask("resign", seat=seat)
        cable.close()
        self.tables = [finished, stranger.popular(token), secrets.token_urlsafe(16)]

    def requests(self, stranger: Stranger) -> list[bytes]:
        whats = ("record", "proof", "replay?count=100")
        return [request("GET", f"/api/tables/{table}/{what}") for table in self.tables for what in whats]


class Identities(Requests):
    """New people."""

    name = "identities"

    def requests(self, stranger: Stranger) -> list[bytes]:
        return [request("POST", "/api/me", {"name": "nobody"})]


class Guesses(Requests):
    """Secrets of move links, guessed."""

    name = "move links guessed"

    def requests(self, stranger: Stranger) -> list[bytes]:
        return [request("POST", "/api/moved", {"secret": secrets.token_urlsafe(24)}) for _ in range(1000)]


class Lists(Requests):
    """The lists of somebody who sits at many tables."""

    name = "lists"

    def prepare(self, stranger: Stranger) -> None:
        self.token = stranger.person()
        with suppress(TurnedAway):
            while True:
                stranger.table(self.token, mine=[0, 1])

    def requests(self, stranger: Stranger) -> list[bytes]:
        return [request("POST", "/api/lists", {}, self.token)]


class Pages(Requests):
    """Pages, figures and health, which need no identity."""

    name = "GET pages, health, metrics"
    connections = 40

    def requests(self, stranger: Stranger) -> list[bytes]:
        return [request("GET", path) for path in ("/", "/health", "/metrics", "/t/nothing", "/sw.js")]


class SpamTables(Requests):
    """Public tables that nobody wants."""

    name = "spam tables"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(8)

    def requests(self, stranger: Stranger) -> list[bytes]:
        body = {"game": "sequence", "seats": 2, "public": True, "mine": [0]}
        return [request("POST", "/api/tables", body, token) for token in self.tokens]


# Tables


def play_alone(cable: Cable, words: int, seats: int, seconds: float) -> int:
    """Somebody who holds all seats plays up to so many words in a time; says how many it were."""
    done, late = 0, time.monotonic() + seconds
    while done < words and time.monotonic() < late:
        view = turn_of(cable, seats)
        word = secrets.choice(view["legal"])
        done += cable.ask("play", seat=view["seat"], at=view["at"], word=word)["is"] == "done"
    return done


class SlowTable(Way):
    """A table with as many words and takebacks as the limits allow, which strangers open again and again."""

    name = "a slow table"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(5)
        self.table = stranger.table(self.tokens[0], game="seven-seals", seats=3, mine=[0, 1, 2], start=True)
        cable = stranger.at(self.table, self.tokens[0])
        stranger.counts["entries"] = play_alone(cable, 400, 3, stranger.preparing)
        view = turn_of(cable, 3)
        at, late = view["at"], time.monotonic() + stranger.preparing
        while time.monotonic() < late:
            answer = cable.ask("play", seat=view["seat"], at=at, word=view["legal"][0])
            if answer["is"] == "done":
                answer = cable.ask("back", seat=view["seat"], at=answer["at"])
            if answer["is"] != "done":
                if answer["code"] != "too-much":
                    break
                view = turn_of(cable, 3)
                at = view["at"]
                continue
            at = answer["at"]
            stranger.counts["entries"] += 2
        cable.close()

    def attack(self, stranger: Stranger) -> None:
        def come(token: str) -> Callable[[], None]:
            def act() -> None:
                stranger.http("GET", f"/api/tables/{self.table}/record")
                cable = stranger.at(self.table, token)
                with suppress(*GONE):
                    cable.ask("replay", start=0, count=100)
                cable.close()

            return act

        stranger.beside([come(token) for token in self.tokens])


def turn_of(cable: Cable, seats: int) -> dict[str, Any]:
    """The view of a seat that may speak, of somebody who holds them all."""
    while True:
        for seat in range(seats):
            cable.drop_heard()
            cable.send(message("look", seat=seat))
            view = cable.told("view")
            if view["seat"] == seat and view["legal"]:
                return view
            if view["over"]:
                raise TurnedAway("the match is over")


class Replays(Way):
    """Replays of a long match, asked for by several people at once."""

    people: ClassVar[int] = 10

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(self.people)
        self.table = stranger.table(self.tokens[0], game="seven-seals", seats=3, mine=[0, 1, 2], start=True)
        cable = stranger.at(self.table, self.tokens[0])
        stranger.counts["words"] = play_alone(cable, 300, 3, stranger.preparing)
        cable.close()

    def attack(self, stranger: Stranger) -> None:
        def watch(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(self.table, token)
                try:
                    while stranger.on:
                        cable.push(message("replay", start=250, count=100))
                        stranger.counts["replays"] += 1
                finally:
                    cable.close()

            return act

        stranger.beside([watch(token) for token in self.tokens])


class ReplaysOfOne(Replays):
    """One person."""

    name = "replays by 1 person"
    people = 1


class ReplaysOfThree(Replays):
    """Three people."""

    name = "replays by 3 people"
    people = 3


class ReplaysOfTen(Replays):
    """Ten people."""

    name = "replays by 10 people"


class BotTables(Way):
    """Tables with nobody at them but bots."""

    name = "bot-only tables"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(8)

    def attack(self, stranger: Stranger) -> None:
        levels = itertools.cycle(("master", "expert", "regular", "novice"))
        tokens = itertools.cycle(self.tokens)

        def open_one() -> None:
            level = next(levels)
            about = {"game": "seven-seals", "seats": 5, "bots": [level] * 5, "bot_seconds": 0.2, "start": True}
            stranger.table(next(tokens), **about)

        stranger.again(open_one, "tables")


class Hints(Way):
    """Hints at many tables at once."""

    name = "hints"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(20)
        about = {"game": "sequence", "mine": [0], "bots": [None, "novice"], "start": True}
        self.tables = [stranger.table(token, **about) for token in self.tokens]
        time.sleep(5)  # nobody contributes to the deal, so it takes its time

    def attack(self, stranger: Stranger) -> None:
        def ask(token: str, table: str) -> Callable[[], None]:
            def act() -> None:
                cables = [stranger.at(table, token) for _ in range(5)]
                try:
                    while stranger.on:
                        for cable in cables:
                            cable.push(message("hint", seat=0))
                        stranger.counts["hints"] += 5
                        time.sleep(0.05)
                finally:
                    for cable in cables:
                        cable.close()

            return act

        stranger.beside([ask(token, table) for token, table in zip(self.tokens, self.tables, strict=True)])


class Rematches(Way):
    """Matches that are over at once, and the next one, and the next one."""

    name = "rematches"
    what: ClassVar[str] = "rematch"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(8)
        self.tables = [stranger.table(token, mine=[0, 1], start=True) for token in self.tokens]
        time.sleep(5)

    def attack(self, stranger: Stranger) -> None:
        def chain(token: str, table: str) -> Callable[[], None]:
            now = [table]

            def act() -> None:
                cable = stranger.at(now[0], token)
                try:
                    cable.ask("resign", seat=0)
                    cable.ask("propose", what=self.what, seat=0)
                    while not (found := cable.told("table", 1.0))["next"]:
                        pass
                    now[0] = found["next"]
                finally:
                    cable.close()

            return act

        stranger.beside([chain(token, table) for token, table in zip(self.tokens, self.tables, strict=True)])


class SameDeals(Rematches):
    """The same deal, again and again."""

    name = "the same deal again"
    what = "same-deal"


class Quarrel(Way):
    """Two people at a table of their own who ask, answer, play and take back without a pause; many look on."""

    name = "questions and takebacks, 190 spectators"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(12)
        self.table = stranger.table(self.tokens[0], game="seven-seals", seats=3, mine=[0, 1], public=True)
        other = stranger.at(self.table, self.tokens[1])
        other.ask("sit", seat=2)
        host = stranger.at(self.table, self.tokens[0])
        host.ask("start")
        time.sleep(5)
        host.close()
        other.close()

    def attack(self, stranger: Stranger) -> None:
        crowd: list[Cable] = []
        with suppress(*GONE):
            for token in self.tokens[2:] * 19:
                crowd.append(stranger.at(self.table, token))
        stranger.counts["spectators"] = len(crowd)

        def quarrel(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(self.table, token)
                cable.send(message("look", seat=0))
                try:
                    while stranger.on:
                        for do in (
                            message("propose", what="takeback", seat=0),
                            message("propose", what="takeback", seat=2),
                            message("answer", yes=False),
                            message("sit", seat=2),
                            message("bot", seat=2, level="novice"),
                            message("bot", seat=0, level="novice"),
                            message("sit", seat=0),
                        ):
                            cable.push(do)
                finally:
                    cable.close()

            return act

        def listen() -> None:
            for cable in [*crowd]:
                try:
                    cable.drop_heard()
                except OSError:
                    crowd.remove(cable)
            time.sleep(0.02)

        stranger.beside([quarrel(token) for token in self.tokens[:2]] + [listen])
        for cable in crowd:
            cable.close()


class Seats(Quarrel):
    """Somebody who sits down and stands up without a pause at an open table with many spectators."""

    name = "sitting and standing, 190 spectators"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(12)
        self.table = stranger.table(self.tokens[0], game="sequence", seats=6, public=True)

    def attack(self, stranger: Stranger) -> None:
        crowd: list[Cable] = []
        with suppress(*GONE):
            for token in self.tokens[2:] * 19:
                crowd.append(stranger.at(self.table, token))
        stranger.counts["spectators"] = len(crowd)
        breath = b"".join(message(do, seat=seat) for seat in range(6) for do in ("sit", "stand"))

        def flap(token: str) -> Callable[[], None]:
            def act() -> None:
                cable = stranger.at(self.table, token)
                try:
                    while stranger.on:
                        cable.push(breath)
                finally:
                    cable.close()

            return act

        def listen() -> None:
            for cable in [*crowd]:
                try:
                    cable.drop_heard()
                except OSError:
                    crowd.remove(cable)
            time.sleep(0.02)

        stranger.beside([flap(token) for token in self.tokens[:9]] + [listen])
        for cable in crowd:
            cable.close()


KNOWN: Final[tuple[type[Way], ...]] = (
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
    Records,
    Lists,
    Pages,
    Identities,
    Guesses,
    SpamTables,
    SlowTable,
    ReplaysOfOne,
    ReplaysOfThree,
    ReplaysOfTen,
    BotTables,
    Hints,
    Rematches,
    SameDeals,
    Quarrel,
    Seats,
)
