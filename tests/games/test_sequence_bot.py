"""Sequence: what the bots know of it."""

from collections.abc import Callable

import pytest
from sequence_table import EMPTY, position

from deciding import choice
from stammtisch.core.game import CHANCE, OVER, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.board import SQUARES
from stammtisch.games.sequence.bot import EVALUATION, LEVELS
from stammtisch.games.sequence.evaluate import seen_sides
from stammtisch.games.sequence.material import WORDS
from stammtisch.games.sequence.rules import Sequence

ADVICE = LEVELS["expert"].advice()
TABLES: list[tuple[int, dict[str, Value]]] = [
    (
        seats,
        {"draw": draw, "sharing": sharing, "swaps": "once" if sharing == "any" else "any"}
        | ({"conferring": "open"} if seats > 3 and draw == "manual" else {})
        | ({"teams": teams} if seats == 6 else {}),
    )
    for seats in (2, 3, 4, 6)
    for draw in ("auto", "manual")
    for sharing in ("crossing", "any")
    for teams in ((2, 3) if seats == 6 else (2,))
]
Policy = Callable[[Sequence, int, Rng], int]


def begun(seats: int, options: dict[str, Value], rng: Rng) -> Sequence:
    state = GAME.new(seats, GAME.check(seats, options))
    assert isinstance(state, Sequence)
    state.draw(rng)
    return state


def play_out(state: Sequence, policies: list[Policy], rng: Rng) -> Sequence:
    """A whole game; in manual mode all who may speak do so in any order."""
    while (seat := state.random_seat(rng)) != OVER:
        if seat == CHANCE:
            state.draw(rng)
        else:
            state.play(seat, policies[seat](state, seat, rng))
    return state


def chosen(match: Match, seat: int, level: str, seed: int = 0, iterations: int = 400) -> str:
    """What a bot says."""
    return WORDS[choice(GAME, level, match.state, seat, Rng(seed), iterations)]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_advice_is_legal_and_every_estimate_a_share(seats: int, options: dict[str, Value]) -> None:
    def checked(state: Sequence, seat: int, rng: Rng) -> int:
        legal = list(state.legal(seat))
        for policy in (ADVICE.heuristic, ADVICE.naive, ADVICE.rollout):
            assert policy(state, seat, rng) in legal
        assert all(0 <= ADVICE.bias(state, seat, action) <= 1 for action in legal)
        shares = [ADVICE.value(state, of) for of in range(int(state.teams))]
        assert all(0 <= share <= 1 for share in shares)
        assert sum(shares) == pytest.approx(1)
        return ADVICE.heuristic(state, seat, rng) if rng.below(2) else state.random_action(seat, rng)

    for seed in range(3):
        rng = Rng(seed)
        state = play_out(begun(seats, options, rng), [checked] * seats, rng)
        assert [ADVICE.value(state, seat) for seat in range(seats)] == [state.utility(seat) for seat in range(seats)]


def turn(match: Match, level: str) -> list[str]:
    """What a bot says in its turn; it may swap a dead card before it plays."""
    said = []
    while match.waiting_for() in ([0], [CHANCE]):
        if match.waiting_for() == [CHANCE]:
            match.play(CHANCE, match.legal(CHANCE)[0])
        else:
            said.append(chosen(match, 0, level))
            match.play(0, said[-1])
    return said


