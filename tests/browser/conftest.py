"""What the tests in a browser are given."""

from browsers import browser, chromium, gallery, launch, people
from house import _mortal, mortal, server, servers

__all__ = ["_mortal", "browser", "chromium", "gallery", "launch", "mortal", "people", "server", "servers"]
