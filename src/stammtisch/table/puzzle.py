"""Puzzles: positions in which one move is clearly best by what the seat can know, and a plausible one clearly worse.

A game's puzzles are in `puzzles.jsonl` in its folder, which `training/puzzles.py` wrote: a header, then one puzzle a
line. A puzzle holds all cards; a client gets its View, and what there is to say once it has answered.
"""

import logging
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from stammtisch.core import shelf
from stammtisch.core.deal import Deal, seed_bytes
from stammtisch.core.game import Refused, Value
from stammtisch.core.match import Match
from stammtisch.table.authority import NotAllowed
from stammtisch.table.finished import AlternativeShown
from stammtisch.table.messages import Because

LOG: Final = logging.getLogger(__name__)
FILE: Final = "puzzles.jsonl"
VERSION: Final = 1


class BadPuzzles(Refused):
    """A file of puzzles that cannot be used; the message says why."""


class NoSuchPuzzle(NotAllowed):
    """A puzzle that does not exist, or is somebody else's."""


class PuzzleFile(msgspec.Struct, frozen=True):
    """The first line of a file of puzzles: what they are of, and how they were made."""

    puzzles: int
    """The version of the format."""
    game: str
    rules: int
    command: str
    """The command that makes the same file again."""


class Puzzle(msgspec.Struct, frozen=True):
    """One puzzle: the prefix of a match, who is to move, and what is right."""

    id: str
    """It follows from the position, so it stays when the file is made again."""
    match: int
    """The number of the bots' match that it comes from."""
    seats: int
    seat: int
    options: dict[str, Value]
    seed: str
    """The seed of the deal, in hexadecimal digits."""
    words: list[tuple[int, str]]
    """The words that lead to the position, by seat and word."""
    accepted: list[str]
    """The words that are right."""
    lure: str
    """The wrong word that bots play."""
    goal: Literal["match", "round"]
    """What the shares are of."""
    alternatives: list[AlternativeShown]
    """Every legal word, the best first."""
    reasons: list[Because]
    """Why the best word is better than the lure."""
    failed: dict[str, float]
    """By bot: how often it plays a wrong word."""
    rating: int
    """How hard it is before people have answered it, on the scale of Elo ratings."""


def position(file: PuzzleFile, puzzle: Puzzle) -> Match:
    """Return the match at a puzzle."""
    deal = Deal(puzzle.id, seed_bytes(puzzle.seed))
    match = Match(shelf.game(file.game, file.rules), puzzle.seats, puzzle.options, deal=deal)
    for seat, word in puzzle.words:
        match.play(seat, word)
    return match


class Collection(msgspec.Struct, frozen=True):
    """The puzzles of a game, by their ids."""

    file: PuzzleFile
    puzzles: dict[str, Puzzle]


@cache
def collection(game: str) -> Collection | None:
    """Return the puzzles of a game, read once; None if it has none."""
    path = files(shelf.packages()[game]) / FILE
    if not path.is_file():
        return None
    try:
        first, *lines = path.read_bytes().splitlines()
        file = msgspec.json.decode(first, type=PuzzleFile)
        found = [msgspec.json.decode(line, type=Puzzle) for line in lines]
        shelf.game(game, file.rules)
    except (ValueError, Refused) as problem:
        raise BadPuzzles(f"the puzzles in {path} cannot be read: {problem}") from problem
    if (file.puzzles, file.game) != (VERSION, game):
        raise BadPuzzles(f"{path} has puzzles of {file.game}, version {file.puzzles}, not of {game}, version {VERSION}")
    return Collection(file, {puzzle.id: puzzle for puzzle in found})


def collections() -> dict[str, Collection]:
    """Return the puzzles of every game that has some, by game."""
    found = {game: _readable(game) for game in shelf.names()}
    return {game: one for game, one in found.items() if one is not None}


@cache
def _readable(game: str) -> Collection | None:
    """Return the puzzles of a game, or None if there are none or they cannot be used."""
    try:
        return collection(game)
    except BadPuzzles as problem:
        LOG.warning("%s", problem)
        return None
