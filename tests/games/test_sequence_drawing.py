"""Sequence: drawing by hand, table talk, points, and the last turn."""

import random

from sequence_table import EMPTY, dealt, kinds, mask, position, say, seen, truth

from stammtisch.core.game import BACK, CHANCE, JUDGE, OVER, WATCHER, Event
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.board import SQUARES
from stammtisch.games.sequence.material import PASS, SWAP, WORDS
from stammtisch.games.sequence.rules import Sequence


def manual(*hands: str) -> Match:
    return dealt(*hands, options={"draw": "manual"})


def test_in_manual_mode_the_turn_passes_on_and_the_draw_has_to_be_said() -> None:
    """SQ 6"""
    match = manual("KH", "QH", "", "")
    match.play(0, "KH b5")
    assert match.waiting_for() == [0, 1]
    assert match.holding_up() == [1]
    assert match.legal(0) == ["draw"]
    assert "draw" not in match.legal(1)
    match.play(0, "draw")
    assert match.waiting_for() == match.holding_up() == [CHANCE]
    match.play(CHANCE, match.legal(CHANCE)[0])
    assert match.waiting_for() == [1]
    assert len(match.view(0).places()["hand 0"]) == 6


def test_using_a_right_ends_all_rights_from_earlier_plays() -> None:
    """SQ 6: seat 1 has played and drawn before seat 0 drew, so seat 0 has lost its card; seat 2 has not."""
    match = manual("KH", "QH", "TH")
    match.play(0, "KH b5")
    match.play(1, "QH b4")
    match.play(2, "TH b3")
    assert seen(match).rights == (0, 1, 2)
    assert match.play(1, "draw") == [Event("lost", 0, facts={"rights": (1, 2)})]
    match.play(CHANCE, match.legal(CHANCE)[0])
    assert seen(match).rights == (2,)
    assert "draw" not in match.legal(0)
    match.play(2, "draw")
    match.play(CHANCE, match.legal(CHANCE)[0])
    assert [sum(held) for held in seen(match).held] == [5, 6, 6]


def test_rights_add_up_and_the_oldest_is_used_first() -> None:
    """SQ 6: the first draw of seat 0 uses its first play and ends nothing; the second ends the right of seat 1."""
    match = manual("KH AH", "QH")
    match.play(0, "KH b5")
    match.play(1, "QH b4")
    assert "draw" in match.legal(0)
    match.play(0, "AH c5")
    assert seen(match).rights == (0, 1, 0)
    assert match.play(0, "draw") == []
    match.play(CHANCE, match.legal(CHANCE)[0])
    assert seen(match).rights == (1, 0)
    assert match.play(0, "draw") == [Event("lost", 1, facts={"rights": (0,)})]
    match.play(CHANCE, match.legal(CHANCE)[0])
    assert seen(match).rights == ()
    assert "draw" not in match.legal(1)
    assert [sum(held) for held in seen(match).held] == [7, 6]


def test_a_seat_with_a_right_and_the_turn_has_its_moves_and_draw() -> None:
    """SQ 6"""
    match = manual("KH AH 2C 3C 4C 5C 6C", "QH")
    match.play(0, "KH b5")
    match.play(1, "QH b4")
    assert match.waiting_for() == [0, 1]
    assert match.legal(0) == ["2C d5", "3C e5", "4C f5", "5C g5", "6C g4", "AH c5", "draw"]
    assert match.legal(1) == ["draw"]


def test_the_replacement_after_a_swap_comes_by_itself_and_ends_no_right() -> None:
    """SQ 6"""
    match = position("1....... " + EMPTY[9:], "KH", "2S QH", "", options={"draw": "manual"})
    match.play(0, "KH b5")
    match.play(1, "swap 2S")
    assert match.waiting_for() == [CHANCE]
    match.play(CHANCE, "3H")
    assert match.waiting_for() == [0, 1]
    assert match.legal(0) == ["draw"]
    assert match.legal(1) == ["3H d4", "QH b4"]


