import asyncio
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from stores import ADA, BEN, SUMMARY, New, Postgres, entries, in_a_loop, opened, until

from stammtisch.server.database import LARGEST_TELL
from stammtisch.server.group_commit import GroupCommit
from stammtisch.server.listener import CHANNEL, telling
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rows import ChatMessage, Device, Listed, LogRow, Person, StoreDown, StoreRefused
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import MESSAGES_KEPT, Store
from stammtisch.table.notices import AnyNotice, ChatAdded, Missed, NameChanged, RowsAdded


@in_a_loop
async def test_a_log_comes_back_in_order_after_reopening(new: New) -> None:
    async with opened(new()) as store:
        assert await store.log("oak") == []
        for number in range(20):
            assert await store.append("oak", number, 0.5 + number, b"word %d" % number, SUMMARY)
        assert await store.append("elm", 0, 1.0, b"\x00\xff", SUMMARY)
    async with opened(new()) as store:
        assert await store.log("oak") == [LogRow(number, 0.5 + number, b"word %d" % number) for number in range(20)]
        assert [row.number for row in await store.log("oak", 17)] == [17, 18, 19]
        assert await entries(store, "elm") == [b"\x00\xff"]


@in_a_loop
async def test_a_taken_number_is_refused_and_changes_nothing(new: New) -> None:
    async with opened(new()) as store:
        assert await store.append("oak", 0, 1.0, b"first", SUMMARY)
        assert not await store.append("oak", 0, 2.0, b"second", replace(SUMMARY, status="over", people=()))
        assert await store.log("oak") == [LogRow(0, 1.0, b"first")]
        assert await store.tables_of("ada", 9) == [Listed("oak", SUMMARY)]


@in_a_loop
async def test_of_two_who_ask_for_a_number_at_once_the_one_told_yes_has_it(new: New) -> None:
    async with opened(new()) as store:
        for number in range(20):
            asked = [store.append("oak", number, 0.0, b"%d" % asker, SUMMARY) for asker in range(5)]
            answers = await asyncio.gather(*asked)
            assert answers.count(True) == 1
            assert (await store.log("oak", number))[0].entry == b"%d" % answers.index(True)


@in_a_loop
async def test_of_two_processes_that_race_for_a_number_one_wins(shared: New) -> None:
    tables = [f"table{number}" for number in range(10)]

    async def race(store: Store, number: int, order: list[str]) -> list[bool]:
        entry = b"%d" % id(store)
        return await asyncio.gather(*(store.append(table, number, 0.0, entry, SUMMARY) for table in order))

    async with opened(shared()) as here, opened(shared()) as there:
        for number in range(20):
            mine, others = await asyncio.gather(race(here, number, tables), race(there, number, tables[::-1]))
            for table, won, lost in zip(tables, mine, others[::-1], strict=True):
                assert won != lost
                winner = here if won else there
                assert (await here.log(table, number))[0].entry == b"%d" % id(winner)


@in_a_loop
async def test_many_tables_write_at_once_and_each_keeps_its_order(new: New) -> None:
    async def play(store: Store, table: str) -> None:
        for number in range(30):
            assert await store.append(table, number, 0.0, b"%d" % number, SUMMARY)

    async with opened(new()) as store:
        await asyncio.gather(*(play(store, f"table{number}") for number in range(60)))
        for number in range(60):
            assert await entries(store, f"table{number}") == [b"%d" % count for count in range(30)]


@in_a_loop
async def test_more_rows_than_fit_one_commit_are_all_written(new: New) -> None:
    async with opened(new()) as store:
        asked = (store.append("oak", number, 0.0, b"", SUMMARY) for number in range(1200))
        assert all(await asyncio.gather(*asked))
        assert len(await store.log("oak")) == 1200


@in_a_loop
async def test_an_impossible_row_fails_alone(new: New) -> None:
    async with opened(new()) as store:
        asked = [store.append("oak", number, 0.0, b"", SUMMARY) for number in (0, 2**70, 1)]
        first, impossible, second = await asyncio.gather(*asked, return_exceptions=True)
        assert (first, second) == (True, True)
        assert isinstance(impossible, (OverflowError, ValueError, asyncpg.DataError))
        assert len(await store.log("oak")) == 2


