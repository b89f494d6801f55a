"""What events change of the facts is what the next view says, for every viewer, and of the types the pages know."""

import importlib
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from stammtisch.core import shelf
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import JUDGE, WATCHER, Game, Value
from stammtisch.core.match import Match
from stammtisch.core.rng import Rng

OURS = ["diabolo", "sep", "sequence", "seven-seals"]


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    found: list[tuple[int, dict[str, Value]]] = []
    for seats in game.seats:
        found.append((seats, {}))
        for option in game.options(seats):
            found += [(seats, {option.name: value}) for value in option.values if value != option.default]
    return found


def told(facts: Any, change: Any) -> Any:
    """The facts after a change: what the pages do with it."""
    if not isinstance(change, Mapping) or facts is None:
        return change
    if isinstance(facts, list):
        after = list(facts)
        for at, part in change.items():
            index = int(at)
            assert index <= len(after), f"number {index} of a list of {len(after)}"
            after[index : index + 1] = [told(after[index] if index < len(after) else None, part)]
        return after
    assert isinstance(facts, dict), f"{change} changes {facts}"
    return {**facts, **{name: told(facts[name], part) for name, part in change.items()}}


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def struct(game: Game) -> Any:
    module = importlib.import_module(f"{shelf.packages()[game.name]}.facts")
    (found,) = [kind for name, kind in vars(module).items() if name.endswith("Facts")]
    return found


@pytest.mark.parametrize("name", OURS)
def test_the_facts_that_events_change_are_those_of_the_next_view(name: str) -> None:
    game = shelf.game(name)
    kind = struct(game)
    for number, (seats, options) in enumerate(tables(game)):
        match = Match(game, seats, options, deal=Deal("facts", seed_bytes(number)))
        rng = Rng(f"facts {name} {number}")
        viewers = [WATCHER, JUDGE, *range(seats)]
        before = {viewer: plain(match.view(viewer).facts()) for viewer in viewers}
        while not match.over:
            waiting = match.waiting_for()
            seat = waiting[rng.below(len(waiting))]
            legal = match.legal(seat)
            plies = len(match.plies)
            match.play(seat, legal[rng.below(len(legal))])
            for viewer in viewers:
                after = plain(match.view(viewer).facts())
                facts, changed = before[viewer], set[str]()
                for event in match.events(viewer, plies):
                    facts = told(facts, plain(event.facts))
                    msgspec.convert(facts, kind, strict=True)
                    changed |= {*event.facts}
                for fact in changed:
                    assert facts[fact] == after[fact], f"{fact} after ply {plies} for {viewer}, {options}"
                before[viewer] = after


def test_every_game_of_ours_changes_facts_between_two_views() -> None:
    for name in OURS:
        match = Match(shelf.game(name), max(shelf.game(name).seats), deal=Deal("facts", seed_bytes(1)))
        rng = Rng("facts")
        while not match.over:
            seat = match.waiting_for()[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        assert sum(bool(event.facts) for event in match.events(WATCHER)) > 10
