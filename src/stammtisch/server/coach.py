"""The coach at a server: reviews of finished matches, decision by decision, and their accounts of luck.

A client asks for some decisions at a time and goes on as long as somebody wants to know; nobody is thought for who
has left. What the coach has said is kept with the match.
"""

from collections import OrderedDict
from typing import Final

import msgspec

from stammtisch.server.api import ReviewAsked
from stammtisch.server.limits import REVIEWS, Limits
from stammtisch.server.lobby import Lobby
from stammtisch.server.rows import Person
from stammtisch.server.store import Store
from stammtisch.server.workers import Workers
from stammtisch.table.authority import NotAllowed, NotNow
from stammtisch.table.coaching import DecisionAsked, past, questions
from stammtisch.table.finished import JudgedNow, LuckNow, ReviewNow
from stammtisch.table.ports import Patron

WHOLE: Final = -1
"""Where the account of a whole match is kept: as seat and as ply."""
REMEMBERED: Final = 64
"""How many lists of decisions are remembered, so that the next part of a review need not replay the match."""


class Coach:
    """Reviews the decisions of people in finished matches, for themselves."""

    def __init__(self, store: Store, lobby: Lobby, workers: Workers, limits: Limits) -> None:
        self._store = store
        self._lobby = lobby
        self._workers = workers
        self._limits = limits
        self._questions: OrderedDict[tuple[str, int, str], list[DecisionAsked]] = OrderedDict()

    async def review(self, person: Person, network: str, table: str, asked: ReviewAsked) -> ReviewNow:
        """Return what the coach says about some decisions; refuse other people's, and matches that are not over."""
        found = await self._decisions(person, table, asked.seat)
        wanted = found[asked.start : asked.start + asked.count]
        kept = await self._store.reviews(table, asked.seat)
        decisions: list[JudgedNow] = []
        for question in wanted:
            if question.ply in kept:
                decisions.append(msgspec.json.decode(kept[question.ply], type=JudgedNow))
                continue
            self._limits.spend(REVIEWS, person.id)
            judged = await self._workers.judge(question, Patron(True, network, person.id))
            if judged is None:
                raise NotNow("review-stopped")
            await self._store.add_review(table, asked.seat, question.ply, msgspec.json.encode(judged))
            decisions.append(judged)
        return ReviewNow(asked.seat, asked.start, len(found), decisions)

    async def luck(self, person: Person, network: str, table: str) -> LuckNow:
        """Return the account of luck of a match for somebody who played in it."""
        finished = await self._lobby.finished(table, person.id)
        if not finished.seats_of(person.id):
            raise NotAllowed("not-your-seat")
        if finished.match.ended is not None:
            raise NotNow("not-played-out")
        kept = await self._store.reviews(table, WHOLE)
        if WHOLE in kept:
            return msgspec.json.decode(kept[WHOLE], type=LuckNow)
        self._limits.spend(REVIEWS, person.id)
        luck = await self._workers.account(past(finished.match), Patron(True, network, person.id))
        if luck is None:
            raise NotNow("review-stopped")
        await self._store.add_review(table, WHOLE, WHOLE, msgspec.json.encode(luck))
        return luck

    async def _decisions(self, person: Person, table: str, seat: int) -> list[DecisionAsked]:
        """Return the decisions of a person at a seat, from memory if they were asked for just before."""
        key = (table, seat, person.id)
        if key not in self._questions:
            finished = await self._lobby.finished(table, person.id)
            if seat not in finished.seats_of(person.id):
                raise NotAllowed("not-your-seat")
            self._questions[key] = questions(finished.match, finished.words, seat, person.id)
            if len(self._questions) > REMEMBERED:
                self._questions.popitem(last=False)
        self._questions.move_to_end(key)
        return self._questions[key]
