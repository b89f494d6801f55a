"""Arriving: an invitation asks one thing, late guests take a bot's seat, and the front page leads everywhere."""

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import DOOR, People, Person, Size, play_out
from browser.texts import pattern, text

REFUSED = re.compile("status of 4")
SMALL_PHONES = [{"width": 390, "height": 844}, {"width": 360, "height": 640}]


def heard_politely(person: Person) -> Locator:
    """What a screen reader is told."""
    return person.page.locator("p[aria-live=polite]")


def field(person: Person) -> Locator:
    return person.page.get_by_label(text("door-name"))


def seated(person: Person) -> list[str | None]:
    return [seat["name"] for seat in person.table["seats"]]


def fits(control: Locator) -> bool:
    """Whether all of it is seen without scrolling."""
    return bool(
        control.evaluate(
            "(it) => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; }"
        )
    )


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_an_invitation_asks_for_a_name_and_seats_its_guest(people: People, size: Size) -> None:
    anna, ben = people("Anna"), people(size=size)
    ben.expected.append(REFUSED)
    table = anna.open_table("sequence", seats=3)
    ben.open(f"/t/{table}")
    expect(ben.page.get_by_role("heading", name=pattern("door-invites", host="Anna", game="Sequence"))).to_be_visible()
    expect(field(ben)).to_be_focused()
    ben.press(ben.page.locator(DOOR))
    expect(field(ben)).to_be_focused()
    field(ben).fill("Bot 3")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_have_text(text("refused-reserved-name"))
    field(ben).fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(ben.button(f"{text('waiting-stand')}: Ben")).to_be_visible()
    anna.until(lambda: seated(anna) == ["Anna", "Ben", None], "Ben")
    expect(heard_politely(anna)).to_have_text("Ben sits down.")


def test_somebody_with_a_name_sits_down_with_one_tap_or_takes_another_name(people: People) -> None:
    anna, ben, cleo = people("Anna"), people("Ben"), people("Cleo", size="phone")
    table = anna.open_table("sequence", seats=3)
    ben.sit(table)
    for person in (cleo,):
        headers = {"Origin": person.url}
        assert person.page.request.post(f"{person.url}/api/me", data={"name": "Cleo"}, headers=headers).ok
    cleo.open(f"/t/{table}")
    expect(cleo.page.locator(DOOR)).to_have_text(re.compile("Cleo"))
    cleo.press(cleo.button(text("door-other-name")))
    field(cleo).fill("Cleopatra")
    cleo.page.keyboard.press("Enter")
    anna.until(lambda: seated(anna) == ["Anna", "Ben", "Cleopatra"], "all")


def test_who_only_looks_in_sees_the_waiting_room_and_may_sit_down_there(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = anna.open_table("sequence", seats=4, pace={"kind": "days", "move": 3, "reserve": 0}, takebacks=False)
    ben.open(f"/t/{table}")
    ben.press(ben.button(text("door-look")))
    room = ben.page.locator("main")
    expect(room).to_contain_text("3 days a move")
    expect(room.get_by_role("listitem").first).to_contain_text(text("waiting-is-host"))
    expect(room.get_by_role("listitem").first.locator(".team")).to_have_attribute("title", "Team 1")
    ben.press(ben.button(text("rules")))
    expect(ben.page.get_by_role("dialog", name=text("rules"))).to_be_visible()
    ben.page.keyboard.press("Escape")
    ben.press(ben.button(text("waiting-sit")).first)
    anna.until(lambda: seated(anna)[1] is not None, "Ben")
    room.get_by_role("textbox", name=text("chat-say")).fill("Hello!")
    ben.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("log")).to_contain_text("Hello!")


def test_a_guest_who_is_removed_is_told_and_the_others_hear_who_it_was(people: People) -> None:
    anna, ben, cleo = people("Anna"), people("Ben", size="phone"), people("Cleo")
    table = anna.open_table("sequence", seats=3)
    ben.sit(table)
    cleo.sit(table)
    anna.press(anna.button(f"{text('waiting-clear')}: Ben"))
    expect(ben.page.get_by_role("alert")).to_have_text(text("waiting-removed"))
    expect(heard_politely(cleo)).to_have_text("Ben was removed from the seat.")
    cleo.press(cleo.button(re.compile(text("waiting-stand"))))
    expect(heard_politely(anna)).to_have_text("Cleo stands up.")


