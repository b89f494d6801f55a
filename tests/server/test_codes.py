"""Codes: six characters lead to a table for a day, and cannot be guessed in bulk."""

import sqlite3
import time
from contextlib import closing
from dataclasses import replace
from typing import Any

import pytest
from house import Evening, Servers, evening, fetch, together
from stores import SUMMARY, New, in_a_loop, opened

from stammtisch.client import Guest
from stammtisch.server.codes import ALPHABET, LENGTH, cleaned, is_code, new_code
from stammtisch.table import messages as wire


def ask(home: Evening, guest: Guest, path: str, body: object) -> tuple[int, dict[str, Any]]:
    answer = fetch(f"{home.server.url}/api/{path}", "POST", body, {"Authorization": f"Bearer {guest.token}"})
    return answer.status, answer.json()


def code_of(home: Evening, guest: Guest, table: str) -> str:
    status, made = ask(home, guest, f"tables/{table}/code", {})
    assert status == 200, made
    assert 0 < made["until"] - time.time() <= 86_400
    return str(made["code"])


def follow(home: Evening, guest: Guest, code: str) -> tuple[int, str]:
    status, found = ask(home, guest, "code", {"code": code})
    return status, found.get("table") or found["reason"]


def test_codes_have_no_characters_that_are_mistaken_for_others_and_no_words() -> None:
    assert not {*ALPHABET} & {*"01OILAEU"}
    assert len({new_code() for _ in range(100)}) == 100
    assert all(is_code(new_code()) for _ in range(100))
    assert cleaned(" ktr-7pm ") == "KTR7PM"
    assert not is_code("KTR7P")
    assert not is_code("KTR7PA")
    assert LENGTH == 6


@evening
async def test_a_code_leads_to_its_table_however_it_is_typed_and_is_the_same_for_all(home: Evening) -> None:
    anna, ben = await home.guests("Anna", "Ben")
    table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0]))
    code = code_of(home, anna, table)
    assert code_of(home, ben, table) == code
    for typed in (code, code.lower(), f" {code[:3]} {code[3:]} ", f"{code[:3]}-{code[3:]}"):
        assert follow(home, ben, typed) == (200, table)
    other = await anna.open_table(wire.NewTable("sequence", 2, mine=[0]))
    assert code_of(home, anna, other) != code


@evening
async def test_a_wrong_code_says_so_whatever_is_typed(home: Evening) -> None:
    anna = await home.guest("Anna")
    for typed in ("BBBBBB", "nothing", "🂡🂡🂡🂡🂡🂡", "' OR 1=1", "\uff2b" * 6):
        assert follow(home, anna, typed) == (404, "wrong-code")
    assert ask(home, anna, "code", {"code": ""})[0] == 400
    assert ask(home, anna, "code", {"code": "B" * 41})[0] == 400
    assert fetch(f"{home.server.url}/api/code", "POST", {"code": "BBBBBB"}).status == 401


@evening
async def test_only_those_who_may_enter_get_a_code_and_none_when_the_match_is_over(home: Evening) -> None:
    around = await home.match("sequence", "Anna", "Ben", watchers=False)
    stranger = await home.guest("Dora")
    assert ask(home, stranger, f"tables/{around.table}/code", {})[1]["reason"] == "without-spectators"
    code = code_of(home, around.guests[0], around.table)
    assert follow(home, around.guests[1], code) == (200, around.table)
    await around.places[0].ask(wire.Resign("r", 0))
    await around.places[0].set_up(lambda table: table.status == "over")
    assert follow(home, around.guests[1], code) == (404, "wrong-code")
    assert ask(home, around.guests[0], f"tables/{around.table}/code", {})[1]["reason"] == "over"
    assert ask(home, stranger, "tables/nothing/code", {})[0] == 404


def test_a_code_ends_after_a_day_and_then_there_is_another(servers: Servers) -> None:
    server = servers()

    async def asked() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0]))
            code = code_of(home, anna, table)
            with closing(sqlite3.connect(server.database)) as database, database:
                database.execute("UPDATE codes SET expires = ?", (time.time() - 1,))
            assert follow(home, anna, code) == (404, "wrong-code")
            again = code_of(home, anna, table)
            assert again != code
            assert follow(home, anna, again) == (200, table)

    together(asked())


@pytest.mark.strain
def test_wrong_codes_are_limited_by_address_and_right_ones_are_not(servers: Servers) -> None:
    server = servers(limits=1)

    async def guess() -> None:
        async with Evening(server) as home:
            anna = await home.guest("Anna")
            table = await anna.open_table(wire.NewTable("sequence", 2, mine=[0]))
            code = code_of(home, anna, table)
            assert [follow(home, anna, code)[0] for _ in range(5)] == [200] * 5
            answers = [ask(home, anna, "code", {"code": new_code()})[0] for _ in range(20)]
            assert answers == [404] * 15 + [429] * 5
            # From this address even the right code waits now.
            assert ask(home, anna, "code", {"code": code})[0] == 429

    together(guess())


@in_a_loop
async def test_a_code_leads_to_one_table_until_it_ends(new: New) -> None:
    async with opened(new()) as store:
        for table in ("oak", "elm", "fir"):
            await store.append(table, 0, 0.0, b"", replace(SUMMARY, status="over" if table == "fir" else "running"))
        assert await store.add_code("oak", "KTR7PM", 1.0, 50.0)
        assert not await store.add_code("oak", "BBBBBB", 1.0, 50.0), "it has one"
        assert not await store.add_code("elm", "KTR7PM", 1.0, 50.0), "it is another table's"
        assert await store.add_code("fir", "CCCCCC", 1.0, 50.0)
        assert await store.code_of("oak", 49.0) == ("KTR7PM", 50.0)
        assert await store.table_with_code("KTR7PM", 49.0) == "oak"
        assert await store.table_with_code("CCCCCC", 49.0) is None, "its match is over"
        assert await store.code_of("oak", 50.0) is None
        assert await store.table_with_code("KTR7PM", 50.0) is None
        assert await store.add_code("elm", "KTR7PM", 50.0, 90.0), "a code that has ended is free again"
        await store.delete("elm")
        assert await store.table_with_code("KTR7PM", 51.0) is None
