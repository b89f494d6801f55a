"""After the game: the record, the replay, the proof of the deal, another match, the same deal again."""

import asyncio
from collections import defaultdict
from contextlib import closing, suppress
from sqlite3 import connect
from typing import Any

import msgspec
import pytest
from checker import check_the_deal
from house import Evening, Round, Server, contribute, evening, fetch, heard, refused, together
from websockets.asyncio.client import connect as open_line

from scale import scaled
from stammtisch.client import Guest, Place, Turned, new_id
from stammtisch.core.game import JUDGE, WATCHER, Value
from stammtisch.core.match import Match
from stammtisch.core.record import match_of
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire
from stammtisch.table.log import Question

PEOPLE = ("Anna", "Ben", "Cleo")
GAMES: list[tuple[str, int, dict[str, Value]]] = [
    ("sequence", 2, {}),
    ("diabolo", 3, {"length": "single"}),
    ("seven-seals", 3, {"length": "single"}),
    ("sep", 2, {}),
]
TRIED = GAMES[: scaled(2, 4, 4)]
"""The quick check leaves out those that take longest."""


# The record


@evening
async def test_record_and_proof_are_there_when_the_match_is_over_and_not_before(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    anna = around.guests[0]
    for asked in (anna.record, anna.proof):
        refusal = await refused(asked(around.table))
        assert (refusal.code, "when the match is over" in str(refusal)) == ("not-allowed", True)
    await around.play_out()
    record, proof = await anna.record(around.table), await anna.proof(around.table)
    verify(record)
    assert (record["id"], record["game"], record["seats"]) == (around.table, "sequence", 2)
    assert proof["seed"] == record["seed"]
    assert await Guest(home.server.url).record(around.table) == record, "the link is enough"


@evening
async def test_the_seed_of_a_running_match_is_in_no_message(home: Evening) -> None:
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0], bots=[None, "novice"]))
    address = f"ws{home.server.url.removeprefix('http')}/api/tables/{table}/socket"
    frames: list[str] = []
    async with open_line(address, additional_headers={"Authorization": f"Bearer {anna.token}"}) as line:

        async def listen() -> None:
            async for frame in line:
                frames.append(str(frame))

        listening = asyncio.create_task(listen())
        place = await home.at(anna, table)
        await place.ask(wire.Start(new_id()))
        await Round(table, [anna], [place]).deal()
        await place.ask(wire.Resign(new_id(), 0))
        while '"ended":"resigned"' not in frames[-1]:
            await asyncio.sleep(0.02)
        listening.cancel()
    seed = (await anna.record(table))["seed"]
    assert len(frames) > 5
    assert not any(seed in frame for frame in frames)
    assert seed not in home.server.log()


# The replay


async def steps_of(place: Place, viewer: int | None = None, count: int = 100) -> wire.Steps:
    """A whole replay, fetched in parts."""
    found: list[wire.Step] = []
    while True:
        part = await place.ask(wire.Replay(new_id(), len(found), count, viewer))
        assert isinstance(part, wire.Steps)
        found += part.steps
        if len(found) >= part.total or not part.steps:
            assert len(found) == part.total
            return wire.Steps("", part.viewer, part.total, found)


def played_again(record: dict[str, Any], viewer: int) -> list[tuple[object, object]]:
    """What a viewer saw after the deal and after each decision, by the rules and the record alone."""
    match = match_of(record)
    seen: list[tuple[object, object]] = []
    for ply in record["plies"]:
        if ply["seat"] >= 0:
            seen.append(shown(match, viewer))
        match.play(ply["seat"], ply["word"])
    return [*seen, shown(match, viewer)]


def shown(match: Match, viewer: int) -> tuple[object, object]:
    view = match.view(viewer)
    return jsonable(view.places()), jsonable(view.facts())


def jsonable(part: object) -> object:
    """A part of a view as it looks after a journey as JSON."""
    return msgspec.json.decode(msgspec.json.encode(part))


