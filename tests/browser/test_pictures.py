"""Screens that stand still look as they did when somebody last looked at their pictures."""

from pathlib import Path

import pytest
from PIL import Image

from browser.people import People
from browser.pictures import PICTURES, SCREENS, Gallery, Screen, difference, shoot

MOST_CHANGED = 0.01


@pytest.mark.parametrize("screen", SCREENS, ids=[screen.picture.removesuffix(".png") for screen in SCREENS])
def test_a_screen_looks_as_it_did(people: People, gallery: Gallery, tmp_path: Path, screen: Screen) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size=screen.size, dark=screen.dark))
    now, kept = tmp_path / screen.picture, PICTURES / screen.picture
    shoot(anna, screen).save(now)
    with Image.open(kept) as before, Image.open(now) as after:
        assert difference(before, after) < MOST_CHANGED, f"compare {now} with {kept}"


def test_a_changed_colour_is_noticed(people: People, gallery: Gallery) -> None:
    screen = SCREENS[0]
    anna = gallery.receive(people("Anna", url=gallery.url, size=screen.size, dark=screen.dark, bypass_csp=True))
    before = shoot(anna, screen)
    assert difference(before, shoot(anna, screen)) < MOST_CHANGED
    anna.context.add_init_script(
        "addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--table', '#B08A58'))"
    )
    assert difference(before, shoot(anna, screen)) > MOST_CHANGED
