"""The pages: the built browser part, or a word about where to find it."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stammtisch</title>
<body><h1>Stammtisch</h1>
<p>The server runs, but its pages are not built here.
Sit down from a terminal: <code>stammtisch join LINK</code>.</p>
"""


def pages(folder: Path | None) -> list[BaseRoute]:
    """Routes for a folder of built pages: files by their names, and the one page for every other address."""

    async def page(request: Request) -> Response:
        if folder is None:
            return HTMLResponse(NOT_BUILT)
        named = folder / request.path_params.get("path", "").lstrip("/")
        found = named if named.is_file() and named.resolve().is_relative_to(folder.resolve()) else folder / "index.html"
        return FileResponse(found, headers={"Cache-Control": "no-cache"})

    routes: list[BaseRoute] = [Route("/", page), Route("/{path:path}", page)]
    if folder is not None and (folder / "assets").is_dir():
        routes.insert(0, Mount("/assets", _Assets(directory=folder / "assets")))
    return routes


class _Assets(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """The file, to be kept for ever."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response
