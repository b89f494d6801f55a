"""The contract of `core/game.py`, besides the laws: turns, chance, decks, rounds and views."""

import json
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec

from stammtisch.core.facts import named
from stammtisch.core.game import CHANCE, JUDGE, OVER, State, View
from stammtisch.core.view_codec import BadPackedView, packed, unpacked
from stammtisch.laws.sameness import all_pieces, difference, pieces_at
from stammtisch.laws.setup import Setup, played, words

SAFE: Final = 2**53
"""Numbers in a View stay below this, because JavaScript reads them."""
HEADING: Final = ("viewer", "seats", "round", "waiting", "options")
"""The first fields of every view."""


def those_waited_for_have_words(setup: Setup) -> None:
    """The contract: exactly the seats waited for have legal words; chance is waited for alone."""
    game = played(setup)
    for at in game.moments(setup.rng("turns"), 40):
        state = game.states[at]
        waiting, holding = state.waiting_for(), state.holding_up()
        when = f"before ply {at}, waiting for {waiting}"
        assert waiting == sorted({*waiting}), f"{when}: not ascending"
        assert CHANCE not in waiting or waiting == [CHANCE], f"{when}: chance is waited for alone"
        assert {*waiting} <= {CHANCE, *range(setup.seats)}, f"{when}: there is no such seat"
        assert {*holding} <= {*waiting}, f"{when}, {holding} hold it up"
        assert holding == sorted({*holding}), f"{when}, {holding} hold it up: not ascending"
        assert bool(holding) == bool(waiting), f"{when}, {holding} hold it up"
        after = state.next_seat()
        assert after in waiting if waiting else after == OVER, f"{when}, {after} is next"
        asked = state.asked_seat()
        assert asked in holding if holding else asked == OVER, f"{when}, {asked} is asked"
        for seat in (CHANCE, *range(setup.seats)):
            legal = words(setup, state, seat)
            assert bool(legal) == (seat in waiting), f"{when}, seat {seat} has the words {legal}"
            mask = setup.game.legal_mask(state, seat)
            marked = [setup.game.word(action) for action in range(len(mask)) if mask[action]]
            assert len(mask) == setup.game.actions, f"{when}, the mask of seat {seat} has {len(mask)} bytes"
            assert {*marked} == {*legal}, f"{when}, seat {seat} has the words {legal} and the mask {marked}"
    assert game.states[-1].waiting_for() == []


def random_actions_are_uniform(setup: Setup) -> None:
    """The contract: `random_action` draws from what `legal` lists, each entry equally likely."""
    game = played(setup)
    rng = setup.rng("uniform")
    surprise, freedom = 0.0, 0
    for at in game.moments(rng, 24):
        state = game.states[at]
        for seat in state.waiting_for():
            listed = Counter(state.legal(seat))
            draws = min(64 * listed.total(), 1000) if len(listed) > 1 else 4
            drawn = Counter([state.random_action(seat, rng) for _ in range(draws)])
            strange = {*drawn} - {*listed}
            assert not strange, f"before ply {at}, seat {seat} acts at random with {strange}, legal are {dict(listed)}"
            for action, count in listed.items():
                expected = draws * count / listed.total()
                surprise += (drawn[action] - expected) ** 2 / expected
            freedom += len(listed) - 1
    beyond = (surprise - freedom) / sqrt(2 * max(freedom, 1))
    assert beyond < 6, f"random actions are not uniform: chi-square {surprise:.0f} with {freedom} degrees of freedom"


def drawing_at_once_is_as_fair(setup: Setup) -> None:
    """The contract: `draw` leaves every piece as likely in every place as drawing one by one does."""
    game = played(setup)
    rng = setup.rng("draw")
    plies = list(enumerate(game.plies))
    starts = [at for at, (seat, _) in plies if seat == CHANCE and (at == 0 or game.plies[at - 1][0] != CHANCE)]
    if "draw" in vars(type(game.states[0])):
        at = starts[rng.below(len(starts))]
        once: Counter[tuple[str, str]] = Counter()
        singly: Counter[tuple[str, str]] = Counter()
        for _ in range(80):
            end = game.states[at].copy()
            end.draw(rng)
            assert end.next_seat() != CHANCE, f"before ply {at}, everything is drawn and chance is still waited for"
            assert all_pieces(end) == all_pieces(game.states[at]), (
                f"before ply {at}, everything is drawn and pieces are lost"
            )
            once.update(whereabouts(end))
            end = game.states[at].copy()
            while end.next_seat() == CHANCE:
                cards = end.legal(CHANCE)
                end.play(CHANCE, cards[rng.below(len(cards))])
            singly.update(whereabouts(end))
        cells = {*once, *singly}
        surprise = sum((once[cell] - singly[cell]) ** 2 / (once[cell] + singly[cell]) for cell in cells)
        freedom = len(cells) - len({piece for piece, _ in cells})
        beyond = (surprise - freedom) / sqrt(2 * max(freedom, 1))
        assert beyond < 6, (
            f"before ply {at}, everything is drawn unfairly: chi-square {surprise:.0f} with {freedom} degrees"
        )


def whereabouts(state: State) -> Counter[tuple[str, str]]:
    """Return every piece with its place."""
    return Counter([(piece, place) for place, pieces in state.view(JUDGE).places().items() for piece in pieces])


