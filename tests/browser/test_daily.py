"""A day in the browser, with a moved clock: play, compare, share; the next day reveals the seed, and it is checked."""

import asyncio
import calendar
import random
import re
import threading
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest
from house import Evening, at_random
from moved_clock import MovedClock
from playwright.sync_api import Page, expect

from browser.people import People
from browser.test_axe import complaints
from stammtisch.client import Guest
from stammtisch.server import api

EVENING = calendar.timegm((2027, 1, 5, 18, 30, 0))


@pytest.fixture
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedClock]:
    server = MovedClock(tmp_path_factory.mktemp("daily"))
    server.set(EVENING)
    yield server.start()
    server.stop()
    assert server.troubles() == []


def beside(work: Coroutine[Any, Any, None]) -> None:
    """Does something in another thread: Playwright has the loop of this one."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            asyncio.run(work)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert not failed, failed


async def finish(server: MovedClock, guest: Guest, seed: int) -> None:
    """Plays the solo deal to its end."""
    async with Evening(server) as home:
        place = await home.at(guest, (await guest.play_day("sep")).table)
        await place.seen(lambda _: True)
        await at_random(place, random.Random(seed))


async def somebody(server: MovedClock, name: str, seed: int) -> None:
    """Somebody else plays it, and shows their name."""
    guest = await Guest(server.url).arrive(name)
    await guest.wish(api.Wishes(day_name=True))
    await finish(server, guest, seed)


def post(page: Page, path: str, body: object) -> dict[str, Any]:
    """Asks for something as the person of a page."""
    code = "async ([path, body]) => (await fetch(path, {method: 'POST', body: JSON.stringify(body)})).json()"
    answer: dict[str, Any] = page.evaluate(code, [path, body])
    return answer


def test_a_day_is_played_compared_shared_and_revealed_the_next(own: MovedClock, people: People) -> None:
    beside(somebody(own, "Ben", 3))
    anna = people("Anna", own.url, size="phone", bypass_csp=True)
    anna.expected.append(re.compile("status of 40[39]"))
    page = anna.page
    page.goto(own.url)
    page.locator(".today a").first.wait_for()
    post(page, "/api/me", {"name": "Anna"})
    page.locator(".today a", has_text="SEP").click()
    deal = page.locator("#deal-sep")
    expect(page.locator(".when h2")).to_have_text("January 5, 2027")
    expect(deal).to_contain_text("results and par once")
    expect(page.locator(".deal svg[role=img]")).to_have_count(0)
    assert complaints(page) == []

    deal.get_by_role("button", name="Play").click()
    anna.until(lambda: anna.is_up, "the first turn")
    assert anna.table["hints"] is False
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    anna.move(random.Random(1))
    # The rest of the match is played by her other device.
    secret = post(page, "/api/me/transfer", {})["secret"]

    async def on_another_device() -> None:
        await finish(own, await Guest(own.url).moved(secret), 4)

    beside(on_another_device())
    anna.until(lambda: anna.is_over, "the end")
    page.goto(f"{own.url}/daily")
    expect(deal.locator(".score")).to_contain_text("of 2")
    expect(deal).to_contain_text("computed yet")
    deal.get_by_text("One result with a name").click()
    expect(deal.locator("ol")).to_contain_text("Ben")
    page.get_by_role("switch", name="Show my name here").click()
    expect(deal.locator("summary")).to_have_text("2 results with names")
    # Beside her group, once she wants that: then the names are there, and only those of the group.
    group = post(page, "/api/groups", {"name": "Our Thursday round"})["group"]
    page.reload()
    page.get_by_text("Our Thursday round", exact=True).click()
    expect(deal.locator("ol")).to_have_count(0)
    page.get_by_role("switch", name="Compare in my groups").click()
    expect(deal.locator("ol")).to_have_text(re.compile("^Anna"))
    expect(deal.locator(".key")).to_contain_text("Our Thursday round")
    assert page.url.endswith(f"?group={group}")
    assert complaints(page) == []
    page.get_by_text("Everyone here", exact=True).first.click()
    expect(deal.locator("summary")).to_have_text("2 results with names")
    page.get_by_role("button", name="Share my day").click()
    shared = page.get_by_role("textbox", name="Text to share").input_value()
    assert "SEP" in shared
    assert "●" in shared
    with page.expect_download() as picture:
        page.get_by_role("button", name="Save the picture").click()
    assert picture.value.suggested_filename == "stammtisch-2027-01-05.png"
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    own_record = post(page, f"/api/tables/{anna.table['table']}/record", {})
    assert own_record["points"]
    assert "seed" not in own_record, "it is revealed when the day is over"

    own.set(EVENING + 86_400)
    page.goto(f"{own.url}/daily")
    expect(page.locator(".when h2")).to_have_text("January 6, 2027")
    page.get_by_role("link", name="Day before").click()
    expect(page.locator(".when h2")).to_have_text("January 5, 2027")
    verdicts = page.locator(".verdicts li")
    expect(verdicts).to_have_count(4)
    for number in range(4):
        expect(verdicts.nth(number)).to_contain_text("The number fits its fingerprint.")
        expect(verdicts.nth(number)).to_contain_text("Your browser had seen this fingerprint before.")
    expect(deal.locator(".score")).to_contain_text("of 2")
    expect(page.locator(".days a[aria-current=date]")).to_have_attribute("aria-label", "January 5, 2027: SEP")
    assert complaints(page) == []
    assert post(page, f"/api/tables/{anna.table['table']}/record", {})["seed"]
    page.goto(f"{own.url}/daily?day=2031-01-01")
    expect(page.get_by_role("alert")).to_contain_text("see or play the deals of that day")
