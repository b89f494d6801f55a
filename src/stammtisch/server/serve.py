"""Serving: the processes, the address and the log of a running server."""

import asyncio
import gc
import importlib.util
import json
import logging
import os
import signal
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from stammtisch.core.game import Refused
from stammtisch.datafolder import data_folder
from stammtisch.server import http1, websocket
from stammtisch.server.app import House, Settings
from stammtisch.server.door import Application
from stammtisch.server.folder import FIT, folder_of
from stammtisch.server.head import LARGEST_HEAD
from stammtisch.server.networks import allowed
from stammtisch.server.retention import Keeping
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.table.pace import AWAY_SECONDS

STOP_SECONDS: Final = 5
HANDED_ON: Final = "STAMMTISCH_SERVING"
"""The environment variable in which the first process tells the others what to serve."""
EVERYWHERE: Final = ("0.0.0.0", "::")
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")

log = logging.getLogger("stammtisch.serve")


@dataclass(frozen=True)
class Serving:
    """Everything about a server that its operator decides."""

    host: str = "127.0.0.1"
    port: int = 8181
    data: str = ""
    database: str = ""
    processes: int = 1
    base_url: str = ""
    allow_host: tuple[str, ...] = ()
    keep_days: float = 60.0
    away_seconds: float = AWAY_SECONDS
    limits: float = 1.0
    web: str = ""
    proxy: str = ""
    """The address of a reverse proxy that is trusted to name its clients' addresses."""
    log_format: str = ""
    keep_finished: float = 365.0
    keep_people: float = 400.0
    admin_from: str = ""
    """The networks from which hosts may come, besides loopback; a list with commas."""
    call_host: tuple[str, ...] = ()
    """Hosts that people may be called at although they are private."""
    compiled_soon: str = ""
    """The folder in which the package will be, compiled; `./play` names it while that is being done."""
    network: str = ""
    """The origin by which others in the network reach a server that its own machine calls localhost."""


@dataclass(frozen=True)
class HandedOn:
    """What the first process tells the others."""

    serving: Serving
    folder: str
    """The folder through which they know each other; empty if there is only one process."""


def store_of(data: str, database: str) -> Store:
    """Return the store that the operator has chosen."""
    if database and data:
        raise Refused("give either --data or --database, not both")
    if not database:
        return SqliteStore(Path(data) if data else data_folder())
    if not database.startswith(("postgresql://", "postgres://")):
        raise Refused("--database is an address such as postgresql://user@host/name")
    if importlib.util.find_spec("asyncpg") is None:
        raise Refused("PostgreSQL needs asyncpg: install stammtisch[postgres]")
    from stammtisch.server.postgres import PostgresStore  # noqa: PLC0415 - in an extra

    return PostgresStore(database)


def application() -> Application:
    """Return the application of one process, as the first process has handed it on."""
    handed_on = msgspec.json.decode(os.environ[HANDED_ON], type=HandedOn)
    serving = handed_on.serving
    begin_log(serving.log_format)
    answer_soon()
    settings = Settings(
        base_url=serving.base_url,
        hosts=serving.allow_host if serving.host in EVERYWHERE else (*serving.allow_host, serving.host),
        limits=serving.limits,
        keeping=Keeping(
            abandoned_days=serving.keep_days,
            finished_days=serving.keep_finished,
            people_days=serving.keep_people,
        ),
        away_seconds=serving.away_seconds,
        web=Path(serving.web) if serving.web else built_pages(),
        proxy=serving.proxy,
        admin_from=serving.admin_from,
        call_hosts=serving.call_host,
        compiled_soon=serving.compiled_soon,
        network=serving.network,
    )
    peers = None
    if handed_on.folder:
        from stammtisch.server.processes import Peers  # noqa: PLC0415 - not every system has what it needs

        peers = Peers(Path(handed_on.folder), serving.processes)
        # The first process restarts the others; a terminal that hangs up would end all of them at once.
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    return House(store_of(serving.data, serving.database), settings, peers).application()


