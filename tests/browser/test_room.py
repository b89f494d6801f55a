"""Every text of every language has room where it stands, with the longest values, on a phone of 360 pixels.

Texts are put into their places on real screens, one after the other, and measured there.
"""

import re
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from browser.past import address
from browser.people import MY_TURN, People, Person
from browser.pictures import FORM, FRONT, Gallery
from browser.test_faces import NARROW
from browser.texts import forms, ids, text

LANGUAGES: Final = ("en", "nl", "de", "fr", "es", "pt", "pl")
LONGEST: Final = {"name": "Anna-Magdalena", "values": "1, 3, 8, 11, 12", "rounds": "10", "round": "10"}
NUMBER: Final = "12"


@dataclass(frozen=True)
class Place:
    """Where some texts stand, and in how many lines they may."""

    path: str
    ready: str
    box: str
    ids: str
    """Which texts, as a pattern."""
    game: str = ""
    lines: int = 1
    press: str = ""
    """What is pressed first, to open the drawer in which they stand."""


def form(game: str) -> str:
    """The address of the form for a new table."""
    return f"/new/{game.replace('_', '-')}?how=now"


def choice(values: int) -> str:
    """The first of so many values that can be chosen from."""
    return f"fieldset:has(label:nth-child({values})):not(:has(label:nth-child({values + 1}))) .pick label"


def at(match: str, box: str, which: str, lines: int = 1) -> Place:
    """A place at a match of a game."""
    game = next(one for one in GAMES if match.startswith(one.replace("_", "-")))
    ready = "#end-title" if match.endswith("-over") else MY_TURN
    own = any(re.fullmatch(which, one) for one in ids(game))
    return Place(address(match), ready, box, which, game if own else "", lines)


def drawer(
    button: str, box: str, which: str, lines: int = 1, path: str = "/", ready: str = ".lid button.play"
) -> Place:
    """A place in a drawer that a button opens."""
    return Place(path, ready, f"dialog[open] {box}", which, lines=lines, press=button)


GAMES: Final = ("seven_seals", "diabolo", "sequence", "sep")
BUTTON: Final = ".bar button:has(use[href='#mk-%s'])"
MENU: Final = "menu-.*|resign|report|settings|keys|sound-(on|off)|check-deal|home|rules|story"
SAY: Final = ".prompt .say"
PLACES: Final = [
    Place("/", FRONT, ".seg label", "how-(now|friends|device|watch)", lines=3),
    Place("/", FRONT, ".lid .btn.play", "lid-(now|friends|device|watch|opening)"),
    Place("/", FRONT, ".lid .meta span", "lid-players|lid-players-or|lid-minutes"),
    *(Place("/", FRONT, ".lid .sen", "sentence", game, 6) for game in GAMES),
    drawer(BUTTON % "settings", choice(3), "theme-(system|light|dark)|pace-(quick|normal|calm)"),
    drawer(BUTTON % "menu", "li .tool", MENU, 2, address("sequence-board"), MY_TURN),
    drawer(BUTTON % "rules", ".which label", "rules-(glance|all)", 2, address("sep-circle"), MY_TURN),
    drawer(BUTTON % "rules", ".more", "rules-all", 1, address("sep-circle"), MY_TURN),
    Place(form("seven_seals"), FORM, "form .go", "new-start|new-open-table"),
    Place(form("seven_seals"), FORM, choice(2), "option-(edition|saboteur_points)-(?!note).*", "seven_seals", 2),
    Place(form("seven_seals"), FORM, choice(3), "option-length-(?!note).*", "seven_seals", 2),
    *(Place(form("seven_seals"), FORM, choice(2), "option-.*-(?!note).*", game, 2) for game in GAMES[1:]),
    Place(form("seven_seals"), FORM, choice(4), "clock-(none|calm|brisk|days)", lines=2),
    at("seven-seals-prediction", ".pool .column", "pool-.*"),
    at("seven-seals-prediction", ".sabo .news b", "saboteur-(free|gone|mine)", 2),
    at("seven-seals-prediction", ".sabo .step", "saboteur-(take|late)", 2),
    at("seven-seals-prediction", f"{SAY} b", "prompt-predict(-count)?"),
    at("seven-seals-prediction", SAY, "prompt-(predict-.*|steal|predicted|you-saboteur)", 3),
    at("seven-seals-prediction", ".predict .goal", "goal", 3),
    at("seven-seals-trick", SAY, "prompt-(lead|follow|follow-with|free|free-trump|winning|next|return-.*)", 3),
    at("seven-seals-trick", ".mine .aim", "aim-.*", 2),
    at("seven-seals-trick", ".trumps", "trump-note"),
    at("seven-seals-trick", SAY, "hint-(says|odds)", 4),
    at("diabolo-over", "#end-title", "end-(wins|you-win|together|drawn|solo-lost|broken)", 3),
    at("diabolo-rows", SAY, "prompt-(lay|lay-card|lay-one|box-step|most)|goal|would", 3),
    at("diabolo-rows", ".lane .count", "row-count|row-won"),
    at("diabolo-reckoning", SAY, "prompt-double|row-skipped|row-scores|row-pays", 3),
    at("sequence-board", SAY, "prompt-(?!won|dealing|choosing|turn).*", 3),
    at("sequence-over", "thead th:last-child", "sheet-lines", 2),
    at("sep-circle", SAY, "step-.*", 3),
    at("sep-circle", ".pile .words b", "stock|reserve|action|aside-short"),
    at("sep-circle", ".pile .words small", "stock-of|aside-costs|cards"),
    at("diabolo-over", ".acts .btn.go", "rematch|end-next"),
    at("diabolo-over", ".acts button.btn.quiet", "same-deal|replay"),
]

