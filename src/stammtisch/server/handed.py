"""Handed matches: those that somebody has played without a connection, and then hands to this server.

The record of such a match is verified by the rules of every record (`table/imported.py`), and its table belongs to the
person who hands it over. It is marked as played offline and counts for nobody. The id of the table follows from the
person and the match, so a match that is handed twice is one match; and from a secret, so nobody else can know it.
"""

import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.server import api
from stammtisch.server.answer import Handler, body, json, network
from stammtisch.server.limits import HANDED, HANDED_OF_AN_ADDRESS, Limits
from stammtisch.server.lobby import Lobby
from stammtisch.server.reception import Reception
from stammtisch.server.retention import DAY
from stammtisch.server.store import Store
from stammtisch.table.authority import NotNow
from stammtisch.table.imported import BOT, CannotImport, entries, sound
from stammtisch.table.listing import TableMade
from stammtisch.table.log import OFFLINE, Entry
from stammtisch.table.naming import clean_name
from stammtisch.table.reading import NoSuchTable
from stammtisch.table.table import SOMEBODY

MOST: Final = 500
"""How many handed matches of a person are kept."""
KEPT_AT_LEAST: Final = 30.0
"""For how many days a match is kept that was played long ago."""
WHICH: Final = ("game", "rules", "seats", "options", "seed", "contributions", "beginnings", "plies")
"""What of a record says which match it is; somebody may have another name by now."""
ID_BYTES: Final = 16

ADD: Final = """
INSERT INTO handed (table_id, person_id, at) SELECT ?, id, ? FROM persons
WHERE id = ? AND (SELECT count(*) FROM handed WHERE person_id = persons.id) < ? ON CONFLICT DO NOTHING"""
OWN: Final = "SELECT 1 FROM handed WHERE table_id = ? AND person_id = ?"


class HandedMatches:
    """Takes matches that were played offline."""

    def __init__(self, store: Store, lobby: Lobby, reception: Reception, limits: Limits) -> None:
        self._store = store
        self._lobby = lobby
        self._reception = reception
        self._limits = limits

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked = {"/api/me/handed": self.hand, "/api/me/handed/remove": self.remove}
        return [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]

    async def hand(self, request: Request) -> Response:
        """Take the record of a match, and return its table."""
        person = (await self._reception.who(request)).person.id
        self._limits.spend(HANDED, person)
        self._limits.spend(HANDED_OF_AN_ADDRESS, network(request))
        return json(TableMade(await self.take(person, await body(request, api.MatchHanded))), 201)

    async def remove(self, request: Request) -> Response:
        """Delete a match that the person has handed over; it stays where it was played."""
        person = (await self._reception.who(request)).person.id
        self._limits.spend(HANDED, person)
        table = (await body(request, api.TableMeant)).table
        if not await self._store.select(OWN, table, person):
            raise NoSuchTable("table-too-old")
        await self._lobby.remove_table(table)
        return json(TableMade(table))

    async def take(self, person: str, asked: api.MatchHanded) -> str:
        """Keep a match for a person, unless it is kept already; return its table."""
        first = await self._lobby.beside(_log, asked.record, person)
        table, now = await self._id(person, asked.record), time.time()
        known = bool(await self._store.select(OWN, table, person))
        if not known and not await self._store.change((ADD, (table, now, person, MOST))):
            raise NotNow("handed-enough", most=MOST)
        # A clock that goes wrong must neither put a match ahead of all that come nor have it deleted at once.
        oldest = now - max(0.0, self._lobby.retention.keeping.finished_days - KEPT_AT_LEAST) * DAY
        await self._lobby.begin(table, first, asked.at if oldest <= asked.at <= now else now)
        return table

    async def _id(self, person: str, record: dict[str, Any]) -> str:
        """Return the id of the table that a person's match has here."""
        which = msgspec.json.encode([person, [record.get(part) for part in WHICH]], order="deterministic")
        key = await self._store.secret("handed")
        return urlsafe_b64encode(hmac.digest(key, which, "sha256")[:ID_BYTES]).decode().rstrip("=")


def _log(found: dict[str, Any], person: str) -> list[Entry]:
    """Return the log of a match that a person has played alone or around their device; refuse a record of any other."""
    record = sound(found)
    mine = [seat for seat, player in enumerate(record["players"]) if not player.startswith(BOT)]
    if not mine:
        raise CannotImport("handed-nobody")
    for seat in mine:
        player = record["players"][seat]
        record["players"][seat] = "" if player == SOMEBODY else clean_name(player)
    return entries(record, person, mine, OFFLINE)
