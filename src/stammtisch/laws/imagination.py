"""Law 2: what is imagined from a view looks like it."""

from stammtisch.core.game import JUDGE, OVER, State
from stammtisch.core.rng import Rng
from stammtisch.laws.sameness import all_pieces, same_future, same_to, same_views
from stammtisch.laws.table import BOUND, Table, played


def what_is_imagined_looks_the_same(table: Table) -> None:
    """Law 2: a state imagined from a view has that view, the same turn and words, and can be played on."""
    game = played(table)
    rng = table.rng("imagine")
    for at in game.moments(rng, 10):
        state = game.states[at]
        for viewer in table.viewers():
            when = f"before ply {at}, imagined by {viewer}"
            imagined = table.game.imagine(state.view(viewer), rng)
            same_to(table, state, imagined, viewer, when)
            pieces, real = all_pieces(imagined), all_pieces(state)
            assert pieces == real, f"{when}, the pieces are others: {pieces - real} for {real - pieces}"
            if viewer == JUDGE:
                same_views(state, imagined, table.viewers(), when)
                same_future(game, imagined, at, when)
            else:
                other = table.viewers()[rng.below(table.seats + 2)]
                within = table.game.imagine(imagined.view(other), rng)
                same_to(table, imagined, within, other, f"{when}, imagined once more by {other}")
                play_round(imagined, rng, when)


def play_round(state: State, rng: Rng, when: str) -> None:
    """To the end of the round, at random."""
    before = state.round
    plies = 0
    while state.round == before and (seat := state.next_seat()) != OVER:
        assert plies < BOUND, f"{when} and played on, the round does not end"
        actions = state.legal(seat)
        assert len(actions), f"{when} and played on for {plies} plies, seat {seat} is next and has no legal word"
        state.play(seat, actions[rng.below(len(actions))])
        plies += 1
