"""The entries of a table's log: everything that happened there, in order, and nothing that follows from it."""

from typing import Final, Literal

import msgspec

from stammtisch.core.game import Value

Level = str
"""The name of a bot. A new table has only bots of its game; logs may name others, from earlier versions."""
Question = Literal["takeback", "rematch", "same-deal", "bot"]
"""What a person may ask the others for; `bot` is for the seat of somebody who is away."""
NewsKind = Literal[
    "sat",
    "returned",
    "stood",
    "removed",
    "joined",
    "bot",
    "bot clock",
    "bot agreed",
    "bot asked",
    "started",
    "hashed",
    "closed",
    "revealed",
    "voided",
    "dealt",
    "lots",
    "took back",
    "resigned",
    "asks",
    "agrees",
    "declined",
    "withdrawn",
    "next",
]
"""What an entry tells the people at the table."""
Reason = Literal["", "clock", "asked"]
"""Why a bot takes a seat in a running match: its owner's time is up, or they asked for it. Empty before the start."""


Why = Literal["clock", "agreed", "asked"]
"""Why a bot plays for a person: their time was up, the others agreed on it, or they asked for it themselves."""
Resigning = Literal["wins", "ends", "bot"]
"""What a resignation leads to: the other side wins, the match ends without a winner, or a bot plays on."""


class Pace(msgspec.Struct, frozen=True):
    """How long a decision may take: `move` seconds and then a reserve for the whole match, or `move` days."""

    kind: Literal["none", "seconds", "days"] = "none"
    move: int = 0
    reserve: int = 0


class Entry(msgspec.Struct, frozen=True, tag_field="entry", tag=str.lower, omit_defaults=True):
    """One entry."""


class Void(msgspec.Struct, frozen=True):
    """A void beginning of a deal that is played again: hashes and contributions by seat."""

    hashes: list[str | None]
    contributions: list[str | None]


OFFLINE: Final = "offline"
FROM_RECORD: Final = "record"
IMPORTED: Final = (OFFLINE, FROM_RECORD)
"""How a match came here that was played elsewhere."""


class Opened(Entry, frozen=True):
    """The table was set up."""

    game: str
    rules: int
    seats: int
    options: dict[str, Value]
    seed: str
    host: str
    owners: list[str | None]
    bots: list[Level | None]
    public: bool = False
    watchers: bool = True
    takebacks: bool = True
    pace: Pace = Pace()
    bot_seconds: float = 1.2
    """How many seconds a bot's word takes to appear, however long the bot thinks."""
    replays: str = ""
    """The match whose deal is played again here."""
    contributions: list[str | None] = []
    """The contributions of that match."""
    one_seat: bool = False
    """Whether each person holds one seat only; seats around one device are given when the table is opened."""
    edition: int = 1
    """The rules by which the log is read. From 2 on, a takeback closes open questions and leaves the clock running.
    From 3 on, one that the others agree to goes back to the person's last turn, not to a word beside it."""
    beginnings: list[Void] = []
    """The void beginnings of its deal."""
    chosen: str = ""
    """How the deal was chosen if it is neither fresh nor another match's: `seed`, `puzzle`, `group` or `name …`.
    `offline` and `record` are matches that were played elsewhere: in a browser without a server, or by anybody."""
    words: list[tuple[int, str]] = []
    """The words with which the match begins, by seat and word."""
    lots: bool = False
    """Whether lots are drawn for the first seat: the deal moves all players on together."""
    leeway: float = 8.0
    """How many seconds bots leave people for what they may do out of turn, such as drawing a card."""
    late: bool = False
    """Whether somebody without a seat may take a bot's in the running match."""
    called: list[str] = []
    """By seat the names of people around one device; "" where the owner's name is used."""
    hints: bool = True
    """Whether somebody who plays alone may ask for hints."""
    sealed: float = 0.0
    """Until when (Unix seconds) only its players may see the match, and nobody its seed: others play the same deal."""
    group: str = ""
    """The group whose table it is."""
    same: str = ""
    """The set of tables that play this deal; nobody sees another one's match before all are over."""
    event: str = ""
    """The event of which it is a table; its players are led back there, and there is no other match at this table."""
    event_round: int = 0
    """The round of the event."""

    @property
    def imported(self) -> bool:
        """Say whether the match was played elsewhere and came here as a record: it counts for nobody."""
        return self.chosen in IMPORTED


