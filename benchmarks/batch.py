"""Observed steps per second: an observation and a legal mask of the acting seat, in NumPy, for each decision.

Ours beside PGX, OpenSpiel's `vector_env` and RLCard, in batches; and one environment through PettingZoo beside
PettingZoo's own card games. One run on one core. Legal actions are chosen at random, and the time for that counts.
Times are of the processor, because the machine is shared; the median of several turns counts.

    .venv/bin/pip install --require-hashes --no-build-isolation -r requirements/bench.txt
    .venv/bin/python benchmarks/batch.py [--turns 5] [--seconds 1] [--lanes 1024] [--write docs/performance.md]
"""

import argparse
import os
import random
import statistics
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["OMP_NUM_THREADS"] = "1"

import numpy as np

from stammtisch.core.rng import Rng
from stammtisch.envs.batch import BatchEnv
from stammtisch.envs.petting import env as pettingzoo_env

OURS = (("seven-seals", 4), ("diabolo", 4), ("sequence", 2), ("sep", 2))
MARK = "<!-- batch -->"

Subject = Callable[[], int]
"""Makes some steps and returns how many."""


def ours(name: str, seats: int, lanes: int, dtype: Any) -> Subject:
    """Return a subject: our batch, all seats played by the caller."""
    env = BatchEnv(name, lanes, seats=seats, learner=None, dtype=dtype)
    env.reset(seed=1)

    def run() -> int:
        for _ in range(20):
            env.step(env.sample())
        return 20 * lanes

    return run


def pgx_batch(name: str, lanes: int) -> Subject:
    """Return a subject: PGX, compiled by XLA for this batch, with its automatic reset."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    begin = jax.jit(jax.vmap(env.init))

    def onwards(state: Any, key: Any) -> Any:
        key, picking, dealing = jax.random.split(key, 3)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(picking, logits, axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, jax.random.split(dealing, lanes)), key

    step = jax.jit(onwards)
    kept = {"state": begin(jax.random.split(jax.random.PRNGKey(1), lanes)), "key": jax.random.PRNGKey(2)}

    def run() -> int:
        for _ in range(4):
            kept["state"], kept["key"] = step(kept["state"], kept["key"])
            np.asarray(kept["state"].observation)
            np.asarray(kept["state"].legal_action_mask)
        return 4 * lanes

    run()
    return run


def open_spiel_batch(name: str, lanes: int) -> Subject:
    """Return a subject: OpenSpiel's vector environment of C++ games."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    env = SyncVectorEnv([Environment(name) for _ in range(lanes)])
    rng = random.Random(1)
    kept = {"steps": env.reset()}

    def run() -> int:
        chosen = []
        for step in kept["steps"]:
            legal = step.observations["legal_actions"][step.observations["current_player"]]
            chosen.append(StepOutput(action=rng.choice(legal), probs=None))
        kept["steps"], _, _, _ = env.step(chosen, reset_if_done=True)
        return lanes

    return run


def rlcard_game(name: str) -> Subject:
    """Return a subject: RLCard, one environment, with its own observations."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    rng = random.Random(1)

    def run() -> int:
        steps = 0
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return run


def zoo(make: Callable[[], Any]) -> Subject:
    """Return a subject: one environment of PettingZoo's kind, turn by turn."""
    env = make()
    rng = Rng("zoo")

    def run() -> int:
        steps = 0
        env.reset(seed=rng.below(1 << 20))
        for _ in env.agent_iter():
            told, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(told["action_mask"])
            env.step(int(legal[rng.below(len(legal))]))
            steps += 1
        return steps

    return run


def zoo_of_others() -> dict[str, Subject]:
    """Return PettingZoo's own card games."""
    from pettingzoo.classic import leduc_holdem_v4, texas_holdem_no_limit_v6, texas_holdem_v4

    modules = {
        "leduc_holdem_v4": leduc_holdem_v4,
        "texas_holdem_v4": texas_holdem_v4,
        "texas_holdem_no_limit_v6": texas_holdem_no_limit_v6,
    }
    return {f"PettingZoo {name}": zoo(module.env) for name, module in modules.items()}


def rate(run: Subject, seconds: float) -> float:
    """Return steps per second of processor time."""
    steps = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        steps += run()
    return steps / spent


def measured(subjects: dict[str, Subject], turns: int, seconds: float) -> dict[str, float]:
    """Return the median rate of each subject, the fastest first; they are measured in turn."""
    rates: dict[str, list[float]] = {name: [] for name in subjects}
    for _ in range(turns):
        for name, run in subjects.items():
            rates[name].append(rate(run, seconds))
    return dict(sorted(((name, statistics.median(found)) for name, found in rates.items()), key=lambda one: -one[1]))


def table(rates: dict[str, float], what: str) -> str:
    """Return a table in Markdown."""
    own = {name: found for name, found in rates.items() if name.startswith("Stammtisch")}
    slowest, fastest = min(own.values()), max(own.values())
    lines = [f"| {what} | observed steps/s | our slowest and fastest over it |", "|---|---:|---:|"]
    for name, found in rates.items():
        times = "" if name in own else f"{slowest / found:,.1f} to {fastest / found:,.1f}"
        lines.append(f"| {name} | {found:,.0f} | {times} |")
    return "\n".join(lines)


def main() -> None:
    """Measure, print, and write the tables into a page if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--lanes", type=int, default=1024)
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    lanes = asked.lanes
    batches = {f"Stammtisch {name}, {seats} seats, int8": ours(name, seats, lanes, np.int8) for name, seats in OURS} | {
        f"Stammtisch {name}, {seats} seats, float32": ours(name, seats, lanes, np.float32) for name, seats in OURS
    }
    batches |= {f"PGX {name}": pgx_batch(name, lanes) for name in ("sparrow_mahjong", "leduc_holdem")}
    batches["OpenSpiel hearts, vector_env"] = open_spiel_batch("hearts", 64)
    batches |= {f"RLCard {name}, one environment": rlcard_game(name) for name in ("bridge", "leduc-holdem")}
    singles = {
        f"Stammtisch {name}, {seats} seats": zoo(partial(pettingzoo_env, name, seats=seats)) for name, seats in OURS
    } | zoo_of_others()
    told = "\n\n".join(
        [
            table(measured(batches, asked.turns, asked.seconds), f"batches of {lanes:,}"),
            table(measured(singles, asked.turns, asked.seconds), "PettingZoo, one environment"),
        ]
    )
    print(told)
    if asked.write:
        text = asked.write.read_text(encoding="utf-8")
        head, _, rest = text.partition(MARK)
        _, _, tail = rest.partition(MARK)
        asked.write.write_text(f"{head}{MARK}\n\n{told}\n\n{MARK}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
