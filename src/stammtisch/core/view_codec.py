"""Views as JSON for another process. A compiled dataclass cannot be pickled, and only its constructor can make one."""

import importlib
import json
from dataclasses import fields, is_dataclass

from stammtisch.core.game import Refused, View

KIND = "kind"
"""The key for the name of a dataclass; no field of a view has this name."""


class BadPackedView(Refused):
    """The text is not a packed view."""


def packed(view: View) -> str:
    """Return a view as text."""
    return json.dumps(_flat(view), separators=(",", ":"))


def unpacked(text: str, package: str) -> View:
    """Return the view that was packed. Only dataclasses of the game's own package are created."""
    view = _grown(json.loads(text), package)
    if not isinstance(view, View):
        raise BadPackedView("this is not a packed view")
    return view


def _flat(part: object) -> object:
    if is_dataclass(part):
        kind = type(part)
        named = {field.name: _flat(getattr(part, field.name)) for field in fields(part)}
        return {KIND: f"{kind.__module__}:{kind.__qualname__}", **named}
    return [_flat(inner) for inner in part] if isinstance(part, tuple) else part


def _grown(seed: object, package: str) -> object:
    if isinstance(seed, list):
        return tuple([_grown(part, package) for part in seed])
    if not isinstance(seed, dict):
        return seed
    module, _, name = str(seed.get(KIND)).partition(":")
    if module != package and not module.startswith(f"{package}."):
        raise BadPackedView(f"{module} is not part of {package}")
    kind = getattr(importlib.import_module(module), name, None)
    if not isinstance(kind, type) or not is_dataclass(kind):
        raise BadPackedView(f"{name} is not part of a view")
    return kind(**{field: _grown(part, package) for field, part in seed.items() if field != KIND})
