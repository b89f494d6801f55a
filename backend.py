"""The build backend: setuptools, and what else a build needs on this machine.

A compiler for Python only where there is one for C. Where the pages must be built, pip, which fetches what they need to
play without a server, and Node.js if the machine has none that is new enough.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

import bootstrap

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what a wheel needs: the pages, and the compiled modules."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_compiler(), *_pages()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what a source archive needs: the pages."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *_pages()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what a working copy needs: the compiled modules; it shows its own pages."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_compiler()]


def _compiler() -> list[str]:
    return _group("build") if bootstrap.why_plain() is None else []


def _pages() -> list[str]:
    if not bootstrap.need_pages():
        return []
    return [*_group("fetch"), *([] if bootstrap.own_node() else _group("node"))]


def _group(name: str) -> list[str]:
    """Return a dependency group of pyproject.toml."""
    found: list[str] = tomllib.loads((bootstrap.ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
        "dependency-groups"
    ][name]
    return found
