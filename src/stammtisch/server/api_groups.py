"""What is asked and answered about groups by HTTP: a source of docs/protocol.md. All is JSON."""

from typing import Annotated

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.server.api import RatingShown
from stammtisch.table.listing import EventListed, TableListed
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


class SayComing(GroupAsk, frozen=True, tag="coming"):
    """Say whether you come to the next evening; null takes that back."""

    yes: bool | None


class ShowRating(GroupAsk, frozen=True, tag="ratings"):
    """Switch your ratings in this group on or off. Members who have switched theirs on see each other's."""

    on: bool


class RemoveMember(GroupAsk, frozen=True, tag="remove"):
    """Founder: remove a member, who cannot come back with this identity."""

    member: MemberNumber


class HandOver(GroupAsk, frozen=True, tag="hand-over"):
    """Founder: let another member be the founder."""

    member: MemberNumber


class NewSeason(GroupAsk, frozen=True, tag="season"):
    """Founder: begin a new season. The ladder counts from then on, and earlier seasons can be looked back on."""


class NewLink(GroupAsk, frozen=True, tag="new-link"):
    """Founder: replace the link; the old one leads nowhere from then on."""


class CloseGroup(GroupAsk, frozen=True, tag="close"):
    """Founder: close the group. Its tables stay with those who sat at them."""


AnyGroupAsk = (
    JoinGroup
    | LeaveGroup
    | RenameGroup
    | PlanEvenings
    | SayComing
    | ShowRating
    | RemoveMember
    | HandOver
    | NewSeason
    | NewLink
    | CloseGroup
)


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
    pairs: bool = False
    """With the same deal: two people at each table, as partners where the game has teams of two, among bots."""
    pace: Pace = Pace()
    bot_seconds: Annotated[float, Meta(ge=0.2, le=10)] = 1.2


class PastAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look back on the last evening that had begun by a moment (Unix seconds)."""

    at: float


class SeasonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Look back on the matches that ended from one moment on and before another (Unix seconds)."""

    since: float = 0.0
    until: float | None = None


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
    coming: bool | None = None
    """Whether they come to the next evening; null if they have not said so."""


class TallyShown(msgspec.Struct, frozen=True):
    """What a member has achieved in some matches, with at least one other person, played to the end."""

    member: int
    matches: int
    """Without those that they played among bots alone: these are only compared."""
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
    """How often a member was placed before another one in a game."""

    winner: int
    loser: int
    game: str
    count: int


class MemberRating(msgspec.Struct, frozen=True):
    """The rating of a member in this group."""

    member: int
    rating: RatingShown


class GroupRatings(msgspec.Struct, frozen=True):
    """The ratings in one game of the members who have switched them on, the best first."""

    game: str
    members: list[MemberRating]
    bots: dict[str, float]
    """The ratings of the bots, to compare."""


class EveningListed(msgspec.Struct, frozen=True):
    """An evening: finished matches without a break of six hours between them."""

    began: float
    """When the first match ended."""
    ended: float
    matches: int


class EveningShown(msgspec.Struct, frozen=True):
    """What an evening comes to."""

    began: float
    ended: float
    matches: int
    tallies: list[TallyShown]
    by_comparison: bool = False
    """Whether most matches were on the same deals at several tables: then the best comparison comes first."""
    beaten: list[BeatenShown] = []


class PastEvening(msgspec.Struct, frozen=True):
    """An evening to look back on."""

    evening: EveningShown | None
    """Null if there was none by then."""
    tables: list[TableListed]
    """The matches that count, newest first."""


class SeasonShown(msgspec.Struct, frozen=True):
    """What a season comes to."""

    season: list[TallyShown]
    """The ladder: the best first; those with too few matches to say come last."""
    beaten: list[BeatenShown]


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
    """The last one."""
    evenings: list[EveningListed] = []
    """All that can be looked back on, the newest first."""
    season: list[TallyShown] = []
    """The ladder of this season: the best first; those with too few matches to say come last."""
    beaten: list[BeatenShown] = []
    seasons: list[float] = []
    """When the seasons began, the newest first; the first one has no beginning."""
    enough: int = 0
    """From how many matches on somebody has a place on the ladder, or a rating is shown."""
    rating: bool = False
    """Whether you have switched on your ratings here."""
    ratings: list[GroupRatings] = []
    """Empty unless you have."""
    events: list[EventListed] = []
    """The events of the group, newest first."""


class TablesMade(msgspec.Struct, frozen=True):
    """The tables of an evening."""

    tables: list[str]
    mine: str | None
    """The one at which you sit."""
