"""The application: what the server answers by HTTP, and where sockets come in."""

import asyncio
import functools
import logging
import platform
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stammtisch import compiled
from stammtisch.core.game import JUDGE, Refused
from stammtisch.core.record import to_line
from stammtisch.server import api, gamefiles
from stammtisch.server.admin import Admin
from stammtisch.server.answer import address, body, json, network, problem
from stammtisch.server.calls import Calls
from stammtisch.server.codes import Codes
from stammtisch.server.daily import DailyDeals
from stammtisch.server.door import Application, Door, Receive, Scope, Send
from stammtisch.server.events import Events
from stammtisch.server.folder import folder_of
from stammtisch.server.gate import Gate
from stammtisch.server.group_ratings import rerated
from stammtisch.server.groups import Groups
from stammtisch.server.handed import HandedMatches
from stammtisch.server.limits import (
    HANDSHAKES,
    HANDSHAKES_OF_AN_ADDRESS,
    REPLAYS_OF_AN_ADDRESS,
    REQUESTS,
    REVIEWS,
    SOCKETS_OF_A_PERSON,
    SOCKETS_OF_AN_ADDRESS,
    TABLES,
    TABLES_OF_AN_ADDRESS,
    Limit,
    Limits,
    TooMuch,
)
from stammtisch.server.lobby import Lobby
from stammtisch.server.metrics import Metrics
from stammtisch.server.moderation import Banned, Moderation
from stammtisch.server.own_record import OwnRecord
from stammtisch.server.pages import pages
from stammtisch.server.par import Par
from stammtisch.server.people import People, Unknown
from stammtisch.server.preview import Preview
from stammtisch.server.publiclist import PublicList
from stammtisch.server.puzzles import Puzzles
from stammtisch.server.rating import Rater
from stammtisch.server.reception import Reception
from stammtisch.server.reminders import Reminders
from stammtisch.server.retention import Keeping
from stammtisch.server.rows import Person, StoreDown
from stammtisch.server.socket import Socket
from stammtisch.server.stalled import Stalled
from stammtisch.server.store import Store
from stammtisch.server.websocket import SECONDS_TO_LEAVE, WebSocket
from stammtisch.server.workers import Workers
from stammtisch.table import authority
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotAllowed, NotNow
from stammtisch.table.catalogue import game_list
from stammtisch.table.coach import Coach
from stammtisch.table.finished import MatchRecord, Proof, ReviewAsked
from stammtisch.table.listing import TableMade
from stammtisch.table.pace import AWAY_SECONDS
from stammtisch.table.puzzle import collections
from stammtisch.table.reading import NoSuchTable, SetAside
from stammtisch.table.refusals import bye_for, problem_for

if TYPE_CHECKING:
    from stammtisch.server.processes import Peers

SOCKET_PATH = re.compile("/api/tables/([^/]+)/socket")
GOODBYE = wire.Bye("restart", "the server restarts; the match goes on at once", again=True)
SECONDS_FOR_GOODBYE = 0.2
EITHER = ["GET", "POST"]
"""How a finished match is asked for: a page posts, so that the server knows whose it is."""
STATUS: dict[type[Exception], int] = {
    Unknown: 401,
    NotAllowed: 403,
    Banned: 403,
    NotNow: 409,
    NoSuchTable: 404,
    SetAside: 410,
    TooMuch: 429,
    StoreDown: 503,
}

log = logging.getLogger("stammtisch.app")
T = TypeVar("T")


@dataclass(frozen=True)
class Settings:
    """The decisions of the operator."""

    base_url: str = ""
    hosts: tuple[str, ...] = ()
    limits: float = 1.0
    keeping: Keeping = field(default_factory=Keeping)
    away_seconds: float = AWAY_SECONDS
    """How many seconds somebody is away before the others can ask for a bot in their place."""
    web: Path | None = None
    """The folder of the built pages."""
    proxy: str = ""
    """The address of a reverse proxy that is trusted to name its clients' addresses."""
    admin_from: str = ""
    """The networks from which hosts may come, besides loopback."""
    call_hosts: tuple[str, ...] = ()
    """Hosts that people may be called at although they are private, such as the household's own ntfy."""
    compiled_soon: str = ""
    """The folder in which the package will be, compiled; empty if nothing is being compiled."""
    network: str = ""
    """The origin by which others in the network reach it, for links that are made on this machine."""


