"""Sequence: what a good memory knows of the hidden hands, and the worlds that fit it."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product

import pytest
from sequence_table import EMPTY, cards, dealt, mask, position, say, seen, truth

from stammtisch.core.bits import numbers, size
from stammtisch.core.game import CHANCE, JUDGE, OVER, WATCHER
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.sequence import GAME
from stammtisch.games.sequence.material import CARDS, DECK, PASS, SWAP, WORDS
from stammtisch.games.sequence.rules import Sequence as State
from stammtisch.games.sequence.view import HandLimit, SequenceView
from stammtisch.games.sequence.worlds import Share, imagine

World = tuple[int, ...]
"""The hands of all seats."""
FULL = "01010101 01010101 10101010 10101010 01010101 01010101"
"""No free square."""
FULL_FOR_THREE = "00112200 11220011 22001122 00112200 11220011 22001122"
FEW = 1000
"""As many worlds as are worth comparing one by one."""


def worlds(view: SequenceView) -> set[World]:
    """All hands that fit a view, found by trying."""
    found = {tuple(hand or 0 for hand in view.hands)}
    for at, batch in enumerate(view.batches):
        for seat, hidden in enumerate(view.hands):
            if hidden is None:
                limits = [limit for limit in view.limits if limit.seat == seat and limit.cards & batch]
                found = {
                    (*world[:seat], world[seat] | hand, *world[seat + 1 :])
                    for world in found
                    for hand in hands(view.unseen() & batch & ~union(world), view.held[seat][at], limits)
                }
    return found


def hands(unheld: int, count: int, limits: Sequence[HandLimit]) -> Iterator[int]:
    """All hands of so many cards within the limits."""
    for chosen in combinations(numbers(unheld), count):
        hand = sum(1 << card for card in chosen)
        if all(size(hand & limit.cards) <= limit.most for limit in limits):
            yield hand


def count_of_worlds(view: SequenceView) -> int:
    """At most so many worlds fit a view, limits apart."""
    count = 1
    for at, batch in enumerate(view.batches):
        unheld = size(view.unseen() & batch)
        for seat, hidden in enumerate(view.hands):
            if hidden is None:
                for step in range(view.held[seat][at]):
                    count = count * (unheld - step) // (step + 1)
                unheld -= view.held[seat][at]
    return count


def union(world: World) -> int:
    together = 0
    for hand in world:
        together |= hand
    return together


def test_after_a_shuffling_two_players_know_each_others_hands() -> None:
    """SQ 4.6: what is not in the new stock is in the other hand."""
    rest = " ".join(card for card in CARDS if card not in ("KH", "2S", "QH", "3S"))
    match = position(EMPTY, "KH 2S", "QH 3S", discard=rest)
    say(match, "KH b5", "9D")
    view = seen(match, 0)
    assert cards(view.batches[0]) == {"2S", "QH", "3S"}
    assert view.held == ((1, 1), (2, 0))
    assert worlds(view) == {(mask("2S 9D"), mask("QH 3S"))}
    assert {card for part in view.facts().still_held for card in part.cards} == {"QH", "3S"}
    rng = Rng(1)
    assert all(list(imagine(view, rng).hands) == [mask("2S 9D"), mask("QH 3S")] for _ in range(20))
    say(match, "QH b4", "8D")
    drawn = Counter(imagine(seen(match, 0), rng).hands[1] ^ mask("3S") for _ in range(2000))
    assert set(drawn) == {1 << card for card in numbers(seen(match, 0).batches[-1] & ~mask("9D"))}


def test_what_was_held_at_a_shuffling_is_not_in_the_stock() -> None:
    """SQ 4.6: with three players the hidden cards are in two hands, three and two of them."""
    rest = " ".join(card for card in CARDS if card not in ("KH", "2S", "QH", "3S", "4S", "5S", "6S"))
    match = position(EMPTY, "KH 2S", "QH 3S 4S", "5S 6S", discard=rest)
    say(match, "KH b5", "9D")
    view = seen(match, 0)
    assert len(worlds(view)) == 10
    rng = Rng(2)
    sampled = Counter(tuple(imagine(view, rng).hands) for _ in range(1000))
    assert set(sampled) == worlds(view)
    assert max(sampled.values()) < 140


def passed() -> Match:
    """Seat 1 has swapped and passed with six cards; a1 (2S) and h6 (2D) are free, and chips can be taken."""
    match = position("." + FULL[1:-1] + ".", "3S 4S", "5S 6S 7S 8S 9S TS", turn=1)
    say(match, "swap 5S", "QS")
    match.play(1, "pass")
    return match


def test_a_pass_shows_that_no_card_in_the_hand_had_a_use() -> None:
    """SQ 4.5"""
    match = passed()
    view = seen(match, 0)
    assert view.limits == (HandLimit(1, mask("2S 2D JC JD JS JH"), 0),)
    rng = Rng(3)
    held = Counter(card for _ in range(3000) for card in cards(imagine(view, rng).hands[1]))
    assert not set(held) & {"2S", "2D", "JC", "JD", "JS", "JH"}
    assert set(held) == set(CARDS) - {"2S", "2D", "JC", "JD", "JS", "JH", "3S", "4S", "5S"}
    assert max(held.values()) / min(held.values()) < 1.4


def test_a_card_drawn_after_the_pass_may_be_of_use() -> None:
    """SQ 4.5, SQ 6: a draw allows one useful card more; one that is shown, one less."""
    board = f".{FULL[1:45]}.{FULL[46:-1]}."
    match = position(board, "2S 4S", "2D 6S 7S 8S", "9S TS QS", turn=1, options={"draw": "manual"})
    match.play(1, "2D h6")
    say(match, "swap 9S", "KS")
    match.play(2, "pass")
    match.play(0, "2S a1")
    say(match, "swap 6S", "9H")
    match.play(1, "pass")
    assert seen(match, 0).limits[-1] == HandLimit(1, mask("9D JC JD JS JH"), 0)
    match.play(1, "draw")
    match.play(CHANCE, "JH")
    assert seen(match, 0).limits[-1] == HandLimit(1, mask("9D JC JD JS JH"), 1)
    useful = [size(imagine(seen(match, 0), Rng(seed)).hands[1] & mask("9D JC JD JS JH")) for seed in range(400)]
    assert set(useful) == {0, 1}
    say(match, "swap KS", "TD")
    match.play(2, "pass")
    match.play(0, "draw")
    match.play(CHANCE, "9D")
    match.play(0, "9D a6")
    assert [limit for limit in seen(match, 0).limits if limit.seat == 1] == [HandLimit(1, mask("JC JD JS JH"), 1)]
    match.play(1, "JH a2")
    assert [limit for limit in seen(match, 0).limits if limit.seat == 1] == [HandLimit(1, mask("JC JD JS"), 0)]


def test_a_limit_is_dropped_when_it_tells_nothing_more() -> None:
    """SQ 4.5: the only card held at the pass is played."""
    match = position(FULL, "JS 5S", "4S", turn=1, options={"draw": "manual"})
    say(match, "swap 4S", "3S")
    match.play(1, "pass")
    assert seen(match).limits == (HandLimit(1, mask("JS JH"), 0),)
    match.play(0, "JS b1")
    assert seen(match).limits == (HandLimit(1, mask("JH"), 0),)
    match.play(1, "3S b1")
    assert seen(match).limits == ()


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHER, JUDGE])
def test_team_mates_who_confer_imagine_only_the_other_hands(viewer: int) -> None:
    """SQ 7"""
    match = dealt("KH", "QH", "TH", "9H", options={"conferring": "open"})
    view = seen(match, viewer)
    for seed in range(20):
        state = imagine(view, Rng(seed))
        assert state.view(viewer) == view
        for seat in range(4):
            if viewer == JUDGE or (viewer >= 0 and viewer % 2 == seat % 2):
                assert state.hands[seat] == truth(match).hands[seat]


def test_lots_and_half_dealt_hands_can_be_imagined() -> None:
    """SQ 3"""
    match = Match(GAME, 3)
    rng = Rng(4)
    for _ in range(12):
        for viewer in (0, 1, 2, WATCHER, JUDGE):
            view = seen(match, viewer)
            state = imagine(view, rng)
            assert state.view(viewer) == view
            state.finish_round(rng)
            assert state.round == 1
        match.play(CHANCE, match.legal(CHANCE)[3])


class Memory:
    """Follows every world that one viewer holds possible by nothing but what he sees."""

    def __init__(self, view: SequenceView) -> None:
        self.viewer = view.viewer
        self.possible = worlds(view)

    def follow(self, state: State, seat: int, action: int) -> None:
        """Before the state plays it."""
        if seat == CHANCE:
            self._draw(state, state.drawer, action)
        elif action < PASS:
            self._let_go(seat, 1 << CARDS.index(WORDS[action].removeprefix("swap ")[:2]))
        elif action == PASS:
            useful = cards_of_use(state)
            self._keep(lambda world: world[seat] & useful == 0 and (state.swaps_left == 0 or world[seat] == 0))

    def _draw(self, state: State, seat: int, card: int) -> None:
        further: set[World] = set()
        for world in self.possible:
            held = union(world)
            stock = [card] if seat == self.viewer else numbers(DECK & ~held & ~state.discard)
            for drawn in stock:
                if not held >> drawn & 1:
                    further.add(tuple(hand | (1 << drawn) if at == seat else hand for at, hand in enumerate(world)))
        self.possible = further

    def _let_go(self, seat: int, card: int) -> None:
        self._keep(lambda world: world[seat] & card != 0)
        self.possible = {
            tuple(hand ^ card if at == seat else hand for at, hand in enumerate(world)) for world in self.possible
        }

    def _keep(self, fits: object) -> None:
        assert callable(fits)
        self.possible = {world for world in self.possible if fits(world)}


def cards_of_use(state: State) -> int:
    """What the seat to play could play if it held every card."""
    rich = state.copy()
    rich.hands[rich.turn] = DECK
    return union(tuple({1 << CARDS.index(WORDS[action][:2]) for action in rich.legal(rich.turn) if action < SWAP}))


def late_game(seats: int, seed: int) -> State:
    """A board that is nearly full, small hands, few cards in the stock: passes and shufflings are near."""
    rng = random.Random(seed)
    board = list(FULL if seats != 3 else FULL_FOR_THREE)
    for at in rng.sample([at for at, sign in enumerate(board) if sign != " "], rng.randint(1, 4)):
        board[at] = "."
    deck = rng.sample(CARDS, 52)
    hands = [" ".join(deck[3 * seat : 3 * seat + rng.randint(1, 3)]) for seat in range(seats)]
    stock = deck[3 * seats : 3 * seats + rng.randint(2, 6)]
    discard = [card for card in deck if card not in stock and card not in " ".join(hands).split()]
    options = {"draw": rng.choice(["auto", "manual"])}
    return truth(position("".join(board), *hands, options=options, discard=" ".join(discard)))


def late_plies(seats: int, seeds: range) -> Iterator[tuple[State, int, int, int]]:
    """Late games played on at random: each state with its seed and the seat and action that come next."""
    for seed in seeds:
        rng = Rng(seed)
        state = late_game(seats, seed)
        while state.next_seat() != OVER:
            seat = state.random_seat(rng)
            action = state.random_action(seat, rng)
            yield state, seed, seat, action
            state.play(seat, action)


@pytest.mark.parametrize(("seats", "viewer", "raised"), [(2, 0, 4), (2, WATCHER, 2), (3, 1, 2), (4, 2, 0)])
def test_a_view_keeps_exactly_what_a_perfect_memory_keeps(seats: int, viewer: int, raised: int) -> None:
    """SQ 4.5, SQ 4.6: every world that fits what was seen fits the view, and no other does."""
    seen_seeds: set[int] = set()
    compared: Counter[str] = Counter()
    memory: Memory | None = None
    for state, seed, seat, action in late_plies(seats, range(150)):
        view = state.view(viewer)
        if seed not in seen_seeds:
            seen_seeds.add(seed)
            memory = Memory(view) if count_of_worlds(view) < FEW else None
        if memory is not None and count_of_worlds(view) > FEW:
            memory = None
        if memory is not None:
            assert memory.possible == worlds(view)
            compared["all"] += 1
            compared["with limits"] += bool(view.limits)
            compared["with limits that allow some"] += any(limit.most > 0 for limit in view.limits)
            compared["with batches"] += len(view.batches) > 1
            memory.follow(state, seat, action)
    assert compared["all"] > 200
    assert compared["with batches"] > 20
    assert compared["with limits"] > 40
    assert compared["with limits that allow some"] >= raised


def tight_views(seats: int, viewer: int, count: int) -> list[SequenceView]:
    """Views of different games that limits narrow down to a few worlds."""
    found: dict[int, SequenceView] = {}
    for state, seed, _, _ in late_plies(seats, range(1000)):
        if len(state.limits) and seed not in found:
            view = state.view(viewer)
            if count_of_worlds(view) < FEW and 3 < len(worlds(view)) < min(150, count_of_worlds(view)):
                found[seed] = view
                if len(found) == count:
                    break
    return list(found.values())


@pytest.mark.parametrize(("seats", "viewer", "count"), [(2, WATCHER, 6), (3, 0, 6), (4, 2, 6), (6, WATCHER, 2)])
def test_every_world_that_fits_is_imagined_equally_often(seats: int, viewer: int, count: int) -> None:
    """SQ 4.5"""
    views = tight_views(seats, viewer, count)
    assert len(views) == count
    rng = Rng(5)
    for view in views:
        expected = worlds(view)
        sampled = Counter(tuple(imagine(view, rng).hands) for _ in range(60 * len(expected)))
        assert set(sampled) == expected
        surprise = sum((count - 60) ** 2 / 60 for count in sampled.values())
        assert surprise < len(expected) + 4 * (2 * len(expected)) ** 0.5


LIMITED_DEALS = [
    (0b111111, [2, 2], [[(0b000011, 0)], [(0b000110, 1)]]),
    (0b1111111, [3, 2], [[(0b0001111, 2), (0b0000011, 1)], [(0b1110000, 0)]]),
    (0b11111111, [2, 3, 3], [[(0b00001111, 1)], [(0b11000000, 0)], [(0b00000111, 1), (0b00000001, 0)]]),
    (0b111111, [3, 3], [[(0b000111, 0)], [(0b111000, 0)]]),
]


@pytest.mark.parametrize("way", ["counted", "dealt"])
@pytest.mark.parametrize(("unheld", "counts", "limits"), LIMITED_DEALS)
def test_a_deal_within_limits_is_fair(
    unheld: int, counts: list[int], limits: list[list[tuple[int, int]]], way: str
) -> None:
    """SQ 4.5: by trials and by counting alike."""
    choices = [
        list(hands(unheld, count, [HandLimit(0, limited, most) for limited, most in within]))
        for count, within in zip(counts, limits, strict=True)
    ]
    possible = {deal for deal in product(*choices) if size(union(deal)) == sum(counts)}
    rng = Rng(6)
    share = Share(unheld, counts, limits)
    deals = [tuple(share.deal(rng) if way == "dealt" else share.counted(rng)) for _ in range(100 * len(possible))]
    sampled = Counter(deals)
    assert set(sampled) == possible
    surprise = sum((count - 100) ** 2 / 100 for count in sampled.values())
    assert surprise < len(possible) + 4 * (2 * len(possible)) ** 0.5 + 1


def test_a_deal_with_very_many_ways_is_counted_exactly() -> None:
    """SQ 4.5: five hands of five with a limit each, more ways than 64 bits hold."""
    limits = [[((1 << 4) - 1 << 4 * hand, hand % 2)] for hand in range(5)]
    share = Share((1 << 44) - 1, [5] * 5, limits)
    rng = Rng(7)
    for _ in range(50):
        dealt_hands = share.deal(rng)
        assert [size(hand) for hand in dealt_hands] == [5] * 5
        assert size(union(tuple(dealt_hands))) == 25
        for hand, [(limited, most)] in zip(dealt_hands, limits, strict=True):
            assert size(hand & limited) <= most
