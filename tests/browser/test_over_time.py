"""A table over time: clocks, pauses, bots in somebody's place, a device that is passed on, a line that breaks."""

import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Final
from urllib.parse import urlsplit

import pytest
from house import Server
from playwright.sync_api import Locator, expect

from browser.people import GO_ON, People, Person, Size
from browser.texts import pattern, text
from stammtisch.core import shelf
from stammtisch.core.game import Value
from stammtisch.table.log import Opened, Played, Started
from stammtisch.table.table import Table

SEED: Final = "5e" * 32
LOST_WITHIN: Final = 5.0
STILL: Final = 4
"""Pixels by which nobody sees anything move."""
GONE: Final = [re.compile("ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket connection to")]


def begun(
    game: str, seats: int, options: dict[str, Value], wanted: Callable[[Table], bool]
) -> tuple[Table, list[Played]]:
    """A match of chance that has come to some point, and the words that led there."""
    rules = shelf.game(game)
    table = Table("")
    table.apply(
        Opened(
            game, rules.rules, seats, rules.check(seats, options), SEED, "", [""] * seats, [None] * seats, chosen="seed"
        ),
        0.0,
    )
    table.apply(Started(""), 0.0)
    rng = random.Random(5)
    while not wanted(table):
        seat = table.match.holding_up()[0]
        table.apply(Played(seat, rng.choice(table.match.legal(seat))), 0.0)
    return table, table.words


def chosen(words: list[Played]) -> dict[str, object]:
    """That deal, with these words, for a new table."""
    return {"of": "seed", "seed": SEED, "words": [[word.seat, word.word] for word in words]}


def timer(person: Person) -> Locator:
    return person.page.locator(".prompt [role=timer]")


def box(part: Locator) -> dict[str, float]:
    """Where a part of the page is."""
    found = part.evaluate("one => one.getBoundingClientRect().toJSON()")
    return {edge: float(found[edge]) for edge in ("left", "top", "right", "bottom")}


def story(person: Person) -> list[str]:
    return [line.replace("\n", "") for line in person.page.locator(".rail .story li").all_inner_texts()]


@pytest.mark.parametrize("seats", [1, 2])
def test_my_clock_runs_on_into_the_reserve_warns_me_and_says_why_a_bot_plays(people: People, seats: int) -> None:
    anna = people("Anna")
    bots = [None, "novice"][:seats]
    pace = {"kind": "seconds", "move": 5, "reserve": 4}
    anna.open_table("sep", seats=seats, bots=bots, pace=pace, lots=False)
    anna.start()
    expect(timer(anna)).to_have_text(re.compile(r"^0:0[345]$"))
    before = story(anna)
    expect(timer(anna)).to_have_text(re.compile("reserve 0:0[1234]"))
    expect(anna.page.locator(".toast")).to_have_text(text("warn-time"))
    expect(anna.page.locator("[aria-live=assertive]")).to_have_text(text("warn-time"))
    expect(anna.page.locator(".prompt .say")).to_contain_text(text("bot-for-you"))
    expect(anna.page.locator(".prompt .say")).to_contain_text(text("bot-for-you-clock"))
    expect(timer(anna)).to_have_count(0)
    expect(anna.page.locator(".rail .story")).to_contain_text(f"{text('your-bot')} ")
    lines = story(anna)
    assert [line for line in lines if line.startswith("You ")] == []
    assert lines[-len(before) :] == before, "what was told before is still there"
    anna.press(anna.button(text("take-seat-back")))
    anna.until(lambda: anna.table["seats"][0]["bot"] is None, "the own seat")
    expect(anna.page.locator(".prompt .say")).not_to_contain_text(text("bot-for-you"))


def test_three_days_are_three_days(people: People) -> None:
    anna = people("Anna")
    anna.open_table("sep", bots=[None, "novice"], pace={"kind": "days", "move": 3, "reserve": 0})
    anna.start()
    expect(timer(anna)).to_have_text("3 days")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_bots_wait_while_people_read_and_nothing_of_the_next_round_is_seen(people: People, size: Size) -> None:
    _, words = begun("seven-seals", 3, {}, lambda table: table.match.state.round == 1)
    last = words[-1]
    others = [seat for seat in range(3) if seat != last.seat]
    anna, ben = people("Anna", size=size), people("Ben")
    bots = ["novice" if seat == others[1] else None for seat in range(3)]
    table = anna.open_table("seven-seals", seats=3, bots=bots, mine=[last.seat], deal=chosen(words[:-1]))
    ben.sit(table)
    anna.start()
    anna.until(lambda: anna.is_up, "the last card of the round")
    anna.move(random.Random(1))
    for person in (anna, ben):
        person.page.locator(GO_ON).wait_for()
        expect(person.page.locator(".hand button")).to_have_count(0)
    anna.until(lambda: anna.table["pause"] is not None, "the pause")
    assert sorted(anna.table["pause"]["seats"]) == sorted([last.seat, others[0]])
    expect(anna.page.locator(".pausing")).to_contain_text(text("pause-mine"))
    ben.go_on()
    expect(ben.page.locator(".pausing")).to_contain_text("Waiting for Anna to go on")
    expect(ben.page.locator(".hand button")).to_have_count(15)
    said = len(ben.traffic.of("view"))
    ben.page.wait_for_timeout(1500)
    if ben.view["holding_up"] == [others[1]]:
        assert len(ben.traffic.of("view")) == said, "the bot waits"
    expect(anna.page.locator(".hand button")).to_have_count(0)
    anna.go_on()
    expect(anna.page.locator(".hand button")).to_have_count(15)
    ben.until(lambda: ben.table["pause"] is None, "the end of the pause")
    expect(ben.page.locator(".pausing")).to_have_count(0)


