"""Run a tournament from Python: play the missing deals, save each of them, and return the outcome."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from stammtisch.arena import results
from stammtisch.arena.cluster import on_ray
from stammtisch.arena.plot import plot as draw_plot
from stammtisch.arena.plot import refuse_without_library
from stammtisch.arena.ratings import ratings
from stammtisch.arena.tournament import Contest, PlayedDeal, play_deal, tournament
from stammtisch.core import shelf
from stammtisch.core.game import Refused
from stammtisch.core.match import Record
from stammtisch.core.record import opened, to_line


@dataclass(frozen=True)
class Outcome:
    """The outcome of a contest."""

    contest: Contest
    deals: tuple[PlayedDeal, ...]
    """The deals in the order of their numbers."""
    ratings: dict[str, tuple[float, float]]
    """By bot: its rating, and half the width of its 95 % interval."""


def run(
    contest: Contest,
    games: int,
    *,
    jobs: int = 1,
    ray: str | None = None,
    json_file: Path | None = None,
    plot: Path | None = None,
    record: Path | None = None,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> Outcome:
    """Play at least this many games, in whole deals, and return the outcome; `progress` gets the deals done.

    With `json_file` every deal is saved as soon as it is played, and an interrupted run is resumed. `ray` is the
    address of a Ray cluster. `plot` and `record` are files for a picture and for the records.
    """
    if games < 1 or jobs < 1:
        raise Refused("--games and --jobs must be at least 1")
    if plot is not None:
        refuse_without_library()
    done = [] if json_file is None else results.begin(json_file, contest)
    number = -(-games // len(contest.rotations()))
    left = [deal for deal in range(number) if deal not in {played.number for played in done}]
    recorded = record is not None
    with _records(record, go_on=bool(done)) as keep:
        progress(len(done), number)
        playing = (
            tournament(contest, left, jobs, recorded=recorded)
            if ray is None
            else on_ray(ray, jobs, play_deal, [(contest, number, recorded) for number in left])
        )
        for deal in playing:
            done.append(deal)
            if json_file is not None:
                results.keep(json_file, deal)
            keep(deal.records)
            progress(len(done), number)
    deals = tuple(sorted(done, key=lambda deal: deal.number))
    rated = ratings(deals, shelf.game(contest.game).teams(contest.seats, dict(contest.options)))
    if json_file is not None:
        results.finish(json_file, contest, deals, rated)
    if plot is not None:
        draw_plot(plot, contest, deals, rated)
    return Outcome(contest, deals, rated)


@contextmanager
def _records(path: Path | None, *, go_on: bool) -> Iterator[Callable[[Sequence[Record]], None]]:
    if path is None:
        yield lambda _: None
        return
    with opened(path, "at" if go_on else "wt") as file:
        yield lambda records: file.writelines(to_line(record) + "\n" for record in records)
