"""The tables of Sequence and SEP: what they show to whoever comes back, and how the keys go on."""

from typing import Final

from playwright.sync_api import Locator, expect

from browser.past import address
from browser.people import IMPATIENT, MY_TURN, People, Person
from browser.pictures import Gallery

GOLDEN: Final = 6
"""Pixels: how wide the golden ring around a target is."""
RING: Final = "(one) => [getComputedStyle(one).outlineStyle, parseFloat(getComputedStyle(one).outlineOffset)]"


def at_sep(people: People) -> Person:
    """Anna plays SEP alone; it is her turn."""
    anna = people("Anna")
    anna.open_table("sep", seats=1)
    anna.start()
    anna.page.keyboard.press(IMPATIENT)
    anna.page.locator(MY_TURN).first.wait_for()
    return anna


def draw(anna: Person) -> Locator:
    """Draws from the stock by keys; gives the card that the focus goes on from."""
    stock = anna.page.locator(".pile.can").first
    stock.focus()
    anna.page.keyboard.press("Enter")
    card = anna.page.locator(".hands button:focus")
    card.wait_for()
    return card


def test_after_a_reload_sequence_shows_the_last_card_and_all_chips_since_my_last_turn(
    people: People, gallery: Gallery
) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("sequence-board"))
    anna.page.locator(MY_TURN).first.wait_for()
    latest = anna.view["facts"]["latest"]
    mine = latest[0]["number"]
    squares = {one["square"] for one in latest[1:] if one and one["number"] > mine}
    assert len(squares) == 2
    marked = anna.page.locator(".square.since").evaluate_all("(all) => all.map((one) => one.dataset.place)")
    assert set(marked) == squares
    expect(anna.page.locator('.deck [data-place="discard"] [data-piece]')).to_have_attribute(
        "data-piece", anna.view["facts"]["discarded"]
    )


def test_whoever_draws_by_a_key_goes_on_from_the_card(people: People) -> None:
    anna = at_sep(people)
    card = draw(anna)
    expect(card).to_have_attribute("aria-pressed", "true")


def test_the_ring_of_the_keys_lies_around_the_golden_one(people: People) -> None:
    """WCAG 2.4.11: on a card that is chosen, and on a place that is lit."""
    anna = at_sep(people)
    for _ in range(12):
        card = draw(anna)
        style, offset = card.evaluate(RING)
        assert style == "solid"
        assert offset >= GOLDEN
        place = anna.page.locator('.place.target[tabindex="0"]')
        if place.count():
            anna.page.keyboard.press("Tab")
            place.focus()
            style, offset = place.evaluate(RING)
            assert style == "solid"
            assert offset >= GOLDEN
            return
        views = len(anna.traffic.of("view"))
        anna.page.locator(".off, .pile.can").first.click()
        anna.until(lambda before=views: len(anna.traffic.of("view")) > before and anna.is_up, "my turn")  # type: ignore[misc]
        anna.page.keyboard.press(IMPATIENT)
    raise AssertionError("no card of twelve fitted anywhere")
