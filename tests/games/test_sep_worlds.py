"""What a viewer of SEP knows, and the worlds that `imagine` makes of it.

The worlds are also followed one by one from what the viewer sees happen, without any of the rules' own bookkeeping.
"""

from collections import Counter
from itertools import combinations, product

import pytest

from stammtisch.core.bits import size
from stammtisch.core.game import CHANCE, JUDGE, WATCHER, Event, State
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sep import GAME
from stammtisch.games.sep.material import ALL_ACTIONS, ALL_NUMBERS
from stammtisch.games.sep.rules import Sep
from stammtisch.games.sep.view import SepView

CARD = {GAME.word(card): card for card in range(52)}
World = tuple[int, ...]
"""The hidden hands of one kind of card, as masks."""


def sep(state: State) -> Sep:
    assert isinstance(state, Sep)
    return state


def view_of(match: Match, viewer: int) -> SepView:
    view = match.view(viewer)
    assert isinstance(view, SepView)
    return view


def mask(words: str) -> int:
    return sum(1 << CARD[word] for word in words.split())


def run(match: Match, *words: str) -> None:
    for word in words:
        match.play(match.waiting_for()[0], word)


def singles(cards: int) -> list[int]:
    return [1 << number for number in range(52) if cards >> number & 1]


def idle(circle: list[tuple[str, ...]]) -> int:
    """The action cards without a use, told from the open table."""
    found = 0
    for suit in "SHDC":
        heights = [len(stack) for stack in circle if stack and stack[-1][1] == suit]
        for rank, fits in (
            ("J", heights),
            ("Q", [h for h in heights if h >= 2]),
            ("K", [h for h in heights if h == 3]),
        ):
            if not fits:
                found |= mask(rank + suit)
    return found


class Worlds:
    """All hidden hands of one kind of card that agree with everything a viewer has seen."""

    def __init__(self, viewer: int, seats: int, cards: int, deck: str, hand: str) -> None:
        self.viewer = viewer
        self.hidden = [seat for seat in range(seats) if seat != viewer]
        self.cards = cards
        self.deck = deck
        self.hand = hand
        self.seen = 0
        """Cards that are in sight, and the viewer's own."""
        self.possible: set[World] = {(0,) * len(self.hidden)}

    def watch(self, event: Event, after: dict[str, tuple[str, ...]]) -> None:
        """Follows one event as the viewer sees it; `after` is the table that he sees after it."""
        if event.kind == "refill" and self.deck == "stock":
            self.possible = {w for w in self.possible if sum(w) == self.cards & ~self.seen}
            self.seen = mask(" ".join(word for words in after.values() for word in words if word in CARD)) & self.cards
        elif event.kind == "reshuffle" and self.deck == "actions":
            self.seen = 0
            self.possible = {(0,) * len(self.hidden)}
        elif event.pieces and event.source == self.deck:
            self._drawn(event)
        elif event.pieces and event.source.startswith(self.hand + " ") and event.target != self.deck:
            self._played(event, [after.get(f"place {place}", ()) for place in range(1, 7)])

    def _drawn(self, event: Event) -> None:
        piece = event.pieces[0]
        if piece in CARD:
            self.seen |= mask(piece)
            self.possible = {w for w in self.possible if not sum(w) & mask(piece)}
            return
        index = self.hidden.index(event.seat)
        self.possible = {
            (*w[:index], w[index] | card, *w[index + 1 :])
            for w in self.possible
            for card in singles(self.cards & ~self.seen & ~sum(w))
        }

    def _played(self, event: Event, circle: list[tuple[str, ...]]) -> None:
        card = mask(event.pieces[0])
        if event.seat in self.hidden and not self.seen & card:
            index = self.hidden.index(event.seat)
            unused = idle(circle) if event.kind == "away" else self.cards
            self.possible = {
                (*w[:index], w[index] & ~card, *w[index + 1 :])
                for w in self.possible
                if w[index] & card and not w[index] & ~unused
            }
        self.seen |= card


