"""The command `stammtisch`."""

import json
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from stammtisch import __version__, compiled
from stammtisch.arena.luck import TAPES
from stammtisch.arena.run import run as run_contest
from stammtisch.arena.simulation import Tally, recorded, simulate, tallied
from stammtisch.arena.speed import measure
from stammtisch.arena.tournament import Contest, PlayedDeal, standings
from stammtisch.bots.levels import opponent_for, refuse_unknown
from stammtisch.core import shelf
from stammtisch.core.deal import seed_bytes
from stammtisch.core.game import JUDGE, WATCHER, Game, Refused, Value, alternatives, typed, written
from stammtisch.core.record import opened, read, replayed, to_line
from stammtisch.core.verify import Wrong, verify
from stammtisch.server.rows import StoreDown
from stammtisch.terminal import prompt
from stammtisch.terminal.drawing import distinct, draw

BAD_INPUT = 2
NOT_RIGHT = 1

app = App(
    name="stammtisch",
    help="A digital game table: Seven Seals, Diabolo, Sequence and SEP. Without a command, play at home.",
    version=lambda: f"stammtisch {__version__} ({compiled.summary()}), Python {platform.python_version()}",
    result_action="return_value",
)
out = Console(highlight=False)

Seats = Annotated[int, Parameter(help="Number of seats.")]
OptionTexts = Annotated[
    tuple[str, ...],
    Parameter(name="--option", help="Game option as name=value (repeatable).", negative=()),
]


LATER = {
    "check-game": (
        "authoring.commands:check_game",
        "Check the game in a folder against the laws, and report what is wrong or missing.",
    ),
    "new-game": (
        "authoring.commands:new_game",
        "Make a folder with a small working game, to be changed into your own.",
    ),
    "dev": (
        "authoring.commands:dev",
        "Develop a game: serve it, and follow every edit of its Python files, texts and face.",
    ),
    "review": (
        "terminal.review:review_command",
        "Review a recorded match: what could have been played better, and how much was luck.",
    ),
    "puzzles": (
        "terminal.puzzles:puzzles_command",
        "Solve puzzles: positions in which one move is clearly best by what the seat can know.",
    ),
    "join": ("hosting:join", "Play at a table on a server, in this terminal."),
    "serve": (
        "hosting:serve_command",
        "Host tables for people and bots until Ctrl-C. Every option can also be an environment variable.",
    ),
    "backup": ("hosting:backup", "Back up all server data to one file; works while the server is running."),
    "restore": ("hosting:restore_command", "Restore a backup into an empty database."),
    "site": (
        "hosting:site",
        "Write the pages as a static site, which plays against bots and around one device without a server.",
    ),
    "home": (
        "hosting:home",
        "Play at home: start a server, show its link and open the browser. `./play` does this.",
    ),
}
"""The commands that are imported only when they are used: importing the server takes as long as all the rest."""

for command, (function, sentence) in LATER.items():
    app.command(f"stammtisch.{function}", name=command, help=sentence)
app.command(
    "stammtisch.authoring.commands:lesson",
    name="lesson",
    help="Check the lessons of games, or list them.",
)
app.command(
    "stammtisch.arena.dataset_commands:dataset",
    name="dataset",
    help="Decisions of bots as Parquet files, for programs that learn.",
)
app.command(
    "stammtisch.admin_cli:admin",
    name="admin",
    help="Manage a running server: tables, people, reports, announcements.",
)


def main() -> None:
    """Run the command line and exit: 0 for success, 1 if a check failed, 2 for invalid input.

    Without a command, open the table at home.
    """
    sys.exit(run(sys.argv[1:] or ["home"]))


