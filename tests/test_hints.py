"""Hints: what, how sure, of what, the runner-up and why, from the View alone; and nothing pointless."""

import msgspec
import pytest

from scale import scaled
from stammtisch.bots.hints import hint, sane
from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget, Considered, Stop
from stammtisch.core.game import CHANCE, OVER, Game, State
from stammtisch.core.match import words_by_action
from stammtisch.core.rng import Rng
from stammtisch.core.view_codec import packed
from stammtisch.games.diabolo.material import DOUBLING, KEEP, worth
from stammtisch.games.diabolo.rules import Diabolo
from stammtisch.table.messages import Because, Counsel
from stammtisch.table.thinking import advise

PAIRS = scaled(3, 6, 400)
SEARCH = Budget(300)


def positions(game: Game, seats: int, seed: str) -> list[State]:
    """States of one game of regulars in which a seat has a choice."""
    rng = Rng(seed)
    state = game.new(seats, game.check(seats, {}))
    regular = bot_for(game, "regular")
    found: list[State] = []
    while (seat := int(state.next_seat())) != OVER:
        if seat == CHANCE:
            state.draw(rng)
            continue
        legal = [int(action) for action in state.legal(seat)]
        if len(legal) > 1:
            found.append(state.copy())
        state.play(seat, regular.choose(state.view(seat), legal, rng, Budget(1)).action)
    return found


def counsel(game: Game, state: State, seat: int, seed: int) -> Counsel:
    legal = sorted({words_by_action(game)[action] for action in state.legal(seat)})
    return advise(game, packed(state.view(seat)), legal, SEARCH, Stop(), Rng(seed))


@pytest.mark.strain
@pytest.mark.parametrize("name", shelf.names())
def test_a_hint_is_the_same_to_the_byte_whatever_the_seat_cannot_see(name: str) -> None:
    game = shelf.game(name)
    seats = game.seats[-1]
    found = positions(game, seats, "hints")
    for number, state in enumerate(found[:: max(1, len(found) // PAIRS)]):
        seat = int(state.next_seat())
        other = game.imagine(state.view(seat), Rng(number))
        one, two = (counsel(game, world, seat, number) for world in (state, other))
        assert msgspec.json.encode(one) == msgspec.json.encode(two)


@pytest.mark.parametrize("name", ["diabolo", "sep", "sequence", "seven-seals"])
def test_a_hint_says_what_how_sure_of_what_the_runner_up_and_why(name: str) -> None:
    game = shelf.game(name)
    given: list[Because] = []
    found = positions(game, 2 if 2 in game.seats else 4, "why")
    for state in found[:: max(1, len(found) // 8)]:
        seat = int(state.next_seat())
        one = counsel(game, state, seat, 3)
        words = {game.word(action) for action in state.legal(seat)}
        assert one.word in words
        assert one.odds is not None
        if one.runner_up is not None:
            assert one.runner_up in words - {one.word}
            assert one.runner_up_odds is not None
            assert 0 <= one.runner_up_odds <= one.odds <= 1
        assert 0 <= one.error < 0.5
        assert one.goal == "match"
        given += one.reasons
    assert given
    hidden = {reason.kind for reason in given}
    assert hidden - {"event", "next", "count"}, "some reasons are about what the others may hold"


def test_a_hint_without_a_choice_has_no_odds() -> None:
    game = shelf.game("seven-seals")
    state = positions(game, 4, "alone")[0]
    legal = [int(action) for action in state.legal(state.next_seat())]
    only = hint(game, state.view(state.next_seat()), legal[:1], Rng(1), SEARCH)
    assert (only.action, only.share, only.reasons) == (legal[0], None, ())


def test_of_tied_actions_the_sane_one_is_suggested() -> None:
    game = shelf.game("diabolo")
    doubling = [
        state
        for number in range(2)
        for state in positions(game, 4, f"double {number}")
        if isinstance(state, Diabolo) and state.phase == DOUBLING
    ]
    empty = [state for state in doubling if worth(state.hands[state.next_seat()], state.row) == 0]
    assert empty
    for state in empty:
        seat = int(state.next_seat())
        view, legal = state.view(seat), [int(action) for action in state.legal(seat)]
        assert hint(game, view, legal, Rng(5), SEARCH).action == KEEP, "doubling without a card is pointless"
        tied = [Considered(action, 10, 0.5, 0.1) for action in legal]
        assert sane(game, view, tied, Rng(1)).action == KEEP


def test_a_hint_in_a_hurry_gives_no_reasons() -> None:
    game = shelf.game("sep")
    state = positions(game, 2, "hurry")[20]
    seat = int(state.next_seat())
    legal = [int(action) for action in state.legal(seat)]
    hurried, unhurried = (hint(game, state.view(seat), legal, Rng(1), Budget(300, seconds)) for seconds in (0.1, 60))
    assert hurried.share is not None
    assert (hurried.runner_up, hurried.reasons) == (-1, ())
    assert unhurried.runner_up in legal


def test_a_stopped_hint_still_has_a_word() -> None:
    game = shelf.game("sequence")
    state = positions(game, 2, "stopped")[4]
    stop = Stop()
    stop.ask()
    seat = int(state.next_seat())
    legal = [int(action) for action in state.legal(seat)]
    found = hint(game, state.view(seat), legal, Rng(1), SEARCH, stop)
    assert found.action in legal
    assert found.reasons == ()
