"""The deal of the day: one scored try with the same cards for everybody, nothing told before, all told afterwards."""

import asyncio
import calendar
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from house import Evening, at_random, fetch, refused, together
from moved_clock import MovedClock
from stores import ADA, BEN, SUMMARY, New, in_a_loop, opened

from stammtisch.client import Guest, Lost, Turned, new_id
from stammtisch.core import shelf
from stammtisch.core.daily import SEAT, dailies, day_commitment, public_seed
from stammtisch.core.verify import verify
from stammtisch.server import api
from stammtisch.server.app import House, Settings
from stammtisch.server.daily import OF_A_NETWORK
from stammtisch.server.par import LATELY_PLAYED, Par
from stammtisch.server.retention import OLD_NETWORKS
from stammtisch.server.rows import Person, Result
from stammtisch.server.store import Store
from stammtisch.server.tries import Tries, end_of
from stammtisch.server.wishes import DAY_NAME, set_wish
from stammtisch.server.workers import Workers
from stammtisch.table import messages as wire

DAY, NEXT = "2027-01-05", "2027-01-06"
NOON = calendar.timegm((2027, 1, 5, 12, 0, 0))
SOLO = "sep"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MovedClock]:
    server = MovedClock(tmp_path_factory.mktemp("daily"))
    server.set(NOON)
    yield server.start()
    server.stop()
    assert server.troubles() == []


async def deal(guest: Guest, game: str = SOLO, day: str | None = None) -> api.DealOfDay:
    return next(one for one in (await guest.day(day)).deals if one.game == game)


async def played(home: Evening, guest: Guest, seed: int, game: str = SOLO) -> str:
    """Plays a deal to its end, with random words."""
    made = await guest.play_day(game, bot_seconds=0.2)
    place = await home.at(guest, made.table)
    await place.seen(lambda _: True)
    await at_random(place, random.Random(seed))
    return made.table


def test_a_day_is_played_compared_and_revealed(own: MovedClock) -> None:
    async def day() -> None:
        own.set(NOON)
        async with Evening(own) as home:
            anna, ben, cleo = await home.guests("Anna", "Ben", "Cleo")
            before = await anna.day()
            assert (before.day, before.today) == (DAY, DAY)
            assert 0 < before.left <= 43_200
            assert {one.game for one in before.deals} == {*dailies()} == {*before.tomorrow}
            untouched = await deal(anna)
            assert (untouched.state, untouched.seed, untouched.standing, untouched.par) == ("new", "", None, None)

            table = await played(home, anna, 1)
            mine = await deal(anna)
            assert (mine.state, mine.table) == ("done", table)
            assert mine.standing is not None
            assert mine.standing.scores == [(mine.score, 1)]
            assert (mine.standing.players, mine.standing.rank, mine.standing.named) == (1, 1, [])
            assert mine.seed == ""
            assert mine.par is None, "nobody can have played eight times within a second"
            assert (await deal(ben)).standing is None, "Ben has not played"

            await nobody_else_sees_it(home, table, anna, ben)

            await anna.wish(api.Wishes(day_name=True))
            other = await played(home, ben, 2)
            theirs = await deal(ben)
            assert theirs.standing is not None
            assert [(one.name, one.mine) for one in theirs.standing.named] == [("Anna", False)], "Ben shows no name"
            assert theirs.standing.players == 2
            records = [await guest.record(id) for guest, id in ((anna, table), (ben, other))]
            firsts = [next(ply for ply in record["plies"] if ply["seat"] == -1) for record in records]
            assert firsts[0] == firsts[1], "both have the same cards"

            again = await anna.play_day(SOLO)
            assert (again.scored, again.why) == (False, "again")
            assert (await deal(anna)).score == mine.score

            own.set(NOON + 86_400)
            later = await anna.day()
            assert (later.day, later.today) == (NEXT, NEXT)
            assert {one.game: one.commitment for one in later.deals} == before.tomorrow, "as it was announced"
            shown = await deal(cleo, day=DAY)
            assert shown.state == "missed"
            assert shown.commitment == mine.commitment == day_commitment(DAY, SOLO, bytes.fromhex(shown.seed))
            assert shown.standing is not None
            assert shown.standing.players == 2
            record = await cleo.record(table)
            assert record["seed"] == shown.seed
            verify(record)
            assert (await cleo.proof(table))["seed"] == shown.seed
            tries = (await anna.days()).tries
            assert [(one.day, one.game, one.score) for one in tries if one.scored] == [(DAY, SOLO, mine.score)]
            late = await cleo.play_day(SOLO, DAY)
            assert (late.scored, late.why) == (False, "past")
            assert (await deal(cleo, day=DAY)).later == [late.table]

    together(day())


