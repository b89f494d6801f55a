"""The command `stammtisch puzzles`: some puzzles of a game, answered in the terminal. Nothing is kept."""

from random import Random

import msgspec
from rich.console import Console

from stammtisch.core import shelf
from stammtisch.core.bot import Reason
from stammtisch.core.game import Refused
from stammtisch.table.puzzle import Puzzle, collection, position
from stammtisch.terminal.drawing import as_people_sort, draw, in_columns
from stammtisch.terminal.prompt import Left, ask_until, one_of
from stammtisch.terminal.review import in_words


def puzzles_command(game: str, *, count: int = 5, seed: int | None = None) -> None:
    """Solve puzzles: positions in which one move is clearly best by what the seat can know.

    Parameters
    ----------
    game
        The game.
    count
        How many puzzles.
    seed
        Draws the same puzzles again (default: others each time).
    """
    found = collection(shelf.game(game).name)
    if found is None:
        raise Refused(f"{game} has no puzzles")
    if not 1 <= count <= len(found.puzzles):
        raise Refused(f"{game} has {len(found.puzzles)} puzzles; --count must be 1 to {len(found.puzzles)}")
    out = Console(highlight=False)
    right = 0
    for number, puzzle in enumerate(Random(seed).sample([*found.puzzles.values()], count), 1):
        names = [f"seat {seat}" for seat in range(puzzle.seats)]
        legal = sorted([one.word for one in puzzle.alternatives], key=as_people_sort)
        out.print(f"\n[bold]Puzzle {number} of {count}: you are seat {puzzle.seat}[/bold]\n")
        out.print(draw(game, position(found.file, puzzle).view(puzzle.seat), names), markup=False)
        out.print(in_columns(legal), markup=False)
        try:
            word = ask_until("Your move: ", "", one_of(legal))
        except Left:
            word = ""
        if not word:
            break
        right += word in puzzle.accepted
        print_verdict(out, puzzle, word, names)
    out.print(f"\n{right} right")


def print_verdict(out: Console, puzzle: Puzzle, word: str, names: list[str]) -> None:
    """Print whether a word was right, and why."""
    out.print("[bold]Right.[/bold]" if word in puzzle.accepted else f"[bold]Best is {puzzle.accepted[0]}.[/bold]")
    for one in puzzle.alternatives:
        out.print(f"  {one.word}: {100 * one.share:.0f} ± {100 * one.error:.0f} % of the {puzzle.goal}", markup=False)
    out.print(f"Why it is better than {puzzle.lure}:", markup=False)
    for because in puzzle.reasons:
        out.print(f"  {in_words(Reason(**msgspec.structs.asdict(because)), names)}", markup=False, soft_wrap=True)
