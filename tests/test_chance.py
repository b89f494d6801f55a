"""Chance is fair: with fixed seeds, every card is equally likely in every place."""

from collections import Counter
from collections.abc import Callable

import pytest

import stammtisch
from scale import scaled
from stammtisch.core.deal import Deal
from stammtisch.core.game import CHANCE, JUDGE, State
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

DEALS = scaled(300, 1200, 10000)
SETUPS = [
    ("seven-seals", 3),
    ("seven-seals", 5),
    ("diabolo", 4),
    ("sequence", 2),
    ("sequence", 6),
    ("sep", 2),
    ("sep", 1),
]
DEALT = ("hand ", "place ", "actions ")

ACTIONS = frozenset("JQK")


def decks_of(game: str, places: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    """The hidden and dealt cards of a game by the deck they come from."""
    cards = [card for place, here in places.items() if place.startswith(DEALT) for card in here]
    if game != "sep":
        return {"cards": cards}
    return {
        "numbers": [card for card in cards if card[0] not in ACTIONS],
        "actions": [card for card in cards if card[0] in ACTIONS],
    }


def by_match(game: str, seats: int, number: int) -> State:
    deal = Deal(f"fair {number}", number.to_bytes(32, "big"))
    return Match(stammtisch.game(game), seats, deal=deal).state


def by_playout(game: str, seats: int, number: int) -> State:
    found = stammtisch.game(game)
    state = found.new(seats, found.check(seats, {}))
    state.draw(Rng(f"fair {number}"))
    return state


@pytest.mark.parametrize("dealt", [by_match, by_playout])
@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_every_card_is_equally_likely_in_every_place(
    game: str, seats: int, dealt: Callable[[str, int, int], State]
) -> None:
    whole = stammtisch.game(game)
    everything = Counter(
        card
        for here in whole.new(seats, whole.check(seats, {})).view(JUDGE).places().values()
        for card in here
        if not card.startswith("chip") and card[-1] in "0123456789SHDC"
    )
    counts: dict[str, Counter[str]] = {}
    for number in range(DEALS):
        places = dealt(game, seats, number).view(JUDGE).places()
        for place, here in places.items():
            if place.startswith(DEALT):
                for deck, cards in decks_of(game, {place: here}).items():
                    counts.setdefault(f"{place} {deck}", Counter()).update(cards)
    for place, found in counts.items():
        if not found:
            continue
        possible = {card: copies for card, copies in everything.items() if _same_deck(game, card, next(iter(found)))}
        drawn, copies_in_all = sum(found.values()), sum(possible.values())
        chi_square = sum(
            (found[card] - drawn * copies / copies_in_all) ** 2 / (drawn * copies / copies_in_all)
            for card, copies in possible.items()
        )
        freedom = len(possible) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5, f"{place}: chi-square {chi_square:.0f} of {freedom}"


def _same_deck(game: str, one: str, other: str) -> bool:
    return game != "sep" or (one[0] in ACTIONS) == (other[0] in ACTIONS)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_chance_lists_every_copy_of_a_card_that_is_left(game: str, seats: int) -> None:
    match = Match(stammtisch.game(game), seats)
    left = Counter(match.deck_words())
    drawn = match.deck_words()[0]
    deck = match.state.deck()
    match.play(CHANCE, drawn)
    if match.state.next_seat() == CHANCE and match.state.deck() == deck:
        left[drawn] -= 1
        assert +left == Counter(match.deck_words())
