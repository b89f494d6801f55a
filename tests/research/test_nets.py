"""The nets: what goes in, how they are kept, and that a bot's arithmetic with whole numbers is that of NumPy."""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import bootstrap
from stammtisch.arena.run import run
from stammtisch.arena.tournament import Contest, standings
from stammtisch.bots.levels import NET, bots_for, net_of, parameters_for
from stammtisch.bots.net import VERSION, Net
from stammtisch.core import shelf
from stammtisch.core.advice import NOTHING, STEPS
from stammtisch.core.game import Refused
from stammtisch.core.rng import Rng
from training.nets.files import SHRINK, content, untaught
from training.nets.gather import SEATS, Ground, Kind, advised, kinds, mixed, sampled
from training.nets.inputs import Inputs
from training.nets.rollout import Rollout
from training.nets.seen import aspects_of
from training.nets.turned import Names, Turn

GAMES = tuple(SEATS)
LARGEST = 300_000


def inputs_of(game: str) -> Inputs:
    """The inputs of a net, from few matches."""
    return Inputs.seen_in(game, sampled(game, 60, 1))


def ground_of(game: str, turns: int) -> Ground:
    """Some matches that have begun."""
    ground = Ground(game, Kind(SEATS[game][0], shelf.game(game).check(SEATS[game][0], {}), 24), 3, alone=False)
    for _ in range(turns):
        ground.step(ground.regulars())
    return ground


@pytest.mark.parametrize("game", GAMES)
def test_a_net_in_whole_numbers_chooses_as_the_one_that_was_trained(game: str) -> None:
    inputs = inputs_of(game)
    weights = untaught(inputs.game, inputs.count)
    made = content(game, inputs.told(), weights, "a test")
    assert len(made) < LARGEST
    net = Net(made)
    advice = parameters_for(shelf.game(game))["expert"].advice()
    asked = agreed = differs = 0
    for kind in kinds(game, 16 * len(SEATS[game]), Rng(4)):
        ground = Ground(game, kind, 6, alone=False)
        for _ in range(6):
            seen = ground.look(inputs)
            first = np.maximum(weights["first.weight"][seen.on].sum(axis=1) + weights["begin"], 0)
            here = first @ weights["second.weight"].T + weights["second.bias"]
            writes = ground.lanes.observer
            for lane, state in enumerate(ground.lanes.states):
                mine = seen.aspects[seen.begins[lane] : seen.begins[lane + 1]]
                liked = (
                    np.maximum(here[lane] + weights["aspects.weight"][mine].sum(axis=1), 0) @ weights["likes.weight"][0]
                )
                seat = ground.lanes.acting[lane]
                legal = [int(action) for action in state.legal(seat)]
                advised = int(writes.action(int(mine[0, 0]), seat))
                action = net.choose(writes, advice, state, seat, legal, advised)
                assert action in legal
                asked += 1
                agreed += writes.choice(action, seat) == mine[liked.argmax(), 0]
                differs += action != advised
            ground.step(ground.regulars())
    assert agreed > 0.97 * asked
    assert differs > 0.1 * asked, "a net that only repeats the regular would prove little"


@pytest.mark.parametrize("game", GAMES)
def test_a_net_does_not_see_what_its_seat_does_not(game: str) -> None:
    inputs = inputs_of(game)
    net = Net(content(game, inputs.told(), untaught(inputs.game, inputs.count), "a test"))
    advice = parameters_for(shelf.game(game))["expert"].advice()
    ground, rng, hidden = ground_of(game, 9), Rng(8), 0
    for lane, state in enumerate(ground.lanes.states):
        seat = ground.lanes.acting[lane]
        legal = [int(action) for action in state.legal(seat)]
        view = state.view(seat)
        worlds = [ground.lanes.game.imagine(view, rng) for _ in range(4)]
        told = [[list(advice.aspects(world, seat, action)) for action in legal] for world in worlds]
        assert all(one == told[0] for one in told)
        chosen = {net.choose(ground.lanes.observer, advice, world, seat, legal, legal[-1]) for world in worlds}
        assert len(chosen) == 1
        other = (seat + 1) % ground.seats
        hidden += any(one.view(other) != two.view(other) for one, two in pairwise(worlds))
    assert hidden > 0, "no world differed in what is hidden"


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_step_or_nothing_in_each_group(game: str) -> None:
    advice, rng = parameters_for(shelf.game(game))["expert"].advice(), np.random.default_rng(7)
    said: set[int] = set()
    sizes: set[int] = set()
    for kind in kinds(game, 8 * len(SEATS[game]), Rng(4)):
        ground = Ground(game, kind, 5, alone=False)
        for _ in range(60):
            for lane, state in enumerate(ground.lanes.states):
                seat = ground.lanes.acting[lane]
                for action in state.legal(seat):
                    steps = list(advice.aspects(state, seat, int(action)))
                    sizes.add(len(steps))
                    said.update(steps)
            ground.step(mixed(ground.regulars(), ground.masks, 0.5, rng))
    assert len(sizes) == 1
    assert said == {NOTHING, *range(STEPS)}


def test_a_file_of_another_version_is_refused() -> None:
    inputs = inputs_of("diabolo")
    line, _, weights = content("diabolo", inputs.told(), untaught(inputs.game, inputs.count), "a test").partition(b"\n")
    about = json.loads(line)
    assert (about["game"], about["command"], about["shrink"]) == ("diabolo", "a test", SHRINK)
    with pytest.raises(Refused, match=f"version {VERSION + 1}"):
        Net(json.dumps(about | {"version": VERSION + 1}).encode() + b"\n" + weights)


