"""The face of the tutorial in docs/add-a-game.md, built from the page's own text and played in two languages."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from house import Servers
from playwright.sync_api import expect

import bootstrap
import tutorial
from browser.people import MY_TURN, People, record_of

SEATS: Final = 3
HAND: Final = 3


def written(message: str, language: str) -> str:
    """Return a text of the game as the tutorial has it."""
    found = re.search(rf"^{message} = (.+)$", tutorial.files()[f"locale/{language}.ftl"], re.MULTILINE)
    assert found, message
    return found[1]


def npm(command: str, games: Path, **environment: str) -> str:
    """Run a command of the tutorial that begins with those words, and return what it prints."""
    typed = re.search(rf"^npm --prefix web ({command}.*)$", tutorial.TEXT.read_text(encoding="utf-8"), re.MULTILINE)
    assert typed, command
    words, path = bootstrap.npm(*typed[1].replace("~/games", str(games)).split())
    given = {**os.environ, "PATH": path, "STAMMTISCH_GAMES": str(games), "NO_COLOR": "1", **environment}
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=given)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Follow the tutorial in a folder outside the project, up to the command that builds the face."""
    folder = tmp_path_factory.mktemp("games")
    home = tutorial.write(folder)
    npm("run face", folder)
    shutil.rmtree(home / "face")
    return folder


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tutorials_face_plays_a_whole_match_in_its_languages(
    servers: Servers, people: People, games: Path, language: str
) -> None:
    """Nothing is clicked but cards, by the names that a screen reader says."""
    server = servers(environment={"STAMMTISCH_GAMES": str(games)})
    anna = people("Anna", url=server.url, language=language).open()
    lid = anna.page.locator(".lid", has_text=written("sentence", language))
    expect(lid.locator("svg.pic")).to_be_visible()
    table = anna.open_table("bierdeckel", seats=SEATS, options={"hand": HAND})
    anna.start()
    hand = anna.page.get_by_role("toolbar", name=written("your-cards", language), exact=True)
    mats = anna.page.get_by_role("group", name=written("trick", language), exact=True)
    laid: list[str] = []
    for left in reversed(range(HAND)):
        anna.until(lambda: anna.is_up and anna.view["holding_up"] == [0], "the cards of the bots")
        expect(anna.page.locator(MY_TURN)).to_contain_text(written("choose", language))
        expect(mats.get_by_role("img", name=written("covered", language))).to_have_count(SEATS - 1)
        laid.append(anna.view["legal"][-1])
        name = written("card", language).replace("{ $value }", laid[-1])
        hand.get_by_role("button", name=name, exact=True).first.click()
        anna.until(lambda left=left: len(anna.view["places"]["hand 0"]) == left, "my card on the table")  # type: ignore[misc]
    anna.until(lambda: anna.is_over, "the end")
    anna.page.locator("#end-title").wait_for()
    assert anna.traffic.words == laid
    assert record_of(server.url, table)["winners"]
    shown = written("told-show", language).replace("{ $name }", "Anna").partition("{")[0].strip()
    anna.press(anna.button(anna.says("look-at-table")))
    expect(anna.page.locator(".story-sheet")).to_contain_text(shown)
    opened = anna.page.get_by_role("group", name=written("open-cards", language), exact=True)
    expect(opened.get_by_role("img")).to_have_count(SEATS * HAND)


def test_the_tutorials_face_obeys_the_laws_of_faces(tmp_path: Path) -> None:
    tutorial.write(tmp_path)
    told = npm("test", tmp_path, STAMMTISCH_PYTHON=sys.executable)
    passed = re.search(r"Tests +(\d+) passed", told)
    assert passed, told
    assert int(passed[1]) > 10
