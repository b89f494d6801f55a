"""Which of the compiled modules run compiled here."""

import importlib
from collections.abc import Collection
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final, Literal

from stammtisch.core import shelf

Build = Literal["compiled", "partly", "plain"]
NOUNS: Final = {
    "core": ("advice", "bits", "bot", "cards", "game", "match", "observe", "rng"),
    "bots": ("halving", "net", "search", "tapes", "trial"),
    "envs": ("lanes",),
    "table": ("clock", "show", "summary", "table"),
}
"""What is compiled beside the games, as pyproject.toml has it."""


def names() -> list[str]:
    """Return every module that the build compiles."""
    names = [f"stammtisch.{package}.{noun}" for package, nouns in NOUNS.items() for noun in nouns]
    for package in shelf.packages().values():
        if package.startswith("stammtisch.games."):
            folder = Path(str(importlib.import_module(package).__file__)).parent
            nouns = {path.stem for path in folder.glob("*.py")} - {"__init__", "daily", "facts", "terminal"}
            names += [f"{package}.{noun}" for noun in sorted(nouns)]
    return names


def modules() -> dict[str, bool]:
    """Return every module that the build compiles, and whether it was loaded from its extension."""
    return {name: not str(importlib.import_module(name).__file__).endswith(".py") for name in names()}


def build() -> Build:
    """Return how the modules run here. All of them are loaded for that: none will be found compiled later on."""
    return _all_or_some(modules().values())


def build_in(folder: Path) -> Build:
    """Return how the modules run that lie in another folder, such as one that `./play` compiles into."""
    files = [folder.joinpath(*name.split(".")) for name in names()]
    return _all_or_some(
        [any(file.with_name(file.name + end).is_file() for end in EXTENSION_SUFFIXES) for file in files]
    )


def _all_or_some(found: Collection[bool]) -> Build:
    return "compiled" if all(found) else "partly" if any(found) else "plain"


def summary() -> str:
    """Return what `stammtisch --version` says about them, in one line."""
    if build() == "compiled":
        return "compiled"
    if build() == "plain":
        return "plain Python: slower, otherwise the same"
    found = modules()
    return f"partly compiled: plain are {', '.join(name for name, is_compiled in found.items() if not is_compiled)}"