@pytest.mark.parametrize("game", ["sep", "seven-seals"])
def test_a_turned_decision_has_its_legal_words_turned(game: str) -> None:
    ground = ground_of(game, 12)
    writes, word = ground.lanes.observer, shelf.game(game).word
    rng = np.random.default_rng(2)
    names = Names.drawn(game, rng)
    turn = Turn(shelf.game(game), writes.layout, names)
    told = turn.observations(ground.observations)
    for lane in range(len(ground)):
        choices = np.flatnonzero(ground.masks[lane])
        before, after = ({word(int(at)) for at in some} for some in (choices, turn.choices(choices)))
        assert after == {names.word(said) for said in before}
        hands = [writes.explain(seen[lane])["hand"] for seen in (ground.observations, told)]
        assert sorted(hands[1]) == sorted(names.word(card) for card in hands[0])
    assert (told != ground.observations).any()


def back(names: Names) -> Names:
    """The names that undo these."""
    letters, places = ({new: old for old, new in part.items()} for part in (names.letters, names.places))
    return Names(letters, places, tuple(names.values.index(value) for value in range(len(names.values))))


@pytest.mark.parametrize("game", ["sep", "seven-seals"])
def test_a_table_that_is_turned_and_turned_back_is_as_it_was(game: str) -> None:
    """Nothing is lost on the way: neither what is observed nor what can be chosen."""
    ground, rng = ground_of(game, 12), np.random.default_rng(3)
    layout, actions = ground.lanes.observer.layout, np.arange(shelf.game(game).actions)
    for _ in range(8):
        names = Names.drawn(game, rng)
        there, again = (Turn(shelf.game(game), layout, one) for one in (names, back(names)))
        told = there.observations(ground.observations)
        assert (told != ground.observations).any()
        assert (again.observations(told) == ground.observations).all()
        assert (again.choices(there.choices(actions)) == actions).all()


def test_a_gain_is_what_came_out_minus_what_was_expected() -> None:
    played = Rollout(
        seen=[],
        choices=np.zeros((3, 1), np.int64),
        chances=np.zeros((3, 1), np.float32),
        values=np.array([[0.5], [0.4], [0.3]], np.float32),
        rewards=np.array([[0.0], [1.0], [0.0]], np.float32),
        ended=np.array([[False], [True], [False]]),
        last=np.array([0.7], np.float32),
        shares=[],
    )
    gains = played.gains()[:, 0].tolist()
    assert gains == pytest.approx([-0.1 + 0.95 * 0.6, 0.6, 0.4])


def test_the_same_seed_gathers_the_same_decisions() -> None:
    one, two = (ground_of("sep", 5) for _ in range(2))
    assert (one.observations == two.observations).all()
    assert (one.next_hands() == two.next_hands()).all()
    assert advised(one.lanes, one.lanes.states[0], one.lanes.acting[0], Rng(1)) in one.lanes.states[0].legal(
        one.lanes.acting[0]
    )


def test_a_game_whose_folder_has_a_net_has_a_bot_that_plays_by_it(tmp_path: Path) -> None:
    inputs = inputs_of("sep")
    folder = tmp_path / "taught"
    folder.mkdir()
    (folder / "__init__.py").write_text(
        "from dataclasses import replace\n\nfrom stammtisch.games.sep import GAME as SEP\n\n"
        'GAME = replace(SEP, name="taught", title="Taught")\n'
    )
    (folder / "bot.py").write_text("from stammtisch.games.sep.bot import LEVELS\n")
    (folder / "observe.py").write_text("from stammtisch.games.sep.observe import observer\n")
    (folder / "reflex.net").write_bytes(content("sep", inputs.told(), untaught(inputs.game, inputs.count), "a test"))
    played = subprocess.run(
        [*f"{sys.executable} -m stammtisch arena taught --seats 2 --games 4 --bots reflex,regular".split()],
        env={**os.environ, "STAMMTISCH_GAMES": str(tmp_path), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    shares = dict(re.findall(r"(reflex|regular) +([\d.]+) %", played.stdout))
    assert float(shares["reflex"]) < float(shares["regular"]), "it has learned nothing, so it should lose"


TAUGHT = tuple(game for game in GAMES if "reflex" in bots_for(shelf.game(game)))
"""The games that have a net."""


def test_three_games_have_a_net() -> None:
    assert set(TAUGHT) == {"seven-seals", "diabolo", "sep"}


@pytest.mark.parametrize("game", TAUGHT)
def test_a_net_of_a_game_is_small_and_says_what_it_is_and_how_it_was_made(game: str) -> None:
    found = shelf.game(game)
    file = files(shelf.packages()[game]) / NET
    assert len(file.read_bytes()) < LARGEST
    about = net_of(found).about
    assert (about["game"], about["rules"], about["version"]) == (game, found.rules, VERSION)
    assert f"python -m training.nets.outplay {game} " in about["command"]
    assert set(about["seats"]) == {str(seats) for seats in found.seats}
    assert about["aspects"] == aspects_of(game)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_net_that_is_offered_beats_regulars(game: str) -> None:
    """A few deals are enough to see that it is not worse; docs/training.md has what was measured."""
    seats = SEATS[game][0]
    contest = Contest.of(game, seats, {}, ["reflex", *["regular"] * (seats - 1)], 3, 1)
    reflex = next(one for one in standings(run(contest, 1200 // seats).deals) if one.bot == "reflex")
    assert reflex.share > 1 / seats


def test_compiled_and_plain_nets_choose_the_same(tmp_path: Path) -> None:
    shutil.copytree(bootstrap.SOURCE, tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    told = []
    for source in (bootstrap.SOURCE, tmp_path / "src"):
        done = subprocess.run(
            [sys.executable, Path(__file__).with_name("net_choices.py")],
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(source), str(bootstrap.ROOT)))},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert told[0] == told[1]
    assert [line.split()[0] for line in told[0].splitlines()] == list(GAMES)
