"""Playing at the prompt, typed as a person types."""

import json
from pathlib import Path

import pytest

from stammtisch.core import shelf
from stammtisch.core.record import read
from stammtisch.core.verify import verify
from test_cli import stammtisch

FIRST_WORD = "1\n"


TABLES = [("seven-seals", 4), ("diabolo", 3), ("sequence", 2), ("sep", 2), ("sep", 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_can_be_played_to_its_end_against_bots(game: str, seats: int, tmp_path: Path) -> None:
    path = tmp_path / "played.jsonl"
    arguments = [game, "--seats", str(seats), "--name", "Ada", "--seed", "3", "--record", str(path)]
    answer = stammtisch("play", *arguments, typed=FIRST_WORD * 600)
    assert answer.status == 0, answer.errors
    assert "Won by" in answer.out or "Nobody wins" in answer.out
    record = next(iter(read(path)))
    assert record["players"][0] == "Ada"
    verify(record)


def test_what_is_not_given_is_asked_and_a_wrong_answer_is_asked_again() -> None:
    typed = "chess\nsep\n5\n1\nsolo_rounds=9\nsolo_rounds=3\n\n1\nAda\nquit\n"
    answer = stammtisch("play", typed=typed)
    assert answer.status == 0
    assert f"'chess' isn't one of: {', '.join(shelf.names())}" in answer.out
    assert "'5' isn't possible. Choose 1 or 2." in answer.out
    assert "solo_rounds must be 2 or 3, not 9" in answer.out
    assert "solo_rounds=3" in answer.out
    assert "You have left the table." in answer.out


def test_a_word_that_is_not_possible_is_answered_with_those_that_are() -> None:
    answer = stammtisch("play", "sep", "--seats", "2", "--name", "Ada", "--seed", "3", typed="banana\nquit\n")
    assert "'banana' isn't possible now. You can say:" in answer.out
    assert answer.out.count("1 action") == 2


def test_rules_score_table_and_help_are_at_hand_during_the_game() -> None:
    arguments = ["sep", "--seats", "2", "--name", "Ada", "--seed", "3"]
    answer = stammtisch("play", *arguments, typed="rules\nscore\ntable\nhelp\nquit\n")
    for said in ("SE 3.1", "Ada: 0", "Type a word or its number"):
        assert said in answer.out


def test_two_people_at_one_device_never_see_each_others_cards(tmp_path: Path) -> None:
    path = tmp_path / "left.jsonl"
    arguments = ["sep", "--seats", "2", "--name", "Ada", "--name", "Ben", "--seed", "3", "--record", str(path)]
    answer = stammtisch("play", *arguments, typed="\nstock\n1\n\n\nquit\n")
    ada, ben = answer.out.split("It is Ben's turn.")
    assert "It is Ada's turn. Take the device" in ada
    record = json.loads(path.read_text())
    assert record["ended"] == "abandoned"
    draws = [ply["word"] for ply in record["plies"] if ply["seat"] == -1]
    adas = [draws[6], draws[8], draws[10], draws[12]]
    bens = [draws[7], draws[9], draws[11], draws[13]]
    laid = record["plies"][-1]["word"].split()[0]
    open_cards = {*draws[:6], laid}
    for card in set(bens) - open_cards:
        assert card not in ada.split()
        assert card in ben.split()
    for card in set(adas) - open_cards:
        assert card in ada.split()
        assert card not in ben.split()


def test_a_closed_input_leaves_the_table_without_a_traceback() -> None:
    answer = stammtisch("play", "diabolo", "--seats", "3", "--name", "Ada", typed="")
    assert answer.status == 0
    assert answer.errors == ""
    assert "You have left the table." in answer.out


def test_more_people_than_seats_are_refused() -> None:
    answer = stammtisch("play", "sep", "--seats", "1", "--name", "Ada", "--name", "Ben")
    assert answer.status == 2
    assert "2 players don't fit in 1 seats" in answer.errors
