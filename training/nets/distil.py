"""First lesson: choose as the expert's search did, and expect what it expected.

The rows come from `stammtisch dataset make GAME FOLDER --bots expert,regular --iterations N`. Where the expert
searched, the net learns what each choice loses, how the visits were shared, the value, and the hand of the seat on the
left. Each row is seen in many ways (`turned.py`). A tenth of the matches is held out, and the net whose choices lose
least there is kept.

    nice .venv/bin/python -m training.nets.distil sep kept/sep data/sep
"""

import argparse
import copy
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow.parquet as pq
import torch
from numpy.typing import NDArray
from torch.nn import functional

from stammtisch.arena.dataset import Plan, file_of, read_plan
from stammtisch.bots.net import MOST
from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER, Game, State
from stammtisch.core.observe import Layout, Observer, observer
from stammtisch.core.rng import Rng
from training.nets.gather import hand_in, sampled
from training.nets.inputs import Inputs
from training.nets.kept import Kept
from training.nets.policy import Policy, Told
from training.nets.seen import Look, Seen
from training.nets.turned import Names, Turn

BATCH: Final = 512
TURNS: Final = 100
"""In how many ways decisions are turned."""
LOSSES: Final = 20.0
VISITS: Final = 0.1
"""How much two of the aims weigh; the losses are shares of the win."""
HELD_OUT: Final = 10
"""Every how many matches one is only asked about."""


@dataclass
class Searched:
    """Decisions of a search at one kind of table."""

    observations: NDArray[np.int8]
    seen: Seen
    """What a net gets of them, as they were."""
    hands: NDArray[np.bool_]
    """Which cards the seat on the left had."""
    visits: NDArray[np.float32]
    """How the visits were shared, by decision and number of the action."""
    losses: NDArray[np.float32]
    """What each action loses, compared with the best one; one that was not tried loses as much as the worst."""
    values: NDArray[np.float32]
    matches: NDArray[np.int64]
    kind: "TableKind"

    def __len__(self) -> int:
        return len(self.values)

    def part(self, which: NDArray[np.int64]) -> "Searched":
        """Return some of the decisions."""
        kept = {name: value[which] for name, value in vars(self).items() if name not in ("seen", "kind")}
        return replace(self, seen=self.seen.part(which), **kept)

    def turned(self, turn: Turn, inputs: Inputs) -> "Searched":
        """Return the decisions with other names."""
        observations = turn.observations(self.observations)
        aspects = self.seen.aspects.copy()
        aspects[:, 0] = turn.choices(aspects[:, 0])
        return replace(
            self,
            observations=observations,
            seen=Seen(inputs.on(observations, self.kind.seats), self.seen.begins, aspects),
            hands=turn.part(self.hands, self.kind.hand),
        )


@dataclass(frozen=True)
class TableKind:
    """The table of some decisions."""

    game: Game
    seats: int
    layout: Layout
    hand: slice

    def turns(self, count: int, rng: np.random.Generator) -> list[Turn]:
        """Return some ways to turn its decisions."""
        return [Turn(self.game, self.layout, Names.drawn(self.game.name, rng)) for _ in range(count)]


