"""What is around the games: sheets and the browser's Back, chat and spectators, keys, and the second tap."""

from typing import Final

from playwright.sync_api import expect

from browser.past import address
from browser.people import IMPATIENT, MY_TURN, People, Person
from browser.pictures import Gallery
from scale import scaled

OPEN: Final = "dialog[open]"
DOT: Final = ".tool .dot"
BADGES: Final = "kbd"
WORDS: Final = scaled(4, 4, 8)
"""Of SEP alone: each turn takes a card and puts one somewhere."""


def at_a_table_of_two(people: People, size: str = "phone") -> tuple[Person, Person, str]:
    """Anna, on a phone, and Ben begin a match of Sequence."""
    anna, ben = people("Anna", size=size), people("Ben")
    table = anna.open_table("sequence", seats=2)
    ben.sit(table)
    anna.start()
    for person in (anna, ben):
        person.page.locator("main.table").wait_for()
        person.page.keyboard.press(IMPATIENT)
    return anna, ben, table


def say(person: Person, words: str) -> None:
    """Says something in the chat beside the table."""
    person.page.locator(".rail .chat input").fill(words)
    person.page.keyboard.press("Enter")


def test_back_closes_the_sheet_before_it_leaves_the_table(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size="phone"))
    anna.open("/")
    anna.open(address("sequence-board"))
    anna.page.locator(MY_TURN).first.wait_for()
    anna.press(anna.button(anna.says("chat")))
    anna.page.locator(OPEN).wait_for()
    anna.page.go_back()
    anna.page.locator(OPEN).wait_for(state="detached")
    # From the menu to the settings, back to the menu, back to the table.
    anna.choose(anna.says("settings"))
    expect(anna.page.locator(f"{OPEN} h2").first).to_have_text(anna.says("settings"))
    anna.page.go_back()
    expect(anna.page.locator(f"{OPEN} h2").first).to_have_text(anna.says("menu"))
    expect(anna.page.locator(f"{OPEN} [data-entry=settings]")).to_be_focused()
    anna.page.go_back()
    anna.page.locator(OPEN).wait_for(state="detached")
    # A sheet that was closed by hand leaves nothing behind in the history.
    anna.press(anna.button(anna.says("menu")))
    anna.page.keyboard.press("Escape")
    anna.page.locator(OPEN).wait_for(state="detached")
    expect(anna.button(anna.says("menu"))).to_be_focused()
    assert anna.page.url.endswith(address("sequence-board"))
    anna.page.go_back()
    anna.page.locator(".lid").first.wait_for()


def test_leaving_from_a_sheet_and_coming_back_shows_the_table_without_it(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("sequence-board"))
    anna.page.locator(MY_TURN).first.wait_for()
    anna.choose(anna.says("home"))
    anna.page.locator(".lid").first.wait_for()
    anna.page.go_back()
    anna.page.locator(MY_TURN).first.wait_for()
    assert anna.page.locator(OPEN).count() == 0


def test_the_first_message_shows_itself_and_stays_unread_over_a_reload(people: People) -> None:
    anna, ben, table = at_a_table_of_two(people)
    say(ben, "Good luck!")
    preview = anna.page.locator(".preview")
    expect(preview).to_contain_text("Good luck!")
    expect(preview).to_contain_text("Ben")
    expect(anna.page.locator(DOT)).to_be_visible()
    anna.open(f"/t/{table}")
    expect(anna.page.locator(DOT)).to_be_visible()
    anna.press(anna.page.get_by_role("button", name=anna.says("chat")).first)
    expect(anna.page.locator(f"{OPEN} .lines")).to_contain_text("Good luck!")
    anna.open(f"/t/{table}")
    anna.page.locator("main.table").wait_for()
    expect(anna.page.locator(DOT)).to_have_count(0)


def test_a_message_can_be_opened_from_its_preview(people: People) -> None:
    anna, ben, _ = at_a_table_of_two(people)
    say(ben, "Your turn, I think")
    anna.press(anna.page.locator(".preview"))
    expect(anna.page.locator(f"{OPEN} .lines")).to_contain_text("Your turn, I think")
    expect(anna.page.locator(".preview")).to_have_count(0)
    expect(anna.page.locator(DOT)).to_have_count(0)


