"""The advice for Diabolo: always legal, never absurd, better than chance."""

from collections.abc import Callable, Iterator
from itertools import product
from math import log

import pytest

from stammtisch.bots.halving import Halving
from stammtisch.core.advice import Advice
from stammtisch.core.bot import Stop
from stammtisch.core.game import CHANCE, OVER, State, Value
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo import GAME
from stammtisch.games.diabolo.bot import LEVELS
from stammtisch.games.diabolo.material import (
    ALL,
    ANGEL,
    BOXED,
    DOUBLE,
    DOUBLING,
    KEEP,
    KINDS,
    LAY,
    LETTERS,
    copies,
    total,
    word,
    worth,
)
from stammtisch.games.diabolo.net import LOOKS, Habit, look
from stammtisch.games.diabolo.rules import Diabolo

ADVICE = LEVELS["expert"].advice()
MASTER = LEVELS["master"].advice()
Policy = Callable[[State, int, Rng], int]
TABLES: list[tuple[int, dict[str, Value]]] = [
    (seats, {"doubling": doubling, "length": length})
    for seats in (3, 4, 5)
    for doubling in ("secret", "in-turn")
    for length in ("standard", "single")
]


def at_random(state: State, seat: int, rng: Rng) -> int:
    """Any legal action."""
    return int(state.random_action(seat, rng))


def decisions(seats: int, options: dict[str, Value], seed: str, policy: Policy) -> Iterator[tuple[Diabolo, int]]:
    """The decisions of one game, everybody playing by a policy."""
    state = GAME.new(seats, options)
    assert isinstance(state, Diabolo)
    rng = Rng(seed)
    while (seat := state.next_seat()) != OVER:
        if seat == CHANCE:
            state.draw(rng)
            continue
        yield state, seat
        state.play(seat, policy(state, seat, rng))


def points_of(policies: list[Policy], seed: str) -> list[int]:
    """The points at the end of a game among four."""
    state = GAME.new(4, {"doubling": "secret", "length": "standard"})
    cards, rng = Rng(f"cards {seed}"), Rng(f"play {seed}")
    while (seat := state.next_seat()) != OVER:
        if seat == CHANCE:
            state.draw(cards)
        else:
            state.play(seat, policies[seat](state, seat, rng))
    return state.points()


def kind(card: str) -> int:
    """The number of a card."""
    return LETTERS.index(card[0]) * 5 + int(card[1]) - 1


