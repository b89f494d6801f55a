"""A tournament from opening it to its end: four people, two of them on phones, at tables of two."""

import random
import re
from typing import Final

from playwright.sync_api import expect

from browser.people import DOOR, People, Person, play_out
from browser.test_axe import complaints
from browser.texts import text

NAMES: Final = ("Anna", "Ben", "Cleo", "Dora")


def e(message: str) -> str:
    """What the pages of an event say."""
    return text(message, apart="events")


def opens(host: Person, name: str) -> str:
    """Opens a tournament of SEP from the front page, with the keyboard where that is shorter; gives the link."""
    host.open()
    host.press(host.page.get_by_role("link", name=text("front-event-new")))
    host.page.get_by_label(e("new-event-name")).fill(name)
    host.page.get_by_label(text("door-name")).fill(host.name)
    host.press(host.page.get_by_text(text("title", game="sep"), exact=True))
    host.press(host.page.get_by_text(text("new-more"), exact=True))
    host.press(host.page.get_by_text(e("event-form-all"), exact=True))
    host.press(host.page.get_by_text(e("new-event-between-host"), exact=True))
    assert complaints(host.page) == []
    host.keys_to(host.button(e("new-event-open")))
    host.page.keyboard.press("Enter")
    host.page.wait_for_url("**/e/*")
    return host.page.url.removeprefix(host.url)


def enters(guest: Person, link: str) -> None:
    """Comes by the link, says a name and takes part."""
    guest.open(link)
    guest.page.get_by_label(text("door-name")).fill(guest.name)
    guest.press(guest.page.locator(DOOR))
    guest.page.locator(DOOR).wait_for(state="detached")


def goes_to_the_table(person: Person) -> None:
    """Is told that the table is ready, and goes there."""
    person.press(person.page.locator(".plate a.lamp"))
    person.page.wait_for_url("**/t/*")
    person.until(lambda: bool(person.traffic.of("view")), "the cards")


def goes_back(person: Person) -> None:
    """Has seen the end, and goes back to the tournament."""
    person.press(person.page.locator(".acts").get_by_role("link", name=text("event-back")))
    person.page.wait_for_url("**/e/*")


def test_a_tournament_is_opened_played_and_won(people: People) -> None:
    anna, ben, cleo, dora = everybody = [
        people(name, size="phone" if name in ("Cleo", "Dora") else "desktop") for name in NAMES
    ]
    link = opens(anna, "Friday Cup")
    for guest in (ben, cleo):
        enters(guest, link)
    expect(anna.page.get_by_role("heading", name="3 players so far")).to_be_visible()
    assert complaints(anna.page) == complaints(cleo.page) == []

    # The first round begins: two meet, the third one plays a bot, and a fourth comes late.
    anna.press(anna.button(e("event-start")))
    enters(dora, link)
    expect(dora.page.locator(".plate")).to_contain_text("2 tables are still playing")
    assert complaints(dora.page) == []
    for person in (anna, ben, cleo):
        goes_to_the_table(person)
        expect(person.page.locator("header .where")).to_contain_text("Tournament round 1")
    for person in (anna, ben, cleo):
        person.page.wait_for_timeout(300)  # who wins because the other one gave up sees the end at once
        if not person.is_over:
            person.give_up()
        person.until(lambda person=person: person.is_over, "the end")  # type: ignore[misc]
    assert complaints(cleo.page) == []
    for person in (anna, ben, cleo):
        goes_back(person)
    expect(anna.page.get_by_role("heading", name=e("event-standings"))).to_be_visible()

    # The host pauses and goes on. Whoever waits at the page is told where their table is.
    anna.press(anna.button(e("event-pause")))
    expect(anna.page.locator(".plate")).to_contain_text(e("event-paused"))
    anna.press(anna.button(e("event-resume")))
    anna.press(anna.button(e("event-next-now")))
    for person in everybody:
        expect(person.page.get_by_role("status").filter(has_text=e("event-ready"))).to_have_count(1)

    # Two never come to their table: the host lets it count one half, and goes on.
    goes_to_the_table(anna)
    anna.give_up()
    goes_back(anna)
    still = anna.page.locator("li", has=anna.button(f"{e('event-half')}: Table 1")).or_(
        anna.page.locator("li", has=anna.button(f"{e('event-half')}: Table 2"))
    )
    anna.press(still.last.get_by_role("button", name=e("event-half")))
    anna.press(anna.button(f"{text('yes')}: {e('event-half')}"))
    expect(anna.page.locator(".tag", has_text=e("event-is-decided"))).to_be_visible()
    assert complaints(anna.page) == []

    # It is ended; everybody sees who has won, and the results can be saved.
    anna.press(anna.button(e("event-settings")))
    assert complaints(anna.page) == []
    anna.press(anna.button(e("event-end")))
    anna.press(anna.button(f"{text('yes')}: {e('event-end')}"))
    anna.page.keyboard.press("Escape")
    expect(ben.page.locator(".plate")).to_contain_text("win")
    # What is over is not asked for any more.
    asked: list[str] = []
    ben.page.on("request", lambda request: asked.append(request.url) if "/api/events/" in request.url else None)
    ben.page.wait_for_timeout(5000)
    assert asked == []
    ben.press(ben.page.get_by_text(e("event-how"), exact=True))
    with ben.page.expect_download() as file:
        ben.press(ben.page.get_by_role("link", name=e("event-save-csv")))
    assert "Cleo" in file.value.path().read_text(encoding="utf-8")
    assert complaints(ben.page) == complaints(dora.page) == []
    ben.open()
    expect(ben.page.get_by_role("link", name="Friday Cup")).to_be_visible()


