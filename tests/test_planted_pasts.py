"""Planted bugs of imagination and of rules texts, each of which a law must catch."""

from collections import deque
from dataclasses import replace
from typing import Any

import pytest

import passing
from stammtisch import laws
from stammtisch.core.game import Game, State, View
from stammtisch.core.rng import Rng
from stammtisch.laws import LAWS, paragraphs
from stammtisch.laws.setup import Setup
from test_planted_bugs import SHORT, healthy

# Worlds without a past


def test_an_imagination_that_forgets_which_card_was_passed_on_breaks_the_ninth_law_alone() -> None:
    for seed in range(4):
        for law in LAWS:
            law(Setup(passing.GAME, 3, (), seed))
            if law is not laws.what_is_imagined_has_a_past:
                law(Setup(passing.FORGETFUL, 3, (), seed))
        with pytest.raises(AssertionError, match="the world has no past"):
            laws.what_is_imagined_has_a_past(Setup(passing.FORGETFUL, 3, (), seed))


def forgetful(name: str, **blank: object) -> Game:
    """A game that imagines as if some fields of the view were blank; afterwards the world looks as it should."""
    game = healthy(name)

    def imagine(view: View, rng: Rng) -> State:
        dreamt: Any = game.imagine(replace(view, **blank), rng)  # type: ignore[arg-type]
        right: Any = game.imagine(view, rng)
        for field in blank:
            setattr(dreamt, field, getattr(right, field))
        return dreamt  # type: ignore[no-any-return]

    return replace(game, imagine=imagine)


@pytest.mark.parametrize(
    ("name", "seats", "blank"),
    [("seven-seals", 4, {"voids": 0}), ("sep", 2, {"kept": ((), ())})],
)
def test_an_imagination_that_forgets_what_play_has_shown_is_caught(
    name: str, seats: int, blank: dict[str, object]
) -> None:
    game = forgetful(name, **blank)
    options = tuple((option.name, SHORT.get(option.name, option.default)) for option in game.options(seats))
    setups = [Setup(game, seats, options, seed) for seed in range(20)]
    with pytest.raises(AssertionError, match="the world has no past"):
        deque(map(laws.what_is_imagined_has_a_past, setups))


# Paragraphs


@pytest.mark.parametrize(
    ("code", "tests", "message"),
    [
        ("XY 1", "XY 1 XY 1.1", "the code does not cite XY 1.1"),
        ("XY 1.1 XY 1", "XY 1", "no test cites XY 1.1"),
        ("XY 1 XY 1.1 XY 2", "XY 1 XY 1.1", "rules.md has no XY 2"),
    ],
)
def test_a_paragraph_that_is_not_cited_or_not_there_is_caught(code: str, tests: str, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        paragraphs.every_paragraph_is_cited("**XY 1** Cards.\n**XY 1.1** More cards.", code, tests)


def test_an_event_that_the_rules_do_not_explain_is_caught() -> None:
    paragraphs.every_event_is_explained("## Events\n| `deal` | a card |", ["deal"])
    with pytest.raises(AssertionError, match="does not explain the events lay"):
        paragraphs.every_event_is_explained(
            "We lay cards.\n## Events\n| `deal` | a card that is laid |", ["deal", "lay"]
        )
