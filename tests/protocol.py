"""The tables of docs/protocol.md, made from the messages themselves; `python tests/protocol.py` writes them."""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "protocol.md"
WIRE = ROOT / "src" / "stammtisch" / "table" / "messages.py"
API = ROOT / "src" / "stammtisch" / "server" / "api.py"
GROUPS = ROOT / "src" / "stammtisch" / "server" / "api_groups.py"
EVENTS = ROOT / "src" / "stammtisch" / "server" / "api_events.py"
PAIRING = ROOT / "src" / "stammtisch" / "server" / "pairing.py"
ENTRY = ROOT / "src" / "stammtisch" / "table" / "log.py"
CATALOGUE = ROOT / "src" / "stammtisch" / "table" / "catalogue.py"
LISTING = ROOT / "src" / "stammtisch" / "table" / "listing.py"
REFUSALS = ROOT / "src" / "stammtisch" / "table" / "refusals.py"
FINISHED = ROOT / "src" / "stammtisch" / "table" / "finished.py"
LESSON = ROOT / "src" / "stammtisch" / "table" / "lesson.py"
POSING = ROOT / "src" / "stammtisch" / "table" / "posing.py"
REASONS = ROOT / "src" / "stammtisch" / "table" / "reasons.py"
FACTS = sorted((ROOT / "src" / "stammtisch" / "games").glob("*/facts.py"))
BASES = ("Ask", "Tell", "GroupAsk", "EventAsk")
BEGIN, END = "<!-- {} -->\n", "<!-- end -->\n"
PARTS = {
    "asks": ("Ask", "do"),
    "tells": ("Tell", "is"),
    "group-asks": ("GroupAsk", "do"),
    "event-asks": ("EventAsk", "do"),
    "objects": ("Struct", ""),
}


def classes(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def base(node: ast.ClassDef) -> str:
    first = node.bases[0]
    return first.attr if isinstance(first, ast.Attribute) else ast.unparse(first)


def tag(node: ast.ClassDef) -> str:
    for keyword in node.keywords:
        if keyword.arg == "tag" and isinstance(keyword.value, ast.Constant):
            return str(keyword.value.value)
    return node.name.lower()


def fields(node: ast.ClassDef) -> list[tuple[str, str, str, str]]:
    """Name, type, default and what is said of it."""
    found: list[tuple[str, str, str, str]] = []
    for before, part in zip([None, *node.body], node.body, strict=False):
        if isinstance(part, ast.AnnAssign):
            default = "" if part.value is None else ast.unparse(part.value)
            found.append((ast.unparse(part.target), shown(part.annotation), default, ""))
        elif isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant) and isinstance(before, ast.AnnAssign):
            found[-1] = (*found[-1][:3], str(part.value.value))
    return found


def shown(annotation: ast.expr) -> str:
    return ast.unparse(annotation).replace("|", "\\|")


def table(node: ast.ClassDef, key: str) -> str:
    lines = [f"#### {tag(node) if key else node.name}", "", str(ast.get_docstring(node)), ""]
    inherited = [("id", "Id", "", "")] if base(node) == "Ask" else []
    rows = [*inherited, *fields(node)]
    if rows:
        lines += ["| field | type | default | |", "|---|---|---|---|"]
        lines += [
            f"| `{name}` | {kind} | {f'`{default}`' if default else ''} | {said} |"
            for name, kind, default, said in rows
        ]
        lines.append("")
    return "\n".join(lines)


def aliases(path: Path) -> str:
    """The names of types that the tables use."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    lines = ["| type | |", "|---|---|"]
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if (
                name[0].isupper()
                and not name.isupper()
                and name not in ("AnyAsk", "AtTheTable", "AnyEntry", "AnyGroupAsk", "AnyEventAsk")
            ):
                lines.append(f"| {name} | {shown(node.value)} |")
    return "\n".join(lines[2:])


def facts(path: Path) -> str:
    """The facts of a game."""
    kinds = classes(path)
    named = aliases(path)
    types = ["| type | |", "|---|---|", named, ""] if named else []
    tables = "\n".join(table(node, "") for node in [*kinds[-1:], *kinds[:-1]])
    return "\n".join([f"### {path.parent.name.replace('_', '-')}", "", tables, *types])


def part(name: str) -> str:
    if name == "types":
        return (
            "| type | |\n|---|---|\n"
            + "\n".join(aliases(path) for path in (ENTRY, REASONS, WIRE, GROUPS, EVENTS, LISTING, PAIRING))
            + "\n"
        )
    if name == "facts":
        return "\n".join(facts(path) for path in FACTS)
    wanted, key = PARTS[name]
    kinds = [kind for path in (WIRE, API, GROUPS, EVENTS, CATALOGUE, LISTING, REFUSALS) for kind in classes(path)]
    nodes = [node for node in kinds if base(node) == wanted and node.name not in BASES]
    if name == "objects":
        nodes += [
            *classes(FINISHED),
            *classes(LESSON),
            *classes(POSING),
            *(node for node in classes(ENTRY) if node.name == "Pace"),
        ]
    return "\n".join(table(node, key) for node in nodes)


def page(text: str) -> str:
    """The page with its tables as they must be."""
    for name in [*PARTS, "types", "facts"]:
        begin = BEGIN.format(name)
        before, _, rest = text.partition(begin)
        after = rest.partition(END)[2]
        text = before + begin + "\n" + part(name) + "\n" + END + after
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    sys.exit(0)
