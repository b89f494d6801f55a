"""The commands for hosts. They ask the running server, with the secret from its database."""

import asyncio
import json
import sqlite3
import sys
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import quote, urlencode

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from stammtisch.core.game import Refused
from stammtisch.server.admin import shown_secret
from stammtisch.server.serve import EVERYWHERE, store_of
from stammtisch.server.sqlite import SqliteStore
from stammtisch.server.store import Store
from stammtisch.table.refusals import moment

SECONDS: Final = 20.0
UNITS: Final = {"m": 1, "h": 60, "d": 1440, "w": 10_080}
"""The units of a duration, in minutes."""

admin = App(name="admin", help="Manage a running server: tables, people, reports, announcements.")
out = Console(highlight=False, soft_wrap=True)


@Parameter(name="*")
class Where:
    """The server to ask, and the format of the answer."""

    def __init__(
        self,
        *,
        data: Annotated[str, Parameter(env_var="STAMMTISCH_DATA", help="Folder of the server.")] = "",
        database: Annotated[
            str, Parameter(env_var="STAMMTISCH_DATABASE", help="PostgreSQL database of the server, if it uses one.")
        ] = "",
        host: Annotated[
            str, Parameter(env_var="STAMMTISCH_HOST", help="Address that the server listens at.")
        ] = "127.0.0.1",
        port: Annotated[int, Parameter(env_var="STAMMTISCH_PORT", help="Its port.")] = 8181,
        as_json: Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for scripts.")] = False,
    ) -> None:
        """Take the options that every command has."""
        self.data = data
        self.database = database
        self.url = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{port}"
        self.as_json = as_json

    def secret(self) -> str:
        """Return the secret, from the database."""
        store = store_of(self.data, self.database)
        return shown_secret(secret_in(store.path) if isinstance(store, SqliteStore) else asyncio.run(secret_of(store)))

    def get(self, path: str, **query: object) -> Any:
        """Send a GET request and return the answer."""
        text = urlencode({name: value for name, value in query.items() if value is not None})
        return self._ask("GET", f"{path}?{text}" if text else path, None)

    def post(self, path: str, **asked: object) -> Any:
        """Send a POST request and return the answer."""
        return self._ask("POST", path, {name: value for name, value in asked.items() if value is not None})

    def delete(self, path: str) -> None:
        """Send a DELETE request."""
        self._ask("DELETE", path, None)

    def _ask(self, method: str, path: str, asked: object) -> Any:
        headers = {"Authorization": f"Bearer {self.secret()}", "Content-Type": "application/json"}
        sent = None if asked is None else json.dumps(asked).encode()
        request = urllib.request.Request(f"{self.url}/api/admin{path}", sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:
                text = answer.read().decode()
                if answer.headers.get_content_type() != "application/json":
                    return text
                return json.loads(text)
        except urllib.error.HTTPError as error:
            raise Refused(why(error, self.url)) from error
        except (OSError, ValueError) as error:
            raise Refused(f"no server answers at {self.url}; say where it is with --host and --port") from error

    def show(self, found: Any, *columns: str) -> None:
        """Print rows, as a table or as JSON."""
        if self.as_json or not columns:
            print(json.dumps(found, ensure_ascii=False, indent=None if self.as_json else 2))
            return
        table = Table(*columns, box=None, pad_edge=False)
        for row in found:
            table.add_row(*[written(name, row.get(name)) for name in columns])
        out.print(table)

    def done(self, sentence: str, **more: object) -> None:
        """Print that something was done."""
        print(json.dumps({"done": sentence, **more}, ensure_ascii=False) if self.as_json else sentence)


async def secret_of(store: Store) -> bytes:
    """Return the secret from a PostgreSQL database."""
    await store.open()
    try:
        return await store.secret("admin")
    finally:
        await store.close()


def secret_in(path: Path) -> bytes:
    """Return the secret from a SQLite database; the server may be running."""
    if not path.is_file():
        raise Refused(f"there is no database {path}; name the folder of the server with --data")
    with closing(sqlite3.connect(path, timeout=5)) as connection:
        row = connection.execute("SELECT value FROM secrets WHERE name = 'admin'").fetchone()
    if row is None:
        raise Refused("there is no secret yet; the server makes it when it starts")
    return bytes(row[0])


def why(error: urllib.error.HTTPError, url: str) -> str:
    """Return a refusal as a sentence."""
    try:
        text = str(json.loads(error.read())["text"])
    except (ValueError, KeyError):
        text = ""
    if error.code == 404 and "no such" not in text:
        return f"the server at {url} does not know this secret; it uses another folder or database"
    return text or f"the server at {url} answered {error.code}"


def minutes(text: str) -> float:
    """Return the minutes of a duration such as 30m, 12h, 7d or 2w."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.replace(".", "", 1).isdigit():
        raise Refused(f"a duration must look like 30m, 12h, 7d or 2w, not {text!r}")
    return float(number) * UNITS[unit]


def written(name: str, value: Any) -> str:
    """Return a value for people."""
    if value is None or value is False or value == "":
        return ""
    if name in ("created", "changed", "seen", "until", "made", "at", "closed", "due"):
        return moment(value)
    if isinstance(value, list):
        return ", ".join(
            "-" if one is None else str(one.get("kind", one) if isinstance(one, dict) else one) for one in value
        )
    return "yes" if value is True else str(value)


# Tables

Which = Literal["all", "open", "running", "over", "public", "closed", "aside"]


@admin.command
def tables(which: Which = "all", *, text: str = "", limit: int = 100, where: Where | None = None) -> None:
    """List tables, the most recently changed first; `aside` lists those whose log could not be read.

    Parameters
    ----------
    which
        Which tables: open, running, over, public, closed or aside.
    text
        Beginning of their ids.
    limit
        How many.
    """
    at = where or Where()
    rows = at.get("/tables", which=which, text=text, limit=limit)
    at.show(rows, "table", "game", "status", "public", "hidden", "closed", "aside", "changed", "names")


@admin.command
def table(id: str, *, log: bool = False, where: Where | None = None) -> None:
    """Show one table: who sits there, the length of its log, and why it was set aside.

    Parameters
    ----------
    id
        Id of the table, as in its link.
    log
        Print its log as JSON lines; for an unfinished match without words and seeds.
    """
    at = where or Where()
    if log:
        sys.stdout.write(at.get(f"/tables/{quote(id, safe='')}/log"))
    else:
        at.show(at.get(f"/tables/{quote(id, safe='')}"))


def _act(id: str, act: str, sentence: str, where: Where | None) -> None:
    at = where or Where()
    at.post(f"/tables/{quote(id, safe='')}/{act}")
    at.done(f"Table {id} {sentence}.")


@admin.command
def close(id: str, *, where: Where | None = None) -> None:
    """End a match and close the table for everybody."""
    _act(id, "close", "is closed", where)


@admin.command
def reopen(id: str, *, where: Where | None = None) -> None:
    """Open a closed table again."""
    _act(id, "reopen", "is open again", where)


@admin.command
def hide(id: str, *, where: Where | None = None) -> None:
    """Remove a table from the public list."""
    _act(id, "hide", "is no longer in the public list", where)


@admin.command
def show(id: str, *, where: Where | None = None) -> None:
    """Let a hidden table be in the public list again."""
    _act(id, "show", "may be in the public list again", where)


@admin.command
def retry(id: str, *, where: Where | None = None) -> None:
    """Try to read a table that was set aside again, at the next visit."""
    _act(id, "retry", "is read again at the next visit", where)


@admin.command
def remove(id: str, *, where: Where | None = None) -> None:
    """Delete a table with its log and its chat, for good."""
    at = where or Where()
    at.delete(f"/tables/{quote(id, safe='')}")
    at.done(f"Table {id} was deleted.")


# People


@admin.command
def people(text: str = "", *, limit: int = 100, where: Where | None = None) -> None:
    """List people, the most recently seen first.

    Parameters
    ----------
    text
        Part of their names, or the beginning of their ids.
    limit
        How many.
    """
    at = where or Where()
    rows = at.get("/people", text=text, limit=limit)
    at.show(rows, "person", "name", "created", "seen", "tables", "reports", "measures")


@admin.command
def person(id: str, *, where: Where | None = None) -> None:
    """Show one person: their tables, their bans and mutes, and the network of their last visit."""
    at = where or Where()
    at.show(at.get(f"/people/{quote(id, safe='')}"))


@admin.command
def export(id: str, *, where: Where | None = None) -> None:
    """Print all data about one person as JSON, to be handed to them."""
    at = where or Where()
    at.show(at.get(f"/people/{quote(id, safe='')}/export"))


@admin.command
def rename(id: str, name: str | None = None, *, time: str = "7d", where: Where | None = None) -> None:
    """Give a person another name.

    Parameters
    ----------
    id
        The person.
    name
        The new name (default: a neutral one).
    time
        How long they must keep it, such as 12h or 7d; 0m lets them change it at once.
    """
    at = where or Where()
    found = at.post(f"/people/{quote(id, safe='')}/rename", name=name, minutes=minutes(time))
    at.done(f"{id} is now called {found['name']}.", **found)


def _measure(kind: str, target: str, time: str, reason: str, network: bool, where: Where | None) -> None:
    at = where or Where()
    found = at.post(
        "/measures", kind=kind, target=target, minutes=minutes(time), reason=reason, network=network or None
    )
    at.done(f"{found['target']}: {kind} until {moment(found['until'])}.", **found)


@admin.command
def ban(target: str, *, time: str = "1d", reason: str = "", network: bool = False, where: Where | None = None) -> None:
    """Ban a person or a network for a time; their connections end at once.

    Parameters
    ----------
    target
        Id of a person, an address, or a network such as 192.0.2.0/24; for IPv6 at least a /64.
    time
        Duration, such as 30m, 12h, 7d or 2w.
    reason
        A note for yourself.
    network
        Ban the network of the person's last visit.
    """
    _measure("ban", target, time, reason, network, where)


@admin.command
def mute(target: str, *, time: str = "1d", reason: str = "", where: Where | None = None) -> None:
    """Block the chat and reactions of a person for a time.

    Parameters
    ----------
    target
        Id of the person.
    time
        Duration, such as 30m, 12h, 7d or 2w.
    reason
        A note for yourself.
    """
    _measure("mute", target, time, reason, False, where)


def _lift(kind: str, target: str, where: Where | None) -> None:
    at = where or Where()
    at.post("/measures/lift", kind=kind, target=target)
    at.done(f"{target}: the {kind} has ended.")


@admin.command
def unban(target: str, *, where: Where | None = None) -> None:
    """End a ban."""
    _lift("ban", target, where)


@admin.command
def unmute(target: str, *, where: Where | None = None) -> None:
    """End a mute."""
    _lift("mute", target, where)


@admin.command
def measures(*, where: Where | None = None) -> None:
    """List all current bans, mutes and forced names."""
    at = where or Where()
    at.show(at.get("/measures"), "kind", "target", "until", "reason")


# Reports and announcements


@admin.command
def reports(state: Literal["open", "resolved", "dismissed"] = "open", *, where: Where | None = None) -> None:
    """List reports from players."""
    at = where or Where()
    found = at.get("/reports", state=state)
    names = found["names"]
    rows = [
        {**one, "about": named(one["person"], names), "by": named(one["reporter"], names)} for one in found["reports"]
    ]
    at.show(rows, "id", "at", "table", "about", "by", "reason", "text")


def named(person: str, names: dict[str, str]) -> str:
    """Return the name and id of a person."""
    return f"{names.get(person, '')} {person}".strip()


@admin.command
def report(
    id: str, state: Literal["open", "resolved", "dismissed"] = "resolved", *, where: Where | None = None
) -> None:
    """Mark a report as resolved or dismissed."""
    at = where or Where()
    at.post(f"/reports/{quote(id, safe='')}", state=state)
    at.done(f"Report {id} is {state}.")


@admin.command
def announce(
    text: str,
    *,
    time: str = "1d",
    language: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    where: Where | None = None,
) -> None:
    """Show everybody a message, on the home page and at every table.

    Parameters
    ----------
    text
        The message.
    time
        How long it is shown, such as 30m, 12h or 7d.
    language
        The message in another language, as de=Neustart um 22 Uhr (repeatable).
    """
    at = where or Where()
    texts = {"": text}
    for one in language:
        tag, equals, said = one.partition("=")
        if not equals:
            raise Refused(f"a text in another language must look like de=…, not {one!r}")
        texts[tag] = said
    found = at.post("/announcements", texts=texts, minutes=minutes(time))
    at.done(f"Announced until {moment(found['until'])}; `stammtisch admin withdraw {found['id']}` ends it.", **found)


@admin.command
def announcements(*, where: Where | None = None) -> None:
    """List current announcements."""
    at = where or Where()
    rows = at.get("/announcements")
    at.show(rows if at.as_json else [{**row, "text": row["texts"].get("", "")} for row in rows], "id", "until", "text")


@admin.command
def withdraw(id: str, *, where: Where | None = None) -> None:
    """End an announcement."""
    at = where or Where()
    at.delete(f"/announcements/{quote(id, safe='')}")
    at.done("It is no longer shown.")


# The server


@admin.command
def load(*, where: Where | None = None) -> None:
    """Show the load of the server: tables, people, moves, connections, limits hit, queues, memory."""
    at = where or Where()
    found = at.get("/load")
    if at.as_json:
        at.show(found)
        return
    figures = {name.removeprefix("stammtisch_"): value for name, value in sorted(found["figures"].items())}
    rows = [
        *[{"figure": f"tables {status}", "value": number} for status, number in sorted(found["tables"].items())],
        {"figure": "people", "value": found["people"]},
        {"figure": "open reports", "value": found["reports"]},
        {"figure": "processes", "value": len(found["processes"])},
        *[{"figure": name, "value": f"{value:.15g}"} for name, value in figures.items() if "_bucket{" not in name],
    ]
    at.show(rows, "figure", "value")


@admin.command
def secret(*, where: Where | None = None) -> None:
    """Show the secret for the page /admin. Anyone who has it can use all of these commands."""
    at = where or Where()
    print(json.dumps({"secret": at.secret()}) if at.as_json else at.secret())
