"""The puzzles of every game: each can be replayed and answered, and a search of modest size agrees with a sample."""

import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from scale import scaled
from stammtisch.bots.levels import coach_of
from stammtisch.bots.review import CHAINS, LEAST
from stammtisch.bots.trial import Trial
from stammtisch.core.bot import Stop
from stammtisch.core.match import IllegalMove, actions_by_word
from stammtisch.core.rng import Rng
from stammtisch.table import puzzle as of_puzzles
from stammtisch.table.posing import is_right, posed, shown
from stammtisch.table.practice import BOXES, NEAR, QUICK, SESSION, START, boxed, drawn, steps
from stammtisch.table.puzzle import FILE, BadPuzzles, Collection, collection, collections, position

OURS = [*collections()]
ROOT = Path(__file__).parent.parent
AT_LEAST = 100
DAY = 86_400.0


def puzzles_of(game: str) -> Collection:
    found = collection(game)
    assert found is not None
    return found


@pytest.mark.parametrize("game", OURS)
def test_every_puzzle_is_a_position_with_right_and_wrong_words_and_reasons(game: str) -> None:
    found = puzzles_of(game)
    assert len(found.puzzles) >= AT_LEAST
    assert found.file.command.startswith(f"training/puzzles.py {game} ")
    for puzzle in found.puzzles.values():
        match = position(found.file, puzzle)
        legal = match.legal(puzzle.seat)
        assert sorted(one.word for one in puzzle.alternatives) == legal
        assert {*puzzle.accepted} < {*legal}
        assert puzzle.lure in {*legal} - {*puzzle.accepted}
        shares = {one.word: one.share for one in puzzle.alternatives}
        best = shares[puzzle.accepted[0]]
        assert all((best - shares[word] < LEAST) == (word in puzzle.accepted) for word in legal)
        assert puzzle.reasons
        assert max(puzzle.failed.values()) > 0
    assert any(puzzle.failed["regular"] for puzzle in found.puzzles.values())


@pytest.mark.parametrize("game", OURS)
def test_a_search_of_modest_size_agrees_with_a_sample(game: str) -> None:
    found = puzzles_of(game)
    rng = Random(5)
    for puzzle in rng.sample([*found.puzzles.values()], scaled(1, 3, 20)):
        match = position(found.file, puzzle)
        actions = actions_by_word(match.game)
        pair = [actions[puzzle.accepted[0]], actions[puzzle.lure]]
        parameters = coach_of(match.game)
        trial = Trial(match.game, match.view(puzzle.seat), pair, parameters.advice(), Rng(f"sample {puzzle.id}"))
        trial.run(CHAINS, parameters.trials, Stop())
        assert trial.lead(0, 1) > 0.02, puzzle.id


def test_a_solver_is_shown_what_the_seat_knows_and_nothing_else() -> None:
    for game in OURS:
        found = puzzles_of(game)
        puzzle = next(iter(found.puzzles.values()))
        one = shown(posed(found.file, puzzle), "new")
        assert one.view.places == position(found.file, puzzle).view(puzzle.seat).places()
        assert puzzle.seed.encode() not in msgspec.json.encode(one)


def test_an_answer_must_be_legal_and_is_right_or_wrong() -> None:
    puzzle = next(iter(puzzles_of("sep").puzzles.values()))
    assert is_right(puzzle, puzzle.accepted[0])
    assert not is_right(puzzle, puzzle.lure)
    with pytest.raises(IllegalMove):
        is_right(puzzle, "no such word")


def test_ratings_move_more_by_a_surprise_and_less_later() -> None:
    expected, its = steps(START, 0, START, True)
    assert expected == QUICK / 2
    assert its < 0
    assert steps(START, 0, START + 400, True)[0] > expected > steps(START, 0, START - 400, True)[0] > 0
    assert steps(START, 100, START, True)[0] == expected / 2
    assert steps(START, 0, START, False) == (-expected, -its)


def test_what_was_wrong_comes_again_ever_later_until_it_is_known() -> None:
    box, due = boxed(0, False, 0.0)
    waited = [due]
    while due is not None:
        box, due = boxed(box, True, 0.0)
        waited.append(due)
    assert waited == [*[days * DAY for days in BOXES], None]
    assert boxed(2, False, 0.0) == (0, DAY)


def test_a_session_has_repeats_and_new_ones_of_my_strength() -> None:
    fresh = [(float(distance), f"new {distance}") for distance in range(50)]
    again = [f"again {number}" for number in range(9)]
    chosen = drawn(again, fresh, [], Random(1))
    assert len({*chosen}) == SESSION
    assert chosen[:3] == again[:3]
    assert all(int(one.removeprefix("new ")) < NEAR for one in chosen[3:])
    assert len({*drawn([], fresh, [], Random(1))}) == SESSION
    assert drawn(again, [], ["old"], Random(1)) == again[:SESSION]
    assert drawn([], [(1.0, "new")], ["old 1", "old 2"], Random(1)) == ["new", "old 1", "old 2"]
    assert drawn([], [], [], Random(1)) == []


def test_a_file_that_is_not_of_this_game_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path
    monkeypatch.setattr(of_puzzles, "files", lambda _: folder)
    assert collection.__wrapped__("sep") is None
    for text, said in (
        ('{"puzzles":1,"game":"diabolo","rules":1,"command":""}', "diabolo"),
        ('{"puzzles":9,"game":"sep","rules":1,"command":""}', "version 9"),
        ("nonsense", "cannot be read"),
    ):
        (folder / FILE).write_text(text, encoding="utf-8")
        with pytest.raises(BadPuzzles, match=said):
            collection.__wrapped__("sep")


def test_a_search_for_puzzles_goes_on_where_it_stopped_and_writes_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / FILE
    script = str(ROOT / "training" / "puzzles.py")
    command = [sys.executable, script, "sep", "--seats", "2", "--puzzles", "2", "--out", str(file)]
    for _ in range(scaled(0, 0, 1)):  # a match and its puzzles take some seconds
        subprocess.run(command, check=True, capture_output=True)
        whole = file.read_bytes()
        header, *lines = whole.splitlines(keepends=True)
        assert len(lines) == 2
        file.write_bytes(header + lines[0])
        subprocess.run([*command, "--jobs", "2"], check=True, capture_output=True)
        assert file.read_bytes() == whole
    file.write_bytes(b'{"puzzles":1,"game":"sep","rules":1,"command":""}\n')
    other = subprocess.run(command, check=False, capture_output=True, text=True)
    assert "was made by another command" in other.stderr
