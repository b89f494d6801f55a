"""Thinking: what a bot says for a view, and bots in the same process as the table."""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import asdict
from math import isfinite
from typing import Final

from stammtisch.bots.hints import hint
from stammtisch.bots.levels import SUBSTITUTE, stored_bot
from stammtisch.core import shelf
from stammtisch.core.bot import UNLIMITED, Budget, Stop, Thought
from stammtisch.core.game import Game
from stammtisch.core.match import actions_by_word, words_by_action
from stammtisch.core.rng import Rng
from stammtisch.core.view_codec import unpacked
from stammtisch.table.messages import Because, Counsel
from stammtisch.table.ports import Patron

HINT: Final = "hint"
"""In place of a level: what an expert would do in a person's place."""


def think(
    game: Game, parcel: str, legal: Sequence[str], level: str, budget: Budget, stop: Stop, rng: Rng | None = None
) -> str:
    """Return the word that a bot says for a packed View."""
    view = unpacked(parcel, shelf.packages()[game.name])
    actions = actions_by_word(game)
    bot = stored_bot(game, level)
    thought: Thought = bot.choose(view, [actions[word] for word in legal], _luck(rng), budget, stop)
    return words_by_action(game)[thought.action]


def advise(
    game: Game, parcel: str, legal: Sequence[str], budget: Budget, stop: Stop, rng: Rng | None = None
) -> Counsel:
    """Return what an expert would say for a packed View, how good that is, and why."""
    view = unpacked(parcel, shelf.packages()[game.name])
    actions, words = actions_by_word(game), words_by_action(game)
    found = hint(game, view, [actions[word] for word in legal], _luck(rng), budget, stop)
    second = found.runner_up >= 0
    return Counsel(
        words[found.action],
        found.share,
        found.error if isfinite(found.error) else 1.0,
        "match" if found.goal == "match" else "round",
        words[found.runner_up] if second else None,
        found.runner_share if second else None,
        tuple([Because(**asdict(reason)) for reason in found.reasons]),
    )


def _luck(rng: Rng | None) -> Rng:
    return rng or Rng(secrets.token_hex(16))


class LocalBots:
    """Bots that think in this process, one after the other; nothing else happens meanwhile.

    For a table in its own program, such as a browser's worker. Few iterations keep it quick.
    """

    def __init__(self, iterations: int = UNLIMITED, rng: Rng | None = None) -> None:
        self._iterations = iterations
        self._rng = rng

    async def choose(self, game: Game, parcel: str, legal: Sequence[str], level: str, patron: Patron) -> str:  # noqa: ARG002
        """Return the word that a bot of this level says."""
        await asyncio.sleep(0)  # it may be cancelled before it begins
        return think(game, parcel, legal, level, self._budget(game, level), Stop(), self._rng)

    async def hint(self, game: Game, parcel: str, legal: Sequence[str], patron: Patron) -> Counsel:  # noqa: ARG002
        """Return the word that an expert would say, how good it is, and why."""
        await asyncio.sleep(0)
        return advise(game, parcel, legal, self._budget(game, SUBSTITUTE), Stop(), self._rng)

    def _budget(self, game: Game, level: str) -> Budget:
        return Budget(self._iterations, stored_bot(game, level).seconds)
