"""Write the file that a bot plays by, from a net that was kept.

.venv/bin/python -m training.nets.export kept/sep-improved --command "what made the net"
"""

import argparse
from pathlib import Path
from typing import Final

import numpy as np

from training.nets.files import content
from training.nets.kept import Kept

GAMES: Final = Path(__file__).resolve().parents[2] / "src" / "stammtisch" / "games"


def main() -> None:
    """Write the net of a folder into the folder of its game."""
    asking = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    asking.add_argument("folder", type=Path)
    asking.add_argument("--command", required=True, help="what made the net, for the file")
    asked = asking.parse_args()
    kept = Kept.read(asked.folder)
    file = GAMES / kept.game.replace("-", "_") / "reflex.net"
    weights = {name: value.numpy().astype(np.float64) for name, value in kept.policy.state_dict().items()}
    file.write_bytes(content(kept.game, kept.inputs.told(), weights, asked.command))
    print(f"{file}: {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
