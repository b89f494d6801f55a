"""Learn a game from nothing in half a minute, with NumPy alone: the simplest policy gradient (REINFORCE).

The policy is linear: a weight for each number of the observation and each choice. It plays one seat of a round of Seven
Seals against random players, in many lanes at once, and is rewarded with its share of the win.

    python docs/examples/learn.py [--game seven-seals] [--seats 3] [--updates 60]
"""

import argparse
import time

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from stammtisch.envs.batch import BatchEnv

LANES, STEPS, RATE = 512, 24, 0.005
Numbers = NDArray[np.float32]


def policy(weights: Numbers, told: dict[str, NDArray[np.int8]]) -> tuple[Numbers, Numbers]:
    """Return the numbers that are weighed, and the probability of each choice in every lane."""
    numbers = np.tanh(told["observation"].astype(np.float32) / 4)
    logits = np.where(told["action_mask"] == 1, numbers @ weights, -np.inf)
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    return numbers, shares / shares.sum(axis=1, keepdims=True)


def main() -> None:
    """Learn, and print the share of the matches that are won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="seven-seals")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--updates", type=int, default=60)
    asked = parser.parse_args()
    options = {"length": "single"} if asked.game in ("diabolo", "seven-seals") else {}
    env = BatchEnv(asked.game, LANES, seats=asked.seats, options=options, autoreset_mode=AutoresetMode.SAME_STEP)
    rng = np.random.default_rng(1)
    weights = np.zeros((env.layout.size, env.game.actions), np.float32)
    moments = np.ones_like(weights)
    told, _ = env.reset(seed=1)
    begun, matches = time.monotonic(), 0
    for update in range(1, asked.updates + 1):
        path = []
        for _ in range(STEPS):
            numbers, shares = policy(weights, told)
            choices = (shares.cumsum(axis=1) > rng.random((LANES, 1))).argmax(axis=1)
            told, rewards, over, _, _ = env.step(choices)
            path.append((numbers, shares, choices, rewards.copy(), over.copy()))
        ended = sum(int(over.sum()) for *_, over in path)
        won = sum(float(rewards[over].sum()) for *_, rewards, over in path) / max(1, ended)
        matches += ended
        slope, result = np.zeros_like(weights), np.full(LANES, np.nan)
        for numbers, shares, choices, rewards, over in reversed(path):
            result = np.where(over, rewards, result)
            better = np.nan_to_num(result - won).astype(np.float32)[:, None]  # a match that is not over counts nothing
            towards = -shares * better
            towards[np.arange(LANES), choices] += better[:, 0]
            slope += numbers.T @ towards
        moments = 0.99 * moments + 0.01 * slope**2
        weights += RATE * slope / np.sqrt(moments)
        if update in (1, 5) or update % 20 == 0:
            print(
                f"{matches:7,} matches, {time.monotonic() - begun:4.0f} s: wins {100 * won:.0f} % of them", flush=True
            )


if __name__ == "__main__":
    main()
