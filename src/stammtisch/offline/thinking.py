"""Thinking in a browser: quick bots at once, searches in a second worker, because a search never yields."""

from collections.abc import Sequence
from itertools import count
from typing import TypeVar

import msgspec

from stammtisch.bots.levels import SUBSTITUTE, stored_bot
from stammtisch.core import shelf
from stammtisch.core.bot import UNLIMITED, Budget, Stop
from stammtisch.core.game import Game
from stammtisch.offline.browser import Browser
from stammtisch.table.coaching import DecisionAsked, PlayedMatch, account, answer
from stammtisch.table.finished import JudgedNow, LuckNow
from stammtisch.table.messages import Counsel
from stammtisch.table.ports import Patron
from stammtisch.table.thinking import HINT, advise, think

T = TypeVar("T")


class Choosing(msgspec.Struct, frozen=True, tag="choosing"):
    """A search for the word of a bot, or for a hint: the packed View of a seat and its legal words, nothing else."""

    game: str
    rules: int
    parcel: str
    legal: tuple[str, ...]
    level: str


class Judging(msgspec.Struct, frozen=True, tag="judging"):
    """A decision of a finished match."""

    asked: DecisionAsked


class Accounting(msgspec.Struct, frozen=True, tag="accounting"):
    """A finished match whose luck is asked for."""

    asked: PlayedMatch


_tasks: msgspec.json.Decoder[Choosing | Judging | Accounting] = msgspec.json.Decoder(Choosing | Judging | Accounting)


def done(task: str) -> str:
    """Do a task and return what was found, as JSON. This runs in the second worker."""
    asked = _tasks.decode(task)
    found: object
    match asked:
        case Judging():
            found = answer(asked.asked, Stop())
        case Accounting():
            found = account(asked.asked, Stop())
        case Choosing():
            game = shelf.game(asked.game, asked.rules)
            hint = asked.level == HINT
            budget = Budget(UNLIMITED, stored_bot(game, SUBSTITUTE if hint else asked.level).seconds)
            found = (
                advise(game, asked.parcel, asked.legal, budget, Stop())
                if hint
                else think(game, asked.parcel, asked.legal, asked.level, budget, Stop())
            )
    return msgspec.json.encode(found).decode()


class BrowserBots:
    """The choices of bots, and the coach."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._numbers = count(1)

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:  # noqa: ARG002
        """Return the word that a bot of this level says; quick ones are not worth the way to the other worker."""
        if stored_bot(game, level).seconds == 0:
            return think(game, parcel, legal, level, Budget(UNLIMITED, 0.0), Stop())
        return await self._found(Choosing(game.name, game.rules, parcel, tuple(legal), level), str)

    async def hint(self, game: Game, parcel: str, legal: Sequence[str], patron: Patron) -> Counsel:  # noqa: ARG002
        """Return the word that an expert would say, how good it is, and why."""
        return await self._found(Choosing(game.name, game.rules, parcel, tuple(legal), HINT), Counsel)

    async def judge(self, asked: DecisionAsked, patron: Patron) -> JudgedNow | None:  # noqa: ARG002
        """Return what the coach says about a decision of a finished match."""
        return await self._found(Judging(asked), JudgedNow)

    async def account(self, asked: PlayedMatch, patron: Patron) -> LuckNow | None:  # noqa: ARG002
        """Return the account of luck of a finished match."""
        return await self._found(Accounting(asked), LuckNow)

    async def _found(self, task: msgspec.Struct, kind: type[T]) -> T:
        number = next(self._numbers)
        try:
            return msgspec.json.decode(await self._browser.think(number, msgspec.json.encode(task).decode()), type=kind)
        except BaseException:
            self._browser.stop(number)
            raise
