"""A person's seat during a match: a bot in their place, the time for a draw, takebacks and resignations."""

import asyncio

import pytest
from evening import ANNA, BEN, Evening, Guest, ids

from stammtisch.core import shelf
from stammtisch.core.verify import verify
from stammtisch.table import messages
from stammtisch.table.authority import OVER, NotAllowed, NotNow
from stammtisch.table.log import Opened, Pace
from stammtisch.table.reading import kept_table
from virtual_time import in_no_time, now


async def manual(leeway: float = 8.0) -> tuple[Evening, Guest, Guest]:
    """Anna, Ben and a bot play Sequence and draw by themselves; Ben, who sits before the bot, has just played."""
    table = Evening("sequence", {"draw": "manual"})
    table.opened = changed(table.opened, leeway=leeway)
    await table.open()
    anna, ben = await table.sit_down()
    await play_a_card(table, anna)
    await play_a_card(table, ben)
    return table, anna, ben


def changed(opened: Opened, **parts: object) -> Opened:
    return Opened(**{name: getattr(opened, name) for name in opened.__struct_fields__} | parts)


def may_ask_back(guest: Guest) -> bool:
    return guest.view.takeback


def resigning(guest: Guest) -> str | None:
    return guest.tables[-1].resigning


async def play_a_card(table: Evening, guest: Guest) -> None:
    """Play something; draw first, if there is something to draw."""
    await table.until(guest, lambda guest: guest.is_waited_for() and guest.look in guest.view.holding_up)
    if "draw" in guest.view.legal:
        await say(table, guest, "draw")
    await say(table, guest, next(word for word in guest.view.legal if word != "draw" and not word.startswith("swap")))
    while guest.look in guest.view.holding_up:
        await say(table, guest, guest.view.legal[0])


async def say(table: Evening, guest: Guest, word: str) -> None:
    assert guest.look is not None
    await table.ask(guest, messages.Play(next(ids), guest.look, guest.view.at, word))


async def until_seat_speaks(table: Evening, seat: int) -> float:
    """Return after how many seconds a seat says its next word."""
    said, begun = len(table.session.table.words), asyncio.get_running_loop().time()
    async with asyncio.timeout(100):
        while all(word.seat != seat for word in table.session.table.words[said:]):
            await asyncio.sleep(0.05)
    return asyncio.get_running_loop().time() - begun


@pytest.mark.parametrize("leeway", [3.0, 8.0])
def test_bots_leave_people_time_to_draw_and_say_how_long(leeway: float) -> None:
    async def evening() -> None:
        table, _, ben = await manual(leeway)
        assert "draw" in ben.view.legal
        assert ben.view.leeway == pytest.approx(leeway, abs=0.2)
        assert await until_seat_speaks(table, 2) == pytest.approx(leeway, abs=0.4)

    in_no_time(evening())


def test_after_the_draw_bots_go_on_at_their_usual_pace() -> None:
    async def evening() -> None:
        table, _, ben = await manual()
        await asyncio.sleep(0.5)
        await say(table, ben, "draw")
        assert ben.view.leeway is None
        assert await until_seat_speaks(table, 2) < 1.5

    in_no_time(evening())


def test_a_takeback_takes_back_the_play_and_not_only_the_draw() -> None:
    async def evening() -> None:
        table, anna, ben = await manual()
        before = [*ben.view.places["hand 1"]]
        await say(table, ben, "draw")
        words = len(table.session.table.words)
        assert may_ask_back(ben)
        await table.ask(ben, messages.Propose(next(ids), "takeback", 1))
        await table.ask(anna, messages.Answer(next(ids), True))
        assert len(table.session.table.words) < words - 1
        assert all(word.seat == 0 for word in table.session.table.words)
        assert len(ben.view.places["hand 1"]) == len(before) + 1
        assert not may_ask_back(ben)
        with pytest.raises(NotNow, match="not said anything yet"):
            await table.ask(ben, messages.Propose(next(ids), "takeback", 1))

    in_no_time(evening())