def founded(guest: Guest, *others: Guest) -> str:
    """Founds a group and lets others join it; gives its link."""

    def post(path: str, who: Guest, body: object) -> dict[str, str]:
        answer = fetch(f"{who.server}/api/{path}", "POST", body, {"Authorization": f"Bearer {who.token}"})
        assert answer.status in (200, 201), answer.body
        return dict(answer.json())

    link = post("groups", guest, {"name": "Our round"})["group"]
    for other in others:
        post(f"groups/{link}/change", other, {"do": "join"})
    return link


def test_results_are_shown_in_a_group_to_and_of_those_who_want_that_and_have_played(own: MovedClock) -> None:
    async def compares() -> None:
        own.set(NOON)
        async with Evening(own) as home:
            gina, hans, ida, jan = await home.guests("Gina", "Hans", "Ida", "Jan")
            link = founded(gina, hans, ida)

            async def ours(guest: Guest, day: str | None = None) -> api.StandingShown | None:
                return next(one for one in (await guest.day(day, link)).deals if one.game == SOLO).group

            assert [(one.group, one.name) for one in (await gina.day()).groups] == [(link, "Our round")]
            for guest in (gina, hans, ida):
                await guest.wish(api.Wishes(day_groups=True))
            await played(home, gina, 5)
            await played(home, ida, 6)
            await ida.wish(api.Wishes(day_groups=False))
            # Who has not played yet is told nothing, nor who shows nothing, nor who does not belong to it.
            assert await ours(hans) is None
            assert await ours(ida) is None
            await jan.wish(api.Wishes(day_groups=True))
            await played(home, jan, 7)
            for link_of_nothing in (link, "A" * 22, "' OR 1=1"):
                assert (await refused(jan.day(None, link_of_nothing))).reason == "only-members", "all sound alike"
            mine = await ours(gina)
            assert mine is not None
            assert [one.name for one in mine.named] == ["Gina"], "Ida does not want it, and Hans has not played"
            await played(home, hans, 8)
            theirs = await ours(hans)
            assert theirs is not None
            assert {(one.name, one.mine) for one in theirs.named} == {("Gina", False), ("Hans", True)}
            everybody = await deal(hans)
            assert everybody.group is None
            assert everybody.standing is not None
            assert everybody.standing.players > theirs.players == 2
            assert "Hans" not in [one.name for one in everybody.standing.named], "his name is for the group alone"

    together(compares())


async def nobody_else_sees_it(home: Evening, table: str, anna: Guest, ben: Guest) -> None:
    """Asks for everything that could tell about a deal that Anna has played and Ben has not."""
    for asked in (ben.record(table), ben.proof(table), ben.luck(table), ben.review(table, SEAT), anna.proof(table)):
        assert (await refused(asked)).reason == "sealed"
    for path in (f"replay?viewer={viewer}" for viewer in (-3, -2, 0)):
        assert fetch(f"{home.server.url}/api/tables/{table}/{path}").status == 403
    assert fetch(f"{home.server.url}/api/tables/{table}/record").status == 403
    daily = dailies()[SOLO]
    for guest in (anna, ben):
        wanted = wire.NewTable(game=SOLO, seats=daily.seats, mine=[0], deal=wire.OfTable(table))
        assert (await refused(guest.open_table(wanted))).reason == "sealed"
    place = await ben.at(table)
    with pytest.raises(Lost):
        await place.set_up(lambda _: True)
    assert place.bye is not None
    assert place.bye.reason == "sealed"
    await place.leave()
    record = await anna.record(table)
    assert "seed" not in record
    assert (await anna.review(table, SEAT, 0, 1)).total > 0
    dealt = [ply for ply in record["plies"] if ply["seat"] == -1]
    await other_ways_lead_elsewhere(home, table, ben, dealt)


