"""Every game on the shelf, with every number of seats and every combination of options, obeys every law."""

import os
import subprocess
import sys
from importlib.resources import as_file, files
from pathlib import Path

import pytest

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.view_codec import packed
from stammtisch.laws import LAWS, Law, paragraphs
from stammtisch.laws.setup import Setup, played, setups

TESTS = Path(__file__).parent
SEEDS = int(os.environ.get("STAMMTISCH_LAWS_GAMES") or scaled(quick=1, normal=1, full=40))
"""How many games are played with each setup."""
STEP = scaled(quick=6, normal=3, full=1)
"""Only the full check tries every combination of options; the others leave some out, but no number of seats."""
SETUPS = [
    setup
    for name in shelf.names()
    for seats in shelf.game(name).seats
    for setup in [setup for setup in setups(shelf.game(name), SEEDS) if setup.seats == seats][::STEP]
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_table_obeys_every_law(setup: Setup, law: Law) -> None:
    law(setup)


@pytest.mark.parametrize("name", shelf.names())
def test_every_paragraph_of_the_rules_is_cited_in_the_code_and_in_a_test(name: str) -> None:
    with as_file(files(shelf.packages()[name])) as folder:
        tests = [path.read_text(encoding="utf-8") for path in (*TESTS.rglob("*.py"), *folder.glob("test_*.py"))]
        code = [path.read_text(encoding="utf-8") for path in folder.glob("*.py") if not path.name.startswith("test_")]
    paragraphs.every_paragraph_is_cited(shelf.rules_text(name), "\n".join(code), "\n".join(tests))


@pytest.mark.parametrize("name", shelf.names())
def test_every_kind_of_event_is_explained_in_the_rules(name: str) -> None:
    games = [played(setup) for setup in SETUPS if setup.game.name == name and setup.seed == 0]
    kinds = {event.kind for game in games for told in game.events for event in told}
    paragraphs.every_event_is_explained(shelf.rules_text(name), kinds)


WORKER = """
import sys
from stammtisch.core import shelf
from stammtisch.core.view_codec import packed, unpacked
from stammtisch.core.rng import Rng
for line in sys.stdin:
    name, _, parcel = line.partition(" ")
    game = shelf.game(name)
    view = unpacked(parcel, shelf.packages()[name])
    print(packed(game.imagine(view, Rng(0)).view(view.viewer)))
"""


@pytest.mark.parametrize("name", shelf.names())
def test_a_view_goes_to_another_process_which_imagines_from_it(name: str) -> None:
    setups = [setup for setup in SETUPS if setup.game.name == name and setup.seed == 0]
    sent: list[str] = []
    for setup in [next(setup for setup in setups if setup.seats == seats) for seats in shelf.game(name).seats]:
        game = played(setup)
        for at in game.moments(setup.rng("worker"), 5):
            for viewer in setup.viewers():
                sent.append(packed(game.states[at].view(viewer)))
    worker = subprocess.run(
        [sys.executable, "-c", WORKER],
        input="\n".join(f"{name} {parcel}" for parcel in sent),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert worker.returncode == 0, worker.stderr
    assert worker.stdout.splitlines() == sent
