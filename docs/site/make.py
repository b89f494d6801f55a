"""Makes the documentation as a site, in `build/docs`: `python docs/site/make.py`.

The pages are written for the forge and read well there. What the site's generator, Zensical, wants otherwise is changed
in a copy: where a page is, how far a list is indented, and where a link to a source leads. `zensical.toml` orders the
pages.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
WORK = ROOT / "build" / "docs-work"
SITE = ROOT / "build" / "docs"
FONTS = ROOT / "web" / "node_modules" / "@fontsource-variable"
FENCE = re.compile(r"\s*(```|~~~)")
ITEM = re.compile(r"( *)([-*+]|\d+\.) +(?=\S)")
LINK = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
CODE = re.compile(r"(`+)(?:(?!\1).)*\1", re.DOTALL)
REFERENCE = {
    "library": (
        "The library",
        ["stammtisch", "stammtisch.core.match", "stammtisch.core.game", "stammtisch.core.shelf"],
    ),
    "chance": ("Chance and deals", ["stammtisch.core.rng", "stammtisch.core.deal", "stammtisch.core.daily"]),
    "records": ("Records", ["stammtisch.core.record", "stammtisch.core.verify", "stammtisch.core.history"]),
    "observations": ("Observations", ["stammtisch.core.observe"]),
    "bots": (
        "Bots",
        ["stammtisch.core.bot", "stammtisch.core.advice", "stammtisch.bots.levels", "stammtisch.bots.search"],
    ),
    "environments": (
        "Environments",
        [f"stammtisch.envs.{module}" for module in ("batch", "lanes", "petting", "spiel", "toy", "text", "picture")],
    ),
    "cards": ("For authors of games", ["stammtisch.core.cards", "stammtisch.core.bits", "stammtisch.core.facts"]),
    "client": ("The client", ["stammtisch.client"]),
}
"""The pages made from docstrings: a title, and the modules on it."""


class Unmade(Exception):
    """What is wrong with the pages, one line each."""


def pages() -> dict[Path, str]:
    """Return every page that is written by hand: its file, and where the site has it."""
    games = sorted((ROOT / "src" / "stammtisch" / "games").glob("*/rules.md"))
    return {
        **{path: path.name for path in sorted((ROOT / "docs").glob("*.md"))},
        **{path: f"rules/{path.parent.name.replace('_', '-')}.md" for path in games},
        ROOT / "README.md": "readme.md",
        ROOT / "CONTRIBUTING.md": "contributing.md",
        ROOT / "CHANGELOG.md": "changelog.md",
        ROOT / "web" / "README.md": "faces.md",
    }


def make() -> None:
    """Make the site, or raise what is wrong."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    (WORK / "docs").mkdir(parents=True)
    shutil.copy2(HERE / "zensical.toml", WORK)
    _write_pages()
    _write_reference()
    _write_look()
    generator = Path(sysconfig.get_path("scripts")) / "zensical"
    done = subprocess.run(
        [generator, "build", "--strict"],
        cwd=WORK,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Unmade(done.stdout)
    (WORK / "site").rename(SITE)
    if wrong := [*_pages_misplaced(), *broken_links(SITE)]:
        raise Unmade("\n".join(wrong))


def _write_pages() -> None:
    places = pages()
    sources: dict[Path, str] = {}
    for path, place in places.items():
        target = WORK / "docs" / place
        target.parent.mkdir(exist_ok=True)
        text = _led_elsewhere(path.read_text(encoding="utf-8"), path, place, places, sources)
        target.write_text("\n".join(indented(text.splitlines())) + "\n", encoding="utf-8")
    for path, place in sources.items():
        target = WORK / "docs" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        name, kind = path.relative_to(ROOT).as_posix(), path.suffix[1:] or "text"
        hidden = "---\nsearch:\n  exclude: true\n---\n\n"
        target.write_text(f"{hidden}# {name}\n\n````{kind}\n{path.read_text(encoding='utf-8')}````\n", encoding="utf-8")
    programs = shutil.ignore_patterns("*.py", "__pycache__")
    for folder in ("pictures", "screenshots"):
        shutil.copytree(ROOT / "docs" / folder, WORK / "docs" / folder, ignore=programs)


def _led_elsewhere(text: str, path: Path, place: str, places: dict[Path, str], sources: dict[Path, str]) -> str:
    """Return a page whose links lead to where the site has the other pages, sources among them."""

    def led(found: re.Match[str]) -> str:
        target, anchor = found[2], found[3] or ""
        if urlsplit(target).scheme or target.startswith("/"):
            return found[0]
        file = (path.parent / unquote(target)).resolve()
        if file.is_dir():
            raise Unmade(f"{path.relative_to(ROOT)} links to the folder {target}")
        if file not in places and file.suffix in ("", ".py", ".ts", ".toml") and file.is_file():
            sources[file] = f"source/{file.relative_to(ROOT).as_posix()}.md"
        there = places.get(file) or sources.get(file)
        if there is None:
            folder = ROOT / "docs"
            there = file.relative_to(folder).as_posix() if file.is_relative_to(folder) else target
        return f"{found[1]}{os.path.relpath(there, Path(place).parent)}{anchor}{found[4]}"

    def outside_of_code(prose: str) -> str:
        parts, end = [], 0
        for code in CODE.finditer(prose):
            parts += [LINK.sub(led, prose[end : code.start()]), code[0]]
            end = code.end()
        return "".join([*parts, LINK.sub(led, prose[end:])])

    return "".join(part if code else outside_of_code(part) for code, part in _parted(text))


def _parted(text: str) -> Iterator[tuple[bool, str]]:
    """Part a page into its prose and its fenced blocks of code, which are marked."""
    fence, part = "", ""
    for line in text.splitlines(keepends=True):
        mark = FENCE.match(line)
        if mark and not fence:
            yield False, part
            fence, part = mark[1], line
        elif mark and mark[1] == fence and line.strip() == fence:
            yield True, part + line
            fence, part = "", ""
        else:
            part += line
    yield bool(fence), part


def indented(lines: Iterable[str]) -> Iterator[str]:
    """Indent what belongs to an item of a list by four columns a level, and put a blank line before each list.

    The forge takes the width of the mark for that, and needs no blank line; Python-Markdown does not.
    """
    levels: list[int] = []  # where the text of each open item begins
    blank, fenced = True, False
    for line in lines:
        bare = line.lstrip(" ")
        column = len(line) - len(bare)
        if not bare:
            yield line
            blank = True
            continue
        item = None if fenced else ITEM.match(line)
        if not fenced and (blank or item or not levels):
            while levels and column < levels[-1]:
                levels.pop()
        if FENCE.match(line):
            fenced = not fenced
        more = max(0, column - levels[-1]) if levels else column
        if item and not blank and not levels and column < 4:
            yield ""
        yield " " * (4 * len(levels) + more) + bare
        if item and more < 4:
            levels.append(column + len(item[0]) - len(item[1]))
        blank = False


def _write_reference() -> None:
    folder = WORK / "docs" / "reference"
    folder.mkdir()
    for name, (title, modules) in REFERENCE.items():
        blocks = "\n\n".join(f"::: {module}" for module in modules)
        (folder / f"{name}.md").write_text(f"# {title}\n\n{blocks}\n", encoding="utf-8")


def _write_look() -> None:
    """Copy the colours and fonts of the pages that people play on; nothing is fetched from elsewhere."""
    folder = WORK / "docs" / "look"
    folder.mkdir()
    tokens = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text(encoding="utf-8")
    tokens = tokens.replace('[data-theme="dark"]', '[data-md-color-scheme="slate"]')
    (folder / "tokens.css").write_text(tokens, encoding="utf-8")
    for own in ("site.css", "site.js"):
        shutil.copy2(HERE / own, folder)
    icon = (ROOT / "web" / "public" / "icon.svg").read_text(encoding="utf-8")
    (folder / "icon.svg").write_text(icon, encoding="utf-8")
    for name, ink in (("lamp", "#24180F"), ("lamp-dark", "#F7ECDB")):  # a reader may choose other than the device
        lamp = re.sub(r"<style>.*?</style>", f"<style>svg{{fill:{ink}}}</style>", icon)
        (folder / f"{name}.svg").write_text(lamp, encoding="utf-8")
    for family in ("bitter", "figtree"):
        for letters in ("latin", "latin-ext"):
            shutil.copy2(FONTS / family / "files" / f"{family}-{letters}-wght-normal.woff2", folder)


def _pages_misplaced() -> Iterator[str]:
    nav = tomllib.loads((HERE / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]

    def named(part: object) -> Iterator[str]:
        if isinstance(part, str):
            yield part
        elif isinstance(part, dict | list):
            for each in part.values() if isinstance(part, dict) else part:
                yield from named(each)

    listed = [*named(nav)]
    for place in [*pages().values(), *(f"reference/{name}.md" for name in REFERENCE)]:
        if listed.count(place) != (place != "readme.md"):
            yield f"docs/site/zensical.toml lists {place} {listed.count(place)} times"


class _Page(HTMLParser):
    """What a page of the site links to, loads, and can be linked to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors = {""}
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the addresses in a tag."""
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given.get("id", ""), given.get("name", "")}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and given.get("rel") != "canonical":
            self.loads.append(given.get("href", ""))


def broken_links(site: Path) -> Iterator[str]:
    """Find links that lead nowhere in a site that is made, and what would be loaded from elsewhere."""
    made = {
        path: _Page(path.read_text(encoding="utf-8"))
        for path in sorted(site.rglob("*.html"))
        if path.name != "404.html"
    }
    for path, page in made.items():
        where = path.relative_to(site)
        for address in [*page.links, *page.loads]:
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                if address in page.loads and parts.scheme != "data":
                    yield f"{where} loads {address}"
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if not target.is_file():
                yield f"{where} links to {address}, which is not there"
            elif target in made and unquote(parts.fragment) not in made[target].anchors:
                yield f"{where} links to {address}, and there is no such heading"


if __name__ == "__main__":
    try:
        make()
    except Unmade as problem:
        sys.exit(f"The site could not be made:\n{problem}")
    print(f"{len([*SITE.rglob('*.html')])} pages in build/docs: python -m http.server --directory build/docs")
