"""The catalogue: what can be played here, as a client needs it, and the texts and rules that games bring for players.

A game's package may have `locale/<language>.ftl` and `rules.<language>.md` (beside `rules.md` or in `locale`).
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec

from stammtisch import __version__
from stammtisch.bots.levels import opponents_for
from stammtisch.core import lesson as lessons
from stammtisch.core import shelf
from stammtisch.core.game import Game, Value
from stammtisch.table.messages import PROTOCOL
from stammtisch.table.puzzle import Collection

ENGLISH: Final = "en"
LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
"""Valid names of languages: they become part of a file's name."""


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    default: Value
    values: tuple[Value, ...]
    label: str
    times: tuple[float, ...] = ()
    """By value how many times as long a match takes as with the default; empty if that makes no difference."""
    teams: tuple[tuple[int, ...], ...] = ()
    """By value the team of each seat; empty if that makes no difference."""


class GameShown(msgspec.Struct, frozen=True):
    """A game on the shelf, with its options for every number of seats."""

    name: str
    title: str
    rules: int
    seats: tuple[int, ...]
    options: dict[str, list[OptionShown]]
    teams: dict[str, tuple[int, ...]] = {}
    """By number of seats the team of each seat, with default options."""
    minutes: dict[str, int] = {}
    """By number of seats about how many minutes a match takes, with default options; empty if the game does not say."""
    lots: bool = False
    """Whether a table may draw lots for the first seat."""
    face: str = ""
    """The address of the face of a game that is not part of the built pages."""
    lessons: list[str] = []
    """The lessons that the game has; `first` is the one for newcomers."""
    puzzles: int = 0
    """How many puzzles the game has here."""


class LevelShown(msgspec.Struct, frozen=True):
    """A level of bots."""

    name: str
    sentence: str


class GameList(msgspec.Struct, frozen=True):
    """What can be played here."""

    protocol: int
    version: str
    games: list[GameShown]
    levels: list[LevelShown]
    build: Literal["compiled", "partly", "plain"] | None = None
    """How bots think at this server: with compiled rules, or plain Python, which is slower and otherwise the same."""
    python: str = ""
    """The version of Python that the server runs on."""


def game_list(face: Callable[[str], str], puzzles: Mapping[str, Collection]) -> GameList:
    """Return the games and the levels, as a client needs them to set up a table.

    `face` says where a game's own face is, and `puzzles` which puzzles are handed out here.
    """
    games = []
    for name in shelf.names():
        game = shelf.game(name)
        games.append(
            GameShown(
                name=game.name,
                title=game.title,
                rules=game.rules,
                seats=game.seats,
                options={str(seats): _options_shown(game, seats) for seats in game.seats},
                teams={str(seats): game.teams(seats, game.check(seats, {})) for seats in game.seats},
                minutes={str(seats): round(game.minutes(seats, game.check(seats, {}))) for seats in game.seats},
                lots=game.lots,
                face=face(game.name),
                lessons=lessons.names(game.name),
                puzzles=len(puzzles[name].puzzles) if name in puzzles else 0,
            )
        )
    bots = {bot.name: bot for name in shelf.names() for bot in opponents_for(shelf.game(name)).values()}
    levels = [LevelShown(bot.name, bot.sentence) for bot in bots.values()]
    return GameList(PROTOCOL, __version__, games, levels)


def _options_shown(game: Game, seats: int) -> list[OptionShown]:
    """Return the options with what each value changes: the length of a match, and who plays together."""
    found = []
    usual = game.check(seats, {})
    for option in game.options(seats):
        chosen = [{**usual, option.name: value} for value in option.values]
        minutes = [game.minutes(seats, options) for options in chosen]
        teams = [game.teams(seats, options) for options in chosen]
        found.append(
            OptionShown(
                name=option.name,
                default=option.default,
                values=option.values,
                label=option.label,
                times=tuple([one / game.minutes(seats, usual) for one in minutes]) if len({*minutes}) > 1 else (),
                teams=tuple(teams) if len({*teams}) > 1 else (),
            )
        )
    return found


def texts_of(game: str, language: str) -> Path | None:
    """Return the file with a game's texts in a language, or in English if it has no other."""
    folder = shelf.folder(game) / "locale"
    return _first([folder / f"{tag}.ftl" for tag in _tags(language)])


def all_texts(language: str) -> dict[str, str]:
    """Return the texts of all games in a language, by name; in English where a game has no other."""
    found = {game: texts_of(game, language) for game in shelf.names()}
    return {game: path.read_text(encoding="utf-8") for game, path in found.items() if path is not None}


def rules_of(game: str, language: str) -> Path | None:
    """Return the file with the rules of a game for players, in a language or the next best one."""
    folder = shelf.folder(game)
    named = [f"rules.{tag}.md" for tag in _tags(language)]
    return _first([*(place / name for name in named for place in (folder / "locale", folder)), folder / "rules.md"])


def language_of(rules: Path, language: str) -> str:
    """Return in which language the rules are that were found for one."""
    return language if rules.stem == f"rules.{language}" else ENGLISH


def lesson_language(game: str, language: str) -> str:
    """Return the language in which a game's lessons are given to somebody who asks for one."""
    return language if language in lessons.languages(lessons.folder(game)) else ENGLISH


def _tags(language: str) -> list[str]:
    return [language, ENGLISH] if LANGUAGE.fullmatch(language) else [ENGLISH]


def _first(paths: list[Path]) -> Path | None:
    return next((path for path in paths if path.is_file()), None)
