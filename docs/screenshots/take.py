"""Takes the pictures of the README: real matches on a real server, looked at with a real browser.

    .venv/bin/python docs/screenshots/take.py            # all of them; `./check` has installed what it needs
    .venv/bin/python docs/screenshots/take.py sep        # those whose names begin so

Every match is dealt from a seed and played by the same bots, so the same moments come back as long as rules, bots and
screens stay as they are. When those change, look at the pictures and choose better moments.
"""

import asyncio
import base64
import shutil
import socket
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.async_api import Browser, Page, async_playwright

from stammtisch.bots.levels import bot_for
from stammtisch.client import Guest, new_id
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.rng import Rng
from stammtisch.server import wire
from stammtisch.server.authority import OVER
from stammtisch.server.cookies import COOKIE
from stammtisch.server.entry import AnyEntry, Dealt, Opened, Played, Started, to_bytes
from stammtisch.server.people import hashed, new_secret
from stammtisch.server.rows import Person
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.summary import summary
from stammtisch.server.table import Table

FRIENDS: Final = ("Ada", "Herman", "Robin", "Noor", "Luuk", "Iris")
"""Who sits at the tables, in the order of the seats. We look over Ada's shoulder."""
LEVEL: Final = "regular"
"""Whose judgement the friends follow: it takes no time, and chooses the same from the same seed."""
SECONDS: Final = 30.0
CHROMIUM: Final = shutil.which("chromium") or shutil.which("google-chrome")
QUALITY: Final = 82


@dataclass(frozen=True)
class Moment:
    """A moment of a match, after so many words at least, when Ada has the next; None is the end."""

    game: str
    seats: int
    seed: int
    words: int | None

    @property
    def table(self) -> str:
        """The id of its table."""
        return f"{self.game}-{self.seats}-{self.seed}-{self.words}".ljust(22, "0")


@dataclass(frozen=True)
class Picture:
    """One file: what is looked at, with which screen, by day or by night."""

    name: str
    moment: Moment | None
    size: tuple[int, int]
    dark: bool = False


DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
FINE: Final = {DESKTOP: 1.5, PHONE: 2.0}
"""Pixels of the file for each pixel of the screen."""
CHAT: Final = ((1, "A glass to the winner."), (0, "That will be me."))
"""What is said at a table, by whom."""
SEALS: Final = Moment("seven-seals", 4, 2, 200)
PICTURES: Final = [
    Picture("seven-seals", SEALS, DESKTOP),
    Picture("sep", Moment("sep", 2, 7, 60), DESKTOP, dark=True),
    Picture("front-phone", None, PHONE),
    Picture("diabolo-phone", Moment("diabolo", 4, 7, 14), PHONE, dark=True),
    Picture("sequence-phone", Moment("sequence", 2, 1, 26), PHONE),
    Picture("seven-seals-phone", SEALS, PHONE, dark=True),
]


class Evening:
    """The matches, played and kept in a folder, and how everybody proves there who he is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.friends: list[Person] = []
        self.cookie = ""
        self.tokens: list[str] = []

    async def prepare(self, moments: set[Moment]) -> None:
        """Lets everybody come, and plays."""
        store = SqliteStore(self.folder)
        await store.open()
        now = time.time()
        for number, name in enumerate(FRIENDS):
            friend = Person(f"{number:032x}", name, now, now)
            self.tokens.append(new_secret())
            await store.add_person(friend, hashed(self.tokens[-1]))
            self.friends.append(friend)
        self.cookie = self.tokens[0]
        for moment in sorted(moments, key=lambda moment: moment.table):
            await self._play(store, moment)
        await store.close()

    async def _play(self, store: SqliteStore, moment: Moment) -> None:
        game, table, rng, said = shelf.game(moment.game), Table(moment.table), Rng(moment.seed), 0
        ids = [friend.id for friend in self.friends[: moment.seats]]
        options = {option.name: option.default for option in game.options(moment.seats)}
        seed = f"{moment.seed:064x}"
        opened = Opened(game.name, game.rules, moment.seats, options, seed, ids[0], [*ids], [None] * moment.seats)
        for entry in (opened, Started(ids[0]), Dealt()):
            await _write(store, table, entry)
        while table.status != OVER:
            holding = table.match.holding_up()
            if moment.words is not None and said >= moment.words and holding == [0]:
                return
            seat = holding[-1]
            legal = [*table.match.state.legal(seat)]
            chosen = bot_for(game, LEVEL).choose(table.match.view(seat), legal, rng, Budget(1))
            await _write(store, table, Played(seat, game.word(chosen.action), ids[seat]))
            said += 1


async def _write(store: SqliteStore, table: Table, entry: AnyEntry) -> None:
    number, now = table.number, time.time()
    table.apply(entry, now)
    assert await store.append(table.id, number, now, to_bytes(entry), summary(table))


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """A server on that folder; gives its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = (sys.executable, "-m", "stammtisch", "serve", "--port", str(port), "--data", str(folder))
    process = await asyncio.create_subprocess_exec(*command, "--limits", "0", stdout=asyncio.subprocess.DEVNULL)
    url, late = f"http://localhost:{port}", time.monotonic() + SECONDS
    while not await asyncio.to_thread(_is_well, url):
        assert process.returncode is None, "the server ended by itself"
        assert time.monotonic() < late, "the server does not answer"
        await asyncio.sleep(0.1)
    try:
        yield url
    finally:
        process.terminate()
        await process.wait()


def _is_well(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/health", timeout=1) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def take(browser: Browser, url: str, evening: Evening, picture: Picture) -> None:
    """One picture, with all friends at the table."""
    width, height = picture.size
    context = await browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=FINE[picture.size],
        is_mobile=width < height,
        color_scheme="dark" if picture.dark else "light",
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    await context.add_cookies([{"name": COOKIE, "value": evening.cookie, "url": url}])
    page = await context.new_page()
    async with AsyncExitStack() as company:
        if moment := picture.moment:
            places = [
                await company.enter_async_context(await Guest(url, token).at(moment.table))
                for token in evening.tokens[: moment.seats]
            ]
            for seat, text in CHAT:
                await places[seat].ask(wire.Say(new_id(), text))
        await page.goto(f"{url}/t/{moment.table}" if moment else url)
        await page.wait_for_selector("main.table [data-piece], .lid button.play, #end-title", state="attached")
        await page.wait_for_load_state("networkidle")
        await page.evaluate("document.fonts.ready.then(() => 0)")
        await page.wait_for_timeout(500)
        file = Path(__file__).with_name(f"{picture.name}.webp")
        file.write_bytes(await shoot(page))
        print(f"{file.name}: {file.stat().st_size // 1024} KB")
    await context.close()


async def shoot(page: Page) -> bytes:
    """The screen as WebP, which the browser makes itself."""
    session = await page.context.new_cdp_session(page)
    shot = await session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    return base64.b64decode(shot["data"])


async def main(wanted: list[str]) -> None:
    """Takes the pictures whose names begin as wanted, or all."""
    chosen = [one for one in PICTURES if not wanted or one.name.startswith(tuple(wanted))]
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        await evening.prepare({one.moment for one in PICTURES if one.moment})
        async with served(Path(folder)) as url, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for picture in chosen:
                await take(browser, url, evening, picture)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
