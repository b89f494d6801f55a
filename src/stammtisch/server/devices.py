"""How both databases keep devices, and find what one person is told of all that is kept of them."""
# ruff: noqa: D102 (Store says what each method does)

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

from stammtisch.server.schema import LISTED, listed_from_row
from stammtisch.server.store import Device, Line, Listed, Person, Store

Statement = tuple[Any, ...]
"""SQL with the places $1, $2 …, and what goes there."""

DEVICE: Final = "devices.id, person_id, kind, label, devices.created, devices.seen"
AT_ONCE: Final = 500
"""How many ids one query asks for."""


class Devices(Store):
    """The part of a store that is the same SQL for both databases."""

    @abstractmethod
    async def _ask(self, query: str, *values: object) -> Sequence[Sequence[Any]]:
        """The rows of a query."""

    @abstractmethod
    async def _change(self, *statements: Statement) -> Sequence[Sequence[Sequence[Any]]]:
        """Carry out statements in one transaction; gives the rows of each."""

    async def add_device(
        self, person: str, secret_hash: bytes, kind: str, label: str, at: float, most: int
    ) -> Device | None:
        id = device_id(secret_hash)
        insert = (
            "INSERT INTO devices (id, person_id, hash, kind, label, created, seen)"
            " SELECT $1, id, $3, $4, $5, $6, $6 FROM persons"
            " WHERE id = $2 AND (SELECT count(*) FROM devices WHERE person_id = $2) < $7"
        )
        added = await self._change(
            (insert, id, person, secret_hash, kind, label, at, most),
            (f"SELECT {DEVICE} FROM devices WHERE id = $1", id),
            ("UPDATE persons SET seen = $2 WHERE id = $1 AND seen < $2", person, at),
        )
        return Device(*added[1][0]) if added[1] else None

    async def device(self, secret_hash: bytes) -> tuple[Device, Person] | None:
        query = (
            f"SELECT {DEVICE}, name, persons.created, persons.seen FROM devices"
            " JOIN persons ON persons.id = person_id WHERE hash = $1"
        )
        for id, person, kind, label, created, seen, name, arrived, last in await self._ask(query, secret_hash):
            return Device(id, person, kind, label, created, seen), Person(person, name, arrived, last)
        return None

    async def devices(self, person: str) -> list[Device]:
        query = f"SELECT {DEVICE} FROM devices WHERE person_id = $1 ORDER BY seen DESC, created DESC, id"
        return [Device(*row) for row in await self._ask(query, person)]

    async def known_devices(self, ids: Iterable[str]) -> set[str]:
        asked, known = [*ids], set[str]()
        for start in range(0, len(asked), AT_ONCE):
            some = asked[start : start + AT_ONCE]
            places = ", ".join([f"${number}" for number in range(1, len(some) + 1)])
            known.update([row[0] for row in await self._ask(f"SELECT id FROM devices WHERE id IN ({places})", *some)])
        return known

    async def remove_devices(self, person: str, only: str | None = None, but: str = "") -> list[str]:
        which, id = ("id <> $2", but) if only is None else ("id = $2", only)
        removed = await self._change(
            (f"SELECT id FROM devices WHERE person_id = $1 AND {which}", person, id),
            (f"DELETE FROM devices WHERE person_id = $1 AND {which}", person, id),
            ("DELETE FROM transfers WHERE person_id = $1", person),
            ("UPDATE persons SET signed_cookies = 0 WHERE id = $1", person),
        )
        return [row[0] for row in removed[0]]

    async def touch(self, device: str, at: float) -> None:
        owner = "(SELECT person_id FROM devices WHERE id = $1)"
        await self._change(
            ("UPDATE devices SET seen = $2 WHERE id = $1 AND seen < $2", device, at),
            (f"UPDATE persons SET seen = $2 WHERE id = {owner} AND seen < $2", device, at),
        )

    async def person_with_signed_cookie(self, id: str) -> Person | None:
        query = "SELECT id, name, created, seen FROM persons WHERE id = $1 AND signed_cookies = 1"
        rows = await self._ask(query, id)
        return Person(*rows[0]) if rows else None

    async def transfer(self, transfer_hash: bytes, now: float) -> str | None:
        query = "SELECT person_id FROM transfers WHERE hash = $1 AND expires > $2"
        rows = await self._ask(query, transfer_hash, now)
        return str(rows[0][0]) if rows else None

    async def tables_in_order(self, person: str, start: int, count: int) -> list[Listed]:
        query = (
            f"SELECT {LISTED} FROM tables WHERE id IN (SELECT table_id FROM sitting WHERE person_id = $1)"
            " ORDER BY created, id LIMIT $3 OFFSET $2"
        )
        return [listed_from_row(row) for row in await self._ask(query, person, start, count)]

    async def lines_in_order(self, person: str, start: int, count: int) -> list[tuple[str, Line]]:
        query = (
            "SELECT table_id, number, person_id, audience, text, at FROM chat WHERE person_id = $1"
            " ORDER BY at, table_id, number LIMIT $3 OFFSET $2"
        )
        return [(table, Line(*line)) for table, *line in await self._ask(query, person, start, count)]


def device_id(secret_hash: bytes) -> str:
    """What a device is called among its owner's: a beginning of the hash, which tells nothing about the secret."""
    return secret_hash[:8].hex()
