"""What crosses the border to the pages, as JSON schemas: the messages, and the facts of each game.

`npm run types` in the folder web makes TypeScript of it. A list of files is printed: where each goes, its schema
and its constants.
"""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec

import protocol
from stammtisch.bots.levels import opponents_for
from stammtisch.core import shelf
from stammtisch.core.game import BACK, JUDGE, WATCHER
from stammtisch.server import api, api_events, api_groups, pairing
from stammtisch.table import catalogue, finished, lesson, listing, posing, reasons, refusals, table
from stammtisch.table import log as entry
from stammtisch.table import messages as wire

ROOT = Path(__file__).resolve().parent.parent
UNTYPED = {"title", "minLength", "maxLength", "pattern", "minimum", "maximum", "default"}
"""What TypeScript has no types for, and titles, which would be taken for names."""
BASES = (wire.Ask, wire.Tell, api_groups.GroupAsk, api_events.EventAsk)
"""The bases of unions."""
Schema = dict[str, Any]


def structs(module: ModuleType) -> Iterator[type[msgspec.Struct]]:
    """The structs that a module defines, without the bases of unions."""
    for value in vars(module).values():
        if not isinstance(value, type) or not issubclass(value, msgspec.Struct) or value in BASES:
            continue
        if value.__module__ == module.__name__:
            yield value


def closed(*modules: ModuleType) -> dict[str, list[str]]:
    """The closed lists of words that have a name."""
    named = [(name, value) for module in modules for name, value in vars(module).items()]
    return {name: list(get_args(value)) for name, value in named if get_origin(value) is Literal}


def schema(kinds: list[type[msgspec.Struct]], lists: dict[str, list[str]], unions: dict[str, Any]) -> Schema:
    """One schema with a definition for every struct, every named list of words and every union."""
    template = "#/$defs/{name}"
    found, parts = msgspec.json.schema_components([*kinds, *unions.values()], ref_template=template)
    for kind in kinds:
        part = parts[kind.__name__]
        config = kind.__struct_config__
        if not config.omit_defaults and not config.forbid_unknown_fields:
            part["required"] = [*part["properties"]]
        for name, said in docs(kind).items():
            part["properties"][name] = {**part["properties"][name], "description": said}
    parts |= dict(zip(unions, found[len(kinds) :], strict=True))
    known = {json.dumps(sorted(words)): name for name, words in lists.items()}
    defined = {name: named(part, known) for name, part in parts.items()}
    return {"$defs": {**{name: {"enum": words} for name, words in lists.items()}, **defined}}


def docs(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What is said below the fields of a struct."""
    source = Path(str(sys.modules[kind.__module__].__file__)).with_suffix(".py")
    nodes = {node.name: node for node in protocol.classes(source)}
    return {name: said for name, _, _, said in protocol.fields(nodes[kind.__name__]) if said}


def named(part: Any, known: dict[str, str]) -> Any:
    """The same schema, with a list of words by its name, a tuple as older drafts write it, and no titles or bounds."""
    if isinstance(part, list):
        return [named(inner, known) for inner in part]
    if not isinstance(part, dict):
        return part
    if "enum" in part and (name := known.get(json.dumps(sorted(map(str, part["enum"]))))):
        found = {"$ref": f"#/$defs/{name}"}
        return {"description": part["description"], "allOf": [found]} if "description" in part else found
    kept = {key: inner for key, inner in part.items() if key not in UNTYPED or isinstance(inner, dict)}
    if "prefixItems" in kept:
        items = kept.pop("prefixItems")
        kept |= {"items": items, "minItems": len(items), "maxItems": len(items)}
    return {key: named(inner, known) for key, inner in kept.items()}


def messages() -> Schema:
    """The messages, and the words that are the same on both sides."""
    own = [name for name, package in shelf.packages().items() if package.startswith("stammtisch.")]
    levels = {name: list(opponents_for(shelf.game(name))) for name in own}
    lists = closed(entry, reasons, wire, listing, pairing, api_events)
    parts = (wire, api, api_groups, api_events, catalogue, listing, refusals, finished, lesson, posing)
    kinds: list[type[msgspec.Struct]] = [*(kind for part in parts for kind in structs(part)), entry.Pace]
    tells = [kind for kind in kinds if issubclass(kind, wire.Tell)]
    told: Any = tells[0]
    for kind in tells[1:]:
        told |= kind
    unions = {
        "Ask": wire.AnyAsk,
        "Tell": told,
        "GroupAsk": api_groups.AnyGroupAsk,
        "EventAsk": api_events.AnyEventAsk,
    }
    return {
        "path": "web/src/generated/messages.ts",
        "schema": schema(kinds, lists, unions),
        "constants": {
            "PROTOCOL": wire.PROTOCOL,
            "BACK": BACK,
            "WATCHER": WATCHER,
            "JUDGE": JUDGE,
            "SOMEBODY": table.SOMEBODY,
            "LEVELS": [level for level in levels["sep"] if all(level in some for some in levels.values())],
            "LEVELS_OF": levels,
            "REACTIONS": lists["Reaction"],
            "COMPLAINTS": lists["Complaint"],
        },
    }


def facts(game: str) -> Schema | None:
    """The facts of a game, if it has a module of them in this repository."""
    package = shelf.packages()[game]
    folder = Path(str(importlib.import_module(package).__file__)).parent
    if not (folder / "facts.py").exists() or not folder.is_relative_to(ROOT):
        return None
    module = importlib.import_module(f"{package}.facts")
    path = (folder / "face" / "generated.ts").relative_to(ROOT)
    return {"path": path.as_posix(), "schema": schema([*structs(module)], closed(module), {}), "constants": {}}


if __name__ == "__main__":
    files = [messages(), *(facts(game) for game in shelf.names())]
    print(json.dumps([file for file in files if file is not None]))
