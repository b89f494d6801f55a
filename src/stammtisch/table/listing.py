"""Listing: tables in the lists of a person."""

from typing import Literal

import msgspec

from stammtisch.table.log import Level
from stammtisch.table.messages import Announcement, Status
from stammtisch.table.names import shown_name
from stammtisch.table.ports import Summary
from stammtisch.table.summary import about, sitters

EventState = Literal["open", "running", "paused", "over"]


class TableMade(msgspec.Struct, frozen=True):
    """The new table; its id is a secret of those who know it, unless the table is public."""

    table: str


class TableListed(msgspec.Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    seats: int
    status: Status
    names: list[str | None]
    bots: list[Level | None]
    my_seats: list[int]
    """Your seats."""
    my_turn: bool
    watchers: bool
    changed: float
    winners: list[int]
    points: list[int]
    lapses: float | None = None
    """When the time is up (Unix seconds) of the person who is waited for; null if no clock runs."""
    resigned: list[int] = []
    """The seats whose owners have resigned."""
    teams: list[int] = []
    """The team of each seat; empty for tables of earlier versions."""
    fresh: bool = True
    """Whether the deal is fresh: nobody can know it."""
    imported: str = ""
    """How the match came here if it was played elsewhere: `offline`, by yourself, or by a `record`."""


class GroupListed(msgspec.Struct, frozen=True):
    """One of your groups."""

    group: str
    name: str
    size: int
    here: int
    """How many members are on its page now, besides you."""
    next: float | None


class EventListed(msgspec.Struct, frozen=True):
    """An event of which you are the host or in which you take part."""

    event: str
    name: str
    game: str
    state: EventState
    round: int
    size: int
    """How many take part, bots included."""
    table: str | None
    """Where you play in the current round, while it plays."""


class Lists(msgspec.Struct, frozen=True):
    """Your running tables, those that wait for you first; your finished ones; public ones to join or to watch."""

    running: list[TableListed]
    finished: list[TableListed]
    public: list[TableListed]
    announcements: list[Announcement] = []
    groups: list[GroupListed] = []
    events: list[EventListed] = []


def listed(table: str, kept: Summary, person: str, names: dict[str, str]) -> TableListed:
    """Return a table as a person sees it in a list."""
    known = about(kept)
    return TableListed(
        table=table,
        game=kept.game,
        seats=known.seats,
        status=kept.status,  # type: ignore[arg-type]
        names=[None if who is None else shown_name(who, names) for who in sitters(known)],
        bots=known.bots,
        my_seats=[seat for seat, who in enumerate(known.owners) if who == person],
        my_turn=(person, True) in kept.people,
        watchers=known.watchers,
        changed=kept.changed,
        winners=known.winners,
        points=known.points,
        fresh=known.fresh,
        lapses=known.lapses or None,
        resigned=known.resigned,
        teams=known.teams,
        imported=known.imported,
    )
