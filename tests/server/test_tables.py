"""Setting up a table, finding it, sitting down, watching, starting, and tables that nobody needs any more."""

import asyncio
from contextlib import closing
from sqlite3 import connect
from typing import Any

import msgspec
import pytest
from house import Evening, Round, Server, evening, fetch, heard, news_of, refused, together

from stammtisch.client import Guest, Lost, Place, Turned, new_id, table_of
from stammtisch.core import shelf
from stammtisch.table import messages as wire
from stammtisch.table.log import Botted, Level, Opened, Pace
from stammtisch.table.table import Table

GAMES = ("diabolo", "sep", "sequence", "seven-seals")
DAY = 86_400.0


async def told_at(home: Evening, guest: Guest, table: str) -> wire.TableNow:
    """The table as somebody who comes to it sees it."""
    async with await guest.at(table) as place:
        return await place.set_up(lambda _: True)


async def turned_away(guest: Guest, table: str) -> wire.Bye:
    """What somebody is told who is not let in."""
    async with await guest.at(table) as place:
        return await heard(place, wire.Bye)


def setup(home: Evening, guest: Guest, body: object) -> dict[str, Any]:
    """The answer to a request to set up a table, whatever it says."""
    headers = {"Authorization": f"Bearer {guest.token}"}
    answer: dict[str, Any] = fetch(f"{home.server.url}/api/tables", "POST", body, headers).json()
    return answer


async def sit(place: Place, seat: int) -> None:
    await place.ask(wire.Sit(new_id(), seat))


# Setting up


@pytest.mark.parametrize("name", GAMES)
@evening
async def test_a_table_can_be_set_up_with_every_option_of_every_game(home: Evening, name: str) -> None:
    host = await home.guest("Anna")
    (shown,) = [game for game in (await host.games()).games if game.name == name]
    assert list(shown.seats) == list(shelf.game(name).seats)
    for seats in shown.seats:
        offered = shown.options[str(seats)]
        defaults = {option.name: option.default for option in offered}
        wanted = [{}, *[{option.name: value} for option in offered for value in option.values]]
        for options in wanted:
            table = await host.open_table(wire.NewTable(name, seats, options))
            seen = await told_at(home, host, table)
            assert seen.options == defaults | options
            assert (seen.game, len(seen.seats), seen.status, seen.host) == (name, seats, "open", True)


@evening
async def test_the_list_of_games_says_how_long_a_match_takes_and_who_plays_together(home: Evening) -> None:
    host = await home.guest("Anna")
    for shown in (await host.games()).games:
        game = shelf.game(shown.name)
        for seats in shown.seats:
            usual = game.check(seats, {})
            assert shown.minutes[str(seats)] == round(game.minutes(seats, usual)) >= 5
            assert list(shown.teams[str(seats)]) == list(game.teams(seats, usual))
            for option in shown.options[str(seats)]:
                chosen = [{**usual, option.name: value} for value in option.values]
                times = [game.minutes(seats, one) / game.minutes(seats, usual) for one in chosen]
                assert list(option.times or [1.0] * len(times)) == pytest.approx(times)
                teams = [tuple(game.teams(seats, one)) for one in chosen]
                assert [tuple(one) for one in option.teams or [shown.teams[str(seats)]] * len(teams)] == teams


@evening
async def test_the_table_keeps_everything_else_that_was_chosen(home: Evening) -> None:
    host = await home.guest("Anna")
    for pace in (Pace(), Pace("seconds", 5, 0), Pace("seconds", 600, 7200), Pace("days", 1), Pace("days", 30)):
        chosen = wire.NewTable(
            "sequence", 3, public=True, watchers=False, takebacks=False, pace=pace, bot_seconds=2.5,
            bots=[None, "master", "novice"], mine=[0],
        )  # fmt: skip
        seen = await told_at(home, host, await host.open_table(chosen))
        assert (seen.public, seen.watchers, seen.takebacks, seen.pace, seen.bot_seconds) == (
            True, False, False, pace, 2.5,
        )  # fmt: skip
        assert [seat.name for seat in seen.seats] == ["Anna", "bot:master", "bot:novice"]
        assert [seat.bot for seat in seen.seats] == [None, "master", "novice"]


