"""The net as torch trains it: inputs that are on or off, two hidden layers, and how good each action is.

The second layer is another one for each action: its aspects are added there (`bots/net.py`).
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import nn

from stammtisch.bots.net import MOST
from stammtisch.core import shelf
from training.nets.files import FIRST, SECOND, USUAL
from training.nets.seen import Seen, aspects_of

TRUST: Final = 4.0
"""How much more an untaught net likes what the regular would choose: it begins as a regular that is not quite sure."""


class Policy(nn.Module):  # type: ignore[misc]
    """Likes some actions more than others, expects a share of the win, and guesses the hand of the seat on the left."""

    def __init__(self, game: str, inputs: int, cards: int) -> None:
        super().__init__()
        units, aspects = FIRST.get(game, USUAL), aspects_of(game)
        self.first = nn.EmbeddingBag(inputs + 1, units, mode="sum", padding_idx=inputs)
        self.begin = nn.Parameter(torch.zeros(units))
        self.second = nn.Linear(units, SECOND)
        self.aspects = nn.EmbeddingBag(aspects + 1, SECOND, mode="sum", padding_idx=aspects)
        self.likes = nn.Linear(SECOND, 1, bias=False)
        self.value = nn.Sequential(nn.Linear(units, 32), nn.ReLU(), nn.Linear(32, 1))
        self.hand = nn.Linear(units, cards)
        with torch.no_grad():
            self.first.weight.normal_(0.0, 0.08)
            self.first.weight[inputs] = 0.0
            self.aspects.weight.normal_(0.0, 0.15)
            self.aspects.weight[aspects] = 0.0
            self.likes.weight.mul_(0.1)
            # The first unit of the second layer is the trust in the regular.
            self.second.weight[0] = 0.0
            self.second.bias[0] = 0.0
            self.aspects.weight[:, 0] = 0.0
            self.aspects.weight[shelf.game(game).actions, 0] = TRUST
            self.likes.weight[0, 0] = 1.0

    def forward(self, told: "Told") -> tuple[Any, Any, Any]:
        """Return how much each action is liked, by decision and number, the value, and the guess at the hand."""
        hidden = torch.relu(self.first(told.on) + self.begin)
        here = self.second(hidden)[told.owners]
        liked = self.likes(torch.relu(here + self.aspects(told.aspects))).squeeze(1)
        dense = torch.full((len(told.on), MOST), -1e9).index_put((told.owners, told.slots), liked)
        return dense, self.value(hidden).squeeze(1), self.hand(hidden)

    def best(self, seen: Seen) -> NDArray[np.int64]:
        """Return by decision the number of the best action."""
        with torch.no_grad():
            found: NDArray[np.int64] = self(Told.of(seen))[0].argmax(dim=1).numpy()
        return found


@dataclass
class Told:
    """What a net gets, as torch takes it."""

    on: Any
    owners: Any
    """By action its decision."""
    slots: Any
    """By action its number in the decision."""
    aspects: Any

    @classmethod
    def of(cls, seen: Seen) -> "Told":
        """Return decisions as torch takes them."""
        sizes = seen.begins[1:] - seen.begins[:-1]
        owners = np.repeat(np.arange(len(sizes)), sizes)
        slots = np.arange(len(owners)) - seen.begins[:-1][owners]
        return cls(
            torch.from_numpy(seen.on.astype(np.int32)),
            torch.from_numpy(owners),
            torch.from_numpy(slots),
            torch.from_numpy(seen.aspects.astype(np.int32)),
        )
