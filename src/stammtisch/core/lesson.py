"""A lesson: a stacked match in which the learner makes the moves, with stops that explain it.

A lesson is a file `lessons/<name>.toml` in a game's folder. It says which cards chance deals, what everybody says, and
where the play stops for a text. The texts are in `lessons/<language>.ftl` beside it, as `<name>-<text>`.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Final

from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, Event, Game, Refused, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

FOLDER: Final = "lessons"
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""The id of a Fluent message."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]*")


class BadLesson(Refused):
    """A lesson that cannot be played; the message says where and why."""


@dataclass(frozen=True)
class LessonStop:
    """A place where the play waits for the learner."""

    text: str
    """What is said, as a message of the lesson."""
    light: tuple[str, ...] = ()
    """What lights up: pieces, places, or seats as `seat 2`."""
    word: str = ""
    """The move that the learner makes here; empty if they only read."""
    show: bool = True
    """Whether the move is shown at once, rather than after a wrong one."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """By legal word, with a star for anything: the message that says why it is not the move. Longer ones first."""


@dataclass(frozen=True)
class Scene:
    """What the learner has seen up to here, and the stops before the match goes on."""

    match: Match
    since: int
    """The number of plies before what is new here."""
    stops: tuple[LessonStop, ...]


@dataclass(frozen=True)
class Lesson:
    """One lesson of a game."""

    game: Game
    name: str
    seats: int
    seat: int
    """Where the learner sits."""
    options: Mapping[str, Value]
    after: Mapping[str, Any]
    """The short game to play afterwards: `seats`, `bots` (a level) and `options`."""
    seed: int
    cards: Mapping[str, Sequence[str]]
    """By the place that chance deals to: which cards, in their order. All others come from the seed."""
    steps: Sequence[Mapping[str, Any]]

    def scenes(self) -> Iterator[Scene]:
        """Play the lesson: yield a scene whenever it stops. The match in it moves on with the next scene."""
        match = Match(self.game, self.seats, self.options)
        chance = _Chance(self)
        since, stops = 0, list[LessonStop]()
        chance.deal(match)
        for number, step in enumerate(self.steps, 1):
            where = f"lesson {self.game.name}/{self.name}, step {number}"
            for seat, word in _said(step, where):
                if stops:
                    yield Scene(match, since, tuple(stops))
                    since, stops = len(match.plies), []
                _play(match, seat, word, where)
                chance.deal(match)
            if "text" in step:
                stop = _stop(step, where)
                stops.append(stop)
                if stop.word:
                    yield Scene(match, since, tuple(stops))
                    since, stops = len(match.plies), []
                    _play(match, self.seat, stop.word, where)
                    chance.deal(match)
        yield Scene(match, since, tuple(stops))


class _Chance:
    """Deals the cards that the lesson wants, and the others from its seed."""

    def __init__(self, lesson: Lesson) -> None:
        self._where = f"lesson {lesson.game.name}/{lesson.name}"
        self._wanted = {place: [*cards] for place, cards in lesson.cards.items()}
        self._rng = Rng(lesson.seed)

    def deal(self, match: Match) -> None:
        while match.state.next_seat() == CHANCE:
            deck = match.deck_words()
            place = _target(match)
            queue = self._wanted.get(place, [])
            if queue:
                word = queue.pop(0)
                if word not in deck:
                    raise BadLesson(
                        f"{self._where}: {word!r} cannot be dealt to {place!r}; the deck has {' '.join(deck)}"
                    )
            else:
                kept = {card for cards in self._wanted.values() for card in cards}
                free = [card for card in deck if card not in kept] or deck
                word = free[self._rng.below(len(free))]
            match.play(CHANCE, word)


def _target(match: Match) -> str:
    """Return the place that the next card goes to, which does not depend on the card."""
    trial, story = match.state.copy(), list[Event]()
    trial.story = story
    trial.play(CHANCE, trial.legal(CHANCE)[0])
    return next((event.target for event in story if event.pieces), "")


def _play(match: Match, seat: int, word: str, where: str) -> None:
    try:
        match.play(seat, word)
    except Refused as problem:
        raise BadLesson(f"{where}: {problem}") from problem


def _said(step: Mapping[str, Any], where: str) -> list[tuple[int, str]]:
    """Return what others say in a step, before it stops: `["1 7H d4"]`."""
    found = [str(said).partition(" ") for said in step.get("others", [])]
    if any(not seat.isdecimal() or not word for seat, _, word in found):
        raise BadLesson(f"{where}: others say a seat and a word each, such as '1 7H d4', not {step['others']!r}")
    return [(int(seat), word) for seat, _, word in found]


def _stop(step: Mapping[str, Any], where: str) -> LessonStop:
    known = {"text", "light", "word", "show", "wrong", "others"}
    if unknown := sorted(step.keys() - known):
        raise BadLesson(f"{where}: there is no {unknown[0]!r} in a step")
    wrong = dict(sorted(step.get("wrong", {}).items(), key=lambda pair: -len(pair[0])))
    return LessonStop(step["text"], tuple(step.get("light", ())), step.get("word", ""), step.get("show", True), wrong)


def folder(game: str) -> Path:
    """Return the folder of a game's lessons, which need not exist."""
    return shelf.folder(game) / FOLDER


