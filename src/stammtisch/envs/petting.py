"""One match as a PettingZoo environment, turn by turn (`env`) or with all seats at once (`parallel_env`).

Agents are `seat_0` and so on. Observations are dictionaries with `observation` and `action_mask`; the mask is in the
info of the agent that acts, too. A reward is a seat's share of the win, at the end. The games are registered when this
module is imported: `pettingzoo.make("aec", "stammtisch/SevenSeals-v1", seats=4)`.

Decisions that people make together in secret are made one after the other by `env`; nobody's observation has what the
others have chosen. `parallel_env` asks all of them in one step, and all other seats wait: the last choice. Where a game
lets seats act between the turns of others, `env` asks them in their own turn; in `parallel_env` they may act or wait.
"""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv, register

from stammtisch.core import shelf
from stammtisch.core.bits import zeros
from stammtisch.core.game import CHANCE, JUDGE, OVER, WATCHER, Refused, State, Value
from stammtisch.core.observe import observer
from stammtisch.core.rng import Rng
from stammtisch.envs import names, usual_seats

Told = dict[str, NDArray[Any]]
MODES = ["human", "ansi", "rgb_array"]


class Seated:
    """A match, who sits there and what they see: what both kinds of environments have."""

    def __init__(
        self, game: str, seats: int | None, options: Mapping[str, Value] | None, render_mode: str | None, spare: int
    ) -> None:
        self.game = shelf.game(game)
        self.seats = usual_seats(self.game) if seats is None else seats
        self.options = self.game.check(self.seats, options or {})
        self.agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observer = observer(self.game, self.seats, self.options)
        self.choices = self.game.actions + spare
        self.rng = Rng(secrets.randbits(60))
        self.state: State = self.game.new(self.seats, self.options)
        size = self.observer.layout.size
        self.space = Dict(observation=Box(-128, 127, (size,), np.int8), action_mask=MultiBinary(self.choices))
        self.whole = Box(-128, 127, (self.seats * size,), np.int8)
        self.render_mode = render_mode
        self._words = zeros(self.observer.words)
        self._marks = zeros(self.observer.mask_words)
        words: Any = self._words
        marks: Any = self._marks
        self._seen: NDArray[Any] = np.frombuffer(words, np.int8)
        self._marked: NDArray[Any] = np.frombuffer(marks, np.int8)

    def begin(self, seed: int | None) -> None:
        """Begin a new match, which a seed makes repeatable."""
        if seed is not None:
            self.rng = Rng(f"seed {seed}")
        self.state = self.game.new(self.seats, self.options)
        self.run_chance()

    def run_chance(self) -> None:
        """Draw what chance has to draw."""
        while self.state.next_seat() == CHANCE:
            self.state.draw(self.rng)

    def numbers(self, seat: int) -> NDArray[Any]:
        """Return what a seat knows."""
        self.observer.write(self.state, seat, self._words, 0)
        return self._seen.copy()

    def mask(self, seat: int) -> NDArray[Any]:
        """Return the legal choices of a seat; none if it is not waited for."""
        self.observer.mark(self.state, seat, self._marks, 0)
        found = np.zeros(self.choices, np.int8)
        found[: self.game.actions] = self._marked[: self.game.actions]
        return found

    def everything(self) -> NDArray[Any]:
        """Return what all seats know together."""
        return np.concatenate([self.numbers(seat) for seat in range(self.seats)])

    def render(self) -> str | NDArray[Any] | None:
        """Draw the table as a spectator sees it; at the end with open hands."""
        over = self.state.next_seat() == OVER
        part = shelf.part(self.game.name, "terminal")
        view = self.state.view(JUDGE if over else WATCHER)
        text = str(view) if part is None else str(part.draw(view, self.agents))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "rgb_array":
            from stammtisch.envs.picture import picture  # noqa: PLC0415 - only pictures need Pillow

            heading = self.game.title if part is None else text.partition("\n")[0]
            won = [seat for seat, share in enumerate(self.state.returns()) if share > 0] if over else []
            return picture(self.game, view, self.agents, heading, won)
        print(text)
        return None


