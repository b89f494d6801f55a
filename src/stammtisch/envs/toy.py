"""A toy for exact methods in OpenSpiel: the scoring of one round of Diabolo (DI 5), after all cards are laid.

`pyspiel.load_game("stammtisch_diabolo_scoring(players=3,seed=1,worlds=4)")` plays a round at random up to its scoring.
Chance then picks one of a few worlds that seat 0 cannot tell apart, each equally likely. What is left are the sealed
decisions of all seats to double a row or not. The tree is small enough for best responses and CFR.
"""

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, OVER, State
from stammtisch.core.rng import Rng
from stammtisch.envs.spiel import SpielGame, SpielState, described

NAME: Final = "stammtisch_diabolo_scoring"
GIVEN: Final = {"players": 3, "seed": 1, "worlds": 4}


def toy_type(seats: int, given: Mapping[str, Any]) -> Any:
    """Return the type of the toy. All that happens in it can still be seen: nobody forgets anything."""
    return described(NAME, "The scoring of a round of Diabolo", shelf.game("diabolo"), seats, given, remembers=True)


class ToyGame(SpielGame):
    """The scoring of one round."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**GIVEN, **(params or {})}
        self.game = shelf.game("diabolo")
        self.seats = int(given["players"])
        options = self.game.check(self.seats, {"length": "single"})
        self.take_seats(toy_type(self.seats, given), options, given)
        rng = Rng(f"toy {given['seed']}")
        scoring = self.scoring(rng)
        self.worlds = [self.game.imagine(scoring.view(0), rng) for _ in range(int(given["worlds"]))]

    def scoring(self, rng: Rng) -> State:
        """Return a round played at random up to a row that every seat may double."""
        while True:
            state = self.game.new(self.seats, self.options)
            while (seat := state.next_seat()) != OVER:
                if seat == CHANCE:
                    state.draw(rng)
                    continue
                if len(state.waiting_for()) == self.seats:
                    return state
                state.play(seat, state.random_action(seat, rng))

    def beginning(self, world: int) -> State:
        """Return one of the worlds; the first before one is picked."""
        return self.worlds[max(0, world)].copy()

    def new_initial_state(self) -> "ToyState":
        """Return the toy before chance has picked a world."""
        return ToyState(self)


class ToyState(SpielState):
    """A state of the toy; before its first ply no world is picked."""

    table: ToyGame

    def __init__(self, game: ToyGame) -> None:
        super().__init__(game)
        self.inner.world = -1

    def current_player(self) -> int:
        """Return who acts next; chance first."""
        return int(pyspiel.PlayerId.CHANCE) if self.inner.world < 0 else super().current_player()

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.inner.world < 0 else super()._legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the worlds, each equally likely."""
        worlds = len(self.inner.table.worlds)
        return [(world, 1.0 / worlds) for world in range(worlds)]

    def _apply_action(self, action: int) -> None:
        if self.inner.world >= 0:
            super()._apply_action(action)
            return
        self.inner.world = action
        self.inner.truth = self.inner.table.beginning(action)
        self.inner.seen = [f"{self.inner.truth.view(seat)}\n" for seat in range(self.inner.table.seats)]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"world {action}"
        return super()._action_to_string(player, action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.inner.world >= 0 and super().is_terminal()


pyspiel.register_game(toy_type(3, GIVEN), ToyGame)
