"""The kitchen table: a big screen shows the table to everybody around it, and phones are the hands."""

import os
import random
from pathlib import Path

from playwright.sync_api import expect

from browser.people import People, Person, play_out
from browser.texts import text
from scale import scaled

MOVES = scaled(quick=8, normal=16, full=200)
TELEVISION = {"width": 1920, "height": 1080}
SMALL_PHONE = {"width": 360, "height": 740}
KEEP_LOCKS = """
    window.locks = [];
    const asked = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (kind) => { window.locks.push(kind); return asked(kind); };
"""
HEAR = """
    window.heard = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
    localStorage.setItem('stammtisch settings', JSON.stringify({ botPace: 'quick', sound: true, tips: false }));
"""
HIDDEN = "main.table.handy .others, main.table.handy .told, main.table.handy .store"


def seats_of(person: Person) -> list[str | None]:
    return [seat["name"] for seat in person.table["seats"]]


def test_one_screen_and_three_phones_play_seven_seals(people: People) -> None:
    screen = people("Host")
    screen.page.set_viewport_size(TELEVISION)  # type: ignore[arg-type]
    screen.page.add_init_script(KEEP_LOCKS + HEAR)
    table = screen.open_table("seven-seals", seats=3)
    screen.press(screen.page.get_by_role("link", name=text("menu-screen")))
    # Whoever has opened the table here plays on a phone, too.
    screen.until(lambda: seats_of(screen) == [None, None, None], "free seats")
    phones = [people(name, size="phone") for name in ("Anna", "Ben", "Cleo")]
    for phone in phones:
        phone.page.set_viewport_size(SMALL_PHONE)  # type: ignore[arg-type]
        phone.sit(table)
    screen.until(lambda: seats_of(screen) == ["Anna", "Ben", "Cleo"], "everybody")
    expect(screen.page.locator(".screen").get_by_role("img", name=text("waiting-qr"))).to_be_visible()
    picture(screen, "room")
    screen.press(screen.page.locator(".screen .seats button.go"))
    for phone in phones:
        phone.page.locator("main.table.handy").wait_for()
        assert phone.table["screens"] == 1
    said = play_out(phones, random.Random(7), MOVES)
    assert said >= min(MOVES, 16)
    holding = [phone.name for phone in phones if phone.is_up]
    expect(screen.page.locator("header .turn")).to_contain_text(holding[0])
    picture(screen, "table")
    for phone in phones:
        expect(phone.page.locator("main.table .hand").first).to_be_visible()
        expect(phone.page.get_by_text(text("on-screen"))).to_be_visible()
        assert phone.page.locator(HIDDEN).evaluate_all("(all) => Math.max(...all.map((one) => one.clientHeight))") == 0
        picture(phone, f"phone-{phone.name}")
    # The screen was told what spectators see, and nothing else.
    for view in screen.traffic.of("view"):
        assert view["seat"] is None
        assert {piece for seat in range(3) for piece in view["places"].get(f"hand {seat}", [])} <= {"?"}
    assert screen.page.evaluate("window.heard") > 0, "it plays the sounds of the table"
    assert "screen" in screen.page.evaluate("window.locks"), "it stays awake, as far as the browser grants it"
    screen.page.evaluate("window.locks = []; document.dispatchEvent(new Event('visibilitychange'))")
    assert screen.page.evaluate("window.locks") == ["screen"], "and again when it is looked at again"
    phones[0].press(phones[0].button(text("on-screen-here")))
    expect(phones[0].page.locator("main.table .others")).to_be_visible()
    # When the screen leaves, the phones show the table again.
    screen.open("/")
    for phone in phones:
        phone.until(lambda phone=phone: phone.table["screens"] == 0, "the table without a screen")  # type: ignore[misc]
        expect(phone.page.locator("main.table .others")).to_be_visible()


def picture(person: Person, name: str) -> None:
    """Keep a picture if somebody wants to look at it."""
    folder = os.environ.get("STAMMTISCH_PICTURES")
    if folder:
        person.page.screenshot(path=str(Path(folder) / f"{name}.png"))
