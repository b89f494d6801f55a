"""The tutorial of docs/add-a-game.md works as it stands there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import tutorial
from stammtisch.core import shelf

pytestmark = pytest.mark.strain

TESTS = Path(__file__).parent


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Somewhere outside the project, with the tutorial's game in it."""
    games = tmp_path_factory.mktemp("games")
    tutorial.write(games)
    return games


def run(folder: Path, *words: str, typed: str = "", **environment: str) -> str:
    """What Python prints for somebody who keeps his games in that folder."""
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=TESTS.parent,
        env={
            **os.environ,
            "STAMMTISCH_GAMES": str(folder),
            "PYTHONPATH": os.pathsep.join(sys.path),
            **environment,
        },
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PROGRAMS = {"stammtisch": ["-m", "stammtisch"], "pytest": ["-m", "pytest", "-q"]}


def commands() -> dict[str, list[str]]:
    """The tutorial's command lines for the new game, as words for Python."""
    lines = [line.strip() for line in tutorial.TEXT.read_text(encoding="utf-8").split("\n")]
    typed = [line.removeprefix(".venv/bin/").split() for line in lines if re.match(r"\.venv/bin/.*bierdeckel", line)]
    return {" ".join(words): [*PROGRAMS[words[0]], *words[1:]] for words in typed}


def block(beginning: str) -> str:
    """The block of the tutorial that begins with that line."""
    text = tutorial.TEXT.read_text(encoding="utf-8")
    return text[text.index("```python\n" + beginning) :].split("```")[1].removeprefix("python\n")


def test_the_tutorial_shows_every_file_of_the_game() -> None:
    shown = ["__init__.py", "bot.py", "face/Table.svelte", "face/index.ts", "face/lid.ts", "face/picture.ts"]
    shown += ["locale/de.ftl", "locale/en.ftl", "rules.de.md", "rules.md", "rules.py", "terminal.py"]
    shown += ["test_bierdeckel.py"]
    assert sorted(tutorial.files()) == shown


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("stammtisch rules bierdeckel", "BD 3.2"),
        ("stammtisch play bierdeckel", "Bierdeckel"),
        ("stammtisch simulate bierdeckel --seats 3 --games 1000 --seed 1", "1,000 games"),
        ("stammtisch check-game ~/games/bierdeckel", "it obeys all laws"),
        ("stammtisch arena bierdeckel --seats 3 --bots regular,novice,novice --games 300", "regular"),
        ("pytest ~/games/bierdeckel", "3 passed"),
    ],
)
def test_the_tutorials_commands_work(folder: Path, command: str, answer: str) -> None:
    words = [word.replace("~/games", str(folder)) for word in commands()[command]]
    printed = run(folder, *words, typed="\n\n\n\n" + "1\n" * 20)
    assert answer in printed
    assert "failed" not in printed
    assert "skipped" not in printed


def test_no_command_of_the_tutorial_is_forgotten_here() -> None:
    """`dev` goes on until somebody stops it: test_authoring.py works with it."""
    assert len(commands()) == 7
    assert "stammtisch dev ~/games/bierdeckel" in commands()


def test_the_tutorials_game_lacks_nothing(folder: Path) -> None:
    checked = run(folder, "-m", "stammtisch", "check-game", str(folder / "bierdeckel"), "--games", "1")
    assert "it obeys all laws" in checked
    assert [line for line in checked.splitlines() if line.startswith("hint")] == []


def test_the_tutorials_terminal_and_bot_are_used(folder: Path) -> None:
    words = commands()["stammtisch play bierdeckel"]
    printed = run(folder, *words, typed="\n\n\n\n" + "1\n" * 20)
    assert "On the table: " in printed
    assert "lays a card." in printed
    assert "wins the game with" in printed
    words = commands()["stammtisch arena bierdeckel --seats 3 --bots regular,novice,novice --games 300"]
    shares = re.findall(r"^ *(regular|novice) +([\d.]+) %", run(folder, *words), re.MULTILINE)
    assert {bot: float(share) > 40 for bot, share in shares} == {"regular": True, "novice": False}


def test_the_tutorials_game_is_played_as_the_tutorial_plays_it(folder: Path) -> None:
    winners = run(folder, "-c", block("import stammtisch"))
    assert winners.startswith("["), winners


def test_the_tutorials_code_passes_the_linter_and_the_type_checker(folder: Path) -> None:
    settings = str(TESTS.parent / "pyproject.toml")
    run(folder, "-m", "ruff", "check", "--config", settings, str(folder))
    run(folder, "-m", "ruff", "format", "--check", "--config", settings, str(folder))
    run(folder, "-m", "mypy", "--config-file", settings, str(folder / "bierdeckel"))


def test_the_tests_of_bots_and_of_the_command_line_hold_with_a_fifth_game(folder: Path) -> None:
    """Those that are about it, or about all games; what is about one of our own games does not change."""
    files = [str(TESTS / name) for name in ("test_bots.py", "test_cli.py")]
    others = " or ".join(name for name in shelf.names() if name != "bierdeckel")
    about = f"bierdeckel and not ({others}) or chess or listed or speed"
    words = ["-q", "-p", "no:cacheprovider", "-k", about, *files]
    told = run(folder, "-m", "pytest", *words, STAMMTISCH_CHECK="quick")
    passed = re.search(r"^(\d+) passed", told, re.MULTILINE)
    assert passed is not None
    assert int(passed[1]) > 10


PARAMETERS = """
from stammtisch.core.advice import Parameters
LEVELS = {"expert": Parameters(iterations=1000)}
"""

FIRST = """
from stammtisch.core.bot import Bot, Thought


class FirstBot(Bot):
    def choose(self, view, legal, rng, budget, stop=None):
        return Thought(legal[0])


def bots(game):
    return [FirstBot(game, "first", "Plays the first card.")]
"""


def test_where_a_game_has_no_parameters_for_the_master_it_plays_by_the_common_ones(tmp_path: Path) -> None:
    (tutorial.write(tmp_path) / "bot.py").write_text(PARAMETERS, encoding="utf-8")
    told = run(
        tmp_path,
        "-c",
        "from stammtisch.bots.levels import bots_for\n"
        "from stammtisch.core import shelf\n"
        "bots = bots_for(shelf.game('bierdeckel'))\n"
        "print(bots['master'].parameters is bots['expert'].parameters, bots['master'].iterations)\n",
    )
    assert told == "True 3000\n"


def test_a_game_adds_bots_of_its_own(tmp_path: Path) -> None:
    """Its `bot.py` says which; they stand beside those that every game has."""
    (tutorial.write(tmp_path) / "bot.py").write_text(FIRST, encoding="utf-8")
    told = run(
        tmp_path,
        "-c",
        "import stammtisch\n"
        "from stammtisch.bots.levels import opponents_for\n"
        "from stammtisch.core.bot import Budget\n"
        "match = stammtisch.match('bierdeckel', 3, seed=1)\n"
        "bots = opponents_for(match.game)\n"
        "legal = list(match.state.legal(0))\n"
        "thought = bots['first'].choose(match.view(0), legal, stammtisch.Rng(1), Budget(1))\n"
        "print(*bots, thought.action == legal[0])\n",
    )
    assert told.split() == ["novice", "regular", "expert", "master", "first", "True"]
