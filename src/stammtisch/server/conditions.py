"""Conditions: whether an entry may be added to a table's log at this moment.

`authority` has said before that the person may ask for such a thing at all. Each function here raises, or returns and
has changed nothing. Logs that were written under earlier conditions stay readable, since `Table.apply` does not look
here.
"""

from collections.abc import Callable
from typing import Any, Final

from stammtisch.server.authority import DEALING, OPEN, OVER, RUNNING, NotAllowed, NotNow, SeatTaken
from stammtisch.server.entry import (
    Answered,
    Botted,
    Closed,
    Dealt,
    Entry,
    Hashed,
    Played,
    Proposed,
    Resigned,
    Revealed,
    Sat,
    Started,
    Stood,
    TookBack,
    Voided,
)
from stammtisch.server.table import Table

MOST_ROWS: Final = 4000
"""How long a log may grow by anything but moves, which end by the rules of the game."""
MOST_TAKEBACKS: Final = 200
REMOVED_SECONDS: Final = 600.0
"""How long somebody whom the host removed from a seat cannot sit down again."""


def check(table: Table, entry: Entry, now: float) -> None:
    """Refuse what cannot happen now."""
    if table.number >= MOST_ROWS and isinstance(entry, Sat | Stood | TookBack | Proposed | Answered):
        returns = isinstance(entry, Sat) and table.status == RUNNING
        if not returns:
            raise NotNow("so much has happened at this table that only moves can be made; open another table")
    _CONDITIONS[type(entry)](table, entry, now)


