"""Views packed for another process, as JSON: a compiled dataclass does not pickle and needs its constructor."""

import importlib
import json
from dataclasses import fields, is_dataclass

from stammtisch.core.game import Refused, View

KIND = "kind"
"""The key of a dataclass's own name; no field of a view is called so."""


class BadParcel(Refused):
    """Not the parcel of a view."""


def packed(view: View) -> str:
    """Return a view as text."""
    return json.dumps(_flat(view), separators=(",", ":"))


def unpacked(parcel: str, package: str) -> View:
    """Return the view that was packed; nothing is made but dataclasses of the game's own package."""
    view = _grown(json.loads(parcel), package)
    if not isinstance(view, View):
        raise BadParcel("there is no view in this parcel")
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
        raise BadParcel(f"{module} is no part of {package}")
    kind = getattr(importlib.import_module(module), name, None)
    if not isinstance(kind, type) or not is_dataclass(kind):
        raise BadParcel(f"{name} is nothing that a view is made of")
    return kind(**{field: _grown(part, package) for field, part in seed.items() if field != KIND})