@in_a_loop
async def test_an_asker_who_went_away_does_not_disturb_the_others(new: New) -> None:
    async with opened(new()) as store:
        gone = asyncio.create_task(store.append("oak", 0, 0.0, b"", SUMMARY))
        stays = asyncio.create_task(store.append("elm", 0, 0.0, b"", SUMMARY))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays
        assert await store.append("oak", 1, 0.0, b"", SUMMARY)


@in_a_loop
async def test_lists_show_tables_newest_first(new: New) -> None:
    shown = replace(SUMMARY, public=True)
    tables = {
        "hidden": replace(SUMMARY, changed=5.0, about=b'{"seats": 2}'),
        "running": replace(shown, changed=4.0, people=(("ada", False), ("ada", True))),
        "open": replace(shown, status="open", changed=2.0, people=()),
        "opened later": replace(shown, status="open", changed=3.0, people=(("cem", True),)),
        "over": replace(shown, status="over", changed=6.0),
    }
    listed = {table: Listed(table, summary) for table, summary in tables.items()}
    async with opened(new()) as store:
        for table, summary in tables.items():
            await store.append(table, 0, 0.0, b"", summary)
        assert await store.tables_of("ada", 9) == [listed["hidden"], listed["running"], listed["over"]]
        assert await store.tables_of("ada", 1) == [listed["hidden"], listed["over"]]
        assert await store.tables_of("nobody", 9) == []


@in_a_loop
async def test_who_leaves_a_table_no_longer_has_it_in_his_list(new: New) -> None:
    async with opened(new()) as store:
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        await store.append("oak", 1, 0.0, b"", replace(SUMMARY, people=(("ada", False), ("cem", True))))
        assert [len(await store.tables_of(person, 9)) for person in ("ada", "ben", "cem")] == [1, 0, 1]


@in_a_loop
async def test_tables_are_due_earliest_first(new: New) -> None:
    async with opened(new()) as store:
        for table, due in (("late", 30.0), ("later", 40.0), ("never", None), ("early", 10.0)):
            await store.append(table, 0, 0.0, b"", replace(SUMMARY, due=due))
        assert await store.due(35.0, 9) == ["early", "late"]
        assert await store.due(35.0, 1) == ["early"]
        await store.append("early", 1, 0.0, b"", SUMMARY)
        assert await store.due(35.0, 9) == ["late"]


@in_a_loop
async def test_of_a_long_chat_the_last_lines_are_kept(new: New) -> None:
    async with opened(new()) as store:
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        for number in range(2 * MESSAGES_KEPT + 1):
            await store.say("oak", "ada", "players", str(number), 0.0)
        lines = await store.chat("oak", ("players",), 9 * MESSAGES_KEPT)
        assert MESSAGES_KEPT <= len(lines) <= MESSAGES_KEPT + 1
        assert {line.text for line in lines} >= {str(2 * MESSAGES_KEPT), str(MESSAGES_KEPT + 1)}


@in_a_loop
async def test_tables_are_deleted_with_their_chat_and_closed_ones_are_in_no_list(new: New) -> None:
    async with opened(new()) as store:
        for table in ("first", "second", "third"):
            await store.append(table, 0, 0.0, b"", replace(SUMMARY, due=1.0))
            await store.say(table, "ada", "players", "hello", 0.0)
        await store.delete("first", "second")
        for table in ("first", "second"):
            assert await store.log(table) == []
            assert await store.chat(table, ("players",), 9) == []
        assert [listed.table for listed in await store.tables_of("ada", 9)] == ["third"]
        assert await store.append("first", 0, 0.0, b"", SUMMARY)
        assert len(await store.tables_of("ada", 9)) == 2
        assert await store.change(("UPDATE tables SET closed = ? WHERE id = ?", (5.0, "third"))) == 1
        assert [listed.table for listed in await store.tables_of("ada", 9)] == ["first"]
        assert await store.due(2.0, 9) == []
        assert await store.select("SELECT id, closed FROM tables ORDER BY id") == [("first", None), ("third", 5.0)]


