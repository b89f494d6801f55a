"""What is asked and answered by HTTP, beside the messages of a table: a source of docs/protocol.md. All is JSON."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.daily import Scoring
from stammtisch.core.game import Value
from stammtisch.table.listing import TableListed
from stammtisch.table.log import Level
from stammtisch.table.messages import Id, Name, Status

DayState = Literal["new", "running", "done", "unscored", "missed"]
"""How far somebody is with the deal of a day. A try that was given up, helped by a bot, or late is `unscored`."""
Unscored = Literal["", "again", "past", "browser", "network"]
"""Why a try is not scored: you had one already, the day is over, this browser had one, this network had many."""
Day = Annotated[str, Meta(pattern="^20[0-9]{2}-[0-9]{2}-[0-9]{2}$")]

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


class CallWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where you want to be called when it is your turn: a browser's push service with its keys, or your own address."""

    address: Annotated[str, Meta(min_length=1, max_length=2000)]
    language: Annotated[str, Meta(max_length=5)] = "en"
    keys: Annotated[str, Meta(max_length=100)] = ""
    """`p256dh` of the browser's subscription."""
    auth: Annotated[str, Meta(max_length=50)] = ""


class CallUnwanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where you do not want to be called any more; null for all."""

    call: Id | None = None


class TypedCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code of a table, as somebody typed it."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class DayAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day (UTC) whose deals are asked for, such as `2026-11-18`; null is today."""

    day: Day | None = None
    group: str | None = None
    """The link of a group of yours whose results are told beside everybody's."""


class DailyPlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a day to play: the first time today it is scored, later and for past days it is for fun."""

    game: Id
    day: Day | None = None
    """Null is today."""
    bot_seconds: Annotated[float, Meta(ge=0.2, le=10.0)] = 1.2
    leeway: Annotated[float, Meta(ge=0.0, le=60.0)] = 8.0


class Wishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to switch on or off; null changes nothing."""

    day_name: bool | None = None
    """Whether others see your name beside your result of a day."""
    day_groups: bool | None = None
    """Whether you and others of your groups who want that see each other's results of a day."""


class RecordAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your record; first switch your ratings on or off, or with null leave them."""

    ratings: bool | None = None


class MatchHanded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that you have played without a connection."""

    record: dict[str, Any]
    """The record of the finished match, with its seed."""
    at: float
    """When it ended (Unix seconds)."""


class TableMeant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of yours."""

    table: Id


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


class CallShown(msgspec.Struct, frozen=True):
    """Where you are called."""

    id: str
    browser: bool
    """Whether it is a browser; otherwise it is an address of your own."""
    address: str


class CallsNow(msgspec.Struct, frozen=True):
    """Where you are called when it is your turn at a table with days for a move."""

    key: str
    """The server's key for Web Push; empty if it cannot call browsers."""
    calls: list[CallShown]


class LineKept(msgspec.Struct, frozen=True):
    """What you said in chat."""

    table: str
    audience: str
    text: str
    at: float


class OtherSeat(msgspec.Struct, frozen=True):
    """Somebody else in one of your matches."""

    name: str
    level: str
    points: int


class ResultKept(msgspec.Struct, frozen=True):
    """The result of a match for one of your seats."""

    table: str
    game: str
    seat: int
    seats: int
    player: str
    """`person`, or `both` if a bot played a part of the match in your place."""
    points: int
    place: int | None
    hints: int
    resigned: bool
    at: float
    others: list[OtherSeat] = []
    luck: float | None = None
    """What deal and draws brought you, as a share of the win; null if the coach was not asked."""
    decisions: float | None = None
    """What your decisions brought you."""


class RatingShown(msgspec.Struct, frozen=True):
    """A rating by openskill."""

    mu: float
    sigma: float
    """Its uncertainty: the true value is within two of these in about 95 of 100 cases."""
    matches: int


class GroupKept(msgspec.Struct, frozen=True):
    """A group that you belong to."""

    name: str
    group: str
    """Its link."""
    ratings: dict[str, RatingShown]
    """By game: yours in this group, also if you have not switched them on."""


class WishesNow(msgspec.Struct, frozen=True):
    """What you have switched on."""

    day_name: bool
    day_groups: bool
    ratings: bool
    """Whether you see your ratings."""


class TryKept(msgspec.Struct, frozen=True):
    """One of your tries at the deal of a day."""

    day: str
    game: str
    table: str
    scored: bool
    score: int | None
    """Null if it is not finished, or was not finished alone and in time."""


class PuzzleKept(msgspec.Struct, frozen=True):
    """A puzzle that you have answered; one of your own mistakes has the id of its table."""

    puzzle: str
    game: str
    solved: bool
    """Whether your first answer was right."""
    box: int
    """How often it has been right since it was wrong."""
    at: float
    due: float | None
    """When it comes again."""


class OwnEvent(msgspec.Struct, frozen=True):
    """An event of which you are the host or in which you take part."""

    name: str
    event: str
    """Its link."""
    host: bool


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
    tries: list[TryKept]
    """All your tries at deals of the day; in the first part."""
    wishes: WishesNow
    ratings: dict[str, RatingShown]
    """By game."""
    more: bool
    """Whether there is another part."""
    groups: list[GroupKept] = []
    calls: list[str] = []
    """The addresses at which you are called."""
    puzzles: list[PuzzleKept] = []
    """In the first part, as what follows."""
    puzzle_ratings: dict[str, float] = {}
    """By game."""
    events: list[OwnEvent] = []


