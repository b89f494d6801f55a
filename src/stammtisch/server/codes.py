"""Codes: six characters that lead to a table, for people who read them out instead of sending a link.

A link has 128 random bits, a code under 29, so a code is worth less: it exists only once somebody at the table asks for
it, it ends after a day and with the match, and wrong codes are limited by address and for the whole server.
"""

import secrets
import time
from typing import Final

from stammtisch.server.limits import CODES, CODES_IN_ALL, Limits
from stammtisch.server.store import Store
from stammtisch.table.reading import NoSuchTable

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Without characters that are mistaken for each other (0 O, 1 I L), and without vowels, so that no words arise."""
LENGTH: Final = 6
VALID_SECONDS: Final = 86_400.0
TRIES: Final = 10
EVERYBODY: Final = "everybody"


class Codes:
    """The codes of the tables of a server."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits

    async def of(self, table: str) -> tuple[str, float]:
        """Return the code of a table and until when (Unix seconds) it is valid; make one if it has none."""
        now = time.time()
        for _ in range(TRIES):
            found = await self._store.code_of(table, now)
            if found is not None:
                return found
            await self._store.add_code(table, new_code(), now, now + VALID_SECONDS)
        raise RuntimeError("no free code was found")

    async def table(self, typed: str, network: str) -> str:
        """Return the table that a code leads to; count a wrong one."""
        for limit, who in ((CODES, network), (CODES_IN_ALL, EVERYBODY)):
            if self._limits.is_spent(limit, who):
                self._limits.spend(limit, who)
        code = cleaned(typed)
        found = await self._store.table_with_code(code, time.time()) if is_code(code) else None
        if found is None:
            self._limits.spend(CODES, network)
            self._limits.spend(CODES_IN_ALL, EVERYBODY)
            raise NoSuchTable("wrong-code")
        return found


def new_code() -> str:
    """Return a random code."""
    return "".join([secrets.choice(ALPHABET) for _ in range(LENGTH)])


def cleaned(typed: str) -> str:
    """Return what somebody typed as a code: in capitals, without spaces and hyphens."""
    return "".join([sign for sign in typed.upper() if sign.isalnum()])


def is_code(text: str) -> bool:
    """Say whether this could be a code."""
    return len(text) == LENGTH and all(sign in ALPHABET for sign in text)
