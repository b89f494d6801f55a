"""Who comes after the start watches, and may take a bot's seat where the host allows it."""

import asyncio
import random

import pytest
from house import Evening, Servers, at_random, evening, heard, refused, together

from stammtisch.client import Place, new_id
from stammtisch.core.verify import verify
from stammtisch.table import messages as wire


async def sit(place: Place, seat: int) -> None:
    await place.ask(wire.Sit(new_id(), seat))


def hands(view: wire.ViewNow) -> list[int]:
    """The seats whose cards are seen."""
    open_hands = [place for place, cards in view.places.items() if place.startswith("hand ") and {*cards} - {"?"}]
    return [int(place.split()[1]) for place in open_hands]


@pytest.mark.parametrize("game", ["seven-seals", "diabolo", "sequence"])
@evening
async def test_a_late_guest_takes_a_bots_seat_and_sees_that_hand_and_no_other(home: Evening, game: str) -> None:
    around = await home.match(game, "Anna", seats=3, bots=[None, "novice", "novice"])
    late = await home.at(await home.guest("Oma"), around.table)
    before = await late.seen(lambda _: True)
    assert (before.seat, before.legal, hands(before)) == (None, [], [])
    await sit(late, 1)
    after = await late.seen(lambda view: view.seat == 1)
    assert hands(after) == [1]
    told = await heard(around.places[0], wire.TableNow, lambda table: table.news is not None)
    while told.news is None or told.news.what != "joined":
        told = await heard(around.places[0], wire.TableNow, lambda table: table.news is not None)
    assert told.news == wire.News("joined", 1, "Oma")
    assert [(seat.name, seat.bot, seat.person) for seat in told.seats[1:]] == [
        ("Oma", None, True),
        ("bot:novice", "novice", False),
    ]
    own = await at_random_both(around.places[0], late)
    assert all(view.over for view in own)
    record = await around.guests[0].record(around.table)
    assert record["players"][1] == "bot:novice"
    assert [taken[1:] for taken in record["seats_taken"]] == [[1, "Oma"]]
    verify(record)


async def at_random_both(*places: Place) -> list[wire.ViewNow]:
    """Let everybody say random words until the match is over."""
    return await asyncio.gather(*[at_random(place, random.Random(3)) for place in places])


@evening
async def test_the_bot_says_nothing_more_once_somebody_has_its_seat(home: Evening) -> None:
    # A master thinks for seconds: somebody takes the seat meanwhile.
    around = await home.match("sequence", "Anna", seats=2, bots=[None, "master"], bot_seconds=5.0)
    late = await home.at(await home.guest("Oma"), around.table)
    place = around.places[0]
    view = await place.seen(lambda _: True)
    if view.holding_up == [0]:
        await place.play(view.legal[0])
    await late.seen(lambda view: view.holding_up == [1])
    await sit(late, 1)
    mine = await late.seen(lambda view: view.seat == 1)
    assert mine.legal
    said = await late.play(mine.legal[0])
    await place.seen(lambda view: view.at == said)
    assert mine.at + 1 == said


@evening
async def test_nobody_takes_a_seat_that_is_a_persons_or_a_second_one(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", seats=4, late=True)
    dora, emil = [await home.at(await home.guest(name), around.table) for name in ("Dora", "Emil")]
    assert (await refused(sit(dora, 1))).code == "seat-taken"
    await sit(dora, 2)
    assert (await refused(sit(emil, 2))).code == "seat-taken"
    for place in (dora, around.places[0]):
        assert (await refused(sit(place, 3))).code == "not-allowed"
    # Ben's seat stays Ben's while a bot plays it.
    await around.places[1].leave()
    await around.places[0].set_up(lambda table: table.seats[1].bot_in == 0)
    await around.places[0].ask(wire.Propose(new_id(), "bot", 1))
    await dora.ask(wire.Answer(new_id(), True))
    await around.places[0].set_up(lambda table: table.seats[1].bot is not None)
    assert (await refused(sit(emil, 1))).code == "seat-taken"


@pytest.mark.parametrize(
    ("asked", "late"),
    [({}, True), ({"public": True}, False), ({"public": True, "late": True}, True), ({"late": False}, False)],
)
@evening
async def test_late_guests_are_welcome_at_private_tables_unless_the_host_says_otherwise(
    home: Evening, asked: dict[str, bool], late: bool
) -> None:
    around = await home.match("sep", "Anna", seats=2, bots=[None, "novice"], **asked)
    guest = await home.at(await home.guest("Oma"), around.table)
    assert (await guest.set_up(lambda _: True)).late is late
    if late:
        await sit(guest, 1)
    else:
        refusal = await refused(sit(guest, 1))
        assert (refusal.code, refusal.reason) == ("not-now", "no-late-guests")


@evening
async def test_who_was_removed_before_the_start_does_not_come_back_as_a_late_guest(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0], bot_seconds=0.2))
    host, other = await home.at(anna, table), await home.at(ben, table)
    await sit(other, 1)
    await host.ask(wire.Stand(new_id(), 1))
    await host.ask(wire.Start(new_id(), "novice"))
    await other.set_up(lambda table: table.status == "running")
    assert (await refused(sit(other, 1))).reason == "seat-cleared"


@evening
async def test_with_a_late_guest_there_are_no_more_hints(home: Evening) -> None:
    around = await home.match("sep", "Anna", seats=2, bots=[None, "novice"])
    late = await home.at(await home.guest("Oma"), around.table)
    await sit(late, 1)
    assert (await refused(around.places[0].ask(wire.Hint(new_id(), 0)))).reason == "no-hints"


def test_a_late_guest_keeps_the_seat_when_the_server_starts_again(servers: Servers) -> None:
    async def before() -> tuple[str, str, str]:
        async with Evening(server) as home:
            around = await home.match("sequence", "Anna", seats=2, bots=[None, "novice"])
            oma = await home.guest("Oma")
            await sit(await home.at(oma, around.table), 1)
            return around.table, str(oma.token), str(around.guests[0].token)

    async def after() -> None:
        async with Evening(server) as home:
            oma, anna = await home.guest(), await home.guest()
            oma.token, anna.token = tokens
            place = await home.at(oma, table)
            assert hands(await place.seen(lambda view: view.seat == 1)) == [1]
            assert [seat.name for seat in (await place.set_up(lambda _: True)).seats] == ["Anna", "Oma"]
            (listed,) = (await oma.lists()).running
            assert (listed.table, listed.my_seats) == (table, [1])

    server = servers()
    found: list[tuple[str, str, str]] = []

    async def keep() -> None:
        found.append(await before())

    together(keep())
    table, *rest = found[0]
    tokens = (rest[0], rest[1])
    server.restart()
    together(after())
