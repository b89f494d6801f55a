"""Diabolo: whose colour wins, and whose loses, is laid card by card between devils and angels."""

from stammtisch.core.game import Game
from stammtisch.games.diabolo import rules

GAME = Game(
    name="diabolo",
    title="Diabolo",
    rules=1,
    seats=(3, 4, 5),
    actions=rules.ACTIONS,
    options=rules.options,
    word=rules.word,
    new=rules.new,
    imagine=rules.imagine,
)
