"""Observations: what a seat knows as numbers of a fixed size, for programs that learn.

A game's `observe.py` declares a `Layout` (fields with a name, rows and labels) and an `Observer` that writes it. The
declaration also makes the table in the docs and `explain`, which turns numbers back into words, so nobody has to know
an offset. Numbers are bytes from -128 to 127. Each row of a field starts at a multiple of eight, because eight numbers
are written at once, as one 64-bit word. Everything is relative to the viewer: they are the first seat of their
observation, the others follow clockwise.

The words go into a `vec[i64]`. It exports a read-only buffer, so NumPy sees the numbers without a copy:
`numpy.frombuffer(words, numpy.int8)`.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.bits import lowest, shift, spread, zeros
from stammtisch.core.game import Game, Refused, State, Value
from stammtisch.core.shelf import part

WORD: Final = 8
"""The numbers in one word."""


class NoObservation(Refused):
    """A game that has no `observe.py`."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: rows of numbers, each number with a label."""

    name: str
    labels: tuple[str, ...]
    meaning: str
    rows: tuple[str, ...] = ("",)
    """The names of the rows; a field with a single row needs none."""
    words: tuple[tuple[str, ...], ...] = ()
    """By label what the numbers from 1 on stand for, such as cards; nothing where a number is just a number."""
    flags: bool = True
    """Whether every number is 0 or 1."""

    def stride(self) -> int:
        """Return how many numbers a row takes."""
        return -(-len(self.labels) // WORD) * WORD

    def explain_row(self, numbers: Sequence[int]) -> Any:
        """Return the labels that are set or, unless all are flags, every number that is not 0 by its label."""
        there = [(at, label) for at, label in enumerate(self.labels) if numbers[at] != 0]
        if self.flags:
            return [label for _, label in there]
        found: dict[str, Any] = {}
        for at, label in there:
            words = self.words[at] if at < len(self.words) else ()
            found[label] = words[numbers[at] - 1] if words else int(numbers[at])
        return found


class Layout:
    """Where each field of an observation begins, and how much there is in all."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = tuple(fields)
        self.offsets: dict[str, int] = {}
        self.size = 0
        for field in fields:
            self.offsets[field.name] = self.size
            self.size += field.stride() * len(field.rows)

    def explain(self, observation: Any) -> dict[str, Any]:
        """Return an observation in words: by field, and by row if it has several, what is not 0.

        It may be the bytes that `observe` returns, or the numbers of a list, an array or a tensor.
        """
        numbers: Any = memoryview(observation).cast("b") if isinstance(observation, bytes) else observation
        if len(numbers) != self.size:
            raise Refused(f"an observation of this table has {self.size} numbers, not {len(numbers)}")
        values: list[int] = [int(number) for number in numbers]
        found: dict[str, Any] = {}
        for field in self.fields:
            rows: dict[str, Any] = {}
            for at, row in enumerate(field.rows):
                begins = self.offsets[field.name] + at * field.stride()
                rows[row] = field.explain_row(values[begins : begins + field.stride()])
            found[field.name] = rows[""] if field.rows == ("",) else {row: told for row, told in rows.items() if told}
        return found

    def table(self) -> list[tuple[str, int, int, int, str]]:
        """Return the name, the offset, the rows, the numbers in a row and the meaning of every field."""
        return [
            (field.name, self.offsets[field.name], len(field.rows), field.stride(), field.meaning)
            for field in self.fields
        ]


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes the observations and legal masks of one kind of table: a game, its number of seats and its options.

    What is written depends on the viewer's View alone; that is a law (`laws/observation.py`).
    """

    layout: Layout
    words: i64
    """The words of an observation."""
    actions: i64
    """The numbers of a mask that mean something; they are padded to whole words."""
    mask_words: i64
    seen: vec[i64]
    """Room for what is handed over next, and for the same as `float32`, two in a word."""
    wide: vec[i64]
    low: vec[i64]
    """By byte its number as a `float32`, in the low half of a word, and in the high half."""
    high: vec[i64]

    def __init__(self, layout: Layout, actions: i64) -> None:
        self.layout = layout
        self.words = layout.size // WORD
        self.actions = actions
        self.mask_words = (actions + WORD - 1) // WORD
        most = max(self.words, self.mask_words)
        self.seen = zeros(most)
        self.wide = zeros(WORD // 2 * most)
        self.low = zeros(256)
        self.high = zeros(256)
        for number in range(-128, 128):
            bits = float_bits(number)
            self.low[number & 255] = bits & 0xFFFFFFFF
            self.high[number & 255] = bits * (1 << 32)

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        """Write what a seat knows into the words from `at` on. All of them are written."""
        raise NotImplementedError

    def mark(self, state: State, seat: i64, out: vec[i64], at: i64) -> None:
        """Write 1 for every choice that is legal for a seat now, 0 for the others."""
        clear(out, at, self.mask_words)
        actions = state.legal(seat)
        index: i64 = 0
        while index < len(actions):
            choice = self.choice(actions[index], seat)
            out[at + (choice >> 3)] |= shift(1, 8 * (choice & 7))
            index += 1

    def choice(self, action: i64, seat: i64) -> i64:  # noqa: ARG002
        """Return the number of an action in a seat's mask: its id, with other seats counted from this one."""
        return action

    def action(self, choice: i64, seat: i64) -> i64:  # noqa: ARG002
        """Return the action that a choice of a seat stands for."""
        return choice

    def explain(self, observation: Any) -> dict[str, Any]:
        """Return an observation in words."""
        return self.layout.explain(observation)

    def observe(self, state: State, viewer: int) -> bytes:
        """Return what a seat knows, one byte for each number."""
        out = zeros(self.words)
        self.write(state, viewer, out, 0)
        return as_bytes(out)

    def mask(self, state: State, seat: int) -> bytes:
        """Return one byte for each choice: 1 if it is legal for the seat now, else 0."""
        out = zeros(self.mask_words)
        self.mark(state, seat, out, 0)
        return as_bytes(out)[: self.actions]

    def observe_into(self, state: State, viewer: int, target: Any) -> None:
        """Write what a seat knows into somebody's buffer: an array of `int8` or `float32`, or a memoryview of one.

        It is written over, and no other room is taken for the numbers.
        """
        self.write(state, viewer, self.seen, 0)
        self.hand_over(self.layout.size, target)

    def mask_into(self, state: State, seat: int, target: Any) -> None:
        """Write the legal choices of a seat into somebody's buffer."""
        self.mark(state, seat, self.seen, 0)
        self.hand_over(self.actions, target)

    def hand_over(self, count: i64, target: Any) -> None:
        """Write the first numbers that were seen into a buffer."""
        view = memoryview(target)
        if view.format not in ("b", "B", "f"):
            raise Refused(f"the buffer must be of int8 or float32 (format b, B or f), not {view.format!r}")
        if view.ndim != 1 or not view.c_contiguous or len(view) != count:
            raise Refused(f"the buffer must be one row with room for {count} numbers, not {view.shape}")
        if view.format != "f":
            view.cast("B")[:] = raw(self.seen)[:count]
            return
        at: i64 = 0
        while at < (count + WORD - 1) // WORD:
            word = self.seen[at]
            pair = WORD // 2 * at
            while pair < WORD // 2 * (at + 1):
                self.wide[pair] = self.low[word & 255] | self.high[(word >> 8) & 255]
                word >>= 16
                pair += 1
            at += 1
        view.cast("B")[:] = raw(self.wide)[: 4 * count]


def float_bits(number: int) -> int:
    """Return the bits of a number as a `float32`."""
    return int.from_bytes(struct.pack("<f", number), "little", signed=True)


def raw(words: vec[i64]) -> memoryview:
    """Return words as bytes, without a copy if there are real vectors."""
    exported: Any = words
    return memoryview(as_bytes(words)) if isinstance(exported, list) else memoryview(exported).cast("B")


def as_bytes(words: vec[i64]) -> bytes:
    """Return words as bytes, the lowest byte of each first."""
    return b"".join([int(word).to_bytes(WORD, "little", signed=True) for word in words])


def clear(out: vec[i64], at: i64, count: i64) -> None:
    """Write zeros."""
    end = at + count
    while at < end:
        out[at] = 0
        at += 1


def put_flags(out: vec[i64], at: i64, mask: i64, count: i64) -> None:
    """Write a mask as a number of words of flags."""
    end = at + count
    while at < end:
        out[at] = spread(mask)
        mask >>= WORD
        at += 1


def put_number(out: vec[i64], at: i64, mask: i64, number: i64) -> None:
    """Add a number at every place of a mask, counted from the word `at` on."""
    while mask != 0:
        place = lowest(mask)
        mask &= mask - 1
        out[at + (place >> 3)] |= number << (8 * (place & 7))


def seats_from(viewer: str, seats: int) -> tuple[str, ...]:
    """Return names for the seats as an observation counts them."""
    return (viewer, *[f"{viewer} + {step}" for step in range(1, seats)])


def observer(game: Game, seats: int, options: Mapping[str, Value] | None = None) -> Observer:
    """Return the observer of a table; refuse a game that has none."""
    return observer_like(game, game.new(seats, game.check(seats, options or {})))


def observer_like(game: Game, state: State) -> Observer:
    """Return the observer of tables like that of a state."""
    module = part(game.name, "observe")
    if module is None:
        raise NoObservation(f"{game.title} has no observations: its folder has no observe.py")
    made: Observer = module.observer(state)
    return made