@pytest.mark.parametrize("level", ["novice", "regular", "expert", "master"])
def test_the_same_seed_gives_the_same_choice(level: str) -> None:
    match = position("0...1... .0...1.. ........ ........ ........ ........", "KH 2H JC JS 3D", "5S 6S 7S 8S 9S")
    assert len({chosen(match, 0, level, seed=5, iterations=100) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_line_that_wins_is_finished(level: str) -> None:
    """SQ 5.4"""
    board = "0000.... 000..... ........ .1.1.1.. ........ 1......."
    match = position(board, "QC 2D 5C 3H 9H", "TH 9C 8C KD AH", lines="a1-d1")
    assert "QC d2" in turn(match, level)
    assert match.winners() == [0]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_a_two_eyed_jack_finishes_the_line_that_wins(level: str) -> None:
    """SQ 4.2, SQ 5.4"""
    board = "0000.... 000..... ........ .1.1.1.. ........ 1......."
    match = position(board, "JC 2D 5C 3H 9H", "TH 9C 8C KD AH", lines="a1-d1")
    assert "JC d2" in turn(match, level)
    assert match.winners() == [0]


@pytest.mark.parametrize("level", ["regular", "expert"])
def test_the_last_line_of_the_other_is_stopped(level: str) -> None:
    """SQ 4.1, SQ 4.3: by the chip that closes it, or by a jack that takes one of the three."""
    board = "1111.... ........ ..0..... 0....0.. ........ 111....."
    match = position(board, "JS 2H KS 9C AC", "TH 7S 8C KD AH", lines="a1-d1")
    assert chosen(match, 0, level) in {"JS a6", "JS b6", "JS c6"}


def test_a_jack_is_not_spent_on_an_empty_board() -> None:
    """SQ 4.2"""
    match = position(EMPTY, "JC JD KH 2H 3H", "5S 6S 7S 8S 9S")
    assert not chosen(match, 0, "regular").startswith("J")


def test_a_one_eyed_jack_that_finds_no_chip_yet_is_kept() -> None:
    """SQ 4.4"""
    match = position(EMPTY, "JS KH 2H", "5S 6S 7S")
    assert chosen(match, 0, "regular") != "swap JS"


def test_a_dead_card_is_swapped_before_anything_else() -> None:
    """SQ 4.4"""
    match = position("1....... ........ ........ ........ ........ ........", "2S KH 2H", "5S 6S 7S")
    assert chosen(match, 0, "regular") == "swap 2S"


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
def test_no_bot_forgets_to_draw(level: str) -> None:
    """SQ 6"""
    match = position(EMPTY, "KH 2H 3H", "5S 6S 7S", options={"draw": "manual"})
    match.play(0, "KH b5")
    assert chosen(match, 0, level) == "draw"
    match.play(1, "5S d1")
    assert chosen(match, 0, level) == "draw"
    assert chosen(match, 1, level) == "draw"


def test_the_line_is_chosen_that_leaves_the_other_chips_free_for_another() -> None:
    """SQ 5.2, SQ 5.3: of five in a row either four may be the line; the fifth chip is of more use inside the board."""
    match = position("........ ........ 00.00... ........ ........ ........", "9H 2D", "5S 6S")
    match.play(0, "9H c3")
    assert set(match.legal(0)) == {"line a3-d3", "line b3-e3"}
    assert chosen(match, 0, "regular") == "line a3-d3"


def test_team_mates_who_confer_count_on_each_others_cards() -> None:
    """SQ 7: with the mate's card for d1 the third chip in the first row is worth more."""
    board = "00...... ........ ........ ........ ........ ........"
    worth = {}
    for conferring in ("talk", "open"):
        match = position(board, "4S 2D", "9S TS", "5S 3D", "QS KS", options={"conferring": conferring})
        assert isinstance(match.state, Sequence)
        worth[conferring] = EVALUATION.placing(seen_sides(match.state, 0), 0, SQUARES.index("c1"))
    assert worth["open"] > worth["talk"]


@pytest.mark.parametrize(("seats", "better", "worse", "least"), [
    (2, ADVICE.heuristic, None, 0.85),
    (2, ADVICE.naive, None, 0.65),
    (2, ADVICE.heuristic, ADVICE.naive, 0.62),
    (3, ADVICE.heuristic, None, 0.7),
    (4, ADVICE.heuristic, None, 0.8),
    (6, ADVICE.heuristic, None, 0.7),
])  # fmt: skip
def test_the_regular_beats_the_novice_and_both_beat_chance(
    seats: int, better: Policy, worse: Policy | None, least: float
) -> None:
    def at_random(state: Sequence, seat: int, rng: Rng) -> int:
        return int(state.random_action(seat, rng))

    won = 0.0
    games = 120
    for seed in range(games):
        rng = Rng(f"strength {seed}")
        state = begun(seats, {}, rng)
        team = seed % int(state.teams)
        policies = [better if seat % state.teams == team else worse or at_random for seat in range(seats)]
        won += play_out(state, policies, rng).utility(team)
    assert won / games >= least
