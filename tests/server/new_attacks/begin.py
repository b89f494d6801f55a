"""What every script here begins with: the way to the library of attackers. Run one as `python x01_….py [seconds]`."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1]), str(HERE.parents[2] / "src")]

SECONDS = float(sys.argv[1]) if len(sys.argv) > 1 else 6.0
