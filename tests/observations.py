"""Writes `docs/observations.md` from the declarations of the games: `python tests/observations.py`."""

from pathlib import Path

from stammtisch.core import shelf
from stammtisch.core.observe import observer

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
INTRODUCTION = """# Observations

What a seat knows as numbers, for programs that learn ([research.md](research.md)). This page is written by
`python tests/observations.py` from the declarations in `games/<name>/observe.py`.

An observation is a vector of `int8` (or `float32`) of a fixed size. It has all that the seat could know with a perfect
memory, and nothing else; a law checks that. The viewer is always the first seat, the others follow clockwise, so a
table that is turned looks the same. Each field has one or more rows. Each row starts at a multiple of eight, and what
is left of it is 0. Nobody needs the offsets: `observer(game, seats, options).explain(vector)` says all of it in words.

```python
from stammtisch import match
from stammtisch.core.observe import observer

table = match("seven-seals", seats=3, seed=1)
writes = observer(table.game, 3)
numbers = memoryview(writes.observe(table.state, 0)).cast("b")
print(writes.explain(numbers)["hand"])
print([table.game.word(choice) for choice, legal in enumerate(writes.mask(table.state, 0)) if legal])
```
"""


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
        columns = " | ".join(f"offset, {seats} seats" for seats in layouts)
        parts.append(f"| field | rows by numbers | {columns} | meaning |\n|---|---|{'---|' * len(layouts)}---|\n")
        for number, field in enumerate(next(iter(layouts.values())).fields):
            rows = [layout.fields[number] for layout in layouts.values()]
            shapes = {f"{len(row.rows)} by {row.stride()}" for row in rows}
            shape = " or ".join(sorted(shapes, key=lambda told: int(told.split()[0])))
            offsets = " | ".join(str(layout.offsets[field.name]) for layout in layouts.values())
            parts.append(f"| {field.name} | {shape} | {offsets} | {field.meaning} |\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
