"""Files that games bring for the browser: texts, rules for players, lessons, and a face built outside of the pages.

A game's package may have `locale/<language>.ftl`, `rules.<language>.md` (beside `rules.md` or in `locale`), and
`face.js`. Files are read again when they have changed.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core import lesson as lessons
from stammtisch.core import shelf
from stammtisch.server.answer import Handler
from stammtisch.server.pages import ASK_AGAIN, Page, page_of
from stammtisch.table.catalogue import all_texts, language_of, lesson_language, rules_of, texts_of
from stammtisch.table.lesson import shown

TITLE: Final = re.compile(r"^title = (.+)$", re.MULTILINE)


def face_address(game: str) -> str:
    """Return where the browser finds the face that a game brings, or nothing."""
    return f"/api/games/{game}/face.js" if (shelf.folder(game) / "face.js").is_file() else ""


def routes(answering: Callable[[Handler], Handler]) -> list[Route]:
    """Return the routes."""
    return [
        Route("/api/games/texts/{language}", answering(texts)),
        Route("/api/games/{game}/rules/{language}", answering(rules)),
        Route("/api/games/{game}/face.js", answering(face)),
        Route("/api/games/{game}/lessons/{lesson}/{language}", answering(lesson)),
    ]


async def texts(request: Request) -> Response:
    """Return the texts of all games in a language, by name; in English where a game has no other."""
    return _page(msgspec.json.encode(all_texts(request.path_params["language"])), "application/json").answer(request)


async def rules(request: Request) -> Response:
    """Return the rules of a game for players, in a language or the next best one."""
    game, language = request.path_params["game"], request.path_params["language"]
    path = rules_of(game, language) if game in shelf.packages() else None
    if path is None:
        return Response(status_code=404)
    answer = _file(path, path.stat().st_mtime_ns).answer(request)
    answer.headers["Content-Language"] = language_of(path, language)
    return answer


async def face(request: Request) -> Response:
    """Return the face that a game brings."""
    game = request.path_params["game"]
    path = shelf.folder(game) / "face.js" if game in shelf.packages() else None
    if path is None or not path.is_file():
        return Response(status_code=404)
    return _file(path, path.stat().st_mtime_ns).answer(request)


async def lesson(request: Request) -> Response:
    """Return a lesson of a game, with its texts in a language or in English."""
    game, name, language = (request.path_params[part] for part in ("game", "lesson", "language"))
    if game not in shelf.packages() or name not in lessons.names(game):
        return Response(status_code=404)
    return _lesson(game, name, lesson_language(game, language), _changed(game)).answer(request)


def _changed(game: str) -> int:
    """Return when a lesson of a game was last edited."""
    return max(path.stat().st_mtime_ns for path in lessons.folder(game).iterdir())


@lru_cache(maxsize=64)
def _lesson(game: str, name: str, language: str, changed: int) -> Page:
    return _page(msgspec.json.encode(shown(game, name, language)), "application/json")


def title_of(game: str, language: str) -> str:
    """Return what a game is called in a language; empty if it does not say."""
    path = texts_of(game, language)
    found = TITLE.search(path.read_text(encoding="utf-8")) if path is not None else None
    return "" if found is None else found[1].strip()


@lru_cache(maxsize=64)
def _file(path: Path, changed: int) -> Page:
    kinds = {".js": "text/javascript", ".md": "text/markdown; charset=utf-8"}
    return _page(path.read_bytes(), kinds[path.suffix])


@lru_cache(maxsize=16)
def _page(plain: bytes, kind: str) -> Page:
    return page_of(plain, kind, ASK_AGAIN)
