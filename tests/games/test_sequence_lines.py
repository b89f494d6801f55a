"""Sequence: lines of four, choosing between them, and winning."""

import pytest
from sequence_table import kinds, position, say, seen

from stammtisch.core.game import CHANCE, Event
from stammtisch.core.rng import Rng


def rows(*pictures: str) -> str:
    """A board from its first rows; the others are empty."""
    return " ".join([*pictures, *["........"] * (6 - len(pictures))])


def first_line(left: str, right: str) -> dict[str, object]:
    """What the first line of a match, of team 0, changes of the facts."""
    return {"lines": {0: f"{left}-{right}"}, "points": {0: 1}}


@pytest.mark.parametrize(
    ("board", "word", "ends"),
    [
        (rows("00.0...."), "4S c1", ("a1", "d1")),
        (rows("0.......", "0.......", "0......."), "QD a4", ("a1", "a4")),
        (rows("0.......", ".0......", "........", "...0...."), "9H c3", ("a1", "d4")),
        (rows(".......0", "......0.", ".....0.."), "4H e4", ("e4", "h1")),
    ],
    ids=["row", "column", "falling", "rising"],
)
def test_four_in_any_direction_are_a_line(board: str, word: str, ends: tuple[str, str]) -> None:
    """SQ 5, SQ 5.1: finished without a word; the left end is named first, in a column the upper."""
    match = position(board, word[:2], "2D")
    events = match.play(0, word)
    assert events[-1] == Event("line", 0, (), *ends, 1, facts=first_line(*ends))
    assert match.waiting_for() == [CHANCE]
    assert match.points() == [1, 0]


@pytest.mark.parametrize(
    ("board", "word"),
    [
        (rows("00......"), "4S c1"),
        (rows("00.1...."), "4S c1"),
        (rows("00..0..."), "4S c1"),
        (rows(".....000"), "AD a2"),
        (rows("......0.", ".......0", "........", "........", ".0......"), "QD a4"),
        (rows("........", "0......0", "......0."), "3S b1"),
    ],
    ids=["three", "two colours", "a gap", "a row over the edge", "falling over the edge", "rising over the edge"],
)
def test_what_is_broken_is_no_line(board: str, word: str) -> None:
    """SQ 5: the squares over the edge follow each other in number only."""
    match = position(board, word[:2], "2D")
    say(match, word)
    assert match.points() == [0, 0]


def test_a_finished_line_is_safe_from_jacks() -> None:
    """SQ 5.1, SQ 4.3: the chip beside it is not."""
    match = position(rows("000....."), "5S QD", "JS 9D")
    say(match, "5S d1", "8D")
    assert match.legal(1) == ["9D a6", "swap JS"]
    say(match, "9D a6", "7D")
    say(match, "QD a4")
    assert match.legal(1) == ["7D c6", "JS a4"]


def test_nobodys_jack_takes_a_chip_of_a_finished_line() -> None:
    """SQ 5.1: with one line each, both lines are safe."""
    match = position(rows("0000....", "1111....", "0......1"), "JS", "JH", lines="a1-d1 a2-d2")
    assert match.legal(0) == ["JS h3"]
    say(match, "JS h3", "2D")
    assert match.legal(1) == ["JH a3"]


def test_two_crossing_lines_may_share_a_chip() -> None:
    """SQ 5.2: the rulebook's example; the second line wins."""
    match = position(rows("0000....", "0.......", "0......."), "QD", "2D", lines="a1-d1")
    events = match.play(0, "QD a4")
    assert kinds(events) == ["play", "place", "line", "end"]
    assert match.points() == [2, 0]


def test_two_lines_at_once_win() -> None:
    """SQ 5.1, SQ 5.2, SQ 5.4: a row and a column by one chip, which they share."""
    match = position(rows(".000....", "0.......", "0.......", "0......."), "2S", "2D")
    events = match.play(0, "2S a1")
    assert [(event.source, event.target) for event in events if event.kind == "line"] == [("a1", "d1"), ("a1", "a4")]
    assert match.winners() == [0]


def test_a_fifth_chip_in_a_row_is_no_second_line() -> None:
    """SQ 5.2: it would share three chips."""
    match = position(rows("0000...."), "6S", "2D", lines="a1-d1")
    say(match, "6S e1")
    assert match.points() == [1, 0]


def test_a_line_of_the_other_team_does_not_matter_for_sharing() -> None:
    """SQ 5.2"""
    match = position(rows("1111....", "000....."), "QC", "2D", lines="a1-d1")
    say(match, "QC d2")
    assert match.points() == [1, 1]


def test_lines_in_one_direction_share_no_chip() -> None:
    """SQ 5.2: crossing, as printed. Seven in a row are one line, eight are two."""
    match = position(rows("000000.."), "8S 9S", "2D 3D", lines="a1-d1")
    say(match, "8S g1", "KH")
    assert match.points() == [1, 0]
    say(match, "2D h6")
    match.play(0, "9S h1")
    assert match.points() == [2, 0]


