"""Compare two states, as far as a viewer or the judge can tell."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from stammtisch.core.game import JUDGE, State, View
from stammtisch.laws.setup import Playthrough, Setup, events_of, words


def difference(one: View, other: View) -> str:
    """Return where two views differ."""
    mine, theirs = plain(one), plain(other)
    if not isinstance(mine, dict) or not isinstance(theirs, dict):
        return f"{mine} and {theirs}"
    parted = [f"{name}: {mine[name]} and {theirs.get(name)}" for name in mine if mine[name] != theirs.get(name)]
    return "; ".join(parted) or "they have the same JSON but are not equal"


def plain(view: View) -> Any:
    """Return a view as plain JSON."""
    return json.loads(msgspec.json.encode(view))


def same_views(one: State, other: State, viewers: Sequence[int], when: str) -> None:
    """Check that two states look the same to these viewers."""
    for viewer in viewers:
        mine, theirs = one.view(viewer), other.view(viewer)
        assert mine == theirs, f"{when}, viewer {viewer} sees differently: {difference(mine, theirs)}"
    same_turn(one, other, when)


def same_turn(one: State, other: State, when: str) -> None:
    """Check that both states wait for the same seats, and cannot go on without the same seats."""
    assert one.waiting_for() == other.waiting_for(), f"{when}, {one.waiting_for()} or {other.waiting_for()} are next"
    assert one.holding_up() == other.holding_up(), f"{when}, {one.holding_up()} or {other.holding_up()} hold it up"
    assert one.round == other.round, f"{when}, it is round {one.round} or {other.round}"


def same_to(setup: Setup, one: State, other: State, viewer: int, when: str) -> None:
    """Check that two states give a viewer the same messages, byte for byte: view, legal words, whose turn it is."""
    mine, theirs = one.view(viewer), other.view(viewer)
    assert mine == theirs, f"{when}, viewer {viewer} could tell them apart: {difference(mine, theirs)}"
    assert msgspec.json.encode(mine) == msgspec.json.encode(theirs), f"{when}, viewer {viewer} gets other bytes"
    same_turn(one, other, when)
    if viewer >= 0:
        legal, others = words(setup, one, viewer), words(setup, other, viewer)
        assert legal == others, f"{when}, seat {viewer} has other words: {legal} and {others}"


def all_pieces(state: State) -> Counter[str]:
    """Return every piece of the game, in any place."""
    return Counter([piece for pieces in state.view(JUDGE).places().values() for piece in pieces])


def pieces_at(state: State, viewer: int) -> dict[str, Counter[str]]:
    """Return the pieces of every place that has some, as a viewer sees them."""
    return {place: Counter(pieces) for place, pieces in state.view(viewer).places().items() if pieces}


def same_future(game: Playthrough, state: State, at: int, when: str) -> None:
    """Check that the state goes the way of the match from there on."""
    for ply in range(at, min(at + 20, len(game.plies))):
        told = events_of(state, *game.plies[ply])
        assert told == game.events[ply], f"{when}, ply {ply} has the events {told}, not {game.events[ply]}"
        judged = state.view(JUDGE)
        assert judged == game.judged[ply + 1], f"{when}, after ply {ply}: {difference(judged, game.judged[ply + 1])}"
