"""Writes `docs/observations.md` from the declarations of the games: `python tests/observations.py`."""

import ast
from pathlib import Path

from observation_pictures import picture
from stammtisch.core import shelf
from stammtisch.core.observe import observer

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
PICTURED = {"diabolo": (4, 22), "sep": (2, 40), "sequence": (2, 24), "seven-seals": (4, 40)}
"""With how many seats, and after how many plies."""
INTRODUCTION = """# Observations

What a seat knows as numbers, for programs that learn ([research.md](research.md)). This page is written by
`python tests/observations.py` from the declarations in `games/<name>/observe.py`.

An observation is a vector of `int8` (or `float32`) of a fixed size. It has nothing but what the seat could know with a
perfect memory; a law checks that. It has all of that, except what is named below the table of each game. The viewer is
always the first seat, the others follow clockwise, so a table that is turned looks the same. Each field has one or more
rows. Each row starts at a multiple of eight, and what is left of it is 0. Nobody needs the offsets:
`observer(game, seats, options).explain(vector)` says all of it in words.

In the pictures every number is a square: empty for 0, darker for more, blue below 0; pale ones are never used.

```python
from stammtisch import match
from stammtisch.core.observe import observer

table = match("seven-seals", seats=3, seed=1)
writes = observer(table.game, 3)
print(writes.explain(writes.observe(table.state, 0))["hand"])
legal = [choice for choice, flag in enumerate(writes.mask(table.state, 0)) if flag]
print([table.game.word(writes.action(choice, 0)) for choice in legal])
```

`observe` and `mask` return bytes. `observe_into(state, seat, buffer)` and `mask_into` write into your own array of
`int8` or `float32`, and take no other memory for it. A choice is the place of a 1 in the mask; `action(choice, seat)`
is the action that it stands for.
"""


def left_out(name: str) -> str:
    """Return what the observations of a game leave out, as its `observe.py` says."""
    source = PAGE.parent.parent / "src" / "stammtisch" / "games" / name.replace("-", "_") / "observe.py"
    said = " ".join((ast.get_docstring(ast.parse(source.read_text(encoding="utf-8"))) or "").split())
    return said[said.index("Left out ") :]


def page() -> str:
    """Return the page as it should be."""
    parts = [INTRODUCTION]
    for name in shelf.names():
        game = shelf.game(name)
        if shelf.part(name, "observe") is None:
            continue
        layouts = {seats: observer(game, seats).layout for seats in game.seats}
        sizes = ", ".join(f"{layout.size} with {seats}" for seats, layout in layouts.items())
        parts.append(f"\n## {game.title}\n\nNumbers by seats: {sizes}. Choices in the mask: {game.actions}.\n\n")
        if name in PICTURED:
            seats, plies = PICTURED[name]
            alike = (
                f"What a seat of {game.title} knows after {plies} random plies with {seats} seats, as squares by field"
            )
            parts.append(f"![{alike}](pictures/observation-{name}.svg)\n\n")
        columns = " | ".join(f"offset, {seats} seat{'' if seats == 1 else 's'}" for seats in layouts)
        parts.append(f"| field | rows by numbers | {columns} | meaning |\n|---|---|{'---|' * len(layouts)}---|\n")
        for number, field in enumerate(next(iter(layouts.values())).fields):
            rows = [layout.fields[number] for layout in layouts.values()]
            shapes = {f"{len(row.rows)} by {row.stride()}" for row in rows}
            shape = " or ".join(sorted(shapes, key=lambda told: int(told.split()[0])))
            offsets = " | ".join(str(layout.offsets[field.name]) for layout in layouts.values())
            parts.append(f"| {field.name} | {shape} | {offsets} | {field.meaning} |\n")
        parts.append(f"\n{left_out(name)}\n")
    return "".join(parts)


def pictures() -> dict[Path, str]:
    """Return the pictures as they should be."""
    folder = PAGE.parent / "pictures"
    return {folder / f"observation-{name}.svg": picture(name, *when) for name, when in PICTURED.items()}


if __name__ == "__main__":
    for file, drawing in pictures().items():
        file.write_text(drawing, encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
