"""The fifth game of docs/add-a-game.md, made from the tutorial's own blocks of code."""

import importlib
import re
import sys
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from stammtisch.core.game import Game

TEXT = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^`bierdeckel/(\S+)`:?\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files() -> dict[str, str]:
    """The tutorial's files and what is in them; a later block of the same file goes on with it."""
    found: dict[str, str] = {}
    for name, text in BLOCK.findall(TEXT.read_text(encoding="utf-8")):
        found[name] = found.get(name, "") + text
    return found


def write(folder: Path) -> Path:
    """Writes the game's folder into another one."""
    home = folder / "bierdeckel"
    home.mkdir()
    for name, text in files().items():
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    return home


@cache
def game() -> Game:
    """The game itself, without a shelf."""
    with TemporaryDirectory() as folder:
        write(Path(folder))
        sys.path.insert(0, folder)
        try:
            found: Game = importlib.import_module("bierdeckel").GAME
        finally:
            sys.path.remove(folder)
    return found
