"""Proposals: who must agree to a question to the others, how the next match is set up, and how somebody leaves."""

import math
import secrets

from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.core.match import in_hex
from stammtisch.table.authority import OPEN, OVER, NotNow
from stammtisch.table.log import Opened, Proposed, Resigned, Stood
from stammtisch.table.messages import Propose
from stammtisch.table.opening import new_id
from stammtisch.table.table import EDITION, Table, written_beginnings


def proposal(table: Table, person: str, ask: Propose, here: set[str], bot_in: float | None) -> Proposed:
    """Return the question of a person, with everybody who must agree.

    `here` are the people who are present; `bot_in` says in how many seconds a bot may be asked for in that seat, None
    if its owner is not away.
    """
    others = {who for who in table.owners if who is not None} - {person}
    if ask.what == "takeback":
        return Proposed(ask.what, ask.seat, person, asked=_left_of(table, others))
    if ask.what == "bot":
        if bot_in is None:
            raise NotNow("bot-not-away")
        if bot_in:
            raise NotNow("bot-wait", seconds=math.ceil(bot_in))
        asked = table.people() - {person, str(table.owners[ask.seat])}
        return Proposed(ask.what, ask.seat, person, asked=sorted(asked))
    absent = others - here
    id, seed = new_id(beside=table.id), secrets.token_hex(32)
    return Proposed(ask.what, ask.seat, person, id, seed, sorted(absent), asked=sorted(others - absent))


def _left_of(table: Table, others: set[str]) -> list[str]:
    """Return who must agree to a takeback: also people for whom a bot plays, because they may come back."""
    left = {who for seat, who in enumerate(table.owners) if who in others and seat not in table.resigned}
    if others and not left:
        raise NotNow("nobody-to-agree")
    return sorted(str(who) for who in left)


def next_match(table: Table) -> Opened:
    """Return the setup of the next match: seats rotated, or the same deal in the same seats."""
    if table.next_opened is None:
        raise NotNow("no-next")
    asked, opened, seats = table.next_opened, table.opened, table.opened.seats
    same = asked.what == "same-deal"
    by = 0 if same else 1
    places = [(seat - by) % seats for seat in range(seats)]
    game = table.game if same else shelf.game(opened.game)
    try:
        options = game.check(seats, opened.options)
    except Refused:
        game, options = table.game, opened.options
    return Opened(
        game=game.name,
        rules=game.rules,
        seats=seats,
        options=options,
        seed=opened.seed if same else asked.seed,
        host=asked.person,
        owners=[table.owners[place] for place in places],
        bots=[None if table.owners[place] is not None else table.bots[place] for place in places],
        public=opened.public,
        watchers=opened.watchers,
        takebacks=opened.takebacks,
        pace=opened.pace,
        bot_seconds=opened.bot_seconds,
        leeway=opened.leeway,
        replays=table.id if same else "",
        contributions=in_hex(table.deal.contributions) if same else [],
        beginnings=written_beginnings(table.deal) if same else [],
        words=opened.words if same else [],
        one_seat=opened.one_seat,
        edition=EDITION,
        lots=opened.lots and not same,
        late=opened.late,
        called=[table.called[place] for place in places] if any(table.called) else [],
        sealed=opened.sealed if same else 0.0,
        group=opened.group,
    )


def departure(table: Table, person: str) -> Stood | Resigned | None:
    """Return how somebody who is gone for good leaves their next seat; None if they hold none."""
    left = [seat for seat in table.seats_of(person) if seat not in table.resigned]
    if not left or table.status == OVER:
        return None
    return Stood(left[0], person) if table.status == OPEN else Resigned(left[0], person)
