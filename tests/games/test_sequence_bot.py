"""How the bots play Sequence."""

import pytest

from stammtisch.arena.tournament import Contest, play_deal, standings
from stammtisch.bots.levels import Budget, bot
from stammtisch.core import shelf
from stammtisch.core.advice import Advice
from stammtisch.core.game import CHANCE, OVER
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.bot import ADVICE
from stammtisch.games.sequence.material import DRAW, SWAP
from stammtisch.games.sequence.rules import Sequence
from tables import Table, tables

TABLES = list(tables(GAME))


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_advice_is_always_legal_and_between_0_and_1(table: Table) -> None:
    rng = table.rng("advice")
    state = table.new()
    plies = 0
    while state.next_seat() != OVER and plies < 80:
        seat = state.next_seat()
        if seat == CHANCE:
            state.draw(rng)
            continue
        plies += 1
        legal = list(state.legal(seat))
        said = [ADVICE.thumb(state, seat, rng), ADVICE.careless(state, seat, rng), ADVICE.rollout(state, seat, rng)]
        assert set(legal).issuperset(said)
        assert all(0.0 <= ADVICE.bias(state, seat, action) <= 1.0 for action in legal)
        assert all(0.0 <= ADVICE.value(state, other) <= 1.0 for other in range(table.seats))
        state.play(seat, said[plies % 3])


def one_card_short(team_chips: tuple[int, ...], hand: tuple[int, ...]) -> Sequence:
    """Two seats, seat 0 to play with these cards; some chips lie already, the other team's hand is empty."""
    state = GAME.new(2, GAME.check(2, {}))
    assert isinstance(state, Sequence)
    state.draw(Rng("one card short"))
    while state.turn != 0:
        state.play(state.turn, state.random_action(state.turn, Rng("pass it on")))
        state.draw(Rng("and on"))
    cards = sum(1 << card for card in hand)
    state.stock |= state.hands[0] | state.hands[1]
    state.hands[0] = cards
    state.stock &= ~cards
    state.hands[1] = 0
    state.chips[0] = sum(1 << square for square in team_chips)
    state.taken = state.chips[0]
    state.chips[1] = 0
    state.team = 0
    return state


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_line_that_can_be_finished_is_finished(level: str) -> None:
    """SQ 5.1"""
    state = one_card_short((0, 1, 2), (3, 20, 30, 40))
    action = bot(level).choose(GAME, state.view(0), Rng(1), Budget(400))
    assert GAME.word(action).endswith(" d1")


def test_a_right_to_draw_is_never_forgotten() -> None:
    """SQ 6"""
    state = GAME.new(3, GAME.check(3, {"draw": "manual"}))
    rng = Rng("draw")
    for _ in range(200):
        seat = state.next_seat()
        if seat == OVER:
            return
        if seat == CHANCE:
            state.draw(rng)
            continue
        action = ADVICE.thumb(state, seat, rng)
        if DRAW in list(state.legal(seat)):
            assert action == DRAW or action >= SWAP
        state.play(seat, action)


def test_a_regular_beats_random() -> None:
    contest = Contest("sequence", 2, tuple(GAME.check(2, {}).items()), ("regular", "random"), 3, 1)
    best = standings([play_deal(contest, number) for number in range(20)])[0]
    assert best.bot == "regular"
    assert best.share > 0.75


def test_the_advice_is_found_on_the_shelf() -> None:
    assert isinstance(ADVICE, Advice)
    assert getattr(shelf.part("sequence", "bot"), "ADVICE", None) is ADVICE
