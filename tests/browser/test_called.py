"""In the settings: where "your turn" reaches me, and how it stops."""

import os
import re

from playwright.sync_api import expect

from browser.people import People
from browser.texts import text


def test_an_address_of_my_own_is_added_refused_and_removed_by_one_tap(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.expected.append(re.compile("status of 400"))
    anna.open_table("sep", seats=2)
    anna.choose(text("settings"))
    field = anna.page.locator("#call-address")
    field.fill("http://192.168.1.1/")
    field.press("Enter")
    expect(anna.page.get_by_role("alert").filter(has_text=text("refused-call-address"))).to_be_visible()
    field.fill("https://ntfy.example.org/stammtisch")
    field.press("Enter")
    row = anna.page.get_by_role("listitem").filter(has_text="https://ntfy.example.org/stammtisch")
    expect(row).to_be_visible()
    if folder := os.environ.get("STAMMTISCH_PICTURES"):
        row.scroll_into_view_if_needed()
        anna.page.screenshot(path=f"{folder}/calls.png")
    anna.press(row.get_by_role("button"))
    expect(row).to_have_count(0)
