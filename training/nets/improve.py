"""Second lesson: play against regulars at all tables and get better at it, without forgetting what was taught.

Proximal policy optimization (Schulman and others, 2017), with a price for moving away from the net that it began with
(the Kullback-Leibler divergence, as an anchor). A round is what is won or lost: its utility is the reward.

    nice .venv/bin/python -m training.nets.improve kept/sep-distilled kept/sep-improved --decisions 2000000
"""

import argparse
import copy
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from stammtisch.core.rng import Rng
from training.nets.gather import Ground, kinds
from training.nets.inputs import Inputs
from training.nets.kept import Kept
from training.nets.policy import Policy, Told
from training.nets.rollout import Rollout
from training.nets.seen import together

STEPS: Final = 48
"""The decisions in every lane between two updates."""
EPOCHS: Final = 2
BATCH: Final = 2048
CLIP: Final = 0.2
WARMING: Final = 6
"""The first updates, in which only the value learns."""


def main() -> None:
    """Train a net that was kept, and keep the better one in another folder, with its learning curve."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("source", type=Path)
    asking.add_argument("target", type=Path)
    asking.add_argument("--decisions", type=int, default=2_000_000)
    asking.add_argument("--lanes", type=int, default=768)
    asking.add_argument("--anchor", type=float, default=0.02)
    asking.add_argument("--entropy", type=float, default=0.005)
    asking.add_argument("--rate", type=float, default=6e-4)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    kept = Kept.read(asked.source)
    asked.target.mkdir(parents=True, exist_ok=True)
    grounds = [
        Ground(kept.game, kind, 1000 * asked.seed + at, alone=True)
        for at, kind in enumerate(kinds(kept.game, asked.lanes, Rng(asked.seed)))
    ]
    teacher = copy.deepcopy(kept.policy)
    optimizer = torch.optim.Adam(kept.policy.parameters(), lr=asked.rate)
    began, seen, update = time.monotonic(), 0, 0
    with (asked.target / "curve.jsonl").open("w") as curve:
        while seen < asked.decisions:
            for group in optimizer.param_groups:
                group["lr"] = asked.rate * max(0.1, 1 - seen / asked.decisions)
            played = rollout(kept.policy, kept.inputs, grounds)
            apart = learn(
                kept.policy, teacher, optimizer, played, (asked.anchor, asked.entropy), only_value=update < WARMING
            )
            update += 1
            seen += played.choices.size
            told = {
                "seconds": round(time.monotonic() - began, 1),
                "processor": round(time.process_time(), 1),
                "decisions": seen,
                "share": round(float(np.mean(played.shares or [0])), 4),
                "matches": len(played.shares),
                "reward": round(float(played.rewards[played.ended].mean()), 4),
                "apart": round(apart, 4),
            }
            print(json.dumps(told), file=curve, flush=True)
            if update % 10 == 0:
                kept.write(asked.target)
    kept.write(asked.target)


def rollout(policy: Policy, inputs: Inputs, grounds: list[Ground]) -> Rollout:
    """Play some decisions in every lane by the net's chances."""
    parts: dict[str, list[Any]] = {name: [] for name in ("choices", "chances", "values", "rewards", "ended")}
    looks, shares = [], []
    for _ in range(STEPS):
        seen = together([ground.look(inputs) for ground in grounds])
        with torch.no_grad():
            liked, values, _ = policy(Told.of(seen))
            chances = torch.log_softmax(liked, dim=1)
            choices = torch.multinomial(chances.exp(), 1)
        played = seen.chosen(choices[:, 0].numpy())
        before = [ground.rounds() for ground in grounds]
        at = 0
        for ground in grounds:
            ground.step(played[at : at + len(ground)])
            at += len(ground)
        ended = [(ground.over != 0) | (ground.rounds() != was) for ground, was in zip(grounds, before, strict=True)]
        shares += results(grounds[0])
        looks.append(seen)
        parts["choices"].append(choices[:, 0].numpy())
        parts["chances"].append(chances.gather(1, choices)[:, 0].numpy())
        parts["values"].append(values.numpy())
        parts["rewards"].append(np.concatenate([ground.rewards for ground in grounds]).astype(np.float32))
        parts["ended"].append(np.concatenate(ended))
    with torch.no_grad():
        last = policy(Told.of(together([ground.look(inputs) for ground in grounds])))[1].numpy()
    stacked = [np.stack(part) for part in parts.values()]
    return Rollout(looks, stacked[0], stacked[1], stacked[2], stacked[3], stacked[4], last, shares)


def results(ground: Ground) -> list[float]:
    """Return the learner's share of the win in every match that has just ended."""
    return [float(ground.returns[lane, lane % ground.seats]) for lane in np.flatnonzero(ground.over)]


def learn(
    policy: Policy, teacher: Policy, optimizer: Any, played: Rollout, prices: tuple[float, float], *, only_value: bool
) -> float:
    """Learn from a rollout; return how far the net has moved from its teacher."""
    anchor, entropy = prices
    gains = played.gains()
    wanted = torch.from_numpy((gains + played.values).ravel())
    gained = torch.from_numpy(((gains - gains.mean()) / (gains.std() + 1e-6)).ravel())
    looks = together(played.seen)
    choices, chances = torch.from_numpy(played.choices.ravel()), torch.from_numpy(played.chances.ravel())
    moved = []
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(wanted)).split(BATCH):
            seen = Told.of(looks.part(rows.numpy()))
            liked, values, _ = policy(seen)
            now = torch.log_softmax(liked, dim=1)
            with torch.no_grad():
                taught = torch.log_softmax(teacher(seen)[0], dim=1)
            ratio = (now.gather(1, choices[rows, None])[:, 0] - chances[rows]).exp()
            better = torch.minimum(ratio * gained[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gained[rows])
            likely = now.exp()
            apart = (likely * (now - taught)).sum(dim=1).mean()
            spread = -(likely * now).sum(dim=1).mean()
            value = (values - wanted[rows]).square().mean()
            loss = 2 * value
            if not only_value:
                loss = loss - better.mean() + anchor * apart - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()
            moved.append(float(apart.detach()))
    return float(np.mean(moved))


if __name__ == "__main__":
    main()
