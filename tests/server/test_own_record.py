"""A record of one's own: counted from results, for nobody else, with ratings only if somebody wants them."""

from dataclasses import replace
from typing import cast

import msgspec
import pytest
from house import Evening, evening
from stores import ADA, BEN, SUMMARY, New, in_a_loop, opened

from stammtisch.bots.measured import lead, measured
from stammtisch.server.own_record import OwnRecord
from stammtisch.server.rating import UNRATED, Rated, Rater, SeatAccount, rate, rating_of
from stammtisch.server.reception import Reception
from stammtisch.server.rows import Result
from stammtisch.server.store import Store
from stammtisch.server.wishes import RATINGS, set_wish
from stammtisch.table.coach import ACCOUNT as KEPT
from stammtisch.table.coach import WHOLE

WON = Result(0, "sequence", 2, "{}", 2, "person", "ada", 2, 1, False, 0, "cards", True, 20.0)
LOST = replace(WON, seat=1, person="ben", points=1, place=2)
BOT = replace(LOST, player="regular", person=None)
ACCOUNT = SeatAccount(0.5, 0.0, 0.2, 0.1, 0.0, 0.1, 0.1, 0.02)


async def keep(store: Store, table: str, *seats: Result, at: float = 20.0) -> None:
    results = tuple([replace(one, at=at) for one in seats])
    await store.append(table, 0, 0.0, b"", replace(SUMMARY, status="over", results=results))


@in_a_loop
async def test_matches_opponents_and_luck_are_counted_from_the_results(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        solo = replace(WON, game="sep", seats=1, points=9, rules=1)
        await keep(store, "oak", WON, LOST, at=1.0)
        await keep(store, "elm", replace(WON, points=1, place=2, hints=3), replace(BOT, points=2, place=1), at=2.0)
        await keep(store, "fir", replace(WON, place=None, resigned=True), replace(BOT, place=None), at=3.0)
        await keep(store, "ash", solo, at=4.0)
        await store.add_review("oak", WHOLE, KEPT, msgspec.json.encode({"accounts": [ACCOUNT, ACCOUNT], "curve": []}))
        mine = await OwnRecord(store, cast(Reception, None)).of("ada")
        assert (mine.matches, mine.ratings) == (4, False)
        by_game = {one.game: one for one in mine.games}
        sequence, sep = by_game["sequence"], by_game["sep"]
        assert (sequence.matches, sequence.contested, sequence.won, sequence.fair) == (3, 2, 1.0, 1.0)
        assert (sequence.hints, sequence.resigned, sequence.points, sequence.rating) == (3, 1, 1.5, None)
        assert (sep.contested, sep.best_solo) == (0, 9)
        met = {(one.name, one.level): (one.matches, one.better, one.worse) for one in mine.opponents}
        assert met == {("Ben", ""): (1, 1, 0), ("", "regular"): (1, 0, 1)}
        assert [one.table for one in mine.last] == ["ash", "fir", "elm", "oak"]
        told = mine.last[-1]
        assert told.luck == pytest.approx(0.3)
        assert (told.decisions, told.error) == (0.1, 0.02)
        assert [one.luck for one in mine.last[:-1]] == [None, None, None]
        theirs = await OwnRecord(store, cast(Reception, None)).of("ben")
        assert [one.table for one in theirs.last] == ["oak"]


@in_a_loop
async def test_ratings_follow_the_matches_in_their_order_and_are_forgotten(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        rater = Rater(store, now=lambda: 100.0, after=50.0)
        await keep(store, "oak", WON, LOST, at=10.0)
        await keep(store, "elm", WON, replace(LOST, hints=1), at=20.0)
        await keep(store, "fir", WON, replace(BOT, player="novice"), at=60.0)
        assert await rater.step() == 2, "the last one has only just ended"
        assert await rater.step() == 0
        ada, ben = await rating_of(store, "ada"), await rating_of(store, "ben")
        assert (ada["sequence"].matches, ben["sequence"].matches) == (2, 1), "with a hint it is not rated"
        assert ada["sequence"].mu > UNRATED.mu > ben["sequence"].mu
        assert ada["sequence"].sigma < UNRATED.sigma
        await set_wish(store, "ada", RATINGS, on=True)
        shown = (await OwnRecord(store, cast(Reception, None)).of("ada")).games[0]
        assert shown.rating is not None
        assert shown.rating.mu == pytest.approx(ada["sequence"].mu)
        assert shown.bots == measured()["sequence"]
        await store.forget("ada")
        assert await rating_of(store, "ada") == {}
        assert await Rater(store, now=lambda: 200.0, after=0.0).step() == 1, "it goes on where it was"


def test_a_win_without_luck_counts_less_and_bots_stay_where_they_were_measured() -> None:
    known: dict[tuple[str, str], Rated] = {}
    plain = rate(known, [WON, BOT])["ada", "sequence"]
    lucky = rate(known, [WON, BOT], [ACCOUNT, ACCOUNT])["ada", "sequence"]
    assert UNRATED.mu < lucky.mu < plain.mu
    strong = rate(known, [WON, replace(BOT, player="master")])["ada", "sequence"]
    weak = rate(known, [WON, replace(BOT, player="novice")])["ada", "sequence"]
    assert strong.mu > weak.mu, "it is worth more to beat a master"
    assert rate(known, [replace(WON, player="both"), BOT]) == {}
    assert rate(known, [replace(WON, place=None), replace(BOT, place=None)]) == {}
    assert lead(0.5, 1) == 0.0
    assert lead(0.25, 3) == pytest.approx(0.0)
    for levels in measured().values():
        assert [*levels.values()] == sorted(levels.values())


@evening
async def test_a_match_appears_on_its_players_pages_only(home: Evening) -> None:
    around = await home.match("diabolo", "Anna", "Ben", "Cleo", options={"length": "single"})
    await around.play_out(5)
    anna, dora = around.guests[0], await home.guest("Dora")
    mine = await anna.own_record(ratings=True)
    assert [one.table for one in mine.last] == [around.table]
    assert {one.name for one in mine.opponents} == {"Ben", "Cleo"}
    assert mine.ratings
    assert not (await anna.own_record(ratings=False)).ratings
    assert (await dora.own_record()).matches == 0
    kept = await anna.export()
    assert [(one.game, one.player) for one in kept.results] == [("diabolo", "person")]
    assert kept.wishes.ratings is False
