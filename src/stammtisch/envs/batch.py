"""Many matches as one Gymnasium vector environment: NumPy in and out.

One seat of each match learns, and the others play inside the step: at random, as a bot of the game, or by a function of
the batch. Without a learner, the caller plays for all seats (self-play). Lane i is seeded with `seed + i`, so what
happens there does not depend on the number of lanes.

The games are registered with Gymnasium when this module is imported: `gymnasium.make_vec("stammtisch/SevenSeals-v1",
num_envs=1024)`.

The arrays that `reset` and `step` return belong to the environment and are written again by the next step; copy what
you keep.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

import numpy as np
from gymnasium import register
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stammtisch.bots.levels import parameters_for
from stammtisch.core import shelf
from stammtisch.core.advice import Parameters
from stammtisch.core.game import Refused, Value
from stammtisch.core.rng import Rng
from stammtisch.envs import names, usual_seats
from stammtisch.envs.lanes import (
    AT_RANDOM,
    DISABLED,
    HEURISTIC,
    NAIVE,
    NEXT_STEP,
    NOBODY,
    SAME_STEP,
    SKIP,
    IllegalChoice,
    Lane,
    Lanes,
)

Observation = dict[str, NDArray[Any]]
Opponents = Callable[[Observation], NDArray[Any]]
"""Takes the observations and masks of some lanes, where another seat than the learner acts; returns their choices."""
OTHERS: Final = {"random": AT_RANDOM, "novice": NAIVE, "regular": HEURISTIC}
MODES: Final = {
    AutoresetMode.NEXT_STEP: NEXT_STEP,
    AutoresetMode.SAME_STEP: SAME_STEP,
    AutoresetMode.DISABLED: DISABLED,
}


class BatchEnv(VectorEnv):  # type: ignore[misc]
    """N matches of one kind of table, stepped at once.

    An observation is a dictionary: `observation` has the numbers of the seat that acts, `action_mask` 1 for each legal
    choice. Infos have the same mask, the acting `seat` of each lane, by seat the `rewards` of this step and, where a
    match has ended, its `returns`: by seat the share of the win. If the next match begins in the same step, `final_obs`
    has the last observations of those that ended, and `final_info` their returns.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        learner: int | Literal["rotating"] | None = "rotating",
        opponents: Literal["random", "novice", "regular"] | Opponents = "random",
        reward: Literal["win", "round"] = "win",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        dtype: Any = np.int8,
    ) -> None:
        found = shelf.game(game)
        seats = usual_seats(found) if seats is None else seats
        parameters = parameters_for(found).get("expert", Parameters())
        self.lanes = Lanes(found, seats, found.check(seats, options or {}), num_envs, parameters.advice())
        self.lanes.autoreset = MODES[autoreset_mode]
        self.lanes.by_round = _one_of(reward, ("win", "round"), "reward") == "round"
        self.lanes.inside = not callable(opponents)
        self._opponents = opponents if callable(opponents) else None
        if not callable(opponents):
            self.lanes.others = OTHERS[_one_of(opponents, (*OTHERS,), "opponents, if they are not a function,")]
        self._same_step = autoreset_mode == AutoresetMode.SAME_STEP
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.num_envs = num_envs
        self.game = found
        self.seats = seats
        self.layout = self.lanes.observer.layout
        self.single_action_space = Discrete(found.actions)
        self.single_observation_space = Dict(
            observation=Box(dtype(-128), dtype(127), (self.layout.size,), dtype), action_mask=MultiBinary(found.actions)
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._share_memory(dtype)
        self._seat_learners(learner)
        self._seeded = np.zeros(num_envs, np.bool_)
        self._sampling = Rng("sample")

    def _share_memory(self, dtype: Any) -> None:
        """Look at the vectors of the lanes as arrays, and make those that are returned."""
        lanes, count, actions = self.lanes, self.num_envs, self.game.actions
        self._choices = bytearray(2 * count)
        self._inbox = np.frombuffer(self._choices, np.uint16)
        self._observed = seen(lanes.observations, np.int8).reshape(count, -1)
        self._marked = seen(lanes.masks, np.int8).reshape(count, -1)[:, :actions]
        self._finals = seen(lanes.finals, np.int8).reshape(count, -1)
        self._acting = seen(lanes.acting, np.int64)
        self._over = seen(lanes.over, np.int64)
        self._rewarded = seen(lanes.rewards, np.float64)
        self._earned = seen(lanes.earned, np.float64).reshape(count, -1)
        self._returned = seen(lanes.returns, np.float64).reshape(count, -1)
        self._sampled = seen(lanes.sampled, np.int64)
        self._observation = np.zeros((count, self.layout.size), dtype)
        self._mask = np.zeros((count, actions), np.int8)
        self._rewards = np.zeros(count)
        self._terminations = np.zeros(count, np.bool_)
        self._truncations = np.zeros(count, np.bool_)
        self._seat = np.zeros(count, np.int64)
        self._by_seat = np.zeros((count, self.seats))
        self._returns = np.zeros((count, self.seats))

    def _seat_learners(self, learner: int | Literal["rotating"] | None) -> None:
        if learner not in (None, "rotating") and learner not in range(self.seats):
            raise Refused(f"the learner's seat must be 0 to {self.seats - 1}, rotating or None, not {learner!r}")
        for lane in range(self.num_envs):
            seat = NOBODY if learner is None else lane % self.seats if learner == "rotating" else int(learner)
            self.lanes.learners[lane] = seat
        self._learner = seen(self.lanes.learners, np.int64)

    def reset(
        self, *, seed: int | np.integer[Any] | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match in every lane, or in those of `options["reset_mask"]`. A seed makes them repeatable."""
        mask = (options or {}).get("reset_mask")
        if mask is not None and np.shape(mask) != (self.num_envs,):
            raise Refused(f"reset_mask needs one entry for each of the {self.num_envs} lanes, not {np.shape(mask)}")
        lanes: list[int] = [*range(self.num_envs)] if mask is None else np.flatnonzero(mask).tolist()
        seeds: Sequence[int | None] = [None] * self.num_envs
        if isinstance(seed, int | np.integer):
            seeds = [int(seed) + lane for lane in range(self.num_envs)]
        elif seed is not None:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise Refused(f"{self.num_envs} lanes need {self.num_envs} seeds, not {len(seeds)}")
        for lane in lanes:
            self._seed(lane, seeds[lane])
            self.lanes.reset(lane)
        self._rewards[:] = 0.0
        self._by_seat[:] = 0.0
        np.not_equal(self._over, 0, out=self._terminations)
        self._let_others_play()
        return self._told(), self._info()

    def _seed(self, lane: int, seed: int | None) -> None:
        """Seed a lane; without a seed it goes on with its generator or, if it never had a seed, gets any."""
        if seed is None and self._seeded[lane]:
            return
        self._seeded[lane] = True
        self.lanes.seed(lane, secrets.randbits(60) if seed is None else int(seed))

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play a choice in every lane; one that is not legal is refused, and then no lane is played.

        `SKIP` leaves a lane as it is: it brings no reward and shows the same again. So does any choice in a lane whose
        match is over, if it waits for a reset (`DISABLED`); that lane goes on saying that it terminated.
        """
        self._inbox[:] = self._checked(actions, self.num_envs)
        self.lanes.step(self._choices)
        np.copyto(self._rewards, self._rewarded)
        np.copyto(self._by_seat, self._earned)
        np.not_equal(self._over, 0, out=self._terminations)
        self._let_others_play()
        return self._told(), self._rewards, self._terminations, self._truncations, self._info()

    def _checked(self, choices: NDArray[Any], count: int) -> NDArray[Any]:
        """Return choices that fit; refuse what is not one number for each lane."""
        given = np.asarray(choices)
        if given.shape != (count,):
            raise Refused(f"{count} lanes need {count} choices in one row, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise Refused(f"choices are whole numbers, not {given.dtype}")
        if given.min(initial=0) < 0 or given.max(initial=0) > SKIP:
            wrong = given[(given < 0) | (given > SKIP)][0]
            raise IllegalChoice(f"{wrong} is no choice: choices are 0 to {self.game.actions - 1}")
        return given

    def sample(self) -> NDArray[Any]:
        """Return a random legal choice for every lane; faster than sampling from the masks."""
        self.lanes.sample(self._sampling)
        return self._sampled

    def seed_samples(self, seed: int) -> None:
        """Make what `sample` returns repeatable."""
        self._sampling = Rng(f"sample {seed}")

    def copy(self, lane: int) -> Lane:
        """Return a copy of a lane, with its generator: what is played from there goes the same way again."""
        return self.lanes.copy(lane)

    def restore(self, lane: int, kept: Lane) -> Observation:
        """Put a copy into a lane, perhaps another one, and return all observations. The `seat` of infos follows."""
        self.lanes.restore(lane, kept)
        np.copyto(self._seat, self._acting)
        return self._told()

    def explain(self, lane: int) -> dict[str, Any]:
        """Return the observation of a lane in words."""
        return self.layout.explain(self._observed[lane].tolist())

    def _let_others_play(self) -> None:
        """Ask the caller's opponents until the learner is to act in every lane, or the match there is over."""
        while self._opponents is not None:
            there = self._acting != self._learner
            if not self._same_step:
                there &= self._over == 0
            where = np.flatnonzero(there & (self._learner != NOBODY))
            if len(where) == 0:
                return
            numbers = self._observed[where].astype(self._observation.dtype, copy=False)
            asked = {"observation": numbers, "action_mask": self._marked[where]}
            self._inbox[:] = SKIP
            self._inbox[where] = self._checked(self._opponents(asked), len(where))
            self.lanes.step(self._choices)
            self._rewards[where] += self._rewarded[where]
            self._by_seat[where] += self._earned[where]
            self._terminations[where] |= self._over[where] != 0

    def _told(self) -> Observation:
        np.copyto(self._observation, self._observed, casting="unsafe")
        np.copyto(self._mask, self._marked)
        return {"observation": self._observation, "action_mask": self._mask}

    def _info(self) -> dict[str, Any]:
        np.copyto(self._seat, self._acting)
        info: dict[str, Any] = {"action_mask": self._mask, "seat": self._seat, "rewards": self._by_seat}
        if self._terminations.any():
            np.copyto(self._returns, self._returned)
            info |= {"returns": self._returns, "_returns": self._terminations}
            if self._same_step:
                ended = self._terminations
                info |= {"final_obs": self._last(ended), "_final_obs": ended}
                info |= {"final_info": {"returns": self._returns, "_returns": ended}, "_final_info": ended}
        return info

    def _last(self, ended: NDArray[Any]) -> NDArray[Any]:
        """Return by lane the last observation of the match that ended there, as Gymnasium wants it: one by one."""
        found = np.full(self.num_envs, None, object)
        for lane in np.flatnonzero(ended):
            numbers = self._finals[lane].astype(self._observation.dtype)
            found[lane] = {"observation": numbers, "action_mask": np.zeros_like(self._mask[lane])}
        return found


def seen(words: Any, dtype: Any) -> NDArray[Any]:
    """Return a vector of the lanes as an array that follows it, without a copy."""
    return np.frombuffer(words, dtype)


def _one_of(given: str, known: Sequence[str], what: str) -> str:
    if given not in known:
        raise Refused(f"{what} must be {', '.join(known)}, not {given!r}")
    return given


def only_vectors(**_: Any) -> None:
    """Say what to call instead of `gymnasium.make`."""
    raise Refused("these are vector environments: call gymnasium.make_vec, with num_envs=1 for a single match")


for _name, _identity in names():
    register(
        _identity,
        "stammtisch.envs.batch:only_vectors",
        vector_entry_point="stammtisch.envs.batch:BatchEnv",
        kwargs={"game": _name},
    )
