"""The reception: who somebody is here, on which devices, and what is kept about them."""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core.daily import day_of
from stammtisch.server import agent, api
from stammtisch.server.answer import Handler, address, body, json, network
from stammtisch.server.cookies import Cookies
from stammtisch.server.folder import folder_of
from stammtisch.server.group_ratings import ratings_in_groups
from stammtisch.server.limits import (
    DEVICES,
    EXPORTS,
    IDENTITIES,
    RENAMES,
    RENAMES_OF_AN_ADDRESS,
    SECRETS,
    SECRETS_OF_AN_ADDRESS,
    Limits,
)
from stammtisch.server.lobby import Lobby
from stammtisch.server.people import TRANSFER_SECONDS, KnownPerson, People, TooManyDevices, Unknown
from stammtisch.server.puzzle_book import StoreBook
from stammtisch.server.rating import accounts_of, matches_of, rating_of
from stammtisch.server.rows import Person, Result, Summary
from stammtisch.server.store import Store
from stammtisch.server.tries import Tries
from stammtisch.server.wishes import wishes_of
from stammtisch.table.authority import OVER
from stammtisch.table.summary import about

EXPORTED_TABLES: Final = 200
EXPORTED_LINES: Final = 1000
EXPORTED_EVENTS: Final = 1000
"""How many items are in one part of an export."""
COUNTED_TABLES: Final = 50
EXPORT: Final = "/api/me/export"
"""A banned person may still get their data and be forgotten."""


