"""The rules of Seven Seals, paragraph by paragraph."""

import pytest
from seals_table import (
    deal,
    deck,
    filled,
    finish,
    hands_for,
    kinds,
    points_by_round,
    pool,
    predict,
    say,
    seals,
    sweep,
    table,
    trick,
)

from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import CHANCE, WATCHER, BadOption, BadSeats, Value
from stammtisch.core.match import IllegalMove, Match
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals import GAME
from stammtisch.games.seven_seals.facts import SevenSealsFacts
from stammtisch.games.seven_seals.material import standing
from stammtisch.games.seven_seals.view import SevenSealsView

SEALS = "r r r r r y y y g g g b b b p p p w w w w black black black black black black"

# Material and deal


@pytest.mark.parametrize(("seats", "highest"), [(3, 9), (4, 12), (5, 15)])
def test_the_more_play_the_higher_the_cards_go(seats: int, highest: int) -> None:
    """SS 1"""
    cards = Match(GAME, seats).legal(CHANCE)
    assert cards == sorted(f"{colour}{value}" for colour in "rygbp" for value in range(1, highest + 1))


def test_the_pool_begins_with_27_seals_and_the_saboteur() -> None:
    """SS 1"""
    assert pool(table()) == f"saboteur {SEALS}"


@pytest.mark.parametrize("seats", [2, 6])
def test_fewer_than_three_or_more_than_five_do_not_play(seats: int) -> None:
    """SS 1"""
    with pytest.raises(BadSeats, match="played with 3, 4 or 5 seats"):
        Match(GAME, seats)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_whole_deck_is_dealt_card_by_card_from_the_left_of_the_dealer(seats: int) -> None:
    """SS 2"""
    match = Match(GAME, seats)
    receivers = [match.play(CHANCE, card)[0].target for card in deck(seats)]
    assert receivers == [f"hand {seat}" for _ in range(15) for seat in range(seats)]
    assert match.waiting_for() == [0]


def test_the_deal_passes_to_the_left() -> None:
    """SS 2, SS 7"""
    match = Match(GAME, 4)
    dealers = []
    for first in range(4):
        dealers.append(match.view(WATCHER).facts().dealer)
        deal(match, {})
        assert match.waiting_for() == [first]
        finish(match)
    assert dealers == [3, 0, 1, 2]
    assert match.view(WATCHER).facts().dealer == 2


# Prediction


def test_each_seat_predicts_once_clockwise_from_the_left_of_the_dealer() -> None:
    """SS 3"""
    match = table()
    for seat in range(4):
        assert match.waiting_for() == [seat]
        say(match, seat, "take r", "done")
    assert match.waiting_for() == [0]
    assert "r1" in match.legal(0)


def test_the_first_word_may_be_a_seal_the_saboteur_or_done() -> None:
    """SS 3, SS 3.1, SS 3.2, SS 3.3: and neither a white nor a black seal"""
    assert table().legal(0) == ["done", "saboteur", "take b", "take g", "take p", "take r", "take y"]


def test_taking_the_saboteur_ends_the_turn() -> None:
    """SS 3.1"""
    match = table()
    events = say(match, 0, "saboteur")
    assert kinds(events) == ["saboteur"]
    assert match.waiting_for() == [1]
    assert seals(match, 0) == "saboteur"


def test_only_one_seat_can_take_the_saboteur() -> None:
    """SS 3.1"""
    match = table()
    say(match, 0, "saboteur")
    for seat in (1, 2, 3):
        assert "saboteur" not in match.legal(seat)
        say(match, seat, "done")


def test_the_saboteur_cannot_be_taken_after_a_seal_but_the_next_seat_may_take_him() -> None:
    """SS 3.1"""
    match = table()
    say(match, 0, "take r")
    assert "saboteur" not in match.legal(0)
    say(match, 0, "done")
    assert "saboteur" in match.legal(1)


def test_the_saboteur_cannot_be_taken_after_a_seal_from_another_seat() -> None:
    """SS 3.1"""
    match = table()
    predict(match, "bbb")
    say(match, 1, "take b from 0")
    assert "saboteur" not in match.legal(1)


def test_nobody_has_to_take_the_saboteur() -> None:
    """SS 3.1"""
    match = table(length="single")
    predict(match, "r", "r", "r", "r")
    assert "saboteur" in pool(match)
    finish(match)
    assert "saboteur" in pool(match)


def test_no_seal_at_all_is_a_prediction_too() -> None:
    """SS 3.2"""
    match = table()
    [event] = say(match, 0, "done")
    assert (event.kind, event.amount) == ("predict", 0)
    assert match.waiting_for() == [1]


