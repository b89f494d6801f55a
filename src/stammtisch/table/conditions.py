"""Conditions: whether an entry may be added to a table's log at this moment.

`authority` has already checked that the person may ask for this at all. Each function here raises, or returns without
a change. Logs that were written under earlier conditions stay readable, because `Table.apply` does not use this.
"""

from collections.abc import Callable
from typing import Any, Final

from stammtisch.bots.levels import opponent_for
from stammtisch.table.authority import DEALING, OPEN, OVER, RUNNING, NotAllowed, NotNow, SeatTaken, may_start
from stammtisch.table.log import (
    Answered,
    BindingClosed,
    Botted,
    Dealt,
    Entry,
    Hashed,
    Hinted,
    Played,
    Proposed,
    Resigned,
    Revealed,
    Sat,
    Shared,
    Started,
    Stood,
    TookBack,
    Voided,
)
from stammtisch.table.table import Table

MOST_ROWS: Final = 4000
"""How many entries a log may have besides moves, which the rules of the game limit."""
MOST_TAKEBACKS: Final = 200
REMOVED_SECONDS: Final = 600.0
"""How many seconds somebody cannot sit down again after the host cleared their seat."""


def check(table: Table, entry: Entry, now: float) -> None:
    """Refuse what cannot happen now."""
    if table.number >= MOST_ROWS and isinstance(entry, Sat | Stood | TookBack | Proposed | Answered):
        returns = isinstance(entry, Sat) and table.status == RUNNING
        if not returns:
            raise NotNow("full-log")
    _CONDITIONS[type(entry)](table, entry, now)


