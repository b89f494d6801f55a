"""The coach: reviews of finished matches, decision by decision, and their accounts of luck.

A client asks for some decisions at a time and goes on as long as somebody wants to know; nobody is thought for who
has left. What the coach has said is kept with the match.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from stammtisch.table.authority import NotAllowed, NotNow
from stammtisch.table.coaching import DecisionAsked, PlayedMatch, past, questions
from stammtisch.table.finished import JudgedNow, LuckNow, ReviewAsked, ReviewNow
from stammtisch.table.ports import Patron
from stammtisch.table.table import Table

WHOLE: Final = -1
"""Where the account of a whole match is kept: as seat and as ply."""
REMEMBERED: Final = 64
"""How many lists of decisions are remembered, so that the next part of a review need not replay the match."""


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
    """Reviews the decisions of people in finished matches, for themselves."""

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
        self._questions: OrderedDict[tuple[str, int, str], list[DecisionAsked]] = OrderedDict()

    async def review(self, person: str, network: str, table: str, asked: ReviewAsked) -> ReviewNow:
        """Return what the coach says about some decisions; refuse other people's, and matches that are not over."""
        found = await self._decisions(person, table, asked.seat)
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
        return ReviewNow(asked.seat, asked.start, len(found), decisions)

    async def luck(self, person: str, network: str, table: str) -> LuckNow:
        """Return the account of luck of a match for somebody who played in it."""
        finished = await self._finished(table, person)
        if not finished.seats_of(person):
            raise NotAllowed("not-your-seat")
        if finished.match.ended is not None:
            raise NotNow("not-played-out")
        kept = await self._kept.reviews(table, WHOLE)
        if WHOLE in kept:
            return msgspec.json.decode(kept[WHOLE], type=LuckNow)
        self._spend(person)
        luck = await self._judges.account(past(finished.match), Patron(True, network, person))
        if luck is None:
            raise NotNow("review-stopped")
        await self._kept.add_review(table, WHOLE, WHOLE, msgspec.json.encode(luck))
        return luck

    async def _decisions(self, person: str, table: str, seat: int) -> list[DecisionAsked]:
        """Return the decisions of a person at a seat, from memory if they were asked for just before."""
        key = (table, seat, person)
        if key not in self._questions:
            finished = await self._finished(table, person)
            if seat not in finished.seats_of(person):
                raise NotAllowed("not-your-seat")
            self._questions[key] = questions(finished.match, finished.words, seat, person)
            if len(self._questions) > REMEMBERED:
                self._questions.popitem(last=False)
        self._questions.move_to_end(key)
        return self._questions[key]
