"""Sequence, the compact edition: 52 cards, a board of 48 squares, lines of four."""

from stammtisch.core.game import Game
from stammtisch.games.sequence.material import ACTIONS, options, teams, word
from stammtisch.games.sequence.rules import new
from stammtisch.games.sequence.worlds import imagine

GAME = Game(
    name="sequence",
    title="Sequence",
    rules=1,
    seats=(2, 3, 4, 6),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
    teams=teams,
)
