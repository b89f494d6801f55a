"""Refusals: every reason for which something is not done, with its text in English.

A refusal has a kind, which is its class and tells a program what to do about it (the code: `not-now`, `not-allowed` …),
and a reason, which tells a person why. The page has a text for each reason in every language, as `refused-<reason>`.
"""

import time
from typing import Final

from stammtisch.core.game import Refused
from stammtisch.core.match import IllegalMove
from stammtisch.server import wire

LONGEST_TEXT: Final = 300
"""A refusal may repeat what was asked for, but not all of it."""
TEXTS: Final = {
    # Who may
    "without-spectators": "this table is played without spectators",
    "only-host": "only the host may do that",
    "only-players": "only those who play may do that",
    "only-another-player": "only somebody else who plays can ask for that",
    "only-those-who-played": "only those who played can ask for another match",
    "only-sitter-or-host": "only who sits there or the host may clear a seat",
    "not-your-seat": "that seat is not yours",
    "begun-not-your-seat": "the match has begun; that seat is not yours",
    "other-eyes": "the match can be seen through other eyes when it is over",
    "when-over": "that can be seen when the match is over",
    "only-table-seats-bots": "in a running match only the table itself seats bots",
    "left-table": "you are not at this table any more",
    "not-askable": "that cannot be asked here",
    "not-asked": "you are not asked",
    # How far the match is
    "not-begun": "the match has not begun yet",
    "begun": "the match has begun already",
    "being-dealt": "the cards are being dealt",
    "still-running": "the match is still running",
    "over": "the match is over",
    "no-deal-now": "there is nothing to deal now",
    "no-contributions-now": "contributions are taken only while the deal is made",
    "deal-step": "{why}",
    "full-log": "so much has happened at this table that only moves can be made; open another table",
    # Seats
    "seat-taken": "somebody sits there already; choose another seat",
    "have-seat": "you have a seat already; stand up first",
    "seat-cleared": "the host has cleared your seat; you can sit down again in some minutes",
    "sit-there": "you sit there already",
    "nobody-there": "nobody sits there",
    "no-seat": "there is no seat {seat}; the seats are 0 to {last}",
    "no-such-seat": "there is no such seat",
    "seats-free": "not all seats are taken; wait, or fill them with bots",
    "have-resigned": "you have resigned; the bot plays on",
    "resigned-already": "you have resigned already",
    # Bots
    "bot-there": "a bot plays that seat already",
    "bot-plays-yours": "a bot plays your seat; take it back first",
    "bot-for-another": "a bot can be asked for only in the seat of another person",
    "bot-not-away": "a bot can be asked for only in the seat of somebody who is away",
    "bot-wait": "they may come back; a bot can be asked for in {seconds} seconds",
    "no-hints": "there are no hints in a match with other people",
    "not-your-turn": "it is not your turn",
    # Takebacks and questions
    "others-have-seen": "others have seen what came of it; ask them to agree to a takeback",
    "no-takebacks": "this table is played without takebacks",
    "nothing-to-take-back": "you have not said anything yet that could be taken back",
    "takebacks-spent": "words were taken back {count} times in this match; that is enough",
    "nobody-to-agree": "nobody is left who could agree to a takeback",
    "question-open": "another question is open; answer it first",
    "no-question": "there is no open question",
    "you-have-asked": "you have asked; the others answer",
    "next-set-up": "the next match has been set up already",
    "no-next": "no other match is agreed on",
    "stale": "the table has moved on; look again",
    # Chat and reports
    "empty-line": "there is nothing to read in that",
    "long-line": "a line has at most {most} letters",
    "report-another": "a report is about another person: by their seat, or by a line of chat",
    "reports-full": "there are too many reports to be read; whoever hosts knows",
    # Tables
    "link-incomplete": "there is no such table; perhaps the link is incomplete",
    "table-too-old": "there is no such table; perhaps it was too long ago",
    "table-removed": "this table is no longer there",
    "closed": "those who host this server have closed this table",
    "set-aside": "this table cannot be read ({why}); whoever runs the server has been told",
    "table-seat": "there is no seat {seat} at a table of {seats}",
    "deal-differs": "that deal belongs to another game, another number of seats or other options",
    "seat-and-bot": "a seat cannot be yours and a bot's",
    "bad-pace": "a move takes 5 to 600 seconds with a reserve of at most 7200, or 1 to 30 days without one",
    # People
    "name-length": "a name has 1 to {most} letters",
    "name-unseen": "a name has at least one letter, digit or symbol that can be seen",
    "mixed-name": "a word of a name has letters of one alphabet, such as Latin or Cyrillic or Greek, not of several",
    "reserved-name": "this name is for bots, or for people who have none; choose another one",
    "too-many-devices": "{most} devices are yours already; sign out of some of them first",
    "banned": "whoever hosts this server has kept you out until {until}",
    "muted": "you cannot chat until {until}",
    "renamed": "you keep this name until {until}",
    "say-hello": "nobody knows who you are yet; say hello first (POST /api/me)",
    "link-used": "this link has been used already or is too old; make a new one",
    "just-signed-out": "this device was signed out a moment ago",
    "identity-gone": "this device does not know that identity any more",
    # Limits
    "too-fast": "that is too much at once; wait a moment",
    "hints-crowded": "too many wait for a hint just now; ask again in a moment",
    "too-many-connections": "too many connections are open; close some",
    # For those who host
    "measure-time": "a time is needed, of ten years at most",
    "empty-announcement": "an announcement has a text and a time",
    "only-bans-of-networks": "only a ban can be about a network",
    "origin-unknown": "where this person came from is not known: they have not been here for a day",
    "not-a-network": "a network is an address or such as 192.0.2.0/24, not {text}",
    "network-list": "--admin-from is a list of networks such as 192.0.2.0/24,2001:db8::/32: {why}",
    "wide-network": "{network} is too wide; /{widest} is the widest network that can be banned",
    "own-network": "{network} is this machine; where a proxy runs on it, --proxy lets the server see past it",
}
"""By reason. What stands in braces is sent along as values."""

