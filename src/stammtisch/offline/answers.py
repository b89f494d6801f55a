"""Answers that are the same for everybody, written to files when the pages are built: the games, texts, rules, lessons.

The page reads them where there is no server; nothing has to be started for the front page, the rules or a lesson.
"""

from collections.abc import Iterator

import msgspec

from stammtisch.core import lesson as lessons
from stammtisch.core import shelf
from stammtisch.core.daily import dailies
from stammtisch.core.game import Value
from stammtisch.table import messages as wire
from stammtisch.table.catalogue import all_texts, game_list, language_of, lesson_language, rules_of
from stammtisch.table.lesson import shown
from stammtisch.table.puzzle import collections


class RulesWritten(msgspec.Struct, frozen=True):
    """The rules of a game for players, and their language."""

    source: str
    lang: str


class DailyWritten(msgspec.Struct, frozen=True):
    """How a game is played on a deal of the day."""

    seats: int
    options: dict[str, Value]
    level: str


def answers(languages: list[str]) -> Iterator[tuple[str, str]]:
    """Give the path of each question below `/api`, and its answer as JSON."""
    yield "games", wire.to_json(game_list(lambda _: "", collections())).decode()
    daily = {
        name: DailyWritten(one.seats, shelf.game(name).check(one.seats, one.options), one.level)
        for name, one in dailies().items()
    }
    yield "daily", msgspec.json.encode(daily).decode()
    for language in languages:
        yield f"games/texts/{language}", msgspec.json.encode(all_texts(language)).decode()
        for game in shelf.names():
            rules = rules_of(game, language)
            if rules is not None:
                written = RulesWritten(rules.read_text(encoding="utf-8"), language_of(rules, language))
                yield f"games/{game}/rules/{language}", msgspec.json.encode(written).decode()
            for name in lessons.names(game):
                lesson = shown(game, name, lesson_language(game, language))
                yield f"games/{game}/lessons/{name}/{language}", wire.to_json(lesson).decode()
