"""A match: legality, events, records, and the public interface."""

import pytest

import stammtisch
from stammtisch import CHANCE, JUDGE, WATCHER, IllegalMove, Refused
from stammtisch.core import shelf
from stammtisch.core.game import BACK, BadOption, BadSeats
from stammtisch.core.match import Match
from stammtisch.core.shelf import UnknownGame


def played_out(match: Match) -> Match:
    while not match.over:
        seat = match.waiting_for()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_word_that_may_not_be_said_is_refused_with_the_words_that_may() -> None:
    match = stammtisch.match("seven-seals", 3, seed=1)
    with pytest.raises(IllegalMove, match="seat 0 may not say 'banana' now; legal: done, saboteur, take b") as error:
        match.play(0, "banana")
    assert error.value.legal == match.legal(0)


def test_a_seat_that_is_not_waited_for_is_refused_and_learns_no_word_of_others() -> None:
    match = stammtisch.match("seven-seals", 3, seed=1)
    with pytest.raises(IllegalMove, match="seat 2 is not waited for; waiting for seat 0") as error:
        match.play(2, "done")
    assert error.value.legal == []
    with pytest.raises(IllegalMove, match="chance is not waited for"):
        match.play(CHANCE, "r1")


def test_a_refused_word_changes_nothing() -> None:
    match = stammtisch.match("seven-seals", 3, seed=1)
    before = match.record(), match.view(JUDGE)
    with pytest.raises(IllegalMove):
        match.play(0, "r1")
    assert (match.record(), match.view(JUDGE)) == before


def test_legal_words_are_sorted_by_code_point_and_unique() -> None:
    match = stammtisch.match("diabolo", 4, seed=3)
    words = match.legal(0)
    assert words == sorted(set(words))
    assert match.legal(1) == []


def test_without_a_deal_chance_is_played_like_any_other_seat() -> None:
    match = Match(stammtisch.game("seven-seals"), 3)
    assert match.waiting_for() == [CHANCE]
    events = match.play(CHANCE, "r7")
    assert [event.pieces for event in events] == [("r7",)]
    with pytest.raises(IllegalMove, match="chance may not say 'r7' now"):
        match.play(CHANCE, "r7")


def test_an_event_shows_its_pieces_only_to_those_who_see_them() -> None:
    match = Match(stammtisch.game("seven-seals"), 3)
    match.play(CHANCE, "r7")
    assert match.events(0)[0].pieces == ("r7",)
    assert match.events(JUDGE)[0].pieces == ("r7",)
    assert match.events(1)[0].pieces == match.events(WATCHER)[0].pieces == (BACK,)


def test_a_running_match_keeps_its_seed_to_itself() -> None:
    match = stammtisch.match("sep", 2, seed=9)
    running = match.record()
    assert "seed" not in running
    assert "contributions" not in running
    assert len(running["commitment"]) == 64
    assert "points" not in running
    match.break_off("resigned")
    broken_off = match.record()
    assert broken_off["ended"] == "resigned"
    assert "points" not in broken_off
    assert int(broken_off["seed"], 16) == 9


def test_a_match_that_is_over_waits_for_nobody_and_takes_no_word() -> None:
    match = stammtisch.match("diabolo", 3, seed=2)
    match.break_off("abandoned")
    assert match.waiting_for() == match.holding_up() == match.winners() == []
    with pytest.raises(IllegalMove, match="the game is over"):
        match.play(0, "r1 angel")
    with pytest.raises(Refused, match="over already"):
        match.break_off("resigned")


def test_the_record_of_a_finished_match_has_every_key_of_the_format() -> None:
    record = played_out(stammtisch.match("seven-seals", 3, seed=4, length="single", players=["A", "B", "C"])).record()
    assert list(record) == [
        "record", "game", "rules", "seats", "options", "players", "id", "deal", "commitment", "seed", "contributions",
        "plies", "points", "winners",
    ]  # fmt: skip
    assert record["options"] == {"edition": "saboteur", "saboteur_points": 4, "length": "single"}
    assert record["players"] == ["A", "B", "C"]


def test_legal_words_are_recorded_when_asked_for_and_never_for_chance() -> None:
    record = played_out(stammtisch.match("seven-seals", 3, seed=4, length="single")).record(legal=True)
    for ply in record["plies"]:
        if ply["seat"] == CHANCE:
            assert "legal" not in ply
        else:
            assert ply["word"] in ply["legal"]
            assert ply["legal"] == sorted(ply["legal"])


def test_the_names_of_the_games_can_be_asked_for_again_and_again() -> None:
    """The package `stammtisch.games` is imported on the way, and must not take the place of the function."""
    assert stammtisch.game_names() == stammtisch.game_names() == shelf.names()


def test_unknown_games_seats_options_and_values_are_refused_with_what_would_do() -> None:
    with pytest.raises(
        UnknownGame, match=f"there is no game 'chess'; the games are {', '.join(stammtisch.game_names())}"
    ):
        stammtisch.match("chess", 2)
    with pytest.raises(BadSeats, match="Sequence is played with 2, 3, 4 or 6 seats, not 5"):
        stammtisch.match("sequence", 5)
    with pytest.raises(BadOption, match="saboteur_points must be 4, 5 or rising, not 7"):
        stammtisch.match("seven-seals", 3, saboteur_points=7)
    with pytest.raises(BadOption, match="has no option 'teams'"):
        stammtisch.match("sequence", 4, teams=2)
    with pytest.raises(BadOption, match="saboteur_points must be 4, 5 or rising, not 4"):
        stammtisch.match("seven-seals", 3, saboteur_points="4")
    with pytest.raises(BadOption, match="conferring must be none, talk or open, not true"):
        stammtisch.match("sequence", 4, conferring=True)


def test_an_option_that_does_not_exist_for_the_number_of_seats_is_refused() -> None:
    with pytest.raises(BadOption, match="SEP: Circle of Sevens with 2 seats has no option 'solo_rounds'"):
        stammtisch.match("sep", 2, solo_rounds=2)


def test_there_are_as_many_names_as_seats() -> None:
    with pytest.raises(Refused, match="3 seats need 3 names"):
        stammtisch.match("diabolo", 3, players=["A"])


def test_nobody_sits_where_there_is_no_seat() -> None:
    with pytest.raises(Refused, match="there is no seat 3; the seats are 0 to 2"):
        stammtisch.match("diabolo", 3, seed=1).view(3)


def test_a_match_without_a_seed_is_dealt_differently_every_time() -> None:
    hands = {str(stammtisch.match("seven-seals", 3).view(0)) for _ in range(5)}
    assert len(hands) == 5


def test_a_view_can_be_read_as_plain_text() -> None:
    text = str(stammtisch.match("seven-seals", 3, seed=1).view(0))
    assert "phase: predicting" in text
    assert f"hand 1: {' '.join([BACK] * 15)}" in text
