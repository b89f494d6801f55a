"""How far an operator with puppets can influence a deal: the trumps in the first hand of Seven Seals, seat 0 of four.

The operator knows the seed and every contribution, and wants trumps. Fair: one deal. Before there were beginnings, k
puppets withheld or showed their contributions freely, so the operator chose the best of 2**k deals, and nobody could
see it. Now every puppet that withholds is excluded, everybody sees it, and the others contribute new bytes. So there
are k + 1 deals in turn, and the operator stops when a deal is better than what can be expected from the later ones.
Every deal comes from the real construction.

python benchmarks/puppets.py --deals 4000
"""

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import fmean, stdev

from stammtisch.core.deal import Draws, fair_key

SEATS = 4
HAND = 15
DECK = sorted([f"{colour}{value}" for colour in "rygbp" for value in range(1, 3 * SEATS + 1)])
"""SS 1; red is trump."""


def trumps(seed: bytes, contributions: Sequence[bytes | None], beginning: int = 0) -> int:
    """Return the trumps that seat 0 is dealt: every fourth card."""
    draws, left, found = Draws(fair_key(seed, contributions, beginning)), [*DECK], 0
    for number in range(SEATS * (HAND - 1) + 1):
        card = draws.next(0, 0, left)
        left.remove(card)
        found += number % SEATS == 0 and card.startswith("r")
    return found


def contributions_of(rng: random.Random, seats: int) -> list[bytes | None]:
    """Return fresh bytes of the first seats."""
    return [rng.randbytes(32) for _ in range(seats)] + [None] * (SEATS - seats)


def fair(rng: random.Random) -> int:
    """Return the trumps if nobody withholds."""
    return trumps(rng.randbytes(32), contributions_of(rng, SEATS))


def before(rng: random.Random, puppets: int) -> int:
    """Return the best of all deals that the puppets (the last seats) can reach by withholding."""
    seed, given = rng.randbytes(32), contributions_of(rng, SEATS)
    last = range(SEATS - puppets, SEATS)
    choices = [absent for count in range(puppets + 1) for absent in combinations(last, count)]
    left_out = [[None if seat in absent else part for seat, part in enumerate(given)] for absent in choices]
    return max(trumps(seed, parts) for parts in left_out)


def now(rng: random.Random, puppets: int, enough: list[float]) -> tuple[int, int]:
    """Deal until a deal is better than what the later ones promise; return its trumps and the void beginnings."""
    seed = rng.randbytes(32)
    for beginning in range(puppets + 1):
        found = trumps(seed, contributions_of(rng, SEATS - beginning), beginning)
        if found >= enough[puppets - beginning]:
            return found, beginning
    raise AssertionError("the last beginning is always accepted")


def thresholds(rng: random.Random, puppets: int, deals: int) -> list[float]:
    """Return, by the number of tries left, the value expected from them with best play; 0 without tries."""
    seen = Counter(fair(rng) for _ in range(deals))
    expected = [0.0]
    for _ in range(puppets):
        worth = sum(max(found, expected[-1]) * times for found, times in seen.items()) / deals
        expected.append(worth)
    return expected


def main() -> None:
    """Print a line for each number of puppets."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--deals", type=int, default=4000)
    ask.add_argument("--seed", type=int, default=17)
    deals = ask.parse_args().deals
    rng = random.Random(ask.parse_args().seed)
    sample = [fair(rng) for _ in range(deals)]
    print(f"{deals} deals each; mean trumps of 15 cards, ± the standard error")
    print(f"fair: {shown(sample)}")
    for puppets in range(1, SEATS):
        enough = thresholds(rng, puppets, deals)
        chosen = [before(rng, puppets) for _ in range(deals)]
        stopped = [now(rng, puppets, enough) for _ in range(deals)]
        void = fmean(beginning > 0 for _, beginning in stopped)
        print(
            f"{puppets} puppets: before {shown(chosen)} in secret; "
            f"now {shown([found for found, _ in stopped])}, with a void beginning in {void:.0%} of the matches"
        )


def shown(found: list[int]) -> str:
    """Return a mean with its standard error."""
    return f"{fmean(found):.2f} ± {stdev(found) / len(found) ** 0.5:.2f}"


if __name__ == "__main__":
    main()
