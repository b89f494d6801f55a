"""A static site: the pages and all they need to play without a server, for any host of files and any folder there."""

import shutil
from pathlib import Path
from typing import Final

from stammtisch.core.game import Refused
from stammtisch.server.folder import WITH_ADDRESSES, moved
from stammtisch.server.serve import built_pages

LEFT_OUT: Final = shutil.ignore_patterns("*.br", "previews.json", "robots.txt", "Admin-*", "harness*")
"""What only a server uses."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)
"""What a page may load, as `server/door.py` says it. A host of files sends no such header."""


class NothingToWrite(Refused):
    """The pages, or what they need to play alone, are not built."""


def write_site(target: Path, pages: Path | None = None) -> int:
    """Write the site into a new or empty folder; return how many files it has."""
    pages = pages or built_pages()
    if pages is None:
        raise NothingToWrite("the pages are not built: run ./play once")
    if not (pages / "offline" / "manifest.json").is_file():
        raise NothingToWrite(
            "this installation was built without what it takes to play without a server; "
            "install it again while this computer is online, or run ./play in a clone"
        )
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise NothingToWrite(f"{target} is not an empty folder")
    shutil.copytree(pages, target, ignore=LEFT_OUT, dirs_exist_ok=True)
    for name in WITH_ADDRESSES:
        path = target / name
        path.write_text(moved(path.read_text(encoding="utf-8"), "."), encoding="utf-8")
    _stand_alone(target / "index.html")
    return sum(path.is_file() for path in target.rglob("*"))


def _stand_alone(page: Path) -> None:
    """Say in the page that there is no server behind it (`web/src/base.ts`), and what it may load."""
    text = page.read_text(encoding="utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    text = text.replace("<html ", "<html data-alone ", 1).replace("<head>", f"<head>\n    {policy}", 1)
    page.write_text(text, encoding="utf-8")