def answer_soon() -> None:
    """Set Python up for short delays.

    The garbage collector ignores objects that stay, and seldom scans the rest, which can be thousands of matches. The
    thread that writes to the disk gets its turn soon while the thread that serves people is busy.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0002)


def built_pages() -> Path | None:
    """Return the folder of the built pages: of the installed package, or of the working copy."""
    here = Path(__file__).resolve()
    for folder in (here.parents[1] / "web", here.parents[3] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


def serve(serving: Serving) -> None:
    """Serve until told to stop."""
    if serving.processes < 1:
        raise Refused("--processes must be at least 1")
    if serving.processes > 1 and not serving.database:
        raise Refused("several processes need PostgreSQL: give --database postgresql://…, or leave --processes out")
    if serving.processes > 1 and importlib.util.find_spec("fcntl") is None:
        raise Refused("this system can serve with one process only; leave --processes out")
    if serving.base_url and not serving.base_url.startswith(("http://", "https://")):
        raise Refused("--base-url begins with http:// or https://")
    if not FIT.fullmatch(folder_of(serving.base_url)) or {"?", "#"} & {*serving.base_url}:
        raise Refused("--base-url ends with the name of a host, or with a folder such as /games")
    allowed(serving.admin_from)
    store = store_of(serving.data, serving.database)
    asyncio.run(_try(store))
    begin_log(serving.log_format)
    print(where(serving), flush=True)
    with suppress(KeyboardInterrupt):
        if serving.processes > 1:
            _run_several(serving)
        else:
            _run_one(serving)


def _run_several(serving: Serving) -> None:
    """Supervise several processes until told to stop."""
    from stammtisch.server.processes import Processes  # noqa: PLC0415 - not every system has what it needs

    with tempfile.TemporaryDirectory(prefix="stammtisch-", ignore_cleanup_errors=True) as folder:
        config = _config(HandedOn(serving, folder))
        Processes(config, [config.bind_socket()]).run()


def _run_one(serving: Serving) -> None:
    if hasattr(signal, "SIGHUP"):
        # It cannot restart itself: SIGHUP stops it as SIGTERM does.
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    server = uvicorn.Server(_config(HandedOn(serving, "")))
    server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def _config(handed_on: HandedOn) -> uvicorn.Config:
    """Return the configuration of uvicorn; the processes find the rest in their environment."""
    serving = handed_on.serving
    os.environ[HANDED_ON] = msgspec.json.encode(handed_on).decode()
    return uvicorn.Config(
        "stammtisch.server.serve:application",
        factory=True,
        host=serving.host,
        port=serving.port,
        workers=serving.processes,
        http=http1.arrival,  # type: ignore[arg-type]
        ws=websocket.opened,  # type: ignore[arg-type]
        h11_max_incomplete_event_size=LARGEST_HEAD,
        timeout_keep_alive=http1.HEAD_SECONDS,
        lifespan="on",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        timeout_graceful_shutdown=STOP_SECONDS,
    )


async def _try(store: Store) -> None:
    """Open the store once, to report problems before anything is served; make the admin's secret."""
    try:
        await store.open()
        await store.secret("admin")
    finally:
        await store.close()


def where(serving: Serving) -> str:
    """Return what a server prints when it starts."""
    host = "localhost" if serving.host == "127.0.0.1" else serving.host
    address = serving.base_url or f"http://{host}:{serving.port}"
    reach = "on this machine only" if serving.host in LOOPBACK else "for everybody who can reach this machine"
    kept = "PostgreSQL" if serving.database else str(Path(serving.data) if serving.data else data_folder())
    return f"Stammtisch is at {address}, {reach}; matches are kept in {kept}. Ctrl-C stops it."


async def back_up(data: str, database: str, file: Path) -> None:
    """Write a backup; a server may be running on the same database."""
    store = store_of(data, database)
    if not isinstance(store, SqliteStore):
        await store.open()
    try:
        await store.backup(file)
    finally:
        await store.close()


async def restore(data: str, database: str, file: Path) -> None:
    """Fill an empty database from a backup."""
    store = store_of(data, database)
    await store.open()
    try:
        await store.restore(file)
    finally:
        await store.close()


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def begin_log(form: str) -> None:
    """Log to standard error: plain text on a terminal, JSON lines otherwise or on request."""
    handler = logging.StreamHandler()
    people = form == "text" or (form != "json" and sys.stderr.isatty())
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s") if people else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    # Connections are not worth a log entry; the metrics count them.
    for name in ("uvicorn.error", "websockets.server"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # We log ourselves that the database is down; asyncpg would add a traceback for each connection.
    logging.getLogger("asyncpg").setLevel(logging.ERROR)
