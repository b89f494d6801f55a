"""One device for several people: one pair of eyes at a time, and with the curtain closed nobody's."""

import asyncio
import random

import msgspec
from house import Evening, contribute, evening, refused
from websockets.asyncio.client import connect

from stammtisch.client import Guest, Place, new_id
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire


async def around_one_device(
    home: Evening, game: str, seats: int, mine: list[int], **options: str
) -> tuple[str, Guest, Place]:
    """A match at which one identity holds several seats."""
    anna = await home.guest("Anna")
    table = await anna.open_table(wire.NewTable(game, seats, {**options}, mine=mine, bot_seconds=0.2))
    place = await home.at(anna, table)
    await place.ask(wire.Start(new_id(), "regular"))
    await contribute(place)
    await place.seen(lambda _: True)
    return table, anna, place


async def look(place: Place, seat: int | None) -> wire.ViewNow:
    """Looks through a seat, or closes the curtain."""
    await place.ask(wire.Look(new_id(), seat))
    return await place.seen(lambda view: view.seat == seat)


def hands(view: wire.ViewNow) -> list[int]:
    """The seats whose cards are seen."""
    open_hands = [place for place, cards in view.places.items() if place.startswith("hand ") and {*cards} - {"?"}]
    return [int(place.split()[1]) for place in open_hands]


@evening
async def test_one_identity_holds_several_seats_and_the_curtain_is_closed_at_first(home: Evening) -> None:
    _, _, place = await around_one_device(home, "seven-seals", 3, [0, 1, 2])
    view = await place.seen(lambda _: True)
    assert (view.seat, view.legal, hands(view)) == (None, [], [])
    table = await place.set_up(lambda _: True)
    assert [seat.mine for seat in table.seats] == [True] * 3
    assert [seat.name for seat in table.seats] == ["Anna"] * 3


@evening
async def test_a_socket_looks_through_one_seat_at_a_time(home: Evening) -> None:
    _, _, place = await around_one_device(home, "seven-seals", 3, [0, 2])
    for seat in (0, 2, 0):
        view = await look(place, seat)
        assert hands(view) == [seat]
        assert bool(view.legal) == (seat in view.waiting)
    assert hands(await look(place, None)) == []


@evening
async def test_the_closed_curtain_shows_what_a_watcher_sees_byte_for_byte(home: Evening) -> None:
    table, anna, place = await around_one_device(home, "seven-seals", 3, [0, 1, 2])
    await look(place, 0)
    await place.play("take r")
    dora = await home.guest("Dora")
    frames = []
    for guest in (anna, dora):
        address = f"ws{home.server.url.removeprefix('http')}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {guest.token}"}
        async with connect(address, additional_headers=headers) as line:
            frame = ""
            while '"is":"view"' not in frame:
                frame = str(await line.recv())
            frames.append(frame)
    assert frames[0] == frames[1]


