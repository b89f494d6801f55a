"""Our games in OpenSpiel: `pyspiel.load_game("stammtisch_seven_seals(players=4,length=single)")`.

Every option is a parameter of the game. Where a value may be a number or a word, a number is written after an n:
`saboteur_points=n5` or `saboteur_points=rising`. Decisions that people make together in secret are made one after the
other, and no information state has what the others have chosen. Returns are zero-sum: everybody stakes 1, and the
winners share the pot, so of two players the winner gets 1 and the other -1. Alone, a win is 1 and a loss -1.

The tensor is that of observations. An observation does not say in which order everything happened, so it is no
information state with perfect recall: information states are strings. The toy of `toy.py` is small enough to have both.

OpenSpiel cannot ask a Python game to `resample_from_infostate`, because its binding has no hook for that. `resampled`
does the same: a state that agrees with all that a player knows.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from stammtisch.core import shelf
from stammtisch.core.game import CHANCE, JUDGE, OVER, WATCHER, Event, Game, Option, State, Value, written
from stammtisch.core.history import seen_lines
from stammtisch.core.match import words_by_action
from stammtisch.core.observe import Observer, observer
from stammtisch.core.rng import Rng
from stammtisch.envs import names, usual_seats

LONGEST: Final = 20_000
"""More plies than any match has."""
PLAYERS: Final = 8
"""The numbers for the player in the tensor of an information state."""
CHANCES: Final = 80
"""More cards than chance ever draws from."""


def short_name(game: str) -> str:
    """Return what OpenSpiel calls a game."""
    return f"stammtisch_{game.replace('-', '_')}"


def all_options(game: Game) -> dict[str, Option]:
    """Return every option that the game has with any number of seats."""
    return {option.name: option for seats in reversed(game.seats) for option in game.options(seats)}


def parameter(option: Option) -> str | int | bool:
    """Return the default of an option as a parameter. All values of a parameter have one type: beside words, a number
    is a word, too."""
    kinds = {type(value) for value in option.values}
    return option.default if len(kinds) == 1 else f"n{written(option.default)}"


def as_typed(option: Option, value: str | int | bool) -> str:
    """Return the value of a parameter as people type it."""
    told = written(value)
    return told[1:] if told.startswith("n") and told[1:].isdecimal() and told not in option.values else told


def pot(seats: int) -> float:
    """Return what the winners share: everybody stakes 1, and a single player gets it twice."""
    return float(max(2, seats))


def game_type(game: Game, seats: int) -> Any:
    """Return the type of the game as OpenSpiel describes it."""
    given = {"players": seats} | {name: parameter(option) for name, option in all_options(game).items()}
    return described(short_name(game.name), game.title, game, seats, given)


def described(
    name: str, title: str, game: Game, seats: int, given: Mapping[str, Any], *, remembers: bool = False
) -> Any:
    """Return a type for OpenSpiel's registry, of a game whose observations tell all that was ever seen, or not."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM if seats == 1 else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=remembers,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(given),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of seats and its options."""

    game: Game

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = game
        self.seats = int(given.get("players", usual_seats(game)))
        here = {option.name: option for option in game.options(self.seats)} if self.seats in game.seats else {}
        known = all_options(game)
        texts = {name: as_typed(known[name], value) for name, value in given.items() if name != "players"}
        for name in [name for name in texts if name not in here and texts[name] == written(known[name].default)]:
            del texts[name]  # an option that only other numbers of seats have
        self.take_seats(game_type(game, self.seats), game.read(self.seats, texts), given)

    def take_seats(self, kind: Any, options: Mapping[str, Value], given: dict[str, Any]) -> None:
        """Make the table for these options."""
        game = self.game
        self.options = dict(options)
        self.observer = observer(game, self.seats, self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=CHANCES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=pot(self.seats) - 1.0,
            utility_sum=None if self.seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "SpielState":
        """Return a match before its first ply."""
        return SpielState(self)

    def beginning(self, world: int) -> State:  # noqa: ARG002 - toys have several worlds
        """Return the state before the first ply."""
        return self.game.new(self.seats, self.options)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Return what observes states: numbers, and text."""
        if params:
            raise ValueError(f"observers of these games have no parameters, but got {params}")
        return SpielObserver(self.observer, iig_obs_type, self.get_type().provides_information_state_tensor)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound."""
        return LONGEST


class Inner:
    """All that is in a state. OpenSpiel clones a state by a deep copy of its attributes, and pickles them: this one."""

    def __init__(
        self, table: SpielGame, world: int, truth: State, plies: list[tuple[int, int]], seen: list[str]
    ) -> None:
        self.table = table
        self.world = world
        self.truth = truth
        self.plies = plies
        self.seen = seen

    def __deepcopy__(self, _: Any) -> "Inner":
        return Inner(self.table, self.world, self.truth.copy(), [*self.plies], [*self.seen])

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (str(self.table), self.world, self.plies, self.seen)


def replayed(game: str, world: int, plies: list[tuple[int, int]], seen: list[str]) -> Inner:
    """Return what was pickled: the truth follows from its plies."""
    table = pyspiel.load_game(game)
    truth = table.beginning(world)
    for seat, action in plies:
        truth.play(seat, action)
    return Inner(table, world, truth, plies, seen)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match. Players' actions are choices: ids in which other seats are counted from the player."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.inner = Inner(game, 0, game.beginning(0), [], [""] * game.seats)

    @property
    def table(self) -> SpielGame:
        """The game with its options."""
        return self.inner.table

    @property
    def truth(self) -> State:
        """The whole truth."""
        return self.inner.truth

    @property
    def seen(self) -> list[str]:
        """By seat all that it has seen and done."""
        return self.inner.seen

    def current_player(self) -> int:
        """Return who acts next."""
        seat = int(self.truth.asked_seat())
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.truth.asked_seat():
            return []
        writes = self.table.observer
        return sorted(int(writes.choice(action, player)) for action in self.truth.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be drawn now; each copy is equally likely."""
        cards = Counter(int(card) for card in self.truth.legal(CHANCE))
        return [(card, cards[card] / cards.total()) for card in sorted(cards)]

    def _apply_action(self, action: int) -> None:
        seat = int(self.truth.asked_seat())
        played = action if seat == CHANCE else int(self.table.observer.action(action, seat))
        story: list[Event] = []
        self.truth.story = story
        self.truth.play(seat, played)
        self.truth.story = None
        self.inner.plies.append((seat, played))
        word = words_by_action(self.table.game)[played]
        for viewer, before in enumerate(self.seen):
            lines = seen_lines(viewer, seat, word, story)
            if lines:
                self.seen[viewer] = before + "\n".join(lines) + "\n"

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return self.table.game.word(action if chance else int(self.table.observer.action(action, player)))

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return bool(self.truth.next_seat() == OVER)

    def returns(self) -> list[float]:
        """Return the results, 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.table.seats
        return [pot(self.table.seats) * share - 1.0 for share in self.truth.returns()]

    def __str__(self) -> str:
        return str(self.truth.view(JUDGE))


class SpielObserver:
    """Observes states as OpenSpiel asks for it: all that a player knows now as our numbers and as text; what is public
    or private of it, and what a player has seen so far, as text alone."""

    tensor: NDArray[np.float32] | None = None
    """The numbers; None for what is told as text alone."""

    def __init__(self, writes: Observer, kind: Any, remembers: bool) -> None:
        self.observer = writes
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.ahead = PLAYERS if self.kind.perfect_recall else 0
        """The numbers before those of the observation: the player, because information states are not relative."""
        private = self.kind.private_info
        whole = self.kind.public_info and private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        nothing = not self.kind.public_info and private == pyspiel.PrivateInfoType.NONE
        if nothing or private == pyspiel.PrivateInfoType.ALL_PLAYERS or (self.kind.perfect_recall and not whole):
            raise ValueError(f"these games have no observer for {self.kind}")
        if whole and (remembers or not self.kind.perfect_recall):
            self.take_numbers()

    def take_numbers(self) -> None:
        """Make room for the numbers of an observation, field by field."""
        layout = self.observer.layout
        self.tensor = np.zeros(self.ahead + layout.size, np.float32)
        if self.ahead:
            self.dict["player"] = self.tensor[: self.ahead]
        for field in layout.fields:
            start = self.ahead + layout.offsets[field.name]
            rows = self.tensor[start : start + len(field.rows) * field.stride()]
            self.dict[field.name] = rows.reshape(len(field.rows), -1)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player knows into the tensor, if there is one."""
        if self.tensor is not None:
            self.tensor[: self.ahead] = 0
            if self.ahead:
                self.tensor[player] = 1
            self.observer.observe_into(state.truth, player, self.tensor[self.ahead :])
        elif self.kind.perfect_recall:
            raise ValueError("information states are strings here: ask for the tensor of an observation")

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player knows: all that they have seen and done, or how the table looks to them now."""
        if self.kind.perfect_recall:
            return f"seat {player}\n{state.seen[player]}"
        public = _lines(state.truth, WATCHER)
        if not self.kind.public_info:
            return "\n".join(line for line in _lines(state.truth, player) if line not in public)
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return "\n".join(public)
        return "\n".join([f"seat {player}", *_lines(state.truth, player)])


def _lines(state: State, viewer: int) -> list[str]:
    return str(state.view(viewer)).splitlines()


def resampled(state: SpielState, player: int, rng: Rng) -> SpielState:
    """Return a state that agrees with all that a player knows now, as `resample_from_infostate` would.

    What the others have seen there begins with how the imagined table looks to them: their own past would tell the
    hands that they really hold. The history is that of the given state, which OpenSpiel keeps; play it on, and do not
    serialize it.
    """
    twin: SpielState = state.clone()
    truth = twin.inner.truth = state.table.game.imagine(state.truth.view(player), rng)
    twin.inner.seen = [told if seat == player else f"{truth.view(seat)}\n" for seat, told in enumerate(state.seen)]
    return twin


def _register(name: str) -> None:
    game = shelf.game(name)

    def begin(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:
        """Make the game from its parameters alone, as OpenSpiel does."""
        SpielGame.__init__(self, game, params)

    # OpenSpiel pickles the class of a game by its name, so it must be found in this module.
    kind = type(short_name(name), (SpielGame,), {"__init__": begin, "__module__": __name__})
    globals()[kind.__name__] = kind
    pyspiel.register_game(game_type(game, usual_seats(game)), kind)


for _name, _ in names():
    _register(_name)
