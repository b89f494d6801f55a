"""`stammtisch home`, which `./play` becomes: a table for one household, on machines with a browser and without."""

import json
import os
import pty
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from house import SECONDS, fetch, free_port

import bootstrap

OF_A_DESKTOP = {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"}


@contextmanager
def home(folder: Path, *words: str, **more: str) -> Iterator[tuple[str, Iterator[str]]]:
    """A home without a desktop; gives its address and the lines that it says."""
    port = str(free_port())
    environment = {name: value for name, value in os.environ.items() if name not in OF_A_DESKTOP}
    command = [sys.executable, "-m", "stammtisch", "home", "--port", port, *words]
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**environment, "XDG_DATA_HOME": str(folder), "HOME": str(folder), **more},
    ) as process:
        assert process.stdout is not None
        try:
            yield f"http://localhost:{port}/", iter(process.stdout)
        finally:
            process.kill()


def after(lines: Iterator[str], beginning: str) -> str:
    """The first line that begins so."""
    return next(line for line in lines if line.startswith(beginning)).strip()


def test_without_a_browser_it_says_where_to_go(tmp_path: Path) -> None:
    with home(tmp_path) as (link, lines):
        assert after(lines, "Play at") == f"Play at {link}"
        assert "Open the address above yourself" in next(lines)
        assert fetch(link).status == 200


def test_the_browser_is_opened_when_there_is_something_to_see(tmp_path: Path) -> None:
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {tmp_path}/opened.part && mv {tmp_path}/opened.part {tmp_path}/opened\n")
    browser.chmod(0o755)
    with home(tmp_path, BROWSER=f"{browser} %s") as (link, lines):
        assert after(lines, "Play at") == f"Play at {link}"
        late = time.monotonic() + SECONDS
        while not (tmp_path / "opened").exists():
            assert time.monotonic() < late
            time.sleep(0.05)
        assert (tmp_path / "opened").read_text(encoding="utf-8").strip() == link


def test_whether_others_may_join_is_remembered(tmp_path: Path) -> None:
    with home(tmp_path, "--share", "--no-browser") as (link, lines):
        assert after(lines, "Others on your network").endswith(link.split(":")[-1])
        after(lines, "Play at")
    kept = json.loads((tmp_path / "stammtisch" / "settings.json").read_text(encoding="utf-8"))
    assert kept == {"share": True}
    with home(tmp_path, "--no-browser") as (_, lines):
        assert after(lines, "Others on your network")


def test_pages_that_are_shared_say_how_the_network_reaches_them(tmp_path: Path) -> None:
    with home(tmp_path, "--share", "--no-browser") as (link, lines):
        told = after(lines, "Others on your network").rpartition(" ")[2]
        after(lines, "Play at")
        assert f'data-network="{told.rstrip("/")}"' in fetch(link).body.decode()
    with home(tmp_path, "--no-share", "--no-browser") as (link, lines):
        after(lines, "Play at")
        assert "data-network" not in fetch(link).body.decode()


def test_a_table_that_runs_already_shows_its_links_or_says_that_it_is_not_shared(tmp_path: Path) -> None:
    with home(tmp_path, "--share", "--no-browser") as (link, lines):
        after(lines, "Play at")
        port = link.rstrip("/").rpartition(":")[2]
        shown = again(tmp_path, "--share", "--port", port)
        assert re.search(rf"^Others on your network can join at http://.*:{port}/$", shown, re.MULTILINE)
        assert f"Play at {link}" in shown
        assert "until you stop it" in again(tmp_path, "--no-share", "--port", port)
    with home(tmp_path, "--no-share", "--no-browser") as (link, lines):
        after(lines, "Play at")
        port = link.rstrip("/").rpartition(":")[2]
        assert "for this machine only" in again(tmp_path, "--share", "--port", port)
        assert again(tmp_path, "--no-share", "--port", port).strip() == f"Play at {link}"


def again(folder: Path, *words: str) -> str:
    """What a second start says, which ends by itself."""
    command = [sys.executable, "-m", "stammtisch", "home", "--no-browser", *words]
    more = {"XDG_DATA_HOME": str(folder), "HOME": str(folder)}
    return subprocess.run(
        command, env=os.environ | more, capture_output=True, text=True, check=True, timeout=SECONDS
    ).stdout


def test_whoever_ends_the_question_with_a_key_has_said_no(tmp_path: Path) -> None:
    terminal, of_the_program = pty.openpty()
    port = str(free_port())
    command = [sys.executable, "-m", "stammtisch", "home", "--no-browser", "--port", port]
    more = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    output, environment = subprocess.PIPE, os.environ | more
    with subprocess.Popen(command, stdin=of_the_program, stdout=output, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            os.write(terminal, b"\x04")
            assert after(iter(process.stdout), "Play at") == f"Play at http://localhost:{port}/"
        finally:
            process.kill()
    os.close(terminal)
    os.close(of_the_program)
    assert not (tmp_path / "stammtisch" / "settings.json").exists()


def test_bots_change_over_to_rules_that_are_compiled_meanwhile(tmp_path: Path) -> None:
    """`./play` opens the table at once and compiles aside; the folder appears when it is done."""
    later, unfinished = tmp_path / "compiled", tmp_path / "unfinished"
    with home(tmp_path, STAMMTISCH_COMPILED=str(later)) as (_, lines):
        after(lines, "Play at")
        shutil.copytree(
            bootstrap.SOURCE, unfinished, ignore=shutil.ignore_patterns("face", "__pycache__", "*.egg-info")
        )
        assert workers_from(later) == []
        unfinished.rename(later)
        late = time.monotonic() + SECONDS
        while not workers_from(later):
            assert time.monotonic() < late
            time.sleep(0.1)


def workers_from(folder: Path) -> list[str]:
    """The processes that have loaded an extension from there."""
    found = []
    for maps in Path("/proc").glob("[0-9]*/maps"):
        with suppress(OSError):
            if str(folder) in maps.read_text(encoding="utf-8"):
                found.append(maps.parent.name)
    return found