def test_seals_are_taken_one_by_one_while_the_pool_has_the_colour() -> None:
    """SS 3.2"""
    match = table()
    say(match, 0, "take y", "take y", "take y")
    assert match.legal(0) == ["done", "take b", "take g", "take p", "take r"]
    [event] = say(match, 0, "done")
    assert event.amount == 3
    assert seals(match, 0) == "y y y"


def test_a_seal_can_be_taken_from_another_seat_only_when_the_pool_has_none_of_its_colour() -> None:
    """SS 3.2"""
    match = table()
    predict(match, "yy")
    assert "take y from 0" not in match.legal(1)
    say(match, 1, "take y")
    assert match.legal(1) == ["done", "take b", "take g", "take p", "take r", "take y from 0"]


def test_a_seal_can_be_taken_from_any_other_seat_that_holds_one_but_not_from_oneself() -> None:
    """SS 3.2"""
    match = table()
    predict(match, "y", "yr", "r")
    say(match, 3, "take y")
    assert [word for word in match.legal(3) if "from" in word] == ["take y from 0", "take y from 1"]


def test_the_robbed_seat_gets_a_white_seal_at_once() -> None:
    """SS 3.2"""
    match = table()
    predict(match, "ppp")
    events = say(match, 1, "take p from 0")
    assert [(event.kind, event.seat, event.pieces, event.source, event.target) for event in events] == [
        ("take", 1, ("seal p",), "seals 0", "seals 1"),
        ("compensate", 0, ("seal w",), "pool", "seals 0"),
    ]
    assert (seals(match, 0), seals(match, 1)) == ("p p w", "p")
    assert pool(match).count("w") == 3


def test_white_and_black_seals_are_never_taken_by_prediction() -> None:
    """SS 3.3"""
    words = {GAME.word(action) for action in range(GAME.actions)}
    assert not {"take w", "take black"} & words
    match = table()
    predict(match, "yyy", "y0")
    assert "w" in seals(match, 0)
    assert not [word for word in match.legal(2) if word.startswith("take w")]


def test_nothing_can_be_taken_from_a_player_when_no_white_seal_is_left() -> None:
    """SS 3.4"""
    match = table()
    predict(match, "yyyggg")
    say(match, 1, "take y from 0", "take y from 0", "take y from 0")
    assert "take g from 0" in match.legal(1)
    say(match, 1, "take g from 0")
    assert seals(match, 0) == "g g w w w w"
    assert match.legal(1) == ["done", "take b", "take p", "take r"]


def test_only_the_supply_limits_a_prediction() -> None:
    """SS 3.4: 17 coloured seals and four robberies are the most that can be said"""
    match = table()
    predict(match, "rrrrryyygggbbbppp")
    say(match, 1, "take r from 0", "take y from 0", "take g from 0", "take b from 0")
    assert match.legal(1) == ["done"]


def test_a_robbed_seat_does_not_predict_again() -> None:
    """SS 3.4"""
    match = table()
    predict(match, "bbb", "b0", "", "b1b0")
    assert (seals(match, 0), seals(match, 1)) == ("b w w", "w")
    assert match.legal(0)[0] == "b1"


# Tricks


def test_the_left_of_the_dealer_leads_the_first_trick_and_then_each_winner() -> None:
    """SS 4"""
    match = table(hands={0: "g3", 1: "g9", 2: "g12", 3: "g1"})
    predict(match, "", "", "", "")
    trick(match, 0, "g3 g9 g12 g1")
    assert match.waiting_for() == [2]
    assert len(match.legal(2)) == 14


def test_everybody_must_follow_the_led_colour() -> None:
    """SS 4"""
    match = table(hands={0: "b5", 1: "b2 b11 -b"})
    predict(match, "", "", "", "")
    say(match, 0, "b5")
    assert match.legal(1) == ["b11", "b2"]
    with pytest.raises(IllegalMove, match="seat 1 may not say 'r1' now; legal: b11, b2"):
        say(match, 1, "r1")


def test_the_saboteur_must_follow_too() -> None:
    """SS 4"""
    match = table(hands={0: "b5", 1: "b2 b11 -b"})
    predict(match, "", "saboteur", "", "")
    say(match, 0, "b5")
    assert match.legal(1) == ["b11", "b2"]


def test_who_cannot_follow_may_play_anything() -> None:
    """SS 4"""
    hands = {0: "b5", 1: "-b"}
    match = table(hands=hands)
    predict(match, "", "", "", "")
    say(match, 0, "b5")
    assert match.legal(1) == sorted(filled(4, hands)[1])


