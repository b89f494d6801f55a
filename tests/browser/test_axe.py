"""For everybody: axe finds nothing on any screen."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from house import Server
from playwright.sync_api import Page

import bootstrap
from browser.past import MATCHES, address
from browser.people import MY_TURN, People, Person, Size
from browser.pictures import Gallery
from scale import scaled

AXE: Final = bootstrap.WEB / "node_modules" / "axe-core" / "axe.min.js"
RULES: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
OTHERWISE: Final = {"label-content-name-mismatch": {"enabled": False}}
"""An experimental rule that takes the figures drawn on a card, a seal or a coaster for a label of its button."""
LANGUAGES: Final = ["en", "pl", "de", "nl", "fr", "es", "pt"]
SIZES: Final[list[Size]] = ["phone", "desktop"]
FULLEST: Final[dict[Size, list[str]]] = {
    "desktop": ["seven-seals-trick", "sep-circle"],
    "phone": ["diabolo-reckoning", "sequence-board"],
}
LOOKS: Final = [(language, dark) for language in LANGUAGES for dark in (False, True)]
EVERYWHERE: Final = [(size, *look) for look in LOOKS for size in SIZES][: scaled(quick=1, normal=1, full=1000)]

Walk = Callable[[Person], Iterator[str]]


def complaints(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    wanted = {"runOnly": RULES, "rules": OTHERWISE, "resultTypes": ["violations"]}
    found: list[dict[str, Any]] = page.evaluate("(wanted) => axe.run(wanted).then((all) => all.violations)", wanted)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} ({node['failureSummary'][:300]})"
        for one in found
        for node in one["nodes"]
    ]


def see(person: Person, path: str, ready: str) -> None:
    """Opens a screen and waits until it is there."""
    person.open(path)
    person.page.locator(ready).first.wait_for()


def drawers(person: Person) -> Iterator[str]:
    """Everything that the tools of a screen open, one after the other."""
    tools = person.page.locator("header .tool, nav .tool").filter(visible=True)
    for number in range(tools.count()):
        name = tools.nth(number).get_attribute("aria-label") or ""
        person.press(tools.nth(number))
        if person.page.locator("dialog[open]").count():
            yield f"drawer {name}"
            person.page.keyboard.press("Escape")
            person.page.locator("dialog[open]").wait_for(state="detached")


def before_the_table(person: Person) -> Iterator[str]:
    """The front page and all that leads from it to a table."""
    see(person, "/", ".lid button.play")
    yield "front"
    yield from drawers(person)
    person.press(person.page.locator(".mine:not(.groups) button.plainlink"))
    yield "finished games"
    person.page.keyboard.press("Escape")
    for panel in (person.page.locator(".how button >> nth=0"), person.page.locator(".lid .more button").first):
        person.press(panel)
        person.page.locator("dialog[open] :is(form, article)").wait_for()
        yield "code or rules"
        person.page.keyboard.press("Escape")
        person.page.locator("dialog[open]").wait_for(state="detached")
    for how in ("friends", "device", "watch"):
        person.page.locator(f"input[value={how}]").check(force=True)
        yield f"front, {how}"
    for game, how in (("seven-seals", "friends"), ("diabolo", "now"), ("sequence", "device"), ("sep", "friends")):
        see(person, f"/new/{game}?how={how}", "form .go")
        yield f"form of {game}, {how}"
    see(person, "/t/nowhere", "#main h2")
    yield "no such table"
    person.open_table("seven-seals", seats=4)
    yield "waiting room"
    assert person.context.browser is not None
    host = Person(person.context.browser, person.url, "Hildegard")
    see(person, f"/t/{host.open_table('sequence', seats=4)}", ".door form")
    yield "door"
    host.start()
    person.page.locator("dialog[open] li button").first.wait_for()
    yield "late"
    host.close()
    person.open_table("seven-seals", seats=3, mine=[0, 1, 2])
    person.start()
    person.page.get_by_role("dialog").wait_for()
    yield "curtain"


def at_the_table(person: Person) -> Iterator[str]:
    """Every game in the middle of a match."""
    for match, (_, _, words) in MATCHES.items():
        if words is None:
            continue
        see(person, address(match), MY_TURN)
        yield match
        if person.page.locator(".hand .yes").count():
            person.page.locator(".hand .yes").first.press("Enter")
            yield f"{match}, with a card chosen"
        if match in FULLEST[person.size]:
            person.page.keyboard.press("r")
            person.page.locator("dialog[open] h1, dialog[open] h3").first.wait_for()
            yield f"{match}, rules"
            person.page.locator("dialog[open] .more").click()
            person.page.locator("dialog[open] details").first.wait_for()
            yield f"{match}, all the rules"
            person.page.keyboard.press("Escape")
            person.page.locator("dialog[open]").wait_for(state="detached")
    yield from drawers(person)
    for entry in ("menu-invite", "settings", "resign"):
        person.press(person.button(person.says("menu")))
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.says(entry), exact=True))
        yield entry
        person.page.keyboard.press("Escape")
        person.page.locator("dialog[open]").wait_for(state="detached")


def after_the_match(person: Person) -> Iterator[str]:
    """The last sheet, the proof of the deal, the replay."""
    for match, (_, _, words) in MATCHES.items():
        if words is not None:
            continue
        see(person, address(match), "#end-title")
        yield match
        if match == "sep-over":
            person.press(person.button(person.says("check-deal")))
            person.page.get_by_text(person.says("proof-open")).wait_for()
            yield "check this deal"
        for eyes, step in ((0, 5), (-3, 70)):
            see(person, f"{address(match)}/replay?as={eyes}&step={step}", "footer.controls")
            yield f"{match}, replay as {eyes} at {step}"


def find(person: Person, screens: Iterator[str]) -> dict[str, list[str]]:
    """What axe finds on all of these."""
    found = {screen: complaints(person.page) for screen in screens}
    assert len(found) > 1
    return {screen: wrong for screen, wrong in found.items() if wrong}


@pytest.mark.parametrize(("size", "language", "dark"), EVERYWHERE)
@pytest.mark.parametrize("walk", [before_the_table, at_the_table, after_the_match])
def test_axe_finds_nothing_on_any_screen(
    people: People, gallery: Gallery, walk: Walk, size: Size, language: str, dark: bool
) -> None:
    anna = people("Anna", url=gallery.url, size=size, language=language, dark=dark, bypass_csp=True)
    assert find(anna, walk(gallery.receive(anna))) == {}


@pytest.mark.parametrize("language", LANGUAGES[: scaled(quick=1, normal=2, full=7)])
def test_axe_finds_nothing_on_the_fullest_screens_in_any_language_light_or_dark(
    people: People, gallery: Gallery, language: str
) -> None:
    def walk(person: Person) -> Iterator[str]:
        if person.size == "phone":
            see(person, "/", ".lid button.play")
        else:
            see(person, "/new/seven-seals?how=now", "form .go")
        assert person.page.evaluate("document.documentElement.lang.split('-')[0]") == language
        yield "on the way"
        for match in FULLEST[person.size]:
            see(person, address(match), MY_TURN)
            yield match

    for size, dark in zip(SIZES, (False, True), strict=True):
        anna = people("Anna", url=gallery.url, size=size, language=language, dark=dark, bypass_csp=True)
        assert find(anna, walk(gallery.receive(anna))) == {}
        assert anna.page.evaluate("document.documentElement.dataset.theme") == ("dark" if dark else "light")


def test_axe_finds_what_is_wrong(people: People, server: Server) -> None:
    anna = people("Anna", bypass_csp=True).open()
    anna.page.locator(".lid button.play").first.wait_for()
    anna.page.evaluate("document.querySelector('.lid h2').style.color = '#8A2A24'")
    assert any("color-contrast" in one for one in complaints(anna.page))
