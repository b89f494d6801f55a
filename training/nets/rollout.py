"""What was played, and what each decision gained."""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from training.nets.seen import Seen

FADING: Final = 0.95
"""How quickly later surprises stop counting (lambda of generalized advantage estimation)."""


@dataclass
class Rollout:
    """Some decisions of every lane, in their order: the first index is the step, the second the lane."""

    seen: list[Seen]
    choices: NDArray[np.int64]
    chances: NDArray[np.float32]
    values: NDArray[np.float32]
    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]
    """Whether the decision was the last one of its round."""
    last: NDArray[np.float32]
    """What is expected after the last step."""
    shares: list[float]
    """The shares of the win in the matches that ended at tables of the usual kind."""

    def gains(self) -> NDArray[np.float32]:
        """Return how much better than expected each decision turned out."""
        found = np.zeros_like(self.rewards)
        later: NDArray[np.float32] = np.zeros_like(self.last)
        following = self.last
        for step in reversed(range(len(found))):
            on = 1.0 - self.ended[step]
            surprise = self.rewards[step] + on * following - self.values[step]
            later = (surprise + FADING * on * later).astype(np.float32)
            found[step] = later
            following = self.values[step]
        return found
