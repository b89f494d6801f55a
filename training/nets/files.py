"""The file that a net is kept in for playing: the weights as small whole numbers (`bots/net.py` reads it).

The first layer gets a byte for each weight, and each of its units its own scale; the second layer is divided by it. The
other weights get two bytes.
"""

import json
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.net import VERSION
from stammtisch.core import shelf
from stammtisch.core.observe import observer
from training.nets.seen import aspects_of

FIRST: Final = {"sep": 96, "sequence": 96, "diabolo": 128}
"""The units of the first layer, where they are not the usual number: the file has a size to keep."""
USUAL: Final = 144
SECOND: Final = 48
SMALL: Final = 127
LARGE: Final = 32_000
SHRINK: Final = 12
"""The bits that are dropped of the sums of the second layer, so that they fit into 32."""

Weights = Mapping[str, NDArray[np.float64]]


def content(game: str, seats: Mapping[str, Any], weights: Weights, command: str) -> bytes:
    """Return a net as it is kept: a line of JSON, and the weights."""
    first, second = weights["first.weight"][:-1], weights["second.weight"]  # the last row stands for no input
    aspects, likes = weights["aspects.weight"][:-1], weights["likes.weight"]
    scale = SMALL / np.abs(first).max(axis=0)
    small = np.rint(first * scale)
    begins = np.rint(weights["begin"] * scale)
    second = second / scale
    # A unit of the second layer is `wide` times its value, before SHRINK bits are dropped; aspects come after that.
    wide = min(LARGE / np.abs(second).max(), LARGE * 2**SHRINK / np.abs(aspects).max())
    bits = max(0, int(np.ceil(np.log2(wide / 2**20))))
    about = {
        "version": VERSION,
        "game": game,
        "rules": shelf.game(game).rules,
        "command": command,
        "inputs": first.shape[0],
        "units": first.shape[1],
        "more": second.shape[0],
        "choices": shelf.game(game).actions,
        "aspects": aspects.shape[0],
        "scale": bits,
        "shrink": SHRINK,
        "seats": {
            number: {"size": observer(shelf.game(game), int(number)).layout.size, **told}
            for number, told in seats.items()
        },
    }
    parts = (
        small.astype(np.int8),
        np.concatenate((begins, np.rint(weights["second.bias"] * wide / 2**bits))).astype("<i4"),
        np.rint(second * wide).astype("<i2"),
        np.rint(aspects * wide / 2**SHRINK).astype("<i2"),
        np.rint(likes * LARGE / np.abs(likes).max()).astype("<i2"),
    )
    return json.dumps(about, separators=(",", ":")).encode() + b"\n" + b"".join(part.tobytes() for part in parts)


def untaught(game: str, inputs: int) -> dict[str, NDArray[np.float64]]:
    """Return the weights of a net of the usual size that has learned nothing, for tests and measurements."""
    rng = np.random.default_rng(5)
    units = FIRST.get(game, USUAL)
    shapes = {
        "first.weight": (inputs + 1, units),
        "begin": (units,),
        "second.weight": (SECOND, units),
        "second.bias": (SECOND,),
        "aspects.weight": (aspects_of(game) + 1, SECOND),
        "likes.weight": (1, SECOND),
    }
    found = {name: rng.normal(0, 0.3, shape) for name, shape in shapes.items()}
    for name in ("first.weight", "aspects.weight"):
        found[name][-1] = 0.0
    return found
