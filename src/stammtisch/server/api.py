"""What is asked and answered by HTTP, beside the messages of a table: a source of docs/protocol.md. All is JSON."""

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.table.messages import Id, Name, Status

# Requests


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name by which you want to be called."""

    name: Name | None = None


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link that moves an identity to another device."""

    secret: Annotated[str, Meta(min_length=20, max_length=60)]


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device of yours to sign out; null means all except the one that asks."""

    device: Id | None


class Before(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the earlier identities of this browser."""

    device: Id


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a table, as somebody typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class Export(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which part of your data, from 0."""

    part: Annotated[int, Meta(ge=0, le=100_000)] = 0


# Answers


class MeNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who you are. The token is for clients other than browsers and is shown once."""

    name: str
    named: bool
    """Whether you chose the name, and the server did not."""
    token: str | None = None


class CodeMade(msgspec.Struct, frozen=True):
    """The code of a table: six characters to read out, valid until a time (Unix seconds) and while the match is on."""

    code: str
    until: float


class TransferMade(msgspec.Struct, frozen=True):
    """The secret of a link, valid once and for some minutes."""

    secret: str
    seconds: int


class Identity(msgspec.Struct, frozen=True):
    """A current or earlier identity of this browser."""

    device: str
    """Names the identity in requests; empty for a cookie of the first version."""
    name: str
    running: int
    """How many tables are open or running, up to 50."""


class Moving(msgspec.Struct, frozen=True):
    """Whose link it is, to be shown to the person who opened it, before it is used."""

    name: str
    same: bool
    """Whether this device already belongs to that person."""
    here: Identity | None
    """Who this device is now."""


class DeviceShown(msgspec.Struct, frozen=True):
    """A browser or a program of yours."""

    device: str
    kind: str
    label: str
    """For example `Firefox on Android`; empty if nothing is known."""
    created: float
    seen: float
    """To the hour."""
    here: bool
    """Whether it is the one that asks."""


class DevicesNow(msgspec.Struct, frozen=True):
    """Your devices, last seen first, and the earlier identities of this browser, newest first."""

    devices: list[DeviceShown]
    before: list[Identity]


class DeviceKept(msgspec.Struct, frozen=True):
    """What is kept about a device, without the hash of its secret."""

    kind: str
    label: str
    created: float
    seen: float


class TableKept(msgspec.Struct, frozen=True):
    """One of your tables; its record has the rest."""

    table: str
    game: str
    status: Status
    seats: list[int]
    """Your seats."""
    created: float
    changed: float
    winners: list[int]
    points: list[int]


class LineKept(msgspec.Struct, frozen=True):
    """What you said in chat."""

    table: str
    audience: str
    text: str
    at: float


class ResultKept(msgspec.Struct, frozen=True):
    """The result of a match for one of your seats."""

    table: str
    seat: int
    points: int
    place: int | None
    hints: int
    at: float


class GroupKept(msgspec.Struct, frozen=True):
    """A group that you belong to."""

    name: str
    group: str
    """Its link."""


class Exported(msgspec.Struct, frozen=True):
    """A part of your data; the devices and groups are in the first one."""

    name: str
    created: float
    seen: float
    exported: float
    devices: list[DeviceKept]
    tables: list[TableKept]
    chat: list[LineKept]
    results: list[ResultKept]
    more: bool
    """Whether there is another part."""
    groups: list[GroupKept] = []
