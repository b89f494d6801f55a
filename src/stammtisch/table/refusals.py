"""Refusals: errors with a code and a reason (`reasons.py`), and the answers to them."""

import time
from typing import Final, cast, get_args

import msgspec

from stammtisch.core.game import Refused
from stammtisch.core.match import IllegalMove
from stammtisch.table import messages as wire
from stammtisch.table.reasons import TEXTS, Code, Reason

LONGEST_TEXT: Final = 300
"""A refusal may repeat a part of the request, but not more than this."""
Values = dict[str, str | int]
CODES: Final = frozenset(get_args(Code))


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request by HTTP was not carried out."""

    code: Code
    text: str
    until: float | None = None
    """Until when (Unix seconds): `banned`, `renamed`."""
    reason: Reason = ""
    values: dict[str, str | int] = {}


class Reasoned(Refused):
    """A refusal with a reason of its own."""

    def __init__(self, reason: Reason, **values: str | int) -> None:
        super().__init__(TEXTS[reason].format(**values))
        self.reason = reason
        self.values: Values = values


class Measured(Reasoned):
    """Something that a host has forbidden until a time (Unix seconds)."""

    def __init__(self, reason: Reason, until: float) -> None:
        super().__init__(reason, until=moment(until))
        self.until = until


def moment(at: float) -> str:
    """Return a time as text, in UTC."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def code_of(error: Exception) -> Code:
    """Return the code of a refusal, made from the name of its class: IllegalMove becomes illegal-move."""
    known = (_hyphened(kind.__name__) for kind in type(error).__mro__)
    return cast(Code, next((code for code in known if code in CODES), "error"))


def _hyphened(name: str) -> str:
    return "".join([f"-{sign.lower()}" if sign.isupper() else sign for sign in name]).lstrip("-")


def no_for(id: str | None, error: Exception) -> wire.No:
    """Return the answer to a refused request, with the id of that request."""
    legal = error.legal if isinstance(error, IllegalMove) else None
    return wire.No(id, code_of(error), str(error)[:LONGEST_TEXT], legal, *more_of(error))


def bye_for(error: Exception, *, again: bool = False) -> wire.Bye:
    """Return the last message of a connection that is closed for this error."""
    return wire.Bye(code_of(error), str(error)[:LONGEST_TEXT], again, *more_of(error))


def problem_for(error: Exception) -> Problem:
    """Return what is answered if a request ends with this error."""
    return Problem(code_of(error), str(error)[:LONGEST_TEXT], *more_of(error))


def more_of(error: Exception) -> tuple[float | None, Reason, Values]:
    """Return until when something is refused, its reason, and what a text about the reason needs."""
    until = error.until if isinstance(error, Measured) else None
    return (until, error.reason, error.values) if isinstance(error, Reasoned) else (until, "", {})
