"""SEP for two, paragraph by paragraph."""

from dataclasses import replace

import pytest

from stammtisch.core.game import CHANCE, JUDGE, BadOption, Event
from stammtisch.core.match import IllegalMove, Match, actions_by_word
from stammtisch.core.rng import Rng
from stammtisch.games.sep import GAME
from stammtisch.games.sep.material import ALL_ACTIONS, CHOOSING
from stammtisch.games.sep.view import SepView

CARD = {GAME.word(card): card for card in range(52)}
QUIET = "AS | 3H | 5D | 7C | 9S | 2D"
"""A circle in which nothing connects and nothing pays."""


def mask(words: str) -> int:
    return sum(1 << CARD[word] for word in words.split())


def position(
    circle: str,
    *hands: str,
    reserve: str = "",
    discard: str = "",
    used: str = "",
    tokens: tuple[int, int] = (0, 0),
    mover: int = 0,
    stock: str | None = None,
    stocks: int = 1,
    turns: int = 0,
    renewed: str = "pays",
) -> Match:
    """A match in the middle of a game; cards that are not named are in the stock and in the action pile."""
    match = Match(GAME, 2, {"renewed": renewed})
    start = match.view(JUDGE)
    assert isinstance(start, SepView)
    stacks = tuple(tuple(CARD[word] for word in stack.split()) for stack in circle.split("|"))
    held = [mask(hand) for hand in hands]
    view = replace(
        start,
        phase=CHOOSING,
        mover=mover,
        due=0,
        turns=turns,
        tokens=tokens,
        middle=7 - sum(tokens),
        circle=stacks,
        reserve=tuple(CARD[word] for word in reserve.split()),
        discard=mask(discard),
        used=mask(used),
        stocks=stocks,
        origin=start.origin if stock is None else mask(stock),
        kept=tuple((ALL_ACTIONS,) * (hand & ALL_ACTIONS).bit_count() for hand in held),
        hands=tuple(held),
    )
    match.state = GAME.imagine(view, Rng(0))
    return match


def place(match: Match, name: str) -> list[str]:
    return list(match.view(JUDGE).places().get(name, ()))


def run(match: Match, *words: str) -> list[Event]:
    """Says the words one after the other, whoever's they are."""
    told: list[Event] = []
    for word in words:
        told += match.play(match.waiting_for()[0], word)
    return told


def dealt(circle: str, numbers: str, actions: str) -> Match:
    match = Match(GAME, 2)
    run(match, *circle.split(), *numbers.split(), *actions.split())
    return match


def legal(match: Match) -> list[str]:
    return match.legal(match.waiting_for()[0])


def test_there_are_forty_number_cards_twelve_action_cards_and_seven_tokens() -> None:
    """SE 1"""
    match = Match(GAME, 2)
    assert len(set(place(match, "stock"))) == 40
    assert {word[0] for word in place(match, "stock")} == set("A23456789T")
    assert sorted(place(match, "actions")) == sorted(rank + suit for rank in "JQK" for suit in "SHDC")
    assert place(match, "middle") == ["token"] * 7
    assert len(actions_by_word(GAME)) == GAME.actions


def test_two_players_have_no_options_of_the_solo_game() -> None:
    """SE 4, SE 7"""
    assert GAME.check(2, {}) == {"renewed": "pays"}
    with pytest.raises(BadOption, match="has no option 'solo_rounds'"):
        Match(GAME, 2, {"solo_rounds": 2})


def test_the_circle_is_laid_first_then_numbers_and_actions_are_dealt_in_turn() -> None:
    """SE 2"""
    match = dealt("6H 9H 8C 4D TS TH", "5S 5H 8S 9D", "QS JD JS JH")
    assert [place(match, f"place {number}") for number in range(1, 7)] == [
        [word] for word in ("6H", "9H", "8C", "4D", "TS", "TH")
    ]
    assert place(match, "hand 0") == ["5S", "8S"]
    assert place(match, "hand 1") == ["5H", "9D"]
    assert place(match, "actions 0") == ["JS", "QS"]
    assert place(match, "actions 1") == ["JH", "JD"]
    assert match.waiting_for() == [0]
    assert match.state.deck() == (0, 0)


