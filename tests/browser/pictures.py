"""Pictures of screens that stand still, to be compared. Run as a program it makes them anew; then look at them."""

import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

from house import Server
from PIL import Image, ImageChops, ImageOps
from playwright.sync_api import sync_playwright

import programs
from browser.past import address, keep_matches
from browser.people import ARGUMENTS, IMPATIENT, Person, Size
from stammtisch.server.cookies import COOKIE

PICTURES: Final = Path(__file__).with_name("pictures")


@dataclass(frozen=True)
class Screen:
    """A screen that looks the same at every visit."""

    name: str
    path: str
    ready: str
    """What is there once it is drawn."""
    size: Size
    dark: bool

    @property
    def picture(self) -> str:
        """The name of its picture."""
        return f"{self.name}-{self.size}-{'dark' if self.dark else 'light'}.png"


FRONT: Final = ".today a"
FORM: Final = "form .go"
TABLE: Final = "main.table [data-piece]"
SCREENS: Final = [
    Screen("front", "/", FRONT, "desktop", False),
    Screen("front", "/", FRONT, "phone", True),
    Screen("new", "/new/seven-seals", FORM, "desktop", True),
    Screen("new", "/new/seven-seals", FORM, "phone", False),
    Screen("seven-seals", address("seven-seals-trick"), TABLE, "desktop", False),
    Screen("diabolo", address("diabolo-rows"), TABLE, "phone", True),
    Screen("sequence", address("sequence-board"), TABLE, "phone", False),
    Screen("sep", address("sep-circle"), TABLE, "desktop", True),
    Screen("end", address("diabolo-over"), "#end-title", "phone", False),
    Screen("replay", f"{address('sep-over')}/replay?as=0&step=60", TABLE, "phone", False),
]
SMALLER: Final = 2
"""Pictures are kept at half their size: that is enough to see a change, and letters may be drawn a little otherwise."""
BITS: Final = 4
"""How fine the shades of a colour are kept: pictures stay small."""
NOTICED: Final = 32
"""From which shade, of 255, a difference counts."""


def shoot(person: Person, screen: Screen) -> Image.Image:
    """A picture of a screen as Anna sees it."""
    person.open(screen.path)
    person.page.locator(screen.ready).first.wait_for()
    person.page.wait_for_load_state("networkidle")
    person.page.evaluate("document.fonts.ready.then(() => 0)")
    person.page.keyboard.press(IMPATIENT)
    shot = person.page.screenshot(animations="disabled", caret="hide")
    with Image.open(BytesIO(shot)) as taken:
        return ImageOps.posterize(taken.convert("RGB").reduce(SMALLER), BITS)


def difference(before: Image.Image, now: Image.Image) -> float:
    """Which part of all pixels differs noticeably; everything where the sizes do."""
    if before.size != now.size:
        return 1.0
    bands = ImageChops.difference(before.convert("RGB"), now.convert("RGB")).split()
    largest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2]).histogram()
    return sum(largest[NOTICED:]) / sum(largest)


class Gallery(Server):
    """A server with matches that were played before, and Anna's turn in some of them."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._cookies = keep_matches(self.data)

    def receive(self, person: Person) -> Person:
        """Knows this person, by the name, as one of those who have played here."""
        person.context.add_cookies([{"name": COOKIE, "value": self._cookies[person.name], "url": self.url}])
        return person


def main() -> None:
    """Makes all pictures."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        gallery = Gallery(Path(folder))
        gallery.start()
        browser = playwright.chromium.launch(executable_path=str(programs.browser()), args=ARGUMENTS)
        for screen in SCREENS:
            person = Person(browser, gallery.url, "Anna", screen.size, dark=screen.dark)
            shoot(gallery.receive(person), screen).save(PICTURES / screen.picture, optimize=True)
            print(screen.picture)
            person.close()
        browser.close()
        gallery.stop()


if __name__ == "__main__":
    main()
