"""My page after a season: what it says and what it does not, what it hands over, and that it forgets."""

import csv
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import Server
from playwright.sync_api import expect

from browser.people import People, Person, Size
from browser.season import A_NIGHT, EVENINGS, LINK, NAME, keep_season
from browser.test_axe import complaints
from browser.texts import text
from stammtisch.server.cookies import COOKIE

ALL = 20
"""How many matches Anna has played in the season."""


def m(message: str) -> str:
    """What my page says."""
    return text(message, apart="mine")


def g(message: str) -> str:
    """What the page of a group says."""
    return text(message, apart="groups")


def about(who: Person, game: str) -> str:
    """What the page says about one game."""
    return who.page.locator(".games article", has=who.page.get_by_role("heading", name=game, exact=True)).inner_text()


def saved(who: Person, button: str) -> str:
    """A file that the page gives away."""
    with who.page.expect_download() as file:
        who.press(who.button(m(button)))
    return file.value.path().read_text(encoding="utf-8")


@pytest.fixture
def season(tmp_path: Path) -> Iterator[tuple[Server, dict[str, str]]]:
    server = Server(tmp_path)
    cookies = keep_season(server.data)
    yield server.start(), cookies
    server.stop()
    assert server.troubles() == []


def test_my_page_tells_hands_over_and_forgets(people: People, season: tuple[Server, dict[str, str]]) -> None:
    home, cookies = season

    def come(name: str, size: Size) -> Person:
        who = people(name, home.url, size=size, bypass_csp=True)
        who.context.add_cookies([{"name": COOKIE, "value": cookies[name], "url": home.url}])
        return who

    anna, dora = come("Anna", "desktop"), come("Dora", "phone")
    anna.open("/me")
    # What is known of eight matches is said with an interval; three are too few.
    expect(anna.page.locator(".games article")).to_have_count(3)
    assert re.search(r"\d+%\s+probably \d+% to \d+%", about(anna, "Diabolo"))
    assert m("mine-few") in about(anna, "SEP")
    course = anna.page.locator("section", has=anna.page.get_by_role("heading", name=m("mine-course")))
    expect(course.get_by_role("img", name=m("mine-course"))).to_be_visible()
    expect(course.locator(".key li")).to_have_text([re.compile(f"after {ALL} matches")] * 2)
    course.get_by_role("combobox").select_option("sep")
    expect(course).to_contain_text("Too few matches to say: the coach has told you about 3")
    expect(course.get_by_role("img")).to_have_count(0)
    expect(anna.page.locator(".list li")).to_have_count(3)
    course.get_by_role("combobox").select_option("")
    anna.press(anna.button(m("mine-more")))
    expect(anna.page.locator(".list li")).to_have_count(ALL)
    expect(anna.page.get_by_role("rowheader")).to_have_text(["Ben", "Dora", "Cleo"])
    # Her ratings on this server are off until she wants them; those of her group she has switched on there.
    assert m("mine-rating") not in about(anna, "Diabolo")
    anna.press(anna.page.get_by_role("switch", name=m("mine-ratings")))
    expect(anna.page.locator(".games article", has_text="Diabolo")).to_contain_text(
        re.compile(r"Rating\s*\d+\.\d ± \d")
    )
    expect(anna.page.locator(".rated li")).to_contain_text(re.compile(f"{NAME}.*Diabolo .* ± "))
    assert complaints(anna.page) == []

    everything = json.loads(saved(anna, "mine-json"))
    assert len(everything["results"]) == ALL
    assert {one["name"] for kept in everything["results"] for one in kept["others"]} == {"Ben", "Cleo", "Dora"}
    assert all(kept["luck"] is not None for kept in everything["results"])
    assert everything["wishes"]["ratings"] is True
    assert everything["groups"][0]["ratings"]["diabolo"]["matches"] == 8
    rows = [*csv.DictReader(io.StringIO(saved(anna, "mine-csv")))]
    assert len(rows) == ALL
    assert {row["game"] for row in rows} == {"sep", "diabolo", "sequence"}
    assert any("Ben" in row["others"] for row in rows)
    anna.press(anna.page.locator(".list a").first)
    anna.page.wait_for_url("**/replay")

    # In the group, those who compare their ratings see each other's; Dora does not until she joins in.
    dora.open(f"/g/{LINK}")
    ratings = dora.page.locator("section", has=dora.page.get_by_role("heading", name=g("group-ratings"), exact=True))
    expect(ratings.get_by_role("listitem")).to_have_count(0)
    dora.press(ratings.get_by_role("switch"))
    expect(ratings.get_by_role("listitem").filter(has_text="Dora")).not_to_have_count(0)
    expect(ratings.get_by_role("listitem").filter(has_text="Anna")).not_to_have_count(0)
    expect(dora.page.get_by_role("columnheader", name=g("ladder-luck"))).not_to_have_count(0)
    # They look back on an earlier evening, with its matches.
    which = dora.page.get_by_role("combobox", name=g("group-evening-which"))
    expect(which.get_by_role("option")).to_have_count(EVENINGS)
    which.select_option(index=2)
    past = dora.page.locator("section", has=dora.page.get_by_role("heading", name=g("group-evening-past"), exact=True))
    dora.press(past.get_by_text(g("group-finished"), exact=True))
    expect(past.locator("details a")).to_have_count(A_NIGHT)
    assert complaints(dora.page) == []
    which.select_option(index=0)
    expect(past).to_have_count(0)
    # The founder begins a new season; the one before can be looked back on.
    anna.open(f"/g/{LINK}")
    anna.press(anna.button(g("group-settings")))
    anna.press(anna.button(g("manage-season-new")))
    anna.press(anna.button(f"{text('yes')}: {g('manage-season-new')}"))
    anna.page.keyboard.press("Escape")
    ladder = anna.page.locator("section", has=anna.page.get_by_role("heading", name=g("group-ladder"), exact=True))
    expect(ladder).to_contain_text(g("group-no-matches"))
    ladder.get_by_role("combobox", name=g("season-which")).select_option(index=1)
    expect(ladder.get_by_role("rowheader")).to_have_count(4)
    assert complaints(anna.page) == []

    anna.open()
    anna.press(anna.button(text("settings")))
    anna.press(anna.button(text("forget-me")))
    anna.press(anna.button(text("forget-yes")))
    dora.page.reload()
    expect(ratings.get_by_role("listitem").filter(has_text="Dora")).not_to_have_count(0)
    expect(dora.page.get_by_text("Anna", exact=True)).to_have_count(0)
    anna.open("/me")
    expect(anna.page.get_by_text(m("mine-none"))).to_be_visible()
