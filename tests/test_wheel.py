"""Installing: with nothing but Python, from a clean copy, from a source archive, and from a compiled wheel."""

import json
import re
import shutil
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZipFile

import pytest
from house import fetch, free_port

import bootstrap
from bootstrap import ROOT
from stammtisch.site import NothingToWrite, write_site

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
SECONDS_TO_START = 240
UV: list[str | Path] = [bootstrap.PROGRAMS / "uv", "--quiet", "--no-config"]
PIPX = "pipx@1.18.4"
FOR_CLUBS_AND_RESEARCH = {"asyncpg", "prometheus_client", "uvloop", "matplotlib", "numpy", "ray", "mypy"}
"""What a player's install must not have."""


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


def program(folder: Path, name: str) -> Path:
    return folder / "venv" / bootstrap.PROGRAMS.name / name


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The search path of a machine with neither Node.js nor a compiler: only what scripts of npm and uv begin with."""
    folder = tmp_path_factory.mktemp("bare")
    for name in ("sh", "env", "realpath", "dirname"):
        (folder / name).symlink_to(str(shutil.which(name)))
    return str(folder)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clean copy of what a build needs."""
    tree = tmp_path_factory.mktemp("clone")
    for name in (
        "LICENSE",
        "MANIFEST.in",
        "README.md",
        "play",
        "pyproject.toml",
        *(one.name for one in ROOT.glob("*.py")),
    ):
        shutil.copy(ROOT / name, tree)
    made = shutil.ignore_patterns(
        "*.so", "*.pyd", "__pycache__", "*.egg-info", "node_modules", "dist", "build", "pages.log"
    )
    for name in ("requirements", "src", "web"):
        shutil.copytree(ROOT / name, tree / name, ignore=made)
    # Compressing Pyodide takes fifteen seconds; where it is the same, what `./check` has compressed is taken.
    for packed in (ROOT / "web" / "build" / "offline").glob("python-*"):
        shutil.copytree(packed, tree / packed.relative_to(ROOT))
    return tree


