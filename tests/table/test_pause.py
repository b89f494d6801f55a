"""Between two rounds: bots wait while people read the result, and for nobody else."""

import asyncio

from evening import ANNA, BEN, CARLA, Evening, Guest, ids

from stammtisch.table import messages
from stammtisch.table.pause import LONGEST_READING
from virtual_time import in_no_time


async def end_of_a_round(table: Evening, *guests: Guest) -> int:
    """Play until a round is over; return how many words were said."""
    await table.until(guests[0], lambda guest: bool(guest.views))
    first = table.session.table.match.state.round
    while table.session.table.match.state.round == first:
        for guest in guests:
            if guest.is_waited_for() and table.session.table.match.state.round == first:
                await table.play(guest)
        await asyncio.sleep(0.05)
    return len(table.session.table.words)


async def until_a_bot_speaks(table: Evening, said: int) -> float:
    """Let people do nothing; return after how many seconds a bot says the first word of the next round."""
    begun = asyncio.get_running_loop().time()
    while len(table.session.table.words) == said:
        await asyncio.sleep(0.05)
    assert not table.session.table.words[said].person
    return asyncio.get_running_loop().time() - begun


async def evening(*, pauses: bool) -> tuple[Evening, Guest, Guest, int]:
    """Two people and a bot at the end of the first round of Seven Seals; the bot is to speak next."""
    table = Evening("seven-seals")
    await table.open()
    anna, ben = await table.sit_down(pauses=pauses)
    said = await end_of_a_round(table, anna, ben)
    while table.session.table.match.holding_up() != [2]:
        said = await end_of_a_round(table, anna, ben)
    await asyncio.sleep(0.3)
    return table, anna, ben, said


def test_the_bot_waits_until_everybody_has_gone_on_and_then_takes_its_usual_time() -> None:
    async def playing() -> None:
        table, anna, ben, said = await evening(pauses=True)
        assert anna.tables[-1].pause is not None
        assert anna.tables[-1].pause.seats == [0, 1]
        await asyncio.sleep(20)
        await table.ask(anna, messages.GoOn(next(ids)))
        await asyncio.sleep(20)
        assert ben.tables[-1].pause is not None
        assert ben.tables[-1].pause.seats == [1]
        assert ben.tables[-1].pause.seconds < LONGEST_READING
        assert len(table.session.table.words) == said
        await table.ask(ben, messages.GoOn(next(ids)))
        assert 1.0 < await until_a_bot_speaks(table, said) < 2.0
        assert anna.tables[-1].pause is None

    in_no_time(playing())


def test_the_bot_does_not_wait_for_longer_than_a_minute() -> None:
    async def playing() -> None:
        table, *_, said = await evening(pauses=True)
        assert LONGEST_READING - 1 < await until_a_bot_speaks(table, said) < LONGEST_READING + 2

    in_no_time(playing())


def test_the_bot_does_not_wait_for_programs_that_read_no_sheet() -> None:
    async def playing() -> None:
        table, anna, _, said = await evening(pauses=False)
        assert await until_a_bot_speaks(table, said) < 2
        assert anna.tables[-1].pause is None

    in_no_time(playing())


def test_who_leaves_is_not_waited_for_and_who_watches_never_was() -> None:
    async def playing() -> None:
        table, anna, ben, said = await evening(pauses=True)
        await table.come(CARLA, pauses=True)
        await table.ask(anna, messages.GoOn(next(ids)))
        table.session.leave(ben)
        assert await until_a_bot_speaks(table, said) < 5

    in_no_time(playing())


def test_somebody_for_whom_a_bot_plays_is_not_waited_for() -> None:
    async def playing() -> None:
        table, anna, ben, said = await evening(pauses=True)
        await table.ask(anna, messages.GoOn(next(ids)))
        await table.ask(ben, messages.Substitute(next(ids), 1))
        assert await until_a_bot_speaks(table, said) < 3

    in_no_time(playing())


def test_who_comes_back_while_others_read_may_read_too() -> None:
    async def playing() -> None:
        table, anna, ben, said = await evening(pauses=True)
        table.session.leave(ben)
        await asyncio.sleep(5)
        again = await table.come(BEN, pauses=True)
        await table.ask(anna, messages.GoOn(next(ids)))
        await asyncio.sleep(5)
        assert len(table.session.table.words) == said
        await table.ask(again, messages.GoOn(next(ids)))
        assert await until_a_bot_speaks(table, said) < 2

    in_no_time(playing())


def test_a_word_of_the_next_round_says_as_much_as_going_on() -> None:
    async def playing() -> None:
        table = Evening("seven-seals")
        await table.open()
        anna, ben = await table.sit_down(pauses=True)
        await end_of_a_round(table, anna, ben)
        while table.session.table.match.holding_up() == [2]:
            for guest in (anna, ben):
                await table.ask(guest, messages.GoOn(next(ids)))
            await end_of_a_round(table, anna, ben)
        one = anna if anna.is_waited_for() else ben
        await table.play(one)
        await asyncio.sleep(0.3)
        pause = one.tables[-1].pause
        assert pause is not None
        assert one.look not in pause.seats

    in_no_time(playing())


def test_a_table_without_bots_has_no_pause() -> None:
    async def playing() -> None:
        table = Evening("seven-seals")
        await table.open()
        people = [await table.come(person, pauses=True) for person in (ANNA, BEN, CARLA)]
        for seat, guest in enumerate(people):
            await table.ask(guest, messages.Sit(next(ids), seat))
        await table.ask(people[0], messages.Start(next(ids)))
        await end_of_a_round(table, *people)
        await asyncio.sleep(0.3)
        assert all(told.pause is None for guest in people for told in guest.tables)

    in_no_time(playing())
