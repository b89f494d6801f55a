"""Thinking: what a bot says for a view, and bots in the same process as the table."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Final

from stammtisch.bots.levels import SUBSTITUTE, stored_bot
from stammtisch.core import shelf
from stammtisch.core.bot import UNLIMITED, Budget, Stop, Thought
from stammtisch.core.game import Game
from stammtisch.core.match import actions_by_word, words_by_action
from stammtisch.core.rng import Rng
from stammtisch.core.view_codec import unpacked
from stammtisch.table.ports import Patron

HINT: Final = "hint"
"""In place of a level: what an expert would do in a person's place."""


def think(
    game: Game, parcel: str, legal: Sequence[str], level: str, budget: Budget, stop: Stop, rng: Rng | None = None
) -> tuple[str, float | None]:
    """Return the word that a bot says for a packed View, and for a hint its expected result, from 0 to 1."""
    view = unpacked(parcel, shelf.packages()[game.name])
    actions = actions_by_word(game)
    bot = stored_bot(game, SUBSTITUTE if level == HINT else level)
    rng = rng or Rng(secrets.token_hex(16))
    thought: Thought = bot.choose(view, [actions[word] for word in legal], rng, budget, stop)
    return words_by_action(game)[thought.action], thought.value if level == HINT else None


class LocalBots:
    """Bots that think in this process, one after the other; nothing else happens meanwhile.

    For a table in its own program, such as a browser's worker. Few iterations keep it quick.
    """

    def __init__(self, iterations: int = UNLIMITED, rng: Rng | None = None) -> None:
        self._iterations = iterations
        self._rng = rng

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:  # noqa: ARG002
        """Return the word that a bot of this level says."""
        return (await self._think(game, parcel, legal, level))[0]

    async def hint(
        self,
        game: Game,
        parcel: str,
        legal: Sequence[str],
        patron: Patron,  # noqa: ARG002
    ) -> tuple[str, float | None]:
        """Return the word that an expert would say, and its expected result, from 0 to 1."""
        return await self._think(game, parcel, legal, HINT)

    async def _think(self, game: Game, parcel: str, legal: Sequence[str], level: str) -> tuple[str, float | None]:
        await asyncio.sleep(0)  # it may be cancelled before it begins
        seconds = stored_bot(game, SUBSTITUTE if level == HINT else level).seconds
        return think(game, parcel, legal, level, Budget(self._iterations, seconds), Stop(), self._rng)