def test_alone_a_round_ends_with_its_sheet(people: People) -> None:
    _, words = begun("sep", 1, {}, lambda table: table.match.state.round == 1)
    anna = people("Anna")
    anna.open_table("sep", seats=1, deal=chosen(words[:-1]))
    anna.start()
    anna.until(lambda: anna.is_up, "the last word of the round")
    while anna.view["facts"]["round"] == 0:
        anna.move(random.Random(1))
    sheet = anna.page.locator("main.table.held .over")
    expect(sheet).to_contain_text(str(abs(anna.view["points"][0])))
    anna.go_on()
    anna.page.locator(".prompt:not(.wait)").wait_for()
    expect(sheet).to_have_count(0)


def test_bots_leave_time_to_draw_and_a_takeback_reaches_the_card(people: People) -> None:
    anna = people("Anna")
    anna.open_table("sequence", bots=[None, "novice"], options={"draw": "manual"}, leeway=6)
    anna.start()
    anna.until(lambda: anna.is_up, "the first turn")
    anna.press(anna.button(text("menu")))
    expect(anna.button(text("menu-takeback-alone"))).to_be_disabled()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("dialog").wait_for(state="detached")
    word = anna.move(random.Random(2))
    draw = anna.button(re.compile(rf"^{text('draw', game='sequence')} \([3456] s\)"))
    draw.wait_for()
    hand = f"hand {anna.my_seat}"
    cards = len(anna.view["places"][hand])
    anna.press(draw)
    anna.until(lambda: len(anna.view["places"][hand]) == cards + 1, "the card")
    anna.choose(text("menu-takeback-alone"))
    anna.until(lambda: word in anna.view["legal"], "the card that was played")
    assert anna.view["facts"]["turn"] == anna.my_seat


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_around_one_device_the_board_stays_open_and_the_drawn_card_is_seen(people: People, size: Size) -> None:
    anna = people("Anna", size=size)
    anna.open_table("sequence", mine=[0, 1])
    anna.start()
    curtain = anna.page.get_by_role("dialog", name=pattern("curtain-title"))
    curtain.wait_for()
    board = anna.page.get_by_role("grid")
    closed, cover = box(board), box(curtain)
    assert cover["top"] >= closed["bottom"] - 1, "the curtain lies over the hand only"
    anna.press(anna.button(pattern("curtain-open")))
    anna.until(lambda: anna.is_up, "the hand")
    anna.page.locator(".prompt:not(.wait)").wait_for()
    assert box(board) == pytest.approx(closed, abs=STILL), "nothing moves"
    anna.move(random.Random(3))
    expect(anna.page.locator(".prompt .say")).to_contain_text(re.compile("^You drew "))
    expect(anna.page.locator("main.table .hand button")).to_have_count(7)
    assert box(board) == pytest.approx(closed, abs=STILL)
    anna.press(anna.page.locator(".prompt [data-act=pass]"))
    curtain.wait_for()
    anna.until(lambda: anna.view["seat"] is None, "the curtain")
    assert box(board) == pytest.approx(closed, abs=STILL)


def test_a_bot_plays_for_me_while_i_am_busy_and_after_i_resigned(people: People) -> None:
    anna, ben = people("Anna"), people("Ben", size="phone")
    table = anna.open_table("diabolo", seats=3, bots=[None, None, "novice"], lots=False)
    ben.sit(table)
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the deal")
    anna.choose(text("menu-substitute"))
    expect(anna.page.locator(".prompt .say")).to_contain_text(text("bot-for-you-asked"))
    ben.until(lambda: ben.table["seats"][0]["why"] == "asked", "the news")
    anna.press(anna.button(text("take-seat-back")))
    anna.until(lambda: anna.table["seats"][0]["bot"] is None, "the own seat")
    anna.choose(text("resign"))
    expect(anna.page.get_by_role("dialog")).to_contain_text(text("resign-bot"))
    anna.press(anna.button(text("resign-yes")))
    expect(anna.page.locator(".prompt .say")).to_contain_text(text("resigned-you"))
    expect(anna.page.locator(".prompt .say")).to_contain_text(text("resigned-you-step"))
    expect(anna.button(text("take-seat-back"))).to_have_count(0)


