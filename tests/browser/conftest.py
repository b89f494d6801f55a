"""A real browser before a real server with the built pages."""

from collections.abc import Iterator
from typing import Any

import pytest
from house import Server, _mortal, mortal, server, servers
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

import programs
from browser.hermits import site
from browser.people import ARGUMENTS, SECONDS, Launch, People, Person
from browser.pictures import Gallery

__all__ = ["_mortal", "mortal", "server", "servers", "site"]


# Of the package, not of the session: while Playwright runs, no other test of the same process could run a loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[BrowserType]:
    expect.set_options(timeout=SECONDS * 1000)
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="package")
def launch(chromium: BrowserType) -> Iterator[Launch]:
    """Starts a browser with further arguments; only a whole one shows notifications."""
    started: list[Browser] = []

    def start(*arguments: str, whole: bool = False) -> Browser:
        found = str(programs.browser(whole=whole))
        started.append(chromium.launch(executable_path=found, args=[*ARGUMENTS, *arguments]))
        return started[-1]

    yield start
    for browser in started:
        browser.close()


@pytest.fixture(scope="package")
def browser(launch: Launch) -> Browser:
    return launch()


@pytest.fixture(scope="package")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """A server with matches that were played before; nobody plays on there."""
    there = Gallery(tmp_path_factory.mktemp("gallery"))
    there.start()
    yield there
    there.stop()
    assert there.troubles() == []


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    """Makes people who come to the shared server, or another; all go home afterwards."""
    come: list[Person] = []

    def make(name: str = "", url: str | None = None, with_: Browser | None = None, **more: Any) -> Person:
        come.append(Person(with_ or browser, url or server.url, name, **more))
        return come[-1]

    yield make
    for person in come:
        person.close()
