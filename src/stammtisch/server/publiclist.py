"""The public list: which public tables are shown, so that one person or network cannot take all its places."""

import hashlib
import hmac
import time
from collections.abc import Iterable
from typing import Final, Protocol

from stammtisch.server.networks import home_of
from stammtisch.server.rows import LISTED, Listed, listed_from_row
from stammtisch.server.store import Store

OF_A_PERSON: Final = 3
OF_A_NETWORK: Final = 6
HOST_AWAY_SECONDS: Final = 600.0
"""An open table is listed for so long after its host has left."""
NOTED_EVERY: Final = 20.0
AT_ONCE: Final = 200

# Of the tables of one host, then of one network, the newest stay; where another person has joined, comes first.
QUERY: Final = f"""
WITH listable AS (
  SELECT {LISTED}, host, network FROM tables WHERE public = 1 AND status <> 'over' AND hidden = 0 AND closed IS NULL
  AND (status <> 'open' OR coalesce(attended, created) > ?)
), of_hosts AS (
  SELECT *, row_number() OVER (PARTITION BY CASE host WHEN '' THEN id ELSE host END ORDER BY created DESC, id) AS nth
  FROM listable
), of_networks AS (
  SELECT {LISTED}, row_number()
  OVER (PARTITION BY CASE network WHEN '' THEN id ELSE network END ORDER BY created DESC, id) AS nth
  FROM of_hosts WHERE nth <= ?
)
SELECT {LISTED} FROM of_networks WHERE nth <= ? ORDER BY status <> 'open',
(SELECT count(*) FROM sitting WHERE table_id = of_networks.id) < 2, changed DESC, id LIMIT ?"""


class Attended(Protocol):
    """What is known of a session where somebody is."""

    id: str

    @property
    def attended_by(self) -> str | None:
        """The host, if its attendance is to be kept and somebody who counts is there."""


class PublicList:
    """Public tables that are not over, and when somebody was last seen at them."""

    def __init__(self, store: Store, factor: float = 1.0) -> None:
        self._store = store
        self._factor = factor
        self._key = b""
        self._noted = 0.0

    async def tables(self, limit: int) -> list[Listed]:
        """The open ones, then the running ones; `factor` widens how many one person or network may have, 0 is all."""
        widened = max(1.0, self._factor)
        of_person = int(OF_A_PERSON * widened) if self._factor else limit
        of_network = int(OF_A_NETWORK * widened) if self._factor else limit
        since = time.time() - HOST_AWAY_SECONDS
        return [listed_from_row(row) for row in await self._store.select(QUERY, since, of_person, of_network, limit)]

    async def add(self, table: str, host: str, address: str) -> None:
        """Notes whose a new public table is, and where it comes from: as a keyed hash, which tells nobody more."""
        if not self._key:
            self._key = await self._store.secret("network")
        network = hmac.digest(self._key, home_of(address).encode(), hashlib.sha256).hex()[:24]
        statement = "UPDATE tables SET host = ?, network = ?, attended = ? WHERE id = ?"
        await self._store.change((statement, (host, network, time.time(), table)))

    async def note(self, sessions: Iterable[Attended]) -> None:
        """Keeps, every now and then, that somebody is at these tables."""
        if time.monotonic() - self._noted < NOTED_EVERY:
            return
        self._noted = time.monotonic()
        now = time.time()
        there = [(session.attended_by, session.id) for session in sessions]
        statements = [
            ("UPDATE tables SET attended = ?, host = ? WHERE id = ?", (now, host, id)) for host, id in there if host
        ]
        for start in range(0, len(statements), AT_ONCE):
            await self._store.change(*statements[start : start + AT_ONCE])
