"""Somebody who hosts a server, for the tests: asks its admin API with the secret from its database."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from typing import Any
from urllib.parse import quote

import msgspec
from house import Fetched, Server, fetch
from websockets.asyncio.client import connect

from stammtisch.admin_cli import Where
from stammtisch.client import LARGEST_ANSWER, Guest, Place, Turned
from stammtisch.table import messages as wire
from stammtisch.table.refusals import Problem


def secret_of(server: Server) -> str:
    """Return the secret, as the command shows it."""
    return Where(data=server.serving.get("data", ""), database=server.serving.get("database", "")).secret()


class Host:
    """Somebody who hosts a server."""

    def __init__(self, server: Server) -> None:
        self.url = server.url
        self._headers = {"Authorization": f"Bearer {secret_of(server)}"}

    def ask(self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> Fetched:
        return fetch(f"{self.url}/api/admin{path}", method, body, {**self._headers, **(headers or {})})

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer.body
        return answer.json()

    def post(self, path: str, **body: object) -> Any:
        answer = self.ask("POST", path, body)
        assert answer.status in (200, 204), answer.body
        return answer.json() if answer.body else None

    def delete(self, path: str) -> None:
        assert self.ask("DELETE", path).status == 204

    def person(self, name: str) -> str:
        """Return the id of the only person of this name."""
        (found,) = [row for row in self.get(f"/people?text={quote(name)}") if row["name"] == name]
        return str(found["person"])

    def ban(self, target: str, minutes: float = 60.0, **more: object) -> Any:
        return self.post("/measures", kind="ban", target=target, minutes=minutes, **more)


class Far(Guest):
    """A guest with an address of their own, behind a proxy that the server trusts."""

    def __init__(self, server: str, address: str) -> None:
        super().__init__(server)
        self.headers = {"X-Forwarded-For": address}

    def _fetch(self, method: str, path: str, body: msgspec.Struct | None) -> bytes:
        headers = {**self.headers, **({"Authorization": f"Bearer {self.token}"} if self.token else {})}
        sent = None if method == "GET" else b"{}" if body is None else wire.to_json(body)
        answer = fetch(self.server + path, method, sent, headers)
        if answer.status >= 400:
            raise Turned(msgspec.json.decode(answer.body, type=Problem))
        return answer.body

    async def at(self, table: str, *, parcel: bool = False) -> Place:
        address = f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket?parcel={int(parcel)}"
        headers = {**self.headers, "Authorization": f"Bearer {self.token}"}
        return Place(await connect(address, additional_headers=headers, max_size=LARGEST_ANSWER, compression=None))


def kept(server: Server, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return what a SQLite server keeps."""
    with closing(sqlite3.connect(server.database, timeout=10)) as database:
        found = database.execute(query, values).fetchall()
        database.commit()
        return found
