"""PettingZoo's own tests of our games, and what they do not ask."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

import tutorial
from scale import scaled
from stammtisch.core import shelf
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import JUDGE, WATCHER, Refused
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng
from stammtisch.envs.petting import TableEnv, env, parallel_env
from stammtisch.envs.picture import HEIGHT, SEATS_AT, WIDTH, picture

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports games of its own, if they are there, in a way that it deprecates
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )
    from pettingzoo.test.state_test import state_test

OURS = ["diabolo", "sep", "sequence", "seven-seals"]
TABLES = [(name, seats) for name in OURS for seats in shelf.game(name).seats]
CYCLES = scaled(quick=30, normal=100, full=1000)
IDENTITIES = {name: f"stammtisch/{name.title().replace('-', '')}-v1" for name in OURS}


@pytest.fixture(autouse=True)
def _dictionaries_are_fine() -> Any:
    """PettingZoo lists by name the environments whose observations may be dictionaries; ours are not its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Environment has not defined a render_mode")
        yield


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_turn_by_turn(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: env(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_all_seats_at_once(name: str, seats: int) -> None:
    parallel_api_test(parallel_env(name, seats=seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel_env(name, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("name", OURS)
def test_states_cycles_and_drawings_are_as_pettingzoo_wants_them(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    state_test(env(name), parallel_env(name))
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel_env(name, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel_env(name, max_cycles=max_cycles)),
        )
    )
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert len(capsys.readouterr().out) > 1000


@pytest.mark.parametrize("name", OURS)
def test_the_games_are_in_pettingzoos_registry(name: str) -> None:
    assert pettingzoo.make("aec", IDENTITIES[name], render_mode="ansi").unwrapped.metadata["name"].endswith("_v1")
    assert pettingzoo.make("parallel", IDENTITIES[name], max_cycles=3).max_cycles == 3


def test_a_sealed_choice_is_not_seen_by_those_who_choose_after_it() -> None:
    """DI 5.2: two matches that differ in one sealed choice look the same to the next seat."""
    for_all = {"length": "single"}
    one, other = TableEnv("diabolo", options=for_all), TableEnv("diabolo", options=for_all)
    one.reset(seed=3)
    other.reset(seed=3)
    while "doubling" not in one.table.observer.explain(one.observe("seat_0")["observation"].tolist())["phase"]:
        choice = int(one.infos[one.agent_selection]["action_mask"].argmax())
        one.step(choice)
        other.step(choice)
    first = one.agent_selection
    one.step(100)
    other.step(101)
    assert one.agent_selection == other.agent_selection != first
    for agent in one.agents:
        same = np.array_equal(one.observe(agent)["observation"], other.observe(agent)["observation"])
        assert same == (agent != first)


def test_all_seats_choose_in_one_step_what_they_choose_in_secret() -> None:
    """DI 5.2."""
    table = parallel_env("diabolo", options={"length": "single"})
    told, infos = table.reset(seed=3)
    asked = 0
    while table.agents:
        choices = {agent: int(told[agent]["action_mask"].argmax()) for agent in table.agents}
        asked = max(asked, sum(choice != table.wait for choice in choices.values()))
        told, rewards, _, _, infos = table.step(choices)
        assert not any(info["mended"] for info in infos.values())
    assert asked == 3
    assert sum(rewards.values()) == pytest.approx(1.0)


def test_a_seat_may_draw_between_the_turns_of_others_or_wait() -> None:
    """SQ 6: nobody is made to draw, so hands shrink; what another seat plays at the same time counts."""
    table = parallel_env("sequence", seats=3, options={"draw": "manual"})
    word = table.table.game.word
    told, _ = table.reset(seed=4)
    rng = Rng("manual")
    waited = beside = 0
    smallest = 6
    while table.agents:
        state: Any = table.table.state
        (turn,), turns, said = state.holding_up(), state.turns, {}
        choices = {}
        for seat, agent in enumerate(table.agents):
            legal = [int(choice) for choice in np.flatnonzero(told[agent]["action_mask"])]
            assert (table.wait in legal) == (seat != turn)
            choices[agent] = legal[rng.below(len(legal))]
            said[seat] = "wait" if choices[agent] == table.wait else word(choices[agent])
            waited += said[seat] == "wait" and len(legal) > 1
        told, _, _, _, infos = table.step(choices)
        assert not any(info["mended"] for info in infos.values())
        assert not infos[f"seat_{turn}"]["late"]
        if said[turn].split()[0] not in ("draw", "swap") and state.phase in (2, 5):
            assert state.turns == turns + 1 or not table.agents
            beside += "draw" in said.values()
        smallest = min(smallest, *[len(state.view(JUDGE).places().get(f"hand {seat}", ())) for seat in range(3)])
    assert waited > 0
    assert beside > 0
    assert smallest < 4


def test_turn_by_turn_a_seat_draws_in_its_own_turn_or_forgets_to() -> None:
    """SQ 6: a draw is a choice beside the plays of that turn."""
    table = TableEnv("sequence", seats=2, options={"draw": "manual"})
    table.reset(seed=4)
    word = table.table.game.word
    together = forgotten = 0
    rng = Rng("in turn")
    while not table.terminations["seat_0"]:
        assert [table.seat] == table.table.state.holding_up()
        legal = [int(choice) for choice in np.flatnonzero(table.infos[table.agent_selection]["action_mask"])]
        choice = legal[rng.below(len(legal))]
        if "draw" in map(word, legal) and len(legal) > 1:
            together += 1
            forgotten += word(choice) != "draw"
        table.step(choice)
    assert together > forgotten > 0


def test_a_match_that_is_cut_short_shows_nobody_a_mask() -> None:
    """The mask of another seat tells which cards it has."""
    table = env("seven-seals", max_cycles=8)
    table.reset(seed=1)
    cut = 0
    for _ in table.agent_iter():
        told, _, _, truncated, info = table.last()
        if truncated:
            assert not told["action_mask"].any()
            assert not info["action_mask"].any()
            cut += 1
        table.step(None if truncated else int(info["action_mask"].argmax()))
    assert cut == 3


def test_a_choice_outside_of_the_mask_is_mended() -> None:
    """SS 3.2: with three seats there is no fourth neighbour to take a seal from, although the number would fit."""
    table = parallel_env("seven-seals", seats=3)
    told, _ = table.reset(seed=1)
    rng = Rng("mended")
    aliases: list[int] = []
    while not aliases:
        (seat,), state = table.table.state.waiting_for(), table.table.state
        mask = told[f"seat_{seat}"]["action_mask"]
        stands_for = table.table.observer.action
        aliases = [n for n in range(table.wait) if not mask[n] and stands_for(n, seat) in state.legal(seat)]
        legal = np.flatnonzero(mask)
        before = state.copy()
        told, _, _, _, infos = table.step({f"seat_{seat}": int(legal[rng.below(len(legal))])})
        assert not infos[f"seat_{seat}"]["mended"]
    for wrong in (aliases[0], -1, 9999, table.wait):
        table.table.state = before.copy()
        _, _, _, _, infos = table.step({f"seat_{seat}": wrong})
        assert infos[f"seat_{seat}"]["mended"]


def test_an_illegal_choice_ends_the_match_and_costs_a_point() -> None:
    for wrong in (0, 999, -1):
        table = env("seven-seals")
        table.reset(seed=1)
        table.step(wrong)
        assert table.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
        assert all(table.terminations.values())
        assert not table.observe("seat_0")["action_mask"].any()


def test_a_step_before_the_reset_is_refused() -> None:
    with pytest.raises(Refused, match="reset the environment"):
        env("sep").step(0)


def frames(name: str, seats: int) -> list[Any]:
    """Pictures of a match from its beginning to its end, every few decisions."""
    table = TableEnv(name, seats=seats, render_mode="rgb_array")
    table.reset(seed=2)
    found = [table.render()]
    rng = Rng("frames")
    while not table.terminations["seat_0"]:
        legal = np.flatnonzero(table.infos[table.agent_selection]["action_mask"])
        table.step(int(legal[rng.below(len(legal))]))
        if table.decisions % 40 == 0 or table.terminations["seat_0"]:
            found.append(table.render())
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_pictures_of_a_match_have_one_size_and_show_what_changes(name: str, seats: int) -> None:
    taken = frames(name, seats)
    assert {(frame.shape, frame.dtype) for frame in taken} == {((HEIGHT, WIDTH, 3), np.dtype(np.uint8))}
    assert len({frame.tobytes() for frame in taken}) == len(taken)


def colours(view_of: Any, *, judge: bool) -> set[tuple[int, ...]]:
    """The colours in the picture of a match before its first decision."""
    match = Match(shelf.game(view_of), 3, {"length": "single"}, deal=Deal("colours", seed_bytes(1)))
    drawn = picture(match.game, match.view(JUDGE if judge else WATCHER), ["Ada", "Robin", "Noor"], "A table")
    return {tuple(int(part) for part in pixel) for pixel in np.unique(drawn[:, SEATS_AT:].reshape(-1, 3), axis=0)}


def test_a_picture_for_spectators_has_the_backs_of_cards_where_the_judges_has_faces() -> None:
    red, back = (0xC2, 0x31, 0x1D), (0x1F, 0x4A, 0x4A)
    assert red in colours("diabolo", judge=True)
    assert back not in colours("diabolo", judge=True)
    assert red not in colours("diabolo", judge=False)
    assert back in colours("diabolo", judge=False)


def test_a_game_without_drawings_has_a_picture_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pieces are words that tell nothing about their looks."""
    monkeypatch.setitem(shelf.packages(), "bierdeckel", "bierdeckel")
    game = tutorial.game()
    match = Match(game, 2, deal=Deal("plain", seed_bytes(1)))
    assert picture(game, match.view(WATCHER), ["Ada", "Robin"], game.title).shape == (HEIGHT, WIDTH, 3)


def test_a_drawing_shows_no_hand_before_the_end() -> None:
    table = TableEnv("diabolo", options={"length": "single"}, render_mode="ansi")
    table.reset(seed=1)
    assert "? ? ? ? ? ?" in str(table.render())
    while not table.terminations["seat_0"]:
        table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))
    assert "?" not in str(table.render())
