"""SEP alone, paragraph by paragraph, and SEP on the terminal."""

from dataclasses import replace

import pytest

from stammtisch.core.game import CHANCE, JUDGE, WATCHER, BadOption, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sep import GAME
from stammtisch.games.sep.material import ALL_ACTIONS, ALL_NUMBERS, CHOOSING
from stammtisch.games.sep.rules import Sep
from stammtisch.games.sep.terminal import draw, narrate
from stammtisch.games.sep.view import SepView

CARD = {GAME.word(card): card for card in range(52)}
QUIET = "AS | 3H | 5D | 7C | 9S | 2D"
"""A circle in which nothing connects and nothing pays."""


def mask(words: str) -> int:
    return sum(1 << CARD[word] for word in words.split())


def position(
    circle: str,
    hand: str,
    *,
    discard: str = "",
    used: str = "",
    tokens: int = 0,
    stock: str | None = None,
    stocks: int = 1,
    number: int = 0,
    total: int = 0,
    **options: Value,
) -> Match:
    """A match in the middle of a round; cards that are not named are in the stock and in the action pile."""
    match = Match(GAME, 1, options)
    start = match.view(JUDGE)
    assert isinstance(start, SepView)
    view = replace(
        start,
        round=number,
        total=total,
        phase=CHOOSING,
        due=0,
        tokens=(tokens,),
        middle=7 - tokens,
        circle=tuple(tuple(CARD[word] for word in stack.split()) for stack in circle.split("|")),
        discard=mask(discard),
        used=mask(used),
        stocks=stocks,
        origin=start.origin if stock is None else mask(stock),
        kept=((ALL_ACTIONS,) * (mask(hand) & ALL_ACTIONS).bit_count(),),
        hands=(mask(hand),),
        numbers_kept=(ALL_NUMBERS,) * 2 if options.get("solo_aside") == "free" else (),
    )
    match.state = GAME.imagine(view, Rng(0))
    return match


def run(match: Match, *words: str) -> None:
    """Says the words one after the other, whoever's they are."""
    for word in words:
        match.play(match.waiting_for()[0], word)


def legal(match: Match) -> list[str]:
    return match.legal(match.waiting_for()[0])


def place(match: Match, name: str) -> list[str]:
    return list(match.view(JUDGE).places().get(name, ()))


def test_one_player_gets_two_number_cards_and_two_action_cards() -> None:
    """SE 7, SE 2"""
    match = Match(GAME, 1)
    run(match, "6H", "9H", "8C", "4D", "TS", "TH", "5S", "5H", "QS", "JD")
    assert place(match, "hand 0") == ["5S", "5H"]
    assert place(match, "actions 0") == ["JD", "QS"]
    assert legal(match) == ["action", "stock"]


def test_there_is_no_reserve_and_a_card_laid_aside_is_discarded_and_costs_a_token() -> None:
    """SE 7.1"""
    match = position(QUIET, "4C 9D JH QH", tokens=2)
    run(match, "stock", "3C", "3C aside")
    assert place(match, "discard") == ["3C"]
    assert place(match, "reserve") == []
    assert len(place(match, "tokens 0")) == 1
    assert legal(match) == ["action", "stock"]


def test_a_free_aside_costs_nothing_and_is_allowed_only_where_no_card_can_be_placed() -> None:
    """SE 7.1"""
    match = position(QUIET, "4C 8H JH QH", tokens=2, solo_aside="free")
    run(match, "stock", "6S")
    assert legal(match) == ["4C aside", "6S aside", "8H aside"]
    run(match, "6S aside")
    assert place(match, "discard") == ["6S"]
    assert len(place(match, "tokens 0")) == 2
    run(match, "stock", "3C")
    assert legal(match) == ["3C on 1", "3C on 3"]


def test_where_aside_is_free_an_action_card_thrown_away_still_costs_a_token() -> None:
    """SE 7.1, SE 3.4"""
    match = position("AS | 3S | 5S | 7S | 9S | 2D", "4C 9D QH KH", tokens=2, solo_aside="free")
    run(match, "action", "JC", "JC away")
    assert len(place(match, "tokens 0")) == 1


