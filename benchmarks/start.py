"""Measure how long `./play` takes to a playable table, in a fresh clone of the last commit.

    .venv/bin/python benchmarks/start.py [--later 5]

The first start fetches packages, builds the pages and serves; then the rules and the parts for playing offline are made
in the background. The later starts are measured when that is over. A table is playable when the server answers and its
page has come.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PORT: Final = 8199
PATIENCE: Final = 1800.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--later", type=int, default=5, help="how many later starts to measure")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stammtisch-start-") as folder:
        clone = Path(folder) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        begun = time.perf_counter()
        with table(clone) as seconds:
            print(f"first start: {seconds:.1f} s; load {os.getloadavg()[0]:.1f}", flush=True)
            until(lambda: any((clone / ".venv" / "compiled").glob("[0-9a-f]" * 16)))
            print(f"rules compiled: {time.perf_counter() - begun:.0f} s after the start", flush=True)
            until((clone / "web" / "build" / "offline.stamp").is_file)
            print(f"parts for playing offline: {time.perf_counter() - begun:.0f} s after the start", flush=True)
        later = []
        for _ in range(asked.later):
            with table(clone) as seconds:
                later.append(seconds)
        every, middle = ", ".join(f"{one:.2f}" for one in later), statistics.median(later)
        print(f"later starts: {every} s (median {middle:.2f}); load {os.getloadavg()[0]:.1f}")


@contextmanager
def table(clone: Path) -> Iterator[float]:
    """Start a table; give the seconds until it can be played at."""
    environment = os.environ | {"XDG_DATA_HOME": str(clone.parent / "data")}
    command = [sys.executable, "play", "--no-browser", "--port", str(PORT)]
    begun = time.perf_counter()
    quietly = subprocess.DEVNULL
    with subprocess.Popen(command, cwd=clone, env=environment, stdout=quietly, stderr=quietly) as play:
        try:
            until(lambda: asked(play), every=0.01)
            yield time.perf_counter() - begun
        finally:
            play.terminate()


def asked(play: subprocess.Popen[bytes]) -> bool:
    """Say whether the table answers, with its page."""
    assert play.poll() is None, "./play ended by itself"
    try:
        for path in ("/ready", "/"):
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}{path}", timeout=5).read()
    except OSError:
        return False
    return True


def until(done: Callable[[], bool], every: float = 0.5) -> None:
    """Wait for that."""
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late
        time.sleep(every)


if __name__ == "__main__":
    main()
