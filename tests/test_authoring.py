"""Making a game outside the repository: begin it, check it, work on it."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from house import free_port

import tutorial
from stammtisch.authoring import beginning
from stammtisch.core.game import Refused

pytestmark = pytest.mark.strain

ROOT = Path(__file__).parents[1]
SECONDS_TO_FOLLOW = 60


def run(*words: str | Path, games: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What Python does with these words."""
    paths = {"PYTHONPATH": os.pathsep.join(sys.path), "COLUMNS": "200"}
    return subprocess.run(
        [sys.executable, *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **paths, **({} if games is None else {"STAMMTISCH_GAMES": str(games)})},
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A new game, as the command makes it."""
    made = run("-m", "stammtisch", "new-game", "old-maid", "--to", tmp_path)
    assert made.returncode == 0, made.stderr
    assert f"stammtisch check-game {tmp_path / 'old_maid'}" in made.stdout
    return tmp_path / "old_maid"


def test_a_new_game_obeys_the_laws_and_passes_its_own_tests(folder: Path) -> None:
    checked = run("-m", "stammtisch", "check-game", folder)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "it obeys all laws" in checked.stdout
    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", folder, games=folder)
    assert tested.returncode == 0, tested.stdout


def test_a_new_game_can_be_played_at_once(folder: Path) -> None:
    listed = run("-m", "stammtisch", "games", games=folder.parent)
    assert "old-maid  Old Maid, 2, 3 or 4 seats" in listed.stdout
    simulated = run("-m", "stammtisch", "simulate", "old-maid", "--seats", "3", "--games", "20", games=folder)
    assert "20 games" in simulated.stdout
    assert "OL 3.1" in run("-m", "stammtisch", "rules", "old-maid", games=folder).stdout


def test_nothing_of_a_new_game_has_the_samples_name(folder: Path) -> None:
    for path in [path for path in folder.rglob("*") if path.is_file() and path.suffix in beginning.KINDS]:
        assert "sample" not in path.name.lower()
        assert "sample" not in path.read_text(encoding="utf-8").lower()


def test_a_new_games_code_passes_the_linter_and_the_type_checker(folder: Path) -> None:
    settings = ROOT / "pyproject.toml"
    linted = run("-m", "ruff", "check", "--config", settings, folder)
    assert linted.returncode == 0, linted.stdout
    typed = run("-m", "mypy", "--config-file", settings, folder)
    assert typed.returncode == 0, typed.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [("Old Maid", "lower-case letters"), ("sep", "there already is a game sep"), ("taken", "already exists")],
)
def test_a_name_that_does_not_do_is_refused(tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "taken").mkdir()
    with pytest.raises(Refused, match=said):
        beginning.begin(name, tmp_path)


def test_a_broken_law_is_named_with_the_table_and_the_command_that_tries_it_again(folder: Path) -> None:
    worlds = folder / "worlds.py"
    text = worlds.read_text(encoding="utf-8")
    worlds.write_text(text.replace("append(barred, view.barred[seat])", "append(barred, 0)"), encoding="utf-8")
    checked = run("-m", "stammtisch", "check-game", folder)
    assert checked.returncode == 1
    assert "BROKEN  Law 9: an imagined world could have led to all that the viewer saw" in checked.stdout
    assert "the world has no past" in checked.stdout
    assert "1 law is broken" in checked.stdout
    [line] = [line for line in checked.stdout.splitlines() if line.startswith("    again: ")]
    again = run("-m", *line.removeprefix("    again: ").split())
    assert again.returncode == 1
    assert "what_is_imagined_has_a_past" in again.stdout
    assert "1 checks with 1 setups" in again.stdout


def test_a_game_that_crashes_breaks_the_law_and_the_line_is_named(folder: Path) -> None:
    rules = folder / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(text.replace("winners = self.winners()", "winners = [1 // 0]"), encoding="utf-8")
    checked = run("-m", "stammtisch", "check-game", folder)
    assert checked.returncode == 1
    assert "the game fails: ZeroDivisionError" in checked.stdout
    assert "(rules.py, line " in checked.stdout


def test_a_folder_that_is_no_game_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "__init__.py").write_text("import nothing_like_that\n", encoding="utf-8")
    checked = run("-m", "stammtisch", "check-game", tmp_path)
    assert checked.returncode == 2
    assert "is not a game yet: ModuleNotFoundError: No module named 'nothing_like_that'" in checked.stderr
    unknown = run("-m", "stammtisch", "check-game", tmp_path / "nowhere")
    assert unknown.stderr.splitlines() == [
        f"stammtisch: {tmp_path / 'nowhere'} is not a folder; `stammtisch new-game NAME` makes one"
    ]


def test_an_option_without_a_value_is_refused(tmp_path: Path) -> None:
    checked = run("-m", "stammtisch", "check-game", tutorial.write(tmp_path), "--option", "hand")
    assert checked.returncode == 2
    assert "an option must be name=value, not 'hand'" in checked.stderr


def test_what_a_game_does_not_have_is_hinted_at(tmp_path: Path) -> None:
    folder = tutorial.write(tmp_path)
    shutil.rmtree(folder / "face")
    (folder / "locale" / "fr.ftl").write_text("title = Sous-bock\n", encoding="utf-8")
    checked = run("-m", "stammtisch", "check-game", folder, "--games", "1", "--law", "pieces_are_conserved")
    assert checked.returncode == 0
    assert "no face" in checked.stdout
    assert "locale/fr.ftl has no text for sentence, option-hand" in checked.stdout


@pytest.fixture
def workshop(folder: Path, tmp_path: Path) -> Iterator[tuple[Path, int]]:
    """A new game that somebody works on."""
    port = free_port()
    words = ["dev", str(folder), "--port", str(port), "--no-browser", "--no-vite"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "stammtisch", *words],
            stdout=log,
            stderr=log,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        try:
            yield folder, port
        finally:
            process.send_signal(signal.SIGTERM)
            assert process.wait(20) == 0


def titles(port: int) -> dict[str, str]:
    """The games that the server offers now."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/games", timeout=2) as answer:
            return {game["name"]: game["title"] for game in json.loads(answer.read())["games"]}
    except OSError:
        return {}


def comes_to(port: int, title: str | None) -> bool:
    """Whether the game is soon offered under that title, or no longer offered."""
    end = time.monotonic() + SECONDS_TO_FOLLOW
    while time.monotonic() < end:
        offered = titles(port)
        if offered and offered.get("old-maid") == title:
            return True
        time.sleep(0.2)
    return False


def test_the_server_follows_edits_and_outlives_a_broken_one(workshop: tuple[Path, int]) -> None:
    folder, port = workshop
    init = folder / "__init__.py"
    text = init.read_text(encoding="utf-8")
    assert comes_to(port, "Old Maid")
    init.write_text(text.replace('title="Old Maid"', 'title="Black Peter"'), encoding="utf-8")
    assert comes_to(port, "Black Peter")
    init.write_text("GAME = \n", encoding="utf-8")
    assert comes_to(port, None)
    init.write_text(text, encoding="utf-8")
    assert comes_to(port, "Old Maid")
