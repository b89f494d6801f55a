"""Sequence, paragraph by paragraph: material, teams, start, turns, jacks, swaps, passes; and the terminal."""

import random

import pytest
from sequence_table import EMPTY, cards, dealt, kinds, position, say, seen, started, truth

from stammtisch.core.deal import Deal
from stammtisch.core.game import BACK, CHANCE, JUDGE, OVER, WATCHER, BadOption, BadSeats, Event, Value
from stammtisch.core.match import IllegalMove, Match
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME, terminal
from stammtisch.games.sequence.board import LINES, SQUARES
from stammtisch.games.sequence.facts import Latest, Threat
from stammtisch.games.sequence.material import CARDS, PLAY, WORDS, SequenceOptions
from stammtisch.games.sequence.rules import Sequence

FULL = "01010101 01010101 10101010 10101010 01010101 01010101"
"""No free square, 24 chips each, no four in a line."""
FULL_FOR_THREE = "00112200 11220011 22001122 00112200 11220011 22001122"
"""No free square, no four in a line."""
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fritz")


def test_the_board_shows_every_card_but_the_jacks_once() -> None:
    """SQ 1"""
    deck = {rank + suit for rank in "23456789TJQKA" for suit in "SHDC"}
    assert set(CARDS) == deck
    assert len(CARDS) == 52
    squares = {word.split()[0]: word.split()[1] for word in WORDS[PLAY : PLAY + 48]}
    assert set(squares) == {card for card in deck if card[0] != "J"}
    assert sorted(squares.values()) == sorted(column + row for column in "abcdefgh" for row in "123456")
    corners = {square: card for card, square in squares.items() if square in ("a1", "h1", "a6", "h6")}
    assert corners == {"a1": "2S", "h1": "9S", "a6": "9D", "h6": "2D"}
    assert [squares[card] for card in ("KH", "QH", "7H", "AS", "TC")] == ["b5", "b4", "e3", "h5", "e2"]


@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (3, 3), (4, 2), (6, 3)])
def test_every_team_has_25_chips(seats: int, teams: int) -> None:
    """SQ 1"""
    places = Match(GAME, seats).view(WATCHER).places()
    supplies = {place: pieces for place, pieces in places.items() if place.startswith("supply")}
    assert supplies == {f"supply {team}": (f"chip {team}",) * 25 for team in range(teams)}


def test_the_words_are_all_different() -> None:
    assert len(set(WORDS)) == len(WORDS) == GAME.actions == 52 + 48 + 4 * 48 + 52 + 2 + 84
    assert len(LINES) == 6 * 5 + 8 * 3 + 2 * 5 * 3


def test_team_mates_sit_apart() -> None:
    """SQ 2"""
    assert GAME.teams(2, GAME.check(2, {})) == (0, 1)
    assert GAME.teams(3, GAME.check(3, {})) == (0, 1, 2)
    assert GAME.teams(4, GAME.check(4, {})) == (0, 1, 0, 1)
    assert GAME.teams(6, GAME.check(6, {})) == (0, 1, 2, 0, 1, 2)
    assert GAME.teams(6, GAME.check(6, {"teams": 2})) == (0, 1, 0, 1, 0, 1)


def test_options_that_do_not_exist_are_refused() -> None:
    """SQ 2, SQ 4.4, SQ 5.2, SQ 6, SQ 7"""
    alone = {"draw": "auto", "sharing": "crossing", "swaps": "once"}
    assert GAME.check(2, {}) == GAME.check(3, {}) == alone
    assert GAME.check(4, {}) == {**alone, "conferring": "none"}
    assert GAME.check(6, {}) == {**alone, "conferring": "none", "teams": 3}
    with pytest.raises(BadOption, match="has no option 'teams'"):
        GAME.check(4, {"teams": 2})
    with pytest.raises(BadOption, match="teams must be 2 or 3, not 4"):
        GAME.check(6, {"teams": 4})
    with pytest.raises(BadOption, match="draw must be auto or manual, not never"):
        GAME.check(2, {"draw": "never"})
    with pytest.raises(BadOption, match="has no option 'conferring'"):
        GAME.check(3, {"conferring": "talk"})
    with pytest.raises(BadOption, match="conferring must be none, talk or open, not true"):
        GAME.check(4, {"conferring": True})
    with pytest.raises(BadSeats, match="2, 3, 4 or 6 seats, not 5"):
        GAME.check(5, {})


