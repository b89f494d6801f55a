"""A whole evening in one piece: four people in four browsers, two of them on phones.

One opens a table, two come by its link, a bot takes the fourth seat, and a late guest takes that from the bot.
Somebody's line breaks in the middle. They play to the end, and once more.
"""

import random
import re

from playwright.sync_api import expect

from browser.people import DOOR, People, Person, play_out
from browser.texts import text

GAME = {"seats": 4, "options": {"length": "single"}, "bot_seconds": 0.2}


def joins(guest: Person, table: str, name: str) -> None:
    """Comes by the link, says a name and sits down."""
    guest.open(f"/t/{table}")
    guest.page.get_by_label(text("door-name")).fill(name)
    guest.press(guest.page.locator(DOOR))
    guest.until(lambda: any(seat["mine"] for seat in guest.table["seats"]), "a seat")


def test_four_people_a_late_guest_a_broken_line_and_a_rematch(people: People) -> None:
    rng = random.Random(8)
    ada, ben, cleo, dora = people("Ada"), people(size="phone"), people(size="phone"), people()
    table = ada.open_table("diabolo", **GAME)
    joins(ben, table, "Ben")
    joins(cleo, table, "Cleo")
    ada.start()
    for person in (ada, ben, cleo):
        person.until(lambda person=person: bool(person.traffic.of("view")), "the cards")  # type: ignore[misc]

    # Somebody says something, and a phone shows it.
    ada.page.get_by_role("textbox", name=text("chat-say")).fill("Good evening!")
    ada.page.keyboard.press("Enter")
    expect(ben.page.locator("body")).to_contain_text("Good evening!")

    play_out([ada, ben, cleo], rng, 3)
    # A late guest takes the bot's seat.
    dora.open(f"/t/{table}")
    dialog = dora.page.get_by_role("dialog", name=text("late-title"))
    dora.press(dialog.get_by_role("button", name=re.compile("Take .*seat")).first)
    dora.page.get_by_label(text("door-name")).fill("Dora")
    dora.page.keyboard.press("Enter")
    dora.page.locator(".hand button").first.wait_for()
    ada.until(lambda: [seat["bot"] for seat in ada.table["seats"]] == [None] * 4, "a table of people")
    everybody = [ada, ben, cleo, dora]
    play_out(everybody, rng, 4)

    # Cleo's phone loses the network: the page says so by itself, and goes on where it was.
    cleo.expected.append(re.compile("ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket"))
    cleo.context.set_offline(True)
    expect(cleo.page.locator("body")).to_contain_text(text("connection-lost"), timeout=10_000)
    cleo.context.set_offline(False)
    expect(cleo.page.locator(".bar .where")).not_to_have_text(text("connection-lost"), timeout=20_000)

    play_out(everybody, rng)
    assert all(person.is_over for person in everybody)
    record = ada.page.request.get(f"{ada.url}/api/tables/{table}/record").json()
    assert sorted(record["players"]) == ["Ada", "Ben", "Cleo", "bot:regular"], "who sat there at the beginning"
    assert [player for _, _, player in record["seats_taken"]] == ["Dora"]
    assert record["points"]

    # The last move stands until somebody goes on; then one more match, if all agree.
    for person in everybody:
        person.see_the_end()
    ada.press(ada.button(text("rematch")))
    for person in (ben, cleo, dora):
        person.press(person.button(text("agree")))
    for person in everybody:
        person.page.wait_for_url(lambda url: table not in url)
        person.until(lambda person=person: not person.is_over, "the next match")  # type: ignore[misc]
    play_out(everybody, rng, 2)
