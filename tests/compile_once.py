"""A C compiler for `CC`: takes the object that `./check` has made from the same C, and else compiles.

A build of the wheel makes the same 34 MB of C from the rules as the one beside the sources. Compiling that once more
would take a minute and a half and prove nothing. Where it must be compiled, that is done without optimisation.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from filecmp import cmp
from pathlib import Path

BUILD = Path(__file__).resolve().parent.parent / "build"
"""What `bootstrap.py` leaves after compiling."""


def kept(source: Path) -> Path | None:
    """Return the object of the same C with the same headers, if there is one."""
    alike = [source, *source.parent.glob(f"{source.stem}.h"), *source.parent.glob("__native_internal*.h")]
    same = all((BUILD / path.name).is_file() and cmp(path, BUILD / path.name, shallow=False) for path in alike)
    return next(BUILD.glob(f"temp.*/build/{source.stem}.o"), None) if same else None


def main(words: list[str]) -> None:
    """Behave like the compiler."""
    source = Path(words[words.index("-c") + 1]) if "-c" in words else None
    found = None if source is None else kept(source)
    if found is not None:
        shutil.copy(found, words[words.index("-o") + 1])
        return
    compiler = shlex.split(sysconfig.get_config_var("CC") or "cc")
    os.execvp(compiler[0], [*compiler, *words, *(["-O0"] if source else [])])


if __name__ == "__main__":
    main(sys.argv[1:])