class House:
    """Everything that one process serves."""

    def __init__(self, store: Store, settings: Settings, peers: "Peers | None" = None) -> None:
        self.store = store
        self.settings = settings
        self.peers = peers
        """The other processes of this server, if there are several."""
        size = 1 if peers is None else peers.size
        self.metrics = Metrics()
        self.limits = Limits(settings.limits, self.metrics, size)
        self.gate = Gate(self.limits, self.metrics, folder_of(settings.base_url))
        self.people = People(store)
        self.workers = Workers(size, self.metrics)
        self.moderation = Moderation(store)
        public = PublicList(store, settings.limits)
        keeping, away = settings.keeping, settings.away_seconds
        share = (0, 1) if peers is None else (peers.number, size)
        self.codes = Codes(store, self.limits)
        self.calls = Calls(store, self.limits, self.person, settings.base_url, settings.call_hosts)
        self.reminders = Reminders(store, self.calls)
        self.lobby = Lobby(
            *(store, self.workers, self.metrics, self.moderation, public, keeping, share, away), call=self.calls.call
        )
        self.reception = Reception(store, self.people, self.lobby, self.limits, settings.base_url)
        self.events = Events(self.lobby, self.limits, self.person)
        self.groups = Groups(self.lobby, self.limits, self.person, self.events.of_group, settings.base_url)
        self.coach = Coach(store, self.lobby.finished, self.workers, lambda person: self.limits.spend(REVIEWS, person))
        self.par = Par(store, self.workers)
        self.daily = DailyDeals(store, self.lobby, self.reception, self.limits, self.par)
        self.puzzles = Puzzles(store, self.lobby, self.reception, self.limits)
        self.own_record = OwnRecord(store, self.reception)
        self.handed = HandedMatches(store, self.lobby, self.reception, self.limits)
        self.rater = Rater(store, further=rerated)
        self.metrics.trouble = self.trouble
        self.admin = Admin(self.lobby, self.people, self.limits, settings.admin_from, bool(settings.proxy))
        self.games_shown = games_shown(compiled.build())
        self._entrance: Application
        if peers is not None:
            self.metrics.process, self.metrics.others = peers.number, peers.figures

    def application(self) -> Application:
        """Return the house behind its door."""
        routes: list[BaseRoute] = [
            Route("/api/games", self._answering(self.games)),
            *gamefiles.routes(self._answering),
            *self.reception.routes(self._answering),
            *self.calls.routes(self._answering),
            *self.daily.routes(self._answering),
            *self.own_record.routes(self._answering),
            *self.handed.routes(self._answering),
            Route("/api/lists", self._answering(self.lists), methods=["POST"]),
            Route("/api/tables", self._answering(self.create), methods=["POST"]),
            Route("/api/tables/{table}/code", self._answering(self.code), methods=["POST"]),
            Route("/api/code", self._answering(self.by_code), methods=["POST"]),
            Route("/api/tables/{table}/record", self._answering(self.record, REPLAYS_OF_AN_ADDRESS), methods=EITHER),
            Route("/api/tables/{table}/proof", self._answering(self.proof, REPLAYS_OF_AN_ADDRESS)),
            Route("/api/tables/{table}/replay", self._answering(self.replay, REPLAYS_OF_AN_ADDRESS), methods=EITHER),
            Route("/api/tables/{table}/review", self._answering(self.review), methods=["POST"]),
            Route("/api/tables/{table}/luck", self._answering(self.luck), methods=["POST"]),
            *self.puzzles.routes(self._answering),
            *self.groups.routes(self._answering),
            *self.events.routes(self._answering),
            *self.admin.routes(self._answering),
            Route("/api/{rest:path}", self._answering(self.nothing)),
            Route("/health", self.health),
            Route("/ready", self.ready),
            Route("/metrics", self.show_metrics),
            *self._pages(),
        ]
        by_http = Starlette(routes=routes, lifespan=self._lifespan)
        by_socket = _Sockets(self)

        async def either(scope: Scope, receive: Receive, send: Send) -> None:
            await (by_socket if scope["type"] == "websocket" else by_http)(scope, receive, send)

        self._entrance = Door(either, self.settings.base_url, self.settings.hosts, self.limits)
        if self.settings.proxy:
            behind = ProxyHeadersMiddleware(self._entrance, self.settings.proxy)  # type: ignore[arg-type]
            self.gate.is_proxy = behind.trusted_hosts.__contains__
            self._entrance = cast(Application, behind)
        return self._entrance

    def _pages(self) -> list[BaseRoute]:
        base, built = self.settings.base_url, self.settings.web
        return pages(built, Preview(self.lobby, base, built), folder_of(base), self.settings.network)

    @asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[dict[str, Any]]:
        await self.store.open()
        await self.people.open()
        await self.admin.open()
        await self.calls.open()
        warming = asyncio.create_task(self._warm_up())
        await self.lobby.open()
        if self.peers is not None:
            self.peers.end_with_the_first_process()
        self._say_goodbye_first()
        self.gate.open()
        watching = asyncio.create_task(self._watch())
        alone = self.peers is None or not self.peers.number
        works = (self.par.work, self.rater.work, self.events.rounds.work, self.reminders.work, Stalled(self.lobby).work)
        beside = [asyncio.create_task(work()) for work in works if alone]
        try:
            yield {"application": self._entrance, "gate": self.gate}
        finally:
            watching.cancel()
            for task in beside:
                task.cancel()
            self.gate.close()
            await self.lobby.close(GOODBYE)
            await self.calls.close()
            warming.cancel()
            self.workers.stop()
            await self.store.close()
            if self.peers is not None:
                self.peers.close()

    async def _warm_up(self) -> None:
        """Start the workers, and start them again when the rules are compiled."""
        await self.workers.start()
        if self.settings.compiled_soon:
            folder = Path(self.settings.compiled_soon)
            await self.workers.renew_from(folder)
            self.games_shown = games_shown(compiled.build_in(folder))

    def _say_goodbye_first(self) -> None:
        """Delay a signal to stop until everybody has been told: uvicorn would close their connections first."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            stop = signal.getsignal(number)
            if callable(stop):
                told = functools.partial(self._stop_after_goodbye, stop)
                signal.signal(number, lambda *called, told=told: loop.call_soon_threadsafe(told, *called))

    def _stop_after_goodbye(self, stop: Callable[[int, FrameType | None], object], *called: Any) -> None:
        async def goodbye() -> None:
            self.workers.end_coaching()
            await self.lobby.close(GOODBYE)
            await asyncio.sleep(SECONDS_FOR_GOODBYE)
            stop(*called)

        self._leaving = asyncio.create_task(goodbye())

    # Who asks

    async def person(self, connection: HTTPConnection) -> Person:
        """Return the person who asks; refuse somebody unknown."""
        return (await self.reception.who(connection)).person

    async def _perhaps(self, connection: HTTPConnection) -> str:
        """Return the id of the person who asks, or "" for somebody unknown."""
        known = await self.reception.known(connection)
        return "" if known is None else known.person.id

    def _answering(
        self, handler: Callable[[Request], Awaitable[Response]], limit: Limit | None = None
    ) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            try:
                self.limits.spend(REQUESTS, network(request))
                if limit is not None:
                    self.limits.spend(limit, network(request))
                return await handler(request)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                self.metrics.counts["malformed"] += 1
                return problem(400, "malformed", f"this is not what is asked for here: {error}")
            except (Refused, StoreDown) as error:
                status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), 400)
                return json(problem_for(error), status)
            except HTTPException as error:
                return problem(error.status_code, "refused", str(error.detail))
            except ClientDisconnect:
                self.metrics.counts["disconnects"] += 1
                return problem(400, "gone", "nobody waits for an answer")
            except Exception:
                log.exception("a request failed")
                self.metrics.counts["errors"] += 1
                return problem(500, "error", "something went wrong here; nothing was changed")

        return answer

    # What is answered

    async def games(self, request: Request) -> Response:
        """Answer which games there are."""
        return Response(self.games_shown, media_type="application/json")

    async def lists(self, request: Request) -> Response:
        """Return the person's tables and the public ones."""
        person = await self.person(request)
        found = await self.lobby.lists(person)
        groups, events = await self.groups.listed(person), await self.events.listed(person)
        return json(msgspec.structs.replace(found, groups=groups, events=events))

    async def create(self, request: Request) -> Response:
        """Set up a table."""
        person = await self.person(request)
        self.limits.spend(TABLES, person.id)
        self.limits.spend(TABLES_OF_AN_ADDRESS, network(request))
        made = await self.lobby.create(person, await body(request, wire.NewTable), address(request))
        return json(TableMade(made), 201)

    async def code(self, request: Request) -> Response:
        """Return the code of a table to somebody who may enter it."""
        person, id = (await self.person(request)).id, request.path_params["table"]
        table = (await self.lobby.visit(id, person)).table
        authority.check_right(table, person, "enter")
        if table.status == authority.OVER:
            raise NotNow("over")
        return json(api.CodeMade(*await self.codes.of(id)))

    async def by_code(self, request: Request) -> Response:
        """Return the table that a code leads to."""
        await self.person(request)
        typed = (await body(request, api.TypedCode)).code
        return json(TableMade(await self.codes.table(typed, network(request))))

    async def record(self, request: Request) -> Response:
        """Return the record of a finished match."""
        record = await self.lobby.record(request.path_params["table"], await self._perhaps(request))
        if isinstance(record, MatchRecord):
            return json(record)
        return Response(to_line(record) + "\n", media_type="application/json")

    async def proof(self, request: Request) -> Response:
        """Return the proof of a finished match's deal."""
        table = await self.lobby.finished(request.path_params["table"])
        return Response(wire.to_json(msgspec.convert(table.proof(), Proof)), media_type="application/json")

    async def replay(self, request: Request) -> Response:
        """Return steps of a finished match, as any viewer saw it."""
        query = request.query_params
        asked = msgspec.convert(
            {
                "id": "replay",
                "viewer": JUDGE,
                **{key: query[key] for key in ("start", "count", "viewer") if key in query},
            },
            wire.Replay,
            strict=False,
        )
        viewer = JUDGE if asked.viewer is None else asked.viewer
        person = await self._perhaps(request)
        steps = await self.lobby.replay(request.path_params["table"], viewer, asked.start, asked.count, person)
        return json(wire.Steps(asked.id, viewer, *steps))

    async def review(self, request: Request) -> Response:
        """Return what the coach says about some of the person's decisions."""
        person, asked = await self.person(request), await body(request, ReviewAsked)
        return json(await self.coach.review(person.id, network(request), request.path_params["table"], asked))

    async def luck(self, request: Request) -> Response:
        """Return the account of luck of a match in which the person played."""
        person = await self.person(request)
        return json(await self.coach.luck(person.id, network(request), request.path_params["table"]))

    async def nothing(self, request: Request) -> Response:
        """Answer an address below /api that does not exist."""
        raise HTTPException(404, "there is nothing here; docs/protocol.md says what there is")

    async def health(self, request: Request) -> Response:
        """Say that the process lives."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Say whether moves are kept and tables are attended to, as far as any process knows: 200, or 503 and why."""
        trouble = self.metrics.troubles()
        return PlainTextResponse(f"{trouble}\n", 503) if trouble else PlainTextResponse("ready\n")

    def trouble(self) -> str:
        """Return why this process is not ready; empty if it is."""
        return "nothing can be kept; the log says why" if self.store.trouble else self.lobby.trouble

    async def _watch(self) -> None:
        """Once a second, publish the figures and check whether moves can be kept again."""
        while True:
            await asyncio.sleep(1.0)
            if self.peers is not None:
                self.peers.publish(self.metrics.told())
            if self.store.trouble:
                with suppress(StoreDown):
                    await self.store.probe()

    async def show_metrics(self, request: Request) -> Response:
        """Return the figures for Prometheus."""
        try:
            from stammtisch.server.exposition import MEDIA_TYPE, exposition  # noqa: PLC0415 - in an extra
        except ImportError:
            return PlainTextResponse("figures need prometheus_client: install stammtisch[server]\n", 501)
        return Response(exposition(self.metrics), media_type=MEDIA_TYPE)


