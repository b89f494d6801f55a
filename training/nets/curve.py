"""Draw how nets got better, beside the decisions that it took: what their choices gain in the held-out decisions of
`outplay`, or the reward of a round while they play regulars (`improve`).

.venv/bin/python -m training.nets.curve docs/pictures/nets.png kept/seven-seals kept/sep
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

import numpy as np

from stammtisch.arena.plot import BARS, INK

SMOOTH: Final = 5
"""Each point of play is the mean of as many updates."""
PANELS: Final = {
    "gain": ("gain of a decision over the regular's choice,\nin points of the win", 0.0),
    "reward": ("reward of a round against regulars (0.5: as good)", 0.5),
    "apart": ("divergence from the net that it began with", 0.0),
}
"""What may be noted, what it is called, and where the regular is."""


def main() -> None:
    """Draw the curves of some folders into a file."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("picture", type=Path)
    asking.add_argument("folders", type=Path, nargs="+")
    asked = asking.parse_args()
    draw(asked.picture, {folder.name: read(folder) for folder in asked.folders})


def read(folder: Path) -> list[dict[str, Any]]:
    """Return what a lesson noted after each update."""
    return [json.loads(line) for line in (folder / "curve.jsonl").read_text(encoding="utf-8").splitlines()]


def draw(picture: Path, curves: dict[str, list[dict[str, Any]]]) -> None:
    """Write the picture."""
    import matplotlib as library  # noqa: PLC0415

    library.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    there = [name for name in PANELS if any(name in updates[0] for updates in curves.values())]
    figure, grid = pyplot.subplots(
        1, len(there), figsize=(6 * max(len(there), 1.5), 4), layout="constrained", squeeze=False
    )
    for panel, name in zip(grid[0], there, strict=True):
        for (title, updates), colour in zip(curves.items(), BARS, strict=False):
            if name not in updates[0]:
                continue
            seen, values = [update["decisions"] / 1e6 for update in updates], [update[name] for update in updates]
            if "error" in updates[0]:
                errors = [1.96 * update["error"] for update in updates]
                low, high = np.subtract(values, errors), np.add(values, errors)
                panel.fill_between(seen, low, high, color=colour, alpha=0.15, linewidth=0)
            else:
                seen, values = smooth(seen), smooth(values)
            panel.plot(seen, values, color=colour, label=title)
        said, regular = PANELS[name]
        panel.axhline(regular, color=INK, linestyle=":", linewidth=1)
        panel.set_ylabel(said)
        panel.set_xlabel("decisions, in millions")
        panel.spines[["top", "right"]].set_visible(False)
    grid[0][0].legend(frameon=False)
    figure.savefig(picture, dpi=110)
    pyplot.close(figure)


def smooth(values: list[float]) -> list[float]:
    """Return the means of a few neighbours each."""
    width = min(SMOOTH, len(values))
    return [float(value) for value in np.convolve(values, np.ones(width) / width, "valid")]


if __name__ == "__main__":
    main()
