"""Who may ask what: the whole table of rights, held against a real server."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

import msgspec
import pytest
from house import Evening, Round, Server, evening, fetch, refused, together

from stammtisch.client import Guest, Lost, Place, Turned, new_id
from stammtisch.core.game import JUDGE, WATCHER
from stammtisch.table import messages as wire
from stammtisch.table.authority import DEALING, HOST, OPEN, OVER, OWNER, PLAYER, RIGHTS, RUNNING, SPECTATOR, Role, may

STATES = (OPEN, DEALING, RUNNING, OVER)
SEAT = 1
"""The seat that every request is about: Ben's."""
WHO: dict[str, set[Role]] = {
    "Anna, who is the host and has seat 0": {HOST, PLAYER},
    "Ben, who has seat 1": {OWNER},
    "Cleo, who has seat 2": {PLAYER},
    "Dora, who has none": {SPECTATOR},
    "Emil, who is the host and has none": {HOST, SPECTATOR},
}
PART = bytes(32)
ASKS: dict[str, Callable[[], wire.AnyAsk]] = {
    "sit": lambda: wire.Sit(new_id(), SEAT),
    "stand": lambda: wire.Stand(new_id(), SEAT),
    "bot": lambda: wire.SeatBot(new_id(), SEAT, "novice"),
    "start": lambda: wire.Start(new_id(), "novice"),
    "hash": lambda: wire.Hash(new_id(), SEAT, hashlib.sha256(PART).hexdigest()),
    "reveal": lambda: wire.Reveal(new_id(), SEAT, PART.hex()),
    "play": lambda: wire.Play(new_id(), SEAT, 1, "done"),
    "back": lambda: wire.Back(new_id(), SEAT, 1),
    "propose takeback": lambda: wire.Propose(new_id(), "takeback", SEAT),
    "propose bot": lambda: wire.Propose(new_id(), "bot", SEAT),
    "propose rematch": lambda: wire.Propose(new_id(), "rematch", SEAT),
    "propose same-deal": lambda: wire.Propose(new_id(), "same-deal", SEAT),
    "answer": lambda: wire.Answer(new_id(), True),
    "resign": lambda: wire.Resign(new_id(), SEAT),
    "substitute": lambda: wire.Substitute(new_id(), SEAT),
    "on": lambda: wire.GoOn(new_id()),
    "ping": lambda: wire.Ping(new_id()),
    "hint": lambda: wire.Hint(new_id(), SEAT),
    "share": lambda: wire.ShareReview(new_id(), SEAT, True),
    "look": lambda: wire.Look(new_id(), SEAT),
    "look away": lambda: wire.Look(new_id()),
    "say": lambda: wire.Say(new_id(), "hello"),
    "react": lambda: wire.React(new_id(), "clap"),
    "report": lambda: wire.Report(new_id(), "other", seat=SEAT),
    "replay": lambda: wire.Replay(new_id(), viewer=WATCHER),
    "replay as a seat": lambda: wire.Replay(new_id(), viewer=SEAT),
    "replay as the judge": lambda: wire.Replay(new_id(), viewer=JUDGE),
}
LASTING = {"stand", "bot", "start", "resign", "propose rematch", "propose same-deal", "hash"}
"""What changes the table so that the next request needs another one."""


@dataclass(frozen=True)
class Case:
    """A table in one state, with somebody who wants something there."""

    table: str
    guests: dict[str, Guest]


async def set_up(home: Evening, status: str, spectators: bool, who: str) -> Case:
    """A table of Seven Seals for three in a state; Emil opens it where he is asked about."""
    names = ["Anna", "Ben", "Cleo", "Dora", "Emil"]
    guests = dict(zip(names, await home.guests(*names), strict=True))
    emil = who.startswith("Emil")
    host = guests["Emil" if emil else "Anna"]
    asked = wire.NewTable(
        "seven-seals", 3, options={"length": "single"}, mine=[] if emil else [0], watchers=spectators, bot_seconds=0.2
    )
    table = await host.open_table(asked)
    seated = [guests["Anna"], guests["Ben"], guests["Cleo"]]
    places = [await home.at(guest, table) for guest in seated]
    for seat, place in enumerate(places):
        if seat or emil:
            await place.ask(wire.Sit(new_id(), seat))
    if status != OPEN:
        first = await home.at(host, table) if emil else places[0]
        await first.ask(wire.Start(new_id(), "novice"))
    if status in (RUNNING, OVER):
        around = Round(table, seated, places)
        await around.deal()
        if status == OVER:
            await around.play_out()
    return Case(table, guests)