@in_a_loop
async def test_a_person_is_known_by_each_device(new: New) -> None:
    async with opened(new()) as store:
        assert await store.add_person(ADA, b"phone", "browser", "Firefox on Android")
        assert not await store.add_person(replace(BEN, id="ada"), b"other")
        laptop = await store.add_device("ada", b"laptop", "program", "", 5.0, 2)
        assert await store.add_device("nobody", b"none", "program", "", 5.0, 2) is None
        assert await store.add_device("ada", b"third", "program", "", 5.0, 2) is None, "two are enough"
        assert await store.rename("ada", "Ada L.")
        assert not await store.rename("nobody", "N.")
        ada = Person("ada", "Ada L.", 1.0, 5.0)
        assert await store.person("ada") == ada
        phone = Device(b"phone".hex(), "ada", "browser", "Firefox on Android", 1.0, 2.0)
        assert laptop == Device(b"laptop".hex(), "ada", "program", "", 5.0, 5.0)
        assert await store.device(b"phone") == (phone, ada)
        assert await store.device(b"laptop") == (laptop, ada)
        assert await store.devices("ada") == [laptop, phone], "last seen first"
        assert (await store.person("nobody"), await store.device(b"other")) == (None, None)
        assert await store.names(["ada", "nobody"]) == {"ada": "Ada L."}
        assert await store.names([]) == {}


@in_a_loop
async def test_a_device_that_is_seen_is_noted_with_its_owner_and_never_backwards(new: New) -> None:
    async with opened(new()) as store:
        await store.add_person(ADA, b"phone")
        await store.add_device("ada", b"laptop", "program", "", 3.0, 9)
        for at in (9.0, 7.0):
            await store.touch(b"phone".hex(), at)
            await store.touch("nobody", at)
        assert [device.seen for device in await store.devices("ada")] == [9.0, 3.0]
        assert await store.person("ada") == replace(ADA, seen=9.0)


@in_a_loop
async def test_a_removed_device_is_unknown_and_takes_open_transfers_with_it(new: New) -> None:
    async with opened(new()) as store:
        await store.add_person(ADA, b"phone")
        await store.add_person(BEN, b"tablet")
        for secret in (b"laptop", b"stolen"):
            await store.add_device("ada", secret, "browser", "", 3.0, 9)
        await store.add_transfer(b"code", "ada", 99.0)
        await store.add_transfer(b"other", "ben", 99.0)
        ids = {secret: secret.hex() for secret in (b"phone", b"laptop", b"stolen", b"tablet")}
        assert await store.remove_devices("ada", only=ids[b"tablet"]) == [], "that one is not hers"
        assert await store.remove_devices("ada", only=ids[b"stolen"]) == [ids[b"stolen"]]
        assert await store.device(b"stolen") is None
        assert await store.transfer(b"code", 1.0) is None
        assert await store.known_devices(ids.values()) == {*ids.values()} - {ids[b"stolen"]}
        assert await store.remove_devices("ada", but=ids[b"phone"]) == [ids[b"laptop"]]
        assert [device.id for device in await store.devices("ada")] == [ids[b"phone"]]
        assert await store.transfer(b"other", 1.0) == "ben"
        assert await store.known_devices([]) == set()


@in_a_loop
async def test_a_transfer_is_looked_at_without_being_taken(new: New) -> None:
    async with opened(new()) as store:
        await store.add_person(ADA, b"phone")
        await store.add_transfer(b"code", "ada", 50.0)
        assert await store.transfer(b"code", 1.0) == await store.transfer(b"code", 1.0) == "ada"
        assert await store.transfer(b"code", 50.0) is await store.transfer(b"none", 1.0) is None
        assert await store.take_transfer(b"code", 1.0) == "ada"
        assert await store.transfer(b"code", 1.0) is None