def followed(viewer: int, seed: int, cards: int, actions_in_four: int, turns: int) -> list[tuple[SepView, set[World]]]:
    """A game at random, the viewer's view after each choice of a seat, and the worlds that agree with it."""
    deck, hand = ("stock", "hand") if cards == ALL_NUMBERS else ("actions", "actions")
    match = Match(GAME, 2)
    rng = Rng(seed)
    worlds = Worlds(viewer, 2, cards, deck, hand)
    found: list[tuple[SepView, set[World]]] = []
    while not match.over and sep(match.state).turns < turns:
        seat = match.waiting_for()[0]
        words = match.legal(seat)
        if "action" in words:
            words = ["action"] if rng.below(4) < actions_in_four else [word for word in words if word != "action"]
        for event in match.play(seat, words[rng.below(len(words))]):
            worlds.watch(event.seen_by(viewer), match.view(viewer).places())
        if seat != CHANCE and match.waiting_for() != [CHANCE]:
            found.append((view_of(match, viewer), set(worlds.possible)))
    return found


def hands_of(state: State, viewer: int, cards: int) -> World:
    return tuple(hand & cards for seat, hand in enumerate(sep(state).hands) if seat != viewer)


def by_view(view: SepView) -> set[World]:
    """Every hidden hand of number cards that a seat's view allows."""
    other = 1 - view.viewer
    choices = [
        [sum(chosen) for chosen in combinations(singles(view.hidden(stock)), view.held[other][stock])]
        for stock in range(len(view.groups) + 1)
    ]
    return {(sum(parts),) for parts in product(*choices)}


@pytest.mark.parametrize("seed", range(4))
def test_a_view_allows_exactly_the_number_cards_that_a_perfect_memory_allows(seed: int) -> None:
    """SE 6.2: after a refill the other hand is known, and later draws come from the cards that went into the stock."""
    rng = Rng(seed)
    stocks = set()
    for view, worlds in followed(0, seed, ALL_NUMBERS, actions_in_four=1, turns=110)[::5]:
        assert by_view(view) == worlds
        assert hands_of(GAME.imagine(view, rng), 0, ALL_NUMBERS) in worlds
        stocks.add(view.stocks)
    assert len(stocks) > 1


@pytest.mark.parametrize("seed", range(6))
def test_imagined_action_cards_are_all_those_that_a_perfect_memory_allows_equally_often(seed: int) -> None:
    """SE 3.4: after `away` the kept cards had no use, whatever was drawn and played since."""
    rng = Rng(seed)
    narrow = 0
    for view, worlds in followed(0, seed, ALL_ACTIONS, actions_in_four=3, turns=60):
        sampled = Counter(hands_of(GAME.imagine(view, rng), 0, ALL_ACTIONS) for _ in range(30 * len(worlds)))
        assert set(sampled) <= worlds
        narrow += any(masks and masks[0] != ALL_ACTIONS for masks in view.kept[1:])
        if len(worlds) > 1:
            surplus = sum((count - 30) ** 2 / 30 for count in (sampled[world] for world in worlds))
            assert surplus < 2 * len(worlds) + 25
    assert narrow > 5


def test_a_watcher_knows_of_both_hands_of_action_cards_together_what_can_be_known() -> None:
    """SE 3.4: the hands are hidden from him and cannot share a card."""
    rng = Rng(5)
    narrow = 0
    for view, worlds in followed(WATCHER, 11, ALL_ACTIONS, actions_in_four=4, turns=30):
        if len(worlds) > 50:
            continue
        narrow += 1
        sampled = Counter(hands_of(GAME.imagine(view, rng), WATCHER, ALL_ACTIONS) for _ in range(30 * len(worlds)))
        assert set(sampled) == worlds
        surplus = sum((count - 30) ** 2 / 30 for count in sampled.values())
        assert surplus < 1.5 * len(worlds) + 30
    assert narrow > 5


def test_a_watcher_knows_the_cards_of_both_hands_after_a_refill_but_not_whose_they_are() -> None:
    """SE 6.2: a card played later tells which stock it came from."""
    match = Match(GAME, 2)
    rng = Rng(3)
    while sep(match.state).stocks == 1:
        seat = match.waiting_for()[0]
        words = [word for word in match.legal(seat) if seat == CHANCE or word not in ("action", "reserve")]
        match.play(seat, words[rng.below(len(words))])
    view = view_of(match, WATCHER)
    union = sum(hand & ALL_NUMBERS for hand in sep(match.state).hands)
    assert view.hidden(0) == union
    assert view.held == ((2, 0), (2, 0))
    assert view_of(match, 0).certain(1) & ALL_NUMBERS == sep(match.state).hands[1] & ALL_NUMBERS
    splits = Counter(hands_of(GAME.imagine(view, rng), WATCHER, ALL_NUMBERS) for _ in range(600))
    assert set(splits) == {(sum(two), union - sum(two)) for two in combinations(singles(union), 2)}
    assert min(splits.values()) > 60


