"""A record of one's own: counted from results, for nobody else, with ratings only if somebody wants them."""

from dataclasses import replace
from typing import cast

import msgspec
import pytest
from house import Evening, evening
from stores import ADA, BEN, SUMMARY, New, in_a_loop, opened

from stammtisch.bots.measured import lead, measured
from stammtisch.server.group_ratings import ratings_in_groups, ratings_shown, rerated, show_rating
from stammtisch.server.group_store import Group
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


async def keep(store: Store, table: str, *seats: Result, at: float = 20.0, group: str = "") -> None:
    results = tuple([replace(one, at=at) for one in seats])
    await store.append(table, 0, 0.0, b"", replace(SUMMARY, status="over", results=results, group=group))


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
        assert (sep.contested, sep.best_solo, sep.solo, sep.points) == (0, 9, 9, None)
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


@in_a_loop
async def test_ratings_within_a_group_are_shown_to_and_of_members_who_want_them(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN, replace(ADA, id="cleo", name="Cleo")):
            await store.add_person(person, person.id.encode())
        for id in ("g", "other"):
            await store.add_group(Group(id, f"link-{id}", "Our round", "ada", 1.0, ""), 1.0)
        await store.add_member("g", "ben", 1.0, 9)
        await keep(store, "oak", WON, LOST, at=10.0, group="g")
        await keep(store, "elm", WON, LOST, BOT, at=20.0, group="g")
        await keep(store, "fir", WON, BOT, at=30.0, group="g")
        await keep(store, "ash", replace(LOST, person="cleo"), replace(WON, person="ben", seat=0), at=40.0, group="g")
        await keep(store, "yew", WON, LOST, at=50.0, group="other")
        rater = Rater(store, now=lambda: 100.0, after=0.0, further=rerated)
        assert [await rater.step(), await rater.step()] == [5, 0]
        assert await ratings_shown(store, "g") == [], "nobody has asked for it"
        own = {one.name: one.games for one in await ratings_in_groups(store, "ben") if one.link == "link-g"}
        assert own["Our round"]["sequence"].matches == 3, "not with one person alone, and not those of another group"
        assert [one.on for one in await ratings_in_groups(store, "cleo")] == [], "she does not belong to it"
        await show_rating(store, "g", "ada", on=True)
        await show_rating(store, "g", "ben", on=True)
        shown = await ratings_shown(store, "g")
        assert [(one.member, one.rated.matches) for one in shown] == [(0, 2), (1, 3)], "the best first"
        mine = (await OwnRecord(store, cast(Reception, None)).of("ada")).groups
        assert [(one.group, one.ratings["sequence"].matches) for one in mine] == [("link-g", 2)], "not where it is off"
        await show_rating(store, "g", "ada", on=False)
        assert [one.member for one in await ratings_shown(store, "g")] == [1]
        await store.remove_member("g", "ben", for_good=False)
        await store.add_member("g", "ben", 2.0, 9)
        await show_rating(store, "g", "ben", on=True)
        assert await ratings_shown(store, "g") == [], "who leaves is forgotten"
        await store.forget("ada")
        await store.remove_groups("g")
        assert await store.select("SELECT * FROM group_ratings") == []


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


def test_who_has_several_seats_is_not_rated() -> None:
    known: dict[tuple[str, str], Rated] = {}
    assert rate(known, [WON, replace(LOST, person="ada")]) == {}, "nobody wins against themselves"
    three = [replace(one, seats=3) for one in (WON, replace(LOST, person="ada"), replace(LOST, seat=2))]
    assert {person for person, _ in rate(known, three)} == {"ben"}


@in_a_loop
async def test_a_match_against_oneself_is_a_match_and_nothing_more(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        await store.add_group(Group("g", "link", "Our round", "ada", 1.0, ""), 1.0)
        await keep(store, "oak", WON, replace(LOST, person="ada"), at=10.0, group="g")
        mine = await OwnRecord(store, cast(Reception, None)).of("ada")
        (sequence,) = mine.games
        assert (sequence.matches, sequence.contested, sequence.won, sequence.points) == (1, 0, 0.0, None)
        assert mine.opponents == []
        bot = replace(BOT, seat=2, seats=3)
        await keep(store, "elm", *[replace(one, seats=3) for one in (WON, replace(LOST, person="ada"))], bot, group="g")
        rater = Rater(store, now=lambda: 100.0, after=0.0, further=rerated)
        assert await rater.step() == 2
        assert await rating_of(store, "ada") == {}
        await show_rating(store, "g", "ada", on=True)
        assert await ratings_shown(store, "g") == []


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
