"""The bots' workers: searches are stopped, processes are killed, queues are fair, and times tell nothing."""

import asyncio
import functools
import os
import random
import signal
import statistics
import time
from collections.abc import Awaitable, Callable
from math import inf
from pathlib import Path

import pytest
from house import Servers, together
from strain import crowded, own_workers, state_of

from scale import scaled
from stammtisch.bots.levels import SECOND, bot_for
from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.match import Match
from stammtisch.core.view_codec import packed
from stammtisch.server.metrics import Metrics
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.workers import HINTS_OF_A_NETWORK, UNATTENDED_OF_A_NETWORK, Workers
from stammtisch.table import messages as wire
from stammtisch.table.log import Dealt, Opened, Played, Started, to_bytes
from stammtisch.table.pace import LATE_BY, appears
from stammtisch.table.ports import Patron, Services
from stammtisch.table.session import Session
from stammtisch.table.summary import summary
from stammtisch.table.table import Table

pytestmark = pytest.mark.alone

ANNA = Patron(True, "home", "Anna")
NOBODY = Patron(False, "Anna", "Anna")
Working = Callable[["Pool"], Awaitable[None]]


class Pool:
    """Real workers, and positions for them to think about."""

    def __init__(self, number: int = 1) -> None:
        self.metrics = Metrics()
        self.workers = Workers(metrics=self.metrics)
        self.workers.number = number

    def choosing(self, level: str, patron: Patron = ANNA, match: Match | None = None) -> "asyncio.Task[str]":
        """A bot that begins to think."""
        match = match or free("sequence")
        seat = match.waiting_for()[0]
        choosing = self.workers.choose(match.game, packed(match.view(seat)), match.legal(seat), level, patron)
        return asyncio.ensure_future(choosing)

    async def under_way(self, searches: int) -> None:
        """Return when so many searches have begun in all."""
        while self.metrics.counts["searches"] < searches:
            await asyncio.sleep(0.005)


def pool(test: Working) -> Callable[[], None]:
    """A test with workers of its own, one at a time on any machine."""

    @functools.wraps(test)
    def with_a_pool() -> None:
        async def within() -> None:
            made = Pool()
            await made.workers.start()
            try:
                await test(made)
            finally:
                made.workers.stop()

        together(within())

    del with_a_pool.__wrapped__
    return with_a_pool


def free(name: str) -> Match:
    """A match whose next seat has something to choose."""
    game = shelf.game(name)
    match = Match(game, 2 if 2 in game.seats else 3, deal=Deal.fresh())
    while len(match.legal(match.waiting_for()[0])) < 3:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def forced(name: str = "seven-seals") -> Match:
    """A match whose next seat has one word to say."""
    rng = random.Random(1)
    while True:
        game = shelf.game(name)
        match = Match(game, 3, deal=Deal.fresh())
        while not match.over:
            seat = match.waiting_for()[0]
            if len(match.legal(seat)) == 1:
                return match
            match.play(seat, rng.choice(match.legal(seat)))


async def timed(work: Awaitable[object]) -> float:
    begun = time.monotonic()
    await work
    return time.monotonic() - begun


# Stopping


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("name", shelf.names())
def test_a_search_that_nobody_waits_for_gives_its_worker_back(name: str, level: str) -> None:
    @pool
    async def stopped(pool: Pool) -> None:
        took: list[float] = []
        longest = 0.5 * bot_for(shelf.game(name), level).seconds
        while len(took) < 5 and min(took, default=inf) >= longest:  # others may have the processors once, not each time
            unwanted = pool.choosing(level, match=free(name))
            await pool.under_way(2 * len(took) + 1)
            await asyncio.sleep(0.1)
            unwanted.cancel()
            took.append(await timed(pool.choosing("novice", Patron(True, "elsewhere", "Ben"))))
        print(f"{name}, {level}: free after {1000 * min(took):.0f} ms")
        assert min(took) < longest, took
        assert pool.workers.waiting == 0

    stopped()


@pool
async def test_a_search_that_waits_and_is_not_wanted_any_more_never_begins(pool: Pool) -> None:
    first = pool.choosing("expert")
    others = [pool.choosing("expert") for _ in range(20)]
    await pool.under_way(1)
    for other in others:
        other.cancel()
    await first
    await pool.choosing("novice")
    assert pool.metrics.counts["searches"] == 2


@pool
async def test_a_search_where_nobody_is_present_makes_way_and_answers_with_its_best_so_far(pool: Pool) -> None:
    unattended = pool.choosing("master", NOBODY)
    await pool.under_way(1)
    took = await timed(pool.choosing("novice"))
    assert took < 3 * SECOND / 2, "it has had its tenth of a second"
    assert unattended.done()
    assert await unattended


@pool
async def test_bots_that_think_at_the_same_time_share_the_time_of_one(pool: Pool) -> None:
    took = await timed(asyncio.gather(*[pool.choosing("expert") for _ in range(4)]))
    assert took < 3 * SECOND, took