def test_the_highest_card_begins_and_the_ace_is_high() -> None:
    """SQ 3"""
    match = Match(GAME, 3)
    match.play(CHANCE, "KS")
    match.play(CHANCE, "AD")
    events = match.play(CHANCE, "QH")
    assert kinds(events) == ["lot", "return", "return", "return", "start"]
    assert events[-1].seat == 1
    assert seen(match).turn == seen(match).drawer == 1


def test_only_the_tied_draw_again_and_only_their_new_cards_count() -> None:
    """SQ 3: the king of the first round stays out and is worth nothing in the second."""
    match = Match(GAME, 6)
    match.play(CHANCE, "KS")
    match.play(CHANCE, "QS")
    assert [event.seat for event in match.play(CHANCE, "KD") if event.kind == "tie"] == [0, 2]
    assert not {"KS", "QS", "KD"} & set(match.legal(CHANCE))
    assert match.state.deck() == (0, 0)
    assert seen(match).drawer == 0
    match.play(CHANCE, "3S")
    assert seen(match).drawer == 2
    assert match.view(0).places()["draw 0"] == ("3S", "KS")
    match.play(CHANCE, "3D")
    match.play(CHANCE, "2S")
    events = match.play(CHANCE, "4H")
    assert events[-1] == Event("start", 2)
    assert seen(match).turn == 2


def test_all_cards_drawn_for_the_start_go_back() -> None:
    """SQ 3"""
    match = started(2)
    assert len(match.legal(CHANCE)) == 52
    assert match.state.deck() == (0, 1)
    assert "draw 0" not in match.view(0).places()


def test_a_deck_that_runs_out_over_ties_lets_the_first_of_the_tied_begin() -> None:
    """SQ 3: the last two cards are a tie too."""
    match = Match(GAME, 2)
    ranks = "23456789TJQKA"
    for rank, suits in [(rank, pair) for rank in ranks for pair in ("SH", "DC")]:
        assert match.waiting_for() == [CHANCE]
        events = [*match.play(CHANCE, rank + suits[0]), *match.play(CHANCE, rank + suits[1])]
    assert events[-1] == Event("start", 0)
    assert len(match.legal(CHANCE)) == 52


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 6), (4, 6), (6, 5)])
def test_every_hand_has_its_size(seats: int, size: int) -> None:
    """SQ 3"""
    match = dealt(*[""] * seats)
    assert [sum(held) for held in seen(match).held] == [size] * seats
    assert seen(match).stock_size() == 52 - seats * size
    assert len(match.plies) == truth(match).teams + seats * size


def test_the_hands_are_dealt_one_card_at_a_time_from_the_starting_seat() -> None:
    """SQ 3"""
    match = started(4, begins=1)
    targets = [match.play(CHANCE, card)[0].target for card in ("2S", "3S", "4S", "5S", "6S")]
    assert targets == ["hand 1", "hand 2", "hand 3", "hand 0", "hand 1"]


def test_dealing_at_once_leaves_the_state_as_dealing_one_by_one_does() -> None:
    """SQ 3: for playouts, where nobody listens."""
    state = started(4, begins=1).state
    state.play(CHANCE, 7)
    state.draw(Rng(1))
    judged = state.view(JUDGE)
    match = started(4, begins=1)
    match.play(CHANCE, CARDS[7])
    hands = [sorted(cards(hand or 0)) for hand in seen_hands(state)]
    hands[1].remove(CARDS[7])
    while match.waiting_for() == [CHANCE]:
        match.play(CHANCE, hands[seen(match).drawer].pop(0))
    assert match.view(JUDGE) == judged


def seen_hands(state: object) -> list[int]:
    assert isinstance(state, Sequence)
    return list(state.hands)


