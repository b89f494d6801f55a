"""Games that look the same with other names: a few searched decisions, seen in many ways.

In SEP nothing depends on which suit is which, on where the circle begins or which way it runs, nor on where the ring of
values begins or which way it runs. In Seven Seals the four colours that are no trumps are alike. So a decision may be
turned: cards and places get other names, in the observation, in the mask and in the choices.
What is renamed are the words of the layout and of the actions, so nobody has to know where which number is.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.core.game import Game
from stammtisch.core.observe import Layout

ALIKE: Final = {"seven-seals": "ygbp"}
"""The letters of the colours that are alike."""
RING: Final = "A23456789T"
PLACES: Final = 6


@dataclass(frozen=True)
class Names:
    """New names for letters of cards, and in SEP for places and values."""

    letters: Mapping[str, str]
    places: Mapping[str, str]
    values: tuple[int, ...] = ()
    """In SEP by value, from 0, the new value."""

    @classmethod
    def drawn(cls, game: str, rng: np.random.Generator) -> "Names":
        """Return some names; each way to turn the game is equally likely."""
        if game != "sep":
            alike = ALIKE.get(game, "")
            return cls(dict(zip(alike, rng.permutation(list(alike)), strict=True)), {})
        suits = dict(zip("SHDC", rng.permutation(list("SHDC")), strict=True))
        spots = _ring(PLACES, rng)
        values = _ring(len(RING), rng)
        letters = suits | {sign: RING[values[at]] for at, sign in enumerate(RING)}
        return cls(letters, {str(at + 1): str(spot + 1) for at, spot in enumerate(spots)}, values)

    def word(self, word: str) -> str:
        """Return a word with the new names: cards such as 7H or r12, a colour alone, and places."""
        if self.places:
            word = re.sub(r"\b([A2-9TJQK])([SHDC])\b", self._card, word)
            word = re.sub(r"^[SHDC]$", lambda found: self.letters[found[0]], word)
            return re.sub(r"(?<=on |ce )[1-6]$", lambda found: self.places[found[0]], word)
        return re.sub(r"\b[rygbp](?=\d|\b)", lambda found: self.letters.get(found[0], found[0]), word)

    def _card(self, found: re.Match[str]) -> str:
        return self.letters.get(found[1], found[1]) + self.letters[found[2]]


def _ring(size: int, rng: np.random.Generator) -> tuple[int, ...]:
    start, way = int(rng.integers(size)), 1 if rng.random() < 0.5 else -1
    return tuple((start + way * at) % size for at in range(size))


class Turn:
    """One way to turn the decisions of a kind of table."""

    def __init__(self, game: Game, layout: Layout, names: Names) -> None:
        places = {
            (field.name, row, label): layout.offsets[field.name] + at * field.stride() + number
            for field in layout.fields
            for at, row in enumerate(field.rows)
            for number, label in enumerate(field.labels)
        }
        self._from = np.arange(layout.size)
        """By place in the turned observation, the place in the other."""
        self._values = np.tile(np.arange(256, dtype=np.uint8), (layout.size, 1))
        """By place in the turned observation and byte, the new byte."""
        for field in layout.fields:
            for row in field.rows:
                for number, label in enumerate(field.labels):
                    new = (field.name, ", ".join(names.word(part) for part in row.split(", ")), names.word(label))
                    self._from[places[new]] = places[field.name, row, label]
                    words = field.words[number] if number < len(field.words) else ()
                    for at, word in enumerate(words):
                        self._values[places[new], at + 1] = words.index(names.word(word)) + 1
                    if names.values and (field.name, label) == ("circle", "value"):
                        for at, value in enumerate(names.values):
                            self._values[places[new], at + 1] = value + 1
        by_word = {game.word(action): action for action in range(game.actions)}
        self._to = np.array([by_word[names.word(game.word(action))] for action in range(game.actions)])

    def observations(self, told: NDArray[np.int8]) -> NDArray[np.int8]:
        """Return observations, turned."""
        moved = told[:, self._from].view(np.uint8)
        found: NDArray[np.int8] = self._values[np.arange(moved.shape[1]), moved].view(np.int8)
        return found

    def part(self, told: NDArray[Any], where: slice) -> NDArray[Any]:
        """Return the flags of a whole field, turned."""
        found: NDArray[Any] = told[:, self._from[where] - where.start]
        return found

    def choices(self, numbers: NDArray[Any]) -> NDArray[Any]:
        """Return choices, turned."""
        found: NDArray[Any] = self._to[numbers]
        return found
