"""The admin's door: what hosts may ask by HTTP, with a secret of their own and from networks that they have named.

Anybody who lacks either gets the answer of an address that does not exist.
"""

import base64
import hmac
import itertools
import logging
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from stammtisch.server.answer import Handler, body
from stammtisch.server.limits import ADMIN_TRIES, Limits, TooMuch
from stammtisch.server.lobby import Lobby
from stammtisch.server.metrics import BOUNDS, Figures
from stammtisch.server.moderation import BadMeasure, Kind, is_network
from stammtisch.server.networks import allowed, is_within
from stammtisch.server.overview import SHOWN, Overview
from stammtisch.server.people import People
from stammtisch.server.rollcall import RollCall
from stammtisch.server.rows import Person
from stammtisch.table import messages as wire

LOGGED_EVERY: Final = 60.0
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
NEVER_SUMMED: Final = "stammtisch_start_time_seconds"

log = logging.getLogger("stammtisch.admin")


class NewMeasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ban, a mute, or a name that is kept."""

    kind: Kind
    target: Annotated[str, Meta(min_length=1, max_length=60)]
    minutes: Annotated[float, Meta(gt=0, le=5_270_400)]
    reason: Annotated[str, Meta(max_length=300)] = ""
    network: bool = False
    """Whether it is the network from which the target, a person, came last."""


class Lifted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A measure that ends."""

    kind: Kind
    target: Annotated[str, Meta(min_length=1, max_length=60)]


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that somebody is given, a neutral one if it is missing, and how long they must keep it."""

    name: wire.Name | None = None
    minutes: Annotated[float, Meta(ge=0, le=5_270_400)] = 7 * 24 * 60


class Settled(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of a report."""

    state: Literal["open", "resolved", "dismissed"]


