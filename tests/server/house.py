"""A real server for the tests, with its own port and folder, and people at its tables.

`Server` is a process that can be stopped, killed and started again on the same data. `Evening` has the guests of one
test and closes their connections at its end; the decorator `evening` turns an async function with one into a test.
"""

import asyncio
import hashlib
import inspect
import json
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, Final, ParamSpec, Self, TypeVar

import pytest

from stammtisch.client import AnyTell, Guest, Lost, Place, Turned, new_id
from stammtisch.table import messages as wire

P = ParamSpec("P")
Kind = TypeVar("Kind", bound=wire.Tell)

SECONDS: Final = 60.0
"""No test takes nearly as long, even on a busy machine."""
START_SECONDS: Final = 30.0
STOP_SECONDS: Final = 10.0
LOOK_AGAIN: Final = 0.02
PROGRAM: Final = """
import json, sys
from stammtisch.server.serve import Serving, serve
serve(Serving(**json.loads(sys.argv[1])))
"""


class Server:
    """A server process on a loopback port; `environment` adds variables, the other arguments are those of `Serving`."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None, **serving: Any) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.database = self.data / "stammtisch.db"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = dict(environment or {})
        self.serving = {"port": self.port, "limits": 0, "away_seconds": 0.0, **serving}
        if "database" not in serving:
            self.serving["data"] = str(self.data)
        self.process: subprocess.Popen[bytes] | None = None
        self._log = folder / "server.log"

    def start(self) -> Self:
        """Start the process and wait until it serves; do not start it twice."""
        assert self.process is None, "the server runs already"
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **self.environment}
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, env=environment)
        self.wait_until_ready()
        return self

    def command(self) -> list[str]:
        """Return the command line."""
        return [sys.executable, "-c", PROGRAM, json.dumps(self.serving)]

    def wait_until_ready(self, seconds: float = START_SECONDS) -> None:
        """Return as soon as the server says that it is ready."""
        assert self.process is not None
        late = time.monotonic() + seconds
        while not self.is_well():
            assert self.process.poll() is None, f"the server ended by itself:\n{self.log()}"
            assert time.monotonic() < late, f"the server does not answer after {seconds} s:\n{self.log()}"
            time.sleep(LOOK_AGAIN)

    def is_well(self) -> bool:
        """Say whether it answers and can keep moves."""
        try:
            return fetch(f"{self.url}/ready").status == 200
        except OSError:
            return False

    def stop(self) -> None:
        """Ask it to end, as an operator would, and wait for that."""
        if self.process is not None:
            self.process.terminate()
            self._wait_for_the_end()

    def kill(self) -> None:
        """End it with kill -9."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self._wait_for_the_end()

    def restart(self) -> None:
        """Stop it and start it again on the same data."""
        self.stop()
        self.start()

    def _wait_for_the_end(self) -> None:
        assert self.process is not None
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(STOP_SECONDS)
            raise
        finally:
            self.process = None

    def log(self) -> str:
        """Return everything that it has logged so far."""
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def troubles(self) -> list[str]:
        """Return the lines of its log that must never be there: errors and tracebacks."""
        lines = self.log().splitlines()
        return [line for line in lines if '"level": "error"' in line or '"trace"' in line or "Traceback" in line]

    def metric(self, name: str) -> float:
        """Return a figure of its metrics page; if there are several with that name, their sum."""
        page = fetch(f"{self.url}/metrics").body.decode()
        found = re.findall(rf"^stammtisch_{name}(?:{{[^}}]*}})? (\S+)$", page, re.MULTILINE)
        assert found, f"there is no metric {name}"
        return sum(map(float, found))


