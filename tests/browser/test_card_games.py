"""What the tables of Seven Seals and Diabolo say before a card is played, and how a choice is taken back there."""

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.past import address
from browser.people import MY_TURN, People, Person, Size
from browser.pictures import Gallery


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_seal_in_my_rack_is_put_back_by_a_click(people: People, size: Size) -> None:
    anna = people("Anna", size=size)
    anna.open_table("seven-seals", seats=3, options={"length": "single"}, lots=False)
    anna.start()
    anna.until(lambda: anna.is_up and bool(seals_to_take(anna)), "my prediction")
    first, second, third = seals_to_take(anna)[:3]
    for colour in (first, second, third):
        anna.press(anna.page.locator(f'.pool button.column:has([data-piece="seal {colour}"])'))
        anna.until(lambda colour=colour: f"seal {colour}" in rack(anna), "the seal")  # type: ignore[misc]
    anna.press(anna.page.locator(f'[data-place="seals {anna.my_seat}"] button[data-piece="seal {first}"]').last)
    anna.until(lambda: sorted(rack(anna)) == sorted([f"seal {second}", f"seal {third}"]), "the other two seals")
    expect(anna.page.locator(f'[data-place="seals {anna.my_seat}"] [data-piece]')).to_have_count(2)


def seals_to_take(person: Person) -> list[str]:
    """The colours that can be taken from the pool."""
    return [word[-1] for word in person.now("legal", []) if len(word.split()) == 2 and word.startswith("take ")]


def rack(person: Person) -> list[str]:
    """The seals before me, as the server has them."""
    found: list[str] = person.view["places"][f"seals {person.my_seat}"]
    return found


def test_trump_the_goal_and_what_is_left_to_win_are_in_sight(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("seven-seals-prediction"))
    anna.page.locator(MY_TURN).first.wait_for()
    expect(anna.page.locator(".predict .goal")).to_contain_text("Red is trump.")
    expect(anna.page.locator(".predict .goal")).to_contain_text("Each seal left over costs 2.")
    anna.press(anna.page.locator('.pool button.column:has([data-piece="seal black"])'))
    expect(anna.page.locator(".predict .told")).to_contain_text("It costs 3.")
    anna.open(address("seven-seals-trick"))
    anna.page.locator(MY_TURN).first.wait_for()
    expect(anna.page.locator(".mine .aim")).not_to_be_empty()
    expect(anna.page.locator(".store small").first).to_have_text("trump")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_picked_card_shows_what_it_would_do(people: People, gallery: Gallery, size: Size) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url, size=size))
    anna.open(address("diabolo-rows"))
    anna.page.locator(MY_TURN).first.wait_for()
    lays: dict[str, Any] = anna.view["facts"]["lays"]
    card = next(
        word.split()[0] for word in lays if f"{word.split()[0]} devil" in lays and f"{word.split()[0]} angel" in lays
    )
    anna.press(anna.page.locator(f'.hand [data-piece="{card}"]').first)
    for side in ("devil", "angel"):
        told = lays[f"{card} {side}"]
        expect(anna.page.locator(f".lane.lit .{side} .after")).to_have_text(str(told[f"{side}s"]))
        expect(anna.page.locator(".prompt .say")).to_contain_text(f"{told['devils']} : {told['angels']}")


def test_keep_is_offered_first_where_there_is_nothing_to_double(people: People, gallery: Gallery) -> None:
    anna = gallery.receive(people("Anna", url=gallery.url))
    anna.open(address("diabolo-reckoning"))
    anna.page.locator(MY_TURN).first.wait_for()
    facts = anna.view["facts"]
    held = facts["sums"][facts["reckoning"]]
    expect(anna.page.locator(".prompt .btn.lamp")).to_have_text("Double" if held else "Keep")
