"""What a word of SEP does at once, told to screens, which know no rules; and never more than its viewer can see."""

import random

import pytest
from test_sep import QUIET, position
from test_sep_solo import position as alone

from stammtisch.core.game import JUDGE, WATCHER
from stammtisch.core.match import Match
from stammtisch.games.sep import GAME
from stammtisch.games.sep.facts import Outlook, SepFacts
from stammtisch.games.sep.view import SepView


def facts(match: Match, viewer: int) -> SepFacts:
    view = match.view(viewer)
    assert isinstance(view, SepView)
    return view.facts()


def outlook(match: Match, viewer: int = 0) -> dict[str, Outlook]:
    return {one.word: one for one in facts(match, viewer).outlook}


def run(match: Match, *words: str) -> None:
    for word in words:
        match.play(match.waiting_for()[0], word)


def test_a_card_tells_its_neighbours_and_what_it_pays() -> None:
    """SE 3.3, SE 4: the third seven pays; it lies beside one of its value or the next of its suit."""
    match = position("7S | 3H | 7D | 9C | TS | 2D", "8D 4C JH QH", "AH 5D JS QS")
    run(match, "stock", "7H")
    found = outlook(match)
    assert found["7H on 2"] == Outlook("7H on 2", 1, 0, (1, 3))
    assert found["7H on 6"] == Outlook("7H on 6", 1, 0, (1,))
    assert found["8D on 4"].tokens == 0
    assert found["8D on 4"].beside == (3,)
    assert found["7H aside"] == Outlook("7H aside", 0)


def test_setting_aside_costs_a_token_only_who_has_one() -> None:
    """SE 3.2, SE 7.1"""
    match = position(QUIET, "8H 4C JH QH", "AH 5D JS QS", tokens=(2, 0))
    run(match, "stock", "6C")
    assert outlook(match)["6C aside"].tokens == -1
    free = alone(QUIET, "8H 4C JH QH", tokens=2, solo_aside="free")
    run(free, "stock", "6C")
    assert all(one.tokens == 0 for word, one in outlook(free).items() if word.endswith(" aside"))


def test_an_action_card_tells_what_it_takes_off_and_what_that_uncovers() -> None:
    """SE 3.4: the jack uncovers a third seven; the king takes three cards and earns a token first."""
    match = position("7S | 7C 9H | 7D | 2C 4C 6D | TS | 2D", "8D 4S JH KD", "AH 5D JS QS")
    run(match, "action", "QD")
    found = outlook(match)
    assert found["JH on 2"] == Outlook("JH on 2", 1, 1)
    assert found["QD on 4"] == Outlook("QD on 4", 0, 2)
    assert found["KD on 4"] == Outlook("KD on 4", 1, 3)


def test_a_place_filled_from_the_reserve_tells_what_it_pays_and_from_the_stock_nothing() -> None:
    """SE 3.6: the card of the reserve lies open, that of the stock does not."""
    match = position("7S | 9H | 7D | 2C | TS | 2D", "8D 4S JH KD", "AH 5D JS QS", reserve="7C")
    run(match, "action", "QD", "JH on 2")
    assert match.legal(0) == ["fill reserve", "fill stock"]
    assert facts(match, 0).outlook == (Outlook("fill reserve", 1),)


def test_nobody_else_is_told() -> None:
    match = position("7S | 3H | 7D | 9C | TS | 2D", "8D 4C JH QH", "AH 5D JS QS")
    run(match, "stock", "7H")
    assert facts(match, 1).outlook == ()
    assert facts(match, WATCHER).outlook == ()
    assert facts(match, JUDGE).outlook == facts(match, 0).outlook


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("renewed", ["pays", "nothing"])
def test_what_was_foretold_happens(seats: int, renewed: str) -> None:
    """SE 3.2, SE 3.4, SE 4: through whole matches, for every word that has an outlook."""
    tried = 0
    for seed in range(12):
        match, rng = Match(GAME, seats, {"renewed": renewed}), random.Random(seed)
        while match.waiting_for():
            seat = match.waiting_for()[0]
            word = rng.choice(match.legal(seat))
            told = outlook(match, seat) if seat >= 0 else {}
            before = facts(match, max(seat, 0))
            match.play(seat, word)
            after = facts(match, max(seat, 0))
            if word in told and after.round == before.round:
                assert after.tokens[seat] - before.tokens[seat] == told[word].tokens
                tried += 1
    assert tried > 100
