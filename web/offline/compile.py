"""Compiles our modules to one library of WebAssembly for Pyodide: `python web/offline/compile.py FOLDER [ready]`.

mypyc writes C for the machine that Pyodide is: 32 bits, and another Python than the one that runs here. The clang and
the linker of ziglang make a side module of it, with the C library's headers of ziglang and Python's own. It ends with 3
where something that it needs is neither here nor can be fetched; with `ready`, it only finds that out.
"""

import importlib.machinery
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
STDLIB = ROOT / "web" / "node_modules" / "pyodide" / "python_stdlib.zip"
NAME = "stammtisch"
COULD_NOT_FETCH = 3
DEBIAN = ("sid", "forky")
"""Where Debian has the newest Pythons; the first that has the one we need is taken."""
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
ARCHIVE = "http://deb.debian.org/debian"
CONFIGURED = re.compile(r"(HAVE|SIZEOF|ALIGNOF|WITH|PY|Py|STDC|SYS|TIME|USE|_[A-Z])\w*")
"""Which of the variables that Python was built with stand in its pyconfig.h."""
TARGET = ("--target=wasm32-unknown-emscripten", "-fPIC", "-fvisibility=hidden")
MEANING = ("-O2", "-fwrapv", "-ffp-contract=off", "-fno-strict-aliasing", "-DNDEBUG", "-w")
"""As in setup.py: what mypyc's C means does not depend on what a compiler may assume."""
SIZES = ("-include", "stddef.h", "-D__DEFINED_size_t", "-D__DEFINED_ptrdiff_t", "-D__DEFINED_wchar_t")
"""Clang knows these types of the target; the headers of a C library for another one would say something else."""
LINKED = ("-shared", "--experimental-pic", "--unresolved-symbols=import-dynamic", "--strip-all", "--gc-sections")
INCLUDED = ("librt_vecs_api.c", "vec_template.c")
"""Sources of the vectors that others include."""
SHIM = "extern PyObject *CPyInit_{0}(void);\nPyMODINIT_FUNC PyInit_{0}(void) {{ return CPyInit_{0}(); }}\n"
"""How one library begins many modules (`loader.py`)."""


class LeftOut(Exception):
    """Something is missing here and cannot be fetched."""


class Sources:
    """Finds mypy as plain Python: it is changed for another machine, which its compiled modules do not let."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return the source of a module of mypy."""
        if name.split(".", maxsplit=1)[0] not in ("mypy", "mypyc"):
            return None
        loader = (importlib.machinery.SourceFileLoader, importlib.machinery.SOURCE_SUFFIXES)
        found = (importlib.machinery.FileFinder(folder, loader).find_spec(name) for folder in path or sys.path)
        return next((spec for spec in found if spec is not None and spec.loader is not None), None)


def target() -> dict[str, Any]:
    """Return the variables with which Pyodide's Python was built."""
    with zipfile.ZipFile(STDLIB) as library:
        name = next(name for name in library.namelist() if name.startswith("_sysconfigdata"))
        source = library.read(name)
    scope: dict[str, Any] = {}
    exec(source, scope)
    found: dict[str, Any] = scope["build_time_vars"]
    return found


def headers(version: str, folder: Path) -> Path:
    """Return the headers of this version of Python: those of this machine, or Debian's."""
    if sysconfig.get_python_version() == version:
        return Path(sysconfig.get_path("include"))
    own = shutil.which(f"python{version}")
    if own is not None:
        asked = [own, "-c", "import sysconfig; print(sysconfig.get_path('include'))"]
        include = Path(subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip())
        if (include / "Python.h").is_file():
            return include
    include = folder / "usr" / "include" / f"python{version}"
    if not (include / "Python.h").is_file():
        fetch_headers(f"libpython{version}-dev", folder)
    if not (include / "Python.h").is_file():
        raise LeftOut(f"there are no header files of Python {version} here, and no package of Debian has them")
    return include


def fetch_headers(package: str, folder: Path) -> None:
    """Fetch Debian's package and unpack it, without installing it; apt verifies that it comes from Debian."""
    if shutil.which("apt-get") is None or not KEYS.is_file():
        return
    folder = folder.absolute()
    for part in ("lists", "cache"):
        (folder / part).mkdir(parents=True, exist_ok=True)
    apart = {
        "Dir::Etc::SourceList": folder / "sources.list",
        "Dir::Etc::SourceParts": "/dev/null",
        "Dir::State::Lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "",
    }
    apt = ["apt-get", "--quiet", *(word for name, value in apart.items() for word in ("-o", f"{name}={value}"))]
    for suite in DEBIAN:
        (folder / "sources.list").write_text(f"deb [signed-by={KEYS}] {ARCHIVE} {suite} main\n", encoding="utf-8")
        if _runs([*apt, "update"], folder) and _runs([*apt, "download", package], folder):
            (archive,) = folder.glob(f"{package}_*.deb")
            subprocess.run(["dpkg-deb", "--extract", archive.name, "."], cwd=folder, check=True)
            return


def _runs(command: list[str], folder: Path) -> bool:
    return subprocess.run(command, cwd=folder, check=False).returncode == 0


