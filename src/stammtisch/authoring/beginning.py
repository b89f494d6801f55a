"""Start a new game: copy the sample under another name."""

import re
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final

from stammtisch.core import shelf
from stammtisch.core.game import Refused

SAMPLE: Final = "sample"
KINDS: Final = (".py", ".md", ".ftl")


def begin(name: str, parent: Path) -> Path:
    """Make the folder of a new game and return it. The game can be played and passes the laws."""
    if not re.fullmatch(r"[a-z][a-z0-9]+(-[a-z0-9]+)*", name):
        raise Refused(
            f"a game's name consists of lower-case letters, digits and hyphens, such as skat or old-maid, not {name!r}"
        )
    if name in shelf.packages():
        raise Refused(f"there already is a game {name}: {shelf.folder(name)}")
    folder = parent / name.replace("-", "_")
    if folder.exists():
        raise Refused(f"{folder} already exists")
    with as_file(files("stammtisch.authoring") / SAMPLE) as sample:
        paths = [path for path in sorted(sample.rglob("*")) if path.suffix in KINDS and path.is_file()]
        for path in paths:
            target = folder / str(path.relative_to(sample)).replace(SAMPLE, folder.name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text(encoding="utf-8"), path.suffix, name), encoding="utf-8")
    return folder


def renamed(text: str, kind: str, name: str) -> str:
    """Replace the name of the sample everywhere: as a title, a class, a word, and in the paragraph numbers."""
    title = name.replace("-", " ").title()
    letters = [letter for letter in name.upper() if letter.isalpha()]
    text = re.sub(r"\bSA (?=\d)", f"{''.join([*letters, 'X'][:2])} ", text)
    if kind != ".py":
        return text.replace("Sample", title)
    text = re.sub(r'(?<=title=")Sample|(?<=""")Sample(?=[ :])|(?<= of )Sample\b', title, text)
    return text.replace("Sample", title.replace(" ", "")).replace(f'"{SAMPLE}"', f'"{name}"')
