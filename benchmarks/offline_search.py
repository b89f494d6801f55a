"""How fast the experts search in a browser, beside native code: iterations a second, in one run, in turns.

Both search the same positions of each game; the fastest turn counts. Times are processor time of the one thread that
searches, so that others on the machine matter less. `python bootstrap.py wasm` builds what the browser loads.

    PYTHONPATH=. .venv/bin/python benchmarks/offline_search.py [--turns 3] [--iterations 2000] [--plain]
"""

import argparse
import functools
import http.server
import json
import threading
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import CDPSession, Page, sync_playwright

import bootstrap
import programs

SEATS = {"seven-seals": 4, "diabolo": 4, "sequence": 2, "sep": 2}
POSITIONS = 6
SEARCHING = f"""
from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

def positions(name, seats):
    match = Match(shelf.game(name), seats, {{}}, deal=Deal("speed", seed_bytes(7)))
    rng, found = Rng("speed"), []
    while len(found) < {POSITIONS}:
        seat = match.waiting_for()[0]
        legal = match.legal(seat)
        if len(legal) > 2 and rng.below(4) == 0:
            found.append((match.view(seat), [int(action) for action in match.state.legal(seat)]))
        match.play(seat, legal[rng.below(len(legal))])
    return found

def search(name, seats, iterations):
    bot = bot_for(shelf.game(name), "expert")
    for number, (view, legal) in enumerate(positions(name, seats)):
        bot.choose(view, legal, Rng(number), Budget(iterations))
"""
LOADING = """async (compiled) => {
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
  machine.runPython(`
import sys, zipfile
zipfile.ZipFile("packages.zip").extractall("packages")
sys.path[:0] = ["packages", "stammtisch.zip"]
`);
  if (compiled) machine.runPython('import loader; loader.use("./stammtisch.wasm")');
  window.machine = machine;
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def thread_time(session: CDPSession) -> float:
    """Return the processor time of the page's thread so far."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "ThreadTime"))


def in_the_browser(page: Page, plain: bool) -> Callable[[str, int], float]:
    """Return what searches in a page, and gives the seconds it took."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.evaluate(LOADING, not plain)
    page.evaluate("(source) => { machine.runPython(source) }", SEARCHING)

    def took(name: str, iterations: int) -> float:
        before = thread_time(session)
        page.evaluate("(line) => { machine.runPython(line) }", f"search({name!r}, {SEATS[name]}, {iterations})")
        return thread_time(session) - before

    return took


def natively() -> Callable[[str, int], float]:
    """Return what searches here, and gives the seconds it took."""
    scope: dict[str, Any] = {}
    exec(SEARCHING, scope)

    def took(name: str, iterations: int) -> float:
        before = time.thread_time()
        scope["search"](name, SEATS[name], iterations)
        return time.thread_time() - before

    return took


def compare(page: Page, turns: int, iterations: int, plain: bool) -> None:
    """Measure in turns and print. What a decision costs before its first iteration is measured apart."""
    ways = {"browser": in_the_browser(page, plain), "native": natively()}
    print("| game | browser, iterations/s | native | browser of native | before a search: browser, native |")
    print("|---|---:|---:|---:|---:|")
    for name in SEATS:
        for took in ways.values():
            took(name, 1)  # what is loaded and made only once
        speeds, starts = dict.fromkeys(ways, 0.0), dict.fromkeys(ways, float("inf"))
        for _ in range(turns):
            for way, took in ways.items():
                least = took(name, 1)
                starts[way] = min(starts[way], least / POSITIONS)
                speeds[way] = max(speeds[way], POSITIONS * iterations / (took(name, iterations) - least))
        print(
            f"| {name} | {speeds['browser']:,.0f} | {speeds['native']:,.0f} | "
            f"{100 * speeds['browser'] / speeds['native']:.0f} % | "
            f"{1000 * starts['browser']:.0f} ms, {1000 * starts['native']:.0f} ms |"
        )


def main() -> None:
    """Serve the built parts to a browser and compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--plain", action="store_true", help="without the compiled modules in the browser")
    asked = parser.parse_args()
    manifest = json.loads((bootstrap.DIST / "offline" / "manifest.json").read_text(encoding="utf-8"))
    if not asked.plain and not manifest["compiled"]:
        raise SystemExit(f"compiled modules were left out: {manifest['plain']}")
    handler = functools.partial(Quiet, directory=str(bootstrap.DIST))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, sync_playwright() as playwright:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=str(programs.browser()), args=["--no-sandbox"])
        page = browser.new_page()
        page.set_default_timeout(0)
        page.goto(f"http://127.0.0.1:{server.server_address[1]}/robots.txt")
        compare(page, asked.turns, asked.iterations, asked.plain)
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
