"""How a kept net does against regulars if it always takes its best choice: the win share, quickly and roughly.

The arena (`stammtisch arena`) measures the finished bot on duplicate deals; this one is for between two lessons.

    .venv/bin/python -m training.nets.measure kept/sep --seats 2 --matches 2000
"""

import argparse
from pathlib import Path

import numpy as np
import torch

from stammtisch.core import shelf
from training.nets.gather import Ground, Kind
from training.nets.improve import results
from training.nets.kept import Kept


def main() -> None:
    """Print the share and its standard error."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("folder", type=Path)
    asking.add_argument("--seats", type=int, required=True)
    asking.add_argument("--matches", type=int, default=2000)
    asked = asking.parse_args()
    torch.set_num_threads(1)
    kept = Kept.read(asked.folder)
    lanes = min(1024, asked.matches // 2)
    options = shelf.game(kept.game).check(asked.seats, {})
    ground = Ground(kept.game, Kind(asked.seats, options, lanes), 99, alone=True)
    shares: list[list[float]] = [[] for _ in range(lanes)]
    each = -(-asked.matches // lanes)
    while min(map(len, shares)) < each:
        seen = ground.look(kept.inputs)
        ground.step(seen.chosen(kept.policy.best(seen)))
        for lane, share in zip(np.flatnonzero(ground.over), results(ground), strict=True):
            shares[lane].append(share)
    found = np.array([share for lane in shares for share in lane[:each]])
    print(f"{kept.game}, {asked.seats} seats: {100 * found.mean():.1f} +- {100 * found.std() / len(found) ** 0.5:.1f}")


if __name__ == "__main__":
    main()
