"""Without a connection: the app as somebody has kept it plays on with the network off, and what it keeps is right."""

import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from house import Server, fetch, free_port
from playwright.sync_api import Error, Page, expect

import bootstrap
from browser.people import ANYTHING, ASKED, LIT, TARGETS, People, Person, play_out
from scale import scaled
from stammtisch.bots.levels import opponents_for
from stammtisch.core import shelf
from stammtisch.core.daily import day_of, public_seed
from stammtisch.core.game import Value
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from stammtisch.server.gamefiles import title_of
from stammtisch.site import write_site
from stammtisch.table.ports import LogRow
from stammtisch.table.reading import fold
from stammtisch.table.table import Table
from twin import play

ALL = bool(scaled(0, 0, 1))
IN_THE_APP = shelf.names() if ALL else ["diabolo", "sep"]
ON_A_SITE = shelf.names() if ALL else ["sequence", "seven-seals"]
SHORT = {
    "diabolo": {"seats": 3, "options": {"length": "single"}},
    "sep": {"seats": 2, "options": {}},
    "sequence": {"seats": 2, "options": {}},
    "seven-seals": {"seats": 3, "options": {"length": "single"}},
}
"""What these people have played the last time, against novices, and therefore play again."""
HABITS = {game: {**one, "takers": ["me", *["novice"] * (int(str(one["seats"])) - 1)]} for game, one in SHORT.items()}
TO_THE_FIRST_CARD = 3.0
TO_THE_NEXT = 1.0
"""Seconds on this machine, where nothing else runs."""
SECONDS_TO_KEEP = 120
"""How long it may take to fetch some 170 files, on a busy machine."""
KEEPING = "section[aria-label='Play offline']"
DROP = """(record) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([record], 'record.json'));
  document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}"""
ROWS = """() => new Promise((resolve) => {
  indexedDB.open('stammtisch').onsuccess = ({ target }) => {
    const asked = target.result.transaction('rows').objectStore('rows').getAll();
    asked.onsuccess = () => resolve(asked.result);
  };
})"""
KEPT = """async () => {
  const cache = await caches.open(`stammtisch ${new URL('.', document.baseURI).pathname} offline`);
  return Boolean(await cache.match(new URL('./', document.baseURI)));
}"""
ELSEWHERE = {"stammtisch.bots.tapes", "stammtisch.envs.lanes"}
"""Compiled modules that no match needs."""
NETWORK = re.compile("net::ERR_INTERNET_DISCONNECTED")
TWIN = """async ([games, twin, time, compiled]) => {
  const manifest = await (await fetch('/offline/manifest.json')).json();
  const place = (part) => `${location.origin}/offline/${manifest[part]}/`;
  const [python, house, library] = ['python', 'house', 'compiled'].map(place);
  const { loadPyodide } = await import(`${python}pyodide.mjs`);
  const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '' };
  const machine = await loadPyodide({
    indexURL: python, stdLibURL: `${python}stdlib.zip`, packageBaseUrl: python,
    lockFileContents: JSON.stringify({ info, packages: {} }),
  });
  const addresses = [`${python}packages.zip`, `${house}stammtisch.zip`];
  for (const address of compiled ? [...addresses, `${library}stammtisch.wasm`] : addresses)
    machine.FS.writeFile(address.split('/').at(-1), new Uint8Array(await (await fetch(address)).arrayBuffer()));
  machine.FS.writeFile('twin.py', twin);
  machine.FS.writeFile('virtual_time.py', time);
  machine.runPython(`
import sys, zipfile
zipfile.ZipFile("packages.zip").extractall("packages")
sys.path[:0] = [".", "packages", "stammtisch.zip"]
`);
  if (compiled) machine.runPython('import loader; loader.use("./stammtisch.wasm")');
  machine.globals.set('games', games);
  return machine.runPython(`
import json
from stammtisch.bots.levels import opponents_for
from stammtisch.core import shelf
from twin import play
found = [play(shelf.game(name), shelf.game(name).seats[0], {}, 1) for name in json.loads(games)]
ours = {name: module for name, module in sys.modules.items() if name.startswith("stammtisch.")}
modules = [name for name, module in ours.items() if not module.__file__.endswith(".pyc")]
json.dumps([modules, {name: [*opponents_for(shelf.game(name))] for name in json.loads(games)}, found])
`);
}"""


