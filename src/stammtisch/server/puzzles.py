"""Puzzles at a server: the requests."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.server.answer import Handler, body, json
from stammtisch.server.limits import PUZZLES, Limits
from stammtisch.server.lobby import Lobby
from stammtisch.server.puzzle_book import StoreBook
from stammtisch.server.reception import Reception
from stammtisch.server.store import Store
from stammtisch.table.posing import PracticeAsked, PuzzleWord
from stammtisch.table.practice import Practice


class Puzzles:
    """The requests about puzzles."""

    def __init__(self, store: Store, lobby: Lobby, reception: Reception, limits: Limits) -> None:
        self._practice = Practice(StoreBook(store), lobby.finished, lobby.beside)
        self._reception = reception
        self._limits = limits

    def routes(self, answering: Callable[[Handler], Handler]) -> list[Route]:
        """Return the routes."""
        asked = {"/api/puzzles": self.now, "/api/puzzles/session": self.session, "/api/puzzles/answer": self.answer}
        return [Route(path, answering(handler), methods=["POST"]) for path, handler in asked.items()]

    async def now(self, request: Request) -> Response:
        """Return how far somebody is."""
        return json(await self._practice.overview(await self._person(request)))

    async def session(self, request: Request) -> Response:
        """Return some puzzles for somebody."""
        person = await self._person(request)
        return json(await self._practice.session(person, await body(request, PracticeAsked)))

    async def answer(self, request: Request) -> Response:
        """Take an answer, and return what there is to say about it."""
        person = await self._person(request)
        return json(await self._practice.answer(person, await body(request, PuzzleWord)))

    async def _person(self, request: Request) -> str:
        person = (await self._reception.who(request)).person.id
        self._limits.spend(PUZZLES, person)
        return person
