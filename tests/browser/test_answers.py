"""Answers may come late, in another order, or not at all; and a finger may tap twice."""

import re
from datetime import date, timedelta

from playwright.sync_api import Route, expect

from browser.people import People
from browser.texts import text


def test_a_screen_that_cannot_be_fetched_says_so_and_can_be_tried_again(people: People) -> None:
    anna = people("Anna")
    anna.expected += [re.compile("ERR_FAILED"), re.compile("dynamically imported module")]
    anna.open()
    anna.button(text("front-group-new")).wait_for()
    lost = re.compile(r"/assets/(Group|Found|NewEvent)-")
    anna.page.route(lost, lambda route: route.abort())
    anna.press(anna.page.get_by_role("link", name=text("front-event-new")))
    trouble = anna.page.get_by_role("alert").filter(has_text=text("refused-offline"))
    expect(trouble).to_be_visible()
    anna.page.unroute(lost)
    anna.press(trouble.get_by_role("button", name=text("again")))
    expect(anna.page.get_by_label(text("new-event-name", apart="events"))).to_be_visible()


def test_a_page_without_its_data_says_so_and_comes_by_itself(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.expected.append(re.compile("ERR_FAILED"))
    anna.page.route("**/api/groups/*", lambda route: route.abort())
    anna.open("/g/oak")
    trouble = anna.page.get_by_role("alert").filter(has_text=text("refused-offline"))
    expect(trouble).to_be_visible()
    expect(anna.page.get_by_role("link", name=text("home")).first).to_be_visible()
    anna.page.unroute("**/api/groups/*")
    anna.expected.append(re.compile("404"))
    gone = anna.page.get_by_role("alert").filter(has_text=text("refused-no-group"))
    expect(gone).to_be_visible()


def test_two_taps_open_one_table(people: People) -> None:
    anna = people("Anna")
    anna.open()
    play = anna.page.locator(".lid button.play").first
    play.wait_for()
    opened: list[str] = []
    anna.page.on("request", lambda request: opened.append(request.url) if request.url.endswith("/api/tables") else None)
    play.evaluate("button => { button.click(); button.click(); }")
    anna.page.wait_for_url("**/t/*")
    assert len(opened) == 1


def test_whoever_leafs_quickly_sees_the_day_that_was_asked_for_last(people: People) -> None:
    anna = people("Anna")
    anna.open("/daily")
    heading = anna.page.locator(".when h2")
    before = anna.page.get_by_role("link", name=text("daily-before", apart="daily"))
    today = heading.inner_text()
    held: list[Route] = []

    def hold_the_first(route: Route) -> None:
        if held:
            route.continue_()
        else:
            held.append(route)

    anna.page.route("**/api/daily", hold_the_first)
    anna.press(before)
    anna.until(lambda: len(held) == 1, "the question")
    # The first answer is still on its way when the page goes back to today, whose answer overtakes it.
    with anna.page.expect_response("**/api/daily"):
        anna.page.go_back()
    with anna.page.expect_response("**/api/daily"):
        held[0].continue_()
    anna.page.wait_for_timeout(300)
    expect(heading).to_have_text(today)


def test_a_day_that_the_address_names_ends_at_midnight_too(people: People) -> None:
    anna = people("Anna")
    anna.page.clock.install()
    anna.open("/daily")
    anna.page.locator(".when h2").wait_for()
    asked: list[str] = []

    def soon(route: Route) -> None:
        asked.append(route.request.url)
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "left": 3})

    anna.page.route("**/api/daily", soon)
    today = anna.page.evaluate("new Date().toISOString().slice(0, 10)")
    anna.open(f"/daily?day={today}")
    anna.page.locator(".when h2").wait_for()
    anna.page.clock.run_for(20_000)
    anna.until(lambda: len(asked) > 1, "the next day")
    anna.page.unroute_all(behavior="ignoreErrors")


def test_a_group_beside_the_day_stays_beside_other_days(people: People) -> None:
    anna = people("Anna")
    anna.open()
    anna.press(anna.button(text("front-group-new")))
    anna.page.get_by_label(text("manage-name", apart="groups")).fill("The cousins")
    anna.page.get_by_label(text("door-name")).fill("Anna")
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/g/*")
    group = anna.page.url.rsplit("/", 1)[1]
    earlier = (date.today() - timedelta(2)).isoformat()
    anna.open(f"/daily?day={earlier}&group={group}")
    for link in (
        anna.page.get_by_role("link", name=text("daily-today", apart="daily"), exact=True),
        anna.page.locator("ul.days a").first,
    ):
        expect(link).to_have_attribute("href", re.compile(f"group={group}"))