async def other_ways_lead_elsewhere(home: Evening, table: str, ben: Guest, dealt: list[object]) -> None:
    """Goes everywhere else where the deal of the day, its par or others' plays might be told to Ben."""
    bearer = {"Authorization": f"Bearer {ben.token}"}

    def told(path: str, body: object) -> str:
        answer = fetch(f"{home.server.url}{path}", "POST", body, bearer)
        assert answer.status < 500, answer.body
        return answer.body.decode()

    before = await deal(ben)
    group = founded(ben)
    for path, body in (
        ("/api/lists", {}),
        ("/api/me/export", {"part": 0}),
        ("/api/me/record", {}),
        ("/api/daily", {}),
        ("/api/daily", {"group": group}),
        ("/api/daily/mine", {}),
        (f"/api/groups/{group}", {}),
        ("/api/puzzles", {}),
        (f"/api/tables/{table}/code", {}),
        (f"/api/tables/{table}/replay", {"viewer": 0}),
    ):
        assert table not in told(path, body), path
    preview = fetch(f"{home.server.url}/t/{table}", headers={"Accept": "text/html"}).body.decode()
    assert "og:description" not in preview, "a messenger is told nothing"
    # Neither its name nor what is public of it leads to its cards.
    daily = dailies()[SOLO]
    named: list[wire.OfName | wire.OfSeed] = [wire.OfName(f"day {DAY} {SOLO}")]
    named += [wire.OfSeed(known) for known in (public_seed(DAY, SOLO).hex(), before.commitment)]
    for chosen in named:
        wanted = wire.NewTable(SOLO, daily.seats, dict(daily.options), mine=[0], deal=chosen, start=True)
        place = await home.at(ben, await ben.open_table(wanted))
        await place.set_up(lambda found: found.status == "running")
        await place.ask(wire.Resign(new_id(), 0))
        await place.set_up(lambda found: found.status == "over")
        record = await ben.record(place.table.table)  # type: ignore[union-attr]
        first = [ply for ply in record["plies"] if ply["seat"] == -1]
        assert first != dealt[: len(first)], "other cards"
    assert (await deal(ben)).standing is None, "all of that is no try"


def test_the_scored_try_has_no_hints_no_takebacks_and_no_second_beginning(own: MovedClock) -> None:
    async def tries() -> None:
        own.set(NOON)
        async with Evening(own) as home:
            dora = await home.guest("Dora")
            made = await asyncio.gather(*[dora.play_day(SOLO) for _ in range(4)])
            assert len({one.table for one in made}) == 1, "asking again leads back to the same try"
            assert {one.scored for one in made} == {True}
            place = await home.at(dora, made[0].table)
            table = await place.set_up(lambda _: True)
            assert (table.hints, table.takebacks, table.watchers, table.chosen) == (False, False, False, f"day {DAY}")
            await place.seen(lambda view: bool(view.legal))
            assert (await refused(place.ask(wire.Hint(new_id(), SEAT)))).reason == "hints-off"
            assert (await refused(place.ask(wire.Propose(new_id(), "takeback", SEAT)))).reason == "no-takebacks"
            assert (await deal(dora)).state == "running"
            await place.ask(wire.Resign(new_id(), SEAT))
            given_up = await deal(dora)
            assert (given_up.state, given_up.score) == ("unscored", None)
            assert given_up.standing is not None
            assert given_up.standing.rank is None
            again = await dora.play_day(SOLO)
            assert not again.scored

            emil = await home.guest("Emil")
            helped = await emil.play_day("diabolo", bot_seconds=0.2)
            seat = await home.at(emil, helped.table)
            await seat.set_up(lambda table: table.status == "running")
            await seat.ask(wire.Substitute(new_id(), SEAT))
            own.set(NOON + 86_400)
            assert (await deal(emil, "diabolo", DAY)).state == "unscored", "it was not finished in time"

    together(tries())


def test_a_day_to_come_no_day_and_a_game_without_one_are_refused(own: MovedClock) -> None:
    async def asks() -> None:
        own.set(NOON)
        async with Evening(own) as home:
            guest = await home.guest("Fritz")
            for day in (NEXT, "2027-02-30", "2020-01-01"):
                assert (await refused(guest.day(day))).reason == "not-a-day"
                assert (await refused(guest.play_day(SOLO, day))).reason == "not-a-day"
            assert (await refused(guest.play_day("chess"))).reason == "no-daily"
            with pytest.raises(Turned) as malformed:
                await guest.day("tomorrow")
            assert malformed.value.code == "malformed"

    together(asks())


