"""A table: the state that follows from its log (event sourcing; Fowler, "Event Sourcing", 2005).

`apply` trusts the log; `conditions` decides what may enter it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from stammtisch.bots.levels import SUBSTITUTE, stored_bot
from stammtisch.core import shelf
from stammtisch.core.deal import Beginning, Deal, commitment, seed_bytes
from stammtisch.core.match import Match, Record, in_hex, written_out
from stammtisch.table.authority import DEALING, OPEN, OVER, RUNNING, NotAllowed, NotNow
from stammtisch.table.clock import Clock
from stammtisch.table.dealing import Exchange
from stammtisch.table.log import (
    Answered,
    BindingClosed,
    Botted,
    Dealt,
    Entry,
    Hashed,
    Hinted,
    Level,
    NewsKind,
    Opened,
    Played,
    Proposed,
    Resigned,
    Resigning,
    Revealed,
    Sat,
    Shared,
    Started,
    Stood,
    TookBack,
    Void,
    Voided,
    Why,
)
from stammtisch.table.pace import GRACE, ON_THE_WAY

EDITION: Final = 3
"""The rules by which new logs are read."""
SOMEBODY: Final = "a player"
"""The name of a person who is no longer known."""
CALLED: Final = "called "
"""Before a person's id and the name of somebody around their device, where ids of people are expected."""
REMEMBERED: Final = 200
"""How many of the last words are remembered by their ids, for clients that ask again."""


@dataclass
class Proposal:
    """A question to the others, and who has agreed so far."""

    number: int
    """The row of the log in which it was asked."""
    asked: Proposed
    needed: set[str]
    agreed: set[str] = field(default_factory=set)


class Change(NamedTuple):
    """What an entry changed and must be shown: news about the table, and whether the match moved."""

    news: NewsKind | None = None
    seat: int | None = None
    moved: bool = False
    since: int | None = None
    """The first new ply to show; None if the match must be drawn without events."""
    player: bool = False
    """Whether somebody else plays the seat now."""
    round: bool = False
    """Whether it settled a round, and another one follows."""
    person: str | None = None
    """Whom the news are about, if it is not the owner of the seat afterwards."""
    table: bool = False
    """Whether anything except the match changed: there is news, another status or another open question."""


class Choice(NamedTuple):
    """What a bot decides.

    It stays the same while the match waits for the seat and its legal words stay the same: bots that decide together
    do not look at each other, and none restarts because another has spoken.
    """

    level: Level
    since: float
    """Since when the match waits for the seat."""
    spoken: int
    """How many words of the seat count."""
    legal: tuple[str, ...]


