"""The coach: reviews of finished matches, decision by decision, and their accounts of luck.

A client asks for some decisions at a time and goes on as long as somebody wants to know; nobody is thought for who
has left. What the coach has said is kept with the match.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Container
from typing import Final, NamedTuple, Protocol

import msgspec

from stammtisch.table.authority import NotAllowed, NotNow
from stammtisch.table.coaching import DecisionAsked, PlayedMatch, past, questions
from stammtisch.table.finished import JudgedNow, LuckNow, ReviewAsked, ReviewNow
from stammtisch.table.ports import Patron
from stammtisch.table.table import Table

WHOLE: Final = -1
"""The seat under which the account of a whole match is kept."""
ACCOUNT: Final = -2
"""The ply under which it is kept; -1 had accounts without a split of the own decisions."""
REMEMBERED: Final = 64
"""How many lists of decisions are remembered, so that the next part of a review need not replay the match."""


class Asked(NamedTuple):
    """What may be asked about a seat."""

    questions: list[DecisionAsked]
    others: list[int]
    """The other seats that the person may ask about."""


class ReviewsKept(Protocol):
    """Keeps what the coach has said."""

    async def reviews(self, table: str, seat: int) -> dict[int, bytes]:
        """Return what the coach has said about a seat of a finished match, by ply."""

    async def add_review(self, table: str, seat: int, ply: int, said: bytes) -> None:
        """Keep what the coach has said."""


class Judges(Protocol):
    """Think about finished matches; None means that they were stopped."""

    async def judge(self, asked: DecisionAsked, patron: Patron) -> JudgedNow | None:
        """Return what the coach says about a decision."""

    async def account(self, asked: PlayedMatch, patron: Patron) -> LuckNow | None:
        """Return the account of luck of a match."""


class Coach:
    """Reviews the decisions of people in finished matches, for themselves and for whom they let see it."""

    def __init__(
        self,
        kept: ReviewsKept,
        finished: Callable[[str, str], Awaitable[Table]],
        judges: Judges,
        spend: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._kept = kept
        self._finished = finished
        """Reads a table whose match is over, for a person; refuses any other."""
        self._judges = judges
        self._spend = spend
        """Counts what is thought for a person; refuses too much."""
        self._asked: OrderedDict[tuple[str, int, str], Asked] = OrderedDict()

    async def review(self, person: str, network: str, table: str, asked: ReviewAsked) -> ReviewNow:
        """Return what the coach says about some decisions; refuse matches that are not over.

        Other people's are refused, too, unless they let everybody who played see their review.
        """
        found, others = await self._decisions(person, table, asked)
        wanted = found[asked.start : asked.start + asked.count]
        kept = await self._kept.reviews(table, asked.seat)
        decisions: list[JudgedNow] = []
        for question in wanted:
            if question.ply in kept:
                decisions.append(msgspec.json.decode(kept[question.ply], type=JudgedNow))
                continue
            self._spend(person)
            judged = await self._judges.judge(question, Patron(True, network, person))
            if judged is None:
                raise NotNow("review-stopped")
            await self._kept.add_review(table, asked.seat, question.ply, msgspec.json.encode(judged))
            decisions.append(judged)
        return ReviewNow(asked.seat, asked.start, len(found), decisions, others)

    async def luck(self, person: str, network: str, table: str) -> LuckNow:
        """Return the account of luck of a match for somebody who played in it."""
        finished = await self._finished(table, person)
        if not finished.seats_of(person):
            raise NotAllowed("not-your-seat")
        if finished.match.ended is not None:
            raise NotNow("not-played-out")
        visible = {*finished.seats_of(person), *finished.shared}
        kept = await self._kept.reviews(table, WHOLE)
        if ACCOUNT in kept:
            return _seen(msgspec.json.decode(kept[ACCOUNT], type=LuckNow), visible)
        self._spend(person)
        people = [seat for seat, owner in enumerate(finished.owners) if owner is not None]
        luck = await self._judges.account(past(finished.match, people), Patron(True, network, person))
        if luck is None:
            raise NotNow("review-stopped")
        await self._kept.add_review(table, WHOLE, ACCOUNT, msgspec.json.encode(luck))
        return _seen(luck, visible)

    async def _decisions(self, person: str, table: str, asked: ReviewAsked) -> Asked:
        """Return the decisions at a seat, from memory if a person asks for the next part about their own."""
        key = (table, asked.seat, person)
        if asked.start == 0 or key not in self._asked or asked.seat in self._asked[key].others:
            finished = await self._finished(table, person)
            mine = finished.seats_of(person)
            others = sorted(finished.shared.difference(mine)) if mine else []
            if asked.seat not in {*mine, *others}:
                raise NotAllowed("not-your-seat")
            owner = finished.owners[asked.seat] or ""
            self._asked[key] = Asked(questions(finished.match, finished.words, asked.seat, owner), others)
            if len(self._asked) > REMEMBERED:
                self._asked.popitem(last=False)
        self._asked.move_to_end(key)
        return self._asked[key]


def _seen(luck: LuckNow, visible: Container[int]) -> LuckNow:
    """Return the account as somebody may see it who may see the reviews of these seats."""
    unknown = {"known": None, "known_error": 0.0}
    accounts = [
        one if seat in visible else msgspec.structs.replace(one, **unknown) for seat, one in enumerate(luck.accounts)
    ]
    return msgspec.structs.replace(luck, accounts=accounts)
