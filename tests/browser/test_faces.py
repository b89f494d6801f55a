"""Laws for faces that need a real browser, for every game on the shelf; and faces that live outside of the project."""

import random
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest
from house import Server, Servers, fetch
from playwright.sync_api import ViewportSize, expect

import bootstrap
import tutorial
from browser.people import MY_TURN, People, Person, play_out, record_of
from browser.texts import text
from scale import scaled
from stammtisch.core import shelf

NARROW: Final[ViewportSize] = {"width": 360, "height": 640}
LANGUAGES: Final = ["pl", "fr", "en", "de", "nl", "es", "pt"]
SPOKEN: Final = [
    (game, LANGUAGES[(number + more) % len(LANGUAGES)])
    for number, game in enumerate(shelf.names())
    for more in range(scaled(quick=1, normal=1, full=len(LANGUAGES)))
]
"""Every game in another language; the full check tries each in all of them."""
WORDS: Final = scaled(quick=3, normal=5, full=20)
OUTSIDE: Final = Path(__file__).with_name("outside")
GAME: Final = "bierdeckel"

# The texts that stick out of the page, or of a box that cuts them off without saying so by an ellipsis.
STICKING_OUT: Final = """() => {
  const found = [];
  const all = document.createTreeWalker(document.querySelector('main.table'), NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    const shown = node.parentElement.checkVisibility({ opacityProperty: true });
    if (!node.data.trim() || !shown || node.parentElement.closest('.vh, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (!width) continue;
    let box = node.parentElement, edge = { left: 0, right: innerWidth }, excused = false;
    for (; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(box);
      const unseen = clipPath === 'inset(50%)';
      const scrolls = overflowX === 'auto' || overflowX === 'scroll';
      if (unseen || textOverflow === 'ellipsis' || scrolls) { excused = true; break; }
      if (overflowX === 'hidden' || overflowX === 'clip') { edge = box.getBoundingClientRect(); break; }
    }
    if (!excused && (left < edge.left - 1 || right > edge.right + 1)) found.push([node.data.trim(), left, right]);
  }
  return found;
}"""
# What the bar says of the game and cuts off.
CUT: Final = """() => [...document.querySelectorAll('.bar h1, .bar .where')].filter((line) =>
  line.scrollHeight > line.clientHeight + 1 || line.scrollWidth > line.parentElement.clientWidth + 1
).map((line) => line.textContent)"""
# The cards of my hand that could be played, and have no point where a finger would hit them.
OUT_OF_REACH: Final = """() => [...document.querySelectorAll('main.table .hand .yes')].filter((card) => {
  card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = card.getBoundingClientRect();
  for (let y = 0.06; y < 1; y += 0.11) for (let x = 0.05; x < 1; x += 0.05)
    if (card.contains(document.elementFromPoint(left + x * width, top + y * height))) return false;
  return true;
}).map((card) => card.dataset.piece)"""


def look(person: Person) -> None:
    """Asserts the laws for what this person sees now."""
    assert person.page.evaluate(STICKING_OUT) == []
    assert person.page.evaluate(CUT) == []
    assert person.page.evaluate(OUT_OF_REACH) == []


def play_and_look(person: Person, game: str) -> None:
    """Plays a few words on a narrow phone, and looks before each of them."""
    person.page.set_viewport_size(NARROW)
    seats = shelf.game(game).seats if game in shelf.names() else (3,)
    person.open_table(game, seats=max(seats))
    person.start()
    rng = random.Random(3)
    for _ in range(WORDS):
        person.until(lambda: person.is_up or person.is_over, "my turn")
        if person.is_over:
            break
        person.page.locator(MY_TURN).first.wait_for()
        look(person)
        person.move(rng)


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_nothing_sticks_out_and_nothing_is_hidden_on_a_narrow_phone(people: People, game: str, language: str) -> None:
    play_and_look(people("Anna-Magdalena", size="phone", language=language), game)


