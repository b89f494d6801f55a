"""What the server keeps, in parts: each table's log, the lists of tables, people, chat, groups and events.

The queries are written once here, for SQLite and PostgreSQL alike. A database (`sqlite.py`, `postgres.py`) adds its
connections, its transactions, how rows are added to logs, and how processes hear from each other.
"""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final

from stammtisch.server.database import Database, marks
from stammtisch.server.event_store import EventStore
from stammtisch.server.group_store import GroupStore
from stammtisch.server.rows import (
    ADD_RESULT,
    LISTED,
    RESULT,
    CallKept,
    ChatMessage,
    Device,
    Listed,
    LogRow,
    Person,
    Result,
    Summary,
    listed_from_row,
    result_from_row,
    result_to_row,
)
from stammtisch.table.notices import ChatAdded

MESSAGES_KEPT: Final = 500
"""A table keeps at least this many messages of its chat, and at most twice as many."""
IDS_AT_ONCE: Final = 500
"""How many ids one query asks for."""


class LogStore(Database):
    """The log of every table."""

    @abstractmethod
    async def append(self, table: str, number: int, at: float, entry: bytes, summary: Summary) -> bool:
        """Return once the row is durable; False, with nothing written, if that number is taken."""

    async def log(self, table: str, since: int = 0) -> list[LogRow]:
        """Return the rows from number `since` on, ascending; none if the table is unknown."""
        query = "SELECT number, at, entry FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        return [LogRow(*row) for row in await self.select(query, table, since)]

    async def set_aside(self, table: str, reason: str) -> None:
        """Note why a table cannot be read, so that nobody tries again and nothing is due there."""
        await self.change(("UPDATE tables SET aside = ? WHERE id = ?", (reason, table)))

    async def take_up(self, table: str = "") -> None:
        """Let a table that was set aside be tried again, or all of them."""
        statement = "UPDATE tables SET aside = '' WHERE aside <> '' AND (id = ? OR ? = '')"
        await self.change((statement, (table, table)))


