"""The commands that need the server or a connection to one; the command line loads them when they are asked for."""

import asyncio
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from stammtisch.client import table_of
from stammtisch.home import open_home
from stammtisch.server.serve import Serving, back_up, restore, serve
from stammtisch.terminal import remote

Data = Annotated[str, Parameter(env_var="STAMMTISCH_DATA", help="The folder for matches; one of your own by default.")]
Database = Annotated[
    str, Parameter(env_var="STAMMTISCH_DATABASE", help="A PostgreSQL database instead: postgresql://user@host/name.")
]


def join(link: str, *, name: str | None = None, seat: int | None = None) -> None:
    """Play at a server's table from this terminal.

    Parameters
    ----------
    link
        The table's link, as its host shares it.
    name
        What you are called there.
    seat
        The seat you would like, from 0.
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
) -> None:
    """Host tables for people and bots, until Ctrl-C. Every flag can be given as an environment variable, too.

    Parameters
    ----------
    host
        The address it listens at; 0.0.0.0 is for everybody who can reach this machine.
    port
        The port.
    processes
        How many processes serve, where one core is not enough; more than one need PostgreSQL, and not Windows.
    base_url
        The address that people use, where it is another one, as behind a reverse proxy: https://games.example.org.
    allow_host
        Another name under which this server may be asked for; may be given again.
    keep_days
        After how many days a match is removed that nobody goes on with.
    away_seconds
        How long somebody is away before the others can ask for a bot in their place; longer where play is slow.
    limits
        Widens the limits on what one person or address may do; 0 takes them away.
    web
        The folder of the built pages, where they are not in their usual place.
    proxy
        The address of a reverse proxy whose word about its clients is believed.
    log
        How the log is written to standard error: text or json; by itself text in a terminal and JSON lines elsewhere.
    keep_finished
        After how many days a finished match is removed; those of bots alone after seven.
    keep_people
        After how many days an identity is forgotten that was not seen and has no running table.
    admin_from
        The networks from which /admin may be used, besides this machine: 192.0.2.0/24,2001:db8::/32.
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
        )
    )


def backup(file: Path, *, data: Data = "", database: Database = "") -> None:
    """Write everything that a server keeps into one file; the server may be running.

    Parameters
    ----------
    file
        The file; it can be restored into either kind of database.
    """
    asyncio.run(back_up(data, database, file))
    print(f"Everything is in {file}.")


def restore_command(file: Path, *, data: Data = "", database: Database = "") -> None:
    """Fill an empty database from a backup.

    Parameters
    ----------
    file
        The backup.
    """
    asyncio.run(restore(data, database, file))
    print(f"{file} is restored.")


def home(
    *,
    share: bool | None = None,
    port: Annotated[int | None, Parameter(env_var="STAMMTISCH_PORT")] = None,
    browser: bool = True,
) -> None:
    """Open a table at home: starts a server, shows its link and opens the browser. `./play` does this.

    Parameters
    ----------
    share
        Whether others in the network may join; it is asked once and remembered.
    port
        The port; a free one from 8181 on by itself.
    browser
        Whether the browser is opened.
    """
    open_home(share=share, port=port, browser=browser)
