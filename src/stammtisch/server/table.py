"""A table: what its log comes to, and the only place that decides what may happen there. It does no input or output."""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from stammtisch.core import shelf
from stammtisch.core.deal import Deal, commitment, seed_bytes
from stammtisch.core.game import Refused
from stammtisch.core.match import Match, Record
from stammtisch.server.clock import Clock
from stammtisch.server.entry import (
    Answered,
    Botted,
    Dealt,
    Entry,
    Hashed,
    Level,
    Opened,
    Played,
    Proposed,
    Resigned,
    Revealed,
    Sat,
    Started,
    Stood,
    TookBack,
)

OPEN: Final = "open"
DEALING: Final = "dealing"
RUNNING: Final = "running"
OVER: Final = "over"
SOMEBODY: Final = "a player"
"""The name of a person who is no longer known."""
SUBSTITUTE: Final[Level] = "expert"
"""Who plays on for somebody who resigned or is away."""
THINKING: Final = {"novice": 0.1, "regular": 0.1, "expert": 1.1, "master": 3.2}
"""The seconds after which a level's word is there for sure, so that it can appear at a time that tells nothing."""
REMEMBERED: Final = 200
"""How many of the last words are known by their ids, for clients that ask again."""


class NotAllowed(Refused):
    """Something that this person may not do at this table now."""


class SeatTaken(Refused):
    """Somebody sits there."""


@dataclass
class Proposal:
    """A question to the others, and who has agreed so far."""

    asked: Proposed
    needed: set[str]
    agreed: set[str] = field(default_factory=set)


class Change(NamedTuple):
    """What an entry changed, for those who tell it on: news about the table, and whether the match moved."""

    news: str = ""
    seat: int | None = None
    moved: bool = False
    since: int | None = None
    """From which ply on there is something new to tell; None where the table must be looked at afresh."""