@in_a_loop
async def test_all_that_is_kept_of_a_person_comes_in_parts_and_in_order(new: New) -> None:
    async with opened(new()) as store:
        for number in range(5):
            summary = replace(SUMMARY, created=float(number), status="over" if number % 2 else "running")
            await store.append(f"table{number}", 0, 0.0, b"", summary)
            await store.say(f"table{number}", "ada", "players", f"hello {number}", 9.0 - number)
            await store.say(f"table{number}", "ben", "players", "hello Ada", 1.0)
        parts = [await store.tables_in_order("ada", start, 2) for start in (0, 2, 4, 6)]
        assert [[listed.table for listed in part] for part in parts] == [
            ["table0", "table1"],
            ["table2", "table3"],
            ["table4"],
            [],
        ]
        lines = await store.messages_in_order("ada", 0, 3) + await store.messages_in_order("ada", 3, 3)
        assert [(table, line.text) for table, line in lines] == [(f"table{n}", f"hello {n}") for n in (4, 3, 2, 1, 0)]
        assert (await store.tables_in_order("nobody", 0, 9), await store.messages_in_order("nobody", 0, 9)) == ([], [])


@in_a_loop
async def test_forgetting_someone_leaves_only_his_id_in_the_logs(new: New) -> None:
    async with opened(new()) as store:
        for person in (ADA, BEN):
            await store.add_person(person, person.id.encode())
            await store.add_transfer(b"code " + person.id.encode(), person.id, 99.0)
        await store.append("oak", 0, 0.0, b"ada sits down", SUMMARY)
        await store.say("oak", "ben", "players", "hello", 0.0)
        await store.say("oak", "ada", "players", "my address is ...", 0.0)
        await store.forget("ada")
        assert (await store.person("ada"), await store.device(b"ada")) == (None, None)
        assert await store.take_transfer(b"code ada", 1.0) is None
        assert await store.names(["ada", "ben"]) == {"ben": "Ben"}
        assert [line.text for line in await store.chat("oak", ("players",), 9)] == ["hello"]
        assert await entries(store, "oak") == [b"ada sits down"]
        assert await store.take_transfer(b"code ben", 1.0) == "ben"
        after = await store.say("oak", "ben", "players", "who was it?", 0.0)
        assert after is not None
        assert after.number == 3


@in_a_loop
async def test_what_was_forgotten_is_in_no_byte_of_the_file(on_disk: New, tmp_path: Path) -> None:
    async with opened(on_disk()) as store:
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        await store.add_person(replace(ADA, name="Countess of Lovelace"), b"phone")
        await store.say("oak", "ada", "players", "my address is St James's Square", 0.0)
        await store.forget("ada")
        await store.backup(tmp_path / "backup")
    for path in (tmp_path / "backup", tmp_path / "tables" / "stammtisch.db"):
        content = path.read_bytes()
        assert b"Lovelace" not in content
        assert b"Square" not in content


@in_a_loop
async def test_a_transfer_serves_one_of_many_askers_and_only_until_it_expires(new: New) -> None:
    async with AsyncExitStack() as house:
        store = await house.enter_async_context(opened(new()))
        askers = (store, await house.enter_async_context(opened(new())) if store.shared else store)
        await store.add_person(ADA, b"phone")
        assert not await store.add_transfer(b"code", "nobody", 99.0)
        for attempt in range(5):
            code = b"code %d" % attempt
            assert await store.add_transfer(code, "ada", 99.0)
            taken = await asyncio.gather(*(asker.take_transfer(code, 1.0) for asker in askers * 5))
            assert sorted(taken, key=str) == [None] * 9 + ["ada"]
        await store.add_transfer(b"late", "ada", 50.0)
        assert await store.take_transfer(b"late", 50.0) is None
        assert await store.take_transfer(b"late", 1.0) is None


@in_a_loop
async def test_chat_shows_the_last_lines_of_an_audience(new: New) -> None:
    async with opened(new()) as store:
        assert await store.say("oak", "ada", "players", "too early", 0.0) is None
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        for number in range(1, 7):
            audience = "watchers" if number % 3 == 0 else "players"
            line = await store.say("oak", "ada", audience, f"ä {number}", float(number))
            assert line == ChatMessage(number, "ada", audience, f"ä {number}", float(number))
        assert [line.number for line in await store.chat("oak", ("players",), 3)] == [2, 4, 5]
        assert [line.number for line in await store.chat("oak", ("players", "watchers"), 9)] == [1, 2, 3, 4, 5, 6]
        assert await store.chat("oak", (), 9) == await store.chat("elm", ("players",), 9) == []
        said = await asyncio.gather(*(store.say("oak", "ben", "players", "", 0.0) for _ in range(20)))
        assert sorted(line.number for line in said if line) == list(range(7, 27))


