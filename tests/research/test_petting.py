"""PettingZoo's own tests of our games, and what they do not ask."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.envs.petting import TableEnv, env, parallel_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports games of its own, if they are there, in a way that it deprecates
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.test.state_test import state_test

OURS = ["diabolo", "sep", "sequence", "seven-seals"]
TABLES = [(name, seats) for name in OURS for seats in shelf.game(name).seats]
CYCLES = scaled(quick=30, normal=100, full=1000)
IDENTITIES = {name: f"stammtisch/{name.title().replace('-', '')}-v1" for name in OURS}


@pytest.fixture(autouse=True)
def _dictionaries_are_fine() -> Any:
    """PettingZoo lists by name the environments whose observations may be dictionaries; ours are not its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Environment has not defined a render_mode")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_turn_by_turn(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("name", OURS)
def test_states_cycles_and_drawings_are_as_pettingzoo_wants_them(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    state_test(env(name), parallel_env(name))
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(name, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel_env(name, max_cycles=max_cycles)),
        )
    )
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000


@pytest.mark.parametrize("name", OURS)
def test_the_games_are_in_pettingzoos_registry(name: str) -> None:
    assert pettingzoo.make("aec", IDENTITIES[name], render_mode="ansi").unwrapped.metadata["name"].endswith("_v1")
    assert pettingzoo.make("parallel", IDENTITIES[name], max_cycles=3).max_cycles == 3


def test_a_sealed_choice_is_not_seen_by_those_who_choose_after_it() -> None:
    """DI 5.2: two matches that differ in one sealed choice look the same to the next seat."""
    for_all = {"length": "single"}
    one, other = TableEnv("diabolo", options=for_all), TableEnv("diabolo", options=for_all)
    one.reset(seed=3)
    other.reset(seed=3)
    while "doubling" not in one.table.observer.explain(one.observe("seat_0")["observation"].tolist())["phase"]:
        choice = int(one.infos[one.agent_selection]["action_mask"].argmax())
        one.step(choice)
        other.step(choice)
    first = one.agent_selection
    one.step(100)
    other.step(101)
    assert one.agent_selection == other.agent_selection != first
    for agent in one.agents:
        same = np.array_equal(one.observe(agent)["observation"], other.observe(agent)["observation"])
        assert same == (agent != first)


def test_all_seats_choose_in_one_step_what_they_choose_in_secret() -> None:
    """DI 5.2."""
    table = parallel_env("diabolo", options={"length": "single"})
    told, infos = table.reset(seed=3)
    asked = 0
    while table.agents:
        choices = {agent: int(told[agent]["action_mask"].argmax()) for agent in table.agents}
        asked = max(asked, sum(choice != table.wait for choice in choices.values()))
        told, rewards, _, _, infos = table.step(choices)
        assert not any(info["mended"] for info in infos.values())
    assert asked == 3
    assert sum(rewards.values()) == pytest.approx(1.0)


def test_an_illegal_choice_ends_the_match_and_costs_a_point() -> None:
    for wrong in (0, 999, -1):
        table = env("seven-seals")
        table.reset(seed=1)
        table.step(wrong)
        assert table.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
        assert all(table.terminations.values())
        assert not table.observe("seat_0")["action_mask"].any()


def test_a_step_before_the_reset_is_refused() -> None:
    with pytest.raises(Refused, match="reset the environment"):
        env("sep").step(0)


def test_a_drawing_shows_no_hand_before_the_end() -> None:
    table = TableEnv("diabolo", options={"length": "single"}, render_mode="ansi")
    table.reset(seed=1)
    assert "? ? ? ? ? ?" in str(table.render())
    while not table.terminations["seat_0"]:
        table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))
    assert "?" not in str(table.render())
