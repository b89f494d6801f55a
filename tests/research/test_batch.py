"""Many matches at once, as a Gymnasium vector environment."""

import importlib
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
from stammtisch.core.game import CHANCE, OVER, Refused
from stammtisch.core.rng import Rng
from stammtisch.envs.batch import BatchEnv, Observation
from stammtisch.envs.lanes import SKIP, IllegalChoice

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
            choices = np.where(facts["seat"] == 1, SKIP, first_legal(told))
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
                last = info["final_obs"][lane]
                assert env.single_observation_space.contains(last)
                assert env.layout.explain(last["observation"])["phase"] == ["over"]
                assert not last["action_mask"].any()
                assert env.explain(lane)["phase"] != ["over"]
                assert np.array_equal(info["final_info"]["returns"], info["returns"])
                assert info["final_obs"][terminations].all()
                assert not info["final_obs"][~terminations].any()
        elif terminations.all():
            _, rewards, again, _, info = env.step(np.zeros(LANES, np.int64))
            assert again.all()
            assert not rewards.any()
            assert not info["rewards"].any()
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


@pytest.mark.parametrize("mode", MODES)
def test_a_lane_can_be_copied_where_a_match_has_ended(mode: AutoresetMode) -> None:
    """In self-play, where another seat acts after the end than in the position that the lane has reached meanwhile."""
    env = BatchEnv("diabolo", 4, learner=None, options={"length": "single"}, autoreset_mode=mode)
    told, info = env.reset(seed=6)
    ends = moved = 0
    while ends < 6:
        told, _, ended, _, info = env.step(env.sample())
        for lane in np.flatnonzero(ended):
            kept, seat = env.copy(int(lane)), int(info["seat"][lane])
            before = {name: part[lane].copy() for name, part in told.items()}
            shares = info["returns"][lane].copy()
            for _ in range(1 + ends % 3):
                env.step(env.sample())
                if mode == AutoresetMode.DISABLED:
                    env.reset(options={"reset_mask": np.arange(4) == lane})
            moved += int(env.lanes.acting[int(lane)] != seat)
            told = env.restore(int(lane), kept)
            assert info["seat"][lane] == seat
            assert all(np.array_equal(told[name][lane], before[name]) for name in before)
            told, _, ended, _, info = env.step(np.where(np.arange(4) == lane, env.sample(), SKIP))
            if mode == AutoresetMode.DISABLED:
                assert np.allclose(info["returns"][lane], shares)
                told, _ = env.reset(options={"reset_mask": ended})
            ends += 1
            break
    assert moved


@pytest.mark.parametrize("mode", MODES)
def test_a_lane_that_is_skipped_stays_as_it_is_and_brings_nothing(mode: AutoresetMode) -> None:
    """A step in which a match ends, or a round of it, pays once."""
    env = BatchEnv("diabolo", 2, learner=None, options={"length": "single"}, autoreset_mode=mode, reward="round")
    env.reset(seed=5)
    paid = False
    while not paid:
        told, rewards, ended, _, _ = env.step(env.sample())
        paid = bool(rewards[0])
    before = told["observation"][0].copy()
    for _ in range(2):
        only = np.array([SKIP, 0 if ended[1] else env.sample()[1]])
        told, rewards, ended, _, info = env.step(only)
        assert np.array_equal(told["observation"][0], before)
        assert rewards[0] == 0
        assert not info["rewards"][0].any()
        assert ended[0] == (mode != AutoresetMode.SAME_STEP)


def test_the_example_learns() -> None:
    example = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"
    learned = subprocess.run(
        [sys.executable, str(example), "--updates", "5"], capture_output=True, text=True, check=True
    )
    first, last = (int(share) for share in re.findall(r"wins (\d+) %", learned.stdout))
    assert first < 45
    assert last > first + 5


@pytest.mark.parametrize("name", OURS)
def test_nothing_is_allocated_while_matches_go_on(name: str) -> None:
    """A step needs no memory for its lanes, not even for a moment. Only what a match itself keeps comes and goes with
    its phases, less than a kilobyte."""
    lanes = 256
    env = BatchEnv(name, lanes, learner=None)
    env.reset(seed=1)
    arrays = {id(array) for array in env.step(env.sample())[0].values()}
    for _ in range(5):
        env.step(env.sample())
    tracemalloc.start(1)
    try:
        for _ in range(60):
            env.step(env.sample())
        before = tracemalloc.get_traced_memory()[0]
        tracemalloc.reset_peak()
        for _ in range(40):
            told, *_ = env.step(env.sample())
            assert {id(array) for array in told.values()} == arrays
        now, most = tracemalloc.get_traced_memory()
        assert now - before < 1024 * lanes
        assert most - max(before, now) < 32 * lanes
    finally:
        tracemalloc.stop()


