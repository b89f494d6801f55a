"""Records from before are still right: our own golden ones, and whole games of another implementation."""

from collections import Counter
from pathlib import Path

import pytest

from golden import EXAMPLES, GAMES_AT_LEAST, GOLDEN, RECORDS_PER_OPTION_SET, option_sets
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE
from stammtisch.core.record import read
from stammtisch.core.verify import verify

FILES = sorted([*GOLDEN.glob("*.jsonl.gz"), *EXAMPLES.glob("*.jsonl.gz")])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.name.split('.')[0]}")
def test_every_ply_and_every_legal_word_of_a_kept_record_is_still_right(path: Path) -> None:
    records = list(read(path))
    assert records
    for record in records:
        assert all("legal" in ply for ply in record["plies"] if ply["seat"] != CHANCE)
        match = verify(record)
        assert match.over


def test_there_are_examples_of_every_game_by_another_implementation() -> None:
    games = {record["game"] for path in EXAMPLES.glob("*.jsonl.gz") for record in read(path)}
    assert games == {"seven-seals", "diabolo", "sequence", "sep"}


@pytest.mark.parametrize("name", shelf.names())
def test_every_option_set_of_a_game_has_its_golden_records(name: str) -> None:
    found = Counter((record["seats"], tuple(record["options"].items())) for record in read(GOLDEN / f"{name}.jsonl.gz"))
    assert sum(found.values()) >= GAMES_AT_LEAST
    for seats, options in option_sets(shelf.game(name)):
        assert found[seats, tuple(options.items())] >= RECORDS_PER_OPTION_SET
