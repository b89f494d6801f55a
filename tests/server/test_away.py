"""Being away: the seat is kept, everything goes on where it was, and a bot plays for who is away too long."""

import asyncio
import time
from contextlib import closing
from sqlite3 import connect

import pytest
from house import Evening, Round, Server, Servers, evening, heard, refused, together

from scale import scaled
from stammtisch.client import Guest, Lost, Place, Turned, new_id
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire
from stammtisch.table.log import Pace

AWAY_WITHIN = 10.0


def same(view: wire.ViewNow) -> dict[str, object]:
    """A view without what led to it."""
    return {field: getattr(view, field) for field in view.__struct_fields__ if field != "events"}


async def gone(watching: Place, seat: int) -> wire.TableNow:
    """Waits until somebody is shown as away."""
    async with asyncio.timeout(AWAY_WITHIN):
        return await watching.set_up(lambda table: table.seats[seat].away)


# Leaving and coming back


@evening
async def test_who_drops_out_is_shown_as_away_and_keeps_the_seat(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    anna, ben = around.places
    assert [seat.away for seat in (await anna.set_up(lambda _: True)).seats] == [False, False]
    await ben.leave()
    table = await gone(anna, 1)
    assert (table.seats[1].name, table.seats[1].person, table.seats[1].bot) == ("Ben", True, None)
    assert (await around.guests[1].lists()).running[0].my_seats == [1]
    await home.at(around.guests[1], around.table)
    assert not (await anna.set_up(lambda table: not table.seats[1].away)).seats[1].away


@evening
async def test_a_page_loaded_again_is_not_an_absence(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    anna, ben = around.places
    told: list[wire.TableNow] = []

    async def listen() -> None:
        async for message in anna.told():
            if isinstance(message, wire.TableNow):
                told.append(message)

    listening = asyncio.create_task(listen())
    await ben.leave()
    await home.at(around.guests[1], around.table)
    third = await home.at(await home.guest("Cleo"), around.table)
    while not any(table.watching for table in told):
        await asyncio.sleep(0.05)
    await third.leave()
    while told[-1].watching:
        await asyncio.sleep(0.05)
    await anna.leave()
    await listening
    assert not any(table.seats[1].away for table in told)


@evening
async def test_somebody_with_a_second_device_open_is_not_away(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await home.at(around.guests[1], around.table)
    await around.places[1].leave()
    watcher = await home.at(await home.guest("Cleo"), around.table)
    await heard(around.places[0], wire.TableNow, lambda table: table.watching == 1)
    await watcher.leave()
    table = await heard(around.places[0], wire.TableNow, lambda table: table.watching == 0)
    assert not table.seats[1].away
    assert table.spectators == []


@evening
async def test_spectators_are_named_once_however_many_pages_they_have_open(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    cleo = await home.guest("Cleo")
    for guest in (cleo, cleo, await home.guest("Dan")):
        await home.at(guest, around.table)
    table = await heard(around.places[0], wire.TableNow, lambda table: table.watching == 3)
    assert table.spectators == ["Cleo", "Dan"]


@evening
async def test_who_comes_back_sees_exactly_what_he_had_seen(home: Evening) -> None:
    for game, seats in (("seven-seals", 3), ("diabolo", 3), ("sequence", 2), ("sep", 2)):
        around = await home.match(game, *("Anna", "Ben", "Cleo")[:seats])
        for _ in range(4):
            await around.say()
        for guest, place in zip(around.guests, around.places, strict=True):
            before = await place.seen(lambda _: True)
            await place.leave()
            again = await (await home.at(guest, around.table)).seen(lambda _: True)
            assert same(again) == same(before)
            assert again.events is None


@evening
async def test_the_game_goes_on_from_another_device(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.say()
    turn = await around.turn()
    seat = around.places.index(turn)
    before = await turn.seen(lambda _: True)
    await turn.leave()
    phone = await Guest(home.server.url).moved((await around.guests[seat].transfer()).secret)
    place = await home.at(phone, around.table)
    assert same(await place.seen(lambda _: True)) == same(before)
    at = await place.play(before.legal[0])
    assert at == before.at + 1
    views = await Round(around.table, [], [place, around.places[1 - seat]]).play_out()
    assert all(view.over for view in views)


@evening
async def test_what_was_missed_is_in_the_view_and_in_the_replay(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    anna, ben, cleo = around.places
    await cleo.leave()
    rest = Round(around.table, around.guests[:2], [anna, ben])
    for word in ("take r", "done", "take y", "done"):
        await rest.say(word)
    back = await home.at(around.guests[2], around.table)
    view = await back.seen(lambda _: True)
    assert (view.places["seals 0"], view.places["seals 1"], view.holding_up) == (("seal r",), ("seal y",), [2])
    steps = await back.ask(wire.Replay(new_id()))
    assert isinstance(steps, wire.Steps)
    assert (steps.viewer, steps.total, len(steps.steps)) == (2, 5, 5)


def test_a_match_goes_on_where_it_was_after_the_server_was_killed(mortal: Server) -> None:
    own = mortal

    async def survive() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            for _ in range(3):
                await around.say()
            before = [same(await place.seen(lambda _: True)) for place in around.places]
            own.kill()
            own.start()
            back = Round(around.table, around.guests, [await home.at(guest, around.table) for guest in around.guests])
            assert [same(await place.seen(lambda _: True)) for place in back.places] == before
            await back.play_out()
            verify(await around.guests[0].record(around.table))

    together(survive())


def test_a_server_that_stops_says_so_before_it_closes(mortal: Server) -> None:
    own = mortal

    async def stop() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            await asyncio.to_thread(own.stop)
            with pytest.raises(Lost, match="goes on at once"):
                await around.places[0].seen(lambda view: view.over)
            bye = around.places[0].bye
            assert bye is not None
            assert (bye.code, bye.again) == ("restart", True)

    together(stop())


# The clock


@evening
async def test_when_the_clock_runs_out_a_bot_takes_the_seat_until_its_owner_takes_it_back(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", pace=Pace("seconds", 5, 0))
    late = await around.turn()
    seat = around.places.index(late)
    view = await late.seen(lambda _: True)
    assert view.clocks is not None
    assert view.clocks.move[1 - seat] is None
    assert 0 < (view.clocks.move[seat] or 0) <= 5
    begun = time.monotonic()
    table = await late.set_up(lambda table: table.seats[seat].bot is not None)
    assert 3 < time.monotonic() - begun < 15
    assert table.news == wire.News("bot clock", seat, around.guests[seat].name, mine=True)
    assert (table.seats[seat].bot, table.seats[seat].person, table.seats[seat].mine) == ("expert", True, True)
    spoken = await late.seen(lambda after: after.at > view.at)
    assert spoken.legal == []
    assert spoken.places[f"hand {seat}"].count("?") == 0, "the owner still sees the own hand"
    assert "take it back first" in str(await refused(late.play("pass")))
    other = around.places[1 - seat]
    assert "not yours" in str(await refused(other.ask(wire.Sit(new_id(), seat))))
    await late.ask(wire.Sit(new_id(), seat))
    table = await late.set_up(lambda table: table.seats[seat].bot is None)
    assert table.news == wire.News("returned", seat, around.guests[seat].name, mine=True)
    assert str(await refused(late.ask(wire.Sit(new_id(), seat)))) == "you sit there already"
    views = await around.play_out()
    assert all(view.over for view in views)
    record = await around.guests[0].record(around.table)
    verify(record)
    first, second = record["seats_taken"]
    assert (first[1:], second[1:]) == ([seat, "bot:expert"], [seat, around.guests[seat].name])
    assert first[0] < second[0]
    assert record["players"] == ["Anna", "Ben"]


@evening
async def test_the_reserve_pays_for_what_a_decision_takes_longer(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", pace=Pace("seconds", 5, 60))
    slow = await around.turn()
    seat = around.places.index(slow)
    view = await slow.seen(lambda _: True)
    await asyncio.sleep(6)
    at = await slow.play(view.legal[0])
    after = await slow.seen(lambda after: after.at == at)
    assert after.clocks is not None
    assert 55 < after.clocks.reserve[seat] < 59.5
    assert after.clocks.reserve[1 - seat] == 60
    assert after.clocks.move[seat] is None
    assert (await slow.set_up(lambda _: True)).seats[seat].bot is None


@evening
async def test_without_a_clock_no_time_is_shown(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    assert (await around.places[0].seen(lambda _: True)).clocks is None


def test_a_clock_of_days_runs_out_while_nobody_and_no_server_is_there(servers: Servers) -> None:
    """In the full check only: after a start everybody has half a minute first."""
    for _ in range(scaled(0, 0, 1)):
        together(days_later(servers), 120)


async def days_later(servers: Servers) -> None:
    own = servers()
    async with Evening(own) as home:
        around = await home.match("sequence", "Anna", "Ben", pace=Pace("days", 1))
        seat = around.places.index(await around.turn())
        own.stop()
        with closing(connect(own.database)) as database:
            database.execute("UPDATE entries SET at = at - 100000")
            database.execute("UPDATE tables SET due = due - 100000, changed = changed - 100000")
            database.commit()
        own.start()
        begun = time.monotonic()
        other = await home.at(around.guests[1 - seat], around.table)
        await other.set_up(lambda table: table.seats[seat].bot is not None)
        assert time.monotonic() - begun > 20


# By agreement


@evening
async def test_the_others_agree_on_a_bot_for_somebody_away_who_takes_the_seat_back(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    anna, ben, cleo = around.places
    await cleo.leave()
    await gone(anna, 2)
    await anna.ask(wire.Propose(new_id(), "bot", 2))
    asked = await ben.set_up(lambda table: table.proposal is not None)
    assert asked.proposal is not None
    assert asked.proposal == wire.ProposalNow("bot", 2, False, True, asked.proposal.number)
    assert asked.seats[2].bot is None
    await ben.ask(wire.Answer(new_id(), True))
    table = await anna.set_up(lambda table: table.seats[2].bot is not None)
    assert table.news == wire.News("bot agreed", 2, "Cleo")
    back = await home.at(around.guests[2], around.table)
    view = await back.seen(lambda _: True)
    assert (view.seat, view.legal) == (2, [])
    await back.ask(wire.Sit(new_id(), 2))
    await back.set_up(lambda table: table.seats[2].bot is None)
    full = Round(around.table, around.guests, [anna, ben, back])
    await full.play_out()
    record = await around.guests[0].record(around.table)
    verify(record)
    assert [taken[1:] for taken in record["seats_taken"]] == [[2, "bot:expert"], [2, "Cleo"]]


@evening
async def test_a_seat_is_not_taken_later_than_play_has_come(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    for _ in range(3):
        await around.say()
    anna, ben, cleo = around.places
    await cleo.leave()
    await gone(anna, 2)
    await anna.ask(wire.Propose(new_id(), "bot", 2))
    await ben.set_up(lambda table: table.proposal is not None)
    await ben.ask(wire.Answer(new_id(), True))
    await anna.set_up(lambda table: table.seats[2].bot is not None)
    cleo = await home.at(around.guests[2], around.table)
    await anna.ask(wire.Propose(new_id(), "takeback", 0))
    for place in (ben, cleo):
        await place.set_up(lambda table: table.proposal is not None and table.proposal.asked)
        await place.ask(wire.Answer(new_id(), True))
    await anna.set_up(lambda table: table.proposal is None)
    await anna.ask(wire.Resign(new_id(), 0))
    await ben.ask(wire.Resign(new_id(), 1))
    while (await around.guests[0].lists()).finished == []:
        await cleo_gives_up(home, around)
    record = await around.guests[0].record(around.table)
    verify(record)
    assert all(ply <= len(record["plies"]) for ply, _, _ in record["seats_taken"])


async def cleo_gives_up(home: Evening, around: Round) -> None:
    """The last person leaves as well, so that the match is over."""
    async with await around.guests[2].at(around.table) as place:
        await place.ask(wire.Resign(new_id(), 2))


@evening
async def test_one_who_declines_keeps_the_seat_empty(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    anna, ben, cleo = around.places
    await cleo.leave()
    await gone(anna, 2)
    await anna.ask(wire.Propose(new_id(), "bot", 2))
    await ben.set_up(lambda table: table.proposal is not None)
    await ben.ask(wire.Answer(new_id(), False))
    table = await anna.set_up(lambda table: table.news is not None and table.news.what == "declined")
    assert (table.seats[2].bot, table.proposal) == (None, None)


@evening
async def test_nobody_is_replaced_who_is_there(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    anna, ben = around.places
    refusal = await refused(anna.ask(wire.Propose(new_id(), "bot", 1)))
    assert (refusal.code, "away" in str(refusal)) == ("not-now", True)
    assert (await refused(anna.ask(wire.Propose(new_id(), "bot", 0)))).code == "not-allowed"
    watcher = await home.at(await home.guest("Dora"), around.table)
    await ben.leave()
    await gone(anna, 1)
    assert (await refused(watcher.ask(wire.Propose(new_id(), "bot", 1)))).code == "not-allowed"
    await anna.ask(wire.Propose(new_id(), "bot", 1))
    assert (await anna.set_up(lambda table: table.seats[1].bot is not None)).status == "running"


def test_a_bot_is_asked_for_only_after_the_stated_time(servers: Servers) -> None:
    own = servers(away_seconds=4.0)

    async def blink() -> None:
        async with Evening(own) as home:
            around = await home.match("sequence", "Anna", "Ben")
            anna, ben = around.places
            left = time.monotonic()
            await ben.leave()
            early = await refused(anna.ask(wire.Propose(new_id(), "bot", 1)))
            assert early.code == "not-now"
            table = await gone(anna, 1)
            assert table.seats[1].bot_in is not None
            assert 0 < table.seats[1].bot_in <= 4 - (time.monotonic() - left) + 0.5
            refusals = 0
            while (await anna.set_up(lambda _: True)).seats[1].bot is None:
                try:
                    await anna.ask(wire.Propose(new_id(), "bot", 1))
                    await anna.set_up(lambda table: table.seats[1].bot is not None)
                except Turned:
                    refusals += 1
                    await asyncio.sleep(0.1)
            assert refusals
            assert time.monotonic() - left >= 3.9
            back = await home.at(around.guests[1], around.table)
            assert (await back.set_up(lambda _: True)).seats[1].bot_in is None

    together(blink())


@pytest.mark.parametrize(("pace", "least"), [(Pace("seconds", 90, 0), 80.0), (Pace("days", 2), 80_000.0)])
def test_where_play_is_slow_the_others_wait_longer(server: Server, pace: Pace, least: float) -> None:
    async def leave() -> None:
        async with Evening(server) as home:
            around = await home.match("sequence", "Anna", "Ben", pace=pace)
            await around.places[1].leave()
            assert ((await gone(around.places[0], 1)).seats[1].bot_in or 0) > least

    together(leave())
