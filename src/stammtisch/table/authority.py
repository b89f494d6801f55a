"""Authority: one table that says who may ask what, in which state of a table.

Every request passes `check` before anything else. What is not written here, nobody may do. Whether a
request also makes sense at this moment (a free seat, a legal move, a fresh view) is for `conditions`.
"""

from typing import TYPE_CHECKING, Final, Literal

from stammtisch.core.game import JUDGE
from stammtisch.table import messages
from stammtisch.table.refusals import Reasoned

if TYPE_CHECKING:
    from stammtisch.table.table import Table

OPEN: Final = "open"
DEALING: Final = "dealing"
RUNNING: Final = "running"
OVER: Final = "over"

Status = Literal["open", "dealing", "running", "over"]
Role = Literal["host", "owner", "player", "spectator"]
"""At one table, about one seat: who opened the table; who holds that seat; who holds another one; who holds none."""

HOST: Final[Role] = "host"
OWNER: Final[Role] = "owner"
PLAYER: Final[Role] = "player"
SPECTATOR: Final[Role] = "spectator"

SEATED: Final = frozenset({OWNER, PLAYER})
ANYBODY: Final = frozenset({HOST, OWNER, PLAYER, SPECTATOR})
"""Everybody at the table. Without spectators, only people with a seat are there while a match is dealt and played."""

_ALWAYS: Final = {OPEN: ANYBODY, DEALING: ANYBODY, RUNNING: ANYBODY, OVER: ANYBODY}

RIGHTS: Final[dict[str, dict[str, frozenset[Role]]]] = {
    "enter": _ALWAYS,
    "sit": {OPEN: ANYBODY, RUNNING: frozenset({OWNER, SPECTATOR})},
    "stand": {OPEN: frozenset({HOST, OWNER})},
    "bot": {OPEN: frozenset({HOST})},
    "start": {OPEN: frozenset({HOST})},
    "hash": {DEALING: frozenset({OWNER})},
    "reveal": {DEALING: frozenset({OWNER})},
    "play": {RUNNING: frozenset({OWNER})},
    "back": {RUNNING: frozenset({OWNER})},
    "propose takeback": {RUNNING: frozenset({OWNER})},
    "propose bot": {RUNNING: frozenset({PLAYER})},
    "propose rematch": {OVER: SEATED},
    "propose same-deal": {OVER: SEATED},
    "answer": {RUNNING: SEATED, OVER: SEATED},
    "resign": {RUNNING: frozenset({OWNER})},
    "substitute": {RUNNING: frozenset({OWNER})},
    "on": {RUNNING: SEATED, OVER: SEATED},
    "ping": _ALWAYS,
    "hint": {RUNNING: frozenset({OWNER})},
    "share": {OVER: frozenset({OWNER})},
    "look": dict.fromkeys([OPEN, DEALING, RUNNING, OVER], frozenset({OWNER})),
    "look away": _ALWAYS,
    "say": _ALWAYS,
    "react": _ALWAYS,
    "report": _ALWAYS,
    "replay": {RUNNING: ANYBODY, OVER: ANYBODY},
    "replay as a seat": {RUNNING: frozenset({OWNER}), OVER: ANYBODY},
    "replay as the judge": {OVER: ANYBODY},
}
"""By request and state. In a running match, only the table itself and the owner of a seat put a bot on it."""


class NotAllowed(Reasoned):
    """Something that this person may not do at this table in its current state."""


class NotNow(Reasoned):
    """Something that this person may do, but that makes no sense at this moment."""


class SeatTaken(NotNow):
    """Somebody else sits there."""


def check(table: "Table", person: str, ask: messages.AnyAsk) -> None:
    """Refuse a request that this person may not make at this table."""
    check_right(table, person, *right(ask))


def check_right(table: "Table", person: str, request: str, seat: int | None = None) -> None:
    """Refuse what this person may not ask for at this table."""
    if seat is not None:
        table.checked_seat(seat)
    host = person if request == "start" and may_start(table, person) else table.opened.host
    who = roles(person, host, table.owners, seat)
    spectators = table.opened.watchers
    if not may(request, table.status, who, spectators=spectators):
        raise NotAllowed(why_not(request, table.status, who, spectators=spectators))


def is_together(table: "Table") -> bool:
    """Say whether a table waits for nobody: a group's, unless moves may take days and everybody is away anyway."""
    return table.opened.group != "" and table.opened.pace.kind != "days"


def may_start(table: "Table", person: str) -> bool:
    """Say whether somebody may start the match: the host, or who has a seat where nobody is waited for."""
    if person == table.opened.host:
        return True
    return is_together(table) and person in table.owners and not table.empty_seats()


def check_seal(sealed: float, owners: list[str | None], person: str, now: float) -> None:
    """Refuse somebody who did not play there, as long as others play the same deal."""
    if now < sealed and person not in owners:
        raise NotAllowed("sealed")


def right(ask: messages.AnyAsk) -> tuple[str, int | None]:
    """Return what a request is called here, and which seat it is about."""
    match ask:
        case messages.Propose():
            return f"propose {ask.what}", ask.seat
        case messages.Look():
            return ("look away" if ask.seat is None else "look"), ask.seat
        case messages.Replay(viewer=int(viewer)) if viewer >= 0:
            return "replay as a seat", viewer
        case messages.Replay(viewer=viewer) if viewer == JUDGE:
            return "replay as the judge", None
    return str(ask.__struct_config__.tag), getattr(ask, "seat", None)


def roles(person: str, host: str, owners: list[str | None], seat: int | None) -> set[Role]:
    """Return the roles of a person at a table, seen from one seat."""
    found: set[Role] = {HOST} if person == host else set()
    if person not in owners:
        return found | {SPECTATOR}
    return found | {OWNER if seat is not None and owners[seat] == person else PLAYER}


def may(request: str, status: str, who: set[Role], *, spectators: bool) -> bool:
    """Say whether somebody with these roles may ask this in this state."""
    if SPECTATOR in who and not spectators and status in (DEALING, RUNNING):
        return False
    return bool(RIGHTS[request].get(status, frozenset()) & who)


def why_not(request: str, status: str, who: set[Role], *, spectators: bool) -> str:
    """Return the reason why somebody may not."""
    if SPECTATOR in who and not spectators and status in (DEALING, RUNNING):
        return "without-spectators"
    if request in _SPECIAL:
        return _SPECIAL[request]
    allowed = RIGHTS[request]
    if status not in allowed:
        early = all(_ORDER.index(later) > _ORDER.index(status) for later in allowed)
        return (_TOO_EARLY if early else _TOO_LATE)[status]
    if allowed[status] == frozenset({HOST}):
        return "only-host"
    return "not-your-seat" if OWNER in allowed[status] else "only-players"


_ORDER: Final = (OPEN, DEALING, RUNNING, OVER)
_TOO_EARLY: Final = {
    OPEN: "not-begun",
    DEALING: "being-dealt",
    RUNNING: "still-running",
}
_TOO_LATE: Final = {
    DEALING: "begun",
    RUNNING: "begun",
    OVER: "over",
}
_SPECIAL: Final = {
    "sit": "begun-not-your-seat",
    "propose bot": "only-another-player",
    "replay as a seat": "other-eyes",
    "replay as the judge": "other-eyes",
}
