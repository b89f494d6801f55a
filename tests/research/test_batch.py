"""Many matches at once, as a Gymnasium vector environment."""

import re
import subprocess
import sys
import tracemalloc
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.envs.batch import BatchEnv, Observation
from stammtisch.envs.lanes import IllegalChoice

OURS = ["diabolo", "sep", "sequence", "seven-seals"]
TABLES = [(name, seats) for name in OURS for seats in shelf.game(name).seats]
MODES = [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED]
LANES = 6
STEPS = scaled(quick=60, normal=150, full=2000)


def first_legal(asked: Observation) -> Any:
    return asked["action_mask"].argmax(axis=1)


def played(env: BatchEnv, steps: int, lane: int) -> list[tuple[bytes, float, bool]]:
    """What happens in one lane if the first legal choice is always taken."""
    told, _ = env.reset(seed=100)
    found = []
    for _ in range(steps):
        told, rewards, terminations, _, _ = env.step(first_legal(told))
        found.append((told["observation"][lane].tobytes(), float(rewards[lane]), bool(terminations[lane])))
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_batch_says_what_its_spaces_promise(name: str, seats: int) -> None:
    for dtype in (np.int8, np.float32):
        env = BatchEnv(name, LANES, seats=seats, dtype=dtype)
        told, info = env.reset(seed=3)
        assert env.observation_space.contains(told)
        for _ in range(40):
            told, rewards, terminations, truncations, info = env.step(env.sample())
            assert env.observation_space.contains(told)
            assert np.array_equal(info["action_mask"], told["action_mask"])
            assert rewards.shape == terminations.shape == truncations.shape == (LANES,)
        assert env.action_space.contains(env.sample().copy())


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("opponents", ["random", "regular", first_legal])
def test_what_happens_in_a_lane_does_not_depend_on_how_many_there_are(name: str, opponents: Any) -> None:
    alone = BatchEnv(name, 2, opponents=opponents)
    many = BatchEnv(name, LANES, opponents=opponents)
    steps = STEPS if opponents == "random" else 40
    assert played(alone, steps, 1) == played(many, steps, 1)


def test_opponents_may_play_inside_the_step_or_as_a_function_of_the_batch() -> None:
    """In self-play with the same choices, the learner sees the same."""
    inside = BatchEnv("diabolo", 3, learner=1, opponents=first_legal, options={"length": "single"})
    outside = BatchEnv("diabolo", 3, learner=None, options={"length": "single"})
    seen, info = inside.reset(seed=1)
    told, facts = outside.reset(seed=1)
    for _ in range(60):
        while not np.all(facts["seat"] == 1):
            choices = np.where(facts["seat"] == 1, 0xFFFF, first_legal(told))
            told, _, over, _, facts = outside.step(choices)
            if over.any():
                return
        assert np.array_equal(seen["observation"], told["observation"])
        assert np.array_equal(info["seat"], [1, 1, 1])
        seen, _, ended, _, info = inside.step(first_legal(seen))
        told, _, over, _, facts = outside.step(first_legal(told))
        if ended.any():
            return
    raise AssertionError("no match ended")


@pytest.mark.parametrize("mode", MODES)
def test_a_match_that_is_over_is_followed_by_the_next_one_as_gymnasium_says(mode: AutoresetMode) -> None:
    env = BatchEnv("diabolo", LANES, options={"length": "single"}, autoreset_mode=mode, opponents="random")
    assert env.metadata["autoreset_mode"] == mode
    told, _ = env.reset(seed=5)
    ended = np.zeros(LANES, bool)
    ends = 0
    for _ in range(120):
        told, rewards, terminations, _, info = env.step(env.sample())
        ends += int(terminations.sum())
        if mode == AutoresetMode.NEXT_STEP:
            assert not (ended & terminations).any()
            assert not told["action_mask"][terminations].any()
            assert told["action_mask"][~terminations].any(axis=1).all()
            assert (rewards[ended] == 0).all()
        elif mode == AutoresetMode.SAME_STEP:
            assert told["action_mask"].any(axis=1).all()
            if terminations.any():
                lane = int(np.flatnonzero(info["_final_obs"])[0])
                assert env.layout.explain(info["final_obs"][lane].tolist())["phase"] == ["over"]
                assert env.explain(lane)["phase"] != ["over"]
        elif terminations.all():
            _, rewards, again, _, _ = env.step(np.zeros(LANES, np.int64))
            assert again.all()
            only = np.arange(LANES) == 2
            told, _ = env.reset(options={"reset_mask": only})
            assert told["action_mask"].any(axis=1).tolist() == only.tolist()
            env.reset()
        if terminations.any():
            assert np.allclose(info["returns"][terminations].sum(axis=1), 1.0)
        ended = terminations.copy()
    assert ends > LANES


