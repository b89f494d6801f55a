"""Every game, from the link to the last sheet, by people in browsers of their own and bots."""

import random

import pytest
from house import Server

from browser.people import People, Size, play_out, record_of
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
    (DIABOLO, "phone", "desktop"),
    (SEP, "phone", "phone"),
    (SEQUENCE, "phone", "desktop"),
    (SEVEN_SEALS, "phone", "phone"),
    (DIABOLO, "desktop", "desktop"),
    (SEP, "desktop", "phone"),
    (SEQUENCE, "desktop", "desktop"),
]
TRIED = EVENINGS[: scaled(quick=1, normal=4, full=8)]


@pytest.mark.parametrize(("table", "first", "second"), TRIED, ids=[f"{t[0]}-{a}-{b}" for t, a, b in TRIED])
def test_two_people_play_a_whole_game_with_bots(
    people: People, server: Server, table: Table, first: Size, second: Size
) -> None:
    game, seats, options = table
    # Ben sees pieces fly, and does not wait for them; in SEP that would take too long.
    anna, ben = people("Anna", size=first), people("Ben", size=second, still=game == "sep")
    at = anna.open_table(game, seats=seats, options=options)
    ben.sit(at)
    anna.start()
    said = play_out([anna, ben], random.Random(5))
    record = record_of(server.url, at)
    verify(record)
    words = [ply["word"] for ply in record["plies"] if ply["seat"] in (0, 1)]
    assert (said, len(words)) == (len(words), len(anna.traffic.words + ben.traffic.words))
    for person in (anna, ben):
        person.page.locator("#end-title").wait_for()
        assert person.page.get_by_role("button", name=text("rematch")).is_visible()
