"""Compiled, plain and pure, the same files play the same games: the twins run from a copy without extensions."""

import json
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

import bootstrap
from scale import scaled

SEEDS = scaled(quick=1, normal=1, full=40)
PURE_SEEDS = scaled(quick=0, normal=0, full=10)

Played = list[dict[str, Any]]


def play(source: Path, *arguments: str) -> Played:
    """What twin.py prints with the modules of that folder."""
    done = subprocess.run(
        [sys.executable, Path(__file__).with_name("twin.py"), *arguments],
        env=bootstrap.environment(PYTHONPATH=str(source), PYTHONDONTWRITEBYTECODE="1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project without its extensions."""
    folder = tmp_path_factory.mktemp("plain") / "src"
    shutil.copytree(
        bootstrap.SOURCE, folder, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    )
    return folder


@pytest.fixture(scope="module")
def both(plain: Path) -> tuple[Played, Played]:
    """The same games, compiled and plain."""
    with ThreadPoolExecutor() as pool:
        compiled, twin = pool.map(play, [bootstrap.SOURCE, plain], [str(SEEDS)] * 2)
    return compiled, twin


def first_difference(compiled: Played, plain: Played) -> str | None:
    """Names the first game that went another way, and the ply."""
    nothing: dict[str, Any] = {}
    for one, other in zip_longest(compiled, plain, fillvalue=nothing):
        if one == other:
            continue
        if one.get("game") != other.get("game"):
            return f"compiled played {one.get('game')}, plain {other.get('game')}"
        for number, (ply, twin) in enumerate(zip_longest(one["plies"], other["plies"])):
            if ply != twin:
                return f"{one['game']}: ply {number} is {ply!r} compiled and {twin!r} plain"
        return f"{one['game']}: {_end(one)} compiled and {_end(other)} plain"
    return None


def _end(game: dict[str, Any]) -> str:
    return f"points {game['points']}, winners {game['winners']}"


def test_one_side_is_compiled_and_the_other_is_not(both: tuple[Played, Played]) -> None:
    compiled, plain = (side[0]["loaded"] for side in both)
    hot = [name for name in bootstrap.compiled_modules() if name in compiled]
    assert {name for name in hot if compiled[name] not in (".so", ".pyd")} == set()
    assert {name for name in plain if plain[name] != ".py"} == set()
    assert {name.rpartition(".")[0] for name in hot} >= {"stammtisch.core", *_games(compiled)}


def _games(loaded: dict[str, str]) -> set[str]:
    return {name for name in loaded if name.startswith("stammtisch.games.") and name.count(".") == 2}


def test_compiled_and_plain_play_the_same_games(both: tuple[Played, Played]) -> None:
    compiled, plain = both
    assert len(compiled) > 2
    assert first_difference(compiled[1:], plain[1:]) is None


def test_without_any_compiled_package_the_same_games_are_played(plain: Path, both: tuple[Played, Played]) -> None:
    pure = play(plain, str(PURE_SEEDS), "pure")
    assert pure[0]["extensions"] == []
    assert "librt" in both[1][0]["extensions"]
    played = {game["game"] for game in pure[1:]}
    compiled = [game for game in both[0][1:] if game["game"] in played]
    assert len(compiled) > 10
    assert first_difference(compiled, pure[1:]) is None


def test_a_difference_is_named_by_game_and_ply() -> None:
    game = {"game": "sep, 2 seats, {}, seed 3", "plies": ["a", "b"], "points": [1, 2], "winners": [1]}
    assert first_difference([game], [game]) is None
    assert first_difference([game], [game | {"plies": ["a", "c"]}]) == (
        "sep, 2 seats, {}, seed 3: ply 1 is 'b' compiled and 'c' plain"
    )
    assert first_difference([game], [game | {"plies": ["a"]}]) == (
        "sep, 2 seats, {}, seed 3: ply 1 is 'b' compiled and None plain"
    )
    assert first_difference([game], [game | {"winners": [0]}]) == (
        "sep, 2 seats, {}, seed 3: points [1, 2], winners [1] compiled and points [1, 2], winners [0] plain"
    )
    assert first_difference([game, game], [game]) == "compiled played sep, 2 seats, {}, seed 3, plain None"