def test_a_free_aside_tells_those_who_watch_that_no_card_fitted() -> None:
    """SE 7.1: an imagined hand has none that could have been placed."""
    match = position(QUIET, "4C 8H JH QH", solo_aside="free")
    run(match, "stock", "6S", "6S aside")
    truth = match.state
    assert isinstance(truth, Sep)
    view = match.view(WATCHER)
    for seed in range(200):
        world = GAME.imagine(view, Rng(seed))
        assert isinstance(world, Sep)
        assert world.hands[0] & ALL_NUMBERS & ~truth.circle.misfits() == 0
        assert world.view(WATCHER) == view


def test_after_an_action_the_next_turn_is_stock() -> None:
    """SE 7.2"""
    match = position(QUIET, "4C 9D JH QH")
    run(match, "action", "KS", "JH on 2", "fill stock", "8S")
    assert legal(match) == ["stock"]
    run(match, "stock", "TC", "TC aside")
    assert legal(match) == ["action", "stock"]


def test_with_an_empty_pile_an_action_plays_from_the_hand_without_drawing() -> None:
    """SE 7.3"""
    used = "JS JD JC QS QD QC KS KH KD KC"
    match = position(QUIET, "4C 9D JH QH", used=used)
    run(match, "action")
    assert match.waiting_for() == [0]
    assert legal(match) == ["JH on 2"]


def test_the_round_ends_after_the_turn_of_the_twelfth_action_card_and_its_fill_may_pay() -> None:
    """SE 7.3, SE 7.4"""
    used = "JS JD JC QS QH QD QC KS KH KD KC"
    match = position("7S | 3H | 5D | 7C | 9S | 2D", "4C 9D JH", used=used, tokens=2)
    run(match, "action", "JH on 2", "fill stock")
    assert match.state.round == 0
    run(match, "7D")
    assert match.state.round == 1
    assert match.points() == [-4]


def test_the_last_card_thrown_away_ends_the_round_too() -> None:
    """SE 7.3"""
    used = "JS JH JD JC QS QD QC KS KH KD KC"
    match = position(QUIET, "4C 9D QH", used=used, tokens=3)
    run(match, "action", "QH away")
    assert match.points() == [-5]


def test_with_last_draw_the_round_ends_after_the_turn_that_drew_the_last_action_card() -> None:
    """SE 7.3"""
    used = "JS JD JC QS QD QC KS KD KC"
    match = position(QUIET, "4C 9D JH QH", used=used, solo_end="last-draw")
    run(match, "action", "KH", "JH on 2")
    assert match.state.round == 0
    run(match, "fill stock", "8S")
    assert match.state.round == 1
    assert match.points() == [-7]


def test_seven_tokens_end_the_round_and_score_the_cards_left_in_the_action_pile() -> None:
    """SE 7.4: the hand is not counted."""
    match = position("7H | 2C | 7D | 9C | 4C | TH", "3C AD JH QH", used="JS KS", tokens=6)
    run(match, "stock", "7S", "7S on 2")
    assert match.points() == [8]
    assert match.state.utility(0) == pytest.approx(15 / 17)


def test_the_last_token_by_the_last_action_card_scores_nothing() -> None:
    """SE 7.4"""
    used = "JS JD JC QS QH QD QC KS KH KD KC"
    match = position("7S | 3H | 5D | 7C | 9S | 2D", "4C 9D JH", used=used, tokens=6)
    run(match, "action", "JH on 2", "fill stock", "7D")
    assert match.points() == [0]
    assert match.state.round == 1


def test_the_third_stock_running_out_ends_the_round_after_that_turn() -> None:
    """SE 7.5, SE 6.3"""
    match = position(QUIET, "4C 9D JH QH", stocks=3, stock="TC", tokens=3, discard="TD")
    run(match, "stock", "TC")
    assert match.state.round == 0
    run(match, "9D on 4")
    assert match.points() == [-4]


def test_two_empty_stocks_are_made_anew_from_the_discard() -> None:
    """SE 7.5, SE 6.2"""
    match = position(QUIET, "4C 9D JH QH", stocks=2, stock="TC", discard="TD 8H")
    run(match, "stock", "TC", "9D on 4", "stock")
    assert legal(match) == ["8H", "TD"]


