"""What the pages say, by the ids of their texts: a better wording breaks no test."""

import re
from functools import cache
from pathlib import Path
from typing import Final

import bootstrap


@cache
def _messages(path: Path) -> dict[str, str]:
    found = re.findall(r"^([a-z][\w-]*) = (.+(?:\n .*|\n\}.*)*)", path.read_text(encoding="utf-8"), re.MULTILINE)
    return dict(found)


@cache
def forms(message: str, language: str, game: str = "") -> list[str]:
    """All that a text can come to: every choice of every select, with `{name}` where a value goes."""
    folder = bootstrap.SOURCE / "stammtisch" / "games" / game if game else bootstrap.WEB / "src"
    known = _messages(folder / "locale" / f"{language}.ftl")
    return _forms(known[message], known)[0]


def ids(game: str = "") -> list[str]:
    """The ids of all texts."""
    folder = bootstrap.SOURCE / "stammtisch" / "games" / game if game else bootstrap.WEB / "src"
    return list(_messages(folder / "locale" / "en.ftl"))


def _forms(source: str, known: dict[str, str]) -> tuple[list[str], str]:
    """The forms of a pattern up to its end, and what follows that."""
    found = [""]
    while source and source[0] != "}" and not _VARIANT.match(source):
        if source[0] != "{":
            plain = re.match(r"[^{}\n]+|\n", source)
            assert plain, source
            found, source = [one + plain[0].strip("\n") for one in found], source[plain.end() :]
            continue
        value = re.match(r"\{\s*(\$?[\w-]+|\"[^\"]*\")\s*(->|\})", source)
        assert value, source
        source = source[value.end() :]
        if value[2] == "}":
            here = _value(value[1], known)
        else:
            here = []
            while variant := _VARIANT.match(source):
                ends, source = _forms(source[variant.end() :], known)
                here += [end.rstrip() for end in ends]
            source = source.lstrip()[1:]
        found = [one + end for one in found for end in here]
    return found, source


_VARIANT: Final = re.compile(r"\s*\*?\[\s*[\w-]+\s*\] ?")


def _value(name: str, known: dict[str, str]) -> list[str]:
    if name.startswith('"'):
        return [name.strip('"')]
    return [f"{{{name[1:]}}}"] if name.startswith("$") else _forms(known[name], known)[0]


def text(message: str, language: str = "en", game: str = "", apart: str = "") -> str:
    """A text without variants or arguments, of the shell, of a game's folder, or of those loaded with a screen."""
    folder = bootstrap.SOURCE / "stammtisch" / "games" / game if game else bootstrap.WEB / "src"
    found = _messages(folder / "locale" / apart / f"{language}.ftl")[message]
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
