"""Observations for learners: what they tell apart, what they do not, and how they are read."""

import hashlib
import tracemalloc
from array import array
from typing import Any

import msgspec
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import observations
import tutorial
from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import CHANCE, WATCHER, Refused, State
from stammtisch.core.history import information_state
from stammtisch.core.match import Match
from stammtisch.core.observe import NoObservation, Observer, observer
from stammtisch.core.rng import Rng
from stammtisch.laws import observation as law
from stammtisch.laws.observation import an_observation_shows_the_view_and_nothing_else
from stammtisch.laws.setup import Setup, played, setups

OURS = ["diabolo", "sep", "sequence", "seven-seals"]
STEP = scaled(quick=12, normal=4, full=1)
SETUPS = [setup for name in OURS for setup in [*setups(shelf.game(name))][::STEP]]
PAIRED = scaled(quick=2, normal=4, full=60)
"""From how many matches with each number of seats views are compared with each other."""
TOLD_OTHERWISE: dict[str, set[str]] = {
    "diabolo": set(),
    "sep": {"due", "shufflings", "action_shufflings", "numbers_kept"},
    "sequence": {"drawer", "lines", "drawn", "tied", "leaders", "top", "discarded"},
    "seven-seals": set(),
}
"""What a View has and no observation needs; each `observe.py` says why."""


def decisions(setup: Setup) -> list[State]:
    return [state for state in played(setup).states if CHANCE not in state.waiting_for()]


def numbers(writes: Observer, state: State, seat: int) -> memoryview:
    return memoryview(writes.observe(state, seat)).cast("b")


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_an_observation_depends_on_the_view_alone(setup: Setup) -> None:
    an_observation_shows_the_view_and_nothing_else(setup)


class Peeking(Observer):
    """An observer with a bug: it looks into the hand of the next seat."""

    def __init__(self, healthy: Observer) -> None:
        super().__init__(healthy.layout, healthy.actions)
        self.healthy = healthy

    def write(self, state: State, viewer: i64, out: vec[i64], at: i64) -> None:
        self.healthy.write(state, viewer, out, at)
        other = (viewer + 1) % state.seats
        for piece in state.view(other).places()[f"hand {other}"]:
            out[at] ^= ord(piece[0]) % 2


def test_an_observer_that_peeks_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(law, "observer", lambda *table: Peeking(observer(*table)))
    game = shelf.game("seven-seals")
    setup = Setup(game, 3, tuple(game.check(3, {"length": "single"}).items()))
    with pytest.raises(AssertionError, match="observes what it cannot see"):
        an_observation_shows_the_view_and_nothing_else(setup)


def different_views(setup: Setup, seeds: int) -> tuple[int, list[str]]:
    """How many different views many matches have, and which of them are observed alike."""
    writes = observer(setup.game, setup.seats, dict(setup.options))
    seen: dict[tuple[int, bytes], bytes] = {}
    alike: list[str] = []
    ignored = TOLD_OTHERWISE[setup.game.name]
    rng = setup.rng("imagined")
    for seed in range(seeds):
        for state in decisions(Setup(setup.game, setup.seats, setup.options, seed)):
            # Beside each state, one with other hands that looks the same to spectators.
            for twin in (state, setup.game.imagine(state.view(WATCHER), rng)):
                for seat in range(setup.seats):
                    view: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(twin.view(seat)))
                    known = {name: part for name, part in view.items() if name not in ignored}
                    digest = hashlib.sha256(repr(known).encode()).digest()
                    key = (seat, hashlib.sha256(writes.observe(twin, seat)).digest())
                    if seen.setdefault(key, digest) != digest:
                        alike.append(f"{setup}, seat {seat}: {known}")
    return len(seen), alike


