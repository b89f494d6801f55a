"""The messages between a client and the server: the source of docs/protocol.md. All are JSON."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from stammtisch.core.game import Value
from stammtisch.core.match import Ending
from stammtisch.table.log import Level, NewsKind, Pace, Question, Resigning, Why
from stammtisch.table.reasons import Code, Reason

PROTOCOL = 1

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Reaction = Literal["clap", "laugh", "wow", "ouch", "think", "thanks"]
Status = Literal["open", "dealing", "running", "over"]
Complaint = Literal["chat", "name", "cheating", "stalling", "other"]
"""What somebody is reported for."""


# What a client asks at a table, through the socket


class Ask(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True):
    """One request. Its `id`, chosen by the client, comes back in the answer."""

    id: Id


class Sit(Ask, frozen=True):
    """Take an empty seat, or your own back from the bot that plays it, or as a late guest a bot's (`table.late`)."""

    seat: Seat


class Stand(Ask, frozen=True):
    """Leave a seat before the start; the host may clear any."""

    seat: Seat


class SeatBot(Ask, frozen=True, tag="bot"):
    """Host, before the start: put a bot on an empty seat."""

    seat: Seat
    level: Level


class Start(Ask, frozen=True):
    """Host: begin; empty seats get bots of the level `fill`."""

    fill: Level | None = None


class Look(Ask, frozen=True):
    """Look through one of your seats, or with null close the curtain and see what a watcher sees."""

    seat: Seat | None = None


class Play(Ask, frozen=True):
    """Say a word. `at` is that of the last view you have; the same `id` again is answered again, not played again."""

    seat: Seat
    at: int
    word: Word


class Back(Ask, frozen=True):
    """Take back your last word, as long as it has shown nobody anything new."""

    seat: Seat
    at: int


class Propose(Ask, frozen=True):
    """Ask the others: for a takeback, a bot in the seat of somebody away, another match, or the same deal again."""

    what: Question
    seat: Seat


class Answer(Ask, frozen=True):
    """Answer the open question; the person who asked withdraws it with false."""

    yes: bool
    question: int | None = None
    """The number of the question you mean; an answer to one that is closed does nothing."""


class Resign(Ask, frozen=True):
    """Give a seat up. Between two sides that ends the match, otherwise a bot plays on."""

    seat: Seat


class Substitute(Ask, frozen=True):
    """Let a bot play for you; `sit` takes your seat back."""

    seat: Seat


class GoOn(Ask, frozen=True, tag="on"):
    """Say that you have read the result of a round. Bots wait for people who connect with `?pauses=1`."""


class Ping(Ask, frozen=True):
    """Ask whether the line still carries: it is answered at once, and nothing else happens."""


class Hash(Ask, frozen=True):
    """Bind yourself to a contribution to the deal: the SHA-256 of 32 fresh bytes of yours."""

    seat: Seat
    hash: Hex32
    beginning: Annotated[int, Meta(ge=0)] = 0
    """Which beginning of the deal it is for: the length of `table.voided`."""


class Reveal(Ask, frozen=True):
    """Show the 32 bytes, when `table.reveal` asks for them. Without them the deal begins again, without your seat."""

    seat: Seat
    contribution: Hex32
    beginning: Annotated[int, Meta(ge=0)] = 0


class Say(Ask, frozen=True):
    """Chat. Players talk to everybody, spectators among themselves."""

    text: Text
    team: bool = False
    """Whether only your team-mates may read it, where the table has a chat for teams."""


class React(Ask, frozen=True):
    """One of a handful of gestures."""

    kind: Reaction


class Hint(Ask, frozen=True):
    """Ask what an expert would say in your place, in a match in which no other person has held a seat."""

    seat: Seat


class ShareReview(Ask, frozen=True, tag="share"):
    """After the match, let the others who played see the review of your decisions at a seat, or no longer."""

    seat: Seat
    on: bool


class Replay(Ask, frozen=True):
    """Steps of the match as you have seen it; of a finished one also as another viewer (-2 watcher, -3 all open)."""

    start: Annotated[int, Meta(ge=0)] = 0
    count: Annotated[int, Meta(ge=1, le=100)] = 50
    viewer: Annotated[int, Meta(ge=-3, le=15)] | None = None


