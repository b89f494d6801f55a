"""The commands for those who make a game; the command line loads them when they are asked for."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from stammtisch.authoring.beginning import begin
from stammtisch.authoring.checkup import Report, Wanted, check, loaded
from stammtisch.authoring.workshop import Workshop
from stammtisch.core.game import Value

NOT_RIGHT = 1


def check_game(
    folder: Path,
    *,
    law: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    games: int = 2,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
) -> int:
    """Try the laws on the game in a folder, wherever it is, and say what is wrong and what is missing.

    Parameters
    ----------
    folder
        The game's folder, with its __init__.py.
    law
        Tries one law alone.
    seats
        Tries tables with that many seats alone.
    seed
        Plays the game of this seed alone; a breach names its seed.
    games
        How many games are played at each table, with every number of seats and every combination of options.
    option
        Tries tables with this option alone, as name=value; may be given again.
    """
    game = loaded(folder)
    texts = dict(pair.partition("=")[::2] for pair in option)
    options: dict[str, Value] = {}
    for number in game.seats if seats is None else [seats]:
        known = {known.name for known in game.options(number)}
        read = game.read(number, {name: text for name, text in texts.items() if seats is not None or name in known})
        options |= {name: value for name, value in read.items() if name in texts}
    report = check(folder, game, Wanted(law, seats, seed, games, options))
    tell(folder, report)
    return NOT_RIGHT if report.breaches else 0


def tell(folder: Path, report: Report) -> None:
    """Print what came out."""
    for breach in report.breaches.values():
        where = f"\n    at the table {breach.table}" if breach.table is not None else ""
        often = f" (and {breach.times - 1} times more)" if breach.times > 1 else ""
        print(f"BROKEN  {breach.sentence}{where}\n    {breach.message}{often}\n    again: {breach.again(folder)}\n")
    for hint in report.hints:
        print(f"hint    {hint}")
    broken = len(report.breaches)
    verdict = f"{broken} {'law is' if broken == 1 else 'laws are'} broken" if broken else "it obeys all laws"
    print(f"{report.game.title}: {report.checks} checks at {report.tables} tables; {verdict}.")


def new_game(name: str, *, to: Path = Path()) -> None:
    """Make a folder with a small game that can be played at once, and changed into your own.

    Parameters
    ----------
    name
        What the game is called: small letters, digits and hyphens.
    to
        The folder in which the game's folder is made; this one by itself.
    """
    folder = begin(name, to)
    print(f"{folder} is a game of tricks for 2 to 4. Change what you like; rules.md is a good place to begin.\n")
    print(f"  stammtisch check-game {folder}    tries the laws on it")
    print(f"  stammtisch dev {folder}           plays it in the browser and follows your edits")
    print(f"  STAMMTISCH_GAMES={folder} stammtisch play {name}")


def dev(folder: Path | None = None, *, port: int = 8181, browser: bool = True, vite: bool = True) -> int:
    """Work on a game: serve it, and follow every edit of its Python files, texts and face.

    Parameters
    ----------
    folder
        The game's folder, where it is not in this repository.
    port
        The port of the server.
    browser
        Whether the browser is opened.
    vite
        Whether the pages come from their sources, where they and Node.js are there; otherwise they are shown as built.
    """
    return Workshop(folder, port, vite=vite).run(browser=browser)
