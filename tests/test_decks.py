"""What the pages know of the decks comes from the rules: web/tests/decks.test.ts compares them with the same file."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

import stammtisch
from stammtisch.arena.simulation import random_match
from stammtisch.core import shelf

WEB = Path(__file__).parent.parent / "web" / "tests"
WHOLE = {("seven-seals", 0), ("diabolo", 0), ("sep", 1)}
"""The decks that are shuffled with all their cards every time, as the faces say (`whole`)."""


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, WEB / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_decks_that_the_pages_are_tested_with_are_those_of_the_rules() -> None:
    kept = json.loads((WEB / "fixtures" / "decks.json").read_text(encoding="utf-8"))
    assert kept == script("decks").fixture(), "run `python web/tests/decks.py > web/tests/fixtures/decks.json`"


@pytest.mark.parametrize("name", [*shelf.packages()])
def test_shufflings_are_numbered_one_by_one_and_have_no_card_that_the_deck_has_not(name: str) -> None:
    game = stammtisch.game(name)
    for seats in game.seats:
        for seed in range(8):
            first: dict[int, list[str]] = {}
            latest: dict[int, int] = {}
            for part in random_match(game, seats, {}, f"decks {seed}").shufflings:
                assert part.shuffling == latest.get(part.deck, -1) + 1
                latest[part.deck] = part.shuffling
                whole = first.setdefault(part.deck, list(part.cards))
                left = [*whole]
                for card in part.cards:
                    left.remove(card)
                assert not left or (name, part.deck) not in WHOLE