class TableStore(Database):
    """The lists of tables, and the results of finished matches."""

    async def table(self, id: str) -> Listed | None:
        """Return what is known of a table beside its log."""
        rows = await self.select(f"SELECT {LISTED}, aside, closed FROM tables WHERE id = ?", id)
        return listed_from_row(rows[0]) if rows else None

    async def tables_of(self, person: str, limit: int) -> list[Listed]:
        """Return the tables a person sits at, then those where they sat at the end: last changed first.

        There are up to `limit` of either. Closed ones are left out.
        """
        query = (
            f"SELECT {LISTED} FROM (SELECT *, row_number()"
            " OVER (PARTITION BY status = 'over' ORDER BY changed DESC, id)"
            " AS place FROM tables WHERE closed IS NULL"
            " AND id IN (SELECT table_id FROM sitting WHERE person_id = ?)) AS own"
            " WHERE place <= ? ORDER BY status = 'over', changed DESC, id"
        )
        return [listed_from_row(row) for row in await self.select(query, person, limit)]

    async def tables_among(self, ids: Sequence[str]) -> list[Listed]:
        """Return finished tables by their ids, newest first; not closed ones."""
        query = (
            f"SELECT {LISTED} FROM tables WHERE id IN ({marks(ids)}) AND status = 'over' AND closed IS NULL"
            " AND aside = '' ORDER BY changed DESC, id"
        )
        return [listed_from_row(row) for row in await self.select(query, *ids)]

    async def tables_in_order(self, person: str, start: int, count: int) -> list[Listed]:
        """Return a part of all the tables a person sits or sat at, oldest first."""
        query = (
            f"SELECT {LISTED} FROM tables WHERE id IN (SELECT table_id FROM sitting WHERE person_id = ?)"
            " ORDER BY created, id LIMIT ? OFFSET ?"
        )
        return [listed_from_row(row) for row in await self.select(query, person, count, start)]

    async def due(self, now: float, limit: int) -> list[str]:
        """Return the tables whose `due` has come, earliest first, except those set aside or closed."""
        query = "SELECT id FROM tables WHERE due <= ? AND aside = '' AND closed IS NULL ORDER BY due, id LIMIT ?"
        return [row[0] for row in await self.select(query, now, limit)]

    async def delete(self, *tables: str) -> None:
        """Delete tables in one transaction: their logs, summaries, results and chat."""
        ids = marks(tables)
        await self.change(
            (f"DELETE FROM tables WHERE id IN ({ids})", tables),
            *[(f"DELETE FROM {part} WHERE table_id IN ({ids})", tables) for part in PARTS],
        )

    async def results(self, table: str) -> list[Result]:
        """Return the results of a finished match, by seat."""
        query = f"SELECT {RESULT} FROM results WHERE table_id = ? ORDER BY seat"
        return [result_from_row(row) for row in await self.select(query, table)]

    async def results_of(self, person: str, start: int, count: int) -> list[tuple[str, Result]]:
        """Return a part of the results of all matches of a person, oldest first, each with its table."""
        query = (
            f"SELECT {RESULT}, table_id FROM results WHERE person_id = ? ORDER BY at, table_id, seat LIMIT ? OFFSET ?"
        )
        return [(row[-1], result_from_row(row[:-1])) for row in await self.select(query, person, count, start)]

    async def handed_by(self, person: str) -> list[str]:
        """Return the tables of all matches that a person has handed over."""
        return [row[0] for row in await self.select("SELECT table_id FROM handed WHERE person_id = ?", person)]

    async def without_results(self, after: str, limit: int) -> list[str]:
        """Return finished tables without results, from earlier versions, by id after `after`."""
        query = (
            "SELECT id FROM tables WHERE status = 'over' AND aside = '' AND id > ?"
            " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id) ORDER BY id LIMIT ?"
        )
        return [row[0] for row in await self.select(query, after, limit)]

    async def add_results(self, results: Iterable[tuple[str, Result]]) -> None:
        """Keep results, each with its table; those that are kept already stay."""
        await self.change(*[(ADD_RESULT, result_to_row(table, result)) for table, result in results])

    async def add_code(self, table: str, code: str, now: float, expires: float) -> bool:
        """Give a table a code until a time; False if another table has that code, or this one has another."""
        _, added = await self.transact(
            ("DELETE FROM codes WHERE expires <= ?", (now,)),
            (
                "INSERT INTO codes (table_id, code, expires) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                (table, code, expires),
            ),
        )
        return added == [(1,)]

    async def code_of(self, table: str, now: float) -> tuple[str, float] | None:
        """Return the code of a table, and until when it is valid."""
        rows = await self.select("SELECT code, expires FROM codes WHERE table_id = ? AND expires > ?", table, now)
        return (str(rows[0][0]), float(rows[0][1])) if rows else None

    async def table_with_code(self, code: str, now: float) -> str | None:
        """Return the table that has a code now, unless its match is over or it is closed."""
        query = (
            "SELECT id FROM codes JOIN tables ON id = table_id WHERE code = ? AND expires > ?"
            " AND status <> 'over' AND closed IS NULL AND aside = ''"
        )
        rows = await self.select(query, code, now)
        return str(rows[0][0]) if rows else None

    async def reviews(self, table: str, seat: int) -> dict[int, bytes]:
        """Return what the coach has said about a seat of a finished match, by ply."""
        query = "SELECT ply, found FROM reviews WHERE table_id = ? AND seat = ?"
        return {row[0]: bytes(row[1]) for row in await self.select(query, table, seat)}

    async def add_review(self, table: str, seat: int, ply: int, found: bytes) -> None:
        """Keep what the coach has said; it is always the same, so what is kept already stays."""
        statement = (
            "INSERT INTO reviews (table_id, seat, ply, found) SELECT id, ?, ?, ? FROM tables WHERE id = ?"
            " ON CONFLICT DO NOTHING"
        )
        await self.change((statement, (seat, ply, found, table)))


