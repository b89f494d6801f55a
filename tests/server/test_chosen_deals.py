"""Tables on a deal that was chosen, and matches that begin in the middle of another."""

import random
import secrets

from house import Evening, Round, evening, refused, speak

from stammtisch.client import Guest, new_id
from stammtisch.core.match import Record
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire


async def opened(home: Evening, guest: Guest, deal: wire.OfName | wire.OfSeed | wire.OfTable, **more: object) -> Round:
    """A table of SEP for one person around one device, begun at once on a chosen deal."""
    asked = wire.NewTable("sep", 2, mine=[0, 1], start=True, deal=deal, **more)  # type: ignore[arg-type]
    table = await guest.open_table(asked)
    return Round(table, [guest], [await home.at(guest, table)])


async def given_up(around: Round) -> Record:
    await around.places[0].ask(wire.Resign(new_id(), 0))
    await around.places[0].seen(lambda view: view.over)
    return await around.guests[0].record(around.table)


def drawn(record: Record) -> list[str]:
    """What chance has dealt before the first decision."""
    first = next(number for number, ply in enumerate(record["plies"]) if ply["seat"] >= 0)
    return [ply["word"] for ply in record["plies"][:first]]


@evening
async def test_a_name_is_the_same_deal_for_all_and_another_name_another(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    day = wire.OfName("2026-11-18")
    records = []
    for guest, deal in ((anna, day), (ben, day), (ben, wire.OfName("2026-11-19"))):
        around = await opened(home, guest, deal)
        assert (await around.places[0].set_up(lambda _: True)).chosen == f"name {deal.name}"
        place = around.places[0]
        await place.ask(wire.Look(new_id(), (await place.seen(lambda _: True)).holding_up[0]))
        await speak(place, random.Random(1))
        records.append(await given_up(around))
    first, same, other = records
    assert first["seed"] == same["seed"] != other["seed"]
    assert drawn(first) == drawn(same) != drawn(other)
    assert (first["chosen"], first["contributions"]) == ("name 2026-11-18", [])
    verify(first)


@evening
async def test_a_seed_gives_its_deal_and_words_that_were_said_before(home: Evening) -> None:
    anna = await home.guest("Anna")
    seed = secrets.token_hex(32)
    first = await opened(home, anna, wire.OfSeed(seed))
    place = first.places[0]
    for _ in range(6):
        view = await place.seen(lambda _: True)
        await place.ask(wire.Look(new_id(), view.holding_up[0]))
        await speak(place, random.Random(3))
    record = await given_up(first)
    said = [(ply["seat"], ply["word"]) for ply in record["plies"] if ply["seat"] >= 0]
    again = await opened(home, anna, wire.OfSeed(seed, said[:4]))
    assert (await again.places[0].set_up(lambda _: True)).began_after == 4
    place = again.places[0]
    seat, word = said[4]
    await place.ask(wire.Look(new_id(), seat))
    view = await place.seen(lambda view: view.seat == seat)
    assert not view.back, "what the match began with cannot be taken back"
    refusal = await refused(place.ask(wire.Propose(new_id(), "takeback", seat)))
    assert refusal.code in ("not-now", "not-allowed")
    await place.play(word, seat)
    later = await given_up(again)
    shared = len(later["plies"])
    assert later["plies"] == record["plies"][:shared]
    assert (later["chosen"], later["began_after"]) == ("seed", 4)
    assert verify(later).plies
    proof = await anna.proof(again.table)
    assert (proof["fresh"], proof["chosen"]) == (False, "seed")


@evening
async def test_words_that_could_not_be_said_open_no_table(home: Evening) -> None:
    anna = await home.guest("Anna")
    seed = secrets.token_hex(32)
    deal = wire.OfSeed(seed, [(0, "no such word")])
    refusal = await refused(anna.open_table(wire.NewTable("sep", 2, mine=[0], deal=deal)))
    assert refusal.code == "illegal-move"
    assert (await anna.lists()).running == []


@evening
async def test_the_deal_of_another_table_is_given_only_when_that_one_is_over(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.say()
    cleo = await home.guest("Cleo")
    asked = wire.NewTable("sequence", 2, mine=[0, 1], start=True, deal=wire.OfTable(around.table))
    assert (await refused(cleo.open_table(asked))).code == "not-allowed"
    await around.play_out()
    record = await cleo.record(around.table)
    for words in (0, 5):
        asked = wire.NewTable("sequence", 2, mine=[0, 1], start=True, deal=wire.OfTable(around.table, words))
        table = await cleo.open_table(asked)
        place = await home.at(cleo, table)
        set_up = await place.set_up(lambda _: True)
        assert (set_up.replays, set_up.chosen, set_up.began_after) == (around.table, "", words)
        again = await given_up(Round(table, [cleo], [place]))
        assert again["plies"] == record["plies"][: len(again["plies"])]
        assert sum(ply["seat"] >= 0 for ply in again["plies"]) == words
        verify(again)
        assert (await cleo.proof(table))["fresh"] is False
    (listed,) = [one for one in (await cleo.lists()).finished if one.table == table]
    assert not listed.fresh
    assert (await cleo.proof(around.table))["fresh"] is True
    assert (
        await refused(cleo.open_table(wire.NewTable("sep", 2, deal=wire.OfTable(around.table))))
    ).code == "bad-table"
    all_of_it = wire.OfTable(around.table, 2000)
    assert (await refused(cleo.open_table(wire.NewTable("sequence", 2, deal=all_of_it)))).code == "not-now"
    nowhere = wire.NewTable("sequence", 2, deal=wire.OfTable("x" * 22))
    assert (await refused(cleo.open_table(nowhere))).code == "no-such-table"


@evening
async def test_a_match_that_began_in_the_middle_is_read_again_from_its_log_and_played_once_more(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.play_out()
    anna, ben = around.guests
    table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0], deal=wire.OfTable(around.table, 3)))
    places = [await home.at(guest, table) for guest in (anna, ben)]
    await places[1].ask(wire.Sit(new_id(), 1))
    await places[0].ask(wire.Start(new_id()))
    again = Round(table, [anna, ben], places)
    await again.play_out(9)
    verify(await anna.record(table))
    await places[0].ask(wire.Propose(new_id(), "same-deal", 0))
    await places[1].set_up(lambda table: table.proposal is not None)
    await places[1].ask(wire.Answer(new_id(), True))
    following = (await places[1].set_up(lambda table: bool(table.next))).next
    third = await home.at(ben, following)
    assert (await third.set_up(lambda _: True)).began_after == 3
