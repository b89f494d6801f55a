"""Seven Seals (Die sieben Siegel, Les 7 Sceaux) by Stefan Dorra, for 3 to 5 players."""

from dataclasses import replace

from stammtisch.core.game import Game
from stammtisch.games.seven_seals.material import ACTIONS, minutes, options, options_1, word
from stammtisch.games.seven_seals.rules import new, new_1
from stammtisch.games.seven_seals.worlds import imagine

RULES_2 = Game(
    name="seven-seals",
    title="Seven Seals",
    rules=2,
    seats=(3, 4, 5),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
    minutes=minutes,
    lots=True,
    fewest=True,
)
RULES_1 = replace(RULES_2, rules=1, options=options_1, new=new_1)
GAME = replace(RULES_2, versions={1: RULES_1})
