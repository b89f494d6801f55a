"""Seven Seals (Die sieben Siegel, Les 7 Sceaux) by Stefan Dorra, for 3 to 5 players."""

from stammtisch.core.game import Game
from stammtisch.games.seven_seals.material import ACTIONS, options, word
from stammtisch.games.seven_seals.rules import new
from stammtisch.games.seven_seals.worlds import imagine

GAME = Game(
    name="seven-seals",
    title="Seven Seals",
    rules=1,
    seats=(3, 4, 5),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
)