def test_who_did_not_follow_is_known_to_be_out_of_the_colour() -> None:
    """SS 4"""
    match = table(hands={0: "b5", 1: "g7 -b"})
    predict(match, "", "", "", "")
    trick(match, 0, "b5 g7")
    assert match.view(WATCHER).facts().out_of == ("", "b", "", "")


def test_everybody_sees_who_is_winning_a_trick() -> None:
    """SS 4"""
    match = table(hands={0: "b5", 1: "b9 -b", 2: "r1 -b", 3: "g12 -b"})
    predict(match, "", "", "", "")
    winning = []
    for seat, card in enumerate(["b5", "b9", "r1"]):
        match.play(seat, card)
        winning.append(match.view(WATCHER).facts().winning)
    assert winning == [0, 1, 2]
    match.play(3, "g12")
    facts = match.view(WATCHER).facts()
    assert (facts.winning, facts.last_winner) == (None, 2)


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("g3 g9 g12 g1", 2),
        ("g3 b12 p12 y12", 0),
        ("g12 r1 g11 g10", 1),
        ("g12 r2 r1 r10", 3),
        ("r2 r11 g12 r9", 1),
        ("r1 g12 b12 p12", 0),
        ("g3 y12 g4 p11", 2),
    ],
)
def test_the_highest_red_wins_and_without_red_the_highest_of_the_led_colour(cards: str, winner: int) -> None:
    """SS 4"""
    match = table(hands=hands_for(cards))
    predict(match, "", "", "", "")
    events = trick(match, 0, cards)
    assert [event.seat for event in events if event.kind == "win"] == [winner]


# Returning a seal


def returning(cards: str, prediction: str, seat: int = 1) -> Match:
    """A trick led by seat 0, which that seat wins after predicting so; of three blue seals it is robbed of one."""
    match = table(hands=hands_for(cards))
    predictions = ["", "", "", ""]
    predictions[seat] = prediction
    if prediction.count("b") == 3:
        predictions[seat + 1] = f"b{seat}"
    predict(match, *predictions)
    trick(match, 0, cards)
    return match


def test_the_winner_returns_a_seal_of_the_led_colour_or_a_white_one() -> None:
    """SS 5, SS 5.1: red does not fit if no red card won"""
    match = returning("g3 g9 g2 g1", "grbbb")
    assert seals(match, 1) == "r g b b w"
    assert match.legal(1) == ["return g", "return w"]


def test_the_winner_of_a_trumped_trick_may_return_red_or_the_led_colour_or_white() -> None:
    """SS 5.1"""
    match = returning("g3 r9 g2 g1", "grbbb")
    assert match.legal(1) == ["return g", "return r", "return w"]


def test_the_winner_of_a_trick_led_in_red_may_return_only_red_or_white() -> None:
    """SS 5.1"""
    match = returning("r3 r9 r2 r1", "grbbb")
    assert match.legal(1) == ["return r", "return w"]


def test_whoever_overtrumps_returns_the_seal() -> None:
    """SS 5.1"""
    match = returning("g3 r2 r9 g1", "rg", seat=2)
    assert match.waiting_for() == [2]
    assert match.legal(2) == ["return g", "return r"]


def test_a_returned_seal_goes_back_to_the_pool_and_the_winner_leads() -> None:
    """SS 5.2"""
    match = returning("g3 r9 g2 g1", "gr")
    [event] = say(match, 1, "return r")
    assert (event.pieces, event.source, event.target) == (("seal r",), "seals 1", "pool")
    assert seals(match, 1) == "g"
    assert pool(match) == "saboteur " + SEALS.replace("g ", "", 1)
    assert match.waiting_for() == [1]
    assert len(match.legal(1)) == 14


def test_a_lone_choice_is_still_said() -> None:
    """SS 5.2"""
    match = returning("g3 g9 g2 g1", "g")
    assert match.waiting_for() == [1]
    assert match.legal(1) == ["return g"]


def test_a_white_seal_must_be_returned_if_nothing_else_fits() -> None:
    """SS 5.2: no black one may be taken instead"""
    match = returning("g3 g9 g2 g1", "bbb")
    assert match.legal(1) == ["return w"]
    say(match, 1, "return w")
    assert seals(match, 1) == "b b"


def test_the_winner_without_a_fitting_seal_takes_a_black_one() -> None:
    """SS 5.3: automatic"""
    match = returning("g3 g9 g2 g1", "ry")
    assert seals(match, 1) == "r y black"
    assert match.waiting_for() == [1]
    assert len(match.legal(1)) == 14


