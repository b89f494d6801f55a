"""Bots: what they know, how they think, and that they never peek."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from deciding import choice, thought
from scale import scaled
from stammtisch.bots.halving import Halving
from stammtisch.bots.levels import (
    UnknownBot,
    bot_for,
    bots_for,
    opponent_for,
    opponents_for,
    parameters_for,
    searching,
    stored_bot,
)
from stammtisch.bots.search import MOST_NODES, Search
from stammtisch.core import shelf
from stammtisch.core.advice import Advice, Parameters
from stammtisch.core.bot import Budget, Stop
from stammtisch.core.game import CHANCE, OVER, Game, State
from stammtisch.core.rng import Rng
from stammtisch.laws.setup import Setup, setups

PAIRS = scaled(40, 150, 10_000)
"""Pairs of states that differ only in what the seat to move cannot see, for each game."""
OURS = ("diabolo", "sep", "sequence", "seven-seals")
SETUPS = [setup for name in shelf.names() for setup in setups(shelf.game(name))][:: scaled(6, 4, 1)]
LEVELS = ("random", "novice", "regular", "expert", "master")


def positions(game: Game, seats: int, seed: str) -> list[State]:
    """States of one random game in which a seat has a choice."""
    rng = Rng(seed)
    state = game.new(seats, game.check(seats, {}))
    found: list[State] = []
    while state.next_seat() != OVER:
        seat = state.next_seat()
        if seat == CHANCE:
            state.draw(rng)
            continue
        if len(state.legal(seat)) > 1:
            found.append(state.copy())
        state.play(seat, state.random_action(seat, rng))
    return found


def levels_of(game: Game) -> list[str]:
    """The levels, and the reflex where a game has it."""
    return [*LEVELS, *(["reflex"] if "reflex" in opponents_for(game) else [])]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_seat_under_every_option_can_be_a_bot(setup: Setup) -> None:
    rng = setup.rng("bots")
    state = setup.new()
    plies = 0
    while state.next_seat() != OVER and plies < 60:
        seat = state.next_seat()
        if seat == CHANCE:
            state.draw(rng)
            continue
        plies += 1
        legal = set(state.legal(seat))
        chosen = [choice(setup.game, name, state, seat, rng, 8) for name in levels_of(setup.game)]
        assert legal.issuperset(chosen)
        state.play(seat, chosen[plies % len(chosen)])


@pytest.mark.parametrize("name", shelf.names())
def test_a_bot_chooses_the_same_whatever_it_cannot_see(name: str) -> None:
    game = shelf.game(name)
    pairs = number = 0
    while pairs < PAIRS:
        seats = game.seats[number % len(game.seats)]
        number += 1
        for state in positions(game, seats, f"pairs {number}")[::3]:
            seat = state.next_seat()
            view = state.view(seat)
            other = game.imagine(view, Rng(pairs))
            levels = levels_of(game)
            level = levels[-1 - pairs % len(levels)]
            choices = {choice(game, level, world, seat, Rng(number), 100) for world in (state, other)}
            assert len(choices) == 1, f"{level} tells two worlds apart that look the same to seat {seat}"
            pairs += 1
            if pairs == PAIRS:
                break


def test_the_same_seed_and_iterations_make_the_same_choice() -> None:
    game = shelf.game("seven-seals")
    for state in positions(game, 4, "again")[:40]:
        choices = {choice(game, "expert", state, state.next_seat(), Rng(5), 50) for _ in range(2)}
        assert len(choices) == 1


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_search_can_be_stopped_from_outside_and_answers_with_its_best_so_far(level: str) -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "stop")[3]
    seat = state.next_seat()
    stop = Stop()
    timer = threading.Timer(0.2, stop.ask)
    timer.start()
    begun = time.perf_counter()
    found = bot_for(game, level).choose(state.view(seat), list(state.legal(seat)), Rng(1), Budget(1_000_000_000), stop)
    timer.join()
    assert time.perf_counter() - begun < 5
    assert found.action in set(state.legal(seat))
    assert found.considered


@pytest.mark.parametrize("level", ["expert", "master"])
def test_a_search_that_was_stopped_before_it_began_answers_all_the_same(level: str) -> None:
    stop = Stop()
    stop.ask()
    for name in OURS:
        game = shelf.game(name)
        state = positions(game, game.seats[-1], "at once")[0]
        seat = state.next_seat()
        legal = list(state.legal(seat))
        assert bot_for(game, level).choose(state.view(seat), legal, Rng(1), Budget(10_000), stop).action in legal


def test_a_search_keeps_to_its_seconds() -> None:
    game = shelf.game("diabolo")
    state = positions(game, 4, "clock")[0]
    seat = state.next_seat()
    begun = time.perf_counter()
    bot_for(game, "expert").choose(state.view(seat), list(state.legal(seat)), Rng(1), Budget(1_000_000_000, 0.2))
    assert time.perf_counter() - begun < 2


def test_a_clear_choice_ends_the_search_early() -> None:
    game = shelf.game("seven-seals")
    for state in positions(game, 4, "clear")[-8:]:
        seat = state.next_seat()
        search = Search(game, state.view(seat), Advice(Parameters()), Rng(1), Stop())
        search.run(4000, 0.0)
        if search.iterations < 4000:
            return
    raise AssertionError("no choice was ever clear")


def searching_by_master(game: Game, state: State, seed: int) -> Search:
    """A search of the master before its first iteration."""
    seat = state.next_seat()
    advice = parameters_for(game)["master"].advice()
    return searching(game, state.view(seat), list(state.legal(seat)), Rng(seed), advice)


@pytest.mark.strain
@pytest.mark.parametrize(("name", "seats"), [("diabolo", 4), ("sep", 2)])
def test_at_the_table_a_search_by_halving_ends_when_one_action_is_far_ahead(name: str, seats: int) -> None:
    game = shelf.game(name)
    ended = 0
    for state in positions(game, seats, "ahead")[:24]:
        search = searching_by_master(game, state, 1)
        search.run(20_000, 1000.0)
        if search.iterations < 10_000:
            ended += 1
            longer = searching_by_master(game, state, 2)
            longer.run(20_000, 0.0)
            assert longer.best() == search.best()
    assert ended > 0


class Meek(Advice):
    """Everybody plays the first of all actions."""

    def __init__(self, parameters: Parameters) -> None:
        super().__init__(parameters)
        self.advised: set[int] = set()

    def rollout(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        """The first one, which is remembered."""
        action = int(state.legal(seat)[0])
        self.advised.add(action)
        return action


@pytest.mark.parametrize("modelled", [True, False])
def test_in_the_tree_the_others_play_by_the_advice_if_they_are_modelled(modelled: bool) -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "unaware")[0]
    seat = int(state.next_seat())
    advice = Meek(Parameters(model_others_from=2 if modelled else 3))
    search = Search(game, state.view(seat), advice, Rng(1), Stop())
    search.run(3000, 0.0)
    answers = {action for action, actor in zip(search.action, search.actor, strict=True) if actor == 1 - seat}
    assert len(answers) > 10
    assert answers.issubset(advice.advised) == modelled


@pytest.mark.parametrize("name", ["seven-seals", "sep"])
def test_paired_actions_meet_the_same_worlds_until_they_are_dropped(name: str) -> None:
    game = shelf.game(name)
    state = next(
        state for state in positions(game, game.seats[-1], "paired") if len(state.legal(state.next_seat())) > 4
    )
    search = searching_by_master(game, state, 1)
    assert isinstance(search, Halving)
    actions = len(search.left)
    search.run(200 * actions, 0.0)
    visits = [search.visits[1 + at] for at in range(actions)]
    assert max(visits) == search.tried
    assert sum(visits) == search.iterations
    assert sorted(visits)[0] < sorted(visits)[actions // 2] < search.tried, "half is dropped, then half of the rest"
    assert len(search.child) > 10 * actions, "the tree grows below"


@pytest.mark.parametrize("name", ["sep", "sequence"])
def test_in_the_playouts_of_a_master_there_is_noise_that_leaves_the_luck_as_it_is(name: str) -> None:
    game = shelf.game(name)
    states = [state for number in range(4) for state in positions(game, 2, f"whims {number}")]
    strayed = 0
    expert, master = (parameters_for(game)[level].advice() for level in ("expert", "master"))
    for number, state in enumerate(states):
        seat = state.next_seat()
        rng = Rng(number)
        action = master.rollout(state, seat, rng)
        assert action in set(state.legal(seat))
        assert rng.next() == Rng(number).next(), "all actions of a decision are to meet the same cards"
        strayed += action != expert.rollout(state, seat, Rng(number))
    assert 0 < strayed < len(states) / 2


def test_flat_advice_grows_no_tree() -> None:
    game = shelf.game("diabolo")
    state = positions(game, 4, "flat")[0]
    seat = state.next_seat()
    advice = parameters_for(game)["expert"].advice()
    search = searching(game, state.view(seat), list(state.legal(seat)), Rng(1), advice)
    search.run(1000, 0.0)
    assert search.iterations >= 1000
    assert len(search.child) == 1 + len(state.legal(state.next_seat()))


class Net(Advice):
    """An evaluation that gets its states together, as a net wants them."""

    def __init__(self, parameters: Parameters) -> None:
        super().__init__(parameters)
        self.asked: list[int] = []

    def value(self, state: State, seat: int) -> float:
        """One at a time is not wanted."""
        raise AssertionError(state, seat)

    def values(self, states: list[State], seat: int) -> list[float]:
        """How many there were is remembered."""
        self.asked.append(len(states))
        return [state.utility(seat) for state in states]


@pytest.mark.parametrize("batch", [1, 8])
def test_a_flat_search_asks_for_the_values_of_many_states_at_once(batch: int) -> None:
    game = shelf.game("diabolo")
    state = next(state for state in positions(game, 4, "batch") if len(state.legal(state.next_seat())) > 4)
    view, legal = state.view(state.next_seat()), list(state.legal(state.next_seat()))
    net = Net(Parameters(paired=True, flat=True, batch=batch))
    together, one_by_one = (
        searching(game, view, legal, Rng(1), advice) for advice in (net, Parameters(paired=True, flat=True).advice())
    )
    assert isinstance(together, Halving)
    together.run(40 * len(legal), 0.0)
    assert net.asked[0] == batch * len(legal)
    assert {*net.asked} == {batch * left for left in (len(legal), *_halved(len(legal)))}
    assert together.tried == batch * len(net.asked)
    if batch == 1:
        one_by_one.run(40 * len(legal), 0.0)
        assert together.considered() == one_by_one.considered()


def _halved(left: int) -> list[int]:
    """How many actions are still compared after each halving, as long as there is a choice."""
    return [] if left <= 2 else [(left + 1) // 2, *_halved((left + 1) // 2)]


def test_the_tree_of_a_search_is_bounded() -> None:
    """Eight numbers of eight bytes for a node, twice while a vector grows: under 200 MB."""
    assert MOST_NODES * 8 * 8 * 2 < 200_000_000


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("name", OURS)
def test_a_search_tells_what_it_found_out_about_each_action(name: str, level: str) -> None:
    game = shelf.game(name)
    for state in positions(game, game.seats[0], "considered")[::9]:
        seat = state.next_seat()
        found = thought(game, level, state, seat, Rng(1), 300)
        legal = {int(action) for action in state.legal(seat)}
        actions = [one.action for one in found.considered]
        assert found.considered[0].action == found.action
        assert legal.issuperset(actions)
        assert len(actions) == len({*actions})
        assert len(actions) == len(legal) or not parameters_for(game)[level].paired
        assert all(one.visits >= 1 and 0.0 <= one.value <= 1.0 and one.error >= 0.0 for one in found.considered)
        assert found.value is not None


def test_the_standard_error_of_a_value_is_that_of_independent_visits() -> None:
    """The same search with other seeds: its values are spread as widely as its errors say, about."""
    game = shelf.game("diabolo")
    state = positions(game, 4, "errors")[20]
    seat = int(state.next_seat())
    legal = [int(action) for action in state.legal(seat)][:2]
    searches = []
    for seed in range(60):
        advice = Parameters(paired=True, flat=True).advice()
        search = searching(game, state.view(seat), legal, Rng(seed), advice)
        assert isinstance(search, Halving)
        for _ in range(100):
            search.try_worlds()
        searches.append(search.considered()[0])
    mean = sum(one.value for one in searches) / len(searches)
    spread = (sum((one.value - mean) ** 2 for one in searches) / (len(searches) - 1)) ** 0.5
    error = sum(one.error for one in searches) / len(searches)
    assert {one.visits for one in searches} == {100}
    assert 0.7 < spread / error < 1.4


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("name", OURS)
def test_two_searches_under_way_at_once_find_what_each_finds_alone(name: str, level: str) -> None:
    game = shelf.game(name)
    seats = game.seats[-1]
    states = [positions(game, seats, f"at once {number}")[number] for number in (3, 8)]

    def begun(at: int) -> Search:
        state = states[at]
        seat = state.next_seat()
        advice = parameters_for(game)[level].advice()
        return searching(game, state.view(seat), list(state.legal(seat)), Rng(at), advice)

    def step(search: Search) -> None:
        if isinstance(search, Halving):
            search.try_worlds()
        else:
            search.iterate()

    alone = []
    for at in range(2):
        search = begun(at)
        for _ in range(40):
            step(search)
        alone.append(search.considered())
    both = [begun(at) for at in range(2)]
    for _ in range(40):
        for search in both:
            step(search)
    assert [search.considered() for search in both] == alone


def test_bots_in_several_threads_choose_what_they_choose_alone() -> None:
    asked = [
        (shelf.game(name), level, state)
        for name in OURS
        for level in ("regular", "expert", "master")
        for state in positions(shelf.game(name), shelf.game(name).seats[-1], "threads")[:12:6]
    ]

    def found(number: int) -> tuple[int, object]:
        game, level, state = asked[number]
        answer = thought(game, level, state, state.next_seat(), Rng(number), 60)
        return answer.action, answer.considered

    alone = [found(number) for number in range(len(asked))]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(found, range(len(asked)))) == alone


def test_where_there_is_nothing_to_choose_nothing_is_searched() -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "one")[0]
    seat = state.next_seat()
    found = bot_for(game, "expert").choose(state.view(seat), [int(state.legal(seat)[0])], Rng(1), Budget(100))
    assert (found.action, found.value, found.considered) == (int(state.legal(seat)[0]), None, ())


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="Sequence has no bot 'genius'; its bots are random, sampler, novice, regular"):
        bot_for(shelf.game("sequence"), "genius")
    with pytest.raises(UnknownBot, match="its bots are novice, regular, expert, master"):
        opponent_for(shelf.game("sequence"), "random")


def test_a_bot_that_a_stored_match_names_and_the_game_no_longer_has_is_an_expert() -> None:
    game = shelf.game("sep")
    assert stored_bot(game, "genius") is bot_for(game, "expert")
    assert stored_bot(game, "novice") is bot_for(game, "novice")


@pytest.mark.parametrize("name", shelf.names())
def test_every_game_has_opponents_and_each_of_them_a_time_of_its_own(name: str) -> None:
    bots = opponents_for(shelf.game(name))
    at_once = ["novice", "regular", *(["reflex"] if "reflex" in bots else [])]
    assert [*bots][: len(at_once) + 2] == [*at_once, "expert", "master"]
    assert [bots[level].seconds for level in at_once] == [0.0] * len(at_once)
    assert [bots[level].seconds for level in ("expert", "master")] == [0.95, pytest.approx(2.85)]
    assert bots["master"].at_the_table().seconds == pytest.approx(2.85)
    assert all(bot.game is shelf.game(name) and bot.sentence for bot in bots.values())


def test_the_master_has_parameters_of_its_own_where_a_game_gives_it_some() -> None:
    own = {name: parameters_for(shelf.game(name)) for name in OURS}
    assert all(parameters["master"].paired for parameters in own.values())
    assert own["seven-seals"]["master"].model_others_from == 3
    assert own["seven-seals"]["expert"].model_others_from > 5
    assert own["diabolo"]["master"] != own["diabolo"]["expert"]


@pytest.mark.parametrize("name", shelf.names())
def test_the_master_does_what_it_can_in_three_times_the_time(name: str) -> None:
    game = shelf.game(name)
    own = parameters_for(game)
    expert = own.get("expert", Parameters())
    bots = bots_for(game)
    assert bots["expert"].iterations == expert.iterations
    assert bots["master"].iterations == 3 * own.get("master", expert).iterations
    assert bots["master"].seconds == pytest.approx(3 * bots["expert"].seconds)


def test_every_game_with_a_bot_of_its_own_has_advice_of_its_own() -> None:
    own = [name for name in shelf.names() if shelf.part(name, "bot") is not None]
    assert {*OURS} <= {*own}
    for name in OURS:
        assert type(parameters_for(shelf.game(name))["expert"].advice()) is not Advice