def bierdeckel(folder: Path) -> Path:
    """The tutorial's game; its bots are left to the house."""
    home = tutorial.write(folder)
    (home / "bot.py").unlink(missing_ok=True)
    return home


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game outside of the project, with texts in two languages and a face that its author has built."""
    games = tmp_path_factory.mktemp("games")
    home = bierdeckel(games)
    shutil.copytree(OUTSIDE, home, dirs_exist_ok=True)
    command, _ = bootstrap.npm("run", "--silent", "face", "--", str(home))
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    shutil.rmtree(home / "face")
    return games


@pytest.fixture
def outside(servers: Servers, folder: Path) -> Server:
    return servers(environment={"STAMMTISCH_GAMES": str(folder)})


def test_a_face_from_outside_is_worn_and_played_with(outside: Server, people: People) -> None:
    anna = people("Anna", url=outside.url, still=False).open()
    lid = anna.page.locator(".lid", has_text="Beer mats")
    expect(lid.locator("svg.pic")).to_be_visible()
    expect(lid).to_contain_text("The highest mat that nobody matches wins.")
    table = anna.open_table(GAME, seats=3)
    anna.start()
    expect(anna.page.locator(".bar-table")).to_be_visible()
    play_out([anna], random.Random(4), 1)
    anna.until(lambda: anna.is_up, "my turn")
    anna.press(anna.button(text("rules")))
    expect(anna.page.get_by_role("dialog").locator('[data-mark="BD 3"]')).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".story-sheet")).to_contain_text("Anna shows")
    assert int(anna.page.locator(".bar-table").get_attribute("data-beats") or 0) > 3
    play_out([anna], random.Random(4))
    anna.page.locator("#end-title").wait_for()
    verify_outside(record_of(outside.url, table))


def verify_outside(record: dict[str, object]) -> None:
    """The match is over and says how it ended; its rules are known to that server alone."""
    assert record["game"] == GAME
    assert record["winners"]


def test_a_face_from_outside_speaks_other_languages(outside: Server, people: People) -> None:
    ben = people("Ben", url=outside.url, language="nl", size="phone").open(f"/new/{GAME}")
    expect(ben.page.get_by_role("heading", level=1)).to_contain_text("Bierviltjes")
    expect(ben.page.get_by_text("Viltjes per speler")).to_be_visible()
    play_and_look(ben, GAME)


def test_a_game_from_outside_has_a_page_of_pictures_before_its_rules(outside: Server, people: People) -> None:
    """Its text names the pieces, and the face that is worn draws them."""
    carla = people("Carla", url=outside.url, language="es")
    carla.open_table(GAME, seats=3)
    carla.start()
    carla.until(lambda: carla.is_up, "my turn")
    carla.press(carla.button(carla.says("rules")))
    page = carla.page.get_by_role("dialog").locator(".glance")
    expect(page.get_by_role("listitem")).to_have_text(
        ["Gana la carta más alta que nadie iguala.", "Dos iguales no ganan nada."]
    )
    expect(page.locator(".cover > svg, li .scene > svg")).to_have_count(3)
    carla.press(carla.button(carla.says("rules-all")))
    expect(carla.page.get_by_role("dialog").locator('[data-mark="BD 1"]')).to_be_visible()


def test_a_game_without_a_face_is_played_by_clicking_its_cards(
    servers: Servers, people: People, tmp_path: Path
) -> None:
    bierdeckel(tmp_path)
    plain = servers(environment={"STAMMTISCH_GAMES": str(tmp_path)})
    anna = people("Anna", url=plain.url, size="phone")
    play_and_look(anna, GAME)
    expect(anna.page.locator(".plain .known")).to_contain_text("Phase")
    ben = people("Ben", url=plain.url)
    table = ben.open_table(GAME, seats=3)
    ben.start()
    ben.until(lambda: ben.is_up, "the cards")
    hand = ben.page.locator(".plain .hand button")
    expect(hand).to_have_count(len(ben.view["places"]["hand 0"]))
    play_out([ben], random.Random(2))
    verify_outside(record_of(plain.url, table))


def test_what_a_game_brings_along_is_asked_for_once(outside: Server) -> None:
    """Texts, rules and faces carry a tag, and are sent again only when they have changed."""
    for path in ("texts/nl", f"{GAME}/rules/nl", f"{GAME}/face.js", "sep/rules/pl"):
        first = fetch(f"{outside.url}/api/games/{path}")
        assert first.status == 200, path
        tag = first.headers["etag"]
        assert fetch(f"{outside.url}/api/games/{path}", headers={"If-None-Match": tag}).status == 304
    assert fetch(f"{outside.url}/api/games/sep/rules/pl").headers["content-language"] == "pl"
    assert fetch(f"{outside.url}/api/games/{GAME}/rules/nl").headers["content-language"] == "en"
    for path in ("sep/face.js", "nothing/rules/en", "nothing/face.js", "../face.js", "texts/..%2F.."):
        assert fetch(f"{outside.url}/api/games/{path}").status == 404
