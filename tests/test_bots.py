"""Bots: what they know, how they think, and that they never peek."""

import threading
import time

import pytest

import stammtisch
from scale import scaled
from stammtisch.bots.halving import Halving
from stammtisch.bots.levels import (
    BOTS,
    Budget,
    UnknownBot,
    advice_for,
    advice_for_master,
    bot,
    master_budget,
    search,
    searching,
)
from stammtisch.bots.search import MOST_NODES, Search
from stammtisch.core import shelf
from stammtisch.core.advice import Advice
from stammtisch.core.game import CHANCE, OVER, Game, Refused, State
from stammtisch.core.rng import Rng
from stammtisch.laws.table import Table, tables

PAIRS = scaled(40, 600, 10_000)
"""Pairs of states that differ only in what the seat to move cannot see, for each game."""
THOUGHT = Budget(100)
OURS = ("diabolo", "sep", "sequence", "seven-seals")
TABLES = [table for name in shelf.names() for table in tables(shelf.game(name))][:: scaled(3, 1, 1)]
LEVELS = [name for name in BOTS if name != "sampler"]


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


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_seat_under_every_option_can_be_a_bot(table: Table) -> None:
    rng = table.rng("bots")
    state = table.new()
    plies = 0
    while state.next_seat() != OVER and plies < 60:
        seat = state.next_seat()
        if seat == CHANCE:
            state.draw(rng)
            continue
        plies += 1
        legal = set(state.legal(seat))
        chosen = [bot(name).choose(table.game, state.view(seat), rng, Budget(8)) for name in LEVELS]
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
            level = ("expert", "master", "regular", "novice")[pairs % 4]
            choices = {bot(level).choose(game, world.view(seat), Rng(number), THOUGHT) for world in (state, other)}
            assert len(choices) == 1, f"{level} tells two worlds apart that look the same to seat {seat}"
            pairs += 1
            if pairs == PAIRS:
                break


def test_the_same_seed_and_iterations_make_the_same_choice() -> None:
    game = shelf.game("seven-seals")
    for state in positions(game, 4, "again")[:40]:
        view = state.view(state.next_seat())
        choices = {bot("expert").choose(game, view, Rng(5), Budget(50)) for _ in range(2)}
        assert len(choices) == 1


def test_a_search_can_be_stopped_from_outside_and_answers_with_its_best_so_far() -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "stop")[3]
    seat = state.next_seat()
    tree = Search(game, state.view(seat), seat, advice_for("sep"), Rng(1), 0.7, 0.0)

    def stop() -> None:
        tree.stopped = True

    timer = threading.Timer(0.2, stop)
    timer.start()
    begun = time.perf_counter()
    tree.run(1_000_000_000, 0.0)
    timer.join()
    assert time.perf_counter() - begun < 5
    assert tree.best() in set(state.legal(seat))


def test_a_search_keeps_to_its_seconds() -> None:
    game = shelf.game("diabolo")
    state = positions(game, 4, "clock")[0]
    begun = time.perf_counter()
    bot("expert").choose(game, state.view(state.next_seat()), Rng(1), Budget(1_000_000_000, 0.2))
    assert time.perf_counter() - begun < 2


def test_a_clear_choice_ends_the_search_early() -> None:
    game = shelf.game("seven-seals")
    for state in positions(game, 4, "clear")[-8:]:
        seat = state.next_seat()
        tree = Search(game, state.view(seat), seat, Advice(), Rng(1), 0.7, 0.0)
        tree.run(4000, 0.0)
        if tree.iterations < 4000:
            return
    raise AssertionError("no choice was ever clear")


@pytest.mark.parametrize(("name", "seats"), [("diabolo", 4), ("sep", 2)])
def test_at_the_table_a_search_by_halving_ends_when_one_action_is_far_ahead(name: str, seats: int) -> None:
    game = shelf.game(name)
    ended = 0
    for state in positions(game, seats, "ahead")[:24]:
        seat = state.next_seat()
        tree = Halving(game, state.view(seat), seat, advice_for_master(name), Rng(1))
        tree.run(20_000, 1000.0)
        if tree.iterations < 10_000:
            ended += 1
            longer = Halving(game, state.view(seat), seat, advice_for_master(name), Rng(2))
            longer.run(20_000, 0.0)
            assert longer.best() == tree.best()
    assert ended > 0


class Meek(Advice):
    """Everybody plays the first of all actions."""

    def __init__(self) -> None:
        super().__init__()
        self.advised: set[int] = set()

    def rollout(self, state: State, seat: int, rng: Rng) -> int:  # noqa: ARG002
        """The first one, which is remembered."""
        action = int(state.legal(seat)[0])
        self.advised.add(action)
        return action