# What happens to workers


async def one_killed() -> None:
    """End the process of a worker with kill -9, as soon as there is one."""
    while not (pids := await asyncio.to_thread(own_workers)):
        await asyncio.sleep(0.01)
    os.kill(pids[0], signal.SIGKILL)
    while pids[0] in await asyncio.to_thread(own_workers):
        await asyncio.sleep(0.01)


@pool
async def test_a_worker_that_dies_is_replaced_once_and_all_who_wait_get_their_words(pool: Pool) -> None:
    kills = scaled(1, 1, 10)
    for kill in range(1, kills + 1):
        choosing = [pool.choosing("novice" if number else "master") for number in range(40)]
        await pool.under_way(int(pool.metrics.counts["searches"]) + 1)
        await one_killed()
        assert all(await asyncio.gather(*choosing))
        assert len(own_workers()) == 1
        assert pool.metrics.counts["workers_restarted"] == kill
    assert pool.metrics.counts["searches_failed"] <= kills


@pool
async def test_a_search_whose_worker_dies_again_and_again_is_not_given_up(pool: Pool) -> None:
    choosing = pool.choosing("master")
    for kill in range(1, scaled(3, 3, 6)):
        while pool.metrics.counts["searches"] < kill:
            await asyncio.sleep(0.01)
        await one_killed()
    assert await choosing
    assert len(own_workers()) == 1


@pool
async def test_a_bot_that_fails_is_tried_again_and_stops_nobody_else(pool: Pool) -> None:
    game = shelf.game("sequence")
    broken = asyncio.ensure_future(pool.workers.choose(game, "{}", [], "expert", ANNA))
    assert await pool.choosing("novice")
    while pool.metrics.counts["searches_failed"] < 3:
        await asyncio.sleep(0.01)
    assert await pool.choosing("novice")
    assert not broken.done()
    broken.cancel()
    assert pool.metrics.counts["workers_restarted"] == 0


def test_no_worker_outlives_a_server_that_is_killed(servers: Servers) -> None:
    server = servers()
    assert server.process is not None
    while not (workers := own_workers(server.process.pid)):
        time.sleep(0.02)
    server.kill()
    late = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() and state_of(pid) != "Z" for pid in workers):
        assert time.monotonic() < late, "a worker goes on without its server"
        time.sleep(0.02)


# Fairness


@pool
async def test_only_so_many_searches_wait_where_nobody_is_present_and_all_are_served(pool: Pool) -> None:
    choosing = [pool.choosing("novice", NOBODY) for _ in range(3 * UNATTENDED_OF_A_NETWORK)]
    await pool.under_way(1)
    assert pool.workers.waiting <= UNATTENDED_OF_A_NETWORK
    assert all(await asyncio.gather(*choosing))


@pool
async def test_too_many_hints_of_one_network_are_refused_and_others_get_theirs(pool: Pool) -> None:
    match = free("sequence")
    seat = match.waiting_for()[0]
    parcel, legal = packed(match.view(seat)), match.legal(seat)

    def hinting(network: str, person: str) -> "asyncio.Task[wire.Counsel]":
        return asyncio.ensure_future(pool.workers.hint(match.game, parcel, legal, Patron(True, network, person)))

    flood = [hinting("school", f"pupil {number % 20}") for number in range(200)]
    await asyncio.sleep(0)
    found = await hinting("home", "Anna")
    assert found.word in legal
    assert found.odds is not None
    assert sum(not hint.done() for hint in flood) > 0, "a stranger's hint comes before a flood is through"
    refused = [hint for hint in flood if hint.done() and hint.exception()]
    assert len(refused) == 200 - HINTS_OF_A_NETWORK
    for hint in flood:
        hint.cancel()