@evening
async def test_bots_of_any_level_sit_in_any_seat(home: Evening) -> None:
    host = await home.guest("Anna")
    assert {level.name for level in (await host.games()).levels} == {"novice", "regular", "reflex", "expert", "master"}
    levels = ("novice", "regular", "reflex", "master")
    table = await host.open_table(wire.NewTable("seven-seals", 5, mine=[2]))
    place = await home.at(host, table)
    for seat, level in zip((0, 1, 3, 4), levels, strict=True):
        await place.ask(wire.SeatBot(new_id(), seat, msgspec.convert(level, Level)))
    seen = await place.set_up(lambda table: table.seats[4].bot is not None)
    assert [seat.bot for seat in seen.seats] == ["novice", "regular", None, "reflex", "master"]


@evening
async def test_a_bot_that_the_game_does_not_have_is_refused_at_the_table_too(home: Evening) -> None:
    host = await home.guest("Anna")
    place = await home.at(host, await host.open_table(wire.NewTable("sep", 2, mine=[0])))
    for asked in (wire.SeatBot(new_id(), 1, "genius"), wire.Start(new_id(), "random")):
        with pytest.raises(Turned) as turned:
            await place.ask(asked)
        assert turned.value.code == "unknown-bot"


def test_a_bot_in_an_old_log_that_is_no_longer_there_is_played_by_an_expert() -> None:
    table = Table("old")
    game = shelf.game("sep")
    opened = Opened(game.name, game.rules, 2, game.check(2, {}), "00" * 32, "anna", ["anna", None], [None, "genius"])
    table.apply(opened, 0.0)
    assert table.bots == [None, "expert"]
    table.apply(Botted(1, "oracle", "anna"), 1.0)
    assert table.bots == [None, "expert"]


@pytest.mark.parametrize(
    ("asked", "code", "says"),
    [
        ({"game": "chess", "seats": 2}, "unknown-game", "the games are diabolo, sep, sequence, seven-seals"),
        ({"game": "sep", "seats": 3}, "bad-seats", "is played with 1 or 2 seats, not 3"),
        ({"game": "sequence", "seats": 5}, "bad-seats", "2, 3, 4 or 6 seats, not 5"),
        ({"game": "sep", "seats": 2, "options": {"solo_rounds": 2}}, "bad-option", "has no option 'solo_rounds'"),
        ({"game": "sequence", "seats": 2, "options": {"draw": "never"}}, "bad-option", "auto or manual, not never"),
        ({"game": "sequence", "seats": 4, "options": {"conferring": 1}}, "bad-option", "conferring must be none, talk"),
        ({"game": "sequence", "seats": 2, "options": {"teams": 2}}, "bad-option", "has no option 'teams'"),
        ({"game": "sep", "seats": 2, "mine": [2]}, "bad-table", "there is no seat 2 at a table of 2"),
        ({"game": "sep", "seats": 2, "bots": [None, None, "novice"]}, "bad-table", "there is no seat 2"),
        ({"game": "sep", "seats": 2, "mine": [1], "bots": [None, "novice"]}, "bad-table", "cannot be yours and a bot"),
        ({"game": "sep", "seats": 2, "pace": {"kind": "seconds", "move": 1}}, "bad-table", "5 to 600 seconds"),
        ({"game": "sep", "seats": 2, "pace": {"kind": "days", "move": 99}}, "bad-table", "1 to 30 days"),
        ({"game": "sep", "seats": 2, "mine": [0], "start": True}, "bad-table", "not all seats are taken"),
        ({"game": "sep", "seats": 0}, "malformed", "seats"),
        ({"game": "sep", "seats": "two"}, "malformed", "seats"),
        ({"game": "sep"}, "malformed", "seats"),
        (
            {"game": "sep", "seats": 2, "bots": ["random"]},
            "unknown-bot",
            "its bots are novice, regular, reflex, expert, master",
        ),
        ({"game": "sep", "seats": 2, "bots": ["genius"]}, "unknown-bot", "has no bot 'genius'"),
        ({"game": "sep", "seats": 2, "bots": [7]}, "malformed", "bots"),
        ({"game": "sep", "seats": 2, "bot_seconds": 0}, "malformed", "bot_seconds"),
        ({"game": "sep", "seats": 2, "colour": "blue"}, "malformed", "colour"),
    ],
)
@evening
async def test_a_table_that_cannot_be_is_refused_with_the_reason(
    home: Evening, asked: dict[str, Any], code: str, says: str
) -> None:
    guest = await home.guest("Anna")
    answer = setup(home, guest, asked)
    assert answer["code"] == code
    assert says in answer["text"]
    assert (await guest.lists()).running == []


@evening
async def test_only_who_has_said_hello_can_set_up_a_table(home: Evening) -> None:
    assert (await refused(Guest(home.server.url).open_table(wire.NewTable("sep", 2)))).code == "unknown"


# Coming to it


