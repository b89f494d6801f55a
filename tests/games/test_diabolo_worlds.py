"""Diabolo: what a viewer knows, and the worlds that he can imagine."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations

import pytest

from stammtisch.core.game import BACK, CHANCE, JUDGE, WATCHER, State, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.games.diabolo import GAME
from stammtisch.games.diabolo.material import LAY, listed, words
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.games.diabolo.view import DiaboloView

RULEBOOK_HANDS = ("g1 y1 y1 y1 y1 y2", "y2 y2 y3 y3 y3 y4", "g3 p5 b1 b1 b1 b1", "p4 p2 b2 b2 b2 b3")
RULEBOOK_ROWS = "g2 devil, g5 devil, g1 angel, g2 angel, g2 angel, p5 devil, p1 devil, p1 angel, p2 angel, p4 angel"


def played(seats: int, hands: Sequence[str], lays: str, options: Mapping[str, Value] | None = None) -> Match:
    """These hands are dealt in round 1; then every player in turn draws the card that he lays."""
    match = Match(GAME, seats, options)
    for number in range(6):
        for hand in hands:
            match.play(CHANCE, hand.split()[number])
    lay(match, lays)
    return match


def lay(match: Match, lays: str) -> None:
    for laid in lays.split(", "):
        match.play(CHANCE, laid.split()[0])
        match.play(match.waiting_for()[0], laid)


def shown_hand() -> Match:
    """Seat 2 had to show six reds and a seventh, boxed one and has drawn again."""
    match = played(
        3,
        ("b1 b1 b1 b1 b2 b2", "y1 y1 y1 y1 y2 y2", "r1 r2 r3 r4 r5 r5"),
        "r1 devil, r1 devil, g1 angel, r2 devil, r3 angel, g1 angel, r4 angel, y3 angel",
    )
    match.play(CHANCE, "r1")
    match.play(2, "box r5")
    lay(match, "b3 angel, y3 devil")
    match.play(CHANCE, "g4")
    return match


def only_purple_is_hidden() -> Match:
    """The devils took red to blue; purple, where the angels are ahead, waits for the double cards."""
    return played(
        3,
        ("r2 y2 g3 b3 p2 p5", "r2 y2 g3 b3 b4 p3", "r3 y3 g4 b5 p1 p4"),
        "r1 devil, y1 devil, p1 angel, g2 devil, g2 devil, g2 devil, g1 angel, g1 angel, "
        "b2 devil, b2 devil, b2 devil, b1 angel, b1 angel",
    )


def hand(state: State, seat: int) -> tuple[str, ...]:
    assert isinstance(state, Diabolo)
    return words(listed(state.hands[seat]))


def agrees(found: Mapping[Hashable, int], weights: Mapping[Hashable, int]) -> bool:
    """Whether samples fit the weights by a chi-square test that a right sampler hardly ever fails."""
    samples = sum(found.values())
    total = sum(weights.values())
    assert set(found) <= set(weights)
    squares = sum((found.get(key, 0) - samples * w / total) ** 2 / (samples * w / total) for key, w in weights.items())
    degrees = len(weights) - 1
    return bool(squares < degrees + 4 * (2 * degrees) ** 0.5 + 4)


def test_a_shown_hand_is_kept_in_every_imagined_world() -> None:
    """DI 3.4"""
    match = shown_hand()
    for viewer in (0, 1, WATCHER):
        view = match.view(viewer)
        assert view.places()["hand 2"] == ("r1", "r1", "r2", "r3", "r4", "r5", BACK)
        for seed in range(50):
            state = GAME.imagine(view, Rng(seed))
            assert state.view(viewer) == view
            assert state.waiting_for() == [2]


def test_everybody_remembers_what_was_laid_and_boxed_in_which_order() -> None:
    """DI 3.2, DI 3.4"""
    match = shown_hand()
    for viewer in (0, 1, 2, WATCHER):
        assert match.view(viewer).facts().past == (
            *("r1 devil", "r1 devil", "g1 angel", "r2 devil", "r3 angel", "g1 angel", "r4 angel", "y3 angel"),
            *("box r5", "b3 angel", "y3 devil"),
        )


def test_the_owner_of_a_shown_hand_knows_what_the_others_know() -> None:
    """DI 3.4"""
    view = shown_hand().view(2)
    assert view.places()["hand 2"] == ("r1", "r1", "r2", "r3", "r4", "r5", "g4")
    shown = view.facts().shown
    assert shown[2] == ("r1", "r1", "r2", "r3", "r4", "r5")


def test_who_did_not_show_his_hand_is_imagined_with_a_card_that_can_be_laid() -> None:
    """DI 3.4: the seventh card is not red, and each other unseen card is equally likely."""
    match = shown_hand()
    view = match.view(0)
    unseen = Counter({f"{c}{v}": (4, 3, 3, 2, 2)[v - 1] for c in "rygbp" for v in range(1, 6)})
    for place, pieces in view.places().items():
        if place not in ("stock", "spent") and not place.startswith("double"):
            unseen -= Counter(pieces)
    rng = Rng("seventh")
    drawn = Counter[Hashable]()
    for _ in range(6000):
        state = GAME.imagine(view, rng)
        assert isinstance(state, Diabolo)
        assert state.phase == LAY
        drawn[hand(state, 2)[-1]] += 1
    assert agrees(drawn, {card: number for card, number in unseen.items() if card[0] != "r"})


def test_hidden_cards_are_never_of_a_colour_that_was_shown() -> None:
    """DI 5.5"""
    match = only_purple_is_hidden()
    for viewer in (0, 1, 2, WATCHER):
        view = match.view(viewer)
        assert view.facts().shown_colours == ("r", "y", "g", "b")
        for seed in range(20):
            state = GAME.imagine(view, Rng(seed))
            assert state.view(viewer) == view
            for seat in range(3):
                kept = [card for card in hand(state, seat) if card[0] != "p"]
                assert kept == [card for card in hand(match.state, seat) if card[0] != "p"]


def test_a_skipped_row_tells_nothing_about_the_hands() -> None:
    """DI 5.1, DI 5.5"""
    match = played(4, RULEBOOK_HANDS, RULEBOOK_ROWS)
    view = match.view(0)
    assert view.facts().shown_colours == ("g",)
    assert view.places()["hand 3"] == (BACK,) * 6
    rng = Rng("skipped")
    colours = {card[0] for _ in range(50) for card in hand(GAME.imagine(view, rng), 3)}
    assert colours == set("rybp")


def test_imagined_worlds_are_as_frequent_as_brute_force_counts_them() -> None:
    """DI 5.5: of the eleven purple cards that seat 0 does not see, seat 1 has one and seat 2 has two."""
    view = only_purple_is_hidden().view(0)
    unseen = ["p1"] * 3 + ["p2"] * 2 + ["p3"] * 3 + ["p4"] * 2 + ["p5"]
    weights = Counter[Hashable]()
    for one in range(11):
        rest = unseen[:one] + unseen[one + 1 :]
        for pair in combinations(rest, 2):
            weights[unseen[one], pair] += 1
    rng = Rng("brute force")
    found = Counter[Hashable]()
    for _ in range(12000):
        state = GAME.imagine(view, rng)
        found[hand(state, 1)[-1], hand(state, 2)[-2:]] += 1
    assert agrees(found, weights)


def test_sealed_choices_of_others_are_imagined_evenly_and_the_own_one_is_kept() -> None:
    """DI 5.2"""
    match = played(4, RULEBOOK_HANDS, RULEBOOK_ROWS)
    match.play(0, "keep")
    match.play(2, "double")
    match.play(3, "keep")
    view = match.view(0)
    rng = Rng("sealed")
    choices = Counter[Hashable]()
    for _ in range(2000):
        state = GAME.imagine(view, rng)
        assert state.view(0) == view
        assert state.waiting_for() == [1]
        judged = state.view(JUDGE)
        assert isinstance(judged, DiaboloView)
        choices[judged.said] += 1
    either = ("double", "keep")
    assert agrees(choices, {("keep", "", herman, carl): 1 for herman in either for carl in either})


def test_choices_said_aloud_are_kept_for_everybody() -> None:
    """DI 5.2"""
    match = played(4, RULEBOOK_HANDS, RULEBOOK_ROWS, {"doubling": "in-turn"})
    match.play(0, "double")
    match.play(1, "keep")
    state = GAME.imagine(match.view(WATCHER), Rng(1))
    assert state.view(JUDGE).facts().said == ("double", "keep", "", "")
    assert state.waiting_for() == [2]


@pytest.mark.parametrize("doubling", ["secret", "in-turn"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_imagined_worlds_look_the_same_to_the_viewer_at_every_ply(seats: int, doubling: str) -> None:
    """DI 5, DI 6"""
    match = Match(GAME, seats, {"doubling": doubling})
    rng = Rng(seats)
    while not match.over:
        waiting = match.waiting_for()
        seat = waiting[rng.below(len(waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
        viewer = (*range(seats), WATCHER)[rng.below(seats + 1)]
        state = GAME.imagine(match.view(viewer), rng)
        assert state.view(viewer) == match.view(viewer)
        assert state.waiting_for() == match.waiting_for()
        assert viewer == WATCHER or list(state.legal(viewer)) == list(match.state.legal(viewer))
        exact = GAME.imagine(match.view(JUDGE), rng)
        for everybody in (*range(seats), WATCHER, JUDGE):
            assert exact.view(everybody) == match.view(everybody)


def test_what_another_player_draws_changes_nothing_that_a_viewer_sees() -> None:
    """DI 3.1"""
    tables = []
    for card in ("r5", "p1"):
        match = played(3, ("b1 b1 b1 b1 b2 b2", "y1 y1 y1 y1 y2 y2", "r1 r2 r3 r4 r5 g5"), "g1 angel")
        match.play(CHANCE, card)
        match.play(1, "y1 devil")
        tables.append(match)
    one, other = tables
    for viewer in (0, 2, WATCHER):
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
    assert one.view(1) != other.view(1)


def test_chance_deals_every_card_equally_often_to_everybody() -> None:
    """DI 1, DI 2"""
    rng = Rng("fair")
    fresh = GAME.new(4, GAME.check(4, {}))
    copies: dict[Hashable, int] = {f"{c}{v}": (4, 3, 3, 2, 2)[v - 1] for c in "rygbp" for v in range(1, 6)}
    first_draw = Counter[Hashable]()
    dealt = [Counter[Hashable]() for _ in range(4)]
    for _ in range(1500):
        first_draw[GAME.word(fresh.random_action(CHANCE, rng))] += 1
        state = fresh.copy()
        state.draw(rng)
        assert state.waiting_for() == [0]
        for seat in range(4):
            dealt[seat].update(hand(state, seat))
    assert agrees(first_draw, copies)
    assert all(agrees(counted, copies) for counted in dealt)


def test_random_actions_are_even_over_the_legal_ones() -> None:
    """DI 3.2, DI 3.3, DI 3.4, DI 5.2"""
    laying = shown_hand()
    boxing = played(
        3,
        ("b1 b1 b1 b1 b2 b2", "y1 y1 y1 y1 y2 y2", "r1 r2 r3 r4 r5 r5"),
        "r1 devil, r1 devil, g1 angel, r2 devil, r3 angel, g1 angel, r4 angel, y3 angel",
    )
    boxing.play(CHANCE, "r1")
    assert boxing.view(0).facts().phase == "box"
    full_side = played(
        3, ("b1 b2 b3 b4 b5 y1", "y1 y1 y1 y2 y2 y3", "r1 r2 r3 r4 r5 r5"), "b1 devil, b1 devil, b2 devil"
    )
    full_side.play(CHANCE, "g3")
    doubling = played(4, RULEBOOK_HANDS, RULEBOOK_ROWS)
    rng = Rng("even")
    for match in (laying, boxing, full_side, doubling):
        seat = match.waiting_for()[0]
        legal = match.legal(seat)
        counted = Counter[Hashable](GAME.word(match.state.random_action(seat, rng)) for _ in range(200 * len(legal)))
        assert agrees(counted, dict.fromkeys(legal, 1))


def test_a_copy_is_played_on_its_own() -> None:
    """DI 3"""
    match = shown_hand()
    before = [match.view(viewer) for viewer in (0, 1, 2, WATCHER, JUDGE)]
    for seed in range(20):
        match.state.copy().finish_round(Rng(seed))
    assert [match.view(viewer) for viewer in (0, 1, 2, WATCHER, JUDGE)] == before
    assert match.view(JUDGE).facts().phase == "lay"
