"""Laws 6 and 7: no piece is lost, and every game ends."""

from collections.abc import Callable, Collection

from stammtisch.core.game import OVER
from stammtisch.core.match import words_by_action
from stammtisch.laws.sameness import all_pieces
from stammtisch.laws.setup import BOUND, Setup, played, verbs


def pieces_are_conserved(setup: Setup) -> None:
    """Law 6: no piece is ever lost, made or changed."""
    game = played(setup)
    start = all_pieces(game.states[0])
    assert start, "the game has no pieces"
    for at in game.moments(setup.rng("pieces"), 40):
        now = all_pieces(game.states[at])
        assert now == start, f"before ply {at}, {dict(start - now)} is missing and {dict(now - start)} is new"


def every_game_ends(setup: Setup, bound: int = BOUND) -> None:
    """Law 7: the game ends with random players and with stubborn ones, also if chance is stubborn."""
    named = words_by_action(setup.game)
    rng = setup.rng("stubborn")
    stubborn: list[tuple[str, Callable[[list[int]], list[int]]]] = [
        ("any word", lambda actions: actions),
        ("the first word", lambda actions: actions[:1]),
        ("the last word", lambda actions: actions[-1:]),
    ]
    known = verbs(setup.game)
    for verb in sorted({known[rng.below(len(known))] for _ in range(2)} if known else ()):
        liked = frozenset(action for action, word in enumerate(named) if verb in word.split())
        stubborn.append((f"{verb!r} when they can", choosing(liked)))
        stubborn.append((f"{verb!r} when they must", choosing(frozenset(range(len(named))) - liked)))
    for name, choose in stubborn:
        state = setup.new()
        plies = 0
        while (seat := state.next_seat()) != OVER:
            assert plies < bound, f"players who say {name} are not done after {bound} plies"
            choices = choose(sorted(state.legal(seat), key=named.__getitem__))
            state.play(seat, choices[rng.below(len(choices))])
            plies += 1


def choosing(liked: Collection[int]) -> Callable[[list[int]], list[int]]:
    """Return a player who chooses preferred actions as long as there are any."""
    return lambda actions: [action for action in actions if action in liked] or actions
