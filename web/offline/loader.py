"""Loads our compiled modules from their one library (`compile.py`). This runs in Pyodide, before all else of ours."""

import _imp  # what importlib itself loads extensions with
import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

SHARED = "stammtisch__mypyc"
"""mypyc's name for what all its modules share."""
PACKAGE = "librt"
VECTORS = f"{PACKAGE}.vecs"


class Library:
    """Finds the modules in the library. It begins each by a function of its own, named after the whole module."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._shared = sys.modules[SHARED] = self._begin(SHARED)

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return where a module is; None if it is not in the library."""
        if name == VECTORS or hasattr(self._shared, f"init_{_mangled(name)}"):
            return ModuleSpec(name, self, origin=self._path)  # type: ignore[arg-type]
        return ModuleSpec(name, None, is_package=True) if name == PACKAGE else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Begin a module."""
        return self._begin(spec.name if spec.name == VECTORS else _mangled(spec.name))

    def exec_module(self, module: ModuleType) -> None:
        """Run what is left to run."""
        _imp.exec_dynamic(module)

    def _begin(self, name: str) -> ModuleType:
        return _imp.create_dynamic(ModuleSpec(name, None, origin=self._path))


def _mangled(name: str) -> str:
    return name.replace(".", "___")


def use(path: str) -> None:
    """Take the modules from this library from now on."""
    sys.meta_path.insert(0, Library(path))  # type: ignore[arg-type]