@pytest.fixture(scope="module")
def player(clone: Path, bare: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment after `pip install .` on a machine that has nothing but Python."""
    folder = tmp_path_factory.mktemp("player")
    venv.create(folder / "venv", with_pip=True)
    run(program(folder, "python"), "-m", "pip", "install", "--quiet", clone, cwd=folder, PATH=bare)
    return folder


@pytest.fixture(scope="module")
def built(clone: Path, player: Path) -> Path:
    """What `python -m build` makes: a source archive, and from that a wheel. The pages are those that pip has built."""
    build = [sys.executable, "-m", "build", "--installer", "uv"]
    run(*build, cwd=clone, CC=f"{sys.executable} {Path(__file__).with_name('compile_once.py')}")
    return clone / "dist"


@pytest.fixture(scope="module")
def archive(built: Path) -> Path:
    (found,) = built.glob("*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty environment with the wheel and what it needs to run, nothing else."""
    home = tmp_path_factory.mktemp("home")
    run(*UV, "venv", "--python", sys.executable, home / "venv", cwd=home)
    pip: list[str | Path] = [*UV, "pip", "install", "--python", program(home, "python")]
    run(*pip, "--require-hashes", "--only-binary", ":all:", "-r", ROOT / "requirements" / "run.txt", cwd=home)
    run(*pip, "--no-index", "--no-deps", wheel, cwd=home)
    return home


@contextmanager
def serving(command: list[str | Path], port: int, folder: Path, **more: str) -> Iterator[str]:
    """Start a server and give its address."""
    with subprocess.Popen(command, cwd=folder, env=bootstrap.environment(**more)) as process:
        try:
            late = time.monotonic() + SECONDS_TO_START
            while not answers(f"http://127.0.0.1:{port}/health"):
                assert process.poll() is None
                assert time.monotonic() < late
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def answers(url: str) -> bool:
    try:
        return fetch(url).status == 200
    except OSError:
        return False


BELONGING = ("*.py", "rules.md", "py.typed", "*.ftl", "rules.*.md", "lessons/*.toml")
"""Everything but the sources of the pages, which are built."""


def test_pip_installs_a_clean_copy_with_nothing_but_python(player: Path) -> None:
    said = run(program(player, "stammtisch"), "--version", cwd=player)
    assert said.startswith("stammtisch 0.1.0 (plain Python: slower")
    assert f"Python {sys.version.split()[0]}" in said
    listed = json.loads(run(program(player, "python"), "-m", "pip", "list", "--format", "json", cwd=player))
    assert not FOR_CLUBS_AND_RESEARCH & {package["name"].replace("-", "_") for package in listed}


def test_every_installation_writes_a_site_that_plays_without_a_server(
    player: Path, wheel: Path, tmp_path: Path
) -> None:
    said = run(program(player, "stammtisch"), "site", tmp_path / "site", cwd=tmp_path)
    assert re.match(r"\d+ files in ", said)
    manifest = json.loads((tmp_path / "site" / "offline" / "manifest.json").read_text(encoding="utf-8"))
    parts = [f"offline/{name}" for name in manifest["files"]]
    assert [name for name in parts if not (tmp_path / "site" / name).is_file()] == []
    assert {f"stammtisch/web/{name}" for name in parts} < {*ZipFile(wheel).namelist()}
    assert "data-alone " in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")


def test_what_only_clubs_need_names_its_extra(player: Path, tmp_path: Path) -> None:
    stammtisch = program(player, "stammtisch")
    done = attempt(stammtisch, "serve", "--database", "postgresql://localhost/none", cwd=tmp_path)
    assert done.returncode == 2
    assert done.stdout == "stammtisch: PostgreSQL needs asyncpg: install stammtisch[postgres]\n"


def test_without_a_command_it_opens_the_table_at_home(player: Path, tmp_path: Path) -> None:
    port = free_port()
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "STAMMTISCH_PORT": str(port)}
    with serving([program(player, "stammtisch")], port, tmp_path, **home) as address:
        here = fetch(f"{address}/api/games").json()
        assert (here["version"], here["build"]) == ("0.1.0", "plain")
        assert "<title>" in fetch(address).body.decode()
        figures = fetch(f"{address}/metrics")
        assert (figures.status, figures.body) == (
            501,
            b"figures need prometheus_client: install stammtisch[server]\n",
        )


def test_play_needs_nothing_but_python(player: Path, clone: Path, bare: str, tmp_path: Path) -> None:
    """The pages are those that pip has built before, so this is about the packages.

    The second time all is there, and nobody waits for what the first has begun in the background.
    """
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PATH": bare}
    for _ in range(2):
        port = free_port()
        command: list[str | Path] = [sys.executable, clone / "play", "--no-browser", "--port", str(port)]
        with serving(command, port, tmp_path, **home) as address:
            assert fetch(f"{address}/api/games").json()["build"] == "plain"


def test_uvx_runs_a_clean_copy_with_nothing_but_python(clone: Path, player: Path, bare: str, tmp_path: Path) -> None:
    port = free_port()
    uvx: list[str | Path] = [*UV, "tool", "run", "--python", sys.executable, "--from", clone]
    command = [*uvx, "stammtisch", "home", "--no-browser", "--port", str(port)]
    with serving(command, port, tmp_path, HOME=str(tmp_path), XDG_DATA_HOME=str(tmp_path), PATH=bare) as address:
        assert fetch(f"{address}/api/games").json()["build"] == "plain"


def test_uv_installs_the_source_archive_with_nothing_but_python(archive: Path, bare: str, tmp_path: Path) -> None:
    folders = {"UV_TOOL_DIR": str(tmp_path / "tools"), "UV_TOOL_BIN_DIR": str(tmp_path / "bin")}
    run(*UV, "tool", "install", "--python", sys.executable, archive, cwd=tmp_path, PATH=bare, **folders)
    said = run(tmp_path / "bin" / "stammtisch", "--version", cwd=tmp_path)
    assert said.startswith("stammtisch 0.1.0 (plain Python: slower")


