"""The benchmarks of the server, in a short form."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from scale import scaled

pytestmark = pytest.mark.strain

ROOT = Path(__file__).resolve().parents[2]
ROW = re.compile(r"^\| (Stammtisch|boardgame).*? \| ([\d,]+) \| ([\d.]+) ms \| ([\d.]+) ms \|", re.MULTILINE)


def test_the_benchmark_of_the_server_runs_and_sees_moves() -> None:
    # In full also beside boardgame.io and on PostgreSQL.
    only = ("SQLite, saturated", "SQLite", "")[scaled(0, 1, 2)]
    sizes = ["--turns", "1", "--seconds", "2", "--warm", "0.3", "--matches", "4", "--paced", "6"]
    command = [sys.executable, "benchmarks/server.py", *sizes, "--only", only]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    rows = ROW.findall(done.stdout)
    assert len(rows) == scaled(1, 3, 7), done.stdout
    for _, moves, half, most in rows:
        assert float(moves.replace(",", "")) > 1
        assert 0 < float(half) <= float(most)


def test_the_walk_of_a_word_is_no_longer_than_the_document_says() -> None:
    command = [sys.executable, "benchmarks/walk.py", "--words", "5"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    counted = re.search(r"(\d+) files and (\d+) calls in server/ and table/", done.stdout)
    assert counted, done.stdout
    document = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    written = re.search(r"passes through (\d+) files and (\d+) calls", document)
    assert written
    files, calls = map(int, counted.groups())
    assert 5 < files <= int(written[1])
    assert 30 < calls <= int(written[2])
