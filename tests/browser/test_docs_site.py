"""The site of the documents: found by its search, read on a phone and in the dark, and fed by nobody else."""

import functools
import http.server
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import bootstrap
from browser.test_axe import complaints

GENERATED = "landmark-unique"
"""What axe says of the generator's own navigation: two parts of it have one name."""
SITE = bootstrap.ROOT / "build" / "docs"


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    """Makes the site as it would be now, and serves it."""
    subprocess.run([bootstrap.PYTHON, Path("docs", "site", "make.py")], cwd=bootstrap.ROOT, check=True)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE)) as served:
        threading.Thread(target=served.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{served.server_port}"
        served.shutdown()


def test_a_page_is_found_by_the_search_and_nothing_is_loaded_from_elsewhere(browser: Browser, site: str) -> None:
    page = browser.new_page(viewport={"width": 1440, "height": 900})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site}/index.html")
    page.get_by_role("button", name="Search").click()
    page.get_by_role("combobox", name="Search").fill("blindfold")
    page.get_by_role("option", name="The laws").first.click()
    expect(page.get_by_role("heading", name="The laws")).to_be_visible()
    assert [url for url in asked if not url.startswith((site, "data:", "blob:"))] == []
    page.close()


def test_the_reference_says_what_the_sources_say_also_of_compiled_modules(browser: Browser, site: str) -> None:
    page = browser.new_page()
    page.goto(f"{site}/reference/library.html")
    expect(page.get_by_text("The seat that draws cards.").first).to_be_visible()
    expect(page.get_by_text("Convert a number or string to an integer")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_what_is_ours_and_no_page_is_wider_than_a_phone(
    browser: Browser, site: str, scheme: str
) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 740}, color_scheme=scheme)  # type: ignore[arg-type]
    for name in ("index", "observations", "reference/library", "rules/sep"):
        page.goto(f"{site}/{name}.html")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        assert [told for told in complaints(page) if not told.startswith(GENERATED)] == [], name
    page.close()
