"""Sample: six tricks, a point for each."""

from stammtisch.core.game import Game

from .rules import DECK, new, options, word
from .worlds import imagine

GAME = Game(
    name="sample",
    title="Sample",
    rules=1,
    seats=(2, 3, 4),
    actions=len(DECK.words(DECK.all)),
    options=options,
    word=word,
    new=new,
    imagine=imagine,
)
