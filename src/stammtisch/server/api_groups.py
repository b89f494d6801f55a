"""What is asked and answered about groups by HTTP: a source of docs/protocol.md. All is JSON."""

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.table.listing import TableListed
from stammtisch.table.log import Level, Pace

GroupName = Annotated[str, Meta(min_length=1, max_length=60)]
MemberNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a group meets: a first day, and then every week or every few weeks, at an hour of a time zone."""

    day: Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    time: Annotated[str, Meta(pattern=r"^\d{2}:\d{2}$")]
    zone: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")]
    """A name of the IANA database, such as `Europe/Vienna`."""
    weeks: Annotated[int, Meta(ge=0, le=8)] = 1
    """Every how many weeks; 0 means once."""


# Requests


class NewGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group to be founded; the person who asks is its founder."""

    name: GroupName


class GroupAsk(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """One change of a group."""


class JoinGroup(GroupAsk, frozen=True, tag="join"):
    """Belong to the group from now on; you need a name."""


class LeaveGroup(GroupAsk, frozen=True, tag="leave"):
    """Belong to it no more; the longest member follows a founder."""


class RenameGroup(GroupAsk, frozen=True, tag="rename"):
    """Founder: give it another name."""

    name: GroupName


class PlanEvenings(GroupAsk, frozen=True, tag="plan"):
    """Agree on a day and an hour; null for none."""

    plan: Agreed | None


class RemoveMember(GroupAsk, frozen=True, tag="remove"):
    """Founder: remove a member, who cannot come back with this identity."""

    member: MemberNumber


class HandOver(GroupAsk, frozen=True, tag="hand-over"):
    """Founder: let another member be the founder."""

    member: MemberNumber


class NewLink(GroupAsk, frozen=True, tag="new-link"):
    """Founder: replace the link; the old one leads nowhere from then on."""


class CloseGroup(GroupAsk, frozen=True, tag="close"):
    """Founder: close the group. Its tables stay with those who sat at them."""


AnyGroupAsk = JoinGroup | LeaveGroup | RenameGroup | PlanEvenings | RemoveMember | HandOver | NewLink | CloseGroup


class PlayTonight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables for some members, who are seated at once; bots take the seats that are left, and the matches begin."""

    game: str
    members: Annotated[list[MemberNumber], Meta(max_length=40)]
    options: dict[str, Value] = {}
    """As far as a table of each size has them."""
    level: Level = "regular"
    """The level of the bots."""
    same_deal: bool = False
    """Whether all tables play the same deal, to be compared."""
    pace: Pace = Pace()
    bot_seconds: Annotated[float, Meta(ge=0.2, le=10)] = 1.2


# Answers


class GroupMade(msgspec.Struct, frozen=True):
    """A new group: `/g/` and this leads to it. It is a secret of those who know it."""

    group: str


class MemberShown(msgspec.Struct, frozen=True):
    """A member of a group."""

    member: int
    """Names the member in requests."""
    name: str
    me: bool
    founder: bool
    here: bool
    """Whether they have the page of the group open."""
    table: str | None
    """Where they play now, at a table of the group."""


class TallyShown(msgspec.Struct, frozen=True):
    """What a member has achieved in some matches, with at least one other person, played to the end."""

    member: int
    matches: int
    won: float
    """Wins, shared among the winners of a match."""
    fair: float
    """The sum of the fair shares: one by the number of seats, for each match."""
    games: dict[str, list[float]]
    """By game: matches, wins and fair shares."""
    luck: float
    """What deals and draws changed, in wins, over the `lucky` matches whose account of luck was asked for."""
    lucky: int
    compared: float
    """The share of other tables with the same deal that did worse in the same seat, summed over `deals` matches."""
    deals: int


class BeatenShown(msgspec.Struct, frozen=True):
    """How often a member was placed before another one in a game, this season."""

    winner: int
    loser: int
    game: str
    count: int


class EveningShown(msgspec.Struct, frozen=True):
    """The last evening: finished matches without a break of six hours between them."""

    began: float
    ended: float
    matches: int
    tallies: list[TallyShown]


class GroupNow(msgspec.Struct, frozen=True):
    """A group. Somebody who does not belong to it sees its name and how many do."""

    group: str
    name: str
    mine: bool
    """Whether you belong to it."""
    founder: bool
    """Whether you are its founder."""
    founder_name: str
    size: int
    """How many belong to it."""
    members: list[MemberShown] = []
    plan: Agreed | None = None
    next: float | None = None
    """When the group meets next, or meets now (Unix seconds)."""
    tables: list[TableListed] = []
    """Open and running ones."""
    finished: list[TableListed] = []
    """The last ones, newest first."""
    evening: EveningShown | None = None
    season: list[TallyShown] = []
    """The ladder: of all matches that are kept, the best first; those with too few matches to say come last."""
    beaten: list[BeatenShown] = []
    enough: int = 0
    """From how many matches on somebody has a place on the ladder."""


class TablesMade(msgspec.Struct, frozen=True):
    """The tables of an evening."""

    tables: list[str]
    mine: str | None
    """The one at which you sit."""
