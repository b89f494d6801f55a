"""The advice about SEP: always legal, never absurd, the same for the same seed."""

import pytest

from deciding import choice
from stammtisch.arena.tournament import Contest, standings, tournament
from stammtisch.bots.levels import parameters_for
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER, Value
from stammtisch.core.match import Match, actions_by_word
from stammtisch.core.rng import Rng
from stammtisch.games.sep.bot import LEVELS, SepAdvice
from stammtisch.games.sep.evaluate import completing, tokens_for
from stammtisch.games.sep.rules import Sep

GAME = shelf.game("sep")
ADVICE = LEVELS["expert"].advice()
ACTIONS = actions_by_word(GAME)
TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (2, {"renewed": "nothing"}),
    (1, {"solo_rounds": 2, "solo_end": "last-card"}),
    (1, {"solo_rounds": 3, "solo_end": "last-draw"}),
    (1, {"solo_aside": "free", "renewed": "nothing"}),
]


def cards(words: str) -> list[int]:
    return [ACTIONS[word] for word in words.split()]


def mask(words: str) -> int:
    return sum(1 << card for card in cards(words))


def match_with(circle: str, numbers: str, actions: str) -> Match:
    """A match for two; `numbers` and `actions` are dealt in turn, seat 0 first."""
    match = Match(GAME, 2, {})
    for word in f"{circle} {numbers} {actions}".split():
        match.play(CHANCE, word)
    return match


def choices(match: Match, level: str, iterations: int = 300) -> set[str]:
    """What a level plays, over some seeds."""
    seat = match.waiting_for()[0]
    return {GAME.word(choice(GAME, level, match.state, seat, Rng(seed), iterations)) for seed in range(5)}


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_advice_is_always_legal_and_its_numbers_lie_between_0_and_1(seats: int, options: dict[str, Value]) -> None:
    rng = Rng(f"advice {seats} {options}")
    for number in range(12):
        state = GAME.new(seats, GAME.check(seats, options))
        while state.next_seat() != OVER:
            seat = state.next_seat()
            if seat == CHANCE:
                state.draw(rng)
                continue
            legal = list(state.legal(seat))
            advised = [policy(state, seat, rng) for policy in (ADVICE.heuristic, ADVICE.naive, ADVICE.rollout)]
            assert set(advised) <= set(legal)
            assert all(0.0 <= ADVICE.bias(state, seat, action) <= 1.0 for action in legal)
            assert all(0.0 <= ADVICE.value(state, other) <= 1.0 for other in range(seats))
            state.play(seat, (state.random_action(seat, rng), *advised)[number % 4])
        assert all(0.0 <= ADVICE.value(state, other) <= 1.0 for other in range(seats))


@pytest.mark.parametrize("level", ["novice", "regular", "expert", "master"])
def test_the_same_seed_makes_the_same_choice(level: str) -> None:
    match = match_with("2S 5H 9D 5C TH 3S", "5S 7H 8C 8D", "JH QS KD KC")
    chosen = [choice(GAME, level, match.state, 0, Rng(7), 200) for _ in range(2)]
    assert chosen[0] == chosen[1]


def test_the_cards_that_complete_something_are_those_that_would_pay() -> None:
    """SE 4"""
    for words in ("2S 5H 9D 5C TH 3S", "9S TS 2S 4H 4D 7C", "AH 2H 9H TH 6C 6D", "AS 3D 5H 7C 9S 2D"):
        shown = mask(words)
        paying = sum(
            1 << card for card in range(40) if not shown >> card & 1 and tokens_for(0, shown | 1 << card, card, True)
        )
        assert completing(shown) & ~shown == paying


def test_a_run_of_six_pays_two_and_goes_on_past_the_ten() -> None:
    """SE 4"""
    assert tokens_for(0, mask("8H 9H TH AH 2H 3H"), cards("TH")[0], True) == 2
    assert tokens_for(0, mask("9H TH AH 5C 5D 5S"), cards("AH")[0], True) == 1


@pytest.mark.parametrize(("level", "iterations"), [("regular", 1), ("expert", 5000)])
def test_a_set_in_the_hand_is_laid_at_once(level: str, iterations: int) -> None:
    """SE 4: the 5S makes three fives beside 5H or 5C."""
    match = match_with("2S 5H 9D 5C TH 3S", "5S 7H 8C 8D", "JH QS KD KC")
    match.play(0, "stock")
    match.play(CHANCE, "7D")
    assert all(word.startswith("5S on") for word in choices(match, level, iterations))


@pytest.mark.parametrize("level", ["regular", "expert", "master"])
def test_the_seventh_token_is_taken_at_once(level: str) -> None:
    """SE 5: the set of fives wins."""
    match = match_with("2S 5H 9D 5C TH 3S", "5S 7H 8C 8D", "JH QS KD KC")
    state = match.state
    assert isinstance(state, Sep)
    state.tokens = 6
    state.middle = 1
    match.play(0, "stock")
    match.play(CHANCE, "7D")
    assert all(word.startswith("5S on") for word in choices(match, level))


def test_a_king_is_used_where_it_earns_and_nothing_else_does() -> None:
    """SE 3.4: the action that is sure of a token is chosen before a card that brings none."""
    match = match_with("2S 3S 9D 6C TH 8D", "4H 7H TS TC", "KD JC QS JS")
    state = match.state
    assert isinstance(state, Sep)
    for word in ("2C", "7D"):
        card = cards(word)[0]
        state.circle.lay(3, card)
        state.stock &= ~(1 << card)
    assert choices(match, "regular") == {"action"}


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_nobody_gives_a_token_back_while_a_card_can_be_placed(level: str) -> None:
    """SE 3.2"""
    match = match_with("2S 5H 9D 6C TH 3S", "2D 7H 8C 8D", "JH QS KD KC")
    state = match.state
    assert isinstance(state, Sep)
    state.tokens = 2
    state.middle = 5
    match.play(0, "stock")
    match.play(CHANCE, "7D")
    assert not any(word.endswith("aside") for word in choices(match, level, 1000))


def test_a_regular_beats_random_and_an_expert_is_not_worse_than_a_regular() -> None:
    for bots, iterations, least in ((("regular", "random"), 1, 0.95), (("expert", "regular"), 100, 0.5)):
        contest = Contest("sep", 2, (), bots, 3, iterations)
        best = standings(list(tournament(contest, range(6), 1)))[0]
        assert best.bot == bots[0]
        assert best.share >= least


def test_alone_a_regular_does_better_than_a_novice() -> None:
    """SE 7.6"""
    points = []
    for level in ("novice", "regular"):
        contest = Contest("sep", 1, tuple(GAME.check(1, {}).items()), (level,), 3, 1)
        points.append(standings(list(tournament(contest, range(30), 1)))[0].points)
    assert points[1] > points[0] + 5


def test_the_advice_is_found_on_the_shelf() -> None:
    assert isinstance(parameters_for(GAME)["expert"].advice(), SepAdvice)
