"""Giving up: between two sides that ends the match, among more a bot plays on."""

import pytest
from house import Evening, evening, refused

from stammtisch.client import Place, new_id
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire


async def resign(place: Place, seat: int) -> None:
    await place.ask(wire.Resign(new_id(), seat))


@pytest.mark.parametrize(("game", "people"), [("sep", 2), ("sequence", 2), ("sequence", 4)])
@evening
async def test_between_two_sides_resigning_ends_the_match(home: Evening, game: str, people: int) -> None:
    around = await home.match(game, *("Anna", "Ben", "Cleo", "Dora")[:people])
    await around.say()
    await resign(around.places[1], 1)
    for place in around.places:
        view = await place.seen(lambda view: view.over)
        assert (view.ended, view.winners, view.legal) == ("resigned", [*range(0, people, 2)], [])
        table = await place.set_up(lambda table: table.status == "over")
        assert [seat.resigned for seat in table.seats] == [seat == 1 for seat in range(people)]
    record = await around.guests[0].record(around.table)
    assert record["ended"] == "resigned"
    assert "winners" not in record
    assert record["won_by_resignation"] == [*range(0, people, 2)]
    assert record["seed"], "a match that was broken off shows its seed too"
    verify(record)
    (listed,) = (await around.guests[0].lists()).finished
    assert listed.winners == [*range(0, people, 2)]


@evening
async def test_among_more_sides_a_bot_plays_on(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    gone = await around.turn()
    seat = around.places.index(gone)
    others = [place for place in around.places if place is not gone]
    await resign(gone, seat)
    table = await others[0].set_up(lambda table: table.seats[seat].resigned)
    assert (table.status, table.seats[seat].bot, table.seats[seat].person) == ("running", "expert", True)
    assert table.news == wire.News("resigned", seat, table.seats[seat].name)
    view = await others[1].seen(lambda view: seat not in view.holding_up)
    assert view.events, "the bot has spoken"
    assert not view.over


@evening
async def test_who_has_resigned_watches_and_does_not_come_back(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    anna = around.places[0]
    await resign(anna, 0)
    view = await (await home.at(around.guests[0], around.table)).seen(lambda _: True)
    assert (view.legal, view.back) == ([], False)
    assert "take it back first" in str(await refused(anna.play("pass", 0)))
    assert str(await refused(anna.ask(wire.Sit(new_id(), 0)))) == "you have resigned; the bot plays on"
    assert str(await refused(resign(anna, 0))) == "you have resigned already"
    assert (await refused(anna.ask(wire.Propose(new_id(), "takeback", 0)))).code == "not-now"
    lists = await around.guests[0].lists()
    assert not any(table.my_turn for table in lists.running)


@evening
async def test_when_the_last_person_resigns_the_match_is_over(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", seats=3)
    anna, ben = around.places
    await resign(anna, 0)
    await ben.set_up(lambda table: table.seats[0].resigned)
    await resign(ben, 1)
    view = await anna.seen(lambda view: view.over)
    assert view.ended == "resigned"
    record = await around.guests[0].record(around.table)
    verify(record)
    assert record["seats_taken"][0][1:] == [0, "bot:expert"]
    assert record["players"] == ["Anna", "Ben", "bot:regular"]


@evening
async def test_who_plays_alone_against_bots_may_resign(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", seats=3)
    await resign(around.places[0], 0)
    assert (await around.places[0].seen(lambda view: view.over)).ended == "resigned"


@evening
async def test_nobody_resigns_for_another(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    watcher = await home.at(await home.guest("Dora"), around.table)
    for place, seat in ((around.places[0], 1), (watcher, 0), (watcher, 1)):
        assert (await refused(resign(place, seat))).code == "not-allowed"
    assert "there is no seat 7" in str(await refused(resign(around.places[0], 7)))
    await resign(around.places[0], 0)
    assert str(await refused(resign(around.places[1], 1))) == "the match is over"


@evening
async def test_who_resigns_is_no_longer_asked_for_a_takeback(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", "Cleo")
    asker = await around.say()
    others = [place for place in around.places if place is not asker]
    seats = [around.places.index(place) for place in others]
    await resign(others[0], seats[0])
    at = (await asker.seen(lambda _: True)).at
    await asker.ask(wire.Propose(new_id(), "takeback", around.places.index(asker)))
    await others[1].set_up(lambda table: table.proposal is not None and table.proposal.asked)
    await others[1].ask(wire.Answer(new_id(), True))
    assert (await asker.seen(lambda view: view.at > at)).legal