@evening
async def test_a_friend_joins_by_a_link_that_nobody_can_guess(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    assert len(table) >= 22, "128 bits"
    server, found = table_of(f"{home.server.url}/t/{table}")
    place = await home.at(Guest(server, ben.token), found)
    await sit(place, 1)
    seen = await place.set_up(lambda table: table.seats[1].mine)
    assert [seat.name for seat in seen.seats] == ["Anna", "Ben"]
    assert not seen.host


@evening
async def test_who_has_no_such_link_is_told_that_there_is_no_such_table(home: Evening) -> None:
    guest = await home.guest("Anna")
    for wrong in ("x" * 22, "x", "%00"):
        bye = await turned_away(guest, wrong)
        assert (bye.code, bye.again) == ("no-such-table", False)
    assert (await refused(guest.record("x" * 22))).code == "no-such-table"
    assert (await refused(guest.proof("x" * 22))).code == "no-such-table"


@evening
async def test_a_stranger_without_an_identity_is_not_let_in(home: Evening) -> None:
    table = await (await home.guest("Anna")).open_table(wire.NewTable("sep", 2))
    assert (await turned_away(Guest(home.server.url, "nobody"), table)).code == "unknown"


@evening
async def test_everybody_chooses_a_seat_and_may_leave_it_again(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3))
    first, second = await home.at(anna, table), await home.at(ben, table)
    await sit(second, 2)
    await first.set_up(lambda table: table.seats[2].name == "Ben")
    refusal = await refused(sit(first, 2))
    assert (refusal.code, str(refusal)) == ("seat-taken", "somebody sits there already; choose another seat")
    assert (await refused(sit(first, 3))).code == "not-now"
    await second.ask(wire.Stand(new_id(), 2))
    seen = await first.set_up(lambda table: table.seats[2].name is None)
    assert not seen.seats[2].person
    await sit(first, 2)
    assert (await refused(second.ask(wire.Stand(new_id(), 2)))).code == "not-allowed"
    assert "nobody sits there" in str(await refused(first.ask(wire.Stand(new_id(), 0))))


@evening
async def test_the_host_removes_people_and_bots_before_the_start_and_not_after(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0], bots=[None, None, "novice"]))
    host, other = await home.at(anna, table), await home.at(ben, table)
    await sit(other, 1)
    await host.ask(wire.Stand(new_id(), 1))
    seen = await other.set_up(lambda table: table.news is not None and table.news.what == "removed")
    assert (seen.seats[1].name, seen.news) == (None, wire.News("removed", 1, "Ben", mine=True))
    await host.ask(wire.Stand(new_id(), 2))
    await other.set_up(lambda table: table.seats[2].bot is None)
    refusal = await refused(sit(other, 2))
    assert (refusal.code, refusal.reason) == ("not-now", "seat-cleared")
    await host.ask(wire.Start(new_id(), "regular"))
    await host.set_up(lambda table: table.status == "running")
    assert "begun already" in str(await refused(host.ask(wire.Stand(new_id(), 0))))


@evening
async def test_each_person_has_one_seat_unless_the_table_says_otherwise(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    for one_seat in (True, False):
        table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0], one_seat=one_seat))
        place = await home.at(ben, table)
        assert (await place.set_up(lambda _: True)).one_seat is one_seat
        await sit(place, 1)
        if one_seat:
            refusal = await refused(sit(place, 2))
            assert (refusal.code, str(refusal)) == ("not-now", "you have a seat already; stand up first")
        else:
            await sit(place, 2)


@evening
async def test_two_people_of_one_name_are_told_apart(home: Evening) -> None:
    anna, other, third = await home.guests("Anna", "ÀNNA", "Anna 2")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0]))
    await home.at(anna, table)
    second, last = await home.at(other, table), await home.at(third, table)
    await sit(second, 1)
    await sit(last, 2)
    seen = await second.set_up(lambda table: table.seats[2].name is not None)
    assert [seat.name for seat in seen.seats] == ["Anna", "ÀNNA 2", "Anna 2 2"]


@evening
async def test_only_the_host_seats_bots_removes_others_and_starts(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0]))
    guest = await home.at(ben, table)
    await sit(guest, 1)
    for asked in (wire.SeatBot(new_id(), 2, "novice"), wire.Start(new_id(), "novice")):
        assert str(await refused(guest.ask(asked))) == "only the host may do that"
    assert (await refused(guest.ask(wire.Stand(new_id(), 0)))).code == "not-allowed"
    host = await home.at(anna, table)
    assert (await refused(host.ask(wire.SeatBot(new_id(), 1, "novice")))).code == "seat-taken"