# The texts that stick out of their box to any side, or take more lines than they may.
TOO_LONG: Final = """([selector, texts, most]) => {
  const box = document.querySelector(selector);
  const all = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let place = null;
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (node.data.trim() && !node.parentElement.closest('.vh, svg')) place = node;
  }
  const before = place.data;
  // A box may grow with its text, and push others out of what is around it.
  const pushed = () => box.parentElement.scrollWidth - box.parentElement.clientWidth;
  const usual = pushed();
  const range = document.createRange();
  const found = [];
  for (const text of texts) {
    place.data = text;
    range.selectNodeContents(place);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const there = range.getBoundingClientRect(), room = box.getBoundingClientRect();
    const beside = Math.max(room.left - there.left, there.right - Math.min(room.right, innerWidth));
    const out = Math.max(beside, there.bottom - room.bottom, pushed() - usual);
    if (lines > most || out > 2) found.push([text, lines, Math.round(out)]);
  }
  place.data = before;
  return found;
}"""


def filled(form: str, language: str) -> str:
    """A form of a text with the longest values."""
    cards = [*forms("playing-card", language), *forms("coloured-card", language)]
    longest = max((re.sub(r"\{\w+\}", NUMBER, card) for card in cards), key=len)
    values = {**LONGEST, "card": longest, "names": LONGEST["name"], "victim": LONGEST["name"], "move": longest}
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], NUMBER), form)


def texts_of(place: Place) -> list[str]:
    """All texts that may stand there."""
    found = [
        filled(one, language)
        for message in ids(place.game)
        if re.fullmatch(place.ids, message)
        for language in LANGUAGES
        for one in forms(message, language, place.game)
    ]
    assert len(found) >= len(LANGUAGES), f"no texts for {place}"
    return sorted({*found})


def see(person: Person, path: str, ready: str) -> None:
    """Open a screen, with its letters."""
    person.open(path)
    person.page.locator(ready).first.wait_for()
    person.page.evaluate("document.fonts.ready.then(() => 0)")


def test_every_text_has_room_on_a_narrow_phone(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size="phone"))
    anna.page.set_viewport_size(NARROW)
    too_long: dict[str, Any] = {}

    def screen(place: Place) -> tuple[str, str]:
        return place.path, place.press

    for (path, press), there in groupby(sorted(PLACES, key=screen), key=screen):
        places = list(there)
        see(anna, path, places[0].ready)
        if press:
            anna.press(anna.page.locator(press))
        for place in places:
            anna.page.locator(place.box).first.wait_for(state="attached")
            found = anna.page.evaluate(TOO_LONG, [place.box, texts_of(place), place.lines])
            if found:
                too_long[f"{path} {place.box}"] = found
    assert too_long == {}


def test_a_text_without_room_is_noticed(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.page.set_viewport_size(NARROW)
    see(anna, "/", FRONT)
    wide = "Donaudampfschifffahrtsgesellschaft"
    assert anna.page.evaluate(TOO_LONG, [".seg label", [text("how-now"), wide], 3])[0][0] == wide
    assert anna.page.evaluate(TOO_LONG, [".lid .sen", ["wort " * 60], 6]) != []


# The words that are wider than a line of text on the page, in the letters of a heading.
TOO_WIDE: Final = """(words) => {
  const heading = document.createElement('h2');
  heading.style = 'position: absolute; white-space: nowrap; font-size: var(--t-xl)';
  document.body.append(heading);
  const width = (word) => { heading.textContent = word; return heading.getBoundingClientRect().width; };
  const wide = words.filter((word) => width(word) > innerWidth - 32);
  heading.remove();
  return wide;
}"""


def test_no_word_of_any_text_is_wider_than_a_narrow_phone(people: People) -> None:
    """Whatever is not measured in its place stands where lines can break: each of its words fits into one."""
    anna = people("Anna", size="phone")
    anna.page.set_viewport_size(NARROW)
    see(anna, "/", FRONT)
    everything = [("", message) for message in ids()] + [(game, message) for game in GAMES for message in ids(game)]
    said = [
        filled(one, language)
        for language in LANGUAGES
        for game, message in everything
        for one in forms(message, language, game)
    ]
    assert len(said) > 800 * len(LANGUAGES)
    assert anna.page.evaluate(TOO_WIDE, sorted({word for one in said for word in re.split(r"[ -]", one)})) == []
    assert anna.page.evaluate(TOO_WIDE, ["Donaudampfschifffahrtsgesellschaftskapitän"]) != []