@evening
async def test_nobody_looks_through_the_seat_of_another(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    watcher = await home.at(await home.guest("Dora"), around.table)
    await watcher.seen(lambda _: True)
    for place, seat in ((around.places[0], 1), (around.places[0], 2), (watcher, 0), (around.places[0], 9)):
        refusal = await refused(place.ask(wire.Look(new_id(), seat)))
        assert refusal.code == ("not-now" if seat == 9 else "not-allowed")
    await around.say("take r")
    assert around.places[0].view is not None
    assert hands(around.places[0].view) == [0]
    assert hands(await watcher.seen(lambda view: view.at > 1)) == []


@evening
async def test_a_seat_given_up_before_the_start_is_not_looked_through_afterwards(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sep", 2, mine=[0, 1]))
    place = await home.at(anna, table)
    await place.ask(wire.Look(new_id(), 1))
    await place.ask(wire.Stand(new_id(), 1))
    other = await home.at(ben, table)
    await other.ask(wire.Sit(new_id(), 1))
    await place.ask(wire.Start(new_id()))
    await asyncio.gather(contribute(place), contribute(other))
    view = await place.seen(lambda _: True)
    assert view.seat != 1
    assert 1 not in hands(view)


@evening
async def test_every_frame_shows_one_hand_at_most_in_a_whole_game(home: Evening) -> None:
    table, anna, place = await around_one_device(home, "seven-seals", 3, [0, 1, 2], length="single")
    curtain = await home.at(anna, table)
    rng = random.Random(3)
    seen: list[wire.ViewNow] = []
    view = await place.seen(lambda _: True)
    while not view.over:
        view = await look(place, view.holding_up[0])
        seen.append(view)
        at = await place.play(rng.choice(view.legal))
        assert at is not None
        view = await place.seen(lambda view, at=at: view.at >= at)  # type: ignore[misc]
        seen.append(view)
        view = await look(place, None)
        assert hands(view) == []
    assert all(hands(view) in ([], [view.seat]) for view in seen)
    async for message in curtain.told():
        if isinstance(message, wire.ViewNow):
            assert (message.seat, hands(message)) == (None, [])
            if message.over:
                break
    verify(await anna.record(table))


@evening
async def test_events_are_told_as_the_seat_looked_through_saw_them(home: Evening) -> None:
    table, anna, place = await around_one_device(home, "sequence", 2, [0, 1])
    second = await home.at(anna, table)
    first = (await place.seen(lambda _: True)).holding_up[0]
    mine = await look(place, first)
    await look(second, 1 - first)
    word = next(word for word in mine.legal if " " in word)
    at = await place.play(word)
    own = await place.seen(lambda view: view.at == at)
    others = await second.seen(lambda view: view.at == at)
    drawn = [piece for event in own.events or [] if event.kind == "draw" for piece in event.pieces]
    hidden = [piece for event in others.events or [] if event.kind == "draw" for piece in event.pieces]
    assert "?" not in drawn
    assert {*hidden} == {"?"}
    assert len(drawn) == len(hidden) > 0


@evening
async def test_a_word_may_be_said_for_a_seat_of_ones_own_whatever_is_looked_through(home: Evening) -> None:
    _, _, place = await around_one_device(home, "seven-seals", 3, [0, 1, 2])
    view = await place.seen(lambda _: True)
    assert view.seat is None
    assert await place.play("done", view.holding_up[0]) == view.at + 1


@evening
async def test_a_replay_of_the_running_game_shows_the_seat_looked_through(home: Evening) -> None:
    _, _, place = await around_one_device(home, "seven-seals", 3, [0, 1])
    for seat, viewer in ((0, 0), (1, 1), (None, -2)):
        await look(place, seat)
        steps = await place.ask(wire.Replay(new_id()))
        assert isinstance(steps, wire.Steps)
        assert steps.viewer == viewer
        shown = [name for name, cards in steps.steps[-1].places.items() if name[:5] == "hand " and {*cards} != {"?"}]
        assert shown == ([] if seat is None else [f"hand {seat}"])


@evening
async def test_a_device_of_two_sits_at_a_table_with_others(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0, 2]))
    both, alone = await home.at(anna, table), await home.at(ben, table)
    await alone.ask(wire.Sit(new_id(), 1))
    await both.ask(wire.Start(new_id()))
    await asyncio.gather(contribute(both), contribute(alone))
    view = await alone.seen(lambda _: True)
    assert (view.seat, hands(view)) == (1, [1])
    assert hands(await both.seen(lambda _: True)) == []
    rng = random.Random(5)
    while not view.over:
        seat = view.holding_up[0]
        place = alone if seat == 1 else both
        words = (await look(place, seat)).legal if place is both else view.legal
        at = await place.play(rng.choice(words), seat)
        assert at is not None
        view = await alone.seen(lambda view, at=at: view.at >= at)  # type: ignore[misc]
        await both.seen(lambda view, at=at: view.at >= at)  # type: ignore[misc]
    record = await anna.record(table)
    verify(record)
    assert record["players"] == ["Anna", "Ben", "Anna"]


@evening
async def test_a_takeback_among_people_of_one_device_needs_nobody_else(home: Evening) -> None:
    _, _, place = await around_one_device(home, "sequence", 2, [0, 1])
    first = (await place.seen(lambda _: True)).holding_up[0]
    before = await look(place, first)
    await place.play(before.legal[0])
    await place.ask(wire.Propose(new_id(), "takeback", first))
    back = await place.seen(lambda view: view.at > before.at + 1)
    assert (back.legal, back.places) == (before.legal, before.places)
    assert msgspec.structs.replace(back, at=0, events=None) == msgspec.structs.replace(before, at=0, events=None)