def about_to_lay(hand: str, *laid: str) -> Diabolo:
    """A game among four whose first player has six cards and draws the seventh, after these cards were laid."""
    drawn = hand.split()
    spare = iter([card for card in ("g1", "b1", "p1", "g2", "b2", "p2") for _ in range(3)])
    state = GAME.new(4, {"doubling": "secret", "length": "standard"})
    assert isinstance(state, Diabolo)
    for place in range(24):
        state.play(CHANCE, kind(drawn[place // 4] if place % 4 == 0 else next(spare)))
    for lay in laid:
        card, side = lay.split()
        state.put(2 * LETTERS.index(card[0]) + (side == "angel"), int(card[1]))
    state.play(CHANCE, kind(drawn[6]))
    assert state.phase == LAY
    return state


@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("policy", [ADVICE.heuristic, ADVICE.naive, ADVICE.rollout, at_random])
def test_every_advice_is_legal_at_every_table(seats: int, options: dict[str, Value], policy: Policy) -> None:
    """DI 3, DI 5.2: laying, boxing and doubling."""
    rng = Rng("advice")
    for number in range(3):
        for state, seat in decisions(seats, options, f"legal {number}", policy):
            legal = list(state.legal(seat))
            world = GAME.imagine(state.view(seat), rng)
            for advised in (ADVICE.heuristic, ADVICE.naive, ADVICE.rollout):
                assert advised(world, seat, rng) in legal


def test_forced_boxing_is_advised_too() -> None:
    """DI 3.4: random games come to it."""
    rng = Rng("box")
    seen = 0
    for number in range(150):
        for state, seat in decisions(5, {"doubling": "secret", "length": "single"}, f"box {number}", at_random):
            legal = list(state.legal(seat))
            if legal[0] >= BOXED and legal[0] < DOUBLE:
                seen += 1
                for advised in (ADVICE.heuristic, ADVICE.naive, ADVICE.rollout):
                    assert advised(state, seat, rng) in legal
    assert seen > 0


@pytest.mark.parametrize("policy", [ADVICE.heuristic, at_random])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("advice", [ADVICE, MASTER])
def test_a_guessed_world_looks_the_same_to_the_seat(advice: Advice, seats: int, policy: Policy) -> None:
    """DI 3.4, DI 5.2, DI 5.5: no hard knowledge is lost, no card either."""
    rng = Rng("guess")
    for state, seat in decisions(seats, {"doubling": "secret", "length": "single"}, f"s{seats}", policy):
        view = state.view(seat)
        worlds = advice.worlds(GAME, view, rng)
        for _ in range(2):
            world = worlds.next(rng)
            assert isinstance(world, Diabolo)
            assert world.view(seat) == view
            assert total(world.stock) == world.stock_size
            assert all(copies(ALL, kind) >= sum(copies(hand, kind) for hand in world.hands) for kind in range(KINDS))


def test_a_shown_hand_is_guessed_as_it_was_shown() -> None:
    """DI 3.4: random games among five come to it."""
    rng = Rng("shown")
    seen = 0
    for number in range(60):
        for state, seat in decisions(5, {"doubling": "secret", "length": "single"}, f"box {number}", at_random):
            if any(state.known[other] for other in range(5)) and state.phase == LAY:
                seen += 1
                view = state.view(seat)
                for advice in (ADVICE, MASTER):
                    assert advice.worlds(GAME, view, rng).next(rng).view(seat) == view
    assert seen > 0


@pytest.mark.parametrize("advice", [ADVICE, MASTER])
def test_what_was_laid_tells_what_is_held(advice: Advice) -> None:
    """The others' sums are guessed more closely than chance would have them, when they play by the rules of thumb."""
    rng = Rng("closer")
    guessed = by_chance = 0.0
    for number in range(3):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, seat in decisions(4, options, f"closer {number}", ADVICE.heuristic):
            if state.phase != LAY or state.turns < 8 or seat != 0:
                continue
            worlds = advice.worlds(GAME, state.view(seat), rng)
            guessed += distance(state, seat, [worlds.next(rng) for _ in range(30)])
            by_chance += distance(state, seat, [GAME.imagine(state.view(seat), rng) for _ in range(30)])
    assert guessed < 0.7 * by_chance


def halving(state: State, seat: int, advice: Advice, rng: Rng) -> Halving:
    """A search before its first iteration."""
    return Halving(GAME, state.view(seat), list(state.legal(seat)), advice, rng, Stop())


def by_search(state: State, seat: int, rng: Rng) -> int:
    """What an expert does who thinks briefly."""
    search = halving(state, seat, ADVICE, rng)
    search.run(1500, 0.0)
    return int(search.best())


@pytest.mark.strain
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_master_knows_how_experts_lay(seats: int) -> None:
    """What they lay is likelier by their habits than by chance, in games from which nothing was learned."""
    habit = Habit(seats)
    habits = chance = 0.0
    for number in range(3):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, seat in decisions(seats, options, f"habits {number}", by_search):
            if state.phase == LAY and len(state.legal(seat)) > 1:
                weights = {action: habit_of(habit, state, seat, action) for action in map(int, state.legal(seat))}
                laid = by_search(state, seat, Rng(f"{number} {state.turns}"))
                habits += log(weights[laid] / sum(weights.values()))
                chance += log(1 / len(weights))
    assert habits > 0.85 * chance


def habit_of(habit: Habit, state: Diabolo, seat: int, action: int) -> float:
    """The weight of a lay."""
    row = action % KINDS // 5
    page = habit.page(state, row)
    return float(page.weight(worth(state.hands[seat], row), action % 5 + 1, int(action >= ANGEL)))


def test_what_experts_laid_tells_the_master_more() -> None:
    """Their sums are guessed more closely by their habits than by the rules of thumb."""
    rng = Rng("master")
    guessed = by_thumb = 0.0
    for number in range(3):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, seat in decisions(4, options, f"master {number}", by_search):
            if state.phase == LAY and state.turns >= 8:
                for advice in (ADVICE, MASTER):
                    worlds = advice.worlds(GAME, state.view(seat), rng)
                    found = distance(state, seat, [worlds.next(rng) for _ in range(60)])
                    if advice is MASTER:
                        guessed += found
                    else:
                        by_thumb += found
    assert guessed < by_thumb


def test_no_two_looks_of_a_side_are_taken_for_one() -> None:
    """DI 3.3: what can be told of a side is the number of its cards and their sum."""
    looks: dict[int, set[tuple[int, int]]] = {}
    for cards in range(4):
        for values in product(range(1, 6), repeat=cards):
            side = 0
            for value in values:
                side = side << 4 | value
            looks.setdefault(int(look(side)), set()).add((cards, sum(values)))
    assert set(looks) == set(range(LOOKS))
    assert all(len(seen) == 1 for seen in looks.values())


def distance(state: Diabolo, seat: int, worlds: list[State]) -> float:
    """The squared error of the mean of the others' sums, over all colours."""
    found = 0.0
    for other in range(4):
        for colour in range(5):
            mean = 0.0
            for world in worlds:
                assert isinstance(world, Diabolo)
                mean += worth(world.hands[other], colour) / len(worlds)
            found += (mean - float(worth(state.hands[other], colour))) ** 2
    return found


def test_the_values_of_a_settled_round_are_shares_of_the_win() -> None:
    """DI 6"""
    rng = Rng("value")
    for state, _ in decisions(4, {"doubling": "secret", "length": "standard"}, "value", ADVICE.heuristic):
        world = state.copy()
        world.finish_round(rng)
        values = [ADVICE.value(world, seat) for seat in range(4)]
        assert sum(values) == pytest.approx(1.0)
        points = world.points()
        assert max(values) == values[points.index(max(points))]


@pytest.mark.parametrize("advice", [ADVICE, MASTER])
def test_the_same_seed_makes_the_same_choice(advice: Advice) -> None:
    """By rules of thumb and by search."""
    for number, (state, seat) in enumerate(decisions(4, {"doubling": "secret", "length": "single"}, "same", at_random)):
        found = []
        for _ in range(2):
            search = halving(state, seat, advice, Rng(number))
            search.run(200, 0.0)
            found.append((search.best(), ADVICE.naive(state, seat, Rng(number)), ADVICE.heuristic(state, seat, Rng(1))))
        assert found[0] == found[1]
        assert found[0][0] in list(state.legal(seat))


def test_hidden_cards_do_not_change_the_rules_of_thumb() -> None:
    """Two worlds that look the same to a seat get the same advice."""
    rng = Rng("hidden")
    for state, seat in decisions(4, {"doubling": "secret", "length": "standard"}, "hidden", ADVICE.heuristic):
        view = state.view(seat)
        assert len({ADVICE.heuristic(GAME.imagine(view, rng), seat, Rng(1)) for _ in range(5)}) == 1
        assert len({ADVICE.naive(GAME.imagine(view, rng), seat, Rng(1)) for _ in range(5)}) == 1


def test_a_hand_full_of_red_does_not_send_red_to_the_devils() -> None:
    """DI 5.3: it would pay for it."""
    state = about_to_lay("r5 r5 r4 r4 r3 r3 y2")
    for advised in (ADVICE.heuristic, ADVICE.rollout):
        action = advised(state, 0, Rng(1))
        assert not (word(action).startswith("r") and word(action).endswith("devil"))


def test_a_strong_row_of_angels_is_kept_in_the_hand() -> None:
    """DI 5.2: the fives stay where they score."""
    state = about_to_lay("r5 r5 y1 y2 g3 b3 p1", "r4 angel", "r4 angel")
    assert not word(ADVICE.heuristic(state, 0, Rng(1))).startswith("r5")


def test_a_colour_of_devils_that_nobody_can_save_is_not_fed_with_the_last_card_of_a_row_of_angels() -> None:
    """DI 5.3: with red lost and yellow won, the yellow five is not the card to part with."""
    state = about_to_lay("y5 y4 y3 r4 r5 r3 g1", "r5 devil", "r4 devil", "y4 angel", "y2 angel")
    assert word(ADVICE.heuristic(state, 0, Rng(1)))[0] != "y"


def test_nobody_doubles_by_advice_without_a_card_of_the_colour() -> None:
    """DI 5.2: it can win nothing."""
    asked = 0
    for number in range(60):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, seat in decisions(4, options, f"double {number}", at_random):
            if state.phase == DOUBLING and not state.hands[seat] >> (11 * state.row) & 0b11111111111:
                asked += 1
                for advised in (ADVICE.heuristic, ADVICE.naive, ADVICE.rollout):
                    assert advised(state, seat, Rng(1)) == KEEP
    assert asked > 20


def test_the_last_row_of_angels_is_doubled_by_whoever_holds_its_colour() -> None:
    """DI 5.2: a double card kept is worth nothing afterwards."""
    asked = 0
    for number in range(100):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, seat in decisions(4, options, f"last {number}", at_random):
            if state.phase == DOUBLING and state.row == 4 and state.hands[seat] >> 44:
                asked += 1
                assert ADVICE.heuristic(state, seat, Rng(1)) == DOUBLE
    assert asked > 20


def test_who_searches_in_secret_chooses_for_himself() -> None:
    """DI 5.2: also when others before him have not chosen yet."""
    asked = 0
    for number in range(40):
        options: dict[str, Value] = {"doubling": "secret", "length": "single"}
        for state, _ in decisions(4, options, f"secret {number}", ADVICE.naive):
            waiting = state.waiting_for()
            if state.phase != DOUBLING or len(waiting) < 2:
                continue
            seat = waiting[-1]
            search = halving(state, seat, ADVICE, Rng(number))
            search.run(100, 0.0)
            assert search.best() in (DOUBLE, KEEP)
            assert search.iterations >= 50
            asked += 1
    assert asked > 5


def test_a_flat_search_can_be_stopped_and_answers_with_its_best_so_far() -> None:
    """DI 3.2"""
    state = about_to_lay("r5 r4 y1 g1 b1 p1 p2")
    stop = Stop()
    stop.ask()
    search = Halving(GAME, state.view(0), list(state.legal(0)), ADVICE, Rng(1), stop)
    search.run(1_000_000_000, 0.0)
    assert search.iterations == 0
    assert search.best() in list(state.legal(0))
    timed = halving(state, 0, ADVICE, Rng(1))
    timed.run(1_000_000_000, 0.05)
    assert len(timed.left) <= 2


def test_the_double_card_is_kept_where_one_holds_nothing_of_the_colour() -> None:
    """DI 5.2: where both choices end alike, the search falls back to the one that wastes nothing."""
    empty = 0
    for number in range(40):
        for state, seat in decisions(
            4, {"doubling": "secret", "length": "single"}, f"empty {number}", ADVICE.heuristic
        ):
            if state.phase == DOUBLING and worth(state.hands[seat], state.row) == 0:
                search = halving(state, seat, ADVICE, Rng(number))
                search.run(100, 0.0)
                assert search.best() == KEEP
                empty += 1
    assert empty > 20


def test_the_heuristic_beats_naive_play_and_naive_play_beats_chance() -> None:
    """A coarse measure on fixed seeds."""
    for better, worse in ((ADVICE.heuristic, ADVICE.naive), (ADVICE.naive, at_random), (ADVICE.heuristic, at_random)):
        ahead = 0
        for number in range(80):
            policies: list[Policy] = [worse] * 4
            policies[number % 4] = better
            points = points_of(policies, str(number))
            ahead += points[number % 4] == max(points)
        assert ahead > 36


def test_a_flat_search_ends_early_where_nothing_can_change_its_choice() -> None:
    """DI 3.2"""
    state = about_to_lay("r5 r4 y1 g1 b1 p1 p2")
    search = halving(state, 0, ADVICE, Rng(1))
    search.left = search.left[:2]
    search.total[search.left[0]] = 60.0
    search.run(100, 0.0)
    assert search.iterations < 100
    assert search.favourite() == search.left[0]