def test_without_a_seed_every_environment_deals_other_cards() -> None:
    one, other = (BatchEnv("seven-seals", 2).reset()[0]["observation"].copy() for _ in range(2))
    assert not np.array_equal(one, other)
    env = BatchEnv("seven-seals", 2)
    first = env.reset(seed=3)[0]["observation"].copy()
    assert not np.array_equal(env.reset()[0]["observation"], first)
    assert np.array_equal(env.reset(seed=np.int64(3))[0]["observation"], first)
    assert np.array_equal(env.reset(seed=[3, 4])[0]["observation"], first)


def test_a_lane_without_a_seed_deals_other_cards_even_if_others_have_one() -> None:
    one, other = BatchEnv("seven-seals", 2), BatchEnv("seven-seals", 2)
    dealt = [env.reset(seed=[3, None])[0]["observation"].copy() for env in (one, other)]
    assert np.array_equal(dealt[0][0], dealt[1][0])
    assert not np.array_equal(dealt[0][1], dealt[1][1])
    seeded = one.reset(seed=[None, 9])[0]["observation"].copy()
    assert not np.array_equal(seeded[0], dealt[0][0])
    assert np.array_equal(one.reset(seed=[None, 9])[0]["observation"][1], seeded[1])


def test_opponents_that_are_a_function_get_what_a_learner_gets() -> None:
    asked: list[Observation] = []

    def remember(told: Observation) -> Any:
        asked.append(told)
        return first_legal(told)

    BatchEnv("diabolo", 4, learner=2, opponents=remember, dtype=np.float32).reset(seed=1)
    assert {told["observation"].dtype for told in asked} == {np.dtype(np.float32)}
    assert all(told["action_mask"].any(axis=1).all() for told in asked)


@pytest.mark.parametrize(
    ("choices", "says"),
    [
        (np.array([76]), "2 lanes need 2 choices"),
        (np.array(76), "2 lanes need 2 choices"),
        (np.array([76, 76, 76]), "2 lanes need 2 choices"),
        (np.array([76.0, 76.0]), "whole numbers, not float64"),
        (np.array([76, -1]), "-1 is no choice: choices are 0 to 112"),
        (np.array([65536 + 76, 76]), "65612 is no choice"),
    ],
)
def test_choices_that_do_not_fit_are_refused(choices: Any, says: str) -> None:
    env = BatchEnv("seven-seals", 2, learner=None)
    env.reset(seed=1)
    with pytest.raises(Refused, match=says):
        env.step(choices)
    with pytest.raises(Refused, match="reset_mask needs one entry for each of the 2 lanes"):
        env.reset(options={"reset_mask": np.ones(3, np.bool_)})


def test_the_benchmark_measures_us_and_openspiel_for_a_moment() -> None:
    benchmark: Any = importlib.import_module("benchmarks.batch")
    subjects = {"Stammtisch sep, 2 seats, int8": benchmark.ours("sep", 2, 4, np.int8)}
    subjects["OpenSpiel hearts, vector_env"] = benchmark.open_spiel_batch("hearts", 2)
    rates = benchmark.measured(subjects, turns=2, seconds=0.01)
    assert all(found > 0 for found in rates.values())
    told = benchmark.table(rates, "batches of 4")
    assert re.search(r"\| OpenSpiel hearts, vector_env \| [\d,]+ \| [\d.,]+ to [\d.,]+ \|", told)
    single = benchmark.zoo(lambda: benchmark.pettingzoo_env("diabolo", options={"length": "single"}))
    assert single() > 20


def worth_of_rounds(env: BatchEnv, seed: int, learner: int, choices: list[int]) -> tuple[list[float], int]:
    """What the rounds of a match were worth to each seat, ply by ply, and how many of them a draw has settled."""
    state, rng = env.game.new(env.seats, env.game.check(env.seats, {})), Rng(f"lane {seed}")
    worth, drawn = [0.0] * env.seats, 0
    left = iter(choices)
    while (seat := int(state.asked_seat())) != OVER:
        before = state.round
        if seat == CHANCE:
            state.draw(rng)
        elif learner in (seat, -1):
            state.play(seat, env.lanes.observer.action(next(left), seat))
        else:
            state.play(seat, state.random_action(seat, rng))
        if state.round != before:
            worth = [sofar + state.utility(one) for one, sofar in enumerate(worth)]
            drawn += seat == CHANCE
    return worth, drawn