@pytest.mark.strain
@pytest.mark.parametrize("name", OURS)
def test_different_views_are_observed_differently(name: str) -> None:
    game = shelf.game(name)
    pairs = 0
    for seats in game.seats:
        chosen = [setup for setup in setups(game) if setup.seats == seats]
        for setup in chosen[:: max(1, len(chosen) // scaled(1, 2, 12))]:
            views, alike = different_views(setup, PAIRED)
            assert alike == []
            pairs += views * (views - 1) // 2
    assert pairs > scaled(50_000, 500_000, 100_000_000)


# Rotation


def one_seat_on(name: str, seats: int) -> tuple[State, State]:
    """Two tables before the first card; what seat 0 is at the first, seat 1 is at the second."""
    game = shelf.game(name)
    first, second = game.new(seats, game.check(seats, {})), game.new(seats, game.check(seats, {}))
    if name == "sequence":
        for lot, state in (("AS", first), ("2S", second)):
            state.play(CHANCE, game_word(name, lot))
            for other in ("AC", "3S")[: len(set(game.teams(seats, game.check(seats, {})))) - 1]:
                state.play(CHANCE, game_word(name, other if lot == "2S" else "2D" if other == "AC" else "3S"))
    else:
        second.round = 1
        second.begin_round()  # type: ignore[attr-defined]
    return first, second


def game_word(name: str, word: str) -> int:
    game = shelf.game(name)
    return next(action for action in range(game.actions) if game.word(action) == word)


@pytest.mark.parametrize(
    ("name", "seats"),
    [
        *[("seven-seals", seats) for seats in (3, 4, 5)],
        *[("diabolo", seats) for seats in (3, 4, 5)],
        *[("sequence", seats) for seats in (2, 3, 4, 6)],
    ],
)
def test_a_table_turned_by_one_seat_is_observed_alike(name: str, seats: int) -> None:
    writes = observer(shelf.game(name), seats)
    first, second = one_seat_on(name, seats)
    rng = Rng("turned")
    begun, compared = first.round, 0
    while first.round == begun and (seat := first.next_seat()) >= CHANCE:
        if seat == CHANCE:
            choice = first.random_action(CHANCE, rng)
            first.play(CHANCE, choice)
            second.play(CHANCE, choice)
            continue
        assert (seat + 1) % seats in second.waiting_for()
        for viewer in range(seats):
            one = writes.explain(numbers(writes, first, viewer))
            other = writes.explain(numbers(writes, second, (viewer + 1) % seats))
            for told in (one, other):
                told["sheet"] = None
                told["numbers"].pop("round", None)
            assert one == other
            compared += 1
        assert writes.mask(first, seat) == writes.mask(second, (seat + 1) % seats)
        action = first.random_action(seat, rng)
        first.play(seat, action)
        second.play((seat + 1) % seats, writes.action(writes.choice(action, seat), (seat + 1) % seats))
    assert compared > 50


def test_two_seats_of_sep_that_change_places_are_observed_alike() -> None:
    setup = Setup(shelf.game("sep"), 2, tuple(shelf.game("sep").check(2, {}).items()))
    writes = observer(setup.game, 2)
    for state in decisions(setup):
        turned: Any = state.copy()
        turned.hands[0], turned.hands[1] = turned.hands[1], turned.hands[0]
        turned.kept[0], turned.kept[1] = turned.kept[1], turned.kept[0]
        turned.tokens = (turned.tokens >> 4) | ((turned.tokens & 15) << 4)
        turned.mover = 1 - turned.mover
        for seat in range(2):
            assert writes.observe(state, seat) == writes.observe(turned, 1 - seat)


# Reading and writing


def test_an_observation_can_be_read_in_words() -> None:
    game = shelf.game("seven-seals")
    match = Match(game, 3, {"length": "single"}, deal=Deal("words", seed_bytes(7)))
    for seat in range(3):
        match.play(seat, "done")
    lead = match.legal(0)[0]
    match.play(0, lead)
    told = observer(game, 3, {"length": "single"}).explain(numbers(observer(game, 3), match.state, 1))
    assert told["phase"] == ["playing"]
    assert told["seats"]["you"] == {"turn": 1}
    assert told["trick"] == {"you + 2": {lead[0]: 1, "value": int(lead[1:])}}
    assert sorted(told["hand"]) == sorted(match.view(1).places()["hand 1"])
    assert [*told["pool"].values()] == [5, 3, 3, 3, 3, 4, 6]


@pytest.mark.parametrize("kind", ["b", "B", "f"])
def test_an_observation_goes_into_the_buffer_of_its_caller(kind: str) -> None:
    game = shelf.game("diabolo")
    match = Match(game, 3, deal=Deal("buffer", seed_bytes(1)))
    writes = observer(game, 3)
    target, mask = array(kind, [9] * writes.layout.size), array(kind, [9] * game.actions)
    rng = Rng("buffer")
    while not match.over:
        seat = match.waiting_for()[0]
        writes.observe_into(match.state, seat, memoryview(target))
        writes.mask_into(match.state, seat, mask)
        assert [int(number) & 255 for number in target] == [*writes.observe(match.state, seat)]
        assert bytes(map(int, mask)) == bytes(game.legal_mask(match.state, seat))
        match.state.play(seat, match.state.random_action(seat, rng))
        while match.state.next_seat() == CHANCE:
            match.state.draw(rng)


@pytest.mark.parametrize("kind", ["b", "f"])
def test_no_room_is_taken_for_the_numbers_beside_the_buffer(kind: str) -> None:
    game = shelf.game("sequence")
    match = Match(game, 6, deal=Deal("room", seed_bytes(1)))
    writes = observer(game, 6)
    target = array(kind, [0] * writes.layout.size)
    writes.observe_into(match.state, 0, target)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(50):
            writes.observe_into(match.state, 0, target)
        after, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 500
    assert most - before < writes.layout.size * target.itemsize


def test_a_buffer_of_another_size_or_type_is_refused() -> None:
    game = shelf.game("sep")
    match = Match(game, 1, deal=Deal("buffer", seed_bytes(1)))
    writes = observer(game, 1)
    with pytest.raises(Refused, match="room for"):
        writes.observe_into(match.state, 0, memoryview(bytearray(3)))
    with pytest.raises(Refused, match="int8 or float32"):
        writes.observe_into(match.state, 0, memoryview(array("d", [0.0] * writes.layout.size)))
    with pytest.raises(Refused, match="one row with room"):
        writes.observe_into(match.state, 0, memoryview(bytearray(2 * writes.layout.size))[::2])
    with pytest.raises(Refused, match="numbers, not 2"):
        writes.explain([0, 1])
    assert writes.explain(writes.observe(match.state, 0)) == writes.explain(numbers(writes, match.state, 0))


def test_a_game_without_observations_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.packages(), "bierdeckel", "bierdeckel")
    with pytest.raises(NoObservation, match="has no observe"):
        observer(tutorial.game(), 2)


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name in OURS for seats in shelf.game(name).seats])
def test_an_information_state_is_a_history_that_only_grows(name: str, seats: int) -> None:
    """Whoever remembers it remembers what they saw and said before."""
    match = Match(shelf.game(name), seats, deal=Deal("history", seed_bytes(5)))
    rng = Rng("history")
    before = [""] * seats
    plies = 0
    while not match.over and plies < 150:
        for seat in range(seats):
            told = information_state(match, seat)
            assert told.startswith(before[seat])
            before[seat] = told
        seat = match.waiting_for()[0]
        legal = match.legal(seat)
        word = legal[rng.below(len(legal))]
        match.play(seat, word)
        plies += 1
        assert f"> {word}" in information_state(match, seat).removeprefix(before[seat])