def test_logs_of_before_take_back_the_last_word() -> None:
    async def evening() -> None:
        table = Evening("sequence", {"draw": "manual"})
        table.opened = changed(table.opened, edition=2)
        await table.open()
        anna, ben = await table.sit_down()
        await play_a_card(table, anna)
        await play_a_card(table, ben)
        await say(table, ben, "draw")
        words = [*table.session.table.words]
        await table.ask(ben, messages.Propose(next(ids), "takeback", 1))
        await table.ask(anna, messages.Answer(next(ids), True))
        assert table.session.table.words == words[:-1]

    in_no_time(evening())


def test_a_bot_plays_for_somebody_who_asks_and_gives_the_seat_back() -> None:
    async def evening() -> None:
        table = Evening("sequence")
        await table.open()
        anna, ben = await table.sit_down()
        await table.play(anna)
        with pytest.raises(NotAllowed):
            await table.ask(anna, messages.Substitute(next(ids), 1))
        await table.ask(ben, messages.Substitute(next(ids), 1))
        assert anna.news[-1] == ben.news[-1] == "bot asked"
        assert [seat.why for seat in anna.tables[-1].seats] == [None, "asked", None]
        assert ben.view.legal == []
        await until_seat_speaks(table, 1)
        with pytest.raises(NotNow):
            await table.ask(ben, messages.Substitute(next(ids), 1))
        assert (await kept_table(table.log, "table", now())).why == {1: "asked"}
        await table.ask(ben, messages.Sit(next(ids), 1))
        assert ben.tables[-1].seats[1].why is None
        await table.play(anna)
        await table.play(ben)

    in_no_time(evening())


def test_the_table_says_why_a_bot_plays() -> None:
    async def evening() -> None:
        table = Evening("sequence", pace=Pace("seconds", 10))
        await table.open()
        anna, ben = await table.sit_down()
        await table.play(anna)
        await table.until(ben, lambda ben: "bot clock" in ben.news)
        assert ben.tables[-1].seats[1].why == "clock"
        steps = await table.session.do(anna, messages.Replay(next(ids)))
        assert isinstance(steps, messages.Steps)
        assert [step.bot for step in steps.steps] == [False, False]
        await until_seat_speaks(table, 1)
        steps = await table.session.do(anna, messages.Replay(next(ids)))
        assert isinstance(steps, messages.Steps)
        assert [step.bot for step in steps.steps] == [False, False, True]

    in_no_time(evening())


async def duel() -> tuple[Evening, Guest, Guest]:
    """Anna and Ben play SEP, which has two sides."""
    table = Evening("sequence")
    table.opened = changed(
        table.opened,
        game="sep",
        rules=shelf.game("sep").rules,
        seats=2,
        options=shelf.game("sep").check(2, {}),
        owners=[ANNA, BEN],
        bots=[None, None],
    )
    await table.open()
    anna, ben = await table.come(ANNA), await table.come(BEN)
    await table.ask(anna, messages.Start(next(ids)))
    await table.until(anna, lambda anna: bool(anna.views))
    return table, anna, ben


def test_who_does_not_resign_wins_the_duel_and_the_record_says_so() -> None:
    async def evening() -> None:
        table, anna, ben = await duel()
        assert resigning(anna) == resigning(ben) == "wins"
        await table.ask(anna, messages.Resign(next(ids), 0))
        assert table.session.table.status == OVER
        assert ben.view.winners == anna.view.winners == [1]
        assert resigning(ben) is None
        record = table.session.table.record(table.log.people.__getitem__)
        assert (record["resigned"], record["won_by_resignation"]) == ([0], [1])
        assert "winners" not in record
        verify(record)

    in_no_time(evening())


def test_among_three_a_bot_plays_on_until_nobody_is_left() -> None:
    async def evening() -> None:
        table = Evening("diabolo")
        await table.open()
        anna, ben = await table.sit_down()
        await table.until(anna, lambda anna: bool(anna.views))
        assert resigning(anna) == resigning(ben) == "bot"
        await table.ask(anna, messages.Resign(next(ids), 0))
        assert resigning(anna) is None
        assert resigning(ben) == "ends"
        assert ben.tables[-1].seats[0].why is None
        await table.ask(ben, messages.Resign(next(ids), 1))
        assert ben.view.over
        assert ben.view.winners == []

    in_no_time(evening())
