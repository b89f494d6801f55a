"""The first load is small, quick and still, and a home network without a secure context is enough for all of it."""

import os
import random
import re
from math import inf

import pytest
from house import Servers
from playwright.sync_api import expect

from browser.people import FIND, LIT, Launch, People, Person, Size, play_out
from browser.texts import text
from scale import scaled

LARGEST_LOAD = 180_000
LONGEST_WAIT = 1000.0
TRIES = 8
"""One of so many loads must be quick; where others wait for the processor too, it may take as much longer as they."""
READY_AT = """new MutationObserver((_, self) => {
  if (!document.querySelector('.lid button.play:not([disabled])')) return;
  window.readyAt = performance.now();
  self.disconnect();
}).observe(document, { childList: true, subtree: true })"""
SHIFTED = 0.01
ANSWERED = 500.0
"""Milliseconds after a press in which something may move, as browsers count it; a busy machine needs longer."""
# By how much something shifted, how long after the last press, and what.
SHIFTS = """window.shifts = [];
let pressed = -1e9;
const note = () => (pressed = performance.now());
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, { capture: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries())
    window.shifts.push([one.value, one.startTime - pressed, ...one.sources.map(({ node }) => node?.className)]);
}).observe({ type: 'layout-shift', buffered: true })"""
LONGEST_BLOCK = 300.0
"""Milliseconds in which a press may go unanswered, whatever flies."""
FLIGHTS = 3
MOST_WORDS = 12
"""So many words are said, and some of them while something flies."""
# Whether something flew when somebody pressed, and how long it took until that was said.
PRESSES = """window.presses = [];
let pressed = [];
const note = () => (pressed = [document.getAnimations().length > 0, performance.now()]);
addEventListener('pointerdown', note, { capture: true });
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (message) {
  if (message.includes('"play"')) window.presses.push([pressed[0], performance.now() - pressed[1]]);
  send.call(this, message);
}"""
WORDS = scaled(quick=2, normal=3, full=40)


def test_the_first_load_is_small(people: People) -> None:
    anna = people()
    wire = anna.context.new_cdp_session(anna.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    anna.open()
    anna.page.locator(".lid button.play").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    assert 10_000 < sum(sizes) < LARGEST_LOAD, f"{sum(sizes)} bytes"


def test_the_front_page_is_ready_within_a_second(people: People) -> None:
    waits: list[float] = []
    while len(waits) < TRIES and min(waits, default=inf) >= LONGEST_WAIT:
        anna = people()
        anna.context.add_init_script(READY_AT)
        anna.open()
        anna.page.wait_for_function("window.readyAt")
        waits.append(float(anna.page.evaluate("window.readyAt")))
    assert min(waits) < LONGEST_WAIT * slowness(), waits


def slowness() -> float:
    """How much longer things take while others wait for the processor, too."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def still(person: Person) -> None:
    """Asserts that nothing on the page has moved by itself."""
    answered = ANSWERED * slowness()
    shifts = [shift for shift in person.page.evaluate("window.shifts") if shift[1] > answered]
    assert sum(shift[0] for shift in shifts) < SHIFTED, (person.name, answered, shifts)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_nothing_shifts_while_the_front_page_loads(people: People, size: Size) -> None:
    anna = people("Anna", size=size)
    anna.context.add_init_script(SHIFTS)
    anna.open()
    anna.page.locator(".lid button.play").first.wait_for()
    anna.page.wait_for_load_state("networkidle")
    still(anna)


@pytest.mark.parametrize("game", ["seven-seals", "diabolo", "sequence", "sep"])
def test_nothing_shifts_at_the_table_while_pieces_fly(people: People, game: str) -> None:
    anna, watcher = people("Anna", still=False), people(size="phone", still=False)
    for person in (anna, watcher):
        person.context.add_init_script(SHIFTS)
    table = anna.open_table(game, seats=2 if game == "sep" else 3)
    anna.start()
    watcher.open(f"/t/{table}")
    anna.until(lambda: anna.is_up, "the cards")
    watcher.page.locator("main.table").wait_for()
    play_out([anna], random.Random(12), WORDS)
    anna.until(lambda: anna.is_up or anna.is_over, "my turn")
    watcher.until(lambda: bool(watcher.view["at"] >= anna.view["at"]), "what Anna sees")
    for person in (anna, watcher):
        still(person)


def test_whoever_plays_while_pieces_fly_need_not_wait_for_them(people: People) -> None:
    anna = people("Anna", still=False)
    anna.context.add_init_script(PRESSES)
    anna.open_table("seven-seals", seats=4)
    anna.start()
    flew: list[float] = []
    for number in range(MOST_WORDS):
        anna.until(lambda: anna.is_up, "my turn")
        anna.page.wait_for_selector(LIT)
        anna.page.mouse.click(*anna.page.evaluate(FIND, [[LIT], 0]))
        anna.until(lambda number=number: len(anna.traffic.words) > number, "what was pressed")  # type: ignore[misc]
        flew = [after for flying, after in anna.page.evaluate("window.presses") if flying]
    assert len(flew) >= FLIGHTS
    assert max(flew) < LONGEST_BLOCK * slowness(), flew


def test_a_home_network_without_a_secure_context_is_enough(servers: Servers, people: People, launch: Launch) -> None:
    """As under the name of a computer at home, where browsers have no WebCrypto and no service workers."""
    home = servers(allow_host=["table.home"])
    browser = launch("--host-resolver-rules=MAP table.home 127.0.0.1")
    anna = people("Anna", url=f"http://table.home:{home.port}", with_=browser)
    anna.expected.append(re.compile("Cross-Origin-Opener-Policy header has been ignored"))
    anna.open()
    assert anna.page.evaluate("[isSecureContext, typeof crypto.subtle, 'serviceWorker' in navigator]") == [
        False,
        "undefined",
        False,
    ]
    anna.press(anna.button(f"{text('lid-now')}: SEP"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the cards")
    play_out([anna], random.Random(1), 2)
    anna.give_up()
    anna.press(anna.button(text("check-deal")))
    expect(anna.page.get_by_text(text("proof-good"))).to_be_visible()