def test_the_king_of_hearts_puts_a_chip_on_its_square() -> None:
    """SQ 4.1: the rulebook's example."""
    match = dealt("KH 2S", "")
    assert "KH b5" in match.legal(0)
    events = match.play(0, "KH b5")
    latest = Latest(0, "KH", "b5", took=False)
    assert events == [
        Event("play", 0, ("KH",), "hand 0", "discard", facts={"discarded": "KH"}),
        Event("place", 0, ("chip 0",), "supply 0", "b5", facts={"placed": "b5", "latest": {0: latest}}),
    ]
    places = match.view(1).places()
    assert places["b5"] == ("chip 0",)
    assert places["discard"] == ("KH",)
    assert len(places["supply 0"]) == 24


def test_a_taken_square_takes_no_second_chip() -> None:
    """SQ 4.1"""
    board = EMPTY.replace(".", "1", 1)
    assert position(board, "2S 3S", "").legal(0) == ["3S b1", "swap 2S"]


def test_a_play_is_followed_by_a_draw_and_the_next_seat() -> None:
    """SQ 4, SQ 6"""
    match = dealt("KH", "QH", "", "")
    match.play(0, "KH b5")
    assert match.waiting_for() == match.holding_up() == [CHANCE]
    assert match.state.deck() == (0, 1)
    drawn = match.legal(CHANCE)[0]
    facts = {"rights": (), "stock": match.view(0).facts().stock - 1}
    assert match.play(CHANCE, drawn) == [Event("draw", 0, (drawn,), "stock", "hand 0", 0, (0,), facts)]
    assert match.waiting_for() == [1]
    with pytest.raises(IllegalMove, match="seat 0 is not waited for"):
        match.play(0, "2S a1")
    say(match, "QH b4")
    assert match.waiting_for() == [2]


@pytest.mark.parametrize("jack", ["JC", "JD"])
def test_a_two_eyed_jack_puts_a_chip_on_any_free_square(jack: str) -> None:
    """SQ 4.2"""
    board = "01...... " + EMPTY[9:]
    match = position(board, jack, "2S")
    assert match.legal(0) == sorted(f"{jack} {square}" for square in SQUARES if square not in ("a1", "b1"))
    say(match, f"{jack} c4")
    assert match.view(WATCHER).places()["c4"] == ("chip 0",)


@pytest.mark.parametrize("jack", ["JS", "JH"])
def test_a_one_eyed_jack_takes_a_chip_of_another_team(jack: str) -> None:
    """SQ 4.3: not one of its own team, and nothing is put in its place."""
    match = position("012..... " + EMPTY[9:], jack, "2S", "3S")
    assert match.legal(0) == [f"{jack} b1", f"{jack} c1"]
    events = match.play(0, f"{jack} c1")
    latest = Latest(0, jack, "c1", took=True)
    assert events[1] == Event("take", 0, ("chip 2",), "c1", "supply 2", facts={"latest": {0: latest}})
    places = match.view(0).places()
    assert "c1" not in places
    assert len(places["supply 2"]) == 25
    assert len(places["supply 0"]) == 24


def test_a_one_eyed_jack_takes_no_chip_of_a_team_mate() -> None:
    """SQ 2, SQ 4.3: seat 2 is a team-mate of seat 0."""
    match = position("01...... " + EMPTY[9:], "2S", "3S", "JS", "4S", turn=2)
    assert match.legal(2) == ["JS b1"]


def test_a_card_without_a_use_may_be_swapped_beside_playable_cards() -> None:
    """SQ 4.4"""
    match = position("1....... " + EMPTY[9:], "2S 3S 4S", "")
    assert match.legal(0) == ["3S b1", "4S c1", "swap 2S"]
    events = match.play(0, "swap 2S")
    assert events == [Event("swap", 0, ("2S",), "hand 0", "discard", facts={"discarded": "2S"})]
    assert match.waiting_for() == [CHANCE]
    match.play(CHANCE, "9D")
    assert match.waiting_for() == [0]
    assert match.legal(0) == ["3S b1", "4S c1", "9D a6"]


def test_a_turn_has_one_swap_and_the_next_turn_another() -> None:
    """SQ 4.4"""
    match = position("111..... " + EMPTY[9:], "2S 3S 9D", "8D 4S")
    say(match, "swap 2S", "KH")
    assert match.legal(0) == ["9D a6", "KH b5"]
    say(match, "KH b5")
    say(match, "8D b6")
    assert "swap 3S" in match.legal(0)


