"""A net that chooses at once: it compares actions by the observation and what is known about each. Compiled, without
NumPy.

The file is a line of JSON (what the net is for, its version, the command that made it, its inputs) and the weights.
A number of an observation that is not 0 turns one input on. The weights from an input to all units of the first layer
are one long whole number, 32 bits for each unit, so that a single addition adds them all, compiled and plain alike. In
the same way each action adds its aspects to the second layer: which action it is, whether the regular would play it,
how much worse its advice finds it than the best, and what the game tells about it. All arithmetic is with whole
numbers, so the same choice is made everywhere.
"""

import json
from array import array
from collections.abc import Sequence
from sys import byteorder
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core.advice import NOTHING, STEPS, Advice
from stammtisch.core.bits import zeros
from stammtisch.core.game import Refused, State
from stammtisch.core.observe import WORD, Observer

VERSION: Final = 2
"""The version of the files that this module reads."""
LANE: Final = 32
"""The bits of a unit of the first layer."""
MIDDLE: Final = 0x80000000
"""Added to every unit, so that none is below 0 while they are one number."""
NONE: Final = -1
MOST: Final = 12
"""The most actions that are compared: the regular's, and those that its advice prefers."""
GAPS: Final = (0.0, 0.002, 0.005, 0.01, 0.015, 0.02, 0.03, 0.04, 0.055, 0.075, 0.1, 0.14, 0.2, 0.3)
"""How much worse than the best one an action may seem to the advice: an aspect for each, and one for more."""


class Candidates:
    """The actions of a decision that are compared, the regular's first, and what is known about each."""

    actions: vec[i64]
    bias: vec[float]
    most: float
    """The highest bias."""
    advice: Advice
    state: State
    seat: i64

    def __init__(self, advice: Advice, state: State, seat: i64, legal: Sequence[int], advised: int) -> None:
        self.advice = advice
        self.state = state
        self.seat = seat
        bias = vec[float](capacity=len(legal))
        self.most = advice.bias(state, seat, advised)
        self.actions = append(vec[i64](capacity=MOST), advised)
        self.bias = append(vec[float](capacity=MOST), self.most)
        for action in legal:
            bias = append(bias, advice.bias(state, seat, action))
        left: i64 = len(legal) - 1
        while left > 0 and len(self.actions) < MOST:
            best: i64 = NONE
            at: i64 = 0
            while at < len(bias):
                if legal[at] not in self.actions and (best == NONE or bias[at] > bias[best]):
                    best = at
                at += 1
            self.actions = append(self.actions, legal[best])
            self.bias = append(self.bias, bias[best])
            self.most = max(self.most, bias[best])
            left -= 1

    def aspects(self, at: i64, choice: i64, choices: i64) -> vec[i64]:
        """Return the numbers of all aspects that an action has: the first ones are those of `choices` choices."""
        found = append(vec[i64](capacity=40), choice)
        if at == 0:
            found = append(found, choices)
        gap: i64 = 0
        while gap < len(GAPS) and self.most - self.bias[at] > GAPS[gap]:
            gap += 1
        first = choices + 1
        found = append(found, first + gap)
        first += len(GAPS) + 1
        for step in self.advice.aspects(self.state, self.seat, self.actions[at]):
            if step != NOTHING:
                found = append(found, first + step)
            first += STEPS
        return found


class Layer:
    """Every unit from every unit below: `weights` by unit, then by the unit below."""

    weights: vec[i64]
    shifts: vec[i64]
    """What each unit begins with."""
    below: i64
    shrink: i64
    """How many bits are dropped of what comes out."""

    def __init__(self, weights: vec[i64], shifts: vec[i64], below: i64, shrink: i64) -> None:
        self.weights = weights
        self.shifts = shifts
        self.below = below
        self.shrink = shrink

    def unit(self, number: i64, active: "Active") -> i64:
        """Return what a unit gets from those below that are active."""
        total = self.shifts[number]
        start = number * self.below
        at: i64 = 0
        while at < active.count:
            total += self.weights[start + active.units[at]] * active.values[at]
            at += 1
        return total >> self.shrink


class Active:
    """The units of a layer that are above 0."""

    units: vec[i64]
    values: vec[i64]
    count: i64

    def __init__(self, room: i64) -> None:
        self.units = zeros(room)
        self.values = zeros(room)
        self.count = 0

    def add(self, unit: i64, value: i64) -> None:
        """Note a unit, if it is above 0."""
        if value > 0:
            self.units[self.count] = unit
            self.values[self.count] = value
            self.count += 1


class Places:
    """Which input a number of an observation turns on, at one number of seats."""

    first: vec[i64]
    """By place the first input of the number; NONE if the net does not look at it."""
    least: vec[i64]
    step: vec[i64]
    count: vec[i64]
    always: i64

    def __init__(self, told: dict[str, Any], size: int) -> None:
        self.first = vec[i64]()
        for _ in range(size):
            self.first = append(self.first, NONE)
        self.least = zeros(size)
        self.step = zeros(size)
        self.count = zeros(size)
        self.always = int(told["always"])
        for place, first, least, step, count in told["numbers"]:
            self.first[place] = int(first)
            self.least[place] = int(least)
            self.step[place] = int(step)
            self.count[place] = int(count)

    def input_of(self, place: i64, value: i64) -> i64:
        """Return the input that a number other than 0 turns on."""
        number = (value - self.least[place]) // self.step[place]
        if number < 0:
            number = 0
        elif number >= self.count[place]:
            number = self.count[place] - 1
        return self.first[place] + number