@evening
async def test_it_starts_when_full_or_is_filled_up_with_bots(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 4, mine=[0], late=False))
    host, other = await home.at(anna, table), await home.at(ben, table)
    await sit(other, 2)
    refusal = await refused(host.ask(wire.Start(new_id())))
    assert str(refusal) == "not all seats are taken; wait, or fill them with bots"
    await host.ask(wire.Start(new_id(), "expert"))
    seen = await other.set_up(lambda table: table.status != "open")
    assert [seat.bot for seat in seen.seats] == [None, "expert", None, "expert"]
    await other.set_up(lambda table: table.status == "running")
    assert "begun already" in str(await refused(host.ask(wire.Start(new_id(), "expert"))))
    late = await home.at(await home.guest("Cleo"), table)
    assert str(await refused(sit(late, 1))) == "at this table nobody takes a bot's seat once the match has begun"


@evening
async def test_a_table_against_bots_begins_at_once_if_that_is_wanted(home: Evening) -> None:
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0], bots=[None, "novice"], start=True, bot_seconds=0.2))
    place = await home.at(anna, table)
    view = await place.seen(lambda view: bool(view.legal))
    assert view.seat == 0


@evening
async def test_what_happens_at_the_table_is_news_to_all(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0]))
    host, other = await home.at(anna, table), await home.at(ben, table)
    await sit(other, 1)
    await host.ask(wire.SeatBot(new_id(), 2, "novice"))
    await host.ask(wire.Stand(new_id(), 1))
    told: list[Any] = []
    async for message in other.told():
        told.append(message)
        if "removed" in news_of(told):
            break
    assert news_of(told) == ["sat", "bot", "removed"]


@evening
async def test_everything_but_the_seats_of_others_can_be_asked_only_at_its_time(home: Evening) -> None:
    anna = await home.guest("Anna")
    place = await home.at(anna, await anna.open_table(wire.NewTable("sep", 2, mine=[0])))
    await place.set_up(lambda _: True)
    too_early: list[wire.AnyAsk] = [
        wire.Play(new_id(), 0, 0, "stock"),
        wire.Back(new_id(), 0, 0),
        wire.Resign(new_id(), 0),
        wire.Replay(new_id()),
        wire.Propose(new_id(), "takeback", 0),
        wire.Propose(new_id(), "bot", 1),
        wire.Propose(new_id(), "rematch", 0),
        wire.Answer(new_id(), True),
        wire.Hash(new_id(), 0, "0" * 64),
        wire.Reveal(new_id(), 0, "0" * 64),
        wire.Hint(new_id(), 0),
    ]
    for ask in too_early:
        assert (await refused(place.ask(ask))).code == "not-allowed", ask


# Watching


@evening
async def test_a_watcher_sees_the_table_and_no_hand(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    watcher = await home.at(await home.guest("Dora"), around.table)
    view = await watcher.seen(lambda _: True)
    assert (view.seat, view.legal, view.back) == (None, [], False)
    hands = [cards for place, cards in view.places.items() if place.startswith("hand")]
    assert len(hands) == 3
    assert all({*cards} == {"?"} for cards in hands)
    assert (await around.places[0].set_up(lambda table: table.watching == 1)).watching == 1
    word = await around.places[0].play("take r")
    assert (await watcher.seen(lambda view: view.at == word)).events
    assert (await refused(watcher.ask(wire.Play(new_id(), 1, view.at + 1, "done")))).code == "not-allowed"
    await watcher.leave()
    await around.places[0].set_up(lambda table: table.watching == 0)


@evening
async def test_a_table_without_watchers_lets_only_players_in_while_it_is_played(home: Evening) -> None:
    dora = await home.guest("Dora")
    around = await home.match("sequence", "Anna", "Ben", watchers=False)
    bye = await turned_away(dora, around.table)
    assert (bye.code, bye.text) == ("not-allowed", "this table is played without spectators")
    await around.play_out()
    late = await home.at(dora, around.table)
    assert (await late.seen(lambda _: True)).over, "afterwards anybody with the link may look"


@evening
async def test_who_had_come_to_sit_down_sees_nothing_once_it_is_played_without_watchers(home: Evening) -> None:
    anna, ben, dora = await home.guests("Anna", "Ben", "Dora")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0], watchers=False))
    host, other, late = [await home.at(guest, table) for guest in (anna, ben, dora)]
    await sit(other, 1)
    await host.ask(wire.Start(new_id()))
    await Round(table, [anna, ben], [host, other]).deal()
    await host.play("stock")
    with pytest.raises(Lost):
        await late.seen(lambda _: True)
    assert late.view is None
    assert late.bye is not None
    assert (late.bye.code, late.bye.again) == ("not-allowed", False)


