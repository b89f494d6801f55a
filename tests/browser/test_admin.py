"""For those who host: the page /admin, and what players see of it."""

import re

import pytest
from hosts import Host, secret_of
from house import Server, Servers
from playwright.sync_api import Page, expect

from browser.people import People, Person, Size
from browser.test_axe import SIZES, complaints
from browser.texts import text

TABS = ("tables", "people", "reports", "load", "announce")


@pytest.fixture
def hosted(servers: Servers) -> Server:
    return servers()


def enter(page: Page, url: str, secret: str) -> None:
    page.goto(f"{url}/admin")
    page.locator("#secret").fill(secret)
    page.keyboard.press("Enter")
    page.locator("nav.tabs").wait_for()


def tab(page: Page, number: int) -> None:
    page.locator("nav.tabs button").nth(number).click()


def playing(people: People, server: Server, **more: object) -> tuple[Person, Person]:
    anna, ben = people("Anna", url=server.url, **more), people("Ben", url=server.url, **{**more, "language": "en"})
    table = anna.open_table("sep", public=True)
    ben.sit(table)
    anna.start()
    for person in (anna, ben):
        person.until(lambda person=person: bool(person.now("places", {})), "the deal")  # type: ignore[misc]
    return anna, ben


def test_a_wrong_secret_opens_nothing_and_the_right_one_stays_in_its_tab(hosted: Server, people: People) -> None:
    host = people(url=hosted.url)
    host.expected.append(re.compile("404"))
    host.page.goto(f"{hosted.url}/admin")
    host.page.locator("#secret").fill("not the secret")
    host.page.keyboard.press("Enter")
    host.page.get_by_role("alert").wait_for()
    secret = secret_of(hosted)
    enter(host.page, hosted.url, secret)
    host.page.reload()
    host.page.locator("nav.tabs").wait_for()
    assert secret not in str(
        host.page.evaluate("JSON.stringify([{ ...localStorage }, document.cookie, location.href])")
    )
    host.press(host.page.locator("header .tool").last)
    host.page.locator("#secret").wait_for()
    assert host.page.evaluate("sessionStorage.length") == 0


@pytest.mark.parametrize("size", SIZES)
def test_a_report_at_the_table_leads_to_a_mute_on_the_page(hosted: Server, people: People, size: Size) -> None:
    anna, ben = playing(people, hosted, size=size)
    ben.page.keyboard.press("c")
    field = ben.page.get_by_label(text("chat-say")).filter(visible=True).first
    field.fill("something rude")
    field.press("Enter")
    anna.page.keyboard.press("c")
    anna.press(anna.page.get_by_role("button", name=re.compile("something rude")).filter(visible=True).first)
    form = anna.page.locator("form.report")
    expect(form.locator("blockquote")).to_contain_text("something rude")
    form.get_by_label(text("report-chat")).check()
    form.locator("textarea").fill("This is not nice.")
    anna.press(form.get_by_role("button", name=text("report-send")))
    anna.page.get_by_text(text("report-thanks")).wait_for()

    host = people(url=hosted.url, size=size)
    enter(host.page, hosted.url, secret_of(hosted))
    tab(host.page, TABS.index("reports"))
    card = host.page.locator(".cards li")
    expect(card).to_contain_text("This is not nice.")
    card.locator("summary").click()
    expect(card).to_contain_text("something rude")
    host.press(card.get_by_role("button", name="Resolved"))
    expect(card).to_have_count(0)
    tab(host.page, TABS.index("people"))
    host.press(host.page.locator("button.row", has_text="Ben"))
    host.press(host.page.get_by_role("button", name="Mute", exact=True))
    host.press(host.page.get_by_role("button", name="Yes: Mute"))
    host.page.locator("dialog .warn").wait_for()
    field.fill("again")
    field.press("Enter")
    ben.until(lambda: any(told.get("code") == "muted" for told in ben.traffic.told), "a refusal")