class Net:
    """The net of a game."""

    about: dict[str, Any]
    """What the file says about itself."""
    rows: list[int]
    """By input its weights to all units of the first layer, as one number."""
    beginning: int
    """What the units of the first layer begin with, in the same way."""
    units: i64
    second: Layer
    aspects: list[int]
    """By aspect its weights to all units of the second layer, as one number."""
    likes: Layer
    """The single unit that says how good an action is."""
    choices: i64
    places: dict[str, Places]
    """By the number of seats."""

    def __init__(self, content: bytes) -> None:
        line, _, kept = content.partition(b"\n")
        self.about = json.loads(line)
        if self.about["version"] != VERSION:
            raise Refused(f"the net has version {self.about['version']}, but version {VERSION} is needed")
        inputs: int = self.about["inputs"]
        units: int = self.about["units"]
        more: int = self.about["more"]
        aspects: int = self.about["aspects"]
        self.units = units
        self.choices = self.about["choices"]
        at = inputs * units
        self.rows = rows_of(array("b", kept[:at]), units)
        shifts = read(array("i"), kept[at : at + 4 * (units + more)])
        at += 4 * (units + more)
        large = read(array("h"), kept[at : at + 2 * (units * more + aspects * more + more)])
        self.beginning = packed([shift + MIDDLE for shift in shifts[:units]])
        begins = numbers([shift << self.about["scale"] for shift in shifts[units:]])
        self.second = Layer(numbers(large[: units * more].tolist()), begins, units, self.about["shrink"])
        self.aspects = rows_of(large[units * more : (units + aspects) * more], more)
        self.likes = Layer(numbers(large[(units + aspects) * more :].tolist()), zeros(1), more, 0)
        self.places = {}
        for seats, told in self.about["seats"].items():
            self.places[seats] = Places(told, told["size"])

    def choose(
        self, observer: Observer, advice: Advice, state: State, seat: i64, legal: Sequence[int], advised: int
    ) -> int:
        """Return the best action for a seat, by its observation and what the regular and its advice say."""
        words = zeros(observer.words)
        observer.write(state, seat, words, 0)
        first = active(self.beginning + self.added(words, self.places[str(state.seats)]), self.units)
        more: i64 = len(self.second.shifts)
        here: list[int] = []
        unit: i64 = 0
        while unit < more:
            here.append(self.second.unit(unit, first) + MIDDLE)
            unit += 1
        known = packed(here)
        candidates = Candidates(advice, state, seat, legal, advised)
        best: i64 = 0
        most: i64 = 0
        at: i64 = 0
        while at < len(candidates.actions):
            total = known
            for aspect in candidates.aspects(at, observer.choice(candidates.actions[at], seat), self.choices):
                total += self.aspects[aspect]
            liking = self.likes.unit(0, active(total, more))
            if at == 0 or liking > most:
                most = liking
                best = at
            at += 1
        return int(candidates.actions[best])

    def added(self, words: vec[i64], places: Places) -> int:
        """Return the sum of the weights of all inputs that are on."""
        total = self.rows[places.always]
        at: i64 = 0
        while at < len(words):
            word = words[at]
            byte: i64 = 0
            while word != 0 and byte < WORD:
                value = word & 255
                if value > 127:
                    value -= 256
                place = WORD * at + byte
                if value != 0 and places.first[place] != NONE:
                    total += self.rows[places.input_of(place, value)]
                word >>= 8
                byte += 1
            at += 1
        return total


def active(total: int, units: i64) -> Active:
    """Return the units of a layer that are above 0, from their sums as one number."""
    told = array("I", total.to_bytes(LANE // 8 * units, "little"))
    if byteorder == "big":
        told.byteswap()
    found = Active(units)
    unit: i64 = 0
    while unit < units:
        value: i64 = told[unit]
        found.add(unit, value - MIDDLE)
        unit += 1
    return found


def packed(weights: list[int]) -> int:
    """Return weights as one number. Those below 0 borrow from their neighbour, which the sum gives back."""
    total = 0
    for weight in reversed(weights):
        total = (total << LANE) + weight
    return total


def rows_of(weights: "array[int]", units: int) -> list[int]:
    """Return weights as one number for each row of as many units."""
    return [packed(weights[at : at + units].tolist()) for at in range(0, len(weights), units)]


def read(numbers: "array[int]", content: bytes) -> "array[int]":
    """Read numbers that were written with their lowest byte first."""
    numbers.frombytes(content)
    if byteorder == "big":
        numbers.byteswap()
    return numbers


def numbers(values: list[int]) -> vec[i64]:
    """Return a list as a vector."""
    found = vec[i64]()
    for value in values:
        found = append(found, value)
    return found
