"""Plays a match with bots and writes down what one seat is shown: fixtures for the harness and the tests.

python web/tests/record.py seven-seals 4 --seat 0 --seed 7 --level regular > web/tests/fixtures/seven-seals.json
"""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

import stammtisch
from stammtisch import Match, Rng
from stammtisch.bots.levels import Budget, bot

NAMES = ["Mira", "Jonas", "Alex", "Robin", "Herman", "Wanda"]


def shown(match: Match, seat: int | None, since: int, at: int) -> dict[str, Any]:
    """A view as the server sends it."""
    viewer = stammtisch.WATCHER if seat is None else seat
    view = match.view(viewer)
    events = [asdict(event) for event in match.events(viewer, since)]
    for event, drawn in zip(events, match.drawn(since), strict=True):
        del event["eyes"]
        if drawn is not None:
            event["drawn"] = drawn
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
        "events": events if at else None,
    }


def main() -> None:
    """Plays and prints."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("game")
    ask.add_argument("seats", type=int)
    ask.add_argument("--seat", type=int, default=0, help="whose eyes; -2 for a watcher")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--level", default="regular")
    ask.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    ask.add_argument("--steps", type=int, default=10_000, help="stop after so many words")
    given = ask.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    match = stammtisch.match(given.game, given.seats, given.seed, **{k: _value(v) for k, v in options.items()})
    player, rng, budget = bot(given.level), Rng(given.seed), Budget(60)
    seat = None if given.seat < 0 else given.seat
    views = [shown(match, seat, 0, 0)]
    words: list[list[Any]] = []
    while not match.over and len(words) < given.steps:
        mover = match.holding_up()[0]
        since = len(match.plies)
        word = match.game.word(player.choose(match.game, match.view(mover), rng, budget))
        match.play(mover, word)
        words.append([mover, word])
        views.append(shown(match, seat, since, len(views)))
    seats = [
        {
            "name": NAMES[number],
            "bot": None if number == given.seat else given.level,
            "person": number == given.seat,
            "mine": number == given.seat,
            "away": False,
            "resigned": False,
            "hash": None,
            "contribution": None,
        }
        for number in range(given.seats)
    ]
    about = {"game": given.game, "options": match.options, "seats": seats}
    json.dump({**about, "words": words, "views": views}, sys.stdout)


def _value(text: str) -> str | int | bool:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdigit() else text


if __name__ == "__main__":
    main()
