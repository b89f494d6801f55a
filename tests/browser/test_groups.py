"""A group's evening: five people, two of them on phones, over two tables, from founding it to its picture."""

from typing import Final

from playwright.sync_api import expect

from browser.people import DOOR, People, Person
from browser.test_axe import complaints
from browser.texts import text

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora", "Emil")
PNG: Final = b"\x89PNG\r\n\x1a\n"


def g(message: str) -> str:
    """What the page of a group says."""
    return text(message, apart="groups")


def sure(label: str) -> str:
    """The button that means it."""
    return f"{text('yes')}: {label}"


def founds(anna: Person, name: str) -> str:
    """Founds a group from the front page, with the keyboard; gives the link."""
    anna.open()
    anna.keys_to(anna.button(text("front-group-new")))
    anna.page.keyboard.press("Enter")
    anna.page.get_by_label(g("manage-name")).fill(name)
    anna.page.get_by_label(text("door-name")).fill(anna.name)
    anna.page.keyboard.press("Enter")
    anna.page.wait_for_url("**/g/*")
    return anna.page.url.removeprefix(anna.url)


def joins(guest: Person, link: str) -> None:
    """Comes by the link, says a name and belongs to the group."""
    guest.open(link)
    guest.page.get_by_label(text("door-name")).fill(guest.name)
    guest.press(guest.page.locator(DOOR))
    guest.button(g("group-tonight")).wait_for()


def test_five_people_found_a_group_and_play_the_same_cards_at_two_tables(people: People) -> None:
    anna, ben, cleo, dora, emil = everybody = [
        people(name, size="phone" if name in ("Cleo", "Emil") else "desktop") for name in NAMES
    ]
    link = founds(anna, "Our Thursday round")
    # As long as she is alone, the next step is to invite somebody.
    expect(anna.page.get_by_role("heading").nth(1)).to_have_text(g("group-invite-title"))
    expect(anna.button(g("group-tonight"))).to_have_count(0)
    for guest in (ben, cleo, dora, emil):
        joins(guest, link)
    assert complaints(anna.page) == complaints(emil.page) == []

    # They agree on a day; it stands on the front page, and the file for calendars has the link.
    anna.press(anna.button(g("group-plan")))
    anna.press(anna.button(g("plan-save")))
    calendar = anna.page.get_by_role("link", name=g("group-calendar"))
    with anna.page.expect_download() as file:
        anna.press(calendar)
    assert link in file.value.path().read_text(encoding="utf-8").replace("\n ", "")

    # They say who comes.
    for person, answer in ((anna, "group-i-come"), (cleo, "group-i-cannot")):
        person.page.reload()
        person.press(person.button(g(answer)))
        expect(person.page.get_by_role("button", name=g(answer), exact=True)).to_have_attribute("aria-pressed", "true")
    expect(cleo.page.locator(".plate")).to_contain_text("1 is coming")
    expect(cleo.page.locator("li", has_text="Cleo")).to_contain_text(g("group-comes-not"))

    # One button for everybody who is here.
    anna.page.reload()
    anna.press(anna.button(g("group-tonight")))
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(5)
    assert complaints(anna.page) == []
    anna.press(dialog.get_by_text("Diabolo", exact=True))
    anna.press(dialog.locator("summary"))
    anna.press(dialog.locator("details label").filter(has_text=text("option-length-single", game="diabolo")))
    anna.press(dialog.get_by_text(g("tonight-same-tables"), exact=True))
    anna.press(dialog.get_by_role("button", name="Open tables for 5 people"))
    anna.page.wait_for_url("**/t/*")
    for guest in (ben, cleo, dora, emil):
        guest.press(guest.button(g("group-to-table")))
    # When all are at their tables, the matches begin without another word.
    for person in everybody:
        person.until(lambda person=person: bool(person.traffic.of("view")), "the cards")  # type: ignore[misc]
    tables = {person.table["table"] for person in everybody}
    assert len(tables) == 2
    assert {len(person.table["seats"]) for person in everybody} == {3}
    for person in everybody:
        person.choose(text("menu-substitute"))
    for person in everybody:
        person.until(lambda person=person: person.is_over, "the end", 90)  # type: ignore[misc]

    # The evening, the ladder, and its picture.
    ben.see_the_end()
    ben.press(ben.page.get_by_role("link", name=text("group-back")))
    ben.page.wait_for_url(f"**{link}")
    evening = ben.page.locator("section", has=ben.page.get_by_role("heading", name=g("group-evening"), exact=True))
    expect(evening.get_by_role("rowheader")).to_have_count(5)
    expect(evening.get_by_role("columnheader", name=g("ladder-same"))).to_be_visible()
    expect(evening.get_by_role("columnheader", name=g("ladder-ratio"))).to_have_count(0)
    ben.press(evening.get_by_text(g("group-duels"), exact=True))
    expect(evening.locator("details li")).not_to_have_count(0)
    with ben.page.expect_download() as picture:
        ben.press(evening.get_by_role("button", name=g("group-share")))
    assert picture.value.path().read_bytes().startswith(PNG)
    assert complaints(ben.page) == []

    # The founder removes somebody; somebody else leaves.
    anna.open(link)
    anna.press(anna.button(g("group-settings")))
    anna.press(anna.button(f"{g('manage-remove')}: Emil"))
    anna.press(anna.button(sure(g("manage-remove"))))
    anna.button(f"{g('manage-remove')}: Emil").wait_for(state="detached")
    emil.open(link)
    expect(emil.page.locator(DOOR)).to_be_visible()
    dora.open(link)
    dora.press(dora.button(g("group-settings")))
    dora.press(dora.button(g("manage-leave")))
    dora.press(dora.button(sure(g("manage-leave"))))
    dora.page.wait_for_url(f"{dora.url}/")
    anna.page.keyboard.press("Escape")
    # Her matches stay with those who played them; her name is gone from the members and the ladder.
    expect(anna.page.locator("main .who b")).to_have_count(3)
    expect(anna.page.locator("main table").get_by_text("Dora")).to_have_count(0)


def test_back_leads_past_a_link_that_was_replaced(people: People) -> None:
    anna = people("Anna", size="phone")
    link = founds(anna, "Our Thursday round")
    anna.press(anna.button(g("group-settings")))
    anna.press(anna.button(g("manage-new-link")))
    anna.press(anna.button(sure(g("manage-new-link"))))
    anna.page.wait_for_url(lambda url: not url.endswith(link))
    expect(anna.page.get_by_role("heading", name=g("group-invite-title"))).to_be_visible()
    anna.page.go_back()
    anna.button(text("front-group-new")).wait_for()
