"""A replacement for `librt.vecs` in plain Python, for machines without that compiled package.

It is slower and otherwise the same. As with the real one, bind a vector again after each `append` or `pop`, and clone
it with `[:]` first if something else refers to it.
"""

import sys
from collections.abc import Iterable
from types import ModuleType
from typing import Any


class vec(list[Any]):  # noqa: N801 - the name that it stands in for
    """A vector. `vec[i64]` is the same class, because nothing here depends on the type of the items. A slice is a plain
    list, which works as well."""

    def __init__(self, items: Iterable[Any] = (), *, capacity: int = 0) -> None:  # noqa: ARG002
        super().__init__(items)

    def __class_getitem__(cls, _: Any) -> Any:
        return cls


def append(items: list[Any], item: Any) -> list[Any]:
    """Return the vector with one item more."""
    items.append(item)
    return items


def pop(items: list[Any]) -> tuple[list[Any], Any]:
    """Return the vector without its last item, and that item."""
    item = items.pop()
    return items, item


def install() -> None:
    """Make `import librt.vecs` find this module if there is no other."""
    try:
        import librt.vecs  # noqa: F401, PLC0415 - only to see whether it is there
    except ImportError:
        package = ModuleType("librt")
        package.vecs = sys.modules[__name__]  # type: ignore[attr-defined]
        sys.modules.update({"librt": package, "librt.vecs": sys.modules[__name__]})