@pytest.mark.parametrize(("size", "game"), [("desktop", "seven-seals"), ("phone", "sequence")])
def test_a_late_guest_takes_a_bots_seat_and_sees_that_hand_alone(people: People, size: Size, game: str) -> None:
    anna, oma = people("Anna"), people(size=size)
    table = anna.open_table(game, seats=3)
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    oma.open(f"/t/{table}")
    dialog = oma.page.get_by_role("dialog", name=text("late-title"))
    expect(dialog.get_by_role("listitem")).to_have_count(2)
    oma.press(dialog.get_by_role("button", name=re.compile("Take .*seat")).first)
    field(oma).fill("Oma")
    oma.page.keyboard.press("Enter")
    oma.page.locator(".hand button").first.wait_for()
    expect(dialog).not_to_be_visible()
    anna.until(lambda: "Oma" in seated(anna), "Oma")
    expect(
        anna.page.locator(".story, .sheet").filter(has_text="Oma joins and takes over from a bot.").first
    ).to_be_visible()
    assert {view["seat"] for view in oma.traffic.of("view")} == {None, oma.my_seat}
    play_out([anna, oma], random.Random(5), 4)


def test_who_just_watches_may_change_their_mind_and_no_late_guest_comes_where_none_is_wanted(people: People) -> None:
    anna, ben, oma = people("Anna"), people("Ben"), people("Oma", size="phone")
    for late in (True, False):
        table = anna.open_table("sep", seats=2, late=late)
        anna.start()
        anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
        oma.open(f"/t/{table}")
        oma.page.locator("main.table").wait_for()
        expect(oma.page.locator(".bar .where")).to_contain_text(text("late-title"))
        if late:
            oma.press(oma.button(text("late-watch")))
            oma.press(oma.button(re.compile("Take .*seat")))
            expect(oma.page.get_by_role("dialog", name=text("late-title"))).to_be_visible()
        else:
            expect(oma.button(re.compile("Take .*seat"))).to_have_count(0)
    ben.open()


def test_a_code_that_is_read_out_leads_to_the_door(people: People) -> None:
    anna, ben = people("Anna"), people(size="phone")
    ben.expected.append(REFUSED)
    table = anna.open_table("sequence")
    expect(anna.page.locator(".code output")).to_have_text(re.compile(r"^[2-9B-Z]{3} [2-9B-Z]{3}$"))
    code = anna.page.locator(".code output").inner_text()
    ben.open()
    ben.press(ben.button(text("code-have")))
    typed = ben.page.get_by_label(text("code-ask"))
    typed.fill("BBB BBB")
    ben.page.keyboard.press("Enter")
    expect(ben.page.get_by_role("alert")).to_have_text(text("refused-wrong-code"))
    typed.fill(code.lower())
    ben.page.keyboard.press("Enter")
    expect(field(ben)).to_be_visible()
    assert ben.page.url == f"{ben.url}/t/{table}"


def test_the_share_sheet_is_offered_where_there_is_one(people: People) -> None:
    anna = people("Anna")
    anna.context.add_init_script("navigator.share = (what) => { window.shared = what; return Promise.resolve(); }")
    table = anna.open_table("sequence")
    anna.press(anna.button(text("share")))
    shared = anna.page.evaluate("window.shared")
    assert (shared["url"], "Sequence" in shared["text"]) == (f"{anna.url}/t/{table}", True)


# The front page


def test_the_rules_of_every_game_can_be_read_from_its_tile_and_from_the_form(people: People) -> None:
    anna = people().open()
    for game in ("Seven Seals", "Diabolo", "Sequence", "SEP"):
        anna.press(anna.button(f"{text('rules')}: {game}"))
        expect(anna.page.get_by_role("dialog").get_by_role("heading", name=re.compile(game))).not_to_have_count(0)
        anna.page.keyboard.press("Escape")
        anna.page.get_by_role("dialog").wait_for(state="detached")
    anna.page.wait_for_timeout(300)  # the sheet takes its step of the history back
    anna.open("/new/diabolo?how=friends")
    anna.press(anna.button(text("rules")))
    expect(anna.page.get_by_role("dialog", name=text("rules"))).to_be_visible()