class PeopleStore(Database):
    """People, their devices, and codes that move an identity to another device."""

    async def add_person(self, person: Person, secret_hash: bytes, kind: str = "program", label: str = "") -> bool:
        """Add a person with a first device; False if the id is taken."""
        row = (person.id, person.name, person.created, person.seen)
        device = (device_id(secret_hash), person.id, secret_hash, kind, label, person.created, person.seen)
        added = await self.transact(
            (
                "INSERT INTO persons (id, name, created, seen, signed_cookies) VALUES (?, ?, ?, ?, 0)"
                " ON CONFLICT DO NOTHING",
                row,
            ),
            (f"INSERT INTO devices ({DEVICE}) VALUES (?, ?, ?, ?, ?, ?, ?)", device),
            chained=True,
        )
        return len(added) == 2

    async def person(self, id: str) -> Person | None:
        """Return the person with this id."""
        rows = await self.select(f"SELECT {PERSON} FROM persons WHERE id = ?", id)
        return Person(*rows[0]) if rows else None

    async def person_with_signed_cookie(self, id: str) -> Person | None:
        """Return the person with this id, if cookies of the first version still count for them."""
        rows = await self.select(f"SELECT {PERSON} FROM persons WHERE id = ? AND signed_cookies = 1", id)
        return Person(*rows[0]) if rows else None

    async def rename(self, id: str, name: str) -> bool:
        """Give a person another name; False if there is no such person."""
        return await self.change(("UPDATE persons SET name = ? WHERE id = ?", (name, id))) > 0

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        """Return the names of those ids that have one."""
        asked = [*ids]
        query = f"SELECT id, name FROM persons WHERE id IN ({marks(asked)})"
        return {row[0]: row[1] for row in await self.select(query, *asked)}

    async def forget(self, id: str) -> None:
        """Delete a person with devices, transfers and chat; results lose the person, and logs keep only the id."""
        await self.change(
            ("DELETE FROM chat WHERE person_id = ?", (id,)),
            ("DELETE FROM sitting WHERE person_id = ?", (id,)),
            ("DELETE FROM persons WHERE id = ?", (id,)),
        )

    async def has_answered(self, id: str, puzzle: str) -> bool:
        """Return whether a person has answered a puzzle."""
        return bool(await self.select("SELECT 1 FROM puzzle_answers WHERE person_id = ? AND puzzle = ?", id, puzzle))

    async def games_tried(self, id: str, day: str) -> list[str]:
        """Return the games of which a person has a scored try at the deal of a day."""
        rows = await self.select("SELECT game FROM tries WHERE person_id = ? AND day = ? AND scored = 1", id, day)
        return [row[0] for row in rows]

    async def add_transfer(self, transfer_hash: bytes, person: str, expires: float) -> bool:
        """Keep the hash of a code that moves an identity to another device; False if there is no such person."""
        statement = "INSERT INTO transfers (hash, person_id, expires) SELECT ?, id, ? FROM persons WHERE id = ?"
        return await self.change((statement, (transfer_hash, expires, person))) > 0

    async def transfer(self, transfer_hash: bytes, now: float) -> str | None:
        """Return the id of the person whose code this is; the code stays valid."""
        query = "SELECT person_id FROM transfers WHERE hash = ? AND expires > ?"
        rows = await self.select(query, transfer_hash, now)
        return str(rows[0][0]) if rows else None

    async def take_transfer(self, transfer_hash: bytes, now: float) -> str | None:
        """Return the id of the person whose code this is, to one asker only and only until it expires."""
        _, taken, found, _ = await self.transact(
            ("DELETE FROM transfers WHERE expires <= ?", (now,)),
            # If two ask at once, one deletes the row and the other finds nothing.
            ("UPDATE transfers SET expires = 0 WHERE hash = ?", (transfer_hash,)),
            ("SELECT person_id FROM transfers WHERE hash = ?", (transfer_hash,)),
            ("DELETE FROM transfers WHERE hash = ?", (transfer_hash,)),
        )
        return str(found[0][0]) if taken == [(1,)] else None

    async def add_device(
        self, person: str, secret_hash: bytes, kind: str, label: str, at: float, most: int
    ) -> Device | None:
        """Give a person one more device; None if there is no such person, or one with `most` devices."""
        id = device_id(secret_hash)
        insert = (
            f"INSERT INTO devices ({DEVICE}) SELECT ?, id, ?, ?, ?, ?, ? FROM persons"
            " WHERE id = ? AND (SELECT count(*) FROM devices WHERE person_id = persons.id) < ?"
        )
        added = await self.transact(
            (insert, (id, secret_hash, kind, label, at, at, person, most)),
            ("UPDATE persons SET seen = ? WHERE id = ? AND seen < ?", (at, person, at)),
            chained=True,
        )
        return Device(id, person, kind, label, at, at) if len(added) == 2 else None

    async def device(self, secret_hash: bytes) -> tuple[Device, Person] | None:
        """Return the device whose secret has this hash, and its owner."""
        query = (
            "SELECT devices.id, person_id, kind, label, devices.created, devices.seen,"
            " name, persons.created, persons.seen FROM devices"
            " JOIN persons ON persons.id = person_id WHERE hash = ?"
        )
        for id, person, kind, label, created, seen, *owner in await self.select(query, secret_hash):
            return Device(id, person, kind, label, created, seen), Person(person, *owner)
        return None

    async def devices(self, person: str) -> list[Device]:
        """Return a person's devices, last seen first."""
        query = (
            "SELECT id, person_id, kind, label, created, seen FROM devices WHERE person_id = ?"
            " ORDER BY seen DESC, created DESC, id"
        )
        return [Device(*row) for row in await self.select(query, person)]

    async def known_devices(self, ids: Iterable[str]) -> set[str]:
        """Return those of these devices that have not been removed."""
        asked, known = [*ids], set[str]()
        for start in range(0, len(asked), IDS_AT_ONCE):
            some = asked[start : start + IDS_AT_ONCE]
            rows = await self.select(f"SELECT id FROM devices WHERE id IN ({marks(some)})", *some)
            known.update([row[0] for row in rows])
        return known

    async def remove_devices(self, person: str, only: str | None = None, but: str = "") -> list[str]:
        """Remove one device of a person, or all but one, and return the ids of those removed.

        The person's signed cookies and open transfers end as well: the person to be signed out may hold them.
        """
        which, id = ("id <> ?", but) if only is None else ("id = ?", only)
        removed = await self.transact(
            (f"SELECT id FROM devices WHERE person_id = ? AND {which}", (person, id)),
            (f"DELETE FROM devices WHERE person_id = ? AND {which}", (person, id)),
            ("DELETE FROM transfers WHERE person_id = ?", (person,)),
            ("UPDATE persons SET signed_cookies = 0 WHERE id = ?", (person,)),
        )
        return [row[0] for row in removed[0]]

    async def touch(self, device: str, at: float) -> None:
        """Note that a device and its owner were seen; nothing happens if there is no such device."""
        owner = "(SELECT person_id FROM devices WHERE id = ?)"
        await self.change(
            ("UPDATE devices SET seen = ? WHERE id = ? AND seen < ?", (at, device, at)),
            (f"UPDATE persons SET seen = ? WHERE id = {owner} AND seen < ?", (at, device, at)),
        )


