"""Decks are shuffled as the faces say; that the pages know their cards is a law of faces (web/tests/laws.test.ts)."""

import pytest

import stammtisch
from stammtisch.arena.simulation import random_match
from stammtisch.core import shelf

WHOLE = {("seven-seals", 0), ("diabolo", 0), ("sep", 1)}
"""The decks that are shuffled with all their cards every time, as the faces say (`whole`)."""


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