def test_pipx_installs_the_wheel(wheel: Path, tmp_path: Path) -> None:
    folders = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}
    pipx = [*UV, "tool", "run", "--python", sys.executable, PIPX]
    run(*pipx, "install", "--quiet", "--python", sys.executable, wheel, cwd=tmp_path, **folders)
    assert run(tmp_path / "bin" / "stammtisch", "--version", cwd=tmp_path).startswith("stammtisch 0.1.0 (compiled)")


def test_the_wheel_has_everything_that_belongs_to_the_games(wheel: Path, clone: Path) -> None:
    inside = set(ZipFile(wheel).namelist())
    sources = clone / "src"
    belonging = [path for kind in BELONGING for path in sources.rglob(kind)]
    assert {path.relative_to(sources).as_posix() for path in belonging} <= inside
    assert any(name.endswith("licenses/LICENSE") for name in inside)


def test_the_wheel_has_every_compiled_module(wheel: Path) -> None:
    extensions = [name.split(".")[0] for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]
    assert sorted(extensions) == sorted(
        [*(name.replace(".", "/") for name in bootstrap.compiled_modules()), "stammtisch__mypyc"]
    )


def test_the_wheel_plays_in_an_empty_environment(home: Path) -> None:
    python = program(home, "python")
    package, *modules = run(python, "-I", "-c", PLAY, *bootstrap.compiled_modules(), cwd=home).splitlines()
    assert Path(package).is_relative_to(home)
    assert len(modules) == len(bootstrap.compiled_modules())
    assert [module for module in modules if not module.endswith((".so", ".pyd"))] == []
    assert run(program(home, "stammtisch"), "--version", cwd=home).startswith("stammtisch 0.1.0 (compiled)")


def test_the_wheel_has_the_pages_and_serves_them(home: Path, clone: Path, tmp_path: Path) -> None:
    port = free_port()
    command: list[str | Path] = [program(home, "stammtisch"), "serve", "--port", str(port), "--data", tmp_path / "data"]
    pages = clone / "web" / "dist"
    with serving(command, port, tmp_path) as served:
        page = fetch(served).body.decode()
        assert page == (pages / "index.html").read_text(encoding="utf-8")
        needed = re.findall(r'(?:src|href)="(/[^"]+)"', page)
        assert {"/manifest.webmanifest", "/theme.js"} < set(needed)
        assert any(name.startswith("/assets/") and name.endswith(".js") for name in needed)
        for name in needed:
            assert fetch(served + name).body == (pages / name[1:]).read_bytes(), name
        assert fetch(f"{served}/manifest.webmanifest").json()["name"] == "Stammtisch"


def test_a_folder_without_the_pages_and_their_sources_is_refused(clone: Path, tmp_path: Path) -> None:
    shutil.copytree(clone, tmp_path / "part", ignore=shutil.ignore_patterns("web", "dist", "build", ".venv"))
    done = attempt(sys.executable, "setup.py", "--quiet", "sdist", cwd=tmp_path / "part")
    assert done.returncode != 0
    assert "This folder has neither the pages nor their sources" in done.stdout


def test_a_build_that_cannot_fetch_leaves_playing_offline_out_and_says_so(
    clone: Path, player: Path, wheel: Path, tmp_path: Path
) -> None:
    """The last one: afterwards the copy is not as the others want it."""
    assert player.is_dir()
    assert wheel.is_file()
    made = clone / "web" / "build"
    (made / "offline.stamp").unlink()
    shutil.rmtree(made / "wheels")
    shutil.rmtree(clone / "web" / "dist" / "offline")
    build = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path / "lib")]
    said = run(*build, cwd=clone, PIP_NO_INDEX="1")
    assert "Playing without a connection was left out: what it needs could not be fetched." in said
    pages = tmp_path / "lib" / "stammtisch" / "web"
    assert (pages / "index.html").is_file()
    with pytest.raises(NothingToWrite, match="this installation was built without"):
        write_site(tmp_path / "site", pages)
