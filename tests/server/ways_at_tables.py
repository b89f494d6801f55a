"""The ways to spoil the evening of everybody else with own tables, one class each."""

import itertools
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from stranger import GONE, Cable, Stranger, TurnedAway, message
from ways import Requests, Way, request

PREPARING: Final = 20.0
"""Seconds after which preparations end, finished or not."""


class Trio:
    """Three people of the hostile address at a table of their own, who play as fast as their limits allow."""

    def __init__(self, stranger: Stranger, tokens: list[str]) -> None:
        self.table = stranger.table(tokens[0], game="seven-seals", seats=3, mine=[0])
        self._cables = [stranger.at(self.table, token) for token in tokens[:3]]
        for seat, cable in enumerate(self._cables[1:], 1):
            cable.ask("sit", seat=seat)
        self._cables[0].ask("start")
        self._late = time.monotonic() + stranger.preparing

    def play(self, words: int) -> int:
        """Say up to this many words while there is time; return how many were kept."""
        done = 0
        while done < words and time.monotonic() < self._late:
            cable = self._turn()
            view = cable.view
            assert view is not None
            word = secrets.choice(view["legal"])
            done += self._kept(cable.ask("play", seat=view["seat"], at=view["at"], word=word))
        return done

    def waver(self, seconds: float) -> int:
        """Say a word and take it back, again and again; return how many entries were kept."""
        done, late = 0, time.monotonic() + seconds
        cable = self._turn()
        while time.monotonic() < late:
            cable.catch_up(0)
            view = cable.view
            assert view is not None
            if view["back"] and not view["legal"]:
                answer = cable.ask("back", seat=view["seat"], at=view["at"])
            elif view["legal"]:
                answer = cable.ask("play", seat=view["seat"], at=view["at"], word=view["legal"][0])
                if answer["is"] == "done":
                    answer = cable.ask("back", seat=view["seat"], at=answer["at"])
            else:
                cable = self._turn()
                continue
            done += 2 * self._kept(answer)
        return done

    def resign(self) -> None:
        """Resign, which ends the match."""
        for seat, cable in enumerate(self._cables):
            cable.ask("resign", seat=seat)

    def leave(self) -> None:
        """Close all connections."""
        for cable in self._cables:
            cable.close()

    def _turn(self) -> Cable:
        late = time.monotonic() + PREPARING
        while time.monotonic() < late:
            for cable in self._cables:
                cable.catch_up(0.001)
                if cable.view is not None and cable.view["legal"]:
                    return cable
        raise TurnedAway("nobody may speak")

    @staticmethod
    def _kept(answer: dict[str, Any]) -> bool:
        if answer.get("code") == "too-much":
            time.sleep(0.2)
        return bool(answer["is"] == "done")


class Records(Requests):
    """Records, proofs and replays of running, finished and unknown tables."""

    name = "GET record, proof, replay"

    def prepare(self, stranger: Stranger) -> None:
        tokens = stranger.persons(3)
        trio = Trio(stranger, tokens)
        stranger.counts["words"] = trio.play(300)
        trio.resign()
        trio.leave()
        self.tables = [trio.table, stranger.popular(tokens[0]), secrets.token_urlsafe(16)]

    def requests(self) -> list[bytes]:
        whats = ("record", "proof", "replay?count=100")
        return [request("GET", f"/api/tables/{table}/{what}") for table in self.tables for what in whats]


class SlowTable(Way):
    """A table with as many words and takebacks as the limits allow, which strangers open again and again."""

    name = "a slow table"

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(5)
        trio = Trio(stranger, self.tokens)
        self.table = trio.table
        stranger.counts["words"] = trio.play(300)
        stranger.counts["entries"] = trio.waver(stranger.preparing)
        trio.leave()

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


class Replays(Way):
    """Replays of a long match, asked for by several people at once."""

    people: ClassVar[int] = 10

    def prepare(self, stranger: Stranger) -> None:
        self.tokens = stranger.persons(self.people)
        trio = Trio(stranger, stranger.persons(3))
        self.table = trio.table
        stranger.counts["words"] = trio.play(300)
        trio.leave()

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
                    cable.catch_up(0.01)
                    if cable.table is None or not cable.table["next"]:
                        raise TurnedAway("there is no next match")
                    now[0] = cable.table["next"]
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


AT_TABLES: Final[tuple[type[Way], ...]] = (
    Records,
    SlowTable,
    ReplaysOfOne,
    ReplaysOfThree,
    ReplaysOfTen,
    Rematches,
    SameDeals,
    Quarrel,
    Seats,
)
WITH_BOTS: Final[tuple[type[Way], ...]] = (Hints, BotTables)
