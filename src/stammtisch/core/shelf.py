"""The shelf: finds the games and their parts.

Games stand in `stammtisch.games`, in folders named by `STAMMTISCH_GAMES` (each entry a game's folder or a folder of
such folders), and in installed packages (entry point group `stammtisch.games`, naming the game's package).
"""

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from types import ModuleType

from stammtisch.core.game import Game, Refused


class UnknownGame(Refused):
    """No such game on the shelf."""


class BadGame(Refused):
    """A folder or package that was named as a game and is none."""


@cache
def packages() -> dict[str, str]:
    """The name of every game on the shelf and the package it comes from."""
    found: dict[str, str] = {}
    for package in [*_own(), *_from_folders(), *_installed()]:
        game = getattr(importlib.import_module(package), "GAME", None)
        if not isinstance(game, Game):
            raise BadGame(f"{package} has no GAME: its __init__.py must say GAME = Game(...)")
        if game.name in found:
            raise BadGame(f"two games are called {game.name}: {found[game.name]} and {package}")
        found[game.name] = package
    return found


def names() -> list[str]:
    """The names of the games, as they stand on the shelf."""
    return list(packages())


def game(name: str, rules: int | None = None) -> Game:
    """A game by its name, with the current rules or a former version of them."""
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
    """A part of a game, such as its `bot` or `terminal`, or None if the game has none of its own."""
    game(name)
    module = f"{packages()[name]}.{noun}"
    return importlib.import_module(module) if importlib.util.find_spec(module) is not None else None


def rules_text(name: str) -> str:
    """The game's own `rules.md`."""
    game(name)
    text = files(packages()[name]) / "rules.md"
    if not text.is_file():
        raise BadGame(f"{name} has no rules.md")
    return text.read_text(encoding="utf-8")


def _own() -> list[str]:
    package = importlib.import_module("stammtisch.games")
    found = pkgutil.iter_modules(package.__path__, package.__name__ + ".")
    return sorted(module.name for module in found if module.ispkg)


def _from_folders() -> list[str]:
    named = [Path(entry) for entry in os.environ.get("STAMMTISCH_GAMES", "").split(os.pathsep) if entry]
    found: list[str] = []
    for folder in named:
        if not folder.is_dir():
            raise BadGame(f"STAMMTISCH_GAMES names {folder}, which is not a folder")
        if (folder / "__init__.py").is_file():
            found.append(_load_folder(folder))
        else:
            found += [_load_folder(inner) for inner in sorted(folder.iterdir()) if (inner / "__init__.py").is_file()]
    return found


def _load_folder(folder: Path) -> str:
    name = f"stammtisch_games_{folder.name}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        if spec is None or spec.loader is None:
            raise BadGame(f"{folder} cannot be loaded as a game")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return name


def _installed() -> list[str]:
    return sorted(entry.value for entry in entry_points(group="stammtisch.games"))
