"""The pages: the built browser part, kept in memory and compressed once."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from stammtisch.server.folder import WITH_ADDRESSES, moved

FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with their content."""
ASK_AGAIN: Final = "no-cache"
PACKED: Final = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".md", ".txt", ".ico")
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stammtisch</title>
<body><h1>Stammtisch</h1>
<p>The server runs, but its pages are not built here.
Sit down from a terminal: <code>stammtisch join LINK</code>.</p>
"""

OFFLINE: Final = "offline"
OFFLINE_FILE: Final = re.compile(r"offline/(?:manifest\.json|[\w-]+(?:/[\w-]+)*/[\w-]+(?:\.\w+)+)")
TABLE_PAGE: Final = re.compile("t/([A-Za-z0-9_-]{22})(?:/replay)?")
Tags = Callable[[Request, str], Awaitable[str]]

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


@dataclass(frozen=True)
class Page:
    """One file, plain and compressed."""

    plain: bytes
    packed: bytes | None
    kind: str
    tag: str
    keeping: str

    def answer(self, request: Request) -> Response:
        """Return the file, compressed if the browser accepts that, or 304 if it has not changed."""
        headers = {"ETag": self.tag, "Cache-Control": self.keeping, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.plain, media_type=self.kind, headers=headers)


def page_of(plain: bytes, kind: str, keeping: str, packed: bool = True) -> Page:
    """Return a page with this content."""
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return Page(plain, gzip.compress(plain, 9, mtime=0) if packed else None, kind, tag, keeping)


def read_page(path: Path, folder: Path, served: str = "", network: str = "") -> Page:
    """Read a file of the built pages, as they are served below the folder of an address.

    `network` is the origin for links that are made on the machine itself (`web/src/base.ts`).
    """
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    keeping = FOR_EVER if path.relative_to(folder).parts[0] == "assets" else ASK_AGAIN
    plain = path.read_bytes()
    if served and path.name in WITH_ADDRESSES:
        text = moved(plain.decode(), served)
        plain = text.replace("<html ", f'<html data-base="{served}/" ', 1).encode()
    if network and path.name == "index.html":
        plain = plain.replace(b"<html ", f'<html data-network="{network}" '.encode(), 1)
    return page_of(plain, kind, keeping, path.suffix in PACKED)


def offline_file(folder: Path, path: str, request: Request) -> Response:
    """Return a file of the parts with which a browser plays without a server, compressed if the browser accepts that.

    They are large and stay on the disk; they may be built while the server runs.
    """
    file = folder / path
    if not OFFLINE_FILE.fullmatch(path) or not file.is_file():
        return Response(status_code=404)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": ASK_AGAIN if file.parent.name == OFFLINE else FOR_EVER, "Vary": "Accept-Encoding"}
    twin = file.with_name(f"{file.name}.br")
    if "br" in request.headers.get("accept-encoding", "") and twin.is_file():
        return FileResponse(twin, media_type=kind, headers={**headers, "Content-Encoding": "br"})
    return FileResponse(file, media_type=kind, headers=headers)


async def no_tags(_: Request, __: str) -> str:
    """Say nothing about any table."""
    return ""


def pages(folder: Path | None, tags: Tags = no_tags, served: str = "", network: str = "") -> list[BaseRoute]:
    """Return the routes of a folder of built pages: files by name, and the one page for every other address.

    `served` is the folder of the address where a proxy serves them, `network` the origin for links that are made here.
    `tags` gives what the head of a table's page says about the table.
    """
    known = {}
    if folder is not None:
        files = [path for path in folder.rglob("*") if path.is_file() and path.relative_to(folder).parts[0] != OFFLINE]
        known = {path.relative_to(folder).as_posix(): read_page(path, folder, served, network) for path in files}

    async def page(request: Request) -> Response:
        if not known:
            return HTMLResponse(NOT_BUILT)
        path = request.path_params.get("path", "")
        if folder is not None and path.startswith(f"{OFFLINE}/"):
            return offline_file(folder, path, request)
        if path not in known and path.startswith("assets/"):
            return Response(status_code=404)
        found = known.get(path, known["index.html"])
        table = TABLE_PAGE.fullmatch(path)
        if table is None or not (head := await tags(request, table[1])):
            return found.answer(request)
        said = found.plain.replace(b"</head>", head.encode() + b"</head>", 1)
        return page_of(said, found.kind, ASK_AGAIN).answer(request)

    return [Route("/", page), Route("/{path:path}", page)]
