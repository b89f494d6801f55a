"""The results of a tournament on disk: deal by deal while it runs, so that it can go on, and as JSON at the end."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from stammtisch.arena.tournament import Contest, Game, Played, standings
from stammtisch.core.game import Refused


def diary_of(path: Path) -> Path:
    """Where the finished deals are kept until the tournament is over."""
    return path.with_name(path.name + ".part")


def begin(path: Path, contest: Contest) -> list[Played]:
    """Opens the diary of a tournament; gives the deals that an interrupted run has left there."""
    diary = diary_of(path)
    heading = json.loads(json.dumps(asdict(contest)))
    if not diary.exists():
        diary.write_text(json.dumps(heading) + "\n", encoding="utf-8")
        return []
    lines = diary.read_text(encoding="utf-8").splitlines()
    try:
        found = json.loads(lines[0]) if lines else None
    except ValueError:
        found = None
    if found != heading:
        raise Refused(f"{diary} belongs to another tournament; remove it or choose another --json file")
    deals = [deal for line in lines[1:] if (deal := _deal(line)) is not None]
    whole = [json.dumps(heading), *[json.dumps(_plain(deal)) for deal in deals]]
    diary.write_text("\n".join(whole) + "\n", encoding="utf-8")
    return deals


def keep(path: Path, deal: Played) -> None:
    """Adds a finished deal to the diary."""
    with diary_of(path).open("a", encoding="utf-8") as file:
        file.write(json.dumps(_plain(deal)) + "\n")


def finish(path: Path, contest: Contest, deals: Sequence[Played], ratings: dict[str, tuple[float, float]]) -> None:
    """Writes the results and closes the diary."""
    result = {
        "contest": asdict(contest),
        "standings": [asdict(standing) for standing in standings(deals)],
        "ratings": {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in ratings.items()},
        "deals": [_plain(deal) for deal in deals],
    }
    path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    diary_of(path).unlink(missing_ok=True)


def _plain(deal: Played) -> dict[str, Any]:
    return {"number": deal.number, "games": [asdict(game) for game in deal.games]}


def _deal(line: str) -> Played | None:
    """A deal from its line; None if the run was interrupted while it was written."""
    try:
        found = json.loads(line)
        games = tuple(
            [
                Game(
                    tuple(game["bots"]),
                    tuple(game["points"]),
                    tuple(game["winners"]),
                    tuple([tuple(spent) for spent in game["seconds"]]),
                )
                for game in found["games"]
            ]
        )
        return Played(found["number"], games)
    except (ValueError, KeyError, TypeError):
        return None
