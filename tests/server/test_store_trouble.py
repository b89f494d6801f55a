"""The store when its database fails, is backed up, or is of another age."""

import asyncio
import os
import resource
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from stores import ADA, SUMMARY, New, Postgres, database, entries, in_a_loop, opened, until

from stammtisch.server.backup import back_up_sqlite
from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rows import ChatMessage, Device, Listed, LogRow, Person, StoreDown, StoreRefused
from stammtisch.server.schema import MIGRATIONS, Migration, migrate_postgres, migrate_sqlite
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.table.notices import AnyNotice, ChatAdded, Missed, RowsAdded


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file of this process grows beyond `size` bytes: what a full disk looks like from inside."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@in_a_loop
async def test_a_full_disk_acknowledges_nothing_and_play_goes_on_when_there_is_room(on_disk: New) -> None:
    tables = [f"table{number}" for number in range(8)]
    acknowledged = 0

    async def play(store: Store) -> None:
        nonlocal acknowledged
        while True:
            asked = (store.append(table, acknowledged, 0.0, bytes(800), SUMMARY) for table in tables)
            assert all(await asyncio.gather(*asked))
            acknowledged += 1

    async with opened(on_disk()) as store:
        with full_disk(500_000):
            with pytest.raises(StoreDown, match="nothing is lost, try again") as down:
                await play(store)
            assert isinstance(down.value.__cause__, sqlite3.Error)
            with pytest.raises(StoreDown):
                await store.append("table0", 999, 0.0, bytes(500_000), SUMMARY)
            assert [row.number for row in await store.log("table0")] == list(range(acknowledged))
        assert acknowledged
        assert await store.append("table0", acknowledged, 0.0, bytes(500_000), SUMMARY)
    async with opened(on_disk()) as store:
        assert len(await store.log("table0")) == acknowledged + 1
        assert len(await store.log("table7")) == acknowledged