@pytest.mark.parametrize("seats", shelf.game("diabolo").seats)
def test_what_somebody_chooses_in_secret_is_in_nobody_elses_information_state(seats: int) -> None:
    """DI 5.2: two matches differ in one sealed choice. Until all have chosen, only who made it can tell them apart."""
    one, other = (Match(shelf.game("diabolo"), seats, deal=Deal("sealed", seed_bytes(6))) for _ in range(2))
    rng = Rng("sealed")
    sealed = 0
    while not one.over and sealed < 3:
        choosing = one.waiting_for()
        legal = one.legal(choosing[0])
        if len(choosing) < 2 or len(legal) < 2:
            word = legal[rng.below(len(legal))]
            one.play(choosing[0], word)
            other.play(choosing[0], word)
            continue
        one, other = twin(one), twin(one)
        one.play(choosing[0], legal[0])
        other.play(choosing[0], legal[1])
        for seat in choosing[1:]:
            for viewer in range(seats):
                same = information_state(one, viewer) == information_state(other, viewer)
                assert same == (viewer != choosing[0])
            said = one.legal(seat)[0]
            one.play(seat, said)
            other.play(seat, said)
        assert all(information_state(one, viewer) != information_state(other, viewer) for viewer in range(seats))
        other = twin(one)
        sealed += 1
    assert sealed == 3


def twin(match: Match) -> Match:
    """The same match once more, played by its words."""
    again = Match(match.game, match.seats, deal=match.deal)
    for ply in match.plies:
        if ply.seat != CHANCE:
            again.play(ply.seat, ply.word)
    return again


def test_the_page_of_observations_describes_them_as_they_are() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page(), "run `python tests/observations.py`"
    for file, drawing in observations.pictures().items():
        assert file.read_text(encoding="utf-8") == drawing, "run `python tests/observations.py`"
