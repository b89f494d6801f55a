"""The preview of a table: what a messenger shows of an invitation before anybody opens it (Open Graph, ogp.me).

It tells what a stranger with the link would see anyway: the game, who invites, and how many seats are free.
"""

import html
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request

from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.server import gamefiles
from stammtisch.server.lobby import Lobby
from stammtisch.server.rows import StoreDown
from stammtisch.table import authority
from stammtisch.table.authority import OPEN, OVER
from stammtisch.table.catalogue import ENGLISH
from stammtisch.table.summary import about

TEXTS: Final = "previews.json"
"""The file of the built pages with the texts, by language and id."""
PICTURE: Final = "icon-512.png"
LANGUAGE: Final = re.compile(r"\s*([a-z]{2,3})\b", re.IGNORECASE)
PLACEHOLDER: Final = re.compile(r"\{ \$(\w+) \}")

Texts = Mapping[str, Mapping[str, str]]


class Preview:
    """Says what a table is, in a language that the browser or the messenger accepts."""

    def __init__(self, lobby: Lobby, base_url: str, pages: Path | None) -> None:
        self._lobby = lobby
        self._base = base_url.rstrip("/")
        self._texts = texts_in(pages)

    async def __call__(self, request: Request, table: str) -> str:
        """Return the tags for the head of a table's page; none if a stranger would not be let in."""
        if not self._texts:
            return ""
        language = spoken(request.headers.get("accept-language", ""), self._texts)
        try:
            found = await self._says(table, self._texts[language], language)
        except (Refused, StoreDown):
            return ""
        if found is None:
            return ""
        base = self._base or f"{request.url.scheme}://{request.url.netloc}"
        tags = {
            "og:type": "website",
            "og:site_name": "Stammtisch",
            "og:locale": language,
            "og:url": f"{base}/t/{table}",
            "og:title": found[0],
            "og:description": found[1],
            "og:image": f"{base}/{PICTURE}",
            "og:image:width": "512",
            "og:image:height": "512",
        }
        lines = [f'<meta property="{name}" content="{html.escape(said)}" />' for name, said in tags.items()]
        return "".join([*lines, '<meta name="twitter:card" content="summary" />'])

    async def _says(self, table: str, texts: Mapping[str, str], language: str) -> tuple[str, str] | None:
        """Return a title and a sentence."""
        listed = (await self._lobby.listed(table)).summary
        known = about(listed)
        stranger = authority.roles("", "somebody", known.owners, None)
        if known.sealed or not authority.may("enter", listed.status, stranger, spectators=known.watchers):
            return None
        host = known.host or next((owner for owner in known.owners if owner is not None), "")
        host = (await self._lobby.store.names([host])).get(host, "")
        game = gamefiles.title_of(listed.game, language) or shelf.game(listed.game).title
        taken = zip(known.owners, known.bots, strict=True)
        free = sum(owner is None and bot is None for owner, bot in taken)
        values = {"game": game, "host": host, "free": str(free), "seats": str(known.seats)}
        if listed.status == OPEN:
            title = "preview-invites" if host else "preview-invited"
            return filled(texts[title], values), filled(texts["preview-free" if free else "preview-full"], values)
        if listed.status == OVER:
            return filled(texts["preview-over"], values), texts["preview-replay"]
        return filled(texts["preview-running"], values), texts["preview-watch"]


def texts_in(pages: Path | None) -> Texts:
    """Return the texts that the pages were built with."""
    path = None if pages is None else pages / TEXTS
    if path is None or not path.is_file():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, dict[str, str]])


def spoken(accepted: str, texts: Texts) -> str:
    """Return the first language that somebody accepts and we have; English otherwise."""
    asked = [found[1].lower() for part in accepted.split(",") if (found := LANGUAGE.match(part))]
    return next((tag for tag in asked if tag in texts), ENGLISH)


def filled(text: str, values: Mapping[str, str]) -> str:
    """Return a text with its values in their places."""
    return PLACEHOLDER.sub(lambda found: values[found[1]], text)