class Report(Ask, frozen=True):
    """Report another person to the hosts: the owner of a seat, or the author of a message. Nobody else is told."""

    reason: Complaint
    seat: Seat | None = None
    line: int | None = None
    text: Annotated[str, Meta(max_length=300)] = ""


AnyAsk = (
    Sit
    | Stand
    | SeatBot
    | Start
    | Look
    | Play
    | Back
    | Propose
    | Answer
    | Resign
    | Substitute
    | GoOn
    | Ping
    | Hash
    | Reveal
    | Say
    | React
    | Hint
    | ShareReview
    | Replay
    | Report
)


# What the server tells at a table


class Tell(msgspec.Struct, frozen=True, tag_field="is", tag=str.lower):
    """One message of the server."""


class Done(Tell, frozen=True):
    """A request was carried out, and what it changed is kept."""

    id: str
    at: int | None = None


class No(Tell, frozen=True, tag="refused"):
    """A request was not carried out, and why; after an illegal word, `legal` has the legal ones."""

    id: str | None
    code: Code
    text: str
    legal: list[str] | None = None
    until: float | None = None
    """Until when (Unix seconds) it is not possible: `muted`, `banned`."""
    reason: Reason = ""
    """Why, as one word of a closed list; empty if the code says it all."""
    values: dict[str, str | int] = {}
    """What a text about the reason needs."""


class SeatNow(msgspec.Struct, frozen=True):
    """Who sits on one seat."""

    name: str | None
    """None if nobody sits there."""
    bot: Level | None
    """The bot that plays the seat, on its own or for its owner."""
    person: bool
    """Whether the seat belongs to a person."""
    mine: bool
    host: bool
    """Whether the host sits there."""
    away: bool
    bot_in: float | None
    """While the owner is away: in how many seconds the others can ask for a bot; slow matches wait longer."""
    resigned: bool
    hash: str | None
    contribution: str | None
    why: Why | None = None
    """Why a bot plays in the place of the owner; null if none does, or they have resigned."""
    hints: int = 0
    """How many hints the seat was given in this match."""
    shared: bool = False
    """Whether the others who played may see the review of its decisions."""


class PauseNow(msgspec.Struct, frozen=True):
    """A pause between two rounds: bots wait until these seats have gone on, for at most some seconds."""

    seats: list[int]
    seconds: float


class ProposalNow(msgspec.Struct, frozen=True):
    """An open question."""

    what: Question
    seat: int
    mine: bool
    asked: bool
    """Whether your answer is awaited."""
    number: int
    """Names the question in an answer."""


class News(msgspec.Struct, frozen=True):
    """What changed at the table, at which seat, and who did it or to whom it happened."""

    what: NewsKind
    seat: int | None
    name: str | None
    mine: bool = False
    """Whether it is about you."""


