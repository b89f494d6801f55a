"""A whole table without a socket, a disk or a process: people, bots, a takeback, a clock and a reconnect."""

import asyncio
import hashlib
import logging
from collections.abc import Sequence

import pytest
from evening import ANNA, BEN, CARLA, Evening, Guest, ids

from stammtisch.core.game import WATCHER, Game, Refused
from stammtisch.core.match import IllegalMove
from stammtisch.core.verify import verify
from stammtisch.table import messages
from stammtisch.table.authority import OVER, NotAllowed
from stammtisch.table.log import Pace
from stammtisch.table.ports import Patron, Services
from stammtisch.table.reading import begin, kept_table
from stammtisch.table.session import Session, Stale
from stammtisch.table.table import Table
from stammtisch.table.thinking import LocalBots
from virtual_time import in_no_time, now

MOVE_SECONDS = 20


@pytest.mark.parametrize("game", ["sequence", "diabolo"])
def test_a_whole_match_with_a_takeback_a_clock_that_runs_out_and_a_reconnect(game: str) -> None:
    async def evening() -> None:
        table = Evening(game, pace=Pace("seconds", MOVE_SECONDS))
        await table.open()
        anna, ben = await table.sit_down()
        await contribute(table, anna, 0)
        await table.until(anna, lambda anna: bool(anna.views))
        await take_back(table, anna, ben)
        again = await come_back(table, ben)
        await run_out_of_time(table, anna, again)
        await table.play_to_the_end(anna, again)
        await asyncio.sleep(1)
        check_the_end(table, await kept_table(table.log, "table", now()), anna, again)
        await miss_the_end(table, anna)

    in_no_time(evening())


async def contribute(table: Evening, guest: Guest, seat: int) -> None:
    """Have a part in the deal. The others have none, and the table does not wait for them for long."""
    contribution = "ab" * 32
    await table.ask(guest, messages.Hash(next(ids), seat, hashlib.sha256(bytes.fromhex(contribution)).hexdigest()))
    await table.until(guest, lambda guest: guest.tables[-1].reveal)
    await table.ask(guest, messages.Reveal(next(ids), seat, contribution))


async def take_back(table: Evening, one: Guest, other: Guest) -> None:
    """Say a word and take it back with the other's leave."""
    await table.play(one)
    words = [word for word in table.session.table.words if word.seat == one.look]
    await table.ask(one, messages.Propose(next(ids), "takeback", words[0].seat))
    assert other.tables[-1].proposal is not None
    await table.ask(other, messages.Answer(next(ids), True))
    left = [word for word in table.session.table.words if word.seat == one.look]
    assert left == words[:-1]
    assert one.news[-1] == other.news[-1] == "took back"


async def miss_the_end(table: Evening, guest: Guest) -> None:
    """Ask for something that the match had room for before it was over: the end is shown, nothing else happens."""
    guest.views.clear()
    assert guest.look is not None
    with pytest.raises(Stale):
        await table.session.do(guest, messages.Back(next(ids), guest.look, 1))
    assert guest.view.over


async def come_back(table: Evening, guest: Guest) -> Guest:
    """Lose the connection after a word, come back, and say the same word again, which is not played twice."""
    said = await table.play(guest)
    at, words = table.session.table.known[guest.person, said.id], len(table.session.table.words)
    table.session.leave(guest)
    again = await table.come(guest.person)
    assert again.view.places == table.session.table.match.view(1).places()
    assert again.view.seat == said.seat
    assert await table.ask(again, said) == at
    assert [word.id for word in table.session.table.words].count(said.id) == 1
    assert len(table.session.table.words) == words
    return again


async def run_out_of_time(table: Evening, player: Guest, sleeper: Guest) -> None:
    """Let one's time pass: a bot takes the seat, plays at least one word, and gives the seat back."""
    while not sleeper.is_waited_for() or sleeper.view.holding_up != [1]:
        if player.is_waited_for():
            await table.play(player)
        elif sleeper.is_waited_for():
            await table.play(sleeper)
        await asyncio.sleep(0.1)
    begun = asyncio.get_running_loop().time()
    await table.until(sleeper, lambda sleeper: "bot clock" in sleeper.news)
    assert asyncio.get_running_loop().time() - begun == pytest.approx(MOVE_SECONDS, abs=0.5)
    assert table.session.table.bots[1] is not None
    assert sleeper.view.legal == []
    with pytest.raises(Refused):
        await table.ask(sleeper, messages.Play(next(ids), 1, sleeper.view.at, "anything"))
    await table.until(sleeper, lambda _: any(word.seat == 1 and not word.person for word in table.session.table.words))
    await table.ask(sleeper, messages.Sit(next(ids), 1))
    assert sleeper.news[-1] == "returned"