def test_who_stays_wins_when_the_other_resigns_and_the_replay_says_so(people: People) -> None:
    anna, ben = people("Anna"), people("Ben")
    table = anna.open_table("sep")
    ben.sit(table)
    anna.start()
    anna.until(lambda: bool(anna.traffic.of("view")), "the deal")
    anna.choose(text("resign"))
    expect(anna.page.get_by_role("dialog")).to_contain_text(text("resign-wins"))
    anna.press(anna.button(text("resign-yes")))
    expect(anna.page.locator("#end-title")).to_have_text("Ben wins")
    expect(anna.page.locator(".win")).to_contain_text(text("ended-resigned-you"))
    expect(ben.page.locator("#end-title")).to_have_text(text("end-you-win"))
    expect(ben.page.locator(".win")).to_contain_text("Anna resigned.")
    ben.open(f"/t/{table}/replay")
    expect(ben.page.locator(".prompt .say")).to_contain_text("Anna resigned. Ben wins.")


def test_lots_are_drawn_before_the_cards_are_dealt_and_a_key_ends_that(people: People) -> None:
    anna = people("Anna", still=False)
    anna.open_table("diabolo", seats=4, bots=[None, "novice", "novice", "novice"], lots=True)
    anna.start()
    lots = anna.page.locator(".lots")
    lots.wait_for()
    expect(anna.page.locator(".lots li")).to_have_count(4)
    anna.page.keyboard.press("Shift")
    expect(lots).to_have_count(0)
    expect(anna.page.locator(".hand button").first).to_be_visible()


def test_a_move_without_a_choice_is_made_by_itself_where_somebody_wants_that(people: People) -> None:
    table, words = begun(
        "seven-seals",
        3,
        {"length": "single"},
        lambda table: [len(table.match.legal(seat)) for seat in table.match.holding_up()] == [1],
    )
    seat = table.match.holding_up()[0]
    (only,) = table.match.legal(seat)
    anna = people("Anna")
    bots = [None if other == seat else "novice" for other in range(3)]
    options: dict[str, object] = {"options": {"length": "single"}, "deal": chosen(words)}
    anna.open_table("seven-seals", seats=3, bots=bots, mine=[seat], **options)
    anna.start()
    anna.until(lambda: anna.is_up, "the only move")
    anna.page.wait_for_timeout(2500)
    assert anna.traffic.plays == []
    anna.choose(text("settings"))
    anna.page.get_by_role("switch", name=re.compile(text("settings-forced"))).check()
    anna.page.keyboard.press("Escape")
    anna.until(lambda: bool(anna.traffic.words), "the move")
    assert anna.traffic.words[0] == only


# A line that breaks


@contextmanager
def silent_line(server: Server) -> Iterator[tuple[str, threading.Event]]:
    """A proxy before the server, by its address; once the event is set it carries nothing more, and closes nothing."""
    silent = threading.Event()
    there = urlsplit(server.url)
    listening = socket.create_server(("127.0.0.1", 0))
    ends: list[socket.socket] = [listening]

    def carry(source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                if not silent.is_set():
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def accept() -> None:
        with suppress(OSError):
            while True:
                near, _ = listening.accept()
                far = socket.create_connection((there.hostname or "", there.port or 0))
                ends.extend((near, far))
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=carry, args=(source, target), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", silent
    finally:
        for end in ends:
            with suppress(OSError):
                end.close()


def lost_within(person: Person, breaks: Callable[[], None]) -> float:
    """How many seconds it takes until the page says that the line is gone, while nobody does anything."""
    breaks()
    begun = time.monotonic()
    person.page.locator(".app.off").wait_for()
    expect(person.page.locator(".toast")).to_have_text(text("connection-lost"))
    return time.monotonic() - begun


def test_a_network_that_is_gone_is_noticed_without_acting_and_play_goes_on_afterwards(people: People) -> None:
    anna = people("Anna")
    anna.expected += GONE
    anna.open_table("sep", bots=[None, "novice"], lots=False)
    anna.start()
    anna.until(lambda: anna.is_up, "the turn")
    assert lost_within(anna, lambda: anna.context.set_offline(True)) < LOST_WITHIN
    anna.context.set_offline(False)
    anna.page.locator(".app:not(.off)").wait_for()
    anna.move(random.Random(4))


def test_a_line_that_goes_silent_is_noticed_and_made_again(people: People, server: Server) -> None:
    with silent_line(server) as (url, silent):
        anna = people("Anna", url=url)
        anna.expected += GONE
        anna.open_table("sep", bots=[None, "novice"], lots=False)
        anna.start()
        anna.until(lambda: anna.is_up, "the turn")
        anna.page.wait_for_timeout(3000)
        expect(anna.page.locator(".app.off")).to_have_count(0)
        assert lost_within(anna, silent.set) < LOST_WITHIN
        silent.clear()
        anna.page.locator(".app:not(.off)").wait_for()
        anna.move(random.Random(4))