def test_a_combination_in_the_first_circle_pays_nothing() -> None:
    """SE 2"""
    match = dealt("6H 7H 8H 6D 6S TH", "5S 5H 8S 9D", "QS JD JS JH")
    assert match.points() == [0, 0]


def test_a_turn_is_stock_reserve_or_action_and_then_passes_on() -> None:
    """SE 3"""
    match = position(QUIET, "4C 9D JH QH", "5C 8D JD QD", reserve="3D")
    assert legal(match) == ["action", "reserve", "stock"]
    run(match, "stock", "6S", "4C aside")
    assert match.waiting_for() == [1]
    run(match, "action", "KS", "JD on 3", "fill stock", "TC")
    assert match.waiting_for() == [0]


def test_the_reserve_may_be_taken_only_if_its_top_card_could_be_placed() -> None:
    """SE 3.1"""
    assert "reserve" in legal(position(QUIET, "4C 9D JH QH", "5C 8D JD QD", reserve="6C 3D"))
    assert "reserve" not in legal(position(QUIET, "4C 9D JH QH", "5C 8D JD QD", reserve="3D 8H"))
    assert "reserve" not in legal(position(QUIET, "4C 9D JH QH", "5C 8D JD QD"))


def test_a_card_taken_from_the_reserve_is_the_one_to_place() -> None:
    """SE 3.1: no other card, and not aside."""
    match = position(QUIET, "3C 9D JH QH", "5C 8D JD QD", reserve="6C 3D")
    run(match, "reserve")
    assert legal(match) == ["3D on 1", "3D on 3", "3D on 5"]
    assert place(match, "hand 0") == ["3C", "9D", "3D"]
    assert "3D" in match.view(1).places()["hand 0"]
    run(match, "3D on 5")
    assert place(match, "place 5") == ["9S", "3D"]
    assert place(match, "reserve") == ["6C"]


def test_after_a_draw_any_hand_card_may_be_placed_or_laid_aside() -> None:
    """SE 3.2"""
    match = position(QUIET, "3C 9D JH QH", "5C 8D JD QD")
    run(match, "stock", "7D")
    assert legal(match) == [
        "3C aside",
        "3C on 1",
        "3C on 3",
        "7D aside",
        "7D on 3",
        "7D on 5",
        "9D aside",
        "9D on 4",
        "9D on 6",
    ]
    run(match, "9D on 4")
    assert place(match, "place 4") == ["7C", "9D"]


@pytest.mark.parametrize(("before", "after"), [(2, 1), (0, 0)])
def test_a_card_laid_aside_goes_on_the_reserve_and_costs_a_token_if_there_is_one(before: int, after: int) -> None:
    """SE 3.2"""
    match = position(QUIET, "3C 9D JH QH", "5C 8D JD QD", reserve="6C", tokens=(before, 3))
    run(match, "stock", "7D", "3C aside")
    assert place(match, "reserve") == ["6C", "3C"]
    assert match.points() == [after, 3]
    assert len(place(match, "middle")) == 7 - after - 3


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("3S", "1 3"),  # the value of 3H
        ("4H", "1 3"),  # one above 3H
        ("2H", "1 3 5"),  # one below 3H, and the value of 2D
        ("TS", "2 4 6"),  # beside AS and 9S
        ("2S", "1 2 5 6"),  # above AS, and the value of 2D
        ("6C", "3 5"),  # one below 7C
        ("AC", "2 6"),  # the value of AS
        ("4C", ""),  # nothing: 5D and 3H are of other suits
    ],
)
def test_a_card_connects_with_a_neighbour_of_its_value_or_next_to_it_in_suit(card: str, places: str) -> None:
    """SE 3.3"""
    match = position(QUIET, "6S 8H JH QH", "5C 8D JD QD")
    run(match, "stock", card)
    assert [w[-1] for w in legal(match) if w.startswith(f"{card} on")] == places.split()


def test_the_ace_is_next_to_the_ten_and_to_the_two() -> None:
    """SE 3.3"""
    match = position("TH | 4C | 2H | 6S | 8D | 9C", "AH 3D JH QH", "5C 8S JD QD")
    run(match, "stock", "7S")
    assert [word for word in legal(match) if word.startswith("AH on")] == ["AH on 2", "AH on 4", "AH on 6"]


