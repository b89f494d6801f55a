"""The system's clock is set while matches run: bots answer at their pace, and nobody gains or loses time to move."""

import time
from pathlib import Path

import pytest
from house import Evening, together
from moved_clock import MovedClock

from stammtisch.table.log import Pace

pytestmark = pytest.mark.strain

STEP = 600.0
"""Ten minutes, either way."""


@pytest.mark.alone
@pytest.mark.parametrize("step", [STEP, -STEP])
def test_bots_and_clocks_do_not_notice_that_the_clock_is_set(tmp_path: Path, step: float) -> None:
    own = MovedClock(tmp_path).start()

    async def play() -> None:
        async with Evening(own) as home:
            against_bot = await home.match("sep", "Anna", seats=2, bots=[None, "novice"], bot_seconds=0.5)
            timed = await home.match("sequence", "Ben", "Cleo", pace=Pace("seconds", 6, 0))
            place = against_bot.places[0]
            await place.seen(lambda view: bool(view.legal))
            begun = time.monotonic()
            late = await timed.turn()
            seat = timed.places.index(late)
            own.move(step)
            while not (view := await place.seen(lambda view: bool(view.legal) or view.over)).over:
                said = time.monotonic()
                await place.play(view.legal[0])
                await place.seen(lambda now, at=view.at: now.over or (now.at > at and bool(now.legal)))  # type: ignore[misc]
                assert time.monotonic() - said < 10
                if time.monotonic() - begun > 4:
                    break
            table = await late.set_up(lambda _: True)
            assert table.seats[seat].bot is None, "the six seconds are not over"
            await late.set_up(lambda table: table.seats[seat].bot is not None)
            assert 5 < time.monotonic() - begun < 16

    try:
        together(play())
    finally:
        own.stop()
    assert own.troubles() == []


def test_a_match_goes_on_at_once_after_a_restart_with_an_earlier_clock(tmp_path: Path) -> None:
    own = MovedClock(tmp_path).start()

    async def play() -> None:
        async with Evening(own) as home:
            around = await home.match("sep", "Anna", seats=2, bots=[None, "novice"], bot_seconds=1.0)
            view = await around.places[0].seen(lambda view: bool(view.legal))
            while view.legal and not view.over:
                await around.places[0].play(view.legal[0])
                view = await around.places[0].seen(lambda _: True)
            own.kill()
            own.move(-STEP)
            own.start()
            begun = time.monotonic()
            place = await home.at(around.guests[0], around.table)
            await place.seen(lambda view: bool(view.legal) or view.over)
            assert time.monotonic() - begun < 15

    try:
        together(play())
    finally:
        own.stop()