def test_a_card_kept_through_two_stocks_is_still_known_to_come_from_the_first() -> None:
    """SE 6.2: seat 1 swaps one card of the first stock for one of the second; else only drawn cards go aside."""
    match = Match(GAME, 2)
    rng = Rng(4)
    before = sep(match.state).hands[:]
    swapped = 0
    while sep(match.state).stocks < 3 or match.waiting_for() == [CHANCE]:
        seat = match.waiting_for()[0]
        if seat == CHANCE:
            before = sep(match.state).hands[:]
            words = match.legal(seat)
        elif "stock" in match.legal(seat):
            words = ["stock"]
        else:
            swap = seat == 1 and sep(match.state).stocks == 2 and not swapped
            old = before[seat] & ALL_NUMBERS
            words = [word for word in match.legal(seat) if word.endswith("aside")]
            words = [word for word in words if (mask(word[:2]) & old != 0) == swap]
            swapped |= mask(words[0][:2]) if swap else 0
        match.play(seat, words[0] if seat != CHANCE else words[rng.below(len(words))])
    view = view_of(match, WATCHER)
    assert [size(group) for group in view.groups] == [3, 1]
    assert [held[:2] for held in view.held] == [(2, 0), (1, 1)]
    worlds = {hands_of(GAME.imagine(view, rng), WATCHER, view.groups[0] | view.groups[1]) for _ in range(100)}
    assert worlds == {(view.groups[0] ^ one, one | view.groups[1]) for one in singles(view.groups[0])}


@pytest.mark.parametrize("seats", [1, 2])
def test_the_judges_view_gives_the_state_back(seats: int) -> None:
    """SE 2, SE 6.1, SE 6.2, SE 7.6: for every viewer, now and in what follows."""
    rng = Rng(1)
    state = GAME.new(seats, GAME.check(seats, {}))
    while state.next_seat() >= CHANCE:
        twin = GAME.imagine(state.view(JUDGE), rng)
        seat = state.next_seat()
        action = state.random_action(seat, rng)
        state.play(seat, action)
        twin.play(seat, action)
        for viewer in (0, seats - 1, WATCHER, JUDGE):
            assert twin.view(viewer) == state.view(viewer)
        assert (twin.points(), twin.round, list(twin.legal(twin.next_seat()))) == (
            state.points(),
            state.round,
            list(state.legal(state.next_seat())),
        )


@pytest.mark.parametrize("seats", [1, 2])
def test_random_actions_are_the_legal_ones_equally_often(seats: int) -> None:
    """SE 3, SE 3.1, SE 3.2, SE 3.4, SE 3.6"""
    rng = Rng(2)
    state = GAME.new(seats, GAME.check(seats, {}))
    phases: Counter[int] = Counter()
    while state.next_seat() >= CHANCE:
        seat = state.next_seat()
        actions = list(state.legal(seat))
        phase = int(sep(state).phase)
        phases[phase] += 1
        if phases[phase] <= 8:
            drawn = Counter(state.random_action(seat, rng) for _ in range(40 * len(actions)))
            assert set(drawn) == set(actions)
            assert sum((count - 40) ** 2 / 40 for count in drawn.values()) < 2 * len(actions) + 20
        state.play(seat, actions[rng.below(len(actions))])
    assert len(phases) >= 9 if seats == 1 else len(phases) == 11


def test_a_hidden_hand_is_backs_and_its_certain_cards_are_facts() -> None:
    """SE 6.1: with an empty action pile everybody's action cards are known to the other."""
    match = Match(GAME, 2)
    run(match, "AS", "3H", "5D", "7C", "9S", "2D", "4C", "5C", "9D", "8D", "KS", "KH", "KD", "KC")
    for word in ("JS on 1", "JH on 2", "JD on 3", "JC on 4", "QS away", "QH away", "QD away", "QC away"):
        run(match, "action", word[:2], word)
        if "on" in word:
            run(match, "fill stock", {"1": "AH", "2": "3S", "3": "TD", "4": "7H"}[word[-1]])
    view = view_of(match, 0)
    assert view.places()["actions 1"] == ("?", "?")
    known = view.facts().known[1]
    assert known is not None
    assert known.certain == ("KH", "KC")
    assert view_of(match, WATCHER).certain(1) == 0