@pytest.mark.parametrize(
    ("rounds", "total", "pile", "winners"),
    [(2, -1, 8, [0]), (2, -2, 8, []), (3, 3, 8, [0]), (3, 2, 8, [])],
)
def test_two_rounds_are_won_with_seven_points_and_three_with_eleven(
    rounds: int, total: int, pile: int, winners: list[int]
) -> None:
    """SE 7.6"""
    circle = "7H | 2C | 7D | 9C | 4C | TH"
    match = position(
        circle, "3C AD JH QH", used="JS KS", tokens=6, number=rounds - 1, total=total, solo_rounds=rounds
    )  # fmt: skip
    run(match, "stock", "7S", "7S on 2")
    assert match.over
    assert match.points() == [total + pile]
    assert match.winners() == winners
    assert match.state.round == rounds


def test_each_round_starts_anew_with_all_cards_and_tokens() -> None:
    """SE 7.6"""
    match = position("7H | 2C | 7D | 9C | 4C | TH", "3C AD JH QH", used="JS KS", tokens=6)
    run(match, "stock", "7S", "7S on 2")
    assert match.waiting_for() == [CHANCE]
    assert (len(place(match, "stock")), len(place(match, "actions")), len(place(match, "middle"))) == (40, 12, 7)
    assert match.state.deck() == (0, 1)
    run(match, "6H", "9H", "8C", "4D", "TS", "TH", "5S", "5H")
    assert match.state.deck() == (1, 1)
    run(match, "QS", "JD")
    assert legal(match) == ["action", "stock"]


@pytest.mark.parametrize("ends", ["last-card", "last-draw"])
def test_a_round_alone_has_at_most_one_hundred_and_ten_turns(ends: str) -> None:
    """SE 6.4, SE 7.5: it ends by itself even if everything is laid aside or thrown away."""
    for seed in range(20):
        rng = Rng(seed)
        state = GAME.new(1, GAME.check(1, {"solo_end": ends}))
        assert isinstance(state, Sep)
        turns = 0
        while state.round == 0:
            seat = state.next_seat()
            words = {GAME.word(action): action for action in state.legal(seat)}
            stubborn = [word for word in words if word == "stock" or word.endswith(("aside", "away"))]
            turns += "stock" in words
            state.play(seat, words[stubborn[0]] if stubborn else state.random_action(seat, rng))
        assert 90 <= turns <= 110


def test_options_take_only_their_values() -> None:
    """SE 4, SE 7.1, SE 7.3, SE 7.6"""
    defaults = {"renewed": "pays", "solo_rounds": 2, "solo_end": "last-card", "solo_aside": "token"}
    assert GAME.check(1, {}) == defaults
    with pytest.raises(BadOption, match="solo_rounds must be 2 or 3, not 4"):
        GAME.check(1, {"solo_rounds": 4})
    with pytest.raises(BadOption, match="solo_end must be last-card or last-draw, not never"):
        GAME.check(1, {"solo_end": "never"})


@pytest.mark.parametrize("seats", [1, 2])
def test_the_terminal_draws_every_position_and_tells_every_event(seats: int) -> None:
    """SE 1"""
    names = ["Anna", "Robin"][:seats]
    silent = {"lit", "deal", "stock", "action", "shuffle", "reshuffle", "gather"}
    for seed in range(6):
        match = Match(GAME, seats)
        rng = Rng(seed)
        while not match.over:
            seat = match.waiting_for()[0]
            words = legal(match)
            for event in match.play(seat, words[rng.below(len(words))]):
                for viewer in (0, WATCHER):
                    sentence = narrate(event.seen_by(viewer), names)
                    assert sentence or event.kind in silent
                    assert sentence is None or "?" not in sentence
            for viewer in (0, WATCHER, JUDGE):
                drawn = draw(match.view(viewer), names)
                assert max(len(line) for line in drawn.splitlines()) <= 80
                assert all(name in drawn for name in names)


def test_the_terminal_shows_the_table() -> None:
    """SE 2, SE 3.3"""
    match = position("7H | 5S 4H | 3D 9C 8H | 6C | 3C | TS", "7C AD JH QH", tokens=2)
    assert draw(match.view(0), ["Anna"]).splitlines() == [
        "SEP solo   Round 1 of 2, 0 points   First stock of three",
        "",
        "     1                 2                 3",
        "    [7H]              [5S 4H]           [3D 9C 8H]",
        "",
        "     6                 5                 4",
        "    [TS]              [3C]              [6C]",
        "",
        "Stock 29   Actions 10   Used -",
        "Middle  ooooo..",
        "",
        "Anna  oo.....  hand AD 7C      actions JH QH",
        "",
        "Anna chooses: stock or action.",
    ]
