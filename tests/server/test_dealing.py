"""The exchange before the deal: hashes, contributions, and what follows when somebody withholds one."""

import asyncio
import hashlib
import secrets
from typing import Any

import pytest
from checker import check_the_deal
from house import Evening, Server, begun_anew, bind, contribute, evening, news_of, refused, showing, together

from stammtisch.client import Guest, Place, new_id
from stammtisch.core.deal import Deal
from stammtisch.core.match import Match
from stammtisch.core.verify import verify
from stammtisch.table import conditions
from stammtisch.table import messages as wire
from stammtisch.table.authority import NotNow
from stammtisch.table.log import (
    BindingClosed,
    Dealt,
    Entry,
    Hashed,
    Opened,
    Revealed,
    Started,
    Voided,
    from_bytes,
    to_bytes,
)
from stammtisch.table.table import Table

PEOPLE = ("Anna", "Ben", "Cleo")


async def begun(home: Evening, game: str = "sep", seats: int = 2) -> tuple[str, list[Guest], list[Place]]:
    """A table whose deal is being made, with a person on every seat."""
    guests = await home.guests(*PEOPLE[:seats])
    table = await guests[0].open_table(wire.NewTable(game, seats, mine=[0]))
    places = [await home.at(guest, table) for guest in guests]
    for seat, place in enumerate(places[1:], 1):
        await place.ask(wire.Sit(new_id(), seat))
    await places[0].ask(wire.Start(new_id()))
    return table, guests, places


async def withhold(place: Place) -> wire.TableNow:
    """Binds one's seats and shows nothing; gives the table after the next beginning has been made."""
    table = await place.set_up(lambda table: table.status == "dealing")
    await bind(place, table)
    return await place.set_up(lambda now: begun_anew(now, len(table.voided)))


