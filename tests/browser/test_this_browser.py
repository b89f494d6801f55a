"""What a browser keeps for itself: its matches can be removed, and whatever goes wrong there is said."""

import http.server
import json
import re
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from house import Server
from playwright.sync_api import Error, Locator, Page, expect

import bootstrap
from browser.hermits import DROP, choose, go_offline, hermit, keep, kept_tables, play_whole
from browser.people import SECONDS, People, Person

GATEWAY = re.compile("502")
BUNDLE = """
import { build } from 'vite';
const [{ output }] = await build({
  configFile: false, logLevel: 'error',
  build: { write: false, lib: { entry: 'src/offline/kept.ts', formats: ['es'] } },
});
console.log(output[0].code);
"""
IMPORT = """async (code) => {
  window.kept = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
}"""
AGAIN = """kept.append('l.elm', 0, 1, 'a', JSON.stringify({ table: 'l.elm', changed: 1 })).catch(String)"""
LISTED = "JSON.stringify({ table: 'l.oak', game: 'sep', status: 'running', changed: 1, my_seats: [0] })"


class Gateway(http.server.BaseHTTPRequestHandler):
    """What a proxy answers while the server behind it is stopped."""

    def do_GET(self) -> None:
        body = b"<html><h1>502 Bad Gateway</h1></html>"
        self.send_response(502)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET  # noqa: N815 - the name that the library calls

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def gateway(port: int) -> Iterator[None]:
    """A gateway at the address of a server that was stopped."""
    there = http.server.ThreadingHTTPServer(("127.0.0.1", port), Gateway)
    threading.Thread(target=there.serve_forever, daemon=True).start()
    yield
    there.shutdown()
    there.server_close()


def test_behind_a_gateway_without_its_server_the_app_plays_on(people: People, mortal: Server) -> None:
    anna = hermit(people, url=mortal.url)
    anna.expected.append(GATEWAY)
    keep(anna)
    mortal.stop()
    with gateway(mortal.port):
        anna.open()
        expect(anna.page.locator(".notice")).to_contain_text("against bots and around this device")
        expect(anna.page.locator(".lid h2")).to_have_count(4)
        anna.press(anna.page.get_by_role("button", name=re.compile("^Rules: SEP")))
        expect(anna.page.get_by_role("dialog").locator("p").first).to_be_visible()
        anna.page.keyboard.press("Escape")
        choose(anna, "sequence")
    mortal.start()
    anna.open()
    expect(anna.page.locator(".notice")).to_be_hidden()


def test_a_static_site_says_what_is_wrong_with_a_record(people: People, site: str) -> None:
    anna = hermit(people, url=site)
    anna.open("/")
    anna.page.locator(".lid h2").first.wait_for()
    for record in ("no record", json.dumps({"format": "a shopping list"})):
        anna.page.evaluate(DROP, record)
        expect(anna.page.locator("main .notice[role=alert]")).to_be_visible()
        anna.press(anna.page.locator("main .notice button"))
        expect(anna.page.locator("main .notice[role=alert]")).to_be_hidden()


def test_matches_are_removed_from_this_browser_one_by_one_and_all_at_once(people: People) -> None:
    anna = hermit(people)
    keep(anna)
    go_offline(anna)
    anna.open()
    play_whole(anna, "diabolo")
    for _ in range(2):
        anna.open()
        choose(anna, "sep")
    # Nobody else can come to it, and no other screen shows it.
    anna.press(anna.button(anna.says("menu")))
    for gone in ("invite", "screen"):
        expect(anna.page.locator(f"[data-entry={gone}]")).to_have_count(0)
    anna.press(anna.page.locator("[data-entry=settings]"))
    kept = in_the_settings(anna, 3)
    kept.locator("li").filter(has_text="SEP").first.get_by_role("button").click()
    kept.get_by_role("button", name=anna.says("cancel")).click()
    kept.locator("li").filter(has_text="SEP").first.get_by_role("button").click()
    kept.get_by_role("button", name="Yes: Remove").click()
    # It was the one on the page, which changed last.
    anna.page.locator(".lid").first.wait_for()
    expect(anna.page.locator(".runs .here")).to_have_count(1)
    anna.press(anna.button(anna.says("settings")))
    kept = in_the_settings(anna, 2)
    kept.get_by_role("button", name="Remove all").click()
    kept.get_by_role("button", name="Yes: Remove all").click()
    expect(kept).to_be_hidden()
    assert kept_tables(anna.page) == {}
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".runs .here")).to_have_count(0)


