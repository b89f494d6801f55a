"""In the first games: small advice at the moment it helps, each piece once; and hints that are counted."""

import random

from playwright.sync_api import expect

from browser.people import IMPATIENT, MY_TURN, People, play_out
from browser.test_axe import complaints

TABLE = {"seats": 2, "bots": [None, "novice"]}
HINT = "main.table .prompt [data-act=hint]"
WITH_TIPS = "localStorage.setItem('stammtisch settings', JSON.stringify({botPace: 'quick', sound: false}))"


def test_a_newcomer_is_advised_and_can_end_it(people: People) -> None:
    ada = people("Ada", size="phone", dark=True, bypass_csp=True)
    ada.open()
    ada.page.evaluate(WITH_TIPS)
    ada.open_table("sequence", **TABLE)
    ada.start()
    tip = ada.page.locator("aside.tip .sheet")
    tip.wait_for()
    first = tip.locator("p").inner_text()
    assert ada.page.locator("aside.tip [role=status]").inner_text() == first, "also for a screen reader"
    assert complaints(ada.page) == []
    ada.press(ada.button(ada.says("tip-close")))
    expect(tip).to_have_count(0)

    # Each piece once: in a second match something else is said, and an end of it is kept.
    ada.open_table("sequence", **TABLE)
    ada.start()
    # Not every hand gives a reason; in the course of a match there always is one.
    rng = random.Random(3)
    for _ in range(40):
        ada.until(lambda: ada.is_up, "my turn")
        ada.page.keyboard.press(IMPATIENT)
        ada.page.locator(MY_TURN).first.wait_for()
        if tip.count():
            break
        ada.move(rng)
    assert tip.locator("p").inner_text() != first
    ada.press(ada.button(ada.says("tip-off")))
    expect(tip).to_have_count(0)
    ada.page.reload()
    assert ada.page.evaluate("JSON.parse(localStorage.getItem('stammtisch settings')).tips") is False


def test_hints_are_counted_on_the_sheet(people: People) -> None:
    ada = people("Ada", bypass_csp=True)
    ada.open_table("diabolo", seats=3, options={"length": "single"}, bots=[None, "novice", "novice"])
    ada.start()
    for count in (1, 2):
        ada.until(lambda: ada.is_up, "my turn")
        ada.page.keyboard.press(IMPATIENT)
        ada.press(ada.page.locator(HINT))
        ada.until(lambda: ada.table["seats"][ada.my_seat]["hints"] == count, "a hint that is counted")  # noqa: B023
        ada.move(random.Random(3))
    used = "Ada (2)"
    ada.page.keyboard.press("s")
    expect(ada.page.get_by_role("dialog").get_by_text(used)).to_be_visible()
    ada.page.keyboard.press("Escape")
    play_out([ada], random.Random(4))
    ada.see_the_end()
    expect(ada.page.locator("main.end").get_by_text(used)).to_be_visible()
    assert complaints(ada.page) == []