@pytest.mark.parametrize(("game", "seats", "options"), TRIED)
@evening
async def test_the_replay_shows_what_every_seat_a_watcher_and_all_eyes_saw(
    home: Evening, game: str, seats: int, options: dict[str, Value]
) -> None:
    around = await home.match(game, *PEOPLE[:seats], options=options)
    live: dict[int, dict[int, wire.ViewNow]] = defaultdict(dict)

    async def listen(seat: int) -> None:
        async with await around.guests[seat].at(around.table) as place:
            async for message in place.told():
                if isinstance(message, wire.ViewNow):
                    live[seat][message.at] = message
                    if message.over:
                        return

    listening = [asyncio.create_task(listen(seat)) for seat in range(seats)]
    await around.play_out()
    await asyncio.gather(*listening)
    record = await around.guests[0].record(around.table)
    for viewer in (*range(seats), WATCHER, JUDGE):
        steps = await steps_of(around.places[0], viewer)
        assert steps.viewer == viewer
        assert [(jsonable(step.places), jsonable(step.facts)) for step in steps.steps] == played_again(record, viewer)
        assert [step.number for step in steps.steps] == list(range(steps.total))
        for step in steps.steps[1:]:
            assert (step.word is not None) == (viewer in (step.seat, JUDGE))
        for at, view in live[viewer].items():
            assert (view.places, view.facts) == (steps.steps[at - 1].places, steps.steps[at - 1].facts)
    hands = [cards for step in steps.steps for place, cards in step.places.items() if place.startswith("hand")]
    assert not any("?" in cards for cards in hands), "all eyes see all hands"