Servers = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give one server without limits, for all tests that need none of their own."""
    shared = Server(tmp_path_factory.mktemp("server")).start()
    yield shared
    shared.stop()
    assert shared.troubles() == []


@pytest.fixture(scope="session")
def _mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    fragile = Server(tmp_path_factory.mktemp("server"), keep_days=3)
    yield fragile
    fragile.stop()
    assert fragile.troubles() == []


@pytest.fixture
def mortal(_mortal: Server) -> Server:
    """Give a server that a test may kill and start again; it is shared, because a start takes longest."""
    if _mortal.process is None:
        _mortal.start()
    return _mortal


@pytest.fixture
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Give a function that starts servers of a test's own; they are stopped after the test."""
    made: list[Server] = []

    def make(**serving: Any) -> Server:
        made.append(Server(tmp_path_factory.mktemp("server"), **serving))
        return made[-1].start()

    yield make
    for one in made:
        one.stop()
    assert [line for one in made for line in one.troubles()] == []


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass(frozen=True)
class Fetched:
    """The answer to an HTTP request."""

    status: int
    headers: Mapping[str, str]
    cookies: list[str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


def fetch(url: str, method: str = "GET", body: object = None, headers: Mapping[str, str] | None = None) -> Fetched:
    """Make a plain HTTP request; `body` is sent as JSON unless it is bytes."""
    data = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, dict(headers or {}), method=method)
    if data is not None and not request.has_header("Content-type"):
        request.add_header("Content-Type", "application/json")
    try:
        answer = urllib.request.urlopen(request, timeout=10)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        cookies = answer.headers.get_all("set-cookie") or []
        return Fetched(answer.status, {k.lower(): v for k, v in answer.headers.items()}, cookies, answer.read())


