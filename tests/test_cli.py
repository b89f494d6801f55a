"""The command line, run as a person runs it."""

import importlib
import inspect
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import tutorial
from stammtisch import cli
from stammtisch.core import shelf
from stammtisch.core.record import read


@dataclass(frozen=True)
class Answer:
    status: int
    out: str
    errors: str


def stammtisch(*arguments: str | Path, typed: str = "", **environment: str) -> Answer:
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env={**os.environ, "COLUMNS": "200", **environment},
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def refused(answer: Answer) -> str:
    """The one line that says why; there is nothing else."""
    assert answer.status == 2
    lines = answer.errors.splitlines()
    assert len(lines) == 1
    assert lines[0].startswith("stammtisch: ")
    return lines[0]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    arguments = ["--seats", "3", "--games", "4", "--seed", "5", "--record", str(path), "--legal"]
    assert stammtisch("simulate", "diabolo", *arguments).status == 0
    return path


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Matches of one round: a coach needs seconds for each."""
    path = tmp_path_factory.mktemp("short") / "games.jsonl"
    arguments = ["--seats", "3", "--option", "length=single", "--games", "2", "--seed", "5", "--record", str(path)]
    assert stammtisch("simulate", "diabolo", *arguments).status == 0
    return path


def test_the_version_says_whether_the_rules_are_compiled() -> None:
    assert stammtisch("--version").out.startswith("stammtisch 0.1.0 (compiled)")


def test_the_games_are_listed_with_their_seats_and_options() -> None:
    answer = stammtisch("games")
    assert answer.status == 0
    for said in ("seven-seals", "Diabolo, 3, 4 or 5 seats", "draw=auto|manual", "solo_rounds=2|3", "with 1 seats"):
        assert said in answer.out


@pytest.mark.parametrize("name", shelf.names())
def test_the_rules_of_every_game_can_be_read(name: str) -> None:
    answer = stammtisch("rules", name)
    assert answer.status == 0
    assert answer.out.strip() == shelf.rules_text(name).strip()


def test_a_simulation_prints_speed_points_and_wins_by_seat() -> None:
    answer = stammtisch("simulate", "sequence", "--seats", "2", "--games", "50", "--seed", "1")
    assert answer.status == 0
    assert "Sequence, 2 seats: 50 games" in answer.out
    assert "games/s" in answer.out
    assert "decisions/s" in answer.out
    assert answer.out.count(" %") == 2


def test_the_same_seed_writes_the_same_bytes_and_another_does_not(tmp_path: Path, records: Path) -> None:
    def simulated(seed: str) -> bytes:
        path = tmp_path / f"{seed}.jsonl"
        stammtisch("simulate", "diabolo", "--seats", "3", "--games", "4", "--seed", seed, "--record", path, "--legal")
        return path.read_bytes()

    assert simulated("5") == records.read_bytes()
    assert simulated("6") != records.read_bytes()


def test_an_option_reaches_the_record_typed(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    arguments = ["--seats", "1", "--games", "1", "--option", "solo_rounds=3", "--option", "solo_end=last-draw"]
    assert stammtisch("simulate", "sep", *arguments, "--record", path).status == 0
    record = json.loads(path.read_text())
    chosen = {"solo_rounds": 3, "solo_end": "last-draw"}
    assert record["options"] == {"renewed": "pays", **chosen, "solo_aside": "token"}
    assert "legal" not in record["plies"][-1]


def test_a_simulated_record_verifies(records: Path) -> None:
    answer = stammtisch("verify", records)
    assert (answer.status, answer.out) == (0, "4 records: 4 valid, 0 invalid\n")


def test_a_wrong_ply_is_named_and_the_status_is_one(tmp_path: Path, records: Path) -> None:
    lines = records.read_text().splitlines()
    record = json.loads(lines[1])
    at = next(number for number, ply in enumerate(record["plies"]) if ply["seat"] == 0)
    record["plies"][at]["word"] = "r9 angel"
    del record["plies"][at]["legal"]
    lines[1] = json.dumps(record)
    path = tmp_path / "wrong.jsonl"
    path.write_text("\n".join(lines) + "\n")
    answer = stammtisch("verify", path)
    assert answer.status == 1
    assert f"record 2: ply {at}: seat 0 may not say 'r9 angel' now; legal: " in answer.out
    assert "4 records: 3 valid, 1 invalid" in answer.out


def test_a_replay_shows_the_table_as_a_viewer_sees_it(records: Path) -> None:
    record = next(iter(read(records)))
    cards = [ply["word"] for ply in record["plies"][:18]]
    judge = stammtisch("replay", records, "--ply", "18", "--as", "judge")
    assert judge.status == 0
    spectator = stammtisch("replay", records, "--ply", "18", "--as", "spectator")
    seat = stammtisch("replay", records, "--ply", "18", "--as", "1")
    assert "after ply 18" in judge.out
    assert "seen by bot:random 1 (seat 1)" in seat.out
    assert "Last draw" not in spectator.out
    assert "Last draw: " + cards[17] in judge.out
    assert len({judge.out, spectator.out, seat.out}) == 3


def test_a_replay_without_a_ply_shows_the_end(records: Path) -> None:
    answer = stammtisch("replay", records, "--number", "4")
    assert answer.status == 0
    assert "record 4 of 4" in answer.out
    assert "Waiting for" not in answer.out


@pytest.mark.strain
def test_a_review_prints_mistakes_and_the_account_of_luck(short: Path) -> None:
    answer = stammtisch("review", short, "--seat", "1", "--tapes", "16")
    assert answer.status == 0
    assert "(seat 1)" in answer.out
    assert "(seat 0)" not in answer.out
    assert "points lost" in answer.out, "random play has mistakes"
    assert [line.strip().split("  ")[0] for line in answer.out.splitlines()[-11:]] == [
        *("fair share", "who begins", "the deal", "own draws", "others' draws", "own decisions, known"),
        *("… how the cards lay", "others' decisions", "result", "± of the luck", "± of what was known"),
    ]


@pytest.mark.strain
def test_a_review_as_json_has_every_decision_and_adds_up(short: Path) -> None:
    found = json.loads(stammtisch("review", short, "--number", "2", "--seat", "0", "--tapes", "4", "--json").out)
    assert [*found["reviews"]] == ["0"]
    assert [one["number"] for one in found["reviews"]["0"]] == [*range(1, len(found["reviews"]["0"]) + 1)]
    for account in found["ledger"]["accounts"]:
        parts = ("fair", "seats", "deal", "own_draws", "other_draws", "own_decisions", "other_decisions")
        assert sum(account[part] for part in parts) == pytest.approx(account["result"])


def test_puzzles_are_answered_in_the_terminal_with_their_reasons() -> None:
    answer = stammtisch("puzzles", "sep", "--count", "2", "--seed", "1", typed="nonsense\n1\n2\n")
    assert answer.status == 0
    assert "Puzzle 2 of 2" in answer.out
    assert answer.out.count("Why it is better than") == 2
    assert "isn't one of" in answer.out
    assert " right\n" in answer.out
    assert stammtisch("puzzles", "sep", "--seed", "1").out.endswith("\n0 right\n"), "somebody who types nothing leaves"
    assert "--count must be 1 to" in refused(stammtisch("puzzles", "sep", "--count", "0"))
    assert "there is no game" in refused(stammtisch("puzzles", "nothing"))


def test_a_review_of_what_is_not_there_is_refused(tmp_path: Path, records: Path) -> None:
    assert "--number must be 1 to 4" in refused(stammtisch("review", records, "--number", "9"))
    assert "there is no seat 3" in refused(stammtisch("review", records, "--seat", "3"))
    assert "--tapes must be at least 2" in refused(stammtisch("review", records, "--tapes", "1"))
    running = next(read(records))
    running["plies"] = running["plies"][:30]
    (tmp_path / "running.jsonl").write_text(json.dumps(running), encoding="utf-8")
    assert "the match is not over" in refused(stammtisch("review", tmp_path / "running.jsonl"))


@pytest.mark.strain
def test_speed_is_measured_and_printed_as_json() -> None:
    answer = stammtisch("bench", "--json")
    assert answer.status == 0
    found = json.loads(answer.out)
    assert found["build"] == "compiled"
    assert {game["game"] for game in found["games"]} == {*shelf.names()}
    assert all(game["decisions_per_second"] > 0 for game in found["games"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("simulate", "chess", "--seats", "2"), "there is no game 'chess'; the games are " + ", ".join(shelf.names())),
        (("rules", "chess"), "there is no game 'chess'"),
        (("play", "chess"), "there is no game 'chess'"),
        (("play", "--bots", "genius"), "there is no bot 'genius'; the bots are novice"),
        (("simulate", "sep", "--seats", "3"), "is played with 1 or 2 seats, not 3"),
        (("simulate", "sep", "--seats", "two"), "--seats"),
        (("simulate", "sep"), "--seats"),
        (("simulate", "sep", "--seats", "2", "--games", "0"), "--games must be at least 1, not 0"),
        (("simulate", "sep", "--seats", "2", "--bots", "random"), "--bots"),
        (("simulate", "sep", "--seats", "2", "--legal"), "--legal needs --record"),
        (("simulate", "sep", "--seats", "2", "--option", "solo_rounds=2"), "has no option 'solo_rounds'"),
        (("simulate", "sep", "--seats", "1", "--option", "solo_rounds=4"), "solo_rounds must be 2 or 3, not 4"),
        (("simulate", "sep", "--seats", "1", "--option", "solo_rounds"), "an option must be name=value"),
        (("simulate", "sep", "--seats", "2", "--record", "/nowhere/at/all.jsonl"), "No such file or directory"),
        (("verify", "/nowhere/at/all.jsonl"), "cannot be read: No such file"),
        (("verify", __file__), "line 1: not a record"),
        (("dance",), "dance"),
    ],
)
def test_bad_input_gets_one_clear_line_and_status_two(arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(stammtisch(*arguments))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--number", "5"), "has 4 records; --number must be 1 to 4, not 5"),
        (("--ply", "100000"), "--ply must be 0 to"),
        (("--as", "nobody"), "--as must be spectator, judge or a seat from 0 to 2, not 'nobody'"),
    ],
)
def test_a_replay_of_what_is_not_there_is_refused(records: Path, arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(stammtisch("replay", records, *arguments))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"record": 7}', "record version 7 is not known here (known: 1)"),
        ('{"record": 1, "game": "sep", "ru', "not JSON (cut off?)"),
        ('{"record":1,"game":"go","rules":1,"seats":2,"options":{},"players":[],"plies":[]}', "no game 'go'"),
        ('{"record":1,"game":"sep","rules":1,"seats":4,"options":{},"players":[],"plies":[]}', "1 or 2 seats, not 4"),
        ('{"record":1,"game":"sep","rules":9,"seats":2,"options":{},"players":[],"plies":[]}', "rules version 9"),
    ],
)
def test_a_record_that_cannot_be_is_refused(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(line + "\n")
    assert said in refused(stammtisch("verify", path))


BREAKAGES = {
    "no-game": ("", "has no GAME: its __init__.py must say GAME = Game(...)"),
    "syntax": ("def broken(:\n", "SyntaxError: invalid syntax"),
    "crash": ("x = 1\ny = 1 / 0\n", "ZeroDivisionError: division by zero (__init__.py, line 2)"),
    "missing": ("from .rules import new\n", "ModuleNotFoundError: No module named 'stammtisch_games_missing.rules'"),
    "leaves": ("raise SystemExit(3)\n", "SystemExit: 3"),
    "arguments": (
        "from stammtisch.core.game import Game\nGAME = Game(name='x')\n",
        "TypeError: ",
    ),
    "contract": (
        "from dataclasses import replace\nfrom stammtisch.core import shelf\n"
        "from stammtisch.games.sep import GAME as SEP\nGAME = replace(SEP, name='own', seats=())\n",
        "seats must be numbers such as (2, 3, 4), not ()",
    ),
    "twice": ("from stammtisch.games.sep import GAME\n", "two games are called sep"),
}


@pytest.mark.parametrize("name", BREAKAGES)
def test_a_broken_game_from_outside_is_reported_in_one_line_and_stops_nothing_else(tmp_path: Path, name: str) -> None:
    text, reason = BREAKAGES[name]
    folder = tmp_path / name
    folder.mkdir()
    (folder / "__init__.py").write_text(text)
    tutorial.write(tmp_path)
    listed = stammtisch("games", STAMMTISCH_GAMES=str(tmp_path))
    assert listed.status == 0
    assert f"broken  {folder}: " in listed.out
    assert reason in listed.out
    assert "bierdeckel" in listed.out
    [line] = listed.errors.splitlines()
    assert line.startswith(f"the game in {folder} is left out: ")
    simulated = stammtisch("simulate", "bierdeckel", "--seats", "2", "--games", "1", STAMMTISCH_GAMES=str(tmp_path))
    assert simulated.status == 0


def test_a_game_from_outside_whose_bot_cannot_be_loaded_is_left_out(tmp_path: Path) -> None:
    folder = tutorial.write(tmp_path)
    (folder / "bot.py").write_text("x = 1 / 0\n")
    listed = stammtisch("games", STAMMTISCH_GAMES=str(tmp_path))
    assert listed.status == 0
    assert f"broken  {folder}: ZeroDivisionError: division by zero (bot.py, line 1)" in listed.out
    assert "seven-seals" in listed.out


def test_a_folder_of_games_that_is_not_there_is_reported(tmp_path: Path) -> None:
    listed = stammtisch("games", STAMMTISCH_GAMES=str(tmp_path / "none"))
    assert listed.status == 0
    assert "which is not a folder" in listed.errors


def test_what_is_loaded_later_is_announced_as_it_explains_itself() -> None:
    for place, sentence in cli.LATER.values():
        module, function = place.split(":")
        found = getattr(importlib.import_module(f"stammtisch.{module}"), function)
        assert inspect.cleandoc(found.__doc__ or "").split("\n\n")[0] == sentence


def test_the_server_is_not_loaded_for_what_does_not_need_it() -> None:
    asked = "import sys; from stammtisch import cli; print('uvicorn' in sys.modules, 'asyncpg' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout == "False False\n"