def check_the_end(table: Evening, kept: Table, *guests: Guest) -> None:
    """The match is over, all see the same result, and the log alone comes to the same record."""
    live = table.session.table
    assert live.status == OVER
    assert table.log.summaries["table"].status == "over"
    record = live.record(table.log.people.__getitem__)
    assert record == kept.record(table.log.people.__getitem__)
    assert verify(record).points() == live.match.points()
    assert record["contributions"][0] == "ab" * 32
    for guest in guests:
        assert guest.view.over
        assert guest.view.points == live.match.points()
    assert {word.seat for word in live.words} == {0, 1, 2}


def test_a_session_that_was_closed_goes_on_from_its_log() -> None:
    async def evening() -> None:
        table = Evening("sequence")
        await table.open()
        anna, ben = await table.sit_down()
        for _ in range(3):
            await table.play(anna)
            await table.play(ben)
        before = [*table.session.table.words]
        await table.session.finish()
        table.session = Session("table", table.services)
        await table.session.load()
        anna, ben = await table.come(ANNA), await table.come(BEN)
        assert table.session.table.words[: len(before)] == before
        await table.play_to_the_end(anna, ben)
        assert table.session.table.match.over

    in_no_time(evening())


def test_what_is_refused_changes_nothing_and_says_why() -> None:
    async def evening() -> None:
        table = Evening("sequence")
        await table.open()
        anna, ben = await table.sit_down()
        await table.until(anna, Guest.is_waited_for)
        at, rows = anna.view.at, len(await table.log.log("table"))
        with pytest.raises(IllegalMove):
            await table.ask(anna, messages.Play(next(ids), 0, at, "no such word"))
        with pytest.raises(NotAllowed, match="not yours"):
            await table.ask(ben, messages.Play(next(ids), 0, at, anna.view.legal[0]))
        with pytest.raises(Stale):
            await table.ask(anna, messages.Play(next(ids), 0, at - 1, anna.view.legal[0]))
        assert len(await table.log.log("table")) == rows

    in_no_time(evening())


def test_who_watches_sees_the_table_from_its_edge_and_is_not_heard_by_players() -> None:
    async def evening() -> None:
        table = Evening("sequence")
        await table.open()
        anna, _ = await table.sit_down()
        carla = await table.come(CARLA)
        await table.play(anna)
        await table.ask(carla, messages.Say(next(ids), "what a hand"))
        await table.ask(anna, messages.Say(next(ids), "your turn"))
        assert carla.said == ["what a hand", "your turn"]
        assert anna.said == ["your turn"]
        assert carla.view.places == table.session.table.match.view(WATCHER).places()
        assert carla.view.legal == []

    in_no_time(evening())


def test_a_table_without_spectators_sends_them_away_when_it_begins() -> None:
    async def evening() -> None:
        table = Evening("sequence", watchers=False)
        await table.open()
        carla = await table.come(CARLA)
        await table.sit_down()
        await asyncio.sleep(0.1)
        assert carla.bye is not None
        assert carla.bye.reason == "without-spectators"
        assert carla not in table.session.visitors

    in_no_time(evening())


def test_a_bot_that_fails_is_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    class Failing(LocalBots):
        """Bots that fail once."""

        failures = 1

        async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:
            if self.failures:
                self.failures -= 1
                raise RuntimeError("out of order")
            return await super().choose(game, parcel, legal, level, patron)

    async def evening() -> None:
        table = Evening("sequence")
        table.session = Session("table", Services(table.log, Failing(), now=now))
        await table.open()
        anna, ben = await table.sit_down()
        await table.play(anna)
        await table.play(ben)
        await table.until(anna, lambda _: any(word.seat == 2 for word in table.session.table.words))

    with caplog.at_level(logging.ERROR):
        in_no_time(evening())
    assert "out of order" in caplog.text


def test_a_number_of_a_log_is_given_once() -> None:
    async def twice() -> list[bool]:
        table = Evening("sequence")
        return [await begin(table.log, "table", [table.opened], now()) for _ in range(2)]

    assert in_no_time(twice()) == [True, False]