@pytest.mark.parametrize("unaware", [True, False])
def test_in_the_tree_the_others_play_by_the_advice_if_they_are_to_be_unaware(unaware: bool) -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "unaware")[0]
    seat = int(state.next_seat())
    advice = Meek()
    advice.unaware_from = 2 if unaware else 3
    tree = Search(game, state.view(seat), seat, advice, Rng(1), 0.7, 0.0)
    tree.run(3000, 0.0)
    answers = {action for action, actor in zip(tree.action, tree.actor, strict=True) if actor == 1 - seat}
    assert len(answers) > 10
    assert answers.issubset(advice.advised) == unaware


@pytest.mark.parametrize("name", ["seven-seals", "sep"])
def test_paired_actions_meet_the_same_worlds_until_they_are_dropped(name: str) -> None:
    game = shelf.game(name)
    state = next(
        state for state in positions(game, game.seats[-1], "paired") if len(state.legal(state.next_seat())) > 4
    )
    tree = searching(game, state.view(state.next_seat()), Rng(1), advice_for_master(name))
    assert isinstance(tree, Halving)
    actions = len(tree.left)
    tree.run(200 * actions, 0.0)
    visits = [tree.visits[1 + at] for at in range(actions)]
    assert max(visits) == tree.tried
    assert sum(visits) == tree.iterations
    assert sorted(visits)[0] < sorted(visits)[actions // 2] < tree.tried, "half is dropped, then half of the rest"
    assert len(tree.child) > 10 * actions, "the tree grows below"


@pytest.mark.parametrize("name", ["sep", "sequence"])
def test_in_the_playouts_of_a_master_others_have_whims_that_leave_the_luck_as_it_is(name: str) -> None:
    game = shelf.game(name)
    states = [state for number in range(4) for state in positions(game, 2, f"whims {number}")]
    strayed = 0
    for number, state in enumerate(states):
        seat = state.next_seat()
        rng = Rng(number)
        action = advice_for_master(name).rollout(state, seat, rng)
        assert action in set(state.legal(seat))
        assert rng.next() == Rng(number).next(), "all actions of a decision are to meet the same cards"
        strayed += action != advice_for(name).rollout(state, seat, Rng(number))
    assert 0 < strayed < len(states) / 2


def test_flat_advice_grows_no_tree() -> None:
    game = shelf.game("diabolo")
    state = positions(game, 4, "flat")[0]
    tree = searching(game, state.view(state.next_seat()), Rng(1), advice_for("diabolo"))
    tree.run(1000, 0.0)
    assert tree.iterations >= 1000
    assert len(tree.child) == 1 + len(state.legal(state.next_seat()))


def test_the_tree_of_a_search_is_bounded() -> None:
    """Eight numbers of eight bytes for a node, twice while a vector grows: under 200 MB."""
    assert MOST_NODES * 8 * 8 * 2 < 200_000_000


def test_a_bot_is_asked_only_when_its_seat_is_waited_for() -> None:
    match = stammtisch.match("seven-seals", 3, seed=1)
    with pytest.raises(Refused, match="only when its seat is waited for"):
        bot("random").choose(match.game, match.view(2), Rng(1), THOUGHT)


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'genius'; the bots are random, sampler, novice, regular"):
        bot("genius")


def test_the_master_has_advice_of_its_own_where_a_game_gives_it_some() -> None:
    assert all(advice_for_master(name).paired for name in OURS)
    assert advice_for_master("seven-seals").unaware_from == 3
    assert advice_for("seven-seals").unaware_from > 5
    assert advice_for_master("diabolo") is not advice_for("diabolo")


@pytest.mark.parametrize("name", shelf.names())
def test_the_master_has_what_it_does_in_three_times_the_time(name: str) -> None:
    expert = int(advice_for(name).iterations)
    assert master_budget(name, Budget(expert, 1.0)) == Budget(3 * int(advice_for_master(name).iterations), 3.0)


@pytest.mark.parametrize("name", shelf.names())
def test_the_master_searches_with_its_own_advice_and_budget(name: str) -> None:
    game = shelf.game(name)
    for state in positions(game, game.seats[0], "master")[:4]:
        view = state.view(state.next_seat())
        thought = search(game, view, Rng(1), master_budget(name, THOUGHT), advice_for_master(name))
        assert bot("master").choose(game, view, Rng(1), THOUGHT) == thought.action


def test_every_game_with_a_bot_of_its_own_has_advice_of_its_own() -> None:
    own = [name for name in shelf.names() if shelf.part(name, "bot") is not None]
    assert {*OURS} <= {*own}
    assert [name for name in own if type(advice_for(name)) is Advice] == []