class Table:
    """One table, from its first entry to its last."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        """How many entries there are."""
        self.at = 0
        """How often the match has moved: a client names it to show that it has seen everything."""
        self.status = OPEN
        self.created = 0.0
        self.changed = 0.0
        self.owners: list[str | None] = []
        self.called: list[str] = []
        """By seat the names of people around one device; "" where the owner's name is used."""
        self.bots: list[Level | None] = []
        self.words: list[Played] = []
        """The words that count: those that were not taken back."""
        self._before: list[int] = []
        """How many plies there were before each of them."""
        self._turns: list[bool] = []
        """Whether the match was held up by the seat that said each of them, or could have gone on without it."""
        self.takebacks = 0
        """How often words were taken back."""
        self.hints: list[int] = []
        """How many hints each seat was given."""
        self.shared: set[int] = set()
        """The seats whose owners let the others see the review of their decisions."""
        self.removed: dict[str, float] = {}
        """By person when the host cleared their seat."""
        self.known: dict[tuple[str, str], int] = {}
        """The last words by person and the client's id, with `at` after each."""
        self.turned = 0
        """By how many seats the lots have moved everybody on."""
        self.taken: list[tuple[int, int, str]] = []
        """Who took each seat, and after which ply."""
        self.why: dict[int, Why] = {}
        """By seat why a bot plays for its owner."""
        self.proposal: Proposal | None = None
        self.resigned: list[int] = []
        self.next = ""
        """The table of the next match, once it is agreed on."""
        self.next_opened: Proposed | None = None

    def apply(self, entry: Entry, now: float) -> Change:
        """Apply an entry. If this fails, do not use the table any more: read it from its log again."""
        status, proposal = self.status, self.proposal
        change = _RULES[type(entry)](self, entry, now)
        self.number += 1
        self.changed = now
        if change.news or status != self.status or proposal is not self.proposal:
            return change._replace(table=True)
        return change

    # Before the match

    def _opened(self, entry: Opened, now: float) -> Change:
        game = shelf.game(entry.game, entry.rules)
        game.check(entry.seats, entry.options)
        self.opened = entry
        self.game = game
        self.created = now
        self.exchange = Exchange(entry.seats, [_beginning(void) for void in entry.beginnings])
        self.owners = list(entry.owners)
        self.called = list(entry.called) or [""] * entry.seats
        self.bots = [None if level is None else self._known(level) for level in entry.bots]
        self.clock = Clock(entry.pace, entry.seats)
        teams = game.teams(entry.seats, entry.options)
        self.sides = len({*teams})
        self.players: list[str] = []
        self.hints = [0] * entry.seats
        return Change()

    def _sat(self, entry: Sat, now: float) -> Change:
        seat = entry.seat
        if self.status == OPEN:
            self.owners[seat] = entry.person
            return Change("sat", seat, player=True)
        late = self.owners[seat] is None
        self.owners[seat] = entry.person
        self.bots[seat] = None
        self.why.pop(seat, None)
        self.taken.append((len(self.match.plies), seat, entry.person))
        self.clock.again(seat, now)
        return Change("joined" if late else "returned", seat, player=True)

    def _stood(self, entry: Stood, now: float) -> Change:
        seat, owner = entry.seat, self.owners[entry.seat]
        removed = owner is not None and owner != entry.person
        if owner is not None and removed:
            self.removed[owner] = now
        self.owners[seat], self.bots[seat], self.called[seat] = None, None, ""
        # A bot that is sent away leaves nothing to tell.
        return Change("removed" if removed else "stood", seat, person=owner) if owner else Change(table=True)

    def _botted(self, entry: Botted, now: float) -> Change:
        if self.status == OPEN:
            self.bots[entry.seat] = self._known(entry.level)
            return Change("bot", entry.seat, player=True)
        self._substitute(entry.seat, entry.level, now)
        if entry.why:
            self.why[entry.seat] = entry.why
        return Change(_SEATED[entry.why], entry.seat, player=True)

    def _started(self, entry: Started, now: float) -> Change:
        for seat in self.empty_seats():
            self.bots[seat] = None if entry.fill is None else self._known(entry.fill)
        self.players = [f"bot:{bot}" if bot else str(self.owners[seat]) for seat, bot in enumerate(self.bots)]
        for seat in entry.away:
            self._substitute(seat, SUBSTITUTE, now)
            self.why[seat] = "agreed"
        self.status = DEALING
        if not self.fresh:
            self._deal(_bytes(self.opened.contributions), now)
        return Change("started", moved=not self.fresh)

    # The deal

    def _hashed(self, entry: Hashed, now: float) -> Change:
        self.exchange.bind(entry.seat, entry.hash)
        return Change("hashed", entry.seat)

    def _closed(self, entry: BindingClosed, now: float) -> Change:
        self.exchange.close()
        return Change("closed")

    def _revealed(self, entry: Revealed, now: float) -> Change:
        self.exchange.show(entry.seat, entry.contribution)
        return Change("revealed", entry.seat)

    def _voided(self, entry: Voided, now: float) -> Change:
        self.exchange.begin_anew()
        return Change("voided", entry.withheld[0])

    def _dealt(self, entry: Dealt, now: float) -> Change:
        self._deal(self.exchange.given(), now)
        if self.opened.lots:
            return Change("lots", 0, moved=True, since=0, player=True)
        return Change("dealt", moved=True, since=0)

    def _deal(self, contributions: tuple[bytes | None, ...], now: float) -> None:
        void = tuple(self.exchange.void)
        self.deal = Deal(self.id, seed_bytes(self.opened.seed), contributions, void, self.opened.lots)
        self._turn(self.deal.turned(self.opened.seats))
        self.match = self._match()
        for seat, word in self.opened.words:
            self._say(Played(seat, word, (self.owners[seat] or "") if self.opened.imported else ""))
        self.status = RUNNING
        self._moved(now, None)

    def _turn(self, by: int) -> None:
        """Move everybody on by some seats: neighbours stay neighbours, and contributions stay where they were given."""
        self.turned = by
        self.owners = self.owners[-by:] + self.owners[:-by] if by else self.owners
        self.called = self.called[-by:] + self.called[:-by] if by else self.called
        self.bots = self.bots[-by:] + self.bots[:-by] if by else self.bots
        self.players = self.players[-by:] + self.players[:-by] if by else self.players
        self.resigned = [self.now_at(seat) for seat in self.resigned]
        self.taken = [(ply, self.now_at(seat), player) for ply, seat, player in self.taken]

    def now_at(self, seat: int) -> int:
        """Return the current seat of the person who contributed to the deal at this seat."""
        return (seat + self.turned) % self.opened.seats

    # The match

    def _played(self, entry: Played, now: float) -> Change:
        before = self.match.state.round
        since = self._say(entry)
        self._close_takeback()
        self.clock.decides(entry.seat)
        self._moved(now, entry.seat)
        if entry.id:
            self.known[entry.person, entry.id] = self.at
            if len(self.known) > REMEMBERED:
                del self.known[next(iter(self.known))]
        settled = self.match.state.round > before and not self.match.over
        return Change(seat=entry.seat, moved=True, since=since, round=settled)

    def _say(self, entry: Played) -> int:
        """Play a word; return how many plies there were before."""
        since = len(self.match.plies)
        in_turn = entry.seat in self.match.holding_up()
        self.match.play(entry.seat, entry.word)
        self.words.append(entry)
        self._before.append(since)
        self._turns.append(in_turn)
        return since

    def _hinted(self, entry: Hinted, now: float) -> Change:
        self.hints[entry.seat] += 1
        return Change(table=True)

    def _share(self, entry: Shared, now: float) -> Change:
        (self.shared.add if entry.on else self.shared.discard)(entry.seat)
        return Change(table=True)

    def _took_back(self, entry: TookBack, now: float) -> Change:
        if self.opened.edition > 1:
            self._close_takeback()
            self._back_to(len(self.words) - 1)
            self._moved(now, None)
            self.clock.runs_on(entry.seat)
        else:
            self._back_to(len(self.words) - 1)
            self.clock.begin_again()
            self._moved(now, None)
        return Change("took back", entry.seat, moved=True)

    def may_take_back(self, seat: int) -> bool:
        """Say whether a seat's last word can be taken back without asking: it has shown nobody anything new.

        At a table without takebacks it must also be part of a choice that the seat has not finished.
        """
        said_here = len(self.words) > len(self.opened.words)
        if self.status != RUNNING or not said_here or self.match.plies[-1].seat != seat:
            return False
        unfinished = seat in self.match.holding_up()
        return (self.opened.takebacks or unfinished) and self.match.showed_nothing()

    def _back_to(self, words: int) -> None:
        self.match.rewind(self._before[words])
        del self.words[words:], self._before[words:], self._turns[words:]
        self.taken = [(min(ply, len(self.match.plies)), seat, player) for ply, seat, player in self.taken]
        self.takebacks += 1

    def _close_takeback(self) -> None:
        if self.proposal is not None and self.proposal.asked.what == "takeback":
            self.proposal = None

    def _resigned(self, entry: Resigned, now: float) -> Change:
        seat = entry.seat
        ends = self.resigning(seat) != "bot"
        self.resigned.append(seat)
        if self.status == RUNNING and ends:
            self.match.break_off("resigned")
            self._moved(now, None)
            return Change("resigned", seat, moved=True)
        if self.bots[seat] is None:
            self._substitute(seat, SUBSTITUTE, now)
        self.why.pop(seat, None)
        return Change("resigned", seat, player=True)

    def resigning(self, seat: int) -> Resigning:
        """Return what happens if the owner of a seat resigns."""
        if self.sides == 2:
            return "wins"
        gone = [seat, *self.resigned]
        left = [who for other, who in enumerate(self.owners) if who is not None and other not in gone]
        return "bot" if left else "ends"

    def winners(self) -> list[int]:
        """Return the winning seats: by the rules, or because the only other side has resigned."""
        if self.match.ended != "resigned" or self.sides != 2:
            return self.match.winners()
        teams = self.game.teams(self.opened.seats, self.opened.options)
        return [seat for seat, team in enumerate(teams) if team != teams[self.resigned[-1]]]

    # Questions

    def _proposed(self, entry: Proposed, now: float) -> Change:
        needed = self._needed(entry) if entry.asked is None else {*entry.asked}
        self.proposal = Proposal(self.number, entry, needed)
        return self._settle(now) or Change("asks", entry.seat)

    def _needed(self, entry: Proposed) -> set[str]:
        """Return who must agree, if the entry does not say."""
        if entry.what in ("rematch", "same-deal"):
            return {who for who in self.owners if who is not None} - {entry.person, *entry.absent}
        needed = self.people() - {entry.person}
        return needed - {str(self.owners[entry.seat])} if entry.what == "bot" else needed

    def _answered(self, entry: Answered, now: float) -> Change:
        if self.proposal is None:
            return Change()
        asked = self.proposal.asked
        if not entry.yes:
            self.proposal = None
            return Change("withdrawn" if entry.person == asked.person else "declined", asked.seat)
        self.proposal.agreed.add(entry.person)
        return self._settle(now) or Change("agrees", asked.seat)

    def _settle(self, now: float) -> Change | None:
        """Carry out what everybody has agreed to."""
        if self.proposal is None or self.proposal.needed - self.proposal.agreed:
            return None
        asked = self.proposal.asked
        self.proposal = None
        if asked.what == "takeback":
            word = self.last_turn(asked.seat)
            if word is None:
                return Change()
            self._back_to(word)
            self.clock.begin_again()
            self._moved(now, None)
            return Change("took back", asked.seat, moved=True)
        if asked.what == "bot":
            self._substitute(asked.seat, SUBSTITUTE, now)
            self.why[asked.seat] = "agreed"
            return Change("bot agreed", asked.seat, player=True)
        self.next, self.next_opened = asked.table, asked
        return Change("next", asked.seat)

    def last_turn(self, seat: int) -> int | None:
        """Return the number of the word that a takeback of this seat goes back to; None if there is none.

        What was said beside the turn of another seat, such as a late draw, is taken back with the turn before it.
        """
        for number in range(len(self.words) - 1, len(self.opened.words) - 1, -1):
            if self.words[number].seat == seat and (self._turns[number] or self.opened.edition < 3):
                return number
        return None

    # Queries

    def seats_of(self, person: str) -> list[int]:
        """Return the seats that a person holds."""
        return [seat for seat, owner in enumerate(self.owners) if owner == person]

    def sitters(self) -> list[str | None]:
        """Return by seat whom a name is shown of: its owner, or somebody around the owner's device (CALLED)."""
        return [called_id(owner, name) for owner, name in zip(self.owners, self.called, strict=True)]

    def people(self) -> set[str]:
        """Return the people who play now: owners whose seat no bot plays."""
        return {who for seat, who in enumerate(self.owners) if who is not None and self.bots[seat] is None}

    def is_alone(self, person: str) -> bool:
        """Say whether no other person has held a seat in this match."""
        return {who for who in self.owners if who is not None} == {person}

    def team_chats(self, person: str) -> list[int]:
        """Return the teams whose chat somebody reads: their own, once the match is under way, if its mates may talk."""
        if self.status == OPEN or not self.game.team_talk(self.opened.options):
            return []
        teams = self.game.teams(self.opened.seats, self.opened.options)
        return sorted({teams[seat] for seat in self.seats_of(person)})

    def empty_seats(self) -> list[int]:
        """Return the seats that neither a person nor a bot has."""
        return [seat for seat in range(self.opened.seats) if self.owners[seat] is None and self.bots[seat] is None]

    def contributors(self) -> list[int]:
        """Return the seats whose owners may contribute to the deal."""
        without = self.exchange.excluded.union(self.resigned)
        return [seat for seat, owner in enumerate(self.owners) if owner is not None and seat not in without]

    @property
    def fresh(self) -> bool:
        """Say whether the deal is fresh: the seats contribute to it, and nobody can know it."""
        return not (self.opened.replays or self.opened.chosen)

    @property
    def commitment(self) -> str:
        """Return the commitment to the deal, which is public from the first moment."""
        return commitment(self.id, seed_bytes(self.opened.seed))

    def choices(self) -> dict[int, Choice]:
        """Return the choices of the bots that the match waits for, by seat."""
        found: dict[int, Choice] = {}
        for seat in self.match.waiting_for() if self.status == RUNNING else []:
            level = self.bots[seat]
            if level is not None:
                spoken = len([word for word in self.words if word.seat == seat])
                since = self.clock.since.get(seat, 0.0)
                found[seat] = Choice(level, since, spoken, tuple(self.match.legal(seat)))
        return found

    def deadlines(self, opened: float) -> dict[int, float]:
        """Return when the time is up of each person who holds the match up, by seat.

        `opened` is when the session was opened: it gives a grace to people who were waited for before that.
        """
        found: dict[int, float] = {}
        for seat in self.match.holding_up() if self.status == RUNNING else []:
            deadline = self.clock.deadline(seat)
            if deadline is not None and self.bots[seat] is None:
                waited_before = self.clock.since[seat] < opened
                found[seat] = max(deadline, opened + GRACE) if waited_before else deadline
        return found

    def bot_due(self, seat: int) -> float:
        """Return when a bot's word appears; it depends only on the pace of the table and on its level."""
        thinking = stored_bot(self.game, self.bots[seat] or SUBSTITUTE).seconds + ON_THE_WAY
        due = self.clock.since.get(seat, self.changed) + max(self.opened.bot_seconds, thinking)
        return max([due, *[self.clock.since[other] + self.opened.leeway for other in self.out_of_turn()]])

    def out_of_turn(self) -> list[int]:
        """Return the seats of people who may say something that the match does not wait for."""
        held = self.match.holding_up()
        return [seat for seat in self.match.waiting_for() if self.bots[seat] is None and seat not in held]

    def _known(self, level: Level) -> Level:
        """Return the bot that a log names, or the substitute if the game no longer has it."""
        return stored_bot(self.game, level).name

    def due(self) -> float | None:
        """Return when something is due without a request: a bot's word, or the end of somebody's time."""
        if self.status == DEALING:
            return self.changed
        if self.status != RUNNING:
            return None
        times: list[float] = []
        for seat in self.match.waiting_for():
            if self.bots[seat] is not None:
                times.append(self.bot_due(seat))
            else:
                deadline = self.clock.deadline(seat)
                times += [] if deadline is None else [deadline]
        return min(times, default=None)

    def record(self, names: Callable[[str], str]) -> Record:
        """Return the record of a match that is over, with the names of those who are still known."""
        if self.status != OVER:
            raise NotAllowed("when-over")
        record = self.match.record()
        players = [called_id(player, name) for player, name in zip(self.players, self.called, strict=True)]
        record["players"] = [_named(str(player), names) for player in players]
        if self.taken:
            record["seats_taken"] = [[ply, seat, _named(player, names)] for ply, seat, player in self.taken]
        if self.resigned:
            record["resigned"] = self.resigned
        if self.match.ended is not None and self.winners():
            record["won_by_resignation"] = self.winners()
        if self.opened.replays:
            record["replays"] = self.opened.replays
        if self.opened.chosen:
            record["chosen"] = self.opened.chosen
        if self.opened.words and not self.opened.imported:
            record["began_after"] = len(self.opened.words)
        return record

    def proof(self) -> dict[str, Any]:
        """Return what is needed to check the deal without knowing the rules, after the match."""
        if self.status != OVER:
            raise NotAllowed("when-over")
        return {
            "id": self.id,
            "deal": self.deal.version,
            "commitment": self.commitment,
            "seed": self.opened.seed,
            "beginnings": [written_out(beginning) for beginning in self.deal.void],
            "hashes": {str(seat): hash for seat, hash in self.exchange.hashes.items()},
            "contributions": in_hex(self.deal.contributions),
            "shufflings": [
                {"deck": part.deck, "shuffling": part.shuffling, "cards": list(part.cards)}
                for part in self.match.shufflings
            ],
            "draws": [[deck, shuffling, word] for deck, shuffling, word in self.match.draws],
            "replays": self.opened.replays,
            "fresh": self.fresh,
            "chosen": self.opened.chosen,
            "lots": self.turned if self.opened.lots else None,
        }

    # Parts of the above

    def _match(self) -> Match:
        return Match(self.game, self.opened.seats, self.opened.options, players=self.players, deal=self.deal)

    def _moved(self, now: float, acted: int | None) -> None:
        self.at += 1
        self.clock.waits(self.match.waiting_for(), self.match.holding_up(), now, acted)
        if self.match.over:
            self.status = OVER
            self.proposal = None

    def _substitute(self, seat: int, level: Level, now: float) -> None:
        self.bots[seat] = level
        self.taken.append((len(self.match.plies) if self.status == RUNNING else 0, seat, f"bot:{level}"))
        self.clock.again(seat, now)
        self.proposal = None

    def checked_seat(self, seat: int) -> int:
        """Return the same number; refuse it if there is no such seat."""
        if not 0 <= seat < self.opened.seats:
            raise NotNow("no-seat", seat=seat, last=self.opened.seats - 1)
        return seat