def test_others_may_draw_in_the_middle_of_a_turn() -> None:
    """SQ 6: seat 1 has swapped, seat 0 draws, and it is still the turn of seat 1 with its swap used."""
    match = position("111..... " + EMPTY[9:], "KH", "2S 3S QH", options={"draw": "manual"})
    match.play(0, "KH b5")
    say(match, "swap 2S", "4S")
    match.play(0, "draw")
    match.play(CHANCE, "9D")
    assert match.waiting_for() == [1]
    assert match.legal(1) == ["QH b4"]


def test_a_player_without_cards_passes_and_may_still_draw() -> None:
    """SQ 4.5, SQ 6"""
    match = position(EMPTY, "KH", "QH TH", options={"draw": "manual"})
    match.play(0, "KH b5")
    match.play(1, "QH b4")
    assert match.legal(0) == ["draw", "pass"]
    match.play(0, "pass")
    assert seen(match).rights == (0, 1)
    match.play(1, "TH b3")
    match.play(0, "draw")
    match.play(CHANCE, "9D")
    assert match.legal(0) == ["9D a6"]


def test_random_play_lets_everybody_speak_who_may() -> None:
    """SQ 6"""
    match = manual("KH", "QH", "TH", "")
    for seat, word in enumerate(["KH b5", "QH b4", "TH b3"]):
        match.play(seat, word)
    rng = Rng(1)
    spoken = [match.state.random_seat(rng) for _ in range(400)]
    assert {seat: spoken.count(seat) > 60 for seat in range(4)} == dict.fromkeys(range(4), True)


def test_in_auto_mode_nobody_has_a_right_to_draw() -> None:
    """SQ 6"""
    match = dealt("KH", "QH")
    say(match, "KH b5")
    assert seen(match).rights == ()
    assert "draw" not in match.legal(1)


def test_team_mates_who_confer_see_each_others_hands() -> None:
    """SQ 7"""
    match = dealt("KH", "QH", "TH", "9H", options={"conferring": "open"})
    assert [hand is not None for hand in seen(match, 0).hands] == [True, False, True, False]
    assert [hand is not None for hand in seen(match, 3).hands] == [False, True, False, True]
    assert seen(match, WATCHER).hands == (None,) * 4
    match.play(0, "KH b5")
    drawn = match.legal(CHANCE)[0]
    [event] = match.play(CHANCE, drawn)
    assert [event.seen_by(viewer).pieces for viewer in (0, 1, 2, 3, WATCHER, JUDGE)] == [
        (drawn,),
        (BACK,),
        (drawn,),
        (BACK,),
        (BACK,),
        (drawn,),
    ]


def test_without_conferring_everybody_sees_his_own_hand_only() -> None:
    """SQ 7"""
    match = dealt("KH", "QH", "TH", "9H")
    assert [hand is not None for hand in seen(match, 2).hands] == [False, False, True, False]
    assert match.view(2).places()["hand 0"] == (BACK,) * 6
    assert all(hand is not None for hand in seen(match, JUDGE).hands)


def test_talk_shows_nobody_a_hand() -> None:
    """SQ 7: what team-mates tell each other is the table's business."""
    match = dealt("KH", "QH", "TH", "9H", options={"conferring": "talk"})
    assert [hand is not None for hand in seen(match, 2).hands] == [False, False, True, False]


def test_all_seats_of_the_winning_team_win_and_have_its_lines_as_points() -> None:
    """SQ 5.4, SQ 7"""
    match = position("000..... " + EMPTY[9:], "5S", "2D", "", "", "", "", options={"teams": 3})
    events = match.play(0, "5S d1")
    assert [event for event in events if event.kind == "end"] == [Event("end", 0, amount=1), Event("end", 3, amount=1)]
    assert match.over
    assert match.points() == [1, 0, 0, 1, 0, 0]
    assert match.winners() == [0, 3]
    assert [match.state.utility(seat) for seat in range(6)] == [1, 0, 0, 1, 0, 0]


