"""Honest people at a server, and how it feels to them: how long their moves, the bots' words and an arrival take.

Two tables of people play against each other, one person plays against a novice and one against an expert, and new
people arrive all the time and open tables. Everybody keeps to the limits. A wait that has not ended when the figures
are read counts with its time so far, so that a server that stands still is seen to do so.
"""

import asyncio
import http.client
import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from house import contribute
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake

from stammtisch.bots.levels import stored_bot
from stammtisch.client import LARGEST_ANSWER, Guest, Lost, Place, Turned, new_id
from stammtisch.core import shelf
from stammtisch.table import messages as wire
from stammtisch.table.log import Level
from stammtisch.table.pace import ON_THE_WAY
from stammtisch.table.refusals import Problem

PATIENCE: Final = 60.0
"""Seconds after which somebody gives up on a table and begins again."""
BETWEEN_WORDS: Final = 0.05
"""Seconds that a table of people leaves between two words, so that nobody comes near the limit on messages."""
BETWEEN_ARRIVALS: Final = 1.0
BOT_SECONDS: Final[dict[Level, float]] = {"novice": 0.6, "expert": 1.2}
GIVEN_UP: Final = (Lost, Turned, OSError, InvalidHandshake, EOFError, TimeoutError, msgspec.MsgspecError)
"""The errors of a client whose server does not work normally."""

_encoder = msgspec.json.Encoder()


