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
"""How many seconds an open table stays listed after its host has left."""
NOTED_EVERY: Final = 20.0
AT_ONCE: Final = 200

# For each host, then for each network, the newest tables stay; tables that somebody else has joined come first.
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
    """A session with people, as far as the list needs it."""

    id: str

    @property
    def attended_by(self) -> str | None:
        """Return the host if somebody who counts is there and that must be kept."""


class PublicList:
    """Public tables that are not over, and when somebody was last seen there."""

    def __init__(self, store: Store, factor: float = 1.0) -> None:
        self._store = store
        self._factor = factor
        self._key = b""
        self._noted = 0.0

    async def tables(self, limit: int) -> list[Listed]:
        """Return open tables, then running ones; `factor` scales the number for each person and network, 0 is all."""
        widened = max(1.0, self._factor)
        of_person = int(OF_A_PERSON * widened) if self._factor else limit
        of_network = int(OF_A_NETWORK * widened) if self._factor else limit
        since = time.time() - HOST_AWAY_SECONDS
        return [listed_from_row(row) for row in await self._store.select(QUERY, since, of_person, of_network, limit)]

    async def add(self, table: str, host: str, address: str) -> None:
        """Note the host of a new public table and its network, the latter as a keyed hash."""
        if not self._key:
            self._key = await self._store.secret("network")
        network = hmac.digest(self._key, home_of(address).encode(), hashlib.sha256).hex()[:24]
        statement = "UPDATE tables SET host = ?, network = ?, attended = ? WHERE id = ?"
        await self._store.change((statement, (host, network, time.time(), table)))

    async def note(self, sessions: Iterable[Attended]) -> None:
        """Keep, from time to time, that somebody is at these tables."""
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