def test_any_number_of_swaps_is_one_for_each_card_that_the_turn_began_with() -> None:
    """SQ 4.4"""
    match = position("111..... " + EMPTY[9:], "2S 3S", "8D", options={"swaps": "any"}, discard="4S")
    say(match, "swap 2S", "2D")
    assert match.legal(0) == ["2D h6", "swap 3S"]
    say(match, "swap 3S", "9D")
    assert match.legal(0) == ["2D h6", "9D a6"]


def test_with_any_number_of_swaps_who_has_used_them_all_passes() -> None:
    """SQ 4.4, SQ 4.5"""
    match = position(FULL, "2S 3S", "4S 5S", options={"swaps": "any"})
    say(match, "swap 2S", "6S")
    assert match.legal(0) == ["swap 3S", "swap 6S"]
    say(match, "swap 6S", "7S")
    assert match.legal(0) == ["pass"]
    match.play(0, "pass")
    assert match.legal(1) == ["swap 4S", "swap 5S"]


def test_a_draw_owed_does_not_raise_the_number_of_swaps() -> None:
    """SQ 4.4, SQ 6: the turn began with one card, and with none there is no swap at all."""
    options: dict[str, Value] = {"swaps": "any", "draw": "manual"}
    match = position("111..... " + EMPTY[9:], "9D 2S", "8D", options=options)
    match.play(0, "9D a6")
    match.play(1, "8D b6")
    match.play(0, "draw")
    match.play(CHANCE, "3S")
    assert match.legal(0) == ["swap 2S", "swap 3S"]
    say(match, "swap 2S", "4S")
    assert match.legal(0) == ["4S d1"] if "4S d1" in match.legal(0) else match.legal(0) == ["pass"]
    begun = position("111..... " + EMPTY[9:], "9D", "8D", options=options)
    begun.play(0, "9D a6")
    begun.play(1, "8D b6")
    begun.play(0, "draw")
    begun.play(CHANCE, "2S")
    assert begun.legal(0) == ["pass"]


def test_rules_1_swap_once_share_in_any_direction_and_confer_or_not() -> None:
    """SQ 7: kept for matches that began under them."""
    former = GAME.versions[1]
    assert former.check(2, {}) == {"draw": "auto", "conferring": False}
    state = former.new(4, former.check(4, {"conferring": True}))
    assert isinstance(state, Sequence)
    assert state.options == SequenceOptions("auto", "any", "once", True, 2)


def test_jacks_without_a_use_may_be_swapped() -> None:
    """SQ 4.4: a one-eyed jack with nothing to take, a two-eyed jack with nowhere to go."""
    assert "swap JS" in position("0....... " + EMPTY[9:], "JS 2D", "").legal(0)
    stuck = position(FULL, "JC JS", "")
    assert "swap JC" in stuck.legal(0)
    assert "swap JS" not in stuck.legal(0)
    assert "JS b1" in stuck.legal(0)


def test_a_playable_card_may_not_be_swapped() -> None:
    """SQ 4.4"""
    match = position(EMPTY, "2S JC", "")
    assert not [word for word in match.legal(0) if word.startswith("swap")]


def test_who_can_neither_play_nor_swap_passes_without_a_draw() -> None:
    """SQ 4.5"""
    match = position(FULL, "2S 3S", "4S 5S")
    assert match.legal(0) == ["swap 2S", "swap 3S"]
    say(match, "swap 2S", "6S")
    assert match.legal(0) == ["pass"]
    assert match.play(0, "pass") == [Event("pass", 0, amount=1, facts={"latest": {0: None}})]
    assert match.waiting_for() == [1]


def test_a_playable_card_after_the_swap_forbids_the_pass() -> None:
    """SQ 4.5"""
    match = position(FULL, "2S 3S", "4S 5S")
    say(match, "swap 2S", "JH")
    assert "pass" not in match.legal(0)
    assert len(match.legal(0)) == 24


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_as_many_passes_in_a_row_as_seats_draw_the_game(seats: int) -> None:
    """SQ 4.5: whatever was swapped or drawn in those turns."""
    match = stuck(seats)
    for seat in range(seats):
        assert not match.over
        assert match.waiting_for() == [seat]
        events = swap_and_pass(match)
    assert events[-1] == Event("end", -1)
    assert match.over
    assert match.state.next_seat() == OVER
    assert match.state.round == 1
    assert match.winners() == []
    assert match.points() == [0] * seats
    assert sum(match.state.utility(seat) for seat in range(seats)) == pytest.approx(seats / truth(match).teams)


