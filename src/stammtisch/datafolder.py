"""The folder where the programs of a user keep their data on this system."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return the folder for the data that Stammtisch keeps for this user."""
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA", "~")).expanduser() / "stammtisch"
    if sys.platform == "darwin":
        return Path("~/Library/Application Support/stammtisch").expanduser()
    return Path(os.environ.get("XDG_DATA_HOME") or "~/.local/share").expanduser() / "stammtisch"