class SeatedEnv:
    """What both kinds of environments have in common: spaces, the state of the whole table, and drawings."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, Value] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        parallel = isinstance(self, ParallelEnv)
        self.table = Seated(game, seats, options, render_mode, spare=int(parallel))
        plain = f"stammtisch_{game.replace('-', '_')}_v1"
        self.metadata = {"render_modes": MODES, "name": plain, "is_parallelizable": parallel, "render_fps": 1}
        self.render_mode = render_mode
        self.possible_agents = [*self.table.agents]
        self.agents: list[str] = []
        self.max_cycles = max_cycles
        """After this number of decisions, or of steps of all seats at once, the match is truncated."""
        self.state_space = self.table.whole
        self._actions = {agent: Discrete(self.table.choices) for agent in self.possible_agents}
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._none = np.zeros(self.table.choices, np.int8)

    def observation_space(self, agent: str) -> Any:  # noqa: ARG002
        """Return the space of observations."""
        return self.table.space

    def action_space(self, agent: str) -> Any:
        """Return the space of choices."""
        return self._actions[agent]

    def state(self) -> NDArray[Any]:
        """Return what all seats know together."""
        return self.table.everything()

    def render(self) -> str | NDArray[Any] | None:
        """Draw the table."""
        return self.table.render()

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(SeatedEnv, AECEnv):  # type: ignore[misc]
    """A match turn by turn. An illegal choice ends it, and costs the seat that made it 1; use the masks."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a new match."""
        self.table.begin(seed)
        self.decisions = 0
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"action_mask": self._none} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Find out who acts next, and what they may do."""
        self.seat = int(self.table.state.asked_seat())
        self.agent_selection = self.possible_agents[self.seat]
        self._mask = self.table.mask(self.seat)
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def _ask_nobody(self) -> None:
        """The match is over or cut short: the selected agent gets no mask, which would tell of a hand."""
        self._mask = self._none
        self.infos[self.agent_selection] = {"action_mask": self._none}

    def observe(self, agent: str) -> Told:
        """Return what a seat knows, and what it may do if it is waited for."""
        seat = self._numbers[agent]
        mask = self._mask.copy() if agent == self.agent_selection else self._none.copy()
        return {"observation": self.table.numbers(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the choice of the seat that acts."""
        if not self.agents:
            raise Refused("reset the environment before you step: no match is under way")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        self._cumulative_rewards[agent] = 0.0
        if action is None or not 0 <= action < table.choices or not self._mask[action]:
            self._end({agent: -1.0})
            return
        table.state.play(self.seat, table.observer.action(int(action), self.seat))
        table.run_chance()
        self.decisions += 1
        self.infos[agent] = {"action_mask": self._none}
        if table.state.next_seat() == OVER:
            self._end(dict(zip(self.possible_agents, table.state.returns(), strict=True)))
            return
        self._ask()
        if self.decisions == self.max_cycles:
            self._ask_nobody()
            self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, rewards: Mapping[str, float]) -> None:
        """End the match with these rewards."""
        self._ask_nobody()
        self.rewards.update(rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


class ParallelTableEnv(SeatedEnv, ParallelEnv):  # type: ignore[misc]
    """A match in which all seats answer in each step: those that are waited for choose, the others wait.

    A seat without which the game can go on, such as one that may draw between the turns of others, may wait, too. What
    all have chosen is played one after the other. If a choice is no longer legal when it is its turn, because of what
    another seat has just done, it is not played; the info says `late`. If a seat chooses what its mask does not allow,
    its choice is made at random; the info says `mended`.
    """

    @property
    def wait(self) -> int:
        """The choice that waits: the last one."""
        return self.table.choices - 1

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Told], dict[str, dict[str, Any]]]:
        """Begin a new match."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = [*self.possible_agents]
        self.mended: set[str] = set()
        self.late: set[str] = set()
        return self._told()

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Play the choices of all seats that are waited for, and let the others wait."""
        table, state = self.table, self.table.state
        self.mended, self.late = set(), set()
        self._play(self._chosen(actions))
        self.cycles += 1
        over = state.next_seat() == OVER
        cut = not over and self.cycles == self.max_cycles
        told, infos = self._told()
        shares = state.returns() if over else [0.0] * table.seats
        rewards = dict(zip(self.agents, shares, strict=True))
        ended = dict.fromkeys(self.agents, over)
        truncated = dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return told, rewards, ended, truncated, infos

    def _chosen(self, actions: Mapping[str, int]) -> dict[int, int]:
        """Return the action of every seat that does not wait; what a mask does not allow is replaced."""
        chosen: dict[int, int] = {}
        for seat in self.table.state.waiting_for():
            agent = self.possible_agents[seat]
            mask = self._mask(seat)
            choice = int(actions.get(agent, self.wait))
            if not 0 <= choice < len(mask) or not mask[choice]:
                self.mended.add(agent)
                legal = np.flatnonzero(mask)
                choice = int(legal[self.table.rng.below(len(legal))])
            if choice != self.wait:
                chosen[seat] = int(self.table.observer.action(choice, seat))
        return chosen

    def _play(self, chosen: dict[int, int]) -> None:
        """Play an action of each seat: in turn where there is an order, otherwise any seat is as likely as another."""
        table, state = self.table, self.table.state
        while chosen:
            seat = int(state.next_seat())
            if seat not in chosen:
                seat = [*chosen][table.rng.below(len(chosen))]
            action = chosen.pop(seat)
            if action in state.legal(seat):
                state.play(seat, action)
                table.run_chance()
            else:
                self.late.add(self.possible_agents[seat])

    def _mask(self, seat: int) -> NDArray[Any]:
        """Return what a seat may choose; to wait, unless the game cannot go on without it."""
        mask = self.table.mask(seat)
        mask[self.wait] = seat not in self.table.state.holding_up()
        return mask

    def _told(self) -> tuple[dict[str, Told], dict[str, dict[str, Any]]]:
        told: dict[str, Told] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self._mask(seat)
            told[agent] = {"observation": self.table.numbers(seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask.copy(), "mended": agent in self.mended, "late": agent in self.late}
        return told, infos


def env(game: str, **table: Any) -> TableEnv:
    """Return a match turn by turn."""
    return TableEnv(game, **table)


def parallel_env(game: str, **table: Any) -> ParallelTableEnv:
    """Return a match in which all seats answer in each step."""
    return ParallelTableEnv(game, **table)


for _name, _identity in names():
    register("aec", _identity, env, kwargs={"game": _name})
    register("parallel", _identity, parallel_env, kwargs={"game": _name})