class _Sockets:
    """The entrance for sockets. They do not use a route: each layer around them would cost time with every message."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house = self._house
        websocket: WebSocket = scope["websocket"]
        connection = HTTPConnection(scope)
        here = network(connection)
        websocket.count_for(here)
        try:
            house.limits.spend(HANDSHAKES_OF_AN_ADDRESS, here)
            found = SOCKET_PATH.fullmatch(scope["path"])
            if found is None:
                raise NoSuchTable("link-incomplete")
            known = await house.reception.who(connection)
            house.limits.spend(HANDSHAKES, known.person.id)
            session = await house.lobby.visit(found[1], known.person.id)
            if house.lobby.is_out(known.person.id, known.device):
                raise Unknown("just-signed-out")
        except (Refused, StoreDown) as error:
            again = isinstance(error, (StoreDown, TooMuch))
            _turned_away(websocket, bye_for(error, again=again))
            return
        person = known.person
        try:
            house.limits.enter(("person", person.id), SOCKETS_OF_A_PERSON * house.limits.factor)
        except TooMuch as error:
            _turned_away(websocket, bye_for(error, again=True))
            return
        try:
            house.limits.enter(("address", here), house.limits.shared(SOCKETS_OF_AN_ADDRESS))
        except TooMuch as error:
            house.limits.leave(("person", person.id))
            _turned_away(websocket, bye_for(error, again=True))
            return
        parcel, pauses, screen = [
            connection.query_params.get(wanted) == "1" for wanted in ("parcel", "pauses", "screen")
        ]
        socket = Socket(
            person.id,
            known.device,
            address(connection),
            parcel,
            pauses,
            screen,
            websocket,
            house.limits,
            house.metrics,
            house.moderation,
            house.lobby.check_deal,
        )
        house.lobby.sockets.add(socket)
        try:
            await socket.serve(session)
        finally:
            house.lobby.sockets.discard(socket)
            house.limits.leave(("person", person.id))
            house.limits.leave(("address", here))


def _turned_away(websocket: WebSocket, bye: wire.Bye) -> None:
    websocket.accept()
    websocket.send(wire.to_json(bye))
    websocket.close(1013 if bye.again else 4404, seconds=SECONDS_TO_LEAVE)


def games_shown(build: compiled.Build) -> bytes:
    """Return which games there are, and what runs here."""
    games = game_list(gamefiles.face_address, collections())
    here = msgspec.structs.replace(games, build=build, python=platform.python_version())
    return wire.to_json(here)