def test_an_earlier_identity_of_the_browser_and_a_crowded_network_play_for_fun(tmp_path: Path) -> None:
    server = MovedClock(tmp_path, limits=1.0)
    server.set(NOON)
    server.start()
    try:
        origin = {"Origin": server.url}

        def post(path: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
            answer = fetch(server.url + path, "POST", body, {**origin, **({"Cookie": cookie} if cookie else {})})
            given = {name: value for name, _, value in (one.split(";")[0].partition("=") for one in answer.cookies)}
            assert answer.status in (200, 201), answer.body
            return answer.json(), given.get("stammtisch", "")

        play = {"game": SOLO}
        _, first = post("/api/me", {"name": "Gerda"})
        assert post("/api/daily/play", play, f"stammtisch={first}")[0]["scored"]
        _, second = post("/api/me", {"name": "Not Gerda"})
        made, _ = post("/api/daily/play", play, f"stammtisch={second}; stammtisch-before={first}")
        assert (made["scored"], made["why"]) == (False, "browser")
        assert post("/api/daily/play", play, f"stammtisch={second}")[0]["why"] == "again", "the deal has been seen"
        gone = fetch(f"{server.url}/api/me", "DELETE", None, {**origin, "Cookie": f"stammtisch={first}"})
        mark = next(one.split(";")[0] for one in gone.cookies if one.startswith("stammtisch-played="))
        assert "Max-Age=86400" in next(one for one in gone.cookies if one.startswith("stammtisch-played="))
        _, third = post("/api/me", {"name": "Gerda"})
        made, _ = post("/api/daily/play", play, f"stammtisch={third}; {mark}")
        assert (made["scored"], made["why"]) == (False, "browser"), "who has themselves forgotten has seen the deal"
        assert post("/api/daily/play", {"game": "diabolo"}, f"stammtisch={third}; {mark}")[0]["scored"]
        again = fetch(f"{server.url}/api/me", "DELETE", None, {**origin, "Cookie": f"stammtisch={third}; {mark}"})
        assert next(one for one in again.cookies if one.startswith("stammtisch-played=")).count(".") == 2
        for _ in range(OF_A_NETWORK - 1):
            _, another = post("/api/me", {})
            assert post("/api/daily/play", play, f"stammtisch={another}")[0]["scored"]
        _, last = post("/api/me", {})
        assert post("/api/daily/play", play, f"stammtisch={last}")[0]["why"] == "network"
        assert post("/api/daily/play", {"game": "sequence"}, f"stammtisch={last}")[0]["scored"], "another deal"
    finally:
        server.stop()
    assert server.troubles() == []


@in_a_loop
async def test_a_try_whose_table_was_not_begun_is_begun_when_its_person_comes_back(new: New) -> None:
    async with opened(new()) as store:
        await store.add_person(ADA, b"phone")
        house = House(store, Settings())
        asked = api.DailyPlay(SOLO)
        made = await house.daily.begin("ada", "net", [], asked)
        table = await store.log(made.table)
        assert len(table) == 2
        # The server ended between the two entries.
        await store.change(
            ("DELETE FROM entries WHERE table_id = ? AND number = 1", (made.table,)),
            ("UPDATE tables SET status = 'open' WHERE id = ?", (made.table,)),
        )
        assert await house.daily.begin("ada", "net", [], asked) == made
        assert [row.number for row in await store.log(made.table)] == [0, 1]


# What is kept

WON = Result(0, "sequence", 2, "{}", 2, "person", "ada", 2, 1, False, 0, "cards", False, float(NOON))


async def finish(store: Store, table: str, person: str, points: tuple[int, int], **more: object) -> None:
    """Keeps a scored try that is over."""
    own = replace(WON, person=person, points=points[0], **more)  # type: ignore[arg-type]
    rows = (own, replace(WON, seat=1, player="expert", person=None, points=points[1], place=2))
    await store.append(table, 0, 0.0, b"", replace(SUMMARY, status="over", results=rows))
    assert await Tries(store).add(table, DAY, "sequence", person, "here", float(NOON), scored=True)


@in_a_loop
async def test_the_standing_counts_what_was_played_to_the_end_alone_and_in_time(new: New) -> None:
    async with opened(new()) as store:
        people = [ADA, BEN, *[Person(name, name.title(), 1.0, 2.0) for name in ("cleo", "dora", "emil", "fritz")]]
        for person in people:
            await store.add_person(person, person.id.encode())
        await finish(store, "oak", "ada", (2, 1))
        await finish(store, "elm", "ben", (2, 0))
        await finish(store, "fir", "cleo", (2, 1))
        await finish(store, "ash", "dora", (2, 0), player="both")
        await finish(store, "yew", "emil", (2, 0), place=None)
        await finish(store, "bay", "fritz", (2, 0), at=float(end_of(DAY)))
        tries = Tries(store)
        assert not await tries.add("other", DAY, "sequence", "ada", "here", 0.0, scored=True), "one scored try each"
        assert await tries.add("other", DAY, "sequence", "ada", "here", 0.0, scored=False)
        assert await tries.number_of("here", DAY, "sequence") == 6
        assert await tries.number_of("there", DAY, "sequence") == 0
        assert await tries.any_of({"ada"}, DAY, "sequence")
        assert not await tries.any_of({"nobody"}, DAY, "sequence")
        everybody = await tries.standing(DAY, "sequence", "ada", 1)
        assert (everybody.scores, everybody.players, everybody.rank) == ([(2, 1), (1, 2)], 3, 2)
        assert everybody.named == []
        await set_wish(store, "ben", DAY_NAME, on=True)
        await set_wish(store, "cleo", DAY_NAME, on=True)
        await set_wish(store, "cleo", DAY_NAME, on=False)
        named = (await tries.standing(DAY, "sequence", "ada", 1)).named
        assert named == [api.ScoreShown("Ben", 2, mine=False)]
        ours = await tries.standing(DAY, "sequence", "ada", 1, {"ada", "cleo"})
        assert (ours.scores, ours.rank) == ([(1, 2)], 1)
        assert [(one.name, one.mine) for one in ours.named] == [("Ada", True), ("Cleo", False)]
        kept = await tries.kept("ada", float(NOON))
        assert [(one.table, one.scored, one.score) for one in kept] == [("other", False, None), ("oak", True, 1)]
        await store.forget("ada")
        assert await tries.kept("ada", float(NOON)) == []
        assert (await tries.standing(DAY, "sequence", "", None)).players == 3, "a result without a person stays"
        await store.delete("oak")
        assert (await tries.standing(DAY, "sequence", "", None)).players == 2


@in_a_loop
async def test_tries_of_long_ago_are_not_read_again_and_again(on_disk: New) -> None:
    async with opened(on_disk()) as store:
        for query in (LATELY_PLAYED, OLD_NETWORKS):
            plan = str(await store.select(f"EXPLAIN QUERY PLAN {query}", DAY))
            assert "SEARCH tries USING" in plan, query
            assert "SCAN" not in plan, query


@in_a_loop
async def test_par_is_played_by_masters_for_games_that_somebody_plays(new: New) -> None:
    async with opened(new()) as store:
        workers = Workers()
        par = Par(store, workers, now=lambda: float(NOON), part=0.0002)
        try:
            assert await par.missing() is None, "nobody plays"
            await store.add_person(ADA, b"ada")
            await Tries(store).add("oak", DAY, "diabolo", "ada", "", float(NOON), scored=True)
            assert await par.missing() == (DAY, "diabolo", 0)
            first = await par.play(DAY, "diabolo", 0)
            assert await par.shown(DAY, "diabolo") is None, "one playthrough says nothing about a spread"
            assert await par.play(DAY, "diabolo", 0) == first, "it depends on nothing but the deal and its number"
            assert await par.missing() == (DAY, "diabolo", 1)
            second = await par.play(DAY, "diabolo", 1)
            shown = await par.shown(DAY, "diabolo")
            assert shown is not None
            assert (shown.playthroughs, shown.mean) == (2, (first + second) / 2)
            assert (shown.best, shown.worst) == (max(first, second), min(first, second))
        finally:
            workers.stop()


def test_every_game_is_scored_in_its_own_way_and_has_a_public_seed_of_each_day() -> None:
    found = dailies()
    for name, daily in found.items():
        game = shelf.game(name)
        game.check(daily.seats, daily.options)
        assert game.fewest == (daily.scoring == "penalties"), "the same at the table and on its deal of the day"
    assert found["sequence"].score([1, 2]) == -1
    assert found["sep"].score([7]) == 7
    assert found["seven-seals"].worth(3) > found["seven-seals"].worth(4)
    assert public_seed(DAY, "sep").hex() == "5e9d99453fff9d35b4c2fcd78755a2f136a2772549f8625da70790ef3f8911df"
    assert len({public_seed(day, game) for day in (DAY, NEXT) for game in found}) == 2 * len(found)
