"""Without a connection: the app as somebody has kept it plays on with the network off, and what it keeps is right."""

import json
import random
import re
import subprocess
import time

import pytest
from house import Server, fetch
from playwright.sync_api import Error, expect

import bootstrap
from browser.hermits import (
    DROP,
    KEEPING,
    SECONDS_TO_KEEP,
    choose,
    go_offline,
    hermit,
    keep,
    kept_tables,
    play_whole,
    table_of,
)
from browser.people import ANYTHING, ASKED, LIT, TARGETS, People, Person
from scale import scaled
from stammtisch.bots.levels import opponents_for
from stammtisch.core import shelf
from stammtisch.core.daily import day_of, public_seed
from stammtisch.core.game import Value
from stammtisch.core.record import to_line
from stammtisch.core.verify import verify
from twin import play

ALL = bool(scaled(0, 0, 1))
IN_THE_APP = shelf.names() if ALL else ["diabolo", "sep"]
ON_A_SITE = shelf.names() if ALL else ["sequence", "seven-seals"]
KEPT = """async () => {
  const cache = await caches.open(`stammtisch ${new URL('.', document.baseURI).pathname} offline`);
  return Boolean(await cache.match(new URL('./', document.baseURI)));
}"""
ELSEWHERE = {"stammtisch.bots.tapes", "stammtisch.envs.lanes"}
"""Compiled modules that no match needs."""
TWIN = """async ([games, twin, time, compiled]) => {
  const manifest = await (await fetch('/offline/manifest.json')).json();
  const place = (part) => `${location.origin}/offline/${manifest[part]}/`;
  const [python, house, library] = ['python', 'house', 'compiled'].map(place);
  const { loadPyodide } = await import(`${python}pyodide.mjs`);
  const machine = await loadPyodide({
    indexURL: python, stdLibURL: `${python}stdlib.zip`, packageBaseUrl: python,
    lockFileContents: JSON.stringify({ info: manifest.info, packages: {} }),
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


@pytest.fixture
def anna(people: People) -> Person:
    """Somebody with a phone who can do without a server."""
    return hermit(people)


def test_whole_matches_from_a_cold_start_without_a_connection_and_the_server_gets_them(anna: Person) -> None:
    keep(anna)
    go_offline(anna)
    anna.open()
    expect(anna.page.locator(".notice")).to_be_visible()
    for game in IN_THE_APP:
        play_whole(anna, game)
        record = kept_tables(anna.page)[table_of(anna)].record(lambda _: "Anna")
        assert verify(record).points() == anna.view["points"]
        look_again(anna)
        if game == IN_THE_APP[0]:
            hear_the_coach(anna)
        anna.open()
    choose(anna, "sequence")
    hand_over(anna)


def hand_over(person: Person) -> None:
    """The server is there again: it gets the matches that are over, and the one that is not goes on here."""
    person.context.set_offline(False)
    person.open()
    expect(person.page.locator(".notice")).to_be_hidden()
    expect(person.page.locator(".runs .here")).to_have_count(1)
    offer = person.page.get_by_role("region", name="Played offline")
    expect(offer).to_contain_text(f"{len(IN_THE_APP)} matches")
    person.press(offer.get_by_role("button", name="Yes, hand over"))
    expect(offer.locator(".yes")).to_be_visible(timeout=SECONDS_TO_KEEP * 1000)
    expect(offer.get_by_role("button")).to_have_count(0)
    person.press(person.button(f"Finished matches ({len(IN_THE_APP)})"))
    expect(person.page.get_by_role("dialog").locator(".here")).to_have_text(["Played offline"] * len(IN_THE_APP))
    person.open("/me")
    mine = person.page.get_by_role("region", name="Played offline")
    expect(mine.locator("a.run")).to_have_count(len(IN_THE_APP))
    person.press(mine.locator(".sure button").first)
    person.press(mine.locator(".sure.asked button.go"))
    expect(mine.locator("a.run")).to_have_count(len(IN_THE_APP) - 1)
    person.open()
    expect(person.page.get_by_role("region", name="Played offline")).to_have_count(0)


def look_again(person: Person) -> None:
    """Have the deal of the match checked, and look at it again, still without a connection."""
    person.press(person.button(person.says("check-deal")))
    expect(person.page.get_by_role("dialog").locator(".sum")).to_have_text(person.says("proof-good"))
    person.page.keyboard.press("Escape")
    person.press(person.page.get_by_role("link", name=person.says("replay"), exact=True))
    person.page.wait_for_url("**/replay*")
    expect(person.page.locator("main.table [data-place]").first).to_be_attached()


def hear_the_coach(person: Person) -> None:
    """Ask what could have been better; this browser finds that out decision by decision."""
    person.open(f"{person.page.url.removeprefix(person.url).split('/replay')[0]}/review?seat={person.my_seat}")
    said = person.page.locator(".reviewing p.vh[role=status]:not(:empty), .reviewing [role=alert]").first
    said.wait_for(state="attached", timeout=SECONDS_TO_KEEP * 1000)
    expect(said).to_have_text(re.compile(r"\b[1-9]\d* of \d+"))


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


def test_a_static_site_in_a_folder_plays_on_with_the_network_cut(people: People, site: str) -> None:
    anna = hermit(people, url=site)
    anna.open("/")
    anna.until(lambda: bool(anna.page.evaluate(KEPT)), "all that is needed", SECONDS_TO_KEEP)
    go_offline(anna)
    for game in ON_A_SITE:
        anna.open("/")
        play_whole(anna, game)
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