def test_an_announcement_is_seen_at_once_and_can_be_put_away(hosted: Server, people: People) -> None:
    anna, _ = playing(people, hosted)
    host = people(url=hosted.url)
    enter(host.page, hosted.url, secret_of(hosted))
    tab(host.page, TABS.index("announce"))
    host.page.locator("textarea").fill("Restart at 22:00")
    host.press(host.page.get_by_role("button", name="Announce it"))
    banner = anna.page.locator(".all.over p")
    expect(banner).to_contain_text("Restart at 22:00")
    anna.press(banner.get_by_role("button"))
    expect(banner).to_have_count(0)
    anna.open("/")
    anna.page.locator(".lid button.play").first.wait_for()
    expect(anna.page.locator(".all p")).to_have_count(0)
    stranger = people(url=hosted.url)
    stranger.open("/")
    expect(stranger.page.locator(".all p")).to_contain_text("Restart at 22:00")


def test_a_table_is_closed_from_the_page_and_players_are_told(hosted: Server, people: People) -> None:
    anna, _ = playing(people, hosted)
    host = people(url=hosted.url)
    enter(host.page, hosted.url, secret_of(hosted))
    host.press(host.page.locator("button.row").first)
    host.press(host.page.get_by_role("button", name="Close table", exact=True))
    host.press(host.page.get_by_role("button", name="Yes: Close table"))
    expect(anna.page.locator("main.gone")).to_contain_text(text("refused-closed"))
    host.page.get_by_role("button", name="Reopen table").wait_for()


def test_the_page_can_be_used_with_the_keyboard_alone(hosted: Server, people: People) -> None:
    playing(people, hosted)
    host = people(url=hosted.url)
    enter(host.page, hosted.url, secret_of(hosted))
    host.keys_to(host.page.locator("button.row").first)
    host.page.keyboard.press("Enter")
    host.page.locator("dialog .detail").wait_for()
    host.keys_to(host.page.get_by_role("button", name="Remove table", exact=True))
    host.page.keyboard.press("Enter")
    # The focus is on the way back, so that a second press does no harm.
    host.page.keyboard.press("Enter")
    host.keys_to(host.page.get_by_role("button", name="Remove table", exact=True))
    host.page.keyboard.press("Escape")
    host.page.locator("dialog").wait_for(state="detached")
    assert len(Host(hosted).get("/tables")) == 1


@pytest.mark.parametrize(("size", "language", "dark"), [("phone", "de", True), ("desktop", "en", False)])
def test_axe_finds_nothing_on_the_page_and_on_what_players_see_of_it(
    hosted: Server, people: People, size: Size, language: str, dark: bool
) -> None:
    anna, _ = playing(people, hosted, size=size, language=language, dark=dark, bypass_csp=True)
    host = people(url=hosted.url, size=size, language=language, dark=dark, bypass_csp=True)
    host.page.goto(f"{hosted.url}/admin")
    host.page.locator("#secret").wait_for()
    found = {"door": complaints(host.page)}
    enter(host.page, hosted.url, secret_of(hosted))
    admin = Host(hosted)
    admin.post("/measures", kind="mute", target=admin.person("Ben"), minutes=60)
    admin.post("/announcements", texts={"": "Restart at 22:00"}, minutes=60)
    for number, name in enumerate(TABS):
        tab(host.page, number)
        host.page.locator("section.sheet :is(.row, .find, .tiles)").first.wait_for()
        found[name] = complaints(host.page)
        if host.page.locator("button.row").count():
            host.page.locator("button.row").first.click()
            host.page.locator("dialog .detail").wait_for()
            found[f"{name}, drawer"] = complaints(host.page)
            host.page.keyboard.press("Escape")
            host.page.locator("dialog").wait_for(state="detached")
    anna.page.locator(".all.over p").wait_for()
    anna.press(anna.button(anna.says("menu")))
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name=anna.says("report"), exact=True))
    anna.page.locator("form.report").wait_for()
    found["report"] = complaints(anna.page)
    assert {screen: wrong for screen, wrong in found.items() if wrong} == {}