def test_a_stack_of_three_takes_no_card_and_a_covered_card_does_not_matter() -> None:
    """SE 3.3"""
    match = position("7H | 5S 2C 4S | 7D | 9C 7S | 3C | TH", "7C AD JH QH", "5C 8D JD QD")
    run(match, "stock", "6D")
    assert [word for word in legal(match) if word.startswith("7C on")] == [f"7C on {place}" for place in (3, 4, 5, 6)]


def test_covered_cards_stay_in_sight() -> None:
    """SE 3.3"""
    match = position("7H | 5S 2C 4S | 7D | 9C 7S | 3C | TH", "7C AD JH QH", "5C 8D JD QD")
    assert match.view(1).places()["place 2"] == ("5S", "2C", "4S")


def test_a_jack_takes_one_card_a_queen_two_and_a_king_a_stack_of_three() -> None:
    """SE 3.4"""
    match = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", "5C 8D JD QD")
    run(match, "action", "KH")
    assert legal(match) == ["JH on 1", "JH on 2", "JH on 3", "KH on 3", "QH on 2", "QH on 3"]
    for word, left, tokens in (("JH on 3", ["3D", "9C"], 0), ("QH on 3", ["3D"], 0), ("KH on 3", [], 1)):
        again = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", "5C 8D JD QD")
        run(again, "action", "KH", word)
        assert place(again, "place 3") == left
        assert again.points() == [tokens, 0]


def test_an_action_card_is_thrown_away_only_if_none_can_be_used_and_costs_a_token() -> None:
    """SE 3.4"""
    match = position("7H | 5S 4H | 3H | 6C | 3C | TC", "7C AD QC KC", "5C 8D JD QD", tokens=(1, 0))
    run(match, "action", "KH")
    assert legal(match) == ["KC away", "KH away", "QC away"]
    run(match, "KC away")
    assert match.points() == [0, 0]
    assert place(match, "used") == ["KC"]
    usable = position("7H | 5S 4H | 3H | 6C | 3C | TC", "7C AD QC KC", "5C 8D JD QD")
    run(usable, "action", "QH")
    assert legal(usable) == ["QH on 2"]


def test_the_king_earns_a_token() -> None:
    """SE 3.4"""
    match = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", "5C 8D JD QD")
    told = run(match, "action", "KH", "KH on 3")
    assert match.points() == [1, 0]
    assert [event.kind for event in told if event.kind in ("earn", "remove")] == ["earn", "remove"]


def test_removed_cards_are_discarded_and_used_action_cards_lie_in_sight() -> None:
    """SE 3.5"""
    match = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", "5C 8D JD QD")
    run(match, "action", "KD", "QH on 3")
    assert place(match, "discard") == ["8H", "9C"]
    assert match.view(1).places()["used"] == ("QH",)


def test_an_emptied_place_is_filled_before_anything_else() -> None:
    """SE 3.6: from the stock, or from the reserve if there is one; the card need not connect."""
    match = position(QUIET, "4C 9D JC QH", "5C 8D JD QD", reserve="TC 6H")
    run(match, "action", "KS", "JC on 4")
    assert match.waiting_for() == [0]
    assert legal(match) == ["fill reserve", "fill stock"]
    run(match, "fill reserve")
    assert place(match, "place 4") == ["6H"]
    assert place(match, "reserve") == ["TC"]
    assert match.waiting_for() == [1]


def test_a_lone_choice_of_filling_is_still_said() -> None:
    """SE 3.6"""
    match = position(QUIET, "4C 9D JC QH", "5C 8D JD QD")
    run(match, "action", "KS", "JC on 4")
    assert legal(match) == ["fill stock"]
    run(match, "fill stock")
    assert match.waiting_for() == [CHANCE]
    run(match, "8S")
    assert place(match, "place 4") == ["8S"]


