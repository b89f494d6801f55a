"""The seeds of deals of the day."""

import hmac

from stammtisch.core.daily import day_id
from stammtisch.server.store import Store


class DaySeeds:
    """The seeds of all days. They come from one secret; those that are revealed tell nothing about others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""

    async def of(self, day: str, game: str) -> bytes:
        """Return the seed of a deal; nobody may be told before the day is over."""
        self._key = self._key or await self._store.secret("days")
        return hmac.digest(self._key, day_id(day, game).encode(), "sha256")
