"""Authority: one table that says who may ask what, in which state of a table.

Every request passes `check` before anything else is looked at. What is not written here, nobody may do. Whether a
request also makes sense at this moment (a free seat, a legal move, a fresh view) is for `conditions`.
"""

from typing import Final, Literal

from stammtisch.table.refusals import Reasoned

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
"""Anybody who is in the room. Without spectators, that is nobody but the seated while a match is dealt and played."""

_ALWAYS: Final = {OPEN: ANYBODY, DEALING: ANYBODY, RUNNING: ANYBODY, OVER: ANYBODY}

RIGHTS: Final[dict[str, dict[str, frozenset[Role]]]] = {
    "enter": _ALWAYS,
    "sit": {OPEN: ANYBODY, RUNNING: frozenset({OWNER})},
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
    "hint": {RUNNING: frozenset({OWNER})},
    "look": dict.fromkeys([OPEN, DEALING, RUNNING, OVER], frozenset({OWNER})),
    "look away": _ALWAYS,
    "say": _ALWAYS,
    "react": _ALWAYS,
    "report": _ALWAYS,
    "replay": {RUNNING: ANYBODY, OVER: ANYBODY},
    "replay as a seat": {RUNNING: frozenset({OWNER}), OVER: ANYBODY},
    "replay as the judge": {OVER: ANYBODY},
}
"""By request and state. Only the table itself seats bots in a running match."""


class NotAllowed(Reasoned):
    """Something that this person may not do at this table in its present state."""


class NotNow(Reasoned):
    """Something that this person may do, but that makes no sense at this moment."""


class SeatTaken(NotNow):
    """Somebody sits there."""


def roles(person: str, host: str, owners: list[str | None], seat: int | None) -> set[Role]:
    """Who a person is at a table, seen from one seat."""
    found: set[Role] = {HOST} if person == host else set()
    if person not in owners:
        return found | {SPECTATOR}
    return found | {OWNER if seat is not None and owners[seat] == person else PLAYER}


def may(request: str, status: str, who: set[Role], *, spectators: bool) -> bool:
    """Whether somebody with these roles may ask this in this state."""
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
