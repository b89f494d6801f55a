"""How long the app takes without a connection: from its icon to the first card, and to that of the next match.

Starts a server of its own, keeps what **Play offline** fetches, cuts the network, and starts the app again each time in
a real browser of the size of a phone. Processor time is that of the page and its workers.

    PYTHONPATH=. .venv/bin/python benchmarks/offline_start.py --times 5
"""

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import programs

KEEPING = "section[aria-label='Play offline']"
CARD = "main.table [data-place]"
SECONDS = 60


def free_port() -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def wait_for(url: str) -> None:
    """Return as soon as the server is ready."""
    late = time.monotonic() + SECONDS
    while time.monotonic() < late:
        try:
            urllib.request.urlopen(f"{url}/ready", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(url)


def used(browser: Browser) -> float:
    """Return how many seconds of processor time the pages and their workers have taken so far."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(one["cpuTime"] for one in found if one["type"] == "renderer"))


def keep(page: Page, url: str) -> None:
    """Fetch what is needed without a connection, by the button for it."""
    page.goto(url)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.get_by_role("button", name="Play offline", exact=True).tap()
    page.locator(f"{KEEPING} .btn.go").tap()
    page.locator(f"{KEEPING} .yes").wait_for()


def play(page: Page, game: int) -> None:
    """Choose a game on the home page, and wait for a card."""
    page.locator(".lid button.play").nth(game).tap()
    page.locator(CARD).first.wait_for()


class Start(NamedTuple):
    """How long one start of the app took, and how much of that the processors worked for it."""

    first: float
    first_worked: float
    again: float
    again_worked: float
    load: float
    """How many programs wanted the processors."""

    def __str__(self) -> str:
        first = f"first card {self.first:5.2f} s ({self.first_worked:.2f} s of processor time)"
        again = f"next match {self.again:5.2f} s ({self.again_worked:.2f} s)"
        return f"{first}, {again}; load {self.load:.1f}"


def start(browser: Browser, context: BrowserContext, url: str) -> Start:
    """Start the app and play two matches."""
    page = context.new_page()
    page.goto("about:blank")
    before, begun = used(browser), time.monotonic()
    page.goto(url)
    page.locator(".notice").wait_for()
    play(page, 0)
    first, worked = time.monotonic() - begun, used(browser) - before
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.locator(".lid button.play").first.wait_for()
    before, begun = used(browser), time.monotonic()
    play(page, 1)
    found = Start(first, worked, time.monotonic() - begun, used(browser) - before, os.getloadavg()[0])
    page.close()
    return found


def measure(url: str, times: int) -> None:
    """Keep everything, cut the network, and print the times."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(programs.browser()), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en")
        context.set_default_timeout(SECONDS * 1000)
        context.add_init_script("localStorage.setItem('stammtisch-offered', 'yes')")
        keep(context.new_page(), url)
        manifest = json.loads(urllib.request.urlopen(f"{url}/offline/manifest.json").read())
        print(f"compiled modules: {'yes' if manifest['compiled'] else 'no, ' + manifest['plain']}")
        context.set_offline(True)
        context.pages[0].close()
        found = [start(browser, context, url) for _ in range(times)]
        print("\n".join(map(str, found)))
        print(f"median: {Start(*map(median, zip(*found, strict=True)))}")
        browser.close()


def main() -> None:
    """Measure at a server that runs only for this."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    asked = parser.parse_args()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        serving = ["serve", "--port", str(port), "--data", str(Path(folder, "data"))]
        command = [sys.executable, "-m", "stammtisch", *serving]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            measure(f"http://127.0.0.1:{port}", asked.times)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
