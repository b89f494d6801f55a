"""What the pages say, by the ids of their texts: a better wording breaks no test."""

import re
from functools import cache
from pathlib import Path

import bootstrap


@cache
def _messages(path: Path) -> dict[str, str]:
    found = re.findall(r"^([a-z][\w-]*) = (.+(?:\n .*|\n\}.*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


def text(message: str, language: str = "en", game: str = "") -> str:
    """A text without variants or arguments, of the shell or of a game's folder."""
    folder = bootstrap.SOURCE / "stammtisch" / "games" / game if game else bootstrap.WEB / "src"
    found = _messages(folder / "locale" / f"{language}.ftl")[message]
    assert "{" not in found, f"{message} depends on arguments: {found}"
    return found


def pattern(message: str, **arguments: str) -> re.Pattern[str]:
    """An English text of the shell with arguments; those that are not given may be anything."""
    parts = re.split(r"\{ \$(\w+) \}", _messages(bootstrap.WEB / "src" / "locale" / "en.ftl")[message])
    filled = [
        re.escape(part) if i % 2 == 0 else re.escape(arguments[part]) if part in arguments else ".+"
        for i, part in enumerate(parts)
    ]
    return re.compile(f"^{''.join(filled)}$")
