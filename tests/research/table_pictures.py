"""Writes the pictures of tables in `docs/`: `python tests/research/table_pictures.py`."""

from pathlib import Path

import numpy as np
from PIL import Image

from stammtisch.core.rng import Rng
from stammtisch.envs.petting import TableEnv

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"


def main() -> None:
    """Write a trick of Seven Seals."""
    table = TableEnv("seven-seals", seats=4, render_mode="rgb_array")
    table.reset(seed=7)
    rng = Rng("table")
    for _ in range(58):
        legal = np.flatnonzero(table.infos[table.agent_selection]["action_mask"])
        table.step(int(legal[rng.below(len(legal))]))
    Image.fromarray(np.asarray(table.render())).save(FOLDER / "table-seven-seals.webp", quality=88, method=6)


if __name__ == "__main__":
    main()
