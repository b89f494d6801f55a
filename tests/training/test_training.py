"""The lessons with torch, on tiny sizes: they run, the same command makes the same net, and a bot can play it.

Only `./check training` runs these, because torch is not among the requirements of the other tests.
"""

from pathlib import Path

import numpy as np
import pytest
import torch

from stammtisch.arena.dataset import Plan, make
from stammtisch.bots.levels import coach_of
from stammtisch.bots.net import Net
from stammtisch.core import shelf
from stammtisch.core.rng import Rng
from training.nets.curve import read
from training.nets.distil import Searched, distil, searched
from training.nets.files import content
from training.nets.gather import Ground, kinds, sampled
from training.nets.improve import learn, rollout
from training.nets.inputs import Inputs
from training.nets.kept import Kept
from training.nets.outplay import Pace, lessons, price
from training.nets.outplay import learn as learn_from
from training.nets.playouts import Tried, tried
from training.nets.policy import Policy

GAME = "sep"


@pytest.fixture(scope="module")
def inputs() -> Inputs:
    """The inputs of a net, from few matches."""
    return Inputs.seen_in(GAME, sampled(GAME, 40, 1))


@pytest.fixture(scope="module")
def rows(inputs: Inputs, tmp_path_factory: pytest.TempPathFactory) -> Searched:
    """What an expert that thinks for a moment did in two matches."""
    folder = tmp_path_factory.mktemp("data")
    make(folder, Plan.of(GAME, 2, {}, ["expert", "regular"], iterations=8, matches=11, shard=11))
    return searched(folder, inputs)


def fresh(inputs: Inputs, rows: Searched) -> Policy:
    """A net before its first lesson."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    return Policy(GAME, inputs.count, rows.hands.shape[1])


def same(one: Policy, two: Policy) -> bool:
    """Whether two nets have the same weights."""
    pairs = zip(one.state_dict().values(), two.state_dict().values(), strict=True)
    return all(bool((left == right).all()) for left, right in pairs)


def test_an_untaught_net_plays_as_the_regular_does(inputs: Inputs, rows: Searched) -> None:
    assert (fresh(inputs, rows).best(rows.seen) == 0).mean() > 0.99


def test_the_expert_is_distilled_the_same_way_each_time(inputs: Inputs, rows: Searched) -> None:
    one, two = (distil(fresh(inputs, rows), inputs, [rows], 2, 1e-3) for _ in range(2))
    assert same(one, two)
    assert (rows.losses >= 0).all()
    assert rows.losses.max() > 0


def test_a_net_learns_from_playouts_the_same_way_each_time(inputs: Inputs, tmp_path: Path) -> None:
    game = shelf.game(GAME)
    for first in (0, 4):
        tried(game, 2, range(first, first + 4), coach_of(game)).write(tmp_path / f"2-{first:07}.npz")
    files = sorted(tmp_path.glob("*.npz"))
    one, two = Tried.read(files[0]), tried(game, 2, range(4), coach_of(game))
    assert (one.choices == two.choices).all()
    assert (one.worth == two.worth).all()
    held, taught = lessons(GAME, inputs, files[:1]), lessons(GAME, inputs, files[1:])
    assert len(held.worth) == one.compared.sum()
    found = []
    for name in ("one", "two"):
        torch.manual_seed(1)
        policy = Policy(GAME, inputs.count, 1)
        before = price(policy, taught, 0.5).item()
        learn_from(policy, taught, held, Pace(tmp_path / name, epochs=3, rate=1e-3, batch=64))
        assert price(policy, taught, 0.5).item() < before
        assert set(read(tmp_path / name)[-1]) >= {"decisions", "gain", "error"}
        found.append(policy)
    assert same(*found)


def test_play_improves_it_the_same_way_each_time(inputs: Inputs, rows: Searched) -> None:
    found = []
    for _ in range(2):
        policy, teacher = fresh(inputs, rows), fresh(inputs, rows)
        grounds = [Ground(GAME, kind, at, alone=True) for at, kind in enumerate(kinds(GAME, 32, Rng(1)))]
        optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
        torch.manual_seed(2)
        played = rollout(policy, inputs, grounds)
        moved = learn(policy, teacher, optimizer, played, (0.02, 0.005), only_value=False)
        assert moved > 0.0
        assert not same(policy, teacher)
        found.append(policy)
    assert same(*found)


def test_a_kept_net_is_read_again_and_can_be_played_without_torch(
    inputs: Inputs, rows: Searched, tmp_path: Path
) -> None:
    Kept(GAME, inputs, fresh(inputs, rows)).write(tmp_path)
    kept = Kept.read(tmp_path)
    assert (kept.policy.best(rows.seen) == fresh(inputs, rows).best(rows.seen)).all()
    weights = {name: value.numpy().astype(np.float64) for name, value in kept.policy.state_dict().items()}
    made = content(GAME, kept.inputs.told(), weights, "a test")
    assert len(made) < 300_000
    assert Net(made).about["command"] == "a test"