@evening
async def test_a_replay_comes_in_parts_of_any_size_and_by_http_too(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    await around.play_out()
    whole = await steps_of(around.places[0], JUDGE)
    assert (await steps_of(around.places[0], JUDGE, 7)).steps == whole.steps
    beyond = await around.places[0].ask(wire.Replay(new_id(), whole.total + 5, 10, JUDGE))
    assert isinstance(beyond, wire.Steps)
    assert beyond.steps == []
    address = f"{home.server.url}/api/tables/{around.table}/replay"
    part = fetch(f"{address}?start=2&count=3").json()
    assert ([step["number"] for step in part["steps"]], part["viewer"]) == ([2, 3, 4], JUDGE)
    assert fetch(f"{address}?viewer=1").json()["viewer"] == 1
    assert fetch(f"{address}?viewer=7").status == 403
    assert fetch(f"{address}?start=x").status == 400


@evening
async def test_a_running_match_is_replayed_only_through_ones_own_eyes(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    for word in ("take r", "take y", "done", "take g"):
        await around.say(word)
    watcher = await home.at(await home.guest("Dora"), around.table)
    for seat, place in enumerate(around.places):
        own = await steps_of(place)
        assert (own.viewer, own.total) == (seat, 5)
        view = await place.seen(lambda _: True)
        assert own.steps[-1].places == view.places
        assert (await steps_of(place, seat)).steps == own.steps
        assert (await steps_of(place, WATCHER)).viewer == WATCHER
        for other in {*range(3), JUDGE} - {seat}:
            refusal = await refused(place.ask(wire.Replay(new_id(), viewer=other)))
            assert (refusal.code, "when it is over" in str(refusal)) == ("not-allowed", True)
    assert (await steps_of(watcher)).viewer == WATCHER
    for viewer in (0, 1, 2, JUDGE):
        assert (await refused(watcher.ask(wire.Replay(new_id(), viewer=viewer)))).code == "not-allowed"
    for viewer in (0, WATCHER, JUDGE):
        answer = fetch(f"{home.server.url}/api/tables/{around.table}/replay?viewer={viewer}")
        assert (answer.status, answer.json()["code"]) == (403, "not-allowed")


@evening
async def test_words_that_were_taken_back_are_not_in_record_and_replay(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo", options={"length": "single"})
    place = around.places[0]
    await place.play("take r")
    view = await place.seen(lambda _: True)
    await place.ask(wire.Back(new_id(), 0, view.at))
    await place.play("take y")
    assert [step.word for step in (await steps_of(place)).steps] == [None, "take y"]
    await around.play_out()
    record = await around.guests[0].record(around.table)
    verify(record)
    assert next(ply["word"] for ply in record["plies"] if ply["seat"] >= 0) == "take y"


# The proof, checked by docs/deal.md alone


@pytest.mark.parametrize(("game", "seats", "options"), TRIED)
@evening
async def test_the_deal_can_be_checked_by_the_page_that_tells_how(
    home: Evening, game: str, seats: int, options: dict[str, Value]
) -> None:
    guests = await home.guests(*PEOPLE[:seats])
    table = await guests[0].open_table(wire.NewTable(game, seats, options, mine=[0]))
    places = [await home.at(guest, table) for guest in guests]
    commitment = (await places[0].set_up(lambda _: True)).commitment
    for seat, place in enumerate(places[1:], 1):
        await place.ask(wire.Sit(new_id(), seat))
    await places[0].ask(wire.Start(new_id()))
    given = await asyncio.gather(*[contribute(place) for place in places])
    around = Round(table, guests, places)
    await around.play_out()
    proof = await guests[0].proof(table)
    check_the_deal(proof, commitment)
    assert proof["contributions"] == [part[seat].hex() for seat, part in enumerate(given)]
    record = await guests[0].record(table)
    assert record["contributions"] == proof["contributions"]
    assert [draw[2] for draw in proof["draws"]] == [ply["word"] for ply in record["plies"] if ply["seat"] == -1]


@evening
async def test_a_match_that_was_broken_off_can_be_checked_too(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    commitment = (await around.places[0].set_up(lambda _: True)).commitment
    await around.say()
    await around.places[0].ask(wire.Resign(new_id(), 0))
    await around.places[1].seen(lambda view: view.over)
    check_the_deal(await around.guests[1].proof(around.table), commitment)


# Another match


async def agreed_next(around: Round, what: Question, seat: int = 0) -> str:
    """Everybody agrees on another match; gives its table."""
    asker, *others = around.places
    await asker.ask(wire.Propose(new_id(), what, seat))
    for place in others:
        await place.set_up(lambda table: table.proposal is not None and table.proposal.asked)
        await place.ask(wire.Answer(new_id(), True))
    tables = [(await place.set_up(lambda table: bool(table.next))).next for place in around.places]
    assert len({*tables}) == 1
    return tables[0]


async def finished(home: Evening, game: str, *people: str, **settings: Any) -> Round:
    """A match that was given up."""
    around = await home.match(game, *people, **settings)
    with suppress(Turned):  # between two sides the first one ends it
        for seat, place in enumerate(around.places):
            await place.ask(wire.Resign(new_id(), seat))
    for place in around.places:
        await place.seen(lambda view: view.over)
    return around


@evening
async def test_a_rematch_rotates_the_seats_and_is_dealt_anew(home: Evening) -> None:
    around = await finished(
        home, "sequence", "Anna", "Ben", seats=3, takebacks=False, public=True, options={"draw": "manual"}
    )
    before = await around.places[0].set_up(lambda _: True)
    table = await agreed_next(around, "rematch")
    assert table != around.table
    places = [await home.at(guest, table) for guest in around.guests]
    seen = await places[0].set_up(lambda _: True)
    assert [seat.name for seat in seen.seats] == ["bot:regular", "Anna", "Ben"]
    assert (seen.options, seen.takebacks, seen.public, seen.replays) == (before.options, False, True, "")
    assert (seen.status, seen.host) in (("dealing", True), ("running", True))
    assert seen.commitment != before.commitment
    given = await asyncio.gather(*[contribute(place) for place in places])
    views = [await place.seen(lambda _: True) for place in places]
    assert [view.seat for view in views] == [1, 2]
    for place, seat in zip(places, (1, 2), strict=True):
        await place.ask(wire.Resign(new_id(), seat))
    await places[0].seen(lambda view: view.over)
    proof = await around.guests[0].proof(table)
    assert proof["contributions"] == [None, given[0][1].hex(), given[1][2].hex()]
    check_the_deal(proof, seen.commitment)


@evening
async def test_the_next_match_is_there_as_soon_as_anybody_hears_of_it(home: Evening) -> None:
    for _ in range(5):
        around = await finished(home, "sep", "Anna", "Ben")
        table = await agreed_next(around, "rematch")
        async with await around.guests[0].at(table) as place:
            assert (await place.set_up(lambda _: True)).table == table


def test_the_next_match_is_set_up_even_if_the_server_died_just_then(mortal: Server) -> None:
    own = mortal

    async def survive() -> None:
        async with Evening(own) as home:
            around = await finished(home, "sep", "Anna", "Ben")
            table = await agreed_next(around, "rematch")
            own.kill()
            with closing(connect(own.database)) as database:
                for kind, key in (("entries", "table_id"), ("sitting", "table_id"), ("tables", "id")):
                    database.execute(f"DELETE FROM {kind} WHERE {key} = ?", (table,))
                database.commit()
            own.start()
            old = await home.at(around.guests[0], around.table)
            assert (await old.set_up(lambda _: True)).next == table
            place = await home.at(around.guests[0], table)
            assert [seat.name for seat in (await place.set_up(lambda _: True)).seats] == ["Ben", "Anna"]

    together(survive())


@evening
async def test_a_rematch_needs_everybody_and_comes_once(home: Evening) -> None:
    around = await finished(home, "sequence", "Anna", "Ben", "Cleo")
    anna, ben, cleo = around.places
    watcher = await home.at(await home.guest("Dora"), around.table)
    assert (await refused(watcher.ask(wire.Propose(new_id(), "rematch", 0)))).code == "not-allowed"
    await anna.ask(wire.Propose(new_id(), "rematch", 0))
    await ben.set_up(lambda table: table.proposal is not None and table.proposal.asked)
    await ben.ask(wire.Answer(new_id(), True))
    await cleo.ask(wire.Answer(new_id(), False))
    declined = await anna.set_up(lambda table: table.news is not None and table.news.what == "declined")
    assert (declined.next, declined.proposal) == ("", None)
    await agreed_next(around, "rematch")
    again: tuple[Question, ...] = ("rematch", "same-deal")
    for what in again:
        assert "set up already" in str(await refused(anna.ask(wire.Propose(new_id(), what, 0))))


@evening
async def test_a_rematch_is_not_asked_for_while_the_match_runs(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    assert (
        str(await refused(around.places[0].ask(wire.Propose(new_id(), "rematch", 0)))) == "the match is still running"
    )


@evening
async def test_against_bots_alone_a_rematch_is_there_at_once(home: Evening) -> None:
    around = await finished(home, "sep", "Anna", seats=2)
    table = await agreed_next(around, "rematch")
    place = await home.at(around.guests[0], table)
    seen = await place.set_up(lambda _: True)
    assert [seat.name for seat in seen.seats] == ["bot:regular", "Anna"]


@evening
async def test_the_same_deal_again_gives_the_same_cards_and_says_so(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo", options={"length": "single"})
    views = [await place.seen(lambda _: True) for place in around.places]
    await around.play_out(1)
    first = await around.guests[0].record(around.table)
    table = await agreed_next(around, "same-deal")
    again = Round(table, around.guests, [await home.at(guest, table) for guest in around.guests])
    for place, before in zip(again.places, views, strict=True):
        view = await place.seen(lambda _: True)
        assert (view.seat, view.places) == (before.seat, before.places)
    seen = await again.places[0].set_up(lambda _: True)
    assert (seen.replays, seen.status) == (around.table, "running")
    await again.play_out(2)
    record, proof = await around.guests[0].record(table), await around.guests[0].proof(table)
    verify(record)
    assert (record["replays"], proof["replays"]) == (around.table, around.table)
    assert "replays" not in first
    assert (record["seed"], record["contributions"]) == (first["seed"], first["contributions"])
    draws = [[ply["word"] for ply in game["plies"] if ply["seat"] == -1] for game in (first, record)]
    assert draws[0] == draws[1]
    assert record["plies"] != first["plies"], "the cards are the same, the play is not"


@evening
async def test_the_same_deal_is_the_same_round_after_round(home: Evening) -> None:
    around = await home.match("sep", "Anna", seats=1)
    await around.play_out(1)
    table = await agreed_next(around, "same-deal")
    again = Round(table, around.guests, [await home.at(around.guests[0], table)])
    await again.places[0].seen(lambda _: True)
    await again.play_out(1)
    one, two = [await around.guests[0].record(match) for match in (around.table, table)]
    assert one["plies"] == two["plies"], "the same words bring the same cards to the end"
    assert one["commitment"] != two["commitment"], "each match has an id of its own"


@evening
async def test_who_watched_hears_of_the_next_match_too(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    watcher = await home.at(await home.guest("Dora"), around.table)
    await around.places[0].ask(wire.Resign(new_id(), 0))
    await around.places[1].seen(lambda view: view.over)
    table = await agreed_next(around, "rematch")
    told = await heard(watcher, wire.TableNow, lambda table: bool(table.next))
    assert told.next == table
