"""The shelf: the registry of games. It finds the games and their parts.

Games are in `stammtisch.games`, in folders named by `STAMMTISCH_GAMES` (each entry is the folder of a game or a folder
of such folders), and in installed packages (entry point group `stammtisch.games`, which names the package of the game).
A game from outside that cannot be loaded is left out with one line in the log. It does not stop anything else.
"""

import importlib
import importlib.util
import logging
import os
import pkgutil
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Final

from stammtisch.core.game import Game, Option, Refused

LOG: Final = logging.getLogger(__name__)


class UnknownGame(Refused):
    """No such game on the shelf."""


class BadGame(Refused):
    """A folder or package that should be a game and is not."""


@dataclass(frozen=True)
class Broken:
    """A game from outside that cannot be loaded."""

    place: str
    """Its folder, or the package that an entry point names."""
    reason: str

    def __str__(self) -> str:
        return f"the game in {self.place} is left out: {self.reason}"


@dataclass(frozen=True)
class Shelf:
    """The games that were found."""

    packages: dict[str, str]
    broken: list[Broken]


@cache
def stocked() -> Shelf:
    """Find all games, once per process. Ours must load; each of the others is loaded on its own."""
    shelf = Shelf({}, [])
    for package in _own():
        shelf.packages[game_in(package).name] = package
    for place, load in [*_from_folders(), *_installed()]:
        try:
            package = load()
            game = game_in(package)
            if game.name in shelf.packages:
                raise BadGame(f"two games are called {game.name}: {shelf.packages[game.name]} and {package}")
            if importlib.util.find_spec(f"{package}.bot") is not None:
                # A table asks every game for its bots, so a bot that cannot be loaded must be found here.
                importlib.import_module(f"{package}.bot")
            shelf.packages[game.name] = package
        except (Exception, SystemExit) as problem:
            shelf.broken.append(Broken(place, why(problem, place)))
            LOG.warning("%s", shelf.broken[-1])
    return shelf


def packages() -> dict[str, str]:
    """Return the name of every game on the shelf and the package it comes from."""
    return stocked().packages


def broken() -> list[Broken]:
    """Return the games from outside that were left out."""
    return stocked().broken


def game_in(package: str) -> Game:
    """Load the game of a package; refuse one that does not fit `core/game.py`."""
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise BadGame(f"{package} has no GAME: its __init__.py must say GAME = Game(...)")
    if not game.name or game.name != game.name.lower() or not game.name.replace("-", "").isalnum():
        raise BadGame(f"a game's name consists of lower-case letters, digits and hyphens, not {game.name!r}")
    if not game.seats or not all(type(seats) is int and seats > 0 for seats in game.seats):
        raise BadGame(f"seats must be numbers such as (2, 3, 4), not {game.seats!r}")
    if type(game.actions) is not int or game.actions < 1:
        raise BadGame(f"actions must be the number of action ids, not {game.actions!r}")
    for seats in game.seats:
        if not all(isinstance(option, Option) for option in game.options(seats)):
            raise BadGame(f"options({seats}) must return Options, not {game.options(seats)!r}")
    if not isinstance(game.word(0), str):
        raise BadGame(f"word(0) must be a word, not {game.word(0)!r}")
    return game


def why(problem: BaseException, place: str) -> str:
    """Say in one line what is wrong with a game, and where in its own files."""
    said = " ".join(str(problem).split())
    if isinstance(problem, BadGame):
        return said
    lines = [frame for frame in traceback.extract_tb(problem.__traceback__) if frame.filename.startswith(place)]
    where = f" ({Path(lines[-1].filename).name}, line {lines[-1].lineno})" if lines else ""
    return f"{type(problem).__name__}: {said}{'' if isinstance(problem, SyntaxError) else where}"


def names() -> list[str]:
    """Return the names of the games, in the order of the shelf."""
    return list(packages())


def game(name: str, rules: int | None = None) -> Game:
    """Return a game by its name, with the current rules or an earlier version of them."""
    if name not in packages():
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(names())}")
    found: Game = importlib.import_module(packages()[name]).GAME
    if rules is None or rules == found.rules:
        return found
    if rules not in found.versions:
        known = ", ".join(str(version) for version in sorted({found.rules, *found.versions}))
        raise UnknownGame(f"{name} has no rules version {rules} here (known: {known})")
    return found.versions[rules]


def part(name: str, noun: str) -> ModuleType | None:
    """Return a module of a game, such as `bot` or `terminal`, or None if the game does not have it."""
    game(name)
    module = f"{packages()[name]}.{noun}"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None


def folder(name: str) -> Path:
    """Return the folder of a game's package, with its rules, texts and face."""
    game(name)
    return Path(str(files(packages()[name])))


def rules_text(name: str) -> str:
    """Return the text of the game's `rules.md`."""
    text = folder(name) / "rules.md"
    if not text.is_file():
        raise BadGame(f"{name} has no rules.md")
    return text.read_text(encoding="utf-8")


def _own() -> list[str]:
    package = importlib.import_module("stammtisch.games")
    found = pkgutil.iter_modules(package.__path__, package.__name__ + ".")
    return sorted(module.name for module in found if module.ispkg)


def _from_folders() -> list[tuple[str, Callable[[], str]]]:
    named = [Path(entry) for entry in os.environ.get("STAMMTISCH_GAMES", "").split(os.pathsep) if entry]
    found: list[Path] = []
    for folder in named:
        if folder.is_dir() and not (folder / "__init__.py").is_file():
            found += [inner for inner in sorted(folder.iterdir()) if (inner / "__init__.py").is_file()]
        else:
            found.append(folder)
    return [(str(folder), lambda folder=folder: load_folder(folder)) for folder in found]  # type: ignore[misc]


def load_folder(folder: Path) -> str:
    """Load a game's folder as a package of its own, and return the package's name."""
    name = f"stammtisch_games_{folder.name}"
    if name in sys.modules:
        return name
    if not folder.is_dir():
        raise BadGame(f"STAMMTISCH_GAMES names {folder}, which is not a folder")
    if not (folder / "__init__.py").is_file():
        raise BadGame(f"{folder} has no __init__.py, which must say GAME = Game(...)")
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        for loaded in [loaded for loaded in sys.modules if loaded.split(".")[0] == name]:
            del sys.modules[loaded]
        raise
    return name


def _installed() -> list[tuple[str, Callable[[], str]]]:
    found = sorted(entry.value for entry in entry_points(group="stammtisch.games"))
    return [(package, lambda package=package: str(importlib.import_module(package).__name__)) for package in found]  # type: ignore[misc]
