"""A net between two lessons, in a folder."""

import pickle
from dataclasses import dataclass
from pathlib import Path

import torch

from training.nets.inputs import Inputs
from training.nets.policy import Policy


@dataclass
class Kept:
    """A game's inputs and net."""

    game: str
    inputs: Inputs
    policy: Policy

    def write(self, folder: Path) -> None:
        """Keep both."""
        folder.mkdir(parents=True, exist_ok=True)
        torch.save(self.policy.state_dict(), folder / "policy.pt")
        (folder / "inputs.pickle").write_bytes(pickle.dumps(self.inputs))

    @classmethod
    def read(cls, folder: Path) -> "Kept":
        """Return what is in a folder that one of these programs wrote."""
        inputs = pickle.loads((folder / "inputs.pickle").read_bytes())
        weights = torch.load(folder / "policy.pt")
        cards = len(weights["hand.bias"])
        policy = Policy(inputs.game, inputs.count, cards)
        policy.load_state_dict(weights)
        return cls(inputs.game, inputs, policy)
