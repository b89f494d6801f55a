"""The rules as players read them, in a real browser."""

import itertools
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person
from stammtisch.core import shelf

CODE = re.compile(r"\b(SS|DI|SQ|SE) \d")
"""The number of a paragraph, which is for looking it up."""


def rules(person: Person) -> Locator:
    """Opens the rules by the button in the bar."""
    person.press(person.page.locator(".bar").get_by_role("button", name=person.says("rules"), exact=True))
    drawer = person.page.get_by_role("dialog", name=person.says("rules"))
    drawer.locator("article").wait_for()
    return drawer


def all_of(person: Person) -> Locator:
    """Opens all the rules, behind the page of pictures."""
    drawer = rules(person)
    person.press(drawer.get_by_role("button", name=person.says("rules-all"), exact=True))
    drawer.locator("article [data-mark]").first.wait_for()
    return drawer


def leave(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), [*zip(shelf.names(), itertools.cycle(["phone", "desktop"]), strict=False)])
def test_rules_open_with_a_page_of_pictures(people: People, game: str, size: str) -> None:
    anna = people("Anna", size=size)
    anna.open_table(game, seats=max(shelf.game(game).seats))
    anna.start()
    drawer = rules(anna)
    assert drawer.locator(".glance .cover svg.scene").bounding_box()
    items = drawer.get_by_role("listitem")
    assert items.count() >= 6
    for item in items.all():
        picture = item.locator("svg").first
        box = picture.bounding_box()
        assert box
        assert box["width"] > 60
        assert picture.get_attribute("aria-hidden") == "true", "the words say it"
        assert item.inner_text().strip()
    assert not CODE.search(drawer.inner_text())
    # All of it fits the width of the drawer.
    assert drawer.locator(".body").evaluate("body => body.scrollWidth <= body.clientWidth")


def test_all_the_rules_open_at_their_beginning_first_and_later_where_we_are(people: People) -> None:
    anna = people("Anna")
    anna.open_table("seven-seals", seats=4)
    anna.start()
    anna.until(lambda: anna.is_up, "the prediction")
    drawer = all_of(anna)
    expect(drawer.locator(".here")).to_have_count(0)
    assert drawer.locator(".body").evaluate("body => body.scrollTop") == 0
    assert not CODE.search(drawer.inner_text())
    leave(anna)
    drawer = all_of(anna)
    here = drawer.locator(".here")
    expect(here).to_have_attribute("data-mark", "SS 3")
    expect(here).to_be_in_viewport()


def test_our_reading_is_marked_and_gives_its_reason(people: People) -> None:
    anna = people("Anna")
    anna.open_table("seven-seals", seats=4)
    anna.start()
    drawer = all_of(anna)
    reason = drawer.get_by_text("keep it while you win one yellow trick after another")
    expect(reason).to_be_hidden()
    mark = drawer.locator("[data-mark='SS 5.2'] + details summary")
    expect(mark).to_have_text("Our reading")
    mark.focus()
    anna.page.keyboard.press("Enter")
    expect(reason).to_be_visible()


@pytest.mark.parametrize(("edition", "figure"), [("saboteur", "saboteur"), ("black-mage", "black mage")])
def test_the_rules_speak_of_the_table_s_edition(people: People, edition: str, figure: str) -> None:
    anna = people("Anna")
    anna.open_table("seven-seals", seats=4, options={"edition": edition})
    anna.start()
    expect(rules(anna).get_by_role("listitem").last).to_contain_text(f"The {figure}")
    leave(anna)
    expect(all_of(anna).locator("[data-mark='SS 3']")).to_contain_text(f"take the {figure}")


def test_the_rules_of_the_form_speak_of_the_edition_that_is_chosen_there(people: People) -> None:
    anna = people("Anna").open("/new/seven-seals")
    for choice, figure in (("Saboteur: never below zero", "saboteur"), ("Black mage: can go below zero", "black mage")):
        anna.page.locator("form label", has_text=choice).click()
        anna.press(anna.button(anna.says("rules")).first)
        page = anna.page.get_by_role("dialog")
        expect(page.get_by_role("listitem").last).to_contain_text(f"The {figure}")
        leave(anna)


def test_a_french_table_has_the_black_mage(people: People) -> None:
    anna = people("Anna", language="fr").open("/new/seven-seals")
    chosen = anna.page.get_by_role("radio", name="Peut passer sous zéro")
    expect(chosen).to_be_checked()
    anna.open()
    anna.press(anna.button(re.compile("^Jouer.*Les 7 Sceaux")))
    anna.until(lambda: bool(anna.traffic.of("table")), "the table")
    assert anna.table["options"]["edition"] == "black-mage"
    anna.page.locator("main.table").wait_for()
    drawer = rules(anna)
    expect(drawer).to_contain_text("Mage Noir")
    leave(anna)
    assert "aboteur" not in all_of(anna).locator("[data-mark='SS 3']").inner_text()
