"""How the bots play Seven Seals: always by the rules, never absurdly, and better than chance."""

from collections.abc import Callable
from itertools import product

import pytest
from mypy_extensions import i64
from seals_table import predict, table, trick

from deciding import choice
from stammtisch.arena.tournament import Contest, play_deal, standings
from stammtisch.core.game import CHANCE, OVER, State, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals import GAME
from stammtisch.games.seven_seals.bot import LEVELS
from stammtisch.games.seven_seals.material import FINISHED, word
from stammtisch.games.seven_seals.rules import SevenSeals, new

ADVICE = LEVELS["expert"].advice()
MASTER = LEVELS["master"].advice()
Policy = Callable[[State, i64, Rng], i64]
POLICIES: list[Policy] = [ADVICE.heuristic, ADVICE.naive, ADVICE.rollout, MASTER.rollout]
TABLES = [
    (seats, edition, points, length)
    for seats, edition, points in product((3, 4, 5), ("saboteur", "black-mage"), (4, 5))
    for length in ("single", "standard" if seats == 3 else "long")
]


def play_round(state: SevenSeals, policy: Policy, seed: str) -> list[str]:
    """Plays a round, half of the actions at random; checks every piece of advice on the way."""
    rng = Rng(seed)
    before = state.round
    said: list[str] = []
    while state.round == before and state.next_seat() != OVER:
        seat = state.next_seat()
        if seat == CHANCE:
            state.draw(rng)
            continue
        legal = list(state.legal(seat))
        action = policy(state, seat, rng)
        assert action in legal
        assert all(0.0 <= ADVICE.bias(state, seat, one) <= 1.0 for one in legal)
        if rng.below(2) == 0:
            action = state.random_action(seat, rng)
        said.append(word(action))
        state.play(seat, action)
    assert all(0.0 <= ADVICE.value(state, seat) <= 1.0 for seat in range(state.seats))
    return said


def answer(match: Match, name: str, seed: int = 1, iterations: int = 2000) -> str:
    """What a bot says in the seat that is waited for, with the budget of the arena."""
    [seat] = match.waiting_for()
    return word(choice(GAME, name, match.state, seat, Rng(seed), iterations))


@pytest.mark.parametrize(("seats", "edition", "points", "length"), TABLES)
def test_all_advice_is_legal_at_every_table(seats: int, edition: str, points: int, length: str) -> None:
    options: dict[str, Value] = {"edition": edition, "saboteur_points": points, "length": length}
    for number, policy in enumerate(POLICIES):
        state = new(seats, options)
        while state.next_seat() != OVER:
            play_round(state, policy, f"{number}/{state.round}")


@pytest.mark.parametrize("name", ["novice", "regular", "expert", "master"])
def test_the_same_seed_makes_the_same_choice(name: str) -> None:
    match = table(4, {0: "r12 r11 y12 g12 b1 b2"}, length="single")
    assert answer(match, name, 7) == answer(match, name, 7)


def test_the_chances_of_all_seats_after_a_round_add_up_to_one() -> None:
    state = new(4, {"edition": "saboteur", "saboteur_points": 4, "length": "standard"})
    play_round(state, ADVICE.heuristic, "chances")
    assert sum(ADVICE.value(state, seat) for seat in range(4)) == pytest.approx(1.0)


def played_on(seats: int, plies: int, seed: str) -> SevenSeals:
    """A first round after some plies by the rules of thumb."""
    state = new(seats, {"edition": "saboteur", "saboteur_points": 4, "length": "single"})
    rng = Rng(seed)
    state.draw(rng)
    for _ in range(plies):
        if state.phase != FINISHED:
            seat = state.next_seat()
            state.play(seat, ADVICE.heuristic(state, seat, rng))
    return state


def test_in_the_playouts_of_the_master_others_stray_from_the_rules_of_thumb_the_less_the_more_it_costs() -> None:
    strayed = 0
    for plies in range(20, 60, 4):
        state = played_on(4, plies, "stray")
        seat = state.next_seat()
        ranked = sorted(state.legal(seat), key=lambda action: MASTER.bias(state, seat, action))
        if MASTER.bias(state, seat, ranked[0]) > MASTER.bias(state, seat, ranked[-1]) - 0.02:
            continue
        rng = Rng(plies)
        taken = [MASTER.rollout(state, seat, rng) for _ in range(300)]
        assert taken.count(ranked[-1]) > taken.count(ranked[0])
        strayed += len({*taken}) > 1
        assert {ADVICE.rollout(state, seat, rng) for _ in range(20)} <= {
            action for action in ranked if ADVICE.bias(state, seat, action) == ADVICE.bias(state, seat, ranked[-1])
        }
    assert strayed > 2


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_worlds_of_a_search_are_ones_that_the_seat_could_be_looking_at(seats: int) -> None:
    for plies in range(0, 20 * seats, 7):
        state = played_on(seats, plies, f"worlds {plies}")
        seat = state.next_seat()
        if seat == OVER:
            continue
        view = state.view(seat)
        worlds = ADVICE.worlds(GAME, view, Rng(plies))
        for _ in range(40):
            assert worlds.next(Rng(plies)).view(seat) == view