def slowness() -> float:
    """How much longer things take while others wait for the processor, too."""
    return max(1.0, 2 * os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.fixture
def anna(people: People) -> Person:
    """Somebody with a phone who can do without a server."""
    return hermit(people)


def hermit(people: People, **more: Any) -> Person:
    person = people("Anna", size="phone", hermit=True, **more)
    person.context.add_init_script(f"localStorage.setItem('stammtisch last tables', {json.dumps(json.dumps(HABITS))})")
    return person


def keep(person: Person) -> None:
    """Fetch what is needed without a connection, by the button for it."""
    person.open()
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.press(person.button(person.says("front-offline")))
    person.press(person.page.locator(f"{KEEPING} .btn.go"))
    expect(person.page.locator(f"{KEEPING} .yes")).to_be_visible(timeout=SECONDS_TO_KEEP * 1000)


def go_offline(person: Person) -> None:
    """Cut the network, and start the app again as from its icon."""
    person.expected.append(NETWORK)
    person.context.set_offline(True)
    person.page.close()
    person.new_page()


def first_card(person: Person, game: str) -> float:
    """Choose a game on the front page; return after how many seconds the first view of the match was there."""
    begun = time.monotonic()
    heard = len(person.traffic.of("view"))
    person.press(person.page.locator(".lid").filter(has_text=title_of(game, "en")).locator("button.play"))
    person.until(lambda: len(person.traffic.of("view")) > heard, "the first view")
    return time.monotonic() - begun


def kept_tables(page: Page) -> dict[str, Table]:
    """Read the tables from the browser's database, with the native engine."""
    rows: dict[str, list[LogRow]] = {}
    for row in page.evaluate(ROWS):
        rows.setdefault(row["table"], []).append(LogRow(row["number"], row["at"], row["entry"].encode()))
    found = {id: Table(id) for id in rows}
    for id, table in found.items():
        fold(table, rows[id], time.time())
    return found


def play_whole(person: Person, game: str, begun: float) -> float:
    """Play a match to its end, with a reload in between; return the seconds from a moment to the first view."""
    person.traffic.told.clear()
    first_card(person, game)
    first = time.monotonic() - begun
    assert table_of(person)
    play_out([person], random.Random(game), moves=1)
    person.page.reload()
    person.until(lambda: person.traffic.told[-1]["is"] != "done", "the table again")
    play_out([person], random.Random(game))
    person.see_the_end()
    return first


def test_whole_matches_from_a_cold_start_without_a_connection_and_the_server_gets_them(anna: Person) -> None:
    keep(anna)
    go_offline(anna)
    begun = time.monotonic()
    anna.open()
    expect(anna.page.locator(".notice")).to_be_visible()
    for number, game in enumerate(IN_THE_APP):
        seconds = play_whole(anna, game, begun)
        record = kept_tables(anna.page)[table_of(anna)].record(lambda _: "Anna")
        assert verify(record).points() == anna.view["points"]
        check_afterwards(anna)
        anna.open()
        print(f"{game}: {seconds:.2f} s to the first view")
        assert seconds < (TO_THE_NEXT if number else TO_THE_FIRST_CARD) * slowness()
        begun = time.monotonic()
    first_card(anna, "sequence")
    hand_over(anna)


def table_of(person: Person) -> str:
    """Return the table of this browser that the page shows."""
    return "l." + str(re.findall("/l/([A-Za-z0-9_-]{22})", person.page.url)[0])


def hand_over(person: Person) -> None:
    """The server is there again: it gets the matches that are over, and the one that is not goes on here."""
    person.context.set_offline(False)
    person.open()
    expect(person.page.locator(".notice")).to_be_hidden()
    expect(person.page.locator(".runs .here")).to_have_count(1)
    offer = person.page.get_by_role("region", name="Played offline")
    expect(offer).to_contain_text(f"{len(IN_THE_APP)} games")
    person.press(offer.get_by_role("button", name="Yes, hand over"))
    expect(offer.locator(".yes")).to_be_visible(timeout=SECONDS_TO_KEEP * 1000)
    expect(offer.get_by_role("button")).to_have_count(0)
    person.press(person.button(f"Finished matches ({len(IN_THE_APP)})"))
    expect(person.page.get_by_role("dialog").locator(".here")).to_have_text(["Played offline"] * len(IN_THE_APP))
    person.open("/me")
    mine = person.page.get_by_role("region", name="Played offline")
    expect(mine.locator("a.run")).to_have_count(len(IN_THE_APP))
    person.press(mine.locator("button").first)
    expect(mine.locator("a.run")).to_have_count(len(IN_THE_APP) - 1)
    person.open()
    expect(person.page.get_by_role("region", name="Played offline")).to_have_count(0)


def check_afterwards(person: Person) -> None:
    """Look at the match again, and have its deal checked, still without a connection."""
    person.press(person.page.get_by_role("link", name=person.says("replay"), exact=True))
    person.page.wait_for_url("**/replay*")
    expect(person.page.locator("main.table [data-place]").first).to_be_attached()


def test_todays_deal_puzzles_rules_lessons_and_settings_work_without_a_connection(anna: Person) -> None:
    keep(anna)
    go_offline(anna)
    anna.open()
    anna.press(anna.page.locator(".today button", has_text="SEP"))
    anna.until(lambda: bool(anna.traffic.of("view")), "the first view")
    opened = kept_tables(anna.page)[table_of(anna)].opened
    assert (opened.seed, opened.chosen) == (public_seed(day_of(time.time()), "sep").hex(), "seed")
    anna.open()
    expect(anna.page.locator(".today button", has_text="SEP")).to_contain_text("Go on")
    anna.open("/puzzles/sep")
    expect(anna.page.locator(".solving .ask .count")).to_be_visible()
    anna.until(lambda: answers_the_puzzle(anna), "an answer")
    anna.open("/puzzles")
    expect(anna.page.locator(".puzzles .lid", has_text="SEP")).to_contain_text(re.compile(r"1 of \d+ answered"))
    anna.open("/learn/sequence/first")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
    anna.open()
    anna.press(anna.page.get_by_role("button", name=re.compile("^Rules: SEP")))
    expect(anna.page.get_by_role("dialog").locator("p").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.press(anna.button(anna.says("settings")))
    check_settings(anna)
    anna.press(anna.page.locator(f"{KEEPING} .btn.quiet"))
    expect(anna.page.locator(f"{KEEPING} .yes")).to_be_hidden()


def check_settings(person: Person) -> None:
    """Everything that is shown works: a name, and what runs here; nothing asks for the server."""
    settings = person.page.get_by_role("dialog")
    person.page.get_by_label(person.says("settings-name")).fill("Eva")
    person.press(person.page.get_by_role("dialog").locator("form .btn"))
    expect(settings.get_by_role("status").filter(has_text=person.says("settings-name-saved"))).to_be_visible()
    expect(settings).to_contain_text("Stammtisch 0.1.0, Pyodide")
    expect(settings).to_contain_text("This browser runs the rules and the bots")
    for gone in ("move-make", "devices-sign-out", "export-me", "forget-me"):
        expect(settings.get_by_role("button", name=person.says(gone))).to_have_count(0)
    expect(settings.get_by_role("alert")).to_have_count(0)


def answers_the_puzzle(person: Person) -> bool:
    """Click what glows; say whether that was an answer."""
    rng = random.Random()
    person.press_one_of((TARGETS, *rng.sample((LIT, ASKED, ANYTHING), 3)), rng)
    return bool(person.page.locator(".solving .verdict").count())


def test_only_the_workers_own_script_may_compile_wasm(server: Server) -> None:
    scripts = [path.name for path in (bootstrap.WEB / "dist" / "assets").glob("*.js")]
    allowed = [
        name
        for name in scripts
        if "wasm-unsafe-eval" in fetch(f"{server.url}/assets/{name}").headers["content-security-policy"]
    ]
    assert [name.split("-")[0] for name in allowed] == ["worker"]
    for path in ("/", "/sw.js", "/offline/manifest.json"):
        assert "wasm" not in fetch(server.url + path).headers["content-security-policy"]


def left_out() -> str:
    """Why browsers run plain Python; nothing that could be compiled on this machine may have been left out."""
    manifest = json.loads((bootstrap.DIST / "offline" / "manifest.json").read_text(encoding="utf-8"))
    if not manifest["compiled"]:
        asked = [bootstrap.PYTHON, str(bootstrap.WEB / "offline" / "compile.py"), str(bootstrap.WASM), "ready"]
        could = subprocess.run(asked, capture_output=True, check=False).returncode
        assert could == bootstrap.COULD_NOT_FETCH, f"left out: {manifest['plain']}; try `python bootstrap.py wasm`"
    return str(manifest["plain"])


def test_wasm_plays_what_native_code_plays(people: People) -> None:
    page = people(bypass_csp=True).open().page
    here = [bootstrap.ROOT / "tests" / name for name in ("twin.py", "virtual_time.py")]
    names = shelf.names()
    asked = [json.dumps(names), *[path.read_text(encoding="utf-8") for path in here]]
    nothing: dict[str, Value] = {}
    native = [play(shelf.game(name), shelf.game(name).seats[0], nothing, 1) for name in names]
    for compiled in [False] if left_out() else [False, True]:
        modules, bots, found = json.loads(page.evaluate(TWIN, [*asked, compiled]))
        wanted = {*bootstrap.compiled_modules()} - ELSEWHERE if compiled else set()
        assert {*modules} == wanted, f"compiled: {compiled}"
        assert bots == {name: [*opponents_for(shelf.game(name))] for name in names}
        for one, other in zip(found, native, strict=True):
            assert one["plies"] == other["plies"], compiled
        assert found == json.loads(json.dumps(native))


def test_a_page_may_not_compile_wasm(people: People) -> None:
    page = people()
    page.expected.append(re.compile("Content Security Policy|wasm"))
    page.open()
    with pytest.raises(Error, match=re.compile("Content Security Policy|CSP|unsafe-eval")):
        page.page.evaluate("WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a static site in a folder of a plain host of files."""
    write_site(tmp_path / "games" / "table")
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(tmp_path)]
    host = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    address = f"http://127.0.0.1:{port}/games/table"
    while not _answers(address):
        time.sleep(0.1)
    yield address
    host.terminate()
    host.wait()


def _answers(address: str) -> bool:
    try:
        return fetch(f"{address}/index.html").status == 200
    except OSError:
        return False


def test_a_static_site_in_a_folder_plays_on_with_the_network_cut(people: People, site: str) -> None:
    anna = hermit(people, url=site)
    anna.open("/")
    anna.until(lambda: bool(anna.page.evaluate(KEPT)), "all that is needed", SECONDS_TO_KEEP)
    go_offline(anna)
    for game in ON_A_SITE:
        anna.open("/")
        play_whole(anna, game, time.monotonic())
        record = kept_tables(anna.page)[table_of(anna)].record(lambda _: "Anna")
        assert verify(record).points() == anna.view["points"]
    anna.open("/")
    anna.page.evaluate(DROP, to_line(record))
    anna.page.wait_for_url("**/replay*")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
    assert "#/l/" in anna.page.url
    anna.open("/#/learn/sep/first")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
    anna.open("/")
    anna.press(anna.button(anna.says("settings")))
    check_settings(anna)