class Reception:
    """The answers about identities."""

    def __init__(self, store: Store, people: People, lobby: Lobby, limits: Limits, base_url: str) -> None:
        self._store = store
        self._people = people
        self._lobby = lobby
        self._limits = limits
        self._tries = Tries(store)
        self._base = urlsplit(base_url)
        self._folder = folder_of(base_url)

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked: dict[str, Handler] = {
            "/api/me": self.me,
            "/api/me/transfer": self.transfer,
            "/api/me/devices": self.devices,
            "/api/me/signout": self.sign_out,
            "/api/me/back": self.back,
            "/api/me/drop": self.drop,
            EXPORT: self.export,
            "/api/moving": self.moving,
            "/api/moved": self.moved,
        }
        posts = [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]
        return [*posts, Route("/api/me", answering(self.forget), methods=["DELETE"])]

    # Who asks

    async def known(self, connection: HTTPConnection) -> KnownPerson | None:
        """Return who asks, by a token or by the cookie of an own page; refuse the banned."""
        found = await self._found(connection)
        moderation, person = self._lobby.moderation, "" if found is None else found.person.id
        if not (found and connection.scope.get("method") == "DELETE") and connection.url.path != EXPORT:
            moderation.check(address(connection), person)
        if person:
            moderation.note(person, address(connection))
        return found

    async def _found(self, connection: HTTPConnection) -> KnownPerson | None:
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            return await self._people.of_secret(token.strip())
        if is_browser(connection):
            return await self._people.of_cookie(self._cookies(connection).secret)
        return None

    async def who(self, connection: HTTPConnection) -> KnownPerson:
        """Return who asks; refuse somebody unknown."""
        found = await self.known(connection)
        if found is None:
            raise Unknown("say-hello")
        return found

    def _cookies(self, connection: HTTPConnection) -> Cookies:
        origin = urlsplit(connection.headers.get("origin", ""))
        at_base = self._base.scheme == "https" and connection.headers.get("host", "").lower() == self._base.netloc
        secure = origin.scheme == "https" or connection.url.scheme == "https" or at_base
        return Cookies(connection, secure, self._folder)

    # What is answered

    async def me(self, request: Request) -> Response:
        """Return who asks: make an identity if there is none, and take the name if one is sent."""
        asked = await body(request, api.Me)
        known, cookies = await self.known(request), self._cookies(request)
        if known is None:
            self._limits.spend(IDENTITIES, network(request))
            person, secret = await self._people.arrive(asked.name, *device_of(request))
            return self._hello(request, person, cookies, secret)
        person = known.person
        if asked.name is not None:
            self._limits.spend(RENAMES, person.id)
            self._limits.spend(RENAMES_OF_AN_ADDRESS, network(request))
            self._lobby.moderation.check_name(person.id)
            person = await self._people.rename(person, asked.name)
            await self._lobby.renamed(person.id, person.name)
        if "authorization" in request.headers:
            return self._hello(request, person, None)
        return self._hello(request, person, cookies, await self._own_secret(request, known, cookies))

    async def _own_secret(self, request: Request, known: KnownPerson, cookies: Cookies) -> str:
        """Return the secret of the browser's device; replace a cookie of the first version."""
        if known.device:
            return cookies.secret
        try:
            return await self._people.new_device(known.person, *device_of(request))
        except TooManyDevices:
            return cookies.secret

    def _hello(self, request: Request, person: Person, cookies: Cookies | None, secret: str = "") -> Response:
        browser = is_browser(request)
        hello = json(api.MeNow(person.name, bool(person.name), None if browser else secret or None))
        if browser and cookies is not None:
            cookies.secret = secret
            cookies.give(hello)
        return hello

    async def forget(self, request: Request) -> Response:
        """Delete an identity. The browser keeps in mind of which games it has played the deal of the day."""
        person, today = (await self.who(request)).person, day_of(time.time())
        cookies = self._cookies(request)
        games = {*self.played_by_forgotten(request, today), *await self._store.games_tried(person.id, today)}
        await self._lobby.forget(person)
        cookies.secret, cookies.played = "", [today, *sorted(games)] if games else []
        return cookies.give(Response(status_code=204))

    # From device to device

    async def transfer(self, request: Request) -> Response:
        """Return a link for another device."""
        person = (await self.who(request)).person
        self._limits.spend(SECRETS, person.id)
        self._limits.spend(SECRETS_OF_AN_ADDRESS, network(request))
        return json(api.TransferMade(await self._people.transfer(person), TRANSFER_SECONDS))

    async def moving(self, request: Request) -> Response:
        """Return whose device this one would become by a link, and whose it is now."""
        self._limits.spend(SECRETS, network(request))
        person = await self._people.moving((await body(request, api.Moved)).secret)
        known = await self.known(request)
        here = None if known is None else await self._shown(known.person, known.device)
        same = known is not None and known.person.id == person.id
        return json(api.Moving(person.name, same, here))

    async def moved(self, request: Request) -> Response:
        """Move a known identity to this device."""
        self._limits.spend(SECRETS, network(request))
        asked = await body(request, api.Moved)
        here, cookies = await self.known(request), self._cookies(request)
        person = await self._people.moved(asked.secret)
        if not is_browser(request):
            return self._hello(request, person, None, await self._people.new_device(person, *device_of(request)))
        if here is not None and here.person.id == person.id:
            return self._hello(request, person, cookies, await self._own_secret(request, here, cookies))
        before = await self._before(cookies)
        again = [secret for secret, known in before.items() if known.person.id == person.id]
        secret = again[0] if again else await self._people.new_device(person, *device_of(request))
        cookies.before = await self._left(request, here, cookies, [one for one in before if one not in again])
        return self._hello(request, person, cookies, secret)

    async def _before(self, cookies: Cookies) -> dict[str, KnownPerson]:
        """Return the earlier identities of this browser, by their secrets."""
        found = {secret: await self._people.of_secret(secret) for secret in cookies.before}
        return {secret: known for secret, known in found.items() if known is not None}

    def played_by_forgotten(self, request: Request, day: str) -> list[str]:
        """Return the games of which somebody has played the deal of a day here who is forgotten since."""
        marked = self._cookies(request).played
        return marked[1:] if marked[:1] == [day] else []

    async def earlier(self, request: Request) -> set[str]:
        """Return the ids of the people whom this browser has been before."""
        before = await self._before(self._cookies(request)) if is_browser(request) else {}
        return {known.person.id for known in before.values()}

    async def _left(self, request: Request, here: KnownPerson | None, cookies: Cookies, others: list[str]) -> list[str]:
        """Return the secrets of earlier identities, with the current one added if it has a name or a table."""
        if here is None or not (here.person.name or await self._store.tables_of(here.person.id, 1)):
            return others
        return [await self._own_secret(request, here, cookies), *others]

    async def _shown(self, person: Person, device: str) -> api.Identity:
        tables = await self._store.tables_of(person.id, COUNTED_TABLES)
        running = sum(listed.summary.status != OVER for listed in tables)
        return api.Identity(device, person.name, running)

    async def devices(self, request: Request) -> Response:
        """Return the person's devices, and the earlier identities of this browser."""
        return await self._devices_now(request, await self.who(request), self._cookies(request))

    async def _devices_now(self, request: Request, known: KnownPerson, cookies: Cookies) -> Response:
        shown = [
            api.DeviceShown(
                device.id, device.kind, device.label, device.created, device.seen, device.id == known.device
            )
            for device in await self._people.devices(known.person)
        ]
        before = await self._before(cookies) if is_browser(request) else {}
        identities = [await self._shown(one.person, one.device) for one in before.values()]
        return json(api.DevicesNow(shown, identities))

    async def sign_out(self, request: Request) -> Response:
        """Sign one of the person's devices out, or all others."""
        known, asked = await self.who(request), await body(request, api.SignOut)
        self._limits.spend(DEVICES, known.person.id)
        await self._lobby.sign_out(known.person.id, asked.device, known.device)
        answer = await self._devices_now(request, known, self._cookies(request))
        if asked.device == known.device and is_browser(request):
            cookies = self._cookies(request)
            cookies.secret = ""
            cookies.give(answer)
        return answer

    async def back(self, request: Request) -> Response:
        """Go back to an earlier identity; the current one can come back in the same way."""
        here, cookies = await self.known(request), self._cookies(request)
        before = await self._before(cookies)
        secret, known = await self._chosen(request, before)
        others = [one for one in before if one != secret]
        cookies.before = await self._left(request, here, cookies, others)
        return self._hello(request, known.person, cookies, secret)

    async def drop(self, request: Request) -> Response:
        """Sign an earlier identity of this browser out, for good."""
        cookies, known = self._cookies(request), await self.who(request)
        before = await self._before(cookies)
        secret, left = await self._chosen(request, before)
        await self._lobby.sign_out(left.person.id, left.device)
        cookies.before = [one for one in before if one != secret]
        cookies.secret = await self._own_secret(request, known, cookies)
        return cookies.give(await self._devices_now(request, known, cookies))

    async def _chosen(self, request: Request, before: dict[str, KnownPerson]) -> tuple[str, KnownPerson]:
        self._limits.spend(DEVICES, network(request))
        asked = (await body(request, api.Before)).device
        for secret, known in before.items() if is_browser(request) else ():
            if known.device == asked:
                return secret, known
        raise Unknown("identity-gone")

    # What is kept about somebody

    async def export(self, request: Request) -> Response:
        """Return a part of the person's data."""
        person = (await self.who(request)).person
        self._limits.spend(EXPORTS, person.id)
        part = (await body(request, api.Export)).part
        tables = await self._store.tables_in_order(person.id, part * EXPORTED_TABLES, EXPORTED_TABLES)
        lines = await self._store.messages_in_order(person.id, part * EXPORTED_LINES, EXPORTED_LINES)
        results = await self._store.results_of(person.id, part * EXPORTED_TABLES, EXPORTED_TABLES)
        kept = await self._results_kept(person.id, results)
        devices = await self._people.devices(person) if part == 0 else []
        groups = await self._store.groups_of(person.id) if part == 0 else []
        events = await self._store.events_of(person.id, EXPORTED_EVENTS) if part == 0 else []
        book = StoreBook(self._store)
        answers = await book.answers(person.id) if part == 0 else {}
        solving = await book.ratings(person.id) if part == 0 else {}
        in_groups = {one.link: one.shown() for one in await ratings_in_groups(self._store, person.id)}
        return json(
            api.Exported(
                person.name,
                person.created,
                person.seen,
                time.time(),
                [api.DeviceKept(one.kind, one.label, one.created, one.seen) for one in devices],
                [table_kept(person.id, listed.table, listed.summary) for listed in tables],
                [api.LineKept(table, line.audience, line.text, line.at) for table, line in lines],
                kept,
                await self._tries.kept(person.id, time.time()) if part == 0 else [],
                await wishes_of(self._store, person.id),
                {game: api.RatingShown(*one) for game, one in (await rating_of(self._store, person.id)).items()},
                EXPORTED_TABLES in (len(tables), len(results)) or len(lines) == EXPORTED_LINES,
                [api.GroupKept(one.name, one.link, in_groups.get(one.link, {})) for one in groups],
                calls=[one.address for one in await self._store.calls(person.id)] if part == 0 else [],
                puzzles=[
                    api.PuzzleKept(one.puzzle, one.game, one.solved, one.box, one.at, one.due)
                    for one in answers.values()
                ],
                puzzle_ratings={game: one.rating for game, one in solving.items()},
                events=[api.OwnEvent(one.name, one.id, one.host == person.id) for one in events],
            )
        )

    async def _results_kept(self, person: str, results: Sequence[tuple[str, Result]]) -> list[api.ResultKept]:
        """Return somebody's results with everybody they met there, and what the coach has said of luck."""
        matches = await matches_of(self._store, {table for table, _ in results})
        luck = await accounts_of(self._store, matches)
        met = {one.person for seats in matches.values() for one in seats} - {None, person}
        names = await self._store.names([str(one) for one in met])
        found = []
        for table, own in results:
            account = luck[table][own.seat] if table in luck else None
            found.append(
                msgspec.structs.replace(
                    result_kept(table, own),
                    others=other_seats(matches[table], own.seat, names),
                    luck=None if account is None else account.luck,
                    decisions=None if account is None else account.own_decisions,
                )
            )
        return found