def test_the_play_of_the_others_tells_more_about_their_hands_than_chance_does() -> None:
    found, guessed, cards = 0, 0, 0
    for number in range(4):
        state = played_on(4, 60, f"hands {number}")
        seat = state.next_seat()
        view = state.view(seat)
        rng = Rng(number)
        worlds = ADVICE.worlds(GAME, view, rng)
        for _ in range(100):
            for world, is_believed in ((worlds.next(rng), True), (GAME.imagine(view, rng), False)):
                assert isinstance(world, SevenSeals)
                alike = [world.held[at] & state.held[at] for at in range(8) if at // 2 != seat]
                if is_believed:
                    found += sum(map(int.bit_count, alike))
                else:
                    guessed += sum(map(int.bit_count, alike))
            cards += sum(state.hand_size(other) for other in range(4) if other != seat)
    assert found / cards > guessed / cards + 0.05


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_high_reds_are_predicted_as_red_tricks(name: str) -> None:
    match = table(4, {1: "r12 r11 r10 r9 y1 y2 y3 g1 g2 g3 b1 b2 b3 p1 p2"}, length="single")
    predict(match, "saboteur")
    said: list[str] = []
    while match.waiting_for() == [1]:
        said.append(answer(match, name))
        match.play(1, said[-1])
    assert said.count("take r") in (3, 4, 5)
    assert all(one in ("take r", "done") for one in said)


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_low_cards_alone_are_no_reason_to_take_a_seal(name: str) -> None:
    hand = "r1 r2 y1 y2 y3 g1 g2 g3 b1 b2 b3 p1 p2 p3 p4"
    match = table(4, {1: hand}, length="single")
    predict(match, "saboteur")
    assert answer(match, name) == "done"


@pytest.mark.parametrize("name", ["novice", "regular", "expert"])
def test_the_last_to_play_wins_a_trick_for_which_he_has_a_seal(name: str) -> None:
    match = table(4, {0: "y3", 1: "y4", 2: "y5", 3: "y12 y1 -y"}, length="single")
    predict(match, "", "", "", "y")
    trick(match, 0, "y3 y4 y5")
    assert answer(match, name) == "y12"


@pytest.mark.parametrize("name", ["novice", "regular", "expert"])
def test_without_a_seal_the_last_to_play_ducks(name: str) -> None:
    match = table(4, {0: "y3", 1: "y4", 2: "y5", 3: "y12 y1 -y"}, length="single")
    predict(match, "yy", "", "", "")
    trick(match, 0, "y3 y4 y5")
    assert answer(match, name) == "y1"


def test_who_must_lose_a_trick_without_seals_throws_his_most_dangerous_card() -> None:
    match = table(4, {0: "y12", 3: "y11 y2 y1 -y"}, length="single")
    predict(match, "y", "", "", "")
    trick(match, 0, "y12")
    for _ in range(2):
        match.play(match.waiting_for()[0], match.legal(match.waiting_for()[0])[0])
    assert answer(match, "regular") == "y11"


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_the_saboteur_leaves_a_trick_to_a_player_whom_it_hurts(name: str) -> None:
    match = table(4, {0: "y9", 1: "y4", 2: "y5", 3: "y12 y1 -y"}, length="single")
    predict(match, "gg", "y", "y", "saboteur")
    trick(match, 0, "y9 y4 y5")
    assert answer(match, name) == "y1"


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_the_saboteur_takes_a_trick_from_a_player_who_needs_it(name: str) -> None:
    match = table(4, {0: "y9", 1: "y4", 2: "y5", 3: "y12 y1 -y"}, length="single")
    predict(match, "yy", "", "", "saboteur")
    trick(match, 0, "y9 y4 y5")
    assert answer(match, name) == "y12"


def test_who_has_trumped_keeps_the_seal_that_he_can_still_serve() -> None:
    """SS 5.1"""
    hands = {0: "y3", 1: "y4", 2: "y5", 3: "r2 r12 r11 g1 g2 g3 g4 b1 b2 b3 b4 p1 p2 p3 p4 -y -r"}
    match = table(4, hands, length="single")
    predict(match, "", "", "", "rry")
    trick(match, 0, "y3 y4 y5 r2")
    assert answer(match, "regular") == "return y"


def test_the_regular_beats_chance_by_far() -> None:
    contest = Contest(
        "seven-seals", 4, tuple(GAME.read(4, {}).items()), ("regular", "random", "random", "random"), 1, 1
    )
    found = {one.bot: one for one in standings([play_deal(contest, number) for number in range(5)])}
    assert found["regular"].share > 0.8
