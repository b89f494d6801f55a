"""The commands for datasets: make, inspect and verify them."""

import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console

from stammtisch.arena.dataset import Plan, inspect, make, read_plan, verify
from stammtisch.core import shelf
from stammtisch.core.game import typed

dataset = App(name="dataset", help="Decisions of bots as Parquet files, for programs that learn.")
out = Console(highlight=False, soft_wrap=True)
aside = Console(stderr=True, highlight=False)


class Count:
    """Says on a terminal how far it has come."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0

    def add(self, matches: int) -> None:
        """Count some matches more."""
        self.done += matches
        if aside.is_terminal:
            aside.print(f"{self.done:,} of {self.total:,} matches", end="\r" if self.done < self.total else "\n")


@dataset.command(name="make")
def make_command(
    game: str,
    folder: Path,
    *,
    seats: int,
    bots: str = "regular",
    matches: int = 1000,
    seed: int = 0,
    iterations: int = 0,
    shard: int = 250,
    option: Annotated[tuple[str, ...], Parameter(name="--option", negative=())] = (),
    jobs: int = 1,
    ray: str | None = None,
) -> None:
    """Let bots play, and write every decision. The same seed gives the same bytes; an interrupted run is continued.

    Parameters
    ----------
    game
        The game.
    folder
        Where the files go.
    seats
        Number of seats.
    bots
        One bot for all seats, or one for each, separated by commas.
    matches
        Number of matches.
    seed
        Determines the cards and what the bots think.
    iterations
        Search iterations for each decision (default: as many as at a table).
    shard
        Matches in each file.
    option
        Game option as name=value (repeatable).
    jobs
        Number of processes.
    ray
        Use the Ray cluster at this address, or a local one ("local"). Its machines must share the folder.
    """
    options = shelf.game(game).read(seats, typed(option))
    plan = Plan.of(
        game, seats, options, bots.split(","), iterations=iterations, seed=seed, matches=matches, shard=shard
    )
    begun = time.monotonic()
    decisions = make(folder, plan, jobs=jobs, ray=ray, progress=Count(matches).add)
    out.print(f"{decisions:,} decisions of {matches:,} matches in {time.monotonic() - begun:,.1f} s: {folder}")


@dataset.command(name="inspect")
def inspect_command(folder: Path) -> None:
    """Say what a dataset is, what its columns mean, and what its first decision was.

    Parameters
    ----------
    folder
        The folder of the dataset.
    """
    for name, told in inspect(folder):
        out.print(f"{name:<20} {told}", markup=False)


@dataset.command(name="verify")
def verify_command(folder: Path, *, again: Annotated[bool, Parameter(negative=())] = False) -> None:
    """Replay every match from its seed and compare everything. Exit status 1 if something is wrong.

    Parameters
    ----------
    folder
        The folder of the dataset.
    again
        Let the bots play again, too, and compare every byte.
    """
    wrong = 0
    for finding in verify(folder, again=again, progress=Count(read_plan(folder).matches).add):
        out.print(f"{finding.file}: {finding.reason}", markup=False)
        wrong += 1
    if wrong:
        sys.exit(1)
    out.print("everything is as it should be")
