"""Builds the compiled modules, where there is a C compiler, and puts the built pages into the package."""

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

import bootstrap

FLAGS = ["-fno-semantic-interposition", "-ffp-contract=off", "-fwrapv", "-DNDEBUG", "-Wno-error"]
"""Added to Python's own flags, which CFLAGS would replace. Without -fwrapv, C may assume that an i64 never wraps; with
mypyc's -Werror, a new warning of some compiler would leave its users with the plain files."""
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}
"""The commands that need the extensions; the others only describe the project."""


class PackageWithPages(build_py):
    """Copies the built pages to where an installed server looks for them; a working copy shows its own."""

    def run(self) -> None:
        """Copy them; fail without them, since a server that has nothing to show is no use to anybody."""
        super().run()
        if self.editable_mode:
            return
        build_pages()
        target = Path(self.build_lib) / "stammtisch" / "web"
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(bootstrap.DIST, target)


class ArchiveWithPages(sdist):
    """Puts the built pages into the source archive."""

    def run(self) -> None:
        """Build them first."""
        build_pages()
        super().run()


def build_pages() -> None:
    """Build the pages and what they need to play without a server, unless all of it comes with a source archive."""
    with bootstrap.explained():
        bootstrap.prepare_pages()
        bootstrap.prepare_offline()


class AllOrNothing(build_ext):
    """Builds every extension or none: they share one library and cannot be loaded without it."""

    def build_extensions(self) -> None:
        """Compile; where that fails for whatever reason, the plain files are all there is."""
        try:
            super().build_extensions()
        except Exception as problem:
            print(f"The rules are not compiled, plain Python takes their place: {problem}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Any]:
    """Return what mypyc makes of the modules that pyproject.toml calls compiled; nothing where they run plain."""
    if not BUILDING.intersection(sys.argv):
        return []
    reason = bootstrap.why_plain()
    if reason is not None:
        print(f"The rules are not compiled, plain Python takes their place: {reason}.", file=sys.stderr)
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - it rewires setuptools, which describing does not need

    sources = [str(path.relative_to(bootstrap.ROOT)) for path in bootstrap.compiled_sources()]
    level = os.environ.get("STAMMTISCH_OPT_LEVEL", "3")
    built = mypycify(sources, opt_level=level, debug_level="0", group_name="stammtisch")
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": AllOrNothing, "build_py": PackageWithPages, "sdist": ArchiveWithPages},
)