def _sat(table: Table, entry: Sat, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status == OPEN:
        if table.owners[seat] is not None or table.bots[seat] is not None:
            raise SeatTaken("seat-taken")
        if table.opened.one_seat and table.seats_of(entry.person):
            raise NotNow("have-seat")
        _not_removed(table, entry.person, now)
        return
    _running(table)
    if not table.seats_of(entry.person):
        _comes_late(table, seat, entry.person, now)
        return
    if table.owners[seat] != entry.person:
        raise NotAllowed("begun-not-your-seat")
    if table.bots[seat] is None:
        raise NotNow("sit-there")
    if seat in table.resigned:
        raise NotNow("have-resigned")


def _comes_late(table: Table, seat: int, person: str, now: float) -> None:
    """Refuse somebody who wants a seat in a running match, unless the host allows that and a bot has it for itself."""
    if not table.opened.late:
        raise NotNow("no-late-guests")
    if table.owners[seat] is not None:
        raise SeatTaken("seat-taken")
    _not_removed(table, person, now)


def _not_removed(table: Table, person: str, now: float) -> None:
    if now - table.removed.get(person, -REMOVED_SECONDS) < REMOVED_SECONDS:
        raise NotNow("seat-cleared")


def _stood(table: Table, entry: Stood, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    _before_the_start(table)
    if table.owners[seat] is None and table.bots[seat] is None:
        raise NotNow("nobody-there")
    if entry.person not in (table.owners[seat], table.opened.host):
        raise NotAllowed("only-sitter-or-host")


def _botted(table: Table, entry: Botted, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status == OPEN:
        if entry.person != table.opened.host:
            raise NotAllowed("only-host")
        if table.owners[seat] is not None:
            raise SeatTaken("seat-taken")
        opponent_for(table.game, entry.level)
        return
    if entry.person and entry.person != table.owners[seat]:
        raise NotAllowed("only-table-seats-bots")
    _running(table)
    if table.bots[seat] is not None:
        raise NotNow("bot-there")


def _started(table: Table, entry: Started, now: float) -> None:
    _before_the_start(table)
    if not may_start(table, entry.person):
        raise NotAllowed("only-host")
    if table.empty_seats() and entry.fill is None:
        raise NotNow("seats-free")
    if entry.fill is not None:
        opponent_for(table.game, entry.fill)


def _hashed(table: Table, entry: Hashed, now: float) -> None:
    _contributes(table, entry.seat, entry.person)
    _unless(table.exchange.against_binding(entry.seat, entry.hash, entry.beginning))


def _closed(table: Table, entry: BindingClosed, now: float) -> None:
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
        raise NotNow("others-have-seen")
    _takebacks_left(table)


def _hinted(table: Table, entry: Hinted, now: float) -> None:
    _by_owner(table, table.checked_seat(entry.seat), entry.person)


def _shared(table: Table, entry: Shared, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status != OVER:
        raise NotNow("still-running")
    if table.owners[seat] != entry.person:
        raise NotAllowed("not-your-seat")


def _resigned(table: Table, entry: Resigned, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if table.status != DEALING:
        _running(table)
    if table.owners[seat] != entry.person:
        raise NotAllowed("not-your-seat")
    if seat in table.resigned:
        raise NotNow("resigned-already")


def _proposed(table: Table, entry: Proposed, now: float) -> None:
    seat = table.checked_seat(entry.seat)
    if entry.what == "takeback":
        _by_owner(table, seat, entry.person)
        if not table.opened.takebacks:
            raise NotNow("no-takebacks")
        if table.last_turn(seat) is None:
            raise NotNow("nothing-to-take-back")
        _takebacks_left(table)
    elif entry.what == "bot":
        _running(table)
        if entry.person not in table.people():
            raise NotAllowed("only-players")
        if table.owners[seat] in (None, entry.person) or table.bots[seat] is not None:
            raise NotNow("bot-for-another")
    else:
        if table.status != OVER:
            raise NotNow("still-running")
        if entry.person not in table.owners:
            raise NotAllowed("only-those-who-played")
        if table.next:
            raise NotNow("next-set-up")
        if table.opened.event:
            raise NotNow("event-goes-on")
    if table.proposal is not None:
        raise NotNow("question-open")


def _answered(table: Table, entry: Answered, now: float) -> None:
    proposal = table.proposal
    if proposal is None or entry.question not in (None, proposal.number):
        raise NotNow("no-question")
    if entry.person == proposal.asked.person:
        if entry.yes:
            raise NotNow("you-have-asked")
    elif entry.person not in proposal.needed:
        raise NotAllowed("not-asked")


def _running(table: Table) -> None:
    if table.status != RUNNING:
        raise NotNow("over" if table.status == OVER else "not-begun")


def _before_the_start(table: Table) -> None:
    if table.status != OPEN:
        raise NotNow("begun")


def _by_owner(table: Table, seat: int, person: str) -> None:
    _running(table)
    if person == "" and table.bots[seat] is not None:
        return
    if person == "" or table.owners[seat] != person:
        raise NotAllowed("not-your-seat")
    if table.bots[seat] is not None:
        raise NotNow("bot-plays-yours")


def _dealing(table: Table) -> None:
    if table.status != DEALING:
        raise NotNow("no-deal-now")


def _contributes(table: Table, seat: int, person: str) -> None:
    if table.status != DEALING:
        raise NotNow("no-contributions-now")
    if table.owners[table.checked_seat(seat)] != person or seat in table.resigned:
        raise NotAllowed("not-your-seat")


def _unless(against: str) -> None:
    if against:
        raise NotNow("deal-step", why=against)


def _takebacks_left(table: Table) -> None:
    if table.takebacks >= MOST_TAKEBACKS:
        raise NotNow("takebacks-spent", count=MOST_TAKEBACKS)


_CONDITIONS: Final[dict[type[Entry], Callable[[Table, Any, float], None]]] = {
    Sat: _sat,
    Stood: _stood,
    Botted: _botted,
    Started: _started,
    Hashed: _hashed,
    BindingClosed: _closed,
    Revealed: _revealed,
    Voided: _voided,
    Dealt: _dealt,
    Played: _played,
    TookBack: _took_back,
    Proposed: _proposed,
    Answered: _answered,
    Resigned: _resigned,
    Hinted: _hinted,
    Shared: _shared,
}
