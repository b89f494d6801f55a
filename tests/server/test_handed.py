"""Handed matches: what somebody played without a connection is theirs at the server, once, and counts for nobody."""

import dataclasses
import json
import time
from typing import Any

import pytest
from house import Evening, evening, fetch
from stores import ADA, BEN, New, in_a_loop, opened

from stammtisch.client import Guest
from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.game import CHANCE, Refused
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.core.verify import verify
from stammtisch.server import api, handed
from stammtisch.server.app import House, Settings
from stammtisch.server.backfill import fill_results
from stammtisch.server.handed import HandedMatches
from stammtisch.server.retention import DAY

Answer = tuple[int, Any]


def played(*players: str, seed: int = 1, game: str = "sequence") -> dict[str, Any]:
    """Return the record of a match that was played somewhere else."""
    deal = Deal("l.somewhere", bytes([seed]) * 32)
    match = Match(shelf.game(game), len(players), {}, deal=deal)
    rng = Rng(f"handed {seed}")
    while not match.over:
        seat = match.holding_up()[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return {**json.loads(json.dumps(match.record())), "players": [*players]}


def hand(home: Evening, guest: Guest, record: Any, at: float = 1.0, path: str = "me/handed") -> Answer:
    body = {"record": record, "at": at} if path == "me/handed" else record
    answer = fetch(f"{home.server.url}/api/{path}", "POST", body, {"Authorization": f"Bearer {guest.token}"})
    return answer.status, answer.json()


@evening
async def test_a_handed_match_is_among_mine_marked_and_counts_for_nobody(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    record, at = played("Anna", "bot:novice"), time.time() - 3600
    status, made = hand(home, anna, record, at)
    assert status == 201
    (listed,) = (await anna.lists()).finished
    assert (listed.table, listed.imported, listed.my_seats) == (made["table"], "offline", [0])
    assert (listed.names, listed.bots, listed.points) == (["Anna", None], [None, "novice"], record["points"])
    assert listed.changed == pytest.approx(at)
    mine = await anna.own_record(ratings=True)
    assert (mine.matches, mine.games, mine.opponents, mine.last) == (0, [], [], [])
    assert [one.table for one in mine.handed] == [made["table"]]
    assert (await anna.export()).results == []
    again = await anna.record(made["table"])
    assert verify(again).points() == record["points"]
    assert (again["plies"], again["chosen"]) == (record["plies"], "offline")
    assert not (await anna.proof(made["table"]))["fresh"]
    assert (await ben.lists()).finished == []
    assert (await ben.own_record()).handed == []


@evening
async def test_a_match_that_is_handed_twice_is_one_match_and_somebody_elses_is_another(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    record = played("Anna", "Tom", seed=2)
    first = hand(home, anna, record)[1]["table"]
    renamed = {**record, "players": ["Annika", "Tom"]}
    assert [hand(home, anna, one)[1]["table"] for one in (record, renamed)] == [first, first]
    assert len((await anna.lists()).finished) == 1
    other = hand(home, ben, record)[1]["table"]
    assert other != first
    (listed,) = (await anna.lists()).finished
    assert (listed.names, listed.my_seats) == (["Anna", "Tom"], [0, 1]), "as they sat around one device"
    assert hand(home, ben, {"table": first}, path="me/handed/remove")[1]["reason"] == "table-too-old"
    assert hand(home, anna, {"table": first}, path="me/handed/remove")[0] == 200
    assert (await anna.lists()).finished == []
    assert (await anna.own_record()).handed == []
    assert hand(home, anna, record)[1]["table"] == first, "who has changed their mind hands it again"


@evening
async def test_a_forged_record_is_refused_with_a_reason_and_nothing_is_kept(home: Evening) -> None:
    anna = await home.guest("Anna")
    record = played("Anna", "bot:novice", seed=3)
    first = next(at for at, ply in enumerate(record["plies"]) if ply["seat"] != CHANCE)
    swapped = [*record["plies"]]
    swapped[first] = {**swapped[first], "word": "JC a1"}
    for wrong, reason in [
        ({**record, "points": [9, 0]}, "record-wrong"),
        ({**record, "seed": "00" * 32, "commitment": None}, "record-wrong"),
        ({**record, "plies": swapped}, "record-wrong"),
        ({**record, "plies": record["plies"][:-1]}, "record-wrong"),
        ({**record, "game": "chess"}, "record-wrong"),
        ({**record, "ended": "resigned"}, "record-wrong"),
        ({key: value for key, value in record.items() if key != "seed"}, "record-unfinished"),
        ({**record, "players": ["bot:novice", "bot:novice"]}, "handed-nobody"),
        ({**record, "players": ["Anna", "A\u200b"], "points": record["points"]}, ""),
        ({**record, "players": ["Anna", "bot"]}, "reserved-name"),
        ({**record, "players": ["Anna"]}, "record-wrong"),
        ({**record, "contributions": ""}, "record-wrong"),
        ({**record, "options": {"draw": ["auto"]}}, "record-wrong"),
        ({"record": 1}, "record-wrong"),
        ({}, "record-wrong"),
    ]:
        status, told = hand(home, anna, wrong)
        assert (status, told.get("reason", "")) == ((400, reason) if reason else (201, "")), wrong
        if not reason:
            assert hand(home, anna, {"table": told["table"]}, path="me/handed/remove")[0] == 200
    assert hand(home, anna, [1])[1]["code"] == "malformed"
    assert hand(home, anna, {**record, "id": "x" * (1 << 16)})[0] == 413
    assert (await anna.lists()).finished == []
    nobody = Guest(home.server.url, token="nobody")
    assert hand(home, nobody, record)[0] == 401


@in_a_loop
async def test_on_every_database_a_person_hands_so_many_and_they_go_with_person_or_table(
    new: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handed, "MOST", 2)
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
        house = House(store, Settings())
        taking: HandedMatches = house.handed
        records = [played("Ada", "bot:regular", seed=seed) for seed in (1, 2, 3)]

        async def take(number: int, who: str = "ada", at: float = 5.0) -> str:
            return await taking.take(who, api.MatchHanded(records[number], at))

        one, other = await take(0), await take(1, at=time.time() + 1e6)
        assert [await take(0), await take(1)] == [one, other]
        with pytest.raises(Refused, match="2 matches that you have played offline are kept here"):
            await take(2)
        assert await take(2, "ben") not in (one, other), "everybody has their own number"
        kept = [dataclasses.astuple(row)[:2] for row in await store.log(one)]
        at = kept[0][1]
        assert kept == [(0, at), (1, at)], "handed three times, it is kept once"
        assert at > time.time() - 60, "the clock of that device was wrong"
        long_ago = time.time() - 330 * DAY
        await store.delete(one)
        assert await take(0, at=long_ago) == one
        assert {row.at for row in await store.log(one)} == {long_ago}
        listed = {row.table: row.summary for row in await store.tables_of("ada", 9)}
        assert listed[other].changed <= time.time(), "nothing was played in the future"
        assert await fill_results(store) == 3
        assert await store.results(one) == []
        await store.delete(one)
        assert await take(2, at=long_ago), "what is removed makes room"
        assert next(row.table for row in await store.tables_of("ada", 9)) == other
        await house.lobby.forget(ADA)
        assert await store.select("SELECT person_id FROM handed") == [("ben",)]
        (left,) = await store.select("SELECT DISTINCT table_id FROM entries")
        assert [row.table for row in await store.tables_of("ben", 9)] == [left[0]], "with the names typed there"