def test_a_reaction_appears_at_the_person_with_the_name(people: People) -> None:
    anna, ben, _ = at_a_table_of_two(people)
    ben.press(ben.page.locator(".rail .gestures button").first)
    bubble = anna.page.locator(".bubble")
    expect(bubble).to_contain_text("Ben")
    plate = anna.page.locator(f"[data-seat='{ben.my_seat}']").first.bounding_box()
    there = bubble.bounding_box()
    assert plate
    assert there
    assert plate["y"] < there["y"] < plate["y"] + plate["height"] + 40
    assert there["x"] < plate["x"] + plate["width"]
    assert plate["x"] < there["x"] + there["width"]


def test_players_see_who_watches_and_spectators_know_who_reads_them(people: People) -> None:
    anna, ben, table = at_a_table_of_two(people, "desktop")
    oma = people("Oma")
    headers = {"Origin": oma.url}
    assert oma.page.request.post(f"{oma.url}/api/me", data={"name": "Oma"}, headers=headers).ok
    oma.open(f"/t/{table}")
    oma.page.locator("main.table").wait_for()
    expect(anna.page.get_by_role("button", name="Oma is watching")).to_be_visible()
    expect(oma.page.locator(".rail .chat .note")).to_contain_text(oma.says("chat-watchers-note"))
    say(oma, "What a hand!")
    expect(oma.page.locator(".rail .lines")).to_contain_text("What a hand!")
    expect(oma.page.locator(".rail .lines .tag")).to_have_text(oma.says("chat-watchers"))
    say(anna, "Hello, everybody")
    expect(oma.page.locator(".rail .lines")).to_contain_text("Hello, everybody")
    expect(ben.page.locator(".rail .lines")).not_to_contain_text("What a hand!")


def test_keys_choose_cards_and_places(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("seven-seals-trick"))
    anna.page.locator(MY_TURN).first.wait_for()
    anna.page.keyboard.press(IMPATIENT)
    anna.page.keyboard.press("2")
    second = anna.page.locator(".hand .yes").nth(1)
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(anna.page.locator(".prompt .say")).to_contain_text(anna.says("again-keys"))
    expect(anna.page.locator(BADGES).first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(second).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("?")
    expect(anna.page.locator(OPEN)).to_contain_text(anna.says("keys-choose"))


def by_numbers(person: Person) -> None:
    """Says a word: the first choice, and where that is a card that fits nowhere, the last."""
    said = len(person.traffic.words)
    key = "1"
    for _ in range(6):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(500)
        if len(person.traffic.words) > said:
            return
        key = person.page.locator(BADGES).last.inner_text().lower()
    raise AssertionError("no number says a word")


def test_a_turn_takes_two_keys_at_most(people: People) -> None:
    """It took some fourteen by Tab and arrows (110 for eight words) before numbers chose."""
    counts = {}
    for way in ("tab", "numbers"):
        anna = people("Anna")
        anna.open_table("sep", seats=1)
        anna.start()
        anna.page.locator(MY_TURN).first.wait_for()
        anna.page.keyboard.press(IMPATIENT)
        anna.page.evaluate("window.pressed = 0; addEventListener('keydown', () => window.pressed++, true)")
        for _ in range(WORDS):
            by_numbers(anna) if way == "numbers" else anna.move_by_keys()
            anna.page.wait_for_timeout(400)
        counts[way] = int(anna.page.evaluate("window.pressed"))
    assert counts["numbers"] <= min(2 * WORDS, counts["tab"]), counts


def test_one_tap_is_enough_for_those_who_want_it(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.open_table("seven-seals", seats=3)
    anna.start()
    anna.page.locator(MY_TURN).first.wait_for()
    anna.page.keyboard.press(IMPATIENT)
    anna.press(anna.page.locator(".prompt .lamp"))
    anna.until(lambda: anna.is_up and bool(anna.view["legal"]) and anna.view["facts"]["phase"] == "playing", "a trick")
    anna.page.keyboard.press(IMPATIENT)
    card = anna.page.locator(".hand .yes").first
    anna.press(card)
    expect(anna.page.locator(".prompt .say")).to_contain_text(anna.says("again-touch"))
    said = len(anna.traffic.words)
    anna.choose(anna.says("settings"))
    anna.press(anna.page.get_by_role("switch", name=anna.says("settings-one-tap")))
    anna.page.keyboard.press("Escape")
    anna.page.locator(OPEN).wait_for(state="detached")
    anna.press(anna.page.locator(".hand .yes").nth(1))
    anna.until(lambda: len(anna.traffic.words) > said, "the card of one tap")
