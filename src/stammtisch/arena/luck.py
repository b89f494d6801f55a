"""Results without luck: AIVAT (Burch, Schmid, Moravcik, Morrill and Bowling, 2018) as a control variate.

The luck of deals and draws has the expectation zero, so a share of the win or points minus any multiple of it are
unbiased, as long as that multiple does not depend on the same deal. It is fitted on the other deals (cross-fitting).
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

FOLDS: Final = 10
"""The number of parts that the deals are divided into; each part is adjusted by what the others suggest."""
FEWEST: Final = 8
"""With fewer deals nothing is fitted."""
TAPES: Final = 32
"""The playouts for each position in the arena."""


def adjusted(results: Sequence[float], luck: Sequence[float], unfitted: float) -> list[float]:
    """Return the results of the deals without their luck. For few deals, `unfitted` times the luck is taken off."""
    if len(results) < FEWEST:
        return [result - unfitted * lucky for result, lucky in zip(results, luck, strict=True)]
    found = [0.0] * len(results)
    for fold in range(FOLDS):
        others = [at for at in range(len(results)) if at % FOLDS != fold]
        part = slope([luck[at] for at in others], [results[at] for at in others])
        for at in range(fold, len(results), FOLDS):
            found[at] = results[at] - part * luck[at]
    return found


def slope(luck: Sequence[float], results: Sequence[float]) -> float:
    """Return by how much the results rise with the luck (least squares); 0 if there is no luck."""
    middle, level = fmean(luck), fmean(results)
    spread = sum((one - middle) ** 2 for one in luck)
    if spread == 0:
        return 0.0
    return sum((one - middle) * (result - level) for one, result in zip(luck, results, strict=True)) / spread