@pytest.mark.parametrize(
    ("circle", "drawn", "word", "tokens"),
    [
        ("7H | 2C | 7D | 9C | 4C | TH", "7S", "7S on 2", 1),  # a set of three
        ("7H | 2C | 7D | 7C | 4C | TH", "7S", "7S on 2", 1),  # a fourth equal card
        ("5H | 2C | 6H | 9C | 4C | TS", "7H", "7H on 2", 1),  # a run of three
        ("5H | 2C | 6H | 8H | 9H | TS", "7H", "7H on 2", 1),  # a run of five
        ("5H | 2C | 6H | 8H | 9H | TH", "7H", "7H on 2", 2),  # a run of six
        ("TH | 2C | AH | 9S | 4C | 8S", "2H", "2H on 2", 1),  # T-A-2
        ("TH | 2C | 9H | 9S | 4C | 8S", "AH", "AH on 6", 1),  # 9-T-A
        ("7S | 2C | 7D | 5H | 6H | 9S", "7H", "7H on 2", 2),  # a set and a run
        ("7S | 7D | 2C | 4C | 6H | 9S", "7H", "7H on 2", 0),  # replaces one of two
        ("7S | 7C | 7D | 4C | 6H | 9S", "7H", "7H on 2", 1),  # replaces a card of a set of three
        ("5H | 9C | 6H | 9S | 4D | TS", "4S", "4S on 4", 0),  # two of a value
        ("TS | 4C | AH | 7H | 2C | 9C", "2H", "2H on 4", 0),  # T-A-2, but not of one suit
        ("5H | 6H | 7H | 2C | 9S | 2D", "2S", "2S on 5", 1),  # the run of hearts lay there already
    ],
)
def test_a_placed_card_pays_for_its_set_and_its_run(circle: str, drawn: str, word: str, tokens: int) -> None:
    """SE 4"""
    match = position(circle, "3C AD JH QH", "5C 8D JD QD")
    run(match, "stock", drawn, word)
    assert match.points() == [tokens, 0]


@pytest.mark.parametrize(
    ("circle", "drawn", "word", "tokens"),
    [
        ("7H | 2C | 7D | 9C | 4C | TH", "7S", "7S on 2", 1),  # a new set
        ("7H | 2C | 7D | 7C | 4C | TH", "7S", "7S on 2", 1),  # a fourth equal card
        ("7S | 7C | 7D | 4C | 6H | 9S", "7H", "7H on 2", 0),  # a seven on a seven among three
        ("5H | 2C | 6H | 8H | 9H | TS", "7H", "7H on 2", 1),  # two pairs become a run of five
        ("5H | 6H | 7H | 2C | 9S | 2D", "8H", "8H on 4", 1),  # a run grows
        ("7S | 7C | 7D | 5H | 6H | 9S", "7H", "7H on 2", 1),  # the set is not larger, the run is new
    ],
)
def test_where_renewed_pays_nothing_only_new_and_longer_combinations_pay(
    circle: str, drawn: str, word: str, tokens: int
) -> None:
    """SE 4: set and run are judged each by itself."""
    match = position(circle, "3C AD JH QH", "5C 8D JD QD", renewed="nothing")
    run(match, "stock", drawn, word)
    assert match.points() == [tokens, 0]


def test_where_renewed_pays_nothing_a_set_that_got_its_card_back_by_a_fill_pays() -> None:
    """SE 4: before the fill the place is empty; before an uncovering the card that goes still lies on top."""
    match = position("7H | 2C | 7D | 7C | 4C | TH", "3C AD JC QH", "5C 8D JD QD", renewed="nothing")
    run(match, "action", "KS", "JC on 4", "fill stock", "7S")
    assert match.points() == [1, 0]
    match = position("7H | 2C | 7D | 7S 7C | 4C | TH", "3C AD JC QH", "5C 8D JD QD", renewed="nothing")
    run(match, "action", "KS", "JC on 4")
    assert match.points() == [0, 0]
    match = position("7H | 2C | 7D | 7S 7C | 4C | TH", "3C AD JC QH", "5C 8D JD QD")
    run(match, "action", "KS", "JC on 4")
    assert match.points() == [1, 0]


def test_a_fill_pays() -> None:
    """SE 4"""
    match = position("7H | 2C | 7D | 9C | 4C | TH", "3C AD JC QH", "5C 8D JD QD")
    run(match, "action", "KS", "JC on 4", "fill stock", "7S")
    assert match.points() == [1, 0]


def test_a_combination_that_only_shrank_pays_nothing() -> None:
    """SE 4"""
    match = position("5H | 6H | 7H | 9C 8H | TS | 3D", "3C AD JH QS", "5C 8D JD QD")
    run(match, "action", "KS", "JH on 4")
    assert match.points() == [0, 0]


