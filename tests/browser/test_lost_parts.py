"""What is fetched when it is needed cannot always be had: the page says so, and goes on once it can."""

import re

from playwright.sync_api import expect

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
