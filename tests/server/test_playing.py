"""Whole games through real sockets, and every word that is not to be played, or not again."""

import asyncio
import os
import random
import time

import pytest
from house import Evening, Round, Server, at_random, evening, heard, refused, together
from strain import PATIENCE, children

from scale import scaled
from stammtisch.client import Lost, Turned, new_id
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE
from stammtisch.core.record import from_line, to_line
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire

NAMES = ("diabolo", "sep", "sequence", "seven-seals")
TABLES = [(name, seats) for name in NAMES for seats in shelf.game(name).seats[: scaled(1, 9, 9)]]
PEOPLE = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn")


async def checked(around: Round, views: list[wire.ViewNow]) -> None:
    """The record of a finished match is right, and says what all have seen."""
    record = from_line(to_line(await around.guests[0].record(around.table)))
    match = verify(record)
    assert match.over
    assert (record["id"], record["rules"]) == (around.table, shelf.game(record["game"]).rules)
    for view in views:
        assert (view.points, view.winners, view.ended) == (record["points"], record["winners"], None)
        assert (view.legal, view.waiting, view.holding_up) == ([], [], [])


# Whole games


@pytest.mark.parametrize(("name", "seats"), TABLES)
@evening
async def test_people_play_whole_games(home: Evening, name: str, seats: int) -> None:
    for seed in range(scaled(1, 1, 10)):
        around = await home.match(name, *PEOPLE[:seats])
        views = await around.play_out(seed)
        await checked(around, views)
        record = await around.guests[0].record(around.table)
        assert record["players"] == list(PEOPLE[:seats])


@pytest.mark.strain
@evening
async def test_people_and_bots_play_whole_games_beside_each_other(home: Evening) -> None:
    """The quickest tables of all games, so that the bots' pace does not make the test long."""
    short = [("diabolo", 3, {"length": "single"}), ("sequence", 2, {}), ("seven-seals", 3, {"length": "single"})]
    for seed in range(scaled(1, 1, 5)):
        tables = [
            await home.match(name, "Anna", seats=seats, options=options, bots=[None, "novice"])
            for name, seats, options in short
        ]
        outcomes = await asyncio.gather(*[around.play_out(seed) for around in tables])
        for around, views in zip(tables, outcomes, strict=True):
            await checked(around, views)
            record = await around.guests[0].record(around.table)
            assert record["players"][:2] == ["Anna", "bot:novice"]
            assert {ply["seat"] for ply in record["plies"]} == {CHANCE, *range(record["seats"])}


@evening
async def test_a_bot_of_every_level_says_legal_words(home: Evening) -> None:
    around = await home.match("diabolo", "Anna", seats=5, bots=[None, "novice", "regular", "expert", "master"])
    place = await around.say()
    view = await place.seen(lambda view: bool(view.legal) and view.at > 5)
    assert sum(len(cards) for row, cards in view.places.items() if row[2:] in ("angel", "devil")) == 5


@evening
async def test_solitaire_needs_nobody_else(home: Evening) -> None:
    around = await home.match("sep", "Anna", seats=1)
    await checked(around, await around.play_out())


@evening
async def test_bots_play_among_themselves_while_people_watch(home: Evening) -> None:
    host = await home.guest("Anna")
    table = await host.open_table(
        wire.NewTable("sequence", 2, bots=["regular", "regular"], bot_seconds=0.2, start=True)
    )
    watcher = await home.at(host, table)
    view = await watcher.seen(lambda view: view.at >= 5)
    assert view.seat is None


def test_bots_think_when_nobody_else_needs_the_processor(mortal: Server) -> None:
    assert mortal.process is not None
    server = mortal.process.pid
    late = time.monotonic() + PATIENCE
    while not (workers := [pid for pid in children(server) if os.sched_getscheduler(pid) == os.SCHED_IDLE]):
        assert time.monotonic() < late, "no bot is ready"
        time.sleep(0.05)
    assert {os.getpriority(os.PRIO_PROCESS, pid) for pid in workers} == {19}
    assert len(workers) <= max(1, (os.cpu_count() or 2) - 1)
    assert os.sched_getscheduler(server) != os.SCHED_IDLE


# Each word