class CallStore(Database):
    """Where people are called when it is their turn."""

    async def calls(self, person: str) -> list[CallKept]:
        """Return where somebody is called."""
        query = f"SELECT {CALL} FROM calls WHERE person_id = ? ORDER BY id"
        return [CallKept(*row) for row in await self.select(query, person)]

    async def add_call(self, person: str, call: CallKept, most: int) -> bool:
        """Call somebody at one more address; the same address is replaced. False if they have `most`."""
        _, added = await self.transact(
            ("DELETE FROM calls WHERE person_id = ? AND address = ?", (person, call.address)),
            (
                f"INSERT INTO calls ({CALL}, person_id, called) SELECT ?, ?, ?, ?, ?, id, 0 FROM persons"
                " WHERE id = ? AND (SELECT count(*) FROM calls WHERE person_id = persons.id) < ?",
                (call.id, call.address, call.keys, call.auth, call.language, person, most),
            ),
        )
        return added == [(1,)]

    async def calls_due(self, person: str, now: float, apart: float) -> list[CallKept]:
        """Return where somebody is to be called now, to one asker only; nothing where they were called lately."""
        _, found = await self.transact(
            ("UPDATE calls SET called = ? WHERE person_id = ? AND called <= ?", (now, person, now - apart)),
            (f"SELECT {CALL} FROM calls WHERE person_id = ? AND called = ?", (person, now)),
        )
        return [CallKept(*row) for row in found]

    async def remove_calls(self, person: str, call: str | None) -> None:
        """Stop calling somebody at one address, or at all."""
        which = (person, call or "", call or "")
        await self.change(("DELETE FROM calls WHERE person_id = ? AND (id = ? OR ? = '')", which))

    async def remove_call(self, call: str) -> None:
        """Delete an address that nobody hears any more."""
        await self.change(("DELETE FROM calls WHERE id = ?", (call,)))


