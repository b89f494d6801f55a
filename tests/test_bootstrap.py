"""What `./play` prepares in the background, in a small copy of the repository: compiling aside, and building once."""

import json
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

import bootstrap
from stammtisch import compiled

COMPILES = """
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
folder = Path(sys.argv[sys.argv.index("--build-lib") + 1]) / "stammtisch"
Path(__file__).with_name("compiled.log").open("a").write("once ")
if (Path(__file__).parent / "works").exists():
    (folder / "rules.so").write_bytes(b"compiled")
"""
BUILDS = """
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
appendFileSync('built.log', 'once ');
await new Promise((resolve) => setTimeout(resolve, 1500));
mkdirSync('dist/offline', { recursive: true });
writeFileSync('dist/offline/manifest.json', '{}');
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository of one module, with an environment that has all packages; its `setup.py` says how often it ran."""
    shutil.copy(bootstrap.__file__, tmp_path)
    (tmp_path / "pyproject.toml").write_text('[tool.stammtisch]\ncompiled = ["stammtisch/*.py"]\nplain = []\n')
    (tmp_path / "setup.py").write_text(COMPILES)
    (tmp_path / "backend.py").write_text("")
    (tmp_path / "src" / "stammtisch").mkdir(parents=True)
    (tmp_path / "src" / "stammtisch" / "rules.py").write_text("")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "build.txt").write_text("")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "python").symlink_to(sys.executable)
    (tmp_path / "web" / "offline").mkdir(parents=True)
    (tmp_path / "web" / "offline" / "build.js").write_text(BUILDS)
    scripts = {"type": "module", "scripts": {"offline": "node offline/build.js"}}
    (tmp_path / "web" / "package.json").write_text(json.dumps(scripts))
    run(tmp_path, "bootstrap._stamp({}, 'build', ''); bootstrap._stamp(bootstrap._read_stamps(), 'project', project)")
    return tmp_path


def run(clone: Path, code: str) -> Any:
    """Run code in the copy; return what it leaves in `found`."""
    begin = "import json, bootstrap; found = None; project = bootstrap._project_stamp()\n"
    asked = [sys.executable, "-c", f"{begin}{code}\nprint(json.dumps(found))"]
    done = subprocess.run(asked, cwd=clone, env=bootstrap.environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def stamps(clone: Path) -> dict[str, str]:
    found: dict[str, str] = json.loads((clone / ".venv" / "stammtisch.json").read_text())
    return found


def test_what_is_compiled_aside_is_taken_by_the_next_start(clone: Path) -> None:
    (clone / "works").touch()
    folder = Path(run(clone, "bootstrap.finish_aside(); found = str(bootstrap._aside())"))
    assert [path.name for path in bootstrap.extensions(folder)] == ["rules.so"]
    assert run(clone, "found = bootstrap._is_adopted(bootstrap._read_stamps(), bootstrap.compiled_stamp())") is True
    assert (clone / "src" / "stammtisch" / "rules.so").read_bytes() == b"compiled"
    assert stamps(clone)["compiled"] == run(clone, "found = bootstrap.compiled_stamp()")
    run(clone, "bootstrap.finish_aside()")
    assert (clone / "compiled.log").read_text() == "once "


def test_a_compiler_that_fails_leaves_nothing_that_looks_compiled_and_is_not_asked_again(clone: Path) -> None:
    run(clone, "bootstrap.finish_aside()")
    compiled_stamp, folder = run(clone, "found = [bootstrap.compiled_stamp(), str(bootstrap._aside())]")
    assert not Path(folder).exists()
    assert stamps(clone)["compiled"] == compiled_stamp
    assert run(clone, "found = bootstrap._is_adopted(bootstrap._read_stamps(), bootstrap.compiled_stamp())") is True
    assert bootstrap.extensions(clone / "src") == []


def test_two_starts_build_what_playing_offline_takes_once(clone: Path) -> None:
    asked = [sys.executable, "bootstrap.py", "offline"]
    both = [subprocess.Popen(asked, cwd=clone, env=bootstrap.environment()) for _ in range(2)]
    assert [one.wait() for one in both] == [0, 0]
    assert (clone / "web" / "built.log").read_text() == "once "
    assert run(clone, "found = bootstrap.is_offline_built(bootstrap.offline_stamp())") is True


def test_the_program_knows_which_of_its_modules_are_compiled() -> None:
    assert sorted(compiled.names()) == bootstrap.compiled_modules()


def test_a_folder_is_asked_how_much_of_it_is_compiled(tmp_path: Path) -> None:
    assert compiled.build_in(tmp_path) == "plain"
    for number, name in enumerate(compiled.names()):
        assert compiled.build_in(tmp_path) == ("partly" if number else "plain")
        file = tmp_path.joinpath(*name.split("."))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.with_name(f"{file.name}{EXTENSION_SUFFIXES[0]}").touch()
    assert compiled.build_in(tmp_path) == "compiled"