def in_the_settings(person: Person, count: int) -> Locator:
    """The matches of this browser, as the settings list them."""
    kept = person.page.get_by_role("region", name="Matches in this browser")
    kept.locator("summary").click()
    expect(kept.locator("li")).to_have_count(count)
    return kept


@pytest.fixture
def database(people: People) -> Page:
    """A page with the functions of `kept.ts`, and a database of its own."""
    words = ["node", "--input-type=module", "-e", BUNDLE]
    code = subprocess.run(words, cwd=bootstrap.WEB, capture_output=True, text=True, check=True).stdout
    person = people(bypass_csp=True)
    person.page.goto(f"{person.url}/icon.svg")
    person.page.evaluate(IMPORT, code)
    return person.page


def test_a_number_is_taken_once_and_no_change_is_lost_beside_another(database: Page) -> None:
    assert database.evaluate(f"kept.append('l.oak', 0, 1, 'a', {LISTED})") is True
    assert database.evaluate(f"kept.append('l.oak', 0, 1, 'b', {LISTED})") is False
    later = LISTED.replace("changed: 1", "changed: 2")
    both = f"Promise.all([kept.markHanded('l.oak', 'elm'), kept.append('l.oak', 1, 1, 'c', {later})])"
    assert database.evaluate(both)[1] is True
    assert database.evaluate("kept.rows('l.oak', 0)") == [[0, 1, "a"], [1, 1, "c"]]
    (listed,) = database.evaluate("kept.localTables()")
    assert (listed["table"], listed["changed"], listed["handed"]) == ("l.oak", 2, "elm")


def test_a_table_that_one_version_cannot_read_is_there_for_the_next(database: Page) -> None:
    database.evaluate(f"kept.append('l.oak', 0, 1, 'a', {LISTED})")
    database.evaluate("kept.setAside('l.oak', 'row 0', 'house-1')")
    readable = "kept.localTables().then(([one]) => ['house-1', 'house-2'].map((house) => kept.isReadable(one, house)))"
    assert database.evaluate(readable) == [False, True]
    database.evaluate(f"kept.append('l.oak', 1, 1, 'b', {LISTED})")
    assert database.evaluate(readable) == [True, True]


def test_a_table_that_was_removed_does_not_come_back_in_part(database: Page) -> None:
    database.evaluate(f"kept.append('l.oak', 0, 1, 'a', {LISTED})")
    database.evaluate("kept.addReview('l.oak', 0, 3, 'said')")
    database.evaluate("kept.removeTable('l.oak')")
    with pytest.raises(Error, match=re.compile("gave up|abort", re.IGNORECASE)):
        database.evaluate(f"kept.append('l.oak', 1, 1, 'b', {LISTED})")
    assert database.evaluate("Promise.all([kept.rows('l.oak', 0), kept.localTables(), kept.reviews('l.oak', 0)])") == [
        [],
        [],
        {},
    ]


def test_a_database_that_the_browser_has_closed_is_opened_again(database: Page) -> None:
    database.evaluate(f"kept.append('l.oak', 0, 1, 'a', {LISTED})")
    devtools = database.context.new_cdp_session(database)
    origin = database.evaluate("location.origin")
    devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    late = time.monotonic() + SECONDS
    while database.evaluate(AGAIN) is not True:
        assert time.monotonic() < late, "the database stays closed"
        time.sleep(0.1)


def test_a_house_in_a_folder_keeps_a_database_of_its_own(people: People, site: str) -> None:
    anna = hermit(people, url=site)
    anna.open("/")
    choose(anna, "sep")
    names = anna.page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name))")
    assert names == ["stammtisch /games/table/"]
    assert anna.page.evaluate("localStorage.getItem('stammtisch tables here /games/table/')") == "1"
