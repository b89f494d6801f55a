"""The guided first game, played by somebody who only tries what glows, in a real browser."""

import random
import re
from typing import Any

import pytest

from browser.people import ANYTHING, ASKED, LIT, TARGETS, People, Person
from scale import scaled
from stammtisch.core import lesson, shelf
from stammtisch.table.lesson import shown

LANGUAGES = ("en", "de", "nl", "fr", "es", "pt", "pl")
LESSONS = [(game, name) for game in shelf.names() for name in lesson.names(game)[: scaled(1, 1, 9)]]
PLAYED = [
    (game, name, LANGUAGES[(number + more) % len(LANGUAGES)], "phone" if (number + more) % 2 else "desktop")
    for number, (game, name) in enumerate(LESSONS)
    for more in range(scaled(1, 1, len(LANGUAGES)))
]
"""One lesson of each game, every one in another language; the full check plays all lessons in all of them."""
GO_ON = ".lesson .card .btn.lamp"
HINTED = "main.table .hinted"
MOST_TRIES = 60


def done(person: Person) -> int:
    return int(person.page.locator(".lesson progress").evaluate("(bar) => bar.value"))


@pytest.mark.parametrize(("game", "name", "language", "size"), PLAYED)
def test_a_learner_plays_the_lesson_and_then_a_short_game(
    people: People, game: str, name: str, language: str, size: Any
) -> None:
    learner = people("Ada", size=size, language=language)
    learner.open(f"/learn/{game}/{name}")
    rng = random.Random(f"{game} {name}")
    stops = [stop for scene in shown(game, name, language).scenes for stop in scene.stops]
    for number, stop in enumerate(stops):
        learner.page.wait_for_function("(n) => document.querySelector('.lesson progress')?.value === n", arg=number)
        if not stop.word:
            learner.press(learner.page.locator(GO_ON))
            continue
        learner.page.locator(".lesson .card.asks").wait_for()
        if stop.light:
            learner.page.locator("main.table [data-lit]").first.wait_for(state="attached")
        for _ in range(MOST_TRIES):
            learner.press_one_of((HINTED, TARGETS, *rng.sample((LIT, ASKED, ANYTHING), 3)), rng)
            if done(learner) > number:
                break
        assert done(learner) > number, f"{stop.text}: nothing that glows says {stop.word!r}"
    learner.page.locator(".lesson .card.over").wait_for()
    learner.press(learner.page.locator(GO_ON))
    learner.until(lambda: bool(learner.traffic.of("view")), "the short game")
    assert learner.table["game"] == game
    assert {seat["bot"] for seat in learner.table["seats"] if not seat["mine"]} <= {"novice"}


def test_a_wrong_move_is_answered_kindly_and_lights_the_right_one(people: People) -> None:
    learner = people("Ada")
    learner.open("/learn/sequence")
    for _ in range(2):
        learner.press(learner.page.locator(GO_ON))
    learner.page.locator(".lesson .card.asks").wait_for()
    learner.press(learner.page.locator("main.table .hand [data-piece='KD']"))
    learner.press(learner.page.locator("main.table [data-place='a3']"))
    card = learner.page.locator(".lesson .card.wrong .say")
    card.wait_for()
    assert "middle" in card.inner_text()
    assert learner.page.locator(HINTED).count() > 0


def test_an_unknown_lesson_says_so(people: People) -> None:
    learner = people("Ada")
    learner.expected = [*learner.expected, re.compile("404")]
    learner.open("/learn/sequence/nothing")
    learner.page.get_by_role("alert").wait_for()
