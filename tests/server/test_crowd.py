"""A crowd at one table, served by two processes: who plays is there for everybody, and the rest are counted."""

import asyncio

import pytest
from house import Evening, Servers, contribute, refused, together
from stores import Postgres

from scale import scaled
from stammtisch.client import Place, new_id
from stammtisch.table import messages as wire

pytestmark = pytest.mark.strain

CROWD = scaled(quick=60, normal=260, full=1000)
"""What processes tell each other about a room once grew with the crowd, and was too long from about 170 on."""
AT_ONCE = 20


async def come(home: Evening, table: str, number: int) -> list[Place]:
    """So many people come to a table and stay."""

    async def some(share: int) -> list[Place]:
        return [await home.at(await home.guest(), table) for _ in range(share)]

    shares = [number // AT_ONCE + (worker < number % AT_ONCE) for worker in range(AT_ONCE)]
    return [place for places in await asyncio.gather(*map(some, shares)) for place in places]


def test_presence_stays_right_in_a_crowd(servers: Servers, postgres: Postgres) -> None:
    database = postgres.database()
    one, other = servers(database=database), servers(database=database)

    async def gather() -> None:
        async with Evening(one) as here, Evening(other) as there:
            ada, bob = await here.guest("Ada"), await there.guest("Bob")
            table = await ada.open_table(wire.NewTable("sequence", 2, mine=[0]))
            first, second = await here.at(ada, table), await there.at(bob, table)
            await second.ask(wire.Sit(new_id(), 1))
            await first.ask(wire.Start(new_id()))
            await asyncio.gather(contribute(first), contribute(second))
            await come(here, table, CROWD // 2)
            await come(there, table, CROWD - CROWD // 2)
            for place in (first, second):
                seen = await place.set_up(lambda table: table.watching == CROWD)
                assert [seat.away for seat in seen.seats] == [False, False]
            for place, seat in ((first, 1), (second, 0)):
                refusal = await refused(place.ask(wire.Propose(new_id(), "bot", seat)))
                assert "somebody who is away" in str(refusal)
            turn = first if (await first.seen(lambda _: True)).legal else second
            view = await turn.seen(lambda view: bool(view.legal))
            at = await turn.play(view.legal[0])
            assert at is not None
            await (second if turn is first else first).seen(lambda view: view.at >= at)
            await second.leave()
            seen = await first.set_up(lambda table: table.seats[1].away)
            assert seen.watching == CROWD

    together(gather(), 240)