def main() -> None:
    """Train a net and keep it in a folder."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("game")
    asking.add_argument("target", type=Path)
    asking.add_argument("datasets", type=Path, nargs="+")
    asking.add_argument("--epochs", type=int, default=8)
    asking.add_argument("--rate", type=float, default=1e-3)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(asked.seed)
    inputs = Inputs.seen_in(asked.game, sampled(asked.game, 400, asked.seed))
    parts = [searched(folder, inputs) for folder in asked.datasets]
    policy = Policy(asked.game, inputs.count, parts[0].hands.shape[1])
    decisions = sum(map(len, parts))
    print(f"{inputs.count} inputs, {decisions:,} decisions, {time.process_time():.0f} s", flush=True)
    policy = distil(policy, inputs, parts, asked.epochs, asked.rate)
    Kept(asked.game, inputs, policy).write(asked.target)


def searched(folder: Path, inputs: Inputs) -> Searched:
    """Return the decisions of a dataset that a search made, from matches that are played again for what is hidden."""
    plan = read_plan(folder)
    game = shelf.game(plan.game)
    look = Look(game, plan.seats, observer(game, plan.seats, plan.options), inputs)
    rng = Rng("teacher")
    layout = look.observer.layout
    hand = hand_in(layout)
    hands, visits, losses, values, matches = [], [], [], [], []
    for shard, numbers in enumerate(plan.shards()):
        file = file_of(folder, shard)
        if not file.exists():
            continue
        rows = iter(pq.read_table(file, columns=["choice", "value", "tried", "visits", "values"]).to_pylist())
        for number in numbers:
            for state, seat, row in replayed(plan, look.observer, number, rows):
                if row["value"] is None:
                    continue
                actions = look.add_true(state, seat, rng)
                often, lost = row["visits"], [max(row["values"]) - value for value in row["values"]]
                at = {look.observer.action(choice, seat): place for place, choice in enumerate(row["tried"])}
                visits.append([often[at[action]] / sum(often) if action in at else 0.0 for action in actions])
                losses.append([lost[at[action]] if action in at else max(lost) for action in actions])
                hands.append(look.observer.observe(state, (seat + 1) % plan.seats)[hand])
                values.append(row["value"])
                matches.append(number)
    return Searched(
        look.observed(),
        look.take(),
        np.frombuffer(b"".join(hands), np.int8).reshape(len(hands), -1) > 0,
        filled(visits),
        filled(losses),
        np.array(values, np.float32),
        np.array(matches),
        TableKind(game, plan.seats, layout, hand),
    )


def filled(rows: list[list[float]]) -> NDArray[np.float32]:
    """Return rows as an array with room for the most actions."""
    found = np.zeros((len(rows), MOST), np.float32)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


def replayed(plan: Plan, writes: Observer, number: int, rows: Iterator[Any]) -> Iterator[tuple[State, int, Any]]:
    """Yield every decision of a match: the state, the seat and the row."""
    luck = Rng(f"deal {plan.seed}/{number}")
    game = shelf.game(plan.game)
    state = game.new(plan.seats, game.check(plan.seats, plan.options))
    while (seat := int(state.next_seat())) != OVER:
        if seat == CHANCE:
            state.draw(luck)
            continue
        row = next(rows)
        yield state, seat, row
        state.play(seat, writes.action(row["choice"], seat))


def distil(policy: Policy, inputs: Inputs, parts: list[Searched], epochs: int, rate: float) -> Policy:
    """Return the net whose choices lose least in the held-out decisions, after some epochs."""
    held = [part.part(np.flatnonzero(part.matches % HELD_OUT == 0)) for part in parts]
    taught = [part.part(np.flatnonzero(part.matches % HELD_OUT != 0)) for part in parts]
    rng = np.random.default_rng(1)
    turns = [part.kind.turns(TURNS, rng) for part in parts]
    optimizer = torch.optim.Adam(policy.parameters(), lr=rate, weight_decay=1e-5)
    best, least = copy.deepcopy(policy), np.inf
    for epoch in range(epochs + 1):
        loses, same, wrong = judged(policy, held)
        told = f"the best choice loses {100 * loses:.2f}, is the expert's {same:.3f}, value off by {wrong:.3f}"
        print(f"epoch {epoch}: {told}", flush=True)
        if loses < least:
            best, least = copy.deepcopy(policy), loses
        if epoch == epochs:
            return best
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - 0.9 * epoch / epochs)
        for part, ways in zip(taught, turns, strict=True):
            batches = np.array_split(rng.permutation(len(part)), -(-len(part) // BATCH))
            for rows in batches:
                optimizer.zero_grad()
                turned = part.part(rows).turned(ways[rng.integers(len(ways))], inputs)
                loss_of(policy, turned)[0].backward()
                optimizer.step()
    return best


def loss_of(policy: Policy, rows: Searched) -> tuple[Any, Any, Any]:
    """Return what is made smaller, and the answers: what the choices lose on average, how far they are from the visits,
    and the errors of the value and of the hand."""
    liked, values, guess = policy(Told.of(rows.seen))
    chances = torch.log_softmax(liked, dim=1)
    loses = (torch.from_numpy(rows.losses) * chances.exp()).sum(dim=1).mean()
    apart = -(torch.from_numpy(rows.visits) * chances).sum(dim=1).mean()
    value = (values - torch.from_numpy(rows.values)).square().mean()
    hand = functional.binary_cross_entropy_with_logits(guess, torch.from_numpy(rows.hands).float())
    return LOSSES * loses + VISITS * apart + 2 * value + 0.3 * hand, chances, values


def judged(policy: Policy, parts: list[Searched]) -> tuple[float, float, float]:
    """Return what the best choices lose, how often they are the expert's, and how far values are off."""
    found = []
    with torch.no_grad():
        for part in parts:
            _, chances, values = loss_of(policy, part)
            best = chances.argmax(dim=1).numpy()
            loses = part.losses[np.arange(len(best)), best].mean()
            same = best == part.visits.argmax(axis=1)
            found.append((float(loses), float(same.mean()), float(np.abs(values.numpy() - part.values).mean())))
    loses, same, wrong = np.mean(found, axis=0)
    return float(loses), float(same), float(wrong)


if __name__ == "__main__":
    main()
