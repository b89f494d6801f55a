"""After a match, the coach: what was luck, what cost something, and the same position once more."""

import random
import re

import pytest
from playwright.sync_api import expect

from browser.people import ANYTHING, ASKED, LIT, TARGETS, People, Size, play_out
from browser.test_axe import complaints
from scale import scaled

MOST_MATCHES = 6
MOST_TRIES = 60
PATIENCE = 120_000
"""Milliseconds that a whole review may take on a busy machine."""


@pytest.mark.parametrize(("size", "dark"), [("phone", True), ("desktop", False)][: scaled(1, 1, 2)])
def test_a_match_is_reviewed_and_a_mistake_is_tried_again(people: People, size: Size, dark: bool) -> None:
    ada = people("Ada", size=size, dark=dark, bypass_csp=True)
    rng = random.Random(7)
    # Somebody who plays anything makes a mistake, if not in the first match.
    for _ in range(MOST_MATCHES):
        table = ada.open_table("diabolo", seats=3, options={"length": "single"}, bots=[None, "regular", "regular"])
        ada.start()
        ada.until(lambda: bool(ada.traffic.of("view")), "the cards")
        play_out([ada], rng)
        ada.see_the_end()
        ada.press(ada.page.get_by_role("link", name=ada.says("review-ask")))
        ada.page.locator(".verdict").wait_for(timeout=PATIENCE)
        if ada.page.locator(".faults > li").count():
            break
    expect(ada.page.locator("#luck-title ~ .sum")).not_to_be_empty(timeout=PATIENCE)
    expect(ada.page.locator("#luck-title ~ table tr.total")).to_be_visible()
    expect(ada.page.get_by_role("img", name=ada.says("curve"))).to_be_visible()
    worlds = ada.page.locator(".faults details").first
    ada.press(worlds.locator("summary"))
    expect(worlds.locator("li").first).to_be_visible()
    assert complaints(ada.page) == []

    ada.press(ada.page.get_by_role("link", name=ada.says("review-try")).first)
    card = ada.page.locator(".trying > .card")
    card.wait_for()
    assert f"/t/{table}/try" in ada.page.url
    assert complaints(ada.page) == []
    said = card.locator(".say").inner_text()
    for _ in range(MOST_TRIES):
        ada.press_one_of((TARGETS, *rng.sample((LIT, ASKED, ANYTHING), 3)), rng)
        if card.locator(".say").inner_text() != said:
            break
    answered = card.locator(".say").inner_text()
    assert answered != said, "a tried move is answered"
    # Somebody who tries anything may have found it; otherwise the table shows it.
    if "yes" not in (card.get_attribute("class") or "").split():
        ada.press(ada.button(ada.says("try-show")))
    expect(ada.page.locator(".trying > .card.yes")).to_be_visible()
    assert complaints(ada.page) == []
    ada.press(ada.page.get_by_role("link", name=ada.says("try-back")))
    ada.page.locator("#review-title").wait_for()

    # The replay shows the same curve: beside the table, or on a phone with the score. A click leads to that moment.
    ada.open(f"/t/{table}/replay?step=1")
    ada.page.locator("footer.controls").wait_for()
    if size == "phone":
        ada.press(ada.button(ada.says("score")))
    curve = ada.page.get_by_role("img", name=ada.says("curve")).filter(visible=True)
    ada.press(curve)
    expect(ada.page).not_to_have_url(re.compile("step=1$"))
    expect(curve.locator(".at")).to_be_attached()


@pytest.mark.parametrize(("size", "dark"), [("desktop", True), ("phone", False)])
def test_axe_finds_nothing_in_a_lesson(people: People, size: Size, dark: bool) -> None:
    ada = people("Ada", size=size, dark=dark, bypass_csp=True)
    ada.open("/learn/sequence")
    ada.page.locator(".lesson .card .btn.lamp").wait_for()
    assert complaints(ada.page) == []
    for _ in range(2):
        ada.press(ada.page.locator(".lesson .card .btn.lamp"))
    ada.page.locator(".lesson .card.asks").wait_for()
    assert complaints(ada.page) == []