def test_a_play_begins_the_count_of_passes_anew() -> None:
    """SQ 4.5"""
    match = stuck(2)
    swap_and_pass(match)
    say(match, match.legal(1)[0], "JS")
    say(match, "JS a1", "3H")
    assert seen(match).passes == 0
    swap_and_pass(match)
    assert not match.over
    swap_and_pass(match)
    assert match.over


def stuck(seats: int) -> Match:
    """Nobody can play a card."""
    hands = ("2S 3S", "4S 5S", "6S 7S", "8S 9S", "TS QS", "KS AS")
    return position(FULL if seats != 3 else FULL_FOR_THREE, *hands[:seats])


def stock(match: Match) -> list[str]:
    return sorted(cards(truth(match).stock))


def swap_and_pass(match: Match) -> list[Event]:
    seat = seen(match).turn
    say(match, match.legal(seat)[0], next(card for card in stock(match) if card[0] != "J"))
    return match.play(seat, "pass")


def test_the_discard_becomes_the_stock_with_the_card_just_used() -> None:
    """SQ 4.6"""
    rest = " ".join(card for card in CARDS if card not in ("KH", "2S", "QH", "3S"))
    match = position(EMPTY, "KH 2S", "QH 3S", discard=rest)
    assert seen(match).stock_size() == 0
    events = match.play(0, "KH b5")
    assert kinds(events) == ["play", "place", "shuffle"]
    assert set(events[-1].pieces) == set(CARDS) - {"2S", "QH", "3S"}
    assert events[-1].seen_by(0).pieces == (BACK,) * 49
    assert match.state.deck() == (0, 2)
    assert "KH" in match.legal(CHANCE)
    match.play(CHANCE, "KH")
    assert match.view(0).places()["hand 0"] == ("2S", "KH")
    assert "discard" not in match.view(0).places()


def test_the_discard_becomes_the_stock_for_a_swap_too() -> None:
    """SQ 4.6"""
    rest = " ".join(card for card in CARDS if card not in ("KH", "2S", "QH", "3S"))
    match = position("1....... " + EMPTY[9:], "KH 2S", "QH 3S", discard=rest)
    assert kinds(match.play(0, "swap 2S")) == ["swap", "shuffle"]
    assert len(match.legal(CHANCE)) == 49


def test_the_stock_is_not_touched_before_a_card_is_needed() -> None:
    """SQ 4.6: the last card of the stock is drawn; the discard stays until the next draw."""
    rest = " ".join(card for card in CARDS if card not in ("KH", "2S", "QH", "3S", "9D"))
    match = position(EMPTY, "KH 2S", "QH 3S", discard=rest)
    match.play(0, "KH b5")
    assert match.legal(CHANCE) == ["9D"]
    assert kinds(match.play(CHANCE, "9D")) == ["draw"]
    assert len(match.view(0).places()["discard"]) == 48
    assert kinds(match.play(1, "QH b4")) == ["play", "place", "shuffle"]


def test_a_team_without_chips_may_not_place_until_it_gets_one_back() -> None:
    """SQ 4.6"""
    board = "00010001 11000100 01000100 00100010 00...... ......1."
    match = position(board, "2D JC JS", "JH 9D")
    assert match.view(0).places().get("supply 0") is None
    legal = match.legal(0)
    assert [word for word in legal if not word.startswith("JS")] == ["swap 2D", "swap JC"]
    say(match, "JS g6")
    say(match, "JH a1")
    assert "2D h6" in match.legal(0)
    assert "JC a1" in match.legal(0)


@pytest.mark.parametrize("draw", ["auto", "manual"])
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_the_terminal_draws_every_moment_of_a_game_within_80_columns(seats: int, draw: str) -> None:
    match = Match(GAME, seats, {"draw": draw})
    rng = random.Random(seats)
    while True:
        for viewer in (0, WATCHER, JUDGE):
            drawn = terminal.draw(match.view(viewer), NAMES[:seats])
            assert max(map(len, drawn.splitlines())) <= 80
            assert "QH" in drawn
        if match.over:
            break
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(match.legal(seat)))
    assert "The game is over" in drawn