@pytest.mark.parametrize("name", OURS)
def test_a_lane_can_be_copied_and_restored(name: str) -> None:
    env = BatchEnv(name, 3)
    told, _ = env.reset(seed=8)
    for _ in range(7):
        told, *_ = env.step(first_legal(told))
    kept, before = env.copy(1), told["observation"][1].copy()
    onwards = []
    for _ in range(30):
        told, *_ = env.step(first_legal(told))
        onwards.append(told["observation"][1].tobytes())
    told = env.restore(1, kept)
    assert np.array_equal(told["observation"][1], before)
    for expected in onwards:
        told, *_ = env.step(first_legal(told))
        assert told["observation"][1].tobytes() == expected
    told = env.restore(0, kept)
    assert np.array_equal(told["observation"][0], before)


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_allocated_while_matches_go_on(name: str) -> None:
    env = BatchEnv(name, 32, learner=None)
    env.reset(seed=1)
    arrays = {id(array) for array in env.step(env.sample())[0].values()}
    for _ in range(5):
        env.step(env.sample())
    tracemalloc.start(1)
    try:
        env.step(env.sample())
        before, blocks = tracemalloc.get_traced_memory()[0], sys.getallocatedblocks()
        for _ in range(20):
            told, *_ = env.step(env.sample())
            assert {id(array) for array in told.values()} == arrays
        assert tracemalloc.get_traced_memory()[0] - before < 4096
        assert abs(sys.getallocatedblocks() - blocks) < 200
    finally:
        tracemalloc.stop()


def test_rounds_can_be_rewarded() -> None:
    env = BatchEnv("seven-seals", 8, seats=4, reward="round")
    env.reset(seed=2)
    paid = sum(float(env.step(env.sample())[1].sum()) for _ in range(160))
    assert paid > 8 * 3 * 0.3


def test_an_illegal_choice_is_refused_by_its_word_and_nothing_is_played() -> None:
    env = BatchEnv("seven-seals", 2, learner=None)
    told, _ = env.reset(seed=1)
    before = told["observation"].copy()
    with pytest.raises(IllegalChoice, match="lane 1, seat 0: return w is not legal now"):
        env.step(np.array([76, 112]))
    with pytest.raises(IllegalChoice, match="lane 0, seat 0: 999 is not legal now"):
        env.step(np.array([999, 76]))
    assert np.array_equal(env.restore(0, env.copy(0))["observation"], before)


@pytest.mark.parametrize(
    "wrong", [{"learner": 9}, {"opponents": "grandmaster"}, {"reward": "fame"}, {"seats": 9}, {"options": {"x": 1}}]
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        BatchEnv("seven-seals", 2, **wrong)


def test_gymnasium_finds_the_games_and_its_wrappers_fit() -> None:
    plain = gymnasium.make_vec("stammtisch/Diabolo-v1", num_envs=4, opponents="novice", options={"length": "single"})
    env = DictInfoToList(RecordEpisodeStatistics(plain))
    told, _ = env.reset(seed=1)
    for _ in range(40):
        told, _, terminations, _, infos = env.step(first_legal(told))
        if terminations.any():
            assert any("episode" in info for info in infos)
            return
    raise AssertionError("no match ended")


def test_the_python_in_the_page_for_researchers_runs() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "research.md"
    blocks = re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)
    assert blocks
    for block in blocks:
        done = subprocess.run([sys.executable, "-c", block], capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stderr