def decks_shrink_by_what_is_drawn(setup: Setup) -> None:
    """The contract: chance lists all pieces of one place; within a shuffling only the drawn card leaves it."""
    game = played(setup)
    moments = set(game.moments(setup.rng("decks"), 40))
    left: dict[int, tuple[int, Counter[int]]] = {}
    for at, (seat, action) in enumerate(game.plies):
        if seat != CHANCE:
            continue
        state = game.states[at]
        deck, shuffling = state.deck()
        cards = Counter(state.legal(CHANCE))
        if at in moments:
            drawable = Counter(words(setup, state, CHANCE))
            assert drawable in pieces_at(state, JUDGE).values(), f"before ply {at}, no place has {dict(drawable)}"
        when = f"before ply {at}, deck {deck}, shuffling {shuffling}"
        assert min(deck, shuffling) >= 0, f"{when}: numbers count from 0"
        if deck in left:
            before, expected = left[deck]
            assert shuffling >= before, f"{when} comes after shuffling {before}"
            assert shuffling > before or cards == expected, (
                f"{when} lost {dict(expected - cards)} and gained {dict(cards - expected)} since its last draw"
            )
        left[deck] = (shuffling, cards - Counter([action]))


def rounds_are_settled_and_valued(setup: Setup) -> None:
    """The contract: rounds count up one by one, playouts stop there, and points, winners and utilities are sound."""
    game = played(setup)
    rng = setup.rng("rounds")
    rounds = [state.round for state in game.states]
    assert rounds[0] == 0, f"the first round has number {rounds[0]}"
    for at in range(len(game.plies)):
        assert 0 <= rounds[at + 1] - rounds[at] <= 1, f"ply {at} goes from round {rounds[at]} to {rounds[at + 1]}"
    assert rounds[-1] == rounds[-2] + 1, "the last ply does not settle a round"
    teams = setup.game.teams(setup.seats, dict(setup.options))
    assert len(teams) == setup.seats, f"{setup.seats} seats have the teams {teams}"
    for at in game.moments(rng, 16):
        state = game.states[at].copy()
        over = state.next_seat() == OVER
        decisions = state.finish_round(rng)
        when = f"before ply {at}, the round finished at random"
        assert state.round == rounds[at] + (not over), f"{when}, it is round {state.round} after {rounds[at]}"
        assert decisions >= 0, f"{when} with {decisions} decisions"
        for seat in range(setup.seats):
            assert 0 <= state.utility(seat) <= 1, f"{when}, the utility of {seat} is {state.utility(seat)}"
        points = state.points()
        assert len(points) == setup.seats, f"{when}, the points are {points}"
        assert all(type(point) is int for point in points), f"{when}, the points are {points}"
        if not state.waiting_for():
            winners = state.winners()
            assert winners == sorted({*winners} & {*range(setup.seats)}), f"{when}, the winners are {winners}"
            lucky = {teams[seat] for seat in winners}
            assert winners == [s for s in range(setup.seats) if teams[s] in lucky], f"{when}, {winners} of {teams} win"
            returns = state.returns()
            whole = 1.0 if winners or setup.seats > 1 else 0.0
            assert len(returns) == setup.seats, f"{when}, the returns are {returns}"
            assert abs(sum(returns) - whole) < 1e-9, f"{when}, the returns are {returns}"
            assert all(returns[seat] == max(returns) for seat in winners), f"{when}, the returns are {returns}"
            best = min(points) if setup.game.fewest else max(points)
            assert all(points[seat] == best for seat in winners), f"{when}, {winners} win with the points {points}"


def views_are_sound_and_can_travel(setup: Setup) -> None:
    """The contract: a view is frozen, hashable, small and plain; as JSON it comes back equal."""
    game = played(setup)
    for at in game.moments(setup.rng("views"), 16):
        state = game.states[at]
        for viewer in setup.viewers():
            view = state.view(viewer)
            when = f"before ply {at}, the view of {viewer}"
            names = tuple(getattr(view, "__dataclass_fields__", ()))
            assert names[: len(HEADING)] == HEADING, f"{when} begins with {names[: len(HEADING)]}, not {HEADING}"
            heading = tuple(getattr(view, name) for name in ("viewer", "seats", "round", "waiting"))
            told = (viewer, setup.seats, state.round, tuple(state.waiting_for()))
            assert heading == told, f"{when} begins with {heading}, not {told}"
            encoded = msgspec.json.encode(view)
            again = travelled(view)
            assert again == view, f"{when} does not survive packing: {difference(view, again)}"
            assert hash(again) == hash(view), f"{when} has another hash after packing"
            large = [number for number in numbers(json.loads(encoded)) if abs(number) >= SAFE]
            assert not large, f"{when} has numbers that JavaScript cannot read: {large}"
            missing = {"phase", "round", "waiting", "points"} - {*named(view.facts())}
            assert not missing, f"{when} has no facts about {missing}"
            msgspec.json.encode(view.facts())
            for place, pieces in view.places().items():
                assert type(pieces) is tuple, f"{when} has a {type(pieces).__name__} at {place}"
                assert all(type(piece) is str and piece for piece in pieces), f"{when} has {pieces} at {place}"
            assert str(view), f"{when} cannot be printed"


def travelled(view: View) -> View:
    """Return a view that was packed and unpacked, from the classes of its own package only."""
    module = type(view).__module__
    try:
        return unpacked(packed(view), module.rpartition(".")[0] or module)
    except BadPackedView as bad:
        raise AssertionError(f"a view does not survive packing: {bad}") from bad


def numbers(seed: object) -> Iterator[int]:
    """Yield all numbers in some JSON."""
    if isinstance(seed, int):
        yield seed
    elif isinstance(seed, (list, dict)):
        for part in seed.values() if isinstance(seed, dict) else seed:
            yield from numbers(part)
