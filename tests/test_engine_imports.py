"""What the table engine needs, also in a browser: no database, no web server, no process."""

import subprocess
import sys

import bootstrap

OUTSIDE = {
    *("asyncpg", "sqlite3", "uvicorn", "uvloop", "starlette", "websockets", "prometheus_client", "cyclopts", "rich"),
    *("multiprocessing", "http.server", "http.client", "socketserver", "urllib.request"),
    *("stammtisch.server", "stammtisch.client", "stammtisch.arena", "stammtisch.terminal"),
}
ENGINE = ["session", "memory", "thinking", "reading"]
IMPORTING = """
import sys
for name in {missing}:
    sys.modules[name] = None
from stammtisch.core import shelf
for name in shelf.names():
    shelf.part(name, "bot")
from stammtisch.table import {modules}
from stammtisch.offline import house, thinking
print(*sorted(sys.modules))
"""


def imported(missing: list[str]) -> set[str]:
    """The modules that are loaded once the engine and all games are, on a machine without some others."""
    done = subprocess.run(
        [sys.executable, "-c", IMPORTING.format(missing=missing, modules=", ".join(ENGINE))],
        env=bootstrap.environment(PYTHONPATH=str(bootstrap.SOURCE)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_the_engine_imports_no_database_no_web_server_and_no_process() -> None:
    loaded = imported([])
    assert {"stammtisch.table.session", "stammtisch.games.sep.bot", "msgspec"} <= loaded
    assert loaded & OUTSIDE == set()


def test_the_engine_is_loaded_where_nothing_of_the_server_is_installed() -> None:
    missing = sorted(name for name in OUTSIDE if not name.startswith("stammtisch"))
    assert "stammtisch.table.session" in imported(missing)
