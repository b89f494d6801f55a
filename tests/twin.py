"""Plays every game on the shelf from fixed seeds and prints what came of it, one JSON object for each game played.

Bots also play each game at a table in memory.

`test_plain_twin.py` runs it compiled, plain and pure: `python tests/twin.py SEEDS [pure]`. Pure is without `librt`, as
on a machine that does not have it. The first line says which modules were loaded from an extension; then each ply of
each game is one string, the seat, the word and a digest of all the rest.
"""

import asyncio
import hashlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

if sys.argv[2:] == ["pure"]:
    sys.modules["librt"] = None  # type: ignore[assignment]

import msgspec

from stammtisch.bots.levels import bot_for
from stammtisch.core import bits, shelf
from stammtisch.core.bot import Budget
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import JUDGE, WATCHER, Game, State, Value
from stammtisch.core.match import Match
from stammtisch.core.observe import Observer, observer
from stammtisch.core.rng import Rng
from stammtisch.table.authority import OVER
from stammtisch.table.log import Opened, Started
from stammtisch.table.memory import MemoryLog
from stammtisch.table.messages import Bye
from stammtisch.table.ports import Services
from stammtisch.table.reading import begin
from stammtisch.table.session import Session
from stammtisch.table.thinking import LocalBots
from virtual_time import in_no_time, now

LEVELS = ("novice", "regular", "expert")
EXPERTS = 40
"""How seldom the expert is asked, too: uncompiled it takes seconds to think about what the others hold."""
WORDS_AT_A_TABLE = 60
"""Then the match of bots there has gone on for long enough."""
SEARCHED = 8
"""At one of so many plies, search is tried from there."""


def option_sets(game: Game, seats: int) -> Iterator[dict[str, Value]]:
    """The defaults, and each other value of each option once."""
    yield {}
    for option in game.options(seats):
        yield from ({option.name: value} for value in option.values if value != option.default)


def play(game: Game, seats: int, options: dict[str, Value], seed: int) -> dict[str, Any]:
    """One game of random words."""
    match = Match(game, seats, options, deal=Deal("twin", seed_bytes(seed)))
    rng = Rng(f"{game.name} {seats} {options} {seed}")
    plies = [_told(match, 0, rng)]
    while not match.over:
        waiting = match.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        word = legal[rng.below(len(legal))]
        before = len(match.plies)
        match.play(seat, word)
        plies.append(f"{seat} {word} {_told(match, before, rng)}")
    return {
        "game": f"{game.name}, {seats} seats, {options}, seed {seed}",
        "plies": plies,
        "points": match.points(),
        "winners": match.winners(),
    }


@cache
def observed_by(game: Game, seats: int, options: tuple[tuple[str, Value], ...]) -> Observer:
    """The observer of a table."""
    return observer(game, seats, dict(options))


def _told(match: Match, before: int, rng: Rng) -> str:
    """A digest of what everybody has seen since an earlier ply, knows and may do, and of what search makes of it."""
    digest = hashlib.sha256(msgspec.json.encode(match.plies[before:]))
    for seat in match.waiting_for():
        digest.update(repr((seat, match.legal(seat), match.holding_up(), match.points())).encode())
    for viewer in [*range(match.seats), WATCHER, JUDGE]:
        view = match.view(viewer)
        digest.update(msgspec.json.encode(view))
        digest.update(str(view).encode())
        digest.update(msgspec.json.encode(match.events(viewer, since=before)))
    writes = observed_by(match.game, match.seats, tuple(match.options.items()))
    for seat in range(match.seats):
        digest.update(writes.observe(match.state, seat) + writes.mask(match.state, seat))
    if rng.below(SEARCHED) == 0:
        for seat in match.waiting_for()[:1]:
            levels = LEVELS if rng.below(EXPERTS) == 0 else LEVELS[:2]
            legal = [int(action) for action in match.state.legal(seat)]
            for name in levels:
                thought = bot_for(match.game, name).choose(match.view(seat), legal, rng, Budget(6))
                digest.update(repr((thought.action, thought.value, thought.considered)).encode())
        viewer = rng.below(match.seats)
        digest.update(_searched(match.game.imagine(match.view(viewer), rng), rng))
        digest.update(_searched(match.state.copy(), rng))
    return digest.hexdigest()[:12]


