"""Which inputs a net has: every number of an observation as one input for each of its values, for all seats alike.

An observation is mostly flags and small numbers, and numbers that stand for cards. So each number has a few inputs, of
which one is on, or none if it is 0. A number with many values shares inputs among neighbours. Rare values get none.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.core import shelf
from stammtisch.core.game import Game
from stammtisch.core.observe import Field, observer

LEFT_OUT: Final[Mapping[str, frozenset[str]]] = {
    "seven-seals": frozenset({"tricks"}),
    "diabolo": frozenset({"turns"}),
    "sep": frozenset({"former", "held"}),
    "sequence": frozenset({"limits", "held", "stock of", "rights"}),
}
"""Fields that would take many inputs and tell little that others do not."""
FIRST_LABELS: Final = {("sep", "reserve"): 3}
"""Fields of which only the first numbers are looked at."""
BINS: Final = 16
"""The most inputs of a number that is just a number."""
POINTS: Final = 6
"""The most inputs of the points of a round."""
MOST_ON: Final = 256
"""The most inputs that are on at once."""
RARE: Final = 0.0005
"""The part of all decisions in which a value must come up at least."""

Name = tuple[str, str, str]
"""A number of an observation, with any number of seats: its field, its row and its label."""


@dataclass(frozen=True)
class Span:
    """The inputs of a number: `count` from `first` on, each for `step` values from `least` on."""

    first: int
    least: int
    step: int
    count: int


def names_of(game: Game, seats: int) -> dict[int, tuple[Name, Field, int]]:
    """Return every number of an observation that a net looks at, by where it is."""
    layout = observer(game, seats).layout
    found = {}
    for field in layout.fields:
        if field.name in LEFT_OUT.get(game.name, ()):
            continue
        labels = FIRST_LABELS.get((game.name, field.name), len(field.labels))
        for row, title in enumerate(field.rows):
            for at, label in enumerate(field.labels[:labels]):
                place = layout.offsets[field.name] + row * field.stride() + at
                found[place] = ((field.name, title, label), field, at)
    return found


class Inputs:
    """The inputs of a game's net, and where they are in an observation, by the number of seats."""

    def __init__(self, game: str, spans: Mapping[Name, Span], count: int, always: Mapping[int, int]) -> None:
        self.game = game
        self.count = count
        """How many inputs there are."""
        self.always = dict(always)
        """By the number of seats the input that is always on."""
        self.spans: dict[int, dict[int, Span]] = {}
        """By seats and place in an observation."""
        self._tables: dict[int, NDArray[np.int64]] = {}
        for seats in always:
            named = names_of(shelf.game(game), seats)
            self.spans[seats] = {place: spans[name] for place, (name, _, _) in named.items() if name in spans}
            self._tables[seats] = self._table(seats)

    @classmethod
    def seen_in(cls, game: str, samples: Mapping[int, NDArray[np.int8]]) -> "Inputs":
        """Choose the inputs by observations, which are given by the number of seats."""
        values: dict[Name, list[NDArray[np.int8]]] = {}
        kinds: dict[Name, tuple[Field, int]] = {}
        for seats, observations in samples.items():
            for place, (name, field, at) in names_of(shelf.game(game), seats).items():
                values.setdefault(name, []).append(observations[:, place])
                kinds[name] = (field, at)
        spans: dict[Name, Span] = {}
        count = 0
        for name, columns in values.items():
            span = _span(np.concatenate(columns), count, *kinds[name])
            if span is not None:
                spans[name] = span
                count += span.count
        always = {seats: count + at for at, seats in enumerate(sorted(samples))}
        return cls(game, spans, count + len(always), always)

    def _table(self, seats: int) -> NDArray[np.int64]:
        """Return by place and byte the input that is on, or `count` for none."""
        size = observer(shelf.game(self.game), seats).layout.size
        table = np.full((size, 256), self.count, np.int64)
        for place, span in self.spans[seats].items():
            for value in range(-128, 128):
                if value != 0:
                    at = min(max((value - span.least) // span.step, 0), span.count - 1)
                    table[place, value & 255] = span.first + at
        return table

    def on(self, observations: NDArray[np.int8], seats: int) -> NDArray[np.uint16]:
        """Return the inputs of observations that are on, and `count` where there are no more."""
        table = self._tables[seats]
        which = table[np.arange(table.shape[0]), observations.view(np.uint8)].astype(np.uint16)
        found = np.full((len(observations), MOST_ON), self.count, np.uint16)
        found[:, 0] = self.always[seats]
        which.sort(axis=1)
        least = which[:, : MOST_ON - 1]
        found[:, 1 : 1 + least.shape[1]] = least
        if which.shape[1] >= MOST_ON and (which[:, MOST_ON - 1] < self.count).any():
            raise ValueError(f"more than {MOST_ON} inputs are on")
        return found

    def told(self) -> dict[str, Any]:
        """Return all of it as JSON, by the number of seats."""
        return {
            str(seats): {
                "always": self.always[seats],
                "numbers": [[place, *_numbers(span)] for place, span in spans.items()],
            }
            for seats, spans in self.spans.items()
        }


def _numbers(span: Span) -> Sequence[int]:
    return span.first, span.least, span.step, span.count


def _span(values: NDArray[np.int8], first: int, field: Field, at: int) -> Span | None:
    """Return the inputs of a number that had these values, or None if it hardly ever had any."""
    there = values[values != 0]
    if len(there) < RARE * len(values):
        return None
    if at < len(field.words) and field.words[at]:
        return Span(first, 1, 1, len(field.words[at]))
    least, most = (int(edge) for edge in np.quantile(there, (0.002, 0.998), method="nearest"))
    bins = POINTS if field.name == "sheet" else BINS
    step = -(-(most - least + 1) // bins)
    return Span(first, least, step, (most - least) // step + 1)