def test_nothing_happens_when_the_six_black_seals_are_out() -> None:
    """SS 5.3"""
    match = Match(GAME, 5, {"length": "single"})
    sweep(match, "done")
    assert seals(match, 0) == "black " * 5 + "black"
    told = [event.kind for event in match.events(WATCHER) if event.kind in ("black", "spared")]
    assert told == ["black"] * 6 + ["spared"] * 9


def test_the_saboteur_neither_returns_nor_takes_a_seal() -> None:
    """SS 5.4"""
    match = Match(GAME, 4, {"length": "single"})
    sweep(match)
    assert seals(match, 0) == "saboteur"
    assert match.view(WATCHER).facts().tricks_won == (15, 0, 0, 0)
    assert not {"return", "black", "spared"} & {*kinds(match.events(WATCHER))}


# Points and length


def test_a_coloured_seal_counts_two_a_black_one_three_and_a_white_one_four() -> None:
    """SS 6"""
    match = Match(GAME, 5, {"length": "single"})
    deal(match, {0: " ".join(f"r{value}" for value in range(1, 16))})
    predict(match, "saboteur", "yyyg", "y1b", "", "")
    finish(match)
    assert [seals(match, seat) for seat in range(1, 5)] == ["y y g w", "y b", "", ""]
    assert match.points() == [4, 10, 4, 0, 0]


def six_blacks(**options: Value) -> Match:
    """A round in which the saboteur on seat 0 holds the lowest cards and the others take all black seals."""
    match = table(4, {0: " ".join(f"{colour}{value}" for colour in "rygbp" for value in (1, 2, 3))}, **options)
    predict(match, "saboteur", "", "", "")
    finish(match)
    assert sum(event.kind == "black" for event in match.events(WATCHER)) == 6
    return match


def test_the_saboteur_never_gets_below_zero() -> None:
    """SS 6, SS 6.1"""
    assert six_blacks(length="single").points()[0] == 0
    assert six_blacks(length="single", saboteur_points=5).points()[0] == 0


def test_the_black_mage_gets_minus_two_for_six_black_seals() -> None:
    """SS 6, SS 6.2: the French example"""
    assert six_blacks(length="single", edition="black-mage").points()[0] == -2
    assert six_blacks(length="single", edition="black-mage", saboteur_points=5).points()[0] == -1


@pytest.mark.parametrize("edition", ["saboteur", "black-mage"])
@pytest.mark.parametrize("start", [4, 5])
def test_the_saboteur_gets_all_his_points_if_nobody_has_a_black_seal(start: int, edition: str) -> None:
    """SS 6, SS 6.1, SS 6.2"""
    match = Match(GAME, 4, {"length": "single", "saboteur_points": start, "edition": edition})
    sweep(match)
    assert match.points() == [start, 0, 0, 0]


@pytest.mark.parametrize(
    ("seats", "length", "rounds"),
    [(3, "standard", 6), (4, "standard", 4), (5, "standard", 5), (4, "long", 8), (5, "long", 10)]
    + [(seats, "single", 1) for seats in (3, 4, 5)],
)
def test_the_number_of_rounds(seats: int, length: str, rounds: int) -> None:
    """SS 7"""
    match = Match(GAME, seats, {"length": length})
    while not match.over:
        sweep(match)
    assert len(points_by_round(match)) == rounds
    assert match.view(WATCHER).facts().round == rounds


def sabotaged(match: Match) -> list[int]:
    """By round what the saboteur gets if nobody takes a black seal."""
    while not match.over:
        sweep(match)
    return [max(line) for line in points_by_round(match)]


@pytest.mark.parametrize(
    ("seats", "length", "points"),
    [
        (3, "standard", [4, 4, 4, 5, 5, 5]),
        (4, "long", [4] * 4 + [5] * 4),
        (5, "standard", [4, 4, 4, 5, 5]),
        (5, "single", [4]),
    ],
)
def test_rising_the_saboteur_starts_from_five_in_the_second_half(seats: int, length: str, points: list[int]) -> None:
    """SS 6: from the round r, counted from 0, with 2r at least the number of rounds."""
    assert sabotaged(Match(GAME, seats, {"length": length, "saboteur_points": "rising"})) == points


@pytest.mark.parametrize("start", [4, 5])
def test_a_long_game_does_not_rise_unless_the_table_wants_it(start: int) -> None:
    """SS 6, SS 7"""
    assert sabotaged(Match(GAME, 4, {"length": "long", "saboteur_points": start})) == [start] * 8