async def answer_to(place: Place, request: str) -> str:
    """`done`, or the code of the refusal; `gone` where there is no connection any more."""
    ask = ASKS[request]()
    if isinstance(ask, wire.Play | wire.Back) and place.view is not None:
        ask = msgspec.structs.replace(ask, at=place.view.at)
    try:
        await place.ask(ask)
    except Turned as refusal:
        return refusal.code
    except Lost:
        return place.bye.code if place.bye is not None else "gone"
    return "done"


async def enter(home: Evening, guest: Guest, table: str) -> Place | None:
    try:
        return await home.at(guest, table)
    except Lost:
        return None


@pytest.mark.parametrize(("status", "spectators"), [*product(STATES, (True, False))])
@pytest.mark.parametrize("who", WHO)
def test_the_server_allows_exactly_what_the_table_of_rights_says(
    server: Server, status: str, spectators: bool, who: str
) -> None:
    roles = WHO[who]

    async def ask_everything() -> None:
        async with Evening(server) as home:
            case = await set_up(home, status, spectators, who)
            guest = case.guests[who.split(",", maxsplit=1)[0]]
            place = await enter(home, guest, case.table)
            assert (place is not None) == may("enter", status, roles, spectators=spectators), "enter"
            if place is None:
                return
            for request in ASKS:
                code = await answer_to(place, request)
                allowed = may(request, status, roles, spectators=spectators)
                assert (code != "not-allowed") == allowed, (request, code)
                if status == DEALING or (code == "done" and request in LASTING):
                    case = await set_up(home, status, spectators, who)
                    place = await home.at(case.guests[who.split(",", maxsplit=1)[0]], case.table)

    together(ask_everything(), 120)


def test_every_request_of_the_protocol_is_in_the_table_of_rights() -> None:
    assert {*RIGHTS} == {*ASKS, "enter"}
    assert {type(ask()) for ask in ASKS.values()} == {*wire.AnyAsk.__args__}


@evening
async def test_a_stranger_who_knows_the_link_gets_nothing_of_a_match_that_is_not_over(home: Evening) -> None:
    around = await home.match("sep", "Anna", "Ben")
    for export in ("record", "proof", "replay"):
        answer = fetch(f"{home.server.url}/api/tables/{around.table}/{export}")
        assert (answer.status, answer.json()["code"]) == (403, "not-allowed")


@evening
async def test_who_is_forgotten_is_nobody_everywhere(home: Evening) -> None:
    around = await home.match("seven-seals", "Anna", "Ben", "Cleo")
    ben = around.guests[1]
    await ben.forget()
    with pytest.raises(Lost):
        await around.places[1].seen(lambda _: False)
    assert around.places[1].bye is not None
    assert around.places[1].bye.code == "forgotten"
    with pytest.raises(Lost):
        await home.at(ben, around.table)
    assert (await refused(ben.lists())).code == "unknown"


@evening
async def test_who_is_forgotten_while_the_cards_are_dealt_leaves_a_bot_and_no_ghost(home: Evening) -> None:
    anna, ben, cleo = await home.guests("Anna", "Ben", "Cleo")
    table = await anna.open_table(wire.NewTable("sequence", 3, mine=[0], bot_seconds=0.2))
    places = [await home.at(guest, table) for guest in (anna, ben, cleo)]
    await places[1].ask(wire.Sit(new_id(), 1))
    await places[2].ask(wire.Sit(new_id(), 2))
    await places[0].ask(wire.Start(new_id()))
    await ben.forget()
    seen = await places[0].set_up(lambda table: table.status == "running")
    assert (seen.seats[1].bot, seen.seats[1].resigned) == ("expert", True)
    views = await Round(table, [anna, cleo], [places[0], places[2]]).play_out()
    assert all(view.over for view in views)


@evening
async def test_nobody_but_the_table_seats_a_bot_in_a_running_match(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben")
    stranger = await home.at(await home.guest("Dora"), around.table)
    for place in (stranger, *around.places):
        for seat in (0, 1):
            assert (await refused(place.ask(wire.SeatBot(new_id(), seat, "novice")))).code == "not-allowed"
    table = await stranger.set_up(lambda _: True)
    assert [seat.bot for seat in table.seats] == [None, None]
