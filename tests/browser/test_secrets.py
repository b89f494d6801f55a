"""The page and its traffic never hold another player's card; around one device nothing stays behind the curtain."""

import itertools
import random
import re
import time

import pytest
from house import Server
from playwright.sync_api import Route

from browser.eyes import Judge, assert_saw_only_his_own, words_in
from browser.people import People, Person, play_out, record_of
from browser.texts import pattern
from scale import scaled
from stammtisch.core.game import Value

TABLES: list[tuple[str, int, dict[str, Value]]] = [
    ("seven-seals", 3, {"length": "single"}),
    ("diabolo", 3, {"length": "single"}),
    ("sequence", 3, {}),
    ("sep", 2, {}),
]
AROUND = [table for table in TABLES if table[0] != "sequence"][: scaled(1, 3, 3)]
"""Not Sequence: what its cards are called stands on the board too."""
MOVES = scaled(quick=6, normal=6, full=1000)
TURNS = scaled(quick=3, normal=5, full=1000)

USUAL = {"/api/me", "/api/games", "/api/games/texts/en", "/api/lists", "/api/tables", "/api/tables/<table>/code"}
"""What a page asks for by HTTP: the code is for those who are to be invited."""


FACES = re.compile(r"/assets/face-[^/]*\.js$")


def late(route: Route) -> None:
    """Lets a file come some time after all others."""
    time.sleep(0.5)
    route.continue_()


def resign(person: Person) -> None:
    looking = person.now("seat", None)
    seat = person.my_seat if looking is None else int(looking)
    person.give_up()
    person.until(lambda: person.table["status"] == "over" or person.table["seats"][seat]["resigned"], "the end")


def end(people: list[Person]) -> None:
    """Everybody gives up, if nobody has won yet."""
    for person in people:
        if all(one.table["status"] == "running" for one in people):
            resign(person)
    people[0].until(lambda: bool(people[0].table["status"] == "over"), "the end")


def cards_on(person: Person) -> set[str]:
    """The pieces that the page draws."""
    found = person.page.locator("[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    return words_in(found)


def listen(person: Person) -> list[str]:
    """Where all that this person is answered by HTTP will be found."""
    bodies: list[str] = []

    def through(route: Route) -> None:
        answer = route.fetch()
        # The texts are the same for everybody, and name every piece there is.
        if "/api/games/texts/" not in answer.url:
            bodies.append(answer.text())
        route.fulfill(response=answer)

    person.context.route(re.compile("/api/"), through)
    return bodies


@pytest.mark.parametrize(
    ("game", "seats", "options"), TABLES[: scaled(1, 4, 4)], ids=[table[0] for table in TABLES[: scaled(1, 4, 4)]]
)
def test_no_frame_holds_a_card_that_its_player_has_not_seen(
    people: People, server: Server, game: str, seats: int, options: dict[str, Value]
) -> None:
    anna, ben, watcher = people("Anna"), people("Ben", size="phone"), people()
    bodies = [listen(anna), listen(ben)]
    table = anna.open_table(game, seats=seats, options=options)
    ben.sit(table)
    anna.start()
    watcher.open(f"/t/{table}")
    rng = random.Random(7)
    for _ in range(MOVES):
        if play_out([anna, ben], rng, moves=1) == 0:
            break
        for person in (anna, ben, watcher):
            assert cards_on(person) <= words_in(person.traffic.told), "the page draws only what it was told"
    # Reading it all again on a new line must tell no more, though the view is there before the face.
    before = len(anna.traffic.of("steps"))
    anna.page.route(FACES, late)
    anna.page.reload()
    anna.until(lambda: len(anna.traffic.of("steps")) > before + 1 or anna.is_over, "the story")
    for person in (anna, ben):
        person.context.unroute_all(behavior="wait")
    running = [body for heard in bodies for body in heard]
    end([anna, ben])
    judge = Judge(record_of(server.url, table))
    for person, eyes in ((anna, {0}), (ben, {1}), (watcher, set[int]())):
        hidden = assert_saw_only_his_own(judge, person.traffic.told, eyes)
        assert hidden > 0, "nothing was hidden, so this says nothing"
    pieces = judge.hidden(0, 0)
    assert all(not pieces & {*re.findall(r"[\w]+", body)} for body in running)
    asked = {re.sub(table, "<table>", path.split("?")[0]) for path in anna.traffic.paths if path.startswith("/api/")}
    assert asked <= USUAL, "a page asks for nothing else while it plays"


@pytest.mark.parametrize(("game", "seats", "options"), AROUND, ids=[table[0] for table in AROUND])
def test_nothing_stays_on_the_page_when_the_curtain_falls(
    people: People, server: Server, game: str, seats: int, options: dict[str, Value]
) -> None:
    anna = people("Anna")
    table = anna.open_table(game, seats=seats, options=options, mine=[*range(seats)])
    anna.start()
    rng = random.Random(11)
    hidden = 0
    for _ in range(TURNS):
        if anna.is_over:
            break
        seat = open_curtain(anna)
        assert {place for place in open_hands(anna) if place.startswith("hand ")} == {f"hand {seat}"}
        while anna.is_up:
            labels = hand(anna)
            anna.move(rng)
        anna.until(lambda: anna.view["seat"] is None or anna.is_over, "the curtain")
        if not anna.is_over:
            anna.page.get_by_role("dialog", name=pattern("curtain-title")).wait_for()
            kept, public = anna.kept(), words_in(anna.view["places"])
            assert anna.page.locator("[aria-live=assertive]").text_content() == ""
            secrets = {card: label for card, label in labels.items() if card not in public}
            assert [card for card in secrets if re.search(rf'"{card}\b', kept)] == []
            assert [label for label in secrets.values() if re.search(rf"\b{label}(?!\d)", kept)] == []
            hidden += len(secrets)
    assert hidden > TURNS, "hardly anything was hidden, so this says nothing"
    while anna.table["status"] == "running":
        open_curtain(anna)
        resign(anna)
        anna.until(lambda: anna.view["seat"] is None or anna.table["status"] == "over", "the curtain")
    judge = Judge(record_of(server.url, table))
    assert assert_saw_only_his_own(judge, anna.traffic.told, {*range(seats)}) > 0
    looks = [ask["seat"] for ask in anna.traffic.asked if ask["do"] == "look"]
    assert len(looks) > TURNS
    assert all(None in pair for pair in itertools.pairwise(looks)), "the curtain falls between any two looks"


def open_curtain(person: Person) -> int:
    """Passes the device on: whoever is next says that it is him, and sees his hand."""
    person.page.get_by_role("dialog", name=pattern("curtain-title")).wait_for()
    assert person.now("seat", 0) is None
    assert hand(person) == {}
    person.press(person.button(pattern("curtain-open")))
    person.until(lambda: person.is_up, "the own hand")
    person.page.locator(".hand button").first.wait_for()
    return int(person.now("seat", None))


def open_hands(person: Person) -> list[str]:
    """The places of which this person is shown a card."""
    return [place for place, cards in person.view["places"].items() if words_in(cards)]


def hand(person: Person) -> dict[str, str]:
    """The cards of the hand that the page shows, and what a screen reader calls them."""
    seen = person.page.locator(".hand button:not([data-piece='?'])").evaluate_all(
        "all => all.map((one) => [one.dataset.piece, one.getAttribute('aria-label')])"
    )
    return {str(card): str(label).split(",")[0] for card, label in seen}