def test_the_jack_of_hearts_uncovers_the_eight_of_diamonds_for_a_run_of_five() -> None:
    """SE 4: the rulebook's example."""
    match = position("4D | 5D | 6D | 7D | 8D 8H | TS", "3C AS JH QS", "5C 9D JD QD")
    told = run(match, "action", "KS", "JH on 5")
    assert match.points() == [1, 0]
    assert [event.amount for event in told if event.kind == "run"] == [5]
    assert [event.pieces[0] for event in told if event.kind == "lit"] == ["4D", "5D", "6D", "7D", "8D"]


def test_the_king_of_clubs_takes_the_stack_under_the_eight_of_clubs() -> None:
    """SE 3.4: the rulebook's example."""
    match = position("4D | 5S | 9H 9C 8C | 7D | 2H | TS", "3C AS KC QS", "5C 9D JD QD")
    run(match, "action", "KS", "KC on 3")
    assert match.points() == [1, 0]
    assert legal(match) == ["fill stock"]
    assert place(match, "discard") == ["8C", "9H", "9C"]


def test_tokens_come_from_the_opponent_when_the_middle_is_empty() -> None:
    """SE 5"""
    match = position("7H | 2C | 7D | 9C | 4C | TH", "3C AD JH QH", "5C 8D JD QD", tokens=(3, 4))
    told = run(match, "stock", "7S", "7S on 2")
    assert match.points() == [4, 3]
    assert [event.source for event in told if event.kind == "earn"] == ["tokens 1"]


def test_two_due_and_one_in_the_middle_come_one_from_each() -> None:
    """SE 5"""
    match = position("5H | 2C | 6H | 8H | 9H | TH", "3C AD JC QC", "5C 8D JD QD", tokens=(2, 4))
    told = run(match, "stock", "7H", "7H on 2")
    assert match.points() == [4, 3]
    assert [event.source for event in told if event.kind == "earn"] == ["middle", "tokens 1"]


def test_seven_tokens_win_in_the_middle_of_a_turn() -> None:
    """SE 5: the king's token wins before its cards go, and before a fill."""
    match = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", "5C 8D JD QD", tokens=(6, 1))
    run(match, "action", "KH", "KH on 3")
    assert match.over
    assert match.points() == [7, 0]
    assert match.winners() == [0]
    assert (match.state.round, match.state.utility(0), match.state.utility(1)) == (1, 1.0, 0.0)


def test_no_more_than_seven_tokens_are_taken() -> None:
    """SE 5"""
    match = position("5H | 2C | 6H | 8H | 9H | TH", "3C AD JC QC", "5C 8D JD QD", tokens=(6, 0))
    run(match, "stock", "7H", "7H on 2")
    assert match.points() == [7, 0]
    assert match.over


def test_all_action_cards_are_shuffled_when_one_is_wanted_and_none_is_left() -> None:
    """SE 6, SE 6.1: those in the hands too; two for each, the seat to move first, then one more for it."""
    used = "JS JH JD JC QS QH QD QC"
    match = position(QUIET, "4C 9D KS KH", "5C 8D KD KC", used=used, mover=1)
    run(match, "action")
    assert match.state.deck() == (1, 1)
    assert sorted(legal(match)) == sorted([*used.split(), "KS", "KH", "KD", "KC"])
    run(match, "JS", "QS", "JC", "QC", "KD")
    assert place(match, "actions 1") == ["JS", "JC", "KD"]
    assert place(match, "actions 0") == ["QS", "QC"]
    assert place(match, "used") == []
    assert match.waiting_for() == [1]


def test_an_empty_stock_is_made_anew_from_discard_and_reserve_when_a_card_is_needed() -> None:
    """SE 6.2"""
    match = position(QUIET, "4C 9D JH QH", "5C 8D JD QD", reserve="3C 6C", discard="TH TD", stock="4C 9D")
    assert place(match, "stock") == []
    run(match, "stock")
    assert legal(match) == ["3C", "6C", "TD", "TH"]
    assert match.state.deck() == (0, 1)
    assert place(match, "reserve") == place(match, "discard") == []


