"""The commands that need the server or a connection to one. The command line imports them only when they are used."""

import asyncio
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from stammtisch.client import table_of
from stammtisch.home import open_home
from stammtisch.server.serve import Serving, back_up, restore, serve
from stammtisch.site import write_site
from stammtisch.terminal import remote

Data = Annotated[
    str, Parameter(env_var="STAMMTISCH_DATA", help="Folder for the server's data (default: in your home folder).")
]
Database = Annotated[
    str,
    Parameter(env_var="STAMMTISCH_DATABASE", help="Use a PostgreSQL database instead: postgresql://user@host/name."),
]


def join(link: str, *, name: str | None = None, seat: int | None = None) -> None:
    """Play at a table on a server, in this terminal.

    Parameters
    ----------
    link
        Link of the table.
    name
        Your name at the table.
    seat
        Preferred seat, from 0.
    """
    server, table = table_of(link)
    remote.join(server, table, name, seat)


def serve_command(
    *,
    host: Annotated[str, Parameter(env_var="STAMMTISCH_HOST")] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="STAMMTISCH_PORT")] = 8181,
    data: Data = "",
    database: Database = "",
    processes: Annotated[int, Parameter(env_var="STAMMTISCH_PROCESSES")] = 1,
    base_url: Annotated[str, Parameter(env_var="STAMMTISCH_BASE_URL")] = "",
    allow_host: Annotated[tuple[str, ...], Parameter(env_var="STAMMTISCH_ALLOW_HOST", negative=())] = (),
    keep_days: Annotated[float, Parameter(env_var="STAMMTISCH_KEEP_DAYS")] = 60.0,
    away_seconds: Annotated[float, Parameter(env_var="STAMMTISCH_AWAY_SECONDS")] = 60.0,
    limits: Annotated[float, Parameter(env_var="STAMMTISCH_LIMITS")] = 1.0,
    web: Annotated[str, Parameter(env_var="STAMMTISCH_WEB")] = "",
    proxy: Annotated[str, Parameter(env_var="STAMMTISCH_PROXY")] = "",
    log: Annotated[Literal["", "text", "json"], Parameter(env_var="STAMMTISCH_LOG")] = "",
    keep_finished: Annotated[float, Parameter(env_var="STAMMTISCH_KEEP_FINISHED")] = 365.0,
    keep_people: Annotated[float, Parameter(env_var="STAMMTISCH_KEEP_PEOPLE")] = 400.0,
    admin_from: Annotated[str, Parameter(env_var="STAMMTISCH_ADMIN_FROM")] = "",
    call_host: Annotated[tuple[str, ...], Parameter(env_var="STAMMTISCH_CALL_HOST", negative=())] = (),
) -> None:
    """Host tables for people and bots until Ctrl-C. Every option can also be an environment variable.

    Parameters
    ----------
    host
        Address to listen at; 0.0.0.0 for everybody who can reach this machine.
    port
        Port.
    processes
        Number of processes, if one core is not enough; more than one needs PostgreSQL; not on Windows.
    base_url
        Public URL, if different (for example behind a reverse proxy): https://games.example.org or https://example.org/games.
    allow_host
        Another host name that this server answers to (repeatable).
    keep_days
        Delete unfinished matches after this many idle days.
    away_seconds
        How long a player must be away before the others can propose a bot instead; longer at slow tables.
    limits
        Factor for the limits on what one person or address may do; 0 removes them.
    web
        Folder of the built pages, if they are not in the usual place.
    proxy
        Address of a trusted reverse proxy.
    log
        Format of the log on standard error: text or json (default: text in a terminal, JSON lines elsewhere).
    keep_finished
        Delete finished matches after this many days; matches of bots alone after seven.
    keep_people
        Forget people after this many days without a visit, unless they have a running match.
    admin_from
        Networks that may use /admin, besides this machine: 192.0.2.0/24,2001:db8::/32.
    call_host
        Private host that people may be called at when it is their turn, such as your own ntfy (repeatable).
    """
    serve(
        Serving(
            host=host,
            port=port,
            data=data,
            database=database,
            processes=processes,
            base_url=base_url,
            allow_host=allow_host,
            keep_days=keep_days,
            away_seconds=away_seconds,
            limits=limits,
            web=web,
            proxy=proxy,
            log_format=log,
            keep_finished=keep_finished,
            keep_people=keep_people,
            admin_from=admin_from,
            call_host=call_host,
        )
    )


def backup(file: Path, *, data: Data = "", database: Database = "") -> None:
    """Back up all server data to one file; works while the server is running.

    Parameters
    ----------
    file
        The file; it can be restored into SQLite or PostgreSQL.
    """
    asyncio.run(back_up(data, database, file))
    print(f"Saved everything to {file}.")


def restore_command(file: Path, *, data: Data = "", database: Database = "") -> None:
    """Restore a backup into an empty database.

    Parameters
    ----------
    file
        The backup.
    """
    asyncio.run(restore(data, database, file))
    print(f"Restored {file}.")


def home(
    *,
    share: bool | None = None,
    port: Annotated[int | None, Parameter(env_var="STAMMTISCH_PORT")] = None,
    browser: bool = True,
) -> None:
    """Play at home: start a server, show its link and open the browser. `./play` does this.

    Parameters
    ----------
    share
        Let others on your network join; asked once and remembered.
    port
        Port (default: the first free one from 8181).
    browser
        Open the browser.
    """
    open_home(share=share, port=port, browser=browser)


def site(folder: Path) -> None:
    """Write the pages as a static site, which plays against bots and around one device without a server.

    Parameters
    ----------
    folder
        A new or empty folder; any host of files can show it, also below another folder.
    """
    files = write_site(folder)
    print(f"{files} files in {folder}. To look at it: python -m http.server --directory {folder}")