class TableNow(Tell, frozen=True, tag="table"):
    """Everything about the table except the match itself; sent when you connect and when it changes."""

    protocol: int
    table: str
    game: str
    rules: int
    options: dict[str, Value]
    public: bool
    watchers: bool
    takebacks: bool
    one_seat: bool
    """Whether each person holds one seat only."""
    late: bool
    """Whether somebody without a seat may take a bot's while the match is running."""
    pace: Pace
    bot_seconds: float
    status: Status
    host: bool
    """Whether you are the host."""
    together: bool
    """Whether anybody with a seat may start when no seat is free. Bots play for those who are away until they come."""
    host_name: str
    teams: list[int]
    """The team of each seat."""
    seats: list[SeatNow]
    watching: int
    """How many pages of people without a seat are open."""
    spectators: list[str]
    """What some of these people are called."""
    screens: int
    """How many big screens show the table for everybody around them."""
    commitment: str
    reveal: bool
    """During the deal: whether it is time to show the contributions."""
    voided: list[list[int]]
    """The void beginnings of the deal: for each the seats that did not show their contributions."""
    lots: int | None
    """By how many seats the lots have moved everybody on since they contributed; null if none were drawn."""
    proposal: ProposalNow | None
    replays: str
    """The match whose deal is played again here."""
    chosen: str
    """How the deal was chosen if it is neither fresh nor another match's: `seed`, `puzzle`, `group` or `name …`."""
    began_after: int
    """With how many words the match began."""
    next: str
    team_chat: bool
    """Whether you can talk with your team-mates alone."""
    news: News | None = None
    pause: PauseNow | None = None
    resigning: Resigning | None = None
    """What happens if you resign: the others win, the match ends, or a bot plays on; null if you cannot."""
    hints: bool = True
    """Whether somebody who plays alone may ask for hints."""
    sealed: float = 0.0
    """Until when (Unix seconds) only its players may see the match, and nobody its seed; 0 if that is no secret."""
    event: str = ""
    """For its players: the link of the event of which it is a table."""
    event_round: int = 0


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as this viewer saw it; a piece that they could not see is "?"."""

    kind: str
    seat: int
    pieces: tuple[str, ...]
    source: str
    target: str
    amount: int
    drawn: int | None = None
    """If a card is drawn from a deck: the number of the draw in the match, from 0; otherwise left out."""
    facts: Mapping[str, Any] = {}
    """The facts that it changes, by name; of a list or an object, only the members that change."""


class Clocks(msgspec.Struct, frozen=True):
    """Seconds left by seat: for this decision, and in reserve; null if no time runs."""

    move: list[float | None]
    reserve: list[float]


class ViewNow(Tell, frozen=True, tag="view"):
    """The match as seen from a seat, or by a spectator (`seat` null): everything that this viewer may know."""

    at: int
    seat: int | None
    places: dict[str, tuple[str, ...]]
    facts: Any
    """What else the viewer knows: a struct of the game's own (`facts.py` in its folder)."""
    legal: list[str]
    """The words you may say now, through this seat."""
    draws: int
    """How many cards have been drawn from the decks so far."""
    back: bool
    """Whether you can take your last word back without asking."""
    waiting: list[int]
    holding_up: list[int]
    over: bool
    ended: Ending | None
    points: list[int]
    winners: list[int]
    clocks: Clocks | None
    events: list[Told] | None
    """What happened since the last view, to be shown before it; null if the view is to be drawn at once."""
    takeback: bool = False
    """Whether you have a move that you can ask to take back."""
    leeway: float | None = None
    """For how many seconds bots still leave you what you may do out of turn; null if they do not wait for it."""
    parcel: str | None = None
    """The View itself, for a Python client that asked for it (`?parcel=1`): bots and the terminal need it."""


class Spoken(msgspec.Struct, frozen=True):
    """One message of the chat."""

    number: int
    name: str
    seat: int | None
    watcher: bool
    team: bool
    """Whether it was said among team-mates."""
    text: str
    at: float


class Chat(Tell, frozen=True):
    """Messages of the chat; the latest ones when you connect."""

    lines: list[Spoken]


class Reacted(Tell, frozen=True):
    """A gesture."""

    seat: int | None
    name: str
    kind: Reaction


class Because(msgspec.Struct, frozen=True):
    """One reason for a word, in values; docs/coach.md lists the kinds."""

    kind: str
    seat: int
    """The seat that it is about; -1 for none."""
    piece: str
    place: str
    event: str
    """The kind of the event, if it is about one."""
    amount: int
    often: float
    """In how many of 100 hands that fit: after this word, if that makes a difference."""
    otherwise: float
    """The same after the runner-up."""
    lead_if: float
    """The lead of the word over the runner-up where it is so, in points of 100."""
    lead_if_not: float


class Counsel(msgspec.Struct, frozen=True):
    """What an expert would say for somebody, from what they can see."""

    word: str
    odds: float | None
    """The share of the win to be expected, from 0 to 1; null if there was nothing to choose."""
    error: float = 0.0
    """The standard error of the odds."""
    goal: Literal["match", "round"] = "match"
    """What is to be won."""
    runner_up: str | None = None
    """The word that comes next."""
    runner_up_odds: float | None = None
    reasons: tuple[Because, ...] = ()
    """Why the word is better than the runner-up, the most telling first."""


