"""People who can do without a server: their browser keeps what that takes, and their network is cut."""

import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from house import fetch, free_port
from playwright.sync_api import Page, expect

from browser.people import People, Person, play_out
from stammtisch.server.gamefiles import title_of
from stammtisch.site import write_site
from stammtisch.table.ports import LogRow
from stammtisch.table.reading import fold
from stammtisch.table.table import Table

SHORT = {
    "diabolo": {"seats": 3, "options": {"length": "single"}},
    "sep": {"seats": 2, "options": {}},
    "sequence": {"seats": 2, "options": {}},
    "seven-seals": {"seats": 3, "options": {"length": "single"}},
}
"""What these people have played the last time, against novices, and therefore play again."""
HABITS = {game: {**one, "takers": ["me", *["novice"] * (int(str(one["seats"])) - 1)]} for game, one in SHORT.items()}
SECONDS_TO_KEEP = 120
"""How long it may take to fetch some 170 files, on a busy machine."""
KEEPING = "section[aria-label='Play offline']"
DROP = """(record) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([record], 'record.json'));
  document.querySelector('main').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}"""
ROWS = """async () => {
  const [{ name }] = await indexedDB.databases();
  return new Promise((resolve) => {
    indexedDB.open(name).onsuccess = ({ target }) => {
      const asked = target.result.transaction('rows').objectStore('rows').getAll();
      asked.onsuccess = () => { target.result.close(); resolve(asked.result); };
    };
  });
}"""
"""All rows of the one database that this page has."""
NETWORK = re.compile("net::ERR_INTERNET_DISCONNECTED")


def hermit(people: People, **more: Any) -> Person:
    """Return somebody with a phone whose browser may keep what they need."""
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


def choose(person: Person, game: str) -> None:
    """Choose a game on the front page, and wait for the first view of the match."""
    heard = len(person.traffic.of("view"))
    person.press(person.page.locator(".lid").filter(has_text=title_of(game, "en")).locator("button.play"))
    person.until(lambda: len(person.traffic.of("view")) > heard, "the first view")


def kept_tables(page: Page) -> dict[str, Table]:
    """Read the tables from the browser's database, with the native engine."""
    rows: dict[str, list[LogRow]] = {}
    for row in page.evaluate(ROWS):
        rows.setdefault(row["table"], []).append(LogRow(row["number"], row["at"], row["entry"].encode()))
    found = {id: Table(id) for id in rows}
    for id, table in found.items():
        fold(table, rows[id], time.time())
    return found


def play_whole(person: Person, game: str) -> None:
    """Play a match to its end, with a reload in between."""
    person.traffic.told.clear()
    choose(person, game)
    assert table_of(person)
    play_out([person], random.Random(game), moves=1)
    person.page.reload()
    person.until(lambda: person.traffic.told[-1]["is"] != "done", "the table again")
    play_out([person], random.Random(game))
    person.see_the_end()


def table_of(person: Person) -> str:
    """Return the table of this browser that the page shows."""
    return "l." + str(re.findall("/l/([A-Za-z0-9_-]{22})", person.page.url)[0])


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