@pytest.mark.parametrize("sharing", ["crossing", "any"])
def test_lines_in_different_directions_share_a_chip_either_way(sharing: str) -> None:
    """SQ 5.2"""
    match = position(rows("0000....", "0.......", "0......."), "QD", "2D", lines="a1-d1", options={"sharing": sharing})
    match.play(0, "QD a4")
    assert match.points() == [2, 0]


def test_where_lines_cross_one_placement_finishes_one_line_in_a_direction() -> None:
    """SQ 5.3: seven in a row at once are a choice of four, and then no more."""
    match = position(rows("000.000."), "5S", "2D")
    match.play(0, "5S d1")
    assert match.legal(0) == ["line a1-d1", "line b1-e1", "line c1-f1", "line d1-g1"]
    match.play(0, "line a1-d1")
    assert match.points() == [1, 0]
    assert match.waiting_for() == [CHANCE]


def test_seven_in_a_row_are_two_lines_where_lines_share_in_any_direction() -> None:
    """SQ 5.2: the fourth to the seventh share one chip with the first four."""
    match = position(rows("000000.."), "8S", "2D", lines="a1-d1", options={"sharing": "any"})
    match.play(0, "8S g1")
    assert match.points() == [2, 0]
    assert match.winners() == [0]


def test_six_in_a_row_are_one_line() -> None:
    """SQ 5.2"""
    match = position(rows("00000..."), "7S", "2D", lines="a1-d1")
    say(match, "7S f1")
    assert match.points() == [1, 0]


def test_different_fours_in_one_direction_are_a_choice() -> None:
    """SQ 5.3: five in a row, completed in the middle; nobody else is waited for."""
    match = position(rows("00.00..."), "4S 2D", "3D")
    assert kinds(match.play(0, "4S c1")) == ["play", "place"]
    assert match.waiting_for() == match.holding_up() == [0]
    assert match.legal(0) == ["line a1-d1", "line b1-e1"]
    assert match.legal(1) == []
    assert match.points() == [0, 0]
    events = match.play(0, "line b1-e1")
    assert events == [Event("line", 0, (), "b1", "e1", 1, facts=first_line("b1", "e1"))]
    assert match.waiting_for() == [CHANCE]
    match.play(CHANCE, "9D")
    assert match.waiting_for() == [1]


def test_the_chip_left_out_of_the_chosen_line_is_not_safe() -> None:
    """SQ 5.3, SQ 5.1"""
    match = position(rows("00.00..."), "4S 2D", "JS")
    match.play(0, "4S c1")
    say(match, "line b1-e1")
    assert match.legal(1) == ["JS a1"]


def test_only_fours_with_the_new_chip_can_be_chosen() -> None:
    """SQ 5.3: six in a row, the new one is the second."""
    match = position(rows("0.0000.."), "3S", "2D", lines="")
    match.play(0, "3S b1")
    assert match.legal(0) == ["line a1-d1", "line b1-e1"]


def test_a_choice_may_leave_room_for_a_second_line() -> None:
    """SQ 5.3: seven in a row, completed in the middle; after the first four the last four are automatic."""
    match = position(rows("000.000."), "5S", "2D", options={"sharing": "any"})
    match.play(0, "5S d1")
    assert match.legal(0) == ["line a1-d1", "line b1-e1", "line c1-f1", "line d1-g1"]
    events = match.play(0, "line a1-d1")
    assert [(event.source, event.target) for event in events if event.kind == "line"] == [("a1", "d1"), ("d1", "g1")]
    assert match.winners() == [0]


def test_another_choice_may_leave_no_room_for_a_second_line() -> None:
    """SQ 5.3"""
    match = position(rows("000.000."), "5S", "2D", options={"sharing": "any"})
    match.play(0, "5S d1")
    assert kinds(match.play(0, "line b1-e1")) == ["line"]
    assert match.points() == [1, 0]
    assert match.waiting_for() == [CHANCE]


def test_eight_in_a_row_are_two_lines() -> None:
    """SQ 5.3: the last four are a line already; crossing, only the first four are left, and nothing is to choose."""
    match = position(rows("000.0000"), "5S", "2D", lines="e1-h1")
    match.play(0, "5S d1")
    assert match.winners() == [0]


def test_eight_in_a_row_leave_a_choice_where_lines_share_in_any_direction() -> None:
    """SQ 5.3: both choices win, and it is a choice all the same."""
    match = position(rows("000.0000"), "5S", "2D", lines="e1-h1", options={"sharing": "any"})
    match.play(0, "5S d1")
    assert match.legal(0) == ["line a1-d1", "line b1-e1"]
    match.play(0, "line b1-e1")
    assert match.winners() == [0]


def test_a_choice_is_made_even_if_every_choice_wins() -> None:
    """SQ 5.3, SQ 5.4: three teams need one line."""
    match = position(rows("00.00..."), "4S", "2D", "3D")
    match.play(0, "4S c1")
    assert match.waiting_for() == [0]
    match.play(0, "line a1-d1")
    assert match.winners() == [0]