async def ended(table: str, guest: Guest, place: Place, seat: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Gives a match up; its record and its proof."""
    commitment = (await place.set_up(lambda _: True)).commitment
    await place.ask(wire.Resign(new_id(), seat))
    await place.seen(lambda view: view.over)
    record, proof = await guest.record(table), await guest.proof(table)
    verify(record)
    check_the_deal(proof, commitment)
    assert proof["beginnings"] == record.get("beginnings", [])
    assert proof["deal"] == record["deal"]
    return record, proof


@evening
async def test_hashes_bind_and_are_shown_before_any_contribution(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0]))
    first, second = await home.at(anna, table), await home.at(ben, table)
    await second.ask(wire.Sit(new_id(), 1))
    await first.ask(wire.Start(new_id()))
    mine, yours = bytes(32), b"\x01" * 32
    await first.ask(wire.Hash(new_id(), 0, hashlib.sha256(mine).hexdigest()))
    seen = await second.set_up(lambda table: table.seats[0].hash is not None)
    assert (seen.status, seen.reveal, seen.seats[0].contribution) == ("dealing", False, None)
    assert (await refused(first.ask(wire.Reveal(new_id(), 0, mine.hex())))).code == "not-now", "too early"
    assert (await refused(first.ask(wire.Hash(new_id(), 0, "0" * 64)))).code == "not-now", "bound already"
    assert (await refused(first.ask(wire.Hash(new_id(), 1, "0" * 64)))).code == "not-allowed", "not his seat"
    await second.ask(wire.Hash(new_id(), 1, hashlib.sha256(yours).hexdigest()))
    await first.set_up(lambda table: table.reveal)
    refusal = await refused(first.ask(wire.Reveal(new_id(), 0, yours.hex())))
    assert "does not belong to the hash" in str(refusal)
    assert (await refused(second.ask(wire.Reveal(new_id(), 0, mine.hex())))).code == "not-allowed"
    await first.ask(wire.Reveal(new_id(), 0, mine.hex()))
    assert (await refused(first.ask(wire.Reveal(new_id(), 0, mine.hex())))).code == "not-now", "once is enough"
    await second.set_up(lambda table: table.seats[0].contribution == mine.hex())
    await second.ask(wire.Reveal(new_id(), 1, yours.hex()))
    await first.seen(lambda _: True)
    assert (await refused(first.ask(wire.Hash(new_id(), 0, "0" * 64)))).code == "not-allowed", "the cards are dealt"


@evening
async def test_a_missing_contribution_is_left_out_and_named(home: Evening) -> None:
    """Anna contributes, Cleo does not, and a bot is never asked: nothing is void."""
    guests = await home.guests(*PEOPLE)
    table = await guests[0].open_table(wire.NewTable("sequence", 4, mine=[0], bots=[None, None, None, "novice"]))
    places = [await home.at(guest, table) for guest in guests]
    commitment = (await places[0].set_up(lambda _: True)).commitment
    for seat, place in enumerate(places[1:], 1):
        await place.ask(wire.Sit(new_id(), seat))
    await places[0].ask(wire.Start(new_id()))
    given, _ = await asyncio.gather(contribute(places[0]), contribute(places[1]))
    await places[0].seen(lambda _: True)
    await places[2].ask(wire.Resign(new_id(), 2))
    await places[0].seen(lambda view: view.over)
    proof = await guests[0].proof(table)
    assert [part is not None for part in proof["contributions"]] == [True, True, False, False]
    assert proof["contributions"][0] == given[0].hex()
    assert (proof["deal"], proof["beginnings"]) == (1, [])
    check_the_deal(proof, commitment)
    record = await guests[0].record(table)
    assert "beginnings" not in record
    verify(record)


@evening
async def test_nobody_is_bound_any_more_once_the_contributions_are_asked_for(home: Evening) -> None:
    """Who could bind himself after others have shown theirs could choose the cards, with a server that tells him."""
    _, _, places = await begun(home)
    chosen = await bind(places[0], await places[0].set_up(lambda table: table.status == "dealing"))
    await places[1].set_up(lambda table: table.reveal)
    assert "being shown" in str(await refused(places[1].ask(wire.Hash(new_id(), 1, "ab" * 32))))
    await places[0].ask(wire.Reveal(new_id(), 0, chosen[0].hex()))
    await places[0].seen(lambda _: True)


# Logs of the first version


def test_a_log_from_before_there_were_beginnings_comes_to_the_same_deal() -> None:
    """There a seat that was bound and showed nothing was left out."""
    part = bytes(range(32))
    table = Table("old")
    opened = Opened("sep", 1, 2, {}, "5e" * 32, "anna", ["anna", "ben"], [None, None])
    shown = Revealed(0, "anna", part.hex())
    bound = [Hashed(0, "anna", hashlib.sha256(part).hexdigest()), Hashed(1, "ben", "ab" * 32)]
    for entry in (opened, Started("anna"), *bound, shown):
        table.apply(from_bytes(to_bytes(entry)), 0.0)
    assert to_bytes(Dealt()) == b'{"entry":"dealt"}'
    table.apply(from_bytes(b'{"entry":"dealt"}'), 0.0)
    assert (table.deal.version, table.deal.contributions) == (1, (part, None))
    right = Match(table.game, 2, {}, deal=Deal("old", bytes.fromhex("5e" * 32), (part, None)))
    assert table.match.plies == right.plies


def test_the_table_decides_who_withheld_and_when_the_cards_are_dealt() -> None:
    table = Table("new")
    opened = Opened("sep", 1, 2, {}, "5e" * 32, "anna", ["anna", "ben"], [None, None])
    hashes = [hashlib.sha256(bytes([seat] * 32)).hexdigest() for seat in (0, 1)]
    bound = [Hashed(0, "anna", hashes[0]), Hashed(1, "ben", hashes[1])]
    for entry in (opened, Started("anna"), *bound, BindingClosed(0), Revealed(0, "anna", "00" * 32)):
        table.apply(entry, 0.0)
    others: list[Entry] = [Voided([0], 0), Voided([], 0), Voided([0, 1], 0), Voided([1], 1)]
    wrong: list[Entry] = [Dealt(), Dealt(0), Dealt(1), BindingClosed(0), *others]
    for entry in wrong:
        with pytest.raises(NotNow):
            conditions.check(table, entry, 0.0)
    table.apply(Voided([1], 0), 0.0)
    assert (table.exchange.number, table.exchange.excluded, table.contributors()) == (1, {1}, [0])
    with pytest.raises(NotNow, match="nobody is bound"):
        conditions.check(table, BindingClosed(1), 0.0)
    table.apply(Dealt(1), 0.0)
    assert (table.deal.version, table.deal.contributions) == (2, (None, None))


# Somebody withholds


@evening
async def test_a_beginning_in_which_somebody_withholds_is_void_and_all_are_told(home: Evening) -> None:
    table, guests, places = await begun(home, "sequence", 3)
    watcher = await home.at(await home.guest("Dora"), table)
    given = await asyncio.gather(contribute(places[0]), contribute(places[1]), withhold(places[2]))
    told = []
    async for message in watcher.told():
        told.append(message)
        if isinstance(message, wire.ViewNow):
            break
    for place in (*places, watcher):
        shown = await place.set_up(lambda table: table.status == "running")
        assert shown.voided == [[2]]
    await places[2].seen(lambda view: bool(view.places["hand 2"]))
    news = news_of(told)
    assert news.count("voided") == 1
    named = [tell.news for tell in told if isinstance(tell, wire.TableNow) and tell.news and tell.news.what == "voided"]
    assert [(one.seat, one.name) for one in named if one is not None] == [(2, "Cleo")]
    record, proof = await played_on(table, guests, places)
    assert record["deal"] == 2
    assert record["contributions"] == [given[0][0].hex(), given[1][1].hex(), None]
    (void,) = record["beginnings"]
    assert void["withheld"] == [2]
    assert [part is None for part in void["contributions"]] == [False, False, True]
    assert not {*void["contributions"]} & {*record["contributions"]} - {None}, "what was shown is not used again"
    assert set(proof["hashes"]) == {"0", "1"}


async def played_on(table: str, guests: list[Guest], places: list[Place]) -> tuple[dict[str, Any], dict[str, Any]]:
    """Whoever withheld plays on as everybody does, until all have given up."""
    for seat, place in [*enumerate(places)][1:]:
        await place.ask(wire.Resign(new_id(), seat))
    return await ended(table, guests[0], places[0], 0)


@evening
async def test_whoever_withheld_contributes_no_more(home: Evening) -> None:
    _, _, places = await begun(home)
    first = asyncio.create_task(contribute(places[0]))
    table = await withhold(places[1])
    assert (table.status, table.voided) == ("dealing", [[1]])
    refusal = await refused(places[1].ask(wire.Hash(new_id(), 1, "ab" * 32, 1)))
    assert "contributes no more" in str(refusal)
    assert "at beginning 1" in str(await refused(places[1].ask(wire.Hash(new_id(), 1, "ab" * 32, 0))))
    await first


@evening
async def test_what_was_bound_in_one_beginning_is_not_taken_in_another(home: Evening) -> None:
    _, _, places = await begun(home)
    part = secrets.token_bytes(32)
    hash = hashlib.sha256(part).hexdigest()
    await places[0].ask(wire.Hash(new_id(), 0, hash))
    second = asyncio.create_task(withhold(places[1]))
    await places[0].set_up(lambda table: table.reveal)
    await places[0].ask(wire.Reveal(new_id(), 0, part.hex()))
    await second
    await places[0].set_up(lambda table: bool(table.voided))
    assert "has to be fresh" in str(await refused(places[0].ask(wire.Hash(new_id(), 0, hash, 1))))
    fresh = hashlib.sha256(b"fresh").hexdigest()
    await places[0].ask(wire.Hash(new_id(), 0, fresh, 1))
    await places[0].set_up(lambda table: table.reveal)
    assert "at beginning 1" in str(await refused(places[0].ask(wire.Reveal(new_id(), 0, part.hex(), 0))))
    assert "does not belong" in str(await refused(places[0].ask(wire.Reveal(new_id(), 0, part.hex(), 1))))


@evening
async def test_where_all_withhold_the_server_deals_alone_and_the_record_says_so(home: Evening) -> None:
    table, guests, places = await begun(home)
    await asyncio.gather(*[withhold(place) for place in places])
    await places[0].seen(lambda _: True)
    record, _ = await ended(table, guests[0], places[0], 0)
    assert (record["contributions"], [void["withheld"] for void in record["beginnings"]]) == ([None, None], [[0, 1]])


@evening
async def test_withholding_one_after_the_other_ends_with_the_seats(home: Evening) -> None:
    table, guests, places = await begun(home, "sequence", 3)

    async def last_but(times: int, place: Place) -> None:
        for number in range(times):
            shown = await place.set_up(lambda table, number=number: len(table.voided) == number)  # type: ignore[misc]
            chosen = await bind(place, shown)
            await place.set_up(lambda table, number=number: showing(table, number))  # type: ignore[misc]
            for seat, part in chosen.items():
                await place.ask(wire.Reveal(new_id(), seat, part.hex(), number))
            await place.set_up(lambda table, number=number: begun_anew(table, number))  # type: ignore[misc]
        await withhold(place)

    await asyncio.gather(contribute(places[0]), last_but(0, places[1]), last_but(1, places[2]))
    await places[0].seen(lambda _: True)
    record, _ = await played_on(table, guests, places)
    assert [void["withheld"] for void in record["beginnings"]] == [[1], [2]]
    assert [part is not None for part in record["contributions"]] == [True, False, False]


@evening
async def test_around_one_device_every_seat_shows_its_own(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0, 2]))
    both, alone = await home.at(anna, table), await home.at(ben, table)
    await alone.ask(wire.Sit(new_id(), 1))
    await both.ask(wire.Start(new_id()))
    given, _ = await asyncio.gather(contribute(both), withhold(alone))
    await both.seen(lambda _: True)
    for seat in (1, 0):
        await (alone if seat else both).ask(wire.Resign(new_id(), seat))
    record, _ = await ended(table, anna, both, 2)
    assert record["contributions"] == [given[0].hex(), None, given[2].hex()]


@evening
async def test_whoever_leaves_after_being_bound_counts_as_withheld(home: Evening) -> None:
    table, guests, places = await begun(home)
    await bind(places[1], await places[1].set_up(lambda table: table.status == "dealing"))
    await places[1].leave()
    await contribute(places[0])
    shown = await places[0].set_up(lambda table: table.status == "running")
    assert shown.voided == [[1]]
    assert shown.seats[1].person
    record, _ = await ended(table, guests[0], places[0], 0)
    assert record["players"] == ["Anna", "Ben"]


@evening
async def test_whoever_comes_back_in_time_has_withheld_nothing(home: Evening) -> None:
    table, guests, places = await begun(home)
    chosen = await bind(places[1], await places[1].set_up(lambda table: table.status == "dealing"))
    await places[1].leave()
    again = await home.at(guests[1], table)
    first = asyncio.create_task(contribute(places[0]))
    await again.set_up(lambda table: table.reveal)
    await again.ask(wire.Reveal(new_id(), 1, chosen[1].hex()))
    await first
    record, _ = await ended(table, guests[0], places[0], 0)
    assert (record["deal"], record["contributions"][1]) == (1, chosen[1].hex())


@evening
async def test_whoever_is_forgotten_after_being_bound_counts_as_withheld(home: Evening) -> None:
    _, guests, places = await begun(home, "sequence", 3)
    await bind(places[2], await places[2].set_up(lambda table: table.status == "dealing"))
    await guests[2].forget()
    await asyncio.gather(contribute(places[0]), contribute(places[1]))
    shown = await places[0].set_up(lambda table: table.status == "running")
    assert shown.voided == [[2]]
    await places[0].seen(lambda _: True)


@evening
async def test_the_same_deal_again_has_the_same_beginnings(home: Evening) -> None:
    table, guests, places = await begun(home)
    await asyncio.gather(contribute(places[0]), withhold(places[1]))
    await places[0].seen(lambda _: True)
    record, proof = await ended(table, guests[0], places[0], 0)
    await places[0].ask(wire.Propose(new_id(), "same-deal", 0))
    await places[1].set_up(lambda table: table.proposal is not None and table.proposal.asked)
    await places[1].ask(wire.Answer(new_id(), True))
    again = (await places[0].set_up(lambda table: bool(table.next))).next
    place = await home.at(guests[0], again)
    await place.seen(lambda _: True)
    second, cards = await ended(again, guests[0], place, 0)
    assert (second["deal"], second["beginnings"]) == (2, record["beginnings"])
    assert cards["draws"] == proof["draws"][: len(cards["draws"])]


# The server ends in between


@pytest.mark.parametrize("shown", [False, True])
def test_a_beginning_goes_on_after_the_server_was_killed(mortal: Server, shown: bool) -> None:
    async def survive() -> None:
        async with Evening(mortal) as home:
            table, guests, places = await begun(home)
            chosen = [await bind(place, await place.set_up(lambda _: True)) for place in places]
            if shown:
                await places[0].set_up(lambda table: table.reveal)
                await places[0].ask(wire.Reveal(new_id(), 0, chosen[0][0].hex()))
            mortal.kill()
            mortal.start()
            again = [await home.at(guest, table) for guest in guests]
            for seat, place in enumerate(again):
                now = await place.set_up(lambda table: table.reveal)
                assert now.seats[seat].hash == hashlib.sha256(chosen[seat][seat]).hexdigest()
                if now.seats[seat].contribution is None:
                    await place.ask(wire.Reveal(new_id(), seat, chosen[seat][seat].hex()))
            await again[0].seen(lambda _: True)
            record, _ = await ended(table, guests[0], again[0], 0)
            assert (record["deal"], record["contributions"]) == (
                1,
                [part.hex() for part in (chosen[0][0], chosen[1][1])],
            )

    together(survive())


def test_a_void_beginning_is_known_after_the_server_was_killed(mortal: Server) -> None:
    async def survive() -> None:
        async with Evening(mortal) as home:
            table, guests, places = await begun(home)
            second = asyncio.create_task(withhold(places[1]))
            shown = await bind(places[0], await places[0].set_up(lambda table: table.status == "dealing"))
            await places[0].set_up(lambda table: table.reveal)
            await places[0].ask(wire.Reveal(new_id(), 0, shown[0].hex()))
            await places[0].set_up(lambda table: bool(table.voided))
            await second
            mortal.kill()
            mortal.start()
            again = await home.at(guests[0], table)
            assert (await again.set_up(lambda _: True)).voided == [[1]]
            given = await contribute(again)
            await again.seen(lambda _: True)
            record, _ = await ended(table, guests[0], again, 0)
            assert record["contributions"] == [given[0].hex(), None]
            assert record["beginnings"][0]["contributions"] == [shown[0].hex(), None]

    together(survive())


# What a draw is


@evening
async def test_every_draw_is_told_with_its_number_to_all_and_with_its_card_to_those_who_see_it(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    views = [await place.seen(lambda _: True) for place in around.places]
    numbers = [[event.drawn for event in view.events or [] if event.drawn is not None] for view in views]
    assert numbers[0] == numbers[1] == [*range(views[0].draws)]
    await around.places[0].ask(wire.Resign(new_id(), 0))
    await around.places[0].seen(lambda view: view.over)
    draws = [draw[2] for draw in (await around.guests[0].proof(around.table))["draws"]]
    for view in views:
        told = {event.drawn: event.pieces[0] for event in view.events or [] if event.drawn is not None}
        assert {number: card for number, card in enumerate(draws) if told[number] != "?"} == {
            number: card for number, card in told.items() if card != "?"
        }
        assert 2 < sum(card != "?" for card in told.values()) < len(draws)


@evening
async def test_with_lots_everybody_sees_the_match_from_where_they_sit_then(home: Evening) -> None:
    moved = set()
    for _ in range(8):
        around = await home.match("diabolo", "Anna", "Ben", "Cleo", lots=True, options={"length": "single"})
        seats = []
        for place in around.places:
            view = await place.seen(lambda _: True)
            assert view.seat is not None
            seats.append(view.seat)
        assert sorted(seats) == [0, 1, 2]
        by = seats[0]
        assert seats == [(seat + by) % 3 for seat in range(3)]
        moved.add(by)
    assert len(moved) > 1
