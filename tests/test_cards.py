"""Ordinary cards: words, tricks, and deals within constraints, checked against plain counting."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.core import cards
from stammtisch.core.bits import zeros
from stammtisch.core.cards import FRENCH, NO_TRUMP, PIQUET, DealCount, Deck, ImpossibleDeal, deal
from stammtisch.core.game import Refused
from stammtisch.core.rng import Rng


def vector(numbers: list[int]) -> vec[i64]:
    """A vector of numbers."""
    found = vec[i64]()
    for number in numbers:
        found = append(found, number)
    return found


@pytest.mark.parametrize("deck", [FRENCH, PIQUET, Deck("rygbp", "123456789")])
def test_every_card_has_a_word_a_suit_and_a_rank_of_its_own(deck: Deck) -> None:
    words = deck.words(deck.all)
    assert len({*words}) == len(deck.suits) * len(deck.ranks)
    for number, word in enumerate(words):
        assert deck.card(word) == number
        assert word == deck.ranks[deck.rank(number)] + deck.suits[deck.suit(number)]
        assert deck.of_suit(deck.suit(number)) & deck.of_rank(deck.rank(number)) == 1 << number
    assert deck.mask(words) == deck.all


def test_a_deck_that_cannot_be_and_a_card_that_is_not_there_are_refused() -> None:
    with pytest.raises(Refused, match="1 to 62 cards"):
        Deck("CDHSX", "23456789TJQKA")
    with pytest.raises(Refused, match="different suits"):
        Deck("CC", "23")
    with pytest.raises(Refused, match="there is no card '1C'"):
        FRENCH.card("1C")


@pytest.mark.parametrize(
    ("trick", "trump", "wins"),
    [
        ("7C KC 2H AD", NO_TRUMP, "KC"),
        ("7C KC 2H AD", FRENCH.suits.index("H"), "2H"),
        ("7C 3H 2H AC", FRENCH.suits.index("H"), "3H"),
        ("7C 8D 9S AH", FRENCH.suits.index("C"), "7C"),
    ],
)
def test_the_highest_trump_wins_a_trick_or_else_the_highest_card_of_the_led_suit(
    trick: str, trump: int, wins: str
) -> None:
    played = trick.split()
    assert played[FRENCH.winner(vector([FRENCH.card(word) for word in played]), trump)] == wins


def test_who_has_the_led_suit_must_follow_it() -> None:
    hand = FRENCH.mask(("2C", "AC", "5H"))
    assert FRENCH.words(FRENCH.following(hand, FRENCH.suits.index("C"))) == ("2C", "AC")
    assert FRENCH.following(hand, FRENCH.suits.index("S")) == hand


def all_deals(unseen: list[int], room: list[int], barred: list[int]) -> Iterator[tuple[int, ...]]:
    """Every deal within the constraints, one by one."""
    if not room:
        yield ()
        return
    for hand in combinations(unseen, room[0]):
        mask = sum(1 << card for card in hand)
        if mask & barred[0] == 0:
            for rest in all_deals([card for card in unseen if card not in hand], room[1:], barred[1:]):
                yield (mask, *rest)


CASES = [
    ([4, 4], [0, 0]),
    ([3, 3, 2], [0b00000111, 0, 0]),
    ([3, 3, 2], [0b00000111, 0b00111000, 0]),
    ([2, 2, 2], [0b000011, 0b001100, 0b110000]),
    ([2, 2, 3], [0b0011110, 0b0000111, 0]),
    ([1, 1, 1, 3], [0b111110, 0b111101, 0b000011, 0]),
    ([0, 3, 3], [0b111111, 0b000011, 0]),
]


@pytest.mark.parametrize(("room", "barred"), CASES)
@pytest.mark.parametrize("way", ["deal", "count"])
def test_every_deal_within_the_constraints_is_equally_likely(room: list[int], barred: list[int], way: str) -> None:
    number = sum(room)
    deals = [*all_deals([*range(number)], room, barred)]
    rng = Rng(f"{way} {room} {barred}")
    samples = 40 * len(deals)
    dealt = Counter(one_deal((1 << number) - 1, room, barred, way, rng) for _ in range(samples))
    assert {*dealt} == {*deals}
    surprise = sum((dealt[found] - 40) ** 2 / 40 for found in deals)
    assert surprise < len(deals) - 1 + 5 * sqrt(2 * len(deals))


def one_deal(unseen: int, room: list[int], barred: list[int], way: str, rng: Rng) -> tuple[int, ...]:
    """A deal as `deal` makes it, or by counting alone."""
    if way == "deal":
        return tuple(deal(unseen, vector(room), vector(barred), rng))
    everybody = sum(1 << holder for holder, space in enumerate(room) if space)
    kinds = cards.kinds_of(unseen, everybody, vector(barred))
    hands, left = zeros(len(room)), vector(room)
    allowed = cards.allowed_to(kinds, everybody, vector(barred))
    DealCount(kinds, allowed, left).deal(hands, rng)
    cards.deal_freely(hands, unseen & ~sum(kinds), left, rng)
    return tuple(hands)


@pytest.mark.parametrize("size", [2, 4, 7, 13])
def test_hands_are_dealt_within_the_voids_that_play_has_shown(size: int) -> None:
    dice = random.Random(size)
    rng = Rng("voids")
    for _ in range(60):
        order = dice.sample(range(52), 4 * size)
        hands = [sum(1 << card for card in order[size * seat : size * (seat + 1)]) for seat in range(4)]
        suits = [FRENCH.of_suit(suit) for suit in range(4)]
        barred = [sum(suit for suit in suits if suit & hand == 0 and dice.random() < 0.8) for hand in hands]
        dealt = deal(sum(hands), vector([size] * 4), vector(barred), rng)
        assert sum(dealt) == sum(hands)
        for hand, never in zip(dealt, barred, strict=True):
            assert int(hand).bit_count() == size
            assert hand & never == 0


def test_a_deal_that_cannot_be_is_refused() -> None:
    with pytest.raises(ImpossibleDeal, match="4 cards do not fit into room for 3"):
        deal(0b1111, vector([1, 2]), vector([0, 0]), Rng(1))
    with pytest.raises(ImpossibleDeal):
        deal(0b1111, vector([2, 2]), vector([0b0111, 0]), Rng(1))
    with pytest.raises(ImpossibleDeal):
        deal(0b111111, vector([2, 2, 2]), vector([0b111110, 0b111110, 0]), Rng(1))
