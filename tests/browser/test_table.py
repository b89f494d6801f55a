"""At the table: alone, as a watcher, after a break, back and forth, again, and with the keyboard alone."""

import random
import re

import pytest
from house import Server
from playwright.sync_api import expect

from browser.people import DOOR, LIT, MY_TURN, TARGETS, People, Person, Size, play_out, record_of
from browser.texts import pattern, text
from scale import scaled
from stammtisch.core.verify import verify

BY_KEYS = [
    ("diabolo", ["3 players", text("option-length-single", game="diabolo")]),
    ("sep", ["Alone"]),
    ("sequence", ["2 players"]),
    ("seven-seals", ["3 players", text("option-length-single", game="seven_seals")]),
][: scaled(quick=1, normal=1, full=4)]
WORDS = scaled(quick=4, normal=5, full=40)
WITHHOLDS = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (frame) { if (!frame.includes('"do":"reveal"')) send.call(this, frame); };
"""
"""A device that binds itself to a number and never shows it."""
LOST = [re.compile("ERR_CONNECTION_REFUSED|WebSocket connection to|Failed to load resource")]


def two_at(people: People, game: str = "sep", **settings: object) -> tuple[Person, Person, str]:
    """Two people in the middle of a match."""
    anna, ben = people("Anna"), people("Ben", size="phone")
    table = anna.open_table(game, **settings)
    ben.sit(table)
    anna.start()
    for person in (anna, ben):
        person.until(lambda who=person: bool(who.traffic.of("view")), "the deal")  # type: ignore[misc]
    return anna, ben, table


def test_one_click_on_the_front_page_starts_a_game_against_bots(people: People) -> None:
    anna = people().open()
    anna.press(anna.button(f"{text('lid-now')}: Seven Seals"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    expect(anna.page.locator(".hand button")).to_have_count(len(anna.view["places"][f"hand {anna.view['seat']}"]))
    # Lots decide where everybody sits.
    assert sorted(seat["bot"] or "" for seat in anna.table["seats"]) == ["", "novice", "novice", "novice"]


def test_a_table_for_friends_is_opened_shared_and_filled(people: People) -> None:
    anna, ben = people("Anna").open(), people("Ben", size="phone")
    anna.page.get_by_text(text("how-friends"), exact=True).click()
    anna.press(anna.button(f"{text('lid-friends')}: Seven Seals"))
    anna.page.get_by_text("3 players", exact=True).click()
    anna.press(anna.button(text("new-open-table")))
    link = anna.page.get_by_role("textbox", name=re.compile("Link")).or_(anna.page.locator("input[readonly]")).first
    address = link.input_value()
    assert address.startswith(f"{anna.url}/t/")
    assert anna.page.get_by_role("img", name=text("waiting-qr")).is_visible()
    ben.open(address.removeprefix(anna.url))
    ben.page.get_by_label(text("door-name")).fill("Ben")
    ben.press(ben.page.locator(DOOR))
    anna.until(lambda: sum(seat["person"] for seat in anna.table["seats"]) == 2, "the friend")
    anna.start()
    for person in (anna, ben):
        person.page.locator(".hand button").first.wait_for()


def test_somebody_alone_plays_sep_to_its_end(people: People, server: Server) -> None:
    anna = people("Anna", size="phone")
    table = anna.open_table("sep", seats=1)
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    play_out([anna], random.Random(2))
    verify(record_of(server.url, table))
    anna.see_the_end()
    expect(
        anna.page.get_by_role("heading", name=re.compile(f"^{text('end-you-win')}$|^{text('end-solo-lost')}$"))
    ).to_be_visible()


def test_a_watcher_sees_the_game_and_can_touch_nothing(people: People) -> None:
    anna, ben, _ = two_at(people, "seven-seals", seats=3, options={"length": "single"})
    watcher = people(size="phone").open(f"/t/{anna.table['table']}")
    watcher.until(lambda: bool(watcher.traffic.of("view")), "the table")
    play_out([anna, ben], random.Random(3), WORDS)
    watcher.until(lambda: watcher.view["at"] >= anna.view["at"], "what the players see")
    assert {view["seat"] for view in watcher.traffic.of("view")} == {None}
    assert {word for view in watcher.traffic.of("view") for word in view["legal"]} == set()
    assert watcher.page.locator(".hand button").count() == 0
    anna.until(lambda: anna.table["watching"] == 1, "the watcher")


def test_play_goes_on_by_itself_after_the_server_was_killed(people: People, mortal: Server) -> None:
    anna, ben = people("Anna", url=mortal.url), people("Ben", url=mortal.url)
    for person in (anna, ben):
        person.expected += LOST
    table = anna.open_table("seven-seals", seats=3, options={"length": "single"})
    ben.sit(table)
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    play_out([anna, ben], random.Random(4), WORDS)
    words = anna.traffic.words + ben.traffic.words
    anna.page.get_by_role("textbox", name=text("chat-say")).fill("What a hand")
    mortal.kill()
    expect(anna.page.get_by_text(text("connection-lost")).filter(visible=True).first).to_be_visible()
    mortal.start()
    expect(anna.page.get_by_text(text("connection-lost")).filter(visible=True).first).not_to_be_visible()
    expect(anna.page.get_by_role("textbox", name=text("chat-say"))).to_have_value("What a hand")
    for person in (anna, ben):
        person.page.locator(".app:not(.off)").wait_for()
    play_out([anna, ben], random.Random(5), WORDS)
    assert len(anna.traffic.words + ben.traffic.words) == len(words) + WORDS
    assert anna.view["at"] >= len(words) + WORDS


def test_a_word_is_taken_back_when_the_other_agrees(people: People) -> None:
    anna, ben, _ = two_at(people)
    play_out([anna, ben], random.Random(6), 3)
    newest = max((anna, ben), key=lambda person: int(person.view["at"]))
    anna.until(lambda: anna.view["at"] >= newest.view["at"], "the last word")
    before, views = anna.view, len(anna.traffic.of("view"))
    anna.choose(text("menu-takeback"))
    expect(ben.page.get_by_text(pattern("ask-takeback", name="Anna"))).to_be_visible()
    ben.press(ben.button(text("agree")))
    anna.until(lambda: len(anna.traffic.of("view")) > views and anna.is_up, "the turn again")
    assert anna.view["places"] != before["places"] or anna.view["legal"] != before["legal"]
    assert anna.move(random.Random(7))


def test_a_takeback_is_declined_calmly(people: People) -> None:
    anna, ben, _ = two_at(people)
    play_out([anna, ben], random.Random(6), 3)
    anna.choose(text("menu-takeback"))
    ben.press(ben.button(text("decline")))
    anna.until(lambda: anna.table["proposal"] is None, "the answer")
    expect(anna.page.get_by_text(pattern("news-declined")).filter(visible=True).first).to_be_visible()


def test_both_go_to_the_rematch_and_the_deal_can_be_checked(people: People, server: Server) -> None:
    anna, ben, table = two_at(people)
    play_out([anna, ben], random.Random(8), 4)
    ben.give_up()
    for person in (anna, ben):
        person.until(lambda who=person: who.table["status"] == "over", "the end")  # type: ignore[misc]
        person.press(person.button(text("check-deal")))
        expect(person.page.get_by_role("status").filter(has_text=text("proof-good"))).to_be_visible()
        findings = person.page.get_by_role("dialog").get_by_role("listitem")
        assert findings.count() == 8
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=text("close")))
    anna.press(anna.button(text("rematch")))
    expect(ben.page.get_by_text(pattern("ask-rematch", name="Anna"))).to_be_visible()
    ben.press(ben.button(text("agree")))
    for person in (anna, ben):
        person.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})[\w-]+$"))
        person.until(lambda who=person: not who.is_over and bool(who.view["holding_up"]), "the new deal")  # type: ignore[misc]
    assert anna.page.url == ben.page.url
    play_out([anna, ben], random.Random(9), 2)


def test_a_device_that_withholds_its_number_is_named_in_the_story_and_in_the_check(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    ben.context.add_init_script(WITHHOLDS)
    table = anna.open_table("sep")
    ben.sit(table)
    anna.start()
    for person, told in ((anna, pattern("deal-withheld", name="Ben")), (ben, text("deal-withheld-mine"))):
        person.until(lambda who=person: who.table["status"] == "running", "the second deal")  # type: ignore[misc]
        expect(person.page.locator("aside.rail").get_by_text(told)).to_be_visible()
    anna.page.reload()
    expect(anna.page.locator("aside.rail").get_by_text(pattern("deal-withheld", name="Ben"))).to_be_visible()
    ben.give_up()
    for person, findings in ((anna, 9), (ben, 9)):
        person.until(lambda who=person: who.table["status"] == "over", "the end")  # type: ignore[misc]
        person.press(person.button(text("check-deal")))
        expect(person.page.get_by_role("status").filter(has_text=text("proof-open"))).to_be_visible()
        expect(person.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(findings)
        expect(person.page.get_by_text(pattern("proof-void", number="1", seats="2"))).to_be_visible()


def test_a_finished_match_is_seen_again_through_anybodys_eyes(people: People, server: Server) -> None:
    anna, ben, table = two_at(people)
    play_out([anna, ben], random.Random(10), WORDS)
    anna.give_up()
    anna.press(anna.page.get_by_role("link", name=text("replay")))
    controls = anna.page.locator("footer.controls")
    position = controls.get_by_role("slider")
    controls.wait_for()
    expect(position).to_have_value("0")
    for step in (1, 2, 3):
        controls.get_by_role("button", name=text("replay-after")).click()
        expect(position).to_have_value(str(step))
    controls.get_by_role("button", name=text("replay-before")).click()
    expect(position).to_have_value("2")
    position.press("End")
    expect(position).to_have_value(str(WORDS))
    for eyes in ("Ben", text("replay-watcher"), text("replay-all-open")):
        controls.get_by_role("combobox").select_option(eyes)
        expect(position).to_have_value(str(WORDS))
    anna.page.wait_for_url(re.compile(rf"as=-3&step={WORDS}$"))
    dora = people(size="phone").open(f"/t/{table}/replay?as=1&step=2")
    expect(dora.page.get_by_role("slider")).to_have_value("2")
    expect(dora.page.get_by_role("combobox")).to_have_value("1")
    dora.page.get_by_role("button", name=text("replay-play"), exact=True).click()
    expect(dora.page.get_by_role("slider")).to_have_value(str(WORDS))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_cards_are_dragged_to_a_side_and_taps_work_as_before(people: People, size: Size) -> None:
    anna = people("Anna", size=size)
    anna.open_table("diabolo", seats=3)
    anna.start()
    for _ in range(2):
        anna.until(lambda: anna.is_up, "my turn")
        anna.page.locator(MY_TURN).first.wait_for()
        said = len(anna.traffic.words)
        anna.drag(LIT, TARGETS)
        anna.until(lambda said=said: len(anna.traffic.words) > said, "the dragged card")  # type: ignore[misc]
        anna.until(lambda: anna.is_up, "my turn")
        anna.page.locator(MY_TURN).first.wait_for()
        anna.press(anna.page.locator(LIT).first)
        expect(anna.page.locator(TARGETS).first).to_be_visible()
        anna.press(anna.page.locator(TARGETS).first)
        anna.until(lambda said=said: len(anna.traffic.words) > said + 1, "the tapped card")  # type: ignore[misc]


@pytest.mark.parametrize(("game", "choices"), BY_KEYS, ids=[game for game, _ in BY_KEYS])
def test_a_whole_game_is_played_with_the_keyboard_alone(
    people: People, server: Server, game: str, choices: list[str]
) -> None:
    """From the front page to the proof of the deal: nothing is clicked."""
    anna = people("Anna").open()
    keys = anna.page.keyboard
    anna.keys_to(f"a[href^='/new/{game}']")
    keys.press("Enter")
    for choice in choices:
        radio = anna.page.get_by_role("radio", name=choice, exact=True)
        anna.keys_to(anna.page.get_by_role("group").filter(has=radio).get_by_role("radio"))
        while not radio.is_checked():
            keys.press("ArrowRight")
    anna.keys_to("form button.go")
    keys.press("Enter")
    anna.until(lambda: anna.is_up or anna.is_over, "the cards")
    while not anna.is_over:
        anna.move_by_keys()
        anna.until(lambda: anna.is_up or anna.is_over, "my turn")
    verify(record_of(server.url, anna.table["table"]))
    anna.keys_to(anna.button(text("check-deal")))
    keys.press("Enter")
    expect(anna.page.get_by_text(text("proof-good"))).to_be_visible()
    keys.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.button(text("check-deal"))).to_be_focused()


def test_single_keys_are_listed_and_can_be_switched_off(people: People) -> None:
    anna = people("Anna").open()
    anna.press(anna.button(f"{text('lid-now')}: Seven Seals"))
    anna.page.locator(".hand button").first.wait_for()
    panel = anna.page.get_by_role("dialog")
    anna.page.keyboard.press("?")
    expect(panel.get_by_role("heading", name=text("keys"))).to_be_visible()
    for label in ("score", "rules", "chat", "keys"):
        expect(panel.get_by_role("definition").filter(has_text=re.compile(f"^{text(label)}$"))).to_be_visible()
    panel.get_by_role("switch", name=text("settings-keys")).uncheck()
    anna.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    for key in ("r", "s", "c", "u", "h", "l", "?"):
        anna.page.keyboard.press(key)
    expect(panel).to_have_count(0)
    expect(anna.page.locator("[aria-keyshortcuts]")).to_have_count(0)
    assert not anna.page.evaluate("document.activeElement instanceof HTMLInputElement"), "c leads to the chat"
    anna.page.reload()
    anna.page.locator(".hand button").first.wait_for()
    anna.page.keyboard.press("r")
    expect(panel).to_have_count(0)
    anna.choose(text("keys"))
    panel.get_by_role("switch", name=text("settings-keys")).check()
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("r")
    expect(panel.get_by_role("heading", name=text("rules")).first).to_be_visible()
