"""Programs of others that only `check` and benchmarks need: a browser, and the proxies that a test plays through."""

import os
import shutil
import subprocess
from pathlib import Path

import bootstrap

WINDOWLESS = "chromium-headless-shell"
PROXIES = ("nginx", "caddy")
UNPACKED = bootstrap.VENV / "debian"
"""Where proxies lie that this machine does not have."""


def browser(*, whole: bool = False) -> Path:
    """Return Chromium for the tests: without a window, which takes least of the processor, or the whole program."""
    both = ("chromium", WINDOWLESS)
    can_install = shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0
    if can_install and not all(map(shutil.which, both)):
        bootstrap.say("Fetching a browser for the tests …")
        for words in (("update",), ("--yes", "--no-install-recommends", "install", *both)):
            bootstrap.run("could not install the browser that its tests need.", "apt-get", "--quiet", *words)
    for name in (*(() if whole else (WINDOWLESS,)), "chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    raise bootstrap.Failed(f"Stammtisch's tests need a browser: install Chromium (on Debian: {' and '.join(both)}).")


def proxy(name: str) -> Path | None:
    """Return a proxy that a test plays through: the machine's own, or one that was fetched."""
    own = shutil.which(name)
    return Path(own) if own else next(UNPACKED.glob(f"usr/*bin/{name}"), None)


def fetch_proxies() -> None:
    """Fetch Debian's proxies for the tests, and unpack them without installing; say so if there are none."""
    missing = [name for name in PROXIES if proxy(name) is None]
    if missing and shutil.which("apt-get") is not None:
        UNPACKED.mkdir(exist_ok=True)
        for name in missing:
            if _apt("download", name) != 0 and _apt("update") == 0:
                _apt("download", name)
        for package in UNPACKED.glob("*.deb"):
            subprocess.run(["dpkg-deb", "--extract", str(package), str(UNPACKED)], check=True)
            package.unlink()
    missing = [name for name in missing if proxy(name) is None]
    if missing:
        bootstrap.say(
            f"No match is played through {' and '.join(missing)}: not here, and Debian's could not be fetched."
        )
    if shutil.which("systemd-analyze") is None:
        bootstrap.say("The unit of systemd is only compared with what it should say: systemd is not here.")


def _apt(*words: str) -> int:
    quiet = subprocess.DEVNULL
    return subprocess.run(["apt-get", *words], cwd=UNPACKED, stdout=quiet, stderr=quiet, check=False).returncode