def test_the_300th_turn_is_the_last_and_nothing_is_drawn_after_it() -> None:
    """SQ 8"""
    match = position(EMPTY, "KH", "QH TH", turns=298)
    say(match, "KH b5")
    events = match.play(1, "QH b4")
    assert kinds(events) == ["play", "place", "end"]
    assert match.over
    assert match.winners() == []
    assert match.state.utility(0) == match.state.utility(1) == 0.5


def test_a_win_in_the_300th_turn_counts() -> None:
    """SQ 8, SQ 5.4"""
    match = position("000..... " + EMPTY[9:], "5S", "", "", turns=299)
    match.play(0, "5S d1")
    assert match.winners() == [0]


def test_a_pass_is_a_turn_too() -> None:
    """SQ 8, SQ 4.5"""
    match = position(EMPTY, "", "QH", options={"draw": "manual"}, turns=299)
    assert kinds(match.play(0, "pass")) == ["pass", "end"]


def test_stubborn_players_with_a_deck_on_their_side_play_on_until_the_300th_turn() -> None:
    """SQ 8: they fill the board without a line, swap what they can, and keep the jacks coming round."""
    state = stubborn_game(seed=1)
    assert state.turns == 300
    assert state.passes < 6
    assert state.points() == [0] * 6
    assert state.shuffling > 10


def stubborn_game(seed: int) -> Sequence:
    """Six seats in two teams, who share out the squares so that no four of a team are in line."""
    rng = random.Random(seed)
    match = Match(GAME, 6, {"teams": 2})
    state = truth(match)
    full = False
    swaps_early = rng.random()
    while (seat := state.next_seat()) != OVER:
        actions = sorted(state.legal(seat))
        rng.shuffle(actions)
        full = full or state.taken == mask(" ".join(SQUARES))
        if seat == CHANCE:
            action = card_that_helps(state, actions, full)
        else:
            eager = full or rng.random() < swaps_early
            action = word_that_keeps_the_peace(state, actions, eager)
        state.play(seat, action)
    return state


def side(square: int) -> int:
    """Which of two teams a square belongs to."""
    return (square % 8 + square // 16) % 2


def word_that_keeps_the_peace(state: Sequence, actions: list[int], swap: bool) -> int:
    """A swap, or a chip on a square of one's own team, or a chip taken off where nobody holds the card."""
    swaps = [action for action in actions if SWAP <= action < PASS]
    squares = {action: SQUARES.index(WORDS[action].split()[1]) for action in actions if action < SWAP}
    placing = [action for action in squares if WORDS[action][:2] not in ("JS", "JH")]
    own = [action for action in placing if side(squares[action]) == state.team]
    held = 0
    for hand in state.hands:
        held |= hand
    takes = sorted([action for action in squares if action not in placing], key=lambda act: held >> squares[act] & 1)
    return ((swaps if swap else []) + own + takes + actions)[0]


def card_that_helps(state: Sequence, actions: list[int], full: bool) -> int:
    """A card for a free square of one's own team at first; later a useful card only to stop the last passes."""
    free = [card for card in actions if card < 48 and not state.taken >> card & 1]
    team = state.drawer % state.teams
    own = [card for card in free if side(card) == team]
    dead = [card for card in actions if card < 48 and card not in free]
    plain = [card for card in actions if card < 48]
    if not full:
        return (own + dead + plain + actions)[0]
    if state.swaps_left == 0 and state.drawer == state.turn and state.passes >= state.seats - 2:
        empty = [square for square in range(48) if not state.taken >> square & 1 and side(square) == team]
        two_eyed = [card for card in actions if card in (48, 49) and empty]
        one_eyed = [card for card in actions if card >= 50]
        return (own + two_eyed + one_eyed + dead + actions)[0]
    return (dead + plain + actions)[0]