Values = dict[str, str | int]


class Reasoned(Refused):
    """A refusal with a reason of its own."""

    def __init__(self, reason: str, **values: str | int) -> None:
        super().__init__(TEXTS[reason].format(**values))
        self.reason = reason
        self.values: Values = values


class Measured(Reasoned):
    """Something that is not possible until a time (Unix seconds), because whoever hosts has decided so."""

    def __init__(self, reason: str, until: float) -> None:
        super().__init__(reason, until=moment(until))
        self.until = until


def moment(at: float) -> str:
    """Return a time for people who may be anywhere."""
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(at))


def code_of(error: Exception) -> str:
    """Return a stable word for a kind of refusal, made from its name: IllegalMove is illegal-move."""
    return "".join([f"-{sign.lower()}" if sign.isupper() else sign for sign in type(error).__name__]).lstrip("-")


def no_for(id: str | None, error: Exception) -> wire.No:
    """Return the answer to what is not done: whoever asks waits for one with the number of their request."""
    legal = error.legal if isinstance(error, IllegalMove) else None
    return wire.No(id, code_of(error), str(error)[:LONGEST_TEXT], legal, *_more(error))


def bye_for(error: Exception, *, again: bool = False) -> wire.Bye:
    """Return what somebody is told whose connection is closed for that."""
    return wire.Bye(code_of(error), str(error)[:LONGEST_TEXT], again, *_more(error))


def problem_for(error: Exception) -> wire.Problem:
    """Return what is answered by HTTP."""
    return wire.Problem(code_of(error), str(error)[:LONGEST_TEXT], *_more(error))


def _more(error: Exception) -> tuple[float | None, str, Values]:
    until = error.until if isinstance(error, Measured) else None
    return (until, error.reason, error.values) if isinstance(error, Reasoned) else (until, "", {})