def test_the_first_game_is_gentle_and_the_next_is_as_the_last(people: People) -> None:
    anna = people(size="phone").open()
    anna.press(anna.button(f"{text('lid-now')}: Sequence"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    assert [seat["bot"] for seat in anna.table["seats"]] == [None, "novice"]
    anna.open("/new/sequence?how=now")
    anna.page.get_by_text("3 players", exact=True).click()
    anna.page.get_by_label(pattern("new-seat", number="2")).select_option("expert")
    anna.press(anna.button(text("new-start")))
    anna.until(lambda: len(anna.table["seats"]) == 3 and bool(anna.traffic.of("view")), "the cards")
    anna.open()
    anna.traffic.told.clear()
    anna.press(anna.button(f"{text('lid-now')}: Sequence"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    assert [seat["bot"] for seat in anna.table["seats"]] == [None, "expert", "novice"]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_first_visitor_is_offered_the_lesson_once(people: People, size: Size) -> None:
    anna = people(size=size, newcomer=True).open()
    anna.press(anna.button(f"{text('lid-now')}: Sequence"))
    offer = anna.page.get_by_role("dialog", name=pattern("learn-new", game="Sequence"))
    expect(offer.get_by_role("link", name=text("lid-learn"))).to_have_attribute("href", "/learn/sequence/first")
    anna.press(offer.get_by_role("button", name=text("learn-play")))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    anna.open()
    anna.traffic.told.clear()
    anna.press(anna.button(f"{text('lid-now')}: Diabolo"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards, at once")


def test_sep_is_played_alone_from_the_front_page_and_bots_can_be_watched(people: People) -> None:
    anna = people().open()
    anna.press(anna.button(f"{text('lid-solo')}: SEP"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    assert len(anna.table["seats"]) == 1
    ben = people(size="phone").open()
    ben.page.locator("input[value=watch]").check(force=True)
    expect(ben.page.get_by_text(text("watch-none"))).to_be_visible()
    ben.press(ben.button(f"{text('lid-watch-bots')}: Diabolo"))
    ben.until(lambda: bool(ben.traffic.of("view")), "the match")
    assert {seat["person"] for seat in ben.table["seats"]} == {False}


def test_a_name_that_is_saved_closes_its_sheet(people: People) -> None:
    anna = people().open()
    anna.press(anna.button(text("front-name")))
    anna.page.get_by_label(text("settings-name")).fill("Anna")
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page.get_by_role("button", name=pattern("front-as", name="Anna"))).to_be_visible()


def test_a_finished_game_says_when_against_whom_and_how_it_ended(people: People) -> None:
    anna = people("Anna", size="phone")
    anna.open_table("sequence", seats=2, bots=[None, "novice"])
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    anna.give_up()
    anna.until(lambda: anna.is_over, "the end")
    anna.open()
    anna.press(anna.page.locator(".mine:not(.groups) button.plainlink"))
    row = anna.page.get_by_role("dialog").get_by_role("listitem")
    expect(row).to_contain_text(re.compile("You resigned against "))
    expect(row.locator("time")).to_have_text(re.compile(r"\d{4}"))


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_way_on_is_in_reach_on_a_phone(people: People, language: str) -> None:
    anna = people("Anna", size="phone", language=language)
    for size in SMALL_PHONES:
        anna.page.set_viewport_size(size)  # type: ignore[arg-type]
        for path in ("/new/sequence?how=friends", "/new/sep?how=now"):
            anna.open(path)
            anna.page.locator("form .go").wait_for()
            assert fits(anna.page.locator("form .go"))
            assert fits(anna.page.locator("form .x"))
    anna.open_table("sequence", seats=4)
    assert fits(anna.page.locator("main .start"))


def test_players_around_one_device_have_names_that_are_remembered(people: People) -> None:
    anna = people("Anna", size="phone").open("/new/sequence?how=device")
    anna.expected.append(REFUSED)
    anna.page.get_by_text("3 players", exact=True).click()
    names = [anna.page.get_by_label(pattern("new-name-of", number=str(number))) for number in (1, 2, 3)]
    for name, typed in zip(names, ("Oma", "Ben", "0ma"), strict=True):
        name.fill(typed)
    anna.press(anna.button(text("new-start")))
    expect(anna.page.get_by_role("alert")).to_contain_text("0ma")
    names[2].fill("Cleo")
    anna.press(anna.button(text("new-start")))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    assert seated(anna) == ["Oma", "Ben", "Cleo"]
    expect(anna.page.get_by_text(re.compile("Oma|Ben|Cleo")).first).to_be_visible()
    anna.open("/new/diabolo?how=device")
    assert [anna.page.locator(".who input").nth(seat).input_value() for seat in range(4)] == ["Oma", "Ben", "Cleo", ""]