def test_a_fill_can_need_a_new_stock_with_the_cards_just_removed() -> None:
    """SE 6.2, SE 3.5"""
    match = position(QUIET, "4C 9D JC QH", "5C 8D JD QD", discard="TH TD", stock="4C 9D")
    run(match, "action", "KS", "JC on 4", "fill stock")
    assert legal(match) == ["7C", "TD", "TH"]


@pytest.mark.parametrize(("tokens", "winner"), [((2, 1), 0), ((0, 1), 1)])
def test_the_game_ends_after_the_turn_that_empties_the_third_stock(tokens: tuple[int, int], winner: int) -> None:
    """SE 6.3"""
    match = position(QUIET, "4C 7D JH QH", "5C 8D JD QD", stocks=3, stock="6S", discard="TH TD", tokens=tokens)
    run(match, "stock", "6S")
    assert not match.over
    run(match, "7D on 3")
    assert match.waiting_for() == []
    assert match.winners() == [winner]


def test_an_empty_second_stock_does_not_end_the_game() -> None:
    """SE 6.2, SE 6.3"""
    match = position(QUIET, "4C 7D JH QH", "5C 8D JD QD", stocks=2, stock="6S", discard="TH TD", tokens=(1, 0))
    run(match, "stock", "6S", "7D on 3", "stock")
    assert legal(match) == ["TD", "TH"]


def test_equal_tokens_go_on_with_a_new_stock_until_somebody_is_ahead_after_a_turn() -> None:
    """SE 6.3"""
    match = position(QUIET, "4C 7D JH QH", "5C 8D JD QD", stocks=3, stock="6S", discard="TH", reserve="9D")
    told = run(match, "stock", "6S", "7D on 3")
    assert "tied" in [event.kind for event in told]
    assert place(match, "stock") == ["9D", "TH"]
    run(match, "stock", "TH", "TH aside", "stock", "9D", "9D aside")
    assert not match.over
    assert place(match, "stock") == ["9D", "TH"]
    run(match, "action", "KS", "JD on 6", "fill stock", "TH")
    assert not match.over
    ahead = position("7H | 2C | 7D | 9C | 4C | TH", "7S AD JH QH", "5C 8D JD QD", stocks=4, stock="6S 8S")
    run(ahead, "stock", "6S", "7S on 2")
    assert ahead.over
    assert ahead.winners() == [0]


def test_a_place_that_cannot_be_filled_stays_empty() -> None:
    """SE 6.3, SE 3.3: no card is placed on it and none connects with it; the real game has too many cards for that."""
    match = position(QUIET, "4C 9D JC QH", "5C 8C JD QD", stocks=3, stock="")
    run(match, "action", "KS", "JC on 4")
    assert place(match, "place 4") == []
    assert match.waiting_for() == [1]
    assert match.winners() == []
    run(match, "stock", "7C")
    assert [word for word in legal(match) if " on " in word] == ["5C on 2"]


@pytest.mark.parametrize(("tokens", "winners"), [((1, 1), []), ((1, 2), [1]), ((3, 2), [0])])
def test_the_three_hundredth_turn_is_the_last(tokens: tuple[int, int], winners: list[int]) -> None:
    """SE 6.4"""
    match = position(QUIET, "4C 9D JH QH", "5C 8D JD QD", tokens=tokens, turns=298)
    run(match, "stock", "TH", "9D on 4")
    assert not match.over
    run(match, "stock", "8H", "8D on 5")
    assert match.waiting_for() == []
    assert match.points() == list(tokens)
    assert match.winners() == winners


def test_stubborn_players_who_only_lay_aside_end_in_a_draw() -> None:
    """SE 6.4"""
    match = Match(GAME, 2)
    rng = Rng(7)
    turns = 0
    while not match.over:
        seat = match.waiting_for()[0]
        words = legal(match)
        asides = [word for word in words if word == "stock" or word.endswith("aside")] or words
        word = asides[rng.below(len(asides))]
        turns += word == "stock" and seat != CHANCE
        match.play(seat, word)
    assert turns == 300
    assert (match.points(), match.winners(), match.state.utility(0)) == ([0, 0], [], 0.5)


def test_illegal_words_are_refused_with_what_would_be_legal() -> None:
    """SE 3"""
    match = position(QUIET, "4C 9D JH QH", "5C 8D JD QD")
    with pytest.raises(IllegalMove, match="legal: action, stock"):
        match.play(0, "reserve")