class HintNow(Tell, frozen=True, tag="hint"):
    """What an expert would say, from what you can see."""

    id: str
    word: str
    odds: float | None
    """The share of the win to be expected, from 0 to 1; null if there was nothing to choose."""
    error: float = 0.0
    """The standard error of the odds."""
    goal: Literal["match", "round"] = "match"
    """What is to be won."""
    runner_up: str | None = None
    """The word that comes next."""
    runner_up_odds: float | None = None
    reasons: tuple[Because, ...] = ()
    """Why the word is better than the runner-up, the most telling first."""


class Step(msgspec.Struct, frozen=True):
    """The match after some decisions."""

    number: int
    seat: int | None
    word: str | None
    """The last decision: shown to the seat that made it and when all is open; others see its events."""
    places: dict[str, tuple[str, ...]]
    facts: Any
    events: list[Told]
    bot: bool = False
    """Whether a bot said it, on its own or for the owner of the seat."""


class Steps(Tell, frozen=True):
    """A part of a replay; `total` is the number of all steps. The first one is the deal."""

    id: str
    viewer: int
    total: int
    steps: list[Step]


class Announcement(msgspec.Struct, frozen=True):
    """A message of the hosts to everybody until a time (Unix seconds), by language; "" is for all others."""

    id: str
    texts: dict[str, str]
    until: float


class Announced(Tell, frozen=True):
    """The current announcements; sent when you connect, if there are any, and when they change."""

    announcements: list[Announcement]


class Bye(Tell, frozen=True):
    """The server closes the connection, and why; come back after a while if `again` says so."""

    code: Code
    text: str
    again: bool
    until: float | None = None
    """Until when (Unix seconds): `banned`."""
    reason: Reason = ""
    values: dict[str, str | int] = {}


# What a host asks for by HTTP: a new table


class OfName(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="name"):
    """The deal of a name, such as a day: the same for everybody on this server, and nobody can predict it."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]


class OfSeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="seed"):
    """The deal of a given seed, the same everywhere. The seed reveals every card."""

    seed: Hex32
    words: Annotated[list[tuple[Seat, Word]], Meta(max_length=2000)] = []
    """The words with which the match begins, by seat and word."""


class OfTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="table"):
    """The deal of a match that is over."""

    table: Annotated[str, Meta(max_length=60)]
    words: Annotated[int, Meta(ge=0, le=2000)] = 0
    """With how many words of that match this one begins."""


class OfPuzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="of", tag="puzzle"):
    """The deal of a puzzle that you have answered; the match begins at its position."""

    puzzle: Annotated[str, Meta(max_length=60)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up; the person who asks is its host."""

    game: str
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: dict[str, Value] = {}
    public: bool = False
    watchers: bool = True
    takebacks: bool = True
    one_seat: bool = True
    """Whether each person holds only one seat; you may still have several by `mine`, around one device."""
    pace: Pace = Pace()
    bot_seconds: Annotated[float, Meta(ge=0.2, le=10)] = 1.2
    leeway: Annotated[float, Meta(ge=0, le=60)] = 8.0
    """How many seconds bots leave people for what they may do out of turn, such as drawing a card."""
    bots: list[Level | None] = []
    """By seat; the seats after the end of the list stay empty."""
    mine: list[Seat] = []
    """The seats that the host takes at once: one, or several around one device."""
    start: bool = False
    """Whether the match begins at once."""
    lots: bool = False
    """Whether lots are drawn for the first seat, in games that do not draw their own."""
    late: bool | None = None
    """Whether somebody without a seat may take a bot's in the running match; null means: unless the table is public."""
    names: list[Annotated[str, Meta(max_length=30)]] = []
    """By seat the names of people around one device, for the seats in `mine`; "" means your own name."""
    deal: OfName | OfSeed | OfTable | OfPuzzle | None = None
    """A chosen deal instead of a fresh one to which the seats contribute."""


_encoder = msgspec.json.Encoder()
_asks: msgspec.json.Decoder[AnyAsk] = msgspec.json.Decoder(AnyAsk)


def to_json(message: msgspec.Struct) -> bytes:
    """Return a message as JSON."""
    return _encoder.encode(message)


def ask_from(frame: bytes | str) -> AnyAsk:
    """Return the request of a client; msgspec's error says what is wrong with it."""
    return _asks.decode(frame)
