"""Sequence, the compact edition: 52 cards, a board of 48 squares, lines of four."""

from dataclasses import replace

from stammtisch.core.game import Game
from stammtisch.games.sequence.material import ACTIONS, has_team_talk, minutes, options, options_1, teams, word
from stammtisch.games.sequence.rules import new, new_1
from stammtisch.games.sequence.worlds import imagine

RULES_2 = Game(
    name="sequence",
    title="Sequence",
    rules=2,
    seats=(2, 3, 4, 6),
    actions=ACTIONS,
    options=options,
    word=word,
    new=new,
    imagine=imagine,
    minutes=minutes,
    teams=teams,
    team_talk=has_team_talk,
)
RULES_1 = replace(RULES_2, rules=1, options=options_1, new=new_1)
GAME = replace(RULES_2, versions={1: RULES_1})
