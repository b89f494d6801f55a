"""Our games in OpenSpiel, tried by its own tests and algorithms."""

import gzip
import unittest
from pathlib import Path
from typing import Any

import numpy as np
import playthroughs
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import cfr, exploitability, generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.tests import games_sim_test

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.rng import Rng
from stammtisch.envs.spiel import all_options, resampled, short_name
from stammtisch.laws.setup import Setup, setups

OURS = ["diabolo", "sep", "sequence", "seven-seals"]
TOY = playthroughs.GAMES["diabolo_scoring"]
SETUPS = [
    setup
    for name in OURS
    for seats in shelf.game(name).seats
    for setup in [setup for setup in setups(shelf.game(name)) if setup.seats == seats][:: scaled(24, 8, 1)]
    if scaled(0, 0, 1) or ("length", "long") not in setup.options
]


def loaded(setup: Setup) -> Any:
    """The game of a setup in OpenSpiel, every option given as a parameter."""
    mixed = {name for name, option in all_options(setup.game).items() if len({*map(type, option.values)}) > 1}
    given: dict[str, Any] = {"players": setup.seats}
    for name, value in setup.options:
        given[name] = f"n{value}" if name in mixed and isinstance(value, int) else value
    return pyspiel.load_game(short_name(setup.game.name), given)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_openspiel_finds_nothing_wrong_in_random_play(setup: Setup, capfd: pytest.CaptureFixture[str]) -> None:
    game = loaded(setup)
    assert game.num_players() == setup.seats
    assert game.options == dict(setup.options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def passes(case: type[unittest.TestCase], tests: list[str]) -> None:
    suite = unittest.TestSuite(case(test) for test in tests)
    result = suite.run(unittest.TestResult())
    assert result.testsRun == len(tests)
    assert [trouble for _, trouble in [*result.failures, *result.errors]] == []


def test_openspiels_tests_of_python_games_pass() -> None:
    """Clones go the same way; games, types and states survive OpenSpiel's serialization and pickle. It takes every game
    that is registered, ours among them, with every number of seats between the fewest and the most."""
    case = games_sim_test.GamesSimTest
    ours = [test for test in dir(case) if "stammtisch" in test]
    assert len([test for test in ours if test.startswith("test_game_sim_")]) == len(OURS) + 1
    impossible = "test_multiplayer_game_5p_stammtisch_sequence"
    assert impossible in ours  # Sequence is played by 2, 3, 4 or 6
    np.random.seed(1)
    passes(case, [test for test in ours if test != impossible])


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_openspiels_simulation_passes_with_every_option(setup: Setup) -> None:
    np.random.seed(1)
    games_sim_test.GamesSimTest("test_game_sim_stammtisch_sep").sim_game(loaded(setup))


@pytest.mark.parametrize("name", ["diabolo", "sep", "sequence", "seven_seals"])
def test_openspiels_checks_of_information_pass_on_sampled_states(name: str) -> None:
    text = playthroughs.GAMES[name]
    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(text), "game_name": text})
    passes(case, [test for test in dir(case) if test.startswith("test_")])


def test_openspiels_checks_of_the_whole_tree_pass_on_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Perfect recall among them. Our tree is not in OpenSpiel's lists of sizes, so it is added."""
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, TOY, (1, 78, 81))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, TOY, 43)
    case = type("toy", (api_test.EnforceAPIOnFullTreeBase,), {"game": pyspiel.load_game(TOY), "game_name": TOY})
    passes(case, [test for test in dir(case) if test.startswith("test_")])


@pytest.mark.parametrize("name", playthroughs.GAMES)
def test_a_kept_playthrough_goes_the_same_way_again(name: str, tmp_path: Path) -> None:
    unpacked = tmp_path / f"{name}.txt"
    unpacked.write_bytes(gzip.decompress((playthroughs.FOLDER / f"{name}.txt.gz").read_bytes()))
    expected, actual = generate_playthrough.replay(unpacked)
    assert actual == expected


def test_parameters_that_do_not_fit_are_refused() -> None:
    for wrong in ("stammtisch_sep(players=5)", "stammtisch_diabolo(length=endless)", "stammtisch_sep(solo_rounds=3)"):
        with pytest.raises(Exception, match=r"seats|must be|no option"):
            pyspiel.load_game(wrong)


# Its algorithms


def test_cfr_comes_close_to_an_equilibrium_of_the_toy() -> None:
    """Exact: the sum of what each player could gain by a best response."""
    game = pyspiel.load_game(TOY)
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    uniform = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < uniform / 10


def test_outcome_sampling_learns_the_toy_and_runs_on_whole_games() -> None:
    np.random.seed(1)
    game = pyspiel.load_game(TOY)
    solver = OutcomeSamplingSolver(game)
    for _ in range(scaled(200, 500, 5000)):
        solver.iteration()
    learned = exploitability.nash_conv(game, solver.average_policy())
    assert learned < exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    OutcomeSamplingSolver(pyspiel.load_game(playthroughs.GAMES["diabolo"])).iteration()