def _sat(table: Table, entry: Sat, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status == OPEN:
        if table.owners[seat] is not None or table.bots[seat] is not None:
            raise SeatTaken("somebody sits there already; choose another seat")
        if table.opened.one_seat and table.seats_of(entry.person):
            raise NotNow("you have a seat already; stand up first")
        if now - table.removed.get(entry.person, -REMOVED_SECONDS) < REMOVED_SECONDS:
            raise NotNow("the host has cleared your seat; you can sit down again in some minutes")
        return
    _running(table)
    if table.owners[seat] != entry.person:
        raise NotAllowed("the match has begun; that seat is not yours")
    if table.bots[seat] is None:
        raise NotNow("you sit there already")
    if seat in table.resigned:
        raise NotNow("you have resigned; the bot plays on")


def _stood(table: Table, entry: Stood, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    _before_the_start(table)
    if table.owners[seat] is None and table.bots[seat] is None:
        raise NotNow("nobody sits there")
    if entry.person not in (table.owners[seat], table.opened.host):
        raise NotAllowed("only who sits there or the host may clear a seat")


def _botted(table: Table, entry: Botted, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status == OPEN:
        if entry.person != table.opened.host:
            raise NotAllowed("only the host may do that")
        if table.owners[seat] is not None:
            raise SeatTaken("somebody sits there already; choose another seat")
        return
    if entry.person:
        raise NotAllowed("in a running match only the table itself seats bots")
    _running(table)
    if table.bots[seat] is not None:
        raise NotNow("a bot plays that seat already")


def _started(table: Table, entry: Started, now: float) -> None:
    _before_the_start(table)
    if entry.person != table.opened.host:
        raise NotAllowed("only the host may do that")
    if table.empty_seats() and entry.fill is None:
        raise NotNow("not all seats are taken; wait, or fill them with bots")


def _hashed(table: Table, entry: Hashed, now: float) -> None:
    _contributes(table, entry.seat, entry.person)
    _unless(table.exchange.against_binding(entry.seat, entry.hash, entry.beginning))


def _closed(table: Table, entry: Closed, now: float) -> None:
    _dealing(table)
    _unless(table.exchange.against_closing(entry.beginning))


def _revealed(table: Table, entry: Revealed, now: float) -> None:
    _contributes(table, entry.seat, entry.person)
    _unless(table.exchange.against_showing(entry.seat, entry.contribution, entry.beginning))


def _voided(table: Table, entry: Voided, now: float) -> None:
    _dealing(table)
    _unless(table.exchange.against_voiding(entry.beginning, entry.withheld))


def _dealt(table: Table, entry: Dealt, now: float) -> None:
    _dealing(table)
    _unless(table.exchange.against_dealing(entry.beginning))


def _played(table: Table, entry: Played, now: float) -> None:
    _by_owner(table, table.checked_seat(entry.seat), entry.person)
    table.match.check(entry.seat, entry.word)


def _took_back(table: Table, entry: TookBack, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    _by_owner(table, seat, entry.person)
    if not table.may_take_back(seat):
        raise NotNow("others have seen what came of it; ask them to agree to a takeback")
    _takebacks_left(table)


def _resigned(table: Table, entry: Resigned, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status != DEALING:
        _running(table)
    if table.owners[seat] != entry.person:
        raise NotAllowed("that seat is not yours to resign")
    if seat in table.resigned:
        raise NotNow("you have resigned already")


def _proposed(table: Table, entry: Proposed, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if entry.what == "takeback":
        _by_owner(table, seat, entry.person)
        if not table.opened.takebacks:
            raise NotNow("this table is played without takebacks")
        if all(word.seat != seat for word in table.words):
            raise NotNow("you have not said anything yet that could be taken back")
        _takebacks_left(table)
    elif entry.what == "bot":
        _running(table)
        if entry.person not in table.people():
            raise NotAllowed("only those who play can ask for that")
        if table.owners[seat] in (None, entry.person) or table.bots[seat] is not None:
            raise NotNow("a bot can be asked for only in the seat of another person")
    else:
        if table.status != OVER:
            raise NotNow("the match is still running")
        if entry.person not in table.owners:
            raise NotAllowed("only those who played can ask for another match")
        if table.next:
            raise NotNow("the next match has been set up already")
    if table.proposal is not None:
        raise NotNow("another question is open; answer it first")


def _answered(table: Table, entry: Answered, now: float) -> None:
    proposal = table.proposal
    if proposal is None or entry.question not in (None, proposal.number):
        raise NotNow("there is no open question")
    if entry.person == proposal.asked.person:
        if entry.yes:
            raise NotNow("you have asked; the others answer")
    elif entry.person not in proposal.needed:
        raise NotAllowed("you are not asked")


def _running(table: Table) -> None:
    if table.status != RUNNING:
        raise NotNow("the match is over" if table.status == OVER else "the match has not begun yet")


def _before_the_start(table: Table) -> None:
    if table.status != OPEN:
        raise NotNow("the match has begun already")


def _by_owner(table: Table, seat: int, person: str) -> None:
    _running(table)
    if person == "" and table.bots[seat] is not None:
        return
    if person == "" or table.owners[seat] != person:
        raise NotAllowed("that seat is not yours")
    if table.bots[seat] is not None:
        raise NotNow("a bot plays your seat; take it back first")


def _dealing(table: Table) -> None:
    if table.status != DEALING:
        raise NotNow("there is nothing to deal now")


def _contributes(table: Table, seat: int, person: str) -> None:
    if table.status != DEALING:
        raise NotNow("contributions are taken only while the deal is made")
    if table.owners[table.checked_seat(seat)] != person or seat in table.resigned:
        raise NotAllowed("that seat is not yours")


def _unless(against: str) -> None:
    if against:
        raise NotNow(against)


def _takebacks_left(table: Table) -> None:
    if table.takebacks >= MOST_TAKEBACKS:
        raise NotNow(f"words were taken back {MOST_TAKEBACKS} times in this match; that is enough")


_CONDITIONS: Final[dict[type[Entry], Callable[[Table, Any, float], None]]] = {
    Sat: _sat,
    Stood: _stood,
    Botted: _botted,
    Started: _started,
    Hashed: _hashed,
    Closed: _closed,
    Revealed: _revealed,
    Voided: _voided,
    Dealt: _dealt,
    Played: _played,
    TookBack: _took_back,
    Proposed: _proposed,
    Answered: _answered,
    Resigned: _resigned,
}
