"""What is asked and answered about events by HTTP: a source of docs/protocol.md. All is JSON."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.server.pairing import Form
from stammtisch.table.listing import EventState
from stammtisch.table.log import Level, Pace

EventName = Annotated[str, Meta(min_length=1, max_length=60)]
EntrantNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
TableNumber = Annotated[int, Meta(ge=0, le=1_000)]
TableState = Literal["playing", "over", "decided", "gone"]
"""`decided`: the host let it count one half for everybody. `gone`: it was closed, cannot be read, or was finished after
the end of the event."""


# Requests


class NewEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An event to be opened; the person who asks is its host. Every table has the same number of seats."""

    name: EventName
    game: str
    seats: Annotated[int, Meta(ge=2, le=16)]
    options: dict[str, Value] = {}
    form: Form = "swiss"
    """By lot, by points (Swiss), or until everybody has met everybody."""
    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    """How many rounds there are; all-play-all has as many as it needs."""
    same_deal: bool = False
    """Whether all tables of a round play the same deal, scored by comparison."""
    pace: Pace = Pace()
    bot_seconds: Annotated[float, Meta(ge=0.2, le=10)] = 1.2
    level: Level = "regular"
    """The level of the bots that take part, and of those that fill seats."""
    bots: Annotated[int, Meta(ge=0, le=48)] = 0
    """How many bots take part like people, with points of their own."""
    between: Annotated[int, Meta(ge=0, le=3600)] | None = 30
    """After how many seconds the next round begins on its own; null: when the host says so."""
    late: bool = True
    """Whether somebody may enter after the first round has begun."""
    play: bool = True
    """Whether the host takes part as well."""
    group: str = ""
    """The link of a group of yours that will see the event; its tables belong to the group."""


class EventAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look at an event."""

    known: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    """Of how many rounds, from the first on, you know the tables; `past` leaves them out."""


class EventAsk(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One change of an event."""


class EnterEvent(EventAsk, frozen=True, tag="enter"):
    """Take part, from the next round on; you need a name. Also for somebody who has left."""


class LeaveEvent(EventAsk, frozen=True, tag="leave"):
    """Take part no more. At a table that still plays, a bot takes your seat."""


class RenameEvent(EventAsk, frozen=True, tag="rename"):
    """Host: give it another name."""

    name: EventName


class SetBots(EventAsk, frozen=True, tag="bots"):
    """Host, before the start: how many bots take part like people."""

    count: Annotated[int, Meta(ge=0, le=48)]


class StartEvent(EventAsk, frozen=True, tag="start"):
    """Host: begin the first round."""


class NextRound(EventAsk, frozen=True, tag="next"):
    """Host: begin the next round now, once all tables are done."""


class PauseEvent(EventAsk, frozen=True, tag="pause"):
    """Host: begin no further round until it is resumed. Tables play on."""


class ResumeEvent(EventAsk, frozen=True, tag="resume"):
    """Host: go on after a pause."""


class EndEvent(EventAsk, frozen=True, tag="end"):
    """Host: end it now. What is not finished does not count."""


class DeleteEvent(EventAsk, frozen=True, tag="delete"):
    """Host: delete it with all its standings. Its tables stay with those who sat at them."""


class RemoveEntrant(EventAsk, frozen=True, tag="remove"):
    """Host: let somebody take part no more, who cannot come back with this identity."""

    entrant: EntrantNumber


class PlayOn(EventAsk, frozen=True, tag="play-on"):
    """Host: let bots play for those whom a table of this round waits for; they can take their seats back."""

    table: TableNumber


class CountHalf(EventAsk, frozen=True, tag="half"):
    """Host: wait for a table of this round no more; it counts one half for everybody."""

    table: TableNumber


AnyEventAsk = (
    EnterEvent
    | LeaveEvent
    | RenameEvent
    | SetBots
    | StartEvent
    | NextRound
    | PauseEvent
    | ResumeEvent
    | EndEvent
    | DeleteEvent
    | RemoveEntrant
    | PlayOn
    | CountHalf
)


# Answers


class EventMade(msgspec.Struct, frozen=True):
    """A new event: `/e/` and this leads to it. It is a secret of those who know it."""

    event: str


class EntrantShown(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    entrant: int
    """Names the entrant in requests and results."""
    name: str
    """Empty for a bot."""
    level: Level | None
    """The level of a bot; null for a person."""
    me: bool
    here: bool
    """Whether they have the page of the event open."""
    gone: bool
    """Whether they have left; their results stay."""


class EntrantKept(msgspec.Struct, frozen=True):
    """Somebody who takes part, in a file."""

    entrant: int
    name: str
    """Empty for a bot."""
    level: Level | None
    """The level of a bot; null for a person."""
    gone: bool
    """Whether they have left; their results stay."""


class EventTable(msgspec.Struct, frozen=True):
    """A table of a round. Seats are in order; null in `entrants` is a bot that only fills a seat."""

    number: int
    table: str | None
    """Its link; null as long as you may not look at it."""
    state: TableState
    entrants: list[int | None]
    mine: bool
    waits_for: list[int]
    """The people for whom it waits now."""
    changed: float
    points: list[int] = []
    """Empty until they may be seen: with the same deal at every table that is when all have finished."""
    places: list[int] = []
    scores: list[float] = []


class RoundShown(msgspec.Struct, frozen=True):
    """One round."""

    round: int
    tables: list[EventTable]


class EventStanding(msgspec.Struct, frozen=True):
    """How an entrant has done so far."""

    place: int
    entrant: int
    points: float
    buchholz: float
    """The points of all opponents."""
    berger: float
    """The points of the opponents they beat, and half of those with whom they drew."""
    wins: int
    matches: int


class EventNow(msgspec.Struct, frozen=True):
    """An event, as somebody with its link sees it."""

    event: str
    name: str
    host: bool
    """Whether you are its host."""
    host_name: str
    group: str
    """The link of its group, if you belong to that; else empty."""
    game: str
    seats: int
    teams: list[int]
    """The team of each seat; all differ if there are none."""
    options: dict[str, Value]
    form: Form
    same_deal: bool
    pace: Pace
    level: Level
    between: int | None
    late: bool
    state: EventState
    round: int
    """The current round; 0 before the first."""
    rounds: int
    """How many there will be, or at least (all-play-all at tables of more than two)."""
    played: bool
    """Whether all tables of the current round are done."""
    last: bool
    """Whether the current round is the last one."""
    left: float | None
    """Seconds until the next round begins on its own."""
    me: int | None
    """You, as an entrant."""
    my_table: str | None
    """The table of this round at which you sit, while it plays."""
    entrants: list[EntrantShown]
    current: list[EventTable]
    """The tables of the current round."""
    past: list[RoundShown]
    """The rounds before, newest first, without those that you know; after a change none, unless it is over."""
    standings: list[EventStanding]
    """The best first, once something is finished."""


class EventResults(msgspec.Struct, frozen=True):
    """An event as a file: what it was, who took part, and everything that is finished."""

    name: str
    game: str
    seats: int
    options: dict[str, Value]
    form: Form
    same_deal: bool
    state: EventState
    entrants: list[EntrantKept]
    standings: list[EventStanding]
    rounds: list[RoundShown]
