"""A lesson as a client gets it: what the learner sees, scene by scene, and where the play stops."""

import msgspec

from stammtisch.core import lesson
from stammtisch.core.game import Value
from stammtisch.core.match import Match
from stammtisch.table.log import Level
from stammtisch.table.messages import ViewNow
from stammtisch.table.show import told


class StopShown(msgspec.Struct, frozen=True):
    """A place where a lesson waits for the learner."""

    text: str
    """The id of what is said, among the texts of the lesson."""
    light: tuple[str, ...]
    """What lights up: pieces, places, or seats as `seat 2`."""
    word: str
    """The move that the learner makes; empty if they only read."""
    show: bool
    """Whether the move is shown at once, rather than after a wrong one."""
    wrong: dict[str, str]
    """By word, with a star for anything: the id of what is said to a wrong move. The first that fits counts."""


class SceneShown(msgspec.Struct, frozen=True):
    """A view, with what led to it, and the stops before the match goes on."""

    view: ViewNow
    stops: list[StopShown]


class ShortGame(msgspec.Struct, frozen=True):
    """The game to play after a lesson."""

    seats: int
    bots: Level
    options: dict[str, Value] = {}


class LessonShown(msgspec.Struct, frozen=True):
    """One lesson of a game: a stacked match in which the learner makes the moves."""

    game: str
    name: str
    seats: int
    seat: int
    """Where the learner sits."""
    options: dict[str, Value]
    scenes: list[SceneShown]
    after: ShortGame
    texts: str
    """Fluent messages, in the language that was asked for or in English."""


def shown(game: str, name: str, language: str) -> LessonShown:
    """Play a lesson and return it as the learner sees it; refuse one that cannot be played."""
    found = lesson.load(game, name)
    scenes = [
        SceneShown(_view(scene.match, found.seat, scene.since), [_stop(name, stop) for stop in scene.stops])
        for scene in found.scenes()
    ]
    after = msgspec.convert(found.after, ShortGame)
    texts = lesson.texts(lesson.folder(game), language)
    return LessonShown(game, name, found.seats, found.seat, dict(found.options), scenes, after, texts)


def _stop(name: str, stop: lesson.LessonStop) -> StopShown:
    wrong = {word: f"{name}-{text}" for word, text in stop.wrong.items()}
    return StopShown(f"{name}-{stop.text}", stop.light, stop.word, stop.show, wrong)


def _view(match: Match, seat: int, since: int) -> ViewNow:
    view = match.view(seat)
    return ViewNow(
        at=len(match.plies),
        seat=seat,
        places=view.places(),
        facts=view.facts(),
        legal=match.legal(seat),
        draws=len(match.draws),
        back=False,
        waiting=match.waiting_for(),
        holding_up=match.holding_up(),
        over=match.over,
        ended=match.ended,
        points=match.points(),
        winners=match.winners(),
        clocks=None,
        events=told(match, seat, since),
    )
