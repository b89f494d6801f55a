"""The lesson that beats the regular: choose what brings more, judged by playouts (`playouts.py`).

The net likes what brings more than the regular's choice. It maximises what it expects to gain when it draws choices by
its liking, minus a price for leaving the regular (the Kullback-Leibler divergence), so that it does not follow the luck
of single playouts.

    nice .venv/bin/python -m training.nets.outplay seven-seals kept/seven-seals data/seven-seals --epochs 3
"""

import argparse
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import numpy as np
import torch
from numpy.typing import NDArray

from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER
from stammtisch.core.observe import observer
from stammtisch.core.rng import Rng
from training.nets.gather import sampled
from training.nets.inputs import Inputs
from training.nets.kept import Kept
from training.nets.playouts import Tried
from training.nets.policy import TRUST, Policy, Told
from training.nets.seen import Look, Seen, together

HELD_OUT: Final = 25
"""Every how many files one is only asked about."""
TOLD: Final = 500
"""After how many batches the net is judged."""


@dataclass
class Lesson:
    """Decisions, and what their actions brought."""

    seen: Seen
    worth: NDArray[np.float32]

    def part(self, which: NDArray[np.int64]) -> "Lesson":
        """Return some of the decisions."""
        return Lesson(self.seen.part(which), self.worth[self.seen.places(which)[0]])


@dataclass(frozen=True)
class Pace:
    """How a net goes through the decisions, and the folder for what is noted meanwhile."""

    target: Path
    epochs: int = 2
    rate: float = 1.5e-3
    price: float = 0.15
    batch: int = 1024
    seed: int = 1


def main() -> None:
    """Train a net and keep it in a folder."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("game")
    asking.add_argument("target", type=Path)
    asking.add_argument("folder", type=Path)
    asking.add_argument("--epochs", type=int, default=Pace.epochs)
    asking.add_argument("--rate", type=float, default=Pace.rate)
    asking.add_argument("--price", type=float, default=Pace.price)
    asking.add_argument("--files", type=int, default=100_000)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    inputs = Inputs.seen_in(asked.game, sampled(asked.game, 400, asked.seed))
    files = sorted(asked.folder.glob("*.npz"))[: asked.files]
    held = lessons(asked.game, inputs, files[::HELD_OUT])
    taught = lessons(asked.game, inputs, [file for at, file in enumerate(files) if at % HELD_OUT != 0])
    print(f"{inputs.count} inputs, {len(taught.seen):,} decisions, {time.process_time():.0f} s", flush=True)
    policy = Policy(asked.game, inputs.count, 1)
    learn(policy, taught, held, Pace(asked.target, asked.epochs, asked.rate, asked.price, seed=asked.seed))
    Kept(asked.game, inputs, policy).write(asked.target)


def lessons(game: str, inputs: Inputs, files: list[Path]) -> Lesson:
    """Return the decisions of some files; their matches are played again for what the net is told."""
    seen, worth = [], []
    looks: dict[int, Look] = {}
    found = shelf.game(game)
    for file in files:
        tried = Tried.read(file)
        if tried.seats not in looks:
            looks[tried.seats] = Look(found, tried.seats, observer(found, tried.seats), inputs)
        worth.append(followed(game, tried, looks[tried.seats]))
        seen.append(looks[tried.seats].take())
    return Lesson(together(seen), np.concatenate(worth))


def followed(game: str, tried: Tried, look: Look) -> NDArray[np.float32]:
    """Look at the decisions of some matches; return what their actions brought, in the order of the look."""
    found = shelf.game(game)
    options = found.check(tried.seats, {})
    worth: list[float] = []
    at = begins = 0
    choices, compared = tried.choices.tolist(), tried.compared.tolist()
    actions, shares = tried.actions.tolist(), tried.worth.tolist()
    for number in tried.numbers:
        name = f"{game} {tried.seats} {number}"
        luck, other = Rng(f"deal {name}"), Rng(f"look {name}")
        state = found.new(tried.seats, options)
        while (seat := int(state.next_seat())) != OVER:
            if seat == CHANCE:
                state.draw(luck)
                continue
            ends = begins + compared[at]
            if ends > begins:
                world = found.imagine(state.view(seat), other)
                brought = dict(zip(actions[begins:ends], shares[begins:ends], strict=True))
                worth += [brought[action] for action in look.add(world, seat, actions[begins:ends], actions[begins])]
                begins = ends
            state.play(seat, choices[at])
            at += 1
    return np.array(worth, np.float32)


def learn(policy: Policy, taught: Lesson, held: Lesson, pace: Pace) -> None:
    """Go through the decisions some times, and note how the net gets better."""
    rng = np.random.default_rng(pace.seed)
    optimizer = torch.optim.Adam(policy.parameters(), lr=pace.rate)
    each = len(taught.seen) // pace.batch
    batches = pace.epochs * each
    pace.target.mkdir(parents=True, exist_ok=True)
    with (pace.target / "curve.jsonl").open("w") as curve:
        note(curve, 0, policy, held)
        done = 0
        for _ in range(pace.epochs):
            for rows in np.split(rng.permutation(len(taught.seen))[: each * pace.batch], each):
                for group in optimizer.param_groups:
                    group["lr"] = pace.rate * max(0.02, 1 - done / batches) * min(1, (done + 1) / 200)
                loss = price(policy, taught.part(rows), pace.price)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                done += 1
                if done % TOLD == 0 or done == batches:
                    note(curve, done * pace.batch, policy, held)


def note(curve: TextIO, decisions: int, policy: Policy, held: Lesson) -> None:
    """Write down and print how good the net is."""
    told = {"decisions": decisions, "processor": round(time.process_time(), 1), **judged(policy, held)}
    for file in (curve, sys.stdout):
        print(json.dumps(told), file=file, flush=True)


def price(policy: Policy, lesson: Lesson, kept_near: float) -> Any:
    """Return what is made smaller: what the net does not gain, and how far it leaves the regular."""
    told = Told.of(lesson.seen)
    liked = policy(told)[0]
    now = torch.log_softmax(liked, dim=1)
    there = liked > -1e8
    regular = torch.where(there, 0.0, -1e9)
    regular[:, 0] = TRUST
    before = torch.log_softmax(regular, dim=1)
    worth = torch.zeros_like(liked).index_put((told.owners, told.slots), torch.from_numpy(lesson.worth))
    gains = 100.0 * (worth - worth[:, :1]) * there
    likely = now.exp()
    apart = (likely * torch.where(there, now - before, torch.zeros(()))).sum(dim=1)
    return (kept_near * apart - (likely * gains).sum(dim=1)).mean()


def judged(policy: Policy, held: Lesson) -> dict[str, float]:
    """Return what the best choices gain over the regular's, in points of the win, the error, and how many matter."""
    gains = []
    for rows in np.array_split(np.arange(len(held.seen)), -(-len(held.seen) // 8192)):
        part = held.part(rows)
        best = policy.best(part.seen)
        begins = part.seen.begins[:-1]
        gains.append(100.0 * (part.worth[begins + best] - part.worth[begins]))
    found = np.concatenate(gains)
    told = {"gain": found.mean(), "error": found.std() / len(found) ** 0.5, "differs": (found != 0).mean()}
    return {name: round(float(number), 4) for name, number in told.items()}


if __name__ == "__main__":
    main()
