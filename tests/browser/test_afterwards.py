"""After a match: the last sheet, a last look at the table, and the replay."""

from typing import Any, Final

import pytest
from house import fetch
from playwright.sync_api import expect

from browser.past import MATCHES, address
from browser.people import IMPATIENT, People, Person, Size
from browser.pictures import Gallery

OVER: Final = [match for match, (_, _, words) in MATCHES.items() if words is None]
ROUNDS: Final = 4
EYES: Final = "footer.controls select"
JUDGE: Final = -3
# The hands that can be seen anywhere on the page, as how many cards each has.
HANDS: Final = """(seats) => [...Array(seats).keys()].map((seat) => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const drawn = seen(`[data-place="hand ${seat}"] [data-piece]:not([data-piece="?"])`);
  return (drawn.length ? drawn : seen(`.open p[data-of="${seat}"] .cards > *`)).length;
})"""


def step_of(gallery: Gallery, match: str, number: int, viewer: int = JUDGE) -> dict[str, Any]:
    """One step of a match, as the server shows it."""
    path = f"/api/tables/{address(match).removeprefix('/t/')}/replay?viewer={viewer}&start={number}&count=1"
    steps: list[dict[str, Any]] = fetch(f"{gallery.url}{path}").json()["steps"]
    return steps[0]


def replay(person: Person, match: str, step: int | None = None, viewer: int | None = None) -> None:
    """Opens a replay."""
    query = "" if step is None else f"?step={step}" + ("" if viewer is None else f"&as={viewer}")
    person.open(f"{address(match)}/replay{query}")
    person.page.locator("footer.controls").wait_for()
    person.page.keyboard.press(IMPATIENT)


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("match", OVER)
def test_all_cards_open_shows_every_hand(people: People, gallery: Gallery, match: str, size: Size) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size=size))
    replay(anna, match, 20, JUDGE)
    places, seats = step_of(gallery, match, 20)["places"], MATCHES[match][1]
    wanted = [len(places.get(f"hand {seat}", [])) for seat in range(seats)]
    expect(anna.page.locator("main.table")).to_be_visible()
    anna.page.wait_for_timeout(300)
    shown = anna.page.evaluate(HANDS, seats)
    assert all(there >= count > 0 for there, count in zip(shown, wanted, strict=True)), (shown, wanted)


def test_a_replay_begins_with_my_own_eyes_and_knows_me(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("seven-seals-over"))
    anna.page.locator("#end-title").wait_for()
    replay(anna, "seven-seals-over")
    expect(anna.page.locator(EYES)).to_have_value("0")
    expect(anna.page.locator(".hand [data-piece]").first).to_be_visible()
    stranger = people("Sam", url=gallery.url)
    replay(stranger, "seven-seals-over")
    expect(stranger.page.locator(EYES)).to_have_value(str(JUDGE))


def full_trick(gallery: Gallery) -> int:
    """The number of the step that completes the first trick of Seven Seals."""
    return next(
        n for n in range(200) if any(e["kind"] == "win" for e in step_of(gallery, "seven-seals-over", n)["events"])
    )


def test_a_step_that_completes_a_trick_shows_it_whole(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    last = full_trick(gallery)
    replay(anna, "seven-seals-over", last - 1, JUDGE)
    cards = anna.page.locator(".trick [data-piece]")
    expect(cards).to_have_count(3)
    anna.press(anna.button(anna.says("replay-after")))
    expect(cards).to_have_count(4)
    anna.page.wait_for_timeout(1500)
    expect(cards).to_have_count(4)
    anna.press(anna.button(anna.says("replay-after")))
    anna.page.keyboard.press(IMPATIENT)
    expect(cards).to_have_count(0)
    # Back again, and it lies there whole.
    anna.press(anna.button(anna.says("replay-before")))
    expect(cards).to_have_count(4)


def test_the_story_leads_to_where_it_happened(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    replay(anna, "sequence-over", 30, JUDGE)
    line = anna.page.locator(".story li button").nth(6)
    words = line.text_content() or ""
    anna.press(line)
    expect(anna.page.locator(".story li").first).to_have_text(words)
    assert "step=30" not in anna.page.url
    # A game without rounds has no round to go to.
    expect(anna.button(anna.says("replay-round-after"))).to_be_disabled()
    replay(anna, "diabolo-over", 5, JUDGE)
    expect(anna.button(anna.says("replay-round-after"))).to_be_enabled()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_last_sheet_ranks_everybody_in_all_rounds(people: People, gallery: Gallery, size: Size) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size=size))
    anna.open(address("seven-seals-over"))
    anna.page.locator("#end-title").wait_for()
    rows = anna.page.locator(".fs tbody tr")
    sums = [int(text.replace("\N{MINUS SIGN}", "-")) for text in rows.locator(".sum").all_inner_texts()]
    assert sums == sorted(sums)
    assert rows.first.locator("td:not(.place):not(.sum)").filter(visible=True).count() == ROUNDS
    expect(anna.page.locator(".win .mine")).to_be_visible()


def test_a_last_look_opens_the_hands_and_covers_nothing(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size="phone"))
    anna.open(address("sequence-over"))
    anna.press(anna.button(anna.says("look-at-table")))
    expect(anna.page.locator(".open p").first).to_be_visible()
    seat = anna.page.locator(".teams").bounding_box()
    button = anna.page.locator(".toend").bounding_box()
    assert seat
    assert button
    assert button["y"] + button["height"] <= seat["y"]
    anna.press(anna.page.locator(".toend"))
    anna.page.locator("#end-title").wait_for()
