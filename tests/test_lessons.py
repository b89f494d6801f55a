"""Lessons: every lesson of every game can be played to its end, in every language, and a broken one is named."""

import shutil
from pathlib import Path

import pytest

from stammtisch.core import lesson, shelf
from stammtisch.core.game import BACK
from stammtisch.core.lesson import BadLesson
from stammtisch.table.lesson import shown

LESSONS = [(game, name) for game in shelf.names() for name in lesson.names(game)]
LANGUAGES = ["de", "en", "es", "fr", "nl", "pl", "pt"]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_can_be_played_and_every_text_is_there_in_seven_languages(game: str, name: str) -> None:
    assert lesson.problems(game, lesson.folder(game) / f"{name}.toml") == []
    assert lesson.languages(lesson.folder(game)) == LANGUAGES


def test_every_game_of_the_house_has_a_first_lesson() -> None:
    own = [name for name, package in shelf.packages().items() if package.startswith("stammtisch.games.")]
    assert {game for game, name in LESSONS if name == "first"} == {*own}


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_begins_with_what_is_dealt_and_ends_with_a_result_or_a_text(game: str, name: str) -> None:
    found = shown(game, name, "en")
    first = found.scenes[0].view
    assert first.events, "the cards are dealt before the learner's eyes"
    moves = [stop for scene in found.scenes for stop in scene.stops if stop.word]
    assert len(moves) >= 5, "the learner plays, and does not only read"
    assert all(stop.word in scene.view.legal for scene in found.scenes for stop in scene.stops if stop.word)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_shows_the_learner_only_what_their_seat_may_see(game: str, name: str) -> None:
    """Other hands are backs, as at a real table: the View of the seat is all that is sent."""
    found = shown(game, name, "en")
    for scene, played in zip(found.scenes, lesson.load(game, name).scenes(), strict=True):
        assert scene.view.places == played.match.view(found.seat).places()
        hands = [place for place in scene.view.places if place.startswith("hand ") and place != f"hand {found.seat}"]
        if not shelf.game(game).team_talk(found.options) and not scene.view.over:
            assert all(piece == BACK for place in hands for piece in scene.view.places[place])


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(BadLesson, match="no lesson 'second'"):
        lesson.load("sequence", "second")
    with pytest.raises(BadLesson, match="no lesson"):
        lesson.load("sequence", "../first")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ('word = "7H e3"', 'word = "7H e4"', "step 4: seat 0 may not say '7H e4' now"),
        ('"1 6H f3"', '"1 KC f3"', "step 5: seat 1 may not say 'KC f3' now"),
        ('light = ["f3"]', 'light = ["z9"]', "blocked: there is no 'z9' to light"),
        ('"9H*" = "nine-too"', '"AS*" = "nine-too"', "nobody can say 'AS*' here by mistake"),
        ('"draw 1" = "5D"', '"draw 1" = "1D"', "'1D' cannot be dealt to 'draw 1'"),
        ("[[steps]]", "[[stages]]", "'steps'"),
        ('text = "danger"', 'text = "dangerous"', "the text first-dangerous is missing in pl"),
        ('text = "danger"', 'text = "danger"\nlights = []', "there is no 'lights' in a step"),
        ('bots = "novice"', 'bots = "novice"\noptions = { draw = "never" }', "draw must be"),
    ],
)
def test_a_broken_lesson_says_where(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    file = shutil.copytree(lesson.folder("sequence"), tmp_path / "lessons") / "first.toml"
    text = file.read_text(encoding="utf-8")
    assert before in text
    file.write_text(text.replace(before, after), encoding="utf-8")
    assert complaint in "\n".join(lesson.problems("sequence", file))