def names(game: str) -> list[str]:
    """Return the names of a game's lessons: `first` is the one for newcomers."""
    found = sorted(path.stem for path in folder(game).glob("*.toml") if NAME.fullmatch(path.stem))
    return sorted(found, key=lambda name: name != "first")


def load(game: str, name: str) -> Lesson:
    """Return a lesson of a game; refuse one that is not there or not in the format."""
    if name not in names(game):
        raise BadLesson(f"{game} has no lesson {name!r} (it has: {', '.join(names(game)) or 'none'})")
    return read(game, folder(game) / f"{name}.toml")


def read(game: str, path: Path) -> Lesson:
    """Return the lesson of a file; refuse what is not in the format."""
    try:
        found = tomllib.loads(path.read_text(encoding="utf-8"))
        chosen = shelf.game(game, found["rules"])
        return Lesson(
            game=chosen,
            name=path.stem,
            seats=found["seats"],
            seat=found.get("seat", 0),
            options=chosen.check(found["seats"], found.get("options", {})),
            after=found["after"],
            seed=found.get("seed", 0),
            cards={place: cards.split() for place, cards in found.get("cards", {}).items()},
            steps=found["steps"],
        )
    except KeyError as missing:
        raise BadLesson(f"lesson {game}/{path.stem}: {missing} is missing") from missing
    except (ValueError, TypeError, AttributeError, Refused) as problem:
        raise BadLesson(f"lesson {game}/{path.stem}: {problem}") from problem


def texts(folder: Path, language: str) -> str:
    """Return the texts of a folder of lessons in a language, or in English; nothing where there are none."""
    path = next((path for tag in (language, "en") if (path := folder / f"{tag}.ftl").is_file()), None)
    return "" if path is None else path.read_text(encoding="utf-8")


def languages(folder: Path) -> list[str]:
    """Return the languages in which a folder of lessons has texts."""
    return sorted(path.stem for path in folder.glob("*.ftl"))


def problems(game: str, path: Path) -> list[str]:
    """Play the lesson of a file and return everything that is wrong with it, each in one line."""
    try:
        lesson = read(game, path)
        lesson.game.check(lesson.after.get("seats", 0), lesson.after.get("options", {}))
        places = {place for scene in lesson.scenes() for place in scene.match.view(lesson.seat).places()}
        found = [line for scene in lesson.scenes() for line in _wrong_in(lesson, scene, places)]
    except Refused as problem:
        return [str(problem)]
    wanted = {"title", "end", *(text for scene in lesson.scenes() for text in _texts_of(scene))}
    for language in languages(path.parent) or ["en"]:
        known = {*MESSAGE.findall(texts(path.parent, language))}
        found += [
            f"lesson {game}/{lesson.name}: the text {lesson.name}-{text} is missing in {language}"
            for text in sorted(wanted)
            if f"{lesson.name}-{text}" not in known
        ]
    return found


def _texts_of(scene: Scene) -> list[str]:
    return [text for stop in scene.stops for text in (stop.text, *stop.wrong.values())]


def _wrong_in(lesson: Lesson, scene: Scene, places: set[str]) -> list[str]:
    """Return what is wrong with the stops of a scene: lights that light nothing, moves that are not the learner's."""
    legal = scene.match.legal(lesson.seat)
    there = {piece for pieces in scene.match.view(lesson.seat).places().values() for piece in pieces}
    there |= places | {f"seat {seat}" for seat in range(lesson.seats)}
    found: list[str] = []
    for stop in scene.stops:
        where = f"lesson {lesson.game.name}/{lesson.name}, {stop.text}"
        found += [f"{where}: there is no {light!r} to light" for light in stop.light if light not in there]
        for word in stop.wrong:
            if not stop.word or not any(fits(word, said) for said in legal if said != stop.word):
                found.append(f"{where}: nobody can say {word!r} here by mistake")
    return found


def fits(pattern: str, word: str) -> bool:
    """Say whether a pattern means a word; a star stands for anything."""
    return fnmatchcase(word, pattern)