def test_ismcts_plays_with_our_resampling() -> None:
    game = pyspiel.load_game(playthroughs.GAMES["diabolo"])
    rng, dice = Rng("ismcts"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 6, random_state=dice)
    bot.set_resampler(lambda state, player: resampled(state, player, rng))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(state.legal_actions()[0])
    assert sum(state.returns()) == pytest.approx(0.0)


class Undecided(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Values every position alike, so that a search costs little and its tree grows in breadth."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())


@pytest.mark.parametrize("name", OURS)
def test_ismcts_searches_whole_games_at_their_opening_and_later(name: str) -> None:
    """Its nodes are information states. If they told hands that were not imagined, worlds with other legal actions
    would meet in one node, and it would break down."""
    game = pyspiel.load_game(short_name(name))
    rng, dice = Rng("search"), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, Undecided(1, dice), 2.0, 200, random_state=dice)
    bot.set_resampler(lambda state, player: resampled(state, player, rng))
    state = game.new_initial_state()
    decisions = 0
    while decisions <= 30:
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[dice.randint(len(outcomes))][0])
            continue
        if decisions % 6 == 0:
            assert bot.step(state) in state.legal_actions()
        state.apply_action(state.legal_actions()[dice.randint(len(state.legal_actions()))])
        decisions += 1


@pytest.mark.parametrize("name", OURS)
def test_a_resampled_state_does_not_tell_what_the_others_really_hold(name: str) -> None:
    state = pyspiel.load_game(short_name(name)).new_initial_state()
    rng, dice = Rng("others"), np.random.RandomState(4)
    differ = 0
    while not state.is_terminal() and differ < 60:
        actions = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else None
        actions = actions or state.legal_actions()
        state.apply_action(actions[dice.randint(len(actions))])
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        other = resampled(state, player, rng)
        for seat in range(state.num_players()):
            same = other.truth.view(seat) == state.truth.view(seat)
            told = other.information_state_string(seat) == state.information_state_string(seat)
            assert not told or same
            assert told or seat != player
            differ += not same
    assert differ > 10


def kind(*, public: bool, private: str, recall: bool = False) -> Any:
    shown = getattr(pyspiel.PrivateInfoType, private)
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=shown)


@pytest.mark.parametrize("name", OURS)
def test_only_an_observation_of_all_that_a_player_knows_has_numbers(name: str) -> None:
    game = pyspiel.load_game(short_name(name))
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    whole = game.make_py_observer(kind(public=True, private="SINGLE_PLAYER"))
    whole.set_from(state, 0)
    assert whole.tensor.any()
    assert whole.tensor.tolist() == state.observation_tensor(0)
    assert sum(part.size for part in whole.dict.values()) == whole.tensor.size
    for partial in (kind(public=True, private="NONE"), kind(public=False, private="SINGLE_PLAYER")):
        told = game.make_py_observer(partial)
        told.set_from(state, 0)
        assert told.tensor is None
        assert told.dict == {}
        assert told.string_from(state, 0)
    for unknown in (
        kind(public=True, private="ALL_PLAYERS"),
        kind(public=False, private="NONE"),
        kind(public=True, private="NONE", recall=True),
    ):
        with pytest.raises(ValueError, match="no observer for"):
            game.make_py_observer(unknown)


@pytest.mark.parametrize("name", OURS)
def test_an_information_state_is_a_string_because_no_tensor_has_perfect_recall(name: str) -> None:
    """The same observation may follow from several histories, so it must not be taken for an information state."""
    game = pyspiel.load_game(short_name(name))
    assert not game.get_type().provides_information_state_tensor
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.information_state_string(0)
    with pytest.raises(ValueError, match="ask for the tensor of an observation"):
        state.information_state_tensor(0)


@pytest.mark.parametrize("name", OURS)
def test_a_resampled_state_agrees_with_all_that_a_player_knows(name: str) -> None:
    state = pyspiel.load_game(short_name(name)).new_initial_state()
    rng, dice = Rng("resample"), np.random.RandomState(2)
    compared = 0
    while not state.is_terminal() and compared < 40:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[dice.randint(len(state.chance_outcomes()))][0])
            continue
        player = state.current_player()
        other = resampled(state, player, rng)
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(state.legal_actions()[dice.randint(len(state.legal_actions()))])
        compared += 1
    assert compared > 10


def test_turn_by_turn_a_draw_may_be_put_off_or_forgotten() -> None:
    """SQ 6: it is a choice beside the plays of a turn."""
    state = pyspiel.load_game("stammtisch_sequence(players=3,draw=manual)").new_initial_state()
    dice = np.random.RandomState(5)
    beside = 0
    while not state.is_terminal():
        actions = [card for card, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        words = [state.action_to_string(action) for action in actions]
        beside += "draw" in words and len(words) > 1
        state.apply_action(actions[dice.randint(len(actions))])
    assert beside > 10


def test_an_environment_of_openspiel_steps_through_a_match() -> None:
    env = rl_environment.Environment(pyspiel.load_game(playthroughs.GAMES["seven_seals"]))
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0.0)
