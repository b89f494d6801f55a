"""Play at home: a server for this household, its link, and a browser window."""

import json
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Final

import segno

from stammtisch.core.game import Refused
from stammtisch.datafolder import data_folder
from stammtisch.server.serve import Serving, serve

PORT: Final = 8181
PORTS_TRIED: Final = 20
QUESTION: Final = (
    "Let other devices on your network join? (You'll only be asked once; change it with --share or --no-share.) [y/N] "
)
SECONDS_TO_START: Final = 15.0
COMPILED: Final = "STAMMTISCH_COMPILED"
"""The variable in which `./play` names the folder of the package that it is compiling."""
RUNS_UNSHARED: Final = (
    "The table runs already, for this machine only. To let other devices join, stop it with Ctrl-C and start it again."
)
RUNS_SHARED: Final = "The table runs already, and others on your network can join until you stop it with Ctrl-C."
NO_BROWSER: Final = (
    "Couldn't open a browser. Open the address above yourself; add --share to let other devices connect."
)


def open_home(*, share: bool | None, port: int | None, browser: bool) -> None:
    """Start a server and open the browser; if a server is already running, show its links and open the browser."""
    sharing = _sharing(share)
    wanted = PORT if port is None else port
    if _is_ours(wanted):
        _come_back(wanted, sharing)
        _show(wanted, browser)
        return
    free = _free_port() if port is None else port
    soon = os.environ.get(COMPILED, "")
    threading.Thread(target=_show, args=(free, browser), daemon=True).start()
    if sharing:
        _invite(free)
        serve(Serving(host="0.0.0.0", port=free, compiled_soon=soon, network=_network(free)))
    else:
        serve(Serving(host="127.0.0.1", port=free, compiled_soon=soon))


def _come_back(port: int, sharing: bool) -> None:
    """Say who can join at a server that runs already, where that is not what is wanted now."""
    shared = _is_ours(port, _own_address())
    if shared:
        _invite(port)
    if shared != sharing:
        print(RUNS_SHARED if shared else RUNS_UNSHARED, flush=True)


def _sharing(share: bool | None) -> bool:
    """Return whether others may join: from the option, from the last answer, or by asking."""
    file = data_folder() / "settings.json"
    known = _settings(file)
    if share is None:
        share = known.get("share")
    if share is None:
        if not sys.stdin.isatty():
            return False
        try:
            share = input(QUESTION).strip().lower() in ("y", "yes")
        except EOFError:
            print()
            return False
    if share != known.get("share"):
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.write_text(json.dumps({**known, "share": share}), encoding="utf-8")
    return share


def _settings(file: Path) -> dict[str, bool]:
    try:
        found: dict[str, bool] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _free_port() -> int:
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise Refused(f"no port from {PORT} to {PORT + PORTS_TRIED - 1} is free; choose another with --port")


def _is_ours(port: int, address: str = "127.0.0.1") -> bool:
    """Say whether a server of ours answers there; no proxy is asked."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"http://{address}:{port}/api/games", timeout=1) as answer:
            return "protocol" in json.loads(answer.read())
    except (OSError, ValueError):
        return False


def _invite(port: int) -> None:
    """Print the link for others on the network, and its QR code."""
    link = f"{_network(port)}/"
    print(f"Others on your network can join at {link}\n", flush=True)
    if sys.stdout.isatty():
        segno.make(link, error="l").terminal(compact=True)


def _network(port: int) -> str:
    return f"http://{_own_address()}:{port}"


def _own_address() -> str:
    """Return the address of this machine in its network. It is found from the route out; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        address: str = way_out.getsockname()[0]
        return address


def _show(port: int, browser: bool) -> None:
    """Open the browser as soon as the server answers."""
    link = f"http://localhost:{port}/"
    end = time.monotonic() + SECONDS_TO_START
    while not _is_ours(port):
        if time.monotonic() > end:
            return
        time.sleep(0.1)
    print(f"Play at {link}", flush=True)
    if browser and not _opens(link):
        print(NO_BROWSER, flush=True)


def _opens(link: str) -> bool:
    """Return whether there is a browser with a window. A text browser would take over this terminal."""
    windows = os.name == "nt" or sys.platform == "darwin"
    if not windows and not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")):
        return False
    return webbrowser.open(link)