class Evening:
    """The guests of one test at one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._ends = AsyncExitStack()

    async def __aenter__(self) -> "Evening":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._ends.aclose()

    async def guest(self, name: str | None = None) -> Guest:
        """Return a new guest."""
        return await Guest(self.server.url).arrive(name)

    async def guests(self, *names: str) -> list[Guest]:
        """Return several new guests."""
        return [await self.guest(name) for name in names]

    async def at(self, guest: Guest, table: str) -> Place:
        """Connect a guest to a table; they leave when the evening ends."""
        place = await guest.at(table)
        self._ends.push_async_callback(place.leave)
        await place.set_up(lambda _: True)
        return place

    async def match(self, game: str, *people: str | Guest, **settings: Any) -> "Round":
        """Return a match under way, with these people on the first seats; a name stands for a new guest.

        The settings are those of `wire.NewTable`; empty seats get bots of the level regular.
        """
        guests = [who if isinstance(who, Guest) else await self.guest(who) for who in people]
        asked: dict[str, Any] = {"seats": len(people), "bot_seconds": 0.2, "mine": [0]} | settings
        table = await guests[0].open_table(wire.NewTable(game=game, **asked))
        places = [await self.at(guest, table) for guest in guests]
        for seat, place in enumerate(places[1:], 1):
            await place.ask(wire.Sit(new_id(), seat))
        await places[0].ask(wire.Start(new_id(), "regular"))
        around = Round(table, guests, places)
        await around.deal()
        return around


@dataclass(frozen=True)
class Round:
    """A match under way: its table, the people at it and their connections, by seat."""

    table: str
    guests: list[Guest]
    places: list[Place]

    async def deal(self) -> None:
        """Let everybody contribute to the deal; return when all see their cards."""
        async with asyncio.TaskGroup() as together:
            for place in self.places:
                together.create_task(contribute(place))
        for place in self.places:
            await place.seen(lambda _: True)

    async def turn(self) -> Place:
        """Return the first of the people who hold the match up now, with their newest view."""
        views = [await place.seen(lambda _: True) for place in self.places]
        at = max(view.at for view in views)
        while True:
            views = [await place.seen(lambda view, at=at: view.at >= at) for place in self.places]  # type: ignore[misc]
            up = [place for place, view in zip(self.places, views, strict=True) if view.seat in view.holding_up]
            if up:
                return up[0]
            at += 1  # a bot's turn

    async def say(self, word: str | None = None) -> Place:
        """Say a word for the person whose turn it is, by default the first legal one; return when all have seen it."""
        place = await self.turn()
        assert place.view is not None
        said = await place.play(word or place.view.legal[0])
        assert said is not None
        await self.seen(said)
        return place

    async def seen(self, at: int) -> None:
        """Return when all have seen the match at that number."""
        for place in self.places:
            await place.seen(lambda view: view.at >= at)

    async def play_out(self, seed: int = 0) -> list[wire.ViewNow]:
        """Let everybody say random legal words until the match is over; return the last views."""
        return await asyncio.gather(*[at_random(place, random.Random(seed)) for place in self.places])


async def contribute(place: Place) -> dict[int, bytes]:
    """Contribute to the deal for every own seat while there is time; return the contributions that counted."""
    table = await place.set_up(lambda table: table.status != "open")
    shown: dict[int, bytes] = {}
    while table.status == "dealing":
        number = len(table.voided)
        with suppress(Turned):
            chosen = await bind(place, table)
            await place.set_up(lambda table, number=number: showing(table, number))  # type: ignore[misc]
            shown = {}
            for seat, part in chosen.items():
                await place.ask(wire.Reveal(new_id(), seat, part.hex(), number))
                shown[seat] = part
        table = await place.set_up(lambda table, number=number: begun_anew(table, number))  # type: ignore[misc]
    return shown


async def bind(place: Place, table: wire.TableNow) -> dict[int, bytes]:
    """Bind every own seat that may still contribute to fresh bytes, and return them."""
    excluded = {seat for void in table.voided for seat in void}
    mine = [seat for seat, now in enumerate(table.seats) if now.mine and seat not in excluded]
    chosen = {seat: secrets.token_bytes(32) for seat in mine}
    for seat, part in chosen.items():
        await place.ask(wire.Hash(new_id(), seat, hashlib.sha256(part).hexdigest(), len(table.voided)))
    return chosen


def begun_anew(table: wire.TableNow, number: int) -> bool:
    """Say whether a beginning of the deal is over: the cards are dealt, or it was void."""
    return table.status != "dealing" or len(table.voided) > number


def showing(table: wire.TableNow, number: int) -> bool:
    """Say whether it is time to show the contributions of a beginning, or too late."""
    return table.reveal or begun_anew(table, number)


async def speak(place: Place, rng: random.Random) -> wire.ViewNow:
    """Say one random legal word as soon as there is one, or return when the match is over; return the view."""
    while True:
        view = await place.seen(lambda view: view.over or bool(view.legal))
        if view.over:
            return view
        try:
            await place.play(rng.choice(view.legal))
            return await place.seen(lambda _: True)
        except Turned as refusal:
            # If several seats act at once, another may have been faster; the newest view is here.
            if refusal.code != "stale":
                raise


async def at_random(place: Place, rng: random.Random) -> wire.ViewNow:
    """Say random legal words from the seat of the view until the match is over."""
    while not (view := await speak(place, rng)).over:
        pass
    return view


async def heard(place: Place, kind: type[Kind], wanted: Callable[[Kind], bool] = lambda _: True) -> Kind:
    """Return the next message of a kind, except answers."""
    async for message in place.told():
        if isinstance(message, kind) and wanted(message):
            return message
    raise Lost("the connection ended before that was told")


async def refused(asked: Awaitable[object]) -> Turned:
    """Return the refusal of a request; it must have a text for people."""
    with pytest.raises(Turned) as caught:
        await asked
    assert caught.value.code not in ("error", "malformed"), str(caught.value)
    return caught.value


def news_of(tells: Sequence[AnyTell]) -> list[str]:
    """Return the news in some messages of the table."""
    return [tell.news.what for tell in tells if isinstance(tell, wire.TableNow) and tell.news is not None]


def together(work: Awaitable[None], seconds: float = SECONDS) -> None:
    """Run the work of a test, within a time."""

    async def bounded() -> None:
        async with asyncio.timeout(seconds):
            await work

    asyncio.run(bounded())


def evening(test: Callable[Concatenate[Evening, P], Awaitable[None]]) -> Callable[..., None]:
    """Make a test at the shared server; further arguments are fixtures and parameters as usual."""

    def spend(server: Server, **given: Any) -> None:
        async def spent() -> None:
            async with Evening(server) as home:
                await test(home, **given)  # type: ignore[call-arg]

        together(spent())

    _, *others = inspect.signature(test).parameters.values()
    first = inspect.Parameter("server", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Server)
    spend.__signature__ = inspect.Signature([first, *others])  # type: ignore[attr-defined]
    spend.__name__, spend.__doc__, spend.__module__ = test.__name__, test.__doc__, test.__module__
    return spend
