"""The commands in the documents: each is run here, or checked as far as that goes and listed with where it is run."""

import json
import re
import shlex
import tomllib
from io import StringIO
from pathlib import Path

import pytest

from stammtisch import cli

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "web/README.md",
    *(f"docs/{page.name}" for page in (ROOT / "docs").glob("*.md")),
]
BLOCK = re.compile(r"^```(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LANGUAGES = {"sh", "python", "json", "toml", "text", "ts", "svelte", "ftl", "markdown"}
RUN = ("games", "rules", "simulate", "arena", "dataset", "replay", "verify", "puzzles", "play")
"""The commands of `stammtisch` that come to an end by themselves."""
SMALLER = (
    (r"(--games|--matches) \d+", r"\1 4"),
    (r"^(arena(?!.*--games).*)", r"\1 --games 4"),
    (r"--jobs \d+", "--jobs 1"),
    (r"--bots expert,regular\b", "--bots regular,novice"),
)
"""What is made smaller before a command is run, so that it takes a moment."""
ELSEWHERE = {
    "./play": "tests/server/test_home.py starts a table at home",
    "stammtisch serve": "tests/server/test_commands.py serves",
    "stammtisch join": "tests/server/test_commands.py joins a table",
    "stammtisch backup": "tests/server/test_restore_drill.py backs up and restores",
    "stammtisch restore": "tests/server/test_restore_drill.py backs up and restores",
    "stammtisch admin": "tests/server/test_admin_commands.py manages a server",
    "stammtisch site": "tests/browser/test_offline.py plays on a static site",
    "stammtisch bench": "tests/test_cli.py measures; it takes some seconds",
    "stammtisch review": "tests/test_cli.py reviews; it takes some seconds",
    "stammtisch new-game": "tests/test_authoring.py makes a game, checks it and follows edits",
    "stammtisch check-game": "tests/test_authoring.py makes a game, checks it and follows edits",
    "stammtisch dev": "tests/test_authoring.py makes a game, checks it and follows edits",
    "uvx": "tests/test_wheel.py installs it; needs a network",
    "pipx": "tests/test_wheel.py installs it; needs a network",
    "pip": "tests/test_wheel.py installs it; needs a network",
    "npx": "lighthouse is not among our packages; needs a network",
    "docker": "tests/test_deploy.py reads the files; needs a container engine",
    "npm": "`./check` runs these scripts",
    "./check": "this is what runs here",
    "requirements/refresh": "asks the package index for newer versions",
    "python docs/examples/learn.py": "tests/research/test_batch.py lets it learn for a moment",
    "python docs/examples/text_player.py": "tests/server/test_text_player.py lets it play",
    "python docs/screenshots/take.py": "writes into the repository",
    "python tests/golden.py": "writes into the repository; tests/test_golden.py replays what it wrote",
    "python training/puzzles.py": "takes hours; tests/test_puzzles.py checks what it wrote",
    "python -m training.nets.": "needs torch: tests/training/test_training.py, which runs if it is named",
    "python -m http.server": "goes on until it is stopped; tests/browser/test_docs_site.py reads what it would show",
    "python -m browser.pictures": "writes into the repository; tests/browser/test_pictures.py compares the pictures",
    "python benchmarks/batch.py": "tests/research/test_batch.py measures for a moment; its peers are not here",
    "python benchmarks/ppo.py": "needs torch: tests/training/test_ppo.py, which runs if it is named",
    "python benchmarks/server.py": "tests/server/test_benchmark.py measures for a moment",
    "python benchmarks/": "measures for minutes",
    "find": "would delete the compiled modules",
    "export": "tests/test_tutorial.py sets the variable",
}
"""What is not run here, by how a command begins, and why."""


def commands(page: str) -> list[list[str]]:
    """The command lines of a page as words, without variables before them."""
    found = []
    for language, block in BLOCK.findall((ROOT / page).read_text(encoding="utf-8")):
        for line in block.splitlines() if language == "sh" else []:
            words = shlex.split(line, comments=True)
            while words and (words[0] == "nice" or re.match(r"[A-Z_]+=", words[0])):
                words = words[1:]
            if words:
                found.append([words[0].removeprefix(".venv/bin/"), *words[1:]])
    return found


ALL = [(page, words) for page in PAGES for words in commands(page)]
OF_THE_TUTORIAL = "bierdeckel"
"""tests/test_tutorial.py runs all commands about its game."""


def is_run(words: list[str]) -> bool:
    return words[0] == "stammtisch" and words[1] in RUN and OF_THE_TUTORIAL not in " ".join(words)


def starts(words: list[str], begins: str) -> bool:
    """Whether a command begins so; what ends with / or . stands for every name that goes on from there."""
    *first, last = begins.split()
    there = words[len(first) : len(first) + 1]
    whole = [last] == there or (last[-1] in "/." and len(there) == 1 and there[0].startswith(last))
    return words[: len(first)] == first and whole


def test_each_command_is_run_or_listed_with_a_reason_and_nothing_is_listed_in_vain() -> None:
    needed = set()
    for page, words in ALL:
        if is_run(words) or OF_THE_TUTORIAL in " ".join(words):
            continue
        reasons = sorted([begins for begins in ELSEWHERE if starts(words, begins)], key=len)
        assert reasons, f"{page}: {' '.join(words)}"
        needed.add(reasons[-1])
    assert needed == {*ELSEWHERE}
    for reason in ELSEWHERE.values():
        for file in re.findall(r"tests/\S+\.py", reason):
            assert (ROOT / file).is_file(), file


def test_every_block_says_what_it_is() -> None:
    """A block that is only indented would be neither coloured nor tested."""
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        assert {language for language, _ in BLOCK.findall(text)} <= LANGUAGES, page
        prose = BLOCK.sub("", text)
        assert re.findall(r"^[^-\d\n ][^\n]*\n\n    \S.*", prose, re.MULTILINE) == [], page


@pytest.mark.parametrize("words", [words for _, words in ALL if words[0] in ("stammtisch", "./play")], ids=" ".join)
def test_the_program_takes_every_command(words: list[str]) -> None:
    asked = ["home", *words[1:]] if words[0] == "./play" else words[1:]
    cli.app.parse_args(asked, exit_on_error=False, print_error=False)


@pytest.mark.parametrize("page", [page for page in PAGES if any(is_run(words) for words in commands(page))])
def test_the_commands_of_a_page_do_what_it_says(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    recorded = "simulate diabolo --seats 3 --option length=single --games 4 --seed 1 --record games.jsonl"
    assert cli.run(shlex.split(recorded)) == 0
    for words in commands(page):
        if not is_run(words):
            continue
        line = " ".join(words[1:])
        for long, short in SMALLER:
            line = re.sub(long, short, line)
        monkeypatch.setattr("sys.stdin", StringIO(""))
        capsys.readouterr()
        assert cli.run(shlex.split(line)) == 0, f"{line}: {capsys.readouterr().err}"
        assert capsys.readouterr().out, line


def test_programs_files_and_options_that_are_named_are_there() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    parts = re.findall(r'^    "(\w+)": \[', (ROOT / "check").read_text(encoding="utf-8"), re.MULTILINE)
    for page, words in ALL:
        line = " ".join(words)
        if words[0] == "python" and words[1:3] not in (["-m", "http.server"], ["-m", "browser.pictures"]):
            script = words[1] if words[1] != "-m" else f"{words[2].replace('.', '/')}.py"
            source = (ROOT / script).read_text(encoding="utf-8")
            for option in re.findall(r"--[a-z-]+", line):
                assert f'"{option}"' in source, f"{page}: {line}"
        elif words[0] == "npm":
            script = next(word for word in words[words.index("run") + 1 :]) if "run" in words else words[-1]
            assert "run" not in words or script in scripts, f"{page}: {line}"
        elif words[0] == "./check":
            assert {*words[1:]} <= {*parts}, f"{page}: {line}"
        elif words[0] in ("pip", "pipx", "docker"):
            for named in re.findall(r"(?:-r|--file) (\S+)", line):
                assert (ROOT / named).is_file(), f"{page}: {line}"
            for several in re.findall(r"\[([\w,]+)\]", line):
                assert {*several.split(",")} <= {*extras}, f"{page}: {line}"
