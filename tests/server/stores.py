"""What the tests of the store share."""

import asyncio
import functools
import itertools
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from stammtisch.server.postgres import PostgresStore
from stammtisch.server.rows import Person, Summary
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store

Given = ParamSpec("Given")
New = Callable[[], Store]
"""Makes a store on the test's own database, always the same one."""

SUMMARY = Summary("sep", "running", False, 10.0, 20.0, None, b"{}", (("ada", True), ("ben", False)))
ADA = Person("ada", "Ada", 1.0, 2.0)
BEN = Person("ben", "Ben", 1.0, 2.0)


def in_a_loop(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    @functools.wraps(test)
    def run(*args: Given.args, **kwargs: Given.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    await store.open()
    try:
        yield store
    finally:
        await store.close()


class Postgres:
    """The tests' own PostgreSQL server, with any number of empty databases. It skips fsync: do not measure with it."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._numbers = itertools.count(1)
        # The tests kill processes, never the machine; without this, stopping waits for thousands of files.
        server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")

    def database(self) -> str:
        """Return the URL of a new, empty database."""
        name = f"tables{next(self._numbers)}"
        self._server.psql(f"CREATE DATABASE {name};")
        return str(self._server.get_uri(name))

    def stop(self) -> None:
        self._server.stop()

    def start(self) -> None:
        self._server.ensure_postgres_running()


def database(kind: str, request: pytest.FixtureRequest) -> New:
    if kind == "sqlite":
        return functools.partial(SqliteStore, Path(request.getfixturevalue("tmp_path")) / "tables")
    return functools.partial(PostgresStore, request.getfixturevalue("postgres").database())


async def entries(store: Store, table: str) -> list[bytes]:
    return [row.entry for row in await store.log(table)]


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited too long"
        await asyncio.sleep(0.01)
