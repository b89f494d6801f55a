"""Going back in a match: to any point, at no cost that grows, and only freely where nothing was shown."""

from collections import Counter

import pytest

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.deal import Deal
from stammtisch.core.game import BACK, JUDGE, View
from stammtisch.core.match import Match, actions_by_word
from stammtisch.laws.setup import Setup, setups

SEEDS = scaled(quick=1, normal=2, full=20)
WORLDS = 12
"""How many worlds are imagined in which the same word is said."""
PLAYED = 300
"""No more decisions of a match are looked at."""


def at_random(setup: Setup) -> Match:
    return setup.match(Deal(str(setup), bytes(32)))


def everything(match: Match) -> tuple[object, ...]:
    """All that a match is."""
    shown = match.view(JUDGE), match.events(JUDGE), match.waiting_for()
    return [*match.plies], [*match.draws], [*match.shufflings], *shown


@pytest.mark.parametrize("name", shelf.names())
def test_a_match_goes_back_to_any_point_and_on_again_as_before(name: str) -> None:
    for setup in setups(shelf.game(name), SEEDS):
        rng, match = setup.rng("rewind"), at_random(setup)
        before: list[tuple[int, tuple[object, ...]]] = []
        for _ in range(PLAYED):
            if match.over:
                break
            before.append((len(match.plies), everything(match)))
            seat = match.waiting_for()[rng.below(len(match.waiting_for()))]
            words = match.legal(seat)
            match.play(seat, words[rng.below(len(words))])
            if rng.below(6) == 0:
                number = max(0, len(before) - 1 - rng.below(40))
                plies, was = before[number]
                match.rewind(plies)
                assert everything(match) == was, f"{setup}, back to ply {plies}"
                del before[number:]


def seen(view: View) -> Counter[str]:
    return Counter(piece for pieces in view.places().values() for piece in pieces if piece != BACK)


@pytest.mark.strain
@pytest.mark.parametrize("name", shelf.names())
def test_a_word_that_showed_nothing_has_taught_nobody_anything(name: str) -> None:
    """Nobody sees a new piece, and its speaker could have told beforehand what it would lead to."""
    quiet = 0
    for setup in setups(shelf.game(name), SEEDS):
        rng, match = setup.rng("silence"), at_random(setup)
        for _ in range(PLAYED):
            if match.over:
                break
            seat = match.waiting_for()[rng.below(len(match.waiting_for()))]
            words = match.legal(seat)
            word = words[rng.below(len(words))]
            before = {viewer: match.view(viewer) for viewer in setup.blindfolded()}
            match.play(seat, word)
            if match.showed_nothing():
                quiet += 1
                for viewer, view in before.items():
                    assert not seen(match.view(viewer)) - seen(view), f"{setup}, {word!r} shown to {viewer}"
                for _ in range(WORLDS):
                    world = setup.game.imagine(before[seat], rng)
                    world.play(seat, actions_by_word(setup.game)[word])
                    assert world.view(seat) == match.view(seat), f"{setup}, {word!r} taught {seat} something"
    assert quiet or name == "sequence", "nothing could be taken back at all"


def test_seals_can_be_taken_back_and_cards_cannot() -> None:
    match = Match(shelf.game("seven-seals"), 3, deal=Deal("x", bytes(32)))
    for word in ("take r", "take y", "done"):
        match.play(0, word)
        assert match.showed_nothing()
    for seat in (1, 2):
        match.play(seat, "take g")
        match.play(seat, "done")
        assert match.showed_nothing()
    match.play(0, match.legal(0)[0])
    assert not match.showed_nothing()


def test_of_choices_made_under_cover_only_the_last_one_opens_them() -> None:
    match = Match(shelf.game("diabolo"), 3, {"doubling": "secret"}, deal=Deal("x", bytes(32)))
    opened = covered = 0
    while not match.over:
        seat = match.waiting_for()[0]
        word = match.legal(seat)[0]
        several = len(match.waiting_for()) > 1
        chooses = word in ("double", "keep")
        match.play(seat, word)
        if chooses and several:
            covered += 1
            assert match.showed_nothing()
        elif chooses:
            opened += 1
            assert not match.showed_nothing()
    assert covered
    assert opened
