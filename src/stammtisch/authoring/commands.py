"""The commands for authors of games. The command line imports them only when they are used."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from stammtisch.authoring.beginning import begin
from stammtisch.authoring.checkup import Findings, Wanted, check, loaded
from stammtisch.authoring.workshop import Workshop
from stammtisch.core import lesson as lessons
from stammtisch.core import shelf
from stammtisch.core.game import Value, typed

NOT_RIGHT = 1

lesson = App(name="lesson", help="Check the lessons of games, or list them.", result_action="return_value")


@lesson.command(name="check")
def check_lessons(game: str | None = None) -> int:
    """Play every lesson of a game, or of all games, and say where a change of the rules or texts broke one.

    Parameters
    ----------
    game
        Name of the game, as listed by `stammtisch games`.
    """
    found = [(name, lesson) for name in _games(game) for lesson in lessons.names(name)]
    broken = [
        line for name, lesson in found for line in lessons.problems(name, lessons.folder(name) / f"{lesson}.toml")
    ]
    for line in broken:
        print(f"BROKEN  {line}")
    print(f"{len(found)} lessons, {len(broken)} problems")
    return NOT_RIGHT if broken else 0


@lesson.command(name="list")
def list_lessons(game: str | None = None) -> None:
    """List the lessons, with their languages.

    Parameters
    ----------
    game
        Name of the game, as listed by `stammtisch games`.
    """
    for name in _games(game):
        for lesson in lessons.names(name):
            print(f"{name}/{lesson}  {' '.join(lessons.languages(lessons.folder(name)))}")


def _games(game: str | None) -> list[str]:
    return shelf.names() if game is None else [shelf.game(game).name]


def check_game(
    folder: Path,
    *,
    law: str | None = None,
    seats: int | None = None,
    seed: int | None = None,
    games: int = 2,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
) -> int:
    """Check the game in a folder against the laws, and report what is wrong or missing.

    Parameters
    ----------
    folder
        The game's folder, with its __init__.py.
    law
        Check only this law.
    seats
        Check only setups with this number of seats.
    seed
        Play only the match of this seed; a breach names its seed.
    games
        How many matches to play with each setup; every number of seats and every combination of options is a setup.
    option
        Check only setups with this option, as name=value (repeatable).
    """
    game = loaded(folder)
    texts = typed(option)
    options: dict[str, Value] = {}
    for number in game.seats if seats is None else [seats]:
        known = {known.name for known in game.options(number)}
        read = game.read(number, {name: text for name, text in texts.items() if seats is not None or name in known})
        options |= {name: value for name, value in read.items() if name in texts}
    findings = check(folder, game, Wanted(law, seats, seed, games, options))
    print_findings(folder, findings)
    return NOT_RIGHT if findings.breaches else 0


def print_findings(folder: Path, findings: Findings) -> None:
    """Print the findings."""
    for breach in findings.breaches.values():
        where = f"\n    setup: {breach.setup}" if breach.setup is not None else ""
        often = f" (and {breach.times - 1} times more)" if breach.times > 1 else ""
        print(f"BROKEN  {breach.sentence}{where}\n    {breach.message}{often}\n    again: {breach.again(folder)}\n")
    for hint in findings.hints:
        print(f"hint    {hint}")
    broken = len(findings.breaches)
    verdict = f"{broken} {'law is' if broken == 1 else 'laws are'} broken" if broken else "it obeys all laws"
    print(f"{findings.game.title}: {findings.checks} checks with {findings.setups} setups; {verdict}.")


def new_game(name: str, *, to: Path = Path()) -> None:
    """Make a folder with a small working game, to be changed into your own.

    Parameters
    ----------
    name
        Name of the game: lower-case letters, digits and hyphens.
    to
        Where to put the game's folder (default: here).
    """
    folder = begin(name, to)
    print(f"{folder} is a trick-taking game for 2 to 4. Change what you like; rules.md is a good place to start.\n")
    print(f"  stammtisch check-game {folder}    checks it against the laws")
    print(f"  stammtisch dev {folder}           opens it in the browser and follows your edits")
    print(f"  STAMMTISCH_GAMES={folder} stammtisch play {name}")


def dev(folder: Path | None = None, *, port: int = 8181, browser: bool = True, vite: bool = True) -> int:
    """Develop a game: serve it, and follow every edit of its Python files, texts and face.

    Parameters
    ----------
    folder
        The game's folder, if it is not in this repository.
    port
        Port of the server.
    browser
        Open the browser.
    vite
        Serve the pages from their sources, if they and Node.js are available; otherwise as built.
    """
    return Workshop(folder, port, vite=vite).run(browser=browser)