def called_id(person: str | None, name: str) -> str | None:
    """Return the id under which a name is shown: the person's, or that of somebody around their device."""
    return person if person is None or not name else f"{CALLED}{person} {name}"


def _bytes(contributions: list[str | None]) -> tuple[bytes | None, ...]:
    return tuple([None if part is None else bytes.fromhex(part) for part in contributions])


def written_beginnings(deal: Deal) -> list[Void]:
    """Return the void beginnings of a deal as entries of a log."""
    return [Void([*void.hashes], in_hex(void.contributions)) for void in deal.void]


def _beginning(void: Void) -> Beginning:
    return Beginning(tuple(void.hashes), _bytes(void.contributions))


def _named(player: str, names: Callable[[str], str]) -> str:
    return player if player.startswith("bot:") else names(player)


_SEATED: Final[dict[str, NewsKind]] = {"": "bot", "clock": "bot clock", "asked": "bot asked"}

_RULES: Final[dict[type[Entry], Callable[[Table, Any, float], Change]]] = {
    Opened: Table._opened,
    Sat: Table._sat,
    Stood: Table._stood,
    Botted: Table._botted,
    Started: Table._started,
    Hashed: Table._hashed,
    BindingClosed: Table._closed,
    Revealed: Table._revealed,
    Voided: Table._voided,
    Dealt: Table._dealt,
    Played: Table._played,
    TookBack: Table._took_back,
    Proposed: Table._proposed,
    Answered: Table._answered,
    Resigned: Table._resigned,
    Hinted: Table._hinted,
    Shared: Table._share,
}