class Table:
    """One table, from its first entry to its last."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        """How many entries there are."""
        self.at = 0
        """How often the match has moved: what a client names to show that it has seen it all."""
        self.status = OPEN
        self.created = 0.0
        self.changed = 0.0
        self.owners: list[str | None] = []
        self.bots: list[Level | None] = []
        self.hashes: dict[int, str] = {}
        self.contributions: dict[int, str] = {}
        self.words: list[Played] = []
        """The words that stand."""
        self.known: dict[tuple[str, str], int] = {}
        """The last words by who said them and the client's id, with `at` after each."""
        self.taken: list[tuple[int, int, str]] = []
        """Who took which seat after which ply."""
        self.proposal: Proposal | None = None
        self.resigned: list[int] = []
        self.next = ""
        """The table of the next match, once it is agreed on."""
        self.next_opened: Proposed | None = None

    def apply(self, entry: Entry, now: float) -> Change:
        """Lets an entry happen, or refuses it and changes nothing."""
        change = _RULES[type(entry)](self, entry, now)
        self.number += 1
        self.changed = now
        return change

    # Before the match

    def _opened(self, entry: Opened, now: float) -> Change:
        game = shelf.game(entry.game, entry.rules)
        game.check(entry.seats, entry.options)
        self.opened = entry
        self.game = game
        self.created = now
        self.owners = list(entry.owners)
        self.bots = list(entry.bots)
        self.clock = Clock(entry.pace, entry.seats)
        teams = game.teams(entry.seats, entry.options)
        self.sides = len({*teams})
        self.players: list[str] = []
        return Change()

    def _sat(self, entry: Sat, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        if self.status == OPEN:
            if self.owners[seat] is not None or self.bots[seat] is not None:
                raise SeatTaken("somebody sits there already; choose another seat")
            self.owners[seat] = entry.person
            return Change("sat", seat)
        if self.owners[seat] != entry.person:
            raise NotAllowed("the match has begun; that seat is not yours")
        if self.bots[seat] is None:
            raise NotAllowed("you sit there already")
        if seat in self.resigned:
            raise NotAllowed("you have resigned; the bot plays on")
        self._running()
        self.bots[seat] = None
        self.taken.append((len(self.match.plies), seat, entry.person))
        self.clock.again(seat, now)
        return Change("returned", seat)

    def _stood(self, entry: Stood, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        self._before_the_start()
        if self.owners[seat] is None and self.bots[seat] is None:
            raise NotAllowed("nobody sits there")
        if entry.person not in (self.owners[seat], self.opened.host):
            raise NotAllowed("only who sits there or the host may clear a seat")
        self.owners[seat] = None
        self.bots[seat] = None
        return Change("stood", seat)

    def _botted(self, entry: Botted, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        if self.status == OPEN:
            self._by_host(entry.person)
            if self.owners[seat] is not None:
                raise SeatTaken("somebody sits there already; choose another seat")
            self.bots[seat] = entry.level
            return Change("bot", seat)
        self._running()
        if self.bots[seat] is not None:
            raise NotAllowed("a bot plays that seat already")
        self._substitute(seat, entry.level, now)
        return Change(f"bot {entry.why}".strip(), seat)

    def _started(self, entry: Started, now: float) -> Change:
        self._before_the_start()
        self._by_host(entry.person)
        empty = [seat for seat in range(self.opened.seats) if self.owners[seat] is None and self.bots[seat] is None]
        if empty and entry.fill is None:
            raise NotAllowed("not all seats are taken; wait, or fill them with bots")
        for seat in empty:
            self.bots[seat] = entry.fill
        self.players = [f"bot:{bot}" if bot else str(self.owners[seat]) for seat, bot in enumerate(self.bots)]
        self.status = DEALING
        if self.opened.replays:
            self._deal(tuple([None if c is None else bytes.fromhex(c) for c in self.opened.contributions]), now)
            return Change("started", moved=True)
        return Change("started")

    # The deal

    def _hashed(self, entry: Hashed, now: float) -> Change:
        self._contributes(entry.seat, entry.person)
        if self.contributions or entry.seat in self.hashes:
            raise NotAllowed("that seat is bound already, or the contributions are being shown")
        self.hashes[entry.seat] = entry.hash
        return Change("hashed", entry.seat)

    def _revealed(self, entry: Revealed, now: float) -> Change:
        self._contributes(entry.seat, entry.person)
        if entry.seat in self.contributions:
            raise NotAllowed("that seat has contributed already")
        shown = bytes.fromhex(entry.contribution)
        if hashlib.sha256(shown).hexdigest() != self.hashes.get(entry.seat):
            raise NotAllowed("the contribution does not belong to the hash that was sent before")
        self.contributions[entry.seat] = entry.contribution
        return Change("revealed", entry.seat)

    def _dealt(self, entry: Dealt, now: float) -> Change:
        if self.status != DEALING:
            raise NotAllowed("there is nothing to deal now")
        given = [self.contributions.get(seat) for seat in range(self.opened.seats)]
        self._deal(tuple([None if part is None else bytes.fromhex(part) for part in given]), now)
        return Change("dealt", moved=True, since=0)

    def _deal(self, contributions: tuple[bytes | None, ...], now: float) -> None:
        self.deal = Deal(self.id, seed_bytes(self.opened.seed), contributions)
        self.match = self._match()
        self.status = RUNNING
        self._moved(now, None)

    # The match

    def _played(self, entry: Played, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        self._running()
        self._by_owner(seat, entry.person)
        since = len(self.match.plies)
        self.match.play(seat, entry.word)
        self.words.append(entry)
        if self.proposal is not None and self.proposal.asked.what == "takeback":
            self.proposal = None
        self._moved(now, seat)
        if entry.id:
            self.known[entry.person, entry.id] = self.at
            if len(self.known) > REMEMBERED:
                del self.known[next(iter(self.known))]
        return Change(seat=seat, moved=True, since=since)

    def _took_back(self, entry: TookBack, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        self._running()
        self._by_owner(seat, entry.person)
        if not self.may_take_back(seat):
            raise NotAllowed("others have acted or cards were drawn since; ask them to agree to a takeback")
        self._back_to(len(self.words) - 1, now)
        return Change("took back", seat, moved=True)

    def may_take_back(self, seat: int) -> bool:
        """Whether a seat's last word can be taken back without asking anybody."""
        plies = self.match.plies if self.status == RUNNING else []
        return bool(plies) and plies[-1].seat == seat

    def _back_to(self, words: int, now: float) -> None:
        self.words = self.words[:words]
        self.match = self._match()
        for word in self.words:
            self.match.play(word.seat, word.word)
        self.taken = [(min(ply, len(self.match.plies)), seat, player) for ply, seat, player in self.taken]
        self.clock.begin_again()
        self._moved(now, None)

    def _resigned(self, entry: Resigned, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        self._running()
        if self.owners[seat] != entry.person or seat in self.resigned:
            raise NotAllowed("that seat is not yours to resign")
        self.resigned.append(seat)
        people = {who for other, who in enumerate(self.owners) if who is not None and other not in self.resigned}
        if self.sides == 2 or not people:
            self.match.break_off("resigned")
            self._moved(now, None)
            return Change("resigned", seat, moved=True)
        if self.bots[seat] is None:
            self._substitute(seat, SUBSTITUTE, now)
        return Change("resigned", seat)

    # Questions

    def _proposed(self, entry: Proposed, now: float) -> Change:
        seat = self.checked_seat(entry.seat)
        if self.proposal is not None:
            raise NotAllowed("another question is open; answer it first")
        needed = self.people() - {entry.person}
        if entry.what == "takeback":
            self._running()
            self._by_owner(seat, entry.person)
            if not self.opened.takebacks:
                raise NotAllowed("this table is played without takebacks")
            if all(word.seat != seat for word in self.words):
                raise NotAllowed("you have not said anything yet that could be taken back")
        elif entry.what == "bot":
            self._running()
            if entry.person not in self.people():
                raise NotAllowed("only those who play can ask for that")
            if self.owners[seat] in (None, entry.person) or self.bots[seat] is not None:
                raise NotAllowed("a bot can be asked for only in the seat of another person")
            needed -= {str(self.owners[seat])}
        else:
            if self.status != OVER:
                raise NotAllowed("the match is still running")
            if entry.person not in self.owners:
                raise NotAllowed("only those who played can ask for another match")
            if self.next:
                raise NotAllowed("the next match has been set up already")
            needed = {who for who in self.owners if who is not None} - {entry.person, *entry.absent}
        self.proposal = Proposal(entry, needed)
        return self._settle(now) or Change(f"asks {entry.what}", seat)

    def _answered(self, entry: Answered, now: float) -> Change:
        if self.proposal is None:
            raise NotAllowed("there is no open question")
        asked = self.proposal.asked
        if entry.person != asked.person and entry.person not in self.proposal.needed:
            raise NotAllowed("you are not asked")
        if not entry.yes:
            self.proposal = None
            return Change("withdrawn" if entry.person == asked.person else "declined", asked.seat)
        if entry.person == asked.person:
            raise NotAllowed("you have asked; the others answer")
        self.proposal.agreed.add(entry.person)
        return self._settle(now) or Change("agrees", asked.seat)

    def _settle(self, now: float) -> Change | None:
        """What happens once everybody has agreed."""
        if self.proposal is None or self.proposal.needed - self.proposal.agreed:
            return None
        asked = self.proposal.asked
        self.proposal = None
        if asked.what == "takeback":
            last = max(number for number, word in enumerate(self.words) if word.seat == asked.seat)
            self._back_to(last, now)
            return Change("took back", asked.seat, moved=True)
        if asked.what == "bot":
            self._substitute(asked.seat, SUBSTITUTE, now)
            return Change("bot agreed", asked.seat)
        self.next = asked.table
        self.next_opened = asked
        return Change("next", asked.seat)

    def next_match(self) -> Opened:
        """How the next match is set up that was agreed on: seats rotated, or the same deal in the same seats."""
        if self.next_opened is None:
            raise NotAllowed("no other match is agreed on")
        asked, opened, seats = self.next_opened, self.opened, self.opened.seats
        same = asked.what == "same-deal"
        by = 0 if same else 1
        places = [(seat - by) % seats for seat in range(seats)]
        game = self.game if same else shelf.game(opened.game)
        try:
            options = game.check(seats, opened.options)
        except Refused:
            game, options = self.game, opened.options
        return Opened(
            game=game.name,
            rules=game.rules,
            seats=seats,
            options=options,
            seed=opened.seed if same else asked.seed,
            host=asked.person,
            owners=[self.owners[place] for place in places],
            bots=[None if self.owners[place] is not None else self.bots[place] for place in places],
            public=opened.public,
            watchers=opened.watchers,
            takebacks=opened.takebacks,
            pace=opened.pace,
            bot_seconds=opened.bot_seconds,
            replays=self.id if same else "",
            contributions=[None if c is None else c.hex() for c in self.deal.contributions] if same else [],
        )

    # What is asked of it

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [seat for seat, owner in enumerate(self.owners) if owner == person]

    def people(self) -> set[str]:
        """Those who play now: owners whose seat no bot plays."""
        return {who for seat, who in enumerate(self.owners) if who is not None and self.bots[seat] is None}

    def contributors(self) -> list[int]:
        """The seats whose owners may contribute to the deal."""
        return [seat for seat, owner in enumerate(self.owners) if owner is not None]

    @property
    def commitment(self) -> str:
        """The promise of the deal, published from the first moment on."""
        return commitment(self.id, seed_bytes(self.opened.seed))

    def waiting_bots(self) -> list[int]:
        """The seats waited for that a bot plays."""
        if self.status != RUNNING:
            return []
        return [seat for seat in self.match.waiting_for() if self.bots[seat] is not None]

    def bot_due(self, seat: int) -> float:
        """When a bot's word appears, by the pace of the table and of its level alone."""
        level = self.bots[seat] or SUBSTITUTE
        return self.clock.since.get(seat, self.changed) + max(self.opened.bot_seconds, THINKING[level])

    def due(self) -> float | None:
        """When something must happen by itself: a bot's word, the end of somebody's time."""
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
        """The record of a match that is over, with the names of those who are still known."""
        if self.status != OVER:
            raise NotAllowed("the record is there when the match is over")
        record = self.match.record()
        record["players"] = [_named(player, names) for player in self.players]
        if self.taken:
            record["seats_taken"] = [[ply, seat, _named(player, names)] for ply, seat, player in self.taken]
        if self.opened.replays:
            record["replays"] = self.opened.replays
        return record

    def proof(self) -> dict[str, Any]:
        """All that is needed to check the deal without knowing the rules, once the match is over."""
        if self.status != OVER:
            raise NotAllowed("the proof is there when the match is over")
        return {
            "id": self.id,
            "deal": 1,
            "commitment": self.commitment,
            "seed": self.opened.seed,
            "hashes": {str(seat): hash for seat, hash in self.hashes.items()},
            "contributions": [None if c is None else c.hex() for c in self.deal.contributions],
            "shufflings": [
                {"deck": part.deck, "shuffling": part.shuffling, "cards": list(part.cards)}
                for part in self.match.shufflings
            ],
            "draws": [[deck, shuffling, word] for deck, shuffling, word in self.match.draws],
            "replays": self.opened.replays,
        }

    # Helpers of the rules above

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
        self.taken.append((len(self.match.plies), seat, f"bot:{level}"))
        self.clock.again(seat, now)
        if self.proposal is not None:
            self.proposal = None

    def checked_seat(self, seat: int) -> int:
        """The same number, if there is such a seat."""
        if not 0 <= seat < self.opened.seats:
            raise NotAllowed(f"there is no seat {seat}; the seats are 0 to {self.opened.seats - 1}")
        return seat

    def _before_the_start(self) -> None:
        if self.status != OPEN:
            raise NotAllowed("the match has begun already")

    def _running(self) -> None:
        if self.status != RUNNING:
            raise NotAllowed("the match is over" if self.status == OVER else "the match has not begun yet")

    def _by_host(self, person: str) -> None:
        if person != self.opened.host:
            raise NotAllowed("only the host may do that")

    def _by_owner(self, seat: int, person: str) -> None:
        if person == "" and self.bots[seat] is not None:
            return
        if person == "" or self.owners[seat] != person:
            raise NotAllowed("that seat is not yours")
        if self.bots[seat] is not None:
            raise NotAllowed("a bot plays your seat; take it back first")

    def _contributes(self, seat: int, person: str) -> None:
        if self.status != DEALING:
            raise NotAllowed("contributions are taken only while the deal is made")
        if self.owners[self.checked_seat(seat)] != person:
            raise NotAllowed("that seat is not yours")


def _named(player: str, names: Callable[[str], str]) -> str:
    return player if player.startswith("bot:") else names(player)


_RULES: Final[dict[type[Entry], Callable[[Table, Any, float], Change]]] = {
    Opened: Table._opened,
    Sat: Table._sat,
    Stood: Table._stood,
    Botted: Table._botted,
    Started: Table._started,
    Hashed: Table._hashed,
    Revealed: Table._revealed,
    Dealt: Table._dealt,
    Played: Table._played,
    TookBack: Table._took_back,
    Proposed: Table._proposed,
    Answered: Table._answered,
    Resigned: Table._resigned,
}
