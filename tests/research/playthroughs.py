"""Writes the playthroughs that are kept for OpenSpiel: `python tests/research/playthroughs.py`."""

import gzip
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import stammtisch.envs.toy  # noqa: F401 - registers the toy and, with it, the games

FOLDER = Path(__file__).with_name("playthroughs")
GAMES = {
    "diabolo": "stammtisch_diabolo(players=3,length=single)",
    "diabolo_scoring": "stammtisch_diabolo_scoring(players=3,seed=4,worlds=3)",
    "sep": "stammtisch_sep(players=2)",
    "sequence": "stammtisch_sequence(players=2)",
    "seven_seals": "stammtisch_seven_seals(players=3,length=single)",
}

flags.FLAGS.mark_as_parsed()  # OpenSpiel asks for flags of a command line

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        played = generate_playthrough.playthrough(game, None, seed=1)
        (FOLDER / f"{name}.txt.gz").write_bytes(gzip.compress(played.encode(), mtime=0))