def test_the_terminal_shows_chips_lines_and_hands() -> None:
    match = position("000..... " + EMPTY[9:], "5S 9D", "2D 3D", lines="")
    say(match, "5S d1", "7H")
    drawn = terminal.draw(match.view(0), ("Anna", "Bert"))
    assert "Turn 2 of at most 300: Bert to play" in drawn
    assert "  1  [2S ●] [3S ●] [4S ●] [5S ●]  6S " in drawn
    assert "● Anna: 1 of 2 lines, 21 chips left" in drawn
    assert "Anna (you): 7H 9D" in drawn
    assert "Bert: 2 cards" in drawn


def test_the_terminal_tells_what_happened_and_hides_what_was_not_seen() -> None:
    match = dealt("KH", "QH")
    events = say(match, "KH b5", "9D")
    told = [terminal.narrate(event.seen_by(1), ("Anna", "Bert")) for event in events]
    assert told == ["Anna plays KH.", "Anna puts a chip on b5 (KH).", "Anna draws a card."]
    assert terminal.narrate(events[-1].seen_by(0), ("Anna", "Bert")) == "Anna draws 9D."
    assert terminal.narrate(Event("deal", 0, ("9D",), "stock", "hand 0"), ("Anna", "Bert")) is None
    assert terminal.narrate(Event("end", -1), ("Anna", "Bert")) == "It's a draw."


def test_a_dealt_match_replays_from_its_words() -> None:
    rng = random.Random(5)
    match = Match(GAME, 4, {"draw": "manual"}, deal=Deal("sequence", bytes(32)))
    while not match.over:
        seat = rng.choice(match.waiting_for())
        match.play(seat, rng.choice(match.legal(seat)))
    again = Match(GAME, 4, {"draw": "manual"}, deal=match.deal)
    for ply in match.plies:
        if ply.seat != CHANCE:
            again.play(ply.seat, ply.word)
    assert again.record() == match.record()


def test_facts_tell_what_a_screen_needs() -> None:
    match = position("0001.... " + EMPTY[9:], "2D 9D", "3D 4D", options={"draw": "manual"})
    say(match, "9D a6")
    facts = match.view(0).facts()
    assert facts.phase == "turn"
    assert facts.turn == 1
    assert facts.waiting == (0, 1)
    assert facts.rights == (0,)
    assert facts.points == (0, 0)
    assert facts.hands == (1, 2)
    assert facts.stock == 48


def test_threats_are_three_chips_and_the_free_square_that_makes_them_four() -> None:
    """SQ 5: for screens, which know no rules."""
    match = position("000..... 1....... 1....... 1....... ........ ........", "5S 9D", "TD 4D")
    assert match.view(0).facts().threats == (
        Threat(0, ("a1", "b1", "c1"), "d1"),
        Threat(1, ("a2", "a3", "a4"), "a5"),
    )
    assert match.view(0).facts().placed == ""
    say(match, "9D a6")
    assert match.view(0).facts().placed == "a6"


def test_a_threat_that_would_share_two_chips_with_a_finished_line_is_none() -> None:
    """SQ 5.2"""
    match = position("0000.... " + EMPTY[9:], "5S 9D", "TD 4D", lines="a1-d1")
    assert match.view(0).facts().threats == ()


def test_a_threat_in_the_direction_of_a_finished_line_is_one_where_lines_share_in_any() -> None:
    """SQ 5.2"""
    board = "0000.00. " + EMPTY[9:]
    assert position(board, "6S", "TD", lines="a1-d1").view(0).facts().threats == ()
    threats = position(board, "6S", "TD", lines="a1-d1", options={"sharing": "any"}).view(0).facts().threats
    assert threats == (Threat(0, ("d1", "f1", "g1"), "e1"),)


def test_nothing_threatens_after_the_end() -> None:
    match = position("00000... 000..... " + EMPTY[18:], "QC", "TD", lines="b1-e1")
    say(match, "QC d2")
    assert match.over
    assert match.view(0).facts().threats == ()
