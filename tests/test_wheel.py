"""The wheel: compiled, complete, and enough on its own to play and to serve."""

import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest
from house import fetch, free_port

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


SECONDS_TO_START = 30


def attempt(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=cwd,
        env=bootstrap.environment(**more),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    done = attempt(*command, cwd=cwd, **more)
    assert done.returncode == 0, done.stdout
    return done.stdout


def copy_project(tree: Path) -> None:
    """A clean copy of what a build needs, but for the pages."""
    for name in ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tree)
    made_by_tools = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tree / "src", ignore=made_by_tools)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `python -m build` makes of a clean copy of the project: a source archive, and from that the wheel.

    It is compiled without optimisation, which takes a third of the time and changes nothing else.
    """
    tree = tmp_path_factory.mktemp("project")
    copy_project(tree)
    shutil.copytree(bootstrap.WEB / "dist", tree / "web" / "dist")
    run(sys.executable, "-m", "build", "--no-isolation", cwd=tree, STAMMTISCH_OPT_LEVEL="0")
    (built,) = (tree / "dist").glob("*.whl")
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


@pytest.fixture
def served(home: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that was started from the wheel."""
    port = free_port()
    program = home / "venv" / bootstrap.PROGRAMS.name / "stammtisch"
    command = [str(program), "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, env=bootstrap.environment()) as process:
        late = time.monotonic() + SECONDS_TO_START
        while not answers(f"http://127.0.0.1:{port}/health"):
            assert process.poll() is None
            assert time.monotonic() < late
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
        process.terminate()


def answers(url: str) -> bool:
    try:
        return fetch(url).status == 200
    except OSError:
        return False


BELONGING = ("*.py", "rules.md", "py.typed", "*.ftl", "rules.*.md", "lessons/*.toml")
"""Everything but the sources of the pages, which are built."""


def test_the_wheel_has_everything_that_belongs_to_the_games(wheel: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    belonging = [path for kind in BELONGING for path in bootstrap.SOURCE.rglob(kind)]
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


def test_the_wheel_has_the_pages_and_serves_them(served: str) -> None:
    page = fetch(served).body.decode()
    assert page == (bootstrap.WEB / "dist" / "index.html").read_text(encoding="utf-8")
    needed = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert {"/manifest.webmanifest", "/theme.js"} < set(needed)
    assert any(name.startswith("/assets/") and name.endswith(".js") for name in needed)
    for name in needed:
        assert fetch(served + name).body == (bootstrap.WEB / "dist" / name[1:]).read_bytes(), name
    assert fetch(f"{served}/manifest.webmanifest").json()["name"] == "Stammtisch"


def test_nothing_is_built_without_the_pages(tmp_path: Path) -> None:
    copy_project(tmp_path)
    build = (sys.executable, "-m", "build", "--wheel", "--no-isolation")
    done = attempt(*build, cwd=tmp_path, STAMMTISCH_PLAIN="1")
    assert done.returncode != 0
    assert "The pages are not built: run ./play once" in done.stdout
