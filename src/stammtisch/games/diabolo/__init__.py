"""Diabolo by Michael Schacht, for 3 to 5 players."""

from stammtisch.core.game import Game
from stammtisch.games.diabolo.material import ACTIONS, minutes, options, word
from stammtisch.games.diabolo.rules import new
from stammtisch.games.diabolo.worlds import imagine

GAME = Game(
    name="diabolo",
    title="Diabolo",
    rules=1,
    seats=(3, 4, 5),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
    minutes=minutes,
    lots=True,
)