@contextmanager
def without_rights() -> Iterator[None]:
    """Root may write anywhere, so it becomes nobody for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@in_a_loop
async def test_a_read_only_database_is_not_served_until_it_can_be_written() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with opened(SqliteStore(folder)) as store:
            await store.append("oak", 0, 0.0, b"first", SUMMARY)
        folder.chmod(0o555)
        for path in folder.iterdir():
            path.chmod(0o444)
        with without_rights(), pytest.raises(StoreDown):
            await store.open()
        folder.chmod(0o755)
        for path in folder.iterdir():
            path.chmod(0o644)
        async with opened(store):
            assert await store.append("oak", 1, 0.0, b"second", SUMMARY)
            assert await entries(store, "oak") == [b"first", b"second"]


@in_a_loop
async def test_a_database_that_vanished_is_not_begun_anew(on_disk: New) -> None:
    async with opened(on_disk()) as store:
        assert isinstance(store, SqliteStore)
        await store.append("oak", 0, 0.0, b"first", SUMMARY)
        aside = store.path.with_name("aside")
    async with opened(store):
        store.path.rename(aside)
        with pytest.raises(StoreDown):
            await store.log("oak")
        aside.rename(store.path)
        assert await entries(store, "oak") == [b"first"]


@in_a_loop
async def test_postgres_gone_read_only_is_down_until_it_takes_writes_again(postgres: Postgres) -> None:
    url = postgres.database()
    name = url.split("?")[0].rsplit("/", 1)[1]
    async with opened(PostgresStore(url)) as store:
        await store.append("oak", 0, 0.0, b"first", SUMMARY)
        master = await asyncpg.connect(url)
        await master.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await master.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        await asyncio.sleep(0.1)
        for _ in range(2):
            with pytest.raises(StoreDown):
                await store.append("oak", 1, 0.0, b"refused", SUMMARY)
            assert await entries(store, "oak") == [b"first"]
        await master.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
        await master.close()
        # A connection from the time before may be tried first; it is not kept.
        with suppress(StoreDown):
            await store.append("oak", 1, 0.0, b"second", SUMMARY)
        await store.append("oak", 1, 0.0, b"second", SUMMARY)
        assert await entries(store, "oak") == [b"first", b"second"]


@in_a_loop
async def test_postgres_may_go_and_come_back(postgres: Postgres) -> None:
    url = postgres.database()
    heard: list[tuple[str, AnyNotice]] = []
    async with opened(PostgresStore(url)) as store, opened(PostgresStore(url)) as other:
        await store.listen(lambda table, notice: heard.append((table, notice)))
        acknowledged = 0

        async def play() -> None:
            nonlocal acknowledged
            while await store.append("oak", acknowledged, 0.0, b"", SUMMARY):
                acknowledged += 1

        playing = asyncio.create_task(play())
        await until(lambda: acknowledged > 50)
        await asyncio.to_thread(postgres.stop)
        try:
            with pytest.raises(StoreDown):
                await playing
            start = time.monotonic()
            for ask in (
                lambda: store.append("elm", 0, 0.0, b"", SUMMARY),
                lambda: store.log("oak"),
                lambda: store.say("oak", "ada", "players", "hello", 0.0),
                lambda: store.tell("oak", ChatAdded()),
                PostgresStore(url).open,
            ):
                with pytest.raises(StoreDown):
                    await ask()
            assert time.monotonic() - start < 5
        finally:
            await asyncio.to_thread(postgres.start)
        await until(lambda: ("", Missed()) in heard)
        # The last one may have been committed without our learning of it.
        assert len(await store.log("oak")) in (acknowledged, acknowledged + 1)
        assert await other.append("elm", 0, 0.0, b"", SUMMARY)
        await until(lambda: ("elm", RowsAdded()) in heard)


# Backups


async def fill(store: Store) -> None:
    await store.add_person(ADA, b"phone")
    await store.add_transfer(b"code", "ada", 99.0)
    await store.append("oak", 0, 0.5, b"\x00first", replace(SUMMARY, public=True, due=7.0))
    await store.say("oak", "ada", "players", "hällo", 3.0)
    await store.change(("INSERT INTO measures VALUES (?, ?, ?, ?, ?)", ("ban", "ben", 5.0, "", 1.0)))


@in_a_loop
@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_a_backup_made_during_play_is_restored_into_either_database(
    new: New, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    path = tmp_path / "backup"
    written = 0
    async with opened(new()) as store:
        await fill(store)
        secret = await store.secret("cookie")

        async def play() -> None:
            nonlocal written
            while True:
                tables = ("left", "right")
                await asyncio.gather(*(store.append(table, written, 0.0, b"", SUMMARY) for table in tables))
                written += 1

        playing = asyncio.create_task(play())
        await until(lambda: written > 20)
        before = written
        await store.backup(path)
        after = written
        await until(lambda: written > after + 20)
        playing.cancel()
        await asyncio.wait([playing])
    assert path.stat().st_mode & 0o777 == 0o600
    assert sorted(tmp_path.glob("backup*")) == [path]

    target = SqliteStore(tmp_path / "restored") if into == "sqlite" else database(into, request)()
    async with opened(target):
        assert await target.secret("cookie") != secret
        await target.restore(path)
        assert await target.secret("cookie") == secret
        assert await target.log("oak") == [LogRow(0, 0.5, b"\x00first")]
        assert Listed("oak", replace(SUMMARY, public=True, due=7.0)) in await target.tables_of("ada", 9)
        assert await target.select("SELECT kind, target, until FROM measures") == [("ban", "ben", 5.0)]
        assert await target.device(b"phone") == (Device(b"phone".hex(), "ada", "program", "", 1.0, 2.0), ADA)
        assert await target.take_transfer(b"code", 1.0) == "ada"
        assert await target.chat("oak", ("players",), 9) == [ChatMessage(1, "ada", "players", "hällo", 3.0)]
        line = await target.say("oak", "ada", "players", "again", 4.0)
        assert line is not None
        assert line.number == 2
        left, right = len(await target.log("left")), len(await target.log("right"))
        assert left == right
        assert before <= left <= after + 1
        with pytest.raises(StoreRefused, match="only be restored into an empty database"):
            await target.restore(path)
        assert len(await target.log("left")) == left


@in_a_loop
async def test_what_is_no_backup_is_not_restored(new: New, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("Dear diary, " * 100)
    (tmp_path / "empty").touch()
    async with opened(new()) as store:
        for name in ("text", "empty"):
            with pytest.raises(StoreRefused, match="is not a backup of stammtisch"):
                await store.restore(tmp_path / name)
        with pytest.raises(StoreRefused, match="there is no backup"):
            await store.restore(tmp_path / "missing")
        with pytest.raises(StoreRefused, match="there is no folder"):
            await store.backup(tmp_path / "missing" / "backup")
        assert await store.append("oak", 0, 0.0, b"", SUMMARY)


@in_a_loop
async def test_a_folder_in_service_is_backed_up_by_another_command(
    alone: Callable[[], SqliteStore], tmp_path: Path
) -> None:
    async with opened(alone()) as store:
        assert isinstance(store, SqliteStore)
        await fill(store)
        code = "import sys; from pathlib import Path; from stammtisch.server.backup import back_up_sqlite\n"
        code += "back_up_sqlite(Path(sys.argv[1]), Path(sys.argv[2]))"
        command = await asyncio.create_subprocess_exec(sys.executable, "-c", code, store.path, tmp_path / "backup")
        assert await command.wait() == 0
        assert await store.append("oak", 1, 0.0, b"", SUMMARY)
    async with opened(SqliteStore(tmp_path / "restored")) as restored:
        await restored.restore(tmp_path / "backup")
        assert len(await restored.log("oak")) == 1
    with pytest.raises(StoreRefused, match="there is no database"):
        back_up_sqlite(tmp_path / "nothing.db", tmp_path / "backup")


# The schema

LATER: Migration = (
    "CREATE TABLE guestbook (person_id text NOT NULL, said text NOT NULL)",
    "INSERT INTO guestbook SELECT id, 'welcome, ' || name FROM persons",
    "ALTER TABLE persons ADD COLUMN colour text NOT NULL DEFAULT 'red'",
)
BROKEN: Migration = ("CREATE TABLE shelf (book text)", "INSERT INTO nowhere VALUES (1)")


@in_a_loop
async def test_an_older_schema_is_brought_up_to_date_in_one_transaction_and_a_newer_one_refused(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
    store: Store = SqliteStore(tmp_path) if kind == "sqlite" else PostgresStore(url)
    async with opened(store):
        await store.add_person(ADA, b"phone")

    async def migrate_and_ask(migrations: tuple[Migration, ...], query: str) -> list[tuple[object, ...]]:
        if kind == "sqlite":
            with closing(sqlite3.connect(tmp_path / "stammtisch.db", isolation_level=None)) as connection:
                migrate_sqlite(connection, migrations)
                return connection.execute(query).fetchall()
        async with asyncpg.create_pool(url, min_size=1, max_size=1) as pool, pool.acquire() as served:
            await migrate_postgres(served, migrations)
            return [tuple(row) for row in await served.fetch(query)]

    with pytest.raises((sqlite3.OperationalError, asyncpg.UndefinedTableError)):
        await migrate_and_ask((*MIGRATIONS, LATER, BROKEN), "SELECT 1")
    async with opened(store):
        assert await store.person("ada") == ADA
    query = "SELECT said, colour, version FROM guestbook, persons, schema"
    for _ in range(2):
        assert await migrate_and_ask((*MIGRATIONS, LATER), query) == [("welcome, Ada", "red", len(MIGRATIONS) + 1)]
    newer = f"schema version {len(MIGRATIONS) + 1}, and this program knows versions up to {len(MIGRATIONS)}"
    for _ in range(2):
        with pytest.raises(StoreRefused, match=newer):
            await store.open()


FIRST_VERSION = (
    "INSERT INTO persons (id, name, created, seen) VALUES ('ada', 'Ada', 1.0, 2.0), ('ben', 'Ben', 3.0, 3.0)",
    "INSERT INTO tokens (hash, person_id) SELECT value, 'ada' FROM secrets WHERE name <> 'cookie'",
    "INSERT INTO tokens (hash, person_id) SELECT value, 'ben' FROM secrets WHERE name = 'cookie'",
)


@in_a_loop
@pytest.mark.parametrize("into", ["sqlite", "postgres"])
async def test_the_tokens_of_the_first_version_are_devices_in_the_second(
    kind: str, into: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = "" if kind == "sqlite" else request.getfixturevalue("postgres").database()
    first, hashes = MIGRATIONS[:1], {"ada": b"\x00phone", "more": b"\xfflaptop", "cookie": b"tablet"}
    if kind == "sqlite":
        with closing(sqlite3.connect(tmp_path / "stammtisch.db", isolation_level=None)) as connection:
            migrate_sqlite(connection, first)
            connection.executemany("INSERT INTO secrets VALUES (?, ?)", hashes.items())
            for statement in FIRST_VERSION:
                connection.execute(statement)
    else:
        async with asyncpg.create_pool(url, min_size=1, max_size=1) as pool, pool.acquire() as served:
            await migrate_postgres(served, first)
            await served.executemany("INSERT INTO secrets VALUES ($1, $2)", hashes.items())
            for statement in FIRST_VERSION:
                await served.execute(statement)
    backup = tmp_path / "backup"
    store: Store = SqliteStore(tmp_path) if kind == "sqlite" else PostgresStore(url)
    async with opened(store):
        await store.backup(backup)
    target = SqliteStore(tmp_path / "restored") if into == "sqlite" else database(into, request)()
    async with opened(target):
        await target.restore(backup)
        for hash in (b"\x00phone", b"\xfflaptop"):
            found = await target.device(hash)
            assert found is not None
            assert found[1] == ADA
            assert (found[0].kind, found[0].label, found[0].created, found[0].seen) == ("program", "", 1.0, 2.0)
        assert len({device.id for device in await target.devices("ada") + await target.devices("ben")}) == 3
        assert await target.person_with_signed_cookie("ada") == ADA
        await target.remove_devices("ada", only="nothing")
        assert await target.person_with_signed_cookie("ada") is None
        assert await target.person_with_signed_cookie("ben") == Person("ben", "Ben", 3.0, 3.0)
        await target.add_person(replace(ADA, id="new"), b"new")
        assert await target.person_with_signed_cookie("new") is None, "the second version signs none"


@in_a_loop
async def test_processes_that_open_an_empty_database_at_once_do_not_disturb_each_other(shared: New) -> None:
    stores = [shared() for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    secrets = await asyncio.gather(*(store.secret("cookie") for store in stores))
    assert len(set(secrets)) == 1
    await asyncio.gather(*(store.close() for store in stores))


@in_a_loop
async def test_only_the_owner_may_read_the_files(alone: Callable[[], SqliteStore], tmp_path: Path) -> None:
    async with opened(alone()) as store:
        await store.append("oak", 0, 0.0, b"", SUMMARY)
        folder = tmp_path / "tables"
        assert folder.stat().st_mode & 0o777 == 0o700
        assert {path.name for path in folder.iterdir()} >= {"stammtisch.db", "stammtisch.db-wal", "lock"}
        for path in folder.glob("stammtisch.db*"):
            assert path.stat().st_mode & 0o077 == 0