class NewAnnouncement(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message for everybody, by language; "" is for all languages without a text."""

    texts: dict[Annotated[str, Meta(max_length=8)], Annotated[str, Meta(max_length=300)]]
    minutes: Annotated[float, Meta(gt=0, le=525_600)]


class Admin:
    """The answers to hosts."""

    def __init__(self, lobby: Lobby, people: People, limits: Limits, admin_from: str, behind_proxy: bool) -> None:
        self._lobby = lobby
        self._moderation = lobby.moderation
        self._people = people
        self._limits = limits
        self._networks = allowed(admin_from)
        self._behind_proxy = behind_proxy
        self._overview = Overview(lobby.store)
        self._calls = RollCall(lobby.store, self._answer)
        self._secret = b""
        self._wrong = 0
        self._logged = 0.0
        lobby.hears = self._calls.heard

    async def open(self) -> None:
        """Load the secret."""
        self._secret = shown_secret(await self._lobby.store.secret("admin")).encode()

    def routes(self, answering: Callable[[Handler], Handler]) -> list[BaseRoute]:
        """Return the routes below /api/admin."""
        return [
            Route(f"/api/admin{path}", answering(self._guarded(handler)), methods=[method])
            for method, path, handler in (
                ("GET", "/tables", self.tables),
                ("GET", "/tables/{table}", self.table),
                ("GET", "/tables/{table}/log", self.log),
                ("POST", "/tables/{table}/{act:str}", self.act),
                ("DELETE", "/tables/{table}", self.remove),
                ("GET", "/people", self.people),
                ("GET", "/people/{person}", self.person),
                ("GET", "/people/{person}/export", self.export),
                ("POST", "/people/{person}/rename", self.rename),
                ("GET", "/measures", self.measures),
                ("POST", "/measures", self.measure),
                ("POST", "/measures/lift", self.lift),
                ("GET", "/reports", self.reports),
                ("POST", "/reports/{report}", self.settle),
                ("GET", "/announcements", self.announcements),
                ("POST", "/announcements", self.announce),
                ("DELETE", "/announcements/{id}", self.withdraw),
                ("GET", "/load", self.load),
            )
        ]

    # Who asks

    def _guarded(self, handler: Handler) -> Handler:
        async def guarded(request: Request) -> Response:
            self._check(request)
            return await handler(request)

        return guarded

    def _check(self, request: Request) -> None:
        here = request.client.host if request.client is not None else ""
        # Without a trusted proxy, a forwarded request does not come from this machine, even if its address says so.
        passed_on = not self._behind_proxy and any(name in request.headers for name in FORWARDED)
        if passed_on or not is_within(here, self._networks):
            raise nothing_here()
        scheme, _, given = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or self._limits.is_spent(ADMIN_TRIES, here):
            raise nothing_here()
        if not hmac.compare_digest(given.strip().encode(), self._secret):
            self._note_wrong(here)
            raise nothing_here()

    def _note_wrong(self, here: str) -> None:
        try:
            self._limits.spend(ADMIN_TRIES, here)
        except TooMuch:
            return
        finally:
            self._wrong += 1
            if time.monotonic() - self._logged > LOGGED_EVERY or not self._logged:
                self._logged = time.monotonic()
                log.warning("wrong secret at /api/admin: %d attempts, the last from %s", self._wrong, here)
                self._wrong = 0

    # Tables

    async def tables(self, request: Request) -> Response:
        """Return a list of tables."""
        query = request.query_params
        return answer(await self._overview.tables(query.get("which", "all"), query.get("text", ""), limit_of(request)))

    async def table(self, request: Request) -> Response:
        """Return one table."""
        found = await self._overview.table(request.path_params["table"])
        if found is None:
            raise nothing_such("table")
        return answer(found)

    async def log(self, request: Request) -> Response:
        """Return the log of a table, as JSON lines."""
        lines = await self._overview.log(request.path_params["table"])
        return Response(lines, media_type="application/jsonl", headers={"Cache-Control": "no-store"})

    async def act(self, request: Request) -> Response:
        """Close, reopen, hide or show a table, or try one again that was set aside."""
        id, act = request.path_params["table"], request.path_params["act"]
        store = self._lobby.store
        if act == "close":
            done = await self._lobby.close_table(id)
        elif act == "reopen":
            done = await self._lobby.reopen_table(id)
        elif act in ("hide", "show"):
            done = bool(await store.change(("UPDATE tables SET hidden = ? WHERE id = ?", (int(act == "hide"), id))))
        elif act == "retry":
            await store.take_up(id)
            done = await store.table(id) is not None
        else:
            raise nothing_here()
        return told(done, "table")

    async def remove(self, request: Request) -> Response:
        """Delete a table."""
        return told(await self._lobby.remove_table(request.path_params["table"]), "table")

    # People

    async def people(self, request: Request) -> Response:
        """Return a list of people."""
        return answer(await self._overview.people(request.query_params.get("text", ""), limit_of(request)))

    async def person(self, request: Request) -> Response:
        """Return one person, their tables, and the network that they came from last."""
        found = await self._known(request)
        return answer(
            {
                "row": found,
                "tables": await self._overview.tables_of(found.person),
                "network": await self._network_of(found.person),
            }
        )

    async def _known(self, request: Request) -> Any:
        found = await self._overview.person(request.path_params["person"])
        if found is None:
            raise nothing_such("person")
        return found

    async def _network_of(self, person: str) -> str | None:
        answers = await self._calls.ask(f"network {person}")
        return next((network for network in answers if network), None)

    async def export(self, request: Request) -> Response:
        """Return everything that is kept about one person."""
        found = await self._overview.export(request.path_params["person"])
        if found is None:
            raise nothing_such("person")
        return answer(found)

    async def rename(self, request: Request) -> Response:
        """Give somebody another name."""
        found = await self._known(request)
        asked = await body(request, NewName)
        name = asked.name or f"Guest {secrets.randbelow(9000) + 1000}"
        person = Person(found.person, found.name, found.created, found.seen)
        renamed = await self._people.rename(person, name)
        await self._lobby.renamed(person.id, renamed.name)
        if asked.minutes:
            await self._moderation.take("name", person.id, asked.minutes * 60)
        return answer({"person": person.id, "name": renamed.name})

    async def measures(self, request: Request) -> Response:
        """Return the measures in force."""
        return answer(await self._moderation.measures())

    async def measure(self, request: Request) -> Response:
        """Ban or mute."""
        asked = await body(request, NewMeasure)
        target = asked.target
        if not is_network(target) and await self._lobby.store.person(target) is None:
            raise nothing_such("person")
        if asked.network and not is_network(target):
            found = await self._network_of(target)
            if found is None:
                raise BadMeasure("origin-unknown")
            target = found
        return answer(await self._moderation.take(asked.kind, target, asked.minutes * 60, asked.reason))

    async def lift(self, request: Request) -> Response:
        """End a ban or a mute."""
        asked = await body(request, Lifted)
        return told(await self._moderation.lift(asked.kind, asked.target), "measure")

    # Reports and announcements

    async def reports(self, request: Request) -> Response:
        """Return reports, with the names of the people in them."""
        found = await self._moderation.reports(request.query_params.get("state", "open"), limit_of(request))
        people = {who for one in found for who in (one.reporter, one.person, *[line.person for line in one.chat])}
        names = await self._overview.names(who for who in people if who)
        return answer({"reports": found, "names": names})

    async def settle(self, request: Request) -> Response:
        """Mark a report."""
        asked = await body(request, Settled)
        return told(await self._moderation.settle(request.path_params["report"], asked.state), "report")

    async def announcements(self, request: Request) -> Response:
        """Return the announcements."""
        return answer(self._moderation.announced())

    async def announce(self, request: Request) -> Response:
        """Announce something."""
        asked = await body(request, NewAnnouncement)
        texts = {language: text.strip() for language, text in asked.texts.items() if text.strip()}
        return answer(await self._moderation.announce(texts, asked.minutes * 60))

    async def withdraw(self, request: Request) -> Response:
        """End an announcement."""
        return told(await self._moderation.withdraw(request.path_params["id"]), "announcement")

    # Load

    async def load(self, request: Request) -> Response:
        """Return the figures of every process, and how many tables and people there are."""
        counted = "SELECT status, count(*) FROM tables GROUP BY status"
        tables: dict[str, int] = dict(await self._lobby.store.select(counted))
        ((people,),) = await self._lobby.store.select("SELECT count(*) FROM persons")
        ((reports,),) = await self._lobby.store.select("SELECT count(*) FROM reports WHERE state = 'open'")
        processes = await self._calls.ask("load")
        return answer(
            {
                "at": time.time(),
                "tables": tables,
                "people": people,
                "reports": reports,
                "processes": processes,
                "figures": summed(processes),
            }
        )

    def _answer(self, question: str) -> Any:
        """Return what this process answers when one process asks them all."""
        what, _, about = question.partition(" ")
        if what == "network":
            return self._moderation.came_from(about)
        return samples(self._lobby.metrics.figures())


def shown_secret(secret: bytes) -> str:
    """Return the secret as it is typed."""
    return base64.urlsafe_b64encode(secret).decode().rstrip("=")


def samples(own: Figures) -> dict[str, float]:
    """Return the figures of one process, with the names that Prometheus uses."""
    found = {NEVER_SUMMED: own.begun, "stammtisch_memory_bytes": float(memory())}
    found |= {f"stammtisch_{name}_total": float(number) for name, number in own.counts.items()}
    found |= {f'stammtisch_refusals_total{{limit="{name}"}}': float(number) for name, number in own.refusals.items()}
    found |= {f"stammtisch_{name}": value for name, value in own.gauges.items()}
    for name, histogram in own.histograms.items():
        edges = [*[f"{bound:g}" for bound in BOUNDS], "+Inf"]
        for edge, number in zip(edges, itertools.accumulate(histogram.buckets), strict=True):
            found[f'stammtisch_{name}_bucket{{le="{edge}"}}'] = float(number)
        found[f"stammtisch_{name}_sum"] = histogram.seconds
        found[f"stammtisch_{name}_count"] = float(sum(histogram.buckets))
    return found


def summed(processes: list[dict[str, float]]) -> dict[str, float]:
    """Return the sum of the figures of several processes; the start is that of the oldest."""
    total: dict[str, float] = {}
    for process in processes:
        for name, value in process.items():
            total[name] = min(total.get(name, value), value) if name == NEVER_SUMMED else total.get(name, 0.0) + value
    return total


def memory() -> int:
    """Return the memory of this process in bytes; 0 if the system does not tell."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return 0


def limit_of(request: Request) -> int:
    """Return how many rows of a list the request asks for."""
    asked = request.query_params.get("limit", "")
    return min(1000, int(asked)) if asked.isascii() and asked.isdigit() else SHOWN


def answer(found: Any) -> Response:
    """Return an answer that no cache keeps."""
    return Response(msgspec.json.encode(found), media_type="application/json", headers={"Cache-Control": "no-store"})


def told(done: bool, what: str) -> Response:
    """Return the answer that something was done."""
    if not done:
        raise nothing_such(what)
    return Response(status_code=204)


def nothing_such(what: str) -> HTTPException:
    """Return the answer to a host who asks for something that does not exist."""
    return HTTPException(404, f"there is no such {what}")


def nothing_here() -> HTTPException:
    """Return the answer for an address that does not exist."""
    return HTTPException(404, "there is nothing here; docs/protocol.md says what there is")