@pytest.mark.parametrize("learner", [None, 0, 1])
@pytest.mark.parametrize("name", OURS)
def test_the_rewards_of_a_match_are_what_its_rounds_are_worth(name: str, learner: int | None) -> None:
    """Also of rounds that a draw settles: in SEP, the card that fills a place may pay the last token."""
    lanes = scaled(6, 12, 60)
    mode = AutoresetMode.DISABLED
    env = BatchEnv(name, lanes, learner=learner, reward="round", autoreset_mode=mode)
    _, info = env.reset(seed=20)
    paid, by_seat = np.zeros((lanes, env.seats)), np.zeros((lanes, env.seats))
    chosen: list[list[int]] = [[] for _ in range(lanes)]
    over = np.zeros(lanes, bool)
    while not over.all():
        choices, seats = env.sample(), info["seat"].copy()
        for lane in np.flatnonzero(~over):
            chosen[lane].append(int(choices[lane]))
        _, rewards, over, _, info = env.step(choices)
        paid[np.arange(lanes), seats] += rewards
        by_seat += info["rewards"]
    drawn = 0
    for at in range(lanes):
        found = worth_of_rounds(env, 20 + at, -1 if learner is None else learner, chosen[at])
        assert by_seat[at].tolist() == pytest.approx(found[0])
        if learner is not None:
            assert paid[at, learner] == pytest.approx(found[0][learner])
        drawn += found[1]
    assert by_seat.any()
    assert drawn > 0 or name != "sep"


@pytest.mark.parametrize("opponents", ["random", first_legal])
@pytest.mark.parametrize("mode", MODES)
def test_a_learner_is_rewarded_what_its_seat_has_earned(mode: AutoresetMode, opponents: Any) -> None:
    """Also where the others' decisions end the round, inside the step or as a function of the batch."""
    env = BatchEnv("diabolo", LANES, learner=1, opponents=opponents, reward="round", autoreset_mode=mode)
    env.reset(seed=4)
    paid = 0
    for _ in range(60):
        _, rewards, _, _, info = env.step(env.sample())
        assert np.array_equal(rewards, info["rewards"][:, 1])
        paid += int((rewards > 0).sum())
    assert paid > LANES


def test_a_draw_may_be_put_off_or_forgotten() -> None:
    """SQ 6: it is a choice beside the plays of a turn."""
    env = BatchEnv("sequence", 4, learner=None, options={"draw": "manual"})
    told, _ = env.reset(seed=3)
    draw = next(action for action in range(env.game.actions) if env.game.word(action) == "draw")
    beside = 0
    for _ in range(60):
        beside += int((told["action_mask"][:, draw] & (told["action_mask"].sum(axis=1) > 1)).sum())
        told, *_ = env.step(env.sample())
    assert beside > 60


def test_the_last_step_pays_every_seat_its_share_of_the_win() -> None:
    env = BatchEnv("diabolo", LANES, learner=None, options={"length": "single"})
    env.reset(seed=2)
    ends = 0
    for _ in range(80):
        _, rewards, ended, _, info = env.step(env.sample())
        assert not ended.any() or np.array_equal(info["rewards"][ended], info["returns"][ended])
        assert not info["rewards"][~ended].any()
        assert np.array_equal(rewards, info["rewards"][np.arange(LANES), info["seat"]])
        ends += int(ended.sum())
    assert ends > LANES


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
    "wrong",
    [
        *({"learner": 9}, {"learner": "first"}, {"opponents": "grandmaster"}, {"reward": "fame"}),
        *({"seats": 9}, {"options": {"x": 1}}),
    ],
)
def test_what_cannot_be_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        BatchEnv("seven-seals", 2, **wrong)


def test_a_single_environment_is_refused_with_what_to_call_instead() -> None:
    with pytest.raises(Refused, match=r"call gymnasium\.make_vec"):
        gymnasium.make("stammtisch/Sep-v1")
    assert gymnasium.make_vec("stammtisch/Sep-v1", num_envs=1).unwrapped.seats == 2


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
