"""OpenSpiel's own PPO on one of our games: its network, its loss, its loop, and `stammtisch_diabolo` as the game.

The learner has seat 0 of a round of Diabolo with three seats; the others play at random. Each line is the learner's
mean return so far (everybody stakes 1, the winners share the pot: 0 is as good as random), with its standard error.

    python -m venv ppo && ppo/bin/pip install torch==2.13.0 '.[research]'
    ppo/bin/python benchmarks/ppo.py [--updates 150] [--seed 1]
"""

import argparse
import random
import statistics
import time

import numpy as np
import pyspiel
import torch
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_environment import Environment, TimeStep
from open_spiel.python.vector_env import SyncVectorEnv

import stammtisch.envs.spiel  # noqa: F401 - registers the games

GAME = "stammtisch_diabolo(players=3,length=single)"
LEARNER = 0


class AgainstRandom(Environment):  # type: ignore[misc]
    """OpenSpiel's environment, in which only the learner is asked."""

    def __init__(self, seed: int) -> None:
        super().__init__(pyspiel.load_game(GAME))
        self.seed(seed)
        self._others = random.Random(seed)

    def reset(self) -> TimeStep:
        """Begin a match and go to the learner's first decision."""
        return self._to_the_learner(super().reset())

    def step(self, actions: list[int]) -> TimeStep:
        """Play the learner's action, then the others'."""
        return self._to_the_learner(super().step(actions))

    def _to_the_learner(self, now: TimeStep) -> TimeStep:
        while not now.last() and (seat := now.observations["current_player"]) != LEARNER:
            now = super().step([self._others.choice(now.observations["legal_actions"][seat])])
        return now


def strength(agent: PPO, seed: int, matches: int) -> tuple[float, float]:
    """Return the learner's mean return without learning, and its standard error."""
    lanes = SyncVectorEnv([AgainstRandom(seed + lane) for lane in range(16)])
    returns: list[float] = []
    now = lanes.reset()
    while len(returns) < matches:
        now, rewards, done, _ = lanes.step(agent.step(now, is_evaluation=True), reset_if_done=True)
        returns += [reward[LEARNER] for reward, over in zip(rewards, done, strict=True) if over]
    return statistics.fmean(returns), statistics.stdev(returns) / len(returns) ** 0.5


def main() -> None:
    """Train, and print how strong the learner is on the way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", type=int, default=1000, help="how many matches a strength is measured by")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    np.random.seed(asked.seed)
    game = pyspiel.load_game(GAME)
    lanes = SyncVectorEnv([AgainstRandom(1000 * asked.seed + lane) for lane in range(16)])
    shape = tuple(lanes.observation_spec()["info_state"])
    agent = PPO(
        input_shape=shape,
        num_actions=game.num_distinct_actions(),
        num_players=game.num_players(),
        player_id=LEARNER,
        num_envs=16,
        steps_per_batch=64,
        learning_rate=1e-3,
        gamma=1.0,
        agent_fn=PPOAgent,
    )
    print("decisions  seconds  mean return")
    begun, spent = time.process_time(), 0.0
    now = lanes.reset()
    for update in range(asked.updates + 1):
        if update % 25 == 0 or update == asked.updates:
            spent += time.process_time() - begun
            mean, error = strength(agent, 10**6, asked.matches)
            print(f"{agent.total_steps_done:9,} {spent:8.0f}  {mean:+.3f} ± {error:.3f}", flush=True)
            begun = time.process_time()
        for _ in range(agent.steps_per_batch):
            now, rewards, done, _ = lanes.step(agent.step(now), reset_if_done=True)
            agent.post_step([float(reward[LEARNER]) for reward in rewards], [float(over) for over in done])
        agent.learn(now)


if __name__ == "__main__":
    main()