@pytest.mark.parametrize(
    ("board", "lines"),
    [
        (rows("0.0.....", ".000....", "00.0....", ".000....", "0......."), ["a3-d3", "c1-c4"]),
        (rows("0.0.....", ".000....", ".0.0....", ".000....", "0......."), ["c1-c4", "a1-d4"]),
        (rows("0.......", ".000....", ".0.0....", ".0.0....", "0......."), ["a1-d4", "a5-d2"]),
    ],
)
def test_directions_are_settled_row_column_falling_rising(board: str, lines: list[str]) -> None:
    """SQ 5.3, SQ 5.4: the first two of them win, and the others are not counted any more."""
    match = position(board, "9H", "2D")
    events = match.play(0, "9H c3")
    assert [f"{event.source}-{event.target}" for event in events if event.kind == "line"] == lines
    assert match.winners() == [0]


def test_a_row_without_a_choice_comes_before_a_column_with_one() -> None:
    """SQ 5.3: the row is automatic and makes one line; then the column is asked for, and wins."""
    match = position(rows("..0.....", "..0.....", "00.0....", "..0.....", "..0....."), "9H", "2D")
    events = match.play(0, "9H c3")
    assert events[-1] == Event("line", 0, (), "a3", "d3", 1, facts=first_line("a3", "d3"))
    assert match.legal(0) == ["line c1-c4", "line c2-c5"]
    match.play(0, "line c2-c5")
    assert match.points() == [2, 0]


def test_choices_in_two_directions_are_made_one_after_the_other() -> None:
    """SQ 5.3: the row first, then the column."""
    match = position(rows("..0.....", "..0.....", "00.00...", "..0.....", "..0....."), "9H", "2D")
    match.play(0, "9H c3")
    assert match.legal(0) == ["line a3-d3", "line b3-e3"]
    assert kinds(match.play(0, "line a3-d3")) == ["line"]
    assert match.legal(0) == ["line c1-c4", "line c2-c5"]
    match.play(0, "line c1-c4")
    assert match.winners() == [0]


def test_diagonals_are_named_from_the_left() -> None:
    """SQ 5.3: falling before rising."""
    board = rows("0...0...", ".0.0....", "........", ".0.0....", "0...0...", ".....0..")
    match = position(board, "9H", "2D")
    match.play(0, "9H c3")
    assert match.legal(0) == ["line a1-d4", "line b2-e5", "line c3-f6"]
    match.play(0, "line a1-d4")
    assert match.legal(0) == ["line a5-d2", "line b4-e1"]


def test_nothing_further_is_settled_after_the_winning_line() -> None:
    """SQ 5.4: with one line already, the row wins and the column is not counted, nor asked for."""
    board = rows("..0.....", "..0.....", "00.0....", "..0.....", "..0.....", "....0000")
    match = position(board, "9H", "2D", lines="e6-h6")
    events = match.play(0, "9H c3")
    assert kinds(events) == ["play", "place", "line", "end"]
    assert match.points() == [2, 0]


def test_three_teams_need_one_line() -> None:
    """SQ 5.4"""
    match = position(rows("000.....", "111....."), "5S", "QC", "2D")
    match.play(0, "5S d1")
    assert match.over
    assert match.points() == [1, 0, 0]


def test_the_winner_does_not_draw() -> None:
    """SQ 5.4: in manual mode all rights are over too."""
    match = position(rows("000....."), "5S", "QC", "2D", options={"draw": "manual"})
    match.play(0, "5S d1")
    assert match.waiting_for() == match.holding_up() == []
    assert seen(match).rights == ()


def test_nobody_draws_while_a_line_is_chosen() -> None:
    """SQ 5.3, SQ 6"""
    match = position(rows("00.00..."), "4S", "9D", "8D", "7D", options={"draw": "manual"}, turn=3)
    match.play(3, "7D c6")
    assert match.waiting_for() == [0, 3]
    match.play(0, "4S c1")
    assert match.waiting_for() == match.holding_up() == [0]
    assert match.legal(3) == []
    match.play(0, "line a1-d1")
    assert match.waiting_for() == [0, 1, 3]


def test_a_line_taken_apart_may_be_built_again() -> None:
    """SQ 5: four that were not chosen are no line; without the shared chips a new one can come."""
    match = position(rows("00.00..."), "4S 8C", "JS 9D")
    match.play(0, "4S c1")
    say(match, "line a1-d1")
    say(match, "JS e1", "3D")
    say(match, "8C g2", "6S")
    say(match, "3D g6")
    say(match, "6S e1")
    assert match.points() == [1, 0]


def test_random_play_chooses_every_line_alike() -> None:
    """SQ 5.3"""
    match = position(rows("000.000."), "5S", "2D")
    match.play(0, "5S d1")
    rng = Rng(3)
    chosen = [match.state.random_action(0, rng) for _ in range(800)]
    assert sorted(set(chosen)) == sorted(match.state.legal(0))
    assert all(150 < chosen.count(action) < 250 for action in set(chosen))