FLOODS = {
    "93 tables of bots only": [("expert", NOBODY)] * 93,
    "40 tables with masters": [("master", Patron(True, "school", f"pupil {number}")) for number in range(40)],
    "40 tables with experts": [("expert", Patron(True, "school", f"pupil {number}")) for number in range(40)],
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_from_one_network_delays_nobody_on_another(flood: str) -> None:
    """A stranger's bot answers within twice its pace, however many others ask again as soon as they are answered."""

    @pool
    async def flooded(pool: Pool) -> None:
        async def again_and_again(level: str, patron: Patron) -> None:
            while True:
                await pool.choosing(level, patron)

        busy = [asyncio.ensure_future(again_and_again(*one)) for one in FLOODS[flood]]
        await pool.under_way(5)
        took: dict[str, list[float]] = {"novice": [], "expert": [], "master": []}
        for _ in range(scaled(1, 1, 10)):
            for level, times in took.items():
                times.append(await timed(pool.choosing(level, Patron(True, "elsewhere", "Ben"))))
        for one in busy:
            one.cancel()
        print(flood, {level: f"{max(times):.2f} s at most" for level, times in took.items()})
        for level, pace in {"novice": 1.2, "expert": 1.2, "master": 3.2}.items():
            assert max(took[level]) < 2 * pace, (level, took)

    flooded()


# Time that tells nothing


def test_a_word_appears_when_it_is_due_or_in_coarse_steps_later() -> None:
    assert appears(10.0, 3.0) == 10.0
    assert appears(10.0, 10.0) == 10.0
    assert appears(10.0, 10.001) == 10.0 + LATE_BY
    assert appears(10.0, 10.2) == 10.0 + LATE_BY
    assert appears(10.0, 10.0 + 2.5 * LATE_BY) == 10.0 + 3 * LATE_BY


@pool
async def test_one_legal_word_takes_as_long_as_a_choice(pool: Pool) -> None:
    only, several = forced(), free("seven-seals")
    for level in ("expert", "master")[: scaled(1, 1, 2)]:
        quick = await timed(pool.choosing(level, match=only))
        slow = await timed(pool.choosing(level, match=several))
        assert quick == pytest.approx(slow, abs=0.3 * crowded())
        assert min(quick, slow) >= bot_for(shelf.game("sep"), level).seconds


@pool
async def test_under_load_the_time_of_a_word_does_not_tell_whether_there_was_a_choice(pool: Pool) -> None:
    only, several = forced(), free("seven-seals")
    delays: dict[bool, list[float]] = {True: [], False: []}

    async def playing(table: int) -> None:
        for round in range(scaled(2, 4, 12)):
            is_forced = (table + round) % 2 == 0
            begun = time.monotonic()
            await pool.choosing("expert", Patron(True, f"network {table}", "x"), only if is_forced else several)
            delays[is_forced].append(appears(begun, time.monotonic()) - begun)  # each word is late

    await asyncio.gather(*[playing(table) for table in range(30)])
    found = auc(delays[True], delays[False])
    print(f"AUC {found:.3f}, forced {len(delays[True])}, free {len(delays[False])}")
    print(f"medians {statistics.median(delays[True]):.2f} and {statistics.median(delays[False]):.2f} s")
    assert abs(found - 0.5) < 0.12, found


def auc(sooner: list[float], later: list[float]) -> float:
    """The probability that one of the first is smaller than one of the second."""
    wins = sum((a < b) + 0.5 * (a == b) for a in sooner for b in later)
    return wins / (len(sooner) * len(later))


# At a table


async def session_of(store: SqliteStore, workers: Workers, opened: Opened) -> Session:
    """A session at which bots are about to play."""
    table = Table("table")
    now = time.time()
    for entry in (opened, Started(opened.host), Dealt()):
        number = table.number
        table.apply(entry, now)
        await store.append(table.id, number, now, to_bytes(entry), summary(table))
    session = Session(table.id, Services(store, workers))
    await session.load()
    return session


def diabolo(bot_seconds: float) -> Opened:
    """Four bots that double in secret."""
    game = shelf.game("diabolo")
    return Opened("diabolo", game.rules, 4, game.check(4, {}), "00" * 32, "Anna", [None] * 4, ["expert"] * 4,
                  bot_seconds=bot_seconds)  # fmt: skip


def test_bots_that_decide_together_search_once_each_and_speak_when_due(tmp_path: Path) -> None:
    @pool
    async def together_at_a_table(pool: Pool) -> None:
        store = SqliteStore(tmp_path / "data")
        await store.open()
        try:
            session = await session_of(store, pool.workers, diabolo(1.2))
            try:
                await doubled(session, pool)
            finally:
                await session.finish()
        finally:
            await store.close()

    together_at_a_table()


async def doubled(session: Session, pool: Pool) -> None:
    while len(session.table.match.waiting_for()) < 4:
        await asyncio.sleep(0.005)
    searches, words = pool.metrics.counts["searches"], len(session.table.words)
    begun = time.monotonic()
    times: list[float] = []
    while len(times) < 4:
        await asyncio.sleep(0.002)
        times += [time.monotonic() - begun] * (len(session.table.words) - words - len(times))
    print("words after", [f"{at:.3f}" for at in times], "s")
    assert pool.metrics.counts["searches"] - searches <= 5, "one for each, and perhaps the next decision"
    assert max(times) - min(times) < 0.2 * crowded(), times
    assert min(times) > 1.1


def test_what_another_seat_says_does_not_move_when_a_bot_is_due() -> None:
    table = Table("table")
    for at, entry in enumerate((diabolo(1.2), Started("Anna"), Dealt())):
        table.apply(entry, 1000.0 + at)
    while len(table.match.waiting_for()) < 4:
        seat = table.match.waiting_for()[0]
        table.apply(Played(seat, table.match.legal(seat)[0]), 1010.0)
    due = [table.bot_due(seat) for seat in range(4)]
    table.apply(Played(1, "keep"), 1011.0)
    assert [table.bot_due(seat) for seat in (0, 2, 3)] == [due[0], due[2], due[3]] == [1011.2] * 3
