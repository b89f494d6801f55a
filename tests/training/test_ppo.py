"""OpenSpiel's PPO on one of our games, for a moment."""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_ppo_of_openspiel_learns_on_our_game_without_an_error() -> None:
    command = [sys.executable, "benchmarks/ppo.py", "--updates", "1", "--matches", "20"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert re.search(r"^ +0 +\d+  [+-]\d\.\d{3} ± \d\.\d{3}$", done.stdout, re.M), done.stdout
    assert re.search(r"^ +1,024 +\d+  [+-]\d\.\d{3} ± \d\.\d{3}$", done.stdout, re.M), done.stdout