class ParShown(msgspec.Struct, frozen=True):
    """What masters made of the deal of a day at the same seat."""

    playthroughs: int
    """How many there are so far; nothing is said about fewer than two."""
    wanted: int
    mean: float
    spread: float
    """The standard deviation of the playthroughs."""
    best: int
    worst: int
    level: Level
    part: float
    """How long they thought, as a part of what they think at a table."""


class ScoreShown(msgspec.Struct, frozen=True):
    """A result of a day by somebody who shows their name."""

    name: str
    score: int
    mine: bool


class StandingShown(msgspec.Struct, frozen=True):
    """The scored results of a day, the best first."""

    players: int
    scores: list[tuple[int, int]]
    """Each score and how often it was reached."""
    named: list[ScoreShown]
    """The best results of those who show their names."""
    rank: int | None
    """Your rank; equal scores share one. Null if you have no scored result."""


class DealOfDay(msgspec.Struct, frozen=True):
    """One game's deal of a day, as far as you may know it."""

    game: str
    seats: int
    options: dict[str, Value]
    level: Level
    """The bots on the other seats."""
    scoring: Scoring
    minutes: int
    commitment: str
    seed: str
    """Empty until the day is over."""
    public_seed: str
    """The seed of the day for play without a server, which is never scored."""
    state: DayState
    table: str
    """Your scored try; empty if there is none."""
    score: int | None
    """Your scored result."""
    later: list[str]
    """Your tries for fun, by their tables."""
    standing: StandingShown | None
    """Null before you have played, as long as the day lasts."""
    group: StandingShown | None
    """The same of the group that was asked for, of those members who want that; null unless you do as well."""
    par: ParShown | None
    """The same."""


class DayGroup(msgspec.Struct, frozen=True):
    """A group of yours, to be asked for."""

    group: str
    """Its link."""
    name: str


class DayNow(msgspec.Struct, frozen=True):
    """The deals of a day."""

    day: str
    today: str
    """By the server's clock, in UTC."""
    left: float
    """Seconds until the day is over; 0 if it is."""
    deals: list[DealOfDay]
    tomorrow: dict[str, str]
    """By game the commitment to the deal of the day after today."""
    day_name: bool
    """Whether you show others your name beside your result."""
    day_groups: bool
    """Whether you and others of your groups see each other's results."""
    groups: list[DayGroup]


class DailyMade(msgspec.Struct, frozen=True):
    """Where the deal of a day is played."""

    table: str
    scored: bool
    why: Unscored
    """Why it is not scored; empty if it is."""


class DaysKept(msgspec.Struct, frozen=True):
    """Your tries at deals of the day, newest first."""

    today: str
    tries: list[TryKept]


class OwnGame(msgspec.Struct, frozen=True):
    """Your matches of one game, among the last ones."""

    game: str
    matches: int
    contested: int
    """How many were played to the end against somebody."""
    won: float
    """How often you won those: winners share a win."""
    fair: float
    """How often everybody would have won them if all played alike."""
    points: float | None
    """The mean of your points in those; null if there are none."""
    best_solo: int | None
    """The most points alone."""
    solo: float | None
    """The mean of your points alone."""
    hints: int
    resigned: int
    rating: RatingShown | None
    """Null unless you have switched ratings on and a match was rated."""
    bots: dict[str, float]
    """The ratings of the bots, to compare."""


class OwnGroup(msgspec.Struct, frozen=True):
    """A group in which you have switched on your ratings."""

    group: str
    """Its link."""
    name: str
    ratings: dict[str, RatingShown]
    """By game."""


class OpponentShown(msgspec.Struct, frozen=True):
    """Somebody you played against."""

    name: str
    """Empty for a bot, and for a person who is no longer known."""
    level: str
    """The bot; empty for a person."""
    matches: int
    better: int
    """How often you had the better place."""
    worse: int


class OwnMatch(msgspec.Struct, frozen=True):
    """One of your matches."""

    table: str
    game: str
    at: float
    seat: int
    points: int
    place: int | None
    """Null if it was not finished."""
    seats: int
    hints: int
    resigned: bool
    fresh: bool
    """Whether nobody could know the deal."""
    others: list[OtherSeat]
    luck: float | None
    """What deal and draws changed of your share of the win; null if the coach was not asked."""
    decisions: float | None
    """The same of your own decisions."""
    error: float | None
    """The standard error of the luck."""


class OwnRecordNow(msgspec.Struct, frozen=True):
    """Your matches here. Only you can ask for this."""

    matches: int
    """How many are counted."""
    most: int
    """How many of the last matches are counted at most."""
    games: list[OwnGame]
    opponents: list[OpponentShown]
    last: list[OwnMatch]
    """The newest first, and those whose luck is known."""
    ratings: bool
    """Whether you have switched ratings on."""
    handed: list[TableListed]
    """What you have played without a connection and then handed over, the newest first; none of it is counted."""
    groups: list[OwnGroup]
    """Those in which you have switched ratings on, if any of your matches there was rated."""