class Sat(Entry, frozen=True):
    """A person took a seat, took their own seat back from a bot, or came late and took a bot's."""

    seat: int
    person: str


class Stood(Entry, frozen=True):
    """A person left a seat before the start, or the host cleared it."""

    seat: int
    person: str


class Botted(Entry, frozen=True):
    """A bot took a seat: seated by the host before the start, or for an owner who asked for it or whose time is up."""

    seat: int
    level: Level
    person: str = ""
    why: Reason = ""


class Started(Entry, frozen=True):
    """The host, or somebody at a group's table, started the match; bots of a level fill empty seats."""

    person: str
    fill: Level | None = None
    away: list[int] = []
    """Seats whose owners were not there: a bot plays for them until they come."""


class Hashed(Entry, frozen=True):
    """A person bound themselves to a contribution to the deal."""

    seat: int
    person: str
    hash: str
    beginning: int = 0


class BindingClosed(Entry, frozen=True, tag="closed"):
    """Binding is closed: the contributions of this beginning of the deal are shown now."""

    beginning: int = 0


class Revealed(Entry, frozen=True):
    """A person showed their contribution."""

    seat: int
    person: str
    contribution: str
    beginning: int = 0


class Voided(Entry, frozen=True):
    """A beginning of the deal is void: these seats were bound and did not show their contributions."""

    withheld: list[int]
    beginning: int = 0


class Dealt(Entry, frozen=True):
    """The cards were dealt with the contributions of this beginning.

    Older logs without numbered beginnings have -1: there a bound seat that showed nothing was left out.
    """

    beginning: int = -1


class Played(Entry, frozen=True):
    """A word was said. `person` is empty if a bot said it; `id` is the client's idempotency key."""

    seat: int
    word: str
    person: str = ""
    id: str = ""


class TookBack(Entry, frozen=True, tag="tookback"):
    """A person took back their last word, which had shown nobody anything new."""

    seat: int
    person: str


class Proposed(Entry, frozen=True):
    """A person asked the others for something."""

    what: Question
    seat: int
    person: str
    table: str = ""
    """The table of the next match, if the question is about one."""
    seed: str = ""
    absent: list[str] = []
    """The people who are not there to be asked about another match; their seats are kept for them."""
    asked: list[str] | None = None
    """Everybody who must agree. Logs of edition 1 do not say."""


class Answered(Entry, frozen=True):
    """A person agreed or did not."""

    person: str
    yes: bool
    question: int | None = None
    """The row of the question that is answered, if the client named it."""


class Hinted(Entry, frozen=True):
    """A person was given a hint."""

    seat: int
    person: str


class Resigned(Entry, frozen=True):
    """A person gave a seat up."""

    seat: int
    person: str


class Shared(Entry, frozen=True):
    """After the match, a person let the others see the review of their decisions at a seat, or no longer."""

    seat: int
    person: str
    on: bool


AnyEntry = (
    Opened
    | Sat
    | Stood
    | Botted
    | Started
    | Hashed
    | BindingClosed
    | Revealed
    | Voided
    | Dealt
    | Played
    | TookBack
    | Proposed
    | Answered
    | Resigned
    | Hinted
    | Shared
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def to_bytes(entry: Entry) -> bytes:
    """Return the stored bytes of an entry."""
    return _encoder.encode(entry)


def from_bytes(kept: bytes) -> AnyEntry:
    """Return the entry of stored bytes."""
    return _decoder.decode(kept)