@pytest.mark.parametrize("start", [4, 5])
@pytest.mark.parametrize("seats", [4, 5])
def test_by_rules_1_a_long_game_rises_whatever_the_option_says(seats: int, start: int) -> None:
    """SS 7: kept for matches that began under them."""
    match = Match(GAME.versions[1], seats, {"length": "long", "saboteur_points": start})
    assert sabotaged(match) == [start] * seats + [5] * seats
    with pytest.raises(BadOption, match="saboteur_points must be 4 or 5, not rising"):
        Match(GAME.versions[1], seats, {"saboteur_points": "rising"})


def test_three_have_no_long_game() -> None:
    """SS 7"""
    with pytest.raises(BadOption, match="length must be standard or single, not long"):
        Match(GAME, 3, {"length": "long"})


@pytest.mark.parametrize(("option", "value"), [("saboteur_points", 7), ("edition", "french"), ("length", "short")])
def test_an_option_names_the_values_it_takes(option: str, value: Value) -> None:
    """SS 6, SS 7"""
    with pytest.raises(BadOption, match=f"{option} must be .* or .*, not {value}"):
        Match(GAME, 4, {option: value})


def test_everything_goes_back_before_the_next_round() -> None:
    """SS 7"""
    match = six_blacks()
    assert pool(match) == f"saboteur {SEALS}"
    assert [seals(match, seat) for seat in range(4)] == [""] * 4
    assert match.legal(CHANCE) == sorted(deck(4))
    assert match.view(WATCHER).facts().out_of == ("",) * 4


def test_fewest_points_win_and_equal_players_share_the_win() -> None:
    """SS 7: the openers sweep, seats 1 and 3 as the saboteur, the others without a word of warning"""
    match = Match(GAME, 4)
    for word in ("done", "saboteur", "done", "saboteur"):
        assert match.winners() == []
        sweep(match, word)
    assert match.points() == [18, 4, 18, 4]
    assert match.winners() == [1, 3]
    assert [(event.seat, event.amount) for event in match.events(WATCHER) if event.kind == "end"] == [(1, 4), (3, 4)]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_no_round_is_longer_than_the_bound(seats: int) -> None:
    """SS 7: 31 plies for each seat and 36"""
    for seed in range(20):
        rng = Rng(seed)
        match = table(seats, length="single")
        predict(match, "rrrrryyygggbbbppp", "r0y0g0b0", *[""] * (seats - 2))
        while not match.over:
            [seat] = match.waiting_for()
            match.play(seat, match.legal(seat)[rng.below(len(match.legal(seat)))])
        assert 31 * seats + 21 <= len(match.plies) <= 31 * seats + 36


@pytest.mark.parametrize("edition", ["saboteur", "black-mage"])
def test_what_everybody_would_pay_is_known_all_along_and_is_what_the_round_costs(edition: str) -> None:
    """SS 6, SS 6.1, SS 6.2"""
    options: dict[str, Value] = {"edition": edition, "saboteur_points": "rising"}
    match = Match(GAME, 4, options, deal=Deal("due", seed_bytes(1)))
    rng = Rng("due")
    due: tuple[int, ...] = ()
    lines: list[tuple[int, ...]] = []
    while not match.over:
        [seat] = match.waiting_for()
        legal = match.legal(seat)
        for event in match.play(seat, legal[rng.below(len(legal))]):
            due = event.facts.get("due", due)  # type: ignore[assignment]
            if event.kind == "score":
                assert event.amount == due[event.seat]
        facts = facts_of(match)
        assert facts.due == due or not due
        lines = [*facts.sheet]
    assert len(lines) == 4


def test_the_saboteur_starts_from_what_was_agreed_on_for_the_round() -> None:
    """SS 6"""
    match = table(saboteur_points="rising")
    starts = [facts_of(match).saboteur_starts]
    for _ in range(3):
        predict(match, "", "", "", "")
        finish(match)
        deal(match, {})
        starts.append(facts_of(match).saboteur_starts)
    assert starts == [4, 4, 5, 5]


def test_everybody_is_told_which_colour_is_trump_and_what_a_seal_costs() -> None:
    """SS 4, SS 6"""
    facts = facts_of(table())
    assert facts.trump == "r"
    assert (facts.costs.colour, facts.costs.white, facts.costs.black) == (2, 4, 3)


def test_the_standing_counts_places_from_the_fewest_points_and_shares_them() -> None:
    """SS 7"""
    assert standing([7, 3, 9, 3]) == (3, 1, 4, 1)


def facts_of(match: Match) -> SevenSealsFacts:
    """What a spectator is told."""
    view = match.view(WATCHER)
    assert isinstance(view, SevenSealsView)
    return view.facts()
