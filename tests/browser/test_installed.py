"""The page as an app that somebody has installed: with its service worker, without a line, and after an update."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from struct import unpack
from typing import Literal

import pytest
from house import Server, Servers, fetch
from playwright.sync_api import Browser, Page, expect

import bootstrap
from browser.people import SECONDS, Launch

Scheme = Literal["light", "dark"]

PAGES = bootstrap.WEB / "dist"
NEWER = """before => {
  const now = document.querySelector('script[type=module]')?.getAttribute('src');
  return now !== undefined && now !== before;
}"""
"""Whether the page began with another file; while it is loaded anew, it has none."""
LOOK_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A browser that lets the service worker work."""
    context = browser.new_context(locale="de-DE")
    context.set_default_timeout(SECONDS * 1000)
    yield context.new_page()
    context.close()


def come(page: Page, server: Server, path: str = "/") -> None:
    page.goto(server.url + path)
    page.wait_for_selector("html.ready")


def script(page: Page) -> str:
    """The file that the page began with."""
    return str(page.get_attribute("script[type=module]", "src"))


def test_the_manifest_says_what_an_installation_needs(page: Page, server: Server) -> None:
    come(page, server)
    assert page.locator("link[rel=manifest]").get_attribute("href") == "/manifest.webmanifest"
    manifest = fetch(f"{server.url}/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    pictures = {(icon["sizes"], icon.get("purpose", "any")): icon["src"] for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(pictures)
    for (size, _), address in pictures.items():
        picture = fetch(f"{server.url}/{address}").body
        if size != "any":
            assert "{}x{}".format(*unpack(">II", picture[16:24])) == size
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A context of a test is like a private window, in which nothing is installed; that is all there may be.
    assert {problem["errorId"] for problem in problems} <= {"in-incognito"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_browsers_frame_has_the_colour_of_the_table(page: Page, server: Server, scheme: Scheme) -> None:
    page.emulate_media(color_scheme=scheme)
    come(page, server)
    table = str(page.evaluate("getComputedStyle(document.body).getPropertyValue('--table')"))
    assert page.get_attribute("meta[name=theme-color]", "content") == table.upper()


def test_without_the_house_a_page_says_so_and_goes_on_by_itself(page: Page, mortal: Server) -> None:
    come(page, mortal, "/new/sep?how=now")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    mortal.stop()
    page.reload()
    expect(page.get_by_text("Der Tisch ist gerade nicht zu erreichen.")).to_be_visible()
    expect(page.get_by_text("be reached right now.")).to_be_hidden()
    expect(page.get_by_role("link", name="Erneut versuchen")).to_be_visible()
    # Its own style has come with it, through the house's strict rules for styles.
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(221, 191, 146)"
    mortal.start()
    page.wait_for_selector("html.ready")
    assert page.url.endswith("/new/sep?how=now")


@pytest.fixture
def updated(servers: Servers, tmp_path: Path) -> Server:
    """A server whose pages are a copy, which a test can replace."""
    shutil.copytree(PAGES, tmp_path / "pages")
    return servers(web=str(tmp_path / "pages"))


def build_again(server: Server) -> None:
    """The same pages as another build would have made them: every file under a new name, the old ones gone."""
    pages = Path(server.serving["web"])
    names = {path.name: re.sub(r"\.(\w+)$", r"2.\1", path.name) for path in (pages / "assets").iterdir()}
    for path in [pages / "index.html", *(pages / "assets").glob("*.js"), *(pages / "assets").glob("*.css")]:
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub("|".join(map(re.escape, names)), lambda name: names[name[0]], text), encoding="utf-8")
    for old, new in names.items():
        (pages / "assets" / old).rename(pages / "assets" / new)
    server.restart()


def test_a_part_that_an_update_took_away_brings_the_new_page(page: Page, updated: Server) -> None:
    come(page, updated)
    before = script(page)
    build_again(updated)
    page.get_by_role("button", name="Einstellungen").click()
    page.wait_for_function(NEWER, arg=before)
    page.wait_for_selector("html.ready")
    page.get_by_role("button", name="Einstellungen").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_page_that_somebody_looks_at_again_becomes_the_new_one(page: Page, updated: Server) -> None:
    come(page, updated)
    before = script(page)
    page.evaluate("window.sameAsBefore = true")
    page.evaluate(LOOK_AGAIN)
    page.wait_for_timeout(500)
    assert page.evaluate("window.sameAsBefore") is True
    build_again(updated)
    page.evaluate(LOOK_AGAIN)
    page.wait_for_function(NEWER, arg=before)


def test_a_call_is_shown_by_the_worker_while_nobody_looks(launch: Launch, server: Server) -> None:
    """What `calls.py` sends, as a push service delivers it."""
    context = launch(whole=True).new_context(permissions=["notifications"])
    context.set_default_timeout(SECONDS * 1000)
    page = context.new_page()
    come(page, server)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    devtools, registered = context.new_cdp_session(page), []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    said = '{"title": "SEP", "body": "Du bist am Zug.", "table": "a-table"}'
    call = {"origin": server.url, "registrationId": registered[-1]["registrationId"], "data": said}
    devtools.send("ServiceWorker.deliverPushMessage", call)
    shown = """async () => {
        const here = await navigator.serviceWorker.ready;
        for (const end = Date.now() + 30000; Date.now() < end; ) {
            const [note] = await here.getNotifications();
            if (note) return [note.title, note.body, note.data];
            await new Promise((again) => setTimeout(again, 50));
        }
    }"""
    assert page.evaluate(shown) == ["SEP", "Du bist am Zug.", f"{server.url}/t/a-table"]
    context.close()