def run(arguments: list[str]) -> int:
    """Run one command and return its exit status. Errors are printed in one line."""
    try:
        status = app(arguments, exit_on_error=False, print_error=False)
    except (Refused, CycloptsError) as error:
        print(f"stammtisch: {' '.join(str(error).split())}", file=sys.stderr)
        return BAD_INPUT
    except StoreDown as error:
        print(f"stammtisch: the database does not answer: {error.__cause__ or error}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        print(f"stammtisch: {error.filename or 'file'}: {error.strerror or error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return 130
    return status if isinstance(status, int) else 0


@app.command
def games() -> None:
    """List the games, with their seats and options."""
    for name in shelf.names():
        game = shelf.game(name)
        out.print(f"[bold]{name}[/bold]  {game.title}, {alternatives(game.seats)} seats")
        for option, seats in _options_of(game).items():
            values, default, label, everywhere = option
            where = "" if everywhere else f" [dim](with {alternatives(seats)} seats)[/dim]"
            out.print(f"    {values} [dim]default {default}[/dim]  {label}{where}", soft_wrap=True)
    for broken in shelf.broken():
        out.print(f"[bold]broken[/bold]  {escape(broken.place)}: {escape(broken.reason)}", soft_wrap=True)


def _options_of(game: Game) -> dict[tuple[str, str, str, bool], list[int]]:
    found: dict[tuple[str, str, str], list[int]] = {}
    for seats in game.seats:
        for option in game.options(seats):
            values = f"{option.name}={'|'.join(map(written, option.values))}"
            found.setdefault((values, written(option.default), option.label), []).append(seats)
    return {(*key, len(seats) == len(game.seats)): seats for key, seats in found.items()}


@app.command
def rules(game: str) -> None:
    """Show the rules of a game."""
    text = shelf.rules_text(game)
    if out.is_terminal:
        out.print(Markdown(text))
    else:
        print(text)


@app.command
def play(
    game: str | None = None,
    *,
    seats: int | None = None,
    name: Annotated[tuple[str, ...], Parameter(help="Name of a player at this device (repeatable).", negative=())] = (),
    option: OptionTexts = (),
    bots: str | None = None,
    seed: int | None = None,
    record: Path | None = None,
) -> None:
    """Play in the terminal, against bots or passing one device around. Asks for anything you leave out.

    Parameters
    ----------
    game
        Name of the game, as listed by `stammtisch games`.
    seats
        Number of seats.
    bots
        Level of the bots, such as expert.
    seed
        Random seed; the same seed deals the same cards.
    record
        Append the record of the match to this file.
    """
    if bots is not None:
        refuse_unknown(bots)
    try:
        chosen = prompt.choose_game() if game is None else shelf.game(game)
        level = opponent_for(chosen, bots or prompt.USUAL_LEVEL)
        number = prompt.choose_seats(chosen) if seats is None else seats
        asked = seats is None
        options = chosen.read(number, typed(option))
        if asked and not option:
            options = prompt.choose_options(chosen, number)
        people = list(name) if name else prompt.choose_people(number)
        if len(people) > number:
            raise Refused(f"{len(people)} players don't fit in {number} seats")
        if asked and bots is None and len(people) < number:
            level = prompt.choose_level(chosen)
    except prompt.Left:
        return
    fixed = None if seed is None else seed_bytes(seed)
    prompt.play(chosen, number, options, people, level=level, seed=fixed, record=record)


@app.command(name="simulate")
def simulate_command(
    game: str,
    *,
    seats: Seats,
    games: int = 1000,
    seed: int = 0,
    option: OptionTexts = (),
    record: Path | None = None,
    legal: bool = False,
) -> None:
    """Simulate full games between random bots.

    With --record every game is dealt from its own seed, which is in its record, so that `verify` can check the deal.
    Without it, the fast generator also deals: many more games per second, but different ones.

    Parameters
    ----------
    games
        Number of games.
    seed
        Random seed; the same seed plays the same games.
    record
        Write the records to this file (gzipped if it ends in .gz).
    legal
        Include the legal words of every ply in the records.
    """
    chosen = shelf.game(game)
    options = chosen.read(seats, typed(option))
    if games < 1:
        raise Refused(f"--games must be at least 1, not {games}")
    if legal and record is None:
        raise Refused("--legal needs --record")
    with _progress(games) as bar:
        if record is None:
            tally = _counted(chosen, seats, options, games, seed, bar)
        else:
            tally = Tally(seats)
            with opened(record, "wt") as file:
                played = recorded(chosen, seats, options, games, seed, legal=legal)
                for written_record, tally in tallied(played, seats):  # noqa: B007
                    file.write(to_line(written_record) + "\n")
                    bar.advance()
    _print_tally(chosen, tally)


class _Bar:
    def __init__(self, progress: Progress | None, total: int) -> None:
        self._progress = progress
        self._task = None if progress is None else progress.add_task("games", total=total)

    def advance(self, by: int = 1) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.advance(self._task, by)

    def show(self, done: int, of: int) -> None:
        if self._progress is not None and self._task is not None:
            self._progress.update(self._task, completed=done, total=of)


@contextmanager
def _progress(total: int) -> Iterator[_Bar]:
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _Bar(None, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        yield _Bar(progress, total)


def _counted(game: Game, seats: int, options: dict[str, Value], games: int, seed: int, bar: _Bar) -> Tally:
    step = max(1, games // 200)
    done = 0

    def after_each() -> None:
        nonlocal done
        done += 1
        if done % step == 0:
            bar.advance(step)

    return simulate(game, seats, options, games, seed, after_each)


def _print_tally(game: Game, tally: Tally) -> None:
    out.print(
        f"{game.title}, {tally.seats} {'seat' if tally.seats == 1 else 'seats'}: {tally.games:,} games, "
        f"{tally.games / tally.seconds:,.0f} games/s, {tally.decisions / tally.seconds:,.0f} decisions/s"
        + (f", {tally.drawn:,} drawn" if tally.drawn else ""),
        soft_wrap=True,
    )
    table = Table("seat", "mean points", "wins", "share", box=None)
    for column in table.columns:
        column.justify = "right"
    for seat in range(tally.seats):
        share = 100 * tally.wins[seat] / tally.games
        table.add_row(
            str(seat), f"{tally.points[seat] / tally.games:.2f}", f"{tally.wins[seat]:,.1f}", f"{share:.1f} %"
        )
    out.print(table)


@app.command
def arena(
    game: str,
    *,
    seats: Seats,
    bots: str,
    games: int = 200,
    seed: int = 0,
    iterations: int | None = None,
    option: OptionTexts = (),
    jobs: int = 1,
    adjusted: Annotated[bool, Parameter(negative=())] = False,
    ray: str | None = None,
    json_file: Annotated[Path | None, Parameter(name="--json")] = None,
    plot: Path | None = None,
    record: Path | None = None,
) -> None:
    """Let bots play each other on duplicate deals: every deal is played with the seats rotated, so luck cancels out.

    The results depend only on the seed, not on the number of processes.

    Parameters
    ----------
    bots
        One bot for each seat, separated by commas: expert,regular,regular,regular.
    games
        Minimum number of games; whole deals are played.
    iterations
        Search iterations of the expert (default: a twentieth of its iterations at a table).
    jobs
        Number of processes.
    adjusted
        Also show results without the luck of deals and draws: the same on average, with smaller intervals.
    ray
        Use the Ray cluster at this address, or a local one ("local").
    json_file
        Write all results here. An interrupted or shorter run is continued.
    plot
        Draw the results to this file (needs stammtisch[plot]).
    record
        Write the records of all games to this file.
    """
    options = shelf.game(game).read(seats, typed(option))
    contest = Contest.of(game, seats, options, bots.split(","), seed, iterations, TAPES if adjusted else 0)
    with _progress(games) as bar:
        outcome = run_contest(
            contest,
            games,
            jobs=jobs,
            ray=ray,
            json_file=json_file,
            plot=plot,
            record=record,
            progress=bar.show,
        )
    _print_standings(contest, list(outcome.deals), outcome.ratings)


def _print_standings(contest: Contest, deals: list[PlayedDeal], rated: dict[str, tuple[float, float]]) -> None:
    played = sum(len(deal.games) for deal in deals)
    alone = contest.seats == 1
    fair = "" if alone else f"; fair is {100 / contest.seats:.1f} %"
    out.print(
        f"{shelf.game(contest.game).title}, {'alone' if alone else f'{contest.seats} seats'}: {played:,} games of "
        f"{len(deals):,} deals, expert at {contest.iterations:,} iterations{fair}",
        soft_wrap=True,
    )
    luckless = ["without luck", "95 % interval"] if contest.tapes else []
    pure = ["without luck"] if contest.tapes else []
    heading = ("bot", "win share", "95 % interval", *luckless, "mean points", *pure, "p50 ms", "p99 ms", "rating")
    table = Table(*heading, box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for row in standings(deals):
        rating, unsure = rated.get(row.bot, (0.0, 0.0))
        table.add_row(
            row.bot,
            *_share_and_interval(row.share, row.margin),
            *([] if row.adjusted is None else _share_and_interval(row.adjusted, row.adjusted_margin)),
            f"{row.points:.2f} ± {row.points_margin:.2f}",
            *([] if row.adjusted_points is None else [f"{row.adjusted_points:.2f} ± {row.adjusted_points_margin:.2f}"]),
            f"{1000 * row.p50:.2f}",
            f"{1000 * row.p99:.2f}",
            f"{rating:.1f} ± {unsure:.1f}" if rated else "-",
        )
    out.print(table)


def _share_and_interval(share: float, margin: float) -> tuple[str, str]:
    low, high = max(0.0, share - margin), min(1.0, share + margin)
    return f"{100 * share:.1f} %", f"{100 * low:.1f} to {100 * high:.1f} %"


@app.command
def replay(
    file: Path,
    *,
    number: int = 1,
    ply: int | None = None,
    viewer_name: Annotated[str, Parameter(name="--as")] = "judge",
) -> None:
    """Show a recorded match after a ply, as a viewer saw it.

    Parameters
    ----------
    file
        A file of records.
    number
        Number of the record in the file, from 1.
    ply
        Number of plies (default: all).
    viewer_name
        Viewer: a seat (0, 1, ...), spectator, or judge (sees everything).
    """
    records = list(read(file))
    if not 1 <= number <= len(records):
        raise Refused(f"{file} has {len(records)} records; --number must be 1 to {len(records)}, not {number}")
    record = records[number - 1]
    plies = len(record["plies"])
    after = plies if ply is None else ply
    if not 0 <= after <= plies:
        raise Refused(f"the match has {plies} plies; --ply must be 0 to {plies}, not {after}")
    match = replayed(record, after)
    players = distinct(match.players)
    viewer = _viewer(viewer_name, match.seats)
    name = (
        "the judge" if viewer == JUDGE else "a spectator" if viewer == WATCHER else f"{players[viewer]} (seat {viewer})"
    )
    print(f"{match.game.title}, record {number} of {len(records)}, after ply {after} of {plies}, seen by {name}")
    if after:
        last = match.plies[-1]
        shown = match.events(viewer, after - 1)
        if last.seat >= 0:
            print(f"Last word: {players[last.seat]}: {last.word}")
        elif any(last.word in event.pieces for event in shown):
            print(f"Last draw: {last.word}")
    print()
    print(draw(match.game.name, match.view(viewer), players))
    waiting = match.waiting_for()
    if waiting and waiting[0] >= 0:
        print(f"\nWaiting for {', '.join(players[seat] for seat in waiting)}.")
        for seat in waiting:
            if viewer in (seat, JUDGE):
                print(f"Seat {seat} may say: {', '.join(match.legal(seat))}")


def _viewer(text: str, seats: int) -> int:
    named = {"spectator": WATCHER, "judge": JUDGE} | {str(seat): seat for seat in range(seats)}
    if text not in named:
        raise Refused(f"--as must be spectator, judge or a seat from 0 to {seats - 1}, not {text!r}")
    return named[text]


@app.command(name="verify")
def verify_command(file: Path) -> int:
    """Verify a file of records: every ply, the end, points and winners, and the deal if there is a seed.

    Parameters
    ----------
    file
        A file of records. For each invalid record the first wrong ply is named, counted from 0. Exit status 1 if any
        record is invalid.
    """
    wrong = number = 0
    for number, record in enumerate(read(file), 1):
        try:
            verify(record)
        except Wrong as error:
            wrong += 1
            print(f"record {number}: {error}")
        except Refused as error:
            raise Refused(f"record {number}: {error}") from error
    print(f"{number} {'record' if number == 1 else 'records'}: {number - wrong} valid, {wrong} invalid")
    return NOT_RIGHT if wrong else 0


@app.command(name="bench")
def bench_command(*, as_json: Annotated[bool, Parameter(name="--json", negative=())] = False) -> None:
    """Measure how fast the rules run on this machine: one core, random play, default options.

    Parameters
    ----------
    as_json
        Print JSON.
    """
    speeds = [measure(name, 4 if 4 in shelf.game(name).seats else 2) for name in shelf.names()]
    if as_json:
        result = {"version": __version__, "build": compiled.summary(), "games": [speed.as_dict() for speed in speeds]}
        print(json.dumps(result, indent=2))
        return
    out.print(f"stammtisch {__version__} ({compiled.summary()})")
    table = Table("game", "seats", "decisions/s", "games/s", "copy µs", "view µs", "imagine µs", box=None)
    for column in table.columns[1:]:
        column.justify = "right"
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.seats),
            f"{speed.decisions_per_second:,.0f}",
            f"{speed.games_per_second:,.0f}",
            f"{speed.copy_microseconds:.2f}",
            f"{speed.view_microseconds:.2f}",
            f"{speed.imagine_microseconds:.2f}",
        )
    out.print(table)
