"""Shares of the win without luck: AIVAT (Burch, Schmid, Moravcik, Morrill and Bowling, 2018) as a control variate.

The luck of deals and draws has the expectation zero, so a share minus any multiple of it is unbiased, as long as that
multiple does not depend on the same deal. The multiple is fitted on the other deals (cross-fitting).
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

FOLDS: Final = 10
"""The number of parts that the deals are divided into; each part is adjusted by what the others suggest."""
FEWEST: Final = 8
"""With fewer deals nothing is fitted, and all luck is taken off."""
TAPES: Final = 32
"""The playouts for each position in the arena."""


def adjusted(shares: Sequence[float], luck: Sequence[float]) -> list[float]:
    """Return the shares of the deals without their luck."""
    if len(shares) < FEWEST:
        return [share - lucky for share, lucky in zip(shares, luck, strict=True)]
    found = [0.0] * len(shares)
    for fold in range(FOLDS):
        others = [at for at in range(len(shares)) if at % FOLDS != fold]
        part = slope([luck[at] for at in others], [shares[at] for at in others])
        for at in range(fold, len(shares), FOLDS):
            found[at] = shares[at] - part * luck[at]
    return found


def slope(luck: Sequence[float], shares: Sequence[float]) -> float:
    """Return by how much the shares rise with the luck (least squares); 0 if there is no luck."""
    middle, level = fmean(luck), fmean(shares)
    spread = sum((one - middle) ** 2 for one in luck)
    if spread == 0:
        return 0.0
    return sum((one - middle) * (share - level) for one, share in zip(luck, shares, strict=True)) / spread
