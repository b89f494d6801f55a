"""Packs what a browser needs to run the table engine. This runs inside Pyodide, so its byte code fits.

Zips are stored, not deflated: they are compressed on their way, all of a piece, which makes them smaller. Byte code is
what a start needs; from sources, Python would compile some 150 modules of its library at every start.
"""

import sys
import zipfile
from collections.abc import Iterable
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from importlib.util import source_hash
from pathlib import Path

LIBRARY = Path("/library")
WHEELS = Path("/wheels")
SOURCE = Path("/source")
PACKING = Path("/packing")
OUT = Path("/out")
PACKAGES = ("core", "games", "bots", "table", "offline")
NOT_NEEDED = ("terminal", "answers", "lesson")
"""Our modules that only other programs use."""
WHOLE = ("asyncio", "encodings", "json", "logging", "importlib", "zipfile", "collections", "re")
"""Packages of the library that are taken whole: parts of them are imported late."""
MORE = ("traceback", "linecache", "tokenize", "token", "textwrap", "hmac", "secrets", "random", "bisect", "heapq")
LEFT_OUT = (
    "asyncio.__main__",
    "json.tool",
    "logging.config",
    "logging.handlers",
    "encodings.idna",
    "importlib.resources.simple",
)
MOMENT = (2020, 1, 1, 0, 0, 0)
"""The time of every file in a zip, so that the same sources make the same bytes."""


def code(path: Path, name: str, optimize: int = 2) -> bytes:
    """Return a source as byte code that is not compared with its source; without docstrings unless they are needed."""
    source = path.read_bytes()
    compiled = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytes(_code_to_hash_pyc(compiled, source_hash(source), False))


def write(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write a zip, stored, with the same bytes for the same files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(files):
            packed.writestr(zipfile.ZipInfo(name, MOMENT), content)


def library(loaded: set[str]) -> Iterable[tuple[str, bytes]]:
    """Give the modules of the standard library that were loaded, and those that may be loaded later."""
    for path in sorted(LIBRARY.rglob("*.py")):
        relative = path.relative_to(LIBRARY)
        parts = relative.with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        whole = parts[0] in WHOLE and name not in LEFT_OUT and "tests" not in parts
        own = parts[0] in ("pyodide", "_pyodide")
        if whole or own or name in loaded or name in MORE:
            yield relative.with_suffix(".pyc").as_posix(), code(path, f"/lib/{relative.as_posix()}", 0 if own else 2)


def ours() -> Iterable[tuple[str, bytes]]:
    """Give our sources, and the data beside them."""
    yield "loader.pyc", code(PACKING / "loader.py", "/house/loader.py")
    root = SOURCE / "stammtisch"
    for path in [root / "__init__.py", *(path for package in PACKAGES for path in sorted((root / package).rglob("*")))]:
        relative = path.relative_to(SOURCE)
        if path.suffix == ".py" and path.stem not in NOT_NEEDED:
            yield relative.with_suffix(".pyc").as_posix(), code(path, f"/house/{relative.as_posix()}")
        elif path.name in ("net.json", "puzzles.jsonl") or path.suffix == ".net":
            yield relative.as_posix(), path.read_bytes()


def theirs() -> Iterable[tuple[str, bytes]]:
    """Give the packages that were fetched, with their extensions."""
    for path in sorted(WHEELS.rglob("*")):
        relative = path.relative_to(WHEELS)
        if path.suffix == ".py":
            yield relative.with_suffix(".pyc").as_posix(), code(path, f"/house/{relative.as_posix()}")
        elif path.suffix == ".so":
            yield relative.as_posix(), path.read_bytes()


def unpack(archives: Iterable[str], target: str) -> None:
    """Unpack some archives into one folder."""
    for archive in archives:
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(target)


def pack() -> None:
    """Load the engine, note what it needs, and write the three zips."""
    before = {*sys.modules}
    from stammtisch.core import shelf  # noqa: PLC0415 - its path is known only now
    from stammtisch.offline import house, thinking  # noqa: F401, PLC0415

    for name in shelf.names():
        shelf.part(name, "bot")
    loaded = before | {*sys.modules}
    write(OUT / "stdlib.zip", library(loaded))
    write(OUT / "packages.zip", theirs())
    write(OUT / "stammtisch.zip", ours())


def write_answers(languages: list[str]) -> None:
    """Write the answers that are the same for everybody, as files."""
    from stammtisch.offline.answers import answers  # noqa: PLC0415

    for path, answer in answers(languages):
        target = OUT / "api" / f"{path}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(answer, encoding="utf-8")