class Honest(Guest):
    """A guest with an address of their own on loopback."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        self.address = address

    async def at(self, table: str, *, parcel: bool = False) -> Place:
        """Connect to a table."""
        where = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket{'?parcel=1' if parcel else ''}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return Place(
            await connect(
                where,
                additional_headers=headers,
                max_size=LARGEST_ANSWER,
                compression=None,
                local_addr=(self.address, 0),
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        )

    def _fetch(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        data = None if method == "GET" else b"{}" if body is None else _encoder.encode(body)
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        host = self.server.removeprefix("http://")
        line = http.client.HTTPConnection(host, timeout=PATIENCE, source_address=(self.address, 0))
        try:
            line.request(method, path, data, headers)
            answer = line.getresponse()
            found = answer.read()
        except (OSError, http.client.HTTPException) as error:
            raise Lost(f"{self.server} does not answer: {error}") from error
        finally:
            line.close()
        if answer.status >= 400:
            raise Turned(msgspec.json.decode(found, type=Problem))
        return found


@dataclass
class Wait:
    """Something that somebody waits for: since when, until when, and whether it never came."""

    kind: str
    begun: float
    ended: float | None = None
    lost: bool = False

    def end(self, *, lost: bool = False) -> None:
        """End the wait: it has come, or is given up."""
        self.ended = time.monotonic()
        self.lost = lost

    def until(self, now: float) -> float:
        """Return when the wait ended."""
        return now if self.ended is None else self.ended

    def seconds(self, now: float) -> float:
        """Return how long it took, or has taken so far; infinity if it never came."""
        return math.inf if self.lost else self.until(now) - self.begun


@dataclass(frozen=True)
class Felt:
    """Figures of one kind of wait in one span of time, in seconds."""

    number: int
    median: float
    p99: float
    most: float

    @staticmethod
    def of(waits: Sequence[float]) -> "Felt":
        """Return the figures of these waits; if there are none, none could even begin."""
        if not waits:
            return Felt(0, math.inf, math.inf, math.inf)
        ordered = sorted(waits)
        return Felt(len(ordered), at_rank(ordered, 0.5), at_rank(ordered, 0.99), ordered[-1])


def at_rank(ordered: Sequence[float], part: float) -> float:
    """Return the smallest value that this share of all values does not exceed."""
    return ordered[max(0, math.ceil(part * len(ordered)) - 1)]


@dataclass
class Diary:
    """Everything that honest people have waited for."""

    waits: list[Wait] = field(default_factory=list)
    troubles: list[tuple[float, str]] = field(default_factory=list)
    """When somebody lost a table or was refused something, and what was said."""

    def begin(self, kind: str) -> Wait:
        """Begin a wait."""
        self.waits.append(Wait(kind, time.monotonic()))
        return self.waits[-1]

    def felt(self, kind: str, since: float, until: float) -> Felt:
        """Return the figures of the waits between two moments, including those that had not ended."""
        now = time.monotonic()
        return Felt.of(
            [
                wait.seconds(now)
                for wait in self.waits
                if wait.kind == kind and wait.begun < until and wait.until(now) >= since
            ]
        )

    def waits_since(self, kind: str, moment: float) -> bool:
        """Say whether somebody still waits for something since before that moment."""
        return any(wait.ended is None and wait.kind == kind and wait.begun < moment for wait in self.waits)

    def ended(self, kind: str, moment: float) -> float:
        """Return when all waits of that moment had ended."""
        now = time.monotonic()
        ends = [wait.until(now) for wait in self.waits if wait.kind == kind and wait.begun < moment]
        return max([moment, *ends])

    def lost(self, since: float, until: float) -> list[str]:
        """Return the troubles of a span of time."""
        return [text for at, text in self.troubles if since <= at < until]


class Club:
    """The honest people at one server, for as long as the block lasts."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.diary = Diary()
        self._rng = random.Random(17)
        self._tasks: list[asyncio.Task[None]] = []
        self._newcomers = 0
        self._warm = asyncio.Event()
        self._playing: set[str] = set()

    async def __aenter__(self) -> "Club":
        people = [self._people("seven-seals", 3, "move", public=True), self._people("sep", 2, "move")]
        bots = [self._against("novice"), self._against("expert")]
        for work in [*people, *bots, self._arrivals()]:
            self._tasks.append(asyncio.create_task(work))
        async with asyncio.timeout(PATIENCE):
            await self._warm.wait()
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ready(self, what: str) -> None:
        self._playing.add(what)
        if len(self._playing) == 5:
            self._warm.set()

    async def _guest(self, address: str, name: str) -> Honest:
        guest = Honest(self.server, address)
        while not guest.token:
            try:
                await guest.arrive(name)
            except GIVEN_UP as error:
                self._trouble(error)
                await asyncio.sleep(0.2)
        return guest

    def _trouble(self, error: Exception) -> None:
        self.diary.troubles.append((time.monotonic(), f"{type(error).__name__}: {error}"))

    async def _people(self, game: str, seats: int, kind: str, **settings: Any) -> None:
        """Play one match after another at a table of people."""
        guests = [await self._guest(f"127.0.0.{(1, 3, 4)[seat]}", f"{game} {seat}") for seat in range(seats)]
        while True:
            places: list[Place] = []
            try:
                table = await guests[0].open_table(wire.NewTable(game, seats, mine=[0], **settings))
                for seat, guest in enumerate(guests):
                    places.append(await guest.at(table))
                    if seat:
                        await places[seat].ask(wire.Sit(new_id(), seat))
                await places[0].ask(wire.Start(new_id()))
                await asyncio.gather(*[contribute(place) for place in places])
                await self._match(game, places, kind)
            except GIVEN_UP as error:
                self._trouble(error)
                await asyncio.sleep(0.2)
            finally:
                await leave(places)

    async def _match(self, game: str, places: list[Place], kind: str) -> None:
        views = [await place.seen(lambda _: True) for place in places]
        while not views[0].over:
            seat = next(view.seat for view in views if view.legal and view.seat in view.holding_up)
            assert seat is not None
            word = self._rng.choice(views[seat].legal)
            answered, shown = self.diary.begin(kind), self.diary.begin(f"{kind} seen")
            try:
                async with asyncio.timeout(PATIENCE):
                    said = await places[seat].play(word)
                    answered.end()
                    assert said is not None
                    views = [await seen_at(place, said) for place in places]
                    shown.end()
            except GIVEN_UP:
                for wait in (answered, shown):
                    if wait.ended is None:
                        wait.end(lost=True)
                raise
            self._ready(game)
            await asyncio.sleep(BETWEEN_WORDS)

    async def _against(self, level: Level) -> None:
        """Play one match after another against a bot."""
        guest = await self._guest("127.0.0.5", f"against {level}")
        while True:
            places: list[Place] = []
            try:
                places.append(await self._with_cards(guest, level, BOT_SECONDS[level]))
                await self._answers(places[0], level)
            except GIVEN_UP as error:
                self._trouble(error)
                await asyncio.sleep(0.2)
            finally:
                await leave(places)

    async def _answers(self, place: Place, level: Level) -> None:
        self._ready(level)
        while True:
            view = await place.seen(lambda view: view.over or bool(view.legal))
            if view.over:
                return
            waited = self.diary.begin(level)
            try:
                async with asyncio.timeout(PATIENCE):
                    said = await place.play(self._rng.choice(view.legal))
                    assert said is not None
                    view = await seen_at(place, said)
                    if view.over or view.legal:
                        # It was the last word, or the turn goes on: nobody waits for a bot.
                        self.diary.waits.remove(waited)
                        continue
                    await seen_at(place, said + 1)
                    waited.end()
            except GIVEN_UP:
                waited.end(lost=True)
                raise

    async def _with_cards(self, guest: Guest, level: Level, seconds: float) -> Place:
        """Open a table against a bot and return it with its first view."""
        asked = wire.NewTable("sequence", 2, mine=[0], bots=[None, level], bot_seconds=seconds, start=True)
        place = await guest.at(await guest.open_table(asked))
        try:
            await contribute(place)
            await place.seen(lambda _: True)
        except BaseException:
            await leave([place])
            raise
        return place

    async def _arrivals(self) -> None:
        """Let new people arrive, each from another address."""
        while True:
            self._newcomers += 1
            guest = Honest(self.server, f"127.0.{1 + self._newcomers // 250}.{1 + self._newcomers % 250}")
            waited = self.diary.begin("arrival")
            try:
                async with asyncio.timeout(PATIENCE):
                    await guest.arrive("newcomer")
                    place = await self._with_cards(guest, "novice", 1.2)
                waited.end()
                await leave([place])
            except GIVEN_UP as error:
                self._trouble(error)
                waited.end(lost=True)
            self._ready("arrival")
            await asyncio.sleep(BETWEEN_ARRIVALS)


async def seen_at(place: Place, at: int) -> wire.ViewNow:
    """Return the view as soon as the match has moved so far."""
    return await place.seen(lambda view: view.at >= at)


def pace_of(level: Level) -> float:
    """Return the seconds after which a bot of this level speaks at the tables here."""
    return max(BOT_SECONDS[level], stored_bot(shelf.game("sequence"), level).seconds + ON_THE_WAY)


async def leave(places: Sequence[Place]) -> None:
    """Close without waiting long for an answer."""
    for place in places:
        place._line.transport.abort()
        try:
            async with asyncio.timeout(2.0):
                await place.leave()
        except TimeoutError:
            pass
