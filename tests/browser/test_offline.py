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
from browser.people import People, Person, play_out
from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.game import Value
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from stammtisch.server.gamefiles import title_of
from stammtisch.site import write_site
from stammtisch.table.ports import LogRow
from stammtisch.table.reading import fold
from stammtisch.table.table import Table
from twin import play

GAMES = shelf.names() if scaled(0, 0, 1) else ["sep"]
TO_THE_FIRST_CARD = 3.0
TO_THE_NEXT = 1.0
"""Seconds on this machine, where nothing else runs."""
SECONDS_TO_KEEP = 120
"""How long it may take to fetch some 170 files, on a busy machine."""
KEEPING = "section[aria-label='Play offline']"
ROWS = """() => new Promise((resolve) => {
  indexedDB.open('stammtisch').onsuccess = ({ target }) => {
    const asked = target.result.transaction('rows').objectStore('rows').getAll();
    asked.onsuccess = () => resolve(asked.result);
  };
})"""
KEPT = """async () => {
  const cache = await caches.open('stammtisch offline');
  return Boolean(await cache.match(new URL('./', document.baseURI)));
}"""
NETWORK = re.compile("net::ERR_INTERNET_DISCONNECTED")
TWIN = """async ([games, twin, time]) => {
  const manifest = await (await fetch('/offline/manifest.json')).json();
  const [python, house] = ['python', 'house'].map((part) => `${location.origin}/offline/${manifest[part]}/`);
  const { loadPyodide } = await import(`${python}pyodide.mjs`);
  const info = { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '' };
  const machine = await loadPyodide({
    indexURL: python, stdLibURL: `${python}stdlib.zip`, packageBaseUrl: python,
    lockFileContents: JSON.stringify({ info, packages: {} }),
  });
  for (const address of [`${python}packages.zip`, `${house}stammtisch.zip`])
    machine.FS.writeFile(address.split('/').at(-1), new Uint8Array(await (await fetch(address)).arrayBuffer()));
  machine.FS.writeFile('twin.py', twin);
  machine.FS.writeFile('virtual_time.py', time);
  machine.runPython(`
import sys, zipfile
zipfile.ZipFile("packages.zip").extractall("packages")
sys.path[:0] = [".", "packages", "stammtisch.zip"]
`);
  machine.globals.set('games', games);
  return machine.runPython(`
import json
from stammtisch.core import shelf
from twin import play
json.dumps([play(shelf.game(name), shelf.game(name).seats[0], {}, 1) for name in json.loads(games)])
`);
}"""


def slowness() -> float:
    """How much longer things take while others wait for the processor, too."""
    return max(1.0, 2 * os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.fixture
def anna(people: People) -> Person:
    """Somebody with a phone who can do without a server."""
    return people("Anna", size="phone", hermit=True)


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


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_from_a_cold_start_without_a_connection(anna: Person, game: str) -> None:
    keep(anna)
    go_offline(anna)
    begun = time.monotonic()
    anna.open()
    expect(anna.page.locator(".notice")).to_be_visible()
    first_card(anna, game)
    first = time.monotonic() - begun
    assert re.search("/l/[A-Za-z0-9_-]{22}$", anna.page.url)
    play_out([anna], random.Random(game), moves=2)
    anna.page.reload()
    anna.until(lambda: anna.traffic.told[-1]["is"] != "done", "the table again")
    play_out([anna], random.Random(game))
    anna.see_the_end()
    (table,) = kept_tables(anna.page).values()
    record = table.record(lambda _: "Anna")
    assert verify(record).points() == anna.view["points"] == table.match.points()
    check_afterwards(anna)
    anna.open()
    expect(anna.page.get_by_text(re.compile("Finished games"))).to_be_visible()
    again = first_card(anna, game)
    print(f"{game}: {first:.2f} s from the icon to the first view, {again:.2f} s to that of the next match")
    assert first < TO_THE_FIRST_CARD * slowness()


def check_afterwards(person: Person) -> None:
    """Look at the match again, and have its deal checked, still without a connection."""
    person.press(person.page.get_by_role("link", name=person.says("replay"), exact=True))
    person.page.wait_for_url("**/replay*")
    expect(person.page.locator("main.table [data-place]").first).to_be_attached()


def test_rules_lessons_and_settings_work_without_a_connection(anna: Person) -> None:
    keep(anna)
    go_offline(anna)
    anna.open("/learn/sequence/first")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
    anna.open()
    anna.press(anna.page.get_by_role("button", name=re.compile("^Rules: SEP")))
    expect(anna.page.get_by_role("dialog").locator("p").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.press(anna.button(anna.says("settings")))
    anna.press(anna.page.locator(f"{KEEPING} .btn.quiet"))
    expect(anna.page.locator(f"{KEEPING} .yes")).to_be_hidden()


def test_the_server_comes_back_and_both_lists_are_shown(anna: Person) -> None:
    keep(anna)
    go_offline(anna)
    anna.open()
    first_card(anna, "sequence")
    anna.context.set_offline(False)
    anna.open_table("sep", bots=[None, "novice"])
    anna.open()
    expect(anna.page.locator(".runs .run")).to_have_count(2)
    expect(anna.page.locator(".runs .here")).to_have_count(1)
    expect(anna.page.locator(".notice")).to_be_hidden()
    anna.press(anna.page.locator(".runs .run", has=anna.page.locator(".here")))
    anna.page.wait_for_url("**/l/*")
    play_out([anna], random.Random(1), moves=1)


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


def test_wasm_plays_what_native_code_plays(people: People) -> None:
    page = people(bypass_csp=True).open().page
    here = [bootstrap.ROOT / "tests" / name for name in ("twin.py", "virtual_time.py")]
    names = shelf.names()
    found: list[dict[str, Any]] = json.loads(
        page.evaluate(TWIN, [json.dumps(names), *[path.read_text(encoding="utf-8") for path in here]])
    )
    nothing: dict[str, Value] = {}
    for name, wasm in zip(names, found, strict=True):
        native = play(shelf.game(name), shelf.game(name).seats[0], nothing, 1)
        assert wasm["plies"] == native["plies"], name
        assert wasm == json.loads(json.dumps(native))


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


@pytest.mark.parametrize("game", GAMES)
def test_a_static_site_in_a_folder_plays_on_with_the_network_cut(
    people: People, site: str, game: str, tmp_path: Path
) -> None:
    anna = people("Anna", url=site, size="phone", hermit=True)
    anna.open("/")
    first_card(anna, game)
    play_out([anna], random.Random(game), moves=1)
    anna.open("/")
    anna.page.wait_for_function(KEPT, timeout=SECONDS_TO_KEEP * 1000)
    go_offline(anna)
    anna.open("/")
    anna.press(anna.page.locator(".runs .run"))
    anna.until(lambda: anna.traffic.told[-1]["is"] != "done", "the table again")
    play_out([anna], random.Random(game))
    anna.see_the_end()
    (table,) = kept_tables(anna.page).values()
    record = table.record(lambda _: "Anna")
    assert verify(record).points() == anna.view["points"]
    (tmp_path / "record.json").write_text(to_line(record), encoding="utf-8")
    anna.open("/")
    anna.page.locator("label.record input").set_input_files(tmp_path / "record.json")
    anna.page.wait_for_url("**/replay*")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
    assert "#/l/" in anna.page.url
    anna.open("/#/learn/sep/first")
    expect(anna.page.locator("main.table [data-place]").first).to_be_attached()
