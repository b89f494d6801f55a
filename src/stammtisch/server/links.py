"""Links that are secrets: groups and events have them. Who guesses them is stopped; their pages tell who is here."""

from typing import Final

from starlette.requests import Request

from stammtisch.server.answer import network
from stammtisch.server.limits import WRONG_LINKS, Limits
from stammtisch.server.lobby import TABLE_ID

HERE_SECONDS: Final = 25.0
"""Pages ask every few seconds; somebody whose page has not asked for that long is not here."""
NOTED_EVERY: Final = 8.0
"""Seconds between two notes that somebody has a page open."""


class Guard:
    """Counts the links of an address that lead nowhere."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    def link(self, request: Request, name: str) -> str:
        """Return the link in the path of a request, empty if it can be none; refuse who has guessed too often."""
        here, link = network(request), request.path_params[name]
        if self._limits.is_spent(WRONG_LINKS, here):
            self._limits.spend(WRONG_LINKS, here)
        return link if TABLE_ID.fullmatch(link) else ""

    def leads_nowhere(self, request: Request) -> None:
        """Count a link that led nowhere."""
        self._limits.spend(WRONG_LINKS, network(request))
