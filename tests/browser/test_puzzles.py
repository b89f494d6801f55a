"""Puzzles: five positions, an answer to each at once with its reason, and on from there."""

import random
import re

import pytest
from playwright.sync_api import expect

from browser.people import ANYTHING, ASKED, LIT, TARGETS, People, Person, Size
from browser.test_axe import complaints
from browser.texts import text
from stammtisch.table.practice import SESSION

MOST_CLICKS = 80
MOST_SESSIONS = 4


def chooses(who: Person, rng: random.Random) -> None:
    """Click what glows until that is an answer to the puzzle."""
    said = who.page.locator(".solving .ask .say")
    question = said.inner_text()
    for _ in range(MOST_CLICKS):
        who.press_one_of((TARGETS, *rng.sample((LIT, ASKED, ANYTHING), 3)), rng)
        if said.inner_text() != question:
            break


def answer(who: Person, rng: random.Random) -> None:
    """Answer the puzzle, and see the verdict."""
    chooses(who, rng)
    who.page.locator(".solving .verdict").wait_for()


def goes_on(who: Person) -> None:
    """Leave the verdict for what follows."""
    who.page.locator(".verdict .btn.lamp").press("Enter")
    who.page.locator(".verdict").wait_for(state="detached")


@pytest.mark.parametrize(("size", "dark", "game"), [("desktop", False, "seven-seals"), ("phone", True, "sep")])
def test_a_session_of_five_is_answered_at_once_with_reasons(people: People, size: Size, dark: bool, game: str) -> None:
    ada = people("Ada", size=size, dark=dark, bypass_csp=True)
    rng = random.Random(11)
    ada.open("/puzzles")
    ada.page.locator(f"a[href='/puzzles/{game}']").wait_for()
    assert complaints(ada.page) == []
    ada.press(ada.page.locator(f"a[href='/puzzles/{game}']"))
    missed = 0
    for _ in range(MOST_SESSIONS):
        for number in range(SESSION):
            ask = ada.page.locator(".solving .ask")
            expect(ask.locator(".count")).to_have_text(re.compile(rf"^\D*{number + 1}\D+{SESSION}\D*$"))
            answer(ada, rng)
            verdict = ada.page.locator(".solving .verdict")
            expect(verdict.locator(".odds li.best").first).to_be_visible()
            wrong = "no" in (ask.get_attribute("class") or "").split()
            expect(verdict.locator(".odds li.worse")).to_have_count(int(wrong))
            if wrong:
                missed += 1
                expect(verdict.locator(".why li").first).to_be_visible()
            if number == 0:
                assert complaints(ada.page) == []
            on = verdict.locator(".btn.lamp")
            expect(on).to_be_focused()
            on.press("Enter")
        ada.page.locator(".sum .dots").wait_for()
        assert complaints(ada.page) == []
        if missed:
            break
        ada.press(ada.page.locator(".sum .btn.lamp"))
    assert missed, "somebody who clicks anything is wrong sometimes"

    # The page of all puzzles knows; the match goes on from a position that was answered.
    ada.press(ada.page.locator(".sum a[href='/puzzles']"))
    expect(ada.page.locator(".lid .tag").first).to_be_visible()
    ada.press(ada.page.locator(f"a[href='/puzzles/{game}']"))
    answer(ada, rng)
    ada.press(ada.page.locator(".verdict .btn.quiet"))
    ada.page.wait_for_url("**/t/*")
    ada.until(lambda: bool(ada.now("legal", [])), "my turn at the table")


def test_an_answer_that_does_not_arrive_can_be_given_again(people: People) -> None:
    ada = people("Ada")
    rng = random.Random(3)
    ada.open("/puzzles/diabolo")
    answer(ada, rng)
    goes_on(ada)
    ada.expected.append(re.compile("503"))
    busy: dict[str, object] = {"code": "store-down", "text": "", "reason": "store-down", "values": {}, "until": None}
    ada.page.route("**/api/puzzles/answer", lambda route: route.fulfill(status=503, json=busy), times=1)
    ask = ada.page.locator(".solving .ask")
    chooses(ada, rng)
    expect(ask.get_by_role("alert")).to_have_text(text("refused-store-down"))
    answer(ada, rng)
    expect(ask.get_by_role("alert")).to_have_count(0)
    for _ in range(SESSION - 2):
        goes_on(ada)
        answer(ada, rng)
    goes_on(ada)
    expect(ada.page.locator(".sum .dots li")).to_have_count(SESSION)


def test_who_has_no_mistakes_is_told_so_and_an_unknown_game_has_none(people: People) -> None:
    ada = people("Ada")
    for which in ("mistakes", "nothing"):
        ada.open(f"/puzzles/{which}")
        expect(ada.page.locator(".sum [role=status]")).to_be_visible()
        ada.press(ada.page.locator(".sum a[href='/puzzles']"))
        ada.page.locator(".puzzles .lid").first.wait_for()
