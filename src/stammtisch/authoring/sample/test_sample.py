"""Sample by its rules."""

from stammtisch.core import shelf
from stammtisch.core.game import CHANCE
from stammtisch.core.match import Match


def dealt(*hands: str, trump: str = "none") -> Match:
    """Return a match in which every seat is dealt these cards."""
    match = Match(shelf.game("sample"), len(hands), {"trump": trump})
    for cards in zip(*[hand.split() for hand in hands], strict=True):
        for card in cards:
            match.play(CHANCE, card)
    return match


def test_six_cards_go_round_and_the_rest_is_the_stock() -> None:
    """SA 1, SA 2."""
    match = dealt("7C 8C 9C TC JC QC", "7D 8D 9D TD JD QD")
    assert match.waiting_for() == [0]
    assert len(match.view(0).places()["stock"]) == 20
    assert match.view(0).places()["hand 1"] == ("?",) * 6


def test_the_led_suit_is_followed_and_its_highest_card_wins() -> None:
    """SA 3, SA 3.1."""
    match = dealt("TC 8C 9C 7H JC QC", "7C KC 9D TD JD QD")
    match.play(0, "TC")
    assert match.legal(1) == ["7C", "KC"]
    match.play(1, "KC")
    assert match.points() == [0, 1]
    assert match.waiting_for() == [1]


def test_a_heart_wins_where_hearts_are_trumps() -> None:
    """SA 3.1."""
    match = dealt("TC 8C 9C 7S JC QC", "7H 8H 9H TH JH QH", trump="hearts")
    match.play(0, "QC")
    match.play(1, "7H")
    assert match.points() == [0, 1]


def test_most_tricks_win_after_six() -> None:
    """SA 4."""
    match = dealt("9C TC JC QC KC AC", "7D 8D 9D TD JD QD")
    for mine, theirs in zip(["9C", "TC", "JC", "QC", "KC", "AC"], ["7D", "8D", "9D", "TD", "JD", "QD"], strict=True):
        match.play(0, mine)
        match.play(1, theirs)
    assert match.points() == [6, 0]
    assert match.winners() == [0]
