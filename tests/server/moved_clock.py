"""A server whose wall clock the test sets, while it runs."""

import os
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from house import Server

SHIFTED = """
import os, time
from pathlib import Path

_true, _file = time.time, Path(os.environ["CLOCK_OFFSET"])
time.time = lambda: _true() + float(_file.read_text() or 0)
"""
"""What the server's Python does first: its wall clock is off by as much as a file says."""


class MovedClock(Server):
    """A server that takes the time of day from a file of the test."""

    def __init__(self, folder: Path, environment: Mapping[str, str] | None = None, **serving: Any) -> None:
        self._offset = folder / "offset"
        (folder / "sitecustomize.py").write_text(SHIFTED, encoding="utf-8")
        self.move(0.0)
        path = os.pathsep.join([str(folder), *sys.path])
        super().__init__(
            folder, {"CLOCK_OFFSET": str(self._offset), "PYTHONPATH": path, **(environment or {})}, **serving
        )

    def move(self, seconds: float) -> None:
        """Set its clock this many seconds after the true time."""
        beside = self._offset.with_suffix(".new")
        beside.write_text(str(seconds), encoding="utf-8")
        beside.replace(self._offset)

    def set(self, at: float) -> None:
        """Set its clock to a time in Unix seconds."""
        self.move(at - time.time())