def zig() -> Path:
    """Return the folder of ziglang."""
    spec = importlib.util.find_spec("ziglang")
    if spec is None or spec.origin is None:
        raise LeftOut("ziglang is not installed (requirements/wasm.txt)")
    return Path(spec.origin).parent


def write_c(variables: dict[str, Any], folder: Path) -> Path:
    """Let mypyc write our modules as C for the target; return the folder of its own sources."""
    sys.meta_path.insert(0, Sources())
    own = sysconfig.get_config_var
    sysconfig.get_config_var = lambda name: variables[name] if name == "SIZEOF_SIZE_T" else own(name)
    import mypy.build  # noqa: F401 - it and mypyc import each other, and begin here
    import setuptools  # noqa: F401 - mypyc asks whether it is there
    from mypyc import common

    version = tuple(int(part) for part in variables["VERSION"].split("."))
    setattr(common, "HAVE_IMMORTAL", version >= (3, 12))  # noqa: B010 - they are called final
    setattr(common, "EXT_SUFFIX", variables["EXT_SUFFIX"])  # noqa: B010
    from mypyc import options
    from mypyc.build import mypycify
    from mypyc.ir.ops import Integer, LoadLiteral
    from mypyc.irbuild.ll_builder import LowLevelIRBuilder as Builder

    plain_init, plain_coerce = options.CompilerOptions.__init__, Builder.coerce_int_to_fixed_width

    def init(self: Any, *words: Any, **named: Any) -> None:
        plain_init(self, *words, **named | {"capi_version": version})

    def coerce(self: Any, source: Any, wanted: Any, line: int) -> Any:
        """Let large numbers of a source be numbers in C, too. With 32 bits, mypyc would make an object of each."""
        if isinstance(source, LoadLiteral) and type(source.value) is int:
            return Integer(source.value, wanted)
        return plain_coerce(self, source, wanted, line)

    setattr(options.CompilerOptions, "__init__", init)  # noqa: B010
    setattr(Builder, "coerce_int_to_fixed_width", coerce)  # noqa: B010
    os.chdir(ROOT)
    sys.path.insert(0, str(ROOT))
    import bootstrap

    sources = [str(path.relative_to(ROOT)) for path in bootstrap.compiled_sources()]
    mypycify(sources, opt_level="2", debug_level="0", group_name=NAME, target_dir=str(folder))
    shims = [SHIM.format(name.replace(".", "___")) for name in bootstrap.compiled_modules()]
    (folder / "shims.c").write_text("\n".join(["#include <Python.h>", *shims]), encoding="utf-8")
    return Path(common.__file__).parent / "lib-rt"


def include(variables: dict[str, Any], found: Path, folder: Path) -> None:
    """Copy Python's headers, with the pyconfig.h of the target."""
    shutil.copytree(found, folder)
    numbers = {name: value for name, value in variables.items() if isinstance(value, int) and value}
    defined = [f"#define {name} {value}\n" for name, value in sorted(numbers.items()) if CONFIGURED.fullmatch(name)]
    (folder / "pyconfig.h").write_text("".join(defined), encoding="utf-8")


def compile_c(zig: Path, runtime: Path, folder: Path) -> Path:
    """Compile and link what mypyc wrote, and the vectors that it uses (`librt.vecs`)."""
    program = zig / ("zig.exe" if os.name == "nt" else "zig")
    library = zig / "lib" / "libc" / "include"
    # The headers of musl for a machine of 32 bits that counts seconds in 64, as Emscripten's musl does.
    system = [zig / "lib" / "include", library / "riscv32-linux-musl", library / "generic-musl"]
    words = ["-nostdinc", *(word for place in system for word in ("-isystem", str(place)))]
    words += [f"-I{place}" for place in (folder / "include", runtime, folder / "c")]
    sources = [path for path in runtime.glob("vecs/*.c") if path.name not in INCLUDED]
    sources += [folder / "c" / "shims.c", folder / "c" / f"__native_{NAME}.c"]
    objects = folder / "objects"
    objects.mkdir()
    clang = [program, "clang", *TARGET, *MEANING, *SIZES, *words, "-c", *sources]
    subprocess.run(clang, cwd=objects, check=True)
    made = folder / f"{NAME}.wasm"
    subprocess.run([program, "wasm-ld", *LINKED, *sorted(objects.glob("*.o")), "-o", made], check=True)
    return made


def main(folder: Path, only_ready: bool) -> None:
    """Compile, in a folder of which only the headers that were fetched are kept; or only see whether that can be."""
    folder.mkdir(parents=True, exist_ok=True)
    folder = folder.absolute()
    variables, compiler = target(), zig()
    found = headers(variables["VERSION"], folder / "debian")
    if only_ready:
        return
    for part in ("c", "include", "objects"):
        shutil.rmtree(folder / part, ignore_errors=True)
    (folder / f"{NAME}.wasm").unlink(missing_ok=True)
    runtime = write_c(variables, folder / "c")
    include(variables, found, folder / "include")
    made = compile_c(compiler, runtime, folder)
    print(f"{made.name}: {made.stat().st_size} bytes")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]), sys.argv[2:] == ["ready"])
    except LeftOut as reason:
        print(reason, file=sys.stderr)
        sys.exit(COULD_NOT_FETCH)
