"""SEP: Circle of Sevens, for two players or one."""

from stammtisch.core.game import Game
from stammtisch.games.sep.material import ACTIONS, minutes, options, word
from stammtisch.games.sep.rules import new
from stammtisch.games.sep.worlds import imagine

GAME = Game(
    name="sep",
    title="SEP: Circle of Sevens",
    rules=1,
    seats=(1, 2),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
    minutes=minutes,
    lots=True,
)