@evening
async def test_everybody_sees_a_word_with_what_it_brought(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    speaker = await around.turn()
    other = next(place for place in around.places if place is not speaker)
    assert speaker.view is not None
    assert other.view is not None
    word = next(word for word in speaker.view.legal if " " in word and not word.startswith("swap"))
    card, cell = word.split()
    at = await speaker.play(word)
    mine = await speaker.seen(lambda view: view.at == at)
    yours = await other.seen(lambda view: view.at == at)
    for view in (mine, yours):
        assert view.places[cell] == (f"chip {mine.seat}",)
        assert view.places["discard"][-1:] == (card,) or card in view.places["discard"]
        assert view.events
    drawn = [event.pieces for event in mine.events or [] if event.target == f"hand {mine.seat}"]
    hidden = [event.pieces for event in yours.events or [] if event.target == f"hand {mine.seat}"]
    assert drawn != hidden
    assert {piece for pieces in hidden for piece in pieces} == {"?"}


@evening
async def test_an_illegal_word_is_refused_with_the_legal_ones_and_changes_nothing(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = await around.turn()
    assert place.view is not None
    before = place.view
    for wrong in ("r7", "take x", "Done", "done ", "üü", "\x00", "x" * 60):
        refusal = await refused(place.play(wrong))
        assert refusal.code == "illegal-move"
        assert refusal.legal == before.legal
        assert "legal: done" in str(refusal)
    fresh = await home.at(around.guests[0], around.table)
    assert await fresh.seen(lambda _: True) == before_without_events(before)


def before_without_events(view: wire.ViewNow) -> wire.ViewNow:
    """The same view as somebody sees it who has just come."""
    return wire.ViewNow(**{**{field: getattr(view, field) for field in view.__struct_fields__}, "events": None})


@evening
async def test_who_is_not_waited_for_cannot_speak(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    turn = await around.turn()
    early = next(place for place in around.places if place is not turn)
    refusal = await refused(early.play("done"))
    assert (refusal.code, refusal.legal) == ("illegal-move", [])
    assert "is not waited for" in str(refusal)


@evening
async def test_nobody_speaks_through_the_seat_of_another(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    turn = await around.turn()
    assert turn.view is not None
    assert turn.view.seat is not None
    thief = next(place for place in around.places if place is not turn)
    for seat, code, says in (
        (turn.view.seat, "not-allowed", "that seat is not yours"),
        (9, "not-now", "there is no seat 9; the seats are 0 to 2"),
    ):
        refusal = await refused(thief.play("done", seat))
        assert (refusal.code, str(refusal)) == (code, says)


@evening
async def test_a_word_for_an_older_view_is_refused_and_the_newest_view_comes(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = await around.turn()
    assert place.view is not None
    at = place.view.at
    await place.play("take r")
    for wrong in (at, at - 1, at + 2, -1, 1 << 40):
        refusal = await refused(place.ask(wire.Play(new_id(), 0, wrong, "take r")))
        assert (refusal.code, str(refusal)) == ("stale", "the table has moved on; look again")
        shown = await heard(place, wire.ViewNow, lambda view: view.events is None)
        assert (shown.at, shown.places["seals 0"]) == (at + 1, ("seal r",))


@evening
async def test_the_same_id_again_is_answered_again_and_not_played_again(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = await around.turn()
    assert place.view is not None
    at = place.view.at
    ask = wire.Play("once", 0, at, "take r")
    first = await place.ask(ask)
    assert first == wire.Done("once", at + 1)
    await place.play("take r")
    other_device = await home.at(around.guests[0], around.table)
    for again in (ask, wire.Play("once", 0, at + 2, "take r"), wire.Play("once", 0, at + 2, "nonsense")):
        assert await place.ask(again) == first
        assert await other_device.ask(again) == first
    view = await (await home.at(around.guests[0], around.table)).seen(lambda _: True)
    assert (view.at, view.places["seals 0"]) == (at + 2, ("seal r", "seal r"))


@evening
async def test_ids_of_different_people_have_nothing_to_do_with_each_other(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    for _ in range(3):
        place = await around.turn()
        at = await place.play("done", id="the same")
        assert at is not None
        await around.seen(at)


@evening
async def test_a_word_sent_twice_at_once_is_played_once(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = await around.turn()
    lines = [await home.at(around.guests[0], around.table) for _ in range(4)]
    assert place.view is not None
    ask = wire.Play("once", 0, place.view.at, "take r")
    answers = await asyncio.gather(*[line.ask(ask) for line in lines])
    assert len({*map(str, answers)}) == 1
    view = await (await home.at(around.guests[0], around.table)).seen(lambda _: True)
    assert view.places["seals 0"] == ("seal r",)


@evening
async def test_of_different_words_sent_at_once_one_is_played(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    place = await around.turn()
    lines = [await home.at(around.guests[0], around.table) for _ in range(4)]
    for line in lines:
        await line.seen(lambda _: True)
    assert place.view is not None
    words = ("take r", "take y", "take g", "take b")
    tries = [line.play(word) for line, word in zip(lines, words, strict=True)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    stale = [outcome for outcome in outcomes if isinstance(outcome, Turned) and outcome.code == "stale"]
    assert len(stale) == 3
    view = await (await home.at(around.guests[0], around.table)).seen(lambda _: True)
    assert len(view.places["seals 0"]) == 1


def test_a_word_answered_before_a_crash_is_answered_again_after_it(mortal: Server) -> None:
    own = mortal

    async def crash() -> None:
        async with Evening(own) as home:
            around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
            place = await around.turn()
            assert place.view is not None
            ask = wire.Play("once", 0, place.view.at, "take r")
            first = await place.ask(ask)
            own.kill()
            with pytest.raises(Lost):
                await place.ask(ask)
            own.start()
            back = await home.at(around.guests[0], around.table)
            assert await back.ask(ask) == first
            view = await back.seen(lambda _: True)
            assert view.places["seals 0"] == ("seal r",)

    together(crash())


# Several seats at once


async def until_doubling(around: Round) -> None:
    """Plays a game of Diabolo until all may say in secret whether they double."""
    rng = random.Random(7)
    while True:
        turn = await around.turn()
        assert turn.view is not None
        if len(turn.view.waiting) > 1:
            return
        assert turn.view.seat is not None
        await around.say(rng.choice(turn.view.legal))


@evening
async def test_several_seats_are_waited_for_at_once_and_speak_in_any_order(home: Evening) -> None:
    around = await home.match("diabolo", "Anna", "Ben", "Cleo", options={"doubling": "secret"})
    await until_doubling(around)
    waiting = (await around.turn()).view
    assert waiting is not None
    seats = waiting.waiting
    assert len(seats) > 1
    for guest in around.guests:
        (listed,) = (await guest.lists()).running
        assert listed.my_turn == (around.guests.index(guest) in seats)
    for seat in reversed(seats):
        place = around.places[seat]
        view = await place.seen(lambda view, at=waiting.at: view.at >= at)  # type: ignore[misc]
        assert view.legal
        at = await place.play(view.legal[0])
        assert at is not None
        await around.seen(at)
    after = around.places[0].view
    assert after is not None
    assert after.at == waiting.at + len(seats)
    views = await around.play_out()
    await checked(around, views)


@evening
async def test_what_one_says_in_secret_is_not_seen_by_the_others_before_all_have_spoken(home: Evening) -> None:
    around = await home.match("diabolo", "Anna", "Ben", "Cleo", options={"doubling": "secret"})
    watcher = await home.at(await home.guest("Dora"), around.table)
    await until_doubling(around)
    turn = (await around.turn()).view
    assert turn is not None
    first, *others = turn.waiting
    speaker = around.places[first]
    assert speaker.view is not None
    word = next((word for word in speaker.view.legal if word not in ("pass", "no")), speaker.view.legal[0])
    at = await speaker.play(word)
    assert at is not None
    await around.seen(at)
    for place in [*[around.places[seat] for seat in others], watcher]:
        view = await place.seen(lambda view: view.at == at)
        steps = await place.ask(wire.Replay(new_id(), max(0, at - 3), 50))
        assert isinstance(steps, wire.Steps)
        assert steps.steps[-1].word is None
        assert view.facts["said"][first] in ("", "?", "said"), view.facts["said"]


# Several devices


@evening
async def test_who_plays_on_two_devices_sees_the_same_on_both(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    second = await home.at(around.guests[0], around.table)
    views = await asyncio.gather(
        at_random(around.places[0], random.Random(1)), at_random(around.places[1], random.Random(2)),
        second.seen(lambda view: view.over),
    )  # fmt: skip
    assert views[2].places == views[0].places
    assert views[2].facts == views[0].facts