class ChatStore(Database):
    """The chat of all tables."""

    async def say(self, table: str, person: str, audience: str, text: str, at: float) -> ChatMessage | None:
        """Add a message and drop those long past; None if there is no such table."""
        said = await self.transact(
            ("UPDATE tables SET said = said + 1 WHERE id = ?", (table,)),
            (
                "INSERT INTO chat (table_id, number, person_id, audience, text, at)"
                " SELECT id, said, ?, ?, ?, ? FROM tables WHERE id = ?",
                (person, audience, text, at, table),
            ),
            ("SELECT said FROM tables WHERE id = ?", (table,)),
            chained=True,
            tells=(table, ChatAdded()),
        )
        if len(said) < 3:
            return None
        number: int = said[2][0][0]
        if number % MESSAGES_KEPT == 0:
            old = (table, number - MESSAGES_KEPT)
            await self.change(("DELETE FROM chat WHERE table_id = ? AND number <= ?", old))
        return ChatMessage(number, person, audience, text, at)

    async def chat(self, table: str, audiences: tuple[str, ...], limit: int) -> list[ChatMessage]:
        """Return the last messages for these audiences, ascending."""
        query = (
            "SELECT number, person_id, audience, text, at FROM chat WHERE table_id = ?"
            f" AND audience IN ({marks(audiences)}) ORDER BY number DESC LIMIT ?"
        )
        return [ChatMessage(*row) for row in reversed(await self.select(query, table, *audiences, limit))]

    async def messages_in_order(self, person: str, start: int, count: int) -> list[tuple[str, ChatMessage]]:
        """Return a part of all that a person has said, oldest first, each message with its table."""
        query = (
            "SELECT table_id, number, person_id, audience, text, at FROM chat WHERE person_id = ?"
            " ORDER BY at, table_id, number LIMIT ? OFFSET ?"
        )
        return [(table, ChatMessage(*said)) for table, *said in await self.select(query, person, count, start)]


class Store(LogStore, TableStore, PeopleStore, CallStore, ChatStore, GroupStore, EventStore):
    """All that a server keeps."""


PARTS: Final = ("entries", "sitting", "chat", "results", "codes", "reviews", "tries", "handed")
"""The database tables with rows that belong to a table."""
PERSON: Final = "id, name, created, seen"
CALL: Final = "id, address, keys, auth, language"
DEVICE: Final = "id, person_id, hash, kind, label, created, seen"


def device_id(secret_hash: bytes) -> str:
    """Return the id of a device: a prefix of the hash, which tells nothing about the secret."""
    return secret_hash[:8].hex()