def test_a_host_who_does_not_play_is_not_invited_and_a_form_says_what_is_missing(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.open("/e")
    name = anna.page.get_by_label(e("new-event-name"))
    # The way on is in sight, and leads to what is still to be filled in.
    expect(anna.button(e("new-event-open"))).to_be_in_viewport()
    anna.press(anna.button(e("new-event-open")))
    expect(name).to_be_focused()
    name.fill("Friday Cup")
    anna.press(anna.button(e("new-event-open")))
    expect(anna.page.get_by_label(text("door-name"))).to_be_focused()
    anna.page.get_by_label(text("door-name")).fill(anna.name)
    anna.press(anna.page.get_by_text(text("new-more"), exact=True))
    bots = anna.page.get_by_label(e("new-event-bots"))
    bots.fill("")
    anna.press(anna.button(e("new-event-open")))
    expect(bots).to_be_focused()
    bots.fill("3")
    anna.press(anna.page.get_by_text(e("new-event-play"), exact=True))
    anna.press(anna.button(e("new-event-open")))
    anna.page.wait_for_url("**/e/*")
    # Who hosts is not greeted as a guest, and may still take part.
    anna.button(e("event-start")).wait_for()
    expect(anna.page.locator(DOOR)).to_have_count(0)
    assert complaints(anna.page) == []
    anna.press(anna.button(e("event-enter")))
    expect(anna.page.get_by_role("heading", name="4 players so far")).to_be_visible()
    expect(anna.button(e("event-enter"))).to_have_count(0)


def test_a_tournament_that_is_played_to_its_end_ends_by_itself(people: People) -> None:
    anna, ben = people("Anna"), people("Ben", size="phone")
    link = opens(anna, "Short Cup")
    enters(ben, link)
    anna.press(anna.button(e("event-start")))
    for person in (anna, ben):
        goes_to_the_table(person)
    play_out([anna, ben], random.Random(5))
    for person in (anna, ben):
        person.see_the_end()
        goes_back(person)
        # Nobody has ended it: everybody has met everybody.
        expect(person.page.locator(".plate")).to_contain_text(re.compile("wins?"))
        expect(person.page.get_by_role("heading", name="Round 1")).to_be_visible()
        expect(person.page.get_by_role("link", name=e("event-replay"))).to_be_visible()
    assert complaints(anna.page) == complaints(ben.page) == []