def _searched(state: State, rng: Rng) -> bytes:
    """What a random playout of a state ends with."""
    before = msgspec.json.encode(state.view(JUDGE))
    decisions = state.finish_round(rng)
    utilities = [state.utility(seat) for seat in range(state.seats)]
    return before + repr((decisions, state.points(), utilities, rng.a, rng.b, rng.c, rng.d)).encode()


async def at_a_table(game: Game) -> dict[str, Any]:
    """One match of bots at a table in memory."""
    seats = game.seats[-1]
    log, bots = MemoryLog(), LocalBots(1, Rng(f"{game.name} at a table"))
    levels: list[str | None] = [LEVELS[seat % 2] for seat in range(seats)]
    opened = Opened(
        game.name, game.rules, seats, game.check(seats, {}), "5e" * 32, "host", [None] * seats, levels, edition=2
    )
    await begin(log, "twin", [opened, Started("host")], now())
    session = Session("twin", Services(log, bots, now=now))
    await session.load()
    watcher = Watcher()
    await session.enter(watcher)
    while session.table.status != OVER and len(session.table.words) < WORDS_AT_A_TABLE:
        await asyncio.sleep(1.0)
    await session.finish()
    match = session.table.match
    plies = [*[row.entry.decode() for row in await log.log("twin")], watcher.digest.hexdigest()]
    return {"game": f"{game.name}, at a table", "plies": plies, "points": match.points(), "winners": match.winners()}


class Watcher:
    """Somebody who watches at a table and keeps a digest of what they are sent."""

    def __init__(self) -> None:
        self.person = "watcher"
        self.network = "home"
        self.look: int | None = None
        self.parcel = True
        self.pauses = False
        self.screen = False
        self.digest = hashlib.sha256()

    def send(self, message: bytes) -> None:
        """Take a message."""
        self.digest.update(message)

    def dismiss(self, bye: Bye) -> None:
        """Take leave."""
        self.digest.update(repr(bye).encode())


def counted_bits() -> list[str]:
    """What bits.py makes of masks of every size up to 62 bits."""
    rng = Rng("bits")
    found = []
    for width in range(1, 62):
        mask = bits.first(width) & (rng.next() | bits.shift(rng.next(), 30)) | bits.single(width)
        packed = bits.one_of(width // 4)
        size = bits.size(mask)
        few = bits.nth_of_few(mask & 0xFFFE | 1, 0), bits.kinds(mask), bits.count(packed * 7, width // 4)
        ends = bits.lowest(mask), bits.highest(mask), bits.nth(mask, size // 2), bits.nth(mask, size - 1)
        found.append(f"{mask} {packed} {size} {few} {ends} {bits.numbers(mask)} {list(bits.zeros(width))}")
    return found


def main(seeds: int) -> None:
    """Prints the whole of it; without seeds, one game of each number of seats with the default options."""
    games = [shelf.game(name) for name in shelf.names()]
    loaded = {name: Path(module.__file__ or "").suffix for name, module in sys.modules.items() if _is_ours(name)}
    print(json.dumps({"loaded": loaded, "extensions": extensions()}))
    print(json.dumps({"game": "bits.py", "plies": counted_bits()}))
    for game in games:
        print(json.dumps(in_no_time(at_a_table(game))))
        for seats in game.seats:
            for options in option_sets(game, seats) if seeds else [{}]:
                for seed in range(seeds or 1):
                    print(json.dumps(play(game, seats, options, seed)))


def extensions() -> list[str]:
    """The packages outside the standard library with compiled modules among those loaded, but for the messages' own."""
    found = set()
    for name, module in sys.modules.items():
        if (getattr(module, "__file__", None) or "").endswith((".so", ".pyd")):
            found.add(name.split(".")[0])
    return sorted(found - sys.stdlib_module_names - {"msgspec"})


def _is_ours(name: str) -> bool:
    return name == "stammtisch" or name.startswith("stammtisch.")


if __name__ == "__main__":
    main(int(sys.argv[1]))
