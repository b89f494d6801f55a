"""A big screen shows what spectators see, whoever has opened it, and nobody counts as present because of it."""

import asyncio

from evening import ANNA, Evening

from virtual_time import in_no_time


def test_a_big_screen_of_somebody_with_a_seat_sees_no_hand_and_stands_for_nobody() -> None:
    async def playing() -> None:
        table = Evening("seven-seals")
        await table.open()
        anna, ben = await table.sit_down()
        await table.until(anna, lambda guest: bool(guest.views))
        screen = await table.come(ANNA, screen=True)
        assert screen.views[-1].seat is None
        assert {*screen.views[-1].places["hand 0"]} == {"?"}
        await asyncio.sleep(1)
        assert (ben.tables[-1].screens, ben.tables[-1].watching) == (1, 0)
        table.session.leave(anna)
        await asyncio.sleep(10)
        assert ben.tables[-1].seats[0].away
        table.session.leave(screen)
        await asyncio.sleep(10)
        assert ben.tables[-1].screens == 0

    in_no_time(playing())