@in_a_loop
async def test_a_secret_is_made_once(new: New) -> None:
    async with opened(new()) as store:
        first, again, other = await asyncio.gather(store.secret("cookie"), store.secret("cookie"), store.secret("link"))
        assert first == again != other
        assert len(first) == 32
    async with opened(new()) as store:
        assert await store.secret("cookie") == first


@in_a_loop
async def test_a_closed_store_says_that_it_is_down_and_can_be_opened_again(new: New) -> None:
    store = new()
    async with opened(store):
        pass
    with pytest.raises(StoreDown):
        await store.append("oak", 0, 0.0, b"", SUMMARY)
    with pytest.raises(StoreDown):
        await store.log("oak")
    async with opened(store):
        assert await store.append("oak", 0, 0.0, b"", SUMMARY)


# Between processes


@in_a_loop
async def test_processes_hear_of_rows_chat_and_what_others_tell(shared: New) -> None:
    heard: list[tuple[str, AnyNotice]] = []
    own: list[tuple[str, AnyNotice]] = []
    async with opened(shared()) as here, opened(shared()) as there:
        # That something may have been missed can be told at any time, as when the other one came up just now.
        await here.listen(lambda table, notice: heard.append((table, notice)) if table else None)
        await there.listen(lambda table, notice: own.append((table, notice)) if table else None)
        await asyncio.gather(*(there.append(table, 0, 0.0, b"", SUMMARY) for table in ("elm", "oak")))
        assert not await there.append("oak", 0, 0.0, b"", SUMMARY)
        await there.say("oak", "ada", "players", "hello", 0.0)
        frame = len(telling(secrets.token_hex(6), "x" * 60, NameChanged("ada", "")))
        largest = NameChanged("ada", "ß: " * ((LARGEST_TELL - frame) // 4))
        await there.tell("x" * 60, largest)
        await until(lambda: len(heard) >= 4)
        assert sorted(heard[:2], key=str) == [("elm", RowsAdded()), ("oak", RowsAdded())]
        assert heard[2:] == [("oak", ChatAdded()), ("x" * 60, largest)]
        assert own == []
        with pytest.raises(ValueError, match="bytes are too many for a notice; 7999 are possible"):
            await there.tell("x" * 60, NameChanged("ada", f"{largest.name}1234"))


@in_a_loop
async def test_much_that_is_told_at_once_is_heard_in_order(shared: New) -> None:
    heard: list[tuple[str, AnyNotice]] = []
    told = [(f"table{number}", NameChanged("ada", f"{number} " * 80)) for number in range(3000)]
    async with opened(shared()) as here, opened(shared()) as there:
        await here.listen(lambda table, notice: heard.append((table, notice)) if table else None)
        for table, notice in told:
            await there.tell(table, notice)
        await until(lambda: len(heard) == len(told), 30)
        assert heard == told


@in_a_loop
async def test_a_process_of_another_version_is_heard_too(postgres: Postgres) -> None:
    heard: list[tuple[str, AnyNotice]] = []
    async with opened(PostgresStore(url := postgres.database())) as store:
        await store.listen(lambda table, notice: heard.append((table, notice)))
        other = await asyncpg.connect(url)
        try:
            for told in ("oak ", "oak Y-&kR", 'elm {"is":"of tomorrow","some":"thing"}'):
                await other.execute("SELECT pg_notify($1, $2)", CHANNEL, f"another {told}")
        finally:
            await other.close()
        await until(lambda: len(heard) >= 3)
    assert heard == [("oak", Missed()), ("oak", Missed()), ("elm", Missed())]


@in_a_loop
async def test_lists_are_right_when_processes_take_turns_at_a_table(shared: New) -> None:
    without_ben = replace(SUMMARY, people=(("ada", True),))
    async with opened(shared()) as here, opened(shared()) as there:
        await here.append("oak", 0, 0.0, b"", without_ben)
        await there.append("oak", 1, 0.0, b"ben sits down", SUMMARY)
        assert len(await here.tables_of("ben", 9)) == 1
        await here.append("oak", 2, 0.0, b"ben stands up", without_ben)
        assert await here.tables_of("ben", 9) == await there.tables_of("ben", 9) == []
        await there.append("oak", 3, 0.0, b"ben sits down again", SUMMARY)
        await there.append("oak", 4, 0.0, b"ada plays", SUMMARY)
        assert len(await here.tables_of("ben", 9)) == 1


@in_a_loop
async def test_a_store_for_one_process_hears_nothing(alone: Callable[[], SqliteStore]) -> None:
    heard: list[str] = []
    async with opened(alone()) as store:
        assert not store.shared
        await store.listen(lambda table, _: heard.append(table))
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        await store.tell("oak", ChatAdded())
    assert heard == []


@in_a_loop
async def test_a_second_server_on_the_same_folder_is_refused(alone: Callable[[], SqliteStore]) -> None:
    async with opened(alone()) as store:
        with pytest.raises(StoreRefused, match="another process serves the tables in"):
            await alone().open()
        assert await store.append("oak", 0, 0.0, b"", SUMMARY)


SERVE = """
import asyncio, os, sys
from pathlib import Path
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.rows import Summary

async def play(store, table):
    number = 0
    while True:
        summary = Summary("sep", "running", False, 0.0, 0.0, None, b"", ())
        if await store.append(table, number, 0.0, b"%d" % number, summary):
            os.write(1, f"{table} {number}\\n".encode())
        number += 1

async def main(place):
    store = PostgresStore(place) if "://" in place else SqliteStore(Path(place))
    await store.open()
    if not os.fork():
        os.close(1)
        os.read(0, 1)  # a worker that outlives the server
        os._exit(0)
    await asyncio.gather(*(play(store, f"table{number}") for number in range(10)))

asyncio.run(main(sys.argv[1]))
"""


@in_a_loop
async def test_kill_9_loses_no_acknowledged_row_and_frees_the_folder(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    place = str(tmp_path / "tables") if kind == "sqlite" else request.getfixturevalue("postgres").database()
    command = [sys.executable, "-c", SERVE, place]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        assert server.stdout is not None
        acknowledged = [server.stdout.readline() for _ in range(300)]
        if kind == "sqlite":
            with pytest.raises(StoreRefused):
                await SqliteStore(Path(place)).open()
        server.kill()
        server.wait()
        acknowledged += server.stdout.read().splitlines()
        start = time.monotonic()
        async with opened(SqliteStore(Path(place)) if kind == "sqlite" else PostgresStore(place)) as store:
            assert time.monotonic() - start < 2
            for number in range(10):
                table = f"table{number}"
                rows = await store.log(table)
                assert [row.number for row in rows] == list(range(len(rows)))
                seen = [int(line.split()[1]) for line in acknowledged if line.split()[0] == table.encode()]
                assert seen == list(range(len(seen)))
                assert len(seen) <= len(rows)


# Committing together


async def committed(pause: float) -> list[int]:
    """How many writes each commit has: two come at once, one while they are kept, and after a pause two more."""
    sizes: list[int] = []
    under_way = asyncio.Event()

    async def commit(writes: list[int]) -> list[int]:
        sizes.append(len(writes))
        under_way.set()
        await asyncio.sleep(0.02)
        return writes

    group: GroupCommit[int, int] = GroupCommit(commit)
    first = [group.put(0), group.put(1)]
    await under_way.wait()
    second = [group.put(2)]
    await asyncio.gather(*first)
    await asyncio.sleep(pause)
    under_way.clear()
    third = [group.put(3)]
    if pause:
        await under_way.wait()
    third.append(group.put(4))
    assert await asyncio.gather(*first, *second, *third) == [0, 1, 2, 3, 4]
    return sizes


def test_a_commit_waits_a_moment_after_the_one_before_and_else_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stammtisch.server.group_commit.SECONDS_APART", 0.2)
    assert asyncio.run(committed(pause=0)) == [2, 3]
    assert asyncio.run(committed(pause=0.6)) == [2, 1, 1, 1]
