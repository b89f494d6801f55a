"""What a viewer of Seven Seals imagines: worlds that he could be looking at, each of them equally likely."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, islice

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from seals_table import chi_square_is_small

from scale import scaled
from stammtisch.core.bits import numbers, zeros
from stammtisch.core.game import CHANCE, JUDGE, OVER, WATCHER, State, Value
from stammtisch.core.rng import Rng
from stammtisch.games.seven_seals.material import HAND, PHASES, PREDICTING, RETURNING
from stammtisch.games.seven_seals.rules import SevenSeals, new
from stammtisch.games.seven_seals.view import SevenSealsView
from stammtisch.games.seven_seals.worlds import deal_by_counting, deal_hidden, imagine, tightest_first

OPTIONS: dict[str, Value] = {"edition": "saboteur", "saboteur_points": 4, "length": "single"}
SAMPLES = scaled(15, 25, 100)
"""How often each world is due."""
DEALS = scaled(500, 1500, 10_000)
World = tuple[frozenset[int], ...]
"""The cards of each seat."""


def cards(low: int, high: int) -> frozenset[int]:
    """The cards of two halves."""
    return frozenset(numbers(low)) | frozenset(45 + card for card in numbers(high))


def world_of(state: State) -> World:
    """Who holds what."""
    view = state.view(JUDGE)
    assert isinstance(view, SevenSealsView)
    return tuple(cards(*hand) for hand in view.hands)


@dataclass(frozen=True)
class Case:
    """A view late in a round, and every world that fits it."""

    view: SevenSealsView
    worlds: tuple[World, ...]


def may_hold(view: SevenSealsView, seat: int, card: int) -> bool:
    """Whether a seat has not shown to be out of the colour of a card."""
    return not view.voids >> (5 * seat + card // 15) & 1


def hidden_seats(view: SevenSealsView) -> list[int]:
    """The seats with cards that the viewer does not see."""
    return [seat for seat in range(view.seats) if not view.hands[seat] and view.sizes[seat]]


def tight_colours(view: SevenSealsView) -> list[int]:
    """The colours of unseen cards that some hidden hand cannot hold."""
    colours = sorted({card // 15 for card in cards(*view.unseen)})
    return [colour for colour in colours if not all(may_hold(view, seat, 15 * colour) for seat in hidden_seats(view))]


def all_worlds(view: SevenSealsView) -> Iterator[World]:
    """Every deal of the unseen cards that fits the sizes of the hands and the voids."""
    held = [set(cards(*hand)) if hand else set() for hand in view.hands]
    return deals(view, sorted(cards(*view.unseen)), held)


def deals(view: SevenSealsView, unseen: list[int], held: list[set[int]]) -> Iterator[World]:
    """Every way to deal the unseen cards to those who may hold them and have room."""
    if not unseen:
        yield tuple(frozenset(hand) for hand in held)
        return
    for seat in hidden_seats(view):
        if len(held[seat]) < view.sizes[seat] and may_hold(view, seat, unseen[0]):
            held[seat].add(unseen[0])
            yield from deals(view, unseen[1:], held)
            held[seat].remove(unseen[0])


@cache
def case(seats: int, watching: bool, tight: int) -> Case:
    """The first view of that kind in games played at random, with some worlds, but not too many to try them all."""
    for seed in range(1000):
        rng = Rng(f"case {seed}")
        state = new(seats, OPTIONS)
        while state.next_seat() != OVER:
            one_ply(state, rng)
            view = state.view(WATCHER if watching else seed % seats)
            if len(cards(*view.unseen)) <= 12 and len(tight_colours(view)) == tight:
                worlds = tuple(islice(all_worlds(view), 81))
                if 15 <= len(worlds) <= 80:
                    return Case(view, worlds)
    raise AssertionError("no such view")


def one_ply(state: State, rng: Rng) -> None:
    """Something random happens."""
    state.play(state.next_seat(), state.random_action(state.next_seat(), rng))


def by_imagining(view: SevenSealsView, rng: Rng) -> World:
    """As a bot does it."""
    return world_of(imagine(view, rng))


def by_counting(view: SevenSealsView, rng: Rng) -> World:
    """Deals the tight colours by counting, however easy they are."""
    held, room, unseen, allowed = zeros(2 * view.seats + 2), zeros(view.seats + 1), zeros(5), zeros(5)
    hidden = hidden_seats(view)
    for seat, hand in enumerate(view.hands):
        if hand:
            held[2 * seat], held[2 * seat + 1] = hand
        room[seat] = view.sizes[seat] if seat in hidden else 0
    tight = vec[i64]()
    loose = [*view.unseen]
    for colour in tight_colours(view):
        half, by = divmod(15 * colour, 45)
        unseen[colour] = view.unseen[half] & (0x7FFF << by)
        allowed[colour] = sum(1 << seat for seat in hidden if may_hold(view, seat, 15 * colour))
        loose[half] ^= unseen[colour]
        tight = append(tight, colour)
    deal_by_counting(held, unseen, room, tightest_first(tight, allowed), allowed, rng)
    deal_hidden(held, loose[0], loose[1], room, 0, rng)
    return tuple(cards(held[2 * seat], held[2 * seat + 1]) for seat in range(view.seats))


@pytest.mark.parametrize("way", [by_imagining, by_counting])
@pytest.mark.parametrize(
    ("seats", "watching", "tight"),
    [(3, False, tight) for tight in (1, 2, 3)]
    + [(seats, watching, tight) for seats, watching in ((4, False), (4, True), (5, False)) for tight in (1, 2, 3, 4, 5)]
    + [(seats, True, tight) for seats in (3, 5) for tight in (2, 3, 4)],
)
def test_every_world_that_fits_is_equally_likely(
    seats: int, watching: bool, tight: int, way: Callable[[SevenSealsView, Rng], World]
) -> None:
    """SS 4: compared with all worlds that follow from the hands' sizes and the colours they are out of"""
    late = case(seats, watching, tight)
    rng = Rng(f"worlds {seats} {watching} {tight}")
    number = len(late.worlds)
    seen = Counter(way(late.view, rng) for _ in range(SAMPLES * number))
    assert not {*seen} - {*late.worlds}
    assert chi_square_is_small([seen[world] for world in late.worlds], [SAMPLES] * number, number - 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_looks_the_same_to_its_viewer_all_game_long(seats: int) -> None:
    """SS 2, SS 3, SS 4, SS 5: the dealing, the prediction, the tricks, the returning, the end"""
    rng = Rng(f"all game long {seats}")
    state = new(seats, OPTIONS | {"length": "standard"})
    phases: set[int] = set()
    while True:
        phases.add(state.phase)
        viewer = rng.below(seats + 1)
        check_imagining(state, WATCHER if viewer == seats else viewer, rng)
        if state.next_seat() == OVER:
            break
        one_ply(state, rng)
    assert phases == {*range(len(PHASES))}


def check_imagining(state: SevenSeals, viewer: int, rng: Rng) -> None:
    """What must be so of every imagined world."""
    view = state.view(viewer)
    imagined = imagine(view, rng)
    assert isinstance(imagined, SevenSeals)
    assert imagined.view(viewer) == view
    if view.trick or view.phase == RETURNING:
        assert (imagined.led, imagined.best, imagined.best_seat) == (state.led, state.best, state.best_seat)
    assert imagined.waiting_for() == state.waiting_for()
    if viewer == state.next_seat():
        assert [*imagined.legal(viewer)] == [*state.legal(viewer)]
    for seat, hand in enumerate(world_of(imagined)):
        assert len(hand) == view.sizes[seat]
        assert all(may_hold(view, seat, card) for card in hand), "a seat holds a colour that it is out of"
    before, after = state.view(JUDGE).places(), imagined.view(JUDGE).places()
    assert sorted(chain(*before.values())) == sorted(chain(*after.values()))
    if state.next_seat() == CHANCE:
        real = state.copy()
        one_ply(real, rng)
        one_ply(imagined, rng)
        assert imagined.view(WATCHER).places() == real.view(WATCHER).places(), "another seat gets the next card"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_an_imagined_world_can_be_played_to_the_end_as_the_real_one_could(seats: int) -> None:
    """SS 4, SS 5, SS 6"""
    rng = Rng(f"to the end {seats}")
    state = new(seats, OPTIONS)
    while state.next_seat() != OVER:
        imagined = imagine(state.view(rng.below(seats)), rng)
        imagined.finish_round(rng)
        assert imagined.round == 1
        assert imagined.waiting_for() == []
        one_ply(state, rng)


def test_the_judge_imagines_what_is() -> None:
    rng = Rng("judge")
    state = new(4, OPTIONS)
    while state.next_seat() != OVER:
        assert imagine(state.view(JUDGE), rng).view(JUDGE) == state.view(JUDGE)
        one_ply(state, rng)


@pytest.mark.parametrize("dealt", [0, 7, 30, 59])
@pytest.mark.parametrize("viewer", [2, WATCHER])
def test_in_the_middle_of_a_deal_an_unseen_card_is_anywhere_in_proportion_to_the_room(viewer: int, dealt: int) -> None:
    """SS 2"""
    rng = Rng(f"dealing {viewer} {dealt}")
    state = new(4, OPTIONS)
    for _ in range(dealt):
        one_ply(state, rng)
    view = state.view(viewer)
    room = [0 if seat == viewer else view.sizes[seat] for seat in range(4)] + [60 - dealt]
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(DEALS):
        world = imagine(view, rng)
        hands = [*world_of(world), frozenset([*world.legal(CHANCE)])]
        seen.update((card, holder) for holder in range(5) if holder != viewer for card in hands[holder])
    check_shares(seen, sorted(cards(*view.unseen)), room, DEALS)


def check_shares(seen: Counter[tuple[int, int]], unseen: list[int], room: list[int], deals: int) -> None:
    """Every card must be with every holder as often as the room there says."""
    holders = [holder for holder, places in enumerate(room) if places]
    assert {card for card, _ in seen} == {*unseen}
    assert {holder for _, holder in seen} == {*holders}
    pairs = [(card, holder) for card in unseen for holder in holders]
    due = [deals * room[holder] / len(unseen) for _, holder in pairs]
    if len(holders) > 1:
        freedom = (len(unseen) - 1) * (len(holders) - 1)
        assert chi_square_is_small([seen[pair] for pair in pairs], due, freedom)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_deal_gives_every_card_to_every_seat_equally_often(seats: int) -> None:
    """SS 2"""
    rng = Rng(f"deal {seats}")
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(DEALS):
        state = new(seats, OPTIONS)
        state.draw(rng)
        assert state.waiting_for() == [0]
        assert state.phase == PREDICTING
        seen.update((card, seat) for seat, hand in enumerate(world_of(state)) for card in hand)
    check_shares(seen, sorted(new(seats, OPTIONS).legal(CHANCE)), [HAND] * seats, DEALS)


@pytest.mark.parametrize("dealt", [1, 6, 33, 59])
def test_a_deal_that_has_begun_is_finished_around_the_cards_already_dealt(dealt: int) -> None:
    """SS 2"""
    rng = Rng(f"half a deal {dealt}")
    begun = new(4, OPTIONS)
    for _ in range(dealt):
        one_ply(begun, rng)
    before = world_of(begun)
    seen: Counter[tuple[int, int]] = Counter()
    for _ in range(DEALS):
        state = begun.copy()
        state.draw(rng)
        assert state.waiting_for() == [0]
        after = world_of(state)
        assert all(was <= now and len(now) == HAND for was, now in zip(before, after, strict=True))
        seen.update((card, seat) for seat in range(4) for card in after[seat] - before[seat])
    check_shares(seen, sorted(begun.legal(CHANCE)), [HAND - len(hand) for hand in before], DEALS)


def test_a_deal_with_listeners_is_told_card_by_card() -> None:
    """SS 2"""
    state = new(3, OPTIONS)
    state.story = []
    state.draw(Rng("told"))
    assert [(event.kind, event.seat) for event in state.story] == [("deal", ply % 3) for ply in range(45)]
    assert state.waiting_for() == [0]


def test_the_deal_of_a_later_round_opens_with_the_next_seat() -> None:
    """SS 2, SS 7"""
    state = new(3, OPTIONS | {"length": "standard"})
    rng = Rng("later")
    for first in (0, 1, 2, 0, 1, 2):
        state.draw(rng)
        assert state.next_seat() == first
        state.finish_round(rng)
    assert state.next_seat() == OVER