def other_seats(seats: Iterable[Result], own: int, names: Mapping[str, str]) -> list[api.OtherSeat]:
    """Return who sat at the other seats of a match."""
    return [
        api.OtherSeat(names.get(one.person or "", ""), one.player if one.person is None else "", one.points)
        for one in seats
        if one.seat != own
    ]


def is_browser(connection: HTTPConnection) -> bool:
    """Say whether a page asks; a program sends no Origin."""
    return "origin" in connection.headers


def device_of(request: Request) -> tuple[str, str]:
    """Return the kind and the label of the device that asks."""
    return ("browser", agent.label(request.headers.get("user-agent", ""))) if is_browser(request) else ("program", "")


def result_kept(table: str, one: Result) -> api.ResultKept:
    """Return the result of a match as its person may keep it."""
    return api.ResultKept(
        table,
        one.game,
        one.seat,
        one.seats,
        one.player,
        one.points,
        one.place,
        one.hints,
        one.resigned,
        one.at,
    )


def table_kept(person: str, table: str, summary: Summary) -> api.TableKept:
    """Return a table as somebody who sits there may know it."""
    known = about(summary)
    seats = [seat for seat, owner in enumerate(known.owners) if owner == person]
    return api.TableKept(
        table,
        summary.game,
        summary.status,  # type: ignore[arg-type]
        seats,
        summary.created,
        summary.changed,
        known.winners,
        known.points,
    )
