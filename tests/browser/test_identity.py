"""Who somebody is, before a real browser: a link asks first, the way back is kept, and a device can be signed out."""

import json
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person, Size
from browser.test_axe import complaints
from browser.texts import pattern, text

AT_ONCE = 1.0
SIGNED_OUT = [re.compile("401")]


def link(person: Person) -> str:
    """A link that makes another device this person's."""
    made = person.page.request.post(f"{person.url}/api/me/transfer", data={}, headers={"Origin": person.url})
    assert made.ok, made.text()
    return f"/#move={made.json()['secret']}"


def arrive(person: Person) -> Person:
    """Comes to the front page under the own name."""
    assert person.page.request.post(
        f"{person.url}/api/me", data={"name": person.name}, headers={"Origin": person.url}
    ).ok
    return person.open()


def is_called(person: Person, name: str) -> None:
    expect(person.page.get_by_role("button", name=pattern("front-as", name=name))).to_be_visible()


def question(person: Person, name: str) -> Locator:
    return person.page.get_by_role("dialog", name=pattern("move-ask-title", name=name))


def settings(person: Person) -> Locator:
    person.press(person.button(text("settings")))
    return person.page.get_by_role("dialog", name=text("settings"))


def in_sheet(sheet: Locator, message: str, **arguments: str) -> Locator:
    return sheet.get_by_role("button", name=pattern(message, **arguments))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_link_asks_first_and_who_one_was_stays_reachable(people: People, size: Size) -> None:
    anna, ben = people("Anna"), people("Ben", size=size)
    arrive(anna)
    table = ben.open_table("sep")
    opened = link(anna)

    ben.open(opened)
    asked = question(ben, "Anna")
    expect(asked).to_contain_text("Ben")
    expect(asked).to_contain_text(text("move-ask-warning"))
    assert "#" not in ben.page.url, "the secret is out of the address"
    assert complaints(ben.page) == []
    ben.press(in_sheet(asked, "move-stay", name="Ben"))
    expect(asked).to_have_count(0)
    is_called(ben, "Ben")
    expect(ben.page.locator(f'a[href="/t/{table}"]')).to_be_visible()

    ben.page.reload()
    is_called(ben, "Ben")
    ben.open("/new/sep")
    ben.open(opened)
    with ben.page.expect_navigation():
        ben.press(in_sheet(question(ben, "Anna"), "move-become", name="Anna"))
    is_called(ben, "Anna")
    expect(ben.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)

    sheet = settings(ben)
    expect(sheet.get_by_role("group", name=pattern("before-was", name="Ben"))).to_be_visible()
    assert complaints(ben.page) == []
    with ben.page.expect_navigation():
        ben.press(in_sheet(sheet, "before-become", name="Ben"))
    is_called(ben, "Ben")
    expect(ben.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    is_called(anna, "Anna")


def test_the_question_is_answered_by_keys_and_escape_stays(people: People) -> None:
    anna, ben = arrive(people("Anna")), arrive(people("Ben"))
    opened = link(anna)
    ben.open(opened)
    question(ben, "Anna").wait_for()
    ben.page.keyboard.press("Escape")
    expect(question(ben, "Anna")).to_have_count(0)
    is_called(ben, "Ben")
    ben.open("/new/sep")
    ben.open(opened)
    question(ben, "Anna").wait_for()
    ben.keys_to(in_sheet(question(ben, "Anna"), "move-become", name="Anna"))
    with ben.page.expect_navigation():
        ben.page.keyboard.press("Enter")
    is_called(ben, "Anna")


def test_whoever_is_new_is_asked_once_and_nothing_is_lost(people: People) -> None:
    anna, tablet = arrive(people("Anna")), people(size="phone")
    tablet.open(link(anna))
    asked = question(tablet, "Anna")
    expect(asked.get_by_role("button", name=text("move-stay-new"))).to_be_visible()
    assert "/api/me" not in tablet.traffic.paths, "nobody is made only to be asked"
    with tablet.page.expect_navigation():
        tablet.press(in_sheet(asked, "move-become", name="Anna"))
    is_called(tablet, "Anna")


def test_a_device_that_is_signed_out_is_out_within_a_second(people: People) -> None:
    anna, lost = people("Anna"), people("a lost phone", size="phone")
    lost.expected += SIGNED_OUT
    table = anna.open_table("sep")
    lost.open(link(anna))
    with lost.page.expect_navigation():
        lost.press(in_sheet(question(lost, "Anna"), "move-become", name="Anna"))
    is_called(lost, "Anna")
    lost.open(f"/t/{table}")
    lost.until(lambda: bool(lost.traffic.of("table")), "the table")

    anna.open()
    sheet = settings(anna)
    expect(sheet).to_contain_text(text("device-here"))
    begun = time.monotonic()
    anna.press(sheet.get_by_role("button", name=re.compile(f"^{text('device-sign-out')}: ")))
    lost.until(lambda: bool(lost.traffic.of("bye")), "the end", AT_ONCE)
    assert time.monotonic() - begun < AT_ONCE
    expect(lost.page.get_by_role("alert")).to_have_text(text("refused-signed-out"))
    expect(sheet.get_by_role("button", name=re.compile(f"^{text('device-sign-out')}"))).to_have_count(0)
    lost.press(lost.page.get_by_role("link", name=text("home")).last)
    expect(lost.button(text("front-name"))).to_be_visible()
    is_called(anna.open(), "Anna")


def test_all_other_devices_are_signed_out_after_a_second_word(people: People) -> None:
    anna, other = arrive(people("Anna")), people("another")
    other.expected += SIGNED_OUT
    other.open(link(anna))
    with other.page.expect_navigation():
        other.press(in_sheet(question(other, "Anna"), "move-become", name="Anna"))
    is_called(other, "Anna")
    sheet = settings(anna)
    anna.press(sheet.get_by_role("button", name=text("devices-sign-out")))
    anna.press(sheet.get_by_role("button", name=text("devices-sign-out-yes")))
    expect(sheet.get_by_role("button", name=text("devices-sign-out"))).to_have_count(0)
    other.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(other.page.get_by_role("alert")).to_have_text(text("refused-signed-out"))
    expect(other.button(text("front-name"))).to_be_visible()


def test_what_is_kept_of_somebody_is_saved_as_a_file(people: People, tmp_path: Path) -> None:
    anna = people("Anna")
    table = anna.open_table("sep")
    anna.open()
    sheet = settings(anna)
    with anna.page.expect_download() as waiting:
        anna.press(sheet.get_by_role("button", name=text("export-me")))
    waiting.value.save_as(tmp_path / "mine.json")
    kept = json.loads((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert (kept["name"], [one["table"] for one in kept["tables"]]) == ("Anna", [table])
    assert [one["kind"] for one in kept["devices"]] == ["browser"]
