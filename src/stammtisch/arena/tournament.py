"""Tournaments of bots on duplicate deals: every deal is played with the seats rotated, so that luck cancels out.

The results depend on the contest alone: budgets are iterations, and every bot has its own generator. The number of
processes or machines changes only the time.
"""

import hashlib
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean

from stammtisch.arena.interval import margin
from stammtisch.arena.luck import adjusted
from stammtisch.bots.levels import bot_for
from stammtisch.bots.luck import luck_of
from stammtisch.core import shelf
from stammtisch.core.bot import Bot, Budget
from stammtisch.core.deal import Deal
from stammtisch.core.game import Refused, Value
from stammtisch.core.match import Match, Record, words_by_action
from stammtisch.core.rng import Rng

IN_THE_ARENA = 20
"""In the arena the expert does a twentieth of its iterations at the table."""


@dataclass(frozen=True)
class Contest:
    """Everything that the results depend on."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    iterations: int
    """The expert's iterations; the other bots get theirs in the same proportion as at the table."""
    tapes: int = 0
    """The playouts for each position that tell how lucky everybody was; 0 if nobody asks."""

    @classmethod
    def of(
        cls,
        game: str,
        seats: int,
        options: dict[str, Value],
        bots: Sequence[str],
        seed: int,
        iterations: int | None,
        tapes: int = 0,
    ) -> "Contest":
        """Return a contest; refuse one that is not possible."""
        chosen = shelf.game(game)
        checked = chosen.check(seats, options)
        if len(bots) != seats:
            raise Refused(f"{seats} seats need {seats} bots, not {len(bots)}")
        for name in bots:
            bot_for(chosen, name)
        thought = bot_for(chosen, "expert").iterations // IN_THE_ARENA if iterations is None else iterations
        if thought < 1:
            raise Refused(f"--iterations must be at least 1, not {thought}")
        return cls(game, seats, tuple(checked.items()), tuple(bots), seed, thought, tapes)

    def budget_of(self, bot: Bot) -> Budget:
        """Return how much a bot may think about a decision."""
        return Budget(max(1, self.iterations * bot.iterations // bot_for(bot.game, "expert").iterations))

    def rotations(self) -> list[tuple[str, ...]]:
        """Return the different ways to seat the bots by rotation."""
        return list(dict.fromkeys(self.bots[shift:] + self.bots[:shift] for shift in range(self.seats)))


@dataclass(frozen=True)
class PlayedGame:
    """One game of a deal: who had which seat, and the result."""

    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    """By seat: the duration of each decision."""
    luck: tuple[float, ...] = ()
    """By seat: how much of its share was luck; empty if nobody asked."""

    def share(self, seat: int) -> float:
        """Return a seat's share of the win. Ties split it, all split a drawn game, and a single seat wins or loses."""
        if not self.winners and len(self.bots) > 1:
            return 1 / len(self.bots)
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True)
class PlayedDeal:
    """One deal, played once for each rotation of the seats."""

    number: int
    games: tuple[PlayedGame, ...]
    records: tuple[Record, ...] = ()


def play_deal(contest: Contest, number: int, recorded: bool = False) -> PlayedDeal:
    """Play one deal in all rotations."""
    played = [play_game(contest, number, bots) for bots in contest.rotations()]
    records = tuple([match.record() for _, match in played]) if recorded else ()
    return PlayedDeal(number, tuple([game for game, _ in played]), records)


def play_game(contest: Contest, number: int, bots: tuple[str, ...]) -> tuple[PlayedGame, Match]:
    """Play one game. The cards depend on the contest's seed and the deal's number, not on the seating."""
    game = shelf.game(contest.game)
    seed = hashlib.sha256(f"arena {contest.seed}/{number}".encode()).digest()
    deal = Deal(f"arena {contest.seed}/{number}", seed)
    match = Match(game, contest.seats, dict(contest.options), players=[f"bot:{name}" for name in bots], deal=deal)
    generators = [Rng(f"{contest.seed}/{number}/{seat}/{name}") for seat, name in enumerate(bots)]
    players = [bot_for(game, name) for name in bots]
    words = words_by_action(game)
    seconds: list[list[float]] = [[] for _ in bots]
    while not match.over:
        seat = match.waiting_for()[0]
        bot = players[seat]
        legal = [int(action) for action in match.state.legal(seat)]
        begun = time.perf_counter()
        thought = bot.choose(match.view(seat), legal, generators[seat], contest.budget_of(bot))
        seconds[seat].append(time.perf_counter() - begun)
        match.play(seat, words[thought.action])
    times = tuple([tuple(spent) for spent in seconds])
    luck = luck_of(match, contest.tapes, f"{contest.seed}/{number}/{bots}") if contest.tapes else ()
    return PlayedGame(bots, tuple(match.points()), tuple(match.winners()), times, luck), match


def tournament(contest: Contest, numbers: Iterable[int], jobs: int, *, recorded: bool = False) -> Iterator[PlayedDeal]:
    """Play the deals with these numbers, in order, on several processes."""
    asked = list(numbers)
    if jobs == 1:
        for number in asked:
            yield play_deal(contest, number, recorded)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_deal, [contest] * len(asked), asked, [recorded] * len(asked))


@dataclass(frozen=True)
class Standing:
    """The result of one bot."""

    bot: str
    games: int
    """Games times seats."""
    share: float
    margin: float
    """Half the width of the 95 % interval of the share."""
    points: float
    points_margin: float
    p50: float
    p99: float
    """Seconds per decision."""
    adjusted: float | None = None
    """The share without the luck of deals and draws; None if nobody asked."""
    adjusted_margin: float = 0.0
    adjusted_points: float | None = None
    """The points without that luck."""
    adjusted_points_margin: float = 0.0


def standings(deals: Sequence[PlayedDeal]) -> list[Standing]:
    """Return the results. A deal is one observation, because its games share their cards."""
    found: list[Standing] = []
    for name in dict.fromkeys(name for deal in deals for game in deal.games for name in game.bots):
        seats = [
            [(game, seat) for game in deal.games for seat, sat in enumerate(game.bots) if sat == name] for deal in deals
        ]
        shares = [sum(game.share(seat) for game, seat in deal) / len(deal) for deal in seats]
        points = [sum(game.points[seat] for game, seat in deal) / len(deal) for deal in seats]
        luck = [fmean(game.luck[seat] for game, seat in deal) for deal in seats if all(game.luck for game, _ in deal)]
        asked = len(luck) == len(shares)
        without = adjusted(shares, luck, 1.0) if asked else []
        pure = adjusted(points, luck, 0.0) if asked else []
        times = sorted(spent for deal in seats for game, seat in deal for spent in game.seconds[seat]) or [0.0]
        found.append(
            Standing(
                bot=name,
                games=sum(map(len, seats)),
                share=sum(shares) / len(shares),
                margin=margin(shares),
                points=sum(points) / len(points),
                points_margin=margin(points),
                p50=times[len(times) // 2],
                p99=times[min(len(times) - 1, len(times) * 99 // 100)],
                adjusted=fmean(without) if without else None,
                adjusted_margin=margin(without) if without else 0.0,
                adjusted_points=fmean(pure) if pure else None,
                adjusted_points_margin=margin(pure) if pure else 0.0,
            )
        )
    return found
