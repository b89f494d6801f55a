"""Every game, from the link to the last sheet, by people in browsers of their own and bots."""

import random

import pytest
from house import Server

from browser.past import LATE, address
from browser.people import IMPATIENT, People, Person, Size, play_out, record_of
from browser.pictures import Gallery
from browser.texts import text
from scale import scaled
from stammtisch.core.game import Value
from stammtisch.core.verify import verify

Table = tuple[str, int, dict[str, Value]]
SEVEN_SEALS: Table = ("seven-seals", 3, {"length": "single"})
DIABOLO: Table = ("diabolo", 3, {"length": "single"})
SEQUENCE: Table = ("sequence", 3, {})
SEP: Table = ("sep", 2, {})
EVENINGS: list[tuple[Table, Size, Size]] = [
    (SEVEN_SEALS, "desktop", "phone"),
    (SEQUENCE, "phone", "desktop"),
    (DIABOLO, "phone", "desktop"),
    (SEVEN_SEALS, "phone", "phone"),
    (DIABOLO, "desktop", "desktop"),
    (SEQUENCE, "desktop", "desktop"),
    (SEP, "desktop", "phone"),
    (SEP, "phone", "desktop"),
]
TRIED = EVENINGS[: scaled(quick=1, normal=2, full=8)]
"""Of Diabolo, test_evening.py plays a whole evening."""


@pytest.mark.parametrize(("table", "first", "second"), TRIED, ids=[f"{t[0]}-{a}-{b}" for t, a, b in TRIED])
def test_two_people_play_a_whole_game_with_bots(
    people: People, server: Server, table: Table, first: Size, second: Size
) -> None:
    game, seats, options = table
    # Ben sees pieces fly, and does not wait for them.
    anna, ben = people("Anna", size=first), people("Ben", size=second, still=False)
    at = anna.open_table(game, seats=seats, options=options)
    ben.sit(at)
    anna.start()
    said = play_out([anna, ben], random.Random(5))
    record = record_of(server.url, at)
    verify(record)
    words = [ply["word"] for ply in record["plies"] if ply["seat"] in (0, 1)]
    assert (said, len(words)) == (len(words), len(anna.traffic.words + ben.traffic.words))
    see_the_end([anna, ben])


def test_two_people_play_a_match_of_sep_to_its_end(people: People, gallery: Gallery) -> None:
    """A match takes them three hundred words, because they only try what glows: here they come to its last part."""
    clara, dan = (
        gallery.receive(people(name, url=gallery.url, size=size, still=False)).open(address(LATE))
        for name, size in (("Clara", "desktop"), ("Dan", "phone"))
    )
    for person in (clara, dan):
        person.until(lambda who=person: bool(who.traffic.of("view")), "the table")  # type: ignore[misc]
    assert play_out([clara, dan], random.Random(5)) > 1
    verify(record_of(gallery.url, clara.table["table"]))
    # The last position stands until somebody goes on.
    for person in (clara, dan):
        person.page.keyboard.press(IMPATIENT)
        person.page.locator(".prompt .lamp").wait_for()
        assert person.page.locator("#end-title").count() == 0
    see_the_end([clara, dan])


def see_the_end(people: list[Person]) -> None:
    """Everybody sees the last sheet, and could play again."""
    for person in people:
        person.see_the_end()
        assert person.page.get_by_role("button", name=text("rematch")).is_visible()
