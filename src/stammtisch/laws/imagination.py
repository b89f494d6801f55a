"""Law 2: a world imagined from a view has that view."""

from stammtisch.core.game import JUDGE, OVER, State
from stammtisch.core.rng import Rng
from stammtisch.laws.sameness import all_pieces, same_future, same_to, same_views
from stammtisch.laws.setup import BOUND, Setup, played


def what_is_imagined_looks_the_same(setup: Setup) -> None:
    """Law 2: a state imagined from a view has that view, the same turn and words, and can be played on."""
    game = played(setup)
    rng = setup.rng("imagine")
    for at in game.moments(rng, 10):
        state = game.states[at]
        for viewer in setup.viewers():
            when = f"before ply {at}, imagined by {viewer}"
            imagined = setup.game.imagine(state.view(viewer), rng)
            same_to(setup, state, imagined, viewer, when)
            pieces, real = all_pieces(imagined), all_pieces(state)
            assert pieces == real, f"{when}, the pieces are different: {pieces - real} for {real - pieces}"
            if viewer == JUDGE:
                same_views(state, imagined, setup.viewers(), when)
                same_future(game, imagined, at, when)
            else:
                other = setup.viewers()[rng.below(setup.seats + 2)]
                within = setup.game.imagine(imagined.view(other), rng)
                same_to(setup, imagined, within, other, f"{when}, imagined again by {other}")
                play_round(imagined, rng, when)


def play_round(state: State, rng: Rng, when: str) -> None:
    """Play to the end of the round at random."""
    before = state.round
    plies = 0
    while state.round == before and (seat := state.next_seat()) != OVER:
        assert plies < BOUND, f"{when} and played on, the round does not end"
        actions = state.legal(seat)
        assert len(actions), f"{when} and played on for {plies} plies, seat {seat} is next and has no legal word"
        state.play(seat, actions[rng.below(len(actions))])
        plies += 1
