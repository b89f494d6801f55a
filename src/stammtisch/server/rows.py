"""Stored values, and how they become rows of the database."""

from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any, Final

import msgspec

from stammtisch.core.game import Refused
from stammtisch.table.ports import ChatMessage as ChatMessage  # noqa: PLC0414 - what the engine keeps becomes rows, too
from stammtisch.table.ports import LogRow as LogRow  # noqa: PLC0414
from stammtisch.table.ports import Result as Result  # noqa: PLC0414
from stammtisch.table.ports import StoreDown as StoreDown  # noqa: PLC0414
from stammtisch.table.ports import Summary as Summary  # noqa: PLC0414


class StoreRefused(Refused):
    """The store refuses this now and later; the message tells the operator why."""


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it."""

    table: str
    summary: Summary
    aside: str = ""
    """Why its log cannot be read; empty if it can."""
    closed: float | None = None
    """When a host closed it, if one did."""


@dataclass(frozen=True)
class Person:
    """Someone who has picked a name."""

    id: str
    name: str
    created: float
    seen: float


@dataclass(frozen=True)
class Device:
    """A browser or a program of a person; its secret, a cookie or a token, is not kept."""

    id: str
    person: str
    kind: str
    """`browser` or `program`."""
    label: str
    """A name for its owner, such as `Firefox on Android`; empty if nothing is known."""
    created: float
    seen: float


@dataclass(frozen=True)
class CallKept:
    """Where somebody is called: a browser, with its keys for Web Push, or an address of their own."""

    id: str
    address: str
    keys: str
    """The browser's public key; empty for an address of their own."""
    auth: str
    language: str


LISTED: Final = "id, game, status, public, created, changed, due, about, people, group_id, same_deal"
"""The columns of `tables` that make a Listed."""
UPDATED: Final = "ON CONFLICT (id) DO UPDATE SET " + ", ".join(
    [f"{column} = excluded.{column}" for column in LISTED.split(", ")[1:]]
)
RESULT: Final = "seat, game, rules, options, seats, player, person_id, points, place, resigned, hints, deal, fresh, at"
"""The columns of `results` that make a Result."""
ADD_RESULT: Final = f"""
INSERT INTO results (table_id, {RESULT})
VALUES (?, ?, ?, ?, ?, ?, ?, (SELECT id FROM persons WHERE id = ?), ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"""
"""Adds a result; the person is left out if they are no longer known."""

_people_to_json = msgspec.json.Encoder().encode
_people_from_json = msgspec.json.Decoder(tuple[tuple[str, bool], ...]).decode


def listed_to_row(
    table: str, summary: Summary
) -> tuple[str, str, str, int, float, float, float | None, bytes, str, str, str]:
    """Return the columns LISTED of a table."""
    return (
        table,
        summary.game,
        summary.status,
        int(summary.public),
        summary.created,
        summary.changed,
        summary.due,
        summary.about,
        _people_to_json(summary.people).decode(),
        summary.group,
        summary.same,
    )


def listed_from_row(row: Sequence[Any]) -> Listed:
    """Return a table from its columns LISTED, optionally with why it is set aside and when it was closed."""
    table, game, status, public, created, changed, due, about, people, group, same, *more = row
    seated = _people_from_json(people)
    summary = Summary(game, status, bool(public), created, changed, due, about, seated, (), group, same)
    return Listed(table, summary, *more)


def result_to_row(table: str, result: Result) -> tuple[object, ...]:
    """Return the values of ADD_RESULT."""
    values = astuple(result)
    return (table, *[int(value) if isinstance(value, bool) else value for value in values])


def result_from_row(row: Sequence[Any]) -> Result:
    """Return a result from its columns RESULT."""
    result = Result(*row)
    return replace(result, resigned=bool(result.resigned), fresh=bool(result.fresh))
