"""The account of luck over many matches: is luck zero on average, and how much smaller do intervals get without it?

Plays a contest on duplicate deals as the arena does, and prints for each bot the mean luck with its standard error, and
the variance of its share a game relative to plain games: of duplicate deals, without luck, and of both.

    .venv/bin/python benchmarks/luck.py sequence --seats 2 --bots regular,novice --games 4000 [--tapes 32] [--jobs 2]
"""

import argparse
import time
from math import sqrt
from statistics import fmean, pvariance, stdev

from stammtisch.arena.luck import TAPES, adjusted
from stammtisch.arena.tournament import Contest, PlayedDeal, play_game, tournament
from stammtisch.bots.luck import luck_of
from stammtisch.core.game import Refused

TIMED = 5
"""The number of games of which the times are compared."""


Result = tuple[float, float, float]
"""The share, the points and the luck of a bot in one game."""


def by_deal(deals: list[PlayedDeal], bot: str) -> list[list[Result]]:
    """Return the results of a bot, deal by deal and game by game."""
    return [
        [
            (game.share(seat), float(game.points[seat]), game.luck[seat])
            for game in deal.games
            for seat, name in enumerate(game.bots)
            if name == bot
        ]
        for deal in deals
    ]


def print_bot(bot: str, deals: list[PlayedDeal], fair: float) -> None:
    """Print what luck there was, and what its removal is worth."""
    found = by_deal(deals, bot)
    lucky = [fmean(luck for *_, luck in deal) for deal in found]
    shares = [fmean(share for share, *_ in deal) for deal in found]
    error = stdev(lucky) / sqrt(len(lucky))
    without = adjusted(shares, lucky, 1.0)
    print(
        f"{bot:<8} luck {100 * fmean(lucky):+.2f} ± {100 * error:.2f} (one SE: {fmean(lucky) / error:+.1f}); "
        f"share {100 * fmean(shares):.2f}, without luck {100 * fmean(without):.2f}, fair {100 * fair:.1f}"
    )
    for what, name in enumerate(("share", "points")):
        print_variance(name, [[(result[what], result[2]) for result in deal] for deal in found])


def print_variance(name: str, found: list[list[tuple[float, float]]]) -> None:
    """Print the variance of a game, relative to plain games, of results with their luck."""
    results, lucky = ([fmean(result[at] for result in deal) for deal in found] for at in (0, 1))
    games = fmean(len(deal) for deal in found)
    one_each = [deal[at % len(deal)] for at, deal in enumerate(found)]
    plain = pvariance([result for result, _ in one_each])
    alone = pvariance(adjusted([result for result, _ in one_each], [luck for _, luck in one_each], 1.0))
    both = games * pvariance(adjusted(results, lucky, 1.0))
    print(
        f"  variance of the {name} a game: plain 1, duplicate {games * pvariance(results) / plain:.2f}, "
        f"without luck {alone / plain:.2f}, both {both / plain:.2f}"
    )


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--bots", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--tapes", type=int, default=TAPES)
    parser.add_argument("--iterations", type=int, default=None)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    try:
        bots = asked.bots.split(",")
        contest = Contest.of(asked.game, asked.seats, {}, bots, asked.seed, asked.iterations, asked.tapes)
    except Refused as problem:
        parser.error(str(problem))
    number = -(-asked.games // len(contest.rotations()))
    deals = list(tournament(contest, range(number), asked.jobs))
    games = sum(len(deal.games) for deal in deals)
    playing = judging = 0.0
    for deal in range(TIMED):
        game, match = play_game(contest, deal, contest.bots)
        playing += sum(map(sum, game.seconds))
        begun = time.process_time()
        luck_of(match, asked.tapes, "timed")
        judging += time.process_time() - begun
    print(
        f"{asked.game}, {asked.seats} seats: {games:,} games of {number:,} deals, {asked.tapes} tapes; luck takes "
        f"{judging / TIMED:.3f} s a game, the bots think {playing / TIMED:.3f} s"
    )
    for bot in dict.fromkeys(bots):
        print_bot(bot, deals, 1 / asked.seats)


if __name__ == "__main__":
    main()
