"""The wheel: compiled, complete, and enough on its own to play."""

import shutil
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

import bootstrap
from bootstrap import ROOT

PLAY = """
import importlib, sys
import stammtisch

match = stammtisch.match("sep", seats=2, seed=7)
while match.waiting_for():
    seat = match.waiting_for()[0]
    match.play(seat, match.legal(seat)[0])
assert match.record()["winners"] == match.winners()
for name in ["stammtisch", *sys.argv[1:]]:
    print(importlib.import_module(name).__file__)
"""


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        command,
        cwd=cwd,
        env=bootstrap.environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python -m build` makes of a clean copy of the project."""
    tree = tmp_path_factory.mktemp("project")
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tree)
    made_by_tools = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=made_by_tools)
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", cwd=tree)
    (built,) = (tree / "dist").iterdir()
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it needs to run, nothing else."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", with_pip=True)
    pip: list[str | Path] = [home / "venv" / bootstrap.PROGRAMS.name / "python", "-m", "pip", "install", "--quiet"]
    run(*pip, "--require-hashes", "--only-binary", ":all:", "-r", ROOT / "requirements" / "run.txt", cwd=home)
    run(*pip, "--no-index", "--no-deps", wheel, cwd=home)
    return home


def test_the_wheel_has_everything_that_belongs_to_the_games(wheel: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    belonging = [path for kind in ("*.py", "rules.md", "py.typed") for path in bootstrap.SOURCE.rglob(kind)]
    assert {path.relative_to(bootstrap.SOURCE).as_posix() for path in belonging} <= inside
    assert any(name.endswith("licenses/LICENSE") for name in inside)


def test_the_wheel_has_every_compiled_module(wheel: Path) -> None:
    extensions = [name.split(".")[0] for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    assert sorted(extensions) == sorted(
        [*(name.replace(".", "/") for name in bootstrap.compiled_modules()), "stammtisch__mypyc"]
    )


def test_the_wheel_plays_in_an_empty_environment(home: Path) -> None:
    python = home / "venv" / bootstrap.PROGRAMS.name / "python"
    package, *modules = run(python, "-I", "-c", PLAY, *bootstrap.compiled_modules(), cwd=home).splitlines()
    assert Path(package).is_relative_to(home)
    assert len(modules) == len(bootstrap.compiled_modules())
    assert [module for module in modules if not module.endswith((".so", ".pyd"))] == []


def test_the_installed_program_tells_its_version(home: Path) -> None:
    program = home / "venv" / bootstrap.PROGRAMS.name / "stammtisch"
    assert "0.1.0" in run(program, "--version", cwd=home)