# Lists


@evening
async def test_public_tables_are_listed_for_everybody_and_others_for_nobody(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    public = await anna.open_table(wire.NewTable("sep", 2, mine=[0], public=True))
    private = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    listed = {table.table: table for table in (await ben.lists()).public}
    assert public in listed
    assert private not in listed
    assert (listed[public].names, listed[public].my_seats, listed[public].status) == (["Anna", None], [], "open")


@evening
async def test_open_public_tables_come_before_running_ones_and_finished_ones_are_gone(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", public=True)
    stranger = await home.guest("Cleo")
    waiting = await stranger.open_table(wire.NewTable("sep", 2, mine=[0], public=True))
    order = [table.table for table in (await stranger.lists()).public]
    assert order.index(waiting) < order.index(around.table)
    await around.play_out()
    assert around.table not in [table.table for table in (await stranger.lists()).public]


@evening
async def test_a_running_public_table_that_cannot_be_watched_is_not_listed(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", public=True, watchers=False)
    stranger = await home.guest("Cleo")
    assert around.table not in [table.table for table in (await stranger.lists()).public]


@evening
async def test_my_running_tables_are_listed_with_those_first_that_wait_for_me(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    mine = await home.match("sep", anna, ben)
    yours = await home.match("sep", ben, anna)
    unstarted = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    for guest, first, second in ((anna, mine, yours), (ben, yours, mine)):
        tables = (await guest.lists()).running
        assert (tables[0].table, tables[0].my_turn) == (first.table, True)
        assert {table.table for table in tables[1:]} == {second.table} | ({unstarted} if guest is anna else set())
        assert not any(table.my_turn for table in tables[1:])
    turned = await mine.say("stock")
    await turned.play(next(word for word in turned.view.legal if word.endswith("aside")) if turned.view else "")
    assert not any(table.my_turn for table in (await anna.lists()).running)
    assert all(table.my_turn for table in (await ben.lists()).running)


@evening
async def test_a_finished_game_is_listed_with_its_result(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    view = (await around.play_out())[0]
    for seat, guest in enumerate(around.guests):
        lists = await guest.lists()
        assert lists.running == []
        (listed,) = lists.finished
        assert (listed.table, listed.status, listed.my_seats) == (around.table, "over", [seat])
        assert (listed.winners, listed.points) == (view.winners, view.points)
        assert not listed.my_turn


# What nobody needs any more


async def gone(guest: Guest, table: str) -> None:
    """Waits until a table is no longer there."""
    while table in [listed.table for listed in (await guest.lists()).running]:
        await asyncio.sleep(0.05)


def test_unstarted_tables_go_after_a_day_and_abandoned_ones_after_the_days_that_were_chosen(mortal: Server) -> None:
    own = mortal

    async def tidy() -> None:
        async with Evening(own) as home:
            anna = await home.guest("Anna")
            old, young = [await anna.open_table(wire.NewTable("sep", 2, mine=[0])) for _ in range(2)]
            left, kept, over = [await home.match("sequence", "Ben", "Cleo") for _ in range(3)]
            await over.places[0].ask(wire.Resign(new_id(), 0))
            await (await home.at(anna, old)).ask(wire.Say(new_id(), "anybody?"))
            own.stop()
            with closing(connect(own.database)) as database:
                for table, days in ((old, 1.1), (young, 0.9), (left.table, 3.1), (kept.table, 2.9), (over.table, 364)):
                    change = "UPDATE tables SET created = created - ?, changed = changed - ? WHERE id = ?"
                    database.execute(change, (days * DAY, days * DAY, table))
                database.commit()
            own.start()
            await gone(anna, old)
            await gone(left.guests[0], left.table)
            assert [listed.table for listed in (await anna.lists()).running] == [young]
            assert [listed.table for listed in (await kept.guests[0].lists()).running] == [kept.table]
            assert [listed.table for listed in (await over.guests[0].lists()).finished] == [over.table]
            assert (await turned_away(anna, old)).code == "no-such-table"
            assert (await turned_away(left.guests[0], left.table)).code == "no-such-table"
            with closing(connect(own.database)) as database:
                assert database.execute("SELECT count(*) FROM chat WHERE table_id = ?", (old,)).fetchone() == (0,)
                assert database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (old,)).fetchone() == (0,)

    together(tidy())
