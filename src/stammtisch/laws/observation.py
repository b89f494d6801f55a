"""Law 10: an observation shows the view and nothing else."""

from stammtisch.core.game import CHANCE
from stammtisch.core.observe import Observer, observer
from stammtisch.core.shelf import part
from stammtisch.laws.setup import Setup, played


def an_observation_shows_the_view_and_nothing_else(setup: Setup) -> None:
    """Law 10: change what a seat cannot see; its observation and its legal choices stay the same, byte for byte.

    A choice stands for one action, and the mask has exactly the legal ones. A game without `observe.py` has no
    observations.
    """
    if part(setup.game.name, "observe") is None:
        return
    writes = observer(setup.game, setup.seats, dict(setup.options))
    game = played(setup)
    rng = setup.rng("observe")
    for at in game.moments(rng, 12):
        state = game.states[at]
        if CHANCE in state.waiting_for():
            continue
        for seat in range(setup.seats):
            when = f"before ply {at}, seat {seat}"
            imagined = setup.game.imagine(state.view(seat), rng)
            before, after = writes.observe(state, seat), writes.observe(imagined, seat)
            assert before == after, f"{when} observes what it cannot see: {_difference(writes, before, after)}"
            legal = {int(action) for action in state.legal(seat)}
            marked = {choice for choice, flag in enumerate(writes.mask(state, seat)) if flag}
            assert {int(writes.action(choice, seat)) for choice in marked} == legal, f"{when}: the mask is wrong"
            assert {int(writes.choice(action, seat)) for action in legal} == marked, f"{when}: a choice is wrong"


def _difference(writes: Observer, before: bytes, after: bytes) -> str:
    one, other = writes.explain(memoryview(before).cast("b")), writes.explain(memoryview(after).cast("b"))
    return ", ".join(f"{name}: {one[name]} or {other[name]}" for name in one if one[name] != other[name])
