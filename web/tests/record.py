"""Plays a match with bots and writes down what one seat is shown: fixtures for the harness and the tests.

python web/tests/record.py seven-seals 4 --seat 0 --seed 7 --level regular > web/tests/fixtures/seven-seals.json

With `--laws FOLDER` it plays a random match at every table of every game on the shelf, for the laws of faces, and
writes `index.json` and a file for each table there.
"""

import argparse
import itertools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

import stammtisch
from stammtisch import Match, Rng
from stammtisch.arena.simulation import random_match
from stammtisch.bots.levels import bot_for
from stammtisch.core import shelf
from stammtisch.core.bot import Budget
from stammtisch.core.game import Game
from stammtisch.core.match import actions_by_word
from stammtisch.table.show import told

RUN: Final = 12
"""So many views in a row are kept of the beginning, the middle and the end of a match."""
WATCHED: Final = 5
"""One table of so many is seen by a watcher."""
NAMES = ["Mira", "Jonas", "Alex", "Robin", "Herman", "Wanda"]


def shown(match: Match, seat: int | None, since: int, at: int) -> dict[str, Any]:
    """A view as the server sends it."""
    viewer = stammtisch.WATCHER if seat is None else seat
    view = match.view(viewer)
    return {
        "is": "view",
        "at": at,
        "seat": seat,
        "places": view.places(),
        "facts": view.facts(),
        "legal": [] if seat is None else match.legal(seat),
        "draws": len(match.draws),
        "back": False,
        "waiting": match.waiting_for(),
        "holding_up": match.holding_up(),
        "over": match.over,
        "ended": None,
        "points": match.points(),
        "winners": match.winners() if match.over else [],
        "clocks": None,
        "events": told(match, viewer, since) if at else None,
    }


def main() -> None:
    """Plays and prints."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game", nargs="?")
    ask.add_argument("seats", type=int, nargs="?")
    ask.add_argument("--laws", type=Path, metavar="FOLDER", help="record every table of every game for the laws")
    ask.add_argument("--seat", type=int, default=0, help="whose eyes; -2 for a watcher")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--level", default="regular")
    ask.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    ask.add_argument("--steps", type=int, default=10_000, help="stop after so many words")
    given = ask.parse_args()
    if given.laws is not None:
        record_all(given.laws)
        return
    options = dict(pair.split("=", 1) for pair in given.option)
    match = stammtisch.match(given.game, given.seats, given.seed, **{k: _value(v) for k, v in options.items()})
    player, rng, budget = bot_for(match.game, given.level), Rng(given.seed), Budget(60)
    actions = actions_by_word(match.game)
    seat = None if given.seat < 0 else given.seat
    views = [shown(match, seat, 0, 0)]
    words: list[list[Any]] = []
    while not match.over and len(words) < given.steps:
        mover = match.holding_up()[0]
        since = len(match.plies)
        legal = [actions[word] for word in match.legal(mover)]
        word = match.game.word(player.choose(match.view(mover), legal, rng, budget).action)
        match.play(mover, word)
        words.append([mover, word])
        views.append(shown(match, seat, since, len(views)))
    about = {"game": given.game, "options": match.options, "seats": people(given.seats, given.seat, given.level)}
    sys.stdout.buffer.write(msgspec.json.encode({**about, "words": words, "views": views}))


def people(seats: int, mine: int | None, level: str) -> list[dict[str, Any]]:
    """Who sits at the table, as the server sends it."""
    return [
        {
            "name": NAMES[number],
            "bot": None if number == mine else level,
            "person": number == mine,
            "mine": number == mine,
            "away": False,
            "resigned": False,
            "hash": None,
            "contribution": None,
        }
        for number in range(seats)
    ]


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of seats with every choice of options."""
    for seats in game.seats:
        options = game.options(seats)
        for values in itertools.product(*[option.values for option in options]):
            yield seats, dict(zip([option.name for option in options], values, strict=True))


def runs(played: Match, seat: int | None) -> list[list[dict[str, Any]]]:
    """What a seat is shown at the beginning, in the middle and at the end of a match; each run without a gap."""
    words = [ply for ply in played.plies if ply.seat >= 0]
    starts = sorted({0, max(0, len(words) // 2 - RUN // 2), max(0, len(words) - RUN)})
    again = Match(played.game, played.seats, played.options, deal=played.deal)
    kept: list[list[dict[str, Any]]] = [[] for _ in starts]
    since = 0
    for number in range(len(words) + 1):
        wanted = [run for run, start in zip(kept, starts, strict=True) if start <= number <= start + RUN]
        if wanted:
            view = shown(again, seat, since, number)
            for run in wanted:
                run.append(view)
        since = len(again.plies)
        if number < len(words):
            again.play(words[number].seat, words[number].word)
    return kept


def decks(match: Match) -> list[str]:
    """The cards of the first shuffling of each deck, in words."""
    first = {part.deck: part.cards for part in match.shufflings if part.shuffling == 0}
    return [" ".join(first[deck]) for deck in range(len(first))]


def record_all(folder: Path) -> None:
    """One match for every table of every game."""
    index = []
    for name in shelf.names():
        game, files_ = shelf.game(name), []
        for number, (seats, options) in enumerate(tables(game)):
            match = random_match(game, seats, options, f"laws {number}")
            seat = None if number % WATCHED == WATCHED - 1 else number % seats
            words = [[ply.seat, ply.word] for ply in match.plies if ply.seat >= 0]
            about = {"game": name, "options": match.options, "seats": people(seats, seat, "regular")}
            file = f"{name}-{number}.json"
            recorded = {**about, "decks": decks(match), "words": words, "runs": runs(match, seat)}
            (folder / file).write_bytes(msgspec.json.encode(recorded))
            files_.append(file)
        index.append({"name": name, "folder": str(shelf.folder(name)), "files": files_})
    (folder / "index.json").write_text(json.dumps(index), encoding="utf-8")


def _value(text: str) -> str | int | bool:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    main()
