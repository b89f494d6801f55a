"""Workers of a running server: they are killed, asked for hints, and kept busy by others."""

import asyncio
import os
import random
import signal
import time
from contextlib import suppress

import pytest
from house import Evening, Server, Servers, contribute, evening
from strain import crowded, own_workers, run
from websockets.asyncio.client import connect

from scale import scaled
from stammtisch.client import Guest, Place, Turned, new_id
from stammtisch.table import messages as wire

pytestmark = pytest.mark.alone


@pytest.mark.parametrize("kills", [scaled(1, 3, 100)])
def test_tables_go_on_while_workers_are_killed(kills: int, servers: Servers) -> None:
    """With 40 tables: none stands still, and there are no more processes than before."""
    server = servers()
    run(kills_while_playing(server, kills), 120 + 6 * kills)


async def kills_while_playing(server: Server, kills: int) -> None:
    assert server.process is not None
    pid = server.process.pid
    async with Evening(server) as home:
        host = await home.guest("Anna")
        places = []
        for number in range(40):
            asked = wire.NewTable(
                "sequence", 2, mine=[0], bots=[None, ("regular", "expert")[number % 2]], bot_seconds=0.2, start=True
            )
            place = await home.at(host, await host.open_table(asked))
            places.append(place)
        await asyncio.gather(*[contribute(place) for place in places])
        rng = random.Random(3)
        said = [0] * len(places)

        async def playing(at: int) -> None:
            place = places[at]
            while True:
                view = await place.seen(lambda view: view.over or bool(view.legal))
                if view.over:
                    said[at] += 1
                    return
                await place.play(rng.choice(view.legal))
                said[at] += 1
                await asyncio.sleep(0.05)

        games = [asyncio.ensure_future(playing(at)) for at in range(len(places))]
        workers = len(own_workers(pid))
        for _ in range(kills):
            while not (pids := own_workers(pid)):
                await asyncio.sleep(0.02)
            await asyncio.sleep(rng.random())
            os.kill(pids[0], signal.SIGKILL)
            while pids[0] in own_workers(pid):
                await asyncio.sleep(0.01)
        before = [*said]
        late = time.monotonic() + 45
        while any(now - then < 2 and not game.done() for now, then, game in zip(said, before, games, strict=True)):
            assert time.monotonic() < late, ("tables stand still", said, before)
            await asyncio.sleep(0.05)
        for game in games:
            if game.done():
                game.result()
            game.cancel()
        print(f"{kills} kills, {sum(said)} words of people in the meantime, no table stood still")
        assert len(own_workers(pid)) == max(1, workers)
        assert server.metric("workers_restarted_total") == kills


@evening
async def test_a_hint_does_not_hold_up_what_is_said_after_it(home: Evening) -> None:
    around = await home.match("sequence", "Anna", seats=2)
    place = await around.turn()
    answered: list[str] = []

    async def asked(ask: wire.AnyAsk) -> None:
        answered.append(type(await place.ask(ask)).__name__)

    await asyncio.gather(asked(wire.Hint(new_id(), 0)), asked(wire.Say(new_id(), "what now?")))
    assert answered == ["Done", "HintNow"]


@evening
async def test_a_hint_is_dropped_when_its_connection_ends(home: Evening) -> None:
    around = await home.match("sequence", "Anna", seats=2)
    place = await around.turn()
    hint = asyncio.ensure_future(place.ask(wire.Hint(new_id(), 0)))
    while not home.server.metric("bots_thinking"):
        await asyncio.sleep(0.01)
    await place.leave()
    await asyncio.gather(hint, return_exceptions=True)
    begun = time.monotonic()
    while home.server.metric("bots_thinking"):
        await asyncio.sleep(0.01)
    assert time.monotonic() - begun < 0.5 * crowded()


class Elsewhere(Guest):
    """Somebody on another network."""

    async def at(self, table: str, *, parcel: bool = False) -> Place:
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket{'?parcel=1' if parcel else ''}"
        headers = {"Authorization": f"Bearer {self.token}"}
        return Place(await connect(address, additional_headers=headers, local_addr=("127.0.0.2", 0)))


async def bots_alone(home: Evening, number: int) -> list[Place]:
    """Tables where bots play among themselves."""
    host = await home.guest("Mallory")
    for _ in range(number):
        await host.open_table(wire.NewTable("sequence", 2, bots=["expert"] * 2, bot_seconds=0.2, start=True))
    return []


async def masters(home: Evening, number: int) -> list[Place]:
    """Tables where somebody plays against masters."""
    host = await home.guest("Mallory")
    asked = wire.NewTable("sequence", 4, mine=[0], bots=[None, "master", "master", "master"], start=True)
    return [await home.at(host, await host.open_table(asked)) for _ in range(number)]


async def hints(home: Evening, number: int) -> list[Place]:
    """Tables where somebody asks for one hint after the other."""
    host = await home.guest("Mallory")
    asked = wire.NewTable("sequence", 2, mine=[0], bots=[None, "novice"], bot_seconds=0.2, start=True)
    return [await home.at(host, await host.open_table(asked)) for _ in range(number)]


async def hinted(place: Place) -> None:
    while True:
        await place.seen(lambda view: bool(view.legal))
        asked = [place.ask(wire.Hint(new_id(), 0)) for _ in range(5)]
        if any(isinstance(answer, Turned) for answer in await asyncio.gather(*asked, return_exceptions=True)):
            await asyncio.sleep(0.5)


async def played(place: Place) -> None:
    while True:
        view = await place.seen(lambda view: bool(view.legal) or view.over)
        if view.over:
            return
        with suppress(Turned):
            await place.play(view.legal[0])


SERVED = {
    "tables of bots only": (bots_alone, played, scaled(10, 40, 93)),
    "tables with masters": (masters, played, scaled(10, 20, 40)),
    "hints": (hints, hinted, scaled(5, 20, 40)),
}


@pytest.mark.parametrize("flood", SERVED)
def test_a_strangers_bot_answers_within_twice_its_pace_while_another_address_keeps_all_busy(
    flood: str, servers: Servers
) -> None:
    server = servers()

    async def flooded() -> None:
        async with Evening(server) as home:
            come, keep_busy, number = SERVED[flood]
            places = await come(home, number)
            await asyncio.gather(*[contribute(place) for place in places])
            busy = [asyncio.ensure_future(keep_busy(place)) for place in places]
            try:
                for level, pace in (("novice", 1.2), ("expert", 1.2), ("master", 3.2)):
                    took = await answers(home, level, scaled(1, 1, 8))
                    print(f"{number} {flood}: {level} after {', '.join(f'{one:.2f}' for one in took)} s")
                    assert max(took) < 2 * pace * max(1.0, crowded() / 2), (level, took)
            finally:
                for one in busy:
                    one.cancel()

    run(flooded(), 240)


async def answers(home: Evening, level: str, times: int) -> list[float]:
    """How long a stranger waits for a bot's words."""
    stranger = await Elsewhere(home.server.url).arrive("Ben")
    asked = wire.NewTable("sequence", 2, mine=[0], bots=[None, level], bot_seconds=1.2, start=True)
    place = await home.at(stranger, await stranger.open_table(asked))
    await contribute(place)
    took: list[float] = []
    while len(took) < times:
        view = await place.seen(lambda view: bool(view.legal))
        said = await place.play(view.legal[0])
        assert said is not None
        begun = time.monotonic()
        view = await place.seen(lambda view: view.at >= said)  # noqa: B023
        if view.holding_up == [1]:
            await place.seen(lambda view: view.at > said)  # noqa: B023
            took.append(time.monotonic() - begun)
    return took
