"""Everything that matters fits into the window: my whole hand, the trick, the prompt and the names, in every game."""

from typing import Final

import pytest

from browser.past import MATCHES, address
from browser.people import IMPATIENT, MY_TURN, People
from browser.pictures import Gallery

SIZES: Final = [
    (1920, 1080),
    (1440, 900),
    (1366, 625),
    (1280, 600),
    (768, 1024),
    (844, 340),
    (740, 360),
    (720, 450),
    (667, 375),
    (640, 360),
    (390, 844),
    (375, 548),
    (360, 640),
    (320, 568),
]
"""Desktops, laptops, a tablet, phones on their side and upright, in pixels; 720 x 450 is a desktop at 200 %."""
PLAYED: Final = [match for match, (_, _, words) in MATCHES.items() if words is not None]
LEAST: Final = 24
"""Pixels: how wide a card of a trick is at least."""
# The page has been drawn in its new size, and what moves has arrived.
DRAWN: Final = """() => new Promise(requestAnimationFrame).then(() =>
  Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null))))"""
# What does not fit, in words.
UNFIT: Final = """(least) => {
  const found = [];
  const drawn = (selector) => [...document.querySelectorAll(`main.table ${selector}`)]
    .filter((one) => one.getBoundingClientRect().width);
  const name = (one) => one.dataset.piece ?? one.textContent.trim().slice(0, 30);
  const outside = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  };
  for (const what of ['.hand > *', '.trick [data-piece]', '.trick .place', '.prompt', '.seat', '.target'])
    for (const one of drawn(what)) if (outside(one)) found.push(`${what} ${name(one)} is cut off`);
  for (const one of drawn('.trick [data-piece]'))
    if (one.getBoundingClientRect().width < least) found.push(`${name(one)} in the trick is tiny`);
  for (const one of drawn(':is(.seat b, .prompt .say)'))
    if (one.scrollWidth > one.clientWidth + 1) found.push(`the text ${name(one)} is cut`);
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight + 1) found.push('the page scrolls');
  return found;
}"""


@pytest.mark.parametrize("match", PLAYED)
def test_hand_trick_prompt_and_names_fit_into_every_window(people: People, gallery: Gallery, match: str) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address(match))
    anna.page.locator(MY_TURN).first.wait_for()
    anna.page.evaluate("document.fonts.ready.then(() => 0)")
    anna.page.keyboard.press(IMPATIENT)
    cut: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        anna.page.evaluate(DRAWN)
        if found := anna.page.evaluate(UNFIT, LEAST):
            cut[width, height] = found
    assert cut == {}


def test_a_card_below_the_edge_is_noticed(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("seven-seals-trick"))
    anna.page.locator(MY_TURN).first.wait_for()
    assert anna.page.evaluate(UNFIT, LEAST) == []
    anna.page.evaluate("document.querySelector('.hand').style.translate = '0 40px'")
    assert any(found.startswith(".hand > *") for found in anna.page.evaluate(UNFIT, LEAST))
